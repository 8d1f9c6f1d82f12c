//! Whole games: what may be played, and the texts and links that hold them.

#![cfg(not(target_arch = "wasm32"))]

use papamu::game::{
    Fault, MOST_TURNS, Reading, Record, Refusal, Removal, RowsFrom, Setup, Start, Turn, read,
    read_turns,
};
use papamu::konane::{Board, Edge, Opening, Rules};
use papamu::player::ByPlayer;
use papamu::player::Player::{self, Left, Right};
use proptest::prelude::*;

fn full(rows: i32, columns: i32, removal: Removal) -> Setup {
    Setup { start: Start::Full { rows, columns, removal }, ..Setup::default() }
}

/// Plays turns chosen by numbers, until the game is over; sometimes from an earlier place.
fn played(setup: Setup, choices: &[(u16, bool)]) -> Record {
    let mut record = Record::new(setup);
    for &(choice, goes_back) in choices {
        let choice = usize::from(choice);
        if goes_back {
            record.at = choice % record.tree.count();
        }
        let turns = record.state().turns();
        if !turns.is_empty() {
            record = record.play(turns[choice % turns.len()]);
        }
    }
    record
}

fn setups() -> impl Strategy<Value = Setup> {
    let removal = prop::sample::select(Removal::ALL.to_vec());
    let rules = prop::sample::select(Rules::ALL.to_vec());
    let full = (2..=9, 2..=9, removal)
        .prop_filter("fits", |&(rows, columns, removal)| removal.fits(rows, columns))
        .prop_map(|(rows, columns, removal)| Start::Full { rows, columns, removal });
    let texts = ["xo.ox", "x.o/oxo/.x.", "oxo.ox/.xo.x/xxooo"];
    let edges = prop::sample::select(Edge::ALL.to_vec());
    let player = prop::sample::select(Player::BOTH.to_vec());
    let position =
        (prop::sample::select(texts.to_vec()), edges, player).prop_map(|(text, edge, turn)| {
            let board = Board::parse(text, edge).unwrap();
            Setup::from_position(Rules::default(), &board, turn).start
        });
    (prop_oneof![full, position], rules, 0..3u32, 0..3u32).prop_map(
        |(start, rules, left, right)| Setup { rules, start, passes: ByPlayer { left, right } },
    )
}

/// Two records with the same lines, however their places are numbered.
fn lines(record: &Record) -> Vec<(Vec<Turn>, usize)> {
    let turns = |place| (record.tree.turns(place), record.tree.node(place).children.len());
    record.written_places().into_iter().map(turns).collect()
}

proptest! {
    #[test]
    fn a_text_is_read_back(setup in setups(), choices in prop::collection::vec(any::<(u16, bool)>(), 0..60)) {
        let mut record = played(setup, &choices);
        record.names.left = "Kahekili \"the Thunderer\"".to_string();
        record.notes = vec![("Event".to_string(), "Lahaina".to_string())];
        let Reading { record: again, error } = read(&record.text(), RowsFrom::Bottom);
        prop_assert_eq!(error, None);
        prop_assert_eq!(&again.setup, &record.setup);
        prop_assert_eq!(&*again.names.left, "Kahekili the Thunderer");
        prop_assert_eq!(&again.notes, &record.notes);
        prop_assert_eq!(lines(&again), lines(&record));
        prop_assert_eq!(again.text(), record.text().replace('\u{0}', ""));
    }

    #[test]
    fn a_link_is_read_back(setup in setups(), choices in prop::collection::vec(any::<(u16, bool)>(), 0..60)) {
        let record = played(setup.clone(), &choices);
        let text = record.turns_text();
        prop_assert!(text.chars().all(|sign| sign.is_ascii_alphanumeric() || "-.()".contains(sign)));
        let again = read_turns(Record::new(setup), &text, 0, RowsFrom::Bottom);
        prop_assert_eq!(again.error, None);
        prop_assert_eq!(lines(&again.record), lines(&record));
    }

    /// Whatever stands in it.
    #[test]
    fn no_text_panics(text in "[a-h1-8().{};\\[\\]\" x\n-]{0,200}") {
        read(&text, RowsFrom::Bottom);
        read(&text, RowsFrom::Top);
        read_turns(Record::default(), &text, 0, RowsFrom::Top);
    }

    /// A game of jumps ends after fewer turns than there are stones and passes.
    #[test]
    fn every_game_ends(setup in setups(), choices in prop::collection::vec(any::<u16>(), 200)) {
        let choices: Vec<(u16, bool)> = choices.into_iter().map(|choice| (choice, false)).collect();
        let record = played(setup, &choices);
        let state = record.state();
        prop_assert_eq!(state.winner(), Some(state.turn.other()));
        prop_assert!(state.jumps(state.turn).is_empty() && state.passes[state.turn] == 0);
    }
}

#[track_caller]
fn check_fault(text: &str, character: usize, fault: Fault) {
    let error = read(text, RowsFrom::Bottom).error.expect("an error");
    assert_eq!((error.character, error.fault), (character, fault), "{text}");
}

#[test]
fn says_where_it_went_wrong() {
    let turn = |name: &str, refusal| Fault::Turn(name.to_string(), refusal);
    let value = |name: &str, value: &str| Fault::Value(name.to_string(), value.to_string());
    check_fault("1. d4 e4 2. d2-d5", 12, turn("d2-d5", Refusal::NotInLine));
    check_fault("1. d4 e4 2. d2–d6", 12, turn("d2–d6", Refusal::Taken(square("d6"))));
    check_fault("1. c3", 3, turn("c3", Refusal::NotRemovable(square("c3"))));
    check_fault("1. d4 (", 7, Fault::Bracket);
    check_fault("(d4)", 0, Fault::Bracket);
    check_fault("d4 e4)", 5, Fault::Bracket);
    check_fault("d4 () e4", 4, Fault::Bracket);
    check_fault("[Size \"4x4\"", 0, Fault::Header);
    check_fault("[Size \"4x40\"]", 0, value("Size", "4x40"));
    check_fault("[Size \"1x1\"]\nd4", 0, Fault::Beginning);
    check_fault("[Event \"x\"]\n[Rules \"old\"]", 12, value("Rules", "old"));
    check_fault("[Position \"xq\"]", 0, value("Position", "xq"));
    check_fault(&" ".repeat(100_001), 100_000, Fault::TooLong);
    // What stands before the fault is kept.
    let reading = read("1. d4 e4 2. d2-d5", RowsFrom::Bottom);
    assert_eq!(reading.record.turns_text(), "d4.e4");
}

fn square(name: &str) -> papamu::konane::Square {
    papamu::konane::square_named(name, 8).unwrap()
}

#[test]
fn reads_what_others_write() {
    let text = "{A remark. With a dot} 1. D4 E4! 2. D2xD4 (2... h1) ; to the end (of the line\n b4–d4?? 1-0";
    let reading = read(text, RowsFrom::Bottom);
    assert_eq!(
        reading.error.map(|error| error.fault),
        Some(Fault::Turn("h1".into(), Refusal::Jumps))
    );
    let text = "1. D4 E4! 2. D2xD4 (2. b4-d4 $6) 2... g4–e4?? {why} 3. pass";
    let reading = read(text, RowsFrom::Bottom);
    assert_eq!(reading.record.turns_text(), "d4.e4.d2-d4.(b4-d4).g4-e4");
    let fault = reading.error.map(|error| error.fault);
    assert_eq!(fault, Some(Fault::Turn("pass".into(), Refusal::NoPass)));
}

/// The same game with rows counted from the top: on a board with an odd number of rows, where the corner keeps its
/// colour, both readings are possible.
#[test]
fn rows_may_count_from_the_top() {
    let setup = "[Size \"5x5\"]\n";
    let bottom = read(&format!("{setup}a1 a2 c1-a1"), RowsFrom::Bottom);
    let top = read(&format!("{setup}a5 a4 c5-a5"), RowsFrom::Top);
    assert_eq!((&bottom.error, &top.error), (&None, &None));
    assert_eq!(lines(&bottom.record), lines(&top.record));
    let wrong = read("1. a8", RowsFrom::Bottom);
    assert!(wrong.error.is_some());
    assert_eq!(read("1. a8", RowsFrom::Top).record.turns_text(), "a1");
}

/// Jumps, found once more by walking from every square to every other one.
#[test]
fn turns_are_those_of_the_definition() {
    for (rows, columns, removal) in [
        (4, 4, Removal::Tournament),
        (3, 4, Removal::Anywhere),
        (4, 5, Removal::Opening(Opening::HorizontalCorner)),
    ] {
        let record =
            played(full(rows, columns, removal), &[(3, false), (1, false), (7, false), (2, false)]);
        let state = record.state();
        for player in Player::BOTH {
            let mut expected = Vec::new();
            for from in state.board.squares() {
                for to in state.board.squares() {
                    let (way, longest) =
                        (to - from, (to.row - from.row).abs() + (to.column - from.column).abs());
                    if (way.row != 0) == (way.column != 0) || longest % 2 != 0 {
                        continue;
                    }
                    let unit = papamu::konane::Square::new(way.row.signum(), way.column.signum());
                    let mut at = from;
                    let mut is_possible = state.board.stone(from) == Some(player);
                    for step in 1..=longest {
                        at = at + unit;
                        let wanted = if step % 2 == 1 { Some(player.other()) } else { None };
                        is_possible &= state.board.stone(at) == wanted;
                    }
                    if is_possible {
                        expected.push((from, to));
                    }
                }
            }
            let mut found: Vec<_> =
                state.jumps(player).iter().map(|jump| (jump.from, jump.to())).collect();
            found.sort();
            expected.sort();
            assert_eq!(found, expected);
        }
    }
}

#[test]
fn passes_are_a_handicap() {
    // White cannot jump in `xo.`, and has one pass: Black jumps, White passes, Black has lost.
    let board = Board::parse("xo.", Edge::Walls).unwrap();
    let mut setup = Setup::from_position(Rules::Ancient, &board, Left);
    setup.passes = ByPlayer { left: 0, right: 1 };
    let state = setup.begin();
    assert_eq!(state.passes_worth(), -1);
    assert_eq!(state.passing(), Err(Refusal::NoPass));
    let state = state.after(state.turn_named("a1-c1").unwrap());
    assert_eq!((state.winner(), state.turns()), (None, vec![Turn::Pass]));
    let state = state.after(Turn::Pass);
    assert_eq!(state.winner(), Some(Right));
}

#[test]
fn lines_branch_and_are_taken_back() {
    let start = Record::new(full(4, 4, Removal::Tournament));
    let play = |record: &Record, name: &str| record.play(record.state().turn_named(name).unwrap());
    let line = play(&play(&start, "a1"), "a2");
    let branch = play(&line.at(1), "b1");
    assert_eq!(branch.turns_text(), "a1.a2.(b1)");
    assert!(!branch.tree.is_main(branch.at) && branch.tree.is_main(2));
    let mut promoted = branch.clone();
    promoted.tree.promote(branch.at);
    assert_eq!(promoted.turns_text(), "a1.b1.(a2)");
    assert_eq!(branch.without_last().turns_text(), "a1.a2");
    assert_eq!(branch.without_last().at, 1);
    // The same turn again is the same line.
    assert_eq!(play(&branch.at(1), "b1"), branch);
}

#[test]
fn a_record_has_an_end() {
    let board = Board::parse(&"x2/".repeat(100), Edge::Walls).unwrap();
    let mut setup = Setup::from_position(Rules::Ancient, &board, Left);
    setup.passes = ByPlayer { left: 99, right: 99 };
    let mut record = Record::new(setup);
    for _ in 0..198 {
        record = record.play(Turn::Pass);
    }
    assert_eq!(record.state().winner(), Some(Right));
    // Many lines: one turn each, from the beginning of a wide board.
    let wide = Board::parse(&"xo.xo.xo.xo.".repeat(15), Edge::Walls).unwrap();
    let mut setup = Setup::from_position(Rules::Ancient, &wide, Left);
    setup.passes = ByPlayer { left: 99, right: 99 };
    let mut record = Record::new(setup);
    let mut choice = 0;
    while record.tree.count() <= MOST_TURNS {
        let turns = record.state().turns();
        record = match turns.len() {
            0 => record.at(choice % record.tree.count()),
            count => record.play(turns[choice % count]),
        };
        choice += 7;
    }
    let more = record.at(0);
    let new = more.state().turns().into_iter().find(|turn| more.play(*turn).at == 0);
    assert!(new.is_some_and(|turn| more.play(turn) == more));
    assert!(read(&record.text(), RowsFrom::Bottom).error.is_none());
}
