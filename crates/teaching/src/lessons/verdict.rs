//! Verdicts on answers.

use basics::player::Player;
use konane::{Board, Jump, Square};
use serde::{Deserialize, Serialize};
use value::Value;

/// A verdict or a hint: a sentence by its name, with its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    pub judgement: Judgement,
    /// One of [`SENTENCES`].
    pub sentence: &'static str,
    pub arguments: Vec<Argument>,
    /// Jumps on the exercise's board, or on the student's own, that demonstrate it.
    pub line: Vec<Jump>,
    /// A position that would be right.
    pub board: Option<Board>,
}

/// What a verdict makes of the answer. A hint is [`Judgement::Right`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Judgement {
    Right,
    Wrong,
    /// Wrong, and the student can no longer win the game.
    Lost,
    /// Not judged: the judge cannot read the answer, or something is missing.
    Unread,
    /// Not judged: the answer has another form than the right one, or no answer is right.
    Open,
    /// Not judged: the game goes on, with the first jump of the line.
    YourTurn,
}

impl Judgement {
    pub fn of(is_right: bool) -> Judgement {
        if is_right { Judgement::Right } else { Judgement::Wrong }
    }

    /// Whether the answer counts, as right or as wrong.
    pub fn counts(self) -> bool {
        matches!(self, Judgement::Right | Judgement::Wrong | Judgement::Lost)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    Jump(Jump),
    Jumps(Vec<Jump>),
    Routes(Vec<Route>),
    Square(Square),
    Player(Player),
    Value(Value),
    Number(i64),
    /// A letter that labels a subject, or what was expected of a text.
    Text(String),
}

/// Jumps one after another, and the value of the position after them, if it is said.
#[derive(Clone, PartialEq, Debug)]
pub struct Route {
    pub jumps: Vec<Jump>,
    pub value: Option<Value>,
}

/// The sentences by name, with their numbers of arguments. The file of lessons contains their texts.
pub const SENTENCES: [(&str, usize); 141] = [
    ("unread", 1),
    ("no-board", 0),
    // Who wins.
    ("wins-by", 3),
    ("loses-to", 4),
    ("no-jump", 2),
    ("right-by", 3),
    ("right-no-jump", 2),
    ("right-loses", 2),
    ("right-outcome", 0),
    ("is-greater", 0),
    ("is-less", 0),
    ("is-equal", 0),
    ("is-confused", 0),
    ("illegal", 2),
    ("right-jump", 2),
    ("refuted", 3),
    ("more-win", 2),
    ("right-jumps", 2),
    ("right-none", 1),
    ("your-turn", 2),
    ("beaten", 4),
    ("held", 2),
    ("lost-line", 3),
    // Values.
    ("right-value", 1),
    ("not-simplest", 0),
    ("unnamed", 0),
    ("too-large", 2),
    ("too-small", 2),
    ("less-simple-above", 2),
    ("less-simple-below", 2),
    ("confused", 1),
    ("nim-carried", 2),
    ("nim-struck", 2),
    ("nim-left", 2),
    ("larger-for", 4),
    ("smaller-for", 4),
    ("larger-by", 2),
    ("smaller-by", 2),
    ("larger-as", 2),
    ("smaller-as", 2),
    ("set-equal", 1),
    ("set-less", 1),
    ("set-greater", 1),
    ("set-confused", 1),
    ("set-removed", 1),
    ("order-letters", 1),
    ("right-order", 0),
    ("order-less", 2),
    ("order-confused", 2),
    ("no-number", 1),
    ("right-temperature", 2),
    ("too-cold", 1),
    ("still-hot", 3),
    ("frozen", 2),
    ("right-walls", 2),
    ("left-wall", 2),
    ("right-wall", 2),
    ("walls-apart", 0),
    ("right-stop", 2),
    ("stop-no-number", 1),
    ("other-stop", 2),
    ("stop-better", 2),
    ("stop-worse", 3),
    // Other properties of values.
    ("right-birthday", 2),
    ("right-weight", 2),
    ("right-mean", 2),
    ("right-reduced", 2),
    ("born-after", 2),
    ("born-first", 0),
    ("weight-more", 4),
    ("weight-less", 4),
    ("mean-more", 2),
    ("mean-less", 2),
    ("reduced-near", 1),
    ("reduced-far", 3),
    ("not-measure", 1),
    // Options and parts.
    ("right-strike", 1),
    ("dominated", 5),
    ("not-dominated", 3),
    ("right-through", 4),
    ("not-reversing", 4),
    ("right-parts", 1),
    ("parts-meet", 2),
    ("parts-apart", 2),
    ("parts-unmarked", 1),
    // The stages of a derivation.
    ("derived-options", 1),
    ("option-open", 1),
    ("derived-dominated", 1),
    ("none-dominated", 0),
    ("derived-reversible", 1),
    ("none-reversible", 0),
    ("not-taken-back", 3),
    ("one-reverses", 1),
    // Hints.
    ("hint-none", 2),
    ("hint-jumps", 2),
    ("hint-begin", 2),
    ("hint-line", 2),
    ("hint-winning", 3),
    ("hint-stone", 2),
    ("hint-positive", 0),
    ("hint-negative", 0),
    ("hint-fuzzy", 0),
    ("hint-zero", 0),
    ("hint-best", 3),
    ("hint-value", 1),
    ("hint-stops", 2),
    ("hint-mean", 1),
    ("hint-temperature", 1),
    ("hint-stop", 1),
    ("hint-birthday", 0),
    ("hint-weight", 0),
    ("hint-copies", 0),
    ("hint-reduced", 0),
    ("hint-measure", 1),
    ("hint-pair", 2),
    ("hint-least", 1),
    ("hint-order", 1),
    ("hint-count-strike", 2),
    ("hint-strike", 1),
    ("hint-through", 2),
    ("hint-irreversible", 1),
    ("hint-options", 1),
    ("hint-reversible", 0),
    ("hint-count-reversible", 1),
    ("wish-left", 0),
    ("wish-right", 0),
    ("wish-first", 0),
    ("wish-second", 0),
    ("wish-compare", 0),
    ("hint-board", 0),
    ("hint-count", 1),
    ("hint-parts", 2),
    // Solutions that differ from the last hint.
    ("solution-left", 0),
    ("solution-right", 0),
    ("solution-first", 0),
    ("solution-second", 0),
    ("solution-set", 0),
    ("solution-line", 2),
    ("solution-jumps", 2),
    ("solution-strike", 2),
    ("solution-none", 1),
];

impl Verdict {
    pub fn new(judgement: Judgement, sentence: &'static str, arguments: Vec<Argument>) -> Verdict {
        Verdict { judgement, sentence, arguments, line: Vec::new(), board: None }
    }

    pub fn right(sentence: &'static str, arguments: Vec<Argument>) -> Verdict {
        Verdict::new(Judgement::Right, sentence, arguments)
    }

    pub fn wrong(sentence: &'static str, arguments: Vec<Argument>) -> Verdict {
        Verdict::new(Judgement::Wrong, sentence, arguments)
    }

    /// Whether the answer is right.
    pub fn is_right(&self) -> bool {
        self.judgement == Judgement::Right
    }

    pub fn with_line(self, line: Vec<Jump>) -> Verdict {
        Verdict { line, ..self }
    }
}

impl From<Jump> for Argument {
    fn from(jump: Jump) -> Self {
        Argument::Jump(jump)
    }
}

impl From<Square> for Argument {
    fn from(square: Square) -> Self {
        Argument::Square(square)
    }
}

impl From<Player> for Argument {
    fn from(player: Player) -> Self {
        Argument::Player(player)
    }
}

impl From<Value> for Argument {
    fn from(value: Value) -> Self {
        Argument::Value(value)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Argument::Number(number as i64)
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Argument::Text(text)
    }
}
