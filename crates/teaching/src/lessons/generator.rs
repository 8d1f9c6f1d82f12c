//! Draws exercises: a number always draws the same board, on every machine.

use std::collections::HashSet;

use crate::content::lessons::{DIFFICULTIES, Drill};
use basics::dice::Dice;
use basics::player::Player;
use konane::{Area, Board, Edge, Jump, Rules, Square};

/// Under the name of a family and an answer, a line of boards for each difficulty. Tests solve all of them.
const BOARDS: &str = include_str!("drill_boards.txt");

/// Boards for one question.
pub struct Family {
    pub name: &'static str,
    /// The family whose list it draws from.
    pub listed: &'static str,
    pub rules: Rules,
    kind: DrawKind,
}

/// An answer with its boards, as in links, from the easy ones to the hard ones: as many for each difficulty, enough
/// that none comes twice in ten exercises.
pub type Boards = (&'static str, Vec<&'static str>);

/// What is drawn from a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DrawKind {
    /// A board, turned or mirrored.
    Any,
    /// A board that stays upright: the exercise says what lies above.
    Upright,
    /// A board or its negative. Every second one of the harder exercises is a sum of two easier boards, so there are far
    /// more of them than boards in the list.
    Sums,
    /// A board above its negative, turned or mirrored as a whole. In the harder ones the negative is so, too.
    Copies,
    /// A board above an easy other one.
    Pairs(Second),
}

/// Which board lies below another.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Second {
    /// The negative of H. Of every second one G and H are listed under one answer.
    Compared,
    /// Both are won by the second player.
    Won,
    /// It is listed under another answer.
    Other,
}

/// No window is wider or higher: it has to fit a phone.
const WIDEST: i32 = 11;
/// How many rows a board has at most that is put above or below another.
const FEW_ROWS: usize = 3;
/// How many first jumps of the opponent one answers at most.
const MOST_GAMES: usize = 8;

/// Each family lists its boards by an answer: `wins` by the jump that wins, which takes several stones, could go on or
/// could not; `dominated` by the number of dominated jumps among Left's; `hot` by the temperature; `parts` and `gaps` by
/// the number of parts, which one square decides in `gaps`; `comparing` by how G compares with H, whose negative lies
/// below; `stops` by the Left stop and the Right stop; `reversing` by whether no undominated jump is reversible, or one is,
/// and whether anything takes its place; `parity`, in whose boards the number of moves is fixed, and `tinies` by who wins.
pub const FAMILIES: [Family; 19] = [
    Family::new("outcomes", DrawKind::Any),
    Family::new("wins", DrawKind::Any),
    Family::new("integers", DrawKind::Any),
    Family::new("fractions", DrawKind::Any),
    Family::new("nimbers", DrawKind::Any),
    Family::new("dominated", DrawKind::Any),
    Family::new("hot", DrawKind::Any),
    Family::new("parts", DrawKind::Any),
    Family::new("gaps", DrawKind::Any),
    Family::new("comparing", DrawKind::Upright),
    Family::new("stops", DrawKind::Any),
    Family::new("computing", DrawKind::Sums),
    Family { listed: "computing", ..Family::new("copying", DrawKind::Copies) },
    Family { listed: "computing", ..Family::new("equal", DrawKind::Pairs(Second::Compared)) },
    Family::new("reversing", DrawKind::Any),
    Family { listed: "outcomes", ..Family::new("pairing", DrawKind::Pairs(Second::Won)) },
    Family { listed: "nimbers", ..Family::new("heaps", DrawKind::Pairs(Second::Other)) },
    Family::new("parity", DrawKind::Any),
    Family::new("tinies", DrawKind::Any),
];

impl Family {
    const fn new(name: &'static str, kind: DrawKind) -> Family {
        Family { name, listed: name, rules: Rules::Ancient, kind }
    }

    pub fn named(name: &str) -> Option<&'static Family> {
        FAMILIES.iter().find(|family| family.name == name)
    }

    pub fn answers(&self) -> Vec<Boards> {
        let lists = BOARDS.split("\n\n").filter_map(|list| {
            let (head, boards) = list.split_once('\n')?;
            let (_, answer) = head.split_once(' ').filter(|(family, _)| *family == self.listed)?;
            Some((answer, boards.split_whitespace().collect()))
        });
        lists.collect()
    }
}

/// The board of this number, in a window that no play leaves.
pub fn draw(family: &Family, seed: u64) -> Board {
    let Drill { place, difficulty } = Drill::of(seed);
    let dice = &mut Dice(seed);
    let window = |board| played_window(&board, family.rules);
    large_enough(&match family.kind {
        DrawKind::Any => window(image(listed(family, place, difficulty), dice)),
        DrawKind::Upright => window(mirrored(listed(family, place, difficulty), dice)),
        DrawKind::Sums => {
            // A sum is as hard as a board of this difficulty that stands alone.
            let easier = difficulty.checked_sub(2).filter(|_| place % 2 == 1);
            let sum = easier.and_then(|difficulty| sum(family, (place, difficulty), dice));
            let one = || window(signed(listed(family, place, difficulty), dice));
            image(sum.unwrap_or_else(one), &mut Dice(seed))
        }
        DrawKind::Copies => {
            let negative = |one: &Board, way: u64| match way {
                0 if difficulty > 1 => one.mirrored().swapped(),
                1 if difficulty > 1 => one.turned().turned().swapped(),
                2 if difficulty > 1 => one.mirrored().turned().turned().swapped(),
                _ => one.swapped(),
            };
            let way = dice.below(4);
            let copy = |one: &Board| {
                let both = above(one, &negative(one, way), family.rules);
                can_be_held(&both, family.rules).then_some(both)
            };
            let boards = few_rows(family, difficulty, FEW_ROWS);
            image(low(&boards, (place, family.rules), |_, one| copy(one)), dice)
        }
        DrawKind::Pairs(second) => {
            let listed = |difficulty| match second {
                Second::Won => few_rows(family, difficulty, FEW_ROWS + 1),
                _ => few_rows(family, difficulty, FEW_ROWS),
            };
            let fits = |answer: &str| match second {
                Second::Compared => true,
                Second::Won => answer == "second",
                Second::Other => answer != "0",
            };
            let mut boards = listed(difficulty);
            let mut others = [listed(0), listed(1)].concat();
            boards.retain(|(answer, _)| fits(answer));
            let whole = |answer, one: &Board| Some((answer, one.clone()));
            let (answer, one) = low(&boards, (place, family.rules), whole);
            let is_alike = match second {
                Second::Compared => dice.below(2) == 0,
                Second::Won => true,
                Second::Other => false,
            };
            others.retain(|(other, _)| fits(other) && (*other == answer) == is_alike);
            let first = mirrored(one.clone(), dice);
            // Others lie below each round of boards.
            let round = if second == Second::Compared { 0 } else { place / boards.len() as u64 };
            low(&others, (place + 2 * round, family.rules), |_, two| {
                if *two == one {
                    return None;
                }
                let two = mirrored(two.swapped(), dice);
                let both = above(&first, &two, family.rules);
                (second != Second::Won || can_be_held(&both, family.rules)).then_some(both)
            })
        }
    })
}

/// The board of the list for this place among the exercises of a difficulty.
fn listed(family: &Family, place: u64, difficulty: u64) -> Board {
    // A round asks for each answer once.
    let answers = family.answers();
    let count = answers.len();
    let round = place / count as u64;
    let mut order: Vec<usize> = (0..count).collect();
    let mut dice = Dice(round * DIFFICULTIES + difficulty);
    for last in (1..count).rev() {
        order.swap(last, dice.below(last as u64 + 1) as usize);
    }
    let (_, boards) = &answers[order[(place % count as u64) as usize]];
    let each = boards.len() as u64 / DIFFICULTIES;
    let text = boards[(difficulty * each + round % each) as usize];
    parsed(text)
}

fn parsed(text: &str) -> Board {
    Board::parse(text, Edge::Plane).expect("a board")
}

/// The board for this place among the exercises of a difficulty, beside an easy one.
fn sum(family: &Family, (place, difficulty): (u64, u64), dice: &mut Dice) -> Option<Board> {
    let one = signed(listed(family, place, difficulty), dice);
    let first = dice.below(u64::from(u32::MAX));
    // Not every two boards fit into a window, and not every way round.
    (first..).take(family.answers().len()).find_map(|place| {
        let two = signed(listed(family, place, 0), dice);
        [one.clone(), one.turned()].into_iter().find_map(|one| {
            let ways = [two.clone(), two.turned()].into_iter();
            ways.filter_map(|two| beside(&one, &two, family.rules)).next()
        })
    })
}

/// Both positions as parts of one, in a window that no play leaves, if it is not too wide.
fn beside(one: &Board, two: &Board, rules: Rules) -> Option<Board> {
    let (one, two) = (played_window(one, rules), played_window(two, rules));
    // No play leaves either window, so one empty column separates them.
    let (rows, columns) = (one.rows().max(two.rows()), one.columns() + 1 + two.columns());
    let mut sum = one.window(Square::new(0, 0), rows, columns);
    for (square, player) in two.stones() {
        sum.set(square + Square::new(0, one.columns() + 1), Some(player));
    }
    (rows.max(columns) <= WIDEST).then_some(sum)
}

/// An answer and the text of a board.
type Boarded = (&'static str, &'static str);

/// The first position above the second.
fn above(one: &Board, two: &Board, rules: Rules) -> Board {
    let [left, right] = [one, two].map(|board| board.turned().turned().turned());
    beside(&left, &right, rules).expect("both are low").turned()
}

/// What is made of the board for this place, lying down, and of its answer. If play there is too wide to fit
/// above another, or nothing is made of it, the board is one that comes much later.
fn low<T>(
    boards: &[Boarded],
    (place, rules): (u64, Rules),
    mut make: impl FnMut(&'static str, &Board) -> Option<T>,
) -> T {
    const LATER: usize = 13;
    let first = (place % boards.len() as u64) as usize;
    let in_turn = boards.iter().cycle().skip(first).step_by(LATER).take(boards.len());
    let mut low = in_turn.filter_map(|&(answer, text)| {
        let board = played_window(&parsed(text), rules);
        let low = if board.rows() > board.columns() { board.turned() } else { board };
        if 2 * low.rows() < WIDEST { make(answer, &low) } else { None }
    });
    low.next().expect("a low board")
}

/// The family's boards of a difficulty with at most so many rows and stones in each, with their answers.
fn few_rows(family: &Family, difficulty: u64, most: usize) -> Vec<Boarded> {
    let answers = family.answers().into_iter();
    let boards = answers.flat_map(|(answer, boards)| {
        let each = boards.len() / DIFFICULTIES as usize;
        let own = boards.into_iter().skip(difficulty as usize * each).take(each);
        own.map(move |text| (answer, text))
    });
    boards.filter(|(_, text)| text.split('/').count() <= most && !text.contains("/1/")).collect()
}

/// Whether holding it is more than a forced line, and not too many games.
fn can_be_held(board: &Board, rules: Rules) -> bool {
    let count = |board: &Board, player| board.jumps(rules, player).count();
    let is_open = |first: Jump| count(&board.play_unchecked(first), Player::Left) > 1;
    count(board, Player::Right) <= MOST_GAMES && board.jumps(rules, Player::Right).any(is_open)
}

fn signed(board: Board, dice: &mut Dice) -> Board {
    if dice.below(2) == 0 { board } else { board.swapped() }
}

/// One of the board's images under turning and mirroring.
fn image(mut board: Board, dice: &mut Dice) -> Board {
    for _ in 0..dice.below(4) {
        board = board.turned();
    }
    mirrored(board, dice)
}

fn mirrored(board: Board, dice: &mut Dice) -> Board {
    if dice.below(2) == 0 { board } else { board.mirrored() }
}

/// With empty squares around it, if the window is too small to look at.
fn large_enough(board: &Board) -> Board {
    let (more_rows, more_columns) = ((5 - board.rows()).max(0), (7 - board.columns()).max(0));
    let corner = Square::new(-(more_rows / 2), -(more_columns / 2));
    board.window(corner, board.rows() + more_rows, board.columns() + more_columns)
}

/// The position in the smallest window that contains every reachable square.
fn played_window(board: &Board, rules: Rules) -> Board {
    const MARGIN: i32 = 12;
    let wide = board.window(
        Square::new(-MARGIN, -MARGIN),
        board.rows() + 2 * MARGIN,
        board.columns() + 2 * MARGIN,
    );
    let mut seen = HashSet::new();
    let mut open = vec![wide.clone()];
    while let Some(board) = open.pop() {
        if seen.insert(board.clone()) {
            for player in Player::ALL {
                open.extend(board.jumps(rules, player).map(|jump| board.play_unchecked(jump)));
            }
        }
    }
    let reached = seen.iter().flat_map(|board| board.stones().map(|(square, _)| square));
    Area::around(reached)
        .map_or(board.clone(), |area| wide.window(area.corner, area.rows, area.columns))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::lessons::FAMILY_NAMES;

    #[test]
    fn links_name_every_family() {
        let names: Vec<&str> = FAMILIES.iter().map(|family| family.name).collect();
        assert_eq!(names, FAMILY_NAMES);
    }
}
