//! What the open page does in the bar above all pages. The page tells the app, which draws the bar: a portal of Yew would
//! never be freed, and with it all that the page had drawn (its listeners stay, and hold their place in the page).

use yew::prelude::*;

use crate::state::PageState;

#[derive(Clone, PartialEq)]
pub struct Bar {
    /// Begins a lecture, if the page can be shown to a hall.
    pub on_lecture: Option<Callback<()>>,
    /// Opens the list of keys.
    pub on_keys: Callback<()>,
    /// Also tells the bars of two pages apart.
    pub on_share: Callback<()>,
}

/// The bar of the open page, if it has one.
#[derive(PartialEq)]
pub struct OpenBar(pub Option<Bar>);

impl OpenBar {
    /// `index.html` shows a bar. Where the page follows at once, the bar stays until the page has told of its own.
    pub fn at_first(is_shown: bool) -> OpenBar {
        let nothing = Callback::noop;
        OpenBar(is_shown.then(|| Bar { on_lecture: None, on_keys: nothing(), on_share: nothing() }))
    }
}

pub enum BarAction {
    Show(Bar),
    /// The page with this `on_share` has gone.
    Leave(Callback<()>),
}

impl PageState for OpenBar {
    type Action = BarAction;

    fn apply(&self, action: BarAction) -> OpenBar {
        match action {
            BarAction::Show(bar) => OpenBar(Some(bar)),
            // The next page may have been quicker.
            BarAction::Leave(on_share) => {
                OpenBar(self.0.clone().filter(|bar| bar.on_share != on_share))
            }
        }
    }
}

/// Draws the bar of the page that uses this hook, as long as it is open.
#[hook]
pub fn use_bar(bar: Bar) {
    let act = use_context::<Callback<BarAction>>();
    use_effect_with((bar.on_share.clone(), act.clone()), |(on_share, act)| {
        let (on_share, act) = (on_share.clone(), act.clone());
        move || act.iter().for_each(|act| act.emit(BarAction::Leave(on_share.clone())))
    });
    use_effect_with((bar, act), |(bar, act)| {
        act.iter().for_each(|act| act.emit(BarAction::Show(bar.clone())));
    });
}
