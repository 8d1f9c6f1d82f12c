//! Plurals and numbers by the browser's rules. Outside of a browser there is only English.

/// The plural category of a number in a language, such as `one` or `other`.
#[cfg(target_arch = "wasm32")]
pub fn plural(language: &str, number: f64) -> String {
    use js_sys::{Array, Intl::PluralRules, Object};

    PluralRules::new(&Array::of1(&language.into()), &Object::new()).select(number).into()
}

#[cfg(not(target_arch = "wasm32"))]
pub fn plural(_language: &str, number: f64) -> String {
    if number == 1.0 { "one" } else { "other" }.to_string()
}

/// A number as the language writes it.
#[cfg(target_arch = "wasm32")]
pub fn number(language: &str, number: f64) -> String {
    js_sys::Number::from(number).to_locale_string(language).into()
}

#[cfg(not(target_arch = "wasm32"))]
pub fn number(_language: &str, number: f64) -> String {
    let written = number.abs().to_string();
    let (whole, rest) = written.split_at(written.find('.').unwrap_or(written.len()));
    let mut grouped = String::from(if number < 0.0 { "-" } else { "" });
    for (index, digit) in whole.char_indices() {
        if index > 0 && (whole.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_english_numbers() {
        let written = [0.0, 7.0, 999.0, 1000.0, 1_234_567.0, -1234.5].map(|n| number("en", n));
        assert_eq!(written, ["0", "7", "999", "1,000", "1,234,567", "-1,234.5"]);
        assert_eq!([0.0, 1.0, 2.0].map(|n| plural("en", n)), ["other", "one", "other"]);
    }
}
