//! What students type for a value, in the notation of values.

/// Words with the signs that they stand for.
const WORDS: [(&str, &str); 8] = [
    ("double", "2·"),
    ("up", "^"),
    ("down", "v"),
    ("star", "*"),
    ("minus", "-"),
    ("plus", "+"),
    ("half", "1/2"),
    ("quarter", "1/4"),
];
const STARS: [char; 2] = ['*', '∗'];
const ARROWS: [char; 6] = ['^', 'v', '↑', '↓', '⇑', '⇓'];

/// Reads `down star`, `.25`, `0,25` and `*v`, in which the star stands before the arrow. In braces commas are between
/// options.
pub fn in_signs(typed: &str) -> String {
    let mut signs: Vec<char> = spelled(typed).chars().collect();
    let is_digit = |sign: Option<&char>| sign.is_some_and(char::is_ascii_digit);
    let is_in_braces = signs.contains(&'{');
    for place in 0..signs.len() {
        let is_followed = is_digit(signs.get(place + 1));
        let is_after = place > 0 && is_digit(signs.get(place - 1));
        if signs[place] == ',' && is_after && is_followed && !is_in_braces {
            signs[place] = '.';
        }
    }
    let mut text = String::new();
    let mut place = 0;
    while let Some(&sign) = signs.get(place) {
        let end_of = |from: usize, is_it: &dyn Fn(&char) -> bool| {
            from + signs[from..].iter().take_while(|sign| is_it(sign)).count()
        };
        place += 1;
        if STARS.contains(&sign) {
            let star = end_of(place, &char::is_ascii_digit);
            let arrows = end_of(star, &|sign| ARROWS.contains(sign));
            text.extend(&signs[star..arrows]);
            text.push(sign);
            text.extend(&signs[place..star]);
            place = arrows;
        } else {
            if sign == '.' && !text.ends_with(|sign: char| sign.is_ascii_digit()) {
                text.push('0');
            }
            text.push(sign);
        }
    }
    text
}

/// With signs in place of words. What has other words stays as it is.
fn spelled(typed: &str) -> String {
    let has_letters =
        |word: &str| word.contains(|letter: char| letter.is_ascii_alphabetic() && letter != 'v');
    let lower = typed.to_ascii_lowercase();
    let words = lower.split([' ', ',']).filter(|word| !word.is_empty());
    let signs: Option<String> = words
        .map(|word| match has_letters(word) {
            true => WORDS.iter().find(|(known, _)| *known == word).map(|(_, sign)| *sign),
            false => Some(word),
        })
        .collect();
    signs.filter(|_| has_letters(&lower)).unwrap_or(typed.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_type_in_many_ways() {
        for (typed, read) in [
            (".25", "0.25"),
            ("-.5", "-0.5"),
            ("0,25", "0.25"),
            ("1.5", "1.5"),
            ("{0,1|2,3}", "{0,1|2,3}"),
            ("{0,{1|*}|*, v}", "{0,{1|*}|*, v}"),
            ("*v", "v*"),
            ("*2^^", "^^*2"),
            ("1∗↓", "1↓∗"),
            ("v*", "v*"),
            ("*2 + *", "*2 + *"),
            ("down star", "v*"),
            ("Down, star", "v*"),
            ("double up star", "2·^*"),
            ("star up", "^*"),
            ("minus half", "-1/2"),
            ("1 up", "1^"),
            ("3 v", "3 v"),
            ("tiny 1", "tiny 1"),
            ("1 1/2", "1 1/2"),
        ] {
            assert_eq!(in_signs(typed), read, "{typed}");
        }
    }
}
