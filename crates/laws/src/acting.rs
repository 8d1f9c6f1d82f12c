//! The states of the pages under any actions: what the page shows is what its link opens.

use crate::choices::Choices;
use crate::positions::assert_opens_itself;
use game::{PASS, RESIGN};
use konane::{Area, Direction, Square};
use papamu::board::event::BoardEvent;
use papamu::editor::edit::{Brush, Ink, Transform};
use papamu::editor::editor_action::EditorAction;
use papamu::editor::editor_state::EditorState;
use papamu::editor::window::WindowSize;
use papamu::history::History;
use papamu::keys::Seek;
use papamu::link::game_link::{GameLink, PlayLink};
use papamu::link::lesson_code::first;
use papamu::link::lesson_link::LessonLink;
use papamu::link::page_link::PageLink;
use papamu::link::player_kind::PlayerKind;
use papamu::link::sums_link::{Mode, SumsLink};
use papamu::link::view::View;
use papamu::pages::gallery::exhibit_link::ExhibitLink;
use papamu::pages::gallery::gallery_state::{ExhibitAction, GalleryAction, GalleryState};
use papamu::pages::gallery::own::own_state::OwnAction;
use papamu::pages::gallery::own::query::OwnQuery;
use papamu::pages::learn::teach_state::{TeachAction, TeachState};
use papamu::pages::play::play_state::{OpenPage, PlayAction, PlayState};
use papamu::pages::play::trial::Trial;
use papamu::pages::sums::sums_state::{SumsAction, SumsState};
use papamu::state::{LinkedState, PageState};
use teaching::content::exhibits;
use teaching::content::lessons::read_task;
use teaching::sums::{Card, CardRow, Move, MoveKind};

/// Positions that links open and readers paste.
const POSITIONS: [&str; 10] = [
    "#/k1/ancient/plane/oxo.ox",
    "#/k1/modern/walls/xo.x/.xo",
    "#/k1/ancient/plane/x.ox1o?line=0_0r1&hide=1",
    "#/k1/ancient/walls/xo2/.xo?play=1&a=b",
    "#/k1/ancient/plane/1?show=reach.left&projector=1",
    "#/k2/ancient/walls/9/9/ABC",
    "#/k1/ancient/plane/xo17ox/1/x?edit=0&embed=1&step=9",
    "#/k1/modern/plane/.x./o.o",
    "#/k9/what",
    "",
];

/// Editing, undoing, following links and going back on the board.
pub fn board_page(input: &[u8]) {
    let mut choices = Choices::new(input);
    let mut state = History::new(EditorState::default());
    let mut links: Vec<String> = Vec::new();
    while !choices.are_over() {
        links.push(LinkedState::link(&state));
        let action = match choices.below(12) {
            // The browser's Back opens an earlier link.
            0 => EditorAction::Open(choices.one(&links).unwrap_or_default()),
            1 => EditorAction::Open(choices.of(POSITIONS).to_string()),
            2 => EditorAction::Undo,
            3 => EditorAction::Redo,
            4 => EditorAction::Reset,
            _ => edit(&mut choices, &state),
        };
        state = state.apply(action);
        // While the reader paints, the page does not write its link.
        if state.problem.is_none() {
            assert_opens_itself(&state.seen_with(&state));
        }
        if state.can_undo() {
            let before = (state.rules, state.window.board.trimmed());
            let there = state.apply(EditorAction::Undo).apply(EditorAction::Redo);
            assert_eq!((there.rules, there.window.board.trimmed()), before);
        }
    }
}

/// Anything that the reader of a board can do with it.
fn edit(choices: &mut Choices, state: &EditorState) -> EditorAction {
    let (rows, columns) = (state.window.board.rows(), state.window.board.columns());
    let square = choices.square(rows, columns);
    let area = Area::between(square, choices.square(rows, columns));
    let squares = |choices: &mut Choices| (0..3).map(|_| choices.square(rows, columns)).collect();
    let player = choices.player();
    let stone = Some(player).filter(|_| choices.flag());
    let ink = if choices.flag() { Ink::Fitting } else { Ink::Stone(stone) };
    let inside =
        |square: Square| (0..rows).contains(&square.row) && (0..columns).contains(&square.column);
    match choices.below(26) {
        0 => EditorAction::Touch(BoardEvent::Press(square)),
        1 if inside(square) => EditorAction::Touch(BoardEvent::Put(square, stone)),
        2 => EditorAction::Touch(BoardEvent::Erase(square)),
        3 => EditorAction::Touch(BoardEvent::Stroke {
            squares: squares(choices),
            is_erasing: stone.is_none(),
        }),
        4 => EditorAction::Touch(BoardEvent::StrokeOn(squares(choices))),
        5 => EditorAction::Touch(BoardEvent::Lift),
        6 => EditorAction::Touch(BoardEvent::Abandon),
        7 if inside(square) => EditorAction::Touch(BoardEvent::Grasp(square)),
        8 => EditorAction::Touch(BoardEvent::Carry(area, choices.square(rows, columns))),
        9 => EditorAction::Touch(BoardEvent::Select(Some(area).filter(|_| choices.flag()))),
        10 => EditorAction::Touch(BoardEvent::Stretch(
            choices.of(Direction::ALL),
            choices.below(9) as i32 - 4,
        )),
        11 => EditorAction::SetBrush(choices.of([
            Brush::Cycle,
            Brush::Stone(player),
            Brush::Erase,
            Brush::Select,
        ])),
        12 => EditorAction::Transform(choices.of([
            Transform::TurnLeft,
            Transform::TurnRight,
            Transform::Mirror,
            Transform::UpsideDown,
            Transform::SwapColours,
        ])),
        13 => EditorAction::Fill(ink),
        14 => EditorAction::Paste(choices.board(6, 9, 12)),
        15 => EditorAction::Show(choices.board(6, 9, 12)),
        16 => EditorAction::SetSize(choices.below(24) as i32, choices.below(24) as i32),
        17 => EditorAction::SetRules(choices.rules()),
        18 => EditorAction::SetEdge(choices.edge()),
        19 => EditorAction::SetView(view(choices)),
        20 => EditorAction::SetWindowSize(choices.of([
            WindowSize::USUAL,
            WindowSize::EXHIBIT,
            WindowSize::UPRIGHT,
            WindowSize::SIDEWAYS,
        ])),
        21 => EditorAction::Clear,
        22 => EditorAction::Step(choices.below(6)),
        23 => EditorAction::Set(square, stone),
        24 => EditorAction::Paint(squares(choices), ink),
        _ => match choices.one(&Vec::from_iter(state.window.board.jumps(state.rules, player))) {
            Some(jump) => EditorAction::Play(jump),
            None => EditorAction::Dismiss,
        },
    }
}

fn view(choices: &mut Choices) -> View {
    let view = View {
        parts: choices.flag(),
        reach: choices.flag(),
        is_hidden: choices.flag(),
        ..View::default()
    };
    let view = View { is_playing: choices.flag(), is_projected: choices.flag(), ..view };
    if choices.flag() { view.embedded() } else { view }
}

const GAMES: [&str; 6] = [
    "#/play/g1/ancient/4x4/anywhere?black=you&white=friend",
    "#/play/g1/modern/5x4/centre?turn=white&black=you&white=random.1&seed=7&teach=1",
    "#/play/g1/ancient/plane/xo.ox/.xo?black=friend&white=you&passes-black=2",
    "#/play/g1/ancient/walls/xoxo/ox1x?turn=white&name-black=A%7Bb&header=Event.X&remark=0.y",
    "#/play/g1/ancient/3x4/tournament?moves=b2.b1&at=1&turned=1&hide=0",
    "#/play",
];

/// A game on the board, with its lines and words.
pub fn play_page(input: &[u8]) {
    let mut choices = Choices::new(input);
    let mut state = open_game(&PlayState::default(), choices.of(GAMES));
    let mut links: Vec<String> = Vec::new();
    while !choices.are_over() {
        links.push(state.link());
        let (rows, columns) = (state.state.board.rows(), state.state.board.columns());
        let square = choices.square(rows, columns);
        let node = choices.below(256) % state.place.record.tree.count();
        let player = choices.player();
        let words = choices.text(&[
            "a",
            " ",
            "{",
            "}",
            "[Event \"",
            "\\",
            "é",
            "%",
            "&",
            "#",
            "\n",
            "=",
            "9",
        ]);
        let action = match choices.below(30) {
            0..=4 => match choices.one(&Vec::from_iter(state.state.turns())) {
                Some(turn) => PlayAction::Play(turn),
                None => PlayAction::Seek(Seek::First),
            },
            5 => PlayAction::Press(square),
            6 => PlayAction::Tap(square),
            7 => PlayAction::Lift(square),
            8 => PlayAction::Carry(square, choices.square(rows, columns)),
            9 => PlayAction::LetGo,
            10 => {
                PlayAction::Type(choices.of(["b2", "b2-d2", PASS, RESIGN, "z99", ""]).to_string())
            }
            11 => PlayAction::Go(node),
            12 => PlayAction::Seek(choices.of([
                Seek::First,
                Seek::Back,
                Seek::On,
                Seek::Last,
                Seek::Up,
                Seek::Down,
            ])),
            13 => PlayAction::TakeBack,
            14 => PlayAction::Promote,
            15 => PlayAction::Delete,
            16 => PlayAction::PutBack,
            17 => PlayAction::Name(player, words),
            18 => PlayAction::Remark(node, words),
            19 => PlayAction::Turn,
            20 => PlayAction::Threats,
            21 => PlayAction::Best,
            22 => {
                PlayAction::Try(Some(Trial::new(node, choices.flag())).filter(|_| choices.flag()))
            }
            23 => PlayAction::Hide,
            24 => PlayAction::Teach(choices.flag()),
            25 => {
                let kinds: Vec<PlayerKind> = PlayerKind::all().collect();
                PlayAction::PlayerKind(player, choices.one(&kinds).unwrap_or(PlayerKind::You))
            }
            26 => PlayAction::Begin(player),
            27 => PlayAction::View(view(&mut choices)),
            28 => {
                state = open_game(&state, &choices.one(&links).unwrap_or_default());
                continue;
            }
            _ => PlayAction::Dismiss,
        };
        state = state.apply(action);
        assert_eq!(state.state, state.place.record.state());
        if state.page == OpenPage::Game {
            assert_is_game(&state.place);
        }
    }
}

fn open_game(state: &PlayState, link: &str) -> PlayState {
    match PlayLink::parse(link) {
        Some((asked, corrections)) => state.apply(PlayAction::Open(asked, corrections.0)),
        None => state.clone(),
    }
}

/// The nodes of its record may be numbered in another order.
#[track_caller]
fn assert_is_game(place: &GameLink) {
    let link = place.link().to_string();
    let Some((PlayLink::Game(again), corrections)) = PlayLink::parse(&link) else {
        panic!("{link}")
    };
    assert_eq!(corrections.0, [""; 0], "{link}");
    assert_eq!(again.link().to_string(), link);
    assert_eq!(again.record.text(), place.record.text(), "{link}");
    assert_eq!(again.record.state(), place.record.state(), "{link}");
    let rest = |place: &GameLink| {
        let view = View { is_playing: false, parts: true, reach: false, ..place.view };
        (place.player_kinds, place.seed, place.teaches, place.is_turned, view, place.rest.clone())
    };
    assert_eq!(rest(&again), rest(place), "{link}");
}

const CARDS: [&str; 10] = [
    "ancient/plane/oxo.ox",
    "modern/walls/xo.x/.xo",
    "3,^",
    "99,1/2",
    "-(-1)",
    "{1|-1}",
    "+-1",
    " a & b = é % # ",
    "2,ancient/plane/1",
    "ancient/walls/2",
];

/// Cards side by side, compared and played out.
pub fn sums_page(input: &[u8]) {
    let mut choices = Choices::new(input);
    let mut state = SumsState::default();
    let mut links: Vec<String> = Vec::new();
    while !choices.are_over() {
        links.push(state.link());
        let row = choices.of([CardRow::G, CardRow::H]);
        let place = choices.below(5);
        let card = Card::parse(choices.of(CARDS)).expect("a card");
        let action = match choices.below(18) {
            0 | 1 => SumsAction::Add(row, vec![card; 1 + choices.below(4)]),
            2 => SumsAction::Remove(row, place),
            3 => SumsAction::Negate(row, place),
            4 => SumsAction::Count(row, place, choices.below(9) as i32 - 4),
            5 => SumsAction::Replace(row, place, card),
            6 => SumsAction::Shift(row, place, choices.below(5)),
            7 => SumsAction::Clear,
            8 => SumsAction::Mode(choices.of([Mode::Table, Mode::Compare, Mode::Play])),
            9 => SumsAction::Calc(choices.text(&["1/2", "+", " ", "é", "&", "{", "\"xo\"", "\n"])),
            10 => SumsAction::View(view(&mut choices)),
            11 => SumsAction::Begin(choices.player(), choices.flag()),
            12 | 13 => match a_move(&mut choices, &state) {
                Some(step) if choices.flag() => SumsAction::Answer(step),
                Some(step) => SumsAction::Play(step),
                None => SumsAction::Dismiss,
            },
            14 => SumsAction::Rewind(place),
            15 => SumsAction::Undo,
            16 => SumsAction::Redo,
            _ => match SumsLink::parse(&choices.one(&links).unwrap_or_default()) {
                Some((link, corrections)) => SumsAction::Open(link, corrections.0),
                None => SumsAction::Dismiss,
            },
        };
        state = state.apply(action);
        let link = state.link();
        let (read, corrections) = SumsLink::parse(&link).expect("the page's own link");
        assert_eq!((&read, corrections.0), (&*state.place.now(), vec![]), "{link}");
    }
}

/// A move in the difference as it stands.
fn a_move(choices: &mut Choices, state: &SumsState) -> Option<Move> {
    let stages = state.place.stages();
    let duel = stages.last()?;
    let moves: Vec<Move> = (0..duel.games.len())
        .flat_map(|game| {
            let jumps = duel.jumps(game).into_iter();
            jumps.map(move |jump| Move { game, kind: MoveKind::Jump(jump) })
        })
        .collect();
    choices.one(&moves)
}

/// An exhibit or the reader's own, with its board.
pub fn gallery_page(input: &[u8]) {
    let mut choices = Choices::new(input);
    let mut state = GalleryState::default();
    let mut links: Vec<String> = Vec::new();
    let names: Vec<&str> = exhibits().map(|exhibit| exhibit.name).collect();
    while !choices.are_over() {
        let action = match choices.below(8) {
            0 => {
                let link = PageLink::to("gallery", &[choices.one(&names).unwrap_or_default()]);
                let number = choices.below(40).to_string();
                GalleryAction::Open(link.with("n", Some(number).filter(|_| choices.flag())))
            }
            1 => {
                let family = choices.of(["xo(.x)^n", "x^n/o^m", "xo", "(x.)^", ""]).to_string();
                let link = PageLink::to("gallery", &["own"]).with("family", Some(family));
                GalleryAction::Open(link.with("n", Some("1..4".to_string())))
            }
            2 => GalleryAction::Open(PageLink::parse(&choices.one(&links).unwrap_or_default())),
            _ => {
                let board = match (&state.exhibit, &state.own) {
                    (Some(exhibit), _) => (*exhibit.board.now()).clone(),
                    (None, Some(own)) => (*own.board.now()).clone(),
                    (None, None) => EditorState::default(),
                };
                let action = match choices.below(6) {
                    0 => EditorAction::Undo,
                    1 => EditorAction::Redo,
                    _ => edit(&mut choices, &board),
                };
                match state.own {
                    Some(_) => GalleryAction::Own(OwnAction::Edit(action)),
                    None => GalleryAction::Exhibit(ExhibitAction::Edit(action)),
                }
            }
        };
        state = state.apply(action);
        let link = state.link();
        links.push(link.clone());
        let position = |board: &EditorState| board.position_link().to_string();
        let again = GalleryState::default().apply(GalleryAction::Open(PageLink::parse(&link)));
        match (&state.exhibit, &again.exhibit) {
            (Some(shown), Some(again)) => {
                // Some exhibits have no board.
                if shown.link.link().is_some() {
                    assert_eq!(position(&again.board), position(&shown.board), "{link}");
                }
                let plain =
                    |link: &ExhibitLink| ExhibitLink { corrections: vec![], ..link.clone() };
                assert_eq!(plain(&again.link), plain(&shown.link), "{link}");
            }
            (None, None) => {}
            _ => panic!("{link}"),
        }
        match (&state.own, &again.own) {
            (Some(shown), Some(again)) => {
                if shown.is_shown() {
                    assert_eq!(position(&again.board), position(&shown.board), "{link}");
                }
                let plain = |query: &OwnQuery| OwnQuery { corrections: vec![], ..query.clone() };
                assert_eq!(plain(&again.query), plain(&shown.query), "{link}");
            }
            (None, None) => {}
            _ => panic!("{link}"),
        }
    }
}

/// A lesson at the desk.
pub fn teach_page(input: &[u8]) {
    const WORDS: &[&str] = &[
        "#/k1/ancient/plane/xo?hide=1",
        "#/gallery/l?n=7",
        "https://a.b/#/sums",
        "//",
        "# /",
        "\n",
        " ",
        "a",
        "é",
        "%26",
        "&item=",
        "#/list?item=k1/ancient/plane/x",
        "#/",
        "oxo.ox",
        "1/2",
        "lesson\nitem\n",
    ];
    const TASKS: &[&str] = &["outcome", "value 1; 2", "jump Left", "parts", "order", "set = 0"];
    let mut choices = Choices::new(input);
    let mut state = TeachState::default();
    let mut links: Vec<String> = Vec::new();
    while !choices.are_over() {
        links.push(state.lesson_link().to_string());
        let (place, other) = (choices.below(6), choices.below(6));
        let text = choices.text(WORDS);
        let action = match choices.below(18) {
            0 | 1 => TeachAction::Add(text, choices.flag()),
            2 => TeachAction::Title(text),
            3 => TeachAction::Name(text),
            4 => TeachAction::Words(text),
            5 => TeachAction::Note(text),
            6 => TeachAction::Cover(choices.flag()),
            7 => TeachAction::Move(place, other),
            8 => TeachAction::Remove(place),
            9 => TeachAction::Duplicate(place),
            10 => TeachAction::Choose(place),
            11 => TeachAction::Shows(text),
            12 => TeachAction::Task(read_task(TASKS[place])),
            13 => TeachAction::Undo,
            14 => match LessonLink::parse(&choices.one(&links).unwrap_or_default()) {
                Some((link, corrections)) => TeachAction::Open(None, link.lesson, corrections.0),
                None => TeachAction::Leave(Vec::new()),
            },
            15 => TeachAction::Ask,
            16 => TeachAction::Hint(text),
            _ => TeachAction::Dismiss,
        };
        state = state.apply(action);
        let lesson = &*state.lesson;
        assert_eq!(first(&lesson.to_string()).as_deref(), Ok(lesson));
        for item in lesson.items.iter().filter(|item| item.task.is_some()) {
            assert_eq!(item.error(), None, "{item}");
        }
    }
}
