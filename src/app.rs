//! The top of the page: the bar, and below it all pages, of which one is open.

#![cfg(target_arch = "wasm32")]

use gloo::utils::document;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::focus::focus_heading;
use crate::browser::language_choice::take_language;
use crate::browser::lost_focus::watch_focus;
use crate::browser::program_part::{ProgramPart, part_problem, use_program_part};
use crate::browser::refused_files::refuse_files;
use crate::browser::use_page_state::use_page_state;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::{LIST, TEACH};
use crate::pages::view::{IN_BAR, PAGES, Page};
use crate::shell::view::address::{Address, use_address, use_present};
use crate::shell::view::bar::{Bar, BarAction, OpenBar};
use crate::shell::view::display_menu::DisplayMenu;
use crate::shell::view::list_bar::ListBar;
use crate::shell::view::page_link::PageProps;
use crate::shell::view::worker_notice::WorkerNotice;
use crate::state::PageState;
use words::say;

/// Draws the app in place of what `index.html` shows at first.
pub fn start() {
    take_language();
    lend_words();
    watch_focus();
    refuse_files();
    let place = document().get_element_by_id("page").expect("index.html has a place for the page");
    yew::Renderer::<App>::with_root(place).render();
}

/// Gives the notice its words: `static/offline.js`, which shows it, is not part of the program.
fn lend_words() {
    let Some(notice) = document().get_element_by_id("notice") else { return };
    for (name, words) in [
        ("data-refused", say::OFFLINE_REFUSED),
        ("data-dismiss", say::OFFLINE_DISMISS),
        ("data-new", say::OFFLINE_NEW),
        ("data-reload", say::OFFLINE_RELOAD),
        ("data-later", say::OFFLINE_LATER),
    ] {
        let _ = notice.set_attribute(name, words.text());
    }
}

/// The links of the bar, one to each page.
#[derive(PartialEq)]
struct BarLinks([AttrValue; PAGES.len()]);

impl PageState for BarLinks {
    type Action = (usize, String);

    fn apply(&self, (page, link): Self::Action) -> BarLinks {
        let mut links = self.0.clone();
        links[page] = link.into();
        BarLinks(links)
    }
}

#[component]
fn App() -> Html {
    let address = use_address();
    let opened = use_memo(address.clone(), |address| {
        let list = open_item(&address.text)?;
        let item = LessonLink { is_projected: false, ..list.showing(list.at) };
        Some((list.opened()?, item.to_string()))
    });
    // The page of the opened item shows it, so it gets the item's link as its address.
    let address = (*opened).clone().map_or(address.clone(), |(link, item)| address.to(link, item));
    let present = use_present();
    let list = use_memo(present, |present| open_item(present));
    let (links, tell) = use_page_state(|| BarLinks(PAGES.map(|page| entrance(&page))));
    let open = use_memo(address.clone(), |address| {
        let name = PageLink::parse(&address.text).page;
        let name = if name == LIST { TEACH } else { &name };
        PAGES.iter().position(|page| page.name == name).unwrap_or(0)
    });
    let open = *open;
    let current = if list.is_some() { TEACH } else { PAGES[open].name };
    let (bar, on_bar) = use_page_state(|| OpenBar::at_first(PAGES[open].part.is_none()));
    let skip = Callback::from(|_: MouseEvent| {
        if let Some(page) = document().query_selector("#app [data-layout]").ok().flatten() {
            focus_heading(&page);
        }
    });
    html! {
        <ContextProvider<Option<LessonLink>> context={(*list).clone()}>
            <button type="button" class="skip" onclick={skip}>{ say::page_skip() }</button>
            <header class="top">
                <p class="brand">{ "Papamū" }</p>
                <nav class="pages" aria-label={say::pages()}>
                    { for PAGES.iter().zip(&links.0).take(IN_BAR).map(|(page, link)| html! {
                        <a
                            id={format!("page-{}", page.name)}
                            // The door of the open page leads to its entrance.
                            href={if page.name == current { entrance(page) } else { link.clone() }}
                            aria-current={(page.name == current).then_some("page")}
                        >
                            { page.icon.view() }
                            { page.label.text() }
                        </a>
                    }) }
                </nav>
                <div id="bar" class="bar">{ bar.0.as_ref().map(draw_bar) }</div>
            </header>
            if let Some(list) = &*list {
                <ListBar list={list.clone()} />
            }
            <ContextProvider<Callback<BarAction>> context={on_bar}>
            <main id="app">
                { for PAGES.iter().enumerate().map(|(place, page)| html! {
                    <PageView
                        key={page.name}
                        {place}
                        is_open={place == open}
                        address={address.clone()}
                        on_bar_link={tell.clone()}
                    />
                }) }
            </main>
            </ContextProvider<Callback<BarAction>>>
            <WorkerNotice />
        </ContextProvider<Option<LessonLink>>>
    }
}

/// The board, which opens every other link, has no word of its own.
fn entrance(page: &Page) -> AttrValue {
    match page.name == PAGES[0].name {
        true => "#/".into(),
        false => format!("#/{}", page.name).into(),
    }
}

fn draw_bar(bar: &Bar) -> Html {
    let Bar { on_lecture, on_keys, on_share } = bar;
    html! {
        <>
            <DisplayMenu {on_lecture} {on_keys} />
            <button id="share" type="button" onclick={on_share.reform(|_| ())}>{ say::share_open() }</button>
        </>
    }
}

/// The lesson, if the address opens one of its items.
fn open_item(address: &str) -> Option<LessonLink> {
    LessonLink::parse(address).map(|(list, _)| list).filter(|list| list.opened().is_some())
}

/// `place` is the index in [`PAGES`].
#[autoprops]
#[component]
fn PageView(
    place: usize,
    is_open: bool,
    address: &Address,
    on_bar_link: Callback<(usize, String)>,
) -> Html {
    let page = &PAGES[place];
    let (part, on_again) = use_program_part(page.part.filter(|_| is_open));
    let on_bar_link = use_callback((place, on_bar_link), |link, (place, on_bar_link)| {
        on_bar_link.emit((*place, link))
    });
    let content = match part {
        _ if page.part.is_none() || part == ProgramPart::There => {
            (page.component)(PageProps { is_open, address: address.clone(), on_bar_link })
        }
        _ if !is_open => html! {},
        ProgramPart::Coming | ProgramPart::There => html! {
            <div data-layout="whole" aria-busy="true">
                <div class="coming"><i></i><i></i><i></i></div>
            </div>
        },
        ProgramPart::Failed(reason) => html! {
            <div data-layout="whole">{ part_problem(&reason, &on_again) }</div>
        },
    };
    html! {
        <div id={page.name} class="page">{ content }</div>
    }
}
