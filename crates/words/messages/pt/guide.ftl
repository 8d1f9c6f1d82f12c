about = <rest>O jogo de tabuleiro havaiano </rest><konane>Kōnane</konane> com valores exatos<rest>: quem ganha, e por quanto</rest>. <play>Como se joga</play> <half>Porquê ½?</half>

help = Ajuda
help-first-steps = Primeiros passos
help-keys = Teclas
help-what =
    O Kōnane é um jogo de tabuleiro havaiano para duas pessoas. O Papamū encontra as partes em que uma posição se
    divide e o valor exato de cada uma: quem ganha, e por quantas jogadas.
help-modes =
    Em Editar, carregar numa casa vazia põe lá uma pedra, da cor que condiz com as outras como num tabuleiro de damas; uma
    segunda vez muda-lhe a cor, uma terceira tira-a. Com um pincel, cada vez põe essa pedra, ou tira-a. Em Jogar, carregue
    numa pedra e depois na casa onde deve cair.
help-gallery = <gallery>A galeria</gallery> mostra resultados publicados, cada um num tabuleiro que pode alterar.
help-glossary = <glossary>O glossário</glossary> explica as palavras desta página.
help-licences = Este é o Papamū { $version }, software livre. <licences>As licenças</licences> dizem de quem é o trabalho que contém.
help-tour-play = Um jogo inteiro no tabuleiro, em meio minuto
help-tour-half = O primeiro exemplo, em seis passos
help-pointer =
    Arraste para pintar, arraste uma pedra para a mover, carregue com o botão direito para apagar. Um dedo pinta quando
    há um pincel escolhido; sem pincel, nas casas vazias, desloca a página. Com dois dedos, ou com Ctrl e a roda do
    rato, aproxima-se ou afasta-se. As teclas das pedras funcionam enquanto o foco está no tabuleiro.

tour-place = { NUMBER($scene) } de { NUMBER($count) }
tour-worth = vale
tour-steps = Passos
tour-back = Anterior
tour-on = Seguinte
tour-run = Continuar
tour-pause = Pausa
tour-again = Outra vez
tour-end = Ao seu tabuleiro
