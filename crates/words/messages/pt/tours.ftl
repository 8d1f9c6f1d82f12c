play-title = Como se joga Kōnane
play-full =
    O tabuleiro começa cheio. Cada jogador já retirou uma pedra do meio. A Esquerda joga com as pretas, a Direita com
    as brancas.
play-jump =
    Uma jogada é um salto por cima de uma pedra adversária vizinha, para a casa vazia logo a seguir. A pedra
    adversária sai do tabuleiro.
play-turns = Os jogadores jogam à vez. Não há outro tipo de jogada.
play-double = Um salto duplo: pelas regras antigas, uma pedra pode continuar a saltar na mesma linha. Depois salta a Direita.
play-end =
    Agora é a vez da Esquerda, e nenhuma pedra preta pode saltar. Quem não pode saltar perde: ganhou a Direita.

rules-begin = O tabuleiro começa cheio: as pretas retiram uma pedra preta, depois as brancas uma branca vizinha.
rules-jump =
    À vez, cada jogador salta com uma pedra, a direito, por cima de uma pedra adversária vizinha para a casa vazia a
    seguir, e mais adiante na mesma linha se quiser; as pedras saltadas são tomadas.
rules-end = Quem não pode saltar na sua vez perde.

half-title = Porque vale isto ½?
half-value =
    Um valor diz quantas jogadas de vantagem tem a Esquerda, que joga com as pretas. Aqui tem meia jogada. Para saber
    porquê, veja aonde leva cada salto.
half-best = Um dos saltos da Esquerda leva a 0: ninguém tem vantagem. A partir daqui, perde quem jogar primeiro.
half-others =
    Os outros dois saltos da Esquerda nada ganham. A este, a Direita tem uma resposta depois da qual ninguém pode
    saltar: outra vez 0. O terceiro salto leva a −1, uma jogada de vantagem para a Direita.
half-right = A Direita só tem este salto. Leva a 1: a Esquerda ainda tem uma jogada, e a Direita não tem nenhuma.
half-between =
    Assim, a Esquerda pode jogar para 0, e a Direita para 1. Uma posição destas vale o número mais simples entre os
    dois: ½.
half-two = E duas delas, demasiado afastadas para se encontrarem, valem uma jogada inteira: ½ + ½ = 1.
