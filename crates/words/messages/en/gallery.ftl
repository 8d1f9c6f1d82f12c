# The gallery: its entrance, and what all its exhibits have. An exhibit is a position or a family of positions from a
# paper, with the paper's claim beside what the page computes.

# The name of the browser's tab.
gallery-page = { $title } · Gallery · Papamū
gallery-tab = The rogue’s gallery · Papamū
gallery-bar = The rogue’s gallery of Kōnane
gallery-title = The rogue’s gallery
gallery-headline =
    Published results, made interactive: each claim beside what this page computes, and where the two differ.

## The entrance

entrance-unknown = There is no exhibit “{ $name }”.
# <exhibits/> are three links with commas between them.
entrance-nearest = Did you mean <exhibits/>?
entrance-search = Search
# Examples of what can be searched for.
entrance-search-example = a name, *2, 1x9, figure 10, misprint, an author
# Words that a search ignores.
search-fillers =
    show me the a an of with value values worth is are what which find position positions exhibit exhibits for by in all
    to please where they have has
# Words that a search takes for others. What is behind a = stays as it is here.
search-same =
    problems=problem misprints=misprint differ=differs difference=differs differences=differs exception=differs
    exceptions=differs fig=figure fig.=figure our=ours
entrance-none =
    No exhibit matches. Type a value as text (*2, ^*, 1/2, { "{1|0}" }, Tiny(1)), part of a name, or fewer words.
    <all>Show all exhibits</all>
entrance-found-papers = Found in the papers
entrance-found-nothing = Nothing found
entrance-count = { $exhibits ->
    [one] 1 exhibit
   *[other] { NUMBER($exhibits) } exhibits
}
entrance-found = { $exhibits ->
    [one] 1 exhibit
   *[other] { NUMBER($exhibits) } exhibits found
}
entrance-halls = Halls

hall-lines = Lines and tails
hall-numbers = Numbers
hall-infinitesimals = Infinitesimals
hall-hot = Switches and threats
hall-patterns = Double rows, diagonals, corners
hall-together = Groups that meet
hall-nimbers = Nimbers
hall-boards = Whole boards

## What can be tried at the entrance

live = Try it
live-nimber = Build a nimber
live-stone = Get beyond the line
live-value = Find a value

step-back = One step back
step-on = One step on

## Around an exhibit

exhibit-ways = Exhibits
# Before its title, for screen readers. $key are the names of keys.
exhibit-before = Previous exhibit:
    .title = Previous exhibit ({ $key })
exhibit-after = Next exhibit:
    .title = Next exhibit ({ $key })
exhibit-unread = The position in this link cannot be read. At { $error }. Shown: the exhibit’s own.
exhibit-unknown-word = This exhibit has no “{ $word }”.
exhibit-story = About this exhibit
exhibit-why = Why it holds
exhibit-try = Try this
# In place of the title, while the reader is to guess it.
exhibit-guess = What is it worth?
exhibit-position = A position made of { $exhibit }
exhibit-answers = Claim and answers
exhibit-on-board = Open on the board
exhibit-edited-on-board = Open your position on the board
exhibit-edited = <strong>You have changed the board.</strong> The paper’s claim is about the original.
exhibit-return = Back to <exhibit/>
# For a remote control: the exhibit with the number before or after.
exhibit-number-back = Back
exhibit-number-on = On
exhibit-cite = Cite
exhibit-cite-this = This exhibit
exhibit-cite-papers = What it is about

## The claim

gallery-rules-ancient = ancient
gallery-rules-modern = modern
# On which squares the stones of a position stand.
colours-opening = as after an opening
colours-any = on any squares
colours-generalized =
    Stones of any colour may stand on any square. Suetsugu (2022) calls the ruleset that was proved universal first
    generalized Kōnane.
# A paper by its authors, as it is cited, and what stands in the place of one.
paper-santos-silva = dos Santos and Silva 2008
paper-carvalho-santos = Carvalho and dos Santos 2019
paper-ours = Found with this program
claim = The claim and what we compute
claim-paper = The paper says
claim-either = Claimed
claim-computed = We compute
claim-nothing = nothing
claim-too-hard = too hard
claim-unknown = not known yet
claim-misprint = Printed: <printed/>, right: <meant/>.
claim-telling-jump = Without the jump drawn on the board the value would be the paper’s.
claim-figure-printed = The position is the paper’s own, by its picture or its words.
claim-figure-restored = Restored position: our source has lost a part of the picture, and the rest was chosen so that it has the paper’s value. What holds here is not proof of what the paper shows.
claim-figure-guessed =
    Our copy of the paper has lost this picture. The position is our guess, chosen for the printed value: whether the
    paper’s own has that value cannot be decided.
claim-figure-ours = Our position, the paper’s claim: there is no picture of it in our source.
claim-figure-found = The position and its value are ours.
claim-of-rules = { $modern ->
    [yes] modern rules: { $verdict }
   *[no] ancient rules: { $verdict }
}

## Whether a claim agrees with what is computed, in a word or two

mark-differs = differs
mark-misprint = slip
mark-agrees-from = formula holds from { $symbol } = { NUMBER($number) }
mark-undecided = cannot be decided from our copy
mark-given-up = given up
mark-open = open problem
mark-silent = no claim
mark-found = our computation
mark-agrees = agrees
# A verdict, and where the position comes from that it is about.
mark-restored = { $mark }, restored position
mark-ours = { $mark }, our position

## For which numbers: $numbers as in “n = 4, 6 to 9”

verdict-differs = Differs for { $numbers }.
verdict-agrees = Agrees for { $numbers }.
verdict-from = The general formulas hold from { $number } on.
verdict-rest = The rest is not known yet.
verdict-run = { $first } to { $last }

## The table

range-title = <symbol/> from { NUMBER($least) } to { NUMBER($most) }
range-table = Table
range-computed = we compute
range-verdict = Verdict
range-temperature = temperature { $temperature }
range-temperature-weight = temperature { $temperature }, atomic weight <weight/>
# $what is CSV or LaTeX.
range-copy = Copy { $what }
range-copied = { $what } copied.
range-copy-refused = The browser does not allow copying.
range-all = All { NUMBER($count) } values
range-filling = Filling<count> { NUMBER($known) } of { NUMBER($all) }</count>
range-stopped = Stopped<count> { NUMBER($known) } of { NUMBER($all) }</count>
range-failed = The worker failed: { $reason }
# Follows one of those above and a semicolon.
range-given-up = given up at { $symbol } = { $numbers }
range-stop = Stop
range-go-on = Go on
range-try-again = Try again

## The law of an exhibit

law-known = Known
law-printed = As printed
law-paper = In the paper
law-solved = Solved: { $size }
law-source = Source: <source/>
# What the papers state, place by place.
law-places = In the papers
# What a paper asks.
law-asked = <strong>Asked:</strong> <question/>
