//! Sums: links with random cards, and differences played to the end.

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Rules};
use papamu::link::sums_link::{Mode, SumsLink};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use teaching::sums::{Card, CardRow, CardSolver, Duel, Game, Move, MoveKind, ReplyRule};
use testing::{boards, check_all, player};

const MEMORY: usize = 64 << 20;
const VALUES: [&str; 8] =
    ["1/2", "^", "*3", "{3|1,*}", "-(^*)", "tiny(1)", "{0,*|{0|-2}} - 3", "±{1|1/2}"];

fn game() -> impl Strategy<Value = Game> {
    let board = (select(&Rules::ALL), boards(1..=3, 1..=5, 0..=8));
    prop_oneof![
        board.prop_map(|(rules, board)| Game::Position(rules, board.trimmed())),
        select(&VALUES).prop_map(|text| Game::Value(text.to_string())),
    ]
}

fn card() -> impl Strategy<Value = Card> {
    (game(), 1..=99u32).prop_map(|(game, count)| Card { game, count })
}

#[test]
fn links_say_the_same_when_they_are_read_back() {
    let mode = select(&[Mode::Table, Mode::Compare, Mode::Play]);
    let rest = (mode, player(), any::<bool>(), select(&["", "^ + 1", "&?#=%"]));
    check_all(500, (vec(card(), 0..=24), vec(card(), 0..=24), rest), |(g, h, rest)| {
        let (mode, first, is_second, calc) = rest;
        let mut place =
            SumsLink { mode, first, is_second, calc: calc.into(), ..SumsLink::default() };
        *place.sides.row_mut(CardRow::G) = g;
        *place.sides.row_mut(CardRow::H) = h;
        let link = place.link().to_string();
        let (read, corrections) = SumsLink::parse(&link).unwrap();
        assert_eq!(corrections.0, Vec::<String>::new(), "{link}");
        assert_eq!(read, place, "{link}");
    });
}

#[test]
fn no_link_panics() {
    let signs = vec![
        "#/sums",
        "/play",
        "?",
        "&",
        "card=",
        "with=",
        "move=",
        "0,",
        "9,",
        "0_0r1",
        "ancient/",
        "plane/",
        "xo",
        "{",
        "|",
        "%",
        "%7B",
        "first=",
        "you=",
        "99999999999999999999",
        "é",
    ];
    check_all(2_000, testing::texts(signs, 12), |text| {
        if let Some((place, _)) = SumsLink::parse(&text) {
            let link = place.link().to_string();
            assert_eq!(SumsLink::parse(&link).map(|(place, _)| place), Some(place), "{text}");
        }
    });
}

/// The moves of the player whose turn it is.
fn moves(duel: &Duel, card_solver: &mut CardSolver) -> Vec<Move> {
    let budget = &mut Budget::unlimited();
    let mut moves = Vec::new();
    for (game, it) in duel.games.iter().enumerate() {
        moves.extend(
            duel.jumps(game).into_iter().map(|jump| Move { game, kind: MoveKind::Jump(jump) }),
        );
        if let Game::Value(_) = it {
            let value = card_solver.value(it, budget).unwrap();
            for option in card_solver.values().options(value, duel.turn) {
                let to = card_solver.text(option, budget).unwrap();
                moves.push(Move { game, kind: MoveKind::To(to) });
            }
        }
    }
    moves
}

/// Plays a duel that the second player should win against random moves. Returns the rules that the
/// second player used.
fn second_wins(games: Vec<Game>, first: Player, luck: &[Index]) -> Vec<ReplyRule> {
    let (mut card_solver, budget) = (CardSolver::new(MEMORY), &mut Budget::unlimited());
    let mut duel = Duel { games, turn: first };
    let mut rules = Vec::new();
    let mut luck = luck.iter().cycle();
    loop {
        let moves = moves(&duel, &mut card_solver);
        if moves.is_empty() {
            return rules;
        }
        let step = luck.next().unwrap().get(&moves).clone();
        let after = duel.play(&step).expect("a move");
        let answer = card_solver.reply(&after, Some((&duel, &step)), budget).unwrap();
        let answer = answer.unwrap_or_else(|| panic!("no answer to {step} in {duel:?}"));
        assert!(answer.rule != ReplyRule::Lost, "{step} in {duel:?}");
        assert!(
            card_solver.allows(&after, &answer.step, budget).unwrap(),
            "{} in {after:?}",
            answer.step
        );
        duel = after.play(&answer.step).expect("a move");
        rules.push(answer.rule);
    }
}

#[test]
fn the_mirror_image_wins_whatever_the_first_player_does() {
    let luck = vec(any::<Index>(), 8);
    check_all(500, (game(), game(), player(), luck), |(one, other, first, luck)| {
        let negatives = [other.negative(), one.negative()];
        let games = [vec![one, other], negatives.to_vec()].concat();
        let rules = second_wins(games, first, &luck);
        assert!(rules.iter().all(|rule| *rule == ReplyRule::Mirror), "{rules:?}");
    });
}

#[test]
fn by_values_the_second_player_wins_what_is_0() {
    let luck = vec(any::<Index>(), 8);
    let board = (select(&Rules::ALL), boards(1..=3, 1..=4, 0..=7));
    let mut used = 0;
    check_all(400, (board, player(), luck), |((rules, board), first, luck)| {
        let game = Game::Position(rules, Board::trimmed(&board));
        // The same value, typed.
        let (mut card_solver, budget) = (CardSolver::new(MEMORY), &mut Budget::unlimited());
        let value = card_solver.value(&game, budget).unwrap();
        let typed = Game::value(&card_solver.text(value, budget).unwrap()).unwrap().negative();
        let rules = second_wins(vec![game, typed], first, &luck);
        used += rules.iter().filter(|rule| **rule == ReplyRule::Values).count();
    });
    assert!(used > 30, "only {used} answers by values");
}

/// The order of two sums by definition, on boards small enough for that.
#[test]
fn totals_are_those_of_the_definition() {
    let pair = (boards(1..=2, 1..=4, 0..=5), boards(1..=2, 1..=4, 0..=5));
    check_all(100, (select(&Rules::ALL), pair), |(rules, (one, other))| {
        let (mut card_solver, budget) = (CardSolver::new(MEMORY), &mut Budget::unlimited());
        let games = [one.clone(), other.clone()].map(|board| Game::Position(rules, board));
        let duel = Duel { games: games.to_vec(), turn: Player::Left };
        let (_, total) = card_solver.valued_games(&duel, budget).unwrap();
        for starts in Player::ALL {
            // Tries every jump.
            let should = wins(&[one.clone(), other.clone()], rules, starts);
            assert_eq!(should, !card_solver.holds(total, starts.other()), "{starts:?}: {duel:?}");
            let found =
                card_solver.winning_move(&Duel { turn: starts, ..duel.clone() }, budget).unwrap();
            assert_eq!(found.is_some(), should);
            if let Some(step) = found {
                let after = Duel { turn: starts, ..duel.clone() }.play(&step).unwrap();
                let boards: Vec<Board> =
                    after.games.iter().filter_map(Game::board).cloned().collect();
                assert!(!wins(&boards, rules, starts.other()), "{step}");
            }
        }
    });
}

/// Whether the player who starts wins the sum of several boards, by trying every jump.
fn wins(boards: &[Board], rules: Rules, starts: Player) -> bool {
    boards.iter().enumerate().any(|(place, board)| {
        board.jumps(rules, starts).any(|jump| {
            let mut after = boards.to_vec();
            after[place] = board.play_unchecked(jump);
            !wins(&after, rules, starts.other())
        })
    })
}
