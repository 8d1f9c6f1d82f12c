//! Drawn exercises about values that are written, not laid on a board.

use std::fmt;

use basics::dice::Dice;

use crate::content::lessons::drill::{Drill, TYPED_FAMILY_NAMES};

/// Draws a value of this difficulty. The first number or sign alternates with the place, so that no value comes twice
/// in a row.
type DrawValue = fn(Drill, &mut Dice) -> String;

/// In the order of their names.
const DRAWN: [DrawValue; TYPED_FAMILY_NAMES.len()] =
    [nim_sum, arrows, simplest, fitting, translated, walls, weights, birthday, mean, reduced];

/// The value of this number, if the family has values.
pub fn typed_exercise(family: &str, drill: Drill) -> Option<String> {
    let place = TYPED_FAMILY_NAMES.iter().position(|name| *name == family)?;
    Some(DRAWN[place](drill, &mut Dice(drill.seed())))
}

/// A fraction whose denominator is a power of two.
#[derive(Clone, Copy, PartialEq)]
struct Fraction {
    above: i64,
    below: i64,
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Fraction { mut above, mut below } = *self;
        while below > 1 && above % 2 == 0 {
            (above, below) = (above / 2, below / 2);
        }
        if below == 1 { write!(f, "{above}") } else { write!(f, "{above}/{below}") }
    }
}

impl Fraction {
    /// From −3 to 3, with this denominator.
    fn draw(place: u64, below: i64, dice: &mut Dice) -> Fraction {
        let steps = dice.below(3 * below as u64) as i64 * 2 + (place % 2) as i64;
        Fraction { above: steps - 3 * below, below }
    }

    /// Greater by at least `least` steps of one over the denominator, and by fewer than `least + spread`.
    fn greater(self, least: i64, spread: u64, dice: &mut Dice) -> Fraction {
        Fraction { above: self.above + least + dice.below(spread) as i64, ..self }
    }
}

fn at<T: Copy>(difficulty: u64, each: [T; 5]) -> T {
    each[difficulty.min(4) as usize]
}

fn one_of<'a>(signs: &[&'a str], dice: &mut Dice) -> &'a str {
    signs[dice.below(signs.len() as u64) as usize]
}

fn nim_sum(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let (heaps, most) = at(difficulty, [(2, 3), (2, 7), (3, 7), (3, 15), (4, 15)]);
    let first = 2 * dice.below(most / 2) + 2 - place % 2;
    let rest = (1..heaps).map(|_| 1 + dice.below(most));
    let nimber = |heap: u64| if heap == 1 { "*".to_string() } else { format!("*{heap}") };
    [first].into_iter().chain(rest).map(nimber).collect::<Vec<_>>().join(" + ")
}

/// No more than two ups or two downs are ahead at any place of the sum.
fn arrows(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let mut ahead = if place % 2 == 0 { 1 } else { -1 };
    let mut terms = vec![if ahead > 0 { "^" } else { "v" }];
    for _ in 1..at(difficulty, [2, 3, 4, 5, 6]) {
        let term = match one_of(&["^", "v", "*"], dice) {
            "^" if ahead == 2 => "v",
            "v" if ahead == -2 => "^",
            term => term,
        };
        ahead += match term {
            "^" => 1,
            "v" => -1,
            _ => 0,
        };
        terms.push(term);
    }
    terms.join(" + ")
}

fn simplest(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let (below, least, spread) =
        at(difficulty, [(1, 2, 3), (1, 1, 2), (2, 1, 3), (4, 1, 5), (8, 1, 9)]);
    let left = Fraction::draw(place, below, dice);
    format!("{{{left}|{}}}", left.greater(least, spread, dice))
}

/// Numbers, perhaps with an infinitesimal added; now and then both options are one number, and no number fits.
fn fitting(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let below = at(difficulty, [1, 1, 1, 2, 4]);
    let left = Fraction::draw(place, below, dice);
    if difficulty > 1 && dice.below(6) == 0 {
        return format!("{{{left}|{left}}}");
    }
    let right = left.greater(1, 2, dice);
    let signs: &[&str] = at(
        difficulty,
        [&["", "*"], &["", "*"], &["*", "^", "v"], &["*", "^", "v"], &["*", "^", "v", "^*", "v*"]],
    );
    let beside = if difficulty == 0 { "" } else { one_of(signs, dice) };
    format!("{{{left}{}|{right}{beside}}}", one_of(&signs[usize::from(difficulty == 0)..], dice))
}

/// A switch beside a number.
fn translated(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let low = Fraction::draw(place, at(difficulty, [1, 1, 2, 1, 2]), dice);
    let high = low.greater(1, 4, dice);
    let number =
        Fraction { above: 4 + dice.below(4) as i64, below: at(difficulty, [1, 2, 2, 1, 4]) };
    match difficulty {
        ..3 => format!("{{{high}|{low}}} + {number}"),
        _ => format!("{{{}||{high}|{low}}} + {number}", high.greater(1, 3, dice)),
    }
}

/// Switches, and threats of one player or of both.
fn walls(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let low = Fraction::draw(place, 1, dice);
    let next = low.greater(1, 4, dice);
    let high = next.greater(1, 4, dice);
    match difficulty {
        0 => format!("{{{next}|{low}}}"),
        1 => format!("{{{high}||{next}|{low}}}"),
        2 => format!("{{{high}|{next}||{low}}}"),
        3 if place % 2 == 0 => format!("{{{high}||{next}|{low}}}"),
        3 => format!("{{{high}|{next}||{low}}}"),
        _ => format!("{{{}|{high}||{next}|{low}}}", high.greater(1, 4, dice)),
    }
}

fn weights(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let signs: &[&str] = at(
        difficulty,
        [
            &["^", "v", "*"],
            &["^", "v", "*", "*2"],
            &["^", "^^", "v", "*2"],
            &["^^", "vv", "^*", "*3"],
            &["^^", "vv", "^*", "v*", "^", "*2"],
        ],
    );
    let first = if place % 2 == 0 { "^" } else { "v" };
    let rest = (1..at(difficulty, [2, 3, 3, 4, 5])).map(|_| one_of(signs, dice));
    [first].into_iter().chain(rest).collect::<Vec<_>>().join(" + ")
}

/// Numbers and, at first, nimbers.
fn birthday(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    if difficulty == 0 && dice.below(2) == 0 {
        return format!("*{}", 2 * (1 + dice.below(2)) + place % 2);
    }
    let below = at(difficulty, [1, 2, 4, 8, 16]);
    Fraction::draw(place, below, dice).to_string()
}

/// What is asked of walls is also asked of many copies; harder ones are sums.
fn mean(drill: Drill, dice: &mut Dice) -> String {
    match drill.difficulty {
        ..4 => walls(drill, dice),
        _ => format!(
            "{} + {}",
            walls(Drill { difficulty: 1, ..drill }, dice),
            Fraction::draw(drill.place, 2, dice)
        ),
    }
}

/// A hot value or a number, with infinitesimals to leave out.
fn reduced(Drill { place, difficulty }: Drill, dice: &mut Dice) -> String {
    let signs: &[&str] = at(
        difficulty,
        [
            &["*"],
            &["*", "^", "v"],
            &["*", "^", "v"],
            &["^*", "v*", "^^"],
            &["^*", "v*", "^^", "*2"],
        ],
    );
    let low = Fraction::draw(place, at(difficulty, [1, 1, 2, 2, 4]), dice);
    if dice.below(4) == 0 {
        return format!("{low}{}", one_of(signs, dice));
    }
    let high = low.greater(1, 4, dice);
    format!("{{{high}{}|{low}{}}}", one_of(signs, dice), one_of(signs, dice))
}
