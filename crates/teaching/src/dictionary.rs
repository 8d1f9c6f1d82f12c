//! The dictionary of positions as files: a directory, and shards with the smallest positions of each
//! value. `./dev generate dictionary` writes them, the page reads them; docs/dictionary.md defines them.

use std::cmp::Ordering;
use std::fmt::Write as _;

use basics::checksum::Checksum;
use basics::named;
use konane::{Board, Rules, Surroundings};
use value::Dyadic;

/// The places whose positions the dictionary has, in the order of its columns.
pub const SETTINGS: [Setting; 8] = [
    Setting { rules: Rules::Ancient, surroundings: Surroundings::Plane },
    Setting { rules: Rules::Ancient, surroundings: Surroundings::OneWall },
    Setting { rules: Rules::Ancient, surroundings: Surroundings::Corner },
    Setting { rules: Rules::Ancient, surroundings: Surroundings::Walls },
    Setting { rules: Rules::Modern, surroundings: Surroundings::Plane },
    Setting { rules: Rules::Modern, surroundings: Surroundings::OneWall },
    Setting { rules: Rules::Modern, surroundings: Surroundings::Corner },
    Setting { rules: Rules::Modern, surroundings: Surroundings::Walls },
];
/// The most positions of a value in a place, besides the smallest with colours as after an opening.
pub const MOST_POSITIONS: usize = 3;
/// A shard ends behind the row with which it has this many bytes.
pub const SHARD_BYTES: usize = 32 << 10;
const VERSION: &str = "papamu dictionary 2";

/// The rules, and what is around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    pub rules: Rules,
    pub surroundings: Surroundings,
}

impl Setting {
    pub fn index(self) -> usize {
        SETTINGS.iter().position(|&place| place == self).unwrap_or_default()
    }
}

/// Each value is of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    Number,
    /// In each of its positions both players can move, or neither can. No number but 0 is all-small,
    /// and 0 is counted with the numbers.
    AllSmall,
    /// Its stops are equal, but it is neither a number nor all-small.
    EqualStops,
    /// Its stops differ.
    Hot,
}

named!(ValueKind {
    Number: "number",
    AllSmall: "all-small",
    EqualStops: "equal-stops",
    Hot: "hot",
});

/// What puts values in order: values near each other have nearly the same mean, then temperature.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ValueOrder {
    pub mean: Dyadic,
    pub temperature: Dyadic,
    /// The value in plain signs.
    pub name: String,
}

/// A value and its smallest positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DictionaryRow {
    pub key: ValueOrder,
    pub birthday: u64,
    /// By place, the smallest first.
    pub positions: [Vec<String>; SETTINGS.len()],
}

impl DictionaryRow {
    pub fn line(&self) -> String {
        let ValueOrder { mean, temperature, name } = &self.key;
        let positions = self.positions.each_ref().map(|positions| positions.join(" ")).join("\t");
        format!("{mean}\t{temperature}\t{}\t{name}\t{positions}\n", self.birthday)
    }

    fn read(line: &str) -> Option<DictionaryRow> {
        let mut words = line.split('\t');
        let (mean, temperature) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let birthday = words.next()?.parse().ok()?;
        let name = words.next()?.to_string();
        let mut positions: [Vec<String>; SETTINGS.len()] = Default::default();
        for (positions, place) in positions.iter_mut().zip(SETTINGS) {
            *positions = words.next()?.split_whitespace().map(str::to_string).collect();
            let is_good =
                |position: &String| Board::parse(position, place.surroundings.edge()).is_ok();
            positions.iter().all(is_good).then_some(())?;
        }
        let row =
            DictionaryRow { key: ValueOrder { mean, temperature, name }, birthday, positions };
        words.next().is_none().then_some(row)
    }
}

/// The name of a shard, and what the names of other files end with.
pub fn digest(text: &str) -> String {
    format!("{:016x}", Checksum::of_text(text).number())
}

/// Rows of values that follow each other.
#[derive(PartialEq, Eq, Debug)]
pub struct Shard {
    pub rows: Vec<DictionaryRow>,
}

impl Shard {
    /// The shard of this name; `None` if it is damaged.
    pub fn read(name: &str, text: &str) -> Option<Shard> {
        let rows: Option<Vec<DictionaryRow>> = text.lines().map(DictionaryRow::read).collect();
        rows.filter(|_| digest(text) == name).map(|rows| Shard { rows })
    }

    /// The value's row.
    pub fn row(&self, key: &ValueOrder) -> Option<&DictionaryRow> {
        self.rows.iter().find(|row| row.key == *key)
    }
}

/// At most `most` rows on each side of a value that has none, from shards that follow each other.
pub fn near<'a>(
    shards: impl IntoIterator<Item = &'a Shard>,
    key: &ValueOrder,
    most: usize,
) -> Vec<&'a DictionaryRow> {
    let mut rows: Vec<&DictionaryRow> = shards.into_iter().flat_map(|shard| &shard.rows).collect();
    let here = rows.partition_point(|row| row.key < *key);
    rows.truncate(here + most);
    rows.split_off(here.saturating_sub(most))
}

/// What the dictionary has of one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    pub place: Setting,
    /// It has all positions with this many stones, or on boards with this many squares.
    pub most: u32,
    /// The number of positions, up to turning, mirroring and swapping colours.
    pub positions: u64,
    /// The same by kind, in the order of [`ValueKind::ALL`].
    pub kinds: [u64; ValueKind::ALL.len()],
    /// The number of their values and the values' negatives, by birthday.
    pub birthdays: Vec<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Directory {
    /// In the order of [`SETTINGS`].
    pub contents: Vec<Contents>,
    /// The name of each shard, and the key of its first row.
    pub shards: Vec<(String, ValueOrder)>,
}

impl Directory {
    pub fn text(&self) -> String {
        let mut text = format!("{VERSION}\n");
        // Writing into a string cannot fail.
        for Contents { place, most, positions, kinds, birthdays } in &self.contents {
            let place = format!("{}\t{}", place.rules.name(), place.surroundings.name());
            let _ = writeln!(text, "contents\t{place}\t{most}\t{positions}");
            for (kind, count) in ValueKind::ALL.iter().zip(kinds) {
                let _ = writeln!(text, "kind\t{}\t{count}", kind.name());
            }
            for (birthday, count) in birthdays.iter().enumerate() {
                let _ = writeln!(text, "birthday\t{birthday}\t{count}");
            }
        }
        for (shard, ValueOrder { mean, temperature, name }) in &self.shards {
            let _ = writeln!(text, "shard\t{shard}\t{mean}\t{temperature}\t{name}");
        }
        text
    }

    /// The directory of this digest; `None` if it is damaged.
    pub fn read(name: &str, text: &str) -> Option<Directory> {
        let mut lines = text.lines();
        let is_good = lines.next() == Some(VERSION) && digest(text) == name;
        is_good.then_some(())?;
        let mut directory = Directory { contents: vec![], shards: vec![] };
        lines.try_for_each(|line| directory.take(line))?;
        let places = directory.contents.iter().map(|contents| contents.place);
        (places.eq(SETTINGS) && !directory.shards.is_empty()).then_some(directory)
    }

    fn take(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split('\t').collect();
        let latest = self.contents.last_mut();
        match words[..] {
            ["contents", rules, board, most, positions] => self.contents.push(Contents {
                place: Setting { rules: rules.parse().ok()?, surroundings: board.parse().ok()? },
                most: most.parse().ok()?,
                positions: positions.parse().ok()?,
                kinds: Default::default(),
                birthdays: Vec::new(),
            }),
            ["kind", kind, count] => {
                let kind: ValueKind = kind.parse().ok()?;
                latest?.kinds[kind as usize] = count.parse().ok()?;
            }
            ["birthday", _, count] => latest?.birthdays.push(count.parse().ok()?),
            ["shard", shard, mean, temperature, name] => {
                let (mean, temperature) = (mean.parse().ok()?, temperature.parse().ok()?);
                let first = ValueOrder { mean, temperature, name: name.to_string() };
                self.shards.push((shard.to_string(), first));
            }
            _ => return None,
        }
        Some(())
    }

    /// The name of the shard in which a value's row is, if it has one.
    pub fn shard(&self, key: &ValueOrder) -> Option<&str> {
        self.name(self.place(key))
    }

    /// The names of the shards before and after the value's own, each if the own has fewer than
    /// `most` rows on that side of the value.
    pub fn beside(&self, own: &Shard, key: &ValueOrder, most: usize) -> [Option<&str>; 2] {
        let place = self.place(key);
        let before = own.rows.iter().filter(|row| row.key < *key).count();
        let is_short = |rows: usize| rows < most;
        [
            place.checked_sub(1).filter(|_| is_short(before)).and_then(|place| self.name(place)),
            self.name(place + 1).filter(|_| is_short(own.rows.len() - before)),
        ]
    }

    /// The index of the shard in which a value's row is, if it has one.
    fn place(&self, key: &ValueOrder) -> usize {
        let before = self.shards.partition_point(|(_, first)| first.cmp(key) != Ordering::Greater);
        before.saturating_sub(1)
    }

    fn name(&self, place: usize) -> Option<&str> {
        self.shards.get(place).map(|(name, _)| name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(mean: &str, temperature: &str, name: &str) -> ValueOrder {
        let number = |text: &str| text.parse().unwrap();
        ValueOrder { mean: number(mean), temperature: number(temperature), name: name.to_string() }
    }

    fn row(key: ValueOrder) -> DictionaryRow {
        let positions = ["", "xo", "xo x1", "", "", "xo", "", ""]
            .map(|list| list.split(' ').map(str::to_string));
        let positions = positions.map(|list| list.filter(|word| !word.is_empty()).collect());
        DictionaryRow { key, birthday: 1, positions }
    }

    fn rows() -> Vec<DictionaryRow> {
        let keys = [
            ("-3/2", "1", "{-1/2|-5/2}"),
            ("0", "-1", "0"),
            ("0", "0", "*"),
            ("1/4", "-1/4", "1/4"),
        ];
        keys.map(|(mean, temperature, name)| row(key(mean, temperature, name))).into()
    }

    #[test]
    fn a_shard_is_read_back_and_any_change_is_seen() {
        let text: String = rows().iter().map(DictionaryRow::line).collect();
        let name = digest(&text);
        let shard = Shard::read(&name, &text).unwrap();
        assert_eq!(shard.rows, rows());
        assert_eq!(Shard::read(&name, &text.replace("xo", "ox")), None);
        // With too many parts of a unit, without the last place, with a mistake in a position.
        let broken = [
            format!("1/3\t0\t1\t*{}\n", "\t".repeat(SETTINGS.len())),
            format!("0\t0\t1\t*{}\n", "\t".repeat(SETTINGS.len() - 1)),
            format!("0\t0\t1\t*\tx?{}\n", "\t".repeat(SETTINGS.len() - 1)),
        ];
        for broken in &broken {
            assert_eq!(Shard::read(&digest(broken), broken), None, "{broken}");
        }
    }

    #[test]
    fn values_are_found_in_their_shard_or_near_it() {
        let rows = rows();
        assert!(rows.is_sorted_by(|one, two| one.key < two.key));
        let shard = Shard { rows: rows.clone() };
        assert_eq!(shard.row(&key("0", "0", "*")), Some(&rows[2]));
        assert_eq!(shard.row(&key("0", "0", "*2")), None);
        let [first, second] = [&rows[..2], &rows[2..]].map(|rows| Shard { rows: rows.into() });
        for (sought, most, expected) in [
            (key("0", "0", "*2"), 1, 2..4),
            (key("0", "0", "*2"), 2, 1..4),
            (key("-9", "0", "{|}"), 2, 0..2),
            (key("9", "-1", "9"), 2, 2..4),
        ] {
            let expected: Vec<&DictionaryRow> = rows[expected].iter().collect();
            assert_eq!(near([&shard], &sought, most), expected, "{sought:?}");
            assert_eq!(near([&first, &second], &sought, most), expected, "{sought:?}");
        }
        let shards = [("a", 0), ("b", 2)].map(|(name, row)| (name.into(), rows[row].key.clone()));
        let directory = Directory { contents: vec![], shards: shards.into() };
        for (mean, temperature, name, shard) in [
            ("-9", "-1", "-9", "a"),
            ("0", "-1", "0", "a"),
            ("0", "0", "*", "b"),
            ("7", "-1", "7", "b"),
        ] {
            assert_eq!(directory.shard(&key(mean, temperature, name)), Some(shard), "{name}");
        }
        let star_two = key("0", "0", "*2");
        assert_eq!(directory.beside(&second, &star_two, 1), [None, None]);
        assert_eq!(directory.beside(&second, &star_two, 2), [Some("a"), None]);
        let star = key("0", "0", "*");
        assert_eq!(directory.beside(&second, &star, 1), [Some("a"), None]);
        let below = key("-9", "0", "{|}");
        assert_eq!(directory.beside(&first, &below, 2), [None, None]);
        assert_eq!(directory.beside(&first, &below, 3), [None, Some("b")]);
    }

    #[test]
    fn places_are_known_by_their_index() {
        let indices = SETTINGS.iter().map(|place| place.index());
        assert!(indices.eq(0..SETTINGS.len()));
    }

    #[test]
    fn a_directory_is_read_back() {
        let contents = |place| Contents {
            place,
            most: 6,
            positions: 10,
            kinds: [4, 3, 2, 1],
            birthdays: vec![1, 3],
        };
        let directory = Directory {
            contents: SETTINGS.map(contents).into(),
            shards: vec![("0123456789abcdef".to_string(), key("1/2", "0", "1/2*"))],
        };
        let text = directory.text();
        assert_eq!(Directory::read(&digest(&text), &text), Some(directory));
        assert_eq!(Directory::read("", &text), None);
        for broken in [
            text.replace("contents\tmodern\twalls", "contents\tmodern\tplane"),
            "x\n".into(),
            format!("{text}x\n"),
            text[..text.find("shard").unwrap()].into(),
        ] {
            assert_eq!(Directory::read(&digest(&broken), &broken), None, "{broken}");
        }
    }
}
