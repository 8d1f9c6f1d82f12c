//! Checks the steps of a derivation.

use basics::budget::Budget;
use basics::player::Player;
use value::{Derivation, Simplification, Value, Values};

/// Whether `one` is at least as good as `other` for the player.
pub fn prefers(values: &mut Values, player: Player, one: Value, other: Value) -> bool {
    let (less, more) = if player == Player::Left { (other, one) } else { (one, other) };
    values.at_most(less, more, &mut Budget::unlimited()).unwrap()
}

/// Whether each step is true.
#[track_caller]
pub fn check_steps(values: &mut Values, derivation: &Derivation) {
    for (index, step) in derivation.steps.iter().enumerate() {
        let ended = |player: Player, option: usize| derivation.options[player][option];
        let (player, option) = match step {
            Simplification::Repeated { player, option, first } => {
                assert_eq!(ended(*player, *first).value, ended(*player, *option).value);
                (*player, *option)
            }
            Simplification::Dominated { player, option, by } => {
                let by = ended(*player, *by);
                assert!(prefers(values, *player, by.value, ended(*player, *option).value));
                assert!(by.end.is_none_or(|end| end > index), "held against what is already gone");
                (*player, *option)
            }
            Simplification::Bypassed { player, option, answer, instead } => {
                assert!(prefers(values, player.other(), *answer, derivation.value));
                let option_value = ended(*player, *option).value;
                assert!(values.options(option_value, player.other()).contains(answer));
                let replaced: Vec<Value> =
                    instead.iter().map(|&o| ended(*player, o).value).collect();
                assert_eq!(replaced, values.options(*answer, *player));
                assert!(instead.iter().all(|&o| ended(*player, o).origin == Some(index)));
                (*player, *option)
            }
        };
        assert_eq!(ended(player, option).end, Some(index));
    }
}
