play-page = Jogar · Papamū
play-game-page = { $title } · Jogar · Papamū
play-game-title = { $size }: { $players }
play-against = { $black } (pretas) contra { $white } (brancas)
play-title = Jogar
play-headline = Uma partida inteira: contra um programa que diz o que sabe, com um amigo ao lado, ou dois programas para ver jogar.

play-players = Jogadores
play-seconds = Segundos por jogada
play-teach = Partida de ensino
    .what = Um salto que comprovadamente transforma uma vitória em derrota é desfeito, e você vê por quê.
play-board = Tabuleiro
play-sizes = Tamanhos usuais
play-old-sizes = Tabuleiros antigos
    .what = Linhas × colunas de tabuleiros relatados no Havaí.
play-rows = Linhas
play-columns = Colunas
play-rules = Regras
play-jumps-by = Saltos
play-removal = Como se retiram as duas primeiras pedras
play-tournament = Canto ou centro
    .what = As pretas retiram uma pedra preta num canto ou no centro, as brancas uma vizinha. É a regra de torneio; Uiterwijk a descreve.
play-centre = Centro
    .what = As pretas retiram uma pedra preta no centro, as brancas uma vizinha. É a primeira metade da regra de torneio.
play-anywhere = Qualquer lugar
    .what = As pretas retiram qualquer pedra preta, as brancas uma vizinha. Regra nossa, para treinar.
play-hm-what = duas vizinhas numa linha, no meio do tabuleiro (horizontal-meio de Uiterwijk).
play-vm-what = duas vizinhas numa coluna, no meio do tabuleiro (vertical-meio de Uiterwijk).
play-hc-what = duas vizinhas numa linha, no canto inferior esquerdo (horizontal-canto de Uiterwijk).
play-vc-what = duas vizinhas numa coluna, no canto inferior esquerdo (vertical-canto de Uiterwijk).
play-no-fit = Este tabuleiro não tem essas pedras.
play-handicap = Vantagem
    .what = Quem joga há menos tempo pode passar: não saltar na sua vez. Passar é um lance livre, que vale 1 para o jogador.
play-handicap-worth = As passagens somam { $worth }.
play-passes-of = { $player ->
    [left] Passagens das pretas
   *[right] Passagens das brancas
}
play-start = Começar
play-too-small = Nenhuma regra serve para este tabuleiro: escolha um maior.
play-from-door = Para jogar a partir de uma posição do tabuleiro ou da galeria, escolha lá “Jogar a partir daqui” ao compartilhar.

play-you = Você
    .what = Você joga com esta cor.
play-friend = Um amigo
    .what = Alguém ao seu lado joga com esta cor no mesmo aparelho.
play-random = Acaso
    .what = Conhece as regras e nada mais.
play-greedy = Guloso
    .what = Conta saltos: deixa mais para si e menos para você.
play-hottest = Mais quente
    .what = Joga na parte de temperatura mais alta, por termógrafos.
play-half-strong = Meio forte
    .what = Procura como o forte, mas a cada dois saltos um é, por acaso, outro salto bom.
play-mostly-strong = Quase forte
    .what = Procura como o forte, mas a cada quatro saltos um é, por acaso, outro salto bom.
play-strong = Forte
    .what = Procura muitos saltos adiante e usa o que o programa prova.
play-perfect = Perfeito
    .what = Procura primeiro uma prova, e diz quando tem uma.

play-strip = Jogadores
play-turn-mark = a jogar
play-jumps-left = { $jumps ->
    [one] { NUMBER($jumps) } salto
   *[other] { NUMBER($jumps) } saltos
}
play-passes-left = { $passes ->
    [one] { NUMBER($passes) } passagem
   *[other] { NUMBER($passes) } passagens
}
play-known = O que se sabe
    .title = Mostrar ou cobrir o que o programa sabe (c)
play-solved = { $player ->
    [left] Resolvido: ganha Esquerda (pretas)
   *[right] Resolvido: ganha Direita (brancas)
}
play-solving = O programa procura quem ganha.
play-unsolved = Não resolvido dentro dos limites.
play-worth = As passagens restantes somam { $worth } ao valor do tabuleiro.
play-parts = { NUMBER($count) } partes que já não se encontram:

play-to-remove = { $player ->
    [left] As pretas
   *[right] As brancas
} retiram uma de { $squares }.
play-to-jump = { $player ->
    [left] Vez das pretas
   *[right] Vez das brancas
}: { $jumps ->
    [one] { NUMBER($jumps) } salto.
   *[other] { NUMBER($jumps) } saltos.
}
play-to-jump-or-pass = { $player ->
    [left] Vez das pretas
   *[right] Vez das brancas
}: { $jumps ->
    [one] { NUMBER($jumps) } salto,
   *[other] { NUMBER($jumps) } saltos,
} { $passes ->
    [one] { NUMBER($passes) } passagem.
   *[other] { NUMBER($passes) } passagens.
}
play-won = { $player ->
    [left] Ganham as pretas: as brancas não podem saltar.
   *[right] Ganham as brancas: as pretas não podem saltar.
}
play-won-why = Perde quem não pode saltar na sua vez.
play-removed = { $player ->
    [left] As pretas
   *[right] As brancas
} retiraram { $square }.
play-jumped = { $player ->
    [left] As pretas
   *[right] As brancas
} saltaram de { $from } para { $to } e tomaram { $taken ->
    [one] { NUMBER($taken) } pedra.
   *[other] { NUMBER($taken) } pedras.
}
play-passed = { $player ->
    [left] As pretas passaram.
   *[right] As brancas passaram.
}
play-pass = passa
play-place = Jogada { NUMBER($before) } de { NUMBER($all) }.
play-threats = { $player ->
    [left] As pretas ameaçam { $jumps }.
   *[right] As brancas ameaçam { $jumps }.
}
play-no-threats = { $player ->
    [left] As pretas não ameaçam nenhum salto.
   *[right] As brancas não ameaçam nenhum salto.
}
play-which = Que pedra salta para { $to }: { $stones }?
play-which-stone = Que pedra salta

play-not-yours = { $player ->
    [left] É a vez das pretas, e um programa joga com elas.
   *[right] É a vez das brancas, e um programa joga com elas.
}
play-over = A partida acabou.
play-stuck = A pedra em { $square } não pode saltar.
play-none-lands = Nenhuma pedra pode saltar para { $square }.
play-full = Este registro já tem tantas jogadas quanto pode ter.
play-unread = Isto não é uma jogada: escreva como d4, d2-d6 ou pass.
play-off-board = O tabuleiro não tem essa casa.
play-remove-first = Primeiro é preciso retirar uma pedra: diga a casa dela.
play-jump-now = Só se retiram pedras no início: diga duas casas, como em d2-d4.
play-no-stone = Não há pedra em { $square }.
play-other-stone = { $player ->
    [left] A pedra em { $square } é branca, e é a vez das pretas.
   *[right] A pedra em { $square } é preta, e é a vez das brancas.
}
play-not-removable = A regra de retirada não permite { $square }.
play-not-in-line = Um salto segue uma linha ou uma coluna, de duas em duas casas.
play-taken = { $square } está ocupada: uma pedra cai numa casa vazia.
play-nothing-there = Não há pedra em { $square } para saltar por cima.
play-own-there = A pedra em { $square } é sua: só se salta sobre as do outro jogador.
play-one-only = Regras modernas: uma jogada é um único salto.
play-no-pass = Não restam passagens.

play-thinks = { $seat } está pensando.
play-seeks = Procurando o melhor salto.
play-checks = Verificando este salto.
play-by-proof = { $player ->
    [left] Resolvido: ganha Esquerda (pretas).
   *[right] Resolvido: ganha Direita (brancas).
}
play-by-chance = Escolhido ao acaso.
play-by-mobility = Escolhido contando saltos.
play-by-search = { $depth ->
    [one] Procurou { NUMBER($depth) } salto adiante.
   *[other] Procurou { NUMBER($depth) } saltos adiante.
}
play-by-temperature = Escolhido pela temperatura.
play-by-value = Escolhido por valores.
play-no-answer = O programa não encontrou jogada
play-failed = O programa não respondeu. ({ $reason }) Aperte “Pausa” para perguntar de novo.
play-lesson-title = Desfeito
play-lesson = { $player ->
    [left] { $jump } transformou uma vitória das pretas em derrota: as brancas respondem { $reply } e ganham. { $better } mantém a vitória. Tente de novo.
   *[right] { $jump } transformou uma vitória das brancas em derrota: as pretas respondem { $reply } e ganham. { $better } mantém a vitória. Tente de novo.
}

play-take-back = Voltar atrás
play-pass-button = Passar
play-best = Melhor salto
play-threats-button = Ameaças
play-flip = Girar
play-now = Jogue já
play-pause = Pausa
play-type = Uma jogada por suas casas
play-type-example = d2-d6
play-type-go = Ir
play-end = O fim da partida
play-again = Jogar de novo
play-swap = Trocar as cores
play-new = Nova partida
play-on-board = Abrir no tabuleiro
play-begins = Quem começa
play-begins-first = { $player ->
    [left] As pretas começam
   *[right] As brancas começam
}

play-moves = Jogadas
play-moves-none = Nada foi jogado ainda.
play-steps = Percorrer a partida
play-first = Ao início
play-back = Uma jogada atrás
play-on = Uma jogada adiante
play-last = Ao fim desta linha
play-kui = Um <term>kuʻi</term>: revida saltando sobre a pedra que acaba de saltar.
play-kaholo = Um <term>kaholo</term>: várias pedras num só salto.

play-keys = Teclas
play-keys-board = No tabuleiro, as setas vão de casa em casa, e Home e End aos extremos de uma linha. Espaço faz ali o mesmo que Enter.
play-key-step = uma jogada atrás, uma adiante
play-key-ends = ao início, ao fim desta linha
play-key-branch = a outra linha da mesma posição
play-key-best = jogar o melhor salto
play-key-threats = o que o outro jogador ameaça
play-key-back = voltar atrás
play-key-flip = girar o tabuleiro
play-key-known = mostrar ou cobrir o que se sabe
play-key-review = análise da partida
play-key-projector = no tabuleiro: para um auditório
play-key-square = numa casa: levantar uma pedra, pousar, saltar
play-key-help = esta lista

play-text = Guardar
play-text-label = Texto
play-text-note = cabeçalhos e jogadas numeradas, outras linhas entre parênteses
play-text-file = Guardar num arquivo
play-save-as = Nome neste navegador
play-save = Guardar
play-save-name = Digite primeiro um nome.
play-save-full = Já há { NUMBER($most) } partidas: apague uma primeiro.
play-save-done = Guardada como “{ $name }”.
play-save-refused = Este navegador não a guarda. Copie o texto.
play-saved = Partidas guardadas
play-saved-none = Nenhuma partida foi guardada.
play-saved-where = Guardadas apenas neste navegador.
play-go-on = Continuar a última partida
play-delete = Apagar
play-delete-name = Apagar “{ $name }”
play-import = Importar uma partida
play-import-what = Cole uma partida: os cabeçalhos, se houver, e as jogadas, como em 1. d4 e4 2. d2-d4.
play-import-both = As linhas contam-se de baixo ou de cima: ambas as leituras são possíveis. Escolha a que você quer.
play-from-bottom = Linhas contadas de baixo
play-from-top = Linhas contadas de cima
play-turns = { $turns ->
    [one] { NUMBER($turns) } jogada
   *[other] { NUMBER($turns) } jogadas
}
play-import-open = Abrir
play-import-fault = Caractere { $at }: { $why }
play-text-long = O texto tem mais caracteres do que uma partida pode ter.
play-text-header = Um cabeçalho é [Nome "valor"].
play-text-value = “{ $value }” não é um valor de { $name }.
play-text-beginning = A regra de retirada não serve para este tabuleiro.
play-text-bracket = Um parêntese está sozinho, ou não contém nada.
play-text-turn = “{ $turn }” não é possível. { $why }

play-link-length = O link tem mais de { $most } caracteres: não é aberto.
play-link-version = “{ $version }” não é um tipo de partida que esta página conheça.
play-link-rules = rules
play-link-removal = a regra de retirada
play-link-size = “{ $size }” não é um tamanho de tabuleiro: linhas e colunas podem ser de 1 a 18, como em 6x7. Aqui é 8x8.
play-link-fits = { $removal } não serve para um tabuleiro de { $size }: aqui é { $other }.
play-link-position = A posição “{ $rows }” não pode ser lida: { $expected }. Aqui é um tabuleiro cheio.
play-link-turn = A jogada “{ $turn }” no caractere { $at } de moves não é possível: o que vem depois dela é deixado de fora.
