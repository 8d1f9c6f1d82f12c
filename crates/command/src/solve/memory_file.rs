//! The state of a search as a file: a line with the name of the search, its number of entries and its
//! cost; then the entries, and a checksum.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::path::Path;

use crate::safe_file::replace;
use crate::solve::answers::Cost;
use basics::checksum::Checksum;
use solver::OutcomeSearch;

const VERSION: &str = "papamu search 1";
/// The first line is never longer than this.
const LONGEST_LINE: u64 = 1_000;

/// Writes the table of the search called `name`.
pub fn save(path: &Path, name: &str, search: &OutcomeSearch, cost: Cost) -> Result<(), String> {
    let entries = search.entries().count();
    replace(path, |file| {
        let (positions, milliseconds) = (cost.positions, cost.milliseconds);
        let line = format!("{VERSION}\t{name}\t{positions}\t{milliseconds}\t{entries}\n");
        let mut sum = Checksum::of_text(&line);
        file.write_all(line.as_bytes())?;
        for word in search.entries().flatten() {
            sum.add(word);
            file.write_all(&word.to_le_bytes())?;
        }
        file.write_all(&sum.number().to_le_bytes())
    })
}

/// Loads the table into the search and returns its cost so far; nothing if there is no file or it
/// belongs to another search. An error says what to do.
pub fn load(path: &Path, name: &str, search: &mut OutcomeSearch) -> Result<Cost, String> {
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Cost::default()),
        Err(error) => return Err(format!("{} cannot be read: {error}", path.display())),
        Ok(file) => file,
    };
    read(BufReader::new(file), name, search).ok_or_else(|| {
        format!(
            "{} is damaged: delete it, and the search of this opening starts again; what was decided before \
             is in another file and stays",
            path.display()
        )
    })
}

/// The same from what a file contains; `None` if it is damaged.
pub fn read(mut file: impl BufRead, name: &str, search: &mut OutcomeSearch) -> Option<Cost> {
    let mut line = String::new();
    file.by_ref().take(LONGEST_LINE).read_line(&mut line).ok()?;
    let words: Vec<&str> = line.strip_suffix('\n')?.rsplitn(4, '\t').collect();
    let [entries, milliseconds, positions, whose] = words[..] else { return None };
    let is_own = whose == format!("{VERSION}\t{name}");
    let number = |word: &str| word.parse::<u64>().ok();
    let mut sum = Checksum::of_text(&line);
    let mut word = || {
        let mut bytes = [0; 8];
        file.read_exact(&mut bytes).ok().map(|()| u64::from_le_bytes(bytes))
    };
    for _ in 0..number(entries)? {
        let entry = [word()?, word()?];
        entry.into_iter().for_each(|word| sum.add(word));
        if is_own {
            search.learn(entry);
        }
    }
    if word()? != sum.number() || file.read(&mut [0]).map_or(true, |more| more > 0) {
        return None;
    }
    let cost = Cost { positions: number(positions)?, milliseconds: number(milliseconds)? };
    Some(if is_own { cost } else { Cost::default() })
}
