//! Which exhibits can arise in a game.

use basics::budget::Budget;
use basics::player::Player;
use game::{Never, Origin, OriginSearch, Removal};
use konane::{Edge, Rules};
use teaching::content::{Subject, exhibits};

/// Far more than the search takes for any of them.
const STEPS: u64 = 200_000;

/// At its usual numbers each exhibit that has room on the largest board gets a game that ends in it,
/// or a proof that there is none.
#[test]
fn every_exhibit_arises_or_never_does() {
    let (mut found, mut never) = (0, Vec::new());
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        let Some(Subject::Position(board)) = (family.subject)(&family.first()) else { continue };
        for &rules in family.rules() {
            let search = &mut OriginSearch::new(rules, Removal::Tournament, &board, None);
            match search.go_on(&mut Budget::steps(STEPS)) {
                Ok(Origin::Game { record, has_room }) => {
                    let turns = record.tree.turns(record.at);
                    let last = turns.fold(record.setup.begin(), |state, turn| {
                        assert!(state.turns().any(|it| it == turn), "{}: {turn:?}", exhibit.name);
                        state.after(turn)
                    });
                    assert!(has_room, "{}", exhibit.name);
                    let last = last.board.with_edge(board.edge());
                    assert_eq!(last.trimmed(), board.trimmed(), "{}", exhibit.name);
                    found += 1;
                }
                Ok(Origin::Never(Never::Numbers(numbers))) => {
                    let count = |player| board.stones().filter(|stone| stone.1 == player).count();
                    let counted = Player::ALL.map(count);
                    assert_eq!(counted, [numbers.left, numbers.right], "{}", exhibit.name);
                    assert_eq!(rules, Rules::Modern);
                    let more_black = counted[0] as i32 - counted[1] as i32;
                    assert!(!(-1..=2).contains(&more_black), "{}: {more_black}", exhibit.name);
                }
                Ok(Origin::Never(_)) => never.push((exhibit.name, rules, board.edge())),
                Ok(Origin::TooLarge(..)) => assert_eq!(exhibit.name, "nimbers"),
                other => panic!("{} {rules:?}: {other:?}", exhibit.name),
            }
        }
    }
    assert!(found > 35, "{found}");
    let (ancient, modern) = (Rules::Ancient, Rules::Modern);
    let expected = [
        // Their numbers of missing stones exclude all games.
        ("wallrow", ancient, Edge::Walls),
        ("wallvalues", ancient, Edge::Walls),
        ("triangle", ancient, Edge::Walls),
        ("triangle", modern, Edge::Walls),
        // Their parts lie at such distances that stones of one colour stand on both colours of squares.
        ("tinysum", ancient, Edge::Plane),
        ("tinysum", modern, Edge::Plane),
        ("upsum", ancient, Edge::Plane),
        ("upsum", modern, Edge::Plane),
    ];
    assert_eq!(never, expected);
}
