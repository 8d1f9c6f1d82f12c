pen-table = Tabela por profundidade e largura
pen-caption = O mais longe que as pedras de uma caixa chegam: a profundidade para baixo, a largura para o lado
pen-source = Ernst 1995, tabela 1
pen-entry = profundidade { $depth }, largura { $width }: { NUMBER($distance) }

pen-hint = Pista
pen-set-up = Dispor
pen-full = Todas
pen-clear = Nenhuma
pen-usual = Solução

pen-way = O caminho até à distância { NUMBER($distance) }
pen-first = Para o início
pen-back = Um salto atrás
pen-on = Um salto à frente
pen-last = Para o fim
pen-begin = { $stones ->
    [one] 1 pedra, { NUMBER($leaps) } saltos
   *[other] { NUMBER($stones) } pedras, { NUMBER($leaps) } saltos
}
pen-step = { NUMBER($step) } de { NUMBER($count) }: { $leap }, { NUMBER($distance) } além da linha

pen-press = Carregue numa pedra, depois na casa onde deve cair.
pen-outside = As pedras dispõem-se dentro da caixa.
pen-at-end = Nenhuma pedra chega mais longe a partir desta caixa.
pen-forbidden =
    Provado: agora nenhuma pedra chega mais longe. Os pesos proíbem todas as casas da fila seguinte.
pen-hint-way = Pista: { $leap }, depois mais { NUMBER($rest) } até { NUMBER($distance) } além da linha.
pen-looking = À procura de um caminho…
pen-no-hint = Sem pista: { $reason }
pen-no-answer = não se encontrou resposta
pen-proved = Provado: não mais longe, todos os caminhos foram tentados.
pen-unproved = Mais longe: nenhum caminho encontrado dentro dos limites.

pen-answer = { $distance ->
    [one] casa além da linha, no máximo, a partir de uma caixa com { $depth } de profundidade e { $width } de largura
   *[other]
        casas além da linha, no máximo, a partir de uma caixa com { $depth } de profundidade e { $width } de largura
}
pen-or-more = { NUMBER($number) } ou mais
pen-reached = Alcançado
pen-stones = Pedras
pen-leaps = Saltos
pen-single-row =
    Uma só fila: para passar além da linha, uma pedra tem de saltar por cima de outra à sua frente, e aqui nenhuma
    pedra tem outra à frente. Só saltam ao longo da fila.
pen-fewest-anywhere = { $inner ->
    [yes]
        Aí { NUMBER($stones) } pedras, o mínimo possível: com menos não se chega tão longe, onde quer que estejam.
   *[no] { NUMBER($stones) } pedras, o mínimo possível: com menos não se chega tão longe, onde quer que estejam.
}
pen-fewest-in-box = { $inner ->
    [yes]
        Aí { NUMBER($stones) } pedras, o mínimo nesta caixa: foram tentados todos os conjuntos com menos pedras nela.
   *[no]
        { NUMBER($stones) } pedras, o mínimo nesta caixa: foram tentados todos os conjuntos com menos pedras nela.
}
pen-fewest-known = { $inner ->
    [yes] Aí { NUMBER($stones) } pedras, o mínimo conhecido: não foi mostrado que menos não bastam.
   *[no] { NUMBER($stones) } pedras, o mínimo conhecido: não foi mostrado que menos não bastam.
}
pen-inner-box = Basta uma caixa de { NUMBER($depth) } × { NUMBER($width) } dentro dela.

pen-scale = O que dizem os pesos
pen-goal = Meta
pen-goal-distance = Distância da meta
pen-column = coluna
pen-show = Pesos no tabuleiro
pen-total = As pedras pesam <share/> da meta
pen-exactly = Exatamente
pen-exact = { $stones } para { $goal }, no início { $share }
pen-lawful =
    Nenhum salto acrescenta peso: { NUMBER($jumps) } saltos nestas casas verificados; { NUMBER($even) } mantêm o total.
pen-excluded =
    Provado: mesmo a caixa cheia pesa menos do que a meta, { $share } dela. Nenhuma pedra da caixa lá chega.
pen-too-light = A caixa cheia pesa o suficiente, mas estas pedras não: nunca lá chegam.
pen-possible = Não excluído: estas pedras pesam o suficiente, com uma sobra de { $spare }.
pen-look = Aponte para uma casa para ver o seu peso exato.
pen-weight = { $square }: { $share } da meta, { $weight } para { $goal }
pen-any-box =
    O mesmo vale para qualquer coluna e para qualquer caixa: filas e colunas sem fim pesam apenas tanto como a meta.
pen-any-depth = O mesmo vale para qualquer coluna, por mais profunda que seja a caixa.
pen-any-width = O mesmo vale para qualquer coluna, por mais larga que seja a caixa.
pen-any-column = O mesmo vale para qualquer coluna.

pen-kind = Pesos
pen-kind-best = Os nossos que o provam
pen-kind-none = Os nossos: nenhum o prova
pen-golden = Dourado: σ por cada passo (figuras 3, 4, 5 e 8)
pen-golden-even = σ por cada fila, uma em cada duas colunas a 0 (figuras 6 e 7)
pen-even-golden = σ por cada coluna, uma em cada duas filas a 0
pen-ladder-golden = Escada por filas, σ por colunas (figura 9)
pen-ladder-even = Escada por filas, uma em cada duas colunas a 0
pen-ladder-skew = Escada por filas, oblíquo por colunas (figura 10)
pen-ladder-mirrored = Escada por filas, oblíquo no outro sentido (figura 10, espelhada)

pen-five = Porque nenhuma pedra chega a cinco casas além da linha <note>(figura 3)</note>
pen-sigma =
    Seja σ o número com σ + σ<up>2</up> = 1, cerca de 0,618. A meta pesa 1, e cada passo para longe dela custa um fator
    σ. Então um salto em direção à meta conserva o peso, porque σ<up>n+1</up> + σ<up>n+2</up> = σ<up>n</up>, e qualquer
    outro perde algum.
pen-rows = Filas cheias
pen-fill = Encher
pen-five-rows =
    A primeira fila atrás da linha fica a cinco passos da meta. Pesa σ<up>5</up> no meio, e menos por um fator σ a cada
    passo para o lado: ao todo σ<up>2</up>. Cada fila seguinte pesa σ vezes o peso da anterior. Depois de n filas só
    falta σ<up>n</up> para 1; por isso, filas sem fim pesam em conjunto exatamente 1, tanto como a meta. Um número
    finito de pedras deixa sempre uma parte de fora: pesam menos de 1, nenhum salto acrescenta a isso, e uma pedra na
    meta pesaria 1.
pen-no-row = Ainda nenhuma fila: 0
pen-one-row = 1 fila: { $sum }
pen-sum = { NUMBER($rows) } filas: { $sum }, falta { $missing }
pen-half-plane =
    A meta cinco casas acima de um semiplano de pedras. Cada casa pesa σ elevado ao número dos seus passos até à meta;
    as filas pesam σ², σ³ e assim por diante.
pen-is-goal = 1 = a meta

pen-unknown-weights = { $parameter } pode ser { $names }, não “{ $name }”: mostram-se os habituais.
pen-stones-outside = { $stones ->
    [one] 1 das pedras está fora da caixa e foi omitida.
   *[other] { NUMBER($stones) } das pedras estão fora da caixa e foram omitidas.
}
pen-stones-unread = Não é possível ler stones. { $error }. Mostram-se as habituais.
pen-way-broken =
    O salto { NUMBER($place) } de way, “{ $leap }”, não pode ser jogado: o caminho acaba antes dele.
