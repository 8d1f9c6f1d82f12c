//! What the page knows of a proof: the certificate from the solver's worker, and the reply of the second program.

use std::rc::Rc;

use crate::ask::work::Work;
use crate::pages::proof::walk::{Walk, WalkAction};
use crate::state::PageState;
use konane::{Board, Edge};
use worker::message::{NameText, ProofAnswer, ProofQuestion};
use worker::pool::News;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ProvingState {
    pub question: Option<Rc<ProofQuestion>>,
    pub answer: Option<Rc<ProofAnswer>>,
    pub work: Work,
    pub check: Check,
    pub walk: Option<Rc<Walk>>,
}

/// What the second program says.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Check {
    #[default]
    Waiting,
    Proved {
        listed: usize,
        /// The sign of the claim, and its position.
        sign: String,
        claimed: Board,
    },
    Refused {
        line: usize,
        reason: String,
    },
    /// The program did not load or broke off.
    Failed(String),
}

/// A question to the second program.
#[derive(Clone, PartialEq, Debug)]
pub enum ToCheck {
    Certificate(Rc<ProofAnswer>),
    Walk(String),
}

impl ToCheck {
    pub fn text(&self) -> String {
        match self {
            ToCheck::Walk(question) => question.clone(),
            ToCheck::Certificate(answer) => match &**answer {
                ProofAnswer::Proved { certificate, .. } => format!("check\n{certificate}"),
                _ => String::new(),
            },
        }
    }
}

pub enum ProvingAction {
    Ask(Rc<ProofQuestion>),
    Cancel,
    GoOn,
    /// News about the question of this run.
    Heard(u32, News<ProofAnswer>),
    /// A reply of the second program.
    Reply(String),
    Failed(String),
    /// Starts the second program again.
    Retry,
    Walk(WalkAction),
}

impl PageState for ProvingState {
    type Action = ProvingAction;

    fn apply(&self, action: ProvingAction) -> ProvingState {
        let mut next = self.clone();
        match action {
            ProvingAction::Ask(question) => {
                let (question, work) = (Some(question), self.work.begun());
                return ProvingState { question, work, ..ProvingState::default() };
            }
            ProvingAction::Cancel => next.work.cancel(),
            ProvingAction::GoOn => next.work.go_on(),
            ProvingAction::Heard(run, _) if run != self.work.run => {}
            ProvingAction::Heard(_, news) => {
                next.work.hear(&news, self.answer.is_some());
                if let News::Answer(answer) = news {
                    next.answer = Some(Rc::new(answer));
                }
            }
            ProvingAction::Reply(reply) => next.reply(reply),
            ProvingAction::Failed(reason) => next.check = Check::Failed(reason),
            ProvingAction::Retry => next.check = Check::Waiting,
            ProvingAction::Walk(action) => {
                next.walk = next.walk.map(|walk| Rc::new(walk.apply(action)));
            }
        }
        next
    }
}

impl ProvingState {
    /// The question for the solver's worker; `None` if it need not be asked.
    pub fn order(&self) -> Option<ProofQuestion> {
        let question = self.question.as_ref().filter(|_| self.work.asked().is_some())?;
        Some(ProofQuestion { rounds: self.work.rounds, ..(**question).clone() })
    }

    /// The certificate, the names of its values, and the index of the claimed one.
    pub fn certificate(&self) -> Option<(&str, &[NameText], usize)> {
        match self.answer.as_deref()? {
            ProofAnswer::Proved { certificate, names, claimed } => {
                Some((certificate, names, *claimed as usize))
            }
            _ => None,
        }
    }

    /// The next question to the second program.
    pub fn to_check(&self) -> Option<ToCheck> {
        match (&self.check, &self.walk) {
            (Check::Waiting, _) => {
                self.certificate()?;
                self.answer.clone().map(ToCheck::Certificate)
            }
            (Check::Proved { .. }, Some(walk)) => walk.question().map(ToCheck::Walk),
            _ => None,
        }
    }

    fn reply(&mut self, reply: String) {
        if self.check != Check::Waiting {
            let Some(walk) = &self.walk else { return };
            self.walk = Some(Rc::new(walk.apply(WalkAction::Reply(reply))));
            return;
        }
        let edge = self.question.as_ref().map(|question| question.position.terms().1);
        let check = edge.and_then(|edge| read_check(&reply, edge));
        self.check = check.unwrap_or(Check::Failed(reply));
        if let Check::Proved { claimed, .. } = &self.check {
            self.walk = Some(Rc::new(Walk::new(claimed.clone(), 0)));
        }
    }
}

fn read_check(reply: &str, edge: Edge) -> Option<Check> {
    let (first, claims) = reply.split_once('\n').unwrap_or((reply, ""));
    let (word, rest) = first.split_once(' ')?;
    match word {
        "proved" => {
            let mut claim = claims.lines().next()?.split(' ').skip(1);
            let claimed = Board::parse(claim.next()?, edge).ok()?;
            let sign = claim.next()?.to_string();
            Some(Check::Proved { listed: rest.parse().ok()?, sign, claimed })
        }
        "refused" => {
            let (line, reason) = rest.split_once(' ')?;
            Some(Check::Refused { line: line.parse().ok()?, reason: reason.to_string() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use checker::Session;
    use worker::message::Position;

    const XO: &str = "papamu proof 1\nrules ancient\nedge plane\nsize 1 2\ndepth 1\nvalue 0 |\n";

    fn asked(certificate: String) -> ProvingState {
        let position = Position { board: "xo".to_string(), ..Position::default() };
        let goal = worker::message::ProofGoal::Winner(basics::player::Player::Left);
        let question = ProofQuestion { rounds: 0, position, goal };
        let asked = ProvingState::default().apply(ProvingAction::Ask(Rc::new(question)));
        let answer = ProofAnswer::Proved { certificate, names: vec![], claimed: 0 };
        asked.apply(ProvingAction::Heard(asked.work.run, News::Answer(answer)))
    }

    #[test]
    fn a_second_program_checks_before_the_walk() {
        let known = asked(format!("{XO}claim xo |> 0\nend 0\n"));
        let mut session = Session::default();
        let checked =
            known.apply(ProvingAction::Reply(session.reply(&known.to_check().unwrap().text())));
        let claimed = Board::parse("xo", Edge::Plane).unwrap();
        assert_eq!(checked.check, Check::Proved { listed: 0, sign: "|>".to_string(), claimed });
        let walk = checked.to_check().expect("the first position of the walk");
        let walked = checked.apply(ProvingAction::Reply(session.reply(&walk.text())));
        assert_eq!(walked.walk.as_ref().unwrap().problem, None);
        assert_eq!((walked.to_check(), walked.walk.unwrap().nodes.len()), (None, 1));
    }

    #[test]
    fn what_is_refused_is_not_walked() {
        let known = asked(format!("{XO}claim xo >= 0\nend 0\n"));
        let mut session = Session::default();
        let checked =
            known.apply(ProvingAction::Reply(session.reply(&known.to_check().unwrap().text())));
        let Check::Refused { line, reason } = &checked.check else { panic!("{checked:?}") };
        assert_eq!((*line, reason.as_str()), (8, "not proved: claim xo >= 0"));
        assert_eq!((checked.to_check(), checked.walk), (None, None));
    }
}
