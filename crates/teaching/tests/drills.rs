//! Drawn exercises: a student who did the lessons so far can solve each board of each list, the answers are spread
//! evenly, nothing comes twice in a row, and every difficulty is harder than the one before.

mod student;

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap, HashSet};

use basics::budget::Budget;
use basics::dice::Dice;
use basics::player::Player;
use konane::{Board, Edge, Jump, NamedBoard, Rules, Square};
use solver::{Reference, Solver};
use student::{Known, Student, UNIT, better, groups, reachable, reachable_up_to};
use teaching::content::lessons::{
    Course, DIFFICULTIES, DerivationStage, Drill, SubjectKind, Task, read,
};
use teaching::lessons::{Exercise, FAMILIES, Family, Referee, draw, judge};
use value::Outcome;

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

fn student_of(course: &Course, family: &Family) -> Student {
    Student::of(&course.lessons[..=lesson_of(course, family)])
}

/// The answer as the list of the family names it, if this student can find it with what was taught.
fn answer(student: &mut Student, family: &Family, board: &Board) -> Option<String> {
    let options = |student: &mut Student| -> Option<Vec<Known>> {
        let jumps = board.jumps(family.rules, Player::Left);
        jumps.map(|jump| student.value(&board.play_unchecked(jump))).collect()
    };
    Some(match family.name {
        "outcomes" | "comparing" | "equal" => {
            let names = match family.name {
                "outcomes" => ["first", "Left", "Right", "second"],
                _ => ["<>", ">", "<", "="],
            };
            let known = match Player::ALL.map(|player| student.wins(board, player)) {
                [true, true] => names[0],
                [true, false] => names[1],
                [false, true] => names[2],
                [false, false] => names[3],
            };
            known.to_string()
        }
        "stops" => {
            let [left, right] = Player::ALL.map(|player| student.stop(board, player));
            // In a number nobody moves.
            if matches!(student.value(board), Some(Known::Number(_))) {
                return None;
            }
            format!("{} {}", Known::Number(left?), Known::Number(right?))
        }
        "wins" => {
            let jumps = Vec::from_iter(board.jumps(family.rules, Player::Left));
            let mut winning = jumps.clone();
            winning.retain(|&jump| !student.wins(&board.play_unchecked(jump), Player::Right));
            let [Jump { from, direction, taken }] = winning[..] else { return None };
            let goes_on = jumps
                .iter()
                .any(|jump| (jump.from, jump.direction) == (from, direction) && jump.taken > taken);
            let known = match taken {
                _ if jumps.len() < 3 => return None,
                1 if goes_on => "stops",
                1 => "single",
                _ => "several",
            };
            known.to_string()
        }
        "dominated" => {
            let options = options(student)?;
            // Otherwise more than one set of jumps would be right.
            if options.iter().collect::<HashSet<_>>().len() < options.len() {
                return None;
            }
            let is_dominated = |&&one: &&Known| {
                options.iter().any(|&two| two != one && better(Player::Left, two, one))
            };
            let count = options.iter().filter(is_dominated).count();
            format!("{count} of {}", options.len())
        }
        "hot" => match student.value(board)? {
            Known::Switch(left, right) => Known::Number((left - right) / 2).to_string(),
            _ => return None,
        },
        "parts" | "gaps" => groups(board).len().to_string(),
        "heaps" => {
            // What a jump in a part worth 0 leads to has an answer, and need not have a name.
            for half in halves(board) {
                student.value(&half)?;
            }
            let jumps = board.jumps(family.rules, Player::Left);
            let winning =
                jumps.filter(|jump| !student.wins(&board.play_unchecked(*jump), Player::Right));
            winning.count().to_string()
        }
        "reversing" => {
            student.value(board)?;
            let reversals = reversals(student, board)?;
            match &reversals[..] {
                [] => "nothing",
                [(_, _, after)] if after.is_empty() => "to nothing",
                [_] => "to options",
                _ => return None,
            }
            .to_string()
        }
        "copying" | "pairing" => (!student.wins(board, Player::Right)).then(|| "0".to_string())?,
        "parity" => {
            let winner = if student.moves_left(board)? % 2 == 1 { "first" } else { "second" };
            winner.to_string()
        }
        "tinies" => {
            let winner = match student.compare_tinies(board)? {
                Some(Ordering::Greater) => "Left",
                Some(Ordering::Less) => "Right",
                Some(Ordering::Equal) => "second",
                None => "first",
            };
            winner.to_string()
        }
        _ => student.value(board)?.to_string(),
    })
}

/// An undominated jump, an answer that reverses it, and the jumps that take its place with their values.
type Reversal = (Jump, Jump, Vec<(Jump, Known)>);

/// Every undominated jump of both players that some answer reverses, if the student can value all that this needs. Play
/// of the differences decides what reverses, not values.
fn reversals(student: &mut Student, board: &Board) -> Option<Vec<Reversal>> {
    let mut reversals = Vec::new();
    for player in Player::ALL {
        let jumps = board.jumps(Rules::Ancient, player);
        let value =
            |student: &mut Student, board: &Board, jump| student.value(&board.play_unchecked(jump));
        let mut options = Vec::new();
        for jump in jumps {
            options.push((jump, value(student, board, jump)?));
        }
        let values: HashSet<Known> = options.iter().map(|&(_, value)| value).collect();
        // Otherwise one of two equal jumps would go.
        if values.len() < options.len() {
            return None;
        }
        options
            .retain(|&(_, one)| !values.iter().any(|&two| two != one && better(player, two, one)));
        for (jump, _) in options {
            let after = board.play_unchecked(jump);
            let mut found = Vec::new();
            for answer in after.jumps(Rules::Ancient, player.other()) {
                let answered = after.play_unchecked(answer);
                if student.prefers(player.other(), &answered, board) {
                    let mut places = Vec::new();
                    for next in answered.jumps(Rules::Ancient, player) {
                        places.push((next, value(student, &answered, next)?));
                    }
                    found.push((jump, answer, places));
                }
            }
            match found.len() {
                0 => {}
                1 => reversals.extend(found),
                // One answer is asked for.
                _ => return None,
            }
        }
    }
    Some(reversals)
}

/// What the student found, by definition; `None` if the answer is no value.
fn true_answer(reference: &mut Reference, family: &Family, board: &Board) -> Option<String> {
    match family.name {
        "outcomes" | "comparing" | "equal" | "copying" | "wins" | "dominated" | "parts"
        | "gaps" | "reversing" | "pairing" | "heaps" => None,
        "parity" | "tinies" => {
            let form = reference.value(board, &mut Budget::unlimited()).unwrap();
            let outcome = reference.forms.outcome(form, &mut Budget::unlimited()).unwrap();
            Some(
                match outcome {
                    Outcome::Wins(player) => player.name(),
                    Outcome::Next => "first",
                    Outcome::Previous => "second",
                }
                .to_string(),
            )
        }
        "stops" => {
            let stops = Player::ALL.map(|player| true_stop(reference, board, player));
            Some(stops.map(|stop| Known::Number(stop).to_string()).join(" "))
        }
        "hot" => {
            let stops = Player::ALL.map(|player| true_stop(reference, board, player));
            Some(Known::Number((stops[0] - stops[1]) / 2).to_string())
        }
        _ => Some(written(reference, board)),
    }
}

fn written(reference: &mut Reference, board: &Board) -> String {
    let form = reference.value(board, &mut Budget::unlimited()).unwrap();
    reference.forms.write(form, 1000).unwrap()
}

/// The stop by definition.
fn true_stop(reference: &mut Reference, board: &Board, starts: Player) -> i64 {
    let name = written(reference, board);
    let (above, below) = name.split_once('/').unwrap_or((&name, "1"));
    if let (Ok(above), Ok(below)) = (above.parse::<i64>(), below.parse::<i64>()) {
        return above * UNIT / below;
    }
    let jumps = board.jumps(Rules::Ancient, starts);
    let after = jumps.map(|jump| true_stop(reference, &board.play_unchecked(jump), starts.other()));
    let stop = match starts {
        Player::Left => after.max(),
        Player::Right => after.min(),
    };
    stop.expect("a player without jumps is in a number")
}

/// Every answer with its boards, unless another family lists them.
fn listed(family: &Family) -> Vec<(&'static str, Vec<Board>)> {
    if family.listed != family.name {
        return Vec::new();
    }
    let board = |text| Board::parse(text, Edge::Plane).unwrap();
    let boards = |texts: Vec<&'static str>| texts.into_iter().map(board).collect();
    family.answers().into_iter().map(|(answer, texts)| (answer, boards(texts))).collect()
}

/// The image that all images under turning and mirroring share.
fn turned(board: &Board) -> String {
    let mut images = Vec::new();
    for mut image in [board.trimmed(), board.trimmed().mirrored()] {
        for _ in 0..4 {
            image = image.turned();
            images.push(image.whole_text());
        }
    }
    images.into_iter().min().unwrap()
}

/// The image that all images under turning, mirroring and swapping colours share.
fn form(board: &Board) -> String {
    turned(board).min(turned(&board.swapped()))
}

/// How many exercises of each difficulty the student walks through.
const WALKED: u64 = 200;

/// All drills with all difficulties: the student solves each exercise with what was taught, and is right.
#[test]
fn a_student_of_the_lessons_solves_each_exercise() {
    let course = course();
    for family in &FAMILIES {
        let student = &mut student_of(&course, family);
        let reference = &mut Reference::new(family.rules);
        let mut known = HashMap::<String, String>::new();
        for difficulty in 0..DIFFICULTIES {
            let mut counts = BTreeMap::<String, u64>::new();
            for place in 0..WALKED {
                let board = draw(family, Drill { place, difficulty }.seed());
                // Images are as hard as each other.
                let is_upright = ["comparing", "equal"].contains(&family.name);
                let key = if is_upright { board.to_string() } else { turned(&board) };
                let found = known.entry(key).or_insert_with(|| {
                    let found = answer(student, family, &board);
                    let at = format!("{} {place}.{difficulty}: {board}", family.name);
                    let found = found.unwrap_or_else(|| panic!("{at} is beyond what was taught"));
                    let told = true_answer(reference, family, &board);
                    assert_eq!(told.as_ref().unwrap_or(&found), &found, "{at}");
                    found
                });
                *counts.entry(found.clone()).or_default() += 1;
            }
            println!("{} {difficulty}: {counts:?}", family.name);
            let answers = family.answers();
            let listed = answers.iter().map(|(answer, _)| counts.get(*answer).copied());
            let listed: Vec<u64> = listed.map(Option::unwrap_or_default).collect();
            let (least, most) = (listed.iter().min().unwrap(), listed.iter().max().unwrap());
            match family.name {
                // The value of a sum need not be that of a listed board.
                SUMS => assert!(*least > 0 && *most <= WALKED / 6, "{counts:?}"),
                "copying" | "pairing" => assert_eq!(counts["0"], WALKED),
                "equal" => {
                    let is_half = (2 * WALKED / 5..=3 * WALKED / 5).contains(&counts["="]);
                    assert!(is_half && counts.len() == 4, "{counts:?}");
                }
                // There is a jump that wins.
                "heaps" => assert!(!counts.contains_key("0") && counts.len() > 1, "{counts:?}"),
                // A round asks for each answer once.
                _ => {
                    assert!(most - least <= 1, "{} {difficulty}: {counts:?}", family.name);
                    assert_eq!(counts.len(), listed.len(), "{} {difficulty}", family.name);
                }
            }
        }
    }
}

/// Each listed board stands under its answer.
#[test]
fn boards_are_listed_by_their_answers() {
    let course = course();
    for family in &FAMILIES {
        let student = &mut student_of(&course, family);
        for (name, boards) in listed(family) {
            for board in boards {
                let found = answer(student, family, &board);
                assert_eq!(found.as_deref(), Some(name), "{}: {board}", family.name);
            }
        }
    }
}

/// The family whose exercises may be sums of listed boards.
const SUMS: &str = "computing";

/// Of five hundred harder exercises most are different, also up to symmetry: far more than the list has boards.
#[test]
fn sums_do_not_run_out() {
    let family = Family::named(SUMS).unwrap();
    for difficulty in 2..DIFFICULTIES {
        let boards = (0..500).map(|place| draw(family, Drill { place, difficulty }.seed()));
        let forms: HashSet<String> = boards.map(|board| form(&board)).collect();
        println!("{difficulty}: {} forms", forms.len());
        assert!(forms.len() > 200, "{difficulty}: {} forms", forms.len());
    }
}

/// One empty strip parts G from the negative of H, so that everybody sees which is which.
#[test]
fn what_is_compared_lies_above_and_below() {
    for name in ["comparing", "equal"] {
        let family = Family::named(name).unwrap();
        for seed in 0..200 {
            let board = draw(family, seed);
            assert!(lies_apart(&board), "{board}");
        }
    }
}

/// The values of G and H say how they compare, and play says the same.
#[test]
fn equal_positions_have_equal_values() {
    let course = course();
    let family = Family::named("equal").unwrap();
    let student = &mut student_of(&course, family);
    for seed in 0..DIFFICULTIES * WALKED {
        let board = draw(family, seed);
        let [one, two] = halves(&board);
        let one = student.value(&one).unwrap_or_else(|| panic!("{board}"));
        let two = student.value(&two.swapped()).unwrap();
        let known = match Player::ALL.map(|player| better(player, one, two)) {
            [true, true] => "=",
            [true, false] => ">",
            [false, true] => "<",
            [false, false] => "<>",
        };
        assert_eq!(answer(student, family, &board).as_deref(), Some(known), "{board}");
    }
}

/// What the student found by playing differences is judged right, and a board's other answers are not.
#[test]
fn reversals_are_judged_right() {
    let course = course();
    let family = Family::named("reversing").unwrap();
    let student = &mut student_of(&course, family);
    let solver = &mut Solver::new(family.rules);
    for (name, boards) in listed(family) {
        for board in boards {
            let named = NamedBoard::of(&board);
            let route = |jumps: &[Jump]| -> String {
                let names = jumps.iter().map(|&jump| named.jump_name(jump));
                names.collect::<Vec<String>>().join(" ")
            };
            let mut said = Vec::new();
            for (jump, answer, places) in reversals(student, &board).unwrap() {
                said.push(route(&[jump, answer]));
                let places = places.into_iter();
                said.extend(
                    places.map(|(next, value)| format!("{}={value}", route(&[jump, answer, next]))),
                );
            }
            let value = student.value(&board).unwrap().to_string();
            let subjects = vec![SubjectKind::Position(family.rules, board.clone())];
            let given = vec![DerivationStage::Options, DerivationStage::Dominated];
            let exercise = Exercise { task: Task::Derive(given), subjects };
            let referee = &mut Referee {
                outcomes: &mut testing::outcomes(solver),
                solver,
                budget: &mut Budget::unlimited(),
            };
            let mut is_right = |answer: &str| judge(referee, &exercise, answer).unwrap().is_right();
            assert!(is_right(&format!("reversible {}", said.join("; "))), "{board}: {said:?}");
            assert!(is_right(&format!("name {value}")), "{board}: {value}");
            assert_eq!(is_right("reversible none"), name == "nothing", "{board}");
        }
    }
}

/// Whoever copies has an answer to every jump, and the judge says so.
#[test]
fn the_copycat_holds_every_copy() {
    let family = Family::named("copying").unwrap();
    let solver = &mut Solver::new(family.rules);
    let mut seen = HashSet::new();
    for seed in 0..DIFFICULTIES * WALKED {
        let board = draw(family, seed);
        // Images are as hard as each other.
        if !seen.insert(turned(&board)) {
            continue;
        }
        let one = half(&board).unwrap_or_else(|| panic!("{board} is no copy"));
        let mut line = Vec::new();
        for first in board.jumps(family.rules, Player::Right) {
            let (mut now, mut own, mut next) = (board.clone(), one.clone(), Some(first));
            while let Some(jump) = next {
                let then = now.play_unchecked(jump);
                let after = |answer: &Jump| {
                    let own = moved_squares(&moved_squares(&own, jump), *answer);
                    (then.play_unchecked(*answer), own)
                };
                let copy = then.jumps(family.rules, Player::Left).find(|copy| {
                    let (now, own) = after(copy);
                    is_copy(&now, &own)
                });
                let copy = copy.unwrap_or_else(|| panic!("{board}: {jump:?} has no copy"));
                line.extend([jump, copy].map(|jump| NamedBoard::of(&board).jump_name(jump)));
                (now, own) = after(&copy);
                next = now.jumps(family.rules, Player::Right).next();
            }
        }
        let subjects = vec![SubjectKind::Position(family.rules, board.clone())];
        let exercise = Exercise { task: Task::Hold(Player::Left), subjects };
        let referee = &mut Referee {
            outcomes: &mut testing::outcomes(solver),
            solver,
            budget: &mut Budget::unlimited(),
        };
        let verdict = judge(referee, &exercise, &line.join(" ")).unwrap();
        assert_eq!((verdict.is_right(), verdict.sentence), (true, "held"), "{board}");
    }
}

/// The second player wins each part alone. Whoever answers in the part of the last jump has always an answer.
#[test]
fn pairs_are_answered_in_their_parts() {
    let family = Family::named("pairing").unwrap();
    let student = &mut student_of(&course(), family);
    for seed in 0..DIFFICULTIES * WALKED {
        let board = draw(family, seed);
        assert!(lies_apart(&board), "{board}");
        for part in halves(&board) {
            let wins = Player::ALL.map(|player| student.wins(&part, player));
            assert_eq!(wins, [false; 2], "{board}");
        }
    }
}

/// Two heaps of Nim: a jump wins if and only if it leaves equal nimbers.
#[test]
fn heaps_are_balanced_by_the_winning_jumps() {
    let family = Family::named("heaps").unwrap();
    let student = &mut student_of(&course(), family);
    for seed in 0..DIFFICULTIES * WALKED {
        let board = draw(family, seed);
        assert!(lies_apart(&board), "{board}");
        let mut nimber = |board: &Board| match student.value(board) {
            Some(Known::Number(0)) => 0,
            Some(Known::Nimber(size)) => size,
            value => panic!("{board} is {value:?}"),
        };
        let [one, two] = halves(&board).map(|half| nimber(&half));
        assert_ne!(one, two, "{board}");
        for jump in board.jumps(family.rules, Player::Left) {
            let after = board.play_unchecked(jump);
            let is_balanced = student.value(&after) == Some(Known::Number(0));
            assert_eq!(!student.wins(&after, Player::Right), is_balanced, "{board}: {jump:?}");
        }
    }
}

/// The squares of the half before an empty row or column whose other half is its negative.
fn half(board: &Board) -> Option<Vec<Square>> {
    let squares: Vec<Square> = board.stones().map(|(square, _)| square).collect();
    let row = |square: Square| square.row;
    let column = |square: Square| square.column;
    [row as fn(Square) -> i32, column].into_iter().find_map(|place| {
        (0..board.rows().max(board.columns())).find_map(|line| {
            let one: Vec<Square> =
                squares.iter().copied().filter(|&square| place(square) < line).collect();
            let is_apart = groups(board).iter().all(|group| {
                let is_before = |square: &&Square| place(**square) < line;
                let before = group.iter().filter(is_before).count();
                before == 0 || before == group.len()
            });
            (is_apart && !one.is_empty() && is_copy(board, &one)).then_some(one)
        })
    })
}

/// Whether the stones on these squares are the negative of the others, turned or mirrored.
fn is_copy(board: &Board, one: &[Square]) -> bool {
    let mut two: Vec<Square> = board.stones().map(|(square, _)| square).collect();
    two.retain(|square| !one.contains(square));
    let [one, two] = [one, &two].map(|half| {
        let stones: Vec<Square> =
            half.iter().copied().filter(|&square| board.stone(square).is_some()).collect();
        board.only(&stones)
    });
    turned(&one) == turned(&two.swapped())
}

/// The squares of a half after a jump, which may be in the other.
fn moved_squares(half: &[Square], jump: Jump) -> Vec<Square> {
    let landing = jump.to();
    half.iter().map(|&square| if square == jump.from { landing } else { square }).collect()
}

/// What lies above the first empty row, and what lies below.
fn halves(board: &Board) -> [Board; 2] {
    let board = board.trimmed();
    let is_empty = |row: &i32| {
        (0..board.columns()).all(|column| board.stone(Square::new(*row, column)).is_none())
    };
    let strip = (0..board.rows()).find(is_empty).unwrap();
    let squares: Vec<Square> = board.stones().map(|(square, _)| square).collect();
    let (above, below): (Vec<Square>, Vec<Square>) =
        squares.into_iter().partition(|square| square.row < strip);
    [above, below].map(|squares| board.only(&squares))
}

fn lies_apart(board: &Board) -> bool {
    let board = board.trimmed();
    let text = board.whole_text();
    let is_empty = |row: &&str| row.chars().all(|sign| sign == '.');
    let rows: Vec<&str> = text.split('/').collect();
    if rows.chunk_by(|one, two| is_empty(one) == is_empty(two)).count() != 3 {
        return false;
    }
    let end = rows.iter().position(is_empty).unwrap() as i32;
    let groups = groups(&board);
    let is_above = |group: &Vec<Square>| group.iter().all(|square| square.row < end);
    let is_below = |group: &Vec<Square>| group.iter().all(|square| square.row > end);
    groups.iter().any(is_above)
        && groups.iter().any(is_below)
        && groups.iter().all(|group| is_above(group) || is_below(group))
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

/// From one difficulty to the next the student has more to look at, but not much more.
#[test]
fn difficulties_rise_evenly() {
    for family in &FAMILIES {
        let mean = |difficulty| {
            let drawn = (0..60).map(|place| draw(family, Drill { place, difficulty }.seed()));
            let size = |board| (reachable(&board) as f64).ln();
            // Who copies looks at one half, who pairs at one part.
            let halves = if ["copying", "pairing"].contains(&family.name) { 2.0 } else { 1.0 };
            drawn.map(size).sum::<f64>() / halves / 60.0
        };
        let sizes: Vec<f64> = (0..DIFFICULTIES).map(mean).collect();
        let grown: Vec<f64> = sizes.windows(2).map(|pair| (pair[1] - pair[0]).exp()).collect();
        println!("{}: {:.1}, times {grown:.1?}", family.name, sizes[0].exp());
        assert!(
            grown.iter().all(|times| (1.05..3.0).contains(times)),
            "{}: {grown:?}",
            family.name
        );
    }
}

#[test]
fn boards_fit_a_phone_and_have_no_idle_stones() {
    for family in &FAMILIES {
        let mut seen = HashSet::new();
        for seed in 0..200 {
            let board = draw(family, seed);
            if !seen.insert(turned(&board)) {
                continue;
            }
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
        for jump in Player::ALL.into_iter().flat_map(|player| now.jumps(Rules::Ancient, player)) {
            let after = now.play_unchecked(jump);
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

/// One square nearer two groups are one part; one square farther a part falls in two.
#[test]
fn gaps_are_decided_by_one_square() {
    for (answer, boards) in listed(Family::named("gaps").unwrap()) {
        for board in boards {
            let by = if answer == "1" { 1 } else { -1 };
            let other = moved(&board, by).map(|parts| (answer, parts));
            assert!([Some(("1", 2)), Some(("2", 1))].contains(&other), "{board}");
        }
    }
}

/// The number of parts if what lies after the first empty column stood so many columns farther.
fn moved(board: &Board, by: i32) -> Option<usize> {
    let is_empty = |&column: &i32| {
        (0..board.rows()).all(|row| board.stone(Square::new(row, column)).is_none())
    };
    let gap = (0..board.columns()).find(is_empty)?;
    let mut moved = Board::empty(board.rows(), board.columns() + 1, Edge::Plane);
    for (square, player) in board.stones() {
        let by = if square.column > gap { by } else { 0 };
        moved.set(square + Square::new(0, by), Some(player));
    }
    Some(groups(&moved).len())
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

const DRAWN_AS_7: [&str; 19] = [
    "xox./..xo/..o./.x..",
    "o.o./.ox./.o.o/..../xx../o.x.",
    "...o./..oox/...../.xox./....o/...../...../...../xx.../.o.../.o...",
    "...xo../.....oo/...oo../......./......./......./o....../xx...../.xx....",
    "...x/o..x/xxoo",
    "o.xo/oo../ox..",
    "oo../xx.x/x.x./...x/x.../.ooo",
    "xo.o/...x",
    ".o/.x/../ox",
    "x.xo/o.xx/..../..../..../..../..../..oo",
    "ox/.o/x./o./x.",
    "x/o/./o/./././x/o",
    "oxx..x/x.xx.o/....../....../....../xoo..o/o.oo.x",
    "oxx..x/x.xx.o/....../....../....../....o./...ox.",
    "ox/../.o/o./x./o.",
    "...xo/...xo/....x/...../...../oxxox/..x..",
    "o.xo/.xo./..../..../..../..x./..ox",
    "...oo./..oo../....xo/....../.o..../.x..../.o..../.x..../o.....",
    "x........./x.x...ox../..o.....x./.o.....o.x/o.........",
];

/// Prints lists of boards, for `drill_boards.txt`: those that the student can solve, of all sizes that there are.
#[test]
#[ignore = "searches for minutes"]
fn search_for_boards() {
    let course = course();
    let wanted = std::env::var("FAMILY").ok();
    for family in FAMILIES.iter().filter(|it| wanted.as_ref().is_none_or(|name| name == it.name)) {
        let student = &mut student_of(&course, family);
        let answers = listed(family);
        let each = match answers.len() {
            2 => 6,
            3 | 4 | 12 => 4,
            _ => 3,
        };
        let mut found = BTreeMap::<String, BTreeMap<usize, Vec<Board>>>::new();
        let (mut seen, mut pool) = (HashSet::new(), Vec::new());
        let dice = &mut Dice(1);
        let most = match family.name {
            "comparing" | "parity" => 120,
            "tinies" => 400,
            _ => 60,
        };
        for _ in 0..std::env::var("ROUNDS").map_or(1_000_000, |text| text.parse().unwrap()) {
            let is_sum = ["integers", "fractions", "nimbers", "parity"].contains(&family.name);
            let thrown = match pool.len() as u64 {
                count @ 2.. if is_sum && dice.below(4) == 0 => {
                    let [one, two] = [(); 2].map(|()| &pool[dice.below(count) as usize]);
                    Some(beside(one, two, dice))
                }
                _ => thrown(family, dice),
            };
            let Some(board) = thrown.filter(|board| is_candidate(family, board, most)) else {
                continue;
            };
            if !seen.insert(form(&board)) {
                continue;
            }
            for board in [board.clone(), board.swapped()] {
                let Some(answer) = answer(student, family, &board) else { continue };
                if answers.iter().any(|(listed, _)| *listed == answer) {
                    let sizes = found.entry(answer).or_default();
                    let same = sizes.entry(reachable(&board)).or_default();
                    if same.len() < 8 {
                        pool.push(board.clone());
                        same.push(board);
                        break;
                    }
                }
            }
        }
        for (answer, _) in answers {
            let sizes = found.remove(answer).unwrap_or_default();
            let counts: Vec<String> =
                sizes.iter().map(|(size, boards)| format!("{size}:{}", boards.len())).collect();
            eprintln!("{} {answer}: {}", family.name, counts.join(" "));
            let mut all: Vec<(usize, Board)> = Vec::new();
            for (size, boards) in sizes {
                all.extend(boards.into_iter().map(|board| (size, board)));
            }
            let count = each * DIFFICULTIES as usize;
            if all.len() < count {
                eprintln!("only {} of {count}", all.len());
                continue;
            }
            // Sizes grow evenly from the least to the most, and for each difficulty they are larger.
            let (least, most) = (all[0].0 as f64, all[all.len() - 1].0 as f64);
            let (mut picked, mut begin, mut before) = (Vec::new(), 0, 0);
            for difficulty in 0..DIFFICULTIES as usize {
                let part = (difficulty as f64 + 0.5) / DIFFICULTIES as f64;
                let wish = each as f64 * least * (most / least).powf(part);
                let last = all.len() - (DIFFICULTIES as usize - difficulty) * each;
                let sum =
                    |at: usize| all[at..at + each].iter().map(|(size, _)| size).sum::<usize>();
                let far = |at: usize| (sum(at) as f64 - wish).abs();
                let places = (begin..=last).filter(|&at| sum(at) > before);
                let at = places.min_by(|one, two| far(*one).total_cmp(&far(*two))).unwrap_or(last);
                picked.extend_from_slice(&all[at..at + each]);
                (begin, before) = (at + each, sum(at));
            }
            println!("{} {answer}", family.name);
            for line in picked.chunks(each) {
                let texts: Vec<String> = line.iter().map(|(_, board)| board.to_string()).collect();
                println!("{}", texts.join(" "));
            }
            println!();
        }
    }
}

/// Two boards with some squares between them.
fn beside(one: &Board, two: &Board, dice: &mut Dice) -> Board {
    let mut both = Board::empty(12, 20, Edge::Plane);
    for (at, player) in one.stones() {
        both.set(at, Some(player));
    }
    let by = Square::new(dice.below(4) as i32, one.columns() + 1 + dice.below(4) as i32);
    for (at, player) in two.stones() {
        both.set(at + by, Some(player));
    }
    both.trimmed()
}

/// Boards worth tiny-1, tiny-½, tiny-2, ↑, ⇑, ↑∗, ∗ and 0.
const TINY_PARTS: [&str; 17] = [
    "ox/..x/.x.x",
    "x.o/.x/..xo",
    "o.x/.x/..xo",
    "x.o/xx/..xo",
    "o/.x/xxx/..o",
    "..xo/.x.o/x.o",
    ".ox/...x/oo..x",
    "x..oo/xx/..xo",
    "oo/..x/.x.x/x.oo",
    "ox/x.x/.x.x/o",
    "x/.xo",
    "xx/..xo",
    "oo/.x/..x",
    "..x/ox/1/..o",
    "o.ox",
    "xoxo",
    "xo",
];

fn thrown(family: &Family, dice: &mut Dice) -> Option<Board> {
    let mut any = |rows: u64, columns: u64| {
        let (rows, columns) = (1 + dice.below(rows) as i32, 2 + dice.below(columns) as i32);
        let mut board = Board::empty(rows, columns, Edge::Plane);
        let empty = 2 + dice.below(3);
        for row in 0..rows {
            for column in 0..columns {
                let player = match dice.below(2 + empty) {
                    0 => Some(Player::Left),
                    1 => Some(Player::Right),
                    _ => None,
                };
                board.set(Square::new(row, column), player);
            }
        }
        board.trimmed()
    };
    Some(match family.name {
        "comparing" => {
            let (one, two) = (any(2, 4), any(2, 4));
            if [&one, &two].iter().any(|board| board.stones().next().is_none()) {
                return None;
            }
            let gap = 1 + reached(&one)[0].1 - reached(&one)[0].0;
            let columns = one.columns().max(two.columns());
            let mut both = Board::empty(gap + two.rows() + 3, columns, Edge::Plane);
            for (at, player) in one.stones() {
                both.set(at, Some(player));
            }
            let down = Square::new(both.rows() - two.rows(), 0);
            for (at, player) in two.stones() {
                both.set(at + down, Some(player));
            }
            both
        }
        "gaps" => any(3, 6),
        "tinies" => {
            let mut part = || {
                let text = TINY_PARTS[dice.below(TINY_PARTS.len() as u64) as usize];
                let mut part = Board::parse(text, Edge::Plane).unwrap();
                for _ in 0..dice.below(4) {
                    part = part.turned();
                }
                if dice.below(2) == 0 { part } else { part.swapped() }
            };
            let (mut sum, more) = (part(), [part(), part()]);
            for other in &more[..dice.below(3) as usize] {
                sum = beside(&sum, other, dice).turned();
            }
            sum
        }
        _ => any(4, 6),
    })
}

/// Whether the board could be one of the family's.
fn is_candidate(family: &Family, board: &Board, most: usize) -> bool {
    let stones = board.stones().count();
    let most_stones = if family.name == "tinies" { 18 } else { 12 };
    if !(2..=most_stones).contains(&stones)
        || reachable_up_to(board, most).is_none_or(|size| size < 2)
    {
        return false;
    }
    let sides = reached(board).map(|(first, last)| last - first + 1);
    let is_good = sides[0].max(sides[1]) <= WIDEST
        && konane::survey(board, &mut Budget::unlimited()).dead.is_empty();
    let both_jump =
        || Player::ALL.iter().all(|&player| board.jumps(Rules::Ancient, player).next().is_some());
    let is_one_of = match family.name {
        "outcomes" | "comparing" if !both_jump() => false,
        "comparing" => lies_apart(board) && groups(board).len() == 2,
        "gaps" => {
            let parts = groups(board).len();
            parts <= 2 && moved(board, if parts == 1 { 1 } else { -1 }) == Some(3 - parts)
        }
        "stops" => groups(board).len() == 1,
        "reversing" => {
            let jumps = |player| board.jumps(Rules::Ancient, player);
            let is_answered = |player: Player| {
                let mut after = jumps(player).map(|jump| board.play_unchecked(jump));
                after.any(|after| after.jumps(Rules::Ancient, player.other()).next().is_some())
            };
            let count: usize = Player::ALL.map(|player| jumps(player).count()).iter().sum();
            (3..=6).contains(&count) && Player::ALL.into_iter().any(is_answered)
        }
        _ => true,
    };
    is_good && is_one_of
}
