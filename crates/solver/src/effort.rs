//! How many positions a search expects to examine before it decides a question.

/// The expected number of positions to examine to prove that the player to move wins, and to prove that
/// this player loses. If one is 0, that is proved and the other is the greatest number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// To prove that the player to move wins.
    pub win: u64,
    /// To prove that the player to move loses.
    pub loss: u64,
}

impl Effort {
    /// The effort for what is disproved.
    pub(crate) const NEVER: u64 = u64::MAX;
    /// As a limit: search until the question is decided.
    pub(crate) const ENDLESS: Effort = Effort { win: Effort::NEVER, loss: Effort::NEVER };
    /// The cap on expected efforts: sums of capped efforts stay below `NEVER`.
    const MOST: u64 = 1 << 37;

    /// The effort once it is proved that the player to move wins, or loses.
    pub fn decided(wins: bool) -> Self {
        match wins {
            true => Effort { win: 0, loss: Effort::NEVER },
            false => Effort { win: Effort::NEVER, loss: 0 },
        }
    }

    /// Whether the winner is proved.
    #[inline]
    pub fn is_decided(self) -> bool {
        self.win == 0 || self.loss == 0
    }

    /// Caps both numbers so that sums do not overflow.
    #[inline]
    pub(crate) fn capped(self) -> Self {
        if self.is_decided() {
            return Effort::decided(self.win == 0);
        }
        Effort { win: self.win.min(Effort::MOST), loss: self.loss.min(Effort::MOST) }
    }

    /// The size of a packed effort in bits. A packed effort is never 0. Packing rounds undecided
    /// numbers by less than one per cent.
    pub(crate) const BITS: u32 = 2 * NUMBER_BITS;

    /// Both numbers in [`Effort::BITS`] bits.
    #[inline]
    pub(crate) fn packed(self) -> u64 {
        packed_number(self.win) << NUMBER_BITS | packed_number(self.loss)
    }

    /// The effort that was packed, with rounded numbers.
    #[inline]
    pub(crate) fn unpacked(packed: u64) -> Self {
        let mask = (1 << NUMBER_BITS) - 1;
        Effort {
            win: unpacked_number(packed >> NUMBER_BITS & mask),
            loss: unpacked_number(packed & mask),
        }
    }
}

/// A packed number is the seven bits after the leading 1; above them, how many lower bits were dropped.
const NUMBER_BITS: u32 = 12;
const DIGITS: u32 = 7;
const PACKED_NEVER: u64 = (1 << NUMBER_BITS) - 1;

#[inline]
fn packed_number(number: u64) -> u64 {
    if number > Effort::MOST {
        return PACKED_NEVER;
    }
    let dropped = (u64::BITS - number.leading_zeros()).saturating_sub(DIGITS + 1);
    // The leading 1 carries over into the count, which is therefore one greater.
    (u64::from(dropped) << DIGITS) + (number >> dropped)
}

#[inline]
fn unpacked_number(packed: u64) -> u64 {
    if packed == PACKED_NEVER {
        return Effort::NEVER;
    }
    let dropped = (packed >> DIGITS).saturating_sub(1);
    (packed - (dropped << DIGITS)) << dropped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_keeps_decisions_and_sizes() {
        for wins in [true, false] {
            let decided = Effort::decided(wins);
            assert_eq!(Effort::unpacked(decided.packed()), decided);
        }
        let mut number = 1;
        while number < Effort::MOST {
            for win in [number, number + number / 3, 2 * number - 1] {
                let effort = Effort { win, loss: Effort::MOST };
                let back = Effort::unpacked(effort.packed());
                assert!(effort.packed() >> Effort::BITS == 0);
                assert_eq!(back.loss, Effort::MOST);
                assert!(back.win <= win && win - back.win <= win / 100, "{win} {back:?}");
                assert!(win >= 256 || back.win == win);
            }
            number *= 2;
        }
    }

    #[test]
    fn caps_and_decisions() {
        let decided = [Effort::decided(true), Effort::decided(false)];
        assert_eq!(decided.map(|it| (it.win, it.loss)), [(0, Effort::NEVER), (Effort::NEVER, 0)]);
        for effort in decided {
            assert!(effort.is_decided() && effort.capped() == effort);
        }
        let large = Effort { win: 1 << 50, loss: 5 };
        assert!(!large.is_decided() && !Effort::ENDLESS.is_decided());
        assert_eq!(large.capped(), Effort { win: Effort::MOST, loss: 5 });
        assert_eq!(
            Effort { win: 5, loss: 1 << 50 }.capped(),
            Effort { win: 5, loss: Effort::MOST }
        );
        // What is decided has the cap of neither.
        assert_eq!(Effort { win: 3, loss: 0 }.capped(), Effort::decided(false));
        // Eight digits are kept.
        for (number, rounded) in
            [(0, 0), (1, 1), (255, 255), (256, 256), (257, 256), (511, 510), (1_023, 1_020)]
        {
            assert_eq!(unpacked_number(packed_number(number)), rounded);
        }
        assert!(packed_number(Effort::MOST) < PACKED_NEVER);
        assert_eq!(packed_number(Effort::MOST + 1), PACKED_NEVER);
        assert_eq!(unpacked_number(PACKED_NEVER), Effort::NEVER);
    }
}
