# The nimber machine of the gallery: how each nimber is built of two copies of the one before.

# $nimber is such as ∗5.
nimbers-page = { $nimber }, step by step
nimbers-built = { $nimber }, built step by step
nimbers-step = Step { NUMBER($step) } of { NUMBER($count) }
nimbers-edited = You have changed it.
nimbers-worth = Worth <value/>.
nimbers-pictures = From { $smaller } to { $nimber }
nimbers-picture = { $stones ->
    [one] 1 stone, worth <value/>
   *[other] { NUMBER($stones) } stones, worth <value/>
}
nimbers-failed = The values could not be computed: { $reason }. <again>Try again</again>

## A step: what it does, and why it works. The focal stone is the one on which all depends.

nimbers-first = The first machine.
    .why =
        Black may jump up once or twice with the focal stone, or to the side; White may take it and go as far along
        the row. Both reach 0 and ∗.
nimbers-smaller = Begin with { $nimber }.
nimbers-smaller-why =
    It lies at the top right of a larger window. Every jump is made by the marked stone, the focal one, or takes it.
nimbers-unfocused = Remove the focal stone.
    .why = Without it no stone can jump. A black stone that comes to its square brings the machine to life again.
nimbers-column = Build a ladder.
    .why =
        White stones on every second square below it lead up to the empty square: a black stone that comes from below
        can stop there, which leaves the old machine, or jump on through it.
nimbers-turned = Add a turned copy, colours swapped.
    .why =
        What the ladder is to Black, the row at its foot is to White. Both are at rest and too far apart to meet.
nimbers-linked = Link the two.
    .why =
        Two stones carry the ladder down to the new corner, and one stands at the end of the row. Neither player can
        jump even now.
nimbers-focused = Set the new focal stone.
nimbers-focused-why =
    Black may jump up the ladder with it, and White may take it and run along the row: either can leave any nimber
    from ∗ to { $smaller }. A jump away from the copies leaves 0.
