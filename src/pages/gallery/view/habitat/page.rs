//! Habitat: the smallest positions with a given value.

use yew::prelude::*;

use crate::analysis::view::cover::use_cover;
use crate::browser::callback::{callback, closure};
use crate::link::parameters::Place;
use crate::link::problem::LinkProblem;
use crate::link::view::{HIDE, View};
use crate::pages::gallery::habitat::query::Query;
use crate::pages::gallery::keys::room_help;
use crate::pages::gallery::view::exhibit_frame::{ExhibitForm, RoomProps, Way, story};
use crate::pages::gallery::view::habitat::answer::answer;
use crate::pages::gallery::view::habitat::earlier::Earlier;
use crate::pages::gallery::view::habitat::form::Form;
use crate::pages::gallery::view::habitat::use_habitat::{HabitatPhase, HabitatState, use_habitat};
use crate::pages::gallery::view::laws::laws;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use words::say;

#[component]
pub fn HabitatPage(props: &RoomProps) -> Html {
    let RoomProps { exhibit, page_link, on_visit } = props;
    let (query, mut corrections) = Query::of(page_link);
    let (View { is_hidden, .. }, wrong) = View::default().opened(page_link);
    corrections.extend(wrong);
    let view = View { is_hidden, ..View::default() };
    let title = match query.value.as_str() {
        "" => say::habitat_page().to_string(),
        value => say::habitat_page_of(value),
    };
    let handle = use_habitat(query.clone());
    let search = &handle.search;
    let show = callback!(on_visit, move |query: Query| {
        on_visit.emit(query.page_link().with(HIDE, is_hidden.then(|| "1".to_string())));
    });
    let dismiss = show.reform(closure!(query, move |()| query.clone()));
    let cover = use_cover(view, query.clone());
    let is_closed = cover.is_closed();
    html! {
        <PageFrame
            layout="exhibit"
            title={say::gallery_page(&title)}
            {view}
            cover={cover.clone()}
            shared={Shared::page(page_link, format!("{}: {}", exhibit.title.text(), query.value))}
            keys={room_help()}
            head_class="exhibit-head"
            above={html! { <Way exhibit={*exhibit} is_projected=false is_covered={is_closed} /> }}
            heading={exhibit.title.text()}
            headline={exhibit.headline.text()}
            problem={LinkProblem::corrected(corrections)}
            on_dismiss={dismiss}
            tools={html! { <Form query={query.clone()} on_query={show.clone()} /> }}
        >
            { ExhibitForm {
                board: html! {
                    if !is_closed {
                        <div class="work habitat">{ answer(&handle) }</div>
                    }
                },
                table: html! {
                    if !is_closed {
                        <Earlier handle={handle.clone()} />
                    }
                },
                why: html! { <>{ story(exhibit) }{ laws(exhibit, None) }</> },
                is_covered: is_closed,
                ..ExhibitForm::default()
            }.view() }
            <p class="unseen" role="status">{ if is_closed { String::new() } else { spoken(search) } }</p>
        </PageFrame>
    }
}

/// The announcement for screen readers. It leaves out the progress, which changes too often.
fn spoken(search: &HabitatState) -> String {
    let found = match search.record.stones() {
        Some(fewest) => say::habitat_found(fewest),
        None => say::habitat_none().to_string(),
    };
    match search.phase {
        HabitatPhase::Idle | HabitatPhase::Unread(..) | HabitatPhase::Failed(_) => String::new(),
        HabitatPhase::Searching if search.record.finds.is_empty() => {
            say::habitat_searching().to_string()
        }
        HabitatPhase::Searching => found,
        _ => format!("{} {found}", say::habitat_ended()),
    }
}
