//! What the turn of a card says.

/// A card has an edge for each.
pub const CHOICES: usize = 4;
/// The letters of the choices where they are the outcomes of a game, in the order in which a question names them.
pub const OUTCOME_LETTERS: [&str; CHOICES] = ["L", "R", "N", "P"];
/// The letters of any other choices.
pub const LETTERS: [&str; CHOICES] = ["A", "B", "C", "D"];
/// The choice at each edge of a card, clockwise from the top one.
pub const EDGES: [usize; CHOICES] = [0, 2, 1, 3];

/// The choice whose edge is up after so many quarter turns of the card clockwise.
pub fn choice(quarter_turns: usize) -> usize {
    EDGES[(CHOICES - quarter_turns % CHOICES) % CHOICES]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_turn_has_the_choice_of_the_edge_that_it_brings_up() {
        // A quarter turn clockwise brings the left edge up, which has P.
        assert_eq!([0, 1, 2, 3].map(|turns| OUTCOME_LETTERS[choice(turns)]), ["L", "P", "R", "N"]);
    }
}
