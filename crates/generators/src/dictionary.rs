//! `generate dictionary`: the smallest positions of each value, from censuses, as files for the page.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::candidate::{Candidate, stones};
use answers::LONGEST;
use basics::budget::Budget;
use command::Done;
use command::census::{self, Extent, Label, Part};
use konane::{Board, Colours, Surroundings};
use teaching::dictionary::{
    Contents, DictionaryRow, Directory, MOST_POSITIONS, SETTINGS, SHARD_BYTES, Setting, ValueKind,
    ValueOrder, digest,
};
use value::{Dyadic, Style, Values};

/// Writes the dictionary of these censuses into a new folder.
pub fn write(folder: &Path, files: &[PathBuf]) -> Done {
    let is_taken = fs::read_dir(folder).map_or(folder.exists(), |mut files| files.next().is_some());
    if is_taken {
        return Err(format!("{} is there already: give a new folder", folder.display()).into());
    }
    let mut collector = Collector::default();
    let mut parts = Vec::new();
    for file in files {
        let (Label { extent, surroundings, colours, rules, part }, lines) = census::open(file)?;
        let place = Setting { rules, surroundings };
        if colours != Colours::Any {
            let name = file.display();
            return Err(format!("{name}: the dictionary takes censuses of any colours").into());
        }
        let most = match (extent, surroundings) {
            (Extent::Squares(_), Surroundings::Plane) => {
                let name = file.display();
                return Err(format!("{name}: the dictionary takes components on the plane").into());
            }
            (Extent::Stones(most) | Extent::Squares(most), _) => most,
        };
        for line in lines {
            let line = line.map_err(|error| format!("{}: {error}", file.display()))?;
            let known = collector.take(&line, place);
            known.ok_or_else(|| {
                format!("{}: this is no position and value: {line}", file.display())
            })?;
        }
        parts.push((place, most, part));
    }
    for place in SETTINGS {
        collector.contents[place.index()].most = whole(place, &parts)?;
    }
    collector.write(folder)
}

/// How far the censuses of a place go, whose parts must be complete.
fn whole(place: Setting, parts: &[(Setting, u32, Part)]) -> Result<u32, String> {
    let (rules, board) = (place.rules.name(), place.surroundings.name());
    let here = parts.iter().filter(|(of, _, _)| *of == place);
    let mut parts: Vec<_> = here.map(|(_, most, part)| (*most, part.of, part.number)).collect();
    parts.sort_unstable();
    let Some(&(most, of, _)) = parts.first() else {
        return Err(format!("there is no census of {rules} rules, {board}"));
    };
    let all = (1..=of).map(|number| (most, of, number));
    if !parts.iter().copied().eq(all) {
        return Err(format!(
            "the parts of the census of {rules} rules, {board}, are not the whole, each once"
        ));
    }
    Ok(most)
}

/// A value that a position of the censuses has, or the negative of one.
struct Entry {
    kind: ValueKind,
    mean_and_temperature: (Dyadic, Dyadic),
    birthday: u64,
    negative: String,
    /// By place.
    smallest: [Smallest; SETTINGS.len()],
}

/// The smallest positions of a value in a place.
#[derive(Default)]
struct Smallest {
    /// On any squares, the smallest first.
    any: Vec<Candidate>,
    /// With colours as after an opening.
    opened: Option<Candidate>,
}

impl Smallest {
    /// Whether a position with so many stones may be one of these.
    fn may_have(&self, stones: u32) -> bool {
        let greatest =
            |candidate: Option<&Candidate>| candidate.is_none_or(|it| it.stones >= stones);
        greatest(self.any.get(MOST_POSITIONS - 1)) || greatest(self.opened.as_ref())
    }

    fn add(&mut self, board: &Board) {
        let candidate = Candidate::of(board);
        let is_smaller = self.opened.as_ref().is_none_or(|known| candidate < *known);
        if is_smaller && Colours::Opening.has(board) {
            self.opened = Some(candidate.clone());
        }
        let index = self.any.partition_point(|one| *one < candidate);
        if self.any.get(index) != Some(&candidate) {
            self.any.insert(index, candidate);
            self.any.truncate(MOST_POSITIONS);
        }
    }

    fn positions(self) -> Vec<String> {
        let mut all = self.any;
        all.extend(self.opened.filter(|opened| !all.contains(opened)));
        all.into_iter().map(|one| one.position).collect()
    }
}

struct Collector {
    values: Values,
    /// By name.
    entries: HashMap<String, Entry>,
    contents: [Contents; SETTINGS.len()],
}

impl Default for Collector {
    fn default() -> Self {
        let contents = |place| Contents {
            place,
            most: 0,
            positions: 0,
            kinds: Default::default(),
            birthdays: Vec::new(),
        };
        Collector {
            values: Values::new(),
            entries: HashMap::new(),
            contents: SETTINGS.map(contents),
        }
    }
}

impl Collector {
    /// Adds a line of a census; `None` if it is none.
    fn take(&mut self, line: &str, place: Setting) -> Option<()> {
        let (position, name) = line.split_once('\t')?;
        if !self.entries.contains_key(name) {
            let entry = self.entry(name)?;
            self.entries.insert(name.to_string(), entry);
        }
        let entry = self.entries.get_mut(name)?;
        let contents = &mut self.contents[place.index()];
        contents.positions += 1;
        contents.kinds[entry.kind as usize] += 1;
        let smallest = &mut entry.smallest[place.index()];
        if !smallest.may_have(stones(position)) {
            return Some(());
        }
        let board = Board::parse(position, place.surroundings.edge()).ok()?;
        smallest.add(&board);
        if entry.negative == name {
            return Some(());
        }
        // The census lists one of a position and its negative.
        let negative = entry.negative.clone();
        if !self.entries.contains_key(&negative) {
            let entry = self.entry(&negative)?;
            self.entries.insert(negative.clone(), entry);
        }
        let smallest = &mut self.entries.get_mut(&negative)?.smallest[place.index()];
        smallest.add(&board.swapped());
        Some(())
    }

    /// What a value is, without positions; `None` if the name is not that of a value.
    fn entry(&mut self, name: &str) -> Option<Entry> {
        let (values, budget) = (&mut self.values, &mut Budget::unlimited());
        let value = values.parse(name, budget).ok()?;
        let negative = values.negative(value, budget).ok()?;
        let kind = if values.is_number(value) {
            ValueKind::Number
        } else if values.is_all_small(value, budget).ok()? {
            ValueKind::AllSmall
        } else if values.is_hot(value) {
            ValueKind::Hot
        } else {
            ValueKind::EqualStops
        };
        Some(Entry {
            kind,
            mean_and_temperature: (
                values.mean(value, budget).ok()?,
                values.temperature(value, budget).ok()?,
            ),
            birthday: values.birthday(value),
            negative: values.write(negative, Style::Plain, LONGEST, budget).ok()?,
            smallest: Default::default(),
        })
    }

    fn write(mut self, folder: &Path) -> Done {
        let rows: BTreeMap<ValueOrder, DictionaryRow> = self
            .entries
            .into_iter()
            .map(|(name, entry)| {
                let (mean, temperature) = entry.mean_and_temperature;
                let key = ValueOrder { mean, temperature, name };
                let positions = entry.smallest.map(Smallest::positions);
                (key.clone(), DictionaryRow { key, birthday: entry.birthday, positions })
            })
            .collect();
        for DictionaryRow { birthday, positions, .. } in rows.values() {
            let here = self.contents.iter_mut().zip(positions);
            for (contents, _) in here.filter(|(_, positions)| !positions.is_empty()) {
                let day = *birthday as usize;
                contents.birthdays.resize(contents.birthdays.len().max(day + 1), 0);
                contents.birthdays[day] += 1;
            }
        }
        fs::create_dir_all(folder)?;
        let write = |name: &str, text: &str| {
            let path = folder.join(name);
            fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
        };
        let mut shards = Vec::new();
        let mut rest = rows.values().peekable();
        while let Some(first) = rest.peek().map(|row| row.key.clone()) {
            let mut shard = String::new();
            while shard.len() < SHARD_BYTES
                && let Some(row) = rest.next()
            {
                shard += &row.line();
            }
            let name = digest(&shard);
            write(&format!("{name}.txt"), &shard)?;
            shards.push((name, first));
        }
        let count = shards.len();
        let directory = Directory { contents: self.contents.into(), shards }.text();
        write(&format!("directory-{}.txt", digest(&directory)), &directory)?;
        Ok(writeln!(io::stdout(), "{}: {} values in {count} shards", folder.display(), rows.len())?)
    }
}
