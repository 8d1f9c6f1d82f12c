//! The value of a sum of cards: each card, the sum, who wins it and by which move. With a second row,
//! the difference of the rows.

use serde::{Deserialize, Serialize};

use crate::finding::{Finding, RangeText, Topic};
use crate::scribe::Scribe;
use crate::task::{Task, limit};
use crate::text::NameText;
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use basics::slicer::Slice;
use konane::Jump;
use solver::{Bounds, BoundsSearch};
use teaching::sums::{Card, CardRow, CardSolver, Game};
use value::{Dyadic, ReadError, Unread, Value};

/// Milliseconds after which the value of a card is put off; each further time twice as many.
const PATIENCE: f64 = 200.0;

/// Cards as texts; with a second row, the difference of both.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SumQuestion {
    /// How often the page has asked to go on.
    pub rounds: u32,
    pub g: Vec<String>,
    pub h: Option<Vec<String>>,
}

/// A result about cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum SumAnswer {
    /// The value of one copy of a card.
    Card { place: CardPlace, worth: CardWorth },
    /// The value of a row, if two rows are compared.
    Row { is_h: bool, value: NameText },
    /// A finding about the sum or the difference.
    Whole(Box<Finding>),
    /// A move by which this player wins, moving first.
    Winning { starts: Player, by: MoveText },
    /// Sent last: the topics given up because of the limits.
    End { missing: Vec<Topic> },
}

/// A card by its row and its place there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardPlace {
    pub is_h: bool,
    pub place: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CardWorth {
    Known(NameText),
    /// The value is not known but lies between these numbers.
    Between(RangeText),
    /// The text is not a value: the character, counted from 1, and what was expected there.
    Wrong {
        at: u32,
        expected: String,
    },
}

/// A move in one of the cards: by a jump, or to an option of a typed value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveText {
    pub card: CardPlace,
    pub jump: Option<Jump>,
    /// The value of the card after the move.
    pub to: NameText,
}

struct SumTask {
    cards: Vec<(CardPlace, Card)>,
    compares: bool,
    found: Vec<CardState>,
    /// The current card, when it was begun, and how long it may take.
    current: usize,
    since: f64,
    patience: f64,
    /// Whether the card's bounds are narrowed before its value is computed.
    narrows: bool,
    goal: SumGoal,
    total: Value,
    /// The bounds of the whole that were last sent.
    sent: Option<Bounds>,
    end: f64,
    forgotten: Option<u32>,
    /// How many results have been sent.
    learned: u64,
    missing: Vec<Topic>,
}

#[derive(Default)]
struct CardState {
    value: Option<Value>,
    bounds: Option<BoundsSearch>,
    is_wrong: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum SumGoal {
    Cards,
    Rows(bool),
    Whole,
    Thermograph,
    Winning(Player),
    Over,
}

impl SumQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = SumAnswer> + use<>> {
        let compares = self.h.is_some();
        let rows = [(false, self.g), (true, self.h.unwrap_or_default())];
        let mut cards = Vec::new();
        for (is_h, row) in rows {
            for (place, text) in (0..).zip(row) {
                cards.push((CardPlace { is_h, place }, Card::parse(&text).ok()?));
            }
        }
        Some(SumTask {
            found: cards.iter().map(|_| CardState::default()).collect(),
            cards,
            compares,
            current: 0,
            since: now,
            patience: PATIENCE,
            narrows: false,
            goal: SumGoal::Cards,
            total: Value::ZERO,
            sent: None,
            end: now + limit(self.rounds),
            forgotten: None,
            learned: 0,
            missing: Vec::new(),
        })
    }
}

impl Task for SumTask {
    type Answer = SumAnswer;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<SumAnswer> {
        let mut card_solver = state.card_solver();
        let mut answers = Vec::new();
        while self.goal != SumGoal::Over && !slice.is_over() {
            // If the card_solver has forgotten its values, all values found so far are invalid.
            if self
                .forgotten
                .replace(card_solver.forgotten)
                .is_some_and(|was| was != card_solver.forgotten)
            {
                self.found.iter_mut().for_each(|found| *found = CardState::default());
                (self.goal, self.current) = (SumGoal::Cards, 0);
            }
            let before = answers.len();
            match self.step(&mut card_solver, &mut slice.budget, &mut answers) {
                Ok(()) => self.since = slice.now(),
                Err(Stopped::Budget) => {
                    if slice.now() - self.since > self.patience && self.goal == SumGoal::Cards {
                        self.put_off(slice.now());
                    }
                    self.learned += (answers.len() - before) as u64;
                    break;
                }
                Err(Stopped::Memory) if self.learned > 0 || card_solver.forgotten == 0 => {
                    card_solver.renew();
                    self.learned = 0;
                }
                Err(_) => self.give_up(),
            }
            self.learned += (answers.len() - before) as u64;
        }
        if slice.now() > self.end && self.goal != SumGoal::Over {
            self.give_up();
        }
        if self.goal == SumGoal::Over {
            answers.push(SumAnswer::End { missing: self.missing.clone() });
        }
        state.put_back_card_solver(card_solver);
        answers
    }

    fn is_over(&self) -> bool {
        self.goal == SumGoal::Over
    }

    fn learned(&self, state: &WorkerState) -> u64 {
        state.learned_by_card_solver() + self.learned
    }
}

impl SumTask {
    fn give_up(&mut self) {
        let missing = match self.goal {
            SumGoal::Cards | SumGoal::Rows(_) | SumGoal::Whole => Topic::Value,
            SumGoal::Thermograph => Topic::Thermograph,
            SumGoal::Winning(_) | SumGoal::Over => Topic::Jumps,
        };
        self.missing.push(missing);
        self.goal = SumGoal::Over;
    }

    /// Goes on with the next card without a value: first its bounds are narrowed, then its value is
    /// computed, each for the same time.
    fn put_off(&mut self, now: f64) {
        self.since = now;
        if std::mem::take(&mut self.narrows) {
            return;
        }
        let open = (1..=self.found.len()).map(|step| (self.current + step) % self.found.len());
        let next = open.into_iter().find(|&place| self.is_open(place));
        if let Some(bounds) = self.bounds_of(self.current) {
            self.found[self.current].bounds.get_or_insert(bounds);
        }
        if let Some(next) = next {
            if next <= self.current {
                self.patience *= 2.0;
            }
            self.current = next;
        }
        self.narrows = true;
    }

    fn bounds_of(&self, place: usize) -> Option<BoundsSearch> {
        self.cards[place].1.game.board().map(BoundsSearch::new)
    }

    fn is_open(&self, place: usize) -> bool {
        self.found[place].value.is_none() && !self.found[place].is_wrong
    }

    /// Takes one step and appends its results.
    fn step(
        &mut self,
        card_solver: &mut CardSolver,
        budget: &mut Budget,
        answers: &mut Vec<SumAnswer>,
    ) -> Result<(), Stopped> {
        match self.goal {
            SumGoal::Cards => self.value_card(card_solver, budget, answers)?,
            SumGoal::Rows(is_h) => {
                let value = self.sum_of(is_h, card_solver, budget)?;
                answers.push(SumAnswer::Row {
                    is_h,
                    value: scribe(card_solver, budget).short_name(value)?,
                });
                self.goal = if is_h { SumGoal::Whole } else { SumGoal::Rows(true) };
            }
            SumGoal::Whole => {
                let g = self.sum_of(false, card_solver, budget)?;
                let h = self.sum_of(true, card_solver, budget)?;
                self.total = card_solver.values().subtract(g, h, budget)?;
                let text = scribe(card_solver, budget).value(self.total)?;
                answers.push(whole(Finding::Value(Box::new(text))));
                let outcome = card_solver.values().outcome(self.total);
                for starts in Player::ALL {
                    let wins = outcome.winner(starts);
                    answers.push(whole(Finding::Winner { starts, wins, by: None }));
                }
                self.goal = SumGoal::Thermograph;
            }
            SumGoal::Thermograph => {
                let thermograph = card_solver.values().thermograph(self.total, budget)?.clone();
                let text = scribe(card_solver, budget).thermograph(self.total, &thermograph);
                answers.push(whole(Finding::Thermograph(text)));
                self.goal = SumGoal::Winning(Player::Left);
            }
            SumGoal::Winning(starts) => {
                if let Some(by) = self.winning(starts, card_solver, budget)? {
                    answers.push(SumAnswer::Winning { starts, by });
                }
                self.goal = match starts {
                    Player::Left => SumGoal::Winning(Player::Right),
                    Player::Right => SumGoal::Over,
                };
            }
            SumGoal::Over => {}
        }
        Ok(())
    }

    fn value_card(
        &mut self,
        card_solver: &mut CardSolver,
        budget: &mut Budget,
        answers: &mut Vec<SumAnswer>,
    ) -> Result<(), Stopped> {
        let Some(current) = self.next_open() else {
            let is_wrong = self.found.iter().any(|found| found.is_wrong);
            self.goal = match (is_wrong, self.compares) {
                (true, _) => {
                    self.missing.push(Topic::Value);
                    SumGoal::Over
                }
                (false, true) => SumGoal::Rows(false),
                (false, false) => SumGoal::Whole,
            };
            return Ok(());
        };
        self.current = current;
        let (place, card) = self.cards[current].clone();
        if self.narrows {
            self.narrow(current, card_solver, budget, answers)?;
            self.narrows = false;
        }
        match card_solver.value(&card.game, budget) {
            Ok(value) => {
                let name = scribe(card_solver, budget).short_name(value)?;
                self.found[current].value = Some(value);
                answers.push(SumAnswer::Card { place, worth: CardWorth::Known(name) });
                self.tell_bounds(card_solver, answers);
            }
            Err(ReadError::Unread(Unread { character: at, expected })) => {
                self.found[current].is_wrong = true;
                let worth = CardWorth::Wrong { at: at as u32, expected };
                answers.push(SumAnswer::Card { place, worth });
            }
            Err(ReadError::Stopped(stopped)) => return Err(stopped),
        }
        Ok(())
    }

    /// Narrows the bounds of a card as far as possible.
    fn narrow(
        &mut self,
        current: usize,
        card_solver: &mut CardSolver,
        budget: &mut Budget,
        answers: &mut Vec<SumAnswer>,
    ) -> Result<(), Stopped> {
        let (place, card) = &self.cards[current];
        let (Game::Position(rules, board), Some(search)) =
            (&card.game, &mut self.found[current].bounds)
        else {
            return Ok(());
        };
        let mut narrowed = Ok(());
        let before = search.bounds;
        while narrowed.is_ok() && search.is_open() {
            narrowed = card_solver.narrow(search, (*rules, board), budget);
        }
        if search.bounds != before {
            let range = (search.bounds.at_least, search.bounds.at_most).into();
            answers.push(SumAnswer::Card { place: *place, worth: CardWorth::Between(range) });
            self.tell_bounds(card_solver, answers);
        }
        narrowed
    }

    fn next_open(&self) -> Option<usize> {
        let mut all = (0..self.found.len()).map(|step| (self.current + step) % self.found.len());
        all.find(|&place| self.is_open(place))
    }

    /// Reports the bounds of the whole if the values of some cards take long.
    fn tell_bounds(&mut self, card_solver: &mut CardSolver, answers: &mut Vec<SumAnswer>) {
        if self.found.iter().all(|found| found.bounds.is_none()) {
            return;
        }
        let mut sum = Bounds::of_value(card_solver.values(), Value::ZERO);
        for ((place, card), found) in self.cards.iter().zip(&self.found) {
            let known = match (found.value, &found.bounds, card.game.board()) {
                (Some(value), ..) => Bounds::of_value(card_solver.values(), value),
                (None, Some(search), _) => Some(search.bounds),
                (None, None, Some(board)) => Some(Bounds::of_board(board)),
                (None, None, None) => None,
            };
            let signed =
                known.and_then(|known| if place.is_h { known.negative() } else { Some(known) });
            for _ in 0..card.count {
                sum = sum.zip(signed).and_then(|(sum, signed)| sum.plus(&signed));
            }
        }
        if let Some(bounds) = sum.filter(|_| sum != self.sent) {
            self.sent = sum;
            answers.push(whole(Finding::Bounds(Box::new((&bounds).into()))));
            answers.extend(won(&bounds));
        }
    }

    fn sum_of(
        &self,
        is_h: bool,
        card_solver: &mut CardSolver,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let row = self.cards.iter().zip(&self.found).filter(|((place, _), _)| place.is_h == is_h);
        let (cards, values): (Vec<Card>, Vec<Value>) =
            row.filter_map(|((_, card), found)| Some((card.clone(), found.value?))).unzip();
        card_solver.total(&cards, &values, budget)
    }

    fn winning(
        &self,
        starts: Player,
        card_solver: &mut CardSolver,
        budget: &mut Budget,
    ) -> Result<Option<MoveText>, Stopped> {
        let mut games = Vec::new();
        for ((place, card), found) in self.cards.iter().zip(&self.found) {
            let Some(value) = found.value else { continue };
            games.push(match place.is_h {
                false => (card.game.clone(), value),
                true => (card.game.negative(), card_solver.values().negative(value, budget)?),
            });
        }
        let found = card_solver.winning(&games, self.total, starts, budget)?;
        let Some((place, jump, to)) = found else { return Ok(None) };
        let to = scribe(card_solver, budget).short_name(to)?;
        let jump = jump.map(|jump: Jump| jump);
        Ok(Some(MoveText { card: self.cards[place].0, jump, to }))
    }
}

impl CardPlace {
    pub fn row(self) -> CardRow {
        if self.is_h { CardRow::H } else { CardRow::G }
    }
}

pub fn scribe<'a>(card_solver: &'a mut CardSolver, budget: &'a mut Budget) -> Scribe<'a> {
    Scribe { rules: konane::Rules::default(), values: card_solver.values(), budget }
}

/// Who wins a sum within these bounds: Left if it is positive; if it is at least 0, Left moving second.
fn won(bounds: &Bounds) -> Vec<SumAnswer> {
    let zero = Dyadic::from(0);
    let won = |starts: Player| match starts {
        _ if bounds.at_least > zero => Some(Player::Left),
        _ if bounds.at_most < zero => Some(Player::Right),
        Player::Right if bounds.at_least == zero => Some(Player::Left),
        Player::Left if bounds.at_most == zero => Some(Player::Right),
        _ => None,
    };
    let answers = |starts: Player| {
        let (starts, wins) = (starts, won(starts)?);
        Some(whole(Finding::Winner { starts, wins, by: None }))
    };
    Player::ALL.into_iter().filter_map(answers).collect()
}

fn whole(finding: Finding) -> SumAnswer {
    SumAnswer::Whole(Box::new(finding))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::all_answers;

    fn told(g: &[&str], h: Option<&[&str]>) -> Vec<SumAnswer> {
        let texts = |row: &[&str]| row.iter().map(ToString::to_string).collect();
        let question = SumQuestion { rounds: 0, g: texts(g), h: h.map(texts) };
        let mut state = WorkerState::new(1 << 20);
        let task = question.begin(&mut state, 0.0).expect("a task");
        all_answers(task, &mut state, || 0.0)
    }

    /// The results as short texts.
    fn short_texts(answers: &[SumAnswer]) -> Vec<String> {
        let side = |is_h: bool| if is_h { "H" } else { "G" };
        let short_texts = answers.iter().filter_map(|answer| {
            Some(match answer {
                SumAnswer::Card { place, worth: CardWorth::Known(name) } => {
                    format!("{}{} {}", side(place.is_h), place.place, name.plain())
                }
                SumAnswer::Card { place, worth: CardWorth::Wrong { at, .. } } => {
                    format!("{}{} wrong at {at}", side(place.is_h), place.place)
                }
                SumAnswer::Card { .. } => "bounds".to_string(),
                SumAnswer::Row { is_h, value } => format!("{} {}", side(*is_h), value.plain()),
                SumAnswer::Whole(finding) => match &**finding {
                    Finding::Value(value) => {
                        format!("= {} t {}", value.name.plain(), value.temperature)
                    }
                    _ => return None,
                },
                SumAnswer::Winning { starts, by: MoveText { card, jump, to } } => {
                    let jump = jump.map_or("to".to_string(), |jump| {
                        format!("{}-{} to", jump.from.column, jump.to().column)
                    });
                    let (row, place) = (side(card.is_h), card.place);
                    format!("{starts:?} {row}{place} {jump} {}", to.plain())
                }
                SumAnswer::End { missing } => format!("end {}", missing.len()),
            })
        });
        short_texts.collect()
    }

    /// Ernst's 1/2; `x.xo` is an up under modern rules and v* under ancient ones (see the tests of
    /// tables); and typed values.
    #[test]
    fn adds_cards_of_all_kinds() {
        let cards = ["2,ancient/plane/oxo.ox", "modern/plane/x.xo", "-1", "{3|1}", "-^"];
        assert_eq!(
            short_texts(&told(&cards, None)),
            ["G0 1/2", "G1 ^", "G2 -1", "G3 {3|1}", "G4 v", "= {3|1} t 1", "Left G3 to 3", "end 0"]
        );
        assert_eq!(short_texts(&told(&[], None)), ["= 0 t -1", "end 0"]);
        assert_eq!(short_texts(&told(&["^ +", "1"], None)), ["G0 wrong at 4", "G1 1", "end 1"]);
    }

    #[test]
    fn compares_two_rows() {
        let short_texts = short_texts(&told(&["ancient/plane/xo"], Some(&["2,^", "*"])));
        assert_eq!(short_texts[..3], ["G0 *", "H0 ^", "H1 *"]);
        assert_eq!(short_texts[3..6], ["G *", "H ^^*", "= vv t 0"]);
    }
}
