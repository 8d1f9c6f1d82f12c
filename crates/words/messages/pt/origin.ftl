origin-ask = Isto pode surgir num jogo?
origin-sought = À procura de um jogo …
origin-yes = Sim. Este jogo num tabuleiro de { $size } termina na posição.
origin-edge = A borda deste tabuleiro pode impedir um salto que é possível no plano.
origin-film = O jogo, lance a lance
origin-first = O tabuleiro cheio
origin-back = Atrás
origin-on = Seguinte
origin-last = A posição
origin-full = Um tabuleiro cheio.
origin-turn = { $player ->
    [left] Pretas: { $turn }
   *[right] Brancas: { $turn }
}
origin-play = Abrir em Jogar
