# A página de um torneio, e o que ela imprime.

tournament = Torneio
    .page = Torneio · Jogar · Papamū
    .headline = Emparceiramentos, resultados e classificação de um clube ou de uma turma. Ficam neste navegador; um arquivo leva tudo a outro.
    .way = Torneio: emparceiramentos e classificação para até 64 jogadores
    .names = Jogadores, um nome por linha; os mais fortes primeiro, se você souber
    .system = Emparceiramento
    .swiss = Suíço
    .swiss-what = Em cada rodada enfrentam-se jogadores com pontos iguais ou quase iguais, e ninguém enfrenta duas vezes o mesmo adversário. Se o número de jogadores é ímpar, um deles fica livre e ganha um ponto; ninguém fica livre duas vezes.
    .all = Todos contra todos
    .all-what = Cada um enfrenta cada outro uma vez. Se o número de jogadores é ímpar, em cada rodada um deles fica livre e ganha um ponto; cada um fica livre uma vez.
    .rounds = Rodadas
    .begin = Começar
    .open = Abrir um arquivo
    .too-few = Escreva dois nomes ou mais, um por linha.
    .new = Novo torneio
    .result = Resultado
    .over = Todas as rodadas foram jogadas.
    .no-pairing = Não há outra rodada: em qualquer emparceiramento dois jogadores se enfrentariam de novo, ou alguém ficaria livre pela segunda vez. O torneio termina aqui.
    .corrected = Você pode corrigir um resultado; as rodadas já emparceiradas ficam como estão.
    .standings = Classificação
    .place = Lugar
    .player = Jogador
    .points = Pontos
    .buchholz = Buchholz
    .buchholz-what = Entre pontos iguais decide o número de Buchholz: a soma dos pontos de todos os adversários.
    .direct = Confronto direto
    .direct-what = Entre pontos iguais decide o confronto direto: as vitórias contra jogadores com os mesmos pontos.
    .table = Mesa
    .record = Registro
    .record-open = Abrir a partida
    .record-choose = Escolher como ler
    .not-kept = Este navegador não guarda o torneio: o armazenamento está cheio ou não é permitido. Guarde-o num arquivo.
    .pairings = Emparceiramento
    .sheets = Súmulas
    .number = Núm.
    .signed = Assinaturas
tournament-too-many = Há { NUMBER($count) } nomes, mas um torneio tem no máximo { NUMBER($most) } jogadores: apague alguns.
tournament-name-long = O nome na linha { NUMBER($line) } tem mais de { NUMBER($most) } caracteres: encurte-o.
tournament-name-twice = As linhas { NUMBER($first) } e { NUMBER($second) } têm o mesmo nome, “{ $name }”: acrescente algo que distinga os jogadores.
# Um arquivo de torneio.
tournament-unread = O arquivo não é um torneio: não é possível ler a linha { NUMBER($line) }, “{ $text }”. Nada mudou.
tournament-round = Rodada { NUMBER($round) }
tournament-at-table = Rodada { NUMBER($round) }, mesa { NUMBER($table) }
tournament-bye = { $name } fica livre e ganha um ponto.
tournament-wins = { $name } ganha
tournament-pair = Emparceirar a rodada { NUMBER($round) }
tournament-missing = { $results ->
    [one] Falta { NUMBER($results) } resultado.
   *[other] Faltam { NUMBER($results) } resultados.
}
tournament-record-of = Registro da mesa { NUMBER($table) }, como texto ou como link
