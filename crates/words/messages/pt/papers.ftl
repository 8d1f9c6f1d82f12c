of-ernst =
    .copy =
        Temos o relatório técnico MSR-TR-95-24 em duas leituras. Algumas das suas imagens perderam-se ou estão
        danificadas em ambas. Onde o texto diz o bastante, a posição foi reconstituída de modo a ter o valor do artigo;
        senão, é conjetura nossa, e os veredictos dizem-no. Outros dois programas calcularam cada uma.
    .slip-printed = a quarta fila
    .slip-meant = a quarta coluna
    .slip-reason =
        A linha é atravessada a partir da esquerda; por isso, o que fica quatro casas além dela é uma coluna, como diz a
        mesma legenda na segunda frase.
    .slip-printed-2 =
        Um jogo é um número se e só se todas as suas opções são números e nenhuma opção da Esquerda é maior ou igual a
        uma da Direita
    .slip-meant-2 = se; “só se” vale para formas canónicas
    .slip-reason-2 =
        L(4) = {"{∗│∗}"} = 0, como o artigo calcula, e ∗ não é um número. Nem o é o valor de o.ox, uma opção de oxo.ox,
        que vale ½.
entry-paper-about = De que trata o artigo
entry-ancient-modern-rules = Regras antigas e modernas
gap-rules-those-board = as regras são as do tabuleiro
entry-who-wins-values-first = Quem ganha, e os valores das primeiras filas
entry-how-remember-who-left = Como recordar quem é a Esquerda
entry-sums-negatives-order-two = Somas, simétricos e ordem; duas filas que valem −2 + 1
entry-half-to-up = ½, o número mais simples, 2^(−j−1), ↑
entry-hot-means = O que significa quente
gap-defines-word = define uma palavra
entry-dominated-options-reversible-moves = Opções dominadas e jogadas reversíveis
entry-gallery-purpose = Para que serve a galeria
entry-solid-lines = L(n), LOT₁(n), LT₁(n), LOT₂(n), LT₂(n), LT₃(n), com uma tabela de L(n)
entry-star2-nim-sums-switches = ∗2, somas de Nim, switches, tinies
entry-game-nim = O jogo de Nim
gap-about-another-game = é sobre outro jogo
entry-l2-n-d2-n = L2(n) e D2(n), com uma tabela de cada
entry-penned-into-corner = Encurralado num canto
entry-triangles-corner = Triângulos num canto
entry-when-groups-cannot-meet = Quando os grupos não se podem encontrar; dois pares que se encontram
entry-penetration-attained-how-many = Penetração que é atingida, e com quantas pedras
entry-groups-get-1-2 = Grupos que avançam 1, 2, 3 e 4 casas
entry-greatest-penetration-each-box = A maior penetração de cada caixa
entry-two-groups-answer-each = Dois grupos que se respondem um ao outro após uma meia-volta
entry-weights-3x3-20-against = Pesos para 3 × 3: 20 contra 21
entry-no-finite-army-gets = Nenhum exército finito avança 5 casas
entry-width-4-does-not = A largura 4 não avança 4 casas
entry-depth-2-does-not = A profundidade 2 não avança 4 casas
entry-weights-every-other-row = Pesos em filas alternadas, para três caixas pequenas
entry-7x3-square-middle = 7 × 3: a casa do meio
entry-7x3-other-squares = 7 × 3: as outras casas
entry-11x3-all-but-two = 11 × 3, e todas menos duas casas para 12 × 3
entry-12x3-two-squares-middle = 12 × 3: as duas casas do meio
entry-gyllenskogs-position-de-oliveiras =
    O final de Gyllenskog, que vale 5 (4 pelas regras modernas); a jogada de de Oliveira, de 3 para 0
gap-positions-elsewhere = as posições estão nas publicações deles, que não vimos
entry-reading-de-oliveiras-thesis = Sobre a leitura da tese de de Oliveira
entry-questions-who-wins-small = Perguntas, e quem ganha em tabuleiros pequenos
entry-history-boards-words = História, tabuleiros, palavras
gap-states-no-value = não indica nenhum valor
entry-who-found-weights-3 = Quem encontrou o quê: os pesos para 3 filas de 8 a 12 são de Darrah P. Chavey
entry-paper-cites = O que o artigo cita
gap-no-result = não enuncia nenhum resultado próprio
of-uiterwijk =
    .copy =
        Temos o texto sem fórmulas nem figuras. Perderam-se alguns títulos e os seus números: onde não havia nenhum, o
        título aqui é nosso. As fórmulas dos teoremas 4 e 5 foram reconstituídas a partir de valores calculados.
    .slip-printed = A caminho do teorema 3: o salto múltiplo mais longo domina sempre os saltos mais curtos da pedra
    .slip-meant = em toda a posição a que se chega de 1 × 6 a 1 × 18, os dois são confusos
    .slip-reason =
        Depois de H-M em 1 × 6, as brancas podem saltar para xo.o.. com as margens como paredes: aí, um salto das pretas
        deixa ∗ e dois saltos deixam 0, e ∗ e 0 são confusos. Deixar de fora saltos mais curtos pode até mudar um valor:
        x..ox.x.., a que se chega em 1 × 9, vale ↓∗, e sem o salto simples das brancas valeria ∗. As somas do
        teorema estão certas em todos os tabuleiros até 1 × 20 que calculámos.
entry-game-had-been-written = O jogo, e o que já se tinha escrito sobre ele
entry-single-multiple-capture = Uma captura simples e uma múltipla
gap-example-rules = um exemplo das regras
entry-theory = O que é a teoria
entry-who-wins-four-classes = Quem ganha, e as quatro classes de resultados
entry-every-whole-number-occurs = Ocorrem todos os números inteiros
entry-rows-worth-0-more = Filas que valem 0 e mais
entry-rows-worth-0-less = Filas que valem 0 e menos
entry-fractions-infinitesimals-nimbers = Frações, infinitesimais e nimbers
entry-rows-worth-fractions = Filas que valem frações
entry-rows-worth-infinitesimals = Filas que valem infinitesimais
entry-positions-worth-star2 = Posições que valem ∗2
entry-rows-worth-star2 = Filas que valem ∗2
entry-about-all-positions-certain = Sobre todas as posições de um certo valor
gap-value-lost-our-source = o valor perdeu-se na nossa fonte
entry-openings-which-two-stones = As aberturas: que duas pedras se retiram
gap-names-openings = dá nome às aberturas
entry-hm-vm = H-M e V-M
gap-defines-openings = define as aberturas
entry-hc-vc = H-C e V-C
entry-when-fragments-independent = Quando são independentes os fragmentos
entry-five-fragments-one-board = Cinco fragmentos num só tabuleiro
entry-moves-opponent-cannot-prevent = Jogadas que o adversário não pode impedir
entry-three-empty-squares-or = Três casas vazias, ou duas
entry-three-empty-squares-line = Três casas vazias em linha separam
entry-two-empty-squares-separate = Duas casas vazias separam no que vem de uma abertura
entry-boards-one-row = Tabuleiros de uma fila
entry-1xn-hm-smallest-boards = 1 × n, H-M: os tabuleiros mais pequenos
entry-1xn-hm-first-four = 1 × n, H-M: o primeiro de quatro casos
entry-1xn-hm-second-case = 1 × n, H-M: o segundo caso
entry-1xn-hm-third-case = 1 × n, H-M: o terceiro caso
entry-1xn-hm-fourth-case = 1 × n, H-M: o quarto caso
entry-1xn-after-hm = 1 × n depois de H-M
entry-1xn-after-hc = 1 × n depois de H-C
entry-boards-two-rows = Tabuleiros de duas filas
entry-2xn-after-vm = 2 × n depois de V-M
entry-2xn-vm-game = 2 × n, V-M: um jogo
entry-2xn-after-hm = 2 × n depois de H-M
entry-2xn-after-vc = 2 × n depois de V-C
entry-2xn-vc-game = 2 × n, V-C: um jogo
entry-2xn-after-hc = 2 × n depois de H-C
entry-boards-three-rows = Tabuleiros de três filas
entry-3xn-after-vm = 3 × n depois de V-M
entry-3xn-after-hm = 3 × n depois de H-M
entry-3xn-after-vc = 3 × n depois de V-C
entry-boards-four-rows = Tabuleiros de quatro filas
entry-4xn-after-vm = 4 × n depois de V-M
entry-unsolved-who-wins-if = O que está por resolver, e quem ganha quando as duas remoções contam como jogadas
gap-lost = figura perdida na nossa fonte
of-santos-silva =
    .authors = Carlos Pereira dos Santos e Jorge Nuno Silva
    .copy =
        Temos o texto sem as figuras; a construção é descrita por palavras, casa a casa. Onde a nossa cópia tem
        “Constructing numbers” nos títulos, lemos “nimbers”.
    .slip-printed = dimensão n: ∗2^(n−1) ocorre e ∗2^(n) não. Col: 0
    .slip-meant = ∗2^(n) ocorre e ∗2^(n+1) não; ou Col: 1
    .slip-reason =
        A definição e o seu exemplo contradizem-se: o artigo diz que Col tem números e números mais ∗. Então ∗ ocorre e
        ∗2 não, o que pela definição é dimensão 1.
    .slip-printed-2 = O artigo de Ernst só permite saltos simples
    .slip-meant-2 = é sobre ambas as regras
    .slip-reason-2 =
        As posições de Ernst podem ser jogadas pelas regras antigas, com saltos por cima de várias pedras. Quando um
        valor só é válido com saltos simples, Ernst di-lo e chama modernas a essas regras.
entry-berlekamps-question-where-star2 = A pergunta de Berlekamp: onde se encontra ∗2
entry-which-nimbers-occur-values =
    Que nimbers ocorrem em Shove, Col e Toppling Dominoes; jogos octais; valores de algumas posições, e um segundo ∗2,
    em desenhos que nos faltam
entry-nim-dimension = Dimensão Nim
entry-konane-infinite-nim-dimension = O Kōnane tem dimensão Nim infinita
entry-some-values = Alguns valores do jogo
entry-first-star2-one-longer = O primeiro ∗2, e um com uma coluna mais comprida
entry-starn-from-two-copies = ∗n a partir de duas cópias de ∗(n−1)
entry-why-starn = Porque vale ∗n; ∗4, desenhado
gap-proof-machines-jumps-can = uma demonstração; os saltos da máquina podem ser jogados
of-norvig =
    .copy = Um caderno: texto e programas.
entry-ancient-rules-black-moves = Regras antigas, as pretas jogam primeiro
entry-program-six-sections = O programa, em seis secções
gap-states-no-result-about = não enuncia nenhum resultado sobre o Kōnane
entry-white-wins = Ganham as brancas
gap-repeated-summary = repetido no resumo
entry-black-wins = Ganham as pretas
entry-who-wins-4x4-5x5 = Quem ganha em 4 × 4, 5 × 5 e 6 × 6
entry-how-go-program-whether = Como continuar o programa; se a teoria das somas ajudaria
entry-tests-program = Testes do programa
of-carvalho-santos =
    .authors = Alda Carvalho e Carlos Pereira dos Santos
    .copy =
        Temos o resumo e o início da introdução, não a construção nem as regras. Apresentado em Integers 2011, impresso
        em Games of No Chance 5 (MSRI Publications 70, 2019), em linha desde 29 de maio de 2025.
entry-every-value-occurs =
    Todo o jogo curto é o valor de uma posição de Kōnane, o primeiro jogo para o qual isto se sabe
entry-main-result-lemmas = Onde estão o teorema 14, o resultado principal, e os lemas da sua construção
gap-construction-unread = não lemos a construção
of-wikipedia =
    .copy = Um artigo que pode ter mudado desde então: a nossa cópia é de 2021 ou posterior.
    .slip-printed = dos Santos e Silva mostraram que o Kōnane contém todos os outros jogos combinatórios
    .slip-meant = mostraram que contém todos os nimbers
    .slip-reason =
        O teorema deles é só sobre nimbers. Que todos os valores ocorrem no Kōnane é um teorema de Carvalho e dos
        Santos.
entry-game-is = O que é o jogo
entry-sizes-boards = Tamanhos de tabuleiros
entry-opening-ancient-rules = A abertura; regras antigas
entry-who-proved = Quem demonstrou o quê
gap-reports-other-papers = relata outros artigos
entry-peg-solitaire = Solitário
by-papamu =
    .authors = Este programa
    .title = Cálculos nossos
    .copy =
        Ernst e Norvig imprimem quem ganha em alguns dos tabuleiros inteiros. A tese de Kirk de 2020, que não lemos, pode
        ter valores.
entry-values-winners-small-whole = Valores e vencedores de pequenos tabuleiros inteiros
entry-who-wins-up-three = Quem ganha com até três filas quando as duas remoções contam como jogadas
entry-rows-one-line-worth = Filas de uma linha que valem frações, infinitesimais e ∗2
entry-smallest-positions-value = As posições mais pequenas de um valor
entry-position-for-any-value = Uma posição para qualquer valor
entry-lines-ancient-rules = As linhas de {"{j│0}"} e {"{j│{j│0}}"}, com ambas as regras
entry-tinies-continued = Os +₁ e +₂ de Ernst, continuados até tiny-12
unread-gyllenskog = Gyllenskog 1976, “Konane as a vehicle for teaching AI”, SIGART Newsletter 56, 5–6
unread-gyllenskog-about = Ernst avalia a posição da sua figura 1.
unread-de-oliveira = De Oliveira 1981, “Heuristic techniques applied to problem solving”, tese de mestrado, em português
unread-de-oliveira-about = Ernst avalia uma jogada da sua página C.7.
unread-chan-tsai = Chan e Tsai 2002, “1×n Konane: a summary of results”, More Games of No Chance, 331–339
unread-chan-tsai-about = Segundo o resumo: posições numa só fila, de três padrões sólidos com uma casa vazia entre eles.
unread-thompson = Thompson 2005, “Teaching a neural network to play Kōnane”, tese
unread-thompson-about = Um programa que joga.
unread-hearn = Hearn 2009, “Amazons, Konane, and Cross Purposes are PSPACE-complete”, Games of No Chance 3
unread-hearn-about =
    Decidir quem ganha é PSPACE-completo. Uiterwijk (nota de rodapé 1) observa que as suas páginas 288 e 297 não
    concordam sobre se perde o jogador que não pode jogar; a demonstração vale de qualquer modo.
unread-kirk = Kirk 2020, tese de licenciatura
unread-kirk-about = Resultados de muitos tabuleiros; Uiterwijk compara com eles os seus valores.

progress-early =
    A pesquisa avaliou todos os componentes de até 8 pedras e todos os retângulos de até 18 casas com tais cores, e depois
    somas deles, dois a dois. Em 152 das posições pelas regras modernas nenhuma partida acaba, pelos números das pedras; ao
    lado de pedras isoladas talvez uma acabe.
progress-narrow =
    Para n ímpar, todos os valores encontrados são 0; para n par, é −1/4 para n = 8, 12, 14 e 16, e 0 para n = 4, 6 e
    10. Não temos prova de que assim continue.
progress-l2 = Até n = 16, que a peça mostra, só L2(12) depende das regras.
progress-d2 = A peça mostra as escadas até n = 17.
progress-triangle = Ambos são como diz a fórmula.
series-corner-triangle-n-diagonals = Triângulo de canto, n diagonais
progress-harmless =
    Estes grupos podem encontrar-se se houver menos de cinco filas entre eles. A soma, 0, está certa para uma fila e a
    partir de três filas; para nenhuma e para duas não está. Filas duplas iguais têm também soma 0; com duas filas entre
    elas, isto está errado para quatro colunas, e para nenhum outro número dos que aqui estão.
series-two-groups-worth-0 = Dois grupos que valem 0, com d filas entre eles
series-two-double-rows-n = Duas filas duplas de n colunas, com duas filas entre elas
progress-whole = 0 significa que ganha o segundo jogador, e 1 que ganham as pretas.
progress-nimbers = O menor número de pedras que conhecemos para ∗4 é doze, com cada uma das regras; para ∗5 são as 94 da máquina.
