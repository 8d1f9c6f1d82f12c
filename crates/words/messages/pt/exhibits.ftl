l =
    .headline = Uma fila de n pedras, a primeira preta
    .remarkable = Por mais comprida que seja, a fila vale um número inteiro não positivo ou ∗.
    .why =
        Os únicos saltos passam por cima de uma pedra da ponta e saem da fila. Isolam a pedra que salta e deixam uma
        fila com menos duas pedras. Se n é ímpar, só as brancas podem saltar, e L(n) = {"{│L(n − 2)}"}; se n é par,
        ambas podem, e L(n) = {"{L(n − 2)│L(n − 2)}"}.
    .try = Ponha uma segunda fila duas filas abaixo: as duas não se podem encontrar, e os seus valores somam-se.

lot1 =
    .headline = Uma fila com uma pedra em diagonal abaixo da ponta esquerda, n pedras ao todo
    .remarkable =
        A pedra a mais quase não importa: para n par o valor é n/2 − 1, tal como sem essa pedra; para n ímpar é 0, ∗ ou,
        no caso mais pequeno, ↓.
    .why =
        O salto das pretas para fora da ponta esquerda cai acima da pedra a mais e deixa um par que vale ∗ e uma fila de
        n − 3. Qualquer outro salto é na ponta direita e deixa LOT₁(n − 2).
    .try = Ponha uma pedra preta acima da pedra a mais, à esquerda da fila: isso é LT₁(n + 1), que é quente para n ≥ 4.
    .reason =
        O valor impresso está certo. Na sua dedução, ∗ − L(4j) é dado como 0: é ∗, porque L(4j) = 0. Com 0, o jogo seria
        {"{0│∗}"}, que é ↑.

lt1 =
    .headline = Uma fila com uma pedra abaixo da ponta esquerda, n pedras ao todo
    .remarkable =
        Uma só pedra abaixo da ponta pode tornar a fila quente: para n = 4j + 3 vale {"{2j│0}"}, e por isso a sua
        temperatura é j.
    .why =
        As pretas podem saltar para baixo por cima da cauda e deixam uma fila de n − 2. As brancas podem saltar para a
        esquerda, o que deixa uma fila de n − 3, ou para cima com a cauda, o que deixa LOT₁(n − 1). O jogador que pode
        saltar na ponta direita deixa LT₁(n − 2). O resto segue por indução.
    .try = Compare n = 11 com n = 15: mais quatro pedras sobem a temperatura 1.
    .reason = O valor impresso está certo. Na sua dedução, L(4j − 1) é dado como 2j + 1: pela lei de L(n), é −2j + 1.

lot2 =
    .headline = Uma fila com duas pedras em diagonal abaixo da ponta esquerda, n pedras ao todo
    .remarkable =
        A partir de n = 6: para n ímpar, cada duas pedras acrescentam 1; para n par, −1 e −1∗ alternam. Para n = 5 o
        valor é ½.
    .why =
        Um salto na ponta direita deixa LOT₂(n − 2); qualquer outro quebra a cauda e deixa filas de valor conhecido. A
        partir de n = 8, isto dá {"{−1│−1}"}, {"{−1∗│−1∗}"}, {"{2j − 3│2j − 1}"} ou {"{2j − 2│2j}"}; para n = 6 e n = 7,
        outras opções levam aos mesmos valores.
    .try = Veja n = 5, o ½, e retire a última pedra da fila.
    .reason =
        Aqui a própria lista do artigo está certa. As suas fórmulas gerais, impressas para todo o j > 0, dariam −1∗ para
        n = 4 e 0 para n = 5: valem a partir de n = 6.

lt2 =
    .headline = Uma fila com duas pedras abaixo da ponta esquerda, n pedras ao todo
    .remarkable = A partir de n = 7, a fila dobrada vale exatamente tanto como a fila direita L(n).
    .why =
        Dois saltos contam: o da ponta mais afastada deixa LT₂(n − 2), e a pedra branca da cauda toma a que está abaixo
        dela e deixa a fila L(n − 2). A partir de n = 9 ambos valem o mesmo, e para n par o primeiro é das pretas: 0 e ∗
        alternam. Para n ímpar ambos são das brancas, e as pretas não podem saltar. O artigo dá apenas o resultado e não
        menciona as exceções n = 4 e n = 6.
    .try = Compare n = 6 aqui com n = 6 em L(n), e veja que saltos a cauda acrescenta.

lt3 =
    .headline = Uma fila com três pedras abaixo da ponta esquerda, n pedras ao todo
    .remarkable = Para n ímpar ≥ 11 o valor é 2 ou 2∗; para n par ≥ 8 é 3 − n/2.
    .why =
        Para n par, as brancas saltam na ponta mais afastada e deixam LT₃(n − 2). O único salto das pretas deixa LT₁(n −
        2), e a resposta das brancas é justamente o que LT₃(n) vale. Para n ímpar, a ponta mais afastada é das pretas, e
        o salto das brancas para fora da ponta esquerda deixa 2 e 2∗ alternadamente, tal como LT₃(n − 2): {"{2│2}"} é
        2∗, e {"{2∗│2∗}"} é 2. Isto começa tarde: n = 9 ainda é uma exceção, enquanto n = 8 já não o é.
    .try = Vá de n = 7 a n = 13 de dois em dois: 1, 3/2, 2, 2∗.

half =
    .headline = Cinco pedras que valem ½
    .remarkable = As pretas têm vantagem de menos de uma jogada: duas posições destas juntas valem exatamente 1.
    .why =
        O único salto das brancas leva a 1. Os das pretas levam a 0, a −1 e a um infinitesimal. O número mais simples
        acima de 0 e abaixo de 1 é ½.
    .try = Troque as cores: −½. Depois veja duas cópias e uma jogada das brancas.
    .reason =
        O salto das pretas para fora da ponta esquerda, que falta na lista do artigo, deixa o.ox: ↑∗ pelas regras
        antigas, ↓ pelas modernas. Ambos são menores do que ½, e por isso o valor está certo.

halves =
    .headline = Uma linha de j + 5 pedras para cada potência de ½
    .remarkable = Cada 2^(−j−1), numa só linha.
    .why =
        As pretas podem saltar para 0, e para nada maior, exceto infinitesimais. O único salto não dominado das brancas
        toma a última pedra preta com a pedra da ponta, o que deixa a posição para j − 1, que vale 2^(−j). Assim, o
        valor é {"{0│2^(−j)}"}, metade disso. Para j = 0, os saltos das brancas deixam 1.
    .try =
        Tome j = 2 e deixe as brancas saltar duas vezes com a pedra da ponta: porque é isso pior para as brancas do que
        saltar uma só vez?

numbers =
    .title = O número mais simples
    .headline = Cinco jogos cujas opções são números
    .remarkable =
        Um jogo entre dois números vale o número mais simples entre os dois, que não tem de ser a média: {"{5│22}"} é 6,
        e {"{½│¾}"} é 5/8.
    .why =
        O número mais simples é o que foi criado primeiro: 0, depois ±1, depois ±2 e ±½, e assim por diante. Entre os
        dois lados, exatamente um número é criado antes de todos os outros.
    .try = Adivinhe {"{−½│5}"} antes de o calcular: é 0.

simplify =
    .title = Menos opções
    .headline = Dois jogos mais simples do que parecem
    .remarkable =
        Apagar as opções dominadas e contornar as reversíveis leva a uma só forma canónica, a mesma para todos os jogos
        iguais.
    .why =
        Em {"{0, −1│1}"}, a opção −1 da Esquerda é dominada por 0 e pode ser apagada. Em {"{∗│∗}"}, a jogada da Esquerda
        para ∗ é reversível: a Direita pode responder com 0, que para a Esquerda não é melhor do que o próprio jogo. As
        opções da Esquerda nesse 0, que são nenhumas, tomam o lugar dela; o mesmo vale para a Direita, e {"{∗│∗}"} =
        {"{│}"} = 0.
    .try = Veja os saltos de oxo.ox no tabuleiro: a página diz quais são dominados.

wallrow =
    .title = Uma fila junto à parede
    .headline = n pedras numa fila, a primeira delas preta e no canto
    .remarkable = k pares valem k, e com mais uma pedra preta −k: numa só fila ocorrem todos os números inteiros.
    .why =
        A parede só deixa livre a ponta mais afastada. Com k pares, a última pedra é branca: as pretas saltam por cima
        dela, e depois por cima da seguinte. As brancas não podem impedir nenhuma destas k jogadas, nem jogar: elas são
        seguras. Mais uma pedra preta faz com que as jogadas sejam das brancas.
    .try = Jogue: quantas destas jogadas existem logo de início, e quantas só vêm mais tarde?

wallvalues =
    .title = Uma fila, muitos valores
    .headline = Frações, infinitesimais e ∗2 em tabuleiros de uma só fila
    .remarkable = Um tabuleiro de uma única fila basta para frações, para infinitesimais e para ∗2.
    .why =
        Em .ox.x, as pretas tomam a pedra branca e deixam 0. As brancas tomam a primeira pedra preta e ficam então ao
        lado da segunda, que as pode tomar: isso é 1, e {"{0│1}"} é ½. Mais uma pedra preta, duas casas adiante, dá ¼. O
        artigo mostra tais posições nas suas figuras 4 a 7, que se perderam na nossa fonte; estas são nossas, as filas
        mais curtas cuja casa do canto é das pretas que uma procura encontrou.
    .try = Acrescente uma pedra preta duas casas depois da última de .ox.x.x.

up =
    .headline = Três pedras que valem ↑ pelas regras modernas e ↓∗ pelas antigas
    .remarkable =
        Pelas regras modernas as pretas ganham, seja quem for a começar, e no entanto o valor é menor do que qualquer
        número positivo.
    .why =
        As pretas saltam para 0. As brancas saltam para um par que vale ∗, e por isso o valor é {"{0│∗}"} = ↑. Pelas
        regras antigas, as brancas podem continuar e tomar também a outra pedra: {"{0│0, ∗}"} é ↓∗, e ganha quem joga
        primeiro.
    .try = Troque as regras. Depois experimente .ox/o com as cores trocadas, que é ↑ com ambas.
    .reason =
        A nossa cópia perdeu a figura. x.xo tem o valor impresso {"{0│∗}"} = ↑ só pelas regras modernas: pelas antigas,
        as brancas podem também tomar ambas as pedras pretas numa só jogada.

tiny =
    .headline = Uma escada de 2j + 3 pedras que vale tiny-j, com ambas as regras
    .remarkable = Tiny-j é positivo, e no entanto qualquer quantidade de tiny-j mais um ↓ é negativa.
    .why =
        O salto das pretas leva a 0. O das brancas leva a {"{0│−j}"}, uma ameaça a que as pretas têm de responder: por
        isso, o valor é {"{0│{0│−j}}"}. Cada par de pedras pretas dá às brancas mais um salto, que cai entre as duas
        pedras do par seguinte, onde nenhuma delas pode tomar a pedra branca.
    .try =
        Tome j = 3 e deixe as brancas jogar primeiro: quantos saltos têm elas, se as pretas não responderem? O artigo
        mostra j = 1 e j = 2 e escreve “etc.”; a escada a partir de j = 3 é nossa.

jtiny =
    .headline = {"{j│{j│0}}"} para todo o j: numa só linha pelas regras modernas, em duas dimensões com ambas
    .remarkable =
        Pelas regras modernas, uma só linha de pedras vale j + tiny-j, e pelas antigas j↓∗. Em duas dimensões, uma
        escada e uma fila valem j + tiny-j com ambas.
    .why =
        Na linha, o salto das pretas para fora da ponta esquerda deixa j. O das brancas deixa a linha de {"{j│0}"}, que
        vale j∗ pelas regras antigas; aí, as brancas podem também continuar, o que deixa j. A qualquer outro salto das
        pretas, as brancas podem responder com um para a linha mais curta ou para j − 1; por isso, esses nada mudam. O
        valor é {"{j│{j│0}}"} = j + {"{0│{0│−j}}"}, ou {"{j│j, j∗}"} = j↓∗. A indução está em docs/notes/lines.md.
    .try = Mude para as regras antigas: numa só linha diferem para todo o j, em duas dimensões concordam.
    .asks = Há maneira de transformar uma posição moderna numa antiga com o mesmo valor?
    .known =
        Das modernas para as antigas há, pois todo o valor tem uma posição antiga (Uma posição para qualquer valor),
        embora grande. No outro sentido não conhecemos nenhuma.

switch =
    .headline = {"{j│0}"} para todo o j: numa só linha pelas regras modernas, em duas dimensões com ambas
    .remarkable = A temperatura é j/2; por isso, uma posição pode ser tão quente quanto se queira.
    .why =
        Na linha, o salto das pretas para fora da ponta esquerda deixa o grupo à direita, que vale j. O das brancas põe
        uma pedra diante do grupo: pelas regras modernas isso deixa 0, mas pelas antigas as pretas podem saltar por cima
        de duas pedras, e deixa j. Os outros saltos das pretas nada mudam (docs/notes/lines.md). Em duas dimensões é a
        escada de tiny-j depois do salto das brancas, com as cores trocadas.
    .try =
        Mude para as regras antigas: numa só linha o valor é j∗ para todo o j, e não é quente. Em duas dimensões as
        regras concordam.
    .asks = É bom ou mau isolar pedras longe das outras?
    .known = Não conhecemos nenhuma regra. Aqui, as pretas ganham j jogadas ao isolar uma pedra.

l2 =
    .headline = Duas filas de n/2 pedras, uma por cima da outra
    .remarkable = Para n ≤ 16 todos os valores são 0 ou ∗, exceto L2(12) = ∗2 pelas regras antigas.
    .why =
        Não conhecemos nenhuma fórmula: cada salto muda aquilo a que os seguintes podem chegar. Refletir o bloco de cima
        para baixo troca as suas cores; por isso, é o seu próprio simétrico.
    .try = Compare as regras para n = 12.
    .asks = Há uma fórmula para filas duplas?
    .known = O artigo lista valores até n = 16 e não dá nenhuma fórmula. Também não conhecemos nenhuma.

d2 =
    .headline = Uma escada de n pedras, duas em cada fila
    .remarkable = Ocorrem ∗2, ∗3 e ↑; para n ≤ 17 as regras diferem em n = 6, 9, 13, 15 e 16.
    .why =
        Não conhecemos nenhuma fórmula. Para n par, uma meia-volta leva a escada em si própria com as cores trocadas;
        por isso, é o seu próprio simétrico.
    .try = Compare as regras para n = 6: ∗3 e 0.
    .asks = Quando dão as regras antigas e as modernas valores diferentes, e quais são mais simples?
    .known =
        Em geral, não se sabe. Das escadas com n de 3 a 17, os valores diferem para n = 6, 9, 13, 15 e 16; em três
        destas o valor moderno é mais simples, nas outras duas o antigo.

triangle =
    .title = Triângulo de canto
    .headline = Um canto do tabuleiro, com n diagonais cheias
    .remarkable =
        O jogador que tem a diagonal exterior fica em desvantagem, por cerca de n²/4: não encurrale o adversário num
        canto.
    .why =
        O jogador cujas pedras ficam por dentro tem uma jogada por cada pedra adversária por cima da qual se pode
        saltar, exceto uma: a pedra do canto, se é do adversário, não pode ser saltada, e outra, na segunda ou na
        terceira diagonal, nunca é tomada.
    .try = Retire uma pedra da diagonal exterior.
    .asks = Quanto valem as posições na borda do tabuleiro?
    .known =
        Não conhecemos nenhum resultado geral. Uiterwijk avalia tabuleiros de até quatro filas (Tabuleiros estreitos);
        as fórmulas destes cantos são de Ernst, e este programa verificou-as para n de 2 a 7.

rowsum =
    .headline = Duas filas que não se podem encontrar, com uma vazia entre elas
    .remarkable = O valor do todo é a soma dos valores das suas filas: −2 + 1 = −1.
    .why =
        As pedras de uma fila nunca saem dela, e a fila vazia mantém as duas separadas. Por isso, é como se os jogadores
        jogassem em dois tabuleiros: as brancas têm duas jogadas livres num, as pretas uma no outro.
    .try = Mude as cores da fila de baixo: −2 − 1 = −3.

halfsum =
    .headline = Metades que não se podem encontrar somam jogadas inteiras
    .remarkable = Duas posições que valem ½ valem juntas exatamente uma jogada das pretas.
    .why =
        Uma fila de pedras nunca sai da sua fila, e com uma fila vazia entre elas nenhuma pedra de uma fica alguma vez
        ao lado de uma pedra da outra. Por isso, os valores somam-se.
    .try = Ponha xox, que vale −1, abaixo de duas metades: ganha quem joga em segundo lugar.

tinysum =
    .headline = Nenhuma quantidade de tinies compensa um ↓
    .remarkable = As brancas ganham, seja quem for a começar, e por mais cópias de tiny-1 que haja.
    .why =
        Cada salto das brancas num tiny ameaça uma jogada inteira; por isso, as pretas têm de responder logo, e essa
        cópia desaparece. No fim só resta ↓, e as brancas ganham-no, seja quem for a começar.
    .try = Acrescente uma segunda cópia de ↓, ou troque as suas cores.

upsum =
    .headline = Nenhuma quantidade de ups compensa um número negativo
    .remarkable = As pretas têm os ↑, as brancas uma pequena fração de jogada: ganham as brancas.
    .why =
        k · ↑ é um infinitesimal positivo: é menor do que qualquer número positivo, e portanto menor do que 2^(−j). A
        soma é negativa para todos os k e j.
    .try = Tome j = 5, o número mais pequeno que há aqui, e o maior número de ↑.

pairs =
    .title = Dois pares
    .headline = Dois pares que valem ∗ cada um, a algumas casas de distância
    .remarkable =
        ∗ + ∗ é 0, mas dois pares com duas casas entre eles não o são: pelas regras modernas, ganha quem joga primeiro.
    .why =
        Cada par pode avançar uma casa em direção ao outro; por isso, a duas casas de distância podem encontrar-se: o
        valor é {"{∗, ↑│∗, ↓}"}. A três não podem, e vale a soma.
    .try =
        Com a distância dois, mude para as regras antigas: agora é 0. Os pares continuam a poder encontrar-se, e isso
        não importa.

harmless =
    .title = Vizinhos inofensivos
    .headline = Dois grupos que se podem encontrar, e cujos valores ainda assim se somam
    .remarkable =
        Os grupos podem alcançar-se, e por isso nada garante que os seus valores se somem, mas 0 + 0 está certo.
    .why =
        Com três filas entre eles, uma meia-volta leva o tabuleiro em si próprio com as cores trocadas. Assim, quem joga
        em segundo lugar responde a cada salto com a sua imagem e ganha: o todo é 0 com ambas as regras. É este o
        argumento da nota de rodapé do artigo. A partir de cinco filas, os grupos não se podem encontrar, porque cada um
        chega no máximo duas filas além.
    .try =
        Com quatro filas entre eles, a meia-volta leva pretas em pretas, e o argumento falha. Mesmo assim, o valor é 0.
    .asks = Quando se podem tratar grupos que se podem encontrar como se não pudessem?
    .known =
        Não conhecemos nenhuma regra. Este programa verifica se os grupos se podem encontrar, e avalia como um só grupo
        os que podem; mesmo assim, a soma está muitas vezes certa, como aqui.

fragments =
    .title = Cinco fragmentos
    .headline = Cinco grupos num só tabuleiro que não se podem encontrar
    .remarkable = O valor é a soma 2 + ∗ + 1 − 3 + ↓∗ = ↓; por isso, as brancas ganham, seja quem for a começar.
    .why =
        A fila vazia separa as filas, e três casas vazias separam o que está numa mesma fila. As brancas, se jogam
        primeiro, tomam uma pedra do grupo ↓∗ e deixam ∗ + ∗ = 0. As pretas, se jogam primeiro, podem tomar uma pedra do
        grupo ∗, e as brancas tomam duas do grupo ↓∗; ou as pretas tomam uma pedra do grupo ↓∗, e as brancas uma do
        grupo ∗.
    .try = Mostre as partes, e diga o valor de cada uma antes de o ver.

penetration =
    .title = Penetração
    .headline = Até onde pode um grupo de pedras passar além de uma linha
    .remarkable =
        Nenhum grupo finito de pedras atrás de uma linha chega a cinco casas além dela, mesmo que ambas as cores ajudem.
    .why =
        Em cores alternadas, um salto é um salto do solitário, e as pedras são os soldados de Conway: Ernst cita a seu
        respeito Winning Ways e Beasley. Pesos que nenhum salto aumenta (uma função pagode) mostram o que está fora de
        alcance; os de 3 filas de 8 a 12 são de Darrah P. Chavey.
    .try = Jogue: tome uma caixa, e encontre saltos que levem uma pedra tão longe quanto a tabela diz.
    .asks = Porque importa mais a largura de um grupo do que a sua profundidade?
    .known =
        O artigo pergunta e não dá resposta. A tabela mostra-o: 13 colunas de 3 filas chegam a 4, mas 3 colunas não, por
        mais filas que haja.
    .asks-2 = Até onde chegam as pedras se ambos os jogadores jogarem bem?
    .known-2 =
        Não se sabe. A tabela é sobre pedras que se ajudam umas às outras. Este programa decide-o para uma posição de
        cada vez, pelos valores.

habitat =
    .title = Habitat
    .headline = Escreva um valor e veja as posições mais pequenas que o têm
    .remarkable = No plano, ∗2 precisa de quatro pedras e tiny-1 de cinco.
    .why =
        Há um número finito de maneiras de pôr um certo número de pedras numa caixa. A procura avalia todas, primeiro as
        caixas pequenas e as poucas pedras; posições que só diferem por rotação, reflexão ou troca de cores contam uma
        vez.
    .try = Procure o mesmo valor com ambas as regras, e com paredes, entre as quais muitas vezes bastam menos pedras.
    .asks = Como seria um dicionário de posições e valores?
    .known = O artigo pede um. Esta página tem um de componentes e tabuleiros pequenos, e procura além dele em caixas.
    .asks-2 = Qual é o habitat de ∗2?
    .known-2 =
        O artigo cita esta pergunta de Berlekamp, que é sobre todos os jogos. No Kōnane, bastam quatro pedras: numa
        linha pelas regras antigas, e como D2(4) com ambas.
    .asks-3 = Ocorrem no Kōnane todos os valores?
    .known-3 = Sim: ver Uma posição para qualquer valor.

any =
    .title = Uma posição para qualquer valor
    .headline = Escreva qualquer jogo curto e obtenha uma posição que o vale, construída passo a passo
    .remarkable =
        Todo o jogo curto é o valor de uma posição no Kōnane, como Carvalho e dos Santos demonstraram. Esta máquina
        constrói uma por uma construção nossa, pelas regras antigas no plano.
    .why =
        Dois corredores estão lado a lado. Cada um pode saltar ao longo de uma linha de pedras e parar atrás de qualquer
        delas. Atrás de algumas paragens há máquinas mais pequenas, uma para cada opção. Nas outras, a pedra seguinte
        toma o corredor, e os cadeados, filas de pedras ao lado da linha, são escolhidos de modo que isso deixe no
        máximo o limite inferior de todas as opções. A demonstração foi feita à mão (docs/universal.md) e vale para todo
        o jogo curto; o programa comparou posições pequenas com os seus valores.
    .try =
        Percorra os passos de ∗2, que aqui leva 336 pedras, e depois veja-o no Habitat: bastam quatro. Escreva depois
        ∗4, que não cabe no maior tabuleiro.
    .asks = Pode construir-se qualquer valor pelas regras modernas?
    .known =
        Não o sabemos, nem o tentámos: um corredor precisa de saltos sobre várias pedras. Carvalho e dos Santos
        demonstram que todo o valor ocorre no Kōnane, o primeiro jogo para o qual isto foi demonstrado; não pudemos ler
        com que regras. Suetsugu demonstrou-o depois para Turning Tiles (arXiv 2201.06069), Go on Lattice e Beyond the
        Door (arXiv 2301.05497).

early =
    .title = Todos os valores nascidos até ao dia 3
    .headline = 1474 valores: posições para 1454 (regras antigas) e 829 (regras modernas)
    .remarkable =
        Um valor nasce no primeiro dia em que pode ser feito de valores nascidos antes: 0 no dia 0, depois mais 3, mais 18,
        e 1452 no dia 3. A nossa construção prova que o Kōnane os tem todos com as regras antigas; aqui estão as posições que cabem num tabuleiro.
    .why =
        Listadas estão todas as componentes de até 8 pedras e todos os retângulos de até 15 casas; seguem-se somas
        deles. O que resta é construído: com as regras antigas há um caminho para cada valor, mas as suas posições têm
        centenas de pedras, e as de 20 valores do dia 3 não cabem num tabuleiro de 200 × 200.
    .try =
        Ordene as posições pelas pedras e veja a maior das listadas. Depois escolha o que não é conhecido com as regras
        modernas e encontre um desses valores.
    .asks = Ocorrem todos os valores nascidos até ao dia 3 com as regras modernas?
    .known = Ver Uma posição para qualquer valor. O que encontrámos com as regras modernas está na tabela.
    .asks-2 = Todo o valor é o de uma posição com as cores como após uma abertura? De uma em que uma partida acaba?
    .known-2 =
        Não se sabe. Dos 1474 valores nascidos até ao dia 3 encontrámos uma tal posição para 559 pelas regras antigas e para 467
        pelas modernas; uma partida a partir de um tabuleiro cheio acaba em 549 e em 281 delas. A tabela mostra-as.

star2 =
    .headline = Quatro pedras em linha que valem ∗2
    .remarkable = Pelas regras antigas, bastam para ∗2 quatro pedras em linha.
    .why =
        Cada jogador pode saltar uma vez, o que deixa um par que vale ∗, ou duas vezes, o que deixa 0: {"{0, ∗│0, ∗}"} =
        ∗2. Só com saltos simples é {"{∗│∗}"} = 0. O artigo não diz aqui de que regras se trata.
    .try = Veja D2(4), que é ∗2 com ambas as regras.

nimsums =
    .headline = Somas de Nim: potências de 2 iguais anulam-se
    .remarkable = ∗6 + ∗3 é ∗5: os nimbers somam-se como os montes do Nim, e cada um é o seu próprio simétrico.
    .why =
        Escreva ambos os números como somas de potências de 2 distintas e risque as que ambos têm: 6 = 4 + 2 e 3 = 2 + 1
        deixam 4 + 1.
    .try = Encontre b tal que ∗6 + ∗b seja ∗.

nimbers =
    .title = A máquina de nimbers
    .headline = Uma posição que vale ∗n, feita de duas cópias da que vale ∗(n−1)
    .remarkable =
        O Kōnane tem nimbers de todos os tamanhos. Cada máquina contém duas cópias da anterior; por isso, as pedras mais
        ou menos duplicam: 7 para ∗2, depois 18, 42, 94, 206 e 442.
    .why =
        Uma única pedra, a focal, põe-na em marcha: sem ela nenhum jogador pode saltar. As pretas podem subir com ela
        uma coluna aos saltos e parar depois de qualquer um; as brancas podem tomá-la e saltar ao longo de uma fila, que
        é a coluna rodada, com as cores trocadas. Ambas têm as mesmas opções: 0, ∗, ∗2 e assim por diante até ∗(n−1). As
        suas outras opções não mudam o valor, que é ∗n.
    .try = Retire a pedra focal, ou jogue os saltos dela: ao subir a coluna, um nimber segue-se a outro.
    .asks = Qual é o menor tabuleiro com uma posição que vale ∗n?
    .known =
        O artigo não o procura. Bastam quatro pedras para ∗2, seis para ∗3 e doze para ∗4; nenhuma componente única de até
        8 pedras e nenhum retângulo de até 15 casas vale ∗4.
    .asks-2 = Há uma posição que vale ∗4?
    .known-2 = Ernst não tinha encontrado nenhuma. Esta construção responde: há posições que valem ∗n para todo o n.

longstar2 =
    .title = ∗2, mais comprido
    .headline = Uma posição que vale ∗2 cuja coluna é tão comprida quanto se queira
    .remarkable =
        A coluna cresce um número qualquer de pedras, e o valor continua a ser ∗2. É assim que a máquina de nimbers
        ganha espaço para partes maiores.
    .why =
        As pretas sobem a coluna aos saltos com a pedra focal e podem parar depois de cada um. No topo o valor é ∗;
        qualquer paragem anterior é negativa e portanto dominada pelo salto para a direita, que deixa 0. Os saltos das
        brancas não dependem da coluna.
    .try = Retire a pedra branca ao lado do topo: quanto vale então a posição?

unfit =
    .title = ∗2, impróprio para construir
    .headline = Quatro pedras que valem ∗2 e que a máquina de nimbers não pode usar
    .remarkable = Nem todo o ∗2 serve para construir ∗3: a construção precisa de uma pedra focal.
    .why =
        O artigo mostra uma posição destas sem dar a razão e remete para a sua construção. Aí, uma só pedra preta faz
        todos os saltos das pretas, e o primeiro passo retira-a, para que nenhum jogador possa saltar. A nossa posição
        não tem uma pedra assim: duas pedras pretas podem saltar, e depois de retirada qualquer delas ambos os jogadores
        ainda têm saltos. Que é isto o que o artigo quer dizer é leitura nossa.
    .try = Retire uma pedra preta. Depois faça o mesmo com a pedra focal da máquina de ∗2.

star4 =
    .headline = Doze pedras que valem ∗4: A pelas regras antigas, B pelas modernas
    .remarkable =
        A máquina de nimbers precisa de 42 pedras para ∗4. Estas posições foram encontradas por uma busca entre as que uma
        meia-volta com as cores trocadas leva a si mesmas. As cores estão como após uma abertura.
    .why =
        Não conhecemos razão: o programa calcula os valores, e certificados com 399 e 816 afirmações provam-nos. A
        meia-volta mostra que cada posição é a sua própria negativa, como todo o nimber.
    .try = Mude as regras: cada uma vale 0 pelas outras.

narrow =
    .title = Tabuleiros estreitos
    .headline = Tabuleiros de uma a quatro filas depois de cada uma das quatro aberturas
    .remarkable =
        Uiterwijk resolveu-os: com uma e duas filas, todos; com três filas, todos menos H-C; com quatro filas, V-M.
    .why =
        Depois de V-M com duas a quatro filas e de V-C com duas e três, duas filas são imagem uma da outra em cores
        opostas, e quem joga em segundo lugar ganha copiando cada jogada na outra fila: 0. Em 2 × n depois de H-M ou H-C
        e em 3 × n depois de H-M, as filas cheias nunca se podem mover, e o tabuleiro vale o que vale a fila com o
        intervalo.
    .try = Três filas, H-C: 0 até 7 colunas e −1/4 com 8. Não se conhece nenhuma fórmula.
    .asks = Quanto valem os tabuleiros de três filas depois de H-C?
    .known = O artigo determinou os valores de alguns tabuleiros e não encontrou nenhum padrão.
    .asks-2 = Quanto valem os tabuleiros de quatro filas depois de H-M, H-C e V-C?
    .known-2 = O artigo determinou os valores de alguns tabuleiros e não encontrou nenhum padrão.

whole =
    .title = Tabuleiros inteiros pequenos
    .headline = Tabuleiros de 4 × 4 a 6 × 7: valores ou vencedores por abertura
    .remarkable =
        Em 4 × 4, 4 × 5 e 4 × 6, o segundo jogador pode sempre ganhar; em 5 × 5, pode ganhar o jogador que tem os
        cantos, aqui as pretas. 5 × 5 vale 1 depois de cada uma das quatro aberturas.
    .why =
        São resultados de procura, não de teoria. As pretas retiram uma pedra primeiro e saltam primeiro. Duas aberturas
        valem −1; por isso, as brancas ganham-nas, seja quem for a começar: H-M em 4 × 5 e H-C em 4 × 6.
    .try =
        Abra 4 × 6 com H-M no tabuleiro e mude para as regras modernas: passa a ser ∗, e as pretas, que saltam primeiro,
        ganham. Se as brancas puderem escolher a vizinha que é retirada, também ganham pelas regras modernas.
    .asks = Quem ganha em tabuleiros maiores?
    .known =
        A tabela de Norvig tem pontos de interrogação a partir de 7 × 7. Este programa resolve todas as aberturas de todos
        os tabuleiros até 6 × 7 e, com as regras antigas, de 6 × 8 e 7 × 7. Em 7 × 7 ganham as pretas, com qualquer regra de
        remoção e seja quem for a começar.
    .asks-2 = A teoria das somas ajuda a resolver tabuleiros maiores?
    .known-2 =
        Norvig suspeita que sim e fica por aí. Ajuda quando os tabuleiros se dividem em partes: Uiterwijk resolve assim
        uma fila de qualquer comprimento, e este programa avalia uma a uma as partes que não se podem encontrar.
    .asks-3 = Há estratégias globais, onde os valores estão fora de alcance?
    .known-3 =
        Ernst pede-as. Não conhecemos nenhuma que esteja demonstrada. Os adversários em Jogar demonstram o que podem, e
        para além disso procuram e estimam.
