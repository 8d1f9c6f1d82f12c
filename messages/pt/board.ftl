board-name = Tabuleiro de Kōnane
board-colour = { $player ->
    [left] Pretas
   *[right] Brancas
}
board-empty = { $square } vazia
board-stone = { $square } { $player ->
    [left] preta
   *[right] branca
}
board-selected = { $square }, selecionada
board-target = { $square }, destino

examples = Posições para experimentar
example-exhibit = Galeria: <exhibit/>

example-half-move = Meia jogada
example-heap-nim = Um monte de Nim
example-staircase = Uma escada
example-just-above-0 = Pouco acima de 0
example-next-nothing = Quase nada
example-switch = Um switch
example-long-line = Uma linha comprida
example-whole-board = Um tabuleiro inteiro
example-sum-four = Uma soma de quatro
