//! In a frame, tells the element `<papamu-board>` around it what is on the board, and does what the element asks for.
//! `frame.js` carries the messages; docs/embedding.md describes them.

use basics::player::Player;
use basics::program_part;
use gloo::events::EventListener;
use gloo::utils::window;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;
use yew::prelude::*;

use crate::browser::use_latest::use_latest;
use crate::editor::editor_action::EditorAction;
use crate::share::export::Export;
use crate::share::shared::{Shared, SharedPosition, ShownPosition};
use value::Style;
use worker::message::Position;

#[wasm_bindgen]
extern "C" {
    /// Sends an object of this kind to the page around the frame.
    #[wasm_bindgen(js_name = tellAround)]
    fn tell_around(kind: &str, told: &JsValue);
}

#[derive(Properties, Clone, PartialEq)]
pub struct TalkProps {
    pub shared: Shared,
    /// What changes the board, where the page has one that readers edit.
    pub act: Option<Callback<EditorAction>>,
}

/// What is on the board.
#[derive(Serialize)]
struct ToldPosition {
    position: String,
    rules: &'static str,
    edge: &'static str,
    link: String,
}

#[derive(Serialize)]
struct ToldJump {
    jump: String,
    player: &'static str,
}

#[derive(Serialize, PartialEq, Clone)]
struct ToldValue {
    position: String,
    ascii: Option<String>,
    unicode: Option<String>,
    latex: Option<String>,
    outcome: &'static str,
}

#[derive(Serialize)]
struct ToldReply {
    number: u32,
    answer: Option<String>,
    problem: Option<String>,
}

/// A question of a lesson is answered.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToldAnswer {
    /// Its place in the lesson, from 1.
    pub question: usize,
    pub answer: String,
    pub is_right: bool,
    pub tries: u32,
}

/// What the page around asks for, with a number that the reply repeats.
#[derive(Deserialize)]
struct Asked {
    number: u32,
    kind: String,
    /// A link or a jump.
    #[serde(default)]
    text: String,
}

program_part! {
    /// Talks as long as it is shown.
    "rest" 42: pub fn talker(props: TalkProps) -> Html {
        html! { <Talker ..props /> }
    }
}

#[component]
fn Talker(TalkProps { shared, act }: &TalkProps) -> Html {
    let position = shared.position.as_ref();
    let before = use_mut_ref(|| None::<ShownPosition>);
    let shown = position.map(|position| position.shown.clone());
    use_effect_with((shown, shared.link.clone()), move |(shown, link)| {
        let Some(shown) = shown else { return };
        if let Some((jump, player)) = before.borrow().as_ref().and_then(|it| jumped(it, shown)) {
            tell("jump", &ToldJump { jump, player: player.name() });
        }
        let (rules, edge) = shown.position.terms();
        let (position, link) = (shown.position.board.clone(), link.clone());
        let (rules, edge) = (rules.name(), edge.name());
        tell("change", &ToldPosition { position, rules, edge, link });
        before.replace(Some(shown.clone()));
    });
    use_effect_with(position.and_then(value), |value| {
        if let Some(value) = value {
            tell("value", value);
        }
    });
    let hear = use_latest(Callback::from({
        let (shared, act) = (shared.clone(), act.clone());
        move |Asked { number, kind, text }| {
            let (answer, problem) = match grant(&shared, act.as_ref(), &kind, text) {
                Ok(answer) => (answer, None),
                Err(problem) => (None, Some(problem)),
            };
            tell("reply", &ToldReply { number, answer, problem });
        }
    }));
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "papamu-asked", move |event| {
            // What is unknown is ignored.
            let asked = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if let Some(Ok(asked)) = asked.map(serde_wasm_bindgen::from_value) {
                hear.emit(asked);
            }
        });
        // What is asked for from now on is heard.
        tell("ready", &());
        move || drop(listener)
    });
    html! {}
}

/// Tells the page around, if it listens.
pub fn tell(kind: &str, told: &impl Serialize) {
    if let Ok(told) = told.serialize(&serde_wasm_bindgen::Serializer::json_compatible()) {
        tell_around(kind, &told);
    }
}

/// The jump that led from one position to the other, if one did.
fn jumped(before: &ShownPosition, now: &ShownPosition) -> Option<(String, Player)> {
    let (rules, _) = before.position.terms();
    Player::ALL.into_iter().find_map(|player| {
        let mut jumps = before.board.jumps(rules, player);
        let leads_here =
            |jump| Position::of(rules, &before.board.play_unchecked(jump)) == now.position;
        let jump = jumps.find(|&jump| leads_here(jump))?;
        Some((before.names.jump_name(jump), player))
    })
}

/// The value, if it is known and not covered.
fn value(SharedPosition { shown, report, .. }: &SharedPosition) -> Option<ToldValue> {
    let value = Export::new(shown, report).value?;
    Some(ToldValue {
        position: shown.position.board.clone(),
        ascii: value.written(Style::Plain),
        unicode: value.written(Style::Unicode),
        latex: value.written(Style::Latex),
        outcome: value.outcome.name(),
    })
}

fn grant(
    shared: &Shared,
    act: Option<&Callback<EditorAction>>,
    kind: &str,
    text: String,
) -> Result<Option<String>, String> {
    let act = || act.ok_or("this page has no board to change");
    let position = || shared.position.as_ref().ok_or("this page has no position");
    match kind {
        "open" => act()?.emit(EditorAction::Open(text)),
        "undo" => act()?.emit(EditorAction::Undo),
        "play" => {
            let ShownPosition { position, board, names, .. } = &position()?.shown;
            let (rules, _) = position.terms();
            let can = |jump| Player::ALL.into_iter().any(|it| board.can_jump(rules, it, jump));
            let jump = names.jump_named(&text).filter(|&jump| can(jump));
            let jump = jump.ok_or_else(|| format!("“{text}” is no jump here, such as a1-c1"))?;
            act()?.emit(EditorAction::Play(jump));
        }
        "image" => {
            let SharedPosition { shown, report, .. } = position()?;
            return Ok(Some(Export::new(shown, report).picture("").svg));
        }
        _ => return Err(format!("“{kind}” is nothing that this page does")),
    }
    Ok(None)
}
