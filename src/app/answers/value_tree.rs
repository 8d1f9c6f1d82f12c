//! A value opened: its texts to be copied, and its options level by level.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::answers::name_view::set;
use crate::app::browser::clipboard::write_to_clipboard;
use crate::player::Player;
use crate::value::{Name, NameTree, Style};
use crate::worker::message::NameText;

/// How many signs of an option stand in its line.
const ROOM: usize = 40;

#[derive(Properties, PartialEq)]
pub struct ValueTreeProps {
    pub name: NameText,
}

#[component]
pub fn ValueTree(props: &ValueTreeProps) -> Html {
    let name = &props.name;
    let said = use_state(String::new);
    let copy = |label: &'static str, style: Style| {
        let (name, said) = (name.clone(), said.setter());
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            let said = said.clone();
            let done = Callback::from(move |is_there: bool| {
                said.set(match is_there {
                    true => format!("Copied as {label}."),
                    false => "The browser does not allow copying.".to_string(),
                });
            });
            write_to_clipboard(&name.written(style).unwrap_or_default(), done);
        })
    };
    let is_written = use_memo(name.clone(), |name| name.written(Style::Plain).is_some());
    let styles = [("text", Style::Plain), ("words", Style::Words), ("LaTeX", Style::Latex)];
    html! {
        <div class="unfolded" role="group" aria-label="The whole value">
            if *is_written {
                <div class="copies">
                    { "Copy as " }
                    { for styles.map(|(label, style)| html! {
                        <button
                            type="button"
                            data-copy={label}
                            aria-label={format!("Copy the value as {label}")}
                            onclick={copy(label, style)}
                        >
                            { label }
                        </button>
                    }) }
                    <span class="note" role="status">{ &*said }</span>
                </div>
            } else {
                <p class="note">
                    { format!("This is {}: it is not written out, but you can open it.", name.length()) }
                </p>
            }
            <ul><Branch tree={name.tree.clone()} place={0} is_first=true /></ul>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct BranchProps {
    tree: Rc<NameTree>,
    place: u32,
    #[prop_or_default]
    is_first: bool,
}

/// A value and, if it is opened, its options.
#[component]
fn Branch(props: &BranchProps) -> Html {
    let BranchProps { tree, place, is_first } = props;
    let is_open = use_state_eq(|| *is_first);
    let Some(name) = tree.name(*place) else {
        return html! { <li class="note">{ "… (too deep to be shown)" }</li> };
    };
    let short = set(&tree.folded(*place, ROOM), classes!("name"));
    let groups = groups(name);
    if groups.is_empty() {
        return html! { <li>{ short }</li> };
    }
    let turn = {
        let is_open = is_open.clone();
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            is_open.set(!*is_open);
        })
    };
    html! {
        <li>
            <button
                type="button"
                class="branch"
                aria-expanded={is_open.to_string()}
                onclick={turn}
            >
                { short }
            </button>
            if *is_open {
                { for groups.iter().map(|(title, places)| html! {
                    <>
                        <p class="note">{ title }</p>
                        <ul>
                            { for places.iter().map(|&place| html! {
                                <Branch key={place} tree={tree.clone()} {place} />
                            }) }
                        </ul>
                    </>
                }) }
            }
        </li>
    }
}

/// The values that a name is made of, and what they are to it. Sums of numbers, arrows and nimbers
/// are not opened.
fn groups(name: &Name<u32>) -> Vec<(String, &[u32])> {
    let options = |player: &str, options: &[u32]| match options.len() {
        0 => format!("{player}: no option"),
        1 => format!("{player}: 1 option"),
        count => format!("{player}: {count} options"),
    };
    match name {
        Name::Parts(_) => vec![],
        Name::Slashes(both) => vec![
            (options("Left", &both.left), &both.left),
            (options("Right", &both.right), &both.right),
        ],
        Name::PlusMinus(left) => {
            let title = options("Left", left);
            vec![(format!("{title}; Right’s are the negatives"), left)]
        }
        Name::Tiny { ahead, subscript, .. } => {
            let title = match ahead {
                Player::Left => "Tiny-G is {0 || 0 | −G}. Here G is",
                Player::Right => "Miny-G is {G | 0 || 0}. Here G is",
            };
            vec![(title.to_string(), std::slice::from_ref(subscript))]
        }
    }
}
