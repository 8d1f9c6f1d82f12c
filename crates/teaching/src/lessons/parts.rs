//! Which stones belong to the same part.

use crate::lessons::referee::Referee;
use crate::lessons::verdict::Verdict;
use konane::{Board, Square, survey};

/// A stone with its mark, if it has one.
pub type Mark = (Square, Option<char>);

impl Referee<'_> {
    /// Judges whether two stones have the same mark exactly if they belong to the same part.
    pub fn judge_parts(&mut self, board: &Board, marks: &[Mark]) -> Verdict {
        let parts = self.parts(board);
        let part_of = |square: Square| parts.iter().position(|part| part.contains(&square));
        let mark_of =
            |square: Square| marks.iter().find(|(at, _)| *at == square).and_then(|(_, mark)| *mark);
        // A dead stone belongs to no part, and any mark is right for it.
        let stones: Vec<Square> = parts.concat();
        if let Some(&square) = stones.iter().find(|&&square| mark_of(square).is_none()) {
            return Verdict::wrong("parts-unmarked", vec![square.into()]);
        }
        for (index, &one) in stones.iter().enumerate() {
            for &two in &stones[..index] {
                let sentence = match (part_of(one) == part_of(two), mark_of(one) == mark_of(two)) {
                    (true, false) => "parts-meet",
                    (false, true) => "parts-apart",
                    _ => continue,
                };
                return Verdict::wrong(sentence, vec![two.into(), one.into()]);
            }
        }
        Verdict::right("right-parts", vec![parts.len().into()])
    }

    /// The stones of each part.
    pub fn parts(&mut self, board: &Board) -> Vec<Vec<Square>> {
        survey(board, self.budget).parts.into_iter().map(|part| part.stones).collect()
    }
}

/// Reads marks: rows from the top, joined by `/`, with a letter or digit for a stone's part and `.` for
/// none.
pub fn marks(text: &str, board: &Board) -> Vec<Mark> {
    let rows: Vec<&str> = text.split('/').collect();
    let mark = |square: Square| {
        let row = rows.get(square.row as usize)?;
        row.chars().nth(square.column as usize).filter(|mark| mark.is_ascii_alphanumeric())
    };
    board.stones().map(|(square, _)| (square, mark(square))).collect()
}
