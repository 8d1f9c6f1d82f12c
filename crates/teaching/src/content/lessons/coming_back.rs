//! Items as they look when they come back: who repeats one should not recognise the picture.

use crate::content::lessons::{Item, Lead, Shown, Subject, SubjectKind, Task};
use basics::player::Player;
use konane::{Board, NamedBoard};

/// What says where something stands, in the languages of the lessons.
const SIDES: [&str; 4] = ["on the left", "on the right", "à esquerda", "à direita"];
/// What changes its sign with the colours, in the languages of the lessons.
const SIGNS: &str = "0123456789½¼¾↑↓∗±⇑⇓{}+−";
const SIGNED: [&str; 8] =
    ["positiv", "negativ", "great", "less", "maior", "menor", "above", "below"];
/// The words for the players and their colours.
const PLAYERS: [(&str, &str); 8] = [
    ("Left", "Right"),
    ("Esquerda", "Direita"),
    ("Black", "White"),
    ("black", "white"),
    ("preta", "branca"),
    ("pretas", "brancas"),
    ("preto", "branco"),
    ("pretos", "brancos"),
];

/// How the board of an item is changed.
#[derive(Clone, Copy)]
struct Image {
    /// Left and right are exchanged.
    is_mirrored: bool,
    /// It is turned by a half.
    is_turned: bool,
    /// The colours are exchanged, and so are the players.
    is_swapped: bool,
}

impl Image {
    /// Whoever repeats an item for the fourth time has seen each of these once.
    const ALL: [Image; 4] = [
        Image { is_mirrored: true, is_turned: false, is_swapped: false },
        Image { is_mirrored: false, is_turned: true, is_swapped: true },
        Image { is_mirrored: true, is_turned: true, is_swapped: false },
        Image { is_mirrored: true, is_turned: false, is_swapped: true },
    ];

    fn board(self, board: &Board) -> Board {
        let mut image = if self.is_mirrored { board.mirrored() } else { board.clone() };
        if self.is_turned {
            image = image.turned().turned();
        }
        if self.is_swapped { image.swapped() } else { image }
    }

    fn player(self, player: Player) -> Player {
        if self.is_swapped { player.other() } else { player }
    }

    /// The name of a jump on the image of the board; `None` if there is no such jump.
    fn jump_name(self, board: &Board, name: &str) -> Option<String> {
        let mut jump = NamedBoard::of(board).jump_named(name)?;
        if self.is_mirrored {
            jump = jump.mirrored(board.columns());
        }
        if self.is_turned {
            jump = jump.turned_by_half(board.rows(), board.columns());
        }
        Some(NamedBoard::of(&self.board(board)).jump_name(jump))
    }

    fn task(self, task: &Task, board: Option<&Board>) -> Option<Task> {
        Some(match task {
            Task::Winner(player) => Task::Winner(self.player(*player)),
            Task::Jump(player) => Task::Jump(self.player(*player)),
            Task::Jumps(player) => Task::Jumps(self.player(*player)),
            Task::Strike(player) => Task::Strike(self.player(*player)),
            Task::Hold(player) => Task::Hold(self.player(*player)),
            Task::Through(player, name) => {
                Task::Through(self.player(*player), self.jump_name(board?, name)?)
            }
            task => task.clone(),
        })
    }

    fn words(self, text: &str) -> String {
        if self.is_swapped { with_players_swapped(text) } else { text.to_string() }
    }
}

impl Item {
    /// The item as it comes back after it was solved at once so many times: its board mirrored or turned, and with the
    /// colours exchanged where no word and no answer depends on them. It stays as it is if its words say what stands
    /// where.
    pub fn coming_back(&self, times: usize) -> Item {
        let image = Image::ALL[times % Image::ALL.len()];
        let image = Image { is_swapped: image.is_swapped && self.can_swap(), ..image };
        self.seen(image).unwrap_or_else(|| self.clone())
    }

    fn words(&self) -> impl Iterator<Item = &String> {
        self.says.iter().chain(&self.hints).chain([&self.asks, &self.after])
    }

    fn can_swap(&self) -> bool {
        let is_symmetric = match &self.task {
            Some(
                Task::Winner(_)
                | Task::Outcome
                | Task::Jump(_)
                | Task::Jumps(_)
                | Task::Strike(_)
                | Task::Hold(_)
                | Task::Through(..)
                | Task::Parts,
            ) => true,
            Some(Task::Value(choices)) => choices.is_empty(),
            _ => false,
        };
        let says_sign = |text: &String| {
            let text = text.to_lowercase();
            text.contains(|sign| SIGNS.contains(sign)) || SIGNED.iter().any(|it| text.contains(it))
        };
        let has_worth = self.leads.iter().any(|lead| lead.worth.is_some())
            || self.subjects().iter().any(|subject| subject.worth.is_some());
        is_symmetric && !has_worth && !self.words().any(says_sign)
    }

    fn seen(&self, image: Image) -> Option<Item> {
        let Shown::Subjects(subjects) = &self.shown else { return None };
        if self.words().any(|text| says_where(text)) {
            return None;
        }
        let board = self.position().map(|(_, board)| board);
        let lead = |Lead { jump, worth }: &Lead| {
            Some(Lead { jump: image.jump_name(board?, jump)?, worth: worth.clone() })
        };
        let subject = |subject: &Subject| match &subject.kind {
            SubjectKind::Position(rules, board) => Subject {
                kind: SubjectKind::Position(*rules, image.board(board)),
                ..subject.clone()
            },
            SubjectKind::Expression(_) => subject.clone(),
        };
        Some(Item {
            shown: Shown::Subjects(subjects.iter().map(subject).collect()),
            leads: self.leads.iter().map(lead).collect::<Option<_>>()?,
            task: match &self.task {
                Some(task) => Some(image.task(task, board)?),
                None => None,
            },
            title: image.words(&self.title),
            says: self.says.iter().map(|text| image.words(text)).collect(),
            hints: self.hints.iter().map(|text| image.words(text)).collect(),
            asks: image.words(&self.asks),
            after: image.words(&self.after),
            ..self.clone()
        })
    }
}

fn with_players_swapped(text: &str) -> String {
    let other = |word: &str| {
        PLAYERS.iter().find_map(|&(one, two)| match word {
            _ if word == one => Some(two),
            _ if word == two => Some(one),
            _ => None,
        })
    };
    let words = text.split_inclusive(|sign: char| !sign.is_alphanumeric());
    let swapped = words.map(|part| {
        let word = part.trim_end_matches(|sign: char| !sign.is_alphanumeric());
        other(word).map_or(part.to_string(), |other| part.replacen(word, other, 1))
    });
    swapped.collect()
}

/// Whether a text names a square, such as d3, or a side.
fn says_where(text: &str) -> bool {
    let is_square = |word: &str| {
        let mut signs = word.chars();
        signs.next().is_some_and(|sign| sign.is_ascii_lowercase())
            && signs.next().is_some_and(|sign| sign.is_ascii_digit())
    };
    let mut words = text.split(|sign: char| !sign.is_alphanumeric());
    words.any(is_square) || SIDES.iter().any(|side| text.to_lowercase().contains(side))
}

#[cfg(test)]
mod tests {
    use super::with_players_swapped;

    #[test]
    fn players_are_swapped_as_words() {
        for (one, other) in [
            ("Left’s stone is black.", "Right’s stone is white."),
            ("A Esquerda salta; as peças brancas não.", "A Direita salta; as peças pretas não."),
            ("All right, leftover.", "All right, leftover."),
        ] {
            assert_eq!(with_players_swapped(one), other);
            assert_eq!(with_players_swapped(other), one);
        }
    }
}
