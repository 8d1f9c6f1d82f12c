//! Certificates of random positions are accepted, and refused as soon as one line is false.

use std::collections::HashSet;

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use checker::check;
use konane::{Board, Edge, Rules, Square};
use proof::{Certificate, Claim, Goal, ProvedRelation, Unproved, prove};
use solver::Reference;
use testing::{Random, judged_by_both, positions};
use value::Outcome;
use value::reference::{Form, Forms};

const MEMORY: usize = 1 << 28;

fn certificate(rules: Rules, board: &Board, goal: Goal, depth: u32) -> Certificate {
    prove(rules, board, goal, depth, MEMORY, &mut Budget::unlimited()).unwrap()
}

/// Random boards with jumps, and with room for these within the largest window of a certificate.
fn boards(seed: u64, rules: Rules, count: usize) -> impl Iterator<Item = Board> {
    let fits = |board: &Board| board.rows().max(board.columns()) <= 50;
    let can_jump = move |board: &Board, player| board.jumps(rules, player).next().is_some();
    let is_played = move |board: &Board| Player::ALL.iter().any(|&player| can_jump(board, player));
    positions(seed, 8 * count).filter(fits).filter(is_played).take(count)
}

/// The meaning of a certificate's values by definition.
fn meanings(certificate: &Certificate, forms: &mut Forms) -> Vec<Form> {
    let mut meanings: Vec<Form> = Vec::new();
    for options in &certificate.values {
        let options =
            ByPlayer::from_fn(|player| options[player].iter().map(|&it| meanings[it]).collect());
        meanings.push(forms.canonical(options, &mut Budget::unlimited()).unwrap());
    }
    meanings
}

/// The listed claims: the winner, the number of the value, and which line it is.
fn listed(certificate: &Certificate) -> Vec<(Player, usize, usize)> {
    let mut section = None;
    let mut listed = Vec::new();
    for (index, line) in certificate.lines.lines().enumerate() {
        match line.split_once("= ") {
            Some((">", value)) => section = Some((Player::Left, value.parse().unwrap())),
            Some((_, value)) => section = Some((Player::Right, value.parse().unwrap())),
            None => {
                let (winner, value) = section.unwrap();
                listed.push((winner, value, index));
            }
        }
    }
    listed
}

/// The number of the first line in which two texts differ.
fn differing_line(one: &str, other: &str) -> usize {
    let pairs = one.lines().zip(other.lines());
    1 + pairs.take_while(|(one, other)| one == other).count()
}

/// Proves the values of random positions. Then it makes one claim false: the whole one, by another of the values or another sign, and a
/// listed one, by the colour of a stone. What is false is known by definition, and not from the solver.
fn prove_and_spoil(rules: Rules) {
    let mut random = Random::new(28);
    let mut reference = Reference::new(rules);
    let budget = &mut Budget::unlimited();
    let (mut texts, mut expected, mut values) = (vec![], vec![], HashSet::new());
    for board in boards(2800 + rules as u64, rules, 250) {
        let certificate = certificate(rules, &board, Goal::Value, random.below(4) as u32);
        let text = certificate.to_string();
        let worth = reference.value(&board, budget).unwrap();
        let meanings = meanings(&certificate, &mut reference.forms);
        assert_eq!(meanings[certificate.claims[0].value], worth, "{board}");
        values.insert(worth);
        texts.push(text.clone());
        expected.push(Ok(certificate.listed_claims()));

        let mut spoilt = certificate.clone();
        let claim = &mut spoilt.claims[0];
        claim.value = random.below(meanings.len());
        if meanings[claim.value] == worth {
            claim.relation =
                [ProvedRelation::LeftFirst, ProvedRelation::RightFirst][random.below(2)];
        }
        texts.push(spoilt.to_string());
        expected.push(Err(text.lines().count()));

        // Often the claim stays true with the colour of another stone.
        let listed = listed(&certificate);
        for _ in 0..40.min(listed.len() * 4) {
            let (winner, value, index) = listed[random.below(listed.len())];
            let line = certificate.lines.lines().nth(index).unwrap();
            let (place, values) = line.split_once(' ').unwrap_or((line, ""));
            let mut board = Board::parse(place, certificate.edge).unwrap();
            let stones: Vec<(Square, Player)> = board.stones().collect();
            let Some(&(square, owner)) = stones.get(random.below(stones.len().max(1))) else {
                continue;
            };
            board.set(square, Some(owner.other()));
            let (worth, value) = (reference.value(&board, budget).unwrap(), meanings[value]);
            let (less, more) = if winner == Player::Left { (value, worth) } else { (worth, value) };
            if !reference.forms.at_most(less, more, budget).unwrap() {
                let wrong = format!("{} {values}", board.whole_text());
                let mut lines: Vec<&str> = certificate.lines.lines().collect();
                lines[index] = wrong.trim_end();
                let lines = lines.join("\n") + "\n";
                let spoilt = Certificate { lines, ..certificate.clone() }.to_string();
                expected.push(Err(differing_line(&text, &spoilt)));
                texts.push(spoilt);
                break;
            }
        }
    }
    let judged = judged_by_both(&texts);
    for ((text, expected), judged) in texts.iter().zip(&expected).zip(&judged) {
        assert_eq!(judged, expected, "{text}");
    }
    let refused = judged.iter().filter(|judged| judged.is_err()).count();
    println!("{rules:?}: {} values, {refused} certificates spoilt", values.len());
    assert!(values.len() >= 50 && refused > 350);
}

#[test]
fn random_positions_are_proved_and_spoilt_by_ancient_rules() {
    prove_and_spoil(Rules::Ancient);
}

#[test]
fn random_positions_are_proved_and_spoilt_by_modern_rules() {
    prove_and_spoil(Rules::Modern);
}

#[test]
fn winners_of_random_positions_are_proved() {
    let mut texts = Vec::new();
    let budget = &mut Budget::unlimited();
    let of = |rules| boards(29, rules, 60).map(move |board| (rules, board));
    for (rules, board) in Rules::ALL.into_iter().flat_map(of) {
        let mut reference = Reference::new(rules);
        let worth = reference.value(&board, budget).unwrap();
        let outcome = reference.forms.outcome(worth, budget).unwrap();
        for starts in Player::ALL {
            let certificate = certificate(rules, &board, Goal::Winner(starts), 1);
            let wins_first = match outcome {
                Outcome::Wins(winner) => winner == starts,
                Outcome::Next => true,
                Outcome::Previous => false,
            };
            let relation = match (starts, wins_first) {
                (Player::Left, true) => ProvedRelation::LeftFirst,
                (Player::Right, true) => ProvedRelation::RightFirst,
                (Player::Left, false) => ProvedRelation::AtMost,
                (Player::Right, false) => ProvedRelation::AtLeast,
            };
            let Claim { value, relation: claimed, .. } = certificate.claims[0];
            assert_eq!((claimed, &certificate.names[value][..]), (relation, "0"), "{board}");
            texts.push(certificate.to_string());
        }
    }
    assert!(judged_by_both(&texts).iter().all(Result::is_ok));
}

/// Wrong claims about values are refused: the true value is another.
#[test]
fn a_wrong_value_is_not_proved() {
    let text =
        certificate(Rules::Ancient, &Board::parse("oxo.ox", Edge::Plane).unwrap(), Goal::Value, 1)
            .to_string();
    for (from, to) in [("= 2\n", "= 1\n"), ("= 2\n", "= 0\n"), ("= 2\n", "|> 1\n")] {
        assert!(text.contains(from));
        assert!(check(&text.replacen(from, to, 1)).is_err(), "{to}");
    }
    assert!(check(&text.replacen("= 2\n", "|> 0\n", 1)).is_ok());
    // White can take both black stones in one move by the ancient rules only.
    let board = Board::parse("x.xo", Edge::Plane).unwrap();
    let text = certificate(Rules::Ancient, &board, Goal::Value, 1).to_string();
    assert!(check(&text).is_ok());
    assert!(check(&text.replacen("rules ancient", "rules modern", 1)).is_err());
}

#[test]
fn says_where_and_why() {
    let head = "papamu proof 1\nrules ancient\nedge walls\nsize 1 3\ndepth 1\nvalue 0 |\n";
    for (text, line, reason) in [
        ("", 0, "the file is cut"),
        ("papamu proof 2", 1, "expected `papamu proof 1`"),
        ("papamu proof 1\nclaim xo1 = 0", 2, "expected rules, edge, size and depth first"),
        ("papamu proof 1\nsize 0 3", 2, "a side is not from 1 to 60"),
        ("papamu proof 1\ndepth 5", 2, "the depth is not from 0 to 4"),
        ("papamu proof 1\nrules ancient\nrules ancient", 3, "expected rules"),
        (&format!("{head}value 2 |"), 7, "the next value is number 1"),
        (&format!("{head}value 1 1|"), 7, "no value \"1\" so far"),
        (&format!("{head}claim xo = 0"), 7, "row 1 has 2 squares, not 3"),
        (&format!("{head}claim xo1/xo1 = 0"), 7, "the position has 2 rows, not 1"),
        (&format!("{head}claim xq1 = 0"), 7, "'q' in a position"),
        (&format!("{head}claim xo1 = 1"), 7, "no value \"1\" so far"),
        (&format!("{head}xo1"), 7, "not a line of a certificate"),
        (&format!("{head}>= 0\noxo x"), 8, "no value \"x\" so far"),
        (&format!("{head}<= 0\nxo1"), 8, "the claim does not follow"),
        (&format!("{head}>= 0\nx1o 0"), 8, "the position has 2 parts, not 1"),
        (&format!("{head}claim xo1 |> 0\nend 1"), 8, "0 claims are listed, not 1"),
        (&format!("{head}end 0"), 7, "nothing is claimed"),
        (&format!("{head}claim xo1 >= 0\nend 0\nend 0"), 9, "a line after the end"),
        (&format!("{head}claim xo1 <= 0\nend 0"), 8, "not proved: claim xo1 <= 0"),
    ] {
        let refused = check(text).unwrap_err();
        assert!(refused.line == line && refused.reason.starts_with(reason), "{text}: {refused}");
    }
}

/// `x.xo` is ↑ by the modern rules.
#[test]
fn comparisons_are_proved_if_they_are_true() {
    let board = Board::parse("x.xo", Edge::Plane).unwrap();
    let proved = |goal| {
        let budget = &mut Budget::unlimited();
        prove(Rules::Modern, &board, goal, 1, MEMORY, budget).map(|certificate| {
            let checked = check(&certificate.to_string()).unwrap();
            checked.claims[0].split(' ').nth(2).unwrap().to_string()
        })
    };
    use ProvedRelation::*;
    for (relation, value, is_true) in [
        (AtLeast, "0", true),
        (AtMost, "0", false),
        (Equal, "^", true),
        (Equal, "^ + *", false),
        (AtMost, "^^", true),
        (LeftFirst, "*", true),
        (RightFirst, "*", true),
        (LeftFirst, "^", false),
        (RightFirst, "1", true),
        (LeftFirst, "1", false),
    ] {
        let expected = if is_true { Ok(relation.name().to_string()) } else { Err(Unproved::False) };
        assert_eq!(proved(Goal::Compared(relation, value)), expected, "{relation:?} {value}");
    }
    assert_eq!(proved(Goal::Not("*")), Ok("|>".to_string()));
    assert_eq!(proved(Goal::Not("1")), Ok("<|".to_string()));
    assert_eq!(proved(Goal::Not("^")), Err(Unproved::False));
    assert!(matches!(proved(Goal::Not("{")), Err(Unproved::Unread(_))));
    let hot = Goal::Not("{2|1}+{4|1}+{7|2}");
    let board = Board::parse("xo", Edge::Plane).unwrap();
    let full = prove(Rules::Ancient, &board, hot, 1, 2_000, &mut Budget::unlimited());
    assert_eq!(full.unwrap_err(), Unproved::Stopped(Stopped::Memory));
}
