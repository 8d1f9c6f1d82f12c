//! Tournaments: who meets whom, the standings, and the text that is stored.

use basics::dice::Dice;
use basics::player::Player::{self, Left, Right};
use papamu::keys::Undo;
use papamu::pages::play::tournament::pairing::{all_pair, round_robin};
use papamu::pages::play::tournament::tournament_state::{TournamentAction, TournamentState};
use papamu::pages::play::tournament::{MOST_PLAYERS, System, Tournament};
use papamu::state::PageState;
use proptest::prelude::*;

fn names(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Player {number}")).collect()
}

fn begun(count: usize, system: System) -> Tournament {
    Tournament { names: names(count), system, rounds: Vec::new() }
}

/// Pairs the next round and throws dice for its results; whether there is one.
fn play(tournament: &mut Tournament, dice: &mut Dice) -> bool {
    let Some(mut round) = tournament.next_round() else { return false };
    for table in &mut round.tables {
        table.winner = Some(if dice.below(2) == 0 { Left } else { Right });
    }
    tournament.rounds.push(round);
    true
}

/// Everybody is at one table of each round, or has the bye; nobody meets anybody again.
fn check_meetings(tournament: &Tournament) {
    let count = tournament.names.len();
    for round in &tournament.rounds {
        let tables = round.tables.iter();
        let seated = tables.flat_map(|table| [table.players.left, table.players.right]);
        let mut seated: Vec<usize> = seated.chain(round.bye).collect();
        seated.sort_unstable();
        assert!(seated.into_iter().eq(0..count));
    }
    for (player, score) in tournament.scores().into_iter().enumerate() {
        let mut others = score.opponents.clone();
        others.sort_unstable();
        others.dedup();
        assert_eq!(others.len(), tournament.rounds.len(), "{player} of {count}: {score:?}");
        assert!(!others.contains(&player));
    }
}

#[test]
fn in_a_round_robin_every_pair_meets_once() {
    for count in 2..=MOST_PLAYERS {
        let mut tournament = begun(count, System::RoundRobin);
        for _ in 0..tournament.planned_rounds() {
            play(&mut tournament, &mut Dice(0));
        }
        // With an opponent or a bye in each round, and nobody twice, everybody has met everybody.
        check_meetings(&tournament);
        assert_eq!(tournament.rounds.len(), if count % 2 == 0 { count - 1 } else { count });
        let balance = |score: &papamu::pages::play::tournament::Score| score.balance.abs();
        let most = tournament.scores().iter().map(balance).max();
        assert_eq!(most, Some((1 - count % 2) as i32), "{count}");
    }
}

/// The tables for 4 and 6 players that Berger printed, up to the numbers of the players.
#[test]
fn colours_alternate_as_in_printed_tables() {
    let table = |count, round| -> Vec<(usize, usize)> {
        round_robin(count, round).into_iter().map(|(one, other)| (one + 1, other + 1)).collect()
    };
    assert_eq!(table(4, 0), [(1, 4), (2, 3)]);
    assert_eq!(table(4, 1), [(4, 3), (1, 2)]);
    assert_eq!(table(4, 2), [(2, 4), (3, 1)]);
    assert_eq!(table(6, 0), [(1, 6), (2, 5), (3, 4)]);
    assert_eq!(table(6, 1), [(6, 4), (5, 3), (1, 2)]);
    assert_eq!(table(6, 2), [(2, 6), (3, 1), (4, 5)]);
}

/// Tries all pairings of the players in a set of bits.
fn pairs_by_trying(left: usize, may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
    if left == 0 {
        return true;
    }
    let one = left.trailing_zeros() as usize;
    let rest = left & !(1 << one);
    (0..usize::BITS as usize)
        .filter(|other| rest >> other & 1 == 1 && may_meet(one, *other))
        .any(|other| pairs_by_trying(rest & !(1 << other), may_meet))
}

/// The bits say which pairs may meet.
fn check_graph(count: usize, bits: u64) {
    let may_meet = |one: usize, other: usize| {
        let (low, high) = (one.min(other), one.max(other));
        bits >> (high * (high - 1) / 2 + low) & 1 == 1
    };
    let players: Vec<usize> = (0..count).collect();
    let expected = pairs_by_trying((1 << count) - 1, &may_meet);
    assert_eq!(all_pair(&players, &may_meet), expected, "{count}: {bits:b}");
}

#[test]
fn all_can_be_paired_exactly_if_some_pairing_exists() {
    for count in 0..=6_usize {
        (0..1 << (count * count.saturating_sub(1) / 2)).for_each(|bits| check_graph(count, bits));
    }
    let mut dice = Dice(64);
    for _ in 0..20_000 {
        // Few pairs may meet, so that some can be paired and others not.
        let bits = dice.roll() & dice.roll();
        check_graph(8, bits);
        check_graph(10, bits & dice.roll());
        check_graph(10, bits);
    }
}

#[test]
fn a_swiss_tournament_pairs_as_long_as_it_can() {
    let mut dice = Dice(1);
    let mut ends = 0;
    for count in (2..=MOST_PLAYERS).chain([3, 4, 5, 6, 7, 8, 9, 10].repeat(20)) {
        let most = begun(count, System::Swiss(None)).most_rounds();
        let mut tournament = begun(count, System::Swiss(Some(most)));
        while tournament.rounds.len() < most && play(&mut tournament, &mut dice) {}
        check_meetings(&tournament);
        if tournament.rounds.len() == most {
            continue;
        }
        ends += 1;
        let scores = tournament.scores();
        let may_meet = |one: usize, other: usize| !scores[one].opponents.contains(&other);
        if count <= 10 {
            let all = count.next_multiple_of(2);
            // Nobody’s number is the greatest.
            assert!(!pairs_by_trying((1 << all) - 1, &may_meet), "{count}: {tournament:?}");
        }
    }
    assert!(ends > 0, "no tournament ran out of pairings");
}

#[test]
fn in_the_usual_rounds_of_a_swiss_tournament_colours_stay_balanced() {
    let mut dice = Dice(2);
    for count in 4..=MOST_PLAYERS {
        let mut tournament = begun(count, System::Swiss(None));
        for _ in 0..tournament.planned_rounds() {
            assert!(play(&mut tournament, &mut dice));
        }
        check_meetings(&tournament);
        let scores = tournament.scores();
        assert!(scores.iter().all(|score| score.balance.abs() <= 2), "{count}: {scores:?}");
        let leaning = scores.iter().filter(|score| score.balance.abs() == 2).count();
        assert!(2 * leaning <= count, "{leaning} of {count}");
    }
}

#[test]
fn equal_points_meet_the_upper_half_with_the_lower() {
    let mut tournament = begun(8, System::Swiss(None));
    let pairs = |tournament: &Tournament| -> Vec<(usize, usize)> {
        let tables = tournament.next_round().expect("a round").tables;
        tables.iter().map(|table| (table.players.left + 1, table.players.right + 1)).collect()
    };
    assert_eq!(tournament.planned_rounds(), 3);
    assert_eq!(pairs(&tournament), [(1, 5), (6, 2), (3, 7), (8, 4)]);
    let mut round = tournament.next_round().expect("a round");
    // The higher player wins each game.
    for table in &mut round.tables {
        let is_left = table.players.left < table.players.right;
        table.winner = Some(if is_left { Left } else { Right });
    }
    tournament.rounds.push(round);
    // 1 and 3 had Black, 2 and 4 White.
    let mut met = pairs(&tournament);
    met.sort_unstable();
    assert_eq!(met, [(2, 3), (4, 1), (5, 8), (7, 6)]);
}

#[test]
fn the_lowest_player_has_the_bye_once() {
    let mut tournament = begun(5, System::Swiss(Some(5)));
    let mut byes = Vec::new();
    for _ in 0..3 {
        let mut round = tournament.next_round().expect("a round");
        round.tables.iter_mut().for_each(|table| table.winner = Some(Left));
        byes.push(round.bye.expect("a bye"));
        tournament.rounds.push(round);
    }
    assert_eq!(byes[0], 4);
    assert!(byes[1] != 4 && byes[2] != 4 && byes[1] != byes[2], "{byes:?}");
    assert!(tournament.scores()[byes[1]].points >= 1);
}

/// What the state is after these actions.
fn acted(start: &TournamentState, actions: &[TournamentAction]) -> TournamentState {
    actions.iter().fold(start.clone(), |state, action| state.apply(action.clone()))
}

fn typed(names: &str, system: System) -> TournamentState {
    let actions = [
        TournamentAction::Names(names.to_string()),
        TournamentAction::System(system),
        TournamentAction::Pair,
    ];
    acted(&TournamentState::default(), &actions)
}

/// The names in the order of the standings, each with its place, points and tie-break.
fn standings(state: &TournamentState) -> Vec<(usize, &str, usize, usize)> {
    let standings = state.tournament.standings().into_iter();
    let name = |player: usize| state.tournament.names[player].as_str();
    standings.map(|it| (it.place, name(it.player), it.points, it.tie_break)).collect()
}

fn win(state: &TournamentState, name: &str) -> TournamentState {
    let tables = &state.round().expect("a round").tables;
    let at = tables.iter().enumerate().find_map(|(at, table)| {
        let is_named = |&player: &Player| state.tournament.names[table.players[player]] == name;
        Some((at, Player::ALL.into_iter().find(is_named)?))
    });
    let (at, player) = at.expect("a table");
    state.apply(TournamentAction::Winner(at, player))
}

#[test]
fn direct_games_decide_a_round_robin() {
    let mut state = typed("Ana\nBo\nCy\nDee", System::RoundRobin);
    // Berger’s rounds: 1–4 2–3, 4–3 1–2, 2–4 3–1.
    for winners in [["Ana", "Bo"], ["Cy", "Ana"], ["Dee", "Cy"]] {
        for winner in winners {
            state = win(&state, winner);
        }
        state = state.apply(TournamentAction::Pair);
    }
    assert_eq!(state.tournament.rounds.len(), 3);
    // Cy has beaten Ana, who has as many points; Dee has beaten Bo.
    assert_eq!(
        standings(&state),
        [(1, "Cy", 2, 1), (2, "Ana", 2, 0), (3, "Dee", 1, 1), (4, "Bo", 1, 0)]
    );
}

#[test]
fn the_points_of_opponents_decide_a_swiss_tournament() {
    let mut state = typed("Ana\nBo\nCy", System::Swiss(Some(2)));
    assert_eq!(state.round().and_then(|round| round.bye), Some(2));
    state = win(&state, "Ana").apply(TournamentAction::Pair);
    // Ana and Bo have met, and Cy has had the bye: so Bo has it now.
    assert_eq!(state.round().and_then(|round| round.bye), Some(1));
    state = win(&state, "Cy");
    // Ana met Bo and Cy, 1 + 2 points; Cy met Ana, 1 point; Bo met Ana, 1 point.
    assert_eq!(standings(&state), [(1, "Cy", 2, 1), (2, "Ana", 1, 3), (3, "Bo", 1, 1)]);
    // A result is corrected, also of an earlier round.
    state = win(&state.apply(TournamentAction::Show(0)), "Bo");
    assert_eq!(standings(&state), [(1, "Bo", 2, 0), (1, "Cy", 2, 0), (3, "Ana", 0, 4)]);
    // The same press takes it back.
    assert_eq!(win(&state, "Bo").tournament.missing(), 1);
}

#[test]
fn names_are_refused_with_a_reason() {
    let refused = |names: &str| typed(names, System::Swiss(None)).refused.unwrap_or_default();
    assert_eq!(refused("Ana\n\n  Bo  Li \nCy"), "");
    assert!(refused("Ana").contains("two names"));
    assert!(refused("Ana\nBo\n ana ").contains("Lines 1 and 3"));
    assert!(refused(&format!("Ana\n{}", "x".repeat(61))).contains("line 2"));
    let many: Vec<String> = names(65);
    assert!(refused(&many.join("\n")).contains("65 names"));
    let state = typed("Ana\nana", System::Swiss(None));
    assert!(state.round().is_none() && state.tournament.names.len() == 2);
}

#[test]
fn nothing_is_lost() {
    let state = typed("Ana\nBo\nCy\nDee", System::Swiss(None));
    let record = "[Size \"4x4\"]\n\n1. a1 b1\n";
    let state = win(&state, "Ana").apply(TournamentAction::Record(0, record.to_string()));
    assert_eq!(state.round().unwrap().tables[0].record, record.trim());
    // A broken file changes nothing, and the page says where it is broken.
    let broken = state.tournament.text().replace("bye", "by").replace("table 4", "table 9");
    let refused = state.apply(TournamentAction::Open(Some(broken)));
    assert_eq!(refused.tournament, state.tournament);
    assert!(
        refused.refused.is_some_and(|said| said.contains("line 11") && said.contains("table 9"))
    );
    for broken in
        ["", "Ana\nBo", "tournament draughts", "tournament all\nround", "tournament all\nplayer"]
    {
        let refused = state.apply(TournamentAction::Open(Some(broken.to_string())));
        assert!(refused.tournament == state.tournament && refused.refused.is_some(), "{broken}");
    }
    assert!(state.apply(TournamentAction::Open(None)).refused.is_some());
    let cleared = state.apply(TournamentAction::Clear);
    assert!(cleared.round().is_none() && cleared.tournament.names.is_empty());
    assert_eq!(*cleared.apply(TournamentAction::Undo(Undo::Undo)).tournament, *state.tournament);
    let stored = TournamentState::stored(&state.tournament.text());
    assert_eq!(*stored.tournament, *state.tournament);
    assert!(!stored.tournament.can_undo());
}

/// What is read is written and read again the same, and can go on.
fn check_text(text: &str) -> Result<(), TestCaseError> {
    if let Ok(read) = Tournament::read(text) {
        let again = Tournament::read(&read.text());
        prop_assert_eq!(again.as_ref(), Ok(&read));
        prop_assert!(read.standings().len() == read.names.len());
        if read.fault().is_none() {
            read.next_round();
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_text_is_read_as_it_was_written(
        count in 2..=20_usize, rounds in 0..6_usize, seed: u64, is_swiss: bool,
        record in "[^\u{0}]{0,40}", name in "\\PC{1,60}",
    ) {
        let system = if is_swiss { System::Swiss(Some(rounds.max(1))) } else { System::RoundRobin };
        let mut names = names(count);
        names[0] = name;
        let mut state = typed(&names.join("\n"), system);
        let mut dice = Dice(seed);
        for _ in 0..rounds {
            let Some(round) = state.round().cloned() else { break };
            for at in 0..round.tables.len() {
                let winner = if dice.below(2) == 0 { Left } else { Right };
                state = state.apply(TournamentAction::Winner(at, winner));
            }
            state = state.apply(TournamentAction::Record(0, record.clone()));
            if state.tournament.rounds.len() < state.tournament.planned_rounds() {
                state = state.apply(TournamentAction::Pair);
            }
        }
        let read = Tournament::read(&state.tournament.text());
        prop_assert_eq!(read.as_ref(), Ok(&*state.tournament));
    }

    #[test]
    fn no_text_panics(
        text in "(?s).{0,200}",
        lines in prop::collection::vec(
            "(tournament (all|swiss|swiss [0-9]{1,3})|player [a-e]{1,2}|round|table [0-6] [0-6]( black| white|)|bye [0-6]|record .{0,9}|.{0,9})",
            0..24,
        ),
    ) {
        check_text(&text)?;
        check_text(&lines.join("\n"))?;
        check_text(&format!("tournament swiss\nplayer A\nplayer B\nplayer C\nround\n{}", lines.join("\n")))?;
    }
}
