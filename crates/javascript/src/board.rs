//! Positions and their jumps.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::failure::{Failure, named, object};
use answers::{JumpFacts, read_board};
use basics::player::Player;
use konane::{NamedBoard, Rules};

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
pub struct Board {
    pub(crate) rules: Rules,
    /// All squares that have names: no stone ever leaves them, so they keep their names in a line of play.
    pub(crate) board: konane::Board,
}

#[wasm_bindgen]
impl Board {
    /// Reads rows of `x`, `o` and `.`, joined by `/`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        text: &str,
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: &str,
        #[wasm_bindgen(unchecked_param_type = "Edge")] edge: &str,
    ) -> Result<Board, JsValue> {
        let rules = named(rules)?;
        let board = read_board(text, named(edge)?).map_err(Failure::from)?;
        Ok(Board { rules, board: NamedBoard::of(&board).cut(&board) })
    }

    /// The position as text; on the plane without what is empty around it.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.board.trimmed().whole_text()
    }

    #[wasm_bindgen(getter, unchecked_return_type = "Rules")]
    pub fn rules(&self) -> String {
        self.rules.to_string()
    }

    #[wasm_bindgen(getter, unchecked_return_type = "Edge")]
    pub fn edge(&self) -> String {
        self.board.edge().to_string()
    }

    /// How many rows have names, from 1 upwards.
    #[wasm_bindgen(getter)]
    pub fn rows(&self) -> i32 {
        self.board.rows()
    }

    /// How many columns have names, from a.
    #[wasm_bindgen(getter)]
    pub fn columns(&self) -> i32 {
        self.board.columns()
    }

    #[wasm_bindgen(js_name = toString)]
    pub fn to_text(&self) -> String {
        self.text()
    }

    /// All jumps of Left, then all of Right.
    #[wasm_bindgen(unchecked_return_type = "JumpFacts[]")]
    pub fn jumps(&self) -> Result<JsValue, JsValue> {
        let jumps = Player::ALL.into_iter().flat_map(|player| {
            let jumps = self.board.jumps(self.rules, player);
            jumps.map(move |jump| JumpFacts::of(player, jump, self.names()))
        });
        Ok(object(&jumps.collect::<Vec<_>>())?)
    }

    /// The position after a jump, such as `d3-b3`; the stone on the first square says who jumps.
    pub fn play(&self, jump: &str) -> Result<Board, JsValue> {
        let played = self
            .names()
            .jump_named(jump)
            .and_then(|jump| self.board.play(self.rules, self.board.stone(jump.from)?, jump));
        let board = played.ok_or_else(|| Failure::Wrong(format!("{jump} is no jump here")))?;
        Ok(Board { board, ..*self })
    }
}

impl Board {
    pub(crate) fn names(&self) -> NamedBoard {
        NamedBoard::whole(&self.board)
    }
}
