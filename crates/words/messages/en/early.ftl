# The room of the gallery with all values born by day 3.

early-loading = Loading the values …
early-failed = The file of values could not be loaded.
early-ways = How each position was found
early-any = All values
# For example “modern, as after an opening”.
early-column = { $rules }, { $colours }
early-games = a game was found that ends in it
early-count = { NUMBER($count) }
early-value = Value
early-day = Day
early-stones = Stones
early-position = Position on the plane
early-scope = Stones
    .game = a game ends in it
    .no-game = no game ends in it
early-order = Order
early-by-value = By value
early-by-stones = By stones
early-pages = Pages of the table
early-before = Before
early-after = Next
early-page = Page { NUMBER($page) } of { NUMBER($pages) }
early-build = Build it step by step
early-prove = Proof that this position is worth { $value }
early-listed = the smallest of all listed
early-sum = several listed side by side
early-compared = built, and compared with the value by the solver
early-built = built, not compared with the value by the solver
early-unknown = not known
