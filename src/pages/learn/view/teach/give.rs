//! Gives a lesson to students: its link, as a text and as a code to scan.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::callback::callback;
use crate::browser::modal::Modal;
use crate::link::lesson_code::given;
use crate::share::view::forms::{Code, draw_code, use_code};
use crate::share::view::share_panel::CopyField;
use crate::shell::view::page_frame::site;
use teaching::content::lessons::Lesson;
use words::say;

#[derive(Properties, PartialEq)]
pub struct GiveProps {
    pub lesson: Rc<Lesson>,
    pub on_close: Callback<()>,
}

#[component]
pub fn Give(props: &GiveProps) -> Html {
    let GiveProps { lesson, on_close } = props;
    let said = use_state(|| AttrValue::from(""));
    let say = callback!(said, move |text: AttrValue| said.set(text));
    let place = given(lesson).to_string();
    let link = format!("{}{place}", site());
    let code = use_code(&link);
    html! {
        <Modal id="give" title={say::lesson_give_title()} class="share" on_close={on_close.clone()}>
            <div class="share-body">
                <div class="share-code">
                    { match &*code {
                        Code::Waiting => html! { <div class="qr" /> },
                        Code::Drawn(qr) => draw_code(qr),
                        Code::TooLong => html! {
                            <p class="note">{ say::share_code_too_long(&link.len().to_string()) }</p>
                        },
                    } }
                </div>
                <div class="share-link">
                    <CopyField id="give-link" label={say::lesson_link()} note="" text={link} {say} />
                    <a id="give-open" class="button" href={place}>{ say::lesson_as_student() }</a>
                    <p class="note">{ say::lesson_readable() }</p>
                </div>
            </div>
            <p class="share-said" role="status">{ &*said }</p>
        </Modal>
    }
}
