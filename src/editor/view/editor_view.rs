//! The board with the tools and dialogs that change it.

use yew::prelude::*;

use crate::board::event::{BoardEvent, PointerMode};
use crate::board::view::board_view::BoardView;
use crate::board::view::slab::{size, use_unit};
use crate::board::window_coordinates::LeapBoard;
use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::write_to_clipboard;
use crate::browser::page_keys::{read, use_keys};
use crate::browser::program_part::LazyDialog;
use crate::browser::use_latest::use_latest;
use crate::editor::announcement::announcement;
use crate::editor::edit::{Brush, Ink};
use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::editor::elsewhere::Elsewhere;
use crate::editor::hint::hint;
use crate::editor::import::{Content, Import};
use crate::editor::keys::{EDITOR, EditorKey};
use crate::editor::view::lazy::text_dialog;
use crate::editor::view::opening_bar::{is_full, opening_bar};
use crate::editor::view::selection_bar::SelectionBar;
use crate::editor::view::text_dialog::TextDialogProps;
use crate::editor::view::texts::{Texts, use_text};
use crate::editor::view::toolbar::Toolbar;
use crate::history::History;
use crate::keys::{UNDO, Undo};
use konane::{Area, Square};
use words::say;

#[derive(Properties, PartialEq)]
pub struct EditorProps {
    pub history: History<EditorState>,
    pub act: Callback<EditorAction>,
    /// What the board shows in place of the position; the reader can only look at it.
    pub stage: Option<LeapBoard>,
    /// The part of the position that is shown, if not all.
    pub area: Option<Area>,
    /// The reader touches the board while it shows something else.
    pub on_stage: Callback<()>,
    /// What lies over the stones, as in `BoardView`.
    pub layers: Html,
    /// The content of the row below the board.
    pub under: Html,
    /// What follows below that row.
    pub children: Html,
    /// Gets the square under the pointer, or else the one with the focus.
    pub on_look: Callback<Option<Square>>,
    /// Gets how many px a unit of the board's picture has.
    pub on_unit: Callback<f64>,
    pub on_help: Callback<()>,
}

#[component]
pub fn Editor(props: &EditorProps) -> Html {
    let EditorProps { history, act, stage, layers, under, children, on_look, .. } = props;
    let editor_state = history.now();
    let slab = use_node_ref();
    let area = props.area.filter(|_| stage.is_none());
    let seen = area.unwrap_or_else(|| {
        Area::whole(stage.as_ref().map_or(&editor_state.window.board, |stage| &stage.board))
    });
    use_unit(&slab, seen.columns, &props.on_unit);
    // The first text of the dialog, while it is open.
    let text = use_state_eq(|| None::<AttrValue>);
    let said = use_said(history);

    let selection = editor_state.selection;
    let copied = closure!(act, say = said.setter(), move |is_cut: bool| {
        if is_cut && selection.is_some() {
            act.emit(EditorAction::Fill(Ink::Stone(None)));
        }
        say.set(say::text_copied().to_string());
    });
    use_text(Texts {
        editor_state: editor_state.clone(),
        on_text: {
            let (act, text, edge) = (act.clone(), text.setter(), editor_state.window.board.edge());
            Callback::from(move |pasted: String| {
                let import = Import::read(&pasted, edge);
                // Surely meant for the board, and for no other page.
                let is_meant = import.others.is_empty()
                    && Elsewhere::of(&pasted, import.has_stones()).is_none();
                match import.sure {
                    Ok(content) if is_meant => act.emit(content.action()),
                    _ => text.set(Some(pasted.into())),
                }
            })
        },
        on_copied: Callback::from(copied.clone()),
    });
    use_keys(
        &UNDO,
        true,
        closure!(act, move |key| {
            act.emit(match key {
                Undo::Undo => EditorAction::Undo,
                Undo::Redo => EditorAction::Redo,
            });
            true
        }),
    );
    let on_copy = callback!(editor_state, say = said.setter(), move |is_cut: bool| {
        let (copied, say) = (copied.clone(), say.clone());
        let done = Callback::from(move |is_there: bool| match is_there {
            true => copied(is_cut),
            false => say.set(say::text_copy_refused().to_string()),
        });
        write_to_clipboard(&editor_state.copied(), done);
    });
    let open_text = {
        let text = text.setter();
        use_callback((), move |(), ()| text.set(Some(AttrValue::from(""))))
    };
    let close_text = callback!(text, move |()| text.set(None));
    let view = editor_state.view;
    let use_tool = use_callback((act.clone(), view), |action: EditorAction, (act, view)| {
        // A reader who takes a brush wants to edit.
        if matches!(action, EditorAction::SetBrush(_)) && view.plays() {
            act.emit(EditorAction::SetView(view.in_mode(false)));
        }
        act.emit(action);
    });
    let on_help = use_latest(props.on_help.clone());
    let on_key = callback!(act = use_tool.clone(), on_help, move |event: KeyboardEvent| {
        match read(&EDITOR, &event) {
            // In a lecture the digits choose layers.
            Some(EditorKey::Brush(_)) if view.is_projected => return,
            Some(EditorKey::Brush(brush)) => act.emit(EditorAction::SetBrush(brush)),
            Some(EditorKey::Mode) => act.emit(EditorAction::SetView(view.in_mode(!view.plays()))),
            Some(EditorKey::Help) => on_help.emit(()),
            None => return,
        }
        event.prevent_default();
    });
    let on_event = match stage {
        Some(_) => props.on_stage.reform(|_: BoardEvent| ()),
        None => act.reform(EditorAction::Touch),
    };
    let (window, names) = (&editor_state.window, editor_state.names());
    let (board, origin, names) = match stage {
        Some(LeapBoard { board, corner }) => {
            (board.clone(), window.origin + *corner, names.seen_from(*corner))
        }
        None => (window.board.clone(), window.origin, names),
    };
    let (pointer, selection) = match stage {
        Some(_) => (PointerMode::Press, None),
        None if view.plays() => (PointerMode::Jump, editor_state.lifted().map(Area::one)),
        None => (editor_state.brush.pointer(), selection.map(|selection| selection.area)),
    };
    let (last, targets) = match stage {
        Some(_) => (None, vec![]),
        None => (editor_state.replay.last(&editor_state.window), editor_state.landings()),
    };
    html! {
        <div class="work" onkeydown={on_key}>
            <Toolbar
                brush={editor_state.brush}
                {view}
                rules={editor_state.rules}
                edge={editor_state.window.board.edge()}
                size={(editor_state.window.board.rows(), editor_state.window.board.columns())}
                can_undo={history.can_undo()}
                can_redo={history.can_redo()}
                act={use_tool}
                on_text={open_text.clone()}
                {on_help}
                slab={slab.clone()}
            />
            <div class="front">
                if !view.plays() && (editor_state.brush == Brush::Select || editor_state.selection.is_some()) {
                    <SelectionBar
                        act={act.clone()}
                        has_selection={editor_state.selection.is_some()}
                        is_picked_up={editor_state.selection.is_some_and(|selection| selection.grip.is_some())}
                        {on_copy}
                        on_paste={open_text}
                    />
                }
                <div class="bed" ~style={size(seen)}>
                    <BoardView
                        {board}
                        {origin}
                        {area}
                        {names}
                        {selection}
                        {pointer}
                        {targets}
                        {last}
                        focus={editor_state.landed}
                        leaves_focus={view.is_projected || view.is_embedded}
                        slab={slab.clone()}
                        {on_event}
                        on_look={on_look.clone()}
                    >
                        { layers.clone() }
                    </BoardView>
                </div>
            </div>
            <div class="under">
                if let Some(hint) = hint(&editor_state) {
                    <p id="hint" class="note">{ hint }</p>
                }
                { under.clone() }
                <p id="lint" class="note">
                    if editor_state.window.board.clash().is_some() {
                        { say::editor_off_colour() }
                    }
                </p>
            </div>
            if is_full(&editor_state.window.board) {
                { opening_bar(&editor_state.window.board, act) }
            }
            { children.clone() }
            <p id="said" class="unseen" role="status">{ said.to_string() }</p>
            if let Some(first) = &*text {
                <LazyDialog
                    title={say::text_title()}
                    dialog={
                        let props = TextDialogProps {
                            text: first.clone(),
                            edge: editor_state.window.board.edge(),
                            on_open: act.reform(Content::action),
                            on_close: close_text.clone(),
                        };
                        Callback::from(move |()| text_dialog(props.clone()))
                    }
                    on_close={close_text}
                />
            }
        </div>
    }
}

/// The announcement of the last change, for screen readers.
#[hook]
fn use_said(history: &History<EditorState>) -> UseStateHandle<String> {
    let said = use_state_eq(String::new);
    let before = use_mut_ref(|| history.now());
    use_effect_with(
        history.now(),
        closure!(said, move |now| {
            if now.is_being_painted() {
                return;
            }
            let before = before.replace(now.clone());
            if let Some(mut text) = announcement(&before, now) {
                // A screen reader would not repeat equal text.
                if *said == text {
                    text.push('\u{a0}');
                }
                said.set(text);
            }
        }),
    );
    said
}
