votes = Cartões de voto
    .page = Cartões de voto · Ensinar · Papamū
    .headline = Cada aluno levanta um cartão. A letra na borda de cima é a resposta.
    .way = Cartões de voto para imprimir
    .sheets = Os cartões a imprimir
    .count = Cartões
    .from = Primeiro número
    .on-a-page = Cartões por página
    .paper = Imprima em A4 no tamanho real (100%), só de um lado. Papel fosco não reflete. Corte as folhas de dois cartões pela linha tracejada. Um cartão por página é para salas grandes, dois são para as pequenas.
    .how = Como votar
    .hold = Vire o cartão até que a letra da sua resposta fique em cima e segure-o reto. Não cubra o quadrado preto com os dedos.
    .read = Você lê as respostas a olho, de perto, porque as letras são pequenas. Este aplicativo ainda não lê os cartões com uma câmera. Os quadrados foram feitos para isso: cada cartão tem o seu, diferente em cada posição.
votes-made = { $cards ->
    [one] Cartão { NUMBER($first) }
   *[other] { NUMBER($cards) } cartões, números { NUMBER($first) } a { NUMBER($last) }
}
votes-pages = { $pages ->
    [one] 1 página A4
   *[other] { NUMBER($pages) } páginas A4
}
votes-card = Cartão { NUMBER($number) }: um marcador, com as letras L em cima, N à direita, R embaixo e P à esquerda
