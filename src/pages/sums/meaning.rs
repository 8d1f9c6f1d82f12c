//! Says in one sentence what each function of the calculator returns.

use words::say;

pub fn meaning(function: &str) -> &'static str {
    match function {
        "AtomicWeight" => say::calc_atomic_weight(),
        "Birthday" => say::calc_birthday(),
        "Canonical" => say::calc_canonical(),
        "ConfusionInterval" => say::calc_confusion_interval(),
        "Cool" => say::calc_cool(),
        "Freeze" => say::calc_freeze(),
        "Heat" => say::calc_heat(),
        "Incentives" => say::calc_incentives(),
        "InfinitesimalPart" => say::calc_infinitesimal_part(),
        "IsAllSmall" => say::calc_is_all_small(),
        "IsHot" => say::calc_is_hot(),
        "IsInfinitesimal" => say::calc_is_infinitesimal(),
        "IsInteger" => say::calc_is_integer(),
        "IsNimber" => say::calc_is_nimber(),
        "IsNumber" => say::calc_is_number(),
        "IsSwitch" => say::calc_is_switch(),
        "IsTepid" => say::calc_is_tepid(),
        "LeftStop" => say::calc_left_stop(),
        "Mean" => say::calc_mean(),
        "NortonProduct" => say::calc_norton_product(),
        "NumberPart" => say::calc_number_part(),
        "OrdinalSum" => say::calc_ordinal_sum(),
        "Outcome" => say::calc_outcome(),
        "Overheat" => say::calc_overheat(),
        "Reduced" => say::calc_reduced(),
        "RightStop" => say::calc_right_stop(),
        "Stops" => say::calc_stops(),
        "Temperature" => say::calc_temperature(),
        "Thermograph" => say::calc_thermograph(),
        "ThermographSteps" => say::calc_thermograph_steps(),
        _ => "",
    }
}

/// Whether somebody may have meant a power or a product of numbers: an arrow or a star between digits.
pub fn seems_power(text: &str) -> bool {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let signs = text.match_indices(['^', '↑', '*', '∗']);
    signs.into_iter().any(|(place, sign)| {
        let before = text[..place].trim_end();
        // The digits before may count stars or arrows themselves: *2*3.
        let number = before.trim_end_matches(is_digit);
        number.len() < before.len()
            && !number.ends_with(['^', '↑', '*', '∗', 'v', '↓'])
            && text[place + sign.len()..].starts_with(is_digit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::calculator::FUNCTIONS;

    #[test]
    fn every_function_has_one() {
        for function in &FUNCTIONS {
            assert!(meaning(function.name).ends_with('.'), "{}", function.name);
        }
    }

    #[test]
    fn powers_are_suspected_between_digits() {
        for text in ["2^3", "2 ^3 + 1", "{2*3|0}", "(1/2^2)", "2↑3", "2∗3"] {
            assert!(seems_power(text), "{text}");
        }
        for text in ["^3", "*2", "2 + ^3", "2^", "2^*3", "2^<3>", "{2|^3}", "^2*3", "2·3", "2v3"] {
            assert!(!seems_power(text), "{text}");
        }
    }
}
