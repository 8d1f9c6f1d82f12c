//! A line of play: a board and the jumps from it. In a link the board is the start, and the
//! parameter `line=0_3l1.0_2r2` says what was played: row and column of the stone from the first
//! square of the link's board, a direction, how many stones are taken. `step=1` stands where not
//! the whole line is on the board.

use crate::konane::{Board, Direction, Jump, Rules, Square};
use crate::player::Player;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// In squares counted from the first one of the start's text.
    pub jumps: Vec<Jump>,
    /// How many of them are on the board.
    pub step: usize,
}

const LINE: &str = "line";
const STEP: &str = "step";
/// More jumps than any board has stones to take are no game.
const MOST_JUMPS: usize = 2000;
const DIRECTIONS: [(char, Direction); 4] =
    [('u', Direction::Up), ('d', Direction::Down), ('l', Direction::Left), ('r', Direction::Right)];

impl Line {
    pub fn is_empty(&self) -> bool {
        self.jumps.is_empty()
    }

    /// The same line with a jump after the present step. The rest is left for it, unless it goes on
    /// with this very jump.
    pub fn play(&self, jump: Jump) -> Line {
        let mut jumps = self.jumps.clone();
        if jumps.get(self.step) != Some(&jump) {
            jumps.truncate(self.step);
            jumps.push(jump);
        }
        Line { jumps, step: self.step + 1 }
    }

    /// Reads what it knows of a link's parameters; the rest remains, as it stands. What cannot be
    /// played from this board ends the line.
    pub fn parse(parameters: &str, start: &Board, rules: Rules) -> (Line, String) {
        let mut jumps = Vec::new();
        let mut step = None;
        let mut rest = Vec::new();
        for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.split_once('=') {
                Some((LINE, line)) => jumps = line.split('.').map_while(parse_jump).collect(),
                Some((STEP, number)) => step = number.parse().ok(),
                _ => rest.push(parameter),
            }
        }
        jumps.truncate(MOST_JUMPS);
        jumps.truncate(playable(start, rules, &jumps));
        let step = step.unwrap_or(jumps.len()).min(jumps.len());
        (Line { jumps, step }, rest.join("&"))
    }

    /// The same as parameters, with others before them.
    pub fn write(&self, others: String) -> String {
        if self.is_empty() {
            return others;
        }
        let mut parameters = vec![others];
        parameters.retain(|others| !others.is_empty());
        let jumps: Vec<String> = self.jumps.iter().map(write_jump).collect();
        parameters.push(format!("{LINE}={}", jumps.join(".")));
        if self.step < self.jumps.len() {
            parameters.push(format!("{STEP}={}", self.step));
        }
        parameters.join("&")
    }
}

/// How many of these jumps can be played one after the other, whoever's turn it is.
fn playable(start: &Board, rules: Rules, jumps: &[Jump]) -> usize {
    let mut board = start.clone();
    // Playing may make the window grow to the left and upwards.
    let mut corner = Square::new(0, 0);
    for (count, jump) in jumps.iter().enumerate() {
        let from = Square::new(jump.from.row - corner.row, jump.from.column - corner.column);
        let jump = Jump { from, ..*jump };
        if !is_legal(&board, rules, jump) {
            return count;
        }
        let to = jump.to();
        corner.row += to.row.min(0);
        corner.column += to.column.min(0);
        board = board.play(jump);
    }
    jumps.len()
}

pub fn is_legal(board: &Board, rules: Rules, jump: Jump) -> bool {
    let player: Option<Player> = board.stone(jump.from);
    player.is_some_and(|player| board.jumps(rules, player).contains(&jump))
}

fn write_jump(jump: &Jump) -> String {
    let direction = DIRECTIONS.iter().find(|(_, direction)| *direction == jump.direction);
    let letter = direction.map_or('r', |(letter, _)| *letter);
    format!("{}_{}{letter}{}", jump.from.row, jump.from.column, jump.taken)
}

fn parse_jump(text: &str) -> Option<Jump> {
    let (row, rest) = text.split_once('_')?;
    let at = rest.find(|letter| DIRECTIONS.iter().any(|(known, _)| *known == letter))?;
    let (column, rest) = rest.split_at(at);
    let mut letters = rest.chars();
    let letter = letters.next()?;
    let (_, direction) = DIRECTIONS.into_iter().find(|(known, _)| *known == letter)?;
    let number = |text: &str| text.parse::<i16>().ok().map(i32::from);
    let from = Square::new(number(row)?, number(column)?);
    Some(Jump { from, direction, taken: number(letters.as_str())? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::konane::Edge;

    #[track_caller]
    fn check(board: &str, parameters: &str, line: &str, rest: &str) {
        let start = Board::parse(board, Edge::Plane).unwrap();
        let (read, remains) = Line::parse(parameters, &start, Rules::Ancient);
        assert_eq!((&*read.write(String::new()), &*remains), (line, rest));
        assert_eq!(Line::parse(line, &start, Rules::Ancient), (read, String::new()));
    }

    #[test]
    fn reads_what_it_writes() {
        check("oxo.ox", "", "", "");
        check("oxo.ox", "a&line=0_5l1&b=c", "line=0_5l1", "a&b=c");
        check("oxo.ox", "line=0_1r1.0_4l1&step=1", "line=0_1r1.0_4l1&step=1", "");
        // White leaves the box to the left, and comes back from there: nothing to take.
        check("xo.", "line=0_1l1.0_-1r1", "line=0_1l1", "");
        // A second jump counted from the start's first square although the window has grown.
        check("xo/..x/.ox", "line=0_1l1.2_2l1", "line=0_1l1.2_2l1", "");
    }

    #[test]
    fn ends_where_a_jump_is_not_legal() {
        check("oxo.ox", "line=0_5l1.0_5l1", "line=0_5l1", "");
        for bad in ["", "7", "0_5x1", "0_5l", "0_5l2", "0_5l99999", "99999_5l1", "0_5l-1", "_l"] {
            check("oxo.ox", &format!("line={bad}&step=9"), "", "");
        }
    }

    #[test]
    fn branches() {
        let jump =
            |column| Jump { from: Square::new(0, column), direction: Direction::Left, taken: 1 };
        let line = Line::default().play(jump(5)).play(jump(3));
        let back = Line { step: 1, ..line.clone() };
        assert_eq!(back.play(jump(3)), line);
        assert_eq!(back.play(jump(1)).jumps, [jump(5), jump(1)]);
    }
}
