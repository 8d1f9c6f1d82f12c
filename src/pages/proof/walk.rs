//! The proof as a game: the reader makes the loser's moves, the second program answers. Its replies are texts, which the
//! crate `checker` defines in `session`.

use std::rc::Rc;

use crate::keys::Seek;
use crate::state::PageState;
use basics::player::Player;
use konane::{Board, Edge, Jump, NamedBoard, Square, jump_between};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkMove {
    Jump {
        from: Square,
        to: Square,
    },
    /// The value becomes this one, by its number.
    Value(usize),
}

impl WalkMove {
    /// In the squares of a window that begins at this one.
    fn in_window(self, corner: Square) -> WalkMove {
        match self {
            WalkMove::Jump { from, to } => WalkMove::Jump { from: from - corner, to: to - corner },
            value => value,
        }
    }

    /// The jump as the board shows the last one.
    pub fn jump(self) -> Option<Jump> {
        let WalkMove::Jump { from, to } = self else { return None };
        jump_between(from, to)
    }
}

/// A position minus a value which the winner wins, moving second.
#[derive(Clone, PartialEq, Debug)]
pub struct Stand {
    pub winner: Player,
    /// The first square of the window, which grows if a stone leaves it; the moves are in its squares.
    pub corner: Square,
    pub board: Board,
    /// The value, by its number.
    pub value: usize,
    /// How many listed claims the rest of the play can lead to.
    pub below: usize,
    /// The line of its claim; `None` if it follows from listed claims without being one.
    pub line: Option<usize>,
    /// The lines of the claims of its parts, if they are played instead.
    pub parts: Vec<Option<usize>>,
    /// What the loser can do.
    pub moves: Vec<WalkMove>,
}

/// A position of the walk. All but the first stand after a move of the loser.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    pub parent: Option<usize>,
    /// Which of the loser's moves led here, and the winner's answer. Before the first position there is an answer only if
    /// the winner moves first.
    pub played: Option<usize>,
    pub answer: Option<WalkMove>,
    pub stand: Rc<Stand>,
    /// The branch that was taken last.
    pub next: Option<usize>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Walk {
    /// The position of the claim, in the certificate's window.
    claimed: Board,
    /// Which of the winners of the claim: an equation has two.
    pub winner: usize,
    /// Each after its parent.
    pub nodes: Vec<Node>,
    pub at: usize,
    /// The moves to which the second program has not replied yet.
    asked: Option<Vec<usize>>,
    /// Why it cannot go on.
    pub problem: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum WalkAction {
    /// Walks the proof for another winner.
    Winner(usize),
    /// Makes one of the loser's moves.
    Play(usize),
    To(usize),
    Go(Seek),
    /// A reply of the second program.
    Reply(String),
}

impl Walk {
    pub fn new(claimed: Board, winner: usize) -> Walk {
        let (nodes, asked) = (Vec::new(), Some(Vec::new()));
        Walk { claimed, winner, nodes, at: 0, asked, problem: None }
    }

    /// The question to the second program, if its reply is missing.
    pub fn question(&self) -> Option<String> {
        let places = self.asked.as_ref()?.iter().map(usize::to_string).collect::<Vec<_>>();
        Some(format!("walk 0 {} {}", self.winner, places.join(".")))
    }

    /// The names of squares are those of the claim's position, whatever has been played since.
    pub fn names(&self, stand: &Stand) -> NamedBoard {
        NamedBoard::of(&self.claimed).seen_from(stand.corner)
    }

    pub fn node(&self) -> Option<&Node> {
        self.nodes.get(self.at)
    }

    /// The positions from the first to this one.
    pub fn path(&self, place: usize) -> Vec<usize> {
        let mut path = vec![place];
        while let Some(parent) = self.nodes[path[path.len() - 1]].parent {
            path.push(parent);
        }
        path.reverse();
        path
    }

    /// The positions after each move that has been tried here.
    pub fn branches(&self, place: usize) -> Vec<usize> {
        (0..self.nodes.len()).filter(|&child| self.nodes[child].parent == Some(place)).collect()
    }

    fn come_to(&mut self, place: usize) {
        if place >= self.nodes.len() {
            return;
        }
        self.at = place;
        let mut child = place;
        while let Some(parent) = self.nodes[child].parent {
            self.nodes[parent].next = Some(child);
            child = parent;
        }
    }

    fn play(&mut self, played: usize) {
        let Some(node) = self.node().filter(|_| self.asked.is_none()) else { return };
        if played >= node.stand.moves.len() {
            return;
        }
        let mut branches = self.branches(self.at).into_iter();
        if let Some(known) = branches.find(|&branch| self.nodes[branch].played == Some(played)) {
            return self.come_to(known);
        }
        let mut places: Vec<usize> =
            self.path(self.at).iter().filter_map(|&node| self.nodes[node].played).collect();
        places.push(played);
        self.asked = Some(places);
    }

    fn go(&mut self, seek: Seek) {
        let Some(node) = self.node() else { return };
        let neighbour = |by: isize| {
            let branches = self.branches(node.parent?);
            let here = branches.iter().position(|&branch| branch == self.at)?;
            branches.get(here.checked_add_signed(by)?).copied()
        };
        let to = match seek {
            Seek::First => Some(0),
            Seek::Back => node.parent,
            Seek::On => node.next,
            Seek::Last => {
                let mut last = self.at;
                while let Some(next) = self.nodes[last].next {
                    last = next;
                }
                Some(last)
            }
            Seek::Up => neighbour(-1),
            Seek::Down => neighbour(1),
        };
        if let Some(to) = to {
            self.come_to(to);
        }
    }

    fn hear(&mut self, reply: &str) {
        let Some(asked) = self.asked.take() else { return };
        let Some((answer, stand)) = last_stand(reply, self.claimed.edge()) else {
            let reason = reply.strip_prefix("failed ").unwrap_or(reply);
            self.problem = Some(reason.to_string());
            return;
        };
        let parent = self.nodes.get(self.at).map(|_| self.at);
        self.nodes.push(Node {
            parent,
            played: asked.last().copied(),
            answer,
            stand: Rc::new(stand),
            next: None,
        });
        self.come_to(self.nodes.len() - 1);
    }
}

impl PageState for Walk {
    type Action = WalkAction;

    fn apply(&self, action: WalkAction) -> Walk {
        if let WalkAction::Winner(winner) = action {
            return Walk::new(self.claimed.clone(), winner);
        }
        let mut next = self.clone();
        match action {
            WalkAction::Winner(_) => {}
            WalkAction::Play(played) => next.play(played),
            // While a reply is missing, the position to which it belongs stays.
            _ if next.asked.is_some() && !matches!(action, WalkAction::Reply(_)) => {}
            WalkAction::To(place) => next.come_to(place),
            WalkAction::Go(seek) => next.go(seek),
            WalkAction::Reply(reply) => next.hear(&reply),
        }
        next
    }
}

/// The last position of a reply, with the winner's move before it.
fn last_stand(reply: &str, edge: Edge) -> Option<(Option<WalkMove>, Stand)> {
    let mut lines = reply.lines();
    if lines.next() != Some("walk") {
        return None;
    }
    let (mut answer, mut stand) = (None::<WalkMove>, None);
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["answer", ..] => (answer, stand) = (Some(read_move(&words[1..])?), None),
            ["stand", sign, row, column, board, value, below, lines] => {
                let (whole, parts) = lines.split_once('=').unwrap_or((lines, ""));
                let parts = parts.split('+').filter(|line| !line.is_empty());
                stand = Some(Stand {
                    winner: if sign == ">=" { Player::Left } else { Player::Right },
                    corner: Square::new(row.parse().ok()?, column.parse().ok()?),
                    board: Board::parse(board, edge).ok()?,
                    value: value.parse().ok()?,
                    below: below.parse().ok()?,
                    line: whole.parse().ok(),
                    parts: parts.map(|line| line.parse().ok()).collect(),
                    moves: Vec::new(),
                });
            }
            ["move", ..] => {
                let stand: &mut Stand = stand.as_mut()?;
                stand.moves.push(read_move(&words[1..])?.in_window(stand.corner));
            }
            ["played", _] => {}
            _ => return None,
        }
    }
    let stand = stand?;
    Some((answer.map(|answer| answer.in_window(stand.corner)), stand))
}

fn read_move(words: &[&str]) -> Option<WalkMove> {
    let number = |text: &str| text.parse::<i32>().ok();
    match *words {
        ["value", value] => Some(WalkMove::Value(value.parse().ok()?)),
        ["jump", row, column, to_row, to_column] => Some(WalkMove::Jump {
            from: Square::new(number(row)?, number(column)?),
            to: Square::new(number(to_row)?, number(to_column)?),
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::budget::Budget;
    use checker::Session;
    use konane::Rules;
    use proof::{Goal, prove};

    /// A walk with the second program at the other end.
    struct Walked {
        session: Session,
        walk: Walk,
    }

    impl Walked {
        fn of(text: &str, goal: Goal, winner: usize) -> Walked {
            let board = Board::parse(text, Edge::Plane).unwrap();
            let budget = &mut Budget::unlimited();
            let proof = prove(Rules::Ancient, &board, goal, 1, 1 << 24, budget).unwrap();
            let mut session = Session::default();
            let checked = session.reply(&format!("check\n{proof}"));
            assert!(checked.starts_with("proved "), "{checked}");
            let mut walked = Walked { session, walk: Walk::new(board, winner) };
            walked.listen();
            walked
        }

        fn listen(&mut self) {
            if let Some(question) = self.walk.question() {
                let reply = self.session.reply(&question);
                self.walk = self.walk.apply(WalkAction::Reply(reply));
            }
            assert_eq!(self.walk.problem, None);
        }

        fn act(&mut self, action: WalkAction) -> &Node {
            self.walk = self.walk.apply(action);
            self.listen();
            self.walk.node().unwrap()
        }

        /// Plays all moves of the loser to the end; returns how many positions there are.
        fn walk_all(&mut self) -> usize {
            let here = self.walk.at;
            let moves = self.walk.node().unwrap().stand.moves.len();
            let mut count = 1;
            for played in 0..moves {
                let before = self.walk.node().unwrap().stand.clone();
                let after = self.act(WalkAction::Play(played)).stand.clone();
                assert_eq!(after.winner, before.winner);
                // Each pair of moves takes stones, or leads to an earlier value.
                let stones = |stand: &Stand| stand.board.stones().count();
                assert!(stones(&after) < stones(&before) || after.value < before.value);
                assert!(after.below <= before.below);
                count += self.walk_all();
                self.act(WalkAction::To(here));
            }
            count
        }
    }

    #[test]
    fn every_move_of_the_loser_is_answered() {
        // A half; a half that is not up; a winner without values.
        for (board, goal) in [
            ("oxo.ox", Goal::Value),
            ("oxo.ox", Goal::Not("^")),
            ("xo/ox", Goal::Winner(Player::Left)),
        ] {
            for winner in 0..if goal == Goal::Value { 2 } else { 1 } {
                let count = Walked::of(board, goal, winner).walk_all();
                assert!(count > 0, "{board}");
            }
        }
    }

    #[test]
    fn goes_back_and_forth_and_into_branches() {
        // Left wins 1/2 - 1/2 moving second, and Right.
        let mut walked = Walked::of("oxo.ox", Goal::Value, 0);
        let moves = walked.walk.node().unwrap().stand.moves.clone();
        assert!(moves.len() >= 2, "a jump of Right, and Left's option of the value: {moves:?}");
        let first = walked.act(WalkAction::Play(0)).clone();
        assert_eq!((first.parent, first.played), (Some(0), Some(0)));
        walked.act(WalkAction::Go(Seek::Back));
        assert_eq!(walked.walk.at, 0);
        let second = walked.act(WalkAction::Play(1)).clone();
        assert_eq!((second.parent, walked.walk.nodes.len()), (Some(0), 3));
        walked.act(WalkAction::Go(Seek::Up));
        assert_eq!(walked.walk.at, 1);
        walked.act(WalkAction::Go(Seek::First));
        // The branch that was taken last.
        walked.act(WalkAction::Go(Seek::Last));
        assert_eq!(walked.walk.path(walked.walk.at)[..2], [0, 1]);
        // A move that has been tried is not asked again.
        walked.act(WalkAction::To(0));
        walked.act(WalkAction::Play(1));
        assert_eq!((walked.walk.at, walked.walk.nodes.len()), (2, 3));
    }

    #[test]
    fn the_winner_may_move_first() {
        let walked = Walked::of("oxo.ox", Goal::Not("^"), 0);
        let first = walked.walk.node().unwrap();
        assert!(first.answer.is_some() && first.parent.is_none());
    }
}
