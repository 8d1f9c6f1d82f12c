use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::*;
use crate::clock::ticking;
use crate::task::all_answers;
use basics::budget::Budget;
use basics::slicer::Slicer;
use konane::{Edge, Rules};
use opponents::Opponent;
use solver::OutcomeSearch;

/// Positions to ask about: whole boards, one that has fallen apart, one without jumps, and invalid
/// ones.
const BOARDS: [&str; 6] = [
    "xoxo/oxox/xoxo/..ox",
    "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox",
    "oxo.ox///////////xo",
    "x",
    "",
    "what?",
];

fn question(board: &str, walls: bool, opponent: &str, milliseconds: u32) -> ReplyQuestion {
    ReplyQuestion {
        position: Position { modern: false, walls, board: board.to_string() },
        turn: Player::Left,
        opponent: opponent.to_string(),
        seed: 3,
        milliseconds,
        removals: vec![],
    }
}

/// All results; none if there is nothing to choose.
fn told(question: ReplyQuestion) -> Vec<ReplyAnswer> {
    let (mut state, clock) = (WorkerState::new(1 << 24), ticking(1.0));
    match question.begin(&mut state, clock()) {
        Some(task) => all_answers(task, &mut state, clock),
        None => vec![],
    }
}

fn allowed(question: &ReplyQuestion) -> Vec<Chosen> {
    if !question.removals.is_empty() {
        return question.removals.iter().map(|removal| Chosen::Removal(removal.square)).collect();
    }
    let Some(board) = question.position.read() else { return Vec::new() };
    board.jumps(question.position.terms().0, question.turn).map(Chosen::Jump).collect()
}

#[test]
fn says_that_a_board_is_solved() {
    // 4 × 4 after the removal at the corner.
    let board = "xoxo/oxox/xoxo/..ox";
    let mut search = OutcomeSearch::new(Rules::Ancient, 1 << 24);
    let read = Board::parse(board, Edge::Walls).unwrap();
    let wins = search.winner(&read, Player::Left, &mut Budget::unlimited());
    let told = told(question(board, true, "perfect", 60_000));
    let last = told.last().unwrap();
    assert_eq!(last.known, Some(wins.unwrap()));
    assert!(last.is_final);
}

#[test]
fn tells_the_best_so_far_at_once_and_ends_in_time() {
    let question = question(BOARDS[1], true, "strong", 1_000);
    let told = told(question.clone());
    let (last, before) = told.split_last().unwrap();
    assert!(last.is_final && before.iter().all(|replied| !replied.is_final));
    assert!(before.len() > 1, "it searches deeper and deeper: {told:?}");
    assert!(matches!(last.by, KnowledgeText::Search { depth: 2.. }), "{last:?}");
    assert!(told.iter().all(|replied| allowed(&question).contains(&replied.chosen)));
}

#[test]
fn removes_stones() {
    let place = |row, column| Square { row, column };
    let full = Position::of(Rules::Ancient, &Board::full(4, 4));
    let first = |square, replies: &[Square]| RemovalText { square, replies: replies.to_vec() };
    let removals = vec![
        first(place(3, 0), &[place(2, 0), place(3, 1)]),
        first(place(0, 3), &[place(0, 2), place(1, 3)]),
    ];
    let asked = ReplyQuestion { position: full, removals, ..question("", true, "perfect", 60_000) };
    let answers = told(asked.clone());
    let last = answers.last().unwrap();
    assert!(allowed(&asked).contains(&last.chosen) && last.is_final && last.known.is_some());
    // Many removals on a large board are too many.
    let board = Position::of(Rules::Ancient, &Board::full(200, 200));
    let removals = vec![first(place(0, 0), &vec![place(0, 1); 1_000])];
    assert_eq!(told(ReplyQuestion { position: board, removals, ..asked }), []);
}

proptest! {
    // The same cases in every run.
    #![proptest_config(ProptestConfig {
        cases: 60,
        rng_seed: RngSeed::Fixed(16),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_question_comes_to_its_end(
        board in 0..BOARDS.len(),
        walls: bool,
        modern: bool,
        is_left: bool,
        opponent in 0..=Opponent::ALL.len(),
        milliseconds in prop_oneof![Just(0u32), 1..200u32],
        squares in proptest::collection::vec((-3..9i32, -3..9i32), 0..3),
    ) {
        let name = Opponent::ALL.get(opponent).map_or("nobody", |opponent| opponent.name());
        let mut question = question(BOARDS[board], walls, name, milliseconds);
        question.position.modern = modern;
        question.turn = if is_left { Player::Left } else { Player::Right };
        let removal = |&(row, column): &(i32, i32)| RemovalText {
            square: Square { row, column },
            replies: if row % 2 == 0 { vec![Square { row: column, column: row }] } else { vec![] },
        };
        question.removals = squares.iter().map(removal).collect();
        let told = told(question.clone());
        let allowed = allowed(&question);
        prop_assert!(told.iter().all(|replied| allowed.contains(&replied.chosen)));
        let is_asked = name != "nobody" && question.position.read().is_some() && !allowed.is_empty();
        prop_assert_eq!(told.last().is_some_and(|replied| replied.is_final), is_asked);
        prop_assert_eq!(told.iter().filter(|replied| replied.is_final).count(), usize::from(is_asked));
    }

    /// For “Move now” the page plays the best choice so far, so it must have been sent.
    #[test]
    fn the_best_so_far_has_been_told(slices in 1..20usize, opponent in 0..Opponent::ALL.len()) {
        let (mut state, clock) = (WorkerState::new(1 << 24), ticking(1.0));
        let question = question(BOARDS[1], true, Opponent::ALL[opponent].name(), 60_000);
        let allowed = allowed(&question);
        let mut task = question.begin(&mut state, clock()).unwrap();
        let mut slicer = Slicer::new(clock);
        let mut told = vec![];
        for _ in 0..slices {
            if task.is_over() {
                break;
            }
            let mut slice = slicer.begin(task.learned(&state));
            told.extend(task.work(&mut state, &mut slice));
            slicer.end(&slice, task.learned(&state));
        }
        prop_assert!(allowed.contains(&told.last().unwrap().chosen));
        prop_assert!(told.windows(2).all(|two| two[0] != two[1]), "{:?}", told);
    }
}
