nimbers-page = { $nimber }, passo a passo
nimbers-built = { $nimber }, construído passo a passo
nimbers-step = Passo { NUMBER($step) } de { NUMBER($count) }
nimbers-edited = Alterou-o.
nimbers-worth = Vale <value/>.
nimbers-pictures = De { $smaller } a { $nimber }
nimbers-picture = { $stones ->
    [one] 1 pedra, vale <value/>
   *[other] { NUMBER($stones) } pedras, valem <value/>
}
nimbers-failed = Não foi possível calcular os valores: { $reason }. <again>Tentar de novo</again>

nimbers-first = A primeira máquina.
    .why =
        As pretas podem saltar para cima uma ou duas vezes com a pedra focal, ou para o lado; as brancas podem tomá-la
        e ir igualmente longe ao longo da fila. Ambas chegam a 0 e a ∗.
nimbers-smaller = Comece com { $nimber }.
nimbers-smaller-why =
    Fica no canto superior direito de uma janela maior. Todos os saltos são feitos pela pedra marcada, a focal, ou
    tomam-na.
nimbers-unfocused = Retire a pedra focal.
    .why = Sem ela nenhuma pedra pode saltar. Uma pedra preta que chega à sua casa volta a dar vida à máquina.
nimbers-column = Construa uma escada.
    .why =
        Pedras brancas em casas alternadas abaixo dela conduzem à casa vazia: uma pedra preta que vem de baixo pode
        parar ali, o que deixa a máquina antiga, ou continuar a saltar através dela.
nimbers-turned = Acrescente uma cópia rodada, com as cores trocadas.
    .why =
        O que a escada é para as pretas, é a fila ao seu pé para as brancas. Ambas estão em repouso e demasiado
        afastadas para se encontrarem.
nimbers-linked = Ligue as duas.
    .why =
        Duas pedras prolongam a escada até ao novo canto, e uma fica no fim da fila. Nem agora algum dos jogadores
        pode saltar.
nimbers-focused = Ponha a nova pedra focal.
nimbers-focused-why =
    As pretas podem subir a escada com ela aos saltos, e as brancas podem tomá-la e correr ao longo da fila: qualquer
    dos jogadores pode deixar qualquer nimber de ∗ a { $smaller }. Um salto para longe das cópias deixa 0.
