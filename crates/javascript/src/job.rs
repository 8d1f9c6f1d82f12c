//! Questions that are answered in slices.

use std::cell::RefCell;
use std::collections::HashSet;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::Board;
use crate::failure::{Failure, object};
use answers::{
    Asker, CalculationQuestion, FORMS, Position, Question, Refusal, Shown, Slices, ValueForm,
    Writing, named,
};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::Rules;
use proof::{Goal, Prover};
use teaching::calculator::{Calculation, Expression};
use value::Style;

/// The memory for all questions under the same rules, and the memory of a calculation or a proof, in bytes.
const MEMORY: usize = 512 << 20;
/// The longest name of a value, in characters: nothing interrupts writing it.
const LONGEST: usize = 1 << 16;
/// The steps for making penetrations exact, which nothing interrupts.
const SURVEY: u64 = 8_000;
/// How far a checker searches between the listed claims of a proof.
const DEPTH: u32 = 1;

thread_local! {
    static ASKERS: RefCell<[Asker; 2]> =
        RefCell::new(Rules::ALL.map(|rules| Asker::new(rules, MEMORY)));
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn clock() -> f64;
}

/// What is asked about a position.
#[derive(Clone, Copy)]
enum Wanted {
    Value,
    Outcome,
    Parts,
    Moves,
}

basics::named!(Wanted { Value: "value", Outcome: "outcome", Parts: "parts", Moves: "moves" });

enum Work {
    About(Wanted, Position),
    Picture(HashSet<Shown>, Position),
    Comparison(Position, Position),
    Calculation(Box<CalculationQuestion>),
    Proof { prover: Box<Prover>, claim: String, first: Option<Player> },
}

struct Asked {
    work: Work,
    writing: Writing,
}

/// A question on its way to the answer.
#[wasm_bindgen]
pub struct Job {
    rules: Rules,
    asked: Asked,
    slices: Slices,
}

#[wasm_bindgen]
impl Job {
    /// About a position: `value`, `outcome`, `parts` or `moves`.
    pub fn position(question: &str, board: &Board, write: &str) -> Result<Job, Failure> {
        let work = Work::About(named(question)?, board.0.clone());
        Ok(Job::new(board.0.rules, form(write)?, work))
    }

    /// A picture of a position, with these words of what it shows besides the stones.
    pub fn picture(board: &Board, shown: &str) -> Result<Job, Failure> {
        let shown = shown.split_whitespace().map(named).collect::<Result<_, _>>()?;
        let form = ValueForm::As(Style::Unicode);
        Ok(Job::new(board.0.rules, form, Work::Picture(shown, board.0.clone())))
    }

    /// How the values of two positions compare.
    pub fn comparison(one: &Board, other: &Board) -> Result<Job, Failure> {
        if one.0.rules != other.0.rules {
            return Err(Refusal::Wrong("the positions have different rules".into()).into());
        }
        let work = Work::Comparison(one.0.clone(), other.0.clone());
        Ok(Job::new(one.0.rules, ValueForm::As(Style::Plain), work))
    }

    /// An expression of the calculator; rules and edge are for its positions.
    pub fn calculation(text: &str, rules: &str, edge: &str, write: &str) -> Result<Job, Failure> {
        let (rules, form) = (named(rules)?, form(write)?);
        let expression = Expression::read(text, rules, named(edge)?)?;
        let calculation = Calculation::new(expression, MEMORY / 2);
        let question = CalculationQuestion { calculation, writing: writing(form) };
        Ok(Job::new(rules, form, Work::Calculation(question.into())))
    }

    /// A certificate: of who wins if a player moves first, or of a claim such as `>= 1/2`, or of the value.
    pub fn proof(board: &Board, claim: String, first: Option<String>) -> Result<Job, Failure> {
        let first = first.map(|player| named(&player)).transpose()?;
        goal(&claim, first)?;
        let prover = Prover::new(board.0.rules, &board.0.board.trimmed(), MEMORY).into();
        let work = Work::Proof { prover, claim, first };
        Ok(Job::new(board.0.rules, ValueForm::As(Style::Plain), work))
    }

    /// Works for one slice. Returns the answer, or nothing if there is more to do.
    pub fn work(&mut self) -> Result<JsValue, Failure> {
        ASKERS.with_borrow_mut(|askers| {
            let asker = &mut askers[usize::from(self.rules == Rules::ALL[1])];
            let found = self.slices.next(asker, &mut self.asked)?;
            Ok(found.unwrap_or(JsValue::UNDEFINED))
        })
    }
}

impl Job {
    fn new(rules: Rules, form: ValueForm, work: Work) -> Job {
        Job { rules, asked: Asked { work, writing: writing(form) }, slices: Slices::new(clock) }
    }
}

impl Question for Asked {
    type Answer = JsValue;

    fn ask(&mut self, asker: &mut Asker, budget: &mut Budget) -> Result<JsValue, Refusal> {
        let writing = self.writing;
        match &mut self.work {
            Work::About(wanted, position) => {
                let (board, names) = (&position.board, position.names());
                match wanted {
                    Wanted::Value => object(&asker.position(board, names, writing, budget)?),
                    Wanted::Outcome => object(&asker.outcome(board, budget)?),
                    Wanted::Parts => object(&asker.parts(board, names, SURVEY, writing, budget)?),
                    Wanted::Moves => object(&asker.moves(board, names, writing, budget)?),
                }
            }
            Work::Picture(shown, position) => {
                Ok(asker.picture(&position.board, position.names(), shown, budget)?.into())
            }
            Work::Comparison(one, other) => {
                object(&asker.compare(&one.board, &other.board, budget)?)
            }
            Work::Calculation(question) => object(&question.ask(asker, budget)?),
            Work::Proof { prover, claim, first } => {
                let proved = prover.prove(goal(claim, *first)?, DEPTH, budget)?;
                Ok(proved.to_string().into())
            }
        }
    }

    fn learned(&self) -> Option<u64> {
        match &self.work {
            Work::About(..) | Work::Picture(..) | Work::Comparison(..) => None,
            Work::Calculation(question) => question.learned(),
            Work::Proof { prover, .. } => Some(prover.learned()),
        }
    }
}

fn writing(form: ValueForm) -> Writing {
    Writing { form, longest: LONGEST, too_long: Stopped::Size }
}

fn form(name: &str) -> Result<ValueForm, Refusal> {
    let form = FORMS.into_iter().find(|(known, _)| *known == name).map(|(_, form)| form);
    form.ok_or_else(|| Refusal::Wrong(format!("“{name}” is no way to write values")))
}

/// What is to be proved.
fn goal(claim: &str, first: Option<Player>) -> Result<Goal<'_>, Refusal> {
    let words = claim.split_once(' ');
    if words.is_none() && !claim.is_empty() {
        return Err(Refusal::Wrong(format!("“{claim}” is no sign, a space and a value")));
    }
    Goal::read(words, first).map_err(Refusal::Wrong)
}
