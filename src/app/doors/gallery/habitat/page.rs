//! Habitat: the smallest positions that have a value.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::answers::folded_name::name;
use crate::app::board::mini_board::mini_board;
use crate::app::browser::clipboard::{save_text, write_to_clipboard};
use crate::app::doors::gallery::exhibit_frame::{RoomProps, corrected, story, use_passage, way};
use crate::app::doors::gallery::exhibit_link::ExhibitLink;
use crate::app::doors::gallery::habitat::record::{Query, Record, stones};
use crate::app::doors::gallery::habitat::use_habitat::{
    HabitatHandle, HabitatPhase, HabitatSearch, use_habitat,
};
use crate::app::link::door_link::DoorLink;
use crate::app::shell::top_bar::plain_bar;
use crate::konane::{Edge, Rules};
use crate::sorting::sort_by_number;
use crate::worker::message::Position;

/// Values to begin with: as they are typed, and as they are shown with a small number below.
const EXAMPLES: [(&str, &str, &str); 10] = [
    ("*2", "∗2", ""),
    ("^", "↑", ""),
    ("^<2>", "↑²", ""),
    ("1/2", "½", ""),
    ("1/4", "¼", ""),
    ("tiny(1)", "+", "1"),
    ("*3", "∗3", ""),
    ("3", "3", ""),
    ("{2|0}", "{2 | 0}", ""),
    ("±1", "±1", ""),
];

#[component]
pub fn HabitatPage(props: &RoomProps) -> Html {
    let RoomProps { exhibit, visit, on_visit } = props;
    let (query, corrections) = Query::of(visit);
    let title = match query.value.as_str() {
        "" => "Habitat".to_string(),
        value => format!("Habitat of {value}"),
    };
    let heading = use_passage(&title);
    let handle = use_habitat(query.clone());
    let search = &handle.search;
    let show = {
        let on_visit = on_visit.clone();
        Callback::from(move |query: Query| on_visit.emit(query.visit()))
    };
    let dismiss = {
        let query = query.clone();
        show.reform(move |()| query.clone())
    };
    html! {
        <div data-layout="whole">
            { plain_bar(visit.to_string(), format!("{}: {}", exhibit.title, query.value)) }
            <header class="exhibit-head">
                { way(exhibit, false) }
                <h2 ref={heading} tabindex="-1">{ exhibit.title }</h2>
                <p class="headline">{ exhibit.headline }</p>
                { corrected(&corrections, &dismiss) }
            </header>
            <div class="habitat">
                <Form query={query.clone()} on_query={show.clone()} />
                { answer(&handle) }
                <Earlier handle={handle.clone()} />
                { story(exhibit) }
            </div>
            <p class="unseen" role="status">{ spoken(search) }</p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct FormProps {
    query: Query,
    on_query: Callback<Query>,
}

/// What is looked for. The value is taken when it is sent, everything else at once.
#[component]
fn Form(props: &FormProps) -> Html {
    let FormProps { query, on_query } = props;
    let field = use_node_ref();
    let submit = {
        let (field, query, on_query) = (field.clone(), query.clone(), on_query.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = field.cast::<HtmlInputElement>() {
                let value = input.value().trim().to_string();
                on_query.emit(Query { value, ..query.clone() });
            }
        })
    };
    // What another link asks for takes the place of what has been typed.
    use_effect_with((field.clone(), query.value.clone()), |(field, value)| {
        if let Some(input) = field.cast::<HtmlInputElement>() {
            input.set_value(value);
        }
    });
    let switch = |label: &'static str, is_on: bool, to: Query| {
        html! {
            <button
                type="button"
                aria-pressed={is_on.to_string()}
                onclick={on_query.reform(move |_| to.clone())}
            >
                { label }
            </button>
        }
    };
    let rules = |rules| Query { rules, ..query.clone() };
    let edge = |edge| Query { edge, ..query.clone() };
    let colours = |has_any_colours| Query { has_any_colours, ..query.clone() };
    html! {
        <form class="habitat-form" role="search" onsubmit={submit}>
            <label for="sought">{ "Value" }</label>
            <div class="habitat-line">
                <input
                    id="sought"
                    ref={field}
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    maxlength="400"
                    aria-describedby="habitat-problem"
                    placeholder="*2, ^, 1/2, {1|*} …"
                />
                <button id="seek" class="main" type="submit">{ "Find" }</button>
            </div>
            <ul class="tries" aria-label="Examples">
                { for EXAMPLES.map(|(value, shown, below)| html! {
                    <li>
                        <a href={Query { value: value.to_string(), ..query.clone() }.visit().to_string()}>
                            { shown }
                            if !below.is_empty() {
                                <sub>{ below }</sub>
                            }
                        </a>
                    </li>
                }) }
            </ul>
            <div class="tools">
                <div class="group" role="group" aria-label="Rules">
                    { switch("Ancient", query.rules == Rules::Ancient, rules(Rules::Ancient)) }
                    { switch("Modern", query.rules == Rules::Modern, rules(Rules::Modern)) }
                </div>
                <div class="group" role="group" aria-label="Board">
                    { switch("Plane", query.edge == Edge::Plane, edge(Edge::Plane)) }
                    { switch("Walls", query.edge == Edge::Walls, edge(Edge::Walls)) }
                </div>
                <div class="group" role="group" aria-label="Colours">
                    { switch("As after an opening", !query.has_any_colours, colours(false)) }
                    { switch("Any colours", query.has_any_colours, colours(true)) }
                </div>
            </div>
        </form>
    }
}

/// What has been found, and how far the search has come.
fn answer(handle: &HabitatHandle) -> Html {
    let search = &handle.search;
    let HabitatSearch { record, phase, .. } = &**search;
    if let HabitatPhase::Unread(character, expected) = phase {
        return problem(&record.query.value, *character, expected);
    }
    if *phase == HabitatPhase::Idle {
        return html! { <p id="habitat-problem" class="unseen" /> };
    }
    html! {
        <section class="habitat-answer" aria-labelledby="habitat-value">
            <h3 id="habitat-value" class="habitat-value">
                { match &search.name {
                    Some(known) => name(known),
                    None => html! { <span class="name">{ &record.query.value }</span> },
                } }
            </h3>
            { status(handle) }
            { if record.exhibits.is_empty() { html! {} } else { in_the_gallery(record) } }
            { found(search) }
            { reached(search) }
        </section>
    }
}

/// What is wrong with a text, and where.
fn problem(text: &str, character: Option<u32>, expected: &str) -> Html {
    let split = character.map(|character| {
        let place = character.saturating_sub(1) as usize;
        let mut letters = text.chars();
        let before: String = letters.by_ref().take(place).collect();
        let here: String = letters.by_ref().take(1).collect();
        (before, here, letters.collect::<String>())
    });
    html! {
        <div id="habitat-problem" class="problem" role="alert">
            { match (split, character) {
                (Some((before, here, after)), Some(character)) => html! {
                    <>
                        <p>
                            <strong>{ "This is not a value: " }</strong>
                            { format!("character {character}: expected {expected}.") }
                        </p>
                        <p class="name">{ before }<mark>{ here }</mark>{ after }</p>
                    </>
                },
                _ => html! { <p>{ "This value takes too long to work out." }</p> },
            } }
        </div>
    }
}

fn status(handle: &HabitatHandle) -> Html {
    let search = &handle.search;
    let news = &search.news;
    let button = |id: &'static str, label: &'static str, act: &Callback<()>| {
        let on_click = act.reform(|_: MouseEvent| ());
        html! { <button key="habitat-button" {id} type="button" onclick={on_click}>{ label }</button> }
    };
    let words = match &search.phase {
        HabitatPhase::Searching => match news.level {
            Some((stones, rows, columns)) => {
                format!("Looking at {} in {rows} × {columns} …", counted(stones, "stone"))
            }
            None => "Reading the value and the exhibits …".to_string(),
        },
        HabitatPhase::Stopped => "Stopped.".to_string(),
        HabitatPhase::Paused => "Paused after a minute.".to_string(),
        HabitatPhase::Done => "All boxes have been looked through.".to_string(),
        HabitatPhase::Failed(reason) => format!("The search cannot go on: {reason}."),
        HabitatPhase::Idle | HabitatPhase::Unread(..) => String::new(),
    };
    html! {
        <div class="habitat-status">
            { match search.phase {
                HabitatPhase::Searching => button("habitat-stop", "Stop", &handle.stop),
                HabitatPhase::Done => html! {},
                _ => button("habitat-on", "Go on", &handle.go_on),
            } }
            <span id="habitat-says" class="note">
                { words }
                if news.positions > 0 {
                    { format!(" {} valued in this search.", counted(news.positions, "position")) }
                }
                if news.skipped > 0 {
                    { format!(" {} took too long and were passed by.", news.skipped) }
                }
            </span>
        </div>
    }
}

fn in_the_gallery(record: &Record) -> Html {
    let mut shown: Vec<(ExhibitLink, Position)> = record
        .exhibits
        .iter()
        .filter_map(|link| ExhibitLink::of(&DoorLink::parse(link)))
        .filter_map(|exhibit_link| {
            Some((exhibit_link.clone(), record.position(&exhibit_link.board()?.to_string())))
        })
        .collect();
    sort_by_number(&mut shown, |(_, position)| stones(&position.board).into());
    html! {
        <>
            <h4>{ "In the gallery" }</h4>
            <ul class="finds" id="habitat-exhibits">
                { for shown.into_iter().take(8).map(|(exhibit_link, position)| {
                    let numbers: Vec<String> = exhibit_link
                        .family
                        .parameters
                        .iter()
                        .zip(&exhibit_link.point)
                        .map(|(parameter, number)| format!("{} = {number}", parameter.symbol))
                        .collect();
                    let count = counted(stones(&position.board), "stone");
                    html! {
                        <li>
                            { small(&position) }
                            <a class="find-name" href={DoorLink::to_string(&exhibit_link.visit())}>
                                { exhibit_link.exhibit.title }
                                if !numbers.is_empty() {
                                    { format!(", {}", numbers.join(", ")) }
                                }
                            </a>
                            <span class="note">{ count }</span>
                        </li>
                    }
                }) }
            </ul>
        </>
    }
}

fn found(search: &HabitatSearch) -> Html {
    let record = &search.record;
    let Some(fewest) = record.stones() else {
        return html! {};
    };
    let count = record.found(search.news.more);
    let more = count.saturating_sub(record.finds.len() as u32);
    html! {
        <>
            <h4 id="habitat-fewest">
                { counted(fewest, "stone") }
                <span class="note">{ format!(" {}", counted(count, "position")) }</span>
            </h4>
            <ul class="finds" id="habitat-finds">
                { for record.finds.iter().map(|board| html! {
                    <li key={board.as_str()} data-find={board.clone()}>
                        { small(&record.position(board)) }
                        <code>{ board }</code>
                    </li>
                }) }
            </ul>
            if more > 0 {
                <p class="note">{ format!("… and {more} more.") }</p>
            }
        </>
    }
}

/// A position as a picture that opens on the board. Very large ones are named only.
fn small(position: &Position) -> Html {
    const MOST: u32 = 60;
    if stones(&position.board) > MOST {
        return html! {};
    }
    let label = format!("{}, on the board", position.board);
    mini_board(position, label)
}

/// What the search can vouch for.
fn reached(search: &HabitatSearch) -> Html {
    let record = &search.record;
    let reached = record.reached();
    if reached.is_empty() {
        return html! {};
    }
    let nothing = record.finds.is_empty();
    html! {
        <details class="reached" open={nothing}>
            <summary>
                { if nothing { "Nothing yet. What has been looked through" } else { "What has been looked through" } }
            </summary>
            <p class="note">
                { match record.query.edge {
                    Edge::Plane => "A box is just large enough for the stones, and no side is longer than 8 squares. ",
                    Edge::Walls => "The box is the board, and no side is longer than 8 squares. ",
                } }
                { if record.query.has_any_colours {
                    "Stones of any colour may stand on any square."
                } else {
                    "Colours alternate as after an opening; other positions may need fewer stones."
                } }
            </p>
            <dl>
                { for reached.iter().map(|(stones, area)| html! {
                    <div>
                        <dt>{ counted(*stones, "stone") }</dt>
                        <dd>
                            { match area.as_str() {
                                "all" => "all boxes up to 8 × 8".to_string(),
                                area => format!("all boxes of up to {area} squares"),
                            } }
                        </dd>
                    </div>
                }) }
            </dl>
        </details>
    }
}

#[derive(Properties, PartialEq)]
struct EarlierProps {
    handle: HabitatHandle,
}

/// What has been looked for before, to be taken along or forgotten.
#[component]
fn Earlier(props: &EarlierProps) -> Html {
    let handle = &props.handle;
    let ledger = &handle.search.ledger;
    let said = use_state_eq(|| "");
    if ledger.records.is_empty() {
        return html! {};
    }
    let copy = {
        let (ledger, said) = (ledger.clone(), said.setter());
        Callback::from(move |_: MouseEvent| {
            let said = said.clone();
            let done = Callback::from(move |is_there: bool| {
                said.set(if is_there { "Copied." } else { "The browser does not allow copying." });
            });
            write_to_clipboard(&ledger.table(), done);
        })
    };
    let save = {
        let (ledger, said) = (ledger.clone(), said.setter());
        Callback::from(move |_: MouseEvent| {
            let is_saved = save_text(&ledger.table(), "konane-habitat.tsv");
            said.set(if is_saved { "Saved." } else { "The browser does not allow saving." });
        })
    };
    html! {
        <section class="earlier" aria-labelledby="earlier-title">
            <h3 id="earlier-title">{ "Found so far" }</h3>
            <p class="note">{ "Saved in this browser only." }</p>
            <ul class="records">
                { for ledger.records.iter().rev().map(|record| html! {
                    <li>
                        <a href={record.query.visit().to_string()}>
                            <b class="name">{ signs(&record.plain) }</b>
                            <span class="note">
                                { record.query.terms() }
                                { match record.stones() {
                                    Some(fewest) => format!(": {}", counted(fewest, "stone")),
                                    None => ": nothing yet".to_string(),
                                } }
                            </span>
                        </a>
                    </li>
                }) }
            </ul>
            <div class="tools">
                <button id="habitat-copy" type="button" onclick={copy}>{ "Copy as a table" }</button>
                <button id="habitat-save" type="button" onclick={save}>{ "Save as a file" }</button>
                <button id="habitat-forget" type="button" onclick={handle.forget.reform(|_| ())}>{ "Forget all" }</button>
                <span class="note" role="status">{ *said }</span>
            </div>
        </section>
    }
}

/// What is said of the search. How far it has come changes too often.
fn spoken(search: &HabitatSearch) -> String {
    let found = match search.record.stones() {
        Some(fewest) => format!("Found with {}.", counted(fewest, "stone")),
        None => "Nothing found yet.".to_string(),
    };
    match search.phase {
        HabitatPhase::Idle | HabitatPhase::Unread(..) | HabitatPhase::Failed(_) => String::new(),
        HabitatPhase::Searching if search.record.finds.is_empty() => "Searching.".to_string(),
        HabitatPhase::Searching => found,
        _ => format!("The search has ended. {found}"),
    }
}

/// A value's plain name with better signs.
fn signs(plain: &str) -> Html {
    let text = plain.replace('*', "∗").replace('^', "↑");
    let power = text.split_once('<').and_then(|(before, rest)| {
        let (power, after) = rest.split_once('>')?;
        Some(html! { <>{ before }<sup>{ power }</sup>{ after }</> })
    });
    power.unwrap_or_else(|| html! { text })
}

/// As in `1 stone`, `12 345 stones`.
fn counted(number: u32, what: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    format!("{text} {what}{}", if number == 1 { "" } else { "s" })
}
