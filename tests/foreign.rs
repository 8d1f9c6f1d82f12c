//! Chooses a language in which every message begins with a letter outside ASCII, to show that no
//! code cuts messages at bytes. A process has a single language, so this test has its own file.

use basics::player::{ByPlayer, Player};
use papamu::editor::editor_action::EditorAction;
use papamu::editor::editor_state::EditorState;
use papamu::share::export::Export;
use papamu::share::shared::ShownPosition;
use words::{choose, say, tag};
use worker::client::{Report, WinnerText};

#[test]
fn a_picture_says_who_wins() {
    let words = "ʻae, às vezes";
    choose(format!("xx {}\n{}", say::EDITION, format!("{words}\n").repeat(5000)), say::EDITION);
    assert_eq!((tag(), say::list_bar()), ("xx", words));
    let editor_state =
        EditorState::default().apply(EditorAction::Open("#/k1/ancient/plane/oxo.ox".into()));
    let seen = ShownPosition::of(&editor_state);
    let sides = [Player::Left, Player::Right];
    for (left, right) in sides.into_iter().flat_map(|left| sides.map(|right| (left, right))) {
        let won = |side| Some(WinnerText { side, by: None });
        let winners = ByPlayer { left: won(left), right: won(right) };
        let report = Report { position: seen.position.clone(), winners, ..Report::default() };
        let picture = Export::new(&seen, &report).picture("");
        assert!(picture.svg.contains(&format!(">{words}</text>")), "{}", picture.svg);
    }
}
