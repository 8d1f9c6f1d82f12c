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

    // The doors.
    pub const BOARD: Icon = Icon(
        "M5 3h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7.5 7.5h.01M12.5 7.5h.01M7.5 12.5h.01M12.5 12.5h.01",
    );
    pub const GALLERY: Icon = Icon("M3 4h14v12H3zM3 13.5l4-4l6.5 6M11 13l2-2l4 4M13 7.5h.01");
    pub const LEARN: Icon = Icon(
        "M10 5.5C8 4 5.5 3.8 2.5 4v11.5c3-.2 5.5 0 7.5 1.5c2-1.5 4.5-1.7 7.5-1.5V4c-3-.2-5.5 0-7.5 1.5zM10 5.5V17",
    );
    pub const PLAY: Icon =
        Icon("M11 10a4.2 4.2 0 1 1-8.4 0a4.2 4.2 0 0 1 8.4 0zM12 6a4.2 4.2 0 1 1 0 8");
    pub const SUMS: Icon = Icon("M10 4v12M4 10h12");
    pub const TEACH: Icon = Icon("M7.5 5H17M7.5 10H17M7.5 15H17M3.5 5h.01M3.5 10h.01M3.5 15h.01");
    pub const PROOF: Icon = Icon("M4 10.5l4 4l8-9");

    pub fn view(&self) -> Html {
        path_icon(self.0)
    }
}
