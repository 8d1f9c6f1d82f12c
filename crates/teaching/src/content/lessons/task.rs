//! The tasks of items. The solver judges the answers.

use std::fmt;

use basics::named;
use basics::player::Player;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Say who wins if this player starts.
    Winner(Player),
    /// Say who wins, with each of the players starting.
    Outcome,
    /// Play a winning jump of this player.
    Jump(Player),
    /// Find all winning jumps of this player.
    Jumps(Player),
    /// Give the value: one of these, or typed if there are none.
    Value(Vec<String>),
    /// Set up a position.
    Set(Condition),
    /// Order the subjects from the least to the greatest.
    Order,
    /// Mark the board's parts.
    Parts,
    /// Find this player's dominated jumps.
    Strike(Player),
    /// Find the reply through which this jump of the player reverses.
    Through(Player, String),
    /// Win as this player, the opponent moving first.
    Hold(Player),
    /// Give the temperature: one of these, or typed if there are none.
    Temperature(Vec<String>),
    /// Draw both walls of the thermograph.
    Walls,
    /// Give this player's stop.
    Stop(Player),
    /// Say how G compares with H. The board holds G beside the negative of H.
    Compare,
    /// Give another property of the value: one of these, or typed if there are none.
    Measure(Measure, Vec<String>),
    /// Derive the value of the board in stages, of which these are given.
    Derive(Vec<DerivationStage>),
}

impl Task {
    /// Whether an answer to it is judged by the values of its subjects.
    pub fn needs_values(&self) -> bool {
        match self {
            Task::Value(_)
            | Task::Temperature(_)
            | Task::Walls
            | Task::Measure(..)
            | Task::Stop(_)
            | Task::Order
            | Task::Derive(_) => true,
            Task::Winner(_)
            | Task::Outcome
            | Task::Jump(_)
            | Task::Jumps(_)
            | Task::Hold(_)
            | Task::Compare
            | Task::Set(_)
            | Task::Parts
            | Task::Strike(_)
            | Task::Through(..) => false,
        }
    }
}

/// What a value has besides a temperature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    Birthday,
    AtomicWeight,
    Mean,
    /// Its reduced canonical form.
    Reduced,
}

/// The stages in which a student derives a value, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DerivationStage {
    /// Say to which value each jump leads.
    Options,
    /// Strike out the dominated jumps of both players.
    Dominated,
    /// Of the jumps that remain, find those that reverse, with the opponent's answers and with the values
    /// that take the places of the jumps.
    Reversible,
    /// Give the value.
    Name,
}

/// The property that a position must have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// This player wins, whoever starts.
    Wins(Player),
    First,
    Second,
    /// Its value compares like this with a typed value.
    Compares(Comparison, String),
    /// This, and every stone of the item's board is still there.
    Keeping(Box<Condition>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    Equal,
    Less,
    Greater,
    Confused,
}

named!(Measure { Birthday: "birthday", AtomicWeight: "weight", Mean: "mean", Reduced: "reduced" });

named!(Comparison { Equal: "=", Less: "<", Greater: ">", Confused: "<>" });

/// The notation of the file of lessons and of links.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Task::Winner(player) => write!(f, "winner {}", player.name()),
            Task::Outcome => f.write_str("outcome"),
            Task::Jump(player) => write!(f, "jump {}", player.name()),
            Task::Jumps(player) => write!(f, "jumps {}", player.name()),
            Task::Value(choices) => write_choices(f, "value", choices),
            Task::Set(wish) => write!(f, "set {wish}"),
            Task::Order => f.write_str("order"),
            Task::Parts => f.write_str("parts"),
            Task::Strike(player) => write!(f, "strike {}", player.name()),
            Task::Through(player, jump) => write!(f, "through {} {jump}", player.name()),
            Task::Hold(player) => write!(f, "hold {}", player.name()),
            Task::Temperature(choices) => write_choices(f, "temperature", choices),
            Task::Walls => f.write_str("walls"),
            Task::Measure(measure, choices) => write_choices(f, measure.name(), choices),
            Task::Derive(given) => {
                let given: Vec<String> = given.iter().map(|stage| stage.name().into()).collect();
                write_choices(f, "derive", &given)
            }
            Task::Stop(player) => write!(f, "stop {}", player.name()),
            Task::Compare => f.write_str("compare"),
        }
    }
}

fn write_choices(f: &mut fmt::Formatter, kind: &str, choices: &[String]) -> fmt::Result {
    match choices {
        [] => f.write_str(kind),
        choices => write!(f, "{kind} {}", choices.join("; ")),
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Condition::Wins(player) => f.write_str(player.name()),
            Condition::First => f.write_str("first"),
            Condition::Second => f.write_str("second"),
            Condition::Compares(relation, value) => write!(f, "{} {value}", relation.name()),
            Condition::Keeping(wish) => write!(f, "keeping {wish}"),
        }
    }
}

impl Condition {
    /// What the whole position must be.
    pub fn of_whole(&self) -> &Condition {
        match self {
            Condition::Keeping(wish) => wish.of_whole(),
            wish => wish,
        }
    }
}

named!(DerivationStage {
    Options: "options",
    Dominated: "dominated",
    Reversible: "reversible",
    Name: "name",
});

impl DerivationStage {
    /// The stage that an answer belongs to, and the answer without its first word. Without the word of a
    /// stage it is the value.
    pub fn of_answer(answer: &str) -> (DerivationStage, &str) {
        let (word, rest) = answer.split_once(' ').unwrap_or((answer, ""));
        match word.parse() {
            Ok(stage) => (stage, rest),
            Err(_) => (DerivationStage::Name, answer),
        }
    }
}
