//! Hints in three steps: what to look at, where to begin, and the answer, which can be played on the
//! board.

use crate::content::lessons::{Condition, Task};
use crate::lessons::generator::{FAMILIES, Family};
use crate::lessons::judge::{Exercise, order};
use crate::lessons::parts::marks;
use crate::lessons::referee::Referee;
use crate::lessons::valuing::letter;
use crate::lessons::verdict::{Judgement, Verdict};
use crate::lessons::winning::Games;
use basics::budget::Stopped;
use basics::player::Player;
use konane::{Board, Jump, NamedBoard, Square};
use value::{Dyadic, Outcome, Value};

pub const HINTS: u32 = 3;

/// If a task to set up a position names no right one, the last hint shows the first of these that is
/// right, or else of the boards from which exercises are drawn.
const EXAMPLES: [&str; 16] = [
    "xo.ox",
    "xo",
    "oxo",
    "xox",
    "oxoxo",
    "xoxox",
    "oxo.ox",
    "xox.xo",
    "o.ox.x",
    "x..ox/3x",
    "o/.xo",
    "x/.ox",
    "xo.o.oxo",
    "ox.x.xox",
    "ox..oxoxo.o",
    "xo..xoxox.x",
];

/// A hint for a student whose answer so far is `answer`. `example` is the text of a right board, for a
/// task that asks for one.
pub fn hint(
    referee: &mut Referee,
    exercise: &Exercise,
    answer: &str,
    example: &str,
    step: u32,
) -> Result<Verdict, Stopped> {
    let values = match referee.values(exercise)? {
        Some(values) if !exercise.subjects.is_empty() => values,
        _ => return Ok(Verdict::new(Judgement::Unread, "no-board", vec![])),
    };
    match &exercise.task {
        Task::Value(_) => return referee.hint_at_value(values[0], exercise.board(), step),
        Task::Temperature(_) | Task::Walls => return referee.hint_at_temperature(values[0], step),
        Task::Measure(measure, _) => return referee.hint_at_measure(*measure, values[0], step),
        Task::Stop(player) => {
            return referee.hint_at_stop((values[0], exercise.board()), *player, step);
        }
        Task::Order => return referee.hint_at_order(&values, answer, step),
        _ => {}
    }
    let Some(board) = exercise.board() else {
        return Ok(Verdict::new(Judgement::Unread, "no-board", vec![]));
    };
    let names = NamedBoard::of(board);
    match &exercise.task {
        Task::Winner(starts) => referee.hint_at_winner(board, *starts, step),
        Task::Outcome | Task::Compare => {
            let left = referee.winning(board, Player::Left)?;
            // The more instructive case: the first player wins.
            let starts = if left.is_empty() { Player::Right } else { Player::Left };
            referee.hint_at_winner(board, starts, step)
        }
        Task::Jump(player) | Task::Jumps(player) => referee.hint_at_jump(board, *player, step),
        Task::Hold(player) => {
            let line = answer.split_whitespace().map(|name| names.jump_named(name));
            let line: Vec<Jump> = line.map_while(|jump| jump).collect();
            let rules = referee.solver.rules();
            let games = Games::of(board, (rules, player.other()), &line);
            let now = games.map_or(board.clone(), |games| games.now);
            referee.hint_at_jump(&now, *player, step)
        }
        Task::Derive(_) => referee.hint_at_derived(board, values[0], answer, step),
        Task::Strike(player) => referee.hint_at_strike(board, *player, step),
        Task::Through(player, name) => match names.jump_named(name) {
            Some(jump) => referee.hint_at_through(board, (*player, jump), step),
            None => Ok(Verdict::new(Judgement::Unread, "no-board", vec![])),
        },
        Task::Set(wish) => {
            let now = Board::parse(answer, board.edge()).unwrap_or(board.clone());
            match step {
                HINTS.. => referee.example(board, wish, example),
                _ => referee.hint_at_set(&now, wish, step),
            }
        }
        _ => Ok(referee.hint_at_parts(board, answer, step)),
    }
}

impl Referee<'_> {
    fn hint_at_winner(
        &mut self,
        board: &Board,
        starts: Player,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let line = self.line(board, starts, &[])?;
        let count = self.jumps(board, starts).len();
        Ok(match (line.first(), step) {
            (None, _) => Verdict::right("hint-none", vec![starts.into(), starts.other().into()]),
            (Some(_), 1) => Verdict::right("hint-jumps", vec![starts.into(), count.into()]),
            (Some(&jump), 2) => Verdict::right("hint-begin", vec![starts.into(), jump.into()]),
            (Some(_), _) => {
                let last = if line.len() % 2 == 1 { starts } else { starts.other() };
                let arguments = vec![last.into(), last.other().into()];
                Verdict::right("hint-line", arguments).with_line(line)
            }
        })
    }

    fn hint_at_jump(
        &mut self,
        board: &Board,
        player: Player,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let winning = self.winning(board, player)?;
        let count = self.jumps(board, player).len();
        Ok(match (winning.first(), step) {
            (None, _) => Verdict::right("right-none", vec![player.into()]),
            (Some(_), 1) => {
                let arguments = vec![player.into(), count.into(), winning.len().into()];
                Verdict::right("hint-winning", arguments)
            }
            (Some(jump), 2) => Verdict::right("hint-stone", vec![player.into(), jump.from.into()]),
            (Some(&jump), _) => {
                let arguments = vec![jump.into(), player.other().into()];
                Verdict::right("right-jump", arguments).with_line(vec![jump])
            }
        })
    }

    pub(super) fn hint_at_value(
        &mut self,
        value: Value,
        board: Option<&Board>,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let best = |referee: &mut Self| -> Result<Option<Verdict>, Stopped> {
            let Some(board) = board else { return Ok(None) };
            for player in Player::ALL {
                let options = referee.options(board, player)?;
                for &option in &options {
                    if referee.better(player, option, &options)?.is_none() {
                        let (jump, value) = option;
                        let arguments = vec![player.into(), jump.into(), value.into()];
                        return Ok(Some(
                            Verdict::right("hint-best", arguments).with_line(vec![jump]),
                        ));
                    }
                }
            }
            Ok(None)
        };
        Ok(match step {
            1 => {
                let sentence = match self.solver.values.outcome(value) {
                    Outcome::Wins(Player::Left) => "hint-positive",
                    Outcome::Wins(Player::Right) => "hint-negative",
                    Outcome::Next => "hint-fuzzy",
                    Outcome::Previous => "hint-zero",
                };
                Verdict::right(sentence, vec![])
            }
            2 => match best(self)? {
                Some(hint) => hint,
                None => Verdict::right("hint-value", vec![value.into()]),
            },
            _ => Verdict::right("hint-value", vec![value.into()]),
        })
    }

    fn hint_at_temperature(&mut self, value: Value, step: u32) -> Result<Verdict, Stopped> {
        let graph = self.solver.values.thermograph(value, self.budget)?.clone();
        let values = &mut self.solver.values;
        Ok(match step {
            1 => {
                let foot = |player| {
                    let foot = Dyadic::new(0, 0).and_then(|zero| graph.wall(player).value_at(zero));
                    foot.unwrap_or(graph.mean())
                };
                let stops = Player::ALL.map(|player| values.from_number(foot(player)).into());
                Verdict::right("hint-stops", stops.to_vec())
            }
            2 => Verdict::right("hint-mean", vec![values.from_number(graph.mean()).into()]),
            _ => {
                let temperature = values.from_number(graph.temperature());
                Verdict::right("hint-temperature", vec![temperature.into()])
            }
        })
    }

    fn hint_at_order(
        &mut self,
        values: &[Value],
        answer: &str,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        if let Some(unordered) = self.unordered(values)? {
            return Ok(unordered);
        }
        let sorted = self.sorted(values)?;
        let now = order(answer, values.len()).unwrap_or_else(|| (0..values.len()).collect());
        Ok(match step {
            1 => match self.first_descent(values, &now)? {
                Some((one, two)) => {
                    Verdict::right("hint-pair", vec![letter(one).into(), letter(two).into()])
                }
                None => Verdict::right("right-order", vec![]),
            },
            2 => Verdict::right("hint-least", vec![letter(sorted[0]).into()]),
            _ => {
                let letters = sorted.iter().map(|&place| letter(place)).collect::<Vec<_>>();
                Verdict::right("hint-order", vec![letters.join(" ").into()])
            }
        })
    }

    /// The indices from the least value to the greatest, if all values are comparable.
    pub fn sorted(&mut self, values: &[Value]) -> Result<Vec<usize>, Stopped> {
        let mut sorted: Vec<usize> = Vec::new();
        for (place, &value) in values.iter().enumerate() {
            let mut before = sorted.len();
            while before > 0
                && !self.solver.values.at_most(values[sorted[before - 1]], value, self.budget)?
            {
                before -= 1;
            }
            sorted.insert(before, place);
        }
        Ok(sorted)
    }

    fn hint_at_strike(
        &mut self,
        board: &Board,
        player: Player,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let options = self.options(board, player)?;
        let struck = self.dominated(player, &options)?;
        Ok(match (struck.first(), step) {
            (Some(&((jump, value), (by, best))), 2) => {
                let arguments =
                    vec![jump.into(), value.into(), by.into(), best.into(), player.into()];
                Verdict::right("dominated", arguments)
            }
            (Some(_), 3..) => {
                let line = struck.iter().map(|((jump, _), _)| *jump).collect();
                Verdict::right("hint-strike", vec![struck.len().into()]).with_line(line)
            }
            _ => {
                let kept = options.len() - struck.len();
                Verdict::right("hint-count-strike", vec![options.len().into(), kept.into()])
            }
        })
    }

    fn hint_at_through(
        &mut self,
        board: &Board,
        (player, jump): (Player, Jump),
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let (whole, other) = (self.value(board)?, player.other());
        let reversing = self.reversing(board, (player, jump))?;
        Ok(match (reversing.first(), step) {
            (Some(_), 1) => Verdict::right("hint-through", vec![whole.into(), other.into()]),
            (Some((answer, _)), 2) => {
                Verdict::right("hint-stone", vec![other.into(), answer.from.into()])
            }
            (Some(&(answer, value)), _) => {
                let arguments = vec![answer.into(), value.into(), other.into(), whole.into()];
                Verdict::right("right-through", arguments).with_line(vec![jump, answer])
            }
            (None, _) => Verdict::right("hint-irreversible", vec![jump.into()]),
        })
    }

    fn hint_at_set(
        &mut self,
        now: &Board,
        wish: &Condition,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let wish = wish.of_whole();
        if step == 1 {
            return Ok(Verdict { judgement: Judgement::Right, ..self.judge_set(now, now, wish)? });
        }
        let sentence = match wish {
            Condition::Wins(Player::Left) => "wish-left",
            Condition::Wins(Player::Right) => "wish-right",
            Condition::First => "wish-first",
            Condition::Second => "wish-second",
            Condition::Compares(..) | Condition::Keeping(_) => "wish-compare",
        };
        Ok(Verdict::right(sentence, vec![]))
    }

    /// A right position: the one of this text, or another that the judge accepts; without one, advice.
    fn example(&mut self, begun: &Board, wish: &Condition, text: &str) -> Result<Verdict, Stopped> {
        let (rows, columns) = (begun.rows(), begun.columns());
        let middle = |text: &str| {
            let board = Board::parse(text, begun.edge()).ok()?;
            let (above, before) = ((rows - board.rows()) / 2, (columns - board.columns()) / 2);
            let fits = board.rows() <= rows && board.columns() <= columns;
            fits.then(|| board.window(Square::new(-above, -before), rows, columns))
        };
        let named = Board::parse(text, begun.edge()).ok().filter(|_| !text.is_empty());
        let drawn = FAMILIES.iter().flat_map(Family::answers).flat_map(|(_, boards)| boards);
        let examples = EXAMPLES.into_iter().chain(drawn).filter_map(middle);
        for board in named.into_iter().chain(examples) {
            if self.judge_set(begun, &board, wish)?.is_right() {
                return Ok(Verdict { board: Some(board), ..Verdict::right("hint-board", vec![]) });
            }
        }
        self.hint_at_set(begun, wish, 2)
    }

    fn hint_at_parts(&mut self, board: &Board, answer: &str, step: u32) -> Verdict {
        let parts = self.parts(board);
        let verdict = self.judge_parts(board, &marks(answer, board));
        match (step, verdict.sentence) {
            (1, _) => Verdict::right("hint-count", vec![parts.len().into()]),
            (2, "parts-meet" | "parts-apart") => Verdict { judgement: Judgement::Right, ..verdict },
            _ => {
                let rows = (0..board.rows()).map(|row| {
                    let sign = |column| {
                        let at = Square::new(row, column);
                        let part = parts.iter().position(|part| part.contains(&at));
                        part.map_or('.', |part| char::from(b'1' + (part % 9) as u8))
                    };
                    (0..board.columns()).map(sign).collect::<String>()
                });
                let rows: Vec<String> = rows.collect();
                Verdict::right("hint-parts", vec![parts.len().into(), rows.join("/").into()])
            }
        }
    }
}
