//! What page and worker say to each other: the only types of the program that are serialised.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A message as it is sent. Page and worker are of one build, so the bytes need not last.
pub fn packed(message: &impl Serialize) -> Vec<u8> {
    // Messages are plain data: there is nothing in them that cannot be packed.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A message as it was sent; nothing if it is none.
pub fn unpacked<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// Numbers the questions of a page; an answer with an old number is dropped.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct JobId(pub u32);

/// From the page to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Everything about a position, in place of the running analysis.
    Analyse { job: JobId, position: Position },
    /// The same, from where it was given up and with greater limits.
    GoOn { job: JobId, position: Position },
    /// How the value comes from what the jumps lead to. The analysis waits meanwhile.
    Why { job: JobId, position: Position },
    /// How two parts stand to each other, by their places in [`Finding::Parts`].
    Contact { job: JobId, position: Position, parts: (u32, u32) },
    /// Leaps of both colours that bring a stone as far up as they can: so many squares above the
    /// position's first row, at least and at most.
    Hint { job: JobId, position: Position, distances: (i32, i32) },
    /// A row of a table for each entry, in their order; in place of all other jobs.
    Tabulate { job: JobId, entries: Vec<Entry> },
    /// Positions that have a value; in place of all other jobs.
    Seek { job: JobId, quest: Quest },
    /// Ends all jobs; [`Answer::Stopped`] confirms it with the same number.
    Stop { job: JobId },
}

/// A position as data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Position {
    pub modern: bool,
    pub walls: bool,
    /// In the notation of `konane`.
    pub board: String,
}

/// From the worker to the page. What is cheap comes first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The worker has started and takes questions.
    Ready,
    /// What a slice of the analysis has found; perhaps nothing but how far it has come.
    Found {
        job: JobId,
        findings: Vec<Finding>,
        progress: Progress,
    },
    /// The end of a job of any kind, and what it could not find out within its limits.
    End {
        job: JobId,
        progress: Progress,
        missing: Vec<Topic>,
        search: Option<SearchText>,
    },
    /// The end of its job.
    Why {
        job: JobId,
        why: Box<WhyText>,
    },
    /// The end of its job.
    Contact {
        job: JobId,
        parts: (u32, u32),
        contact: ContactText,
    },
    /// The end of its job.
    Hint {
        job: JobId,
        hint: HintText,
    },
    /// A row of a table: the entry's place, and nothing where it was given up.
    Row {
        job: JobId,
        entry: u32,
        row: Option<RowText>,
    },
    /// What a slice of a quest has found; perhaps nothing but how far it has come.
    Sought {
        job: JobId,
        news: SoughtText,
    },
    /// The end of a job whose text has no value: what was expected instead, and at which character,
    /// counted from 1. No character: reading it takes too long.
    Unread {
        job: JobId,
        character: Option<u32>,
        expected: String,
    },
    Stopped {
        job: JobId,
    },
}

/// A value whose positions are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Quest {
    /// As it was typed.
    pub value: String,
    pub modern: bool,
    pub walls: bool,
    pub any_colours: bool,
    /// How many levels are done already.
    pub done: u32,
    /// The fewest stones so far: more are of no interest.
    pub fewest: Option<u32>,
    /// How many positions of so many stones there are in the levels that are done.
    pub count: u32,
    /// Exhibits that may have the value.
    pub exhibits: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SoughtText {
    /// The value by its name, as soon as it has been read.
    pub value: Option<NameText>,
    /// Exhibits that have it, by their places in the quest.
    pub exhibits: Vec<u32>,
    /// Boards that have it.
    pub finds: Vec<String>,
    /// How many levels are done.
    pub done: u32,
    /// How many positions of the fewest stones there are in them, and in the one after them so far.
    pub count: u32,
    pub more: u32,
    /// Stones, rows and columns of what is being looked through; nothing at the end.
    pub level: Option<(u32, i32, i32)>,
    /// How many positions have been looked at.
    pub positions: u32,
    /// How many of them took too long.
    pub skipped: u32,
}

/// Something to be valued, and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub subject: SubjectText,
    pub claim: Option<ClaimText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SubjectText {
    Position(Position),
    /// As values are read.
    Expression(String),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ClaimText {
    Value(String),
    /// Only who wins is asked for.
    Outcome(Outcome),
}

/// What an entry of a table is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowText {
    /// Nothing where only who wins was asked for.
    pub value: Option<NameText>,
    pub outcome: Outcome,
    /// The claim by its name.
    pub claim: Option<NameText>,
    /// Whether it is true, if there is one.
    pub agrees: Option<bool>,
}

impl Answer {
    /// The job it belongs to.
    pub fn job(&self) -> Option<JobId> {
        match *self {
            Answer::Ready => None,
            Answer::Found { job, .. }
            | Answer::End { job, .. }
            | Answer::Why { job, .. }
            | Answer::Contact { job, .. }
            | Answer::Hint { job, .. }
            | Answer::Row { job, .. }
            | Answer::Sought { job, .. }
            | Answer::Unread { job, .. }
            | Answer::Stopped { job } => Some(job),
        }
    }
}

/// Something that has been found out about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Finding {
    Parts(PartsText),
    /// Who wins if this player starts; and a jump by which he does, if the search has found one.
    Winner {
        starts: Side,
        wins: Side,
        by: Option<JumpText>,
    },
    PartValue {
        part: u32,
        value: NameText,
    },
    Value(Box<ValueText>),
    Thermograph(ThermographText),
    Jumps(Both<Vec<ValuedJumpText>>),
    /// A part again, its penetrations as exact as they will become.
    Part {
        part: u32,
        info: Box<PartText>,
    },
    Meeting(Box<MeetingText>),
}

/// What there is to find out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Topic {
    Parts,
    Outcome,
    Value,
    Thermograph,
    Jumps,
    Penetration,
    Meetings,
    Why,
    Contact,
    Hint,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Positions that have been looked at.
    pub positions: u32,
    /// What the tables take.
    pub bytes: u32,
    pub milliseconds: u32,
    /// What is being looked for.
    pub topic: Option<Topic>,
}

/// How far the search for who wins has come that found no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchText {
    pub starts: Side,
    /// Of the jumps not refuted, the one that looks best.
    pub promising: Option<JumpText>,
    pub refuted: u32,
    pub jumps: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Plays black.
    Left,
    /// Plays white.
    Right,
}

/// One thing for each player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Both<T> {
    pub left: T,
    pub right: T,
}

/// Who wins: this player whoever starts, or who starts, or who does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    Left,
    Right,
    Next,
    Previous,
}

/// A square by row and column from the position's first square, which is 0, 0. On the plane both may
/// be negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub row: i32,
    pub column: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JumpText {
    pub from: Place,
    pub to: Place,
    /// How many stones are taken: every second square between.
    pub taken: u32,
}

/// A set of squares: rows from top to bottom, joined by `/`; `+` in the set, `?` perhaps, `.` not.
/// Short rows end in squares that are not. (A text crosses over faster than a list.)
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mask {
    /// Of the text's first square.
    pub corner: Place,
    pub rows: String,
}

/// Signs that are set alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    pub text: String,
    pub look: Look,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Look {
    Normal,
    Superscript,
    Subscript,
    Fraction,
    Space,
}

/// A value by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NameText {
    /// Piece by piece; nothing if that is too long to be shown.
    pub pieces: Option<Vec<Piece>>,
    /// In plain signs, as it is typed.
    pub plain: String,
    /// Read aloud.
    pub words: String,
    pub outcome: Outcome,
}

/// The value of the whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ValueText {
    pub name: NameText,
    pub styles: StylesText,
    /// Numbers are texts already, as in `-3/4`.
    pub left_stop: String,
    pub right_stop: String,
    pub mean: String,
    pub temperature: String,
}

/// The name in other styles; nothing where it is too long.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StylesText {
    pub unicode: Option<String>,
    pub latex: Option<String>,
    pub cgscript: Option<String>,
    /// As the cgt crate writes it.
    pub braces: Option<String>,
}

/// An exact number, and nearly the same for drawing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NumberText {
    pub text: String,
    pub number: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CornerText {
    pub value: NumberText,
    pub temperature: NumberText,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ThermographText {
    /// From temperature −1 upwards. The last corner of both is the foot of the mast, which goes
    /// straight up from there. Between corners the walls are straight.
    pub walls: Both<Vec<CornerText>>,
    /// Where the mast stands.
    pub mean: NumberText,
    /// Where it begins: the freezing point.
    pub temperature: NumberText,
    /// Where the walls meet temperature 0, of numbers the number itself.
    pub stops: Both<NumberText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartsText {
    pub parts: Vec<PartText>,
    /// Stones that can for certain neither jump nor be jumped over.
    pub dead: Mask,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartText {
    /// The stones alone, in the smallest rectangle around them.
    pub board: String,
    /// Where that rectangle begins.
    pub corner: Place,
    pub rows: i32,
    pub columns: i32,
    /// A position of which it is all: its value is the part's.
    pub alone: Position,
    pub reach: ReachesText,
    /// The squares that a stone of it can come to stand on.
    pub squares: Mask,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReachesText {
    pub up: ReachText,
    pub down: ReachText,
    pub left: ReachText,
    pub right: ReachText,
}

/// A penetration: exact if both numbers are the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReachText {
    /// As far as some stone gets for certain, by these leaps of both colours.
    pub found: i32,
    /// As far as any could get.
    pub bound: i32,
    pub leaps: Vec<JumpText>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ValuedJumpText {
    pub jump: JumpText,
    /// Of the position that it leads to.
    pub value: NameText,
    /// Whether its player wins by it.
    pub wins: bool,
    pub fate: FateText,
    /// The opponent's wall of that position: the player's own one is as far from it as the jump is
    /// worth.
    pub wall: Vec<CornerText>,
}

/// What is true of a jump by the definitions. Other jumps are named by their places in the player's
/// list. If all of it is empty, the jump is undominated and irreversible.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FateText {
    /// The first jump to the same value, if this is a later one.
    pub repeats: Option<u32>,
    /// A jump that is better for the player.
    pub dominated_by: Option<u32>,
    /// The value of an answer that is at least as good for the opponent as the position.
    pub reverses_through: Option<NameText>,
}

/// Two groups of one part that may meet, and what difference it makes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MeetingText {
    pub part: u32,
    pub groups: (PartText, PartText),
    pub contact: ContactText,
    /// What each is worth alone.
    pub alone: (NameText, NameText),
    pub sum: NameText,
    /// What both are worth without the rest of the board.
    pub together: NameText,
    /// Whether these two are equal: the groups interact, and it makes no difference.
    pub harmless: bool,
}

/// How two groups stand to each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ContactText {
    /// They never interact: more empty rows or columns than both penetrations together.
    Gap { direction: DirectionText, width: i32, penetrations: (i32, i32) },
    /// They never interact: no square in reach of one is, or is beside, one in reach of the other.
    /// These two come closest.
    Apart { squares: (Place, Place) },
    /// They can: the leaps bring a stone of each to these squares, which are neighbours or the same.
    Touch { squares: (Place, Place), leaps: (Vec<JumpText>, Vec<JumpText>) },
    /// Nobody has found out.
    Unknown { squares: (Place, Place) },
}

/// How far up a stone has been found to get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintText {
    /// Above the position's first row; less than what was asked for if no way was found.
    pub distance: i32,
    pub leaps: Vec<JumpText>,
    /// Whether no stone gets any farther, of the distances asked for.
    pub is_proved: bool,
}

/// From the first to the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DirectionText {
    Up,
    Down,
    Left,
    Right,
}

/// How a value comes from what the jumps lead to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhyText {
    pub position: Position,
    /// First what the jumps lead to, then what has come in for bypassed options.
    pub options: Both<Vec<OptionText>>,
    pub steps: Vec<StepText>,
    pub value: NameText,
    /// Why what is left has this value.
    pub reason: ReasonText,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionText {
    pub value: NameText,
    /// The jump and the position after it, for the first options.
    pub after: Option<(JumpText, Position)>,
    /// The step that has brought it in; nothing for the first options.
    pub origin: Option<u32>,
    /// The step that has removed it; nothing for those that stay.
    pub end: Option<u32>,
}

/// What happens to one option of one player. Options are named by their places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StepText {
    Repeated {
        side: Side,
        option: u32,
        first: u32,
    },
    Dominated {
        side: Side,
        option: u32,
        by: u32,
    },
    /// The opponent answers with this value, at a position where a jump leads to one of it.
    Bypassed {
        side: Side,
        option: u32,
        answer: NameText,
        after: Option<Position>,
        instead: Vec<u32>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ReasonText {
    /// Nobody can move.
    NoOptions,
    /// The simplest number between two others, each with whether it may be that one itself; without
    /// one there is no limit.
    Simplest { number: String, low: Option<(String, bool)>, high: Option<(String, bool)> },
    /// Both can move to a number and every smaller nimber: the number plus this nimber.
    Nimber { number: String, star: u32 },
    /// One of the forms of ups and star.
    NumberUpStar,
    /// Nothing simpler: the options are the canonical form.
    Canonical,
}
