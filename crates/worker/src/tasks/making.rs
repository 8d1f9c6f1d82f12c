//! A position with a given value, and the steps of its making.

use serde::{Deserialize, Serialize};

use crate::scribe::Scribe;
use crate::task::{LIMIT, Single, Task};
use crate::text::{NameText, Position};
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Rules, Square};
use solver::{BuiltPosition, NoPosition, Part, PlacedPart};
use value::{Dyadic, ReadError, Unread, Value};

/// Asks for a position under ancient rules on the plane with this value, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MakingQuestion {
    pub value: String,
}

/// A value that takes too long or too much memory has no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MakingAnswer {
    Read(MadeText),
    Unread(Unread),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MadeText {
    pub value: NameText,
    /// The mean and temperature of the value, for the dictionary.
    pub heat: (Dyadic, Dyadic),
    /// `None` if the position would be larger than a board may be.
    pub built: Option<BuiltText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuiltText {
    pub position: Position,
    /// A runner that is taken back where no hub is leaves its owner at most minus this many moves.
    pub width: i32,
    pub steps: Vec<MakingStep>,
}

/// What a step adds to the position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MakingStep {
    pub part: MakingPart,
    pub squares: Vec<Square>,
    /// Where the runner stops for an option, perhaps beside the board.
    pub stop: Option<Square>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MakingPart {
    /// A row of this many moves for one player: the whole position of an integer.
    Moves,
    /// The two stones that can move.
    Runners,
    /// What the player's runner leaps over.
    Line(Player),
    Locks(Player),
    /// An option, which is `inner` and the moves gained on the way. Without squares it is an integer, and needs no hub.
    Option {
        side: Player,
        option: NameText,
        inner: NameText,
        gained: i32,
    },
}

impl MakingQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = MakingAnswer> + use<>> {
        let ask = move |state: &mut WorkerState, budget: &mut Budget| {
            let mut scribe = state.under(Rules::Ancient).scribe(budget);
            match scribe.values.parse(&self.value, scribe.budget) {
                Ok(value) => Ok(MakingAnswer::Read(scribe.made(value)?)),
                Err(ReadError::Unread(unread)) => Ok(MakingAnswer::Unread(unread)),
                Err(ReadError::Stopped(stopped)) => Err(stopped),
            }
        };
        Some(Single::new(now + LIMIT, ask))
    }
}

impl Scribe<'_> {
    fn made(&mut self, value: Value) -> Result<MadeText, Stopped> {
        let thermograph = self.values.thermograph(value, self.budget)?;
        let heat = (thermograph.mean(), thermograph.temperature());
        let built = match BuiltPosition::of(self.values, value, self.budget) {
            Ok(built) => Some(self.built(built)?),
            Err(NoPosition::TooLarge) => None,
            Err(NoPosition::Stopped(stopped)) => return Err(stopped),
        };
        Ok(MadeText { value: self.short_name(value)?, heat, built })
    }

    fn built(&mut self, built: BuiltPosition) -> Result<BuiltText, Stopped> {
        let BuiltPosition { board, steps, width } = built;
        // If the first stop is the last one, a line has no stones but the other runner, and no locks.
        let steps =
            steps.into_iter().filter(|step| !step.squares.is_empty() || step.stop.is_some());
        Ok(BuiltText {
            position: Position::of(Rules::Ancient, &board),
            width,
            steps: steps.map(|step| self.step(step)).collect::<Result<_, _>>()?,
        })
    }

    fn step(
        &mut self,
        PlacedPart { part, squares, stop }: PlacedPart,
    ) -> Result<MakingStep, Stopped> {
        let part = match part {
            Part::Moves => MakingPart::Moves,
            Part::Runners => MakingPart::Runners,
            Part::Line(player) => MakingPart::Line(player),
            Part::Locks(player) => MakingPart::Locks(player),
            Part::Option { player, option, inner, gained } => MakingPart::Option {
                side: player,
                option: self.seen_by_left(player, option)?,
                inner: self.seen_by_left(player, inner)?,
                gained: if player == Player::Left { gained } else { -gained },
            },
        };
        let squares = squares.into_iter().collect();
        Ok(MakingStep { part, squares, stop })
    }

    /// The name of a value that is given as this player sees it.
    fn seen_by_left(&mut self, player: Player, value: Value) -> Result<NameText, Stopped> {
        let value = match player {
            Player::Left => value,
            Player::Right => self.values.negative(value, self.budget)?,
        };
        self.short_name(value)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::message::{packed, unpacked};
    use crate::task::all_answers;
    use solver::Solver;

    /// All answers, with a clock that stands still.
    fn told(text: &str) -> Vec<MakingAnswer> {
        let (mut state, value) = (WorkerState::new(1 << 24), text.to_string());
        let task = MakingQuestion { value }.begin(&mut state, 0.0).expect("a task");
        all_answers(task, &mut state, || 0.0)
    }

    fn made(text: &str) -> MadeText {
        let answers = told(text);
        let [MakingAnswer::Read(made)] = answers.as_slice() else { panic!("{text}: {answers:?}") };
        assert_eq!(unpacked(&packed(made)).as_ref(), Some(made), "{text}");
        made.clone()
    }

    /// The solver, which knows nothing of the construction, values the position and what the runner's jumps to the stops
    /// leave.
    #[test]
    fn positions_have_the_typed_values() {
        let mut solver = Solver::new(Rules::Ancient);
        let budget = &mut Budget::steps(20_000_000);
        for text in ["0", "-3", "{1|0}", "*", "↑", "1 + *", "±1", "½"] {
            let made = made(text);
            let value = solver.values.parse(text, budget).unwrap();
            assert_eq!(solver.values.parse(&made.value.plain(), budget), Ok(value), "{text}");
            let built = made.built.unwrap_or_else(|| panic!("{text} has a position"));
            let board = built.position.read().unwrap();
            assert_eq!(solver.value(&board, budget), Ok(value), "{text}: {board}");
            let stones = board.stones().count();
            assert_eq!(built.steps.iter().map(|step| step.squares.len()).sum::<usize>(), stones);
            for step in &built.steps {
                let MakingPart::Option { side, option, inner, gained } = &step.part else {
                    assert!(step.stop.is_none() && !step.squares.is_empty(), "{text}");
                    continue;
                };
                let stop = step.stop.expect("a stop");
                let mut jumps = board.jumps(Rules::Ancient, *side);
                let jump = jumps.find(|&jump| jump.to() == stop);
                let after =
                    solver.value(&board.play_unchecked(jump.expect("a jump")), budget).unwrap();
                let sum = format!("({}) + ({gained})", inner.plain());
                for told in [option.plain(), sum] {
                    assert_eq!(solver.values.parse(&told, budget), Ok(after), "{text}: {told}");
                }
            }
        }
    }

    /// By the definition of mean and temperature: {2|0} is 1 ± 1.
    #[test]
    fn the_dictionary_is_asked_for_the_value() {
        let made = made("{2|0}");
        assert_eq!(made.value.plain(), "{2|0}");
        assert_eq!(made.heat, (Dyadic::from(1), Dyadic::from(1)));
    }

    #[test]
    fn tells_where_a_text_is_wrong() {
        let answers = told("{1|what");
        let [MakingAnswer::Unread(Unread { character: 4, .. })] = answers.as_slice() else {
            panic!("{answers:?}");
        };
        assert!(matches!(told("")[..], [MakingAnswer::Unread(_)]));
    }

    #[test]
    fn what_is_too_large_has_a_name() {
        for (text, name) in
            [("*4", "*4"), ("300", "300"), ("{300|0}", "{300|0}"), ("^2000000000", "^2000000000")]
        {
            let made = made(text);
            assert_eq!((made.value.plain().as_str(), made.built), (name, None));
        }
    }

    /// By the next look at the clock a minute is over, and the sum takes longer than a slice.
    #[test]
    fn what_takes_too_long_comes_to_its_end() {
        static TIME: AtomicU64 = AtomicU64::new(0);
        let value = "1000000.{{3|{2|-1},*}|{0|-5}}".to_string();
        let mut state = WorkerState::new(1 << 24);
        let task = MakingQuestion { value }.begin(&mut state, 0.0).expect("a task");
        let clock = || TIME.fetch_add(70_000, Ordering::Relaxed) as f64;
        assert_eq!(all_answers(task, &mut state, clock), []);
    }

    /// The clock stands still: waiting does not help either.
    #[test]
    fn what_takes_too_much_memory_comes_to_its_end() {
        let value = "{2|1}+{4|1}+{7|2}".to_string();
        let mut state = WorkerState::new(1_000);
        let task = MakingQuestion { value }.begin(&mut state, 0.0).expect("a task");
        assert_eq!(all_answers(task, &mut state, || 0.0), []);
    }
}
