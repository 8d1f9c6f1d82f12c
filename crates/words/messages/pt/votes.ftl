votes = Cartões de voto
    .page = Cartões de voto · Ensinar · Papamū
    .headline = Cada aluno levanta um cartão. A letra na borda de cima é a resposta.
    .way = Cartões de voto para imprimir
    .sheets = Os cartões a imprimir
    .count = Cartões
    .from = Primeiro número
    .on-a-page = Cartões por página
    .paper = Imprima em A4 no tamanho real (100%), só de um lado. Papel fosco não reflete. Corte as folhas de dois cartões pela linha tracejada. Um cartão por página é para salas grandes, dois são para as pequenas.
    .how = Como segurar o cartão
    .hold = Vire o cartão até que a letra da sua resposta fique em cima e segure-o reto, voltado para o professor. Não cubra com os dedos o quadrado preto nem o branco em volta.
    .letters = Onde uma pergunta tem outras opções, elas são A, B, C e D.
    .reading = Como os cartões são lidos
    .begin = Apresente uma lição. Numa pergunta com duas a quatro opções, aperte Votar, ou V: a câmera deste computador conta os cartões. No celular, abra a mesma lição e vote lá; a contagem vem como código.
    .far = Uma câmera de 1280 × 720 pixels que vê um ângulo de 60 graus deve ler um cartão até cerca de 7 m com dois cartões por página, e até 10 m com um (calculado; não testado com um cartão impresso). Pouca luz e cartões inclinados diminuem isso.
    .numbers = Cada aluno fica com um número. A página mostra que números viu, e o que dizem só quando você revela. As imagens são lidas neste computador e não são guardadas.
    .without = Sem câmera, conte a olho os cartões levantados e toque nas contagens.
    .most = Quando um voto ensina mais
    .order = Deixe cada um decidir sozinho e votar. Se muitos errarem, deixe os vizinhos se convencerem e votar de novo. Só então revele os dois votos e explique, também por que as respostas erradas são erradas.
    .hidden = “Discutir e votar de novo” não mostra nada do primeiro voto: quem vê as barras tende à resposta mais comum.
    .source = { $source } resumem o que se sabe disso. (A fonte está em inglês.)
votes-made = { $cards ->
    [one] Cartão { NUMBER($first) }
   *[other] { NUMBER($cards) } cartões, números { NUMBER($first) } a { NUMBER($last) }
}
votes-pages = { $pages ->
    [one] 1 página A4
   *[other] { NUMBER($pages) } páginas A4
}
votes-card = Cartão { NUMBER($number) }: um marcador, com as letras L e A em cima, N e C à direita, R e B embaixo, P e D à esquerda

vote = Votar
    .reveal = Revelar
    .again = Discutir e votar de novo
    .end = Encerrar o voto
    .covered = O que os cartões dizem fica escondido.
    .cards = Cartões distribuídos
    .by-hand = Contar à mão
    .by-camera = Usar a câmera
    .tap = Conte a olho os cartões levantados e toque.
    .right = certo
    .carry = Levar esta contagem a outro aparelho
    .code = Código da contagem
    .take = Trazer a contagem de outro aparelho
    .take-code = Trazer
    .take-none = O texto não tem contagem desta pergunta.
    .scan = Ler o código
    .camera = Câmera
    .camera-on = A câmera está ligada. As imagens não são guardadas.
    .camera-waits = Esperando a câmera…
    .camera-picture = O que a câmera vê
    .camera-show = Mostrar a imagem
    .camera-none = Não há câmera, ou o navegador a esconde desta página.
    .camera-refused = O navegador não pôde usar a câmera. As configurações dele para este site podem permitir.
    .camera-busy = A câmera não dá imagem. Outro programa pode estar usando-a.
    .camera-gone = A câmera foi retirada.
    .camera-failed = O leitor dos cartões não pôde ser iniciado. Na primeira vez ele precisa de rede.
vote-seen-of = de { NUMBER($all) } vistos
vote-number-seen = { NUMBER($number) }, visto
vote-number-missing = { NUMBER($number) }, não visto
vote-missing = Não vistos: { $numbers }.
vote-doubled = Dois cartões têm o número { $numbers }: nenhum conta.
vote-foreign = Vistos, mas não distribuídos: { $numbers }. Esses não contam.
vote-letter = Contagem de { $letter }
vote-less = Um a menos para { $letter }
vote-more = Um a mais para { $letter }
vote-all = { $votes ->
    [one] 1 voto
   *[other] { NUMBER($votes) } votos
}
vote-first = primeiro voto ({ NUMBER($votes) })
vote-last = último voto ({ NUMBER($votes) })
vote-card = Cartão { NUMBER($number) }
