//! A position on the plane for every value, under ancient rules. docs/universal.md proves that it has this value.
//!
//! The value {A… | B…} becomes a *hub*: a black stone, the runner, and a white stone before it. The runner may leap over
//! the white stones of its *line* and stop behind each of them. Behind some stand the hubs of A…, which it opens.
//! Elsewhere the next white stone takes it back, which is no worse for Right, because of *locks*: rows of stones beside the
//! line that give one player moves as soon as the line's stone beside them is gone. Right has the same with the colours
//! exchanged: the white stone leaps over the runner and the black stones behind it.

use hashbrown::HashSet;

use konane::{Board, Edge, MAX_SIDE, Square};

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use value::{Value, Values};

/// A position with the value asked for, and the steps of its making.
pub struct BuiltPosition {
    /// The position.
    pub board: Board,
    /// All stones of the board, in the order in which they are explained.
    pub steps: Vec<PlacedPart>,
    /// A runner that is taken back where no hub is leaves its owner at most minus this many moves; the value and all that
    /// may arise in it are greater. 0 for integers, which have no runner.
    pub width: i32,
}

/// Some stones of a built position, with their purpose.
pub struct PlacedPart {
    /// What these stones are for.
    pub part: Part,
    /// Where they stand.
    pub squares: Vec<Square>,
    /// Where the runner stops for an option, perhaps beside the board.
    pub stop: Option<Square>,
}

/// What stones of a built position are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A row of this many moves for one player: the whole position of an integer.
    Moves,
    /// The two stones that can move.
    Runners,
    /// What the player's runner leaps over.
    Line(Player),
    /// The rows beside the player's line that give moves once the line's stones are gone.
    Locks(Player),
    /// The hub of an option, as this player sees it: `inner` and the moves that the runner has gained on its way are worth
    /// `option`, all with this player's sign. An option that is an integer needs no hub.
    Option {
        /// The player whose option it is.
        player: Player,
        /// The option itself, negated if it is Right's.
        option: Value,
        /// The value around the runner once it has stopped there; 0 if no hub is needed.
        inner: Value,
        /// The moves gained on the way.
        gained: i32,
    },
}

/// Why there is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPosition {
    /// It would be larger than a board may be.
    TooLarge,
    /// The computation was stopped, for this reason.
    Stopped(Stopped),
}

impl From<Stopped> for NoPosition {
    fn from(stopped: Stopped) -> Self {
        NoPosition::Stopped(stopped)
    }
}

/// A square beside a hub's runner, which stands on (0, 0). The first number counts along the line of the runner's owner,
/// the second in the direction in which the runner came.
type Cell = (i32, i32);

/// Stones; true if a stone has the runner's colour.
type Stones = Vec<(Cell, bool)>;

/// A board that holds a hub inside a hub for each two levels needs at least twelve more squares on a side.
const MOST_LEVELS: usize = 2 * MAX_SIDE as usize / 12;

/// How many squares lie between two hubs of a line beyond those that the proof needs. With the gaps the program sees by
/// itself that what is left of the hubs falls into parts, and can check large positions. Without, more values fit on a board.
const GAPS: [i32; 2] = [12, 0];

impl BuiltPosition {
    /// The position, which has the value under ancient rules on the plane. `values` is the store of the value.
    pub fn of(values: &mut Values, value: Value, budget: &mut Budget) -> Result<Self, NoPosition> {
        if values.is_integer(value) {
            return drawn(vec![(Part::Moves, moves(values, value)?, None)], 0);
        }
        let width = width(values, value, budget)?;
        let mut built = Err(NoPosition::TooLarge);
        for gap in GAPS {
            built = Builder { values, width, gap }.whole(value, budget);
            if built.as_ref().err() != Some(&NoPosition::TooLarge) {
                break;
            }
        }
        built
    }
}

/// A row in which one player can make as many moves as the integer says.
fn moves(values: &mut Values, integer: Value) -> Result<Stones, NoPosition> {
    let number = values.stop(integer, Player::Left).number.floor();
    if number.abs() > i64::from(MAX_SIDE) {
        return Err(NoPosition::TooLarge);
    }
    Ok(match number {
        0 => vec![((0, 0), true)],
        _ => row((0, 0), number as i32),
    })
}

/// A number greater by 2 than all stops of the value and of all that may arise in it, upwards and downwards.
fn width(values: &mut Values, value: Value, budget: &mut Budget) -> Result<i32, NoPosition> {
    let (mut seen, mut open, mut greatest) = (HashSet::<Value>::new(), vec![value], 0);
    while let Some(value) = open.pop() {
        for player in Player::ALL {
            budget.spend()?;
            let stop = values.stop(value, player).number;
            greatest = greatest.max(stop.ceil().max(-stop.floor()));
            let options = values.options(value, player);
            open.extend(options.into_iter().filter(|&option| seen.insert(option)));
        }
        // Each of them but the integers has stones of its own.
        if greatest > i64::from(MAX_SIDE) || seen.len() > 2 * (MAX_SIDE * MAX_SIDE) as usize {
            return Err(NoPosition::TooLarge);
        }
    }
    Ok(greatest as i32 + 2)
}

/// A line of stones to leap over, as its runner's owner sees it.
struct Line {
    /// Where the runner stands, and whether the line leads on or back from there.
    start: i32,
    ahead: i32,
    /// Whether the runner has the colour of the hub's runner.
    is_mine: bool,
    /// The owner of the runner has at most this many moves if it is taken back where no hub is,
    low: i32,
    /// and this many if it is taken back from a hub.
    high: i32,
    /// No lock and no hub stands nearer to the hub's runner than this.
    quiet: i32,
}

#[derive(Default)]
struct BuiltLine {
    stones: Stones,
    locks: Stones,
    options: Vec<OptionHub>,
}

struct OptionHub {
    option: Value,
    inner: Value,
    gained: i32,
    stop: Cell,
    stones: Stones,
}

struct Builder<'a> {
    values: &'a mut Values,
    width: i32,
    gap: i32,
}

impl Builder<'_> {
    fn whole(&mut self, value: Value, budget: &mut Budget) -> Result<BuiltPosition, NoPosition> {
        let mut built = vec![(Part::Runners, vec![((0, 0), true), ((1, 0), false)], None)];
        let lines = self.lines(value, 0, budget)?;
        for (player, line) in Player::ALL.into_iter().zip([lines.left, lines.right]) {
            built.push((Part::Line(player), line.stones, None));
            built.push((Part::Locks(player), line.locks, None));
            built.extend(line.options.into_iter().map(
                |OptionHub { option, inner, gained, stop, stones }| {
                    (Part::Option { player, option, inner, gained }, stones, Some(stop))
                },
            ));
        }
        drawn(built, self.width)
    }

    /// The lines of a hub. The value of the whole and all that may arise in it are between −width and width, those of inner
    /// hubs between −2·width and 0 as the owner of the runner sees them.
    fn lines(
        &mut self,
        value: Value,
        level: usize,
        budget: &mut Budget,
    ) -> Result<ByPlayer<BuiltLine>, NoPosition> {
        if level > MOST_LEVELS {
            return Err(NoPosition::TooLarge);
        }
        let width = self.width;
        let lefts = self.values.options_in_order(value, Player::Left, budget)?;
        let negative = self.values.negative(value, budget)?;
        let rights = self.values.options_in_order(negative, Player::Left, budget)?;
        // The longest lock of the line around an inner hub has 4·width + 1 stones.
        let (on, back) = match level {
            0 => ((-width, width, 0), (-width, width, 0)),
            _ => ((-2 * width, 0, 0), (0, 2 * width, 4 * width + 4)),
        };
        let (low, high, quiet) = on;
        let on = Line { start: 0, ahead: 1, is_mine: true, low, high, quiet };
        let (low, high, quiet) = back;
        let back = Line { start: 1, ahead: -1, is_mine: false, low, high, quiet };
        Ok(ByPlayer {
            left: self.line(on, lefts, level, budget)?,
            right: self.line(back, rights, level, budget)?,
        })
    }

    /// All stones around the runner of an inner hub.
    fn hub(
        &mut self,
        value: Value,
        level: usize,
        budget: &mut Budget,
    ) -> Result<Stones, NoPosition> {
        let ByPlayer { left, right } = self.lines(value, level, budget)?;
        let mut hub = vec![((1, 0), false)];
        for line in [left, right] {
            hub.extend(line.stones);
            hub.extend(line.locks);
            hub.extend(line.options.into_iter().flat_map(|option| option.stones));
        }
        Ok(hub)
    }

    fn line(
        &mut self,
        line: Line,
        mut options: Vec<Value>,
        level: usize,
        budget: &mut Budget,
    ) -> Result<BuiltLine, NoPosition> {
        let Line { start, ahead, is_mine, low, high, quiet } = line;
        let mut built = BuiltLine::default();
        // Options are incomparable, so there is at most one integer. It stands at the end.
        options.sort_by_key(|&option| self.values.is_integer(option));
        // How many moves each stone locks. The first one is the other runner.
        let mut locks = vec![0];
        while 2 * (locks.len() as i32) < quiet {
            locks.push(0);
        }
        locks.extend([low, low - high]);
        // The next hub must not reach nearer to the runner than this.
        let mut clear = quiet + 4;
        for (index, &option) in options.iter().enumerate() {
            let (gained, inner) = match self.values.is_integer(option) {
                true => (self.values.stop(option, Player::Left).number.floor() as i32, Value::ZERO),
                false => {
                    let gained = self.values.from_integer(high.into());
                    (high, self.values.subtract(option, gained, budget)?)
                }
            };
            let hub = match inner {
                Value::ZERO => Stones::new(),
                inner => self.hub(inner, level + 1, budget)?,
            };
            // If the runner need not go on, it can stop behind the first stone.
            if option == Value::ZERO && options.len() == 1 {
                let stop = (start + ahead * 2, 0);
                built.options.push(OptionHub { option, inner, gained, stop, stones: hub });
                return Ok(built);
            }
            let reach =
                |towards: i32| hub.iter().map(|&((_, q), _)| towards * q).max().unwrap_or(0);
            let stop = ((clear + reach(-1) + 1 + self.gap) / 2).max(locks.len() as i32 + 4);
            if 2 * stop > MAX_SIDE {
                return Err(NoPosition::TooLarge);
            }
            clear = 2 * stop + reach(1) + 3;
            locks.resize(stop as usize - 3, 0);
            locks.extend([high - low, gained - low, 0]);
            if index + 1 < options.len() {
                locks.extend([0, low - high, low - high]);
            }
            // The line of the hub leads away from the locks of this line.
            let at = start + ahead * 2 * stop;
            let turned = hub.iter().map(|&((p, q), mine)| ((at + ahead * q, -p), mine == is_mine));
            let (stop, stones) = ((at, 0), turned.collect());
            built.options.push(OptionHub { option, inner, gained, stop, stones });
        }
        for (index, &moves) in locks.iter().enumerate() {
            let stone = (start + ahead * (2 * index as i32 + 1), 0);
            if index > 0 {
                built.stones.push((stone, !is_mine));
            }
            built.locks.extend(
                lock(stone, moves).into_iter().map(|(place, mine)| (place, mine == is_mine)),
            );
        }
        Ok(built)
    }
}

/// A row that is worth this many moves to the player once the opponent's stone beside it is gone; to the opponent if
/// the number is negative. While the stone is there nobody can move in it.
fn lock(stone: Cell, moves: i32) -> Stones {
    let mut lock = row(stone, moves);
    // A stone of the player beside the line's would take it.
    if moves < 0 {
        lock.push(((stone.0, stone.1 - 1), false));
    }
    lock
}

/// A row of alternating stones beside an empty square. The last one has another of its colour behind it, which cannot be taken.
fn row(empty: Cell, moves: i32) -> Stones {
    let place = |distance: i32| (empty.0, empty.1 + distance);
    let is_mine = moves > 0;
    let stones =
        (1..=2 * moves.abs()).map(|distance| (place(distance), (distance % 2 == 0) == is_mine));
    let behind = (moves != 0).then(|| (place(2 * moves.abs() + 1), is_mine));
    stones.chain(behind).collect()
}

/// The stones on the smallest board, with the runner's line upwards.
fn drawn(
    built: Vec<(Part, Stones, Option<Cell>)>,
    width: i32,
) -> Result<BuiltPosition, NoPosition> {
    let span = |coordinate: fn(&(Cell, bool)) -> i32| {
        let all = || built.iter().flat_map(|(_, stones, _)| stones).map(coordinate);
        let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        if most - least < MAX_SIDE {
            Ok((least, most - least + 1))
        } else {
            Err(NoPosition::TooLarge)
        }
    };
    let (top, rows) = span(|&((p, _), _)| -p)?;
    let (left, columns) = span(|&((_, q), _)| q)?;
    let mut board = Board::empty(rows, columns, Edge::Plane);
    let at = |(p, q): Cell| Square::new(-p - top, q - left);
    let mut steps = Vec::new();
    for (part, stones, stop) in built {
        let mut squares = Vec::new();
        for (place, is_black) in stones {
            board.set(at(place), Some(if is_black { Player::Left } else { Player::Right }));
            squares.push(at(place));
        }
        steps.push(PlacedPart { part, squares, stop: stop.map(at) });
    }
    Ok(BuiltPosition { board, steps, width })
}

#[cfg(test)]
mod tests {
    use konane::Rules;

    use super::*;
    use crate::{Inequality, Solver};

    /// The solver, which knows nothing of the construction, compares the position with the value.
    fn assert_built(text: &str) {
        let mut solver = Solver::new(Rules::Ancient);
        let budget = &mut Budget::steps(20_000_000);
        let value = solver.values.parse(text, budget).unwrap();
        let BuiltPosition { board, steps, .. } =
            BuiltPosition::of(&mut solver.values, value, budget).unwrap();
        assert_eq!(
            board.stones().count(),
            steps.iter().map(|step| step.squares.len()).sum(),
            "{text}: no square twice"
        );
        for inequality in [Inequality::AtMost, Inequality::AtLeast] {
            assert!(
                solver.compare(&board, inequality, value, budget).unwrap(),
                "{text} {inequality:?}: {board}"
            );
        }
    }

    #[test]
    fn integers_have_positions() {
        ["0", "1", "-1", "7", "-12"].into_iter().for_each(assert_built);
    }

    #[test]
    fn all_values_born_by_day_two_have_positions() {
        let born = [
            "0", "1", "-1", "*", "2", "-2", "1/2", "-1/2", "1*", "-1*", "^", "v", "^*", "v*", "*2",
            "+-1", "{1|0}", "{0|-1}", "{1|*}", "{*|-1}", "{1|0,*}", "{0,*|-1}",
        ];
        born.into_iter().for_each(assert_built);
    }

    /// With a width smaller by 1, these come out wrong: the stone that takes back the other player's runner from its first
    /// stop comes to the hub's runner's square and may go on along the line around the hub.
    #[test]
    fn hubs_that_are_not_the_last_of_their_line_have_positions() {
        ["{0|0,{0|-1}}", "{0|*,^}"].into_iter().for_each(assert_built);
    }

    #[test]
    fn three_levels_have_positions() {
        ["^^", "1/4", "{1|{1|{0|-1}}}"].into_iter().for_each(assert_built);
    }

    #[test]
    fn several_options_on_each_side_have_positions() {
        assert_built("{1*,{2|0}|{0|-2},-1*}");
    }

    /// The runner's jump to a stop makes the option.
    #[test]
    fn stops_are_where_the_options_are() {
        let mut solver = Solver::new(Rules::Ancient);
        let budget = &mut Budget::steps(20_000_000);
        for text in ["{1|0}", "*", "^", "+-1", "{1|*}"] {
            let value = solver.values.parse(text, budget).unwrap();
            let BuiltPosition { board, steps, .. } =
                BuiltPosition::of(&mut solver.values, value, budget).unwrap();
            let stops: Vec<(Part, Square)> =
                steps.iter().filter_map(|step| Some((step.part, step.stop?))).collect();
            assert_eq!(stops.len(), 2, "{text}");
            for (part, stop) in stops {
                let Part::Option { player, option, .. } = part else { panic!("{part:?}") };
                let mut jumps = board.jumps(Rules::Ancient, player);
                let jump = jumps.find(|jump| jump.to() == stop).expect("a jump");
                let after = solver.value(&board.play_unchecked(jump), budget).unwrap();
                let seen = match player {
                    Player::Left => after,
                    Player::Right => solver.values.negative(after, budget).unwrap(),
                };
                assert_eq!(seen, option, "{text}: {part:?}");
            }
        }
    }

    #[test]
    fn what_is_too_large_is_said_to_be() {
        let mut values = Values::new();
        for text in
            ["*9", "300", "{300|0}", "1/1048576", "1000.^", "{99999999999|0}", "^2000000000"]
        {
            let budget = &mut Budget::unlimited();
            let value = values.parse(text, budget).unwrap();
            assert_eq!(
                BuiltPosition::of(&mut values, value, budget).err(),
                Some(NoPosition::TooLarge),
                "{text}"
            );
        }
    }
}
