//! Cuts a tour into single pictures.

use konane::{Board, Jump, NamedBoard};
use teaching::content::{Scene, Tour};

/// The board between two leaps.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The index of the tour's scene.
    pub scene: usize,
    pub board: Board,
    /// Where squares have names: those of the scene's first board.
    pub names: NamedBoard,
    /// The jump that led to this board, as far as it has been played.
    pub last: Option<Jump>,
    /// Its latest leap.
    pub leap: Option<Jump>,
    /// The rest of the jump, or the next jump.
    pub next: Option<Jump>,
}

impl Frame {
    /// All frames of a tour: each scene's board, then the board after each leap.
    pub fn all(tour: &Tour) -> Vec<Frame> {
        let scenes = tour.scenes.iter().enumerate();
        scenes.flat_map(|(place, scene)| Frame::of(tour, place, scene)).collect()
    }

    fn of(tour: &Tour, scene: usize, Scene { board, jumps, .. }: &Scene) -> Vec<Frame> {
        let Ok(mut board) = Board::parse(board, tour.edge) else { return vec![] };
        let names = NamedBoard::of(&board);
        let mut frames =
            vec![Frame { scene, board: board.clone(), names, last: None, leap: None, next: None }];
        for &jump in *jumps {
            for done in 0..jump.taken {
                let from = jump.from.step(jump.direction, 2 * done);
                if let Some(before) = frames.last_mut() {
                    before.next = Some(Jump { from, taken: jump.taken - done, ..jump });
                }
                let leap = Jump { from, taken: 1, ..jump };
                board = board.play_unchecked(leap);
                let last = Some(Jump { taken: done + 1, ..jump });
                frames.push(Frame {
                    scene,
                    board: board.clone(),
                    names,
                    last,
                    leap: Some(leap),
                    next: None,
                });
            }
        }
        frames
    }

    /// How long a film shows the frame, in milliseconds. At the beginning of a scene the viewer
    /// reads first.
    pub fn pause(&self, tour: &Tour) -> u32 {
        const LEAP: u32 = 1200;
        const WORD: u32 = 190;
        match self.leap {
            Some(_) => LEAP,
            None => {
                LEAP + WORD * tour.scenes[self.scene].says.text().split_whitespace().count() as u32
            }
        }
    }

    /// Whether this is the last frame of its scene.
    pub fn is_end(&self) -> bool {
        self.next.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;
    use teaching::content::{HOW_TO_PLAY, THREE_SENTENCES, WHY_A_HALF};

    #[test]
    fn every_leap_is_legal() {
        for tour in [&HOW_TO_PLAY, &THREE_SENTENCES, &WHY_A_HALF] {
            let mut sizes = Vec::new();
            for (place, scene) in tour.scenes.iter().enumerate() {
                let mut board = Board::parse(scene.board, tour.edge).unwrap();
                for jump in scene.jumps {
                    let player = board.stone(jump.from).unwrap();
                    assert!(board.can_jump(tour.rules, player, *jump), "{place}: {jump:?}");
                    board = board.play_unchecked(*jump);
                }
                let frames = Frame::of(tour, place, scene);
                assert_eq!(frames.last().unwrap().board, board);
                sizes
                    .extend(frames.iter().map(|frame| (frame.board.rows(), frame.board.columns())));
            }
            // If the board grew, everything on the screen would move.
            assert!(sizes.iter().all(|size| *size == sizes[0]), "{sizes:?}");
        }
    }

    #[test]
    fn the_film_is_one_game_to_its_end() {
        let opened = Board::opened(4, 6, konane::Opening::HorizontalMiddle).unwrap();
        let mut board = opened;
        let mut turn = Player::Left;
        let mut longest = 0;
        for scene in HOW_TO_PLAY.scenes {
            assert_eq!(Board::parse(scene.board, HOW_TO_PLAY.edge).unwrap(), board);
            for &jump in scene.jumps {
                assert_eq!(board.stone(jump.from), Some(turn));
                board = board.play_unchecked(jump);
                turn = turn.other();
                longest = longest.max(jump.taken);
            }
        }
        assert_eq!(longest, 2, "a double jump");
        assert_eq!(turn, Player::Left);
        assert_eq!(board.jumps(HOW_TO_PLAY.rules, Player::Left).next(), None, "Left cannot jump");
        let lit = HOW_TO_PLAY.scenes.last().unwrap().lit.iter();
        let lit: Vec<_> = lit.map(|&(row, column)| konane::Square::new(row, column)).collect();
        let black = board.stones().filter(|&(_, owner)| owner == Player::Left);
        assert_eq!(lit, black.map(|(square, _)| square).collect::<Vec<_>>());
        let time: u32 =
            Frame::all(&HOW_TO_PLAY).iter().map(|frame| frame.pause(&HOW_TO_PLAY)).sum();
        assert!((25_000..35_000).contains(&time), "{time} ms");
    }

    #[test]
    fn a_double_jump_is_two_leaps() {
        let frames = Frame::of(&HOW_TO_PLAY, 3, &HOW_TO_PLAY.scenes[3]);
        let seen = |jump: Option<Jump>| jump.map_or(0, |jump| jump.taken);
        let counts = frames.iter().map(|frame| [frame.last, frame.leap, frame.next].map(seen));
        assert_eq!(counts.collect::<Vec<_>>(), [[0, 0, 2], [1, 1, 1], [2, 1, 1], [1, 1, 0]]);
        assert_eq!(frames.iter().filter(|frame| frame.is_end()).count(), 1);
    }
}
