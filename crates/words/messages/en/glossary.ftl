# The glossary, and the cards of its terms. The terms themselves are in static/glossary-en.txt.

glossary = Glossary
# The name of the browser's tab.
glossary-tab = Glossary · Papamū
glossary-term-tab = { $term } · Glossary · Papamū
glossary-headline = The words of this page, most of them with a small board that shows what they mean.
glossary-search = Search
glossary-count = { $terms ->
    [one] 1 term
   *[other] { NUMBER($terms) } terms
}
glossary-none = No term matches. Type part of a word, or fewer words.
glossary-unknown = There is no term “{ $name }”.
# Other terms follow.
glossary-near = See also:
# Of a small board, which is a link.
glossary-open = Open on the board: { $caption }
glossary-loading = Loading the glossary …
glossary-problem = The glossary did not arrive.
glossary-again = Try again
