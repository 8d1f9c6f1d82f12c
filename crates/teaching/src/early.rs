//! Positions for each value born by day 3: the file `static/early.txt`, which `./dev generate early` writes and the page reads.
//!
//! ```text
//! file     = *(comment / value)       ; a line each, words separated by tabs
//! comment  = "#" TEXT
//! value    = DAY NAME 4way            ; under ancient rules: with colours as after an opening, on any squares; modern: the same
//! way      = how STONES position game ; on the plane
//! how      = "listed" / "sum" / "compared" / "built" / "unknown"
//! position = TEXT / "-"
//! game     = "game" / "none" / "-"    ; whether a game from a full board ends in the position; "-": not known
//! ```

use basics::named;
use konane::{Board, Colours, Edge, Rules};

/// Where a position comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum How {
    /// Among all small positions.
    Listed,
    /// Several positions side by side.
    Sum,
    /// Made as in docs/universal.md, and the solver has compared it with the value.
    Compared,
    /// Made as in docs/universal.md. The solver has not compared it with the value.
    Built,
    Unknown,
}

named!(How {
    Listed: "listed",
    Sum: "sum",
    Compared: "compared",
    Built: "built",
    Unknown: "unknown",
});

/// The smallest position that was found for a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallestPosition {
    pub how: How,
    pub stones: u32,
    /// The text of the position. What is built can be built again, and has none.
    pub position: Option<String>,
    /// Whether a game from a full board ends in the position, if that is known.
    pub has_game: Option<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlyValue {
    pub day: u64,
    /// In plain signs.
    pub name: String,
    /// In the order of [`Rules::ALL`], then of [`Colours::ALL`].
    pub smallest: [[SmallestPosition; Colours::ALL.len()]; Rules::ALL.len()],
}

impl EarlyValue {
    pub fn line(&self) -> String {
        let smallest: Vec<String> =
            self.smallest.iter().flatten().map(SmallestPosition::text).collect();
        format!("{}\t{}\t{}\n", self.day, self.name, smallest.join("\t"))
    }

    pub fn smallest(&self, rules: Rules, colours: Colours) -> &SmallestPosition {
        &self.smallest[rules as usize][colours as usize]
    }

    /// Its smallest positions, with their rules.
    pub fn all(&self) -> impl Iterator<Item = (Rules, &SmallestPosition)> {
        let smallest = Rules::ALL.into_iter().zip(&self.smallest);
        smallest
            .flat_map(|(rules, smallest)| smallest.iter().map(move |smallest| (rules, smallest)))
    }

    fn read(line: &str) -> Option<EarlyValue> {
        let words: Vec<&str> = line.split('\t').collect();
        let [day, name, smallest @ ..] = &words[..] else { return None };
        let smallest: Option<Vec<SmallestPosition>> =
            smallest.chunks(4).map(SmallestPosition::read).collect();
        let [one, two, three, four] = <[SmallestPosition; 4]>::try_from(smallest?).ok()?;
        let smallest = [[one, two], [three, four]];
        Some(EarlyValue { day: day.parse().ok()?, name: name.to_string(), smallest })
    }
}

impl SmallestPosition {
    pub const UNKNOWN: SmallestPosition =
        SmallestPosition { how: How::Unknown, stones: 0, position: None, has_game: None };

    fn text(&self) -> String {
        let SmallestPosition { how, stones, position, has_game } = self;
        let game = GAMES.iter().find(|(_, known)| known == has_game).map_or("-", |(name, _)| name);
        format!("{}\t{stones}\t{}\t{game}", how.name(), position.as_deref().unwrap_or("-"))
    }

    fn read(words: &[&str]) -> Option<SmallestPosition> {
        let [how, stones, position, game] = *words else { return None };
        let how = how.parse().ok()?;
        let position = (position != "-").then(|| position.trim().to_string());
        let stones = stones.parse().ok()?;
        let (_, has_game) = *GAMES.iter().find(|(name, _)| *name == game)?;
        let is_good = match &position {
            Some(text) => Board::parse(text, Edge::Plane).ok()?.stones().count() == stones as usize,
            None => !matches!(how, How::Listed | How::Sum) && has_game.is_none(),
        };
        is_good.then_some(SmallestPosition { how, stones, position, has_game })
    }
}

const GAMES: [(&str, Option<bool>); 3] = [("game", Some(true)), ("none", Some(false)), ("-", None)];

/// All values of a file; the number of the first line that cannot be read.
pub fn read(text: &str) -> Result<Vec<EarlyValue>, usize> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.map(|(index, line)| EarlyValue::read(line).ok_or(index + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back_and_mistakes_have_a_line() {
        let smallest = |how, stones, position: &str, has_game| SmallestPosition {
            how,
            stones,
            position: (position != "-").then(|| position.to_string()),
            has_game,
        };
        let value = EarlyValue {
            day: 3,
            name: "{1|*2}".to_string(),
            smallest: [
                [SmallestPosition::UNKNOWN, smallest(How::Built, 300, "-", None)],
                [
                    smallest(How::Listed, 5, "xoxox", Some(true)),
                    smallest(How::Sum, 4, "xo2/3xo", Some(false)),
                ],
            ],
        };
        let text = format!("# early\n{}", value.line());
        assert_eq!(read(&text), Ok(vec![value]));
        for broken in [
            text.replace("built", "guessed"),
            text.replace("300", "many"),
            text.replace("sum\t4", "sum\t5"),
            text.replace("xo2/3xo", "xo2/3x?"),
            text.replace("xo2/3xo", "-"),
            text.replace("xoxox\tgame", "xoxox\tperhaps"),
            text.replace("300\t-\t-", "300\t-\tgame"),
            text.replace("\tunknown\t0\t-\t-", ""),
            text.replace('\n', "\tmore\n"),
            text.replace("3\t{", "{"),
        ] {
            assert_eq!(read(&broken[..]), Err(2), "{broken}");
        }
    }
}
