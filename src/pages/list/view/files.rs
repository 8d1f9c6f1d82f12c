//! Lists as texts in and out: pasted links, opened files, saved files.

use gloo::utils::window;
use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::save_text;
use crate::browser::file_button::FileButton;
use crate::editor::typed::with_links;
use crate::link::list::List;
use crate::pages::list::list_state::ListAction;
use crate::shell::view::own_list::own_list;
use crate::sum::view::typed_field::TypedField;
use words::say;

#[derive(Properties, PartialEq)]
pub struct FilesProps {
    pub list: List,
    pub act: Callback<ListAction>,
}

#[component]
pub fn Files(props: &FilesProps) -> Html {
    let FilesProps { list, act } = props;
    let on_text = callback!(act, move |text: String| {
        let (linked, problems) = with_links(&text);
        let is_understood = problems.is_empty() && !List::read(&linked).0.items.is_empty();
        act.emit(ListAction::Add(text));
        is_understood
    });
    let on_open = callback!(act, move |text: Option<String>| {
        // A file that cannot be read gives an empty list.
        let (list, corrections) = List::read(&text.unwrap_or_default());
        let (own, is_whole) = (own_list(), corrections.0.is_empty());
        act.emit(ListAction::Open(list, corrections.0, own.clone()));
        // If the reader has no list of their own, this becomes it at once.
        if is_whole && own == List::default() {
            act.emit(ListAction::Take);
        }
    });
    let on_save = closure!(list, move |_: MouseEvent| {
        let address = window().location().href().unwrap_or_default();
        let site = address.split('#').next().unwrap_or_default();
        save_text(&list.text(site), &file_name(&list.title));
    });
    html! {
        <section class="card files" aria-label={say::list_files()}>
            <TypedField
                id="list-text"
                label={say::list_add_links(&|words| html! { <span class="note">{ words }</span> })}
                button={say::list_add()}
                {on_text}
            >
                <FileButton id="list-open" label={say::list_open_file()} on_text={on_open} />
                if !list.items.is_empty() {
                    <button id="list-save" type="button" onclick={on_save}>{ say::list_save() }</button>
                }
            </TypedField>
            <p class="note">
                { say::list_share_note() }
            </p>
        </section>
    }
}

/// As in `lecture-3.txt`.
fn file_name(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    if words.is_empty() { "list.txt".to_string() } else { format!("{}.txt", words.join("-")) }
}
