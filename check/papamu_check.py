#!/usr/bin/env python3
"""Checks certificates about positions of Kōnane, as docs/proofs.md defines them: papamu_check.py FILE ..."""

import gzip, re, sys

OTHER = {"x": "o", "o": "x"}
MOST_LINES, LONGEST_LINE, MOST_STEPS, MOST_POSITIONS = 5_000_000, 20_000, 2_000_000, 20_000
MOST_PAIRS, MOST_SQUARES = 250, 100_000_000
FARTHEST = 4  # stones get at most so far beyond the window: a jump is one of peg solitaire
NUMBER = "(?:0|[1-9][0-9]{0,8})"
HEAD = {"rules": ("ancient|modern", 0, 0), "edge": ("plane|walls", 0, 0),  # what follows each word, and the least and
        "size": (f"{NUMBER} {NUMBER}", 1, 60), "depth": (NUMBER, 0, 4), "ends": (NUMBER, 1, 1_000_000)}  # most number
CLAIMS = {">=": ["x"], "<=": ["o"], "=": ["x", "o"], "|>": ["x"], "<|": ["o"]}


class Refused(Exception): pass
def need(condition, reason):
    if not condition: raise Refused(reason)
def shifted(squares, by): return squares << by if by > 0 else squares >> -by
def is_won(winner, moves, claim, holds):
    """The rule of a proof: whether the winner has an answer to each of the loser's moves after which a claim holds."""
    return all(any(holds(*answered) for answered in moves(winner, *after)) for after in moves(OTHER[winner], *claim))

class Checker:
    """A set of squares is a number with a bit for each square; a position is the squares of x and those of o."""
    def __init__(self):
        self.head, self.section = {}, None
        self.values = []  # of each value its options: x moves to the first, o to the second
        self.claims, self.proved, self.sums = [], set(), {}
        self.number, self.count, self.steps, self.is_over = 0, 0, 0, False
    def lay_out(self, rules=(None,), edge=(None,), size=(0, 0), depth=(0,), ends=(0,)):
        """The squares where stones may stand, with an unused square beside each row and a row above."""
        (self.rules,), (edge,), self.size, (self.depth,), (self.ends,) = rules, edge, size, depth, ends
        need(self.ends * size[0] * size[1] <= MOST_SQUARES, "the ends are too large for such a board")
        self.margin = FARTHEST if edge == "plane" else 0
        rows, columns = (side + 2 * self.margin for side in size)
        self.width = columns + 1
        self.room = sum((1 << columns) - 1 << self.width * row for row in range(1, rows + 1))

    def jumps(self, player, stones):
        """The positions after each jump of the player: stones row by row, up, down, left, right, shortest first."""
        own, others = stones if player == "x" else stones[::-1]
        free, ways = self.room & ~own & ~others, (-self.width, self.width, -1, 1)
        starts = [own & shifted(others, -way) & shifted(free, -2 * way) for way in ways]
        movers = starts[0] | starts[1] | starts[2] | starts[3]
        while movers:
            stone = movers & -movers
            movers ^= stone
            for way, start in zip(ways, starts):
                if not start & stone: continue
                left, to = others, stone
                while (over := shifted(to, way)) & others and (to := shifted(over, way)) & free:
                    left ^= over
                    after = own ^ stone ^ to
                    yield (after, left) if player == "x" else (left, after)
                    if self.rules == "modern": break
    def moves(self, player, stones, value):
        """A player's moves in a position minus a value: in the value, those of the other player."""
        for after in self.jumps(player, stones): yield after, value
        for option in self.values[value][OTHER[player]]: yield stones, option

    def holds(self, winner, stones, value, depth):
        """Whether the winner, who moves second (x for P >= v, o for P <= v), wins by what is proved so far."""
        self.steps += 1
        need(self.steps < MOST_STEPS, "one claim takes too long to check")
        return (winner, stones, value) in self.proved or depth > 0 and self.follows(winner, stones, value, depth - 1)
    def follows(self, winner, stones, value, depth):
        return is_won(winner, self.moves, (stones, value), lambda *after: self.holds(winner, *after, depth))
    def wins_first(self, winner, stones, value, depth):
        return any(self.holds(winner, *after, depth) for after in self.moves(winner, stones, value))
    def is_end(self, winner, stones, value, known, pairs=0):
        """Whether the winner, moving second, wins if all is played; `known` is what this search has found."""
        if (stones, value) not in known:
            need(pairs < MOST_PAIRS, "an end is too long")
            need(len(known) <= self.ends, f"an end has more than {self.ends} positions")
            known[stones, value] = None  # from now on it counts
            search = lambda *after: self.is_end(winner, *after, known, pairs + 1)
            known[stones, value] = is_won(winner, self.moves, (stones, value), search)
        return known[stones, value]

    def parts(self, stones):
        squares = stones[0] | stones[1]
        groups = [(1 << place,) * 2 for place in range(squares.bit_length()) if squares >> place & 1]
        near = lambda one, two: any(one & shifted(two, way) for way in (0, 1, -1, self.width, -self.width))
        part = lambda group: (stones[0] & group[0], stones[1] & group[0])
        while True:
            pairs = ((a, b) for place, b in enumerate(groups) for a in groups[:place] if near(a[1], b[1]))
            one, two = next(pairs, (None, None))
            if one is None: return [part(group) for group in sorted(groups, key=lambda it: it[0] & -it[0])]
            groups = [group for group in groups if group is not one and group is not two]
            groups.append((one[0] | two[0], self.reach(part((one[0] | two[0],)))))
    def reach(self, stones):
        """The squares on which a stone stands after any jumps of both players."""
        seen, todo, reach = {stones}, [stones], 0
        for now in todo:
            reach |= now[0] | now[1]
            for after in (after for player in OTHER for after in self.jumps(player, now)):
                if after not in seen: seen.add(after), todo.append(after)
            need(len(seen) <= MOST_POSITIONS, "a part has too many positions")
        return reach

    def is_enough(self, winner, summands, value, pairs=0):
        """Whether the winner, moving second, wins the sum of values minus the value."""
        key = winner, tuple(sorted(summands)), value
        if key not in self.sums:
            self.steps += 1
            need(self.steps < MOST_STEPS and pairs < MOST_PAIRS, "a sum of values takes too long to compare")
            search = lambda *after: self.is_enough(winner, *after, pairs + 1)
            self.sums[key] = is_won(winner, self.in_sum, (summands, value), search)
        return self.sums[key]
    def in_sum(self, player, summands, value):
        for place, summand in enumerate(summands):
            for option in self.values[summand][player]: yield (*summands[:place], option, *summands[place + 1:]), value
        for option in self.values[value][OTHER[player]]: yield summands, option

    def position(self, text):
        stones, lines = {"x": 0, "o": 0, ".": 0}, text.split("/")
        need(len(lines) == self.size[0], f"the position has {len(lines)} rows, not {self.size[0]}")
        for row, line in enumerate(lines):
            column = 0
            for run, sign in re.findall(r"([0-9]+)|(.)", line):
                need(re.fullmatch(NUMBER, run) or sign and sign in "xo.", f"{run or sign!r} in a position")
                if sign: stones[sign] |= 1 << (row + self.margin + 1) * self.width + self.margin + column
                column += int(run or 1)
            need(column == self.size[1], f"row {row + 1} has {column} squares, not {self.size[1]}")
        return stones["x"], stones["o"]
    def value(self, text):
        need(re.fullmatch(NUMBER, text) and int(text) < len(self.values), f"no value {text!r} so far")
        return int(text)

    def line(self, text):
        need(not self.is_over, "a line after the end")
        word, *rest = text.split(" ")
        if word == "value" and (found := re.fullmatch(rf"value ({NUMBER}) ([0-9,]*)\|([0-9,]*)", text)):
            need(int(found[1]) == len(self.values), f"the next value is number {len(self.values)}")
            sides = [[self.value(one) for one in side.split(",") if side] for side in found.groups()[1:]]
            self.values.append(dict(zip("xo", sides)))
        elif word in HEAD and word not in self.head:
            words, least, most = HEAD[word]
            need(re.fullmatch(words, " ".join(rest)), "not a line of a certificate")
            self.head[word] = [int(one) if one.isdigit() else one for one in rest]
            need(all(least <= one <= most for one in self.head[word] if most), f"{word} is not from {least} to {most}")
            self.lay_out(**self.head)
        elif not {"rules", "edge", "size", "depth"} <= self.head.keys():
            raise Refused("expected rules, edge, size and depth first")
        elif word == "claim" and len(rest) == 3 and rest[1] in CLAIMS:
            self.claims.append((self.position(rest[0]), rest[1], self.value(rest[2]), text))
        elif word in (">=", "<=") and len(rest) == 1:
            self.section = CLAIMS[word][0], self.value(rest[0])
        elif word == "end" and len(rest) == 1:
            need(rest[0] == str(self.count), f"{self.count} claims are listed, not {rest[0]}")
            self.is_over = True
        elif self.section is not None and len(rest) <= 1:
            self.listed(self.position(word), *rest)
        else:
            raise Refused("not a line of a certificate")
    def listed(self, stones, reason=None):
        (winner, value), self.steps = self.section, 0
        if reason == "end":
            need("ends" in self.head, "an end, but no line `ends`")
            need(self.is_end(winner, stones, value, {}), "the end is not true")
        elif reason is not None:
            parts, summands = self.parts(stones), [self.value(one) for one in reason.split("+")]
            need(len(parts) == len(summands), f"the position has {len(parts)} parts, not {len(summands)}")
            need(all(self.holds(winner, *it, self.depth) for it in zip(parts, summands)), "a part is not proved")
            need(self.is_enough(winner, tuple(summands), value), "the parts do not prove the claim")
        else:
            need(self.follows(winner, stones, value, self.depth), "the claim does not follow from those before")
        self.proved.add((winner, stones, value))
        self.count += 1
    def conclude(self):
        need(self.is_over, "the file is cut: it has no line `end`")
        need(self.claims, "nothing is claimed")
        for stones, sign, value, text in self.claims:
            wins = self.wins_first if sign in ("|>", "<|") else self.holds
            for winner in CLAIMS[sign]:
                self.steps = 0
                need(wins(winner, stones, value, self.depth), f"not proved: {text}")

def check(checker, path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8", newline="\n") as file:
        while text := file.readline(LONGEST_LINE + 1):
            checker.number, text = checker.number + 1, text.rstrip("\n")
            need(checker.number <= MOST_LINES and len(text) <= LONGEST_LINE, "the file or a line is too long")
            need(checker.number > 1 or text == "papamu proof 1", "expected `papamu proof 1`")
            if checker.number > 1 and text and not text.startswith("#"): checker.line(text)
    checker.conclude()
def main(paths):
    is_good = bool(paths)
    sys.setrecursionlimit(10_000)  # one pair of moves of `is_enough` or `is_end` takes a few calls
    for path in paths:
        checker = Checker()
        try:
            check(checker, path)
            print(f"{path}: proved, {checker.count} claims listed", *(text for *_, text in checker.claims), sep="\n  ")
        except (Refused, OSError, EOFError, UnicodeDecodeError, RecursionError) as problem:
            is_good = False
            print(f"{path}: refused: line {checker.number}: {problem}")
    return 0 if is_good else 1
if __name__ == "__main__": sys.exit(main(sys.argv[1:]))
