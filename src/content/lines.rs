//! Rows of alternating stones, with and without a tail.

use crate::content::exhibit::*;

const PLACE: &str = "A Konane Rogue’s Gallery: Solid Linear Patterns";

/// A small case to which the formula does not extend, although the paper does not say so.
const TOO_SMALL: &str = "The formula begins later: in such a small position, row and tail still \
                         get in each other’s way. The paper lists no such exception.";

pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "l",
        old_names: &[],
        title: "L(n)",
        headline: "A row of n stones, black first",
        hall: Hall::Lines,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "However long the row is, it is worth a whole number, 0 or ∗.",
            why: "The only jumps lead over an end stone and out of the row. They strand the jumper \
                  and leave a row with two stones fewer. If n is odd, only White can jump, and \
                  L(n) = {│L(n − 2)}; if n is even, both can, and L(n) = {L(n − 2)│L(n − 2)}.",
            try_this: "Put a second row two rows below: the two cannot meet, and their values add.",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::count("n", "stones", (1, 40), 5)],
            subject: |at| Subject::plane(row('x', at[0])),
            claim: |_, at| of_row(at[0]),
            surprise: |_, _| None,
            open: |_| false,
            only: None,
        }),
    },
    Exhibit {
        name: "lot1",
        old_names: &[],
        title: "LOT₁(n)",
        headline: "A row with one stone diagonally below its left end, n stones in all",
        hall: Hall::Lines,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "The extra stone hardly matters: for even n Black is still ahead by whole \
                         moves, for odd n the value is 0, ∗ or, for the smallest, ↓.",
            why: "Black’s jump off the left end lands above the extra stone and leaves a pair \
                  worth ∗ and a row of n − 3. Every other jump is at the right end and leaves \
                  LOT₁(n − 2).",
            try_this: "Put a black stone above the extra one, at the left of the row: now it is \
                       LT₁(n + 1), and hot.",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::count("n", "stones", (2, 30), 6)],
            subject: |at| Subject::plane(format!(".{}/o", row('o', at[0] - 1))),
            claim: |_, at| {
                let n = at[0];
                Claim::value(match n % 4 {
                    0 | 2 => (n / 2 - 1).to_string(),
                    1 => "*".to_string(),
                    _ if n == 3 => "v".to_string(),
                    _ => "0".to_string(),
                })
            },
            surprise: |_, _| None,
            open: |_| false,
            only: None,
        }),
    },
    Exhibit {
        name: "lt1",
        old_names: &[],
        title: "LT₁(n)",
        headline: "A row with one stone below its left end, n stones in all",
        hall: Hall::Lines,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "One stone below the end turns a cold row into a hot one: {2j│0} has \
                         temperature j, and both players are in a hurry.",
            why: "Black can jump down over the tail and leaves a row of n − 2. White can jump \
                  left, which leaves a row of n − 3, or up with the tail, which leaves LOT₁(n − \
                  1). The player who can jump at the right end leaves LT₁(n − 2). The rest \
                  follows by induction. (In the derivation of LT₁(4j + 2) the paper prints 2j + \
                  1 instead of −2j + 1, the value of L(4j − 1).)",
            try_this: "Compare n = 11 and n = 15: every four stones add 2 to the stakes.",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::count("n", "stones", (2, 30), 7)],
            subject: |at| Subject::plane(format!("{}/o", row('x', at[0] - 1))),
            claim: |_, at| {
                let (n, half) = (at[0], at[0] / 2);
                Claim::value(match n % 4 {
                    _ if n < 4 => "*".to_string(),
                    _ if n == 4 => "v[2]".to_string(),
                    0 => format!("{{*|{}}}", 2 - half),
                    1 => format!("{{{}|*}}", half - 1),
                    2 => format!("{{0|{}}}", 2 - half),
                    _ => format!("{{{}|0}}", half - 1),
                })
            },
            surprise: |_, _| None,
            open: |_| false,
            only: None,
        }),
    },
    Exhibit {
        name: "lot2",
        old_names: &[],
        title: "LOT₂(n)",
        headline: "A row with two stones diagonally below its left end, n stones in all",
        hall: Hall::Lines,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "Odd ones grow by a whole move every two stones; even ones stay at −1 or \
                         −1∗ for ever. One of the first is ½.",
            why: "A jump at the right end leaves LOT₂(n − 2); every other one breaks the tail \
                  and leaves rows of known value. For n ≥ 6 these amount to {−1│−1}, {−1∗│−1∗} \
                  or {2j − 2│2j}.",
            try_this: "Look at n = 5, the ½, and take away the last stone of the row.",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::count("n", "stones", (3, 30), 5)],
            subject: |at| Subject::plane(format!(".{}/o/x", row('o', at[0] - 2))),
            claim: |_, at| {
                let n = at[0];
                Claim::value(match n {
                    3 => "v".to_string(),
                    4 => "0".to_string(),
                    5 => "1/2".to_string(),
                    _ if n % 4 == 0 => "-1*".to_string(),
                    _ if n % 4 == 2 => "-1".to_string(),
                    _ => ((n - 1) / 2 - 2).to_string(),
                })
            },
            surprise: |_, _| None,
            open: |_| false,
            only: None,
        }),
    },
    Exhibit {
        name: "lt2",
        old_names: &[],
        title: "LT₂(n)",
        headline: "A row with two stones below its left end, n stones in all",
        hall: Hall::Lines,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "From n = 7 on the bent row is worth exactly as much as the straight row \
                         L(n).",
            why: "Two jumps count: the one at the far end leaves LT₂(n − 2), and White’s stone \
                  in the tail takes the one below it and leaves the row L(n − 2). From n = 9 on \
                  both are worth the same, and for even n the first is Black’s: 0 and ∗ \
                  alternate. For odd n both are White’s, and Black has no jump. The paper gives \
                  only the result, and does not mention the exceptions n = 4 and n = 6.",
            try_this: "Compare n = 6 here with n = 6 in L(n), and find the jump that makes the \
                       difference.",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::count("n", "stones", (3, 26), 7)],
            subject: |at| Subject::plane(format!("{}/o/x", row('x', at[0] - 2))),
            claim: |_, at| of_row(at[0]),
            surprise: |_, at| match at[0] {
                4 => Surprise::value("v[2]", TOO_SMALL),
                6 => Surprise::value("{v[2]|0}", TOO_SMALL),
                _ => None,
            },
            open: |_| false,
            only: None,
        }),
    },
    Exhibit {
        name: "lt3",
        old_names: &[],
        title: "LT₃(n)",
        headline: "A row with three stones below its left end, n stones in all",
        hall: Hall::Lines,
        source: Source::ernst(PLACE),
        story: Story {
            remarkable: "Odd ones are worth 2 or 2∗ however long they are; even ones get worse for \
                         Black with every two stones.",
            why: "For even n White jumps at the far end and leaves LT₃(n − 2). Black’s only jump \
                  leaves LT₁(n − 2), and White’s answer to it is just what LT₃(n) is worth. For \
                  odd n the far end is Black’s, and White’s jump off the left end leaves 2 and \
                  2∗ alternately, as LT₃(n − 2) does: {2│2} is 2∗, and {2∗│2∗} is 2. This begins \
                  late: n = 9 is still an exception, while n = 8 is none.",
            try_this: "Go from n = 7 to n = 13 in steps of two: 1, 3/2, 2, 2∗.",
        },
        kind: Kind::Family(Family {
            parameters: &[Parameter::count("n", "stones", (4, 24), 11)],
            subject: |at| Subject::plane(format!("{}/o/x/o", row('x', at[0] - 3))),
            claim: |_, at| {
                let n = at[0];
                Claim::value(match n % 4 {
                    1 => "2*".to_string(),
                    3 => "2".to_string(),
                    _ => (3 - n / 2).to_string(),
                })
            },
            surprise: |_, at| {
                let value = match at[0] {
                    4 => "0",
                    5 => "{1|*}",
                    6 => "{v[2]|0}",
                    7 => "1",
                    9 => "3/2",
                    _ => return None,
                };
                Surprise::value(value, TOO_SMALL)
            },
            open: |_| false,
            only: None,
        }),
    },
];

/// What the paper says of a row of n stones, and of a longer one that is bent.
fn of_row(n: i32) -> Option<Claim> {
    Claim::value(match n % 4 {
        0 => "0".to_string(),
        2 => "*".to_string(),
        _ => (-(n - 1) / 2).to_string(),
    })
}
