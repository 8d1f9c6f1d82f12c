//! Finds the fractions in a text, so that the page draws them as it draws those of values.

/// A text and the fraction after it: what stands above and below its stroke.
pub type Run<'a> = (&'a str, Option<(&'a str, &'a str)>);

/// Cuts a text at its fractions: digits, one stroke, digits.
pub fn runs(text: &str) -> Vec<Run<'_>> {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let mut runs = Vec::new();
    let (mut done, mut place) = (0, 0);
    while let Some(found) = text[place..].find('/') {
        let stroke = place + found;
        place = stroke + 1;
        let before = text[done..stroke].trim_end_matches(is_digit);
        let (above, rest) = (&text[done + before.len()..stroke], &text[place..]);
        let after = rest.trim_start_matches(is_digit);
        let below = &rest[..rest.len() - after.len()];
        let is_whole = before.ends_with(|sign: char| sign == '/' || sign.is_alphanumeric());
        if above.is_empty() || below.is_empty() || is_whole || after.starts_with('/') {
            continue;
        }
        runs.push((before, Some((above, below))));
        place += below.len();
        done = place;
    }
    runs.push((&text[done..], None));
    runs
}

/// Cuts a text after each row of at least two bars, which are set as one sign: the text before, and how many bars.
pub fn bars(text: &str) -> Vec<(&str, usize)> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = ["||", "││"].iter().filter_map(|bars| rest.find(bars)).min() {
        let (before, from) = rest.split_at(start);
        rest = from.trim_start_matches(['|', '│']);
        let count = from[..from.len() - rest.len()].chars().count();
        parts.push((before, count));
    }
    parts.push((rest, 0));
    parts
}

/// A typed value with the page's signs.
pub fn with_signs(text: &str) -> String {
    const SIGNS: [(&str, &str); 8] = [
        ("^^", "⇑"),
        ("^", "↑"),
        ("vv", "⇓"),
        ("v", "↓"),
        ("+-", "±"),
        ("-", "−"),
        ("*", "∗"),
        ("|", "│"),
    ];
    let text = ["tiny", "miny"]
        .iter()
        .zip(["⧾", "⧿"])
        .fold(text.to_string(), |text, (word, sign)| with_subscripts(&text, word, sign));
    SIGNS.iter().fold(text, |text, (typed, sign)| text.replace(typed, sign))
}

/// Writes `tiny(12)` with small digits, as the page writes it. Anything else in the brackets stays there.
fn with_subscripts(text: &str, word: &str, sign: &str) -> String {
    let begun = format!("{word}(");
    let mut pieces = text.split(&begun);
    let mut written = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let number = piece.split_once(')').filter(|(number, _)| {
            !number.is_empty() && number.bytes().all(|sign| sign.is_ascii_digit())
        });
        match number {
            Some((number, rest)) => {
                let small = |digit| char::from_u32('₀' as u32 + digit);
                written += sign;
                written.extend(number.chars().filter_map(|digit| small(digit.to_digit(10)?)));
                written += rest;
            }
            None => {
                written += &begun;
                written += piece;
            }
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_found() {
        let half = Some(("1", "2"));
        for (text, expected) in [
            ("", vec![("", None)]),
            ("1/2", vec![("", half), ("", None)]),
            ("−1/2 to 15/16", vec![("−", half), (" to ", Some(("15", "16"))), ("", None)]),
            ("{1/2│3}∗", vec![("{", half), ("│3}∗", None)]),
            ("6/7/2, k1/2, /2, 1/, é1/2", vec![("6/7/2, k1/2, /2, 1/, é1/2", None)]),
        ] {
            assert_eq!(runs(text), expected, "{text}");
        }
        assert_eq!(with_signs("{1|-^*}"), "{1│−↑∗}");
        assert_eq!(with_signs("{^^||+-1|vv*}"), "{⇑││±1│⇓∗}");
        assert_eq!(with_signs("{tiny(12)|-miny(1)}"), "{⧾₁₂│−⧿₁}");
        assert_eq!(with_signs("tiny(1/2)tiny()"), "tiny(1/2)tiny()");
    }

    #[test]
    fn finds_rows_of_bars() {
        for (text, expected) in [
            ("{1|2}", vec![("{1|2}", 0)]),
            ("||", vec![("", 2), ("", 0)]),
            ("{3||2|1}", vec![("{3", 2), ("2|1}", 0)]),
            ("{4│3││0│−1│││x", vec![("{4│3", 2), ("0│−1", 3), ("x", 0)]),
        ] {
            assert_eq!(bars(text), expected, "{text}");
        }
    }
}
