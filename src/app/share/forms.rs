//! What takes time to make for the share panel: the panel opens at once, and these follow.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::share::export::Export;
use crate::app::share::picture::{Picture, draw};
use crate::app::share::qr::Qr;
use crate::app::share::share_actions::address;
use crate::app::share::shared::SharedPosition;
use crate::app::share::typefaces::typefaces;
use crate::konane::Edge;

/// The QR code of a link.
#[derive(PartialEq)]
pub enum Code {
    /// Not made yet.
    Waiting,
    Drawn(Qr),
    TooLong,
}

#[hook]
pub fn use_code(link: &str) -> UseStateHandle<Code> {
    let code = use_state_eq(|| Code::Waiting);
    use_effect_with(link.to_string(), {
        let code = code.setter();
        move |link| {
            let link = link.clone();
            let later = Timeout::new(0, move || {
                code.set(Qr::encode(&link).map_or(Code::TooLong, Code::Drawn));
            });
            move || drop(later)
        }
    });
    code
}

/// Black on white in every theme, with the quiet zone that cameras want.
pub fn draw_code(qr: &Qr) -> Html {
    let side = qr.side + 8;
    html! {
        <svg
            class="qr"
            viewBox={format!("-4 -4 {side} {side}")}
            role="img"
            aria-label="QR code of the link"
            shape-rendering="crispEdges"
        >
            <rect x="-4" y="-4" width={side.to_string()} height={side.to_string()} fill="#fff" />
            <path d={qr.path()} fill="#000" />
        </svg>
    }
}

/// The picture and the texts of the position.
pub struct Forms {
    pub picture: Picture,
    /// Its address for an image.
    pub image: AttrValue,
    pub texts: Vec<SharedText>,
}

pub struct SharedText {
    pub id: &'static str,
    pub label: &'static str,
    pub note: &'static str,
    pub text: String,
}

/// Makes them after the panel has been drawn, and again when more is known.
#[hook]
pub fn use_forms(position: &Option<SharedPosition>) -> Option<Rc<Forms>> {
    let faces = use_state_eq(|| None::<String>);
    use_effect_with((), {
        let faces = faces.setter();
        move |()| spawn_local(async move { faces.set(Some(typefaces().await)) })
    });
    let forms = use_state(|| None::<Rc<Forms>>);
    let made_of = position.as_ref().map(|SharedPosition { seen, report, .. }| {
        let known = (report.parts.clone(), report.part_values.clone(), report.value.clone());
        (seen.clone(), known, report.bounds.clone(), report.outcome())
    });
    use_effect_with((made_of, (*faces).clone()), {
        let (forms, position) = (forms.setter(), position.clone());
        move |(_, faces)| {
            let later = position.zip(faces.clone()).map(|(position, faces)| {
                Timeout::new(0, move || {
                    let export = Export::new(&position.seen, &position.report);
                    forms.set(Some(make(&export, &faces).into()));
                })
            });
            move || drop(later)
        }
    });
    (*forms).clone()
}

fn make(export: &Export, faces: &str) -> Forms {
    let picture = draw(export, faces);
    let text = |id, label, note, text: String| SharedText { id, label, note, text };
    let texts = [
        Some(text("share-text", "Text", "x is black, o is white", export.text())),
        Some(text("share-latex", "LaTeX", "needs \\usepackage{amsmath,tikz}", export.latex())),
        export.cgscript().map(|line| {
            let note = "needs a class Konane on a grid with the signs .xo";
            text("share-cgscript", "CGSuite", note, line)
        }),
        export.cgt().map(|board| {
            let is_plane = export.board.edge() == Edge::Plane;
            let note = if is_plane { "with an empty border for play" } else { "" };
            text("share-cgt", "cgt crate", note, board)
        }),
    ];
    let image = address(&picture).into();
    Forms { picture, image, texts: texts.into_iter().flatten().collect() }
}
