//! Certificates for what the page states, judged by both checkers: the exhibits, every place where a paper is said to be
//! wrong, the boards of lessons, and the small full boards.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use basics::budget::Budget;
use basics::player::Player;
use game::Removal;
use konane::{Board, Edge, NamedBoard, Rules};
use papamu::pages::gallery::library::differences::differences;
use proof::{Certificate, Goal, ProvedRelation, prove};
use teaching::content::lessons::{Claim as Worth, read};
use teaching::content::solved::Solved;
use teaching::content::{Claim, Objection, Subject, exhibits};
use testing::{gallery, judged_by_both, judged_in_python, judged_in_rust};
use value::{Outcome, Style, Values};

const MEMORY: usize = 1 << 30;

#[track_caller]
fn certificate(rules: Rules, board: &Board, goal: Goal, depth: u32) -> Certificate {
    let proved = prove(rules, board, goal, depth, MEMORY, &mut Budget::unlimited());
    proved.unwrap_or_else(|unproved| panic!("{board} {rules:?} {goal:?}: {unproved:?}"))
}

/// What a value is called in certificates.
fn name(text: &str) -> String {
    let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    let value = values.parse(text, budget).unwrap_or_else(|error| panic!("{text}: {error}"));
    values.write(value, Style::Plain, 200, budget).unwrap()
}

#[track_caller]
fn all_accepted(certificates: &[Certificate]) {
    let texts: Vec<String> = certificates.iter().map(Certificate::to_string).collect();
    for (judgement, certificate) in judged_by_both(&texts).into_iter().zip(certificates) {
        assert_eq!(judgement, Ok(certificate.listed_claims()), "{certificate}");
    }
}

/// Who wins if `starts` moves first, as a certificate says it.
fn relation(starts: Player, winner: Player) -> ProvedRelation {
    match (starts, winner) {
        (Player::Left, Player::Left) => ProvedRelation::LeftFirst,
        (Player::Right, Player::Right) => ProvedRelation::RightFirst,
        (Player::Right, Player::Left) => ProvedRelation::AtLeast,
        (Player::Left, Player::Right) => ProvedRelation::AtMost,
    }
}

/// A certificate of one exhibit, and what it cost.
struct Cost {
    exhibit: String,
    claims: usize,
    bytes: usize,
    written: Duration,
    in_rust: Duration,
    in_python: Duration,
}

impl Cost {
    /// Has both checkers judge the certificate.
    fn of(exhibit: String, certificate: &Certificate, written: Duration) -> Cost {
        let (text, claims) = (certificate.to_string(), certificate.listed_claims());
        let began = Instant::now();
        assert_eq!(judged_in_rust(&text), Ok(claims), "{exhibit}");
        let in_rust = began.elapsed();
        let (bytes, began) = (text.len(), Instant::now());
        assert_eq!(judged_in_python(&[text]), [Ok(claims)], "{exhibit}");
        Cost { exhibit, claims, bytes, written, in_rust, in_python: began.elapsed() }
    }

    fn row(&self) -> String {
        let Cost { exhibit, claims, bytes, .. } = self;
        let [written, rust, python] =
            [self.written, self.in_rust, self.in_python].map(|time| time.as_millis());
        format!("| {exhibit} | {claims} | {bytes} | {written} | {rust} | {python} |")
    }
}

/// Each exhibit at the numbers at which it opens, by all rules that it is about. With `--nocapture` it prints the table of
/// BENCHMARKS.md.
#[test]
fn exhibits_are_proved() {
    let mut costs = Vec::new();
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        let point = family.first();
        let Some(Subject::Position(board)) = (family.subject)(&point) else { continue };
        for &rules in family.rules() {
            let title = format!("{} {point:?}, {}", exhibit.name, rules.name());
            let mut prove = |goal| {
                let exhibit = match goal {
                    Goal::Winner(starts) => format!("{title}, {} first", starts.name()),
                    _ => title.clone(),
                };
                let began = Instant::now();
                let certificate = certificate(rules, &board, goal, 1);
                costs.push(Cost::of(exhibit, &certificate, began.elapsed()));
                certificate
            };
            let claim = family.claim(rules, &point);
            if let Some(Claim::Outcome(outcome)) = claim {
                for starts in Player::ALL {
                    let certificate = prove(Goal::Winner(starts));
                    let expected = relation(starts, outcome.winner(starts));
                    assert_eq!(certificate.claims[0].relation, expected, "{title}");
                }
                continue;
            }
            let certificate = prove(Goal::Value);
            if let Some(value) = family.known(rules, &point) {
                assert_eq!(certificate.claimed_name(), name(&value), "{title}");
            }
        }
    }
    costs.sort_by_key(|cost| Reverse(cost.bytes));
    let total = Cost {
        exhibit: format!("all {}", costs.len()),
        claims: costs.iter().map(|cost| cost.claims).sum(),
        bytes: costs.iter().map(|cost| cost.bytes).sum(),
        written: costs.iter().map(|cost| cost.written).sum(),
        in_rust: costs.iter().map(|cost| cost.in_rust).sum(),
        in_python: costs.iter().map(|cost| cost.in_python).sum(),
    };
    println!("| exhibit | claims | bytes | ms to write | in Rust | in Python |");
    println!("|---|---|---|---|---|---|");
    [total].iter().chain(&costs).for_each(|cost| println!("{}", cost.row()));
    assert!(costs.len() > 50);
}

/// The tables of two other programs.
#[test]
fn values_of_the_tables_are_proved() {
    let narrow = include_str!("data/narrow.tsv").lines();
    let narrow = narrow.filter(|line| !line.starts_with('#')).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        (Rules::Ancient, Board::parse(columns[0], Edge::Walls).unwrap(), columns[2])
    });
    let gallery = gallery().map(|line| (line.rules, line.board, line.value));
    let mut certificates = Vec::new();
    for (rules, board, value) in gallery.chain(narrow) {
        let certificate = certificate(rules, &board, Goal::Value, 1);
        assert_eq!(certificate.claimed_name(), name(value), "{board} {rules:?}");
        certificates.push(certificate);
    }
    all_accepted(&certificates);
    assert!(certificates.len() > 300);
}

/// Where we say that a paper is wrong: the position is not worth what is printed, and it is worth what we say. The other
/// errors that the library names are not about the value of a position.
#[test]
fn errors_of_papers_are_proved() {
    let mut certificates = Vec::new();
    let mut prove = |rules, board: &Board, printed: &str, computed: &str| {
        certificates.push(certificate(rules, board, Goal::Not(printed), 1));
        let worth = certificate(rules, board, Goal::Value, 1);
        assert_eq!(worth.claimed_name(), name(computed), "{board} {rules:?}");
        certificates.push(worth);
    };
    for difference in differences() {
        let family = difference.exhibit.family().unwrap();
        for case in difference.cases {
            let Some(Subject::Position(board)) = (family.subject)(&case.point) else {
                panic!("{} {:?}", difference.exhibit.name, case.point);
            };
            // Of a misprinted step the value to which it would lead.
            let printed = match (difference.exhibit.name, &case.point[..]) {
                ("lot1", [7]) => "{0|*}",
                ("lt1", [6]) => "{0|{*|v},3,*}",
                // An option is missing; the value is right.
                ("half", _) => continue,
                (name, _) => {
                    assert!(
                        !matches!(difference.remark.kind, Objection::Misprint { .. }),
                        "{name}"
                    );
                    &case.printed
                }
            };
            for &rules in &case.rules {
                prove(rules, &board, printed, &case.computed);
            }
        }
    }
    // On the way to theorem 3 of Uiterwijk: a longer jump does not always dominate, and leaving out the shorter would
    // change the value.
    let walls = |text| Board::parse(text, Edge::Walls).unwrap();
    prove(Rules::Ancient, &walls("..xo.."), "0", "*");
    prove(Rules::Ancient, &walls("....x."), "*", "0");
    prove(Rules::Ancient, &walls("x..ox.x.."), "*", "v*");
    for relation in [ProvedRelation::LeftFirst, ProvedRelation::RightFirst] {
        let goal = Goal::Compared(relation, "0");
        certificates.push(certificate(Rules::Ancient, &walls("..xo.."), goal, 1));
    }
    all_accepted(&certificates);
    // Nine exceptions and two misprints by both rules, and the last five.
    assert_eq!(certificates.len(), 2 * (9 * 2 + 2 * 2 + 3) + 2);
}

/// The board of each step, and the boards after the jumps that it shows.
#[test]
fn boards_of_lessons_are_proved() {
    let course = read(include_str!("../static/lessons-en.txt")).unwrap();
    let mut certificates = Vec::new();
    let mut stated = 0;
    for step in course.lessons.iter().flat_map(|lesson| &lesson.items) {
        let mut prove = |rules, board: &Board, worth: Option<&Worth>| {
            let certificate = certificate(rules, board, Goal::Value, 1);
            if let Some(worth) = worth {
                stated += 1;
                assert_eq!(certificate.claimed_name(), name(&worth.signs), "{}", step.name);
            }
            certificates.push(certificate);
        };
        for subject in step.subjects() {
            if let Some((rules, board)) = subject.position() {
                prove(rules, board, subject.worth.as_ref());
            }
        }
        for lead in &step.leads {
            let (rules, board) = step.position().unwrap();
            let jump = NamedBoard::of(board).jump_named(&lead.jump).unwrap();
            prove(rules, &board.play_unchecked(jump), lead.worth.as_ref());
        }
    }
    all_accepted(&certificates);
    println!("{} boards of lessons, {stated} with a stated value", certificates.len());
    assert!(certificates.len() > 190 && stated > 100);
}

/// All full boards up to 5 × 5 without two neighbours: who wins with either player first, and the values.
#[test]
fn small_boards_are_proved() {
    let solved = Solved::read(include_str!("../static/solved.txt")).unwrap();
    let (mut winners, mut worths) = (Vec::new(), Vec::new());
    for table in solved.boards().filter(|table| table.columns() <= 5) {
        let rules = table.rules();
        let mut pair = None;
        for beginning in table.beginnings(Removal::Anywhere) {
            let board = beginning.board(table.rows(), table.columns());
            let (starts, winner) = (beginning.first, table.winner(beginning).unwrap());
            let proved = certificate(rules, &board, Goal::Winner(starts), 2);
            assert_eq!(proved.claims[0].relation, relation(starts, winner), "{board} {rules:?}");
            winners.push(proved);
            // A pair comes once with each player first.
            if pair.replace((beginning.black, beginning.white)) != pair {
                worths.push(certificate(rules, &board, Goal::Value, 2));
            }
            let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
            let worth = values.parse(worths.last().unwrap().claimed_name(), budget).unwrap();
            let winner_by_value = match values.outcome(worth) {
                Outcome::Wins(winner) => winner,
                Outcome::Next => starts,
                Outcome::Previous => starts.other(),
            };
            assert_eq!(winner_by_value, winner, "{board} {rules:?}");
        }
    }
    all_accepted(&winners);
    all_accepted(&worths);
    println!("{} winners and {} values of full boards", winners.len(), worths.len());
    assert!(winners.len() == 180 && worths.len() > 100);
}
