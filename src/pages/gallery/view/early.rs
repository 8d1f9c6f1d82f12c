//! All values born by day 3, each with the smallest position that was found.

use std::rc::Rc;

use yew::prelude::*;

use crate::analysis::phrases::Gap;
use crate::analysis::view::cover::use_cover;
use crate::analysis::view::name_view::{short_name, unknown};
use crate::analysis::view::proof_link::proof_link;
use crate::ask::table::TableRow;
use crate::ask::view::use_table::use_table;
use crate::board::view::mini_board::mini_board;
use crate::browser::callback::callback;
use crate::browser::text_file::{File, use_file};
use crate::link::problem::LinkProblem;
use crate::link::view::View;
use crate::pages::gallery::catalogue::{colours_name, colours_of, rules_name};
use crate::pages::gallery::early::{COLUMNS, EarlyLink, counts, pages, write};
use crate::pages::gallery::habitat::query::Query;
use crate::pages::gallery::keys::room_help;
use crate::pages::gallery::making::MakingLink;
use crate::pages::gallery::view::copies::Copies;
use crate::pages::gallery::view::exhibit_frame::{ExhibitForm, RoomProps, Way, story};
use crate::pages::gallery::view::laws::laws;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use konane::{Board, Colours, Edge, Rules};
use teaching::early::{EarlyValue, How, SmallestPosition, read};
use words::say;
use worker::message::{Entry, NameText, Position, ProofGoal, SubjectText};

#[component]
pub fn EarlyPage(props: &RoomProps) -> Html {
    let RoomProps { exhibit, page_link, on_visit } = props;
    let (room, mut corrections) = EarlyLink::of(page_link);
    let file = use_file("early.txt", |text| read(text).ok());
    let all = file.here().cloned().unwrap_or_default();
    let chosen = room.chosen(&all);
    let (page, places, wrong) = room.page(chosen.len());
    if !all.is_empty() {
        corrections.extend(wrong);
    }
    let shown = &chosen[places];
    let entry = |value: &&EarlyValue| Entry {
        subject: SubjectText::Expression(value.name.clone()),
        claim: None,
        is_explored: false,
    };
    let entries: Rc<Vec<Entry>> = Rc::new(shown.iter().map(entry).collect());
    let table = use_table(entries.clone(), vec![]).table;
    let named = |index: usize| match table.rows.get(index)?.as_ref()? {
        // The table may still be the one of the page before.
        TableRow::Known(row) if table.entries == entries => row.value.as_ref(),
        _ => None,
    };
    let view = View { is_hidden: room.is_hidden, ..View::default() };
    let cover = use_cover(view, room.clone());
    let is_closed = cover.is_closed();
    let write = {
        let (room, shown) = (room.clone(), shown.iter().enumerate());
        let values = shown.map(|(index, &value)| (value.clone(), named(index).cloned()));
        let values: Vec<(EarlyValue, Option<NameText>)> = values.collect();
        Callback::from(move |format| write(format, &room, &values))
    };
    let dismiss =
        callback!(room = room.with_page(page), on_visit, move |()| on_visit.emit(room.page_link()));
    let values = html! {
        <>
            if !is_closed {
                <div class="range-head"><Copies {write} /></div>
            }
            <div class="scrolls" tabindex="0" role="region" aria-label={exhibit.title.text()}>
                <table id="early-values" class="cards-on-phone">
                    <caption class="unseen">{ exhibit.headline.text() }</caption>
                    <thead>
                        <tr>
                            <th scope="col">{ say::early_value() }</th>
                            <th scope="col" class="number">{ say::early_day() }</th>
                            <th scope="col" class="number">{ say::early_stones() }</th>
                            <th scope="col">{ say::early_position() }</th>
                            <th scope="col">{ say::early_scope() }</th>
                        </tr>
                    </thead>
                    <tbody>
                        { for shown.iter().enumerate().map(|(index, value)| {
                            let shown = named(index).map(short_name);
                            row(&room, value, shown.unwrap_or_else(|| html! { &value.name }), is_closed)
                        }) }
                    </tbody>
                </table>
            </div>
            { turning(&room, page, chosen.len()) }
        </>
    };
    let (tools, values) = match &*file {
        File::Coming => (html! {}, html! { <p class="note">{ say::early_loading() }</p> }),
        File::Failed => {
            (html! {}, html! { <p class="problem" role="alert">{ say::early_failed() }</p> })
        }
        File::Here(all) => (choices(&room, all), values),
    };
    html! {
        <PageFrame
            layout="exhibit"
            class="early"
            {view}
            {cover}
            title={say::gallery_page(exhibit.title.text())}
            shared={Shared::page(room.page_link(), exhibit.title.text())}
            keys={room_help()}
            head_class="exhibit-head"
            above={html! { <Way exhibit={*exhibit} is_projected=false is_covered={is_closed} /> }}
            heading={exhibit.title.text()}
            headline={exhibit.headline.text()}
            problem={LinkProblem::corrected(corrections)}
            on_dismiss={dismiss}
            {tools}
        >
            { ExhibitForm {
                table: values,
                why: html! { <>{ story(exhibit) }{ laws(exhibit, None) }</> },
                is_covered: is_closed,
                ..ExhibitForm::default()
            }.view() }
        </PageFrame>
    }
}

/// A table of what there is, whose cells choose what is shown.
fn choices(room: &EarlyLink, all: &[EarlyValue]) -> Html {
    let cell = |(rules, colours): (Rules, Colours), how: Option<How>, count: usize| {
        let mut to = room.at_begin();
        (to.rules, to.colours, to.how) = (rules, colours, how);
        let is_chosen = (rules, colours, how) == (room.rules, room.colours, room.how);
        html! {
            <td class="number">
                if count > 0 {
                    <a href={to.page_link().to_string()} aria-current={is_chosen.then_some("true")}>
                        { say::early_count(count as f64) }
                    </a>
                } else {
                    { say::early_count(0.0) }
                }
            </td>
        }
    };
    let rows = How::ALL.map(|how| (how, counts(all, |smallest| smallest.how == how)));
    let rows = rows.into_iter().filter(|(_, counts)| counts.iter().any(|&count| count > 0));
    let orders = [(say::early_by_value(), false), (say::early_by_stones(), true)];
    html! {
        <>
            <div class="scrolls" tabindex="0" role="region" aria-label={say::early_ways()}>
                <table id="early-ways">
                    <caption>{ say::early_ways() }</caption>
                    <thead>
                        <tr>
                            <td />
                            { for COLUMNS.map(|(rules, colours)| html! {
                                <th scope="col" class="number">
                                    { say::early_column(colours_name(colours), rules_name(rules)) }
                                </th>
                            }) }
                        </tr>
                    </thead>
                    <tbody>
                        { for rows.map(|(how, counts)| html! {
                            <tr data-how={how.name()}>
                                <th scope="row">{ how_words(how) }</th>
                                { for COLUMNS.into_iter().zip(counts).map(|(column, count)| {
                                    cell(column, Some(how), count)
                                }) }
                            </tr>
                        }) }
                        <tr data-how="any">
                            <th scope="row">{ say::early_any() }</th>
                            { for COLUMNS.map(|column| cell(column, None, all.len())) }
                        </tr>
                        <tr data-how="game">
                            <th scope="row">{ say::early_games() }</th>
                            { for counts(all, |smallest| smallest.has_game == Some(true)).map(|count| html! {
                                <td class="number">{ say::early_count(count as f64) }</td>
                            }) }
                        </tr>
                    </tbody>
                </table>
            </div>
            if room.colours == Colours::Any {
                <p class="note">{ say::colours_generalized() }</p>
            }
            <nav class="group" aria-label={say::early_order()}>
                { for orders.map(|(label, is_by_stones)| {
                    let mut to = room.at_begin();
                    to.is_by_stones = is_by_stones;
                    let current = (is_by_stones == room.is_by_stones).then_some("true");
                    html! {
                        <a class="button" href={to.page_link().to_string()} aria-current={current}>{ label }</a>
                    }
                }) }
            </nav>
        </>
    }
}

fn row(room: &EarlyLink, value: &EarlyValue, written: Html, is_closed: bool) -> Html {
    let smallest = room.smallest(value);
    let there = Query { value: value.name.clone(), rules: room.rules, ..Query::default() };
    html! {
        <tr key={value.name.clone()} data-value={(!is_closed).then(|| value.name.clone())}>
            <th scope="row">
                if is_closed {
                    { unknown(None, Gap::Covered) }
                } else {
                    <a class="name" href={there.page_link().to_string()}>{ written }</a>
                }
            </th>
            <td class="number" data-column={say::early_day()}>{ value.day }</td>
            <td class="number" data-column={say::early_stones()}>
                { match smallest.how {
                    How::Unknown => "–".to_string(),
                    _ => say::early_count(f64::from(smallest.stones)),
                } }
            </td>
            <td>{ position(room, value, smallest, is_closed) }</td>
            <td class="note" data-column={say::early_scope()}>{ scope(smallest) }</td>
        </tr>
    }
}

/// The colours of a position, and whether a game ends in it.
fn scope(smallest: &SmallestPosition) -> Html {
    let board = smallest.position.as_ref().and_then(|text| Board::parse(text, Edge::Plane).ok());
    let colours = match (&board, smallest.how) {
        (Some(board), _) => colours_of(board),
        (None, How::Unknown) => return html! {},
        (None, _) => colours_name(Colours::Any),
    };
    html! {
        <>
            { colours }
            { match smallest.has_game {
                Some(true) => format!("; {}", say::early_scope_game()),
                Some(false) => format!("; {}", say::early_scope_no_game()),
                None => String::new(),
            } }
        </>
    }
}

fn position(
    room: &EarlyLink,
    value: &EarlyValue,
    smallest: &SmallestPosition,
    is_closed: bool,
) -> Html {
    match &smallest.position {
        Some(board) => {
            let modern = room.rules == Rules::Modern;
            let position = Position { modern, walls: false, board: board.clone() };
            html! {
                <>
                    { mini_board(&position, say::habitat_open(board)) }
                    if !is_closed {
                        { proof_link(&position, ProofGoal::Value, say::early_prove(&value.name)) }
                    }
                    <span class="note">{ how_words(smallest.how) }</span>
                </>
            }
        }
        None if smallest.how == How::Unknown => {
            html! { <span class="note">{ say::early_unknown() }</span> }
        }
        None => html! {
            <>
                if !is_closed {
                    <a class="go-on" href={MakingLink::to(&value.name).page_link().to_string()}>
                        { say::early_build() }
                    </a>
                }
                <span class="note">{ how_words(smallest.how) }</span>
            </>
        },
    }
}

fn how_words(how: How) -> &'static str {
    match how {
        How::Listed => say::early_listed(),
        How::Sum => say::early_sum(),
        How::Compared => say::early_compared(),
        How::Built => say::early_built(),
        How::Unknown => say::early_unknown(),
    }
}

/// Links to the pages before and after.
fn turning(room: &EarlyLink, page: usize, values: usize) -> Html {
    let last = pages(values) - 1;
    let to = |id: &'static str, label: &'static str, page: Option<usize>| {
        let link = page.map(|page| room.with_page(page).page_link().to_string());
        html! {
            if let Some(link) = link {
                <a {id} class="button" href={link}>{ label }</a>
            }
        }
    };
    html! {
        <nav class="early-turning" aria-label={say::early_pages()}>
            { to("early-before", say::early_before(), page.checked_sub(1)) }
            <span>{ say::early_page(page + 1, last + 1) }</span>
            { to("early-after", say::early_after(), (page < last).then_some(page + 1)) }
        </nav>
    }
}
