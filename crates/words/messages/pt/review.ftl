review-title = Análise
review-mistakes = Erros
review-graph = O jogo numa só figura: as setas do teclado andam por ela
review-ahead = { $player ->
    [left] Pretas à frente
   *[right] Brancas à frente
}
review-black = Pretas
review-white = Brancas
review-cover = Tapar os valores
review-too-large = Este tabuleiro é grande demais, ou o jogo longo demais, para uma análise.
review-work = a análise
review-stopped = { $open ->
    [0] A busca parou antes de todos os valores serem conhecidos.
    [one] A busca parou: em { NUMBER($open) } de { NUMBER($all) } posições não está provado quem ganha.
   *[other] A busca parou: em { NUMBER($open) } de { NUMBER($all) } posições não está provado quem ganha.
}
review-longer = Procurar mais

review-legend-mean = saltos à frente: a média, calculada
review-legend-stops = da paragem direita à paragem esquerda
review-legend-temperature = temperatura, dos dois lados da média
review-legend-guess = estimativa da busca, valor não encontrado
review-legend-mistake = erro, custo se conhecido; ?? entregou a vitória
review-legend-wins = quem ganha, provado

review-save = Salvar ou imprimir
review-save-svg = Figura em SVG
review-save-png = Figura em PNG
review-save-film = Filme em SVG
review-picture = O jogo numa só figura: { $game }
review-film = Um filme do jogo: { $game }

review-yours = { $turned ->
    [0] De nenhum dos seus { NUMBER($turns) } lances está provado que mudou o vencedor.
    [one] { NUMBER($turned) } dos seus { NUMBER($turns) } lances mudou o vencedor.
   *[other] { NUMBER($turned) } dos seus { NUMBER($turns) } lances mudaram o vencedor.
}
review-theirs = { $player ->
    [left] Pretas
   *[right] Brancas
}: { $turned ->
    [0] de nenhum lance está provado que mudou o vencedor.
    [one] { NUMBER($turned) } de { NUMBER($turns) } lances mudou o vencedor.
   *[other] { NUMBER($turned) } de { NUMBER($turns) } lances mudaram o vencedor.
}
review-gifts = { $turns ->
    [one] { NUMBER($turns) } cedeu alguma coisa.
   *[other] { NUMBER($turns) } cederam alguma coisa.
}
review-open = { $turns ->
    [one] { NUMBER($turns) } não está decidido.
   *[other] { NUMBER($turns) } não estão decididos.
}

review-start = Antes do primeiro lance
review-place = Depois de { $turn }
review-jumps = Saltos que restam: pretas { NUMBER($black) }, brancas { NUMBER($white) }.
review-wins = { $player ->
    [left] As pretas ganham.
   *[right] As brancas ganham.
}
review-wins-open = Quem ganha não está decidido.
review-guess-ahead = Estimativa, sem prova: { $player ->
    [left] as pretas
   *[right] as brancas
} estão à frente, olhando { $depth ->
    [one] { NUMBER($depth) } salto adiante.
   *[other] { NUMBER($depth) } saltos adiante.
}
review-guess-even = Estimativa, sem prova: ninguém está à frente, olhando { $depth ->
    [one] { NUMBER($depth) } salto adiante.
   *[other] { NUMBER($depth) } saltos adiante.
}
review-value = O valor é { $value }.
review-stops = Paragem esquerda { $left }, paragem direita { $right }, temperatura { $temperature }.
review-places = Todas as posições em palavras

review-turned = { $turn } transformou uma vitória numa derrota.
review-gave-up = { $turn } cedeu { $amount }.
review-cost = Custou { $amount }.
review-kept = { $turn } manteve tudo o que podia.
review-unknown = { $turn }: não decidido.
review-here = Este lance
review-refuted = { $player ->
    [left] As pretas respondem { $reply } e ganham, seja qual for a continuação.
   *[right] As brancas respondem { $reply } e ganham, seja qual for a continuação.
}
review-why-takes = { $player ->
    [left] A pedra preta de { $from } toma a pedra que acaba de saltar para { $square }.
   *[right] A pedra branca de { $from } toma a pedra que acaba de saltar para { $square }.
}
review-why-emptied = { $player ->
    [left] Este lance esvaziou { $square }, e a pedra preta de { $from } pode agora cair ali.
   *[right] Este lance esvaziou { $square }, e a pedra branca de { $from } pode agora cair ali.
}
review-why-passes = { $player ->
    [left] Este lance esvaziou { $square }, e a pedra preta de { $from } pode agora continuar a saltar dali.
   *[right] Este lance esvaziou { $square }, e a pedra branca de { $from } pode agora continuar a saltar dali.
}
review-why-stood = { $player ->
    [left] As pretas já podiam saltar { $jump }, e este lance não o impediu.
   *[right] As brancas já podiam saltar { $jump }, e este lance não o impediu.
}
review-why-end = { $loser ->
    [left] As pretas
   *[right] As brancas
} não têm mais saltos depois { $turns ->
    [one] dessa resposta.
   *[other] dos { NUMBER($turns) } lances que se seguem.
}
review-why-jumps = Saltos depois deste lance: pretas { NUMBER($black) }, brancas { NUMBER($white) }; depois de um melhor: pretas { NUMBER($betterblack) }, brancas { NUMBER($betterwhite) }.
review-why-cost = O custo é { $amount }: a média depois do melhor salto é melhor por esse número.
review-refuted-search = Ainda se procura a resposta que ganha.
review-better-open = O que era melhor
review-better = Estes são todos os lances que mantinham a vitória: { $turns }.
review-better-one = { $turns } mantinha a vitória. Ainda se procuram outros.
review-better-part = Na mesma parte, eram melhores por esse número: { $turns }.
review-keep = Praticar mais tarde
review-keep-done = Volta em Aprender
review-again = Tentar de novo aqui
review-answer = Mostrar a resposta
review-answer-on = Salto seguinte
review-answer-end = Fim da resposta
review-answer-shown = No tabuleiro, depois dele: { $shown } ({ NUMBER($count) } de { NUMBER($all) }).

review-trial = Tentar de novo: em vez de { $turn }
review-trial-win = { $player ->
    [left] Jogam as pretas. Encontre um lance que mantenha a vitória.
   *[right] Jogam as brancas. Encontre um lance que mantenha a vitória.
}
review-trial-part = { $player ->
    [left] Jogam as pretas. Encontre um salto que não ceda nada na sua parte.
   *[right] Jogam as brancas. Encontre um salto que não ceda nada na sua parte.
}
review-hint-open = Ainda não está decidido que lance é melhor.
review-hint-count = { $count ->
    [one] { NUMBER($count) } de { NUMBER($all) } lances mantém a vitória.
   *[other] { NUMBER($count) } de { NUMBER($all) } lances mantêm a vitória.
}
review-hint-some = Pelo menos um lance mantém a vitória. Quantos são ainda não está decidido.
review-hint-part-count = { $count ->
    [one] { NUMBER($count) } salto na mesma parte é melhor por { $amount }.
   *[other] { NUMBER($count) } saltos na mesma parte são melhores por { $amount }.
}
review-hint-prevents = O salto melhor não deixa { $reply }.
review-hint-allows = Depois do salto melhor, { $reply } ainda existe, mas já não ganha.
review-hint-where = Veja a parte de { $from } a { $to }.
review-hint-stone = { $player ->
    [left] Veja a pedra preta em { $square }.
   *[right] Veja a pedra branca em { $square }.
}
review-hint-turn = { $turn } mantém a vitória.
review-hint-part-turn = { $turn } não cede nada na sua parte.
review-tried-right = { $turn } está certo: mantém a vitória.
review-tried-part = { $turn } está certo: não cede nada na sua parte.
review-tried-same = { $turn } é o lance do jogo, um erro.
review-tried-wrong = { $turn } também é um erro.
review-tried-open = { $turn }: ainda não decidido.
review-again-other = Tentar de novo
review-back = Voltar ao jogo
review-play-on = Continuar a jogar daqui

review-next = Erro seguinte
review-previous = Erro anterior
review-whose = Erros de quem
review-of-both = De ambas
review-of-black = Das pretas
review-of-white = Das brancas

review-pass = E se eu passar aqui?
review-pass-stops = { $player ->
    [left] Se as pretas passam, as brancas jogam primeiro e o jogo chega a { $after } em vez de { $before }. A temperatura, { $temperature }, diz quanto vale aqui um lance.
   *[right] Se as brancas passam, as pretas jogam primeiro e o jogo chega a { $after } em vez de { $before }. A temperatura, { $temperature }, diz quanto vale aqui um lance.
}
review-pass-number = O tabuleiro vale o número { $value }: um salto custa alguma coisa a quem o dá, por isso passar não custaria nada.
review-pass-wins = { $wins ->
    [left] Depois de um passe ganham as pretas.
   *[right] Depois de um passe ganham as brancas.
}
review-pass-by = { $wins ->
    [left] Depois de um passe ganham as pretas, por exemplo com { $jump }.
   *[right] Depois de um passe ganham as brancas, por exemplo com { $jump }.
}
review-pass-open = Não decidido: a procura não descobriu quem ganha depois de um passe.
review-pass-early = Não se passa antes do primeiro salto.

review-apart = A conta do final
review-apart-since = { $place } o tabuleiro são { NUMBER($parts) } partes que nunca mais se encontram, cada uma com o seu valor.
review-apart-none = De nenhuma posição deste jogo se sabe que são várias partes com valores.
review-apart-one = Todas as pedras aqui são uma só parte.
review-apart-here = O tabuleiro são { NUMBER($parts) } partes aqui. Nem todos os seus valores são conhecidos.
review-apart-go = Mostrar este momento
review-parts = Partes aqui
review-part = Parte { NUMBER($number) }
review-part-open = Abrir no tabuleiro
    .part = Abrir no tabuleiro: parte { NUMBER($number) }
review-part-gallery = Posições com este valor
    .part = Posições com este valor na galeria: parte { NUMBER($number) }
review-part-unknown = desconhecido
review-parts-passes = Passes
review-parts-total = Juntas
review-parts-sums = Somar nas Somas
