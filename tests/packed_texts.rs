//! Packed texts stay the same: tests every line of `tests/data/lessons.tsv` and `tests/data/results.tsv`, what is packed and
//! unpacked of any text, and damaged codes; and the programs in Python in `docs/links.md` write what the page writes.

#![cfg(not(target_arch = "wasm32"))]

use std::io::Write;
use std::process::{Command, Stdio};

use papamu::link::packed;
use papamu::link::packed_text::{Format, LESSON, RESULT};
use papamu::link::position_link::PositionLink;
use proptest::prelude::*;
use teaching::content::lessons::{self, Ballot, Record};

/// The vectors of a table: code and text.
type Vectors = Vec<(&'static str, String)>;

/// Each format with its vectors.
fn formats() -> [(Format, Vectors); 2] {
    let tables = [include_str!("data/lessons.tsv"), include_str!("data/results.tsv")];
    let [lessons, results] = tables.map(vectors);
    [(LESSON, lessons), (RESULT, results)]
}

fn vectors(table: &'static str) -> Vectors {
    let lines = table.lines().filter(|line| !line.starts_with("# "));
    let plain = |text: &str| {
        let text = text.replace("\\\\", "\0").replace("\\n", "\n").replace("\\t", "\t");
        text.replace('\0', "\\")
    };
    lines
        .map(|line| line.split_once('\t').map(|(code, text)| (code, plain(text))).unwrap())
        .collect()
}

#[test]
fn every_code_has_its_text() {
    for (format, vectors) in formats() {
        assert!(vectors.len() >= 8);
        for (code, text) in &vectors {
            assert_eq!(format.unpack(code).as_ref(), Ok(text), "{code}");
            assert_eq!(format.pack(text).as_deref(), Some(*code));
            let other = code.to_lowercase().replace('0', "o");
            assert_eq!(format.unpack(&other).as_ref(), Ok(text), "{code}");
        }
    }
    let [(_, lessons), (_, results)] = formats();
    let whole = lessons.iter().filter(|(_, text)| text.starts_with("lesson\ntitle"));
    assert_eq!(whole.filter(|(_, text)| lessons::read(text).is_ok()).count(), 4);
    let is_read = |text: &String| Record::read(text).is_some_and(|it| it.to_string() == *text);
    assert_eq!(results.iter().filter(|(_, text)| is_read(text)).count(), 6);
    let is_vote = |text: &String| Ballot::read(text).is_some_and(|it| it.to_string() == *text);
    assert_eq!(results.iter().filter(|(_, text)| is_vote(text)).count(), 2);
}

/// The check finds every changed, swapped or missing letter, before anything is decoded.
#[test]
fn damaged_codes_are_refused() {
    for (format, vectors) in formats() {
        for (code, _) in &vectors[..3] {
            for (place, letter) in code.char_indices() {
                let (before, after) = (&code[..place], &code[place + 1..]);
                let other = if letter == 'Z' { 'Y' } else { 'Z' };
                for damaged in [
                    format!("{before}{other}{after}"),
                    format!("{before}{after}"),
                    before.to_string(),
                ] {
                    assert!(format.unpack(&damaged).is_err() || *code == damaged, "{damaged}");
                }
                let swapped = after.chars().next().filter(|next| *next != letter);
                if let Some(next) = swapped {
                    let code = format!("{before}{next}{letter}{}", &after[1..]);
                    assert!(format.unpack(&code).is_err());
                }
            }
            for more in ["0", "00", "A", "!", " ", "é"] {
                assert!(format.unpack(&format!("{code}{more}")).is_err(), "{more}");
                assert!(format.unpack(&format!("{more}{code}")).is_err(), "{more}");
            }
        }
        let short = ["", "0", "00000", "U", "0000A"];
        assert!(short.iter().all(|code| format.unpack(code).is_err()));
    }
}

#[test]
fn only_texts_of_bounded_length_are_packed() {
    for (format, _) in formats() {
        let longest = "x".repeat(format.longest);
        assert_eq!(format.unpack(&format.pack(&longest).unwrap()), Ok(longest.clone()));
        assert_eq!(format.pack(&format!("{longest}x")), None);
        assert_eq!(format.pack("a\0b"), None);
    }
}

/// Letters and the check that belongs to them.
fn checked(letters: &str) -> String {
    const LETTERS: &[u8] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let digit = |letter: u8| LETTERS.iter().position(|known| *known == letter).unwrap() as u32;
    let check = letters.bytes().fold(0, |check, letter| (32 * check + digit(letter)) % 1_048_573);
    let last = [15, 10, 5, 0].map(|shift| char::from(LETTERS[(check >> shift & 31) as usize]));
    last.iter().fold(letters.to_string(), |text, letter| text + &letter.to_string())
}

/// Texts like those of lessons and results, and any others.
fn texts() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "\n",
        "lesson",
        "item",
        "title ",
        "says ",
        "board ancient plane ",
        "xo",
        "..",
        "7/",
        "task ",
        "result 1\n",
        "= ",
        " sm 2 0 ",
        "é",
        "1/2",
    ]);
    let lesson = prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat());
    let text = prop_oneof![lesson, any::<String>(), "[ -~]{0,60}", "[\u{1}-\u{10ffff}]{0,20}"];
    text.prop_map(|text| text.replace('\0', ""))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]
    #[test]
    fn any_text_is_packed_and_unpacked(text in texts()) {
        for format in [LESSON, RESULT] {
            let code = format.pack(&text).unwrap();
            prop_assert_eq!(format.unpack(&code), Ok(text.clone()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn a_forged_code_has_a_text_of_its_own_or_none(letters in "[0-9A-HJKMNP-TV-Z]{0,40}") {
        for format in [LESSON, RESULT] {
            if let Ok(text) = format.unpack(&checked(&letters)) {
                prop_assert_eq!(format.pack(&text), Some(checked(&letters)));
            }
        }
    }
}

#[test]
fn python_packs_the_same() {
    let document = include_str!("../docs/links.md");
    let programs =
        document.split("```python\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let program = programs.collect::<String>()
        + "import json, sys\n\
           texts, boards = json.load(sys.stdin)\n\
           for first, text in texts: print(packed_text(text, first))\n\
           for rows in boards: print(packed(rows))\n";
    let firsts =
        [include_str!("../src/link/lesson-t1.txt"), include_str!("../src/link/result-r1.txt")];
    let tables = firsts.into_iter().zip(formats());
    let texts: Vec<(&str, String)> = tables
        .flat_map(|(first, (_, vectors))| vectors.into_iter().map(move |(_, text)| (first, text)))
        .collect();
    let links = include_str!("data/links.tsv").lines().filter(|line| line.starts_with("#/k2/"));
    let boards: Vec<_> = links
        .map(|line| PositionLink::parse(line.split('\t').next().unwrap()).unwrap().board)
        .collect();
    assert!(boards.len() > 5);
    let rows: Vec<Vec<String>> = boards
        .iter()
        .map(|board| board.whole_text().split('/').map(str::to_string).collect())
        .collect();
    let input = serde_json::to_string(&(texts, rows)).unwrap();
    let mut python = Command::new("python3")
        .args(["-c", &program])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    python.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    assert!(output.status.success());
    let codes = formats().into_iter().flat_map(|(_, vectors)| vectors);
    let codes = codes.map(|(code, _)| code.to_string());
    let expected: Vec<String> = codes.chain(boards.iter().map(packed::pack)).collect();
    let written = String::from_utf8(output.stdout).unwrap();
    assert_eq!(written.lines().collect::<Vec<_>>(), expected);
}
