//! A position for each value born by day 3: the file `static/early.txt`, which `papamu early` writes and the page reads.
//!
//! ```text
//! file     = *(comment / value)       ; a line each, words separated by tabs
//! comment  = "#" TEXT
//! value    = DAY NAME way way         ; under ancient rules, under modern rules
//! way      = how STONES position      ; on the plane
//! how      = "listed" / "sum" / "compared" / "built" / "unknown"
//! position = TEXT / "-"
//! ```

use konane::{Board, Edge, Rules};

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

impl How {
    pub const ALL: [How; 5] = [How::Listed, How::Sum, How::Compared, How::Built, How::Unknown];

    pub fn name(self) -> &'static str {
        match self {
            How::Listed => "listed",
            How::Sum => "sum",
            How::Compared => "compared",
            How::Built => "built",
            How::Unknown => "unknown",
        }
    }
}

/// The smallest position that was found for a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub how: How,
    pub stones: u32,
    /// The text of the position. What is built can be built again, and has none.
    pub position: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlyValue {
    pub day: u64,
    /// In plain signs.
    pub name: String,
    /// In the order of [`Rules::ALL`].
    pub ways: [Way; Rules::ALL.len()],
}

impl EarlyValue {
    pub fn line(&self) -> String {
        let ways = self.ways.each_ref().map(|Way { how, stones, position }| {
            format!("{}\t{stones}\t{}", how.name(), position.as_deref().unwrap_or("-"))
        });
        format!("{}\t{}\t{}\n", self.day, self.name, ways.join("\t"))
    }

    fn read(line: &str) -> Option<EarlyValue> {
        let words: Vec<&str> = line.split('\t').collect();
        let [day, name, ancient @ .., modern_how, modern_stones, modern] = &words[..] else {
            return None;
        };
        let [ancient_how, ancient_stones, ancient] = ancient else { return None };
        let ways = [
            Way::read(ancient_how, ancient_stones, ancient)?,
            Way::read(modern_how, modern_stones, modern)?,
        ];
        Some(EarlyValue { day: day.parse().ok()?, name: name.to_string(), ways })
    }
}

impl Way {
    fn read(how: &str, stones: &str, position: &str) -> Option<Way> {
        let how = How::ALL.into_iter().find(|known| known.name() == how)?;
        let position = (position != "-").then(|| position.trim().to_string());
        let stones = stones.parse().ok()?;
        let is_good = match &position {
            Some(text) => Board::parse(text, Edge::Plane).ok()?.stones().count() == stones as usize,
            None => !matches!(how, How::Listed | How::Sum),
        };
        is_good.then_some(Way { how, stones, position })
    }
}

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
        let way = |how, stones, position: &str| Way {
            how,
            stones,
            position: (position != "-").then(|| position.to_string()),
        };
        let value = EarlyValue {
            day: 3,
            name: "{1|*2}".to_string(),
            ways: [way(How::Built, 300, "-"), way(How::Sum, 4, "xo2/3xo")],
        };
        let text = format!("# early\n{}", value.line());
        assert_eq!(read(&text), Ok(vec![value]));
        for broken in [
            text.replace("built", "guessed"),
            text.replace("300", "many"),
            text.replace("sum\t4", "sum\t5"),
            text.replace("xo2/3xo", "xo2/3x?"),
            text.replace("xo2/3xo", "-"),
            text.replace('\n', "\tmore\n"),
            text.replace("3\t{", "{"),
        ] {
            assert_eq!(read(&broken[..]), Err(2), "{broken}");
        }
    }
}
