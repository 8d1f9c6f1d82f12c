//! Drawn exercises: a student who did the lessons so far can solve each board of each list, the answers are spread
//! evenly, nothing comes twice in a row, and every difficulty is harder than the one before.

mod student;

use std::collections::{BTreeMap, HashSet};

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Jump, Rules, Square};
use solver::Reference;
use student::{Known, Student, UNIT, better, groups, reachable};
use teaching::content::lessons::{Course, DIFFICULTIES, Drill, read};
use teaching::lessons::{FAMILIES, Family, draw};

/// How many exercises in a row are all different.
const IN_A_ROW: usize = 10;
/// The most squares that a window has in a row or column.
const WIDEST: i32 = 11;

fn course() -> Course {
    read(include_str!("../../../static/lessons-en.txt")).unwrap()
}

/// The place of the first lesson that draws from this family: it teaches what the exercises need.
fn lesson_of(course: &Course, family: &Family) -> usize {
    let steps = (0..).zip(&course.lessons).flat_map(|(place, lesson)| {
        lesson.items.iter().filter_map(move |step| Some((place, step.drawing()?.family.as_str())))
    });
    let mut places = steps.filter(|(_, name)| *name == family.name).map(|(place, _)| place);
    places.next().unwrap_or_else(|| panic!("no step draws from {}", family.name))
}

/// Finds answers in two ways: as a student of the lessons so far, and by definition.
struct Solvers {
    student: Student,
    reference: Reference,
}

impl Solvers {
    fn of(course: &Course, family: &Family) -> Solvers {
        let lessons = &course.lessons[..=lesson_of(course, family)];
        Solvers { student: Student::of(lessons), reference: Reference::new(family.rules) }
    }

    /// The value, if the student can find it; it is the true one.
    #[track_caller]
    fn value(&mut self, board: &Board) -> Known {
        let known = self.student.value(board);
        let known = known.unwrap_or_else(|| panic!("{board} is beyond what was taught"));
        let form = self.reference.value(board, &mut Budget::unlimited()).unwrap();
        assert_eq!(known.to_string(), self.reference.forms.write(form, 1000).unwrap(), "{board}");
        known
    }

    /// Where play stops, if the student can find it; it is the true stop.
    #[track_caller]
    fn stop(&mut self, board: &Board, starts: Player) -> Known {
        let known = self.student.stop(board, starts);
        let known = known.unwrap_or_else(|| panic!("{board} is beyond what was taught"));
        assert_eq!(known, self.true_stop(board, starts), "{board}");
        Known::Number(known)
    }

    /// The stop by definition.
    fn true_stop(&mut self, board: &Board, starts: Player) -> i64 {
        if let Some(number) = self.number(board) {
            return number;
        }
        let jumps = board.jumps(Rules::Ancient, starts).into_iter();
        let after = jumps.map(|jump| self.true_stop(&board.play(jump), starts.other()));
        let stop = match starts {
            Player::Left => after.max(),
            Player::Right => after.min(),
        };
        stop.expect("a player without jumps is in a number")
    }

    /// The value, if it is a number.
    fn number(&mut self, board: &Board) -> Option<i64> {
        let value = self.reference.value(board, &mut Budget::unlimited()).unwrap();
        let name = self.reference.forms.write(value, 1000).unwrap();
        let (above, below) = name.split_once('/').unwrap_or((&name, "1"));
        Some(above.parse::<i64>().ok()? * UNIT / below.parse::<i64>().ok()?)
    }

    /// The answer as the list of the family names it.
    fn answer(&mut self, family: &Family, board: &Board) -> String {
        match family.name {
            "outcomes" | "comparing" => {
                let names = match family.name {
                    "outcomes" => ["first", "Left", "Right", "second"],
                    _ => ["<>", ">", "<", "="],
                };
                let [left, right] = Player::BOTH.map(|player| self.student.wins(board, player));
                let known = match (left, right) {
                    (true, true) => names[0],
                    (true, false) => names[1],
                    (false, true) => names[2],
                    (false, false) => names[3],
                };
                known.to_string()
            }
            "stops" => Player::BOTH.map(|player| self.stop(board, player).to_string()).join(" "),
            "wins" => {
                let jumps = board.jumps(family.rules, Player::Left);
                assert!(jumps.len() > 2, "{board}");
                let mut winning = jumps.clone();
                winning.retain(|&jump| !self.student.wins(&board.play(jump), Player::Right));
                assert_eq!(winning.len(), 1, "{board}");
                let Jump { from, direction, taken } = winning[0];
                let goes_on = jumps.iter().any(|jump| {
                    (jump.from, jump.direction) == (from, direction) && jump.taken > taken
                });
                let known = match taken {
                    1 if goes_on => "stops",
                    1 => "single",
                    _ => "several",
                };
                known.to_string()
            }
            "dominated" => {
                let jumps = board.jumps(family.rules, Player::Left);
                let options: Vec<Known> =
                    jumps.into_iter().map(|jump| self.value(&board.play(jump))).collect();
                // Otherwise more than one set of jumps would be right.
                assert_eq!(options.iter().collect::<HashSet<_>>().len(), options.len(), "{board}");
                let is_dominated = |&&one: &&Known| {
                    options.iter().any(|&two| two != one && better(Player::Left, two, one))
                };
                let count = options.iter().filter(is_dominated).count();
                format!("{count} of {}", options.len())
            }
            "hot" => match self.value(board) {
                Known::Switch(left, right) => Known::Number((left - right) / 2).to_string(),
                other => panic!("{board} is worth {other}"),
            },
            "parts" | "gaps" => groups(board).len().to_string(),
            _ => self.value(board).to_string(),
        }
    }
}

/// Every answer with its boards.
fn listed(family: &Family) -> Vec<(&'static str, Vec<Board>)> {
    let board = |text| Board::parse(text, Edge::Plane).unwrap();
    let boards = |boards: &'static str| boards.split_whitespace().map(board).collect();
    family.answers.iter().map(|&(answer, texts)| (answer, boards(texts))).collect()
}

/// The image that all images under turning, mirroring and swapping colours share.
fn form(board: &Board) -> String {
    let mut images = Vec::new();
    for image in [board.trimmed(), board.trimmed().swapped()] {
        for mut image in [image.clone(), image.mirrored()] {
            for _ in 0..4 {
                image = image.turned();
                images.push(image.whole_text());
            }
        }
    }
    images.into_iter().min().unwrap()
}

#[test]
fn a_student_of_the_lessons_solves_each_board() {
    let course = course();
    for family in &FAMILIES {
        let solvers = &mut Solvers::of(&course, family);
        for (answer, boards) in listed(family) {
            for board in boards {
                assert_eq!(solvers.answer(family, &board), answer, "{}: {board}", family.name);
            }
        }
    }
}

/// Prints the spread of answers over 200 numbers: run it with `--nocapture`.
#[test]
fn answers_are_spread_evenly() {
    let course = course();
    for family in FAMILIES.iter().filter(|family| family.name != SUMS) {
        let solvers = &mut Solvers::of(&course, family);
        let mut counts = BTreeMap::<String, u64>::new();
        for seed in 0..200 {
            *counts.entry(solvers.answer(family, &draw(family, seed))).or_default() += 1;
        }
        println!("{}: {counts:?}", family.name);
        assert_eq!(counts.len(), family.answers.len(), "{}", family.name);
        // Within a difficulty no answer is ahead by more than one.
        let (least, most) = (counts.values().min().unwrap(), counts.values().max().unwrap());
        assert!(most - least <= DIFFICULTIES, "{}: {counts:?}", family.name);
    }
}

/// The family whose exercises may be sums of listed boards.
const SUMS: &str = "computing";

/// Prints the spread, too. The value of a sum need not be that of a listed board.
#[test]
fn values_are_of_many_kinds() {
    let family = Family::named(SUMS).unwrap();
    let solvers = &mut Solvers::of(&course(), family);
    let mut counts = BTreeMap::<String, u64>::new();
    for seed in 0..200 {
        *counts.entry(solvers.answer(family, &draw(family, seed))).or_default() += 1;
    }
    println!("{}: {counts:?}", family.name);
    assert!(counts.len() > 30 && counts.values().all(|count| *count <= 20), "{counts:?}");
    for (answer, _) in family.answers {
        assert!(counts.contains_key(*answer), "no {answer} in {counts:?}");
    }
}

/// Of five hundred harder exercises most are different, also up to symmetry: far more than the list has boards.
#[test]
fn sums_do_not_run_out() {
    let family = Family::named(SUMS).unwrap();
    for difficulty in 1..DIFFICULTIES {
        let boards = (0..500).map(|place| draw(family, Drill { place, difficulty }.seed()));
        let forms: HashSet<String> = boards.map(|board| form(&board)).collect();
        println!("{difficulty}: {} forms", forms.len());
        assert!(forms.len() > 200, "{difficulty}: {} forms", forms.len());
    }
}

/// One empty strip parts G from the negative of H, so that everybody sees which is which.
#[test]
fn what_is_compared_lies_above_and_below() {
    let family = Family::named("comparing").unwrap();
    for seed in 0..200 {
        let board = draw(family, seed).trimmed();
        let text = board.whole_text();
        let is_empty = |row: &&str| row.chars().all(|sign| sign == '.');
        let rows: Vec<&str> = text.split('/').collect();
        let strips = rows.chunk_by(|one, two| is_empty(one) == is_empty(two)).count();
        assert_eq!(strips, 3, "{board}");
        let end = rows.iter().position(is_empty).unwrap() as i32;
        let groups = groups(&board);
        let is_above = |group: &Vec<Square>| group.iter().all(|square| square.row < end);
        let is_below = |group: &Vec<Square>| group.iter().all(|square| square.row > end);
        assert_eq!(groups.len(), 2, "{board}");
        assert!(groups.iter().any(is_above) && groups.iter().any(is_below), "{board}");
    }
}

#[test]
fn nothing_comes_twice_in_ten() {
    for family in &FAMILIES {
        let mut seen = HashSet::new();
        for (_, boards) in listed(family) {
            assert!(boards.iter().all(|board| seen.insert(form(board))), "{}", family.name);
        }
        let of_difficulty = |difficulty| move |place| Drill { place, difficulty }.seed();
        let mut rows: Vec<Vec<u64>> = vec![(0..400).collect()];
        rows.extend(
            (0..DIFFICULTIES).map(|difficulty| (0..200).map(of_difficulty(difficulty)).collect()),
        );
        for seeds in rows {
            let forms: Vec<String> = seeds.iter().map(|&seed| form(&draw(family, seed))).collect();
            for row in forms.windows(IN_A_ROW) {
                assert_eq!(row.iter().collect::<HashSet<_>>().len(), IN_A_ROW, "{}", family.name);
            }
        }
    }
}

/// A harder board has more positions to look at, or as many.
#[test]
fn each_difficulty_is_harder() {
    for family in &FAMILIES {
        for (answer, boards) in listed(family) {
            let sizes: Vec<usize> = boards.iter().map(reachable).collect();
            assert_eq!(sizes.len() % DIFFICULTIES as usize, 0, "{} {answer}", family.name);
            let levels: Vec<&[usize]> = sizes.chunks(sizes.len() / DIFFICULTIES as usize).collect();
            for pair in levels.windows(2) {
                let (easy, hard) = (pair[0].iter().max(), pair[1].iter().min());
                assert!(easy <= hard, "{} {answer}: {sizes:?}", family.name);
                let sums = [pair[0], pair[1]].map(|sizes| sizes.iter().sum::<usize>());
                assert!(sums[0] < sums[1], "{} {answer}: {sizes:?}", family.name);
            }
        }
    }
}

#[test]
fn boards_fit_a_phone_and_have_no_idle_stones() {
    for family in &FAMILIES {
        for seed in 0..200 {
            let board = draw(family, seed);
            let sides = (board.rows(), board.columns());
            assert!(sides.0.max(sides.1) <= WIDEST, "{} {seed}: {sides:?}", family.name);
            let dead = konane::survey(&board, &mut Budget::unlimited()).dead;
            assert_eq!(dead, [], "{} {seed}: {board}", family.name);
        }
    }
}

/// The first and the last row that a stone can reach, and the same for columns, counted in the board's window.
fn reached(board: &Board) -> [(i32, i32); 2] {
    const AROUND: i32 = 12;
    let corner = Square::new(-AROUND, -AROUND);
    let wide = board.window(corner, board.rows() + 2 * AROUND, board.columns() + 2 * AROUND);
    let (mut seen, mut open) = (HashSet::from([wide.clone()]), vec![wide]);
    while let Some(now) = open.pop() {
        for jump in Player::BOTH.map(|player| now.jumps(Rules::Ancient, player)).concat() {
            let after = now.play(jump);
            if seen.insert(after.clone()) {
                open.push(after);
            }
        }
    }
    let squares = || seen.iter().flat_map(Board::stones).map(|(square, _)| square + corner);
    let ends = |numbers: Vec<i32>| (*numbers.iter().min().unwrap(), *numbers.iter().max().unwrap());
    [
        ends(squares().map(|square| square.row).collect()),
        ends(squares().map(|square| square.column).collect()),
    ]
}

/// No play leaves the window. It is as small as that allows, but at least 5 squares high and 7 wide: then what can be
/// reached lies in its middle.
#[test]
fn windows_fit_the_play_or_have_it_in_the_middle() {
    let mut is_widened = [false; 2];
    for family in &FAMILIES {
        for seed in 0..60 {
            let board = draw(family, seed);
            let sides = [(board.rows(), 5), (board.columns(), 7)];
            for (index, ((first, last), (side, least))) in
                reached(&board).into_iter().zip(sides).enumerate()
            {
                let (before, after) = (first, side - 1 - last);
                let told = || format!("{} {seed}: {board} has {before} and {after}", family.name);
                assert!(side >= least && before >= 0 && after >= 0, "{}", told());
                assert!(side == least || (before, after) == (0, 0), "{}", told());
                assert!(before.abs_diff(after) <= 1, "{}", told());
                is_widened[index] |= before > 0;
            }
        }
    }
    assert_eq!(is_widened, [true; 2]);
}

/// Jumps that gain nothing, and boards on which all options are numbers. No small board is of that kind.
#[test]
fn fractions_have_both_kinds_of_options() {
    let family = Family::named("fractions").unwrap();
    let solvers = &mut Solvers::of(&course(), family);
    let mut is_number = |board: &Board| {
        let value = solvers.reference.value(board, &mut Budget::unlimited()).unwrap();
        let name = solvers.reference.forms.write(value, 1000).unwrap();
        name.chars().all(|sign| sign.is_ascii_digit() || "-/".contains(sign))
    };
    for difficulty in 0..DIFFICULTIES {
        let boards = (0..24).map(|place| draw(family, Drill { place, difficulty }.seed()));
        let counted = boards.filter(|board| {
            let jumps = Player::BOTH.map(|player| board.jumps(family.rules, player)).concat();
            jumps.into_iter().all(|jump| is_number(&board.play(jump)))
        });
        let count = counted.count();
        assert!(count < 24 && (difficulty == 0 || count > 0), "{count} of 24");
    }
}

/// One square nearer two groups are one part; one square farther a part falls in two.
#[test]
fn gaps_are_decided_by_one_square() {
    for (answer, boards) in listed(Family::named("gaps").unwrap()) {
        for board in boards {
            let moved = |by: i32| {
                let first_empty = (0..board.columns()).find(|&column| {
                    (0..board.rows()).all(|row| board.stone(Square::new(row, column)).is_none())
                });
                let gap = first_empty.unwrap_or_else(|| panic!("no gap in {board}"));
                let mut moved = Board::empty(board.rows(), board.columns() + 1, Edge::Plane);
                for (square, player) in board.stones() {
                    let by = if square.column > gap { by } else { 0 };
                    moved.set(square + Square::new(0, by), Some(player));
                }
                groups(&moved).len()
            };
            let other = if answer == "1" { moved(1) } else { moved(-1) };
            assert_eq!(
                format!("{answer} {other}"),
                if answer == "1" { "1 2" } else { "2 1" },
                "{board}"
            );
        }
    }
}

/// A link to an exercise shows the same board on every machine.
#[test]
fn a_number_always_draws_the_same_board() {
    let drawn = FAMILIES.iter().map(|family| draw(family, 7).trimmed().whole_text());
    assert_eq!(drawn.collect::<Vec<_>>(), DRAWN_AS_7);
    for family in &FAMILIES {
        assert!(draw(family, u64::MAX).stones().count() > 1, "{}", family.name);
    }
}

const DRAWN_AS_7: [&str; 12] = [
    "o.o/..x/.x./.o.",
    ".x./xox/.../xo.",
    "x.x/o.o/x.x",
    "..o../...../ox..o/..x../..o../...../...../..x../..o..",
    "o.../x.x./..../..x./..ox/..../..o./.o..",
    "...o/o.../.o.o/..ox/.o../...x/.o..",
    "...x./....x/...x./..x../...x./x.x../.x.x./.o.../o.o.o",
    ".ox/.../xox/.../.../oxo",
    "xo./o../.o./.../.xo",
    "xx.ox/x..../...../...xo/.oo../..x..",
    "x../o../oo./.ox",
    ".o./.x./.x./.o./xox",
];
