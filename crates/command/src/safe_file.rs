//! Files that are either whole or recognisably damaged.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use basics::checksum::Checksum;

/// Writes a file beside the old one, which it then replaces: if the program is killed in between, one
/// of them is whole.
pub fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), String> {
    let beside = with_ending(path, ".new");
    let written = || {
        let mut file = BufWriter::new(File::create(&beside)?);
        write(&mut file)?;
        file.flush()?;
        file.get_ref().sync_all()?;
        fs::rename(&beside, path)
    };
    written().map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

/// The path of a file that belongs to another one.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The text with a last line that contains its checksum.
pub fn sealed(text: &str) -> String {
    format!("{text}{SEAL}{:016x}\n", Checksum::of_text(text).number())
}

/// The text without its checksum, if it is unchanged.
pub fn unsealed(text: &str) -> Option<&str> {
    let start = text.rfind(SEAL)?;
    let whole = &text[..start];
    (sealed(whole) == text).then_some(whole)
}

const SEAL: &str = "checksum\t";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_change_of_a_sealed_text_is_seen() {
        let text = "papamu\nd4 e4\tLeft\t-\n";
        let good = sealed(text);
        assert_eq!(unsealed(&good), Some(text));
        for place in 0..good.len() {
            let mut bytes = good.clone().into_bytes();
            bytes[place] ^= 1;
            assert_eq!(unsealed(&String::from_utf8(bytes).unwrap()), None, "{place}");
            assert_eq!(unsealed(&good[..place]), None, "cut at {place}");
        }
        assert_eq!(unsealed(&format!("{good}more")), None);
    }
}
