//! A game in a link.
//!
//! ```text
//! #/play/g1/<rules>/<rows>x<columns>/<removal>?<parameters>   ; a full board
//! #/play/g1/<rules>/<edge>/<rows>?turn=white&<parameters>     ; a position, as in a link of the board
//! ```
//!
//! [`record_words`] reads and writes the words about the game.
//!
//! The meaning of `g1` never changes.

use crate::link::clock::{Clock, MOST_INCREMENT, MOST_LEFT, MOST_TIME};
use crate::link::corrections::Corrections;
use crate::link::page_link::PageLink;
use crate::link::page_names::{self, TEXT};
use crate::link::parameters::{Parameters, Place};
use crate::link::player_kind::{MOST_SECONDS, PlayerKind, USUAL_SECONDS};
use crate::link::problem::shorten;
use crate::link::record_words;
use crate::link::solved_link::{SOLVED, SolvedLink};
use crate::link::view::{HIDE, View};
use basics::named;
use basics::player::{ByPlayer, Player};
use game::{
    MOST_PASSES, Record, Removal, RowsFrom, Setup, Start, colour, is_size, read_turns, size,
    size_named,
};
use konane::{Board, Rules};
use words::{expected, say};

/// The version of the links.
pub const G1: &str = "g1";
pub const MOST_SEED: u32 = 999_999;
/// The longest link, in characters: the largest board takes some 40,000, the most turns 36,000, the
/// words about them 20,000 with 26,000 for their numbers, and unknown parameters 10,000.
pub const LONGEST_LINK: usize = 150_000;
const TURNED: &str = "turned";
const AT: &str = "at";

/// A game, and how the reader looks at it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameLink {
    pub record: Record,
    pub player_kinds: ByPlayer<PlayerKind>,
    /// The random choices of programs follow from the seed.
    pub seed: u32,
    /// Whether a jump that turns a win into a loss is taken back.
    pub teaches: bool,
    pub clock: Option<Clock>,
    /// Whether the board is turned round.
    pub is_turned: bool,
    /// The page follows this view except for its layers.
    pub view: View,
    /// Parameters that the page does not know.
    pub rest: Vec<(String, String)>,
}

/// A link to a page of Play.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayLink {
    /// The setup of a game, or the import of one from this text.
    SetUp {
        text: Option<String>,
    },
    Solved(SolvedLink),
    Plain(PlainPage),
    Game(Box<GameLink>),
}

/// A page of Play whose link has only its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlainPage {
    /// The reader's own games.
    Games,
    /// How strong the programs are.
    Levels,
    /// The tournament that the browser stores.
    Tournament,
}

named!(PlainPage { Games: "games", Levels: "levels", Tournament: "tournament" });

impl PlainPage {
    pub fn link(self) -> PageLink {
        PageLink::to(page_names::PLAY, &[self.name()])
    }
}

impl PlayLink {
    /// Reads a link; `None` if it belongs to another page.
    pub fn parse(address: &str) -> Option<(PlayLink, Corrections)> {
        let mut corrections = Corrections::default();
        let link = PageLink::parse(address);
        if link.page != page_names::PLAY {
            return None;
        }
        if address.chars().count() > LONGEST_LINK {
            corrections.say(say::game_link_length(&LONGEST_LINK.to_string()));
            return Some((PlayLink::SetUp { text: None }, corrections));
        }
        match link.word(0) {
            "" => {
                let text = link.parameter(TEXT).map(str::to_string);
                return Some((PlayLink::SetUp { text }, corrections));
            }
            SOLVED => {
                let (solved, said) = SolvedLink::of(&link);
                return Some((PlayLink::Solved(solved), Corrections(said)));
            }
            G1 => {}
            word => {
                if let Ok(page) = word.parse() {
                    return Some((PlayLink::Plain(page), corrections));
                }
                corrections.say(say::game_link_version(&shorten(word, 20)));
                return Some((PlayLink::SetUp { text: None }, corrections));
            }
        }
        let player_kinds = ByPlayer { left: PlayerKind::You, right: PlayerKind::Friend };
        let (mut place, said) = GameLink { player_kinds, ..GameLink::default() }.opened(&link);
        // A game is played in any case.
        place.view.is_playing = false;
        Some((PlayLink::Game(Box::new(place)), Corrections(said)))
    }
}

impl Place for GameLink {
    fn list(&mut self, parameters: &mut Parameters) {
        let mut turn = self.record.setup.first();
        parameters.choice("turn", &mut turn, &Player::ALL, colour);
        if parameters.is_read {
            let setup = read_setup(&parameters.link, turn, &mut parameters.corrections);
            self.record = Record::new(setup);
        }
        for player in Player::ALL {
            let (name, kind) = (colour_name(player), &mut self.player_kinds[player]);
            if let Some(asked) = parameters.one(&name, Some(kind.to_string())) {
                *kind = read_player_kind(*kind, (&name, &asked), &mut parameters.corrections);
            }
        }
        for player in Player::ALL {
            let (name, passes) = (colour_name(player), &mut self.record.setup.passes[player]);
            parameters.number(&format!("passes-{name}"), passes, 0..=MOST_PASSES as i32, 0);
        }
        parameters.number("seed", &mut self.seed, 0..=MOST_SEED as i32, 0);
        parameters.flag("teach", &mut self.teaches, false);
        let written = self.clock.map(|clock| clock.to_string());
        if let Some(asked) = parameters.one("clock", written) {
            self.clock = asked.parse().ok();
            if self.clock.is_none() {
                let most = [MOST_TIME, MOST_INCREMENT].map(|most| most.to_string());
                let asked = shorten(&asked, 20);
                parameters.corrections.say(say::game_link_clock(&asked, &most[1], &most[0]));
            }
        }
        let mut clock = self.clock.unwrap_or(Clock::new(0, 0));
        for player in Player::ALL {
            let (name, usual) = (format!("left-{}", colour_name(player)), 10 * clock.time as i32);
            parameters.number(&name, &mut clock.left[player], 0..=MOST_LEFT as i32, usual);
        }
        self.clock = self.clock.map(|_| clock);
        parameters.flag(TURNED, &mut self.is_turned, false);
        let is_usually_hidden = self.is_usually_hidden();
        self.view.list_hidden(parameters, is_usually_hidden);
        let record = &mut self.record;
        let turns = (record.tree.count() > 1).then(|| record.turns_text());
        let turns = parameters.one("moves", turns).unwrap_or_default();
        let mut cut = 0;
        if parameters.is_read {
            let reading = read_turns(record.clone(), &turns, 0, RowsFrom::Bottom);
            if let Some(error) = reading.error {
                let turn: String = turns.chars().skip(error.character).collect();
                let turn = turn.split('.').next().unwrap_or_default();
                let (at, turn) = ((error.character + 1).to_string(), shorten(turn, 20));
                parameters.corrections.say(say::game_link_turn(&at, &turn));
            }
            *record = reading.record;
            cut = reading.cut.len();
        }
        let places = record.written_places();
        let at = [0].iter().chain(&places).position(|&place| place == record.at).unwrap_or(0);
        let written = (record.at != record.tree.end(0)).then(|| at.to_string());
        let asked = parameters.one(AT, written);
        cut += record_words::list(record, &places, parameters);
        if cut > 0 {
            parameters.corrections.say(say::game_words_cut(cut));
        }
        if let Some(asked) = asked {
            let most = places.len() as i32;
            let number = parameters.corrections.number(AT, Some(&asked), 0..=most, most);
            let index = number.unsigned_abs().checked_sub(1);
            let at = index.and_then(|index| places.get(index as usize)).copied();
            *record = record.at(at.unwrap_or(0));
        }
        parameters.rest(&mut self.rest);
    }
}

impl GameLink {
    pub fn new(setup: Setup, player_kinds: ByPlayer<PlayerKind>, seed: u32) -> GameLink {
        let place =
            GameLink { record: Record::new(setup), player_kinds, seed, ..GameLink::default() };
        GameLink { view: View { is_hidden: place.is_usually_hidden(), ..place.view }, ..place }
    }

    /// The only person in a game against a program.
    pub fn reader(&self) -> Option<Player> {
        let mut people =
            Player::ALL.into_iter().filter(|&player| !self.player_kinds[player].is_program());
        let first = people.next();
        first.filter(|_| people.next().is_none())
    }

    /// Values and winners are hidden from a person who plays, but not from one who watches two
    /// programs.
    pub fn is_usually_hidden(&self) -> bool {
        Player::ALL.iter().any(|&player| !self.player_kinds[player].is_program())
    }

    pub fn link(&self) -> PageLink {
        let GameLink { record, .. } = self;
        let rules = record.setup.rules.name();
        let link = match &record.setup.start {
            Start::Full { rows, columns, removal, .. } => {
                let removal = removal.name().to_ascii_lowercase();
                PageLink::to(page_names::PLAY, &[G1, rules, &size(*rows, *columns), &removal])
            }
            Start::Position { board, .. } => PageLink::to(
                page_names::PLAY,
                &[G1, rules, board.edge().name(), &board.to_string()],
            ),
        };
        let view = View { is_playing: false, ..self.view };
        GameLink { view, ..self.clone() }.written(link)
    }

    /// The game in a link, wherever the reader is in it and however they look at it.
    pub fn itself(link: &str) -> PageLink {
        let mut link = PageLink::parse(link);
        link.parameters.retain(|(name, _)| ![AT, TURNED, HIDE].contains(&name.as_str()));
        link
    }

    /// The link with another view.
    pub fn link_seen(&self, view: View) -> PageLink {
        GameLink { view, ..self.clone() }.link()
    }

    /// Whether it goes back and forth as a link.
    pub fn is_by_link(&self) -> bool {
        Player::ALL.iter().any(|&player| self.player_kinds[player] == PlayerKind::Elsewhere)
    }

    /// The same game as the player elsewhere sees it, at its end.
    pub fn sent(&self) -> GameLink {
        let player_kinds = ByPlayer::from_fn(|player| match self.player_kinds[player] {
            PlayerKind::Elsewhere => PlayerKind::You,
            PlayerKind::You => PlayerKind::Elsewhere,
            other => other,
        });
        let record = self.record.at(self.record.tree.end(0));
        GameLink { record, player_kinds, is_turned: false, ..self.clone() }
    }

    /// The same game from its beginning, with another seed.
    pub fn again(&self) -> GameLink {
        let seed = if self.seed == MOST_SEED { 1 } else { self.seed + 1 };
        let names = self.record.names.clone();
        GameLink {
            record: Record { names, ..Record::new(self.record.setup.clone()) },
            clock: self.clock.map(Clock::full),
            seed,
            ..self.clone()
        }
    }

    /// The same game with the players' colours exchanged; a handicap stays with its player.
    pub fn swapped(&self) -> GameLink {
        let mut next = self.again();
        let passes = next.record.setup.passes;
        next.record.setup.passes = ByPlayer::from_fn(|player| passes[player.other()]);
        std::mem::swap(&mut next.player_kinds.left, &mut next.player_kinds.right);
        std::mem::swap(&mut next.record.names.left, &mut next.record.names.right);
        next
    }
}

fn read_setup(link: &PageLink, turn: Player, corrections: &mut Corrections) -> Setup {
    let choices = Rules::ALL.map(|rules| (rules.name(), rules));
    let word = |place| Some(link.word(place)).filter(|word| !word.is_empty());
    let rules = corrections.choice(say::game_link_rules(), word(1), &choices, choices[0]);
    if let Ok(edge) = link.word(2).parse() {
        let rows = link.words.get(3..).unwrap_or_default().join("/");
        match Board::parse(&rows, edge) {
            Ok(board) => return Setup::from_position(rules, &board, turn),
            Err(error) => {
                corrections.say(say::game_link_position(
                    &say::link_expected(&expected(error.fault)),
                    &shorten(&rows, 20),
                ));
                return Setup { rules, ..Setup::default() };
            }
        }
    }
    let asked = link.word(2);
    let sides = size_named(asked).filter(|&(rows, columns)| {
        is_size(rows)
            && is_size(columns)
            && Removal::ALL.iter().any(|it| it.fits(rows, columns, turn))
    });
    if sides.is_none() && !asked.is_empty() {
        corrections.say(say::game_link_size(&shorten(asked, 20)));
    }
    let (rows, columns) = sides.unwrap_or((8, 8));
    let choices = Removal::ALL.map(|removal| (removal.name(), removal));
    let mut removal = corrections.choice(say::game_link_removal(), word(3), &choices, choices[0]);
    if !removal.fits(rows, columns, turn) {
        let other = Removal::ALL.into_iter().find(|other| other.fits(rows, columns, turn));
        let other = other.unwrap_or_default();
        corrections.say(say::game_link_fits(other.name(), removal.name(), &size(rows, columns)));
        removal = other;
    }
    let start = Start::Full { rows, columns, removal, first: turn };
    Setup { rules, start, ..Setup::default() }
}

fn read_player_kind(
    usual: PlayerKind,
    (parameter, text): (&str, &str),
    corrections: &mut Corrections,
) -> PlayerKind {
    let (name, seconds) = match text.split_once('.') {
        Some((name, seconds)) => (name, Some(seconds)),
        None => (text, None),
    };
    let choices: Vec<(&str, PlayerKind)> =
        PlayerKind::all().map(|player_kind| (player_kind.name(), player_kind)).collect();
    let player_kind = corrections.choice(parameter, Some(name), &choices, (usual.name(), usual));
    let (most, usual) = (MOST_SECONDS as i32, USUAL_SECONDS as i32);
    let seconds = corrections.number(parameter, seconds, 1..=most, usual);
    player_kind.with_seconds(seconds.unsigned_abs())
}

/// The name of a colour in links.
fn colour_name(player: Player) -> String {
    colour(player).to_ascii_lowercase()
}
