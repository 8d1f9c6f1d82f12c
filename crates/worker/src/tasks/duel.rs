//! A difference that is played: the options, the program's replies, and why.

use serde::{Deserialize, Serialize};

use crate::task::{Task, limit};
use crate::tasks::sum::scribe;
use crate::text::NameText;
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use basics::slicer::Slice;
use teaching::sums::{CardSolver, Duel, Game, Move, ReplyRule};
use value::ReadError;

/// Games as texts, and the moves played in them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuelQuestion {
    /// How often the page has asked to go on.
    pub rounds: u32,
    pub games: Vec<String>,
    pub first: Player,
    pub moves: Vec<String>,
    /// Whether the program is to move.
    pub answers: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum DuelAnswer {
    /// How many of the moves are legal, and for each game that is a typed value its name and its
    /// options.
    Options { allowed: u32, typed: Vec<Option<TypedText>> },
    /// The program's move; `None` if it has none.
    Answer(Option<String>),
    /// The rule by which the last move answers the one before it, and the value of what is left if that
    /// is the reason.
    Why { rule: ReplyRule, total: Option<NameText> },
    /// A winning move for the player to move; `None` if there is none.
    Winning(Option<String>),
}

/// A typed value, and the moves to its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TypedText {
    pub name: NameText,
    pub options: Vec<OptionMove>,
}

/// A move to an option of a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionMove {
    pub step: String,
    pub to: NameText,
}

struct DuelTask {
    states: Vec<Duel>,
    moves: Vec<Move>,
    answers: bool,
    goal: DuelGoal,
    end: f64,
    /// Whether the results of earlier questions have been dropped to free memory.
    has_forgotten: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum DuelGoal {
    Options,
    Answer,
    Why,
    Winning,
    Over,
}

impl DuelQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = DuelAnswer> + use<>> {
        let games = self.games.iter().map(|text| Game::parse(text).ok());
        let mut states = vec![Duel { games: games.collect::<Option<_>>()?, turn: self.first }];
        let mut moves = Vec::new();
        for text in &self.moves {
            let step = Move::parse(text)?;
            states.push(states.last()?.play(&step)?);
            moves.push(step);
        }
        Some(DuelTask {
            states,
            moves,
            answers: self.answers,
            goal: DuelGoal::Options,
            end: now + limit(self.rounds),
            has_forgotten: false,
        })
    }
}

impl Task for DuelTask {
    type Answer = DuelAnswer;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<DuelAnswer> {
        let mut card_solver = state.card_solver();
        let mut answers = Vec::new();
        while self.goal != DuelGoal::Over && !slice.is_over() {
            match self.step(&mut card_solver, &mut slice.budget) {
                Ok(found) => answers.extend(found),
                Err(ReadError::Stopped(Stopped::Budget)) => break,
                Err(ReadError::Stopped(Stopped::Memory)) if !self.has_forgotten => {
                    card_solver.renew();
                    self.has_forgotten = true;
                }
                Err(_) => self.goal = DuelGoal::Over,
            }
        }
        if slice.now() > self.end {
            self.goal = DuelGoal::Over;
        }
        state.put_back_card_solver(card_solver);
        answers
    }

    fn is_over(&self) -> bool {
        self.goal == DuelGoal::Over
    }

    fn learned(&self, state: &WorkerState) -> u64 {
        state.learned_by_card_solver() + self.goal as u64
    }
}

impl DuelTask {
    fn step(
        &mut self,
        card_solver: &mut CardSolver,
        budget: &mut Budget,
    ) -> Result<Option<DuelAnswer>, ReadError> {
        let now = &self.states[self.moves.len()];
        let last = self.moves.len();
        let answers = match self.goal {
            DuelGoal::Options => {
                let mut allowed = 0;
                for (before, step) in self.states.iter().zip(&self.moves) {
                    if !card_solver.allows(before, step, budget)? {
                        break;
                    }
                    allowed += 1;
                }
                let games = 0..now.games.len();
                let typed = games.map(|game| typed(now, game, card_solver, budget));
                let typed = typed.collect::<Result<_, _>>()?;
                let is_wrong = (allowed as usize) < last;
                self.goal = match (is_wrong, self.answers) {
                    (true, _) => DuelGoal::Over,
                    (_, true) => DuelGoal::Answer,
                    (_, false) => DuelGoal::Why,
                };
                Some(DuelAnswer::Options { allowed, typed })
            }
            DuelGoal::Answer => {
                let before = last.checked_sub(1).map(|at| (&self.states[at], &self.moves[at]));
                let answer = card_solver.reply(now, before, budget)?;
                self.goal = DuelGoal::Over;
                Some(DuelAnswer::Answer(answer.map(|answer| answer.step.to_string())))
            }
            DuelGoal::Why => {
                let why = match (&self.states[..], &self.moves[..]) {
                    ([.., before, between, after], [.., asked, given]) => {
                        let duels = [before, between, after];
                        Some(card_solver.rule(duels, [asked, given], budget)?)
                    }
                    _ => None,
                };
                let answers = match why {
                    Some((rule, Some(total))) => {
                        let total = Some(scribe(card_solver, budget).short_name(total)?);
                        Some(DuelAnswer::Why { rule, total })
                    }
                    Some((rule, None)) => Some(DuelAnswer::Why { rule, total: None }),
                    None => None,
                };
                self.goal = DuelGoal::Winning;
                answers
            }
            DuelGoal::Winning => {
                let best = card_solver.winning_move(now, budget)?;
                self.goal = DuelGoal::Over;
                Some(DuelAnswer::Winning(best.map(|step| step.to_string())))
            }
            DuelGoal::Over => None,
        };
        Ok(answers)
    }
}

/// A typed value and its options.
fn typed(
    duel: &Duel,
    game: usize,
    card_solver: &mut CardSolver,
    budget: &mut Budget,
) -> Result<Option<TypedText>, ReadError> {
    let typed = &duel.games[game];
    if typed.board().is_some() {
        return Ok(None);
    }
    let value = card_solver.value(typed, budget)?;
    let name = scribe(card_solver, budget).short_name(value)?;
    let options = card_solver.values().options(value, duel.turn);
    let written = options.into_iter().map(|option| {
        let text = card_solver.text(option, budget)?;
        let to = scribe(card_solver, budget).short_name(option)?;
        Ok(OptionMove { step: format!("{game},{text}"), to })
    });
    Ok(Some(TypedText { name, options: written.collect::<Result<_, ReadError>>()? }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::all_answers;

    fn told(games: &[&str], moves: &[&str], answers: bool) -> Vec<DuelAnswer> {
        let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        let first = Player::Left;
        let (games, moves) = (texts(games), texts(moves));
        let question = DuelQuestion { rounds: 0, games, first, moves, answers };
        let mut state = WorkerState::new(1 << 20);
        let task = question.begin(&mut state, 0.0).expect("a task");
        all_answers(task, &mut state, || 0.0)
    }

    #[test]
    fn answers_with_the_mirror_image() {
        let games = ["ancient/plane/xo", "1", "ancient/plane/ox", "-1"];
        let answer = told(&games, &["0,0_0r1"], true).pop();
        assert_eq!(answer, Some(DuelAnswer::Answer(Some("2,0_0r1".to_string()))));
        let answer = told(&games, &["1,0"], true).pop();
        assert_eq!(answer, Some(DuelAnswer::Answer(Some("3,-0".to_string()))));
        let why = told(&games, &["1,0", "3,-0"], false);
        assert_eq!(why[1], DuelAnswer::Why { rule: ReplyRule::Mirror, total: None });
        assert_eq!(why[2], DuelAnswer::Winning(None), "the sum is 0");
    }

    #[test]
    fn answers_by_values_and_offers_options() {
        // Two ups and a star against their sum: 0, and no two are each other's negatives.
        let games = ["^", "^", "*", "vv*"];
        let found = told(&games, &["0,0"], true);
        let DuelAnswer::Options { allowed: 1, typed } = &found[0] else { panic!("{found:?}") };
        let counts = typed.iter().flatten().map(|typed| typed.options.len());
        // Right has no move from 0, one from ^ to *, one from * and one from vv*, which is {v|0}, to 0.
        assert_eq!(counts.collect::<Vec<_>>(), [0, 1, 1, 1]);
        let Some(DuelAnswer::Answer(Some(step))) = found.last() else { panic!("{found:?}") };
        let why = told(&games, &["0,0", step], false);
        let DuelAnswer::Why { rule: ReplyRule::Values, .. } = &why[1] else { panic!("{why:?}") };
        // A move to a value that is not an option is illegal.
        let wrong = told(&games, &["0,5"], false);
        assert!(matches!(wrong[..], [DuelAnswer::Options { allowed: 0, .. }]), "{wrong:?}");
    }
}
