//! A line of play: a board and the jumps from it. A link has the board before the first jump. The
//! parameter `line=0_3l1.0_2r2` lists the jumps: the row and column of the stone, counted from the
//! first square of the link's board, then a direction and how many stones the jump takes. `step=1`
//! says how many jumps are on the board, unless all are.

use std::collections::HashMap;

use crate::link::corrections::Corrections;
use crate::link::problem::shorten;
use basics::player::Player;
use konane::{Board, Direction, Jump, MAX_SIDE, Rules, Square};
use words::say;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Their squares count from the first square of the start's text.
    pub jumps: Vec<Jump>,
    /// How many of the jumps are on the board.
    pub step: usize,
}

pub const LINE: &str = "line";
pub const STEP: &str = "step";
/// No one plays more jumps by hand; the page still reads a link with this many.
const MOST_JUMPS: usize = 2000;
const DIRECTIONS: [(char, Direction); 4] =
    [('u', Direction::Up), ('d', Direction::Down), ('l', Direction::Left), ('r', Direction::Right)];

impl Line {
    pub fn is_empty(&self) -> bool {
        self.jumps.is_empty()
    }

    /// The line with this jump after the present step. The jump replaces the rest of the line,
    /// unless the rest begins with this very jump. A line of the greatest length does not change.
    pub fn play(&self, jump: Jump) -> Line {
        if self.step == MOST_JUMPS {
            return self.clone();
        }
        let mut jumps = self.jumps.clone();
        if jumps.get(self.step) != Some(&jump) {
            jumps.truncate(self.step);
            jumps.push(jump);
        }
        Line { jumps, step: self.step + 1 }
    }

    /// The first jumps of the line, as far as they are legal by these rules.
    pub fn under(&self, start: &Board, rules: Rules) -> Line {
        let jumps = playable(start, rules, self.jumps.clone());
        Line { step: self.step.min(jumps.len()), jumps }
    }

    /// The player of each jump.
    pub fn players(&self, start: &Board) -> Vec<Player> {
        let mut moved = HashMap::new();
        let player = |jump: &Jump| {
            let stone = moved.insert(jump.from, None).unwrap_or_else(|| start.stone(jump.from))?;
            moved.insert(jump.to(), Some(stone));
            Some(stone)
        };
        self.jumps.iter().map_while(player).collect()
    }

    /// Reads the parameters of a line and returns the others unchanged. The first jump that is not
    /// legal on this board ends the line.
    pub fn parse(
        parameters: &str,
        start: &Board,
        rules: Rules,
        corrections: &mut Corrections,
    ) -> (Line, String) {
        let mut asked = Vec::new();
        let mut step = None;
        let mut rest = Vec::new();
        for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.split_once('=') {
                Some((LINE, line)) => asked = line.split('.').collect(),
                Some((STEP, number)) => step = Some(number),
                _ => rest.push(parameter),
            }
        }
        let jumps = asked.iter().take(MOST_JUMPS).map_while(|jump| parse_jump(jump)).collect();
        let jumps = playable(start, rules, jumps);
        if let Some(bad) = asked.get(jumps.len()) {
            corrections.say(say::link_jump(
                &shorten(bad, 20),
                LINE,
                &(jumps.len() + 1).to_string(),
            ));
        }
        let last = jumps.len() as i32;
        let step = corrections.number(STEP, step, 0..=last, last) as usize;
        (Line { jumps, step }, rest.join("&"))
    }

    /// Writes the line as parameters, after these others.
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

/// The first of these jumps, as far as each can be played after the others; the players need not
/// alternate.
fn playable(start: &Board, rules: Rules, mut jumps: Vec<Jump>) -> Vec<Jump> {
    let mut board = start.clone();
    // A jump may make the board grow to the left and upwards.
    let mut corner = Square::new(0, 0);
    let count = jumps.iter().take_while(|jump| {
        let jump = Jump { from: jump.from - corner, ..**jump };
        let is_playable = is_legal(&board, rules, jump);
        if is_playable {
            let to = jump.to();
            corner = corner + Square::new(to.row.min(0), to.column.min(0));
            board = board.play_unchecked(jump);
        }
        is_playable && board.rows().max(board.columns()) <= MAX_SIDE
    });
    let count = count.count();
    jumps.truncate(count);
    jumps
}

pub fn is_legal(board: &Board, rules: Rules, jump: Jump) -> bool {
    let player: Option<Player> = board.stone(jump.from);
    player.is_some_and(|player| board.can_jump(rules, player, jump))
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
    use konane::Edge;

    #[track_caller]
    fn check(board: &str, parameters: &str, line: &str, rest: &str, corrections: &[&str]) {
        let start = Board::parse(board, Edge::Plane).unwrap();
        let mut said = Corrections::default();
        let (read, remains) = Line::parse(parameters, &start, Rules::Ancient, &mut said);
        assert_eq!((&*read.write(String::new()), &*remains), (line, rest));
        assert_eq!(said.0, corrections);
        let mut said = Corrections::default();
        let again = Line::parse(line, &start, Rules::Ancient, &mut said);
        assert_eq!((again, said.0.len()), ((read, String::new()), 0));
    }

    #[test]
    fn reads_what_it_writes() {
        check("oxo.ox", "", "", "", &[]);
        check("oxo.ox", "a&line=0_5l1&b=c", "line=0_5l1", "a&b=c", &[]);
        check("oxo.ox", "line=0_1r1.0_4l1&step=1", "line=0_1r1.0_4l1&step=1", "", &[]);
        // The second jump counts from the start's first square although the board has grown.
        check("xo/..x/.ox", "line=0_1l1.2_2l1", "line=0_1l1.2_2l1", "", &[]);
    }

    #[test]
    fn ends_where_a_jump_is_not_legal() {
        let second = "Jump 2 of line, “0_5l1”, cannot be played: the line ends before it.";
        check("oxo.ox", "line=0_5l1.0_5l1", "line=0_5l1", "", &[second]);
        // White jumps out of the board on the left; it cannot come back, since there is no stone to
        // take.
        let back = "Jump 2 of line, “0_-1r1”, cannot be played: the line ends before it.";
        check("xo.", "line=0_1l1.0_-1r1", "line=0_1l1", "", &[back]);
        for bad in ["", "7", "0_5x1", "0_5l", "0_5l2", "0_5l99999", "99999_5l1", "0_5l-1", "_l"] {
            let said =
                format!("Jump 1 of line, “{bad}”, cannot be played: the line ends before it.");
            check("oxo.ox", &format!("line={bad}"), "", "", &[&said]);
        }
        let step = "step can be 0 to 1, not “9”; shown: 1.";
        check("oxo.ox", "line=0_5l1&step=9", "line=0_5l1", "", &[step]);
        let step = "step can be 0, not “two”; shown: 0.";
        check("oxo.ox", "step=two", "", "", &[step]);
    }

    #[track_caller]
    fn line(board: &str, parameters: &str) -> (Board, Line) {
        let start = Board::parse(board, Edge::Plane).unwrap();
        let mut said = Corrections::default();
        let (line, _) = Line::parse(parameters, &start, Rules::Ancient, &mut said);
        assert_eq!(said, Corrections::default());
        (start, line)
    }

    #[test]
    fn keeps_what_other_rules_have() {
        let (start, long) = line("xo.o..ox", "line=0_7l1.0_0r2");
        assert_eq!(long.under(&start, Rules::Ancient), long);
        let kept = Line { jumps: vec![long.jumps[0]], step: 1 };
        assert_eq!(long.under(&start, Rules::Modern), kept);
        let (start, short) = line("xo.o..ox", "line=0_0r1.0_2r1.0_7l1&step=1");
        assert_eq!(short.under(&start, Rules::Modern), short);
    }

    #[test]
    fn knows_who_jumped() {
        let (left, right) = (Player::Left, Player::Right);
        let (start, twice) = line("xo.o..ox", "line=0_0r1.0_2r1.0_7l1");
        assert_eq!(twice.players(&start), [left; 3]);
        let (start, both) = line("oxo.ox", "line=0_5l1.0_2r1");
        assert_eq!(both.players(&start), [left, right]);
        // White's stone stands where black's stood before.
        let (start, there) = line("x2/xo1/x2/o2", "line=1_0r1.3_0u1.1_0u1");
        assert_eq!(there.players(&start), [left, right, right]);
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
