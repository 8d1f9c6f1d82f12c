answers = Respostas

tab-answer = Valor
tab-parts = Partes
tab-jumps = Saltos
tab-thermograph = Gráfico
tab-why = Porquê?
answer-thermograph = Termógrafo
answer-why = Porquê este valor?
answer-not-known = Não se sabe.
answer-covered = Escondido até revelar o valor.

answer-left-wins = A Esquerda ganha, jogando primeiro ou em segundo lugar.
answer-right-wins = A Direita ganha, jogando primeiro ou em segundo lugar.
answer-first-wins = Ganha quem joga primeiro.
answer-second-wins = Ganha quem joga em segundo lugar.
answer-player = { $player ->
    [left] Esquerda (pretas)
   *[right] Direita (brancas)
}
answer-starts = Se { $starts ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
} começa, ganha { $wins ->
    [left] a Esquerda
   *[right] a Direita
}.
answer-starts-sought = Se { $starts ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
} começa, …
answer-starts-open = Se { $starts ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
} começa: não decidido.
answer-wins-by = com <jump/>
answer-play = Jogar { $jump }
answer-play-wins = Jogar { $jump }, que ganha
answer-not-begun = Uma partida começa por se tirarem duas pedras vizinhas. Até lá ninguém pode saltar, e é isso que o valor diz.

answer-range = { $least } a { $most }
answer-at-least = pelo menos <number/>
answer-hidden = escondido
answer-not-yet = ainda não se sabe
answer-unfound = não se sabe
answer-stale = da posição anterior
answer-proved = provado para o valor e a sua média
answer-left-stop = Paragem esquerda
answer-right-stop = Paragem direita
answer-mean = Média
answer-temperature = Temperatura
answer-kind-number = um número
answer-kind-infinitesimal = infinitesimal
answer-kind-hot = quente
# The short answers of closed rows.
answer-jump-counts = Esquerda { NUMBER($left) }, Direita { NUMBER($right) }
answer-mean-and-temperature = média <mean/>, temperatura <temperature/>
answer-told-bounds = O valor está de { $least } a { $most }.
answer-told-stops = Paragem esquerda { $left }, paragem direita { $right }.
answer-told-heat = Média { $mean }, temperatura { $temperature }.
answer-whole = O valor inteiro
answer-open = Abrir o valor inteiro
answer-fold = Dobrar o valor
answer-copy-as = Copiar como
answer-copy-value = Copiar o valor como { $form }
answer-form-text = texto
answer-form-words = palavras
answer-copied = Copiado como { $form }.
answer-copy-refused = O navegador não permite copiar.
answer-smallest = Menores
answer-smallest-of = As menores posições com este valor
answer-long = um valor com mais de { $least } caracteres
answer-too-long = É um valor com mais de { $least } caracteres: não se escreve por extenso, mas pode abri-lo.
answer-too-deep = … (demasiado profundo para ser mostrado)
answer-options = { $player ->
    [left] Esquerda
   *[right] Direita
}: { $count ->
    [0] nenhuma opção
    [one] 1 opção
   *[other] { NUMBER($count) } opções
}
answer-options-negated = Esquerda: { $count ->
    [0] nenhuma opção
    [one] 1 opção
   *[other] { NUMBER($count) } opções
}; as da Direita são as simétricas
answer-tiny = Tiny-G é {"{"}0 || 0 | −G{"}"}. Aqui G é
answer-miny = Miny-G é {"{"}G | 0 || 0{"}"}. Aqui G é

answer-reveal = Revelar
answer-reveal-now = Os valores estão escondidos. O que espera? Revelar:
answer-reveal-whole = A resposta está escondida. O que espera?
answer-reveal-outcome = Quem ganha
answer-reveal-stops = Paragens

answer-searching = A procurar
answer-loading = O programa de cálculo está a carregar
answer-cancelled = Cancelado
answer-too-hard = Por agora, demasiado difícil
answer-cancel = Cancelar
answer-go-on = Continuar
answer-try-again = Tentar outra vez
answer-about-value = a procura do valor
answer-about-incentives = o que os saltos ganham
answer-about-contact = se { $one } e { $two } se podem encontrar
answer-about-derivation = a dedução
worker-unloaded = Não foi possível carregar o programa de cálculo. ({ $reason }) Se tentar de novo não ajudar, recarregue a página.
worker-broken = O programa de cálculo parou a meio: { $reason }
worker-unread = não se consegue ler o que diz
worker-missing = o seu ficheiro não chegou
worker-silent = deixou de responder
worker-replaced = O programa de cálculo parou a meio. A página iniciou-o de novo.
answer-positions = { NUMBER($positions) } posições · { $time }
answer-millions = { NUMBER($millions) } milhões de posições · { $time }
answer-valued = { NUMBER($valued) } de { NUMBER($parts) } com valor
answer-parts-valued = Partes: { $valued }.
answer-search = Se { $starts ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
} começa, estão refutados { NUMBER($refuted) } de { NUMBER($jumps) } saltos.
answer-search-best = Se { $starts ->
    [left] a Esquerda (pretas)
   *[right] a Direita (brancas)
} começa, estão refutados { NUMBER($refuted) } de { NUMBER($jumps) } saltos; { $best } parece o melhor.
answer-missing = Não se sabe: { $topics }.
answer-topic-parts = as partes
answer-topic-outcome = quem ganha
answer-topic-value = o valor
answer-topic-thermograph = o termógrafo
answer-topic-jumps = os saltos
answer-topic-reach = até onde chegam as partes
answer-topic-meetings = se os encontros fazem diferença

answer-jump-value = Valor depois de um salto
answer-in-part = Na sua parte
answer-in-sum = Na soma
answer-incentives = Incentivos
answer-incentives-note =
    <term>Incentivo</term>: o que o salto ganha. Para a Esquerda, o valor depois dele menos o valor antes; para a Direita, o valor
    antes menos o valor depois. É o mesmo na parte e na soma. Temp.: a temperatura depois do salto.
answer-no-jump = { $player ->
    [left] A Esquerda (pretas)
   *[right] A Direita (brancas)
} não pode saltar.
answer-column-jump = Salto
answer-column-after = Depois
answer-column-incentive = Incentivo
answer-column-temperature = Temp.
answer-column-fate = Destino
answer-jumps-more = { $more ->
    [one] Há mais 1 salto que não está na lista.
   *[other] Há mais { NUMBER($more) } saltos que não estão na lista.
}
answer-jump-wins = ganha
answer-fate-undominated = não dominado
answer-fate-same = o mesmo que { $jump }
answer-fate-dominated = dominado por { $jump }
answer-fate-reverses = reverte através de <value/>
answer-fate-both = dominado por { $jump }, reverte através de <value/>

answer-sum = A soma das partes
answer-still = Nenhuma pedra poderá saltar.
answer-part = Parte { $part }:
answer-part-at = { $part } em { $square }
answer-part-from = { $part } de { $first } a { $last }
answer-compare = Comparar a parte { $part }
answer-pick = Porque são duas <term>partes</term> independentes? Escolha duas.
answer-pair = { $one } e { $two }
answer-gets-up = { $part } avança { $reach } para cima
answer-gets-down = { $part } avança { $reach } para baixo
answer-gets-left = { $part } avança { $reach } para a esquerda
answer-gets-right = { $part } avança { $reach } para a direita
answer-show-how = { $title }: mostrar como
answer-reach-ignores = Quão longe chega uma parte não depende de cores nem de vezes: qualquer pedra salta sobre qualquer outra.
answer-show-proof = Mostrar no tabuleiro
answer-gap-rows = Nunca se encontram. { $width ->
    [one] Entre elas há 1 linha vazia
   *[other] Entre elas há { NUMBER($width) } linhas vazias
}; { $ahead ->
    [yes] { $one } avança { NUMBER($first) } para cima, { $two } avança { NUMBER($second) } para baixo
   *[no] { $one } avança { NUMBER($first) } para baixo, { $two } avança { NUMBER($second) } para cima
}: { NUMBER($first) } + { NUMBER($second) } é menor do que { NUMBER($width) }.
answer-gap-columns = Nunca se encontram. { $width ->
    [one] Entre elas há 1 coluna vazia
   *[other] Entre elas há { NUMBER($width) } colunas vazias
}; { $ahead ->
    [yes] { $one } avança { NUMBER($first) } para a direita, { $two } avança { NUMBER($second) } para a esquerda
   *[no] { $one } avança { NUMBER($first) } para a esquerda, { $two } avança { NUMBER($second) } para a direita
}: { NUMBER($first) } + { NUMBER($second) } é menor do que { NUMBER($width) }.
answer-apart =
    Nunca se encontram. Nenhuma pedra de { $one } pode chegar a uma casa a que chegue uma pedra de { $two }, nem ao
    lado dela; { $near } e { $other } são as mais próximas.
answer-touch-at = Podem encontrar-se: pedras de ambas podem chegar a { $square }.
answer-touch =
    Podem encontrar-se: uma pedra de { $one } pode chegar a { $near } e uma de { $two } a { $other }, lado a lado.
answer-contact-open = Não decidido; se se encontram, é em { $near } e { $other }.
answer-groups-meet = Grupos que se podem encontrar: { NUMBER($groups) }
answer-groups-of = Dois grupos de { $part }, I e II
answer-group-first = I
answer-group-second = II
answer-meeting-harmless = Podem encontrar-se, e não faz diferença: o todo continua a valer a soma.
answer-meeting-matters = Podem encontrar-se, e faz diferença: o todo não vale a soma.
answer-groups-worth = Sozinhos <one/> e <two/>, em soma <sum/>; juntos <together/>.

answer-chart = Termógrafo; { $reading }
answer-chart-too-large = Os seus números são demasiado grandes para serem desenhados.
answer-reading = em t = { $t }: parede da Esquerda { $left }, parede da Direita { $right }
answer-reading-mast = em t = { $t }: ambas as paredes { $wall }, o mastro
answer-cool = Arrefecer por t
# Os cantos de uma linha num termógrafo, e como continua acima do último.
answer-line-corner = { $value } em t = { $t }
answer-line-up = { $corners }, depois a direito para cima
answer-line-more = { $corners }, depois mais 1 por cada grau
answer-line-less = { $corners }, depois menos 1 por cada grau
answer-built = Como se constrói o termógrafo
answer-built-picture = Figura { NUMBER($number) } de { NUMBER($count) }
answer-built-back = Para trás
answer-built-on = Seguinte
answer-built-wall = { $player ->
    [left] A Esquerda pode mover para <options/>. A Direita joga a seguir, por isso conta a parede da Direita depois desta jogada: <line/>.
   *[right] A Direita pode mover para <options/>. A Esquerda joga a seguir, por isso conta a parede da Esquerda depois desta jogada: <line/>.
}
answer-built-taxed = { $player ->
    [left] A Esquerda paga a taxa t pela jogada, por isso subtraia t a cada temperatura: <line/>.
   *[right] A Direita paga a taxa t pela jogada, por isso some t a cada temperatura: <line/>.
}
answer-built-best = { $player ->
    [left] A maior das linhas da Esquerda a cada temperatura é o andaime da Esquerda, o que a Esquerda obtém jogando primeiro: <line/>.
   *[right] A menor das linhas da Direita a cada temperatura é o andaime da Direita, o que a Direita obtém jogando primeiro: <line/>.
}
answer-built-only = { $player ->
    [left] A Esquerda não tem outra linha, por isso esta é o andaime da Esquerda: o que a Esquerda obtém jogando primeiro.
   *[right] A Direita não tem outra linha, por isso esta é o andaime da Direita: o que a Direita obtém jogando primeiro.
}
answer-built-meeting = Os andaimes encontram-se em t = { $t }, no valor { $mean }. Logo a temperatura é { $t } e a média é { $mean }.
answer-built-cold = A temperatura é inferior a 0: este valor é um número, e nenhum jogador quer jogar nele.
answer-built-mast = A partir de t = { $t } nenhum jogador ganha em jogar primeiro, por isso o termógrafo é um mastro em { $mean }. Abaixo disso, os andaimes são as suas paredes.
answer-built-integer = <value/> é um inteiro. Por definição o seu termógrafo é apenas um mastro no seu valor, de t = −1 para cima.
answer-left-wall = parede da Esquerda
answer-right-wall = parede da Direita
answer-worth-none = Nenhum salto vale tanto.
answer-worth = Valem a pena: { $jumps }.
answer-worth-more = Valem a pena: { $jumps } e mais { NUMBER($more) }.

answer-derive = Deduzi-lo dos saltos
answer-ask-first = Perguntar-me primeiro
answer-ask-first-title = Deduzir um valor
answer-no-option = { $player ->
    [left] A Esquerda (pretas)
   *[right] A Direita (brancas)
} não tem opções.
answer-can-move = { $player ->
    [left] A Esquerda (pretas)
   *[right] A Direita (brancas)
} pode jogar para
answer-board-after = O tabuleiro depois de { $jump }
answer-board-answered = O tabuleiro depois da resposta
answer-replaces = substitui uma opção reversível;
answer-canonical = na forma canónica
answer-repeated = o mesmo que <value/>
answer-dominated = dominada por <value/>
answer-bypassed = reverte através de <value/>{ $count ->
    [0] , o que não deixa nada
    [one] , o que põe uma opção no seu lugar
   *[other] , o que põe { NUMBER($count) } opções no seu lugar
}
answer-gifts = Estes saltos da { $player ->
    [left] Esquerda
   *[right] Direita
} nada mudam, seja qual for o seu valor:
answer-gift = nada muda
answer-gift-no-better = { $player ->
    [left] no máximo esta opção do valor: <value/>
   *[right] no mínimo esta opção do valor: <value/>
}
answer-gift-answered = { $player ->
    [left] A Direita responde, e a posição é no máximo o valor
   *[right] A Esquerda responde, e a posição é no mínimo o valor
}
answer-reason-no-options = Nenhum dos jogadores pode jogar: isso é 0.
answer-reason-no-options-left =
    Sem os saltos que nada mudam, nenhum dos jogadores pode jogar: isso é 0.
answer-reason-between = O valor é o número mais simples entre { $low } e { $high }{ $has-low ->
    [yes] { $has-high ->
        [yes] {" "}(incluindo { $low } e { $high })
       *[no] {" "}(incluindo { $low })
    }
   *[no] { $has-high ->
        [yes] {" "}(incluindo { $high })
       *[no] {""}
    }
}: { $number }.
answer-reason-greater = O valor é o número mais simples maior do que { $low }{ $has-low ->
    [yes] {" "}(incluindo { $low })
   *[no] {""}
}: { $number }.
answer-reason-less = O valor é o número mais simples menor do que { $high }{ $has-high ->
    [yes] {" "}(incluindo { $high })
   *[no] {""}
}: { $number }.
answer-reason-of-all = O valor é o número mais simples de todos: { $number }.
answer-reason-nimber =
    Ambos podem jogar para { $number } e para { $number } com cada nimber abaixo de *{ $star }, e nada mais conta: isso
    é { $number } com *{ $star }.
answer-reason-up-star = Estas opções são as de um número com ups e estrela.
answer-reason-canonical = Nada mais se pode omitir: estas opções são o valor.
answer-so = Portanto, o valor é <value/>.


line-name = Linha de jogo
line-first = Ao início da linha
line-back = Um salto atrás
line-on = Um salto à frente
line-last = Ao fim da linha
line-again = outra vez
proof-back = Um passo atrás
proof-on = Um passo à frente
proof-end = Voltar à posição
proof-place = { $title }: { NUMBER($step) } de { NUMBER($last) } saltos

lecture-back = atrás
lecture-on = à frente
lecture-reveal = revelar
lecture-parts = partes
lecture-reach = alcance
lecture-left = Esquerda (saltos)
lecture-right = Direita (saltos)
lecture-table = tabela
lecture-thermograph = termógrafo
lecture-chalk = giz
lecture-wipe = apagar
lecture-pointer = ponteiro
lecture-hide = esconder
lecture-edit = editar
lecture-reset = repor
lecture-peel = pousar o giz ou o ponteiro, depois fechar o que está ao lado do tabuleiro
lecture-weights = pesos
lecture-hint = pista
lecture-speaker = orador
lecture-black = preto
lecture-is-black = O ecrã está preto. Qualquer tecla volta a mostrá-lo.
frame-reset = Repor
