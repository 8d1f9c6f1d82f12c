//! What a position looks like to a search that does not see its end.

use basics::player::{ByPlayer, Player};
use konane::{Bits, Direction, Window};

/// What a player can do with one leap.
struct Leaps<B> {
    /// Where stones land, by direction.
    landings: [B; 4],
    /// Which stones leap.
    starts: B,
    /// Which stones are taken.
    victims: B,
}

impl<B: Bits> Leaps<B> {
    #[inline(always)]
    fn of(window: &Window<B>, player: Player, free: &B) -> Leaps<B> {
        let (ours, theirs) = (&window.stones[player], &window.stones[player.other()]);
        let landings = Direction::ALL
            .map(|direction| ours.shift(direction).and(theirs).shift(direction).and(free));
        let (mut starts, mut victims) = (free.none(), free.none());
        for (direction, landings) in Direction::ALL.into_iter().zip(&landings) {
            let back = direction.opposite();
            let taken = landings.shift(back);
            starts = starts.or(&taken.shift(back));
            victims = victims.or(&taken);
        }
        Leaps { landings, starts, victims }
    }

    /// How many leaps there are, and how many of them the other player cannot take away with a single leap.
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

/// How good a position is for a player who has just moved; nothing where the other one cannot move: that is
/// a win.
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

/// Of a leap, of one that cannot be taken away, of a stone that leaps: by matches.
const WEIGHTS: (i32, i32, i32) = (1, 4, 1);
