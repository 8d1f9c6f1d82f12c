editor-tools = Ferramentas
editor-mode = Modo
editor-edit = Editar
editor-play = Jogar
editor-brush = Pincel
editor-brush-is = Pincel: { $brush }
editor-cycle = Alternar
editor-black = Preta
editor-white = Branca
editor-erase = Apagar
editor-select = Selecionar
editor-history = Histórico
editor-undo = Desfazer
editor-redo = Refazer
editor-help = Ajuda e teclas (?)
editor-more = Mais
editor-show = Mostrar
editor-shown = Mostrado no tabuleiro
editor-show-reach = Alcance
editor-show-left = Saltos da Esquerda
editor-show-right = Saltos da Direita
editor-show-values = Valores
editor-smaller = Mais pequeno
editor-fit = Ajustar
editor-larger = Maior
editor-off-colour = Não pode vir de uma abertura: há pedras em casas da outra cor.

rules-menu = Regras e margem
rules-are = Regras:
rules-choose = Regras
rules-ancient = Antigas
    .what = Como se joga no Havaí: uma jogada pode ser vários saltos em linha reta.
rules-modern = Modernas
    .what = Como em alguns artigos: uma jogada é exatamente um salto.
rules-edge = Margem do tabuleiro
rules-plane = Plano
    .short = plano
    .what = O tabuleiro não tem margem.
rules-walls = Paredes
    .short = paredes
    .what = O tabuleiro acaba na parede.

setup-open = Preparar
setup-clear = Limpar o tabuleiro
setup-text = Texto ou colar…
setup-full-boards = Tabuleiros cheios
setup-rows = Linhas
setup-columns = Colunas
setup-empty = Vazio
setup-remove-two = { $size }, retirar duas
setup-full = Cheio
setup-top = cima
    .wall = { $adds ->
        [yes] Acrescentar uma linha em cima
       *[no] Retirar uma linha em cima
    }
setup-bottom = baixo
    .wall = { $adds ->
        [yes] Acrescentar uma linha em baixo
       *[no] Retirar uma linha em baixo
    }
setup-left = esquerda
    .wall = { $adds ->
        [yes] Acrescentar uma coluna à esquerda
       *[no] Retirar uma coluna à esquerda
    }
setup-right = direita
    .wall = { $adds ->
        [yes] Acrescentar uma coluna à direita
       *[no] Retirar uma coluna à direita
    }
setup-whole = Todo o tabuleiro
opening-name = Abertura
opening-full = O tabuleiro está cheio: o jogo começa quando se retiram duas pedras vizinhas.
opening-middle-row = Centro, numa linha
opening-middle-column = Centro, numa coluna
opening-corner-row = Canto, numa linha
opening-corner-column = Canto, numa coluna

selection-name = Seleção
selection-none = Arraste um retângulo, ou carregue numa pedra e depois na casa para onde deve ir.
selection-picked-up = Carregue numa casa para a pousar aí.
selection-lying = Arraste-a, ou carregue nela e depois numa casa.
selection-copy = Copiar
selection-cut = Cortar
selection-paste = Colar…
selection-fill = Preencher
selection-delete = Eliminar
selection-done = Pronto
transform-turn-left = Rodar à esquerda
transform-turn-right = Rodar à direita
transform-mirror = Espelhar
transform-upside-down = Virar ao contrário
transform-swap = Trocar as cores

text-title = Abrir um texto
text-what =
    Uma ligação ou um tabuleiro. <note>x preta, o branca, . ou um número para casas vazias, uma linha ou / para cada
    linha. Os textos noutras formas são mostrados para escolher.</note>
text-open = Abrir
text-seen = Isto é { $form }: { $size }, { NUMBER($black) } pretas, { NUMBER($white) } brancas.
text-which = Qual é o tabuleiro?
text-read-as = { $form }: { $size }, { NUMBER($black) } pretas, { NUMBER($white) } brancas.
text-meant = Queria dizer { $rows }?
text-unread = “{ $text }” não pode ser lido: { $reason }.
text-nothing = Neste texto não há ligação, posição nem valor.
text-picture = O que o texto mostra
text-link = uma ligação
text-board = um tabuleiro
text-runs = Os números são casas vazias seguidas
text-zeros = 0 é uma pedra branca
text-digits = 1 é preta, 2 branca, 0 vazia
text-framed = Sem os números, letras e bordos à volta do tabuleiro
text-bars = | separa as linhas, como em cgt e CGSuite
text-pawns = p é preta, P branca, como em vchess
text-seems-value = Isto parece um valor.
text-seems-link = Isto é uma ligação de { $page }.
text-seems-game = Isto parece o texto de uma partida.
text-seems-list = Isto parece uma lição de { NUMBER($links) } itens.
text-to-sums = Pôr em Somas
text-to-habitat = Procurar posições com este valor
text-to-page = Abrir em { $page }
text-to-play = Abrir em Jogar
text-to-list = Abrir em Ensinar
text-problem = Em { $place }.
text-place = linha { $line }, coluna { $column }: { $reason }
text-no-position = esperava-se uma posição, não há nada
text-copied = copiado como texto
text-copy-refused = o navegador não permite copiar: use as teclas

said-rules = { $modern ->
    [yes] regras modernas
   *[no] regras antigas
}
said-size = { $rows ->
    [one] 1 linha
   *[other] { NUMBER($rows) } linhas
}, { $columns ->
    [one] 1 coluna
   *[other] { NUMBER($columns) } colunas
}
said-empty = tabuleiro vazio
said-changed = { NUMBER($squares) } casas mudadas, { NUMBER($stones) } pedras
said-played = { NUMBER($step) } de { NUMBER($jumps) } saltos jogados
said-jumped = { $player ->
    [left] As pretas
   *[right] As brancas
} saltaram{ $again ->
    [yes] {" "}outra vez,
   *[no] {""}
} de { $from } para { $to } e tiraram { $taken }
said-taken-back = Salto das { $player ->
    [left] pretas
   *[right] brancas
} de { $from } para { $to } desfeito
said-put-down = pousada
said-brush = pincel: { $brush }
said-picked-up = agarrado; carregue numa casa para pousar
said-selected = { $first } a { $last } selecionadas
said-none-selected = nada selecionado
said-stuck = { $square } não pode saltar.
said-landings = { $square } pode saltar para { $squares }.
said-not-edited = Em Jogar, as pedras só saltam. Para pôr ou tirar pedras, mude para Editar (E).
said-too-large = Não há espaço: um tabuleiro tem no máximo { $most } linhas e colunas.
said-line-ends = A linha acaba { $jumps ->
    [0] antes do primeiro salto
    [one] depois de 1 salto
   *[other] depois de { NUMBER($jumps) } saltos
}: pelas regras { $modern ->
    [yes] modernas
   *[no] antigas
}, { $jump } não é um só salto. Desfazer traz o resto de volta.
said-lost = { $player ->
    [left] As pretas não podem saltar: ganham as brancas
   *[right] As brancas não podem saltar: ganham as pretas
}
said-turn = { $player ->
    [left] Jogam as pretas
   *[right] Jogam as brancas
}

## The field for positions and values

typed-example = oxo.ox  ou  {"{"}1|0{"}"}  ou  #/k1/…
typed-things = O que este texto tem
typed-more = { $lines ->
    [one] e mais uma linha
   *[other] e mais { NUMBER($lines) } linhas
}
typed-link = uma ligação de { $page }
