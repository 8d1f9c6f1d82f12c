//! The stages in which a reader derives a value: what is known from those before, and the answer to the present one.

use crate::pages::learn::attempt::{AttemptState, HINTS};
use basics::player::{ByPlayer, Player};
use konane::{Board, Jump};
use teaching::content::lessons::{DerivationStage, Task};
use worker::message::{ArgumentText, NameText, RouteText, VerdictText};

/// Jumps that are played one after another.
pub type Route = Vec<Jump>;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ladder {
    /// The right answers to the first stages.
    pub known: Vec<VerdictText>,
    /// What the reader answered to these stages; empty where the item or a hint told it.
    pub(super) answers: Vec<String>,
    /// The values that the reader has typed for routes.
    pub typed: Vec<(Route, String)>,
    /// Jumps, with the answers through which they reverse.
    pub through: Vec<(Jump, Jump)>,
    /// Whether the reader says that there is no such jump.
    pub is_none: bool,
    /// The route that the reader looks at.
    pub pointed: Route,
    /// How many hints the reader had before this stage.
    pub hints_before: u32,
}

impl AttemptState {
    /// The stage that the reader is at.
    pub fn stage(&self) -> Option<DerivationStage> {
        let is_derived = matches!(self.item.task, Some(Task::Derive(_)));
        DerivationStage::ALL.get(self.ladder.known.len()).copied().filter(|_| is_derived)
    }

    /// Whether the item gives this stage.
    pub fn is_given(&self, stage: DerivationStage) -> bool {
        matches!(&self.item.task, Some(Task::Derive(given)) if given.contains(&stage))
    }

    /// Asks for the present stage, if it is given and the board is there.
    pub(super) fn ask_given(&mut self) {
        if self.board.is_some() && self.stage().is_some_and(|stage| self.is_given(stage)) {
            self.ask(Some(HINTS + 1));
        }
    }

    /// The routes that the stage wants values for.
    pub fn routes(&self) -> Vec<Route> {
        match self.stage() {
            Some(DerivationStage::Options) => {
                self.all_jumps().into_iter().map(|jump| vec![jump]).collect()
            }
            Some(DerivationStage::Reversible) => {
                self.ladder.through.iter().flat_map(|&reversed| self.replacing(reversed)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The player's jumps after a jump and its answer, each with these two.
    pub fn replacing(&self, (jump, answer): (Jump, Jump)) -> Vec<Route> {
        let (Some(player), Some(now)) = (self.player_of(jump), self.after(&[jump, answer])) else {
            return Vec::new();
        };
        let jumps = now.jumps(self.rules, player);
        jumps.map(|next| vec![jump, answer, next]).collect()
    }

    /// The jumps that have not been struck out.
    pub fn remaining(&self) -> Vec<Jump> {
        let struck: Vec<Jump> = self.told(1).into_iter().flat_map(|(route, _)| route).collect();
        self.all_jumps().into_iter().filter(|jump| !struck.contains(jump)).collect()
    }

    /// The opponent's answers to a jump.
    pub fn answers_to(&self, jump: Jump) -> Vec<Jump> {
        let answers = self.after(&[jump]).zip(self.player_of(jump).map(Player::other));
        answers.map(|(after, other)| after.jumps(self.rules, other).collect()).unwrap_or_default()
    }

    pub fn player_of(&self, jump: Jump) -> Option<Player> {
        self.board.as_ref()?.stone(jump.from)
    }

    /// What the reader has typed for a route.
    pub fn typed(&self, route: &Route) -> &str {
        let typed = self.ladder.typed.iter().find(|(known, _)| known == route);
        typed.map_or("", |(_, text)| text)
    }

    /// The value to which a jump leads, once it is known.
    pub fn leads_to(&self, jump: Jump) -> Option<NameText> {
        self.told(0).into_iter().find(|(route, _)| *route == [jump])?.1
    }

    /// The values of the options that are left, each once.
    pub fn left(&self) -> ByPlayer<Vec<NameText>> {
        let reversed = self.told(2);
        let mut left = ByPlayer::<Vec<NameText>>::default();
        let is_kept = |jump: &Jump| reversed.iter().all(|(route, _)| route[0] != *jump);
        let kept = self.remaining().into_iter().filter(is_kept);
        let kept = kept.map(|jump| (vec![jump], self.leads_to(jump)));
        for (route, value) in kept.chain(reversed.clone()) {
            if let (Some(player), Some(value)) = (self.player_of(route[0]), value)
                && left[player].iter().all(|known| known.plain() != value.plain())
            {
                left[player].push(value);
            }
        }
        left
    }

    /// The jumps of both players.
    pub fn all_jumps(&self) -> Vec<Jump> {
        let Some(board) = &self.board else { return Vec::new() };
        Player::ALL.into_iter().flat_map(|player| board.jumps(self.rules, player)).collect()
    }

    fn after(&self, jumps: &[Jump]) -> Option<Board> {
        let board = self.board.clone()?;
        Some(jumps.iter().fold(board, |now, &jump| now.play_unchecked(jump)))
    }

    /// The routes in the answer to an earlier stage.
    fn told(&self, place: usize) -> Vec<(Route, Option<NameText>)> {
        let route = |RouteText { jumps, value }: &RouteText| (jumps.clone(), value.clone());
        match self.ladder.known.get(place).and_then(|verdict| verdict.arguments.first()) {
            Some(ArgumentText::Routes(routes)) => routes.iter().map(route).collect(),
            Some(ArgumentText::Jumps(jumps)) => {
                jumps.iter().map(|&jump| (vec![jump], None)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The option that a verdict on the present stage, or a hint, is about.
    pub fn about(&self) -> Option<String> {
        let jump = self.verdict.as_ref()?.line.first()?;
        (self.stage() == Some(DerivationStage::Options)).then(|| self.name(jump))
    }

    /// Whether the reader has had all hints and can have the stage shown. The value has to be typed.
    pub fn can_show_stage(&self) -> bool {
        self.stage().is_some_and(|stage| stage != DerivationStage::Name)
            && self.given_hints() == self.most_hints()
    }

    /// The jumps of the route that are on the board: what the reader then chooses is the next one.
    pub(super) fn walked(&self) -> &[Jump] {
        let pointed = &self.ladder.pointed;
        match (self.stage(), pointed.len()) {
            (Some(DerivationStage::Reversible), 1) => pointed,
            (_, length) => &pointed[..length.saturating_sub(1)],
        }
    }

    /// The jumps that the reader can choose on the board.
    pub(super) fn next_jumps(&self) -> Vec<Jump> {
        match (self.stage(), self.walked()) {
            (Some(stage), _) if self.is_given(stage) => Vec::new(),
            (Some(DerivationStage::Options | DerivationStage::Dominated), _) => self.all_jumps(),
            (Some(DerivationStage::Reversible), []) => self.remaining(),
            (Some(DerivationStage::Reversible), &[jump]) => self.answers_to(jump),
            (Some(DerivationStage::Reversible), &[jump, answer, ..]) => {
                let routes = self.replacing((jump, answer)).into_iter();
                routes.filter_map(|route| route.last().copied()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Takes a jump that the reader has chosen on the board.
    pub(super) fn take(&mut self, jump: Jump) {
        match (self.stage(), self.walked()) {
            (Some(DerivationStage::Reversible), &[first]) => self.reverse(first, Some(jump)),
            (_, walked) => self.ladder.pointed = [walked, &[jump]].concat(),
        }
    }

    /// Says through which answer a jump reverses, if it does.
    pub(super) fn reverse(&mut self, jump: Jump, answer: Option<Jump>) {
        self.ladder.through.retain(|(known, _)| *known != jump);
        self.ladder.through.extend(answer.map(|answer| (jump, answer)));
        self.ladder.pointed = [jump].into_iter().chain(answer).collect();
        self.ladder.is_none = false;
    }

    pub(super) fn type_value(&mut self, route: Route, text: String) {
        self.ladder.typed.retain(|(known, _)| *known != route);
        self.ladder.typed.push((route, text));
    }

    /// The answer to the present stage.
    pub(super) fn stage_answer(&self) -> String {
        let Some(stage) = self.stage() else { return String::new() };
        let names =
            |route: &[Jump]| route.iter().map(|jump| self.name(jump)).collect::<Vec<_>>().join(" ");
        let mut said: Vec<String> = match stage {
            DerivationStage::Name => vec![self.word.clone()],
            DerivationStage::Dominated => self.jumps.iter().map(|jump| self.name(jump)).collect(),
            _ => self.ladder.through.iter().map(|&(jump, answer)| names(&[jump, answer])).collect(),
        };
        for route in self.routes().iter().filter(|route| !self.typed(route).trim().is_empty()) {
            // A semicolon would begin the next route; no value has one.
            said.push(format!("{}={}", names(route), self.typed(route).replace(';', ",")));
        }
        let said = if said.is_empty() { "none".to_string() } else { said.join("; ") };
        format!("{} {said}", stage.name())
    }

    pub(super) fn is_stage_answered(&self) -> bool {
        match self.stage() {
            Some(DerivationStage::Options) => {
                let routes = self.routes();
                routes.is_empty() || routes.iter().any(|route| !self.typed(route).trim().is_empty())
            }
            Some(DerivationStage::Dominated) => self.ladder.is_none || !self.jumps.is_empty(),
            Some(DerivationStage::Reversible) => {
                self.ladder.is_none || !self.ladder.through.is_empty()
            }
            Some(DerivationStage::Name) => !self.word.trim().is_empty(),
            None => false,
        }
    }

    /// Goes on to the next stage with the right answer to the present one.
    pub(super) fn climb(&mut self, mut verdict: VerdictText, is_told: bool) {
        let answer = if is_told { String::new() } else { self.stage_answer() };
        self.ladder.answers.push(answer);
        // Of equal options the reader has kept one.
        if self.stage() == Some(DerivationStage::Reversible)
            && let Some(ArgumentText::Routes(routes)) = verdict.arguments.first_mut()
        {
            let remaining = self.remaining();
            routes.retain(|route| route.jumps.first().is_some_and(|it| remaining.contains(it)));
        }
        self.ladder.known.push(verdict);
        self.ladder = Ladder {
            known: std::mem::take(&mut self.ladder.known),
            answers: std::mem::take(&mut self.ladder.answers),
            hints_before: self.hints,
            ..Ladder::default()
        };
        self.jumps.clear();
        self.lifted = None;
        self.is_solved = self.stage().is_none();
        self.take_up();
    }
}
