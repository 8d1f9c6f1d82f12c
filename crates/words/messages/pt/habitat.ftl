habitat-page = Habitat
habitat-page-of = Habitat de { $value }

habitat-found = { $stones ->
    [one] Encontrado com 1 pedra.
   *[other] Encontrado com { NUMBER($stones) } pedras.
}
habitat-none = Ainda nada encontrado.
habitat-searching = A procurar.
habitat-ended = A procura terminou.

habitat-value = Valor
habitat-seek = Procurar
habitat-examples = Exemplos
habitat-rules = Regras
habitat-rules-ancient = Antigas
habitat-rules-modern = Modernas
habitat-board = Tabuleiro
habitat-board-plane = Plano
habitat-board-walls = Paredes
habitat-colours = Cores
habitat-colours-opening = Como após uma abertura
habitat-colours-any = Quaisquer cores

habitat-unread = <strong>Isto não é um valor:</strong> carácter { NUMBER($character) }: esperava-se { $expected }.
habitat-too-long = Este valor precisa de mais tempo ou memória do que a página pode usar.
habitat-looking = { $stones ->
    [one] A examinar 1 pedra em { NUMBER($rows) } × { NUMBER($columns) } …
   *[other] A examinar { NUMBER($stones) } pedras em { NUMBER($rows) } × { NUMBER($columns) } …
}
habitat-reading = A ler o valor e as peças …
habitat-stopped = Parado.
habitat-paused = Em pausa após um minuto.
habitat-done = Todas as caixas foram examinadas.
habitat-search = Procura em caixas
habitat-failed = A procura não pode continuar: { $reason }.
habitat-stop = Parar
habitat-on = Continuar
habitat-positions-valued = { $positions ->
    [one] 1 posição avaliada nesta procura.
   *[other] { NUMBER($positions) } posições avaliadas nesta procura.
}
habitat-skipped = { $positions ->
    [one] 1 demorou demasiado e foi deixada de lado.
   *[other] { NUMBER($positions) } demoraram demasiado e foram deixadas de lado.
}
habitat-exhibits = Na galeria
habitat-stones = { $stones ->
    [one] 1 pedra
   *[other] { NUMBER($stones) } pedras
}
habitat-positions = { $positions ->
    [one] 1 posição
   *[other] { NUMBER($positions) } posições
}
habitat-more = … e mais { NUMBER($positions) }.
habitat-open = { $position }, no tabuleiro
habitat-reached = O que foi examinado
habitat-reached-nothing = Ainda nada. O que foi examinado
habitat-box-plane = Uma caixa tem justamente o tamanho das pedras, e nenhum lado tem mais de 8 casas.
habitat-box-walls = A caixa é o tabuleiro, e nenhum lado tem mais de 8 casas.
habitat-in-opening =
    As cores alternam como após uma abertura; outras posições podem precisar de menos pedras.
habitat-all-boxes = todas as caixas até 8 × 8
habitat-boxes = todas as caixas até { NUMBER($squares) } casas

habitat-earlier = Encontrado até agora
habitat-kept = Guardado só neste navegador.
habitat-walls = paredes
habitat-any-colours = quaisquer cores
habitat-record = { $stones ->
    [one] { $terms }: 1 pedra
   *[other] { $terms }: { NUMBER($stones) } pedras
}
habitat-record-nothing = { $terms }: ainda nada
habitat-copy = Copiar como tabela
habitat-copied = Copiado.
habitat-save = Guardar num ficheiro
habitat-saved = Guardado.
habitat-save-refused = O navegador não permite guardar.
habitat-forget = Esquecer tudo

dictionary = No dicionário
dictionary-loading = A carregar o dicionário …
dictionary-absent = Não foi possível carregar o dicionário.
dictionary-damaged = O ficheiro { $name } do dicionário está danificado, e uma segunda cópia também. A procura abaixo não precisa dele.
dictionary-none = Nenhuma posição no dicionário tem este valor.
dictionary-extent = O dicionário tem todas as posições que são um só componente de até { NUMBER($stones) } pedras no plano, de até { NUMBER($walled) } junto a uma borda ou num canto que possa encontrar, e todos os tabuleiros de até { NUMBER($squares) } casas entre paredes.
dictionary-sums = Somas de vários componentes podem ter o valor com menos pedras. O plano vazio não está listado.
dictionary-opening = Mostram-se as posições com as cores como após uma abertura; “Quaisquer cores”, acima, mostra as outras.
dictionary-nothing = nenhuma
dictionary-near = Os valores mais próximos, por média e temperatura, que ele tem:
dictionary-heat = média { $mean }, temperatura { $temperature }
dictionary-place = { $rules }, { $surroundings }
dictionary-plane = plano
dictionary-edge = junto a uma borda
dictionary-corner = num canto
dictionary-walls = entre paredes
dictionary-in-numbers = O dicionário em números
dictionary-kinds = Posições pelo tipo do seu valor, uma só a menos de rotação, reflexão e troca de cores
dictionary-days = Valores diferentes pelo dia em que nascem
dictionary-number = Números
dictionary-all-small = Todo-pequenos, mas não 0
dictionary-equal-stops = Outros com paragens iguais
dictionary-hot = Quentes
dictionary-day = Dia { NUMBER($day) }
dictionary-day-of = Dia { NUMBER($day) }, de { NUMBER($born) } que existem
dictionary-count = { NUMBER($count) }
dictionary-early = Todos os valores nascidos até ao dia 3, com a menor posição encontrada
