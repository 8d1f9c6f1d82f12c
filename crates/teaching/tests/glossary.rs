//! The glossary: claims about its boards are computed, its references exist, and lessons and gallery
//! are marked where they should be.

use std::collections::HashSet;

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Jump, Rules, Square, jump_named, square_named, survey};
use solver::Solver;
use teaching::content::exhibits;
use teaching::content::glossary::{Glossary, Picture, Piece, Reference, Term, read, translate};
use teaching::content::lessons;
use teaching::content::papers::PAPERS;
use value::{Outcome, Style, Value};

const LANGUAGES: [(&str, &str); 1] = [("pt", include_str!("../../../static/glossary-pt.txt"))];

fn glossary() -> Glossary {
    read(include_str!("../../../static/glossary-en.txt")).unwrap_or_else(|error| panic!("{error}"))
}

fn translated(tag: &str, text: &str) -> Glossary {
    translate(glossary(), text).unwrap_or_else(|error| panic!("{tag}, {error}"))
}

fn course() -> lessons::Course {
    lessons::read(include_str!("../../../static/lessons-en.txt")).unwrap()
}

/// English, and every other language.
fn all() -> Vec<(&'static str, Glossary)> {
    let others = LANGUAGES.map(|(tag, text)| (tag, translated(tag, text)));
    [("en", glossary())].into_iter().chain(others).collect()
}

#[test]
fn texts_are_whole_and_short() {
    for (tag, glossary) in all() {
        assert!((45..=80).contains(&glossary.terms.len()));
        let titles: HashSet<&str> = glossary.terms.iter().map(|term| term.title.as_str()).collect();
        assert_eq!(titles.len(), glossary.terms.len(), "{tag}: a title twice");
        for Term { name, title, says, picture, .. } in &glossary.terms {
            let at = format!("{tag}, {name}");
            assert!(!title.is_empty() && says.ends_with('.'), "{at}");
            let sentences = says.matches(". ").count() + 1;
            assert!(sentences <= 2, "{at}: {sentences} sentences");
            let words = says.split_whitespace().count();
            assert!((5..=60).contains(&words), "{at}: {words} words");
            if let Some(Picture { caption, board, .. }) = picture {
                assert!(caption.ends_with('.') && caption.split_whitespace().count() <= 24, "{at}");
                assert!(board.rows() <= 7 && board.columns() <= 18, "{at} is not small");
            }
        }
    }
}

/// Hawaiian words have their ʻokina, not one of the signs that look like it.
#[test]
fn hawaiian_words_are_spelt_properly() {
    let titles = ["kōnane", "papamū", "ʻiliʻili", "lua", "piko", "kākaʻi", "kaholo", "kuʻi"];
    for (tag, glossary) in all() {
        for title in titles {
            let term = glossary.terms.iter().find(|term| term.title == title);
            let term = term.unwrap_or_else(|| panic!("{tag}: no {title}"));
            assert!(!term.sources.is_empty(), "{tag}: {title} has no source");
        }
        for term in &glossary.terms {
            let texts = [&term.title, &term.says].map(String::as_str);
            assert!(
                !texts.iter().any(|text| text.contains(['`', '\'', '‘'])),
                "{tag}, {}",
                term.name
            );
        }
    }
}

#[test]
fn what_is_referred_to_exists() {
    let glossary = glossary();
    for term in &glossary.terms {
        for near in &term.near {
            assert!(near != &term.name && glossary.term(near).is_some(), "{}: {near}", term.name);
        }
        for source in &term.sources {
            let Reference::Paper(paper, heading) = source else { continue };
            let paper = PAPERS.into_iter().find(|known| known.name == paper);
            let paper = paper.unwrap_or_else(|| panic!("{}: no such paper", term.name));
            assert!(paper.section(heading).is_some(), "{}: {heading}", term.name);
        }
    }
}

#[test]
fn lessons_leave_the_name_of_the_glossary_free() {
    assert!(course().lesson("glossary").is_none());
}

#[test]
fn boards_have_what_is_said() {
    let mut wrong = Vec::new();
    for term in &glossary().terms {
        let Some(picture) = &term.picture else {
            assert!(term.claims.is_empty());
            continue;
        };
        assert!(!term.claims.is_empty(), "{} shows a board of which nothing is checked", term.name);
        let rows = picture.board.rows();
        assert!(
            picture.rings.iter().all(|ring| square_named(ring, rows).is_some()),
            "{}",
            term.name
        );
        assert!(
            picture.arrows.iter().all(|arrow| jump_named(arrow, rows).is_some()),
            "{}",
            term.name
        );
        for claim in &term.claims {
            let found = found(picture, claim);
            if found != *claim {
                wrong.push(format!("{}: {claim}, but found {found}", term.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A caption states the checked value in every language.
#[test]
fn captions_say_the_checked_values() {
    let mut wrong = Vec::new();
    for (tag, glossary) in all() {
        for term in &glossary.terms {
            let Some(picture) = &term.picture else { continue };
            let plain = |text: &str| text.replace(char::is_whitespace, "");
            for claim in &term.claims {
                let Some(value) = claim.strip_prefix("value ") else { continue };
                let solver = &mut Solver::new(picture.rules);
                let value = solver.values.parse(value, &mut Budget::unlimited()).unwrap();
                let written = plain(&written(solver, value, Style::Unicode));
                let says = plain(&picture.caption);
                if !says.contains(&written) {
                    wrong.push(format!("{tag}, {}: {written}", term.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

fn written(solver: &mut Solver, value: Value, style: Style) -> String {
    let budget = &mut Budget::unlimited();
    solver.values.write(value, style, 1000, budget).unwrap()
}

/// The claim as it would be true.
fn found(picture: &Picture, claim: &str) -> String {
    let Picture { rules, board, .. } = picture;
    let (kind, rest) = claim.split_once(' ').unwrap_or((claim, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    let solver = &mut Solver::new(*rules);
    let budget = &mut Budget::unlimited();
    let value = solver.value(board, budget).unwrap();
    let jumps = |player| board.jumps(*rules, player);
    let named = |name: &str| jump_named(name, board.rows()).expect("a jump");
    let plain = |solver: &mut Solver, value| written(solver, value, Style::Plain);
    let has = |is: bool| if is { "" } else { "not " };
    let answer = match kind {
        "value" => plain(solver, value),
        "outcome" => match solver.values.outcome(value) {
            Outcome::Wins(player) => player.name().to_string(),
            Outcome::Next => "first".to_string(),
            Outcome::Previous => "second".to_string(),
        },
        "temperature" => solver.values.temperature(value, budget).unwrap().to_string(),
        "mean" => solver.values.mean(value, budget).unwrap().to_string(),
        "stops" => {
            let stop = |player| solver.values.stop(value, player).number.to_string();
            format!("{} {}", stop(Player::Left), stop(Player::Right))
        }
        "birthday" => solver.values.birthday(value).to_string(),
        "weight" => {
            let weight = solver.values.atomic_weight(value, budget).unwrap();
            weight.map_or(String::new(), |weight| plain(solver, weight))
        }
        "reduced" => {
            let reduced = solver.values.reduced(value, budget).unwrap();
            plain(solver, reduced)
        }
        "parts" => survey(board, budget).parts.len().to_string(),
        "jumps" => {
            (Player::ALL.map(|player| jumps(player).count()).iter().sum::<usize>()).to_string()
        }
        "hot" => return format!("{}hot", has(solver.values.is_hot(value))),
        "number" => return format!("{}number", has(solver.values.is_number(value))),
        "infinitesimal" => {
            return format!("{}infinitesimal", has(solver.values.is_infinitesimal(value)));
        }
        "all-small" => return format!("{}all-small", has(is_all_small(board, *rules))),
        "jump" => {
            let is_legal =
                Player::ALL.iter().any(|&player| board.can_jump(*rules, player, named(rest)));
            return format!("{}jump {rest}", has(is_legal));
        }
        "leads" => {
            let after = solver.value(&board.play_unchecked(named(words[0])), budget).unwrap();
            format!("{} {}", words[0], plain(solver, after))
        }
        "options" => {
            let player = player(words[0]);
            let after: Vec<Value> = jumps(player)
                .map(|jump| solver.value(&board.play_unchecked(jump), budget).unwrap())
                .collect();
            let mut found: Vec<String> =
                after.into_iter().map(|value| plain(solver, value)).collect();
            let place = |text: &String| words.iter().position(|word| word == text);
            found.sort_by_key(place);
            [&[words[0].to_string()], &found[..]].concat().join(" ")
        }
        "wins" => {
            let player = player(words[0]);
            let winning = jumps(player).filter(|&jump| {
                let after = solver.value(&board.play_unchecked(jump), budget).unwrap();
                let outcome = solver.values.outcome(after);
                [Outcome::Wins(player), Outcome::Previous].contains(&outcome)
            });
            let names: Vec<String> = winning.map(|jump| name(jump, board)).collect();
            format!("{} {}", words[0], names.join(" "))
        }
        "mover" => {
            let from: HashSet<Square> = jumps(Player::Left).map(|jump| jump.from).collect();
            let names: Vec<String> =
                from.into_iter().map(|from| square_name(from, board)).collect();
            names.join(" ")
        }
        "dominated" => {
            let option = named(rest);
            let mut others = jumps(Player::Left).filter(|other| *other != option);
            let worth = solver.value(&board.play_unchecked(option), budget).unwrap();
            let is_dominated = others.any(|other| {
                let other = solver.value(&board.play_unchecked(other), budget).unwrap();
                solver.values.at_most(worth, other, budget).unwrap()
            });
            return format!("{}dominated {rest}", has(is_dominated));
        }
        "reversible" => {
            let after = board.play_unchecked(named(rest));
            let reverses = after.jumps(*rules, Player::Right).any(|answer| {
                let answered = solver.value(&after.play_unchecked(answer), budget).unwrap();
                solver.values.at_most(answered, value, budget).unwrap()
            });
            return format!("{}reversible {rest}", has(reverses));
        }
        "reach" => {
            let mut names: Vec<String> =
                reach(board).into_iter().map(|square| square_name(square, board)).collect();
            names.sort();
            names.join(" ")
        }
        "penetration" => {
            let top = |squares: &mut dyn Iterator<Item = Square>| squares.map(|s| s.row).min();
            let start = top(&mut board.stones().map(|(square, _)| square));
            (start.unwrap() - top(&mut reach(board).into_iter()).unwrap()).to_string()
        }
        _ => panic!("no such claim: {claim}"),
    };
    format!("{kind} {answer}").trim_end().to_string()
}

fn player(name: &str) -> Player {
    name.parse().expect("a player")
}

fn square_name(square: Square, board: &Board) -> String {
    format!("{}{}", char::from(b'a' + square.column as u8), board.rows() - square.row)
}

fn name(jump: Jump, board: &Board) -> String {
    format!("{}-{}", square_name(jump.from, board), square_name(jump.to(), board))
}

/// Empty squares around a board: more than any line of play on these boards needs.
const MARGIN: i32 = 4;

/// All followers of a position, with the players jumping in any order: found by trying every line,
/// between distant walls so that squares keep their names.
fn followers(board: &Board, rules: Rules) -> HashSet<Board> {
    assert_eq!(board.edge(), Edge::Plane);
    let corner = Square::new(-MARGIN, -MARGIN);
    let wide = board.window(corner, board.rows() + 2 * MARGIN, board.columns() + 2 * MARGIN);
    let mut open = vec![Board::parse(&wide.whole_text(), Edge::Walls).unwrap()];
    let mut seen = HashSet::new();
    while let Some(now) = open.pop() {
        if seen.insert(now.clone()) {
            for player in Player::ALL {
                open.extend(now.jumps(rules, player).map(|jump| now.play_unchecked(jump)));
            }
        }
    }
    seen
}

/// In the squares of the board.
fn reach(board: &Board) -> HashSet<Square> {
    let followers = followers(board, Rules::Modern);
    let stones = followers.iter().flat_map(|follower| follower.stones());
    stones.map(|(square, _)| square - Square::new(MARGIN, MARGIN)).collect()
}

fn is_all_small(board: &Board, rules: Rules) -> bool {
    followers(board, rules).iter().all(|follower| {
        let can_move = |player| follower.jumps(rules, player).next().is_some();
        can_move(Player::Left) == can_move(Player::Right)
    })
}

/// The terms that are marked in a text.
fn marks<'a>(glossary: &'a Glossary, text: &'a str) -> Vec<(&'a str, &'a str)> {
    let mark = |piece| match piece {
        Piece::Text(_) => None,
        Piece::Term(text, term) => Some((text, term.name.as_str())),
    };
    glossary.marked(text, "").into_iter().filter_map(mark).collect()
}

#[test]
fn texts_are_marked_where_a_term_is_meant() {
    let glossary = glossary();
    for (text, wanted) in [
        (
            "A stone leaps up, down, left or right. Any number of jumps is allowed.",
            &["leaps", "jumps"][..],
        ),
        ("The stone may also stop after any of these. The player switches.", &[]),
        ("Switch the rules, and number the stones: that means what it says.", &[]),
        (
            "1 is the mean, and the temperature of a switch is what is left.",
            &["mean", "temperature", "switch"],
        ),
        ("It is called ↑, up. Two ups beat a star.", &["up", "star"]),
        (
            "Its canonical form has no dominated options.",
            &["canonical form", "dominated", "options"],
        ),
        ("This is not a number: it is confused with 0.", &["number", "confused with"]),
        ("Such groups are the parts of a position.", &["parts"]),
        ("The difference G − H is a sum.", &["difference", "sum"]),
        ("Half the difference; numbers as sums of powers.", &[]),
        ("The nim-dimension of kōnane", &["nim-dimension", "kōnane"]),
    ] {
        let found: Vec<&str> = marks(&glossary, text).into_iter().map(|(text, _)| text).collect();
        assert_eq!(found, wanted, "{text}");
    }
}

/// Most terms occur somewhere in lessons, gallery or the glossary itself.
#[test]
fn terms_are_found() {
    let glossary = glossary();
    let course = course();
    let says = course.lessons.iter().flat_map(|lesson| &lesson.items).flat_map(|step| &step.says);
    let stories = exhibits()
        .flat_map(|exhibit| [exhibit.story.remarkable, exhibit.story.why, exhibit.story.try_this])
        .map(|words| words.english);
    let texts: Vec<&str> = says
        .map(String::as_str)
        .chain(stories)
        .chain(glossary.terms.iter().map(|term| term.says.as_str()))
        .collect();
    let found: HashSet<&str> =
        texts.iter().flat_map(|text| marks(&glossary, text)).map(|(_, name)| name).collect();
    let missing: Vec<&str> = (glossary.terms.iter().filter(|term| !term.forms.is_empty()))
        .map(|term| term.name.as_str())
        .filter(|name| !found.contains(name))
        .collect();
    assert!(missing.len() <= 14, "{missing:?}");
    if std::env::var_os("SHOW_MARKS").is_some() {
        for text in texts {
            println!("{text}\n    {:?}", marks(&glossary, text));
        }
    }
}

/// By Uiterwijk’s rule both jumps are safe, but they count only once.
#[test]
fn of_the_two_safe_jumps_one_can_be_made() {
    let glossary = glossary();
    let term = glossary.terms.iter().find(|term| term.name == "safe-move").unwrap();
    let board = &term.picture.as_ref().unwrap().board;
    let rules = Rules::Ancient;
    assert_eq!(board.jumps(rules, Player::Right).next(), None);
    let jumps = Vec::from_iter(board.jumps(rules, Player::Left));
    assert_eq!(jumps.len(), 2);
    for jump in jumps {
        let after = board.play_unchecked(jump);
        assert!(Player::ALL.iter().all(|&player| after.jumps(rules, player).next().is_none()));
    }
}
