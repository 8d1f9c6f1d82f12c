//! The page of a proof.

use gloo::utils::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::cover::use_cover;
use crate::analysis::view::effort::effort_of;
use crate::analysis::view::folded_name::name;
use crate::ask::view::use_job::use_job;
use crate::browser::use_page_state::use_page_state;
use crate::link::problem::LinkProblem;
use crate::link::proof_link::ProofLink;
use crate::pages::proof::keys::proof_help;
use crate::pages::proof::proof_state::{ProofAction, ProofState};
use crate::pages::proof::proving::{Check, ProvingAction, ProvingState};
use crate::pages::proof::view::use_checker::use_checker;
use crate::pages::proof::view::walk_view::WalkView;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use crate::shell::view::page_link::{LinkedHandle, PageProps, use_page_link};
use basics::player::Player;
use konane::{Edge, Rules};
use std::rc::Rc;
use value::Unread;
use words::say;
use worker::client::Phase;
use worker::message::{NameText, ProofAnswer, ProofGoal, ProofQuestion};

/// The name of a downloaded certificate.
const FILE: &str = "proof.txt";
/// The checker for readers, as a file of the site.
const PYTHON: &str = "papamu_check.py";

#[wasm_bindgen]
extern "C" {
    /// Has the browser save a text, packed if so asked.
    #[wasm_bindgen(catch, js_name = saveText)]
    async fn save_text(text: &str, name: &str, is_packed: bool) -> Result<(), JsValue>;
}

#[component]
pub fn ProofPage(props: &PageProps) -> Html {
    let proof_state = use_page_link(props, ProofState::default, |address| {
        vec![ProofAction::Open(address.to_string())]
    });
    if props.is_open {
        html! { <ProofContent {proof_state} /> }
    } else {
        html! {}
    }
}

#[autoprops]
#[component]
fn ProofContent(proof_state: &LinkedHandle<ProofState>) -> Html {
    let place = &proof_state.place;
    let act = &proof_state.act;
    let is_readable = !matches!(proof_state.problem, Some(LinkProblem::Unreadable(..)));
    let handle = use_proof(is_readable.then(|| place.question()));
    let title = format!("{}: {}", say::proof_title(), place.board.trimmed());
    let proving = &handle.proving;
    let proved = proving.certificate();
    let cover = use_cover(place.view, place.question());
    let is_closed = cover.is_closed();
    html! {
        <PageFrame
            layout="proof"
            column="proof"
            title={say::proof_page()}
            view={place.view}
            {cover}
            on_view={act.reform(ProofAction::View)}
            shared={Shared::page(place.link(), title)}
            has_lecture=true
            keys={proof_help()}
            heading={say::proof_title()}
            headline={say::proof_headline()}
            problem={proof_state.problem.clone()}
            on_dismiss={act.reform(|()| ProofAction::Dismiss)}
        >
            if is_readable {
                <section class="card claim">
                    { claim(place, &handle, is_closed) }
                    <p class="note">
                        <a id="proof-position" href={place.position_link()}>{ say::proof_position() }</a>
                        { format!(" · {}, {}", terms(place).0, terms(place).1) }
                    </p>
                    if !is_closed {
                        { state(place, &handle) }
                        if let Some((certificate, ..)) = proved {
                            { figures(certificate, &handle) }
                        }
                    }
                </section>
            }
            if let (Some((_, names, _)), Some(walk), Check::Proved { sign, .. }, false) = (proved, &proving.walk, &proving.check, is_closed) {
                <WalkView
                    walk={walk.clone()}
                    names={names.to_vec()}
                    has_sides={sign == "="}
                    act={handle.act.reform(ProvingAction::Walk)}
                />
            }
        </PageFrame>
    }
}

/// The names of rules and edge, as on the command line.
fn terms(place: &ProofLink) -> (&'static str, &'static str) {
    (Rules::name(place.rules), Edge::name(place.board.edge()))
}

/// What is claimed, or asked until it is proved and uncovered.
fn claim(place: &ProofLink, handle: &ProofHandle, is_closed: bool) -> Html {
    let proved = handle.proving.certificate().filter(|_| !is_closed);
    let claimed: Option<&NameText> = proved.and_then(|(_, names, claimed)| names.get(claimed));
    let sign = proved.and_then(|(text, ..)| claimed_sign(text));
    let winner = match sign {
        Some("|>" | ">=") => Player::Left,
        _ => Player::Right,
    };
    let is_first = matches!(sign, Some("|>" | "<|"));
    let sentence = match (&place.goal, claimed) {
        (ProofGoal::Value, None) => say::proof_asked_value().into(),
        (ProofGoal::Value, Some(value)) => say::proof_value(name(value)),
        (ProofGoal::Not(text), None) => say::proof_not_value(html! { text }),
        (ProofGoal::Not(_), Some(value)) => html! {
            <>{ say::proof_not_value(name(value)) }{ " " }{ say::proof_difference(winner) }</>
        },
        (ProofGoal::Winner(first), None) => say::proof_asked_winner(*first).into(),
        (ProofGoal::Winner(_), Some(_)) if is_first => say::proof_wins_first(winner).into(),
        (ProofGoal::Winner(_), Some(_)) => say::proof_wins_second(winner).into(),
    };
    html! { <p id="proof-claim" class="claimed" data-sign={sign.map(str::to_string)}>{ sentence }</p> }
}

fn claimed_sign(certificate: &str) -> Option<&str> {
    let claim = certificate.lines().find(|line| line.starts_with("claim "))?;
    claim.split(' ').nth(2)
}

/// The state of the search, or why there is no certificate.
fn state(place: &ProofLink, handle: &ProofHandle) -> Html {
    let proving = &handle.proving;
    let acts = [
        handle.act.reform(|()| ProvingAction::Cancel),
        handle.act.reform(|()| ProvingAction::GoOn),
    ];
    match (proving.answer.as_deref(), &place.goal) {
        (Some(ProofAnswer::Proved { .. }), _) => html! {},
        (Some(ProofAnswer::False), _) => {
            html! { <p id="proof-none" role="status">{ say::proof_false() }</p> }
        }
        (Some(ProofAnswer::Unread(Unread { character, expected })), goal) => {
            let text = if let ProofGoal::Not(text) = goal { text } else { "" };
            html! {
                <p id="proof-none" class="problem" role="alert">
                    { say::proof_unread(*character, expected, text) }
                </p>
            }
        }
        (None, _) => html! {
            <>
                { effort_of(
                    &proving.work.phase,
                    &acts,
                    ("proof-", say::proof_about()),
                    html! { <p class="note">{ say::proof_writing() }</p> },
                ) }
                if matches!(proving.work.phase, Phase::TooHard(_)) {
                    <p id="proof-too-hard">{ say::proof_too_hard() }</p>
                    <pre><code>{ command(place) }</code></pre>
                }
            </>
        },
    }
}

/// The same question to the command line.
fn command(place: &ProofLink) -> String {
    let (rules, edge) = terms(place);
    let board = place.board.trimmed();
    let options = format!("papamu prove --rules {rules} --board {edge}");
    match &place.goal {
        ProofGoal::Value => format!("{options} '{board}' --out {FILE}"),
        ProofGoal::Not(value) => format!("{options} '{board}' '!=' '{value}' --out {FILE}"),
        ProofGoal::Winner(first) => {
            let colour = if *first == Player::Left { "black" } else { "white" };
            format!("{options} --first {colour} '{board}' --out {FILE}")
        }
    }
}

/// How large the certificate is, what the second program says, and how to check it elsewhere.
fn figures(certificate: &str, handle: &ProofHandle) -> Html {
    let listed = certificate.lines().last().and_then(|end| end.strip_prefix("end ")?.parse().ok());
    let size = size(certificate.len());
    let save = |is_packed: bool| {
        let text = certificate.to_string();
        Callback::from(move |_: MouseEvent| {
            let text = text.clone();
            spawn_local(async move {
                // A browser that refuses says so itself.
                let _ = save_text(&text, FILE, is_packed).await;
            });
        })
    };
    let retry = handle.act.reform(|_: MouseEvent| ProvingAction::Retry);
    html! {
        <>
            <p id="proof-figures" data-bytes={certificate.len().to_string()}>
                { say::proof_figures(listed.unwrap_or(0_usize), &size) }
            </p>
            <p id="proof-check" role="status" data-check={check_name(&handle.proving.check)}>
                { match &handle.proving.check {
                    Check::Waiting => say::proof_checking().into(),
                    Check::Proved { .. } => say::proof_checked(&|words| html! { <code>{ words }</code> }),
                    Check::Refused { line, reason } => say::proof_refused(*line, reason).into(),
                    Check::Failed(reason) => html! {
                        <>
                            { say::proof_failed(reason) }{ " " }
                            <button id="proof-retry" type="button" onclick={retry}>{ say::page_try() }</button>
                        </>
                    },
                } }
            </p>
            <div class="tools">
                <button id="proof-download" type="button" onclick={save(false)}>{ say::proof_download() }</button>
                if can_pack() {
                    <button id="proof-download-packed" type="button" onclick={save(true)}>
                        { say::proof_download_packed() }
                    </button>
                }
            </div>
            <p>
                { say::proof_yourself(&|words| html! {
                    <a id="proof-python" href={format!("./{PYTHON}")} download={PYTHON}>{ words }</a>
                }) }
            </p>
            <pre><code>{ format!("python3 {PYTHON} {FILE}") }</code></pre>
        </>
    }
}

fn check_name(check: &Check) -> &'static str {
    match check {
        Check::Waiting => "waiting",
        Check::Proved { .. } => "proved",
        Check::Refused { .. } => "refused",
        Check::Failed(_) => "failed",
    }
}

fn size(bytes: usize) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{} kB", bytes / 1_000),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

/// Whether this browser packs.
fn can_pack() -> bool {
    js_sys::Reflect::has(&window(), &"CompressionStream".into()).unwrap_or(false)
}

struct ProofHandle {
    pub proving: Rc<ProvingState>,
    pub act: Callback<ProvingAction>,
}

/// Asks a worker for a certificate, and the second program to check it. `None` asks nothing.
#[hook]
fn use_proof(question: Option<ProofQuestion>) -> ProofHandle {
    let (proving, act) = use_page_state(ProvingState::default);
    let ask = act.clone();
    use_effect_with(question.clone(), move |question| {
        if let Some(question) = question {
            ask.emit(ProvingAction::Ask(Rc::new(question.clone())));
        }
    });
    let order = proving.order().map(|question| (proving.work.run, question));
    use_job(order, act.reform(|(run, news)| ProvingAction::Heard(run, news)));
    use_checker(
        proving.to_check(),
        act.reform(|reply: Result<String, String>| match reply {
            Ok(reply) => ProvingAction::Reply(reply),
            Err(reason) => ProvingAction::Failed(reason),
        }),
    );
    // What is known of another position does not fit this one.
    let is_present = proving.question.as_deref() == question.as_ref();
    let proving = if is_present { proving } else { Rc::default() };
    ProofHandle { proving, act }
}
