//! The pictures of buttons and marks, 20 × 20.

use yew::prelude::*;

pub fn icon(picture: Html) -> Html {
    html! { <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">{ picture }</svg> }
}

/// A picture of lines.
pub fn line_icon(picture: Html) -> Html {
    html! { <svg class="icon line" viewBox="0 0 20 20" aria-hidden="true">{ picture }</svg> }
}

/// A picture of one line.
pub fn path_icon(path: &'static str) -> Html {
    line_icon(html! { <path d={path} /> })
}

/// The one picture for each of these.
pub struct Icon(&'static str);

impl Icon {
    pub const FIRST: Icon = Icon("M15 4.5L9 10l6 5.5M5 4.5v11");
    pub const BACK: Icon = Icon("M12.5 4.5L6.5 10l6 5.5");
    pub const ON: Icon = Icon("M7.5 4.5l6 5.5l-6 5.5");
    pub const LAST: Icon = Icon("M5 4.5l6 5.5l-6 5.5M15 4.5v11");
    pub const MORE: Icon = Icon("M4 10h.01M10 10h.01M16 10h.01");

    pub fn view(&self) -> Html {
        path_icon(self.0)
    }
}
