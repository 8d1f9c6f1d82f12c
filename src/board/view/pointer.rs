//! What mouse, pen and fingers do on a board.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::board::event::{BoardEvent, PointerMode};
use crate::board::gesture::Gesture;
use crate::board::view::focus::Focus;
use crate::board::view::walls::side_name;
use crate::board::view::zoom::zoom_at;
use konane::{Area, Board, Direction, Square};

/// The state of the pointer between events.
#[derive(Clone)]
pub struct Pointer {
    session: Rc<RefCell<Session>>,
    /// The gesture as it was last drawn.
    pub held: UseStateHandle<Option<Gesture>>,
    /// The square under the pointer, with or without an element.
    pub hovered: UseStateHandle<Option<Square>>,
    /// The element under all squares.
    pub pits: NodeRef,
}

#[derive(Default)]
struct Session {
    gesture: Option<Gesture>,
    /// The pointers that are down, with their coordinates.
    pointers: Vec<(i32, f64, f64)>,
}

#[hook]
pub fn use_pointer() -> Pointer {
    Pointer {
        session: use_mut_ref(Session::default),
        held: use_state_eq(|| None),
        hovered: use_state_eq(|| None),
        pits: use_node_ref(),
    }
}

impl Pointer {
    pub fn is_idle(&self) -> bool {
        self.session.borrow().gesture.is_none()
    }

    /// Ends the gesture and returns it.
    pub fn let_go(&self) -> Option<Gesture> {
        self.held.set(None);
        self.session.borrow_mut().gesture.take()
    }
}

/// The board under the pointer, and the callbacks.
pub struct PointedBoard {
    pub pointer: Pointer,
    pub board: Rc<Board>,
    /// The part of the board that is shown.
    pub area: Area,
    /// Whether some squares have no element.
    pub is_large: bool,
    pub mode: PointerMode,
    pub selection: Option<Area>,
    pub slab: NodeRef,
    pub focus: Focus,
    /// Whether a press leaves the focus where it is.
    pub leaves_focus: bool,
    pub look: Callback<Option<Square>>,
    pub on_event: Callback<BoardEvent>,
}

impl PointedBoard {
    pub fn down(&self, event: PointerEvent) {
        let session = &self.pointer.session;
        session.borrow_mut().forget(event.pointer_id());
        let gesture = self.begun(&event);
        if gesture.is_none() && session.borrow().pointers.is_empty() {
            return;
        }
        let (x, y) = (event.client_x().into(), event.client_y().into());
        session.borrow_mut().pointers.push((event.pointer_id(), x, y));
        // Two fingers move and zoom the board, even if the first one has begun something else.
        if session.borrow().pointers.len() > 1 {
            self.abandon();
        } else {
            session.borrow_mut().gesture = gesture;
        }
        capture(&event);
        event.prevent_default();
        let gesture = session.borrow().gesture;
        let takes_focus = !self.leaves_focus || self.focus.square().is_some();
        if let Some(Gesture::Press { square, .. }) = gesture.filter(|_| takes_focus)
            && self.area.has(square)
        {
            self.focus.move_to(square);
        }
    }

    pub fn moved(&self, event: PointerEvent) {
        let Some(over) = self.square_at(&event) else {
            return;
        };
        let mut session = self.pointer.session.borrow_mut();
        if session.pointers.len() == 2 {
            return pinch(&mut session.pointers, &event, &self.slab);
        }
        let Some(gesture) = &mut session.gesture else {
            let is_up = session.pointers.is_empty();
            drop(session);
            if is_up {
                let over = Some(over).filter(|&over| self.area.has(over));
                // A finger that is not on the screen points at nothing.
                self.pointer.hovered.set(over.filter(|_| event.pointer_type() != "touch"));
                self.look.emit(over);
            }
            return;
        };
        let mode = self.mode_of(&event, gesture);
        let said = gesture.moved(over, &self.board, mode, self.selection);
        let gesture = *gesture;
        drop(session);
        let is_drawn = !matches!(gesture, Gesture::Press { .. } | Gesture::Stroke { .. });
        self.pointer.held.set(Some(gesture).filter(|_| is_drawn));
        if let Some(said) = said {
            self.on_event.emit(said);
        }
    }

    pub fn up(&self, event: PointerEvent) {
        self.pointer.session.borrow_mut().forget(event.pointer_id());
        let gesture = self.pointer.let_go();
        if let Some(said) = gesture.and_then(|gesture| gesture.ended(&self.board)) {
            self.on_event.emit(said);
        }
    }

    /// The browser takes the pointer over, to scroll.
    pub fn cancelled(&self, event: PointerEvent) {
        self.pointer.session.borrow_mut().forget(event.pointer_id());
        self.abandon();
    }

    pub fn left(&self, _: PointerEvent) {
        self.pointer.hovered.set(None);
        self.look.emit(self.focus.square());
    }

    /// The right button erases, so it opens no menu.
    pub fn menu(&self, event: MouseEvent) {
        if self.pressed(&event).is_some() {
            event.prevent_default();
        }
    }

    /// Ends the gesture, and takes a stroke back.
    pub fn abandon(&self) {
        if let Some(Gesture::Stroke { .. }) = self.pointer.let_go() {
            self.on_event.emit(BoardEvent::Abandon);
        }
    }

    /// The mode of a movement: on an empty square a finger without a brush scrolls, a mouse paints.
    fn mode_of(&self, event: &PointerEvent, gesture: &Gesture) -> PointerMode {
        let is_empty = |&square: &Square| self.board.stone(square).is_none();
        match (self.mode, gesture) {
            (PointerMode::Carry, Gesture::Press { square, .. })
                if is_empty(square) && event.pointer_type() != "mouse" =>
            {
                PointerMode::Press
            }
            (mode, _) => mode,
        }
    }

    /// The gesture that a pointer begins, if it goes down on a square or a wall.
    fn begun(&self, event: &PointerEvent) -> Option<Gesture> {
        let is_erasing = match event.button() {
            0 => false,
            2 => true,
            _ => return None,
        };
        if let Some(square) = self.pressed(event) {
            return Some(Gesture::Press { square, is_erasing });
        }
        let element = event.target()?.dyn_into::<Element>().ok()?.closest("[data-side]").ok()??;
        let side = element.get_attribute("data-side")?;
        let side = Direction::ALL.into_iter().find(|&direction| side_name(direction) == side)?;
        let from = self.square_at(event)?;
        Some(Gesture::Stretch { side, from, over: from })
    }

    /// The square that a press acts on, unless something lies over it.
    fn pressed(&self, event: &MouseEvent) -> Option<Square> {
        let element = event.target()?.dyn_into::<Element>().ok()?;
        element.closest(".square, .stones, .pits, .beyond").ok()??;
        let is_edited = matches!(self.mode, PointerMode::Carry | PointerMode::Paint);
        self.square_at(event).filter(|&square| is_edited || self.area.has(square))
    }

    /// The square under the pointer; it may be outside the board.
    fn square_at(&self, event: &MouseEvent) -> Option<Square> {
        let pits = self.pointer.pits.cast::<Element>()?.get_bounding_client_rect();
        let place = |at: i32, start: f64, length: f64, count: i32| {
            ((f64::from(at) - start) / length.max(1.0) * f64::from(count)).floor() as i32
        };
        let Area { corner, rows, columns } = self.area;
        let row = place(event.client_y(), pits.top(), pits.height(), rows);
        let column = place(event.client_x(), pits.left(), pits.width(), columns);
        Some(corner + Square::new(row, column))
    }
}

impl Session {
    /// Removes a pointer that is no longer down.
    fn forget(&mut self, pointer: i32) {
        self.pointers.retain(|(id, ..)| *id != pointer);
    }
}

/// From now on the board gets all events of the pointer.
fn capture(event: &PointerEvent) {
    let grid = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(Ok(Some(grid))) = grid.map(|element| element.closest("[role=grid]")) {
        let _ = grid.set_pointer_capture(event.pointer_id());
    }
}

/// Moves and zooms the board with two fingers: the point between them stays between them.
fn pinch(pointers: &mut [(i32, f64, f64)], event: &PointerEvent, slab: &NodeRef) {
    let spread = |pointers: &[(i32, f64, f64)]| match *pointers {
        [(_, x, y), (_, u, v)] => ((x + u) / 2.0, (y + v) / 2.0, (x - u).hypot(y - v).max(1.0)),
        _ => (0.0, 0.0, 1.0),
    };
    let (x, y, before) = spread(pointers);
    if let Some(pointer) = pointers.iter_mut().find(|(id, ..)| *id == event.pointer_id()) {
        (pointer.1, pointer.2) = (event.client_x().into(), event.client_y().into());
    }
    let (u, v, after) = spread(pointers);
    if let Some(slab) = slab.cast::<HtmlElement>() {
        zoom_at(&slab, after / before, u, v);
        slab.set_scroll_left(slab.scroll_left() - (u - x).round() as i32);
        slab.set_scroll_top(slab.scroll_top() - (v - y).round() as i32);
    }
}
