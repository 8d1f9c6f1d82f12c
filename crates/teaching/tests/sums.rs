//! Sums of games: the values of cards, differences that are played out, and the replies in them.

use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Direction, Edge, Jump, Rules, Square};
use solver::BoundsSearch;
use teaching::sums::{
    Card, CardRow, CardSolver, Duel, Game, LONGEST_VALUE, Move, MoveKind, Reply, ReplyRule, Sides,
};
use value::{Outcome, ReadError, Unread, Value};

const XO: &str = "ancient/plane/xo";
const OX: &str = "ancient/plane/ox";

fn cards(texts: &[&str]) -> Vec<Card> {
    texts.iter().map(|text| Card::parse(text).unwrap()).collect()
}

fn duel(games: &[&str], turn: Player) -> Duel {
    Duel { games: games.iter().map(|text| Game::parse(text).unwrap()).collect(), turn }
}

fn texts(duel: &Duel) -> Vec<String> {
    duel.games.iter().map(Game::to_string).collect()
}

fn step(text: &str) -> Move {
    Move::parse(text).unwrap()
}

fn card_solver() -> CardSolver {
    CardSolver::new(16 << 20)
}

fn value(card_solver: &mut CardSolver, text: &str) -> Value {
    card_solver.value(&Game::parse(text).unwrap(), &mut Budget::unlimited()).unwrap()
}

#[test]
fn a_difference_has_every_copy() {
    let mut sides = Sides { g: cards(&["2,ancient/plane/xo", "1"]), h: cards(&["{1|0}"]) };
    let games = sides.difference(4).unwrap();
    let games: Vec<String> = games.iter().map(Game::to_string).collect();
    assert_eq!(games, [XO, XO, "1", "-{1|0}"]);
    assert_eq!(sides.difference(3), None);
    for (row, expected) in [(CardRow::G, sides.g.clone()), (CardRow::H, sides.h.clone())] {
        assert_eq!(*sides.row(row), expected);
        assert_eq!(*sides.row_mut(row), expected);
    }
}

#[test]
fn moves_are_read_and_written() {
    for text in ["2,0_1r1", "0,10_3u2", "1,3_4d12", "0,0_5l1", "0,{1|0}", "3,0_1x1"] {
        assert_eq!(step(text).to_string(), text);
    }
    let jump = Jump { from: Square::new(0, 1), direction: Direction::Right, taken: 1 };
    assert_eq!(step("2,0_1r1"), Move { game: 2, kind: MoveKind::Jump(jump) });
    assert_eq!(step("3,0_1x1").kind, MoveKind::To("0_1x1".to_string()));
    let with_length = |length: usize| format!("0,{}", "1".repeat(length));
    assert!(Move::parse(&with_length(LONGEST_VALUE)).is_some());
    for text in ["", "0", "0,", "x,1", "-1,1", &with_length(LONGEST_VALUE + 1)] {
        assert_eq!(Move::parse(text), None, "{text}");
    }
}

#[test]
fn only_legal_moves_are_played() {
    let before = duel(&[XO, "{1|0}"], Player::Left);
    let jump = Jump { from: Square::new(0, 0), direction: Direction::Right, taken: 1 };
    assert_eq!(before.jumps(0), [jump]);
    assert_eq!((before.jumps(1), before.jumps(2)), (vec![], vec![]));
    let after = before.play(&step("0,0_0r1")).unwrap();
    assert_eq!(
        (texts(&after), after.turn),
        (texts(&duel(&["ancient/plane/x", "{1|0}"], Player::Left)), Player::Right)
    );
    let after = before.play(&step("1,1")).unwrap();
    assert_eq!((texts(&after), after.turn), (vec![XO.to_string(), "1".to_string()], Player::Right));
    // A jump of the opponent, a jump in a value, a value on a board, and no game.
    for text in ["0,0_1l1", "1,0_0r1", "0,0", "2,0"] {
        assert_eq!(before.play(&step(text)), None, "{text}");
    }
}

#[test]
fn games_pair_up_with_their_negatives() {
    for (games, mirrors) in [
        (&[XO, OX, "1", "-1"][..], Some(vec![1, 0, 3, 2])),
        (&["1", "1", "-1", "-1"], Some(vec![2, 3, 0, 1])),
        (&["1", "1", "-1"], None),
        (&["1"], None),
        (&[], Some(vec![])),
    ] {
        assert_eq!(duel(games, Player::Left).mirrors(), mirrors, "{games:?}");
    }
}

/// The values are those of the definitions.
#[test]
fn cards_have_values_in_one_store() {
    let (mut card_solver, budget) = (card_solver(), &mut Budget::unlimited());
    let switch = value(&mut card_solver, "{4|2}");
    for rules in [Rules::Modern, Rules::Ancient, Rules::Modern] {
        card_solver.solver(rules);
        assert_eq!(card_solver.text(switch, budget), Ok("{4|2}".to_string()));
        assert_eq!(value(&mut card_solver, "{4|2}"), switch);
    }
    let star = value(&mut card_solver, "*");
    assert_eq!(value(&mut card_solver, XO), star);
    let values = [value(&mut card_solver, "^"), star];
    let total = card_solver.total(&cards(&["3,^", "2,*"]), &values, budget);
    assert_eq!(total, Ok(value(&mut card_solver, "^3")));
    let wrong = card_solver.value(&Game::parse("1 + ?").unwrap(), budget).unwrap_err();
    assert!(matches!(wrong, ReadError::Unread(Unread { character: 5, .. })), "{wrong:?}");
    let hot = Game::parse("{2|1} + {4|1} + {7|2}").unwrap();
    let stopped = card_solver.value(&hot, &mut Budget::steps(1));
    assert_eq!(stopped, Err(ReadError::Stopped(Stopped::Budget)));
    let full = CardSolver::new(1_000).value(&hot, &mut Budget::unlimited());
    assert_eq!(full, Err(ReadError::Stopped(Stopped::Memory)));
}

#[test]
fn what_is_known_grows_until_it_is_forgotten() {
    let mut card_solver = card_solver();
    assert_eq!((card_solver.learned(), card_solver.positions()), (0, 0));
    value(&mut card_solver, "modern/plane/xo");
    let first = (card_solver.learned(), card_solver.positions());
    value(&mut card_solver, "ancient/plane/xo.o/x");
    let second = (card_solver.learned(), card_solver.positions());
    assert!(first.0 > 0 && first.1 > 0 && second.0 > first.0 && second.1 > first.1);
    for times in 1..=2 {
        card_solver.renew();
        assert_eq!((card_solver.forgotten, card_solver.positions()), (times, 0));
    }
}

#[test]
fn bounds_of_a_card_become_its_value() {
    let board = Board::parse("xo", Edge::Plane).unwrap();
    let mut search = BoundsSearch::new(&board);
    assert!(search.is_open());
    let (mut card_solver, budget) = (card_solver(), &mut Budget::unlimited());
    for _ in 0..100 {
        card_solver.narrow(&mut search, (Rules::Ancient, &board), budget).unwrap();
    }
    assert!(!search.is_open());
}

#[test]
fn the_second_player_wins_what_is_zero_or_better() {
    let mut card_solver = card_solver();
    for (text, left, right) in
        [("0", true, true), ("1", true, false), ("-1", false, true), ("*", false, false)]
    {
        let value = value(&mut card_solver, text);
        let holds = Player::ALL.map(|player| card_solver.holds(value, player));
        assert_eq!(holds, [left, right], "{text}");
    }
}

#[test]
fn a_move_is_an_option() {
    let (mut card_solver, budget) = (card_solver(), &mut Budget::unlimited());
    let duel = duel(&["{1|0}", XO], Player::Left);
    for (text, is_allowed) in [
        ("0,1", true),
        ("0,2 - 1", true),
        ("0,0", false),
        ("1,0_0r1", true),
        ("1,0_1l1", false),
        // ∗ has the option 0, but on a board only jumps are moves.
        ("1,0", false),
        ("2,0", false),
    ] {
        assert_eq!(card_solver.allows(&duel, &step(text), budget), Ok(is_allowed), "{text}");
    }
    let switch = duel.games[0].clone();
    let value = card_solver.value(&switch, budget).unwrap();
    let one = card_solver.values().from_integer(1);
    let left = card_solver.options(&switch, value, Player::Left, budget);
    assert_eq!(left, Ok(vec![(None, one)]));
    let star = card_solver.values().star(1);
    let jumps = card_solver.options(&duel.games[1], star, Player::Left, budget);
    assert_eq!(jumps, Ok(vec![(Some(duel.jumps(1)[0]), Value::ZERO)]));
}

#[track_caller]
fn check_reply(games: &[&str], last: Option<&str>, expected: Option<(&str, ReplyRule)>) {
    let (mut card_solver, budget) = (card_solver(), &mut Budget::unlimited());
    let before = duel(games, Player::Left);
    let last = last.map(step);
    let now = last.as_ref().map_or(before.clone(), |last| before.play(last).unwrap());
    let reply = card_solver.reply(&now, last.as_ref().map(|last| (&before, last)), budget);
    let expected = expected.map(|(text, rule)| Reply { step: step(text), rule });
    assert_eq!(reply, Ok(expected));
}

#[test]
fn replies_follow_their_rules() {
    // In a difference the same move in the other game.
    check_reply(&[XO, OX], Some("0,0_0r1"), Some(("1,0_0r1", ReplyRule::Mirror)));
    check_reply(&["{1|0}", "-{1|0}"], Some("0,1"), Some(("1,-1", ReplyRule::Mirror)));
    // Not so if the games do not pair up.
    check_reply(&["{1|0}", "{0|-1}"], Some("0,1"), Some(("1,-1", ReplyRule::Values)));
    // The hottest game first.
    check_reply(&["{1|0}", "{5|2}"], None, Some(("1,5", ReplyRule::Values)));
    check_reply(&["*"], None, Some(("0,0", ReplyRule::Values)));
    check_reply(&["1", "-1"], None, Some(("0,0", ReplyRule::Lost)));
    check_reply(&["-1"], None, None);
}

#[test]
fn in_a_lost_sum_the_opponent_can_go_wrong() {
    let (mut card_solver, budget) = (card_solver(), &mut Budget::unlimited());
    let now = duel(&["1", "-1", "*", "*"], Player::Left);
    let reply = card_solver.reply(&now, None, budget).unwrap().unwrap();
    assert_eq!(reply.rule, ReplyRule::Lost);
    let after = now.play(&reply.step).unwrap();
    let (_, total) = card_solver.valued_games(&after, budget).unwrap();
    assert_eq!(card_solver.values().outcome(total), Outcome::Next);
}

#[test]
fn a_reply_is_judged_by_the_sum_after_it() {
    let (mut card_solver, budget) = (card_solver(), &mut Budget::unlimited());
    for (games, asked, given, rule, total) in [
        (&[XO, OX][..], "0,0_0r1", "1,0_0r1", ReplyRule::Mirror, None),
        (&["*2"], "0,*", "0,0", ReplyRule::Values, Some("0")),
        (&["{1|0}", "{2|0}"], "0,1", "1,0", ReplyRule::Lost, Some("1")),
    ] {
        let before = duel(games, Player::Left);
        let [asked, given] = [asked, given].map(step);
        let between = before.play(&asked).unwrap();
        let after = between.play(&given).unwrap();
        let found = card_solver.rule([&before, &between, &after], [&asked, &given], budget);
        let total = total.map(|total| value(&mut card_solver, total));
        assert_eq!(found, Ok((rule, total)), "{games:?}");
    }
}
