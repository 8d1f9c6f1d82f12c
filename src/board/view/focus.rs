//! The keyboard focus on a board: Tab reaches one square, the one that was used last.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusOptions, SvgElement};
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::scrolling::bring_near;
use konane::{Area, Board, Square};

#[derive(Clone)]
pub struct Focus {
    /// The square that Tab reaches.
    pub active: Square,
    origin: Square,
    slab: NodeRef,
    place: UseStateSetter<Square>,
    /// The square that gets the focus as soon as it has an element.
    awaited: Rc<RefCell<Option<Square>>>,
}

/// The focus stays with its place when the board grows or shrinks, within the shown area. When `asked` changes, the
/// focus goes there, unless `stays_away` is set and the board does not have the focus.
#[hook]
pub fn use_focus(
    board: &Board,
    origin: Square,
    area: Area,
    asked: Option<Square>,
    stays_away: bool,
    slab: &NodeRef,
) -> Focus {
    // The focus begins on a stone.
    let place = use_state_eq(|| {
        let square = board.stones().next().map(|(square, _)| square);
        square.unwrap_or(Square::new(board.rows() / 2, board.columns() / 2)) + origin
    });
    let active = *place - origin;
    let focus = Focus {
        active: area.nearest(active),
        origin,
        slab: slab.clone(),
        place: place.setter(),
        awaited: use_mut_ref(|| None),
    };
    use_effect_with(
        focus.active,
        closure!(focus, move |&active| {
            let is_awaited = *focus.awaited.borrow() == Some(active);
            if is_awaited {
                focus.give(&selector(active));
            }
        }),
    );
    let before = use_mut_ref(|| asked);
    use_effect_with(
        asked,
        closure!(focus, move |&asked| {
            let before = before.replace(asked);
            let goes = before != asked && (!stays_away || focus.square().is_some());
            if let Some(place) = asked.filter(|_| goes) {
                focus.jump_to(place - origin);
            }
        }),
    );
    focus
}

impl Focus {
    /// If the square has no element yet, it gets the focus as soon as it has one; until then the grid takes its keys.
    pub fn move_to(&self, square: Square) {
        if !self.give(&selector(square)) {
            self.give(GRID);
            self.awaited.replace(Some(square));
            self.place.set(square + self.origin);
        }
    }

    /// Scrolls to the square if the reader uses the keyboard: then the focus must be visible.
    fn jump_to(&self, square: Square) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        match self.find(&selector(square)) {
            Some(element) => {
                let _ = element.focus_with_options(&options);
                if element.matches(":focus-visible").unwrap_or(true) {
                    bring_near(&element);
                }
            }
            None => self.move_to(square),
        }
    }

    /// Remembers that the square has got the focus.
    pub fn came_to(&self, square: Square) {
        self.awaited.take();
        self.place.set(square + self.origin);
    }

    /// The square that a key acts on.
    pub fn typed_on(&self, event: &Event) -> Option<Square> {
        square_of(event).or(*self.awaited.borrow())
    }

    pub fn square(&self) -> Option<Square> {
        square_in(self.find(":focus")?.as_ref())
    }

    /// Returns whether such an element exists.
    fn give(&self, selector: &str) -> bool {
        self.find(selector).is_some_and(|element| element.focus().is_ok())
    }

    fn find(&self, selector: &str) -> Option<SvgElement> {
        let element = self.slab.cast::<Element>()?.query_selector(selector).ok()??;
        element.dyn_into().ok()
    }
}

const GRID: &str = "[role=grid]";

/// The square that is the target of an event.
pub fn square_of(event: &Event) -> Option<Square> {
    square_in(&event.target()?.dyn_into::<Element>().ok()?)
}

fn square_in(element: &Element) -> Option<Square> {
    let square = element.get_attribute("data-square")?;
    let (row, column) = square.split_once(',')?;
    Some(Square::new(row.parse().ok()?, column.parse().ok()?))
}

fn selector(square: Square) -> String {
    format!("[data-square='{},{}']", square.row, square.column)
}
