own-title = A sua própria peça
own-brief = Um padrão como x(o.)^n, e os valores da sua fila.
own-page = A sua própria peça, { $family }
own-headline = Escreva uma família de posições e veja os seus valores segundo ambas as regras. Diga o que conjectura: a página encontra o primeiro contra-exemplo.

own-pattern = Padrão
own-examples = Exemplos
own-board = Tabuleiro
own-board-plane = Plano
own-board-walls = Paredes
own-range = { $letter } de … a …
own-number = { $letter } no tabuleiro
own-expected-pattern = um padrão como x(ox)^n
own-expected-range = um intervalo para { $letter }, como 1..20
own-wrong-at = <strong>Carácter { NUMBER($character) }:</strong> esperava-se { $expected }.
own-wrong = Esperava-se { $expected }.
own-help = Como escrever um padrão
own-help-stones = preta, branca, vazia
own-help-run = três casas vazias
own-help-repeat = uma pedra n vezes, um grupo n vezes
own-help-sum = os expoentes podem ser somas
own-help-rows = linhas, e linhas n vezes
own-help-letters = No máximo três letras, quaisquer excepto x, o e v. Cada uma tem um intervalo como 1..20.
own-help-formula = Como escrever uma fórmula
own-help-formula-letters = números, ↑ e ∗ com letras
own-help-formula-cases = casos, dos quais conta o primeiro que se aplica
own-help-formula-switch = qualquer valor; também tiny e miny

own-cut = { $name } pode ter no máximo { NUMBER($most) } caracteres: o resto é omitido.
own-no-letter = O padrão não tem { $letter }, por isso o seu intervalo é omitido.
own-unread = A posição nesta ligação não pode ser lida. Em { $error }. Mostra-se a da própria família.
own-stale = O tabuleiro espera por um padrão completo.

own-values = Valores deste caso
own-same = O mesmo segundo ambas as regras.
own-differ = As regras fazem diferença.
own-edited = <strong>Alterou o tabuleiro.</strong> A tabela trata das posições da própria família.
own-return = Voltar a { $case }
own-position = Uma posição feita de { $family }
own-value = Valor
own-formula-says = Fórmula
own-proof = Prova do valor de { $case }, regras: { $rules }
own-proof-winner = { $player ->
    [left] Prova de quem ganha { $case } se Esquerda começar, regras: { $rules }
   *[right] Prova de quem ganha { $case } se Direita começar, regras: { $rules }
}

own-conjecture = A sua conjectura
own-formula = Fórmula
own-no-formula = Diga quais são os valores, por exemplo { $example }, ou adopte um palpite.
own-holds = { $agree ->
    [one] Verifica-se em 1 de { NUMBER($all) } casos.
   *[other] Verifica-se em { NUMBER($agree) } de { NUMBER($all) } casos.
}
own-differs = O primeiro contra-exemplo é <case/>: <value/>, não <claim/>.
own-differs-said = O primeiro contra-exemplo é { $case }.
own-unknown = { $count ->
    [one] 1 caso não está decidido.
   *[other] { NUMBER($count) } casos não estão decididos.
}
own-silent = { $count ->
    [one] Nada diz sobre 1 caso.
   *[other] Nada diz sobre { NUMBER($count) } casos.
}
own-guess = Palpite a partir dos valores
own-guess-both = segundo ambas as regras
own-guess-support = { $from ->
    [one] Feito a partir de 1 caso
   *[other] Feito a partir de { NUMBER($from) } casos
}; { $more ->
    [one] mais 1 concorda.
   *[other] mais { NUMBER($more) } concordam.
}
own-guess-nothing = Um palpite nada prova.
own-take = Adoptar
own-take-title = Adoptar { $formula } como fórmula
own-no-guess = Sem palpite: nenhuma fórmula de período curto se ajusta aos valores conhecidos.
own-guess-letters = Para um palpite, dê um intervalo a uma letra e um só número às outras.

own-table = Todos os casos
own-differ-mark = difere
own-differ-title = As regras fazem diferença
own-right = certa
own-wrong-mark = errada
own-says-nothing = nada diz

own-plot = Média e temperatura
own-plot-mean = Média
own-plot-temperature = Temperatura
own-plot-aria = { $measure } em função de { $letter }. { $curves }
own-plot-number = um número
own-plot-other = qualquer outro valor
