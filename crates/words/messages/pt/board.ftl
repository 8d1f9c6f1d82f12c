board-name = Tabuleiro de Kōnane
board-colour = { $player ->
    [left] Pretas
   *[right] Brancas
}
board-outside = fora { $square }
board-empty = { $square } vazia
board-stone = { $square } { $player ->
    [left] preta
   *[right] branca
}
board-selected = { $square }, selecionada
board-target = { $square }, destino

examples = Posições para experimentar
examples-all = Todas as { NUMBER($count) }
example-exhibit = Galeria: <exhibit/>

example-half-move = Meia jogada
example-heap-nim = Monte de Nim
example-staircase = Escada
example-sum-four = Quatro partes
example-just-above-0 = Pouco acima de 0
example-next-nothing = Quase nada
example-switch = Switch
example-long-line = Linha comprida
example-whole-board = Tabuleiro inteiro
