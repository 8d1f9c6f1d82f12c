# The page of a tournament, and what it prints.

tournament = Tournament
    .page = Tournament · Play · Papamū
    .headline = Pairings, results and standings of a club or a class. They stay in this browser; a file carries them to another.
    .way = Tournament: pairings and standings for up to 64 players
    .names = Players, one name a line; the strongest first, if you know
    .system = Pairings
    .swiss = Swiss
    .swiss-what = In each round players with equal or nearly equal points meet, and nobody meets the same opponent twice. If the number of players is odd, one of them has a bye, which counts one point; nobody has two.
    .all = Round robin
    .all-what = Everybody meets everybody once. If the number of players is odd, one of them has a bye in each round, which counts one point; everybody has one.
    .rounds = Rounds
    .begin = Begin
    .open = Open a file
    .too-few = Type two names or more, one a line.
    .new = New tournament
    .result = Result
    .over = All rounds are played.
    .no-pairing = There is no further round: in every pairing two players would meet again, or somebody would have a second bye. The tournament ends here.
    .corrected = You can correct a result; rounds that are paired stay as they are.
    .standings = Standings
    .place = Place
    .player = Player
    .points = Points
    .buchholz = Buchholz
    .buchholz-what = Between equal points the Buchholz number decides: the sum of the points of all opponents.
    .direct = Direct
    .direct-what = Between equal points direct games decide: the wins against players with the same points.
    .table = Table
    .record = Record
    .record-open = Open the game
    .record-choose = Choose how to read it
    .not-kept = This browser does not keep the tournament: its storage is full, or it allows none. Save it as a file.
    .pairings = Pairings
    .sheets = Score sheets
    .number = No.
    .signed = Signatures
tournament-too-many = There are { NUMBER($count) } names, but a tournament has at most { NUMBER($most) } players: delete some.
tournament-name-long = The name on line { NUMBER($line) } has more than { NUMBER($most) } characters: shorten it.
tournament-name-twice = Lines { NUMBER($first) } and { NUMBER($second) } have the same name, “{ $name }”: add something that tells the players apart.
# A file of a tournament.
tournament-unread = The file is not a tournament: line { NUMBER($line) } cannot be read, “{ $text }”. Nothing was changed.
tournament-round = Round { NUMBER($round) }
tournament-at-table = Round { NUMBER($round) }, table { NUMBER($table) }
tournament-bye = { $name } has a bye, which counts one point.
tournament-wins = { $name } wins
tournament-pair = Pair round { NUMBER($round) }
tournament-missing = { $results ->
    [one] { NUMBER($results) } result is missing.
   *[other] { NUMBER($results) } results are missing.
}
tournament-record-of = Record of table { NUMBER($table) }, as text or as a link
