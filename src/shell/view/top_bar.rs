//! Display and Share in the bar above every page, and what they open; also the paper, the lecture hall and the frame
//! around a page. `index.html` shows the same bar until the program starts, so that nothing moves then.

use gloo::utils::{document_element, window};
use yew::prelude::*;

use crate::analysis::inspection::Reveal;
use crate::analysis::view::study::Study;
use crate::browser::callback::callback;
use crate::browser::page_keys::use_keys;
use crate::browser::printing::use_printing;
use crate::browser::second_part::LazyDialog;
use crate::browser::use_latest::use_latest;
use crate::guide::view::keys_dialog::KeysDialog;
use crate::keys::help::Section;
use crate::link::item::Item;
use crate::link::list::List;
use crate::link::view::View;
use crate::paper::view::printed_link::PrintedLink;
use crate::paper::view::sheet::Sheet;
use crate::share::shared::Shared;
use crate::share::view::lazy::share_panel;
use crate::share::view::share_panel::SharePanelProps;
use crate::shell::keys::{BEGIN_LECTURE, END_LECTURE, plain_help};
use crate::shell::view::bar::{Bar, use_bar};
use crate::shell::view::framed::use_framed;
use crate::shell::view::hall::Hall;
use crate::shell::view::own_list::add;
use words::say;

#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    pub view: View,
    pub on_view: Callback<View>,
    pub shared: Shared,
    /// The study of the board to print. A page without one prints as it is.
    #[prop_or_default]
    pub study: Option<Study>,
    #[prop_or_default]
    pub more: Html,
    /// Whether a page without a study covers its values.
    #[prop_or_default]
    pub is_covered: bool,
    /// Whether a page without a position can be shown to a lecture hall.
    #[prop_or_default]
    pub has_lecture: bool,
    #[prop_or_else(plain_help)]
    pub keys: Vec<Section>,
}

#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    let TopBarProps { view, shared, study, more, is_covered, has_lecture, keys, .. } = props;
    let view = *view;
    let on_view = use_latest(props.on_view.clone());
    let is_sharing = use_state_eq(|| false);
    let is_told = use_state_eq(|| false);
    let tell_keys = {
        let is_told = is_told.setter();
        use_callback((), move |is_so, ()| is_told.set(is_so))
    };
    let on_keys = use_callback(tell_keys.clone(), |(), tell_keys| tell_keys.emit(true));
    let is_printing = use_printing();
    use_frame(view);
    use_framed(view.is_embedded);
    use_lecture_keys(view, &on_view);
    let on_share = {
        let is_sharing = is_sharing.setter();
        use_callback((), move |(), ()| is_sharing.set(true))
    };
    let close = callback!(is_sharing, move |()| is_sharing.set(false));
    let can_lecture = *has_lecture || shared.position.is_some();
    let on_lecture = use_callback((view, on_view.clone()), |(), (view, on_view)| {
        on_view.emit(view.projected(true));
    });
    use_bar(Bar { on_lecture: can_lecture.then_some(on_lecture), on_keys, on_share });
    let is_covered = *is_covered || study.as_ref().is_some_and(|study| !study.shows(Reveal::Value));
    let site = site();
    let link = format!("{site}{}", shared.link);
    let title = shared.title.clone().unwrap_or_else(|| say::print_untitled().to_string());
    html! {
        <>
            if view.is_projected {
                <Hall {view} {is_covered} on_leave={on_view.reform(move |()| view.projected(false))} />
            }
            if view.is_embedded {
                <a id="open-here" class="open-here" href={link.clone()} target="_blank" rel="noopener">
                    { say::embed_open() }
                </a>
            }
            if is_printing {
                { match study {
                    Some(study) => html! { <Sheet study={study.clone()} {title} {link} more={more.clone()} /> },
                    None => html! { <PrintedLink {link} /> },
                } }
            }
            if *is_told {
                <KeysDialog keys={keys.clone()} on_close={tell_keys.reform(|()| false)} />
            }
            if *is_sharing {
                <LazyDialog
                    title={say::share_title()}
                    dialog={
                        let (shared, on_add) = (shared.clone(), on_add(shared));
                        let props = SharePanelProps { shared, site, on_add, on_close: close.clone() };
                        Callback::from(move |()| share_panel(props.clone()))
                    }
                    on_close={close}
                />
            }
        </>
    }
}

/// The bar of a page without a board.
pub fn plain_bar(link: String, title: String) -> Html {
    html! {
        <TopBar
            view={View::default()}
            on_view={Callback::noop()}
            shared={Shared::page(link, title)}
        />
    }
}

/// Adds the page to the reader's own list; a list cannot be an item.
fn on_add(shared: &Shared) -> Option<Callback<(), (String, bool)>> {
    let title = shared.title.as_deref().unwrap_or_default();
    // The title up to the headline. A position has no name: its value would give away what a reader may cover later.
    let name = title.split(": ").next().unwrap_or_default();
    let item = Item::new(name, &shared.link, "");
    List::parse(&item.link).is_none().then(|| Callback::from(move |()| add(item.clone())))
}

/// The address of the page up to `#`.
pub fn site() -> String {
    let location = window().location();
    // Not cut off the whole address, which may be huge.
    [location.origin(), location.pathname(), location.search()]
        .map(Result::unwrap_or_default)
        .concat()
}

/// Tells the style sheet what surrounds the board.
#[hook]
fn use_frame(view: View) {
    use_effect_with((view.is_embedded, view.is_projected), |&(is_embedded, is_projected)| {
        let frame = match (is_projected, is_embedded) {
            (true, _) => "projected",
            (false, true) => "embedded",
            (false, false) => "usual",
        };
        let _ = document_element().set_attribute("data-view", frame);
    });
}

/// Begins and ends a lecture by keys.
#[hook]
fn use_lecture_keys(view: View, on_view: &Callback<View>) {
    let project = |is_projected| {
        let on_view = on_view.clone();
        move |()| {
            on_view.emit(view.projected(is_projected));
            true
        }
    };
    use_keys(&BEGIN_LECTURE, !view.is_projected, project(true));
    use_keys(&END_LECTURE, view.is_projected, project(false));
}
