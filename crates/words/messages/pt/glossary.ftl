glossary = Glossário
glossary-tab = Glossário · Papamū
glossary-term-tab = { $term } · Glossário · Papamū
glossary-headline = As palavras desta página, quase todas com um pequeno tabuleiro que mostra o que significam.
glossary-search = Procurar
glossary-count = { $terms ->
    [one] 1 termo
   *[other] { NUMBER($terms) } termos
}
glossary-none = Nenhum termo corresponde. Escreva parte de uma palavra, ou menos palavras.
glossary-unknown = Não há nenhum termo “{ $name }”.
glossary-near = Ver também:
glossary-open = Abrir no tabuleiro: { $caption }
glossary-loading = A carregar o glossário …
glossary-problem = O glossário não chegou.
glossary-again = Tentar de novo
