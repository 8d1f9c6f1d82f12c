//! Files of the site, of the reader's browser and of the command line.

use std::collections::HashMap;
use std::fmt::Debug;
use std::fs;
use std::process;
use std::thread;

use serde_json::{Value as Json, json};

use crate::places::assert_line;
use crate::solving;
use basics::budget::Budget;
use basics::checksum::Checksum;
use basics::player::Player;
use command::census;
use command::{answer_jobs, read_answers, read_memory};
use konane::{Board, Edge, Rules};
use papamu::pages::gallery::habitat::ledger::Ledger;
use papamu::pages::learn::attempt::AttemptState;
use papamu::pages::learn::progress::{FileProblem, Progress};
use papamu::pages::play::saved::Shelf;
use solver::OutcomeSearch;
use teaching::content::lessons::{Course, Record};
use teaching::content::solved::Solved;
use teaching::content::{glossary, lessons};
use teaching::dictionary::{Directory, Shard, digest};
use teaching::early;

/// What the browser stores, which other programs may have changed, and files that the reader opens.
pub fn stored_texts(text: &str) {
    assert_stays(Progress::read(text), Progress::text, |text| Some(Progress::read(text)));
    match Progress::read_file(text) {
        Ok(progress) => {
            assert_stays(progress, Progress::file, |text| Progress::read_file(text).ok())
        }
        Err(FileProblem::Line(line, _)) => assert_line(line, text),
        Err(FileProblem::Head | FileProblem::Long) => {}
    }
    if let Some(record) = Record::read(text) {
        assert_stays(record, Record::to_string, Record::read);
    }
    for step in &attempted().lessons[0].items {
        let taken_up = |text: &str| AttemptState::new(step, 0).with_kept(text).begun().kept_text();
        let kept = taken_up(text);
        assert_eq!(taken_up(&kept), kept, "{}", step.task.as_ref().unwrap());
    }
    assert_stays(Shelf::read(text), Shelf::text, |text| Some(Shelf::read(text)));
    let ledger = Ledger::read(text);
    let written = ledger.text();
    assert_eq!(Ledger::read(&written).text(), written);
    for record in &ledger.records {
        assert!(ledger.record(&record.query).is_some());
    }
}

/// A step of each kind whose answer is kept in its own way.
fn attempted() -> Course {
    let tasks = [
        "value",
        "set = 1",
        "parts",
        "derive",
        "derive options",
        "hold Right",
        "jumps Left",
        "through Left c2-e2",
    ];
    let steps = tasks.iter().enumerate().map(|(number, task)| {
        format!("item s{number}\nsays A\nboard ancient plane 9/..xo.ox../9\nask A\ntask {task}\n")
    });
    let order = "item o\nsays A\nvalue 1\nvalue 2\nask A\ntask order\n".to_string();
    let text = steps.chain([order]).fold("lesson a\n".to_string(), |text, step| text + &step);
    lessons::read(&text).expect("these steps fit their boards")
}

#[track_caller]
fn assert_stays<T: PartialEq + Debug>(
    read: T,
    write: impl Fn(&T) -> String,
    again: impl Fn(&str) -> Option<T>,
) {
    let written = write(&read);
    assert_eq!(again(&written), Some(read), "{written}");
}

/// Files of a build: its own, but half of one or one of another build may arrive.
pub fn site_files(text: &str) {
    match lessons::read(text) {
        Ok(course) => assert_stays(course, Course::to_string, |text| lessons::read(text).ok()),
        Err(error) => assert_line(error.line, text),
    }
    if let Err(error) = glossary::read(text) {
        assert_line(error.line, text);
    }
    if let Err(error) = Solved::read(text) {
        assert_line(error.line, text);
    }
    match early::read(text) {
        Ok(values) => {
            let written: String = values.iter().map(|value| value.line()).collect();
            assert_eq!(early::read(&written), Ok(values));
        }
        Err(line) => assert_line(line, text),
    }
    assert_eq!(Directory::read("", text), None);
    if let Some(directory) = Directory::read(&digest(text), text) {
        let written = directory.text();
        assert_eq!(Directory::read(&digest(&written), &written), Some(directory));
    }
    if let Some(shard) = Shard::read(&digest(text), text) {
        let written: String = shard.rows.iter().map(|row| row.line()).collect();
        assert_eq!(Shard::read(&digest(&written), &written), Some(shard));
    }
}

/// The results of `papamu solve`.
pub fn result_files(text: &str) {
    match read_answers(text) {
        Ok(answers) => {
            let written = answers.text();
            let again =
                read_answers(&written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
            assert_eq!(again.text(), written);
        }
        Err((line, problem)) => {
            assert!(!problem.is_empty());
            assert_line(line, text);
        }
    }
}

/// The memory of a search as a file, right or damaged; then one of these entries with a right checksum.
pub fn memory_files(input: &[u8]) {
    read_memory(input, "name", &mut search());
    let words: Vec<[u8; 8]> = input.as_chunks::<8>().0.to_vec();
    let entries = words.len() / 2;
    let line = format!("papamu search 1\tname\t12\t34\t{entries}\n");
    let mut sum = Checksum::of_text(&line);
    let mut file = line.into_bytes();
    for word in &words[..2 * entries] {
        sum.add(u64::from_le_bytes(*word));
        file.extend(word);
    }
    file.extend(sum.number().to_le_bytes());
    let mut filled = search();
    let cost = read_memory(&file[..], "name", &mut filled).expect("a file with a right checksum");
    assert_eq!((cost.positions, cost.milliseconds), (12, 34));
    for cut in [file.len() - 1, file.len() / 2] {
        assert!(read_memory(&file[..cut], "name", &mut search()).is_none());
    }
    assert!(read_memory(&[&file[..], b"x"].concat()[..], "name", &mut search()).is_none());
    // Entries may be false, but searching with them ends.
    let board = Board::parse("xoxo/ox.x/x.xo/oxox", Edge::Walls).expect("a board");
    let _ = filled.winner(&board, Player::Left, &mut Budget::steps(2_000));
}

fn search() -> OutcomeSearch {
    OutcomeSearch::new(Rules::Ancient, 1 << 20)
}

/// A file of `papamu census`: as it is, and whole with a right checksum.
pub fn censuses(text: &str) {
    let name = format!("papamu-census-{}-{:?}", process::id(), thread::current().id());
    let path = std::env::temp_dir().join(name);
    let lines = |text: &str| {
        fs::write(&path, text).expect("a temporary file");
        let (_, lines) = census::open(&path).ok()?;
        lines.collect::<Result<Vec<String>, _>>().ok()
    };
    lines(text);
    let is_position = |line: &&str| !line.starts_with('#') && !line.contains('\r');
    let positions: Vec<&str> = text.lines().filter(is_position).collect();
    let header = "# papamu census 2\n# rules\tancient\n# board\tplane\n# colours\tany\n# stones\t4\n# part\t1/1\n";
    let body: String = positions.iter().map(|line| format!("{line}\n")).collect();
    let whole = format!("{header}{body}");
    let sum = Checksum::of_text(&whole).number();
    let end = format!("# end\t7\t{}\t{sum:016x}\n", positions.len());
    let file = whole + &end;
    assert_eq!(lines(&file).expect("a whole file"), positions);
    assert_eq!(lines(&file[..file.len() - 1]), None);
    fs::remove_file(&path).expect("a temporary file");
}

/// Lines for `papamu job`. The position of an answer is that of a job with the same answer, and a winner is the one by
/// definition.
pub fn jobs(input: &[u8]) {
    let lines: Vec<&[u8]> = input.split_inclusive(|byte| *byte == b'\n').collect();
    let jobs: Vec<Json> =
        lines.iter().map(|line| serde_json::from_slice(line).unwrap_or_default()).collect();
    // Only a budget ends a search.
    if jobs.iter().any(|job| job["budget"].as_u64().is_some_and(|budget| budget > 2_000)) {
        return;
    }
    let said = answered(input);
    assert_eq!(said.len(), lines.len());
    // A fact may be false.
    let are_sure = jobs.iter().all(|job| job["facts"].is_null());
    for (job, answer) in jobs.iter().zip(said) {
        if let Some(error) = answer["error"].as_str() {
            assert!(error.starts_with("line "), "{error}");
            continue;
        }
        let position = &answer["position"];
        let same = json!({ "position": position, "player": "Left", "budget": 0 });
        assert_eq!(answered(same.to_string().as_bytes())[0]["position"], *position, "{answer}");
        if let (Some(winner), true) = (answer["winner"].as_str(), are_sure) {
            let said = |field: &str| job[field].as_str().unwrap_or_default();
            let rules = said("rules").parse::<Rules>().unwrap_or_default();
            let board = Board::parse(said("position"), Edge::Walls).expect("an answered position");
            let player = said("player").parse::<Player>().expect("an answered player");
            if board.stones().count() <= 12 {
                let expected = solving::winner(rules, &board, player, &mut HashMap::new());
                assert_eq!(winner, expected.name(), "{job}");
            }
        }
    }
}

fn answered(input: &[u8]) -> Vec<Json> {
    let mut out = Vec::new();
    answer_jobs(1 << 22, input, &mut out).expect("a text takes all that is written");
    let lines = out.split_inclusive(|byte| *byte == b'\n');
    lines.map(|line| serde_json::from_slice(line).expect("JSON")).collect()
}
