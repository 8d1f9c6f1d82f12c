//! Positions and their jumps.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::failure::{Failure, object};
use answers::{Position, Refusal, named, read_board};

/// Types that the answers name.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export type Player = "Left" | "Right";
/** Who wins when both players play as well as they can: a player, whoever moves first, or the next to move, or the previous player. */
export type Outcome = "Left" | "Right" | "Next" | "Previous";
export type Rules = "ancient" | "modern";
export type Edge = "plane" | "walls";
export interface ByPlayer<T> { left: T; right: T }
"#;

/// A position with its rules. Nothing changes it: a jump makes another one.
#[wasm_bindgen]
#[derive(Clone)]
pub struct Board(pub(crate) Position);

#[wasm_bindgen]
impl Board {
    /// Reads rows of `x`, `o` and `.`, joined by `/`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        text: &str,
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: &str,
        #[wasm_bindgen(unchecked_param_type = "Edge")] edge: &str,
    ) -> Result<Board, Failure> {
        Ok(Board(Position::read(text, named(rules)?, named(edge)?)?))
    }

    /// The position as text; on the plane without what is empty around it.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.0.text()
    }

    #[wasm_bindgen(getter, unchecked_return_type = "Rules")]
    pub fn rules(&self) -> String {
        self.0.rules.to_string()
    }

    #[wasm_bindgen(getter, unchecked_return_type = "Edge")]
    pub fn edge(&self) -> String {
        self.0.board.edge().to_string()
    }

    /// How many rows have names, from 1 upwards.
    #[wasm_bindgen(getter)]
    pub fn rows(&self) -> i32 {
        self.0.board.rows()
    }

    /// How many columns have names, from a.
    #[wasm_bindgen(getter)]
    pub fn columns(&self) -> i32 {
        self.0.board.columns()
    }

    /// All squares that have names, from which another thread makes the same board.
    #[wasm_bindgen(getter, skip_typescript)]
    pub fn named(&self) -> String {
        self.0.board.whole_text()
    }

    #[wasm_bindgen(js_name = fromNamed, skip_typescript)]
    pub fn from_named(text: &str, rules: &str, edge: &str) -> Result<Board, Failure> {
        let (rules, edge) = (named(rules)?, named(edge)?);
        let board = read_board(text, edge)?;
        Ok(Board(Position { rules, board }))
    }

    #[wasm_bindgen(js_name = toString)]
    pub fn to_text(&self) -> String {
        self.text()
    }

    /// All jumps of Left, then all of Right.
    #[wasm_bindgen(unchecked_return_type = "JumpFacts[]")]
    pub fn jumps(&self) -> Result<JsValue, Failure> {
        Ok(object(&self.0.jumps())?)
    }

    /// The position after a jump, such as `d3-b3`; the stone on the first square says who jumps.
    pub fn play(&self, jump: &str) -> Result<Board, Failure> {
        let played = self.0.play(jump).map(Board);
        Ok(played.ok_or_else(|| Refusal::Wrong(format!("{jump} is no jump here")))?)
    }
}
