//! What the keys of the projector view do.

use crate::analysis::inspection::Reveal;
use crate::link::view::View;
use basics::player::{ByPlayer, Player};

/// The tools that the lecturer has chosen. They stay when the position changes and are not in the
/// link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aids {
    pub beside: Option<Beside>,
    pub tool: Option<Tool>,
    /// How often the chalk has been wiped off.
    pub wiped: u32,
}

/// What the page shows large beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    Jumps,
    Thermograph,
}

impl Beside {
    /// The id of the HTML element with this answer.
    pub fn id(self) -> &'static str {
        match self {
            Beside::Jumps => "jumps",
            Beside::Thermograph => "thermograph",
        }
    }
}

/// What the pointer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    Chalk,
    Laser,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LectureKey {
    First,
    Back,
    On,
    Last,
    Reveal,
    Parts,
    Reach,
    Jumps(Player),
    Beside(Beside),
    Tool(Tool),
    Wipe,
    Hide,
    Edit,
    Reset,
    /// Takes away what the lecturer took: first what is in the hand, then what is beside the board.
    Peel,
}

/// Everything on which the effect of a press depends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lecture {
    pub view: View,
    pub revealed: Reveal,
    /// How many jumps of the line are shown, and how many there are.
    pub step: usize,
    pub last: usize,
    pub aids: Aids,
    /// Whether the page has a board; the others can only cover and reveal.
    pub has_board: bool,
    /// Whether the page leaves out stops and temperature, as in the gallery.
    pub is_brief: bool,
    /// Whether the position differs from the one that was opened.
    pub is_changed: bool,
}

/// What a press does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LectureAction {
    See(View),
    Reveal(Reveal),
    Step(usize),
    Take(Aids),
    /// Returns to the position that was opened.
    Reset,
}

impl Lecture {
    /// The effect of a press; `None` if it has none, since the line has no more jumps or nothing is
    /// left to reveal.
    pub fn turn(&self, press: LectureKey) -> Option<LectureAction> {
        let Lecture { view, revealed, step, last, aids, has_board: _, is_brief, is_changed } =
            *self;
        let to = |target: usize| (target != step).then_some(LectureAction::Step(target));
        match press {
            LectureKey::First => to(0),
            LectureKey::Back => to(step.saturating_sub(1)),
            LectureKey::On => to((step + 1).min(last)),
            LectureKey::Last => to(last),
            LectureKey::Reveal if view.is_hidden => {
                revealed.next(is_brief).map(LectureAction::Reveal)
            }
            LectureKey::Reveal => None,
            LectureKey::Parts => Some(LectureAction::See(View { parts: !view.parts, ..view })),
            LectureKey::Reach => Some(LectureAction::See(View { reach: !view.reach, ..view })),
            LectureKey::Jumps(player) => {
                let ByPlayer { left, right } = view.jumps;
                let jumps = match player {
                    Player::Left => ByPlayer { left: !left, right },
                    Player::Right => ByPlayer { left, right: !right },
                };
                Some(LectureAction::See(View { jumps, ..view }))
            }
            LectureKey::Beside(beside) => {
                let beside = Some(beside).filter(|_| aids.beside != Some(beside));
                Some(LectureAction::Take(Aids { beside, ..aids }))
            }
            LectureKey::Tool(tool) => {
                let tool = Some(tool).filter(|_| aids.tool != Some(tool));
                Some(LectureAction::Take(Aids { tool, ..aids }))
            }
            LectureKey::Wipe if aids.tool == Some(Tool::Chalk) => {
                Some(LectureAction::Take(Aids { wiped: aids.wiped + 1, ..aids }))
            }
            LectureKey::Wipe => None,
            // The first press covers again what has been revealed.
            LectureKey::Hide if view.is_hidden && revealed > Reveal::Nothing => {
                Some(LectureAction::Reveal(Reveal::Nothing))
            }
            LectureKey::Hide => {
                Some(LectureAction::See(View { is_hidden: !view.is_hidden, ..view }))
            }
            LectureKey::Edit => Some(view.in_mode(!view.plays()))
                .filter(|next| *next != view)
                .map(LectureAction::See),
            LectureKey::Reset => is_changed.then_some(LectureAction::Reset),
            LectureKey::Peel => {
                let beside = aids.beside.filter(|_| aids.tool.is_some());
                let left = Aids { tool: None, beside, ..aids };
                (left != aids).then_some(LectureAction::Take(left))
            }
        }
    }

    /// The lecture after a press.
    pub fn after(self, turn: LectureAction) -> Lecture {
        match turn {
            LectureAction::See(view) => Lecture { view, ..self },
            LectureAction::Reveal(revealed) => Lecture { revealed, ..self },
            LectureAction::Step(step) => Lecture { step, ..self },
            LectureAction::Take(aids) => Lecture { aids, ..self },
            LectureAction::Reset => Lecture { is_changed: false, ..self },
        }
    }

    /// Whether the thing that a press turns on and off is on.
    pub fn is_on(&self, press: LectureKey) -> Option<bool> {
        let Lecture { view, aids, .. } = self;
        Some(match press {
            LectureKey::Parts => view.parts,
            LectureKey::Reach => view.reach,
            LectureKey::Jumps(Player::Left) => view.jumps.left,
            LectureKey::Jumps(Player::Right) => view.jumps.right,
            LectureKey::Beside(beside) => aids.beside == Some(beside),
            LectureKey::Tool(tool) => aids.tool == Some(tool),
            LectureKey::Hide => view.is_hidden,
            LectureKey::Edit => !view.plays(),
            LectureKey::First
            | LectureKey::Back
            | LectureKey::On
            | LectureKey::Last
            | LectureKey::Reveal
            | LectureKey::Wipe
            | LectureKey::Reset
            | LectureKey::Peel => {
                return None;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::keys::LECTURE;
    use crate::keys::KeyPress;

    fn lecture() -> Lecture {
        let view = View { is_projected: true, ..View::default() };
        Lecture {
            view,
            revealed: Reveal::Nothing,
            step: 1,
            last: 2,
            aids: Aids::default(),
            has_board: true,
            is_brief: false,
            is_changed: false,
        }
    }

    fn pressed(lecture: Lecture, name: &str) -> Option<Lecture> {
        Some(lecture.after(lecture.turn(LECTURE.read(KeyPress::plain(name))?)?))
    }

    #[test]
    fn reveals_in_steps_and_covers_again() {
        assert_eq!(pressed(lecture(), "r"), None);
        let hidden = pressed(lecture(), "h").unwrap();
        assert!(hidden.view.is_hidden);
        let steps = |is_brief: bool| -> Vec<Reveal> {
            let once = |now: &Lecture| pressed(*now, "R");
            let all = std::iter::successors(Some(Lecture { is_brief, ..hidden }), once);
            all.map(|lecture| lecture.revealed).collect()
        };
        use Reveal::{Nothing, Outcome, Stops, Temperature, Value};
        assert_eq!(steps(false), [Nothing, Outcome, Stops, Temperature, Value]);
        assert_eq!(steps(true), [Nothing, Outcome, Value]);
        let shown = Lecture { revealed: Value, ..hidden };
        assert_eq!(pressed(shown, "H"), Some(hidden));
        assert_eq!(pressed(hidden, "H"), Some(lecture()));
    }

    #[test]
    fn steps_within_the_line_only() {
        let step = |from, name| {
            pressed(Lecture { step: from, ..lecture() }, name).map(|lecture| lecture.step)
        };
        let name = ["ArrowLeft", "ArrowRight", "Home", "End"];
        assert_eq!(name.map(|name| step(1, name)), [Some(0), Some(2), Some(0), Some(2)]);
        assert_eq!(name.map(|name| step(0, name)), [None, Some(1), None, Some(2)]);
        assert_eq!(name.map(|name| step(2, name)), [Some(1), None, Some(0), None]);
    }

    #[test]
    fn a_switch_pressed_twice_changes_nothing() {
        for key in LECTURE.keys {
            let Some(is_on) = lecture().is_on(key.action) else { continue };
            let [name] = key.names else { panic!("{:?}", key.names) };
            let once = pressed(lecture(), name).unwrap();
            assert_eq!(once.is_on(key.action), Some(!is_on), "{name}");
            assert_eq!(pressed(once, name), Some(lecture()), "{name}");
        }
        let jumps = |lecture: Lecture| (lecture.view.jumps.left, lecture.view.jumps.right);
        assert_eq!(jumps(pressed(lecture(), "3").unwrap()), (true, false));
        assert_eq!(jumps(pressed(lecture(), "4").unwrap()), (false, true));
    }

    #[test]
    fn one_thing_in_the_hand_and_one_beside_the_board() {
        let aids = |keys: &[&str]| {
            let pressed = |lecture, key: &&str| pressed(lecture, key).unwrap();
            keys.iter().fold(lecture(), pressed).aids
        };
        let (laser, chalk) = (Some(Tool::Laser), Some(Tool::Chalk));
        assert_eq!(aids(&["c", "l"]), Aids { tool: laser, ..Aids::default() });
        let beside = Some(Beside::Thermograph);
        assert_eq!(aids(&["j", "c", "t"]), Aids { tool: chalk, beside, wiped: 0 });
        // The lecturer still holds the chalk after wiping.
        assert_eq!(aids(&["c", "w", "W"]), Aids { tool: chalk, beside: None, wiped: 2 });
        assert_eq!(pressed(lecture(), "w"), None);
        assert_eq!(aids(&["j", "c", "Escape"]), aids(&["j"]));
        assert_eq!(aids(&["j", "l", "Escape", "Escape"]), Aids::default());
        // The lecture itself ends.
        assert_eq!(pressed(lecture(), "Escape"), None);
    }

    #[test]
    fn what_was_edited_is_as_it_was_by_one_press() {
        assert_eq!(pressed(lecture(), "u"), None);
        let edited = Lecture { is_changed: true, ..pressed(lecture(), "e").unwrap() };
        assert!(!edited.view.plays());
        assert_eq!(edited.turn(LectureKey::Reset), Some(LectureAction::Reset));
        assert_eq!(pressed(edited, "U"), pressed(lecture(), "E"));
        let fixed = View { edits: Some(false), ..lecture().view };
        assert_eq!(pressed(Lecture { view: fixed, ..lecture() }, "e"), None);
    }

    #[test]
    fn leaves_other_keys_alone() {
        for name in ["p", "PageDown", "PageUp", "ArrowUp", "Tab", " ", "5", "?", "x"] {
            assert_eq!(LECTURE.read(KeyPress::plain(name)), None, "{name}");
        }
    }
}
