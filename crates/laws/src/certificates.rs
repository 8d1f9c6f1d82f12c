//! Certificates, and the walks that the page plays with the checker.

use checker::{Session, check};

pub fn certificates(text: &str) {
    let mut session = Session::default();
    let said = session.reply(&format!("check\n{text}"));
    match check(text) {
        Ok(checked) => {
            assert!(checked.listed <= text.lines().count());
            assert!(said.starts_with(&format!("proved {}\n", checked.listed)), "{said}");
            for (claim, winner) in
                (0..checked.claims.len().min(3)).flat_map(|it| [(it, 0), (it, 1)])
            {
                for places in ["", "0", "0.0", "1.0.2"] {
                    let walk = session.reply(&format!("walk {claim} {winner} {places}"));
                    assert!(walk.starts_with("walk\n") || walk.starts_with("failed "), "{walk}");
                }
            }
        }
        Err(refused) => {
            assert!(!refused.reason.is_empty());
            // Of an empty text, the last line is number 0.
            assert!(refused.line > 0 || text.is_empty());
            assert!(refused.line <= text.split('\n').count());
            assert_eq!(said, format!("refused {} {}", refused.line, refused.reason));
        }
    }
}
