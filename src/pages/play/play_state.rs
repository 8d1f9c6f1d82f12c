//! The state of a game that is being played: whose turn it is, which stone is lifted, what the page
//! says, and what it asks the worker.

mod presses;
mod advice;
mod lines;

use crate::keys::Seek;
use crate::link::game_link::{GameLink, PlainPage, PlayLink};
use crate::link::page_link::PageLink;
use crate::link::player_kind::PlayerKind;
use crate::link::solved_link::SolvedLink;
use crate::link::view::View;
use crate::pages::play::NAME;
use crate::pages::play::question::Question;
use crate::pages::play::refusal::{Advice, PlayRefusal, TakenBack};
use crate::pages::play::sentences;
use crate::pages::play::trial::Trial;
use crate::state::{LinkedState, PageState};
use basics::player::Player;
use game::{Record, Start, State, Turn};
use konane::{Jump, Square};
use words::say;
use worker::message::ReplyAnswer;

#[derive(Clone, PartialEq, Debug)]
pub struct PlayState {
    pub page: OpenPage,
    pub place: GameLink,
    /// The state at the record's present node.
    pub state: State,
    /// The lifted stone.
    pub lifted: Option<Square>,
    /// The jumps that end on the pressed square; the reader must choose one.
    pub choice: Vec<Jump>,
    /// Why the last action was refused.
    pub refused: Option<PlayRefusal>,
    /// The latest event, for screen readers.
    pub status: String,
    /// The corrections of the link.
    pub corrections: Vec<String>,
    pub shows_threats: bool,
    /// Whether the list of answers is unfolded; it stays so for the whole game.
    pub shows_answers: bool,
    pub is_reviewed: bool,
    /// What the review shows in place of the game, until the next action.
    pub shown: Option<Shown>,
    /// The mistake that the reader tries to correct.
    pub trial: Option<Trial>,
    /// Whether programs pause.
    pub is_paused: bool,
    /// Why the worker did not answer. The page asks again only when the reader wants it or does
    /// something else.
    pub failed: Option<String>,
    wanted: Option<Wanted>,
    /// The best turn here, while the page hints at it.
    pub advice: Option<Advice>,
    check: Option<Check>,
    pub taken_back: Option<TakenBack>,
    /// How programs chose their turns, each with the line of turns that ends with it.
    replies: Vec<(Vec<Turn>, ReplyAnswer)>,
    /// What the reader can put back, the latest last: the record before lines were deleted from it
    /// or a turn was taken back.
    pub removed: Vec<Record>,
    /// The turn for whose remark there is a field. It stays while the game goes on.
    pub remarked: Option<usize>,
    /// How many games have been opened, one after the other.
    pub opened: u32,
}

/// The page that is open.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenPage {
    /// The reader sets up a game. The first text of the dialog that imports one, while it is open.
    SetUp(Option<String>),
    /// The table of solved boards.
    Solved(SolvedLink),
    Plain(PlainPage),
    Game,
}

/// A position that is not part of the record.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    pub state: State,
    /// The turns that lead to it from the present node.
    pub turns: Vec<Turn>,
}

/// What the page does with the best turn once it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    Turn,
    Hint,
}

/// A jump of a teaching game that the worker checks.
#[derive(Clone, PartialEq, Debug)]
struct Check {
    /// The node after the jump.
    place: usize,
    /// The reply that wins, once the worker has proved it.
    reply: Option<Turn>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum PlayAction {
    /// Opens a link.
    Open(PlayLink, Vec<String>),
    /// Opens the dialog that imports a game, with this text in it, or closes it.
    Import(Option<String>),
    Press(Square),
    /// A press by a finger, which does not show beforehand what it will do.
    Tap(Square),
    Lift(Square),
    /// The reader dragged a stone from the first square to the second.
    Carry(Square, Square),
    LetGo,
    Play(Turn),
    /// A turn by its name.
    Type(String),
    Go(usize),
    /// Goes on to this node, unless the reader has gone elsewhere from the one before it.
    Replay(usize),
    Seek(Seek),
    TakeBack,
    /// Makes the line through the present node the first one.
    Promote,
    /// Deletes the present turn and all after it.
    Delete,
    /// Puts back what was deleted or taken back last.
    PutBack,
    /// Names a player.
    Name(Player, String),
    /// Opens a field for the remark to the present turn.
    WriteRemark,
    /// Sets the remark on the turn that leads to this node.
    Remark(usize, String),
    Turn,
    Threats,
    /// Folds the list of answers, or unfolds it.
    Answers(bool),
    Best,
    Review,
    /// Begins to correct a mistake; `None` ends that and continues the game here.
    Try(Option<Trial>),
    /// Gives one more hint.
    Hint,
    /// Shows the position after these turns from a node, which are not part of the record; without
    /// turns, shows the game.
    Show(usize, Vec<Turn>),
    Pause,
    /// Asks the worker again after a failure.
    Retry,
    Hide,
    Teach(bool),
    PlayerKind(Player, PlayerKind),
    /// Sets the player who takes the first turn from a position.
    Begin(Player),
    View(View),
    /// A player has used so many tenths of a second, perhaps for a turn.
    Spend(Player, u32, bool),
    Answer(Box<(Question, ReplyAnswer)>),
    /// The worker did not answer, for this reason.
    Fail(String),
    Dismiss,
}

impl Default for PlayState {
    fn default() -> Self {
        PlayState::of(GameLink::default())
    }
}

impl PlayState {
    pub fn of(place: GameLink) -> PlayState {
        PlayState {
            page: OpenPage::SetUp(None),
            state: place.record.state(),
            lifted: None,
            choice: Vec::new(),
            refused: None,
            status: String::new(),
            corrections: Vec::new(),
            shows_threats: false,
            shows_answers: false,
            is_reviewed: false,
            shown: None,
            trial: None,
            is_paused: place.view.is_embedded,
            failed: None,
            wanted: None,
            advice: None,
            check: None,
            taken_back: None,
            replies: Vec::new(),
            removed: Vec::new(),
            remarked: None,
            opened: 0,
            place,
        }
    }
}

impl LinkedState for PlayState {
    fn link(&self) -> String {
        match &self.page {
            OpenPage::Solved(solved) => solved.to_string(),
            OpenPage::Plain(page) => page.link().to_string(),
            OpenPage::Game => self.place.link().to_string(),
            OpenPage::SetUp(_) => PageLink::to(NAME, &[]).to_string(),
        }
    }

    fn has_problem(&self) -> bool {
        !self.corrections.is_empty()
    }
}

impl PageState for PlayState {
    type Action = PlayAction;

    fn apply(&self, action: PlayAction) -> PlayState {
        if self.shown.is_some() {
            return PlayState { shown: None, ..self.clone() }.apply(action);
        }
        let mut next = self.clone();
        match action {
            PlayAction::Open(link, corrections) => {
                let page = match link {
                    PlayLink::SetUp { text } => OpenPage::SetUp(text),
                    PlayLink::Solved(link) => OpenPage::Solved(link),
                    PlayLink::Plain(page) => OpenPage::Plain(page),
                    PlayLink::Game(place) => {
                        let page = OpenPage::Game;
                        next = PlayState { page, corrections, ..PlayState::of(*place) };
                        next.opened = self.opened + 1;
                        next.status = next.described(&next.state);
                        return next.settled();
                    }
                };
                return PlayState { page, corrections, ..PlayState::default() };
            }
            PlayAction::Import(text) => next.page = OpenPage::SetUp(text),
            PlayAction::Press(square) => return self.pressed(square, false),
            PlayAction::Tap(square) => return self.pressed(square, true),
            PlayAction::Lift(square) => return self.held(square),
            PlayAction::Carry(from, to) if from == to => return self.held(from),
            PlayAction::Carry(from, to) => return self.tried(self.state.jumping(from, to)),
            PlayAction::LetGo => next.put_down(),
            PlayAction::Play(turn) => return self.tried(Ok(turn)),
            PlayAction::Type(name) => return self.tried(self.state.turn_named(name.trim())),
            PlayAction::Go(place) => return self.gone(self.place.record.at(place)),
            PlayAction::Replay(place) => {
                let record = &self.place.record;
                if record.tree.node(record.at).children.contains(&place) {
                    return self.gone(record.at(place));
                }
            }
            PlayAction::Seek(seek) => return self.gone(self.place.record.at(self.sought(seek))),
            PlayAction::TakeBack => return self.taken_back(),
            PlayAction::Promote => return self.promoted(),
            PlayAction::Delete => return self.without_line(),
            PlayAction::PutBack => return self.put_back(),
            PlayAction::Name(player, name) => {
                return self.noted(|record| record.set_name(player, &name));
            }
            PlayAction::WriteRemark => next.remarked = Some(self.place.record.at),
            PlayAction::Remark(place, remark) => {
                return self.noted(|record| record.set_remark(place, &remark));
            }
            PlayAction::Turn => next.place.is_turned = !next.place.is_turned,
            PlayAction::Threats => {
                next.shows_threats = !next.shows_threats;
                next.status = match next.shows_threats {
                    true => sentences::threats(&next.state),
                    false => String::new(),
                };
            }
            PlayAction::Answers(shows) => next.shows_answers = shows,
            PlayAction::Best if self.is_mine() => {
                if self.state.turns().eq([Turn::Pass]) {
                    return self.tried(Ok(Turn::Pass));
                }
                (next.wanted, next.failed) = (Some(Wanted::Turn), None);
            }
            PlayAction::Best => next.refused = self.waits(),
            PlayAction::Review => {
                next.is_reviewed = !next.is_reviewed;
                next.trial = None;
            }
            PlayAction::Try(Some(trial)) => return self.trying(trial),
            PlayAction::Try(None) => {
                next.trial = None;
                return next.settled();
            }
            PlayAction::Hint => next.give_hint(),
            PlayAction::Pause => next.is_paused = !next.is_paused,
            PlayAction::Retry => {
                next.failed = None;
                next.status.clear();
            }
            PlayAction::Hide => next.place.view.is_hidden = !next.place.view.is_hidden,
            PlayAction::Teach(teaches) => {
                next.place.teaches = teaches;
                (next.check, next.failed) = (None, None);
            }
            PlayAction::PlayerKind(player, player_kind) => {
                let was_usual = next.place.view.is_hidden == next.place.is_usually_hidden();
                next.place.player_kinds[player] = player_kind;
                next.failed = None;
                if was_usual {
                    next.place.view.is_hidden = next.place.is_usually_hidden();
                }
                return next.settled();
            }
            PlayAction::Begin(player) => {
                let record = &mut next.place.record;
                if let (Start::Position { turn, .. }, 1) =
                    (&mut record.setup.start, record.tree.count())
                {
                    *turn = player;
                    // They contain lines from another beginning.
                    next.removed.clear();
                }
                let record = record.clone();
                return next.gone(record).settled();
            }
            PlayAction::View(view) => next.place.view = view,
            PlayAction::Spend(player, spent, has_played) => {
                return self.spent(player, spent, has_played);
            }
            PlayAction::Answer(answer) => return self.answered(&answer.0, answer.1),
            PlayAction::Fail(reason) => {
                next.status = say::game_failed(&reason);
                next.failed = Some(reason);
            }
            PlayAction::Dismiss => next.corrections.clear(),
            PlayAction::Show(_, turns) if turns.is_empty() => {}
            PlayAction::Show(place, turns) => {
                let state = self.place.record.state_at(place);
                let state = turns.iter().fold(state, |state, &turn| state.after(turn));
                next.shown = Some(Shown { state, turns });
            }
        }
        next
    }
}

impl PlayState {
    /// The state on the board: the record's, or the one that the review shows in its place.
    pub fn seen(&self) -> &State {
        self.shown.as_ref().map_or(&self.state, |shown| &shown.state)
    }

    /// The kind of player whose turn it is.
    pub fn mover(&self) -> PlayerKind {
        self.place.player_kinds[self.state.turn]
    }

    /// Whether a person at this device takes the next turn.
    pub fn is_mine(&self) -> bool {
        self.waits().is_none()
    }

    /// Why no person at this device can take a turn.
    fn waits(&self) -> Option<PlayRefusal> {
        if self.state.winner().is_some() {
            return Some(PlayRefusal::Over);
        }
        if self.place.view.is_embedded {
            return Some(PlayRefusal::Framed);
        }
        match self.mover() {
            _ if self.is_trying() => None,
            PlayerKind::Program { .. } => Some(PlayRefusal::Program(self.state.turn)),
            PlayerKind::Elsewhere => Some(PlayRefusal::Elsewhere(self.state.turn)),
            PlayerKind::You | PlayerKind::Friend => None,
        }
    }

    pub fn can_resign(&self) -> bool {
        self.is_mine() && self.is_at_end() && self.trial.is_none()
    }

    /// The highlighted jumps: those of the lifted stone, or all.
    pub fn jumps(&self) -> Vec<Jump> {
        let is_lit =
            |jump: &Jump| self.is_mine() && self.lifted.is_none_or(|lifted| lifted == jump.from);
        self.state.jumps(self.state.turn).filter(is_lit).collect()
    }

    /// The jump that led to the position on the board.
    pub fn last_jump(&self) -> Option<Jump> {
        if let Some(shown) = &self.shown {
            return shown.turns.last()?.jump();
        }
        self.place.record.tree.node(self.place.record.at).turn?.jump()
    }

    /// Whether no turn follows.
    pub fn is_at_end(&self) -> bool {
        let record = &self.place.record;
        record.tree.node(record.at).children.is_empty()
    }

    fn gone(&self, record: Record) -> PlayState {
        let mut next = self.clone();
        next.put_down();
        (next.wanted, next.advice, next.shows_threats) = (None, None, false);
        (next.check, next.taken_back, next.failed) = (None, None, None);
        next.remarked = None;
        next.corrections.clear();
        next.state = record.state();
        let standing = sentences::standing(&next.state);
        next.status = sentences::joined(&sentences::place(&record), &standing);
        next.status = sentences::joined(&next.status, &record.tree.node(record.at).remark);
        next.trial = self.trial.filter(|trial| trial.goes_on(&record));
        next.place.record = record;
        next
    }

    /// Passes for a program that can only pass.
    fn settled(self) -> PlayState {
        let is_program = self.mover().is_program() && self.is_at_end() && self.trial.is_none();
        match self.state.turns().eq([Turn::Pass]) && is_program && !self.is_paused {
            true => self.played(Turn::Pass).settled(),
            false => self,
        }
    }
}
