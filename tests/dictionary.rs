//! `papamu dictionary`, run as a user runs it.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use basics::budget::Budget;
use konane::{Board, Edge, Rules};
use solver::Reference;
use teaching::dictionary::{Directory, Key, PLACES, Place, Row, Shard};
use teaching::early::{self, EarlyValue, How, Way};
use testing::Bridge;

/// A separate folder for each test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dictionary").join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// Returns standard error and the exit code.
    fn run(&self, arguments: &[&str]) -> (String, i32) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_papamu"));
        let output = command.args(arguments).current_dir(&self.0).output().unwrap();
        (String::from_utf8(output.stderr).unwrap(), output.status.code().unwrap())
    }

    /// The censuses of all places, as files with the names of their places.
    fn censuses(&self, stones: &str, squares: &str) -> [String; PLACES.len()] {
        PLACES.map(|Place { rules, edge }| {
            let (option, most) = match edge {
                Edge::Plane => ("--stones", stones),
                Edge::Walls => ("--squares", squares),
            };
            let file = format!("{}-{}", rules.name(), edge.name());
            let census = ["census", option, most, "--rules", rules.name(), "--out", &file];
            assert_eq!(self.run(&census), (String::new(), 0));
            file
        })
    }

    fn refuses(&self, files: &[&str], problem: &str) {
        let (error, code) = self.run(&[&["dictionary", "refused"], files].concat());
        assert_eq!(error, format!("papamu: {problem}\nSee papamu dictionary --help.\n"));
        assert_eq!(code, 1);
        assert!(!self.0.join("refused").exists());
    }

    /// Everything in a folder, by name.
    fn files(&self, folder: &str) -> BTreeMap<String, String> {
        let file = |path: PathBuf| {
            let name = path.file_name().unwrap().to_str().unwrap().to_string();
            (name, fs::read_to_string(path).unwrap())
        };
        fs::read_dir(self.0.join(folder))
            .unwrap()
            .map(|entry| file(entry.unwrap().path()))
            .collect()
    }
}

/// The directory and all rows; each file must be the one whose name it has.
fn read(files: &BTreeMap<String, String>) -> (Directory, Vec<Row>) {
    let (name, text) = files.iter().find(|(name, _)| name.starts_with("directory-")).unwrap();
    let digest = name.trim_start_matches("directory-").trim_end_matches(".txt");
    let directory = Directory::read(digest, text).unwrap();
    let shard = |name: &str| Shard::read(name, &files[&format!("{name}.txt")]).unwrap();
    let rows = directory.shards.iter().flat_map(|(name, _)| shard(name).rows).collect();
    (directory, rows)
}

fn size(position: &str, edge: Edge) -> (usize, i32) {
    let board = Board::parse(position, edge).unwrap();
    (board.stones().count(), board.rows() * board.columns())
}

#[test]
fn positions_have_their_value_and_none_is_smaller() {
    let folder = Folder::new("values");
    let censuses = folder.censuses("5", "9");
    let censuses = censuses.each_ref().map(String::as_str);
    assert_eq!(folder.run(&[&["dictionary", "new"], &censuses[..]].concat()), (String::new(), 0));
    let files = folder.files("new");
    let (directory, rows) = read(&files);
    assert!(rows.is_sorted_by(|one, two| one.key < two.key));
    // What a test has found without a dictionary: tests/census.rs.
    assert_eq!(directory.contents[0].positions, 1 + 2 + 14 + 226 + 4_268);
    for (place, contents) in PLACES.into_iter().zip(&directory.contents) {
        let Place { rules, edge } = place;
        let (mut reference, mut bridge) = (Reference::new(rules), Bridge::default());
        let budget = &mut Budget::unlimited();
        // The least size of each value and its negative, from the census.
        let mut least = BTreeMap::new();
        let file = folder.0.join(format!("{}-{}", rules.name(), edge.name()));
        let census = fs::read_to_string(file).unwrap();
        let lines = census.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.clone().count() as u64, contents.positions);
        assert_eq!(contents.kinds.iter().sum::<u64>(), contents.positions);
        for line in lines {
            let (position, name) = line.split_once('\t').unwrap();
            let value = bridge.values.parse(name, budget).unwrap();
            let size = size(position, edge);
            for value in [value, bridge.values.negative(value, budget).unwrap()] {
                least
                    .entry(value)
                    .and_modify(|known| size.min(*known).clone_into(known))
                    .or_insert(size);
            }
        }
        let mut found = 0;
        for Row { key: Key { mean, temperature, name }, birthday, positions } in &rows {
            let positions = &positions[place.index()];
            let value = bridge.values.parse(name, budget).unwrap();
            let Some(first) = positions.first() else {
                assert_eq!(least.get(&value), None, "{name}");
                continue;
            };
            found += 1;
            assert_eq!(Some(&size(first, edge)), least.get(&value), "{name}");
            assert!(positions.is_sorted_by_key(|position| size(position, edge)), "{name}");
            for position in positions {
                let board = Board::parse(position, edge).unwrap();
                let form = reference.value(&board, budget).unwrap();
                assert_eq!(bridge.value(&reference.forms, form), value, "{position}: {name}");
            }
            assert_eq!(bridge.values.mean(value, budget), Ok(*mean));
            assert_eq!(bridge.values.temperature(value, budget), Ok(*temperature));
            assert_eq!(bridge.values.birthday(value), *birthday);
        }
        assert_eq!((found, contents.birthdays.iter().sum::<u64>()), (least.len(), found as u64));
    }
    // Another order of the files gives the same bytes.
    let reversed: Vec<&str> = censuses.iter().rev().copied().collect();
    assert_eq!(folder.run(&[&["dictionary", "other"], &reversed[..]].concat()), (String::new(), 0));
    assert!(folder.files("other") == files);
    // The 22 values born by day 2.
    assert_eq!(directory.contents[0].birthdays[..3], [1, 3, 18]);
}

/// A census on the plane, as a file.
fn plane(folder: &Folder, options: &[&str], rules: Rules) -> String {
    let file = format!("{}-{}", rules.name(), options[1]);
    let arguments = [&["census"], options, &["--rules", rules.name(), "--out", &file]].concat();
    assert_eq!(folder.run(&arguments), (String::new(), 0));
    file
}

#[test]
fn early_values_have_positions() {
    let folder = Folder::new("early");
    let sizes = [&["--stones", "4"][..], &["--squares", "6", "--board", "plane"]];
    let files = Rules::ALL.map(|rules| sizes.map(|size| plane(&folder, size, rules)));
    let names: Vec<&str> = files.iter().flatten().map(String::as_str).collect();
    let early = [&["early", "table", "--threads", "1"], &names[..]].concat();
    assert_eq!(folder.run(&early), (String::new(), 0));
    let table = fs::read_to_string(folder.0.join("table")).unwrap();
    let values = early::read(&table).unwrap();
    assert_eq!(values.len(), 1_474);
    for (rules, files) in Rules::ALL.into_iter().zip(&files) {
        let census: String =
            files.iter().map(|file| fs::read_to_string(folder.0.join(file)).unwrap()).collect();
        let (mut bridge, budget) = (Bridge::default(), &mut Budget::unlimited());
        // The fewest stones of each listed value and its negative.
        let mut fewest = BTreeMap::new();
        for line in census.lines().filter(|line| !line.starts_with('#')) {
            let (position, name) = line.split_once('\t').unwrap();
            let stones = size(position, Edge::Plane).0 as u32;
            let value = bridge.values.parse(name, budget).unwrap();
            for value in [value, bridge.values.negative(value, budget).unwrap()] {
                let known = fewest.entry(value).or_insert(stones);
                *known = stones.min(*known);
            }
        }
        let mut count = BTreeMap::new();
        for EarlyValue { name, ways, .. } in &values {
            let Way { how, stones, position } = &ways[rules as usize];
            *count.entry(*how).or_insert(0) += 1;
            let value = bridge.values.parse(name, budget).unwrap();
            let listed = fewest.get(&value);
            match how {
                How::Listed => assert_eq!(listed, Some(stones), "{name}"),
                How::Sum => assert!(listed.is_none_or(|listed| stones < listed), "{name}"),
                _ => assert_eq!(listed, None, "{name}"),
            }
            // By the definition, as one position.
            if let Some(position) = position.as_ref().filter(|_| *stones <= 8) {
                let mut reference = Reference::new(rules);
                let board = Board::parse(position, Edge::Plane).unwrap();
                let form = reference.value(&board, budget).unwrap();
                assert_eq!(bridge.value(&reference.forms, form), value, "{position}: {name}");
            }
        }
        assert!(count[&How::Listed] > 22 && count[&How::Sum] > 20, "{rules:?}: {count:?}");
        let is_built = |how: &How| matches!(how, How::Built);
        assert_eq!(count.keys().any(is_built), rules == Rules::Ancient);
    }
    let walls = ["census", "--squares", "4", "--out", "walls"];
    assert_eq!(folder.run(&walls), (String::new(), 0));
    let (error, code) = folder.run(&["early", "other", "walls"]);
    let problem = "papamu: walls: the census is not one of the plane\nSee papamu early --help.\n";
    assert_eq!((error.as_str(), code), (problem, 1));
}

#[test]
fn incomplete_censuses_are_refused() {
    let folder = Folder::new("refused");
    let [ancient, modern, walls, modern_walls] = &folder.censuses("3", "4");
    folder.refuses(&[ancient, modern, walls], "there is no census of modern rules, walls");
    let part = ["census", "--stones", "3", "--part", "1/2", "--out", "part"];
    assert_eq!(folder.run(&part), (String::new(), 0));
    let problem = "the parts of the census of ancient rules, plane, are not the whole, each once";
    for files in [&["part"][..], &["part", "part"], &[ancient, "part"], &[ancient, ancient]] {
        folder.refuses(&[files, &[modern, walls, modern_walls]].concat(), problem);
    }
    let path = folder.0.join(walls);
    let census = fs::read_to_string(&path).unwrap();
    for text in [census.replace("\t0\n", "\t1\n"), format!("{census}more\n")] {
        fs::write(&path, text).unwrap();
        let problem = format!("{walls}: it is damaged, or not finished");
        folder.refuses(&[ancient, modern, walls, modern_walls], &problem);
    }
    fs::write(folder.0.join("else"), "xo\t*\n").unwrap();
    folder.refuses(&["else"], "else: it is no census");
    folder.refuses(&["--parts"], "there is no option --parts");
    let (error, code) = folder.run(&["dictionary", ".", ancient]);
    let problem = "papamu: . is there already: give a new folder\nSee papamu dictionary --help.\n";
    assert_eq!((error.as_str(), code), (problem, 1));
}
