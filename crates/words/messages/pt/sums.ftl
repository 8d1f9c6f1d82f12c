sums-page = Somas · Papamū
sums-title = Somas
sums-headline = Posições e valores lado a lado: quanto valem juntos.

sums-modes = O que fazer com as cartas
sums-add-up = Somar
sums-compare = Comparar
sums-play = Jogar a diferença
sums-history = Histórico
sums-undo = Desfazer
sums-redo = Refazer
sums-clear = Retirar tudo

sums-cards = Cartas
sums-card = Carta { NUMBER($number) }
sums-card-open = Carta { NUMBER($number) }: abrir { $position } no tabuleiro
sums-terms = Regras e tabuleiro da carta { NUMBER($number) }
sums-ancient-plane = antigas, plano
sums-ancient-walls = antigas, paredes
sums-modern-plane = modernas, plano
sums-modern-walls = modernas, paredes
sums-starts = Ou comece com uma destas
sums-start-halves = Duas metades
    .about = Fazem uma jogada inteira? Jogue.
sums-start-nim = Dois montes de Nim
    .about = Some-os como números binários, sem transporte.
sums-start-compare = Comparar duas
    .about = ½ é mais do que ↑? Jogue a diferença.

sums-drag = Arrastar
sums-menu = Mudar a carta { NUMBER($number) }
sums-negate = Negar
sums-fewer = Menos uma cópia
    .card = Menos uma cópia: carta { NUMBER($number) }
sums-more = Mais uma cópia
    .card = Mais uma cópia: carta { NUMBER($number) }
sums-earlier = Mover para a esquerda
sums-later = Mover para a direita
sums-remove = Retirar
    .card = Retirar: carta { NUMBER($number) }
sums-no-value = Isto não é um valor. Carácter { NUMBER($at) }: esperava-se { $expected }.

sums-add = Juntar uma carta <note>· uma posição, um valor, ou uma ligação para uma posição, uma peça ou uma mesa</note>
sums-add-to-g =
    Juntar uma carta a G <note>· uma posição, um valor, ou uma ligação para uma posição, uma peça ou uma mesa</note>
sums-add-to-h =
    Juntar uma carta a H <note>· uma posição, um valor, ou uma ligação para uma posição, uma peça ou uma mesa</note>
sums-add-now = Juntar

sums-added = { $cards ->
    [one] Juntou-se a carta { NUMBER($last) }.
   *[other] Juntaram-se { NUMBER($cards) } cartas, a última como carta { NUMBER($last) }.
}
sums-full = { $most ->
    [one] Uma fila tem no máximo 1 carta. Retire-a primeiro.
   *[other] Uma fila tem no máximo { NUMBER($most) } cartas. Retire uma primeiro.
}
sums-too-long = Seria mais do que cabe numa ligação desta página.
sums-removed = A carta { NUMBER($number) } foi retirada.
sums-negated = A carta { NUMBER($number) } foi negada.
sums-counted = { $count ->
    [one] Carta { NUMBER($number) }: uma vez.
   *[other] Carta { NUMBER($number) }: { NUMBER($count) } vezes.
}
sums-shifted = A carta { NUMBER($from) } é agora a número { NUMBER($to) }.
sums-cleared = Todas as cartas foram retiradas.

sums-total = Total
sums-comparison = Comparação
sums-difference = A diferença G − H
sums-about-total = a procura do total
sums-equal = G é igual a H.
    .why = Em G − H ganha quem joga em segundo lugar. É isso que igual quer dizer.
sums-greater = G é maior do que H.
    .why = A Esquerda ganha G − H, jogando primeiro ou em segundo lugar. É isso que maior quer dizer.
sums-less = G é menor do que H.
    .why = A Direita ganha G − H, jogando primeiro ou em segundo lugar. É isso que menor quer dizer.
sums-confused = G é confuso com H.
    .why = Em G − H ganha quem joga primeiro: G não é maior do que H, nem menor, nem igual.
sums-not-compared = G e H ainda não estão comparados.
sums-valued = { NUMBER($valued) } de { NUMBER($cards) } cartas já têm valor.
sums-wins-jump = Com { $jump } na carta { NUMBER($number) }, para <value/>.
sums-wins-jump-g = Com { $jump } na carta { NUMBER($number) } de G, para <value/>.
sums-wins-jump-h = Com { $jump } na carta { NUMBER($number) } de H com as cores trocadas, para <value/>.
sums-wins-move = Jogando na carta { NUMBER($number) } para <value/>.
sums-wins-move-g = Jogando na carta { NUMBER($number) } de G para <value/>.
sums-wins-move-h = Jogando no negativo da carta { NUMBER($number) } de H para <value/>.

duel-too-many =
    A diferença tem mais de { NUMBER($most) } jogos: são demasiados para jogar. Retire cartas ou cópias.
duel-empty = Não há nada para jogar: junte primeiro cartas a G e a H.
duel-colour = A sua cor
duel-left = É a Esquerda
duel-right = É a Direita
duel-order = A sua vez
duel-first = Joga primeiro
duel-second = Joga em segundo lugar
duel-goal-left-first = Jogando primeiro, a Esquerda pode ganhar exatamente se G ≤ H for falso.
duel-goal-right-first = Jogando primeiro, a Direita pode ganhar exatamente se G ≥ H for falso.
duel-goal-left-second =
    Aguente o segundo lugar: jogando em segundo lugar, a Esquerda pode ganhar exatamente se G ≥ H.
duel-goal-right-second =
    Aguente o segundo lugar: jogando em segundo lugar, a Direita pode ganhar exatamente se G ≤ H.
duel-yours = É a sua vez: joga com { $player ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
}.
duel-lost = Não pode jogar: perde. Jogou com { $player ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
}.
    .back = Volte atrás uma jogada e tente outra.
duel-won = O programa não pode jogar: ganha você. Jogou com { $player ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
}.
duel-shows-left-first = Isto mostra que G ≤ H é falso.
duel-shows-right-first = Isto mostra que G ≥ H é falso.
duel-shows-left-second = Isto mostra que G ≥ H.
duel-shows-right-second = Isto mostra que G ≤ H.
duel-reading = O programa está a ler os jogos.
duel-no-answer = O programa não encontrou resposta. Peça-lhe que continue ou volte atrás uma jogada.
duel-thinks = O programa procura a sua resposta.
duel-left-jumped = A Esquerda saltou { $jump } no jogo { NUMBER($game) }.
duel-right-jumped = A Direita saltou { $jump } no jogo { NUMBER($game) }.
duel-left-moved = A Esquerda levou o jogo { NUMBER($game) } a <value/>.
duel-right-moved = A Direita levou o jogo { NUMBER($game) } a <value/>.
duel-hint = Dica
    .jump = Dica: { $jump } no jogo { NUMBER($game) } ganha.
    .move = Dica: levar o jogo { NUMBER($game) } a <value/> ganha.
    .none = Dica: nenhuma jogada ganha contra as respostas certas.
    .open = Sem dica: a procura não decidiu.
    .sought = À procura de uma jogada que ganhe …
duel-why = Mostrar porquê
    .mirror =
        Porquê: pela imagem ao espelho. Os jogos estavam em pares, cada um o negativo do outro, e a mesma jogada no
        outro jogo do par mantém-nos assim.
    .values = Porquê: pelos valores. Os jogos valem agora <total/> juntos, e perde quem joga a seguir.
    .lost = Porquê: nenhuma jogada ganha. Os jogos valem agora <total/> juntos.
duel-back = Voltar atrás
duel-again = Recomeçar
duel-game = Jogo { NUMBER($game) }
duel-of-g = carta { NUMBER($number) } de G
duel-of-h = carta { NUMBER($number) } de H, negada
duel-options = Jogar no jogo { NUMBER($game) } para
duel-no-option = { $player ->
    [left] Aqui a Esquerda não pode jogar.
   *[right] Aqui a Direita não pode jogar.
}

sums-link-length = A ligação tem mais de { $most } caracteres: a mesa está vazia.
sums-link-mode = O que as somas fazem
sums-link-calc = calc pode ter { $most } caracteres: o resto fica de fora.
sums-link-cards = Uma fila tem no máximo { $most } cartas: as outras ficam de fora.
card-any = uma posição ou um valor
card-copies = 1 a { $most } cópias
card-rows = uma barra e as linhas de um tabuleiro
card-line = um valor numa só linha
sums-link-card = { $row } { $number } da ligação, “{ $card }”, não pode ser lido no { $place }. Fica de fora.
sums-link-move = A jogada { $number }, “{ $step }”, não pode ser jogada: o jogo acaba antes dela.
sums-move-cut = A jogada { NUMBER($number) } não pode ser jogada: o jogo acaba antes dela.

calc-title = Calculadora
calc-results = Resultados
calc-line = Expressão
calc-functions = Funções
calc-do = Calcular
calc-stop = Parar
calc-put = Pôr na mesa
calc-copy = Copiar
calc-copied = Copiado
calc-refused = O navegador recusou
calc-note =
    Valores, posições entre aspas e funções: <example/>. A tecla de seta para cima traz de volta o que escreveu.
calc-all-functions = Todas as funções
calc-too-long = Este texto tem { NUMBER($length) } caracteres, e podem calcular-se no máximo { NUMBER($most) }.
calc-no-power = 2^3 é 2 + ↑ + ↑ + ↑, e 2*3 é 2 + ∗3. Os valores não têm potências; um produto escreve-se 2·3.
calc-unread = Carácter { NUMBER($at) }: esperava-se { $expected }.
calc-working = A calcular …
calc-stopped = Parado.
calc-given-up = Sem resposta: isto leva mais de um minuto, ou mais memória do que há.
calc-failed = O programa de cálculo falhou: { $reason }.
calc-true = Verdadeiro.
    .greater = Verdadeiro: a Esquerda ganha a diferença, jogando primeiro ou em segundo lugar, logo o primeiro é maior.
    .less = Verdadeiro: a Direita ganha a diferença, jogando primeiro ou em segundo lugar, logo o primeiro é menor.
    .confused = Verdadeiro: quem joga primeiro ganha a diferença, logo são confusos.
    .equal = Verdadeiro: quem joga em segundo lugar ganha a diferença, logo são iguais.
calc-false = Falso.
    .greater = Falso: a Esquerda ganha a diferença, jogando primeiro ou em segundo lugar, logo o primeiro é maior.
    .less = Falso: a Direita ganha a diferença, jogando primeiro ou em segundo lugar, logo o primeiro é menor.
    .confused = Falso: quem joga primeiro ganha a diferença, logo são confusos.
    .equal = Falso: quem joga em segundo lugar ganha a diferença, logo são iguais.
calc-no-interval = Não é confuso com nenhum número.
calc-too-large = Os seus números são demasiado grandes para desenhar.
calc-both = Esquerda: <left/>; Direita: <right/>
calc-none = nenhum
calc-more = e mais { NUMBER($more) }

calc-atomic-weight = Quantos ↑ vale um valor todo-pequeno.
calc-birthday = De quantas jogadas é a forma canónica.
calc-canonical = As opções da forma canónica.
calc-confusion-interval = Os números com que G é confuso.
calc-cool = G com uma taxa de t em cada jogada.
calc-freeze = G arrefecido pela sua própria temperatura.
calc-heat = G com um prémio de t por cada jogada.
calc-incentives = O que cada jogador ganha com cada jogada.
calc-infinitesimal-part = G sem a sua parte numérica.
calc-is-all-small = Se em cada seguidor podem jogar ambos os jogadores ou nenhum.
calc-is-hot = Se a paragem esquerda é maior do que a direita.
calc-is-infinitesimal = Se ambas as paragens são 0.
calc-is-integer = Se G é um número inteiro.
calc-is-nimber = Se G é 0, ∗, ∗2, ∗3 e assim por diante.
calc-is-number = Se G é um número.
calc-is-switch = Se G é {"{"}x|y{"}"} com números x > y.
calc-is-tepid = Se G é um número mais um infinitesimal que não é 0.
calc-left-stop = O número a que o jogo chega se a Esquerda jogar primeiro.
calc-mean = Quanto vale em média uma de muitas cópias de G.
calc-norton-product = G com um U positivo no lugar de 1.
calc-number-part = O número que difere de G por um infinitesimal.
calc-ordinal-sum = G e H; uma jogada em G acaba com todo o jogo em H.
calc-outcome = Quem ganha.
calc-overheat = G aquecido por t, com s no lugar de 1.
calc-reduced = O valor mais simples que difere de G por um infinitesimal.
calc-right-stop = O número a que o jogo chega se a Direita jogar primeiro.
calc-stops = A paragem esquerda e a paragem direita.
calc-temperature = A taxa a que nenhum jogador quer jogar.
calc-thermograph = As paragens a cada temperatura.
calc-thermograph-steps = Como se constrói o termógrafo a partir das opções, figura por figura.

sums-described = Somas: { $sum }
sums-described-total = Somas: { $sum } = { $total }
sums-described-compared = Somas: G { $relation } H, com G = { $g } e H = { $h }
sums-described-rows = Somas: G e H, comparados
sums-described-play = { $games ->
    [one] Somas: uma diferença para jogar, 1 jogo
   *[other] Somas: uma diferença para jogar, { NUMBER($games) } jogos
}
sums-text-note = a calculadora e a linha de comandos leem-no
