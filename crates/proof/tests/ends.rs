//! Certificates that leave the ends to the checker, and proofs that are stopped and go on.

use basics::budget::{Budget, Stopped};
use basics::player::Player;
use checker::check;
use konane::{Board, Edge, Rules};
use proof::{Certificate, Goal, Prover, Unproved};
use testing::judged_by_both;

const MEMORY: usize = 1 << 28;
/// Four lines of the head, to which a test adds the fifth, and claims.
const HEAD: &str = "papamu proof 1\nrules ancient\nedge walls\nsize 1 5\ndepth 0\n";

/// A board of five rows from which two neighbouring stones in the corner were removed.
fn opening() -> Board {
    Board::parse("..xox/oxoxo/xoxox/oxoxo/xoxox", Edge::Walls).unwrap()
}

fn proved(board: &Board, goal: Goal, ends: usize) -> Certificate {
    let mut prover = Prover::new(Rules::Ancient, board, MEMORY).with_ends(ends);
    prover.prove(goal, 1, &mut Budget::unlimited()).unwrap()
}

#[test]
fn ends_make_a_certificate_shorter() {
    let small = Board::parse("oxo.ox/x.xo", Edge::Plane).unwrap();
    for (board, goal) in [
        (opening(), Goal::Winner(Player::Left)),
        (opening(), Goal::Winner(Player::Right)),
        (small.clone(), Goal::Value),
        (small, Goal::Not("0")),
    ] {
        let texts: Vec<String> =
            [0, 20, 400].map(|ends| proved(&board, goal, ends).to_string()).into();
        let judged = judged_by_both(&texts);
        let listed: Vec<usize> = judged.into_iter().map(Result::unwrap).collect();
        assert!(listed[0] > listed[1] && listed[1] >= listed[2], "{goal:?}: {listed:?}");
        assert!(!texts[0].contains("ends") && texts[2].contains("ends 400"));
        // The largest end has more positions than a smaller number allows.
        assert!(judged_by_both(&[texts[2].replacen("ends 400", "ends 5", 1)])[0].is_err());
    }
}

/// In `ox1xo` Left, moving second, wins: after either of Right's jumps Left has one, and Right none.
#[test]
fn an_end_is_searched_and_its_positions_are_counted() {
    let claim = "value 0 |\nclaim ox1xo >= 0\n>= 0\n";
    for (head, end, judgement) in [
        ("ends 2\n", "ox1xo end\nend 1", Ok(1)),
        ("ends 1\n", "ox1xo end\nend 1", Err(10)),
        // Right has a jump, and Left none.
        ("ends 2\n", "1xo2 end\nend 1", Err(10)),
        ("", "ox1xo end\nend 1", Err(9)),
        ("ends 0\n", "ox1xo end\nend 1", Err(6)),
        ("ends 1000001\n", "ox1xo end\nend 1", Err(6)),
        ("ends 2\nends 2\n", "ox1xo end\nend 1", Err(7)),
        ("ends 2\n", "ox1xo ends\nend 1", Err(10)),
    ] {
        let text = format!("{HEAD}{head}{claim}{end}");
        assert_eq!(judged_by_both(std::slice::from_ref(&text)), [judgement], "{text}");
    }
}

#[test]
fn boards_are_bounded_with_their_ends() {
    let head = "papamu proof 1\nends 1000000\nrules ancient\nedge walls\n";
    let texts = ["size 10 10\ndepth 5", "size 10 11\ndepth 5"].map(|more| format!("{head}{more}"));
    assert_eq!(judged_by_both(&texts), [Err(6), Err(5)]);
}

/// Each prover goes on from what the one before it wrote down, and knows nothing else. A new search may find other jumps, so
/// the certificate may be another one of the same.
#[test]
fn a_stopped_proof_goes_on_to_a_certificate() {
    for (starts, ends) in [(Player::Left, 0), (Player::Right, 0), (Player::Left, 50)] {
        let goal = Goal::Winner(starts);
        let whole = proved(&opening(), goal, ends);
        let claims = |certificate: &Certificate| check(&certificate.to_string()).unwrap().claims;
        let (mut state, mut steps, mut stops) = (None::<String>, 10, 0);
        let certificate = loop {
            let mut prover = Prover::new(Rules::Ancient, &opening(), MEMORY).with_ends(ends);
            if let Some(state) = &state {
                assert!(prover.restore(starts, state));
            }
            match prover.prove(goal, 1, &mut Budget::steps(steps)) {
                Ok(certificate) => break certificate,
                Err(stopped) => assert_eq!(stopped, Unproved::Stopped(Stopped::Budget)),
            }
            let next = prover.state();
            steps += if next == state { steps } else { 10 };
            (state, stops) = (next, stops + 1);
        };
        assert!(stops > 5, "{stops}");
        assert_eq!(claims(&certificate), claims(&whole));
    }
}

#[test]
fn a_state_of_another_proof_is_not_taken_up() {
    let mut prover = Prover::new(Rules::Ancient, &opening(), MEMORY).with_ends(50);
    prover.prove(Goal::Winner(Player::Left), 1, &mut Budget::unlimited()).unwrap();
    let state = prover.state().unwrap();
    let another = |rules, ends| Prover::new(rules, &opening(), MEMORY).with_ends(ends);
    assert!(another(Rules::Ancient, 50).restore(Player::Left, &state));
    assert!(!another(Rules::Ancient, 51).restore(Player::Left, &state));
    assert!(!another(Rules::Modern, 50).restore(Player::Left, &state));
    let (damaged, cut) = (state.replacen('x', "y", 3), &state[..state.len() - 9]);
    assert!(!another(Rules::Ancient, 50).restore(Player::Left, &damaged));
    assert!(!another(Rules::Ancient, 50).restore(Player::Left, cut));
}

/// What a state says is not believed: the proof fails, or its check does.
#[test]
fn a_wrong_state_proves_nothing() {
    let board = Board::parse("xo.xo", Edge::Walls).unwrap();
    let mut prover = Prover::new(Rules::Ancient, &board, MEMORY);
    let certificate = prover.prove(Goal::Winner(Player::Left), 0, &mut Budget::unlimited());
    assert!(certificate.unwrap().to_string().contains("|> 0"));
    let wrong = prover.state().unwrap().replacen("|>", "<=", 1).replace(">= 0", "<= 0");
    let mut prover = Prover::new(Rules::Ancient, &board, MEMORY);
    assert!(prover.restore(Player::Left, &wrong));
    let proved = prover.prove(Goal::Winner(Player::Left), 0, &mut Budget::unlimited());
    assert_eq!(proved.unwrap_err(), Unproved::False);
}
