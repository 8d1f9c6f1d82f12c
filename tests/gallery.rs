//! Compares all exhibits over their whole ranges with the solver: what the papers state, where we
//! say that they are wrong, and the tables of two other programs.

use std::collections::{HashMap, HashSet};

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Jump, Opening, Rules, Square, nimber};
use papamu::ask::table::TableRow;
use papamu::pages::gallery::verdict::Mark;
use solver::{OutcomeSearch, Reference, Solver};
use teaching::content::{Claim, Exhibit, ExhibitKind, Hall, Paper, Subject, exhibit, exhibits};
use testing::{form, gallery};
use value::{Outcome, Style, Value, Values};
use worker::message::RowText;

const BOTH: [Rules; 2] = [Rules::Ancient, Rules::Modern];

/// All points of an exhibit, over all its parameters.
fn points(exhibit: &Exhibit) -> Vec<Vec<i32>> {
    let Some(family) = exhibit.family() else { return Vec::new() };
    let mut points = vec![family.first()];
    for (place, parameter) in family.parameters.iter().enumerate().skip(1) {
        let numbers = parameter.least..=parameter.most;
        points = numbers
            .flat_map(|number| {
                points.clone().into_iter().map(move |mut point| {
                    point[place] = number;
                    point
                })
            })
            .collect();
    }
    points.iter().flat_map(|point| family.points(point)).collect()
}

/// Leaves out points without a known value that would take the test too long. On the page, the
/// program gives up on these.
fn is_soon_known(exhibit: &Exhibit, point: &[i32]) -> bool {
    let is_open = exhibit.family().is_some_and(|family| (family.open)(point));
    !is_open || exhibit.name != "narrow" || point[0] * point[1] <= 33
}

fn parse(values: &mut Values, text: &str) -> Value {
    values.parse(text, &mut Budget::unlimited()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Compares exhibits with the solver by these rules; returns how many points it compared.
fn walk(rules: Rules, is_meant: impl Fn(&Exhibit) -> bool) -> usize {
    let budget = &mut Budget::unlimited();
    let mut walked = 0;
    for exhibit in exhibits().filter(|exhibit| is_meant(exhibit)) {
        let Some(family) = exhibit.family() else { continue };
        if !family.rules().contains(&rules) {
            continue;
        }
        let mut solver = Solver::new(rules);
        for point in points(exhibit).into_iter().filter(|point| is_soon_known(exhibit, point)) {
            let place = format!("{} {point:?} {rules:?}", exhibit.name);
            let (claim, surprise) = (family.claim(rules, &point), family.surprise(rules, &point));
            let mark = |outcome: Outcome, agrees: Option<bool>| {
                let known = RowText { agrees, ..RowText::of(outcome) };
                let mark = Mark::of(family, rules, &point, &TableRow::Known(known));
                assert_eq!(mark, Mark::expected(family, rules, &point), "{place}");
            };
            let subject = (family.subject)(&point).unwrap();
            walked += 1;
            if let (Subject::Position(board), Some(Claim::Outcome(claim))) = (&subject, &claim) {
                // As much memory as a table may take on the page.
                let mut outcomes = OutcomeSearch::new(rules, 96 << 20);
                let outcome = outcomes.outcome(board, budget).unwrap();
                assert_eq!(outcome, *claim, "{place}");
                assert_eq!(surprise, None, "{place}: surprises are values");
                mark(outcome, Some(true));
                continue;
            }
            let value = match &subject {
                Subject::Position(board) => solver
                    .value(board, budget)
                    .unwrap_or_else(|stopped| panic!("{place}: {stopped:?}")),
                Subject::Expression(text) => parse(&mut solver.values, text),
            };
            let name = solver.values.write(value, Style::Plain, 1_000, budget).unwrap();
            let outcome = solver.values.outcome(value);
            match (claim, surprise) {
                (Some(Claim::Value { value: claim, printed }), surprise) => {
                    assert_eq!(name, surprise.unwrap_or(&claim), "{place}");
                    let claimed = parse(&mut solver.values, &claim);
                    assert_eq!(claimed != value, surprise.is_some(), "{place}");
                    let written = solver.values.write(claimed, Style::Plain, 1_000, budget);
                    assert_eq!(written, Ok(claim), "{place}");
                    if let Some(printed) = printed {
                        assert_eq!(parse(&mut solver.values, &printed), claimed, "{place}");
                    }
                    mark(outcome, Some(claimed == value));
                }
                (_, Some(_)) => panic!("{place}: a surprise without a claim"),
                (_, None) => mark(outcome, None),
            }
        }
    }
    walked
}

fn is_costly(exhibit: &Exhibit) -> bool {
    exhibit.hall == Hall::Patterns
}

#[test]
fn holds_by_ancient_rules() {
    assert!(walk(Rules::Ancient, |exhibit| !is_costly(exhibit)) > 300);
}

#[test]
fn holds_by_modern_rules() {
    assert!(walk(Rules::Modern, |exhibit| !is_costly(exhibit)) > 250);
}

#[test]
fn patterns_hold_by_ancient_rules() {
    assert!(walk(Rules::Ancient, is_costly) > 25);
}

#[test]
fn patterns_hold_by_modern_rules() {
    assert!(walk(Rules::Modern, is_costly) > 25);
}

/// The known values of the exhibits' positions, by rules, edge and position.
fn known() -> HashMap<(Rules, Edge, Board), String> {
    let mut known = HashMap::new();
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        for point in points(exhibit) {
            let Some(Subject::Position(board)) = (family.subject)(&point) else { continue };
            for &rules in family.rules() {
                let value = family.known(rules, &point).unwrap_or_default();
                let key = (rules, board.edge(), board.trimmed());
                // Two exhibits may share a position, and one of them may state nothing about it.
                let entry = known.entry(key).or_insert_with(String::new);
                if entry.is_empty() {
                    *entry = value;
                } else if !value.is_empty() {
                    assert_eq!(*entry, value, "{} {point:?} {rules:?}", exhibit.name);
                }
            }
        }
    }
    known
}

/// Every line of the tables has an exhibit, and no exhibit states another value.
#[test]
fn agrees_with_the_tables_of_two_other_programs() {
    let (known, values) = (known(), &mut Values::new());
    let narrow = include_str!("data/narrow.tsv").lines().filter(|line| !line.starts_with('#'));
    let narrow = narrow.map(|line| {
        let [text, name, value] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns expected in {line}");
        };
        let board = Board::parse(text, Edge::Walls).unwrap();
        (Rules::Ancient, board, name, value)
    });
    let gallery = gallery().map(|line| (line.rules, line.board, line.name, line.value));
    let mut lines = 0;
    for (rules, board, name, value) in gallery.chain(narrow) {
        let key = (rules, board.edge(), board.trimmed());
        let said = known.get(&key).unwrap_or_else(|| panic!("{name} {rules:?} has no exhibit"));
        if !said.is_empty() {
            assert_eq!(parse(values, said), parse(values, value), "{name} {rules:?}");
        }
        lines += 1;
    }
    assert!(lines > 300, "{lines}");
}

/// All known exceptions and misprints, and no others; typed from the papers and from the tables of
/// two other programs.
#[test]
fn marks_are_right() {
    let mut expected: HashSet<(&str, i32, Rules, Mark)> = HashSet::new();
    let mut both = |name, numbers: &[i32], mark| {
        let lines = numbers.iter().flat_map(|&n| BOTH.map(|rules| (name, n, rules, mark)));
        expected.extend(lines);
    };
    both("lt2", &[4, 6], Mark::Differs);
    both("lt3", &[4, 5, 6, 7, 9], Mark::Differs);
    both("lot2", &[4, 5], Mark::AgreesFrom("n", 6));
    both("lt1", &[6, 10, 14, 18, 22, 26, 30], Mark::Misprint);
    both("lot1", &[7, 11, 15, 19, 23, 27], Mark::Misprint);
    both("half", &[0], Mark::Misprint);
    both("up", &[0], Mark::Undecided);
    expected.insert(("star2", 0, Rules::Ancient, Mark::Undecided));

    let mut found = HashSet::new();
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        for point in points(exhibit) {
            for &rules in family.rules() {
                let mark = Mark::expected(family, rules, &point);
                if mark < Mark::GivenUp {
                    let number = point.first().copied().unwrap_or_default();
                    found.insert((exhibit.name, number, rules, mark));
                }
                if exhibit.name == "whole" {
                    // Others have solved squares, and 4 × n after V-M.
                    let is_known = [0, 3, 4].contains(&point[0]) || point[0] < 3 && point[1] == 1;
                    let expected = if is_known { Mark::Agrees } else { Mark::Found };
                    assert_eq!(mark, expected, "{point:?}");
                }
            }
        }
    }
    assert_eq!(found, expected);
}

/// The page draws a jump wherever a single one makes the difference between the value and the
/// claim.
#[test]
fn telling_jumps_make_the_difference() {
    let budget = &mut Budget::unlimited();
    let mut told = vec![];
    for rules in BOTH {
        let mut solver = Solver::new(rules);
        for exhibit in exhibits() {
            let Some(family) = exhibit.family() else { continue };
            for point in points(exhibit) {
                let drawn = (family.telling_jump)(rules, &point);
                if !family.rules().contains(&rules) || family.surprise(rules, &point).is_none() {
                    assert_eq!(drawn, None, "{} {point:?} {rules:?}", exhibit.name);
                    continue;
                }
                let Some(Subject::Position(board)) = (family.subject)(&point) else { continue };
                let claim = family.claim(rules, &point).and_then(Claim::named).unwrap();
                let claim = parse(&mut solver.values, &claim);
                let board = board.trimmed();
                let jumps = Player::ALL.into_iter().flat_map(|player| board.jumps(rules, player));
                let mut makes_it = |without: Jump| {
                    let options = Player::ALL.map(|player| {
                        let others = board.jumps(rules, player).filter(|jump| *jump != without);
                        others
                            .map(|jump| solver.value(&board.play_unchecked(jump), budget).unwrap())
                            .collect()
                    });
                    let [left, right] = options;
                    solver.values.make(ByPlayer { left, right }, budget).unwrap() == claim
                };
                let telling: Vec<Jump> = jumps.filter(|jump| makes_it(*jump)).collect();
                assert_eq!(telling, Vec::from_iter(drawn), "{} {point:?} {rules:?}", exhibit.name);
                told.extend(drawn.map(|jump| (exhibit.name, rules, jump.taken)));
            }
        }
    }
    let expected =
        [("lt3", Rules::Ancient, 1), ("up", Rules::Ancient, 2), ("lt3", Rules::Modern, 1)];
    assert_eq!(told, expected);
}

/// The misprinted steps are wrong, and the steps that the papers mean are right.
#[test]
fn misprints_are_misprints() {
    let values = &mut Values::new();
    for j in 1..=5 {
        let value = |name: &str, n: i32| {
            let claim = exhibit(name)?.family()?.claim(Rules::Ancient, &[n]);
            claim.and_then(Claim::named)
        };
        // LOT₁(4j + 3) = {∗ − L(4j) │ LOT₁(4j + 1)}.
        let row = value("l", 4 * j).unwrap();
        let [step, star, up] = [format!("* - {row}"), "*".to_string(), "{0|*}".to_string()]
            .map(|text| parse(values, &text));
        assert_eq!(step, star);
        let [meant, printed] = ["{*|*}", "{0|*}"].map(|text| parse(values, text));
        assert_eq!((value("lot1", 4 * j + 1).unwrap().as_str(), printed), ("*", up));
        let claim = value("lot1", 4 * j + 3).unwrap();
        assert_eq!(parse(values, &claim), meant);
        assert_ne!(meant, printed);
        // LT₁(4j + 2) = {0 │ LT₁(4j), L(4j − 1), ∗}.
        assert_eq!(value("l", 4 * j - 1).unwrap(), (1 - 2 * j).to_string());
        let hot = value("lt1", 4 * j).unwrap();
        let [meant, printed] =
            [1 - 2 * j, 2 * j + 1].map(|step| parse(values, &format!("{{0|{hot},{step},*}}")));
        let claim = value("lt1", 4 * j + 2).unwrap();
        assert_eq!(parse(values, &claim), meant);
        assert_ne!(meant, printed, "{j}");
    }
}

/// The paper's list of Black's options lacks one, which does not change the value.
#[test]
fn an_option_is_left_out_of_the_half() {
    let budget = &mut Budget::unlimited();
    for (rules, omitted) in [(Rules::Ancient, "^*"), (Rules::Modern, "v")] {
        let mut solver = Solver::new(rules);
        let board = Board::parse("oxo.ox", Edge::Plane).unwrap();
        let mut options = |player: Player| -> HashSet<Value> {
            let jumps = board.jumps(rules, player);
            jumps.map(|jump| solver.value(&board.play_unchecked(jump), budget).unwrap()).collect()
        };
        let [left, right] = [options(Player::Left), options(Player::Right)];
        let values = &mut solver.values;
        assert_eq!(left, ["0", "-1", omitted].map(|text| parse(values, text)).into());
        assert_eq!(right, ["1"].map(|text| parse(values, text)).into());
        assert_eq!(parse(values, "{0,-1|1}"), parse(values, &format!("{{0,-1,{omitted}|1}}")));
    }
}

/// The induction of docs/notes/lines.md: the group on the right, the group behind a white stone, and the
/// two lines, which the exhibits show for j from 1 on.
#[test]
fn lines_of_switches_are_worth_what_is_proved() {
    let budget = &mut Budget::unlimited();
    for rules in BOTH {
        let mut solver = Solver::new(rules);
        for j in 0..=12 {
            let group = format!("{}o.o", "ox".repeat(j));
            let is_ancient = rules == Rules::Ancient;
            for (before, ancient, modern) in [
                ("", format!("{j}"), format!("{j}")),
                ("o.", format!("{j}"), "0".to_string()),
                ("ox..", format!("{j}+*"), format!("{{{j}|0}}")),
                ("ox.x..", format!("{j}+v+*"), format!("{{{j}||{j}|0}}")),
            ] {
                let board = Board::parse(&format!("{before}{group}"), Edge::Plane).unwrap();
                let value = solver.value(&board, budget).unwrap();
                let expected = if is_ancient { ancient } else { modern };
                let expected = parse(&mut solver.values, &expected);
                assert_eq!(value, expected, "{before}, j = {j}, {rules:?}");
            }
        }
    }
}

/// Statements of papers about boards that name no single value.
#[test]
fn what_is_said_of_boards_holds() {
    let rules = Rules::Ancient;
    let budget = &mut Budget::unlimited();
    let mut solver = Solver::new(rules);
    // Whether Black wins moving first.
    let mut is_won = |rules: Rules, board: &Board| {
        let outcome = OutcomeSearch::new(rules, 96 << 20).outcome(board, budget).unwrap();
        matches!(outcome, Outcome::Wins(Player::Left) | Outcome::Next)
    };
    // Black chooses the corner or the middle, and White a neighbour.
    let middle = [Opening::HorizontalMiddle, Opening::VerticalMiddle];
    let corner = [Opening::HorizontalCorner, Opening::VerticalCorner];
    let mut wins = |rules: Rules, rows: i32, columns: i32| {
        [middle, corner].iter().any(|openings| {
            let boards = openings.iter().filter_map(|&it| Board::opened(rows, columns, it));
            boards.into_iter().all(|board| is_won(rules, &board))
        })
    };
    for n in 2..=20 {
        assert_eq!(wins(rules, 1, n), n % 4 == 1, "1 × {n}");
    }
    for (rows, most) in [(2, 12), (3, 8)] {
        for n in rows..=most {
            assert!(!wins(rules, rows, n), "{rows} × {n}");
        }
    }
    // The paper that states this names no rules.
    for rules in BOTH {
        for (rows, columns) in [(4, 4), (4, 5), (4, 6)] {
            assert!(!wins(rules, rows, columns), "{rows} × {columns}, {rules:?}");
        }
        assert!(wins(rules, 5, 5), "black stones are in the corners, {rules:?}");
    }

    // Two empty squares separate the sides of a row from which two stones were removed.
    let budget = &mut Budget::unlimited();
    for n in 4..=20 {
        for opening in [Opening::HorizontalMiddle, Opening::HorizontalCorner] {
            let board = Board::opened(1, n, opening).unwrap();
            let whole = solver.value(&board, budget).unwrap();
            let text = spelt(&board.to_string());
            let gap = text.find("..").unwrap();
            let mut side = |text: String| {
                let board = Board::parse(&text, Edge::Walls).unwrap();
                solver.value(&board, budget).unwrap()
            };
            let left = side(text[..gap].to_string() + &".".repeat(text.len() - gap));
            let right = side(".".repeat(gap) + &text[gap..]);
            let sum = solver.values.add(left, right, budget).unwrap();
            assert_eq!(sum, whole, "1 × {n}");
        }
    }
}

/// Disproves a step towards theorem 3: in games from 1 × n the longest jump of a stone is confused with
/// its shorter ones, and leaving these out changes values.
#[test]
fn the_longest_jump_in_one_row_does_not_dominate() {
    let rules = Rules::Ancient;
    let budget = &mut Budget::unlimited();
    let mut solver = Solver::new(rules);
    let (mut seen, mut compared, mut changed) = (HashSet::new(), 0, Vec::new());
    let openings = [Opening::HorizontalMiddle, Opening::HorizontalCorner];
    let mut left: Vec<Board> = (4..=18)
        .flat_map(|n| openings.map(|opening| Board::opened(1, n, opening).unwrap()))
        .collect();
    while let Some(board) = left.pop() {
        if !seen.insert(board.clone()) {
            continue;
        }
        let mut longest_only = ByPlayer { left: Vec::new(), right: Vec::new() };
        for player in Player::ALL {
            let jumps = Vec::from_iter(board.jumps(rules, player));
            for jump in &jumps {
                let next = board.play_unchecked(*jump);
                let value = solver.value(&next, budget).unwrap();
                left.push(next);
                let is_of_stone =
                    |it: &&Jump| (it.from, it.direction) == (jump.from, jump.direction);
                let longest = jumps.iter().filter(is_of_stone).max_by_key(|it| it.taken).unwrap();
                if longest == jump {
                    longest_only[player].push(value);
                    continue;
                }
                let long = solver.value(&board.play_unchecked(*longest), budget).unwrap();
                for [worse, better] in [[value, long], [long, value]] {
                    let dominates = solver.values.at_most(worse, better, budget).unwrap();
                    assert!(!dominates, "{board}: {jump:?}");
                }
                compared += 1;
            }
        }
        let value = solver.value(&board, budget).unwrap();
        if solver.values.make(longest_only, budget).unwrap() != value {
            changed.push(spelt(&board.to_string()));
        }
    }
    assert!(compared > 300, "{compared} of {} positions", seen.len());
    assert!(changed.contains(&"x..ox.x..".to_string()), "{changed:?}");
}

/// The construction removes one stone and with it all jumps; the other ∗2 has no such stone.
#[test]
fn only_the_machine_has_a_focal_stone() {
    let rules = Rules::Ancient;
    let jumpers = |board: &Board, player: Player| -> HashSet<Square> {
        board.jumps(rules, player).map(|jump| jump.from).collect()
    };
    for (n, stones) in (2..).zip([7, 18, 42, 94, 206, 442]) {
        let mut machine = nimber(n).unwrap();
        assert_eq!(machine.stones().count(), stones, "{n}");
        let black = jumpers(&machine, Player::Left);
        assert_eq!(black.len(), 1, "{n}");
        for focus in black {
            assert!(machine.set(focus, None));
        }
        for player in [Player::Left, Player::Right] {
            assert!(jumpers(&machine, player).is_empty(), "{n}");
        }
    }
    let subject = exhibit("unfit").unwrap().family().unwrap().subject;
    let Some(Subject::Position(unfit)) = subject(&[]) else { panic!("a position") };
    assert_eq!(jumpers(&unfit, Player::Left).len(), 2);
    for focus in jumpers(&unfit, Player::Left) {
        let mut rest = unfit.clone();
        assert!(rest.set(focus, None));
        for player in [Player::Left, Player::Right] {
            assert!(!jumpers(&rest, player).is_empty(), "{focus:?}");
        }
    }
}

/// The footnote’s argument needs that a half turn swaps the colours.
#[test]
fn the_footnote_claims_what_its_argument_gives() {
    let family = exhibit("harmless").unwrap().family().unwrap();
    for rows in 3..=7 {
        let Some(Subject::Position(board)) = (family.subject)(&[rows]) else { panic!("{rows}") };
        let is_its_turn = board.turned().turned().swapped().trimmed() == board.trimmed();
        let can_meet = rows < 5;
        let mark = Mark::expected(family, Rules::Ancient, &[rows]);
        assert_eq!(mark == Mark::Silent, can_meet && !is_its_turn, "{rows}");
    }
}

/// A board's text with a point for each empty square.
fn spelt(text: &str) -> String {
    let mut spelt = String::new();
    let mut number = String::new();
    for letter in text.chars().chain(['/']) {
        match letter {
            '0'..='9' => number.push(letter),
            _ => {
                spelt.push_str(&".".repeat(number.parse().unwrap_or(0)));
                number.clear();
                spelt.push(letter);
            }
        }
    }
    spelt.trim_end_matches('/').to_string()
}

/// Ernst and Norvig print who wins. The table names Ernst and Norvig only for that; the values are
/// ours.
#[test]
fn values_of_whole_boards_are_not_said_to_be_published() {
    let family = exhibit("whole").unwrap().family().unwrap();
    for point in points(exhibit("whole").unwrap()) {
        let (law, claim) = family.compared(Rules::Ancient, &point).unwrap();
        let is_theorem_13 = point[0] < 3 && point[1] == 1;
        let paper = if is_theorem_13 { Paper::Uiterwijk } else { Paper::Ours };
        assert_eq!(law.source.paper, paper, "{point:?}");
        assert_eq!(Some(claim), family.claim(Rules::Ancient, &point));
    }
}

/// Typed square by square, with values by definition; the first two positions are the paper’s.
#[test]
fn tinies_go_on_as_a_staircase() {
    let family = exhibit("tiny").unwrap().family().unwrap();
    for (j, text) in (1..).zip([
        "ox../..x./.x.x",
        "ox.../..x.x/.x.x./....x",
        "ox..../..x.x./.x.x../....x./...x.x",
        "ox...../..x.x../.x.x.../....x.x/...x.x./......x",
    ]) {
        let board = Board::parse(text, Edge::Plane).unwrap();
        let Some(Subject::Position(shown)) = (family.subject)(&[j]) else { panic!("{j}") };
        assert_eq!(shown.trimmed(), board.trimmed(), "{j}");
        for rules in BOTH {
            let mut reference = Reference::new(rules);
            let value = reference.value(&board, &mut Budget::unlimited()).unwrap();
            let tiny = format!("{{0|{{0|-{j}}}}}");
            assert_eq!(value, form(&mut reference.forms, &tiny), "{j} {rules:?}");
        }
    }
    for j in 1..=12 {
        let Some(Subject::Position(shown)) = (family.subject)(&[j]) else { panic!("{j}") };
        assert_eq!(shown.stones().count() as i32, 2 * j + 3);
    }
}

/// Tries all positions of up to four stones in a box of 4 × 4, of any colours.
#[test]
fn the_smallest_tiny_has_five_stones() {
    let budget = &mut Budget::unlimited();
    for rules in BOTH {
        let mut solver = Solver::new(rules);
        let tiny = parse(&mut solver.values, "Tiny(1)");
        let mut worth = |board: &Board| solver.value(board, budget).unwrap();
        assert_eq!(worth(&Board::parse("ox../..x./.x.x", Edge::Plane).unwrap()), tiny);
        let mut valued = 0;
        for squares in (0..1_u32 << 16).filter(|squares| squares.count_ones() <= 4) {
            for colours in 0..1 << squares.count_ones() {
                let mut board = Board::empty(4, 4, Edge::Plane);
                let places = (0..16).filter(|place| squares >> place & 1 == 1);
                for (stone, place) in places.enumerate() {
                    let player = Player::ALL[colours >> stone & 1];
                    board.set(Square::new(place / 4, place % 4), Some(player));
                }
                assert_ne!(worth(&board), tiny, "{board} {rules:?}");
                valued += 1;
            }
        }
        assert_eq!(valued, 1 + 16 * 2 + 120 * 4 + 560 * 8 + 1820 * 16);
    }
}

/// The values that the exhibit's text names, with each fragment alone on the board.
#[test]
fn five_fragments_add() {
    let budget = &mut Budget::unlimited();
    let mut solver = Solver::new(Rules::Ancient);
    let rows = ["xoxo....xo...ox", "...............", "xoxoxox...x.xo."];
    let mut sum = solver.values.parse("0", budget).unwrap();
    for (row, first, last, value) in
        [(0, 0, 3, "2"), (0, 8, 9, "*"), (0, 13, 14, "1"), (2, 0, 6, "-3"), (2, 10, 13, "v*")]
    {
        let mut alone = ["...............".to_string(), rows[1].to_string(), rows[1].to_string()];
        alone[row] = rows[row]
            .chars()
            .enumerate()
            .map(|(place, stone)| if (first..=last).contains(&place) { stone } else { '.' })
            .collect();
        let board = Board::parse(&alone.join("/"), Edge::Walls).unwrap();
        let found = solver.value(&board, budget).unwrap();
        assert_eq!(found, parse(&mut solver.values, value), "{value}");
        sum = solver.values.add(sum, found, budget).unwrap();
    }
    let Some(Subject::Position(board)) =
        (exhibit("fragments").unwrap().family().unwrap().subject)(&[])
    else {
        panic!("a position");
    };
    assert_eq!(board, Board::parse(&rows.join("/"), Edge::Walls).unwrap());
    assert_eq!(solver.value(&board, budget).unwrap(), sum);
    assert_eq!(sum, parse(&mut solver.values, "v"));
}

/// Computes the values of sums from those of their parts.
#[test]
fn sums_are_sums() {
    let budget = &mut Budget::unlimited();
    for rules in BOTH {
        let mut solver = Solver::new(rules);
        let mut check = |name: &str, point: &[i32], expected: String| {
            let exhibit = exhibits().find(|exhibit| exhibit.name == name).unwrap();
            let subject = (exhibit.family().unwrap().subject)(point);
            let Some(Subject::Position(board)) = subject else { panic!("{name} {point:?}") };
            let value = solver.value(&board, budget).unwrap();
            let expected = parse(&mut solver.values, &expected);
            assert_eq!(value, expected, "{name} {point:?} {rules:?}");
        };
        for k in 1..=6 {
            check("halfsum", &[k], format!("{k}×1/2"));
            check("tinysum", &[k], format!("{k}×Tiny(1) + {{*|0}}"));
            for j in 1..=5 {
                check("upsum", &[k, j], format!("{k}×{{0|*}} - 1/{}", 1 << j));
            }
        }
    }
}

#[test]
fn exhibits_are_complete() {
    let mut names = HashSet::new();
    for exhibit in exhibits() {
        for name in exhibit.names() {
            assert!(names.insert(name), "{name} is taken");
            let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
            assert!(!name.is_empty() && name.bytes().all(is_plain), "{name}");
            assert_ne!(name, "board");
        }
        let story = &exhibit.story;
        let texts = [exhibit.title, exhibit.headline, story.remarkable, story.why, story.try_this];
        for text in texts.map(|text| text.english) {
            assert!(!text.is_empty() && text.trim() == text, "{}: {text:?}", exhibit.name);
            assert!(!text.contains(['*', '|']), "{}: {text:?}", exhibit.name);
        }
        let laws = exhibit.laws().iter().flat_map(|law| [law.of, law.value]);
        let questions =
            exhibit.questions.iter().flat_map(|question| [question.asks, question.known]);
        let words = laws.chain(questions).map(|text| text.english);
        for text in words.chain(exhibit.sources().iter().map(|place| place.section)) {
            assert!(!text.is_empty() && text.trim() == text, "{}: {text:?}", exhibit.name);
            assert!(!text.contains(['*', '|']), "{}: {text:?}", exhibit.name);
        }
        let ExhibitKind::Family(family) = &exhibit.kind else { continue };
        assert!(!family.laws.is_empty(), "{}", exhibit.name);
        let points = points(exhibit);
        for (place, parameter) in family.parameters.iter().enumerate().skip(1) {
            for number in parameter.least..=parameter.most {
                let is_there = points.iter().any(|point| point[place] == number);
                assert!(is_there, "{}: {} = {number}", exhibit.name, parameter.symbol);
            }
        }
        let has_subject = (family.subject)(&family.first()).is_some();
        assert!(has_subject, "{}", exhibit.name);
        for parameter in family.parameters {
            let range = parameter.least..=parameter.most;
            assert!(range.contains(&parameter.first), "{}", exhibit.name);
            let choices = parameter.choices.len();
            assert!(choices == 0 || choices == range.count(), "{}", exhibit.name);
        }
    }
    assert!(names.len() >= 26, "{}", names.len());
}

/// A link may ask for any numbers. The page limits them, but no number may cause a panic before.
#[test]
fn odd_numbers_do_no_harm() {
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        for (place, parameter) in family.parameters.iter().enumerate() {
            for number in [parameter.least - 1, parameter.most + 1] {
                let mut point = family.first();
                point[place] = number;
                (family.subject)(&point);
                for rules in BOTH {
                    Mark::expected(family, rules, &point);
                    family.surprise(rules, &point);
                }
            }
        }
    }
}
