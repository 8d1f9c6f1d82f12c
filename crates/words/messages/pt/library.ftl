library = A galeria por artigo
library-papers = Por artigo
    .headline = As peças de cada artigo, e o que dele nenhuma mostra.
    .bar = A galeria do Kōnane por artigo
library-differences = Onde diferem
    .headline = Todas as exceções, lapsos e informações erradas encontradas nos artigos.
    .bar = Onde os artigos sobre Kōnane e o programa diferem
library-open = Problemas em aberto
    .headline = O que os artigos deixam em aberto, o que se sabe, e até onde chegou este programa.
    .bar = Problemas em aberto do Kōnane
library-found = { $paper }, { $place }: { $about }
library-found-board = Abrir a posição no tabuleiro

papers = Artigos
papers-all = Todos
papers-unknown = Não há nenhum artigo “{ $name }”: estes são todos.
papers-text = texto
papers-tally =
    { NUMBER($all) } afirmações mostradas: { NUMBER($printed) } nas posições do artigo ou sobre nenhuma só,
    { NUMBER($restored) } em posições reconstituídas ou conjeturadas, { NUMBER($ours) } em nossas, { NUMBER($said) } não
    comparadas. Perguntas: { NUMBER($questions) }.
papers-gaps = { $places ->
    [one] 1 lugar que nenhuma peça mostra
   *[other] { NUMBER($places) } lugares que nenhuma peça mostra
}
papers-gap = Não mostrado: { $reason }.
papers-gap-near = Não mostrado: { $reason }. Ver <exhibit/>.
papers-unread = Fora da galeria
    .note = Publicações que estes artigos citam a propósito do Kōnane, e que não lemos.

differences-note =
    Em todos os outros casos em que a galeria tem uma posição e uma afirmação sobre o seu valor ou vencedor, o cálculo
    concorda, ou a nossa cópia não decide. Os testes do programa comparam cada um, incluindo os que se seguem.
    { $program }.
differences-at = Em
differences-printed = Impresso
differences-computed = Calculado
differences-formula = Fórmula impressa
differences-listed = Calculado, e na lista
differences-meant = Certo
differences-says = Diz-se
differences-fact = De facto
differences-position = a posição
differences-ancient = regras antigas
differences-modern = regras modernas
differences-both = ambas as regras

open-computed =
    Valores calculados em 21 de novembro de 2026, versão 0.1.0; abandonados ao fim de 100 segundos ou mais por posição.
open-sought = Continuar: procurá-lo
open-exhibit = Peça: <exhibit/>
open-next = Continuar: <series/>
open-rules-many = regras { $usual }, ou { $others }
open-values = { $title }: { $symbol } e valor
open-either = { $one } ou { $other }
open-same = Aqui ambas as regras dão os mesmos valores.
open-differing = As regras fazem diferença para { $symbol } = { $numbers }.

place-figure = figura { $number }
place-table = tabela { $number }
place-theorem = teorema { $number }
place-footnote = nota { $number }
place-definition = definição { $number }
place-unnumbered = figura sem número

section-search = procura
section-theorems = dos teoremas 4 a 12
section-rows = procura entre filas
section-boxes = procura em caixas pequenas
section-construction = construção
section-proof = demonstração
section-pattern = padrão continuado
