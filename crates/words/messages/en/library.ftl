# The pages of the gallery that go by paper.

library = The gallery by paper
library-papers = By paper
    .headline = The exhibits of each paper, and what of it none shows.
    .bar = The gallery of Kōnane by paper
library-differences = Where they differ
    .headline = Every exception, slip and wrong report found in the papers.
    .bar = Where papers on Kōnane and the program differ
library-open = Open problems
    .headline = What the papers leave open, what is known, and how far this program got.
    .bar = Open problems of Kōnane
# A place of a paper that is found, such as: Ernst 1995, figure 10: the row of stones.
library-found = { $paper }, { $place }: { $about }
library-found-board = Open the position on the board

## By paper

papers = Papers
papers-all = All
papers-unknown = There is no paper “{ $name }”; shown: all.
# Where there is no figure, table or theorem.
papers-text = text
papers-tally =
    { NUMBER($all) } statements shown: { NUMBER($printed) } on the paper’s own positions or about no single one,
    { NUMBER($restored) } on restored or guessed ones, { NUMBER($ours) } on ours, { NUMBER($said) } not compared.
    Questions: { NUMBER($questions) }.
# $places is how many places of the paper no exhibit shows.
papers-gaps = { $places ->
    [one] 1 place that no exhibit shows
   *[other] { NUMBER($places) } places that no exhibit shows
}
papers-gap = Not shown: { $reason }.
papers-gap-near = Not shown: { $reason }. See <exhibit/>.
papers-unread = Not in the gallery
    .note = Publications that these papers cite for Kōnane, and that we have not read.

## Where they differ

differences-note =
    Wherever else the gallery has a position and a claim about its value or winner, computation agrees, or our copy does
    not decide. The program’s tests compare each, those below included. { $program }.
differences-at = At
differences-printed = Printed
differences-computed = Computed
differences-formula = Printed formula
differences-listed = Computed, and listed
differences-meant = Right
differences-says = It says
differences-fact = In fact
differences-position = the position
differences-ancient = ancient rules
differences-modern = modern rules
differences-both = both rules

## Open problems

# When the values in `content/frontiers` were computed, by which version, and how long the program may take for each.
open-computed = Values computed on 21 November 2026, version 0.1.0; given up after 100 seconds or more for a position.
open-sought = Go on: look for it
open-exhibit = Exhibit: <exhibit/>
# <series/> as in “the row of stones, n = 9”.
open-next = Go on: <series/>
open-rules-many = { $usual } rules, or { $others }
open-values = { $title }: { $symbol } and value
# Two values, one for each of the rules.
open-either = { $one } or { $other }
open-same = Both rules give the same values here.
open-differing = The rules make a difference for { $symbol } = { $numbers }.

## Places in papers, after the name of a section or alone

place-figure = figure { $number }
place-table = table { $number }
place-theorem = theorem { $number }
place-footnote = footnote { $number }
place-definition = definition { $number }
place-unnumbered = figure without a number

# How this program found something that no paper says.
section-search = search
section-theorems = from theorems 4 to 12
section-rows = search over rows
section-boxes = search over small boxes
section-construction = construction
section-proof = proof
section-pattern = pattern continued
