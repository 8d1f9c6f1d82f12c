//! Tests whole games: the turns that may be played, and the texts and links that hold them.

use basics::player::ByPlayer;
use basics::player::Player::{self, Left, Right};
use konane::{Board, Edge, Opening, Rules};
use papamu_game::{
    Fault, MOST_TURNS, Naming, Numbers, Reading, Record, Refusal, Removal, RowsFrom, Setup, Start,
    Turn, read, read_all, read_turns,
};
use proptest::prelude::*;

fn full(rows: i32, columns: i32, removal: Removal) -> Setup {
    Setup { start: Start::Full { rows, columns, removal, first: Left }, ..Setup::default() }
}

/// Plays turns chosen by numbers until the game is over. Now and then it goes back to an earlier
/// node, or a player resigns.
fn played(setup: Setup, choices: &[(u16, bool)]) -> Record {
    let mut record = Record::new(setup);
    for &(choice, goes_back) in choices {
        let choice = usize::from(choice);
        if goes_back {
            record.at = choice % record.tree.count();
        }
        let turns = Vec::from_iter(record.state().turns());
        if !turns.is_empty() {
            let gives_up = choice % 23 == 22;
            record = record.play(if gives_up { Turn::Resign } else { turns[choice % turns.len()] });
        }
    }
    record
}

fn setups() -> impl Strategy<Value = Setup> {
    let removal = prop::sample::select(Removal::ALL.to_vec());
    let rules = prop::sample::select(Rules::ALL.to_vec());
    let first = prop::sample::select(Player::ALL.to_vec());
    let full = (2..=9, 2..=9, removal, first)
        .prop_filter("fits", |&(rows, columns, removal, first)| removal.fits(rows, columns, first))
        .prop_map(|(rows, columns, removal, first)| Start::Full { rows, columns, removal, first });
    let texts = ["xo.ox", "x.o/oxo/.x.", "oxo.ox/.xo.x/xxooo"];
    let edges = prop::sample::select(Edge::ALL.to_vec());
    let player = prop::sample::select(Player::ALL.to_vec());
    let position =
        (prop::sample::select(texts.to_vec()), edges, player).prop_map(|(text, edge, turn)| {
            let board = Board::parse(text, edge).unwrap();
            Setup::from_position(Rules::default(), &board, turn).start
        });
    (prop_oneof![full, position], rules, 0..3u32, 0..3u32).prop_map(
        |(start, rules, left, right)| Setup { rules, start, passes: ByPlayer { left, right } },
    )
}

/// Whether two records have the same lines and remarks, however their nodes are numbered.
fn lines(record: &Record) -> Vec<(Vec<Turn>, usize, String)> {
    let places = [0].into_iter().chain(record.written_places());
    let turns = |place| {
        let node = record.tree.node(place);
        (record.tree.turns(place).collect(), node.children.len(), node.remark.clone())
    };
    places.map(turns).collect()
}

/// The record with names, headers and remarks of these texts, as far as they fit.
fn remarked(mut record: Record, texts: &[String]) -> Record {
    for (index, text) in texts.iter().enumerate() {
        match index {
            0 => record.set_name(Left, text),
            1 => record.set_name(Right, text),
            2..5 => record.add_header(&format!("Header{index}"), text),
            _ => record.set_remark(index * 7 % record.tree.count(), text),
        };
    }
    record
}

/// Any text, also with signs that end a remark, a header or a link.
fn texts() -> impl Strategy<Value = Vec<String>> {
    let any = proptest::string::string_regex("(?s).{0,30}").unwrap();
    let signs = "[a-z \\\\\"{}();\\[\\]&#=%+.\u{202e}āʻ😀\n-]{0,40}";
    prop::collection::vec(prop_oneof![any, signs], 0..12)
}

proptest! {
    #[test]
    fn a_text_is_read_back(setup in setups(), choices in prop::collection::vec(any::<(u16, bool)>(), 0..60), texts in texts()) {
        let record = remarked(played(setup, &choices), &texts);
        let Reading { record: again, cut, error, .. } = read(&record.text(), RowsFrom::Bottom);
        prop_assert_eq!((error, cut), (None, vec![]));
        prop_assert_eq!(&again.setup, &record.setup);
        prop_assert_eq!((&again.names, &again.headers), (&record.names, &record.headers));
        prop_assert_eq!(lines(&again), lines(&record));
        prop_assert_eq!(again.text(), record.text());
    }

    #[test]
    fn a_link_is_read_back(setup in setups(), choices in prop::collection::vec(any::<(u16, bool)>(), 0..60)) {
        let record = remarked(played(setup.clone(), &choices), &[]);
        let text = record.turns_text();
        prop_assert!(text.chars().all(|sign| sign.is_ascii_alphanumeric() || "-.()".contains(sign)));
        let again = read_turns(Record::new(setup), &text, 0, RowsFrom::Bottom);
        prop_assert_eq!(again.error, None);
        prop_assert_eq!(lines(&again.record), lines(&record));
    }

    #[test]
    fn no_text_panics(text in "[a-h0-9().,{};\\[\\]\" x\n-]{0,200}") {
        read_all(&text, None);
        read_turns(Record::default(), &text, 0, RowsFrom::Top);
    }

    #[test]
    fn every_node_is_found_by_its_turns(setup in setups(), choices in prop::collection::vec(any::<(u16, bool)>(), 0..60)) {
        let tree = played(setup, &choices).tree;
        for place in 0..tree.count() {
            prop_assert_eq!(tree.find(tree.turns(place)), Some(place));
            // Nothing follows resigning.
            let resigned = tree.turns(place).chain([Turn::Resign; 2]);
            prop_assert_eq!(tree.find(resigned), None);
        }
    }

    /// A game of jumps ends after fewer turns than there are stones and passes.
    #[test]
    fn every_game_ends(setup in setups(), choices in prop::collection::vec(any::<u16>(), 200)) {
        let choices: Vec<(u16, bool)> = choices.into_iter().map(|choice| (choice, false)).collect();
        let record = played(setup, &choices);
        let state = record.state();
        if record.tree.node(record.at).turn == Some(Turn::Resign) {
            prop_assert_eq!(state.winner(), Some(state.turn));
        } else {
            prop_assert_eq!(state.winner(), Some(state.turn.other()));
            prop_assert!(state.jumps(state.turn).next().is_none() && state.passes[state.turn] == 0);
        }
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
    check_fault("1. d4 {to {the} end} e4", 16, turn("end", Refusal::Unread));
    check_fault("1. d4 {a} e4 { 2. d2-d4", 13, Fault::Remark);
    check_fault("[Size \"4x4\"", 0, Fault::Header);
    check_fault("[Size \"4x40\"]", 0, value("Size", "4x40"));
    check_fault("[Size \"1x1\"]\nd4", 0, Fault::Beginning);
    check_fault("[Event \"x\"]\n[Rules \"old\"]", 12, value("Rules", "old"));
    check_fault("[Position \"xq\"]", 0, value("Position", "xq"));
    // Headers that do not go with the others.
    let stray = |name: &str| Fault::Stray(name.to_string());
    // Nor are rows counted from the top if White begins.
    let white = read_all("[Size \"4x4\"] [Turn \"white\"] d1", None);
    assert_eq!(white.possible[0].1.record.setup.first(), Right);
    assert_eq!(white.possible[0].1.record.turns_text(), "d1");
    check_fault("[Edge \"plane\"]\nd4", 0, stray("Edge"));
    check_fault("[Position \"xo.\"] [Removal \"centre\"]", 17, stray("Removal"));
    check_fault("[Size \"4x4\"] [Position \"xo.\"]", 0, stray("Size"));
    assert_eq!(read("[Size \"1x3\"] [Position \"xo.\"] a1c1", RowsFrom::Bottom).error, None);
    assert_eq!(read("[Turn \"black\"] [Edge \"walls\"] d4", RowsFrom::Bottom).error, None);
    // Numbers that count no turn.
    check_fault("1 d4 2 e4 7", 10, turn("7", Refusal::Unread));
    check_fault("d4 7 {why} e4", 3, turn("7", Refusal::Unread));
    check_fault("4 4 5 4 2 4 4", 8, turn("2 4", Refusal::Jumps));
    check_fault("d4 e4 d2 2. d4", 6, turn("d2", Refusal::Jumps));
    check_fault("d4 e4 d2 - (d4)", 6, turn("d2 -", Refusal::Jumps));
    check_fault("d4 e4 2 - d4", 6, turn("2", Refusal::Unread));
    check_fault("d4 999999999999", 3, turn("999999999999", Refusal::Unread));
    check_fault(&" ".repeat(120_001), 120_000, Fault::TooLong);
    // What comes before the fault is read.
    let reading = read("1. d4 e4 2. d2-d5", RowsFrom::Bottom);
    assert_eq!(reading.record.turns_text(), "d4.e4");
}

fn square(name: &str) -> konane::Square {
    konane::square_named(name, 8).unwrap()
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

/// Turns in the ways in which people write them.
#[test]
fn squares_may_be_joined_in_any_way() {
    for text in [
        "d4 e4 d2d4 g4e4",
        "1. d4 e4 2. d2 d4 g4 e4",
        "1 d4 e4 2 D2 D4 G4 E4",
        "d4, e4, d2-d4, g4-e4.",
        "d4\ne4\nd2 - d4\ng4 – e4\n",
        "d4,e4,d2,d4,g4,e4",
        "d4e4 d2d4 g4e4",
        "1. d4 e4. 2. d2 x d4 g4→ e4.",
        "4 4\n4 5\n2 4 4 4\n4 7 4 5",
        "1. (4,4) (4,5) 2. (2,4)-(4,4) (4, 7) (4, 5).",
        "1. 4 4 4 5 2. 2 4 4 4 4 7 4 5.",
    ] {
        let reading = read(text, RowsFrom::Bottom);
        assert_eq!(reading.error, None, "{text}");
        assert_eq!(reading.record.turns_text(), "d4.e4.d2-d4.g4-e4", "{text}");
    }
    // A jump over several stones.
    for long in
        ["a1 - c1 - e1", "a1-c1 -e1", "a1- c1 - e1", "a1xc1 x e1", "a1-c1x e1", "a1 X c1 X e1"]
    {
        let text = format!("[Position \"xo.o.\"] {long}");
        assert_eq!(read(&text, RowsFrom::Bottom).record.turns_text(), "a1-e1", "{long}");
    }
}

/// Two numbers may be row and column or column and row, counted from 0 or 1: the reader finds all
/// that are possible.
#[test]
fn numbers_are_read_in_every_way() {
    let ways = |text: &str, size: Option<(i32, i32)>| {
        let possible = read_all(text, size).possible.into_iter();
        let turns = possible.map(|(naming, reading)| (naming, reading.record.turns_text()));
        turns.collect::<Vec<_>>()
    };
    let named = |column_first, from_zero| Naming {
        rows_from: RowsFrom::Bottom,
        numbers: Numbers { column_first, from_zero },
    };
    let text = "4 4\n5 4\n2 4 4 4";
    assert_eq!(
        ways(text, None),
        [
            (named(false, false), "d4.d5.d2-d4".to_string()),
            (named(true, false), "d4.e4.b4-d4".to_string()),
            (named(false, true), "e5.e6.e3-e5".to_string()),
            (named(true, true), "e5.f5.c5-e5".to_string()),
        ]
    );
    let zeros = "(0,0) (0,1) (2,0)-(0,0)";
    assert_eq!(
        ways(zeros, Some((4, 5))),
        [
            (named(false, true), "a1.b1.a3-a1".to_string()),
            (named(true, true), "a1.a2.c1-a1".to_string()),
        ]
    );
    // Letters are read in two ways only. For a text that is no game, the reading says how far it
    // got.
    assert_eq!(ways("a1 a2 c1a1", Some((5, 5))).len(), 2);
    let none = read_all("9 9", None);
    assert!(none.possible.is_empty() && none.farthest.lacks_size, "{none:?}");
    assert!(!read_all("[Size \"4x4\"] a1", None).farthest.lacks_size);
    assert!(!read_all("[Position \"xo.\"]", None).farthest.lacks_size);
}

#[test]
fn headers_and_remarks_are_kept() {
    let text = r#"[Event "The \"great\" game \\"]
[black "Kahekili"] [Date "1820"] [Source "C:\games"]
{At the beach} 1. d4 {a corner
 would do} e4 ; so far the rule
{and no more} 2. d2-d4 ({Or:} b4-d4 {shorter} {as well}) g4-e4 {}"#;
    let Reading { record, cut, error, .. } = read(text, RowsFrom::Bottom);
    assert_eq!((cut, error), (vec![], None));
    assert_eq!((record.names.left.as_str(), record.names.right.as_str()), ("Kahekili", ""));
    // Other programs may write a backslash once.
    let headers = [("Event", "The \"great\" game \\"), ("Date", "1820"), ("Source", "C:\\games")];
    assert_eq!(record.headers, headers.map(|(name, value)| (name.into(), value.into())));
    assert_eq!(record.turns_text(), "d4.e4.d2-d4.(b4-d4).g4-e4");
    let remarks: Vec<String> = lines(&record).into_iter().map(|(.., remark)| remark).collect();
    let expected = [
        "At the beach",
        "a corner would do",
        "so far the rule and no more",
        "",
        "Or: shorter as well",
        "",
    ];
    assert_eq!(remarks, expected);
    assert!(record.text().contains("{a corner would do} 1... e4 {so far"), "{}", record.text());
}

#[test]
fn what_does_not_fit_is_told() {
    let long = "ā".repeat(300);
    let text = format!(
        "[Black \"{long}\"]\n[Event \"{long}\"]\n{} 1. d4 {{{}}} e4 {{short}}",
        "[A \"1\"]".repeat(25),
        "word ".repeat(300),
    );
    let Reading { record, cut, error, .. } = read(&text, RowsFrom::Bottom);
    assert_eq!(error, None);
    assert_eq!((record.names.left.chars().count(), record.headers.len()), (60, 20));
    assert_eq!(record.headers[0].1.chars().count(), 200);
    assert_eq!(record.tree.node(1).remark.chars().count(), 999);
    assert_eq!(record.tree.node(2).remark, "short");
    // The name, the event, six headers too many, and the remark.
    let remark = text.find('{').unwrap() - text[..text.find('{').unwrap()].matches('ā').count();
    assert_eq!((cut.len(), cut[0], cut[1], cut[8]), (9, 0, 311, remark));
    // A header of the game itself cannot be added.
    let mut record = record;
    record.headers.clear();
    let name = "a".repeat(60);
    assert!(!record.add_header(&(name.clone() + "a"), "x") && record.headers.is_empty());
    assert!(record.add_header(&name, "x") && record.headers.len() == 1);
    assert!(record.add_header("Empty", " ") && record.headers.len() == 1);
    record.headers.clear();
    for name in ["Size", "black", "WhitePasses", "two words", "\"]", ""] {
        assert!(!record.add_header(name, "x") && record.headers.is_empty(), "{name}");
    }
}

/// Remarks about the beginning, about a turn and about the first turn of another line.
#[test]
fn a_shortened_remark_has_its_place() {
    let long = "a".repeat(1001);
    let text = format!("{{{long}}} d4 {{{long}}} e4 d2-d4 ({{{long}}} {{b}} b4-d4)");
    let places: Vec<usize> = text.match_indices(&format!("{{{long}")).map(|it| it.0).collect();
    assert_eq!(read(&text, RowsFrom::Bottom).cut, places);
    let size = "[Size \"8x8\"]\n";
    let later = |place| size.len() + place;
    let later: Vec<usize> = places.iter().copied().map(later).collect();
    assert_eq!(read(&(size.to_string() + &text), RowsFrom::Bottom).cut, later);
    let record = Record::new(full(8, 8, Removal::Tournament));
    assert_eq!(read_turns(record, &text, size.len(), RowsFrom::Bottom).cut, later);
}

/// All words together take at most 20,000 characters in a link.
#[test]
fn words_have_a_limit_together() {
    let mut record = played(full(8, 8, Removal::Tournament), &[(0, false); 40]);
    let remark = "a".repeat(1000);
    let whole = (0..30).filter(|&place| record.set_remark(place, &remark)).count();
    assert_eq!(whole, 20);
    assert!(!record.set_remark(25, "more") && record.tree.node(25).remark.is_empty());
    // Another text replaces one of them.
    assert!(record.set_remark(3, &"b".repeat(1000)) && !record.set_remark(3, &"ā".repeat(500)));
    assert_eq!(record.tree.node(3).remark.chars().count(), 1000 / 6);
    assert!(read(&record.text(), RowsFrom::Bottom).cut.is_empty());
    // What ends a line, a control character and the mark at the beginning of a file part words; braces would end a remark.
    record.set_remark(1, " a\u{7}b\u{feff}{c}\nd ");
    assert_eq!(record.tree.node(1).remark, "a b (c) d");
    // Nodes that do not exist: the last, and the beginning.
    assert_eq!(record.at(9999).at, record.tree.count() - 1);
    assert_eq!(record.tree.node(9999), record.tree.node(0));
}

/// A turn with its number stands on one line. It begins a new line only if the last has no room for it.
#[test]
fn lines_of_a_text_have_80_characters() {
    let text = played(full(8, 8, Removal::Tournament), &[(0, false); 40]).text();
    let (_, turns) = text.trim_end().split_once("\n\n").unwrap();
    let lines: Vec<&str> = turns.lines().collect();
    assert!(lines.len() > 2 && lines.iter().all(|line| line.len() <= 80), "{turns}");
    for pair in lines.windows(2) {
        let mut words = pair[1].split(' ');
        let first = words.next().unwrap();
        let turn = if first.ends_with('.') { words.next() } else { None };
        let length = first.len() + turn.map_or(0, |turn| 1 + turn.len());
        assert!(pair[0].len() + 1 + length > 80, "{turns}");
    }
}

/// The same game with rows counted from the top: on a board with an odd number of rows, where the
/// corner keeps its colour, both readings are possible.
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

/// Finds jumps in another way, by walking from every square to every other one.
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
        for player in Player::ALL {
            let mut expected = Vec::new();
            for from in state.board.squares() {
                for to in state.board.squares() {
                    let (way, longest) =
                        (to - from, (to.row - from.row).abs() + (to.column - from.column).abs());
                    if (way.row != 0) == (way.column != 0) || longest % 2 != 0 {
                        continue;
                    }
                    let unit = konane::Square::new(way.row.signum(), way.column.signum());
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
                state.jumps(player).map(|jump| (jump.from, jump.to())).collect();
            found.sort();
            expected.sort();
            assert_eq!(found, expected);
        }
    }
}

/// Texts show the board on which they name squares. Earlier ones showed four empty rows and columns on each side of the
/// stones, and so do links, which show none.
#[test]
fn squares_of_the_plane_have_the_names_of_the_board_in_the_text() {
    for (position, turn) in
        [("4/.ox1/4", "c2-a2"), ("10/10/10/10/4ox4/10/10/10/10", "f5-d5"), ("ox", "f5-d5")]
    {
        let text = format!("[Edge \"plane\"] [Position \"{position}\"] {turn}");
        let Reading { record, error, .. } = read(&text, RowsFrom::Bottom);
        assert_eq!((error, record.state().board.whole_text().as_str()), (None, "..../x.../...."));
        assert!(record.text().ends_with("\n1. c2-a2\n"), "{}", record.text());
        assert_eq!(record.turns_text(), "f5-d5");
        assert_eq!(read(&record.text(), RowsFrom::Bottom).record, record);
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
    assert_eq!((state.winner(), Vec::from_iter(state.turns())), (None, vec![Turn::Pass]));
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
    assert_eq!((branch.tree.end(0), branch.tree.end(branch.at)), (2, branch.at));
    // What was read stands at the end of its main line.
    assert_eq!(read(&branch.text(), RowsFrom::Bottom).record.at, 2);
    let mut promoted = branch.clone();
    promoted.tree.promote(branch.at);
    assert_eq!(promoted.turns_text(), "a1.b1.(a2)");
    assert_eq!(promoted.tree.end(1), branch.at);
    assert_eq!(branch.without_last().turns_text(), "a1.a2");
    assert_eq!(branch.without_last().at, 1);
    // A turn stays if something was played after it or a remark is about it.
    assert_eq!(branch.at(1).without_last(), branch.at(0));
    let mut noted = branch.clone();
    noted.set_remark(branch.at, "why");
    assert_eq!(noted.without_last(), noted.at(1));
    // A deleted line can be put back where it was, together with what was played since.
    let fewer = noted.without(2);
    assert_eq!((fewer.turns_text(), fewer.at), ("a1.(b1)".replace(['(', ')'], ""), 1));
    assert_eq!(fewer.tree.node(2).remark, "why");
    assert_eq!(fewer.with_all(&noted).as_ref(), Some(&noted));
    let mut since = play(&fewer.at(2), "a3-a1");
    since.set_remark(2, "because");
    let all = since.with_all(&noted).unwrap();
    assert_eq!((all.turns_text().as_str(), all.at), ("a1.a2.(b1.a3-a1)", noted.at));
    assert_eq!(all.tree.node(noted.at).remark, "because");
    assert_eq!(start.without(0), start);
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
    // Many lines of one turn each, from the beginning of a wide board.
    let wide = Board::parse(&"xo.xo.xo.xo.".repeat(15), Edge::Walls).unwrap();
    let mut setup = Setup::from_position(Rules::Ancient, &wide, Left);
    setup.passes = ByPlayer { left: 99, right: 99 };
    let mut record = Record::new(setup);
    let mut choice = 0;
    while record.tree.count() <= MOST_TURNS {
        let turns = Vec::from_iter(record.state().turns());
        record = match turns.len() {
            0 => record.at(choice % record.tree.count()),
            count => record.play(turns[choice % count]),
        };
        choice += 7;
    }
    let more = record.at(0);
    let new = more.state().turns().find(|turn| more.play(*turn).at == 0);
    assert!(new.is_some_and(|turn| more.play(turn) == more));
    assert!(read(&record.text(), RowsFrom::Bottom).error.is_none());
    // Nor does putting back make the record longer.
    let fewer = record.without(record.tree.node(0).children[0]);
    assert!(fewer.with_all(&record).is_some());
    let other = fewer.at(0);
    let turn = other.state().turns().find(|turn| {
        let known = record.tree.node(0).children.iter();
        known.clone().all(|&child| record.tree.node(child).turn != Some(*turn))
    });
    let other = other.play(turn.expect("a turn that has not been played"));
    assert_eq!(other.with_all(&record), None);
}
