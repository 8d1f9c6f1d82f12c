//! The forms in the share panel that take time to make: the panel opens at once, and they follow.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::share::export::Export;
use crate::share::qr::Qr;
use crate::share::shared::{Made, Shared, SharedPosition, SharedText};
use crate::share::view::share_actions::address;
use crate::share::view::typefaces::typefaces;
use drawing::Picture;
use konane::Edge;
use words::say;

/// The QR code of a link.
#[derive(PartialEq)]
pub enum Code {
    Waiting,
    Drawn(Qr),
    TooLong,
}

#[hook]
pub fn use_code(link: &str) -> UseStateHandle<Code> {
    let code = use_state_eq(|| Code::Waiting);
    use_effect_with(
        link.to_string(),
        closure!(code, move |link| {
            let link = link.clone();
            let later = Timeout::new(0, move || {
                code.set(Qr::encode(&link).map_or(Code::TooLong, Code::Drawn));
            });
            move || drop(later)
        }),
    );
    code
}

/// Black on white in every theme, with the quiet zone that cameras need.
pub fn draw_code(qr: &Qr) -> Html {
    let side = qr.side + 8;
    html! {
        <svg
            class="qr"
            viewBox={format!("-4 -4 {side} {side}")}
            role="img"
            aria-label={say::share_code()}
            shape-rendering="crispEdges"
        >
            <rect x="-4" y="-4" width={side.to_string()} height={side.to_string()} fill="#fff" />
            <path d={qr.path()} fill="#000" />
        </svg>
    }
}

/// The picture and the texts of the position or the table.
pub struct Forms {
    pub picture: Picture,
    /// The picture as a data address.
    pub image: AttrValue,
    pub texts: Vec<SharedText>,
}

/// Makes the forms after the panel has rendered, and again when the solver finds more.
#[hook]
pub fn use_forms(shared: &Shared) -> Option<Rc<Forms>> {
    let Shared { position, table, .. } = shared;
    let faces = use_state_eq(|| None::<String>);
    use_effect_with(
        (),
        closure!(faces, move |()| spawn_local(async move { faces.set(Some(typefaces().await)) })),
    );
    let forms = use_state(|| None::<Rc<Forms>>);
    let made_of = position.as_ref().map(|SharedPosition { shown, report, .. }| {
        let known = (report.parts.clone(), report.part_values.clone(), report.value.clone());
        (shown.clone(), known, report.bounds.clone(), report.outcome())
    });
    use_effect_with(
        (made_of, table.clone(), (*faces).clone()),
        closure!(forms, position, move |(_, table, faces)| {
            let table = table.clone();
            let later = faces.clone().map(|faces| {
                Timeout::new(0, move || {
                    let made = match (position, table) {
                        (Some(SharedPosition { shown, report, .. }), _) => {
                            make(&Export::new(&shown, &report), &faces)
                        }
                        (None, Some(table)) => (table.make.0)(&faces),
                        (None, None) => return,
                    };
                    let (picture, texts) = made;
                    let image = address(&picture).into();
                    forms.set(Some(Rc::new(Forms { picture, image, texts })));
                })
            });
            move || drop(later)
        }),
    );
    (*forms).clone()
}

fn make(export: &Export, faces: &str) -> Made {
    let picture = export.picture(faces);
    let text = |id, label, note: &str, text: String| {
        let note = note.to_string();
        SharedText { id, label, note, text }
    };
    let texts = [
        Some(text("share-text", say::share_text(), say::share_text_note(), export.text())),
        Some(text(
            "share-latex",
            "LaTeX",
            &say::share_latex_note("\\usepackage{amsmath,tikz}"),
            export.latex(),
        )),
        export
            .cgscript()
            .map(|line| text("share-cgscript", "CGSuite", say::share_cgsuite_note(), line)),
        export.cgt().map(|board| {
            let is_plane = export.board.edge() == Edge::Plane;
            let note = if is_plane { say::share_cgt_note() } else { "" };
            text("share-cgt", say::share_cgt(), note, board)
        }),
    ];
    (picture, texts.into_iter().flatten().collect())
}
