# How a value is read aloud. Options are what a player can move to: {"{1|∗}"} is “Left to one, Right to star”. What stands
# between commas is a list that has as many words in every language.

value-left = Left to
value-right = Right to
value-open = open
value-close = close
value-or = or
value-more = more
value-star = star
value-plus-minus = plus or minus
value-tiny = tiny, miny
value-arrows = up, down
# Before up and down: two and three of them. More have the number, and then what stands third.
value-times = double, triple, -fold
# Between an arrow and a number, as in “up through third”.
value-through = through

number-minus = minus
number-small =
    zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen,
    seventeen, eighteen, nineteen
number-tens = twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety
# Between tens and ones, as in “twenty-one”.
number-between = -
# One of them, and several.
number-part = half, quarter, eighth, sixteenth
number-parts = halves, quarters, eighths, sixteenths
# As in “three over sixty-four”.
number-over = over
number-ordinals = second, third, fourth, fifth
# Behind figures: usually, and behind 1, 2 and 3 that are not 11, 12 and 13.
number-endings = th, st, nd, rd
