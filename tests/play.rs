//! Games of the page Play: their links, whose meaning never changes, and the actions in them.

use basics::player::ByPlayer;
use basics::player::Player::{self, Left, Right};
use game::{Refusal, Removal, Start, State, Turn, size};
use konane::{Direction, Jump, Square, jump_between, square_name, square_named};
use opponents::Opponent;
use papamu::board::leap::leap;
use papamu::keys::Seek;
use papamu::keys::{Focus, KeyPress, sign};
use papamu::link::game_link::{GameLink, PlayLink};
use papamu::link::player_kind::PlayerKind;
use papamu::pages::play::keys::{GAME, GAME_LECTURE, GAME_LETTERS, Wish};
use papamu::pages::play::named_setups::NAMED_SETUPS;
use papamu::pages::play::play_state::{OpenPage, PlayAction, PlayState};
use papamu::pages::play::question::{Purpose, Question, turn};
use papamu::pages::play::refusal::PlayRefusal;
use papamu::pages::play::saved::{News, Shelf};
use papamu::pages::play::sentences;
use papamu::pages::play::setup_state::{SetupAction, SetupState};
use papamu::pages::play::trial::Trial;
use papamu::state::PageState;
use proptest::prelude::*;
use worker::message::{Chosen, KnowledgeText, ReplyAnswer};

fn vectors() -> Vec<[&'static str; 8]> {
    let lines = include_str!("data/games.tsv").lines().filter(|line| !line.starts_with("# "));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            columns.try_into().unwrap_or_else(|_| panic!("not eight columns: {line}"))
        })
        .collect()
}

/// The game that a link opens, and the corrections.
#[track_caller]
fn opened(link: &str) -> (GameLink, Vec<String>) {
    match PlayLink::parse(link) {
        Some((PlayLink::Game(place), corrections)) => (*place, corrections.0),
        other => panic!("{link}: {other:?}"),
    }
}

/// Two devices, each with the games that it keeps.
#[test]
fn a_game_by_link_goes_back_and_forth() {
    let played = |link: &str, turns: &[&str]| {
        let (PlayLink::Game(place), corrections) = PlayLink::parse(link).expect(link) else {
            panic!("{link}")
        };
        assert!(corrections.0.is_empty(), "{link}");
        let opened = PlayState::default().apply(PlayAction::Open(PlayLink::Game(place), vec![]));
        turns.iter().fold(opened, |state, turn| state.apply(PlayAction::Type(turn.to_string())))
    };
    let sent = |state: &PlayState| state.place.sent().link().to_string();
    let begun = "#/play/g1/ancient/4x4/anywhere?black=you&white=elsewhere&seed=7";
    let mine = played(begun, &["a1"]);
    assert_eq!(mine.refused, None);
    // White's stones stay where they are here.
    let refused = mine.apply(PlayAction::Type("a2".into()));
    assert_eq!(refused.refused, Some(PlayRefusal::Elsewhere(Right)));
    assert_eq!(refused.place, mine.place);
    let link = sent(&mine);
    assert_eq!(link, begun.replace("you&white=elsewhere", "elsewhere&white=you") + "&moves=a1");

    let theirs = played(&link, &["a2"]);
    let answered = sent(&theirs);
    assert_eq!(answered, begun.to_string() + "&moves=a1.a2");
    let (kept, news) = Shelf::default().received(&mine.place, 1);
    assert_eq!((kept.0.len(), news), (1, News::All));
    let back = played(&answered, &[]);
    let (kept, news) = kept.received(&back.place, 2);
    assert_eq!((kept.0.len(), news), (1, News::After(1)));
    assert_eq!(kept.0[0].link, answered);
    // An old link tells nothing new, another past does.
    assert_eq!(kept.received(&mine.place, 3), (kept.clone(), News::None));
    let (both, news) = kept.received(&played(begun, &["d4"]).place, 3);
    assert_eq!((both.0.len(), news), (2, News::Differs(1)));
    // Another game of the same two.
    let other = played(&answered.replace("seed=7", "seed=8"), &[]);
    assert_eq!(kept.received(&other.place, 3).1, News::All);
    let untouched = played(begun, &[]);
    assert_eq!(Shelf::default().received(&untouched.place, 3), (Shelf::default(), News::None));
}

#[test]
fn every_vector_opens_as_it_says() {
    assert!(vectors().len() >= 10);
    for [link, rules, start, player_kinds, passes, lines, at, said] in vectors() {
        let (place, corrections) = opened(link);
        assert_eq!(corrections, [""; 0], "{link}");
        let setup = &place.record.setup;
        assert_eq!(setup.rules.name(), rules, "{link}");
        let begins = match &setup.start {
            Start::Full { rows, columns, removal, first } => {
                let first = if *first == Player::Right { " Right" } else { "" };
                format!("{} {}{first}", size(*rows, *columns), removal.name())
            }
            Start::Position { board, turn } => {
                format!("{} {board} {}", board.edge().name(), turn.name())
            }
        };
        assert_eq!(begins, start, "{link}");
        let both = Player::ALL.map(|player| place.player_kinds[player].to_string()).join(" ");
        assert_eq!(both, player_kinds, "{link}");
        assert_eq!(Player::ALL.map(|player| setup.passes[player].to_string()).join(" "), passes);
        assert_eq!(place.record.turns_text(), lines, "{link}");
        let turns = place.record.tree.turns(place.record.at);
        let turns: Vec<String> = turns.map(|turn| turn.name_on(setup.link_names())).collect();
        assert_eq!(turns.join(" "), at, "{link}");
        assert_eq!(said_in(&place), said, "{link}");
        let (again, corrections) = opened(&place.link().to_string());
        assert_eq!((again, corrections), (place, vec![]), "{link}");
    }
}

/// Names, headers and remarks, each remark with the number of its turn.
fn said_in(place: &GameLink) -> String {
    let record = &place.record;
    let names = Player::ALL.map(|player| (player.name(), record.names[player].as_str()));
    let headers = record.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let mut words: Vec<String> = (names.into_iter().chain(headers))
        .filter(|(_, text)| !text.is_empty())
        .map(|(name, text)| format!("{name}: {text}"))
        .collect();
    for place in [0].into_iter().chain(record.written_places()) {
        let node = record.tree.node(place);
        let turn =
            node.turn.map_or("start".to_string(), |turn| turn.name_on(record.setup.link_names()));
        if !node.remark.is_empty() {
            words.push(format!("{turn}: {}", node.remark));
        }
    }
    words.join(" | ")
}

#[test]
fn a_link_may_be_cut_anywhere() {
    for [link, ..] in vectors() {
        for (end, _) in link.char_indices() {
            if let Some((PlayLink::Game(place), _)) = PlayLink::parse(&link[..end]) {
                let (again, corrections) = opened(&place.link().to_string());
                assert_eq!((again, corrections), (*place, vec![]), "{}", &link[..end]);
            }
        }
    }
}

#[test]
fn what_is_wrong_is_corrected_and_said() {
    for (link, becomes, said) in [
        ("g1/old/8x8/centre", "g1/ancient/8x8/centre?black=you&white=friend", "rules can be"),
        ("g1/ancient/99x8/centre", "g1/ancient/8x8/centre?black=you&white=friend", "99x8"),
        ("g1/ancient/1x1", "g1/ancient/8x8/tournament?black=you&white=friend", "1x1"),
        ("g1/ancient/8x8/north", "g1/ancient/8x8/tournament?black=you&white=friend", "north"),
        ("g1/ancient/3x5/centre", "g1/ancient/3x5/tournament?black=you&white=friend", "3x5"),
        ("g1/ancient/walls/xq", "g1/ancient/8x8/tournament?black=you&white=friend", "xq"),
        (
            "g1/ancient/8x8/centre?black=deep&white=strong.0",
            "g1/ancient/8x8/centre?black=you&white=strong.1",
            "deep",
        ),
        (
            "g1/ancient/8x8/centre?moves=d4.e4.d2-d6.d2-d4",
            "g1/ancient/8x8/centre?black=you&white=friend&moves=d4.e4",
            "“d2-d6” at character 7",
        ),
        (
            "g1/ancient/8x8/centre?clock=5m&left-black=3",
            "g1/ancient/8x8/centre?black=you&white=friend",
            "The clock “5m” cannot be read",
        ),
        (
            "g1/ancient/8x8/centre?moves=d4.e4&at=7",
            "g1/ancient/8x8/centre?black=you&white=friend&moves=d4.e4",
            "at can be 0 to 2",
        ),
        (
            "g1/ancient/8x8/centre?moves=d4.e4&remark=9.late&remark=x&remark=2.here",
            "g1/ancient/8x8/centre?black=you&white=friend&moves=d4.e4&remark=2.here",
            "2 remarks, such as “9.late”, belong to no turn",
        ),
        (
            "g1/ancient/8x8/centre?header=Size.4x4&header=Event.A%20b",
            "g1/ancient/8x8/centre?black=you&white=friend&header=Event.A%20b",
            "A name, header or remark is too long",
        ),
    ] {
        let (place, corrections) = opened(&format!("#/play/{link}"));
        assert_eq!(place.link().to_string(), format!("#/play/{becomes}"), "{link}");
        assert!(corrections.join(" ").contains(said), "{link}: {corrections:?}");
    }
    let (asked, corrections) = PlayLink::parse("#/play/g9/x").unwrap();
    assert_eq!(asked, PlayLink::SetUp { text: None });
    assert!(corrections.0[0].contains("g9"));
    assert_eq!(PlayLink::parse("#/sums"), None);
    let (place, corrections) = opened("#/play/g1/ancient/8x8/centre?later=a%20b&hide=1");
    assert!(place.view.is_hidden && corrections.is_empty());
    assert!(place.link().to_string().contains("later=a%20b"));
}

proptest! {
    #[test]
    fn no_link_panics(text in "[a-z0-9/?&=.%()x-]{0,60}") {
        for link in [format!("#/play/{text}"), format!("#/play/g1/ancient/{text}"), format!("#/play/g1/ancient/8x8/centre?moves={text}")] {
            if let Some((PlayLink::Game(place), _)) = PlayLink::parse(&link) {
                let (again, corrections) = opened(&place.link().to_string());
                prop_assert_eq!((again, corrections), (*place, vec![]));
            }
        }
    }

    #[test]
    fn no_words_break_a_link(texts in prop::collection::vec("(?s).{0,60}|[a-z {}\\[\\]\"%&#=+.]{0,60}", 0..6)) {
        let mut place = opened("#/play/g1/ancient/4x4/anywhere?moves=a1.b1.(a2)").0;
        for (index, text) in texts.iter().enumerate() {
            match index {
                0 => place.record.set_name(Left, text),
                1 => place.record.add_header("Event", text),
                _ => place.record.set_remark(index - 2, text),
            };
        }
        let (again, corrections) = opened(&place.link().to_string());
        prop_assert_eq!(corrections, Vec::<String>::new());
        prop_assert_eq!(said_in(&again), said_in(&place));
        prop_assert_eq!(again, place);
    }

    /// After any actions, the link contains the whole game.
    #[test]
    fn every_game_is_in_its_link(choices in prop::collection::vec(any::<u16>(), 0..60), is_full in any::<bool>()) {
        let position = "walls/xo.o/oxx./.oxo?passes-black=1";
        let mut play_state = open(&format!("#/play/g1/ancient/{}", if is_full { "5x5/anywhere" } else { position }));
        for choice in choices {
            let choice = usize::from(choice);
            let turns = Vec::from_iter(play_state.state.turns());
            play_state = play_state.apply(match choice % 19 {
                17 => PlayAction::Begin(if choice % 2 == 0 { Left } else { Right }),
                18 if play_state.can_resign() => PlayAction::Play(Turn::Resign),
                0 | 1 => PlayAction::Seek(Seek::Back),
                2 | 3 => PlayAction::TakeBack,
                4 | 5 => PlayAction::Seek(Seek::Up),
                6 => PlayAction::Promote,
                7 => PlayAction::Delete,
                8 => PlayAction::PutBack,
                9 => PlayAction::Remark(play_state.place.record.at, format!("{choice} {{%}}")),
                _ if turns.is_empty() => PlayAction::Seek(Seek::First),
                _ => PlayAction::Play(turns[choice % turns.len()]),
            });
            prop_assert_eq!(&play_state.state, &play_state.place.record.state());
        }
        let (again, corrections) = opened(&play_state.place.link().to_string());
        prop_assert_eq!(corrections, Vec::<String>::new());
        prop_assert_eq!(again.link(), play_state.place.link());
        prop_assert_eq!(again.record.state(), play_state.state);
        prop_assert_eq!(said_in(&again), said_in(&play_state.place));
    }
}

fn open(link: &str) -> PlayState {
    PlayState::default().apply(PlayAction::Open(PlayLink::Game(Box::new(opened(link).0)), vec![]))
}

fn typed(play_state: &PlayState, names: &str) -> PlayState {
    names.split(' ').fold(play_state.clone(), |play_state, name| {
        let next = play_state.apply(PlayAction::Type(name.to_string()));
        assert_eq!(next.refused, None, "{name}");
        next
    })
}

fn turns(play_state: &PlayState) -> String {
    play_state.place.record.turns_text()
}

#[test]
fn stones_are_pressed_lifted_and_carried() {
    let at = |name: &str| square_named(name, 8).unwrap();
    let start = open("#/play/g1/ancient/8x8/tournament");
    let press = |play_state: &PlayState, name: &str| play_state.apply(PlayAction::Press(at(name)));
    assert_eq!(press(&start, "c3").refused, Some(PlayRefusal::By(Refusal::NotRemovable(at("c3")))));
    let ready = press(&press(&start, "d4"), "e4");
    assert_eq!(turns(&ready), "d4.e4");
    // Three stones can land on d4, so the reader must choose one.
    let asked = press(&ready, "d4");
    assert_eq!(asked.choice.len(), 3);
    assert!(asked.status.contains("b4") && asked.status.contains("d2"), "{}", asked.status);
    assert_eq!(turns(&asked.apply(PlayAction::Play(Turn::Jump(asked.choice[0])))).len(), 11);
    assert_eq!(press(&ready, "a1").refused, Some(PlayRefusal::Stuck(at("a1"))));
    assert_eq!(press(&ready, "e4").refused, Some(PlayRefusal::NoneLands(at("e4"))));
    assert_eq!(press(&ready, "d5").refused, Some(PlayRefusal::By(Refusal::OtherStone(at("d5")))));
    let lifted = press(&ready, "d2");
    assert_eq!((lifted.lifted, lifted.jumps().len()), (Some(at("d2")), 1));
    assert_eq!(press(&lifted, "d2").lifted, None);
    assert_eq!(turns(&press(&lifted, "d4")), "d4.e4.d2-d4");
    assert_eq!(turns(&ready.apply(PlayAction::Carry(at("d2"), at("d4")))), "d4.e4.d2-d4");
    let wrong = ready.apply(PlayAction::Carry(at("d2"), at("d3")));
    assert_eq!(wrong.refused, Some(PlayRefusal::By(Refusal::NotInLine)));
}

#[test]
fn lines_stay_and_turns_are_taken_back() {
    let game = typed(&open("#/play/g1/ancient/8x8/tournament"), "d4 e4 d2-d4");
    let other = typed(&game.apply(PlayAction::Seek(Seek::Back)), "b4-d4");
    assert_eq!(turns(&other), "d4.e4.d2-d4.(b4-d4)");
    let up = other.apply(PlayAction::Seek(Seek::Up));
    assert_eq!(
        (up.place.record.at, up.apply(PlayAction::Seek(Seek::Down))),
        (3, {
            let mut down = up.clone();
            down = down.apply(PlayAction::Go(other.place.record.at));
            down
        })
    );
    let back = other.apply(PlayAction::TakeBack);
    assert_eq!(turns(&back), "d4.e4.d2-d4");
    // Turns that were taken back can be put back, also twice and after another turn was played.
    assert_eq!(back.removed.len(), 1);
    assert_eq!(back.apply(PlayAction::PutBack).place.record, other.place.record);
    let twice = game.apply(PlayAction::TakeBack).apply(PlayAction::TakeBack);
    assert_eq!((turns(&twice).as_str(), twice.removed.len()), ("d4", 2));
    let since = typed(&twice, "d5").apply(PlayAction::PutBack).apply(PlayAction::PutBack);
    assert_eq!((turns(&since).as_str(), since.place.record.at), ("d4.e4.(d5).d2-d4", 3));
    // Turns that others follow stay.
    let first = other.apply(PlayAction::Seek(Seek::First));
    assert_eq!(first.apply(PlayAction::TakeBack).place.record, first.place.record);
    let inside = other.apply(PlayAction::Go(1)).apply(PlayAction::TakeBack);
    assert_eq!((inside.place.record.at, turns(&inside)), (0, turns(&other)));
}

#[test]
fn lines_are_promoted_deleted_and_put_back() {
    let start = open("#/play/g1/ancient/8x8/tournament?moves=d4.e4.d2-d4.(b4-d4.g4-e4).g4-e4&at=5");
    let first = start.apply(PlayAction::Promote);
    assert_eq!(turns(&first), "d4.e4.b4-d4.(d2-d4.g4-e4).g4-e4");
    assert_eq!(first.state, start.state);
    assert!(
        first.status.starts_with("This is the first line now. Turn 4 of 4."),
        "{}",
        first.status
    );
    // Deletes from the branch on.
    let branch = start.apply(PlayAction::Seek(Seek::Back));
    let deleted = branch.apply(PlayAction::Delete);
    assert_eq!((turns(&deleted), deleted.place.record.at), ("d4.e4.d2-d4.g4-e4".to_string(), 2));
    assert!(deleted.status.starts_with("2 turns are deleted."), "{}", deleted.status);
    let back = deleted.apply(PlayAction::PutBack);
    assert_eq!((&back.place, &back.state), (&branch.place, &branch.state));
    assert_eq!(back.apply(PlayAction::PutBack), back);
    // Twice, and after another turn was played.
    let fewer = deleted.apply(PlayAction::Delete);
    assert_eq!(turns(&fewer), "d4");
    let other = typed(&fewer, "c4");
    let once = other.apply(PlayAction::PutBack);
    assert_eq!(turns(&once), "d4.e4.(c4).d2-d4.g4-e4");
    let all = once.apply(PlayAction::PutBack);
    assert_eq!(turns(&all), "d4.e4.(c4).d2-d4.(b4-d4.g4-e4).g4-e4");
    // Nothing comes before the beginning, and a program does not play at once.
    let at_start = start.apply(PlayAction::Seek(Seek::First));
    assert_eq!(at_start.apply(PlayAction::Delete), at_start);
    let watched =
        open("#/play/g1/ancient/8x8/tournament?black=random&white=greedy&moves=d4.e4.d2-d4");
    let fewer = watched.apply(PlayAction::Delete);
    assert_eq!((fewer.is_paused, fewer.question()), (true, None));
}

/// Deleted turns belong to the beginning from which they were deleted.
#[test]
fn nothing_is_put_back_behind_another_beginning() {
    let start = open("#/play/g1/ancient/walls/xo.ox?passes-black=1&moves=a1-c1.d1-b1");
    let deleted = start.apply(PlayAction::Seek(Seek::First)).apply(PlayAction::Seek(Seek::On));
    let empty = deleted.apply(PlayAction::Delete);
    assert_eq!((turns(&empty).as_str(), empty.removed.len()), ("", 1));
    let white = empty.apply(PlayAction::Begin(Right));
    let back = white.apply(PlayAction::PutBack);
    assert_eq!((turns(&back).as_str(), back.state.turn), ("", Right));
    let (again, corrections) = opened(&back.place.link().to_string());
    assert_eq!((again, corrections), (back.place, vec![]));
}

/// A trial keeps its mistake when other turns are deleted.
#[test]
fn a_trial_outlives_what_is_deleted() {
    let link = "#/play/g1/ancient/4x4/tournament?white=random&moves=a1.a2.%28b1%29.c1-a1.b3-b1";
    let game = open(link);
    let mistake = game.place.record.at;
    let played = Vec::from_iter(game.place.record.tree.turns(mistake));
    let trying = game.apply(PlayAction::Try(Some(Trial::new(mistake, false))));
    let deleted = typed(&trying, "a4-a2").apply(PlayAction::Delete);
    let trial = deleted.trial.expect("the trial");
    assert!(deleted.is_trying());
    assert!(deleted.place.record.tree.turns(trial.mistake).eq(played.iter().copied()));
    assert_eq!(deleted.place.record.tree.find(played), Some(trial.mistake));
    // Deleting the mistake itself ends the trial, and the program replies.
    let gone = deleted.apply(PlayAction::Delete);
    assert_eq!((gone.trial, turns(&gone).as_str()), (None, "a1.a2.(b1)"));
    assert!(typed(&gone, "c1-a1").question().is_some());
}

#[test]
fn a_player_resigns() {
    let game = typed(&open("#/play/g1/ancient/8x8/tournament?white=strong"), "d4");
    assert!(!game.can_resign(), "it is the program’s turn");
    let mine = answer(&game, "e4", None, None);
    let over = mine.apply(PlayAction::Play(Turn::Resign));
    assert_eq!((turns(&over).as_str(), over.state.winner()), ("d4.e4.resign", Some(Right)));
    assert_eq!((over.question(), over.is_mine(), over.can_resign()), (None, false, false));
    assert!(over.status.contains("White wins: Black has resigned."), "{}", over.status);
    assert_eq!(over.apply(PlayAction::Type("d2-d4".into())).refused, Some(PlayRefusal::Over));
    let (again, corrections) = opened(&over.place.link().to_string());
    assert_eq!((again, corrections), (over.place.clone(), vec![]));
    let back = over.apply(PlayAction::TakeBack);
    assert_eq!((turns(&back).as_str(), back.is_mine()), ("d4.e4", true));
    assert!(over.place.record.text().contains("[Result \"White\"]"));
}

#[test]
fn a_player_without_time_has_lost() {
    let game = open("#/play/g1/ancient/8x8/tournament?clock=60%2B2");
    let left = |game: &PlayState| {
        let clock = game.place.clock.expect("a clock");
        (clock.left.left, clock.left.right)
    };
    let game = typed(&game, "d4").apply(PlayAction::Spend(Left, 100, true));
    assert_eq!((left(&game), game.on_clock()), ((520, 600), Some(Right)));
    let (again, corrections) = opened(&game.place.link().to_string());
    assert_eq!((&again, corrections), (&game.place, vec![]));
    // A reader who looks back stops no clock, and the time ends the game where it goes on.
    let back = game.apply(PlayAction::Go(0));
    assert_eq!(back.on_clock(), Some(Right));
    let over = back.apply(PlayAction::Spend(Right, 600, false));
    assert_eq!((turns(&over).as_str(), over.state.winner()), ("d4.time-up", Some(Left)));
    assert!(over.status.contains("Black wins: White has no time left."), "{}", over.status);
    assert_eq!((over.on_clock(), over.question(), over.is_mine()), (None, None, false));
    assert_eq!(left(&over), (520, 0));
    let (again, corrections) = opened(&over.place.link().to_string());
    assert_eq!((again.record, corrections), (over.place.record.clone(), vec![]));
    assert_eq!(over.place.again().clock.map(|clock| clock.left.right), Some(600));
    // Nobody can say so of themselves.
    let said = game.apply(PlayAction::Type("time-up".into()));
    assert_eq!((turns(&said).as_str(), said.state.winner()), ("d4", None));
    // A program that plays by the clock has less time for a turn.
    let program = open("#/play/g1/ancient/8x8/tournament?black=strong.9&clock=60");
    assert_eq!(program.question().map(|question| question.ask.milliseconds), Some(3000));
}

/// The first tap shows the jump and the second plays it; a mouse, under which the ring is visible,
/// plays at once.
#[test]
fn a_finger_presses_an_empty_square_twice() {
    let at = |name: &str| square_named(name, 4).unwrap();
    let start = typed(&open("#/play/g1/ancient/4x4/tournament"), "a1 b1 a3-a1");
    let tap = |play_state: &PlayState, name: &str| play_state.apply(PlayAction::Tap(at(name)));
    let shown = tap(&start, "a2");
    assert_eq!((turns(&shown), shown.choice.len()), (turns(&start), 1));
    assert!(
        shown.status.contains("Press a2 again: the stone on c2 jumps there."),
        "{}",
        shown.status
    );
    let played = "a1.b1.a3-a1.c2-a2";
    assert_eq!(turns(&tap(&shown, "a2")), played);
    // Two stones can jump elsewhere, so the reader must choose. A lifted stone jumps at once.
    let other = tap(&shown, "b1");
    assert_eq!((turns(&other), other.choice.len()), (turns(&start), 2));
    assert_eq!(turns(&tap(&tap(&start, "c2"), "a2")), played);
    assert_eq!(turns(&start.apply(PlayAction::Press(at("a2")))), played);
}

#[test]
fn who_plays_is_not_told_who_wins() {
    for (seats, is_hidden) in [
        ("black=you&white=friend", true),
        ("black=strong&white=you", true),
        ("black=strong&white=greedy", false),
    ] {
        let place = opened(&format!("#/play/g1/ancient/6x6/centre?{seats}")).0;
        assert_eq!(place.view.is_hidden, is_hidden, "{seats}");
    }
    let chosen = Chosen::Removal(Square { row: 0, column: 0 });
    let by = KnowledgeText::Search { depth: 7 };
    let replied = ReplyAnswer { chosen, known: Some(Player::Right), by, is_final: true };
    assert_eq!(sentences::knowledge(&replied, true), "Searched 7 jumps deep.");
    assert_eq!(sentences::knowledge(&replied, false), "Solved: White wins.");
}

#[test]
fn the_reader_names_players_and_remarks() {
    let start = open("#/play/g1/ancient/8x8/tournament?moves=d4.e4.d2-d4&at=2&white=strong");
    let named = start.apply(PlayAction::Name(Left, " Ka \n ʻahu".to_string()));
    let named = named.apply(PlayAction::Remark(2, "Here {or there}".to_string()));
    assert_eq!(said_in(&named.place), "Left: Ka ʻahu | e4: Here (or there)");
    assert_eq!((named.state.clone(), named.question()), (start.state.clone(), start.question()));
    // The page says the remark when the reader comes to its turn.
    let back = named.apply(PlayAction::Seek(Seek::Back)).apply(PlayAction::Seek(Seek::On));
    assert!(back.status.ends_with("Here (or there)"), "{}", back.status);
    // A text that does not fit is refused.
    let wordy = named.apply(PlayAction::Remark(1, "ā".repeat(1001)));
    assert_eq!((wordy.refused, &wordy.place), (Some(PlayRefusal::Wordy), &named.place));
    // Taking a turn back keeps its remark.
    let at_end =
        named.apply(PlayAction::Seek(Seek::Last)).apply(PlayAction::Remark(3, "end".to_string()));
    assert_eq!(turns(&at_end.apply(PlayAction::TakeBack)), "d4.e4.d2-d4");
    // The same players play again, or with exchanged colours.
    assert_eq!(said_in(&named.place.again()), "Left: Ka ʻahu");
    assert_eq!(said_in(&named.place.swapped()), "Right: Ka ʻahu");
    assert_eq!(named.place.swapped().player_kinds.left.to_string(), "strong");
}

/// The page can read the link with the largest board, the most turns and the most words.
#[test]
fn the_longest_link_is_read() {
    let rows = format!("{}/", "xo".repeat(100)).repeat(100) + &"x".repeat(200);
    let mut place =
        opened(&format!("#/play/g1/ancient/walls/{rows}?passes-black=99&passes-white=99")).0;
    for _ in 0..198 {
        place.record = place.record.play(Turn::Pass);
    }
    for index in 0..20 {
        assert!(place.record.set_remark(index, &"a".repeat(1000)));
    }
    assert!(!place.record.set_remark(30, "ā"));
    let link = place.link().to_string();
    let (again, corrections) = opened(&link);
    assert_eq!((again == place, corrections), (true, vec![]), "{}", link.len());
}

/// Answers the present question.
fn answer(
    play_state: &PlayState,
    from: &str,
    to: Option<&str>,
    known: Option<Player>,
) -> PlayState {
    let question = play_state.question().expect("a question");
    let rows = play_state.state.board.rows();
    let spot = |name: &str| square_named(name, rows).unwrap();
    let chosen = match to {
        Some(to) => Chosen::Jump(jump_between(spot(from), spot(to)).unwrap()),
        None => Chosen::Removal(spot(from)),
    };
    let replied = ReplyAnswer { chosen, known, by: KnowledgeText::Chance, is_final: true };
    play_state.apply(PlayAction::Answer(Box::new((question, replied))))
}

#[test]
fn a_program_answers_when_it_is_its_turn() {
    let start = open("#/play/g1/ancient/4x4/tournament?black=random&white=you&seed=5");
    let question = start.question().unwrap();
    assert_eq!((question.purpose, question.ask.opponent.as_str()), (Purpose::Turn, "random"));
    assert_eq!(question.ask.removals.len(), start.state.removals().count());
    assert!(question.ask.removals.iter().all(|removal| !removal.replies.is_empty()));
    assert!(start.place.view.is_hidden, "a game is a game");
    let black = PlayRefusal::Program(Left);
    assert_eq!(start.apply(PlayAction::Type("a1".into())).refused, Some(black));
    let removed = answer(&start, "a1", None, None);
    assert_eq!((turns(&removed), removed.question()), ("a1".to_string(), None));
    // An answer that comes too late or is impossible does nothing.
    let late = ReplyAnswer {
        chosen: Chosen::Removal(Square { row: 3, column: 0 }),
        known: None,
        by: KnowledgeText::Chance,
        is_final: true,
    };
    assert_eq!(removed.apply(PlayAction::Answer(Box::new((question, late)))), removed);
    let mine = typed(&removed, "b1");
    assert!(mine.question().unwrap().ask.removals.is_empty());
    // The worker is not asked when turns follow.
    let replied = answer(&mine, "a3", Some("a1"), Some(Player::Right));
    assert_eq!(turns(&replied), "a1.b1.a3-a1");
    assert_eq!(replied.reply().and_then(|reply| reply.known), Some(Player::Right));
    // The reply belongs to its turn, whatever is played and taken back later.
    let on = typed(&replied, "b3-b1");
    assert_eq!(
        (on.reply(), on.apply(PlayAction::Seek(Seek::Back)).reply()),
        (None, replied.reply())
    );
    let back = on.apply(PlayAction::TakeBack).apply(PlayAction::PutBack);
    assert_eq!(
        (turns(&back), back.apply(PlayAction::Go(3)).reply()),
        (turns(&on), replied.reply())
    );
    assert_eq!(replied.apply(PlayAction::Seek(Seek::Back)).question(), None);
    // Taking back goes to the reader's own turn.
    let back = replied.apply(PlayAction::TakeBack);
    assert_eq!(turns(&back), "a1");
    let best = replied.apply(PlayAction::Best).question().unwrap();
    assert_eq!((best.purpose, best.ask.opponent.as_str()), (Purpose::Best, "perfect"));
}

/// In a frame of another page neither readers nor programs play, and the worker is not asked; the
/// reader can look at the whole game.
#[test]
fn a_game_in_a_frame_is_only_looked_at() {
    for seats in
        ["black=random&white=strong", "black=you&white=friend", "black=you&white=strong&teach=1"]
    {
        let link = format!("#/play/g1/ancient/4x4/tournament?{seats}&moves=a1.b1&at=1&embed=1");
        let start = open(&link);
        let end = start.apply(PlayAction::Seek(Seek::Last));
        assert_eq!((turns(&end), end.question()), ("a1.b1".to_string(), None), "{seats}");
        assert_eq!(end.place.record.tree.path(end.place.record.at).len(), 2);
        let a3 = square_named("a3", 4).unwrap();
        for action in [
            PlayAction::Press(a3),
            PlayAction::Lift(a3),
            PlayAction::Type("a3-a1".into()),
            PlayAction::Best,
        ] {
            let after = end.apply(action);
            assert_eq!(
                (after.refused, after.question()),
                (Some(PlayRefusal::Framed), None),
                "{seats}"
            );
            assert_eq!(turns(&after), "a1.b1", "{seats}");
        }
    }
}

#[test]
fn letters_do_the_same_as_keys_but_only_in_the_game() {
    let read = |key| {
        let press = KeyPress::parse(key);
        GAME.read(press).or_else(|| GAME_LETTERS.read(press))
    };
    let framed = |key| read(key).filter(Wish::is_framed);
    for (letter, key) in [("k", "ArrowLeft"), ("j", "ArrowRight"), ("0", "Home"), ("$", "End")] {
        assert!(read(key).is_some() && read(letter) == read(key), "{letter}");
        assert_eq!(framed(key), read(key));
    }
    assert_eq!(framed("f"), Some(Wish::Do(PlayAction::Turn)));
    for key in ["Ctrl+Enter", "x", "u", "Shift+J", "r", "c", "n", "?", "ArrowUp", "Escape"] {
        assert!(read(key).is_some() && framed(key).is_none(), "{key}");
    }
    assert_eq!(read(" "), None, "the board and buttons use it");
    // Anywhere on the page only keys that nobody types or speaks.
    assert_eq!((GAME_LETTERS.focus, GAME_LECTURE.focus), (Focus::OnGame, Focus::Anywhere));
    for key in GAME.keys {
        assert!(key.names.iter().all(|name| !KeyPress::parse(name).is_single()), "{:?}", key.names);
    }
    for key in GAME_LETTERS.keys {
        assert!(key.names.iter().all(|name| KeyPress::parse(name).is_single()), "{:?}", key.names);
    }
    let best = GAME.name(Wish::Do(PlayAction::Best));
    assert_eq!(sign(best), "Ctrl+Enter");
}

/// A field for a remark stays while the program and the worker do something, and goes when the reader goes elsewhere.
#[test]
fn a_field_for_a_remark_stays_while_the_game_goes_on() {
    let link = "#/play/g1/ancient/8x8/tournament?black=you&white=strong.6&moves=d4.e4";
    let mine = typed(&open(link), "d6-d4").apply(PlayAction::WriteRemark);
    assert_eq!(mine.remarked, Some(3));
    let replied = answer(&mine, "d3", Some("d5"), None);
    assert_eq!((turns(&replied).as_str(), replied.remarked), ("d4.e4.d6-d4.d3-d5", Some(3)));
    let remarked = replied.apply(PlayAction::Remark(3, "Bold".to_string()));
    assert_eq!((said_in(&remarked.place).as_str(), remarked.remarked), ("d6-d4: Bold", Some(3)));
    for action in [PlayAction::Seek(Seek::Back), PlayAction::Go(1), PlayAction::TakeBack] {
        assert_eq!(remarked.apply(action).remarked, None);
    }
    assert_eq!(remarked.apply(PlayAction::WriteRemark).remarked, Some(4));
}

#[test]
fn what_is_taken_back_is_put_back_turn_by_turn() {
    let game = typed(&open("#/play/g1/ancient/4x4/tournament?white=random"), "a1");
    let game = answer(&game, "b1", None, None);
    let game = answer(&typed(&game, "a3-a1"), "b3", Some("b1"), None);
    assert_eq!(turns(&game), "a1.b1.a3-a1.b3-b1");
    let back = game.apply(PlayAction::TakeBack).apply(PlayAction::TakeBack);
    assert_eq!((turns(&back).as_str(), back.removed.len()), ("", 2));
    let once = back.apply(PlayAction::PutBack);
    assert_eq!((turns(&once).as_str(), once.is_mine()), ("a1.b1", true));
    let twice = once.apply(PlayAction::PutBack);
    assert_eq!((turns(&twice), twice.removed.len()), (turns(&game), 0));
    assert_eq!(twice.place, game.place);
}

#[test]
fn programs_wait_while_a_mistake_is_tried_again() {
    let game = open("#/play/g1/ancient/4x4/tournament?white=random&moves=a1.a2.c1-a1.b3-b1");
    assert_eq!(game.question().map(|question| question.purpose), None, "it is the reader's turn");
    let mistake = game.place.record.at;
    let trying = game.apply(PlayAction::Try(Some(Trial::new(mistake, false))));
    assert_eq!((turns(&trying), trying.is_trying()), (turns(&game), true));
    assert!(trying.is_mine(), "the reader plays in the program's place");
    let hinted = trying.apply(PlayAction::Hint).apply(PlayAction::Hint);
    assert_eq!(hinted.trial.map(|trial| trial.hints), Some(2));
    // Plays another turn and goes back to the position before it, with the hints given so far.
    let tried = typed(&hinted, "a4-a2");
    assert!(tried.trial.is_some() && !tried.is_trying());
    let back = tried.apply(PlayAction::TakeBack);
    assert_eq!((back.is_trying(), back.trial), (true, hinted.trial));
    assert_eq!(back.place.record.tree.count(), tried.place.record.tree.count());
    // The reader can try the mistake itself; going back to the game ends the trial.
    let same = typed(&back, "b3-b1");
    assert_eq!((same.place.record.at, same.trial), (mistake, hinted.trial));
    assert_eq!(same.apply(PlayAction::Go(mistake)).trial, None);
    assert_eq!(tried.apply(PlayAction::Go(mistake)).trial, None);
    assert_eq!(trying.apply(PlayAction::Seek(Seek::First)).trial, None);
    let black = typed(
        &trying.apply(PlayAction::Go(2)).apply(PlayAction::Try(Some(Trial::new(3, false)))),
        "c1-a1",
    );
    assert_eq!(black.question(), None, "the program does not answer");
    let answers = tried.apply(PlayAction::Seek(Seek::First));
    assert_eq!(answers.question(), None);
}

#[test]
fn a_program_without_jumps_passes() {
    let play_state = open("#/play/g1/ancient/walls/xo.?white=strong&passes-white=2&passes-black=1");
    let played = typed(&play_state, "a1-c1");
    assert_eq!(turns(&played), "a1-c1.pass");
    let over = typed(&played, "pass");
    assert_eq!(turns(&over), "a1-c1.pass.pass.pass");
    assert_eq!(over.state.winner(), Some(Right));
    assert_eq!(over.question(), None);
}

/// The test makes up the worker's answers.
#[test]
fn a_teaching_game_takes_back_what_is_proved_bad() {
    let link = "#/play/g1/ancient/walls/xo.o..ox?white=perfect&teach=1";
    let start = open(link);
    let played = typed(&start, "a1-c1");
    let reply = played.question().unwrap();
    assert_eq!((reply.purpose, reply.ask.turn), (Purpose::Reply, Player::Right));
    // Nothing is proved, so the program plays on.
    let unproved = answer(&played, "g1", Some("i1"), None);
    assert_eq!(unproved.question().map(|question| question.purpose), Some(Purpose::Turn));
}

#[test]
fn a_bad_jump_is_said_to_be_bad() {
    // Black: a3 jumps to c3, or c1 to a1; White answers.
    let start = open("#/play/g1/ancient/walls/xo.o./5/.ox.o?white=perfect&teach=1");
    let played = typed(&start, "a3-c3");
    let proved = answer(&played, "d3", Some("b3"), Some(Player::Right));
    let better = proved.question().unwrap();
    assert_eq!((better.purpose, better.place), (Purpose::Better, 0));
    // The position was lost before, so nothing is taken back.
    let question = Question { ..better.clone() };
    let lost = ReplyAnswer {
        chosen: Chosen::Jump(Jump {
            from: Square::new(2, 2),
            direction: Direction::Left,
            taken: 1,
        }),
        known: Some(Player::Right),
        by: KnowledgeText::Proof,
        is_final: true,
    };
    let goes_on = proved.apply(PlayAction::Answer(Box::new((question.clone(), lost))));
    assert_eq!((turns(&goes_on), goes_on.taken_back.clone()), ("a3-c3".to_string(), None));
    let won = ReplyAnswer { known: Some(Player::Left), ..lost };
    let back = proved.apply(PlayAction::Answer(Box::new((question, won))));
    let taken_back = back.taken_back.clone().expect("a jump taken back");
    assert_eq!((turns(&back).as_str(), back.is_mine()), ("", true));
    let names = [taken_back.jump, taken_back.reply, taken_back.better].map(|turn| turn.name(3));
    assert_eq!(names, ["a3-c3", "d3-b3", "c1-a1"]);
    assert!(!back.status.contains("c1–a1"), "the answer is not given away: {}", back.status);
    let hinted = (0..9).fold(back.clone(), |play_state, _| play_state.apply(PlayAction::Hint));
    assert_eq!(hinted.taken_back.map(|taken| taken.hints), Some(3));
    assert!(hinted.status.contains("c1–a1 keeps the win"), "{}", hinted.status);
    assert!(back.status.contains("a3–c3 turned a win for Black into a loss"), "{}", back.status);
    // The jump stays if the reader is writing a remark to it.
    let writing = proved.apply(PlayAction::WriteRemark);
    let answer = (writing.question().expect("the same question"), won);
    let back = writing.apply(PlayAction::Answer(Box::new(answer)));
    assert_eq!((turns(&back).as_str(), back.place.record.at), ("a3-c3", 0));
    assert_eq!((back.remarked, back.taken_back), (Some(1), Some(taken_back)));
}

/// On the plane the worker counts squares from the first stone.
#[test]
fn squares_of_the_plane_are_found_again() {
    let play_state = open("#/play/g1/ancient/plane/ox?black=strong");
    let question = play_state.question().unwrap();
    assert_eq!(question.ask.position.board, "ox");
    let jump = Jump { from: Square::new(0, 1), direction: Direction::Left, taken: 1 };
    let turn = turn(Chosen::Jump(jump), &play_state.state).expect("a jump");
    // Two stones, with an empty row and column on each side.
    assert_eq!(turn.name(play_state.state.board.rows()), "c2-a2");
}

#[test]
fn a_draft_keeps_to_what_is_possible() {
    let setup_state = SetupState::like(None, 7)
        .apply(SetupAction::Removal(Removal::Centre))
        .apply(SetupAction::Size(3, 5));
    assert!(setup_state.removal != Removal::Centre && setup_state.is_possible());
    assert_eq!(setup_state.apply(SetupAction::Removal(Removal::Centre)), setup_state);
    assert!(!setup_state.apply(SetupAction::Size(1, 1)).is_possible());
    let strong = PlayerKind::Program { opponent: Opponent::Strong, seconds: 9 };
    let setup_state = setup_state
        .apply(SetupAction::PlayerKind(Left, strong))
        .apply(SetupAction::Passes(Right, 2));
    let link = setup_state.place().link().to_string();
    assert!(link.starts_with("#/play/g1/ancient/3x5/tournament?black=strong.9"), "{link}");
    assert!(link.contains("passes-white=2&seed=7"), "{link}");
    assert_eq!(setup_state.place().record.state().passes_worth(), -2);
}

/// The squares that Black may remove first, and for the first of them those that White may remove then, as the sources
/// of the set-ups describe them.
#[test]
fn set_ups_by_name_begin_as_their_sources_say() {
    let expected = [
        // The two stones in the very centre.
        ("statewide", "8x8/h-m", "d4", "e4"),
        // A corner or the centre, then a neighbour.
        ("college", "8x8/tournament", "a1 d4 e5 h8", "a2 b1"),
        ("pono", "8x8/tournament", "a1 d4 e5 h8", "a2 b1"),
        // Of the two squares in the middle one is Black's.
        ("lanai-11x8", "11x8/tournament", "a1 a11 d6", "a2 b1"),
        ("lanai-10x9", "10x9/centre", "e5", "d5 e4 e6 f5"),
        // The only square in the middle is Black's.
        ("lanai-13x9", "13x9/centre", "e7", "d7 e6 e8 f7"),
        ("campbell", "6x6/tournament", "a1 c3 d4 f6", "a2 b1"),
        ("king", "17x14/tournament", "a1 a17 g9", "a2 b1"),
    ];
    assert_eq!(NAMED_SETUPS.len(), expected.len());
    for (named, (id, link, first, second)) in NAMED_SETUPS.iter().zip(expected) {
        let setup_state = SetupState::like(None, 7)
            .apply(SetupAction::Passes(Right, 3))
            .apply(SetupAction::Agree(&named.setup));
        // What the page compares to mark it.
        assert_eq!((named.id, setup_state.setup()), (id, named.setup.clone()));
        assert_ne!(setup_state.apply(SetupAction::Size(7, 7)).setup(), named.setup);
        let written = setup_state.place().link().to_string();
        assert!(written.starts_with(&format!("#/play/g1/ancient/{link}?black=you")), "{written}");
        // One or two additional moves for the newer player.
        assert_eq!(written.contains("&passes-black=2&seed"), id == "pono", "{written}");
        let state = setup_state.place().record.state();
        let names = |state: &State| {
            let rows = state.board.rows();
            let mut names: Vec<_> = state.removals().map(|it| square_name(it, rows)).collect();
            names.sort();
            names.join(" ")
        };
        assert_eq!((state.turn, names(&state).as_str()), (Left, first), "{id}");
        let square = square_named(first.split(' ').next().unwrap(), state.board.rows()).unwrap();
        let answered = state.after(Turn::Remove(square));
        assert_eq!(names(&answered), second, "{id}");
    }
}

/// The links of the saved games, each with its name.
fn on_shelf(shelf: &Shelf) -> Vec<(&str, &str)> {
    shelf.0.iter().map(|saved| (saved.link.as_str(), saved.name.as_str())).collect()
}

#[test]
fn saved_games_are_named_and_deleted() {
    let [one, two] = ["#/play/g1/ancient/4x4/centre", "#/play/g1/ancient/5x5/centre"];
    let shelf = Shelf::default().named(one, " first\n", 5).named(two, "second", 6);
    assert_eq!(Shelf::read(&shelf.text()), shelf);
    assert_eq!(on_shelf(&shelf), [(two, "second"), (one, "first")]);
    let renewed = shelf.named(two, "first", 7);
    assert_eq!(on_shelf(&renewed), [(two, "first"), (two, "second")]);
    assert_eq!(on_shelf(&renewed.without(&renewed.0[0])), [(two, "second")]);
    assert_eq!(Shelf::read("nonsense\n#/sums\tx\n#/play\ty\n#/play/solved\tz"), Shelf::default());
    let many = (0..200)
        .fold(Shelf::default(), |shelf, number| shelf.named(one, &number.to_string(), number));
    assert_eq!(Shelf::read(&many.text()), many);
    assert_eq!(many.0.len(), 200);
}

#[test]
fn a_file_of_games_is_added() {
    let [one, two] = ["#/play/g1/ancient/4x4/centre", "#/play/g1/ancient/5x5/centre"];
    let file = Shelf::default().named(one, "first", 5).named(two, "", 9).reviewed(two).text();
    let shelf = Shelf::default().named(one, "first", 5).named(one, "mine", 7);
    let (all, unread) = shelf.with_text(&format!("\u{feff}{file}\nno game\n{one}&x\n"));
    assert_eq!(on_shelf(&all), [(two, ""), (one, "mine"), (one, "first")]);
    assert_eq!(unread, [4, 5]);
    let reviewed: Vec<bool> = all.0.iter().map(|saved| saved.is_reviewed).collect();
    assert_eq!((reviewed, Shelf::read(&all.text())), (vec![true, false, false], all));
}

#[test]
fn what_earlier_versions_stored_is_read() {
    let [one, two] = ["#/play/g1/ancient/4x4/centre?moves=b3", "#/play/g1/ancient/5x5/centre"];
    let shelf = Shelf::read(&format!("{one}\tTuesday\n{two}\tsecond\n"));
    assert_eq!(on_shelf(&shelf), [(one, "Tuesday"), (two, "second")]);
    assert!(shelf.0.iter().all(|saved| saved.time.is_none()));
    let last = "#/play/g1/modern/4x4/centre?moves=b3";
    assert_eq!(on_shelf(&shelf.clone().with_last(last))[0], (last, ""));
    for known in ["", "#/play", &format!("{one}&at=0")] {
        assert_eq!(shelf.clone().with_last(known), shelf, "{known}");
    }
}

/// A game that goes on has one place. Two tabs with the same game have two from where they part.
#[test]
fn a_game_is_kept_as_long_as_it_goes_on() {
    let [none, one, two, other] = ["", "?moves=a1", "?moves=a1.b1", "?moves=a1.a2"]
        .map(|moves| format!("#/play/g1/ancient/4x4/tournament{moves}"));
    let shelf = Shelf::default().kept(&none, &one, 5);
    assert_eq!(on_shelf(&shelf), [(one.as_str(), "")]);
    // Wherever the reader is in it.
    let shelf = shelf.kept(&format!("{one}&at=0&turned=1"), &two, 6);
    assert_eq!((on_shelf(&shelf), shelf.0[0].time), (vec![(two.as_str(), "")], Some(6)));
    // The other tab has seen only the first turn.
    let both = shelf.kept(&one, &other, 7);
    assert_eq!(on_shelf(&both), [(other.as_str(), ""), (two.as_str(), "")]);
    // A game with a name stays as it was.
    let named = both.named(&two, "Tuesday", 8);
    assert_eq!(on_shelf(&named), [(two.as_str(), "Tuesday"), (other.as_str(), "")]);
    let three = format!("{two}.a3-a1");
    assert_eq!(
        on_shelf(&named.kept(&two, &three, 9))[..2],
        [(three.as_str(), ""), (two.as_str(), "Tuesday")]
    );
}

#[test]
fn another_game_is_another_even_with_the_same_seed() {
    let link = "#/play/g1/ancient/4x4/tournament?seed=7";
    let first = open(link);
    let asked = PlayLink::Game(Box::new(opened(&format!("{link}&moves=a1")).0));
    let second = first.apply(PlayAction::Open(asked, vec![]));
    assert_ne!(first.opened, second.opened);
    assert_eq!(typed(&second, "b1").opened, second.opened);
}

#[test]
fn a_text_in_a_link_opens_the_import() {
    let text = Some("d4 d5".to_string());
    let (asked, _) = PlayLink::parse("#/play?text=d4%20d5").unwrap();
    assert_eq!(asked, PlayLink::SetUp { text: text.clone() });
    let set_up = PlayState::default().apply(PlayAction::Open(asked, vec![]));
    assert_eq!(set_up.page, OpenPage::SetUp(text));
    assert_eq!(set_up.apply(PlayAction::Import(None)).page, OpenPage::SetUp(None));
}

#[test]
fn a_failure_waits_until_it_is_asked_again() {
    let start = open("#/play/g1/ancient/4x4/tournament?black=you&white=greedy");
    let mine = typed(&start, "a1");
    let question = mine.question();
    let failed = mine.apply(PlayAction::Fail("no memory".into()));
    assert_eq!((failed.question(), failed.is_paused), (None, false));
    assert!(failed.status.contains("no memory"), "{}", failed.status);
    assert!(question.is_some());
    assert_eq!(failed.apply(PlayAction::Retry).question(), question);
    // After any other action the programs play on.
    let other = typed(&failed.apply(PlayAction::TakeBack), "d4");
    assert_eq!((other.failed.clone(), other.question().is_some()), (None, true));
    // The reader still wants the best jump.
    let wants = open("#/play/g1/ancient/walls/xo.").apply(PlayAction::Best);
    let failed = wants.apply(PlayAction::Fail("no memory".into()));
    assert_eq!((failed.question(), failed.is_mine()), (None, true));
    assert_eq!(failed.apply(PlayAction::Retry).question(), wants.question());
    assert_eq!(failed.apply(PlayAction::Best).question(), wants.question());
}

#[test]
fn a_rematch_leaves_the_handicap_with_its_player() {
    let link = "#/play/g1/ancient/4x4/centre?black=you&white=strong&passes-white=2&seed=4";
    let again = opened(link).0.swapped();
    assert_eq!(
        again.link().to_string(),
        "#/play/g1/ancient/4x4/centre?black=strong&white=you&passes-black=2&seed=5"
    );
    let position = "#/play/g1/ancient/walls/xo.?turn=white&black=you&white=friend&passes-black=1";
    let swapped = opened(position).0.swapped().link().to_string();
    assert!(
        swapped.ends_with("turn=white&black=friend&white=you&passes-white=1&seed=1"),
        "{swapped}"
    );
}

/// The board shows a stone moving if it has just been played, but not if the reader steps back.
#[test]
fn what_is_played_is_seen_on_its_way() {
    let start = typed(&open("#/play/g1/ancient/8x8/tournament"), "d4 e4");
    let one = typed(&start, "d2-d4");
    let jump = one.state.jumps(Right).next().unwrap();
    let two = typed(&one, &Turn::Jump(jump).name(8));
    let moving = |before: &PlayState, now: &PlayState| {
        leap(&before.state.board, &now.state.board, now.last_jump()).is_some()
    };
    assert!(moving(&start, &one) && moving(&one, &two));
    assert!(!moving(&two, &one) && !moving(&one, &start) && !moving(&one, &one));
}

/// A game begins as the last one against a program did.
#[test]
fn a_game_is_like_the_last_one() {
    let last = |link: &str| SetupState::like(Some(&opened(link).0), 1);
    let again = last("#/play/g1/ancient/8x8/tournament?black=strong.9&white=you&seed=3");
    assert_eq!((again.rows, again.columns), (8, 8));
    let strong = PlayerKind::Program { opponent: Opponent::Strong, seconds: 9 };
    assert_eq!(again.player_kinds, ByPlayer { left: strong, right: PlayerKind::You });
    // Between friends, and on another board.
    let other = last("#/play/g1/ancient/5x5/tournament?black=you&white=friend&seed=3");
    assert_eq!(other, SetupState::like(None, 1));
    assert_eq!((other.rows, other.columns), (6, 6));
}

#[test]
fn what_can_be_done_is_said() {
    let ready = typed(&open("#/play/g1/ancient/8x8/tournament"), "d4 e4");
    for jump in ["b4–d4", "d2–d4", "d6–d4"] {
        assert!(ready.status.contains(jump), "{jump}: {}", ready.status);
    }
    let lifted = ready.apply(PlayAction::Press(square_named("d2", 8).unwrap()));
    assert!(lifted.status.contains("d2 can jump to d4"), "{}", lifted.status);
    // Many squares are only counted.
    let many = open("#/play/g1/ancient/18x18/anywhere");
    assert!(many.status.contains("162 stones") && many.status.len() < 80, "{}", many.status);
    // The page does not name what a program can do.
    let against = typed(&open("#/play/g1/ancient/walls/xo.o./5?white=greedy"), "a2-c2");
    assert!(against.status.ends_with("White to move: 1 jump."), "{}", against.status);
}
