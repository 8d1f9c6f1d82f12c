//! When a field goes away while a reader is typing in it, the next keys are still meant for it, and not for the page.

use crate::keys::KeyPress;

/// How long the page does nothing for keys, in milliseconds: after the field has gone, and after each letter typed in
/// this time.
const HUSH: f64 = 1000.0;

#[derive(Clone, Copy, Debug, Default)]
pub struct Hush {
    until: f64,
}

impl Hush {
    /// A field with the focus has gone.
    pub fn begin(&mut self, now: f64) {
        self.until = now + HUSH;
    }

    /// The reader did something else than type.
    pub fn end(&mut self) {
        self.until = 0.0;
    }

    /// Whether the page does nothing for this key. The browser's own keys stay, and so does Tab, which leads on.
    pub fn takes(&mut self, press: KeyPress, now: f64) -> bool {
        let is_taken = now < self.until && !press.ctrl && !press.alt && press.name != "Tab";
        if is_taken && press.name.chars().count() == 1 {
            self.begin(now);
        }
        is_taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn takes(hush: &mut Hush, name: &str, now: f64) -> bool {
        hush.takes(KeyPress::parse(name), now)
    }

    #[test]
    fn keys_do_nothing_for_a_second() {
        let mut hush = Hush::default();
        assert!(!takes(&mut hush, "u", 5.0), "no field has gone");
        hush.begin(5000.0);
        assert!(takes(&mut hush, "Enter", 5999.0));
        assert!(!takes(&mut hush, "Enter", 6000.0));
    }

    #[test]
    fn a_sentence_may_take_longer() {
        let mut hush = Hush::default();
        hush.begin(0.0);
        for now in [900.0, 1800.0, 2700.0] {
            assert!(takes(&mut hush, "u", now) && takes(&mut hush, " ", now));
        }
        assert!(!takes(&mut hush, "u", 3700.0));
        hush.begin(4000.0);
        hush.end();
        assert!(!takes(&mut hush, "u", 4001.0), "the reader has pressed a button");
    }

    #[test]
    fn the_browsers_keys_stay() {
        let mut hush = Hush::default();
        hush.begin(0.0);
        for name in ["Ctrl+r", "Alt+ArrowLeft", "Tab", "Shift+Tab"] {
            assert!(!takes(&mut hush, name, 1.0), "{name}");
        }
        assert!(takes(&mut hush, "Shift+N", 1.0) && takes(&mut hush, "Escape", 1.0));
    }
}
