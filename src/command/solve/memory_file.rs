//! What a search knows so far, as a file: a line that says which search it is, how many entries follow and how
//! long it has taken, the entries, and a checksum.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::path::Path;

use crate::command::solve::answers::Effort;
use crate::command::solve::safe_file::{Checksum, replace};
use crate::solver::OutcomeSearch;

const VERSION: &str = "papamu search 1";
/// The first line is never longer than this.
const LONGEST_LINE: u64 = 1_000;

/// Writes what the search called `name` knows.
pub fn save(path: &Path, name: &str, search: &OutcomeSearch, effort: Effort) -> Result<(), String> {
    let entries = search.entries().count();
    replace(path, |file| {
        let (positions, milliseconds) = (effort.positions, effort.milliseconds);
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

/// Tells the search what it knew, and how much effort that took; nothing if the file is not there or of another
/// search. An error says what to do.
pub fn load(path: &Path, name: &str, search: &mut OutcomeSearch) -> Result<Effort, String> {
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Effort::default()),
        Err(error) => return Err(format!("{} cannot be read: {error}", path.display())),
        Ok(file) => file,
    };
    let damaged = || {
        format!(
            "{} is damaged: delete it, and the search of this opening begins anew; what was decided before \
             is in another file and stays",
            path.display()
        )
    };
    let mut file = BufReader::new(file);
    let mut line = String::new();
    file.by_ref().take(LONGEST_LINE).read_line(&mut line).map_err(|_| damaged())?;
    let rest = line.strip_prefix(VERSION).and_then(|rest| rest.strip_prefix('\t'));
    let rest = rest.and_then(|rest| rest.strip_suffix('\n')).ok_or_else(damaged)?;
    let Some(numbers) = rest.strip_prefix(name).and_then(|rest| rest.strip_prefix('\t')) else {
        return Ok(Effort::default());
    };
    let numbers: Option<Vec<u64>> = numbers.split('\t').map(|word| word.parse().ok()).collect();
    let Some([positions, milliseconds, entries]) = numbers.as_deref() else {
        return Err(damaged());
    };
    let mut sum = Checksum::of_text(&line);
    let mut word = || {
        let mut bytes = [0; 8];
        file.read_exact(&mut bytes).map(|()| u64::from_le_bytes(bytes)).map_err(|_| damaged())
    };
    for _ in 0..*entries {
        let entry = [word()?, word()?];
        entry.into_iter().for_each(|word| sum.add(word));
        search.learn(entry);
    }
    if word()? != sum.number() || word().is_ok() {
        return Err(damaged());
    }
    Ok(Effort { positions: *positions, milliseconds: *milliseconds })
}
