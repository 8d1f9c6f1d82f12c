paper-rules = Regras: { $rules }, { $edge }
paper-colours = Perde quem não pode saltar. A Esquerda joga com as pretas, a Direita com as brancas.
paper-not-begun = A procura ainda não tinha começado quando isto foi impresso.
paper-not-ended = A procura ainda não tinha acabado quando isto foi impresso.
paper-who-wins = Quem ganha?
paper-sum = A soma de { NUMBER($parts) } partes
paper-jumps = { $player ->
    [left] Esquerda (pretas)
   *[right] Direita (brancas)
}: { $jumps ->
    [0] nenhum salto
    [one] 1 salto
   *[other] { NUMBER($jumps) } saltos
}
paper-more = e mais { NUMBER($more) }
paper-no-value = O valor não se sabe.
    .short = não se sabe
paper-value-longer = O valor é mais longo: a página mostra-o todo.
paper-no-outcome = Não se sabe quem ganha.
paper-wins-by = Se { $starts ->
    [left] a Esquerda (pretas) começa, ganha a Esquerda
   *[right] a Direita (brancas) começa, ganha a Direita
}: { $jump }.
paper-link-long = A sua ligação tem { $length } caracteres: demasiados para imprimir.

handout-title = Uma folha para distribuir
handout-untitled = Posições de Kōnane
handout-on-a-page = Por página
    .what = Posições por página
handout-answers-are = Respostas
    .beside = Ao lado
    .apart = Numa folha à parte
    .none = Nenhumas
handout-codes = Códigos QR
handout-walk = Percurso
handout-claims = { $title }: o que eu afirmo
handout-outcomes = L: Esquerda ganha. R: Direita ganha. N: ganha quem começa. P: ganha quem não começa.
handout-because = Porque
handout-close = Voltar à lição
handout-known = Respostas: { NUMBER($known) } de { NUMBER($positions) }
handout-covered = As respostas tapadas ficam tapadas.
handout-leave-open = Deixar as outras em aberto
handout-answers = { $title }: respostas
handout-no-position = Sem posição.
handout-open = Por calcular.
