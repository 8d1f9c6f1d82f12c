game-page = Jogar · Papamū
game-open-page = { $title } · Jogar · Papamū
game-open-title = { $players }, { $size }
game-against = { $black } (pretas) contra { $white } (brancas)
game-shared = { $title }: { $standing }
game-person = Uma pessoa
game-title = Jogar

game-with-friend = Com um amigo
    .what = A seu lado, neste aparelho.
game-by-link = Jogar por link
    .what = Um amigo em outro lugar: depois de cada jogada você envia a partida como link.
game-watch = Assistir
    .what = Dois programas jogam um contra o outro.
game-import-brief = Cole as jogadas ou um link.
game-choices = Mais opções
    .what = configurações com nome, outros tabuleiros e tamanhos, níveis, cores, regras, vantagem, relógio, partida de ensino
game-players = Jogadores
game-draw = Sortear as cores
    .what = Uma pedra preta e uma branca estão escondidas, uma em cada mão. Escolha uma mão.
game-hand-left = Mão esquerda
game-hand-right = Mão direita
game-drawn = { $player ->
    [left] Você tirou a preta: você começa.
   *[right] Você tirou a branca: começa o outro jogador.
}
game-seconds = Segundos por jogada
game-teach = Partida de ensino
    .what = Um salto que comprovadamente transforma uma vitória em derrota é desfeito, e você vê por quê.
game-board = Tabuleiro
game-sizes = Tamanhos usuais
game-old-sizes = Tabuleiros relatados
    .what =
        Linhas × colunas, o lado mais longo entre os jogadores, como diz Ernst. 6 × 7, 8 × 9, 9 × 13, 13 × 20 (longo de
        mais aqui) e 14 × 17: Wikipedia; o último é de Cook, 1778. Ernst relata de 8 a 13 linhas e de 8 a 20 colunas.
game-named = Configurações com nome
    .what =
        Cada uma define tabuleiro, regras, primeiras pedras e vantagem. Se a fonte não indica o tamanho, o tabuleiro é de
        8 × 8; se não indica as primeiras pedras, elas ficam num canto ou no centro.
named-statewide = Torneio de todo o Havai, 2026
    .source = Saem primeiro as duas pedras bem no centro; as pretas começam. Big Island Now, 11 de fevereiro de 2026. Não indica o tamanho.
named-college = Windward Community College, 2021
    .source = Um canto ou o centro; as pretas começam. Regras do torneio dessa escola.
named-pono = Vantagem da Kōnane Players Association
    .source =
        Quem joga há menos tempo, aqui as pretas, tem um ou dois lances a mais; aqui são duas passagens. Pono System,
        hawaiiancheckers.com, 2011. Não indica o tamanho nem as primeiras pedras.
named-lanai = Tabuleiro de Lānaʻi
    .source = Emory encontrou um, de 8 × 11, em 1924: games.porg.es. Não indica as primeiras pedras.
named-pair-centre = Ímpar × par, duas pedras no piko
    .source = Emory encontrou dois tabuleiros de 9 × 10 em Lānaʻi, 1924: games.porg.es. Ernst: uma partida pode começar ali.
named-one-centre = Ímpar × ímpar, uma pedra no piko
    .source = Emory encontrou dois tabuleiros de 9 × 13 em Lānaʻi, 1924: games.porg.es. Ernst: uma partida pode começar ali.
named-campbell = Oʻahu, 1809 ou 1810
    .source = Campbell viu dezoito pedras de cada lado: games.porg.es. Não indica as primeiras pedras.
named-king = Viagem de Cook, 1779
    .source = King viu 238 casas, 14 numa fila: games.porg.es, Ernst. Não indica as primeiras pedras.
game-rows = Linhas
game-columns = Colunas
game-rules = Regras
game-jumps-by = Saltos
game-removal = Como se retiram as duas primeiras pedras
game-tournament = Canto ou centro
    .what = As pretas retiram uma pedra preta num canto ou no centro, as brancas uma vizinha. É a regra de torneio; Uiterwijk a descreve.
game-centre = Centro
    .what = As pretas retiram uma pedra preta no centro, as brancas uma vizinha. É a primeira metade da regra de torneio.
game-anywhere = Qualquer lugar
    .what = As pretas retiram qualquer pedra preta, as brancas uma vizinha. Regra nossa, para treinar.
game-hm-what = duas vizinhas numa linha, no meio do tabuleiro (horizontal-meio de Uiterwijk).
game-vm-what = duas vizinhas numa coluna, no meio do tabuleiro (vertical-meio de Uiterwijk).
game-hc-what = duas vizinhas numa linha, no canto inferior esquerdo (horizontal-canto de Uiterwijk).
game-vc-what = duas vizinhas numa coluna, no canto inferior esquerdo (vertical-canto de Uiterwijk).
game-no-fit = Este tabuleiro não tem essas pedras.
game-handicap = Vantagem
    .what = Quem joga há menos tempo pode passar: não saltar na sua vez. Passar é um lance livre, que vale 1 para o jogador.
game-handicap-worth = As passagens somam { $worth }.
game-passes-of = { $player ->
    [left] Passagens das pretas
   *[right] Passagens das brancas
}
game-clock = Relógio
    .none = Nenhum
    .minutes = { $minutes } min
    .more = { $minutes } min + { $seconds } s
    .what = Para cada jogador; os segundos vêm a cada jogada. Corre desde a primeira jogada e para durante a análise. Perde quem fica sem tempo. Não existe em partidas por link.
    .of = { $player ->
        [left] Tempo das pretas
       *[right] Tempo das brancas
    }
    .stopped = Os relógios pararam quando esta página foi deixada ou recarregada. Voltam a correr quando as { $player ->
        [left] pretas
       *[right] brancas
    } jogarem.
game-start = Jogar
game-too-small = Nenhuma regra serve para este tabuleiro: escolha um maior.

levels = A força dos programas
levels-page = A força dos programas · Jogar · Papamū
levels-way = Quão forte ele é?
levels-headline = Medida em partidas entre cada dois deles.
levels-board = { $side } × { $side }
levels-games = Partidas ganhas de { NUMBER($games) } contra cada programa, e pontos acima do anterior.
levels-above = Pontos
levels-how =
    Ambos jogaram as mesmas aberturas com as duas cores: todas as que a regra do torneio permite e as quatro de Uiterwijk. Para cada jogada,
    cada um tinha no máximo { NUMBER($steps) } passos da busca, para que a série possa ser repetida exatamente. Na página eles têm segundos,
    o que são muito mais passos: quem busca ganha com isso, os dois primeiros não. Com tão poucos passos o último,
    que procura primeiro uma prova, não é mais forte que o anterior, e em 8 × 8 é mais fraco.
levels-points =
    400 pontos a mais são dez vezes mais partidas ganhas que perdidas, 100 são 64 de 100. O erro depois de ± é excedido uma vez em vinte. Quem
    não perdeu nenhuma partida é provavelmente pelo menos tantos pontos mais forte. O comando papamu match joga tal série.

game-you = Você
    .what = Você joga com esta cor.
game-friend = Um amigo
    .what = Alguém ao seu lado joga com esta cor no mesmo aparelho.
game-elsewhere = Um amigo em outro lugar
    .what = Alguém em outro aparelho: você envia a partida como link e a recebe de volta.
game-ladder = Programas, do fácil ao perfeito
game-rung = { $level }. { $name }
game-random = Iniciante
    .what = Joga qualquer salto, ao acaso.
game-greedy = Fácil
    .what = Conta saltos: deixa mais para si e menos para você.
game-hottest = Razoável
    .what = Joga na parte do tabuleiro onde há mais em jogo.
game-half-strong = Médio
    .what = Procura muitos saltos adiante, mas a cada duas vezes joga, por acaso, outro salto bom.
game-mostly-strong = Bom
    .what = Procura muitos saltos adiante, mas a cada quatro vezes joga, por acaso, outro salto bom.
game-strong = Forte
    .what = Procura muitos saltos adiante e usa o que o programa que calcula prova.
game-perfect = Perfeito
    .what = Procura primeiro uma prova. Quando tem uma para o seu lado, ganha.

game-strip = Jogadores
game-turn-mark = a jogar
game-jumps-left = { $jumps ->
    [one] { NUMBER($jumps) } salto
   *[other] { NUMBER($jumps) } saltos
}
game-passes-left = { $passes ->
    [one] { NUMBER($passes) } passagem
   *[other] { NUMBER($passes) } passagens
}
game-known = O que se sabe
    .title = Mostrar ou cobrir o que o programa sabe (c)
game-solved = { $player ->
    [left] Resolvido: ganham as pretas
   *[right] Resolvido: ganham as brancas
}
game-solving = O programa procura quem ganha.
game-unsolved = Não resolvido dentro dos limites.
game-worth = As passagens restantes somam { $worth } ao valor do tabuleiro.
game-parts = { NUMBER($count) } partes que já não se encontram:

game-to-remove = { $player ->
    [left] As pretas
   *[right] As brancas
} retiram { $removals ->
    [one] { $squares }.
   *[other] uma de { $squares }.
}
game-to-remove-any = { $player ->
    [left] As pretas
   *[right] As brancas
} retiram uma das { NUMBER($removals) } pedras com anel.
game-to-jump = { $player ->
    [left] Vez das pretas
   *[right] Vez das brancas
}: { $jumps ->
    [one] { NUMBER($jumps) } salto.
   *[other] { NUMBER($jumps) } saltos.
}
game-to-jump-or-pass = { $player ->
    [left] Vez das pretas
   *[right] Vez das brancas
}: { $jumps ->
    [one] { NUMBER($jumps) } salto,
   *[other] { NUMBER($jumps) } saltos,
} { $passes ->
    [one] { NUMBER($passes) } passagem.
   *[other] { NUMBER($passes) } passagens.
}
game-won = { $player ->
    [left] Ganham as pretas: as brancas não podem saltar.
   *[right] Ganham as brancas: as pretas não podem saltar.
}
game-won-resigned = { $player ->
    [left] Ganham as pretas: as brancas desistiram.
   *[right] Ganham as brancas: as pretas desistiram.
}
game-won-words = Ernst dá as palavras <make>make</make>, perder, e <ai>ai</ai>, ganhar.
game-removed = { $player ->
    [left] As pretas
   *[right] As brancas
} retiraram { $square }.
game-jumped = { $player ->
    [left] As pretas
   *[right] As brancas
} saltaram de { $from } para { $to } e tomaram { $taken ->
    [one] { NUMBER($taken) } pedra.
   *[other] { NUMBER($taken) } pedras.
}
game-passed = { $player ->
    [left] As pretas passaram.
   *[right] As brancas passaram.
}
game-won-on-time = { $player ->
    [left] Ganham as pretas: as brancas não têm mais tempo.
   *[right] Ganham as brancas: as pretas não têm mais tempo.
}
game-timed-out = { $player ->
    [left] As pretas não têm mais tempo.
   *[right] As brancas não têm mais tempo.
}
game-resigned = { $player ->
    [left] As pretas desistiram.
   *[right] As brancas desistiram.
}
game-pass = passa
game-off-record = Mostrado, não jogado: { $turns }.
game-resigns = desiste
game-time-up = sem tempo
game-place = Jogada { NUMBER($before) } de { NUMBER($all) }.
game-threats = { $player ->
    [left] As pretas ameaçam { $jumps }.
   *[right] As brancas ameaçam { $jumps }.
}
game-no-threats = { $player ->
    [left] As pretas não ameaçam nenhum salto.
   *[right] As brancas não ameaçam nenhum salto.
}
game-which = Que pedra salta para { $to }: { $stones }?
game-which-stone = Que pedra salta
game-tap-again = Toque outra vez em { $to }: a pedra de { $from } salta para lá.

game-not-yours = { $player ->
    [left] É a vez das pretas, e um programa joga com elas.
   *[right] É a vez das brancas, e um programa joga com elas.
}
game-not-here = { $player ->
    [left] É a vez das pretas, que jogam em outro lugar: envie a partida. Em Mais você escolhe quem joga.
   *[right] É a vez das brancas, que jogam em outro lugar: envie a partida. Em Mais você escolhe quem joga.
}
game-over = A partida acabou.
game-framed = Para continuar a jogar, abra a partida em Papamū.
game-stuck = A pedra em { $square } não pode saltar.
game-none-lands = Nenhuma pedra pode saltar para { $square }.
game-full = Este registo não pode ter mais jogadas.
game-wordy = Uma partida não pode conter tantas palavras: encurte este texto ou outro comentário.
game-no-room = Uma partida não pode conter também isto: apague antes outra coisa.
game-unread = Não é uma jogada válida: escreva como d4, d2-d6, pass ou resign.
game-off-board = O tabuleiro não tem essa casa.
game-remove-first = Primeiro é preciso retirar uma pedra: diga a casa dela.
game-jump-now = Só se retiram pedras no início: diga duas casas, como em d2-d4.
game-no-stone = Não há pedra em { $square }.
game-other-stone = { $player ->
    [left] A pedra em { $square } é branca, e é a vez das pretas.
   *[right] A pedra em { $square } é preta, e é a vez das brancas.
}
game-not-removable = A regra de retirada não permite { $square }.
game-not-in-line = Um salto segue uma linha ou uma coluna, de duas em duas casas.
game-taken = { $square } está ocupada: uma pedra cai numa casa vazia.
game-nothing-there = Não há pedra em { $square } para saltar por cima.
game-own-there = A pedra em { $square } é sua: só se salta sobre as do outro jogador.
game-one-only = Regras modernas: uma jogada é um único salto.
game-no-pass = Não restam passagens.

game-thinks = { $seat } está pensando.
game-seeks = Procurando o melhor salto.
game-checks = Verificando este salto.
game-by-proof = { $player ->
    [left] Resolvido: ganham as pretas.
   *[right] Resolvido: ganham as brancas.
}
game-by-chance = Escolhido ao acaso.
game-by-mobility = Escolhido contando saltos.
game-by-search = { $depth ->
    [one] Procurou { NUMBER($depth) } salto adiante.
   *[other] Procurou { NUMBER($depth) } saltos adiante.
}
game-by-temperature = Escolhido onde há mais em jogo.
game-by-value = Escolhido com a ajuda do programa que calcula.
game-no-answer = não encontrou jogada
game-failed = O programa não respondeu: { $reason }.
game-retry = Tentar de novo
game-paused = Em pausa: aperte “Continuar” para seguir.
game-lesson-title = Desfeito.
game-lesson = { $player ->
    [left] { $jump } transformou uma vitória das pretas em derrota: as brancas respondem { $reply } e ganham. Encontre uma jogada melhor.
   *[right] { $jump } transformou uma vitória das brancas em derrota: as pretas respondem { $reply } e ganham. Encontre uma jogada melhor.
}

game-take-back = Voltar atrás
game-hint = Dica
    .turn = Experimente { $turn }.
game-more = Mais
game-resign = Desistir
    .ask = Desiste?
    .what = A partida acaba então, e ganham as { $player ->
        [left] pretas
       *[right] brancas
    }.
    .no = Continuar a jogar
game-pass-button = Passar
game-best = Melhor salto
game-threats-button = Ameaças
game-flip = Girar
game-now = Jogue já
game-pause = Pausa
game-resume = Continuar
game-type = Uma jogada por suas casas
game-type-example = d2-d6
game-type-go = Ir
game-end = O fim da partida
game-again = Jogar de novo
game-swap = Revanche, cores trocadas
game-new = Nova partida
game-on-board = Abrir no tabuleiro
game-begins = Quem começa
game-begins-first = { $player ->
    [left] As pretas começam
   *[right] As brancas começam
}

game-moves = Jogadas
game-moves-none = Nada foi jogado ainda.
game-steps = Percorrer a partida
game-first = Ao início
game-back = Uma jogada atrás
game-on = Uma jogada adiante
game-last = Ao fim desta linha
game-mark-turned = transformou uma vitória numa derrota
game-mark-gave-up = cedeu um número na sua parte
game-promote = Tornar esta a primeira linha
game-promoted = Esta é agora a primeira linha.
game-delete-line = Apagar daqui em diante
game-deleted = { $turns ->
    [one] { NUMBER($turns) } jogada apagada.
   *[other] { NUMBER($turns) } jogadas apagadas.
}
game-put-back = Repor
    .done = Reposto.
game-remark = Comentário
    .turn = Comentário a { $turn }
    .beginning = Comentário ao início
game-remarks = { $remarks ->
    [one] { NUMBER($remarks) } comentário
   *[other] { NUMBER($remarks) } comentários
}
game-name-of = { $player ->
    [left] Nome das pretas
   *[right] Nome das brancas
}
game-papamu = O <papamu>papamū</papamu> está cheio: <iliili>ʻiliʻili</iliili> pretas e brancas alternadas.
game-piko = No <piko>piko</piko>, o centro do tabuleiro.
game-kakai = No <kakai>kākaʻi</kakai>, a fila ao longo da borda.
game-holo = Um <holo>holo</holo>: um salto por cima de uma pedra.
game-kui = Um <kui>kuʻi</kui>: revida saltando sobre a pedra que acaba de saltar.
game-kaholo = Um <kaholo>kaholo</kaholo>: várias pedras num só salto.

game-cap-threats = ameaças
game-cap-known = o que se sabe
game-cap-review = análise
game-cap-mistake = próximo erro

game-review = Análise
game-text = Guardar
game-text-label = Texto
game-text-note = cabeçalhos e jogadas numeradas, outras linhas entre parênteses, comentários entre chaves
game-text-file = Guardar num arquivo
game-save-as = Nome neste navegador
game-save = Guardar
game-save-name = Digite primeiro um nome.
game-save-done = Guardada como “{ $name }”.
game-save-refused = Este navegador não a guarda: o espaço está cheio, ou não é permitido. Apague partidas guardadas, ou copie o texto.
game-not-kept = Este navegador não guarda esta partida: o espaço está cheio, ou não é permitido. Apague partidas guardadas, ou guarde esta como ficheiro.
game-answers = Respostas: quais ganham
game-answer-wins = ganha
game-answer-loses = perde
game-answer-unknown = não se sabe
game-answer-played = { $times ->
    [one] { NUMBER($times) } partida minha
   *[other] { NUMBER($times) } partidas minhas
}
game-solved-board = Este tabuleiro entre os resolvidos
game-send = Enviar
game-send-what = { $player ->
    [left] As pretas, em outro lugar, recebem a partida com todas as jogadas como link.
   *[right] As brancas, em outro lugar, recebem a partida com todas as jogadas como link.
}
# A game that has come by link again.
game-differs = Esta partida é diferente da que você tinha, a partir da jogada { $turn }. Ambas estão entre as suas partidas.
game-saved = Minhas partidas
game-saved-all = Todas as { NUMBER($games) }
game-games-page = Minhas partidas · Jogar · Papamū
game-found = { $games ->
    [one] { NUMBER($games) } partida
   *[other] { NUMBER($games) } partidas
}
game-mine = { $size }, contra { $name }
game-mine-by-link = { $size }, por link
game-you-ended = { $won ->
    [yes] Você ganhou
   *[no] Você perdeu
} com as { $you ->
    [left] pretas
   *[right] brancas
}
game-reviewed = analisada
game-not-reviewed = não analisada
game-seek = Procurar: um jogador, um tamanho, uma data, ou as primeiras jogadas, como d4 e4
game-scores = Vitórias contra programas
game-scores-against = Programa
game-scores-as = { $you ->
    [left] Com as pretas
   *[right] Com as brancas
}
game-score = { NUMBER($won) } de { NUMBER($played) }
game-won-before = { NUMBER($won) } de { NUMBER($played) } ganhas contra { $name } neste tabuleiro.
game-save-all = Guardar todas em um ficheiro
game-open-all = Abrir um ficheiro de partidas
game-added = { $games ->
    [one] { NUMBER($games) } partida acrescentada.
   *[other] { NUMBER($games) } partidas acrescentadas.
}
game-added-unread = { $lines ->
    [one] A linha { $first } não tem partida e ficou de fora.
   *[other] { NUMBER($lines) } linhas não têm partida e ficaram de fora; a primeira é a linha { $first }.
}
game-no-storage = Este navegador quase não tem espaço para mais partidas: guarde todas em um ficheiro e depois apague algumas.
game-saved-where = Guardadas apenas neste navegador: cada partida que aqui se joga, e cada uma que tem um nome.
game-saved-more = Mostrar mais ({ NUMBER($left) })
game-saved-at = { $time }, { $turns }
game-delete = Apagar
game-delete-name = Apagar “{ $name }”
game-import = Importar uma partida
game-import-what = Cole uma partida: as jogadas, como em 1. d4 e4 2. d2-d4, talvez com cabeçalhos; ou um link.
game-import-both = As casas podem ser lidas de mais de uma maneira. Escolha a que você quer.
game-import-size = De que tamanho é o tabuleiro? O texto não o diz.
game-import-link = Um link
game-rows-first = linha antes da coluna, contadas a partir de { $from }
game-columns-first = coluna antes da linha, contadas a partir de { $from }
game-from-bottom = Linhas contadas de baixo
game-from-top = Linhas contadas de cima
game-turns = { $turns ->
    [one] { NUMBER($turns) } jogada
   *[other] { NUMBER($turns) } jogadas
}
game-import-open = Abrir
game-import-fault = Caractere { $at }: { $why }
game-text-long = O texto tem mais caracteres do que uma partida pode ter.
game-text-header = Um cabeçalho é [Nome "valor"].
game-text-value = “{ $value }” não é permitido em { $name }.
game-text-beginning = A regra de retirada não serve para este tabuleiro.
game-text-stray = “{ $name }” não combina com os outros cabeçalhos: um tabuleiro cheio fica entre paredes; de uma posição não se retiram pedras, e o tamanho é o dela.
game-text-bracket = Um parêntese está sozinho, ou não contém nada.
game-text-remark = Um comentário não está fechado: falta “{ "}" }”.
game-text-turn = “{ $turn }” não é possível. { $why }

game-link-length = O link tem mais de { $most } caracteres: não é aberto.
game-link-version = “{ $version }” não é um tipo de partida que esta página conheça.
game-link-rules = rules
game-link-removal = a regra de retirada
game-link-size = “{ $size }” não é um tamanho de tabuleiro: linhas e colunas podem ser de 1 a 18, como em 6x7; mostra-se 8x8.
game-link-fits = { $removal } não serve para um tabuleiro de { $size }; mostra-se: { $other }.
game-link-position = A posição “{ $rows }” não pode ser lida: { $expected }. Mostra-se um tabuleiro cheio.
game-link-clock = O relógio “{ $clock }” não pode ser lido: segundos até { $time }, talvez + e segundos por jogada até { $increment }. Mostra-se sem relógio.
game-link-turn = A jogada “{ $turn }” no caractere { $at } de moves não é possível: o que vem depois dela é deixado de fora.
game-link-stray = { $count ->
    [one] O comentário “{ $first }” não pertence a nenhuma jogada: é deixado de fora.
   *[other] { NUMBER($count) } comentários, como “{ $first }”, não pertencem a nenhuma jogada: são deixados de fora.
}
game-words-cut = { $count ->
    [one] Um nome, cabeçalho ou comentário é longo demais para ser mantido, ou um a mais: é encurtado ou deixado de fora.
   *[other] { NUMBER($count) } nomes, cabeçalhos ou comentários são longos demais para serem mantidos, ou são demais: são encurtados ou deixados de fora.
}
    .at = O primeiro está no caractere { $at }.
