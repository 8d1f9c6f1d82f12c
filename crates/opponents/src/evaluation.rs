//! The estimate of a position whose end a search does not see.

use basics::player::{ByPlayer, Player};
use konane::{Bits, Direction, Window};

/// A player's jumps over one stone.
struct Leaps<B> {
    /// The squares where stones land, by direction.
    landings: [B; 4],
    /// The stones that jump.
    starts: B,
    /// The stones that are taken.
    victims: B,
}

impl<B: Bits> Leaps<B> {
    #[inline(always)]
    fn of(window: &Window<B>, player: Player, free: &B) -> Leaps<B> {
        let (ours, theirs) = (&window.stones[player], &window.stones[player.other()]);
        let landings = Direction::ALL.map(|direction| ours.leap(theirs, free, direction));
        let (mut starts, mut victims) = (free.none(), free.none());
        for (direction, landings) in Direction::ALL.into_iter().zip(&landings) {
            let back = direction.opposite();
            let taken = landings.shift(back);
            starts = starts.or(&taken.shift(back));
            victims = victims.or(&taken);
        }
        Leaps { landings, starts, victims }
    }

    /// The number of jumps, and of those that the other player cannot prevent with a single jump.
    #[inline(always)]
    fn counts(&self, other: &Leaps<B>) -> (i32, i32) {
        let (mut all, mut safe) = (0, 0);
        for (direction, landings) in Direction::ALL.into_iter().zip(&self.landings) {
            all += landings.count();
            let lost = other.victims.shift(direction).or(&other.starts).shift(direction);
            safe += landings.minus(&lost).count();
        }
        (all as i32, safe as i32)
    }
}

/// The estimate of a position for a player who has just moved; `None` if the other player cannot move,
/// which is a win.
#[inline]
pub fn evaluation<B: Bits>(window: &Window<B>, moved: Player) -> Option<i32> {
    let free = window.squares.minus(&window.stones.left).minus(&window.stones.right);
    let leaps = ByPlayer::from_fn(|player| Leaps::of(window, player, &free));
    let (ours, theirs) = (&leaps[moved], &leaps[moved.other()]);
    if theirs.starts.is_empty() {
        return None;
    }
    let look = |ours: &Leaps<B>, theirs: &Leaps<B>| {
        let (all, safe) = ours.counts(theirs);
        WEIGHTS.0 * all + WEIGHTS.1 * safe + WEIGHTS.2 * ours.starts.count() as i32
    };
    Some(look(ours, theirs) - look(theirs, ours))
}

/// The weights of a jump, of a jump that cannot be prevented, and of a stone that can jump. Tuned by
/// matches.
const WEIGHTS: (i32, i32, i32) = (1, 4, 1);
