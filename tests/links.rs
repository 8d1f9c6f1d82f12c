//! Links stay valid: tests every line of `tests/data/links.tsv`, and whatever remains of a link
//! that was cut. `docs/links.md` names every parameter.

use std::collections::BTreeSet;

use basics::player::Player;
use konane::{Board, Edge, MAX_SIDE, Rules, Square, nimber};
use papamu::editor::editor_action::EditorAction;
use papamu::editor::editor_state::EditorState;
use papamu::editor::import::{Content, Import};
use papamu::link::game_link::GameLink;
use papamu::link::line::{LINE, STEP};
use papamu::link::page_link::PageLink;
use papamu::link::page_names::TEXT;
use papamu::link::parameters::{Parameters, Place};
use papamu::link::position_link::PositionLink;
use papamu::link::problem::{LinkProblem, excerpt};
use papamu::link::proof_link::ProofLink;
use papamu::link::solved_link::SolvedLink;
use papamu::link::sums_link::SumsLink;
use papamu::link::view::View;
use papamu::pages::gallery::early::EarlyLink;
use papamu::pages::gallery::exhibit_link::ExhibitLink;
use papamu::pages::gallery::habitat::query::Query;
use papamu::pages::gallery::making::MakingLink;
use papamu::pages::gallery::own::query::OwnQuery;
use papamu::pages::gallery::penetration::link::Penetration;
use papamu::share::export::Export;
use papamu::share::shared::ShownPosition;
use proptest::prelude::*;
use worker::client::Report;

/// The vectors: link, rules, edge, rows, parameters.
fn vectors() -> Vec<[&'static str; 5]> {
    let lines = include_str!("data/links.tsv").lines().filter(|line| !line.starts_with("# "));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            columns.try_into().unwrap_or_else(|_| panic!("not five columns: {line}"))
        })
        .collect()
}

fn squares(board: &Board) -> String {
    let sign = |square| match board.stone(square) {
        None => '.',
        Some(Player::Left) => 'x',
        Some(Player::Right) => 'o',
    };
    let row = |row| (0..board.columns()).map(|column| sign(Square::new(row, column))).collect();
    (0..board.rows()).map(row).collect::<Vec<String>>().join("/")
}

#[test]
fn every_vector_opens_as_it_says() {
    assert!(vectors().len() > 40);
    for [text, rules, board, rows, parameters] in vectors() {
        let link = PositionLink::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(link.rules.name(), rules, "{text}");
        assert_eq!(link.board.edge().name(), board, "{text}");
        assert_eq!(squares(&link.board.trimmed()), rows, "{text}");
        assert_eq!(link.parameters, parameters, "{text}");
    }
}

#[test]
fn what_is_written_opens_as_the_same() {
    for [text, ..] in vectors() {
        let written = EditorState::default().apply(EditorAction::Open(text.to_string())).link();
        let again = EditorState::default().apply(EditorAction::Open(written.to_string())).link();
        assert_eq!(written, again, "{text}");
    }
}

/// Chat and mail programs cut links. The remainder opens, or a message says where it ends and the
/// board stays.
#[test]
fn a_link_may_be_cut_anywhere() {
    let before =
        EditorState::default().apply(EditorAction::Open("#/k1/modern/walls/xo/ox".to_string()));
    for [text, ..] in vectors() {
        for (end, _) in text.char_indices() {
            let cut = &text[..end];
            let after = before.apply(EditorAction::Open(cut.to_string()));
            match PositionLink::parse(cut) {
                Ok(_) => {
                    let is_open = !matches!(after.problem, Some(LinkProblem::Unreadable(..)));
                    assert!(is_open, "{cut}: {:?}", after.problem);
                }
                Err(error) => {
                    assert!((1..=cut.chars().count() + 1).contains(&error.at), "{cut}: {error}");
                    assert!(!error.reason.is_empty(), "{cut}");
                    assert_eq!(after.window.board, before.window.board, "{cut}");
                    let problem = LinkProblem::Unreadable(cut.to_string(), error);
                    assert_eq!(after.problem, Some(problem), "{cut}");
                }
            }
        }
    }
}

/// A packed board that is not complete is an error: another board would be worse than none.
#[test]
fn a_packed_board_opens_whole_or_not_at_all() {
    let packed = vectors()
        .into_iter()
        .filter(|[text, .., parameters]| text.contains("k2") && parameters.is_empty());
    let mut count = 0;
    for [text, ..] in packed {
        for (end, _) in text.char_indices().skip("#/k2/".len()) {
            assert!(PositionLink::parse(&text[..end]).is_err(), "{}", &text[..end]);
            count += 1;
        }
        for more in ["0", "A", "00", "/", "."] {
            let longer = format!("{text}{more}");
            let error = PositionLink::parse(&longer).unwrap_err();
            assert!(error.at > text.chars().count() - 6, "{longer}: {error}");
        }
    }
    assert!(count > 500);
}

#[test]
fn says_where_a_packed_link_is_wrong() {
    for (text, problem) in [
        (
            "#/k2/ancient/plane",
            "character 19: expected the number of rows, from 1 to 200, found nothing",
        ),
        (
            "#/k2/ancient/plane/201/3/ABC",
            "character 20: expected the number of rows, from 1 to 200, found “201”",
        ),
        (
            "#/k2/ancient/plane/3/0/ABC",
            "character 22: expected the number of columns, from 1 to 200, found “0”",
        ),
        ("#/k2/ancient/walls/18/18/94RK!161J", "character 30: expected a letter or a digit"),
        (
            "#/k2/ancient/walls/18/18/94RKA161K",
            "character 34: expected a whole packed board: this one has been cut or changed",
        ),
        (
            "#/k2/ancient/walls/18/18/",
            "character 26: expected a whole packed board: this one has been cut or changed",
        ),
    ] {
        assert_eq!(PositionLink::parse(text).unwrap_err().to_string(), problem, "{text}");
    }
}

/// The lengths are those in docs/links.md; the first link is the one that the program there writes.
#[test]
fn long_links_are_packed() {
    let link = |board: &Board| {
        let link =
            PositionLink { rules: Rules::Ancient, board: board.clone(), parameters: String::new() };
        link.to_string()
    };
    let full = Board::full(MAX_SIDE, MAX_SIDE);
    assert_eq!(link(&full), "#/k2/ancient/walls/200/200/95PKFN5XZCWB");
    let seven = nimber(7).unwrap();
    assert_eq!(seven.stones().count(), 442);
    assert!((250..=310).contains(&link(&seven).len()), "{}", link(&seven).len());
    // Short boards stay texts that people can read and write.
    assert_eq!(link(&Board::full(9, 13)).find("/k1/"), Some(1));
    assert_eq!(link(&nimber(4).unwrap()).find("/k1/"), Some(1));
}

/// The parameters that a place lists.
fn listed(mut place: impl Place) -> BTreeSet<String> {
    let mut parameters = Parameters::default();
    place.list(&mut parameters);
    parameters.names.into_iter().collect()
}

/// The parameters that a section of docs/links.md names: those with a value, and those in a table of parameters.
fn documented(heading: &str) -> BTreeSet<String> {
    let text = include_str!("../docs/links.md");
    let (_, section) = text.split_once(&format!("# {heading}\n")).unwrap();
    let section = section.split("\n##").next().unwrap();
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign == '-';
    let before = |text: &str| text.rsplit(|sign| !is_sign(sign)).next().unwrap().to_string();
    let mut names: BTreeSet<String> = section.split('=').map(before).collect();
    let table = section.split("| parameter |").nth(1).unwrap_or_default();
    for row in table.lines().skip(2).take_while(|row| row.starts_with('|')) {
        let cell = row.split('|').nth(1).unwrap();
        names.extend(
            cell.split('`').skip(1).step_by(2).map(|it| it.split('=').next().unwrap().to_string()),
        );
    }
    names.remove("");
    names
}

/// What a position shows is documented once, for all pages. The letters of a family are its own.
#[test]
fn the_document_names_every_parameter_and_no_other() {
    let view = listed(View::default());
    let line = BTreeSet::from([LINE, STEP].map(str::to_string));
    assert_eq!(documented("What is shown"), &view | &line);
    let exhibit = ExhibitLink::of(&PageLink::parse("#/gallery/narrow")).unwrap();
    let bare = PageLink::default();
    let (room, solved) = (listed(Penetration::of(&bare).0), listed(SolvedLink::of(&bare).0));
    for (heading, others, tables) in [
        (
            "The gallery",
            &["hall", "q"][..],
            vec![
                listed(exhibit),
                listed(Query::default()),
                listed(EarlyLink::default()),
                listed(MakingLink::default()),
            ],
        ),
        ("Your own exhibit", &[], vec![listed(OwnQuery::default())]),
        ("The penetration room", &[], vec![room]),
        ("Proofs", &[], vec![listed(ProofLink::default())]),
        ("Games", &[TEXT], vec![listed(GameLink::default()), solved]),
        ("Sums", &["add"], vec![listed(SumsLink::default())]),
    ] {
        let others = others.iter().map(ToString::to_string);
        let known: BTreeSet<String> = tables.into_iter().flatten().chain(others).collect();
        let is_own = |name: &&String| name.len() > 1 && !view.contains(*name);
        let own = |names: &BTreeSet<String>| -> Vec<String> {
            names.iter().filter(is_own).cloned().collect()
        };
        assert_eq!(own(&documented(heading)), own(&known), "{heading}");
    }
}

/// A board by a function that gives each square a number from 0 to 2.
fn board(rows: i32, columns: i32, edge: Edge, stone: impl Fn(Square) -> u32) -> Board {
    let mut board = Board::empty(rows, columns, edge);
    for square in board.squares() {
        let stone = [None, Some(Player::Left), Some(Player::Right)][stone(square) as usize];
        board.set(square, stone);
    }
    board
}

/// Every form in which the page gives a board to others, with boards of the greatest size.
#[test]
fn the_largest_boards_are_read_from_all_that_is_written() {
    let noise = |square: Square| {
        let place = (square.row * MAX_SIDE + square.column) as u32;
        place.wrapping_mul(2_654_435_761).rotate_left(15).wrapping_mul(0x9e37_79b9) >> 16
    };
    for edge in Edge::ALL {
        for (name, large) in [
            ("full", Board::full(MAX_SIDE, MAX_SIDE).with_edge(edge)),
            ("dense", board(MAX_SIDE, MAX_SIDE, edge, |square| noise(square) % 3)),
            ("sparse", board(MAX_SIDE, MAX_SIDE, edge, |square| u32::from(noise(square) % 90 < 2))),
            ("black", board(MAX_SIDE, MAX_SIDE, edge, |_| 1)),
        ] {
            let editor_state = EditorState::default()
                .apply(EditorAction::SetEdge(edge))
                .apply(EditorAction::Show(large.clone()));
            let report = Report::default();
            let export = Export::new(&ShownPosition::of(&editor_state), &report);
            assert_eq!(export.board, large.trimmed(), "{name}");
            let spaced = export.text().replace('x', "x ").replace('o', "o ").replace('.', ". ");
            let written =
                [editor_state.link().to_string(), export.text(), spaced, large.to_string()];
            for text in written.into_iter().chain(export.cgt()).chain(export.cgscript()) {
                let Import { sure, others } = Import::read(&text, edge);
                let mut read = sure.iter().chain(others.iter().map(|(_, content)| content));
                let is_large = |content: &Content| {
                    content.stones().clone().with_edge(edge).trimmed() == large.trimmed()
                };
                assert!(read.any(is_large), "{name}: {text:.60}");
            }
        }
    }
}

fn any_board() -> impl Strategy<Value = Board> {
    let size = (1..=30i32, 1..=30i32);
    let edge = prop::sample::select(Edge::ALL.to_vec());
    (size, edge, 1..60u32).prop_flat_map(|((rows, columns), edge, empties)| {
        let stone = prop_oneof![empties => Just(0u32), 3 => 1..=2u32];
        prop::collection::vec(stone, (rows * columns) as usize).prop_map(move |stones| {
            board(rows, columns, edge, |square| {
                stones[(square.row * columns + square.column) as usize]
            })
        })
    })
}

proptest! {
    #[test]
    fn any_board_is_written_and_read(board in any_board(), rules in prop::sample::select(Rules::ALL.to_vec())) {
        let link = PositionLink { rules, board, parameters: "a=b".to_string() };
        let text = link.to_string();
        let read = PositionLink::parse(&text).unwrap();
        prop_assert_eq!(&read.board, &link.board.trimmed());
        prop_assert_eq!(read.to_string(), text);
    }

    /// A single letter of a good link may change on its way.
    #[test]
    fn any_text_is_a_board_or_an_error(
        start in prop::sample::select(vec!["#/k1/ancient/plane/", "#/k2/modern/walls/", "#/k2/ancient/plane/9/9/", "#/"]),
        rest in "[0-9A-Zk/xo.?&=%_ -]{0,40}",
    ) {
        let text = format!("{start}{rest}");
        match PositionLink::parse(&text) {
            Ok(link) => {
                let again = PositionLink::parse(&link.to_string()).unwrap();
                prop_assert_eq!(again.board, link.board.trimmed());
                link.read_parameters();
            }
            Err(error) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.at), "{}", error);
                excerpt(&text, error.at);
            }
        }
    }
}
