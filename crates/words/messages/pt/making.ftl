making-page-of = Uma posição que vale { $value }
making-build = Construir
making-terms =
    Pelas regras antigas, no plano, com pedras em quaisquer casas: cada cadeado acaba em duas pedras vizinhas da mesma cor,
    o que nenhum tabuleiro tem após uma abertura. Com as modernas não tentámos.
making-working = A construir a posição …
making-hard = Não decidido: este valor precisa de mais tempo ou memória do que a página pode usar.
making-large =
    Demasiado grande: a posição que esta construção faz para o valor não cabe num tabuleiro de { NUMBER($most) } ×
    { NUMBER($most) } casas, o maior que a página tem.
making-size = { $stones ->
    [one] 1 pedra em { NUMBER($rows) } × { NUMBER($columns) } casas, { $colours }
   *[other] { NUMBER($stones) } pedras em { NUMBER($rows) } × { NUMBER($columns) } casas, { $colours }
}
making-zoom = Tamanho do tabuleiro
making-to-board-why = Ali o programa calcula o valor desta posição. Nas grandes, isso pode demorar.
making-smallest = A mais pequena no dicionário
making-smallest-of = { $stones ->
    [one] Com 1 pedra, { $colours }, pelas regras antigas no plano.
   *[other] Com { NUMBER($stones) } pedras, { $colours }, pelas regras antigas no plano.
}
making-smallest-none = O dicionário não tem nenhuma posição com este valor pelas regras antigas no plano.
making-habitat = Procurar posições pequenas no Habitat
making-from-habitat = Construir uma posição com este valor, por maior que seja

making-moves = Uma fila de lances.
    .why = Um jogador toma pedra após pedra, e o outro nunca pode jogar. Cada pedra por tomar é um lance.
making-nothing = Uma só pedra.
    .why = Ninguém pode jogar.
making-runners = Dois corredores.
making-runners-why =
    O da Esquerda é a pedra preta em { $black } e salta para cima; o da Direita é a branca em { $white } e salta para
    baixo. De início nenhuma outra pedra poderá jogar. Um corredor que parte toma o outro.
making-line = { $player ->
    [left] A linha da Esquerda.
   *[right] A linha da Direita.
}
making-line-why = { $player ->
    [left] Num só lance o corredor da Esquerda pode saltar sobre o corredor da Direita e tantas destas pedras brancas quantas quiser, e parar atrás da última. Numa paragem que não seja a última, a pedra seguinte pode tomá-lo.
   *[right] Num só lance o corredor da Direita pode saltar sobre o corredor da Esquerda e tantas destas pedras pretas quantas quiser, e parar atrás da última. Numa paragem que não seja a última, a pedra seguinte pode tomá-lo.
}
making-locks = { $player ->
    [left] Cadeados da linha da Esquerda.
   *[right] Cadeados da linha da Direita.
}
making-locks-why-left =
    Enquanto a pedra da linha ao seu lado existe, ninguém pode jogar numa destas filas; uma vez tomada, a fila são lances
    livres para um jogador. São escolhidas de modo que, onde nenhuma opção espera, tomar o corredor deixa no máximo <bound/>: menos
    do que qualquer valor daqui, e a Esquerda nada ganha ali.
making-locks-why-right =
    Enquanto a pedra da linha ao seu lado existe, ninguém pode jogar numa destas filas; uma vez tomada, a fila são lances
    livres para um jogador. São escolhidas de modo que, onde nenhuma opção espera, tomar o corredor deixa no mínimo <bound/>: mais
    do que qualquer valor daqui, e a Direita nada ganha ali.
making-option = { $player ->
    [left] A opção <option/> da Esquerda.
   *[right] A opção <option/> da Direita.
}
making-hub-why =
    Um corredor que para em { $stop } abriu no caminho cadeados que valem <gained/>, e torna-se o corredor das pedras à
    sua volta: uma máquina mais pequena do mesmo género, rodada, para <inner/>. Juntos são <option/>.
making-integer-why =
    Um corredor que para em { $stop }, no fim da sua linha, abriu no caminho cadeados que valem <gained/>. Nenhuma pedra
    pode tomá-lo, e ali não precisa de máquina.
making-first-why =
    Um corredor que para em { $stop } tomou o outro, e ninguém mais pode jogar: isso vale 0.
making-whole = O todo, que vale <value/>.
making-whole-why =
    Um lance para uma paragem marcada vale a opção que ali espera. Todos os outros lances nada mudam, e assim as opções são
    as do valor. A demonstração foi feita à mão. Abra a posição no tabuleiro para que o programa calcule o seu valor; nas
    grandes isso pode demorar demais.
