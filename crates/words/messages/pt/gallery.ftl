gallery-page = { $title } · Galeria · Papamū
gallery-tab = A galeria · Papamū
gallery-bar = A galeria do Kōnane
gallery-title = A galeria
gallery-headline =
    Resultados publicados, tornados interativos: cada afirmação ao lado do que esta página calcula, e onde as duas
    diferem.

entrance-unknown = Não há nenhuma peça “{ $name }”.
entrance-nearest = Queria dizer <exhibits/>?
entrance-search = Procurar
entrance-search-example = um nome, *2, 1x9, figura 10, gralha, um autor
search-fillers =
    mostra mostre me o a os as um uma de do da dos das com valor valores vale valem é são que qual quais encontrar
    posição posições peça peças para por em no na nos nas e todos todas onde eles elas tem têm
search-same =
    gralha=misprint gralhas=misprint difere=differs diferem=differs diferença=differs diferenças=differs
    exceção=differs exceções=differs aberto=open_problem abertos=open_problem fig=figure fig.=figure figura=figure
    tabela=table teorema=theorem definição=definition estrela=* reconstituída=restored nossa=ours
entrance-none =
    Nenhuma peça corresponde. Escreva um valor como texto (*2, ^*, 1/2, { "{1|0}" }, Tiny(1)), parte de um nome, ou
    menos palavras. <all>Mostrar todas as peças</all>
entrance-found-papers = Encontrado nos artigos
entrance-found-nothing = Nada encontrado
entrance-count = { $exhibits ->
    [one] 1 peça
   *[other] { NUMBER($exhibits) } peças
}
entrance-found = { $exhibits ->
    [one] 1 peça encontrada
   *[other] { NUMBER($exhibits) } peças encontradas
}
entrance-halls = Salas

hall-lines = Linhas e caudas
hall-numbers = Números
hall-infinitesimals = Infinitesimais
hall-hot = Switches e ameaças
hall-patterns = Filas duplas, diagonais, cantos
hall-together = Grupos que se encontram
hall-nimbers = Nimbers
hall-boards = Tabuleiros inteiros

live = Experimente
live-nimber = Construir um nimber
live-stone = Passar além da linha
live-value = Procurar um valor

step-back = Um passo atrás
step-on = Um passo à frente

exhibit-ways = Peças
exhibit-before = Peça anterior:
    .title = Peça anterior ({ $key })
exhibit-after = Peça seguinte:
    .title = Peça seguinte ({ $key })
exhibit-unread =
    Não é possível ler a posição desta ligação. Em { $error }. Mostra-se a posição própria da peça.
exhibit-unknown-word = Esta peça não tem “{ $word }”.
exhibit-story = Sobre esta peça
exhibit-why = Porque é verdade
exhibit-try = Experimente
exhibit-guess = Quanto vale?
exhibit-position = Uma posição feita de { $exhibit }
exhibit-answers = Afirmação e respostas
exhibit-on-board = Abrir no tabuleiro
exhibit-edited-on-board = Abrir a sua posição no tabuleiro
exhibit-edited = <strong>Alterou o tabuleiro.</strong> A afirmação do artigo é sobre o original.
exhibit-return = Voltar a <exhibit/>
exhibit-number-back = Anterior
exhibit-number-on = Seguinte
exhibit-cite = Citar
exhibit-cite-this = Esta peça
exhibit-cite-papers = Aquilo de que trata

gallery-rules-ancient = antigas
gallery-rules-modern = modernas
colours-opening = como após uma abertura
colours-any = em quaisquer casas
colours-generalized =
    Pedras de qualquer cor podem estar em qualquer casa. Suetsugu (2022) chama Kōnane generalizado ao primeiro conjunto de
    regras que se provou universal.
paper-santos-silva = dos Santos e Silva 2008
paper-carvalho-santos = Carvalho e dos Santos 2019
paper-ours = Encontrado com este programa
claim = A afirmação e o que calculamos
claim-paper = O artigo diz
claim-either = Afirmado
claim-computed = Calculamos
claim-nothing = nada
claim-too-hard = demasiado difícil
claim-unknown = ainda não conhecido
claim-misprint = Impresso: <printed/>; certo: <meant/>.
claim-telling-jump = Sem o salto desenhado no tabuleiro, o valor seria o do artigo.
claim-figure-printed = A posição é a do artigo, pela figura ou pelas palavras.
claim-figure-restored = Posição reconstituída: a cópia que temos perdeu parte da figura, e o resto foi escolhido para ter o valor do artigo. O que vale aqui não prova o que o artigo mostra.
claim-figure-guessed =
    A nossa cópia do artigo perdeu esta figura. A posição é conjetura nossa, escolhida pelo valor impresso: se a do
    artigo tem esse valor, não se pode decidir.
claim-figure-ours = A posição é nossa, a afirmação é do artigo: não há figura dela na cópia que temos.
claim-figure-found = A posição e o seu valor são nossos.
claim-of-rules = { $modern ->
    [yes] regras modernas: { $verdict }
   *[no] regras antigas: { $verdict }
}

mark-differs = difere
mark-misprint = lapso
mark-agrees-from = fórmula válida a partir de { $symbol } = { NUMBER($number) }
mark-undecided = não se pode decidir pela nossa cópia
mark-given-up = abandonado
mark-open = problema em aberto
mark-silent = sem afirmação
mark-found = cálculo nosso
mark-agrees = concorda
# A verdict, and where the position comes from that it is about.
mark-restored = { $mark }, posição reconstituída
mark-ours = { $mark }, posição nossa

verdict-differs = Difere para { $numbers }.
verdict-agrees = Concorda para { $numbers }.
verdict-from = As fórmulas gerais valem a partir de { $number }.
verdict-rest = O resto ainda não é conhecido.
verdict-run = { $first } a { $last }

range-title = <symbol/> de { NUMBER($least) } a { NUMBER($most) }
range-table = Tabela
range-computed = calculamos
range-verdict = Veredicto
range-temperature = temperatura { $temperature }
range-temperature-weight = temperatura { $temperature }, peso atómico <weight/>
range-copy = Copiar { $what }
range-copied = { $what } copiado.
range-copy-refused = O navegador não permite copiar.
range-all = Todos os { NUMBER($count) } valores
range-filling = A preencher<count> { NUMBER($known) } de { NUMBER($all) }</count>
range-stopped = Parado<count> { NUMBER($known) } de { NUMBER($all) }</count>
range-failed = O cálculo falhou: { $reason }
range-given-up = abandonado em { $symbol } = { $numbers }
range-stop = Parar
range-go-on = Continuar
range-try-again = Tentar de novo

law-known = Sabe-se
law-printed = Como está impresso
law-paper = No artigo
law-solved = Resolvido: { $size }
law-source = Fonte: <source/>
law-places = Nos artigos
law-asked = <strong>Pergunta:</strong> <question/>
