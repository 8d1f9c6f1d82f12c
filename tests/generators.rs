//! What makes the repository's data files, run as `./dev generate` runs it.

#![cfg(not(target_arch = "wasm32"))]

#[path = "util/folder.rs"]
mod folder;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use basics::budget::Budget;
use basics::dice::Dice;
use folder::Folder;
use konane::{Board, Colours, Edge, Rules, Surroundings};
use solver::Reference;
use teaching::dictionary::{
    DictionaryRow, Directory, MOST_POSITIONS, SETTINGS, Setting, Shard, ValueOrder,
};
use teaching::early::{self, EarlyValue, How, SmallestPosition};
use testing::Bridge;

fn make_census(folder: &Folder, arguments: &str) {
    let (_, error, code) = folder.run_other("census", arguments);
    assert_eq!((error.as_str(), code), ("", 0), "{arguments}");
}

/// Makes the censuses of all places; their files have the names of the places.
fn censuses(folder: &Folder, stones: u32, walled: u32, squares: u32) -> [String; SETTINGS.len()] {
    SETTINGS.map(|Setting { rules, surroundings }| {
        let size = match surroundings {
            Surroundings::Walls => format!("--squares {squares}"),
            Surroundings::Plane => format!("--stones {stones}"),
            _ => format!("--stones {walled}"),
        };
        let (rules, board) = (rules.name(), surroundings.name());
        let file = format!("{rules}-{board}");
        let arguments = format!("{size} --rules {rules} --board {board} --out {file}");
        make_census(folder, &arguments);
        file
    })
}

/// Makes a dictionary in a new folder; returns its files by name.
fn make(folder: &Folder, new: &str, censuses: &[String]) -> BTreeMap<String, String> {
    let (_, error, code) = folder.run(&format!("{new} {}", censuses.join(" ")));
    assert_eq!((error.as_str(), code), ("", 0));
    read_files(&folder.path.join(new))
}

/// The files of a folder by name.
fn read_files(folder: &Path) -> BTreeMap<String, String> {
    let file = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_string();
        (name, fs::read_to_string(path).unwrap())
    };
    let files = fs::read_dir(folder).unwrap();
    files.map(|entry| file(entry.unwrap().path())).collect()
}

/// The directory and all rows; each file must be the one whose name it has.
fn read(files: &BTreeMap<String, String>) -> (Directory, Vec<DictionaryRow>) {
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

/// Whether each player's stones are on squares of one colour, and all on different colours.
fn is_opened(position: &str, edge: Edge) -> bool {
    let board = Board::parse(position, edge).unwrap();
    let full = |corner| Board::full(board.rows() + corner, board.columns());
    let fits =
        |corner: i32| board.stones().all(|(at, player)| full(corner).stone(at) == Some(player));
    fits(0) || fits(1)
}

#[test]
fn positions_have_their_value_and_none_is_smaller() {
    let folder = Folder::new("dictionary", "values");
    let mut censuses = censuses(&folder, 5, 5, 9);
    let files = make(&folder, "new", &censuses);
    let (directory, rows) = read(&files);
    assert!(rows.is_sorted_by(|one, two| one.key < two.key));
    // What a test has found without a dictionary: tests/census.rs.
    assert_eq!(directory.contents[0].positions, 1 + 2 + 14 + 226 + 4_268);
    for (place, contents) in SETTINGS.into_iter().zip(&directory.contents) {
        let Setting { rules, surroundings } = place;
        let edge = surroundings.edge();
        let (mut reference, mut bridge) = (Reference::new(rules), Bridge::default());
        let budget = &mut Budget::unlimited();
        // The least size of each value and its negative, from the census, on any squares and as after an opening.
        let (mut least, mut least_opened) = (BTreeMap::new(), BTreeMap::new());
        let census = folder.read(&format!("{}-{}", rules.name(), surroundings.name()));
        let lines = census.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.clone().count() as u64, contents.positions);
        assert_eq!(contents.kinds.iter().sum::<u64>(), contents.positions);
        for line in lines {
            let (position, name) = line.split_once('\t').unwrap();
            let value = bridge.values.parse(name, budget).unwrap();
            let size = size(position, edge);
            for value in [value, bridge.values.negative(value, budget).unwrap()] {
                let keep = |least: &mut BTreeMap<_, _>| {
                    let known = least.entry(value).or_insert(size);
                    *known = size.min(*known);
                };
                keep(&mut least);
                if is_opened(position, edge) {
                    keep(&mut least_opened);
                }
            }
        }
        let mut found = 0;
        for DictionaryRow { key: ValueOrder { mean, temperature, name }, birthday, positions } in
            &rows
        {
            let positions = &positions[place.index()];
            let value = bridge.values.parse(name, budget).unwrap();
            let Some(first) = positions.first() else {
                assert_eq!(least.get(&value), None, "{name}");
                continue;
            };
            found += 1;
            assert_eq!(Some(&size(first, edge)), least.get(&value), "{name}");
            assert!(positions.is_sorted_by_key(|position| size(position, edge)), "{name}");
            let opened = positions.iter().find(|position| is_opened(position, edge));
            let opened = opened.map(|position| size(position, edge));
            assert_eq!(opened.as_ref(), least_opened.get(&value), "{name}");
            let besides = positions.len() > MOST_POSITIONS && opened.is_some();
            assert!(positions.len() <= MOST_POSITIONS + usize::from(besides), "{name}");
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
    censuses.reverse();
    assert!(make(&folder, "other", &censuses) == files);
    // The 22 values born by day 2.
    assert_eq!(directory.contents[0].birthdays[..3], [1, 3, 18]);
}

/// Censuses of these sizes make the dictionary of the site: copy the folder `new` to `static/dictionary`, and name its
/// directory in index.html.
#[test]
fn the_dictionary_of_the_site_is_what_the_program_makes() {
    let folder = Folder::new("dictionary", "site");
    let censuses = censuses(&folder, 6, 5, 12);
    let files = make(&folder, "new", &censuses);
    let there = read_files("static/dictionary".as_ref());
    assert!(files == there, "{:?} differ from {:?}", files.keys(), there.keys());
    let directory = files.keys().find(|name| name.starts_with("directory-")).unwrap();
    let named = format!("name=\"dictionary\" content=\"./dictionary/{directory}\"");
    assert!(include_str!("../index.html").contains(&named), "{named}");
}

#[test]
fn early_values_have_positions() {
    let folder = Folder::new("early", "positions");
    let files = Rules::ALL.map(|rules| {
        [("--stones 4", "stones"), ("--squares 6 --board plane", "squares")].map(|(size, word)| {
            let file = format!("{}-{word}", rules.name());
            make_census(&folder, &format!("{size} --rules {} --out {file}", rules.name()));
            file
        })
    });
    let (_, error, code) = folder.run(&format!("table --threads 1 {}", files.concat().join(" ")));
    assert_eq!((error.as_str(), code), ("", 0));
    let values = early::read(&folder.read("table")).unwrap();
    assert_eq!(values.len(), 1_474);
    for (rules, files) in Rules::ALL.into_iter().zip(&files) {
        let census: String = files.iter().map(|file| folder.read(file)).collect();
        let (mut bridge, budget) = (Bridge::default(), &mut Budget::unlimited());
        // The fewest stones of each listed value and its negative, in the order of the colours.
        let mut fewest = [BTreeMap::new(), BTreeMap::new()];
        for line in census.lines().filter(|line| !line.starts_with('#')) {
            let (position, name) = line.split_once('\t').unwrap();
            let stones = size(position, Edge::Plane).0 as u32;
            let value = bridge.values.parse(name, budget).unwrap();
            let is_opened = is_opened(position, Edge::Plane);
            for value in [value, bridge.values.negative(value, budget).unwrap()] {
                for fewest in &mut fewest[usize::from(!is_opened)..] {
                    let known = fewest.entry(value).or_insert(stones);
                    *known = stones.min(*known);
                }
            }
        }
        let mut reference = Reference::new(rules);
        for (colours, fewest) in Colours::ALL.into_iter().zip(fewest) {
            let mut count = BTreeMap::new();
            for value in &values {
                let SmallestPosition { how, stones, position, .. } = value.smallest(rules, colours);
                let name = &value.name;
                *count.entry(*how).or_insert(0) += 1;
                let value = bridge.values.parse(name, budget).unwrap();
                let listed = fewest.get(&value);
                match how {
                    How::Listed => assert_eq!(listed, Some(stones), "{name}"),
                    How::Sum => assert!(listed.is_none_or(|listed| stones < listed), "{name}"),
                    _ => assert_eq!(listed, None, "{name}"),
                }
                let Some(position) = position else { continue };
                assert!(colours == Colours::Any || is_opened(position, Edge::Plane), "{position}");
                // By the definition, as one position.
                if *stones <= 8 {
                    let board = Board::parse(position, Edge::Plane).unwrap();
                    let form = reference.value(&board, budget).unwrap();
                    assert_eq!(bridge.value(&reference.forms, form), value, "{position}: {name}");
                }
            }
            let fewest = if colours == Colours::Any { (22, 20) } else { (10, 5) };
            let counts = (count[&How::Listed], count[&How::Sum]);
            assert!(counts > fewest, "{rules:?}, {colours:?}: {count:?}");
            let is_built = |how: &How| matches!(how, How::Built);
            let may_be_built = (rules, colours) == (Rules::Ancient, Colours::Any);
            assert_eq!(count.keys().any(is_built), may_be_built);
        }
    }
    // Another census improves the table, as if it had been read with the others.
    let [ancient, modern] = &files;
    let (first, others) = (format!("{} {}", ancient[0], modern[0]), [&ancient[1], &modern[1]]);
    for files in [first, others.map(String::as_str).join(" ")] {
        let (_, error, code) = folder.run(&format!("grown {files}"));
        assert_eq!((error.as_str(), code), ("", 0));
    }
    let grown = early::read(&folder.read("grown")).unwrap();
    let size = |value: &EarlyValue| {
        value.smallest.each_ref().map(|both| both.each_ref().map(|one| one.stones))
    };
    assert!(grown.iter().map(size).eq(values.iter().map(size)));
    folder.refuses("table", "required arguments were not provided");
    make_census(&folder, "--squares 4 --out walls");
    let problem = "walls: the census is not one of the plane";
    folder.refuses("other walls", problem);
}

/// A game leads to xo. None to xx, whose neighbours have one colour, nor under modern rules to oxoo/x, by its numbers.
#[test]
fn games_are_found_or_there_are_none() {
    let folder = Folder::new("early", "games");
    let way =
        |stones: u32, position: &str, game: &str| format!("\tlisted\t{stones}\t{position}\t{game}");
    let table = |game: &str, none: &str| {
        let (xo, xx) = (way(2, "xo", game), way(2, "xx", none));
        let (ooo, unknown) = (way(3, "o.o.o", none), "\tunknown\t0\t-\t-");
        format!("# Begun\n1\t*{xo}{xo}{xo}{unknown}\n1\t0{unknown}{xx}{ooo}{ooo}\n")
    };
    fs::write(folder.path.join("table"), table("-", "-")).unwrap();
    let (_, error, code) = folder.run("table --games 100 --threads 1");
    assert_eq!((error.as_str(), code), ("", 0));
    assert_eq!(folder.read("table"), table("game", "none"));
}

/// {1|0} takes 1,603 positions, ∗3 more than twelve thousand: docs/universal.md.
#[test]
fn built_positions_are_compared_with_their_values() {
    let folder = Folder::new("early", "compared");
    let unknown = "unknown\t0\t-\t-";
    let line = |day: u32, name: &str, stones: u32| {
        format!("{day}\t{name}\t{unknown}\tbuilt\t{stones}\t-\t-\t{unknown}\t{unknown}\n")
    };
    let table = format!("# Begun\n{}{}", line(2, "{1|0}", 53), line(3, "*3", 1148));
    fs::write(folder.path.join("table"), &table).unwrap();
    let (_, error, code) = folder.run("table --steps 4 --threads 2");
    assert_eq!((error.as_str(), code), ("", 0));
    assert_eq!(folder.read("table"), table.replacen("built", "compared", 1));
    fs::write(folder.path.join("broken"), "2 days\n").unwrap();
    folder.refuses("broken --steps 2", "broken is no table: see line 1");
}

/// Of the positions that are larger than those of the test before, some at random. The few whose value
/// by definition takes more than the budget are left out.
#[test]
fn larger_positions_have_their_value() {
    let folder = Folder::new("dictionary", "larger");
    let censuses = censuses(&folder, 6, 6, 12);
    let (_, rows) = read(&make(&folder, "new", &censuses));
    thread::scope(|threads| {
        for place in SETTINGS {
            let rows = &rows;
            threads.spawn(move || assert_larger_have_their_value(place, rows));
        }
    });
}

fn assert_larger_have_their_value(place: Setting, rows: &[DictionaryRow]) {
    const CHECKED: usize = 400;
    let Setting { rules, surroundings } = place;
    let edge = surroundings.edge();
    let is_larger = |position: &String| {
        let (stones, squares) = size(position, edge);
        if surroundings == Surroundings::Walls { squares > 9 } else { stones > 5 }
    };
    let larger: Vec<(&DictionaryRow, &String)> = rows
        .iter()
        .flat_map(|row| row.positions[place.index()].iter().map(move |position| (row, position)))
        .filter(|(_, position)| is_larger(position))
        .collect();
    assert!(larger.len() > CHECKED, "{place:?}: {}", larger.len());
    let (mut reference, mut bridge) = (Reference::new(rules), Bridge::default());
    let (dice, mut checked) = (&mut Dice(6), 0);
    for _ in 0..CHECKED {
        let (row, position) = larger[dice.below(larger.len() as u64) as usize];
        let board = Board::parse(position, edge).unwrap();
        let Ok(form) = reference.value(&board, &mut Budget::steps(20_000)) else { continue };
        let value = bridge.values.parse(&row.key.name, &mut Budget::unlimited());
        assert_eq!(value, Ok(bridge.value(&reference.forms, form)), "{place:?}: {position}");
        checked += 1;
    }
    assert!(checked > CHECKED * 9 / 10, "{place:?}: {checked}");
}

#[test]
fn incomplete_censuses_are_refused() {
    let folder = Folder::new("dictionary", "refused");
    let refuses = |files: &[&str], problem: &str| {
        folder.refuses(&format!("refused {}", files.join(" ")), problem);
        assert!(!folder.path.join("refused").exists());
    };
    let all = &censuses(&folder, 3, 3, 4);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let [ancient, others @ ..] = &all[..] else { panic!("no censuses") };
    refuses(&all[..7], "there is no census of modern rules, walls");
    make_census(&folder, "--stones 3 --part 1/2 --out part");
    let problem = "the parts of the census of ancient rules, plane, are not the whole, each once";
    for files in [&["part"][..], &["part", "part"], &[ancient, "part"], &[ancient, ancient]] {
        refuses(&[files, others].concat(), problem);
    }
    let walls = others[2];
    let census = folder.read(walls);
    for text in [census.replace("\t0\n", "\t1\n"), format!("{census}more\n")] {
        fs::write(folder.path.join(walls), text).unwrap();
        let problem = format!("{walls}: it is damaged, or not finished");
        refuses(&all, &problem);
    }
    fs::write(folder.path.join("else"), "xo\t*\n").unwrap();
    refuses(&["else"], "else: it is no census");
    refuses(&["--parts"], "unexpected argument '--parts'");
    let problem = ". is there already: give a new folder";
    folder.refuses(&format!(". {ancient}"), problem);
}

/// The book agrees with the winners of the openings; `solver/outcome/book` tests how it is read.
#[test]
fn writes_a_book() {
    let folder = Folder::new("book", "small");
    let (out, error, code) = folder.run("--size 4x5 --steps 20 --memory 16");
    assert_eq!((error.as_str(), code), ("", 0));
    let mut lines = out.lines();
    assert_eq!(lines.next(), Some("board 4x5 ancient"));
    let solved = include_str!("../static/solved.txt").lines();
    let solved = solved.skip_while(|line| *line != "board 4x5 ancient").skip(1);
    let known: Vec<&str> = solved.take_while(|line| !line.starts_with("board")).collect();
    let mut letters = 0;
    for (line, known) in lines.clone().zip(&known) {
        let (opening, tree) = line.rsplit_once(' ').unwrap();
        assert!(known.starts_with(&format!("{opening} ")), "{line} {known}");
        letters += tree.matches(char::is_alphabetic).count();
    }
    assert_eq!(lines.count(), known.len());
    assert!(letters > 5, "{out}");
    for threads in ["1", "4"] {
        let threaded =
            folder.run(&format!("--size 4x5 --steps 20 --memory 16 --threads {threads}"));
        assert_eq!(threaded.0, out);
    }
    folder.refuses("--memory 16", "--size <N|RxC>");
    for size in ["100000x100000", "9"] {
        let problem = format!("'{size}' for '--size <N|RxC>': N or RxC, each from 1 to 8");
        folder.refuses(&format!("--size {size}"), &problem);
    }
    folder.refuses("--size 4x3", "generate: a book has at least as many columns as rows\n");
}
