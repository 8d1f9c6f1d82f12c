//! What every page has around it: the title of the window, Display and Share in the bar and what they open, the paper,
//! the lecture hall or the frame around the page, and its head. `index.html` shows the same bar until the program starts,
//! so that nothing moves then.

use gloo::utils::{document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::analysis::view::cover::{Cover, Uncover};
use crate::analysis::view::study::Study;
use crate::browser::callback::{callback, closure};
use crate::browser::focus::focus_heading;
use crate::browser::page_keys::use_keys;
use crate::browser::printing::use_printing;
use crate::browser::program_part::LazyDialog;
use crate::browser::use_latest::use_latest;
use crate::guide::view::keys_dialog::KeysDialog;
use crate::keys::Neighbour;
use crate::keys::help::Section;
use crate::link::item::item;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::problem::LinkProblem;
use crate::link::view::View;
use crate::paper::view::printed_link::PrintedLink;
use crate::paper::view::sheet::Sheet;
use crate::share::shared::Shared;
use crate::share::view::lazy::share_panel;
use crate::share::view::share_panel::SharePanelProps;
use crate::shell::keys::{BEGIN_LECTURE, END_LECTURE, MAIN, ONWARDS, plain_help};
use crate::shell::view::bar::{Bar, use_bar};
use crate::shell::view::framed::use_framed;
use crate::shell::view::hall::Hall;
use crate::shell::view::link_problem::link_problem;
use crate::shell::view::list_bar::{ListHead, go};
use crate::shell::view::own_lessons::add;
use crate::shell::view::talk::{TalkProps, talker};
use words::say;

#[derive(Properties, PartialEq)]
pub struct PageFrameProps {
    /// The style sheet's name for what lies where on the page.
    #[prop_or("whole")]
    pub layout: &'static str,
    /// The shape of the board on a projector's screen.
    #[prop_or_default]
    pub shape: Option<&'static str>,
    /// What the style sheet knows besides.
    #[prop_or_default]
    pub class: Classes,
    /// The size of the board, for the style sheet.
    #[prop_or_default]
    pub size: String,
    /// The class of the page's only column. A page with a board has several, and no element of its own for them.
    #[prop_or_default]
    pub column: Classes,
    /// For the style sheet too: what the page's column is for, and what a lecture shows beside it.
    #[prop_or_default]
    pub mode: Option<&'static str>,
    #[prop_or_default]
    pub beside: Option<&'static str>,
    /// The title of the window.
    pub title: AttrValue,
    pub shared: Shared,
    #[prop_or_default]
    pub view: View,
    #[prop_or_default]
    pub on_view: Callback<View>,
    /// The study of the board to print. A page without one prints as it is.
    #[prop_or_default]
    pub study: Option<Study>,
    /// What is printed below the study.
    #[prop_or_default]
    pub more: Html,
    /// What a page without a study covers.
    #[prop_or_default]
    pub cover: Option<Cover>,
    /// Whether the titles, the heading and the headline tell the answer: many exhibits are named after their value.
    #[prop_or_default]
    pub names_answer: bool,
    /// Says the page's next sentence in front of a hall, or goes back to the one before; whether there was one.
    #[prop_or_else(|| Callback::from(|_| false))]
    pub on_say: Callback<Neighbour, bool>,
    /// Whether a page without a position can be shown to a lecture hall.
    #[prop_or_default]
    pub has_lecture: bool,
    #[prop_or_else(plain_help)]
    pub keys: Vec<Section>,
    #[prop_or_default]
    pub head_class: Classes,
    /// What stands above the heading, such as links to the pages around this one.
    #[prop_or_default]
    pub above: Html,
    #[prop_or_default]
    pub heading: Option<Html>,
    /// Whether only screen readers get the heading.
    #[prop_or_default]
    pub hides_heading: bool,
    #[prop_or_default]
    pub headline: Option<Html>,
    /// What is wrong with the link.
    #[prop_or_default]
    pub problem: Option<LinkProblem>,
    #[prop_or_default]
    pub on_dismiss: Callback<()>,
    /// What the head ends with.
    #[prop_or_default]
    pub tools: Html,
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn PageFrame(props: &PageFrameProps) -> Html {
    let PageFrameProps { view, study, more, has_lecture, keys, .. } = props;
    let view = *view;
    let cover = props.cover.clone().or_else(|| study.as_ref().map(Study::cover));
    let is_covered = cover.as_ref().is_some_and(Cover::is_closed);
    let tells = !(is_covered && props.names_answer);
    let guess = || say::gallery_page(say::exhibit_guess()).into();
    let page = use_arrival(&if tells { props.title.clone() } else { guess() });
    let shared = &match (tells, props.shared.clone()) {
        (true, shared) => shared,
        (false, shared) => {
            let title = Some(say::exhibit_guess().to_string());
            Shared { title, exhibit: None, ..shared }
        }
    };
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
    let is_heard = use_framed(view.is_embedded);
    use_lecture_keys(view, &on_view);
    use_keys(&MAIN, !view.is_projected, |()| press_main());
    let has_list = use_context::<Option<LessonLink>>().flatten().is_some();
    use_keys(
        &ONWARDS,
        view.is_projected,
        closure!(cover, on_say = props.on_say.clone(), move |to| {
            let covers = || cover.as_ref().is_some_and(|cover| cover.step(to));
            on_say.emit(to) || covers() || has_list && go(to)
        }),
    );
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
    let link = format!("{}{}", site(), shared.link);
    let title = shared.title.clone().unwrap_or_else(|| say::print_untitled().to_string());
    let has_column = !props.column.is_empty();
    let content = html! { <>{ head(props, tells) }{ props.children.clone() }</> };
    html! {
        <div
            ref={page}
            class={props.class.clone()}
            data-layout={props.layout}
            data-shape={props.shape}
            ~style={props.size.clone()}
        >
            if view.is_projected {
                <Hall {view} {cover} on_leave={on_view.reform(move |()| view.projected(false))} />
            }
            if is_heard {
                { talker(TalkProps {
                    shared: shared.clone(),
                    act: study.as_ref().map(|study| study.act.clone()),
                }) }
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
            if has_column {
                <div class={props.column.clone()} data-mode={props.mode} data-beside={props.beside}>
                    <ListHead />
                    { content }
                </div>
            } else {
                { content }
            }
            if *is_told {
                <KeysDialog keys={keys.clone()} on_close={tell_keys.reform(|()| false)} />
            }
            if *is_sharing {
                { share_dialog(shared, close) }
            }
        </div>
    }
}

/// The heading, and what stands around it. A page without a heading of its own has its problem in the heading's place.
/// `tells` is whether the reader may see what the page is named after.
fn head(props: &PageFrameProps, tells: bool) -> Html {
    let PageFrameProps { head_class, above, heading, headline, problem, on_dismiss, .. } = props;
    let problem = problem.as_ref().map(|problem| link_problem(problem, on_dismiss));
    let Some(heading) = heading else { return problem.unwrap_or_default() };
    html! {
        <header class={head_class.clone()}>
            { above.clone() }
            <h1 class={props.hides_heading.then_some("unseen")} tabindex="-1">
                if tells { { heading.clone() } } else { { say::exhibit_guess() } }
            </h1>
            if let Some(headline) = headline.as_ref().filter(|_| tells) {
                <p class="headline">{ headline.clone() }</p>
            }
            { problem }
            { props.tools.clone() }
            if let Some(cover) = &props.cover {
                <Uncover cover={cover.clone()} />
            }
        </header>
    }
}

/// The link to the entrance of the page that this one is a part of, above its heading.
pub fn up(page: &str, label: &'static str) -> Html {
    html! { <p class="note"><a href={PageLink::to(page, &[]).to_string()}>{ label }</a></p> }
}

/// The attribute of the root once a page has opened: the browser itself brings the first page into view. All pages
/// look at it there.
const HAS_ARRIVED: &str = "data-arrived";

/// Sets the title of the window. If the page with the returned reference replaces another, its heading gets the focus.
#[hook]
pub fn use_arrival(title: &AttrValue) -> NodeRef {
    let page = use_node_ref();
    use_effect_with(title.clone(), |title| document().set_title(title));
    use_effect_with(
        (),
        closure!(page, move |()| {
            let root = document_element();
            if !root.has_attribute(HAS_ARRIVED) {
                let _ = root.set_attribute(HAS_ARRIVED, "");
                return;
            }
            let Some(page) = page.cast::<Element>() else { return };
            // Effects may run a while after the render: by then a quick reader may have moved the focus into the page.
            if !page.contains(document().active_element().as_deref()) && focus_heading(&page) {
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        }),
    );
    page
}

/// The forms in which what is shared can be given to others.
pub fn share_dialog(shared: &Shared, on_close: Callback<()>) -> Html {
    let (shared, on_add, close) = (shared.clone(), on_add(shared), on_close.clone());
    let props = SharePanelProps { shared, site: site(), on_add, on_close: close };
    let dialog = Callback::from(move |()| share_panel(props.clone()));
    html! { <LazyDialog title={say::share_title()} {dialog} {on_close} /> }
}

/// Adds the page to the reader's own list; a list cannot be an item.
fn on_add(shared: &Shared) -> Option<Callback<(), (String, bool)>> {
    let title = shared.title.as_deref().unwrap_or_default();
    // The title up to the headline. A position has no name: its value would give away what a reader may cover later.
    let name = title.split(": ").next().unwrap_or_default();
    let is_lesson = LessonLink::parse(&shared.link).is_some();
    let item = item(name, &shared.link, "");
    (!is_lesson).then(|| Callback::from(move |()| add(item.clone())))
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

/// Presses the main button of the page, the last one if an earlier step has one too; whether there is any.
pub fn press_main() -> bool {
    let buttons = document().query_selector_all(".main:not([aria-disabled=true], :disabled)");
    let Ok(buttons) = buttons else { return false };
    let mut shown =
        (0..buttons.length()).filter_map(|at| buttons.get(at)?.dyn_into::<HtmlElement>().ok());
    let main = shown.rfind(|button| button.offset_parent().is_some());
    main.map(|main| main.click()).is_some()
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
