# A página dos tabuleiros resolvidos.

solved = Tabuleiros resolvidos
    .page = Tabuleiros de Kōnane resolvidos
    .headline = Quem ganha a partir de um tabuleiro cheio, se ambos jogarem perfeitamente. Cada resposta está provada por busca.
    .way = Tabuleiros resolvidos: quem ganha a partir de um tabuleiro cheio
    .loading = A tabela está a chegar …
    .failed = Não foi possível carregar a tabela. Verifique a ligação e abra de novo esta página.
    .rules = Saltos
    .ancient = Regras antigas
    .modern = Regras modernas
    .first = Quem começa
    .table = Quem ganha, por tamanho e regra de remoção
    .black-first = As pretas começam
    .white-first = As brancas começam
    .size = Linhas × colunas
    .positions = Posições examinadas
    .seconds = Segundos
    .no-room = –
    .black = Pretas
    .white = Brancas
    .open-cell = por decidir
    .colours = Onde as brancas começam, preto e branco trocam de lugar.
    .repeat = Todas as aberturas deste tabuleiro:
    .repeat-copy = Copiar o comando para todas as aberturas
    .searches = Repetir as buscas
    .searches-note = Os comandos são para papamu, o programa de linha de comandos de Papamū. Cada abertura vale por todas as suas reflexões e rotações.
    .search-none = Por decidir: não examinada.
    .play = Jogar pelo lado vencedor contra o Perfeito
    .undecided = A busca não decidiu este caso.
    .known =
        A busca de Norvig até 6 × 6 e os resultados de Uiterwijk para tabuleiros estreitos concordam onde as remoções são as
        mesmas, e também os tabuleiros de Ernst até 4 × 6 e 5 × 5. Dos outros tabuleiros não conhecemos resultado anterior;
        a tese de Kirk de 2020, que tem resultados de muitos tabuleiros, não lemos.
    .other-rule = As tabelas de GamesCrafters seguem outra regra de remoção e por isso não se podem comparar.
solved-caption = { $first ->
    [left] As pretas removem a primeira pedra e dão o primeiro salto. Quem ganha a partida inteira?
   *[right] As brancas removem a primeira pedra e dão o primeiro salto. Quem ganha a partida inteira?
}
solved-board = { NUMBER($rows) } × { NUMBER($columns) }, remoção: { $removal }
solved-can-choose = { $first ->
    [left] As pretas ganham
   *[right] As brancas ganham
} se removerem primeiro { $count ->
    [one] { $squares }.
   *[other] uma destas: { $squares }.
}
solved-cannot-choose = { $first ->
    [left] Ganham as brancas: seja o que for que as pretas removam, as brancas têm uma resposta que ganha.
   *[right] Ganham as pretas: seja o que for que as brancas removam, as pretas têm uma resposta que ganha.
}
solved-cannot-begin = { $first ->
    [left] Por esta regra as pretas não podem começar neste tabuleiro.
   *[right] Por esta regra as brancas não podem começar neste tabuleiro.
}
solved-unknown-size = { NUMBER($rows) } × { NUMBER($columns) } não foi examinado.
solved-searches-count = { NUMBER($decided) } decididas, { NUMBER($unknown) } por decidir
solved-search-decided = { $winner ->
    [left] Ganham as pretas:
   *[right] Ganham as brancas:
} { NUMBER($positions) } posições, { NUMBER($seconds) } s ({ $date }).
solved-search-undecided = Por decidir: { NUMBER($positions) } posições não bastaram ({ $date }).
solved-search-copy = Copiar o comando que examina { $pair }
solved-certificate-copy = Copiar o comando para um certificado de { $pair }
solved-proof = { $first ->
    [left] Prova de quem ganha se as pretas jogarem primeiro sem { $pair }
   *[right] Prova de quem ganha se as brancas jogarem primeiro sem { $pair }
}
solved-open = { $first } e { $second } removidas: { $winner }. Abrir no tabuleiro.
solved-count = { NUMBER($count) }
solved-time = { NUMBER($seconds) }
solved-link-size = “{ $size }” não é um tamanho de tabuleiro: linhas e colunas podem ser de 1 a 18, como em 6x7.
