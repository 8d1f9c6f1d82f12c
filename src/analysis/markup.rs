//! The markup of what lessons say: `*emphasis*`, and values as in `$G=\{0|1\}$`. Nothing else has a meaning.

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Run<'a> {
    Text(&'a str),
    Emphasis(&'a str),
    Value(String),
}

/// Stars are values too: one begins emphasis only before a letter and at the beginning of a word, and ends it only behind
/// the end of one.
pub fn runs(text: &str) -> Vec<Run<'_>> {
    let mut runs = Vec::new();
    let (mut begin, mut at) = (0, 0);
    while let Some(found) = text[at..].find(['$', '*']) {
        let sign = at + found;
        at = sign + 1;
        let marked = match &text[sign..at] {
            "$" => text[at..].find('$').filter(|&end| end > 0).map(|end| at + end),
            _ => emphasis(text, at),
        };
        let Some(end) = marked else { continue };
        if begin < sign {
            runs.push(Run::Text(&text[begin..sign]));
        }
        runs.push(match &text[sign..at] {
            "$" => Run::Value(text[at..end].replace('\\', "")),
            _ => Run::Emphasis(&text[at..end]),
        });
        (begin, at) = (end + 1, end + 1);
    }
    if begin < text.len() {
        runs.push(Run::Text(&text[begin..]));
    }
    runs
}

/// Where the emphasis ends that the star before this place begins, if it does.
fn emphasis(text: &str, from: usize) -> Option<usize> {
    let before = text[..from - 1].chars().next_back();
    let begins = before.is_none_or(|sign| sign.is_whitespace() || "(“‘".contains(sign))
        && text[from..].starts_with(char::is_alphabetic);
    let is_end = |&(end, _): &(usize, &str)| {
        let inner = text[from..from + end].chars().next_back();
        let after = text[from + end + 1..].chars().next();
        inner.is_some_and(|sign| !sign.is_whitespace()) && !after.is_some_and(char::is_alphanumeric)
    };
    let end = text[from..].match_indices('*').find(is_end).filter(|_| begins);
    end.map(|(end, _)| from + end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Run::{Emphasis, Text};

    #[test]
    fn emphasis_and_values_are_found() {
        let value = |text: &str| Run::Value(text.to_string());
        for (text, expected) in [
            ("", vec![]),
            ("Who wins?", vec![Text("Who wins?")]),
            (
                r"Does $\{0|1\}$ *and* a star win?",
                vec![
                    Text("Does "),
                    value("{0|1}"),
                    Text(" "),
                    Emphasis("and"),
                    Text(" a star win?"),
                ],
            ),
            (
                "*All of it*, (*really*).",
                vec![Emphasis("All of it"), Text(", ("), Emphasis("really"), Text(").")],
            ),
            ("Type it, as in * or *2.", vec![Text("Type it, as in * or *2.")]),
            ("Is *n a nimber, and *m?", vec![Text("Is *n a nimber, and *m?")]),
            ("2*x*y", vec![Text("2*x*y")]),
            ("It costs 5 $.", vec![Text("It costs 5 $.")]),
            ("$$", vec![Text("$$")]),
            ("*é*", vec![Emphasis("é")]),
        ] {
            assert_eq!(runs(text), expected, "{text}");
        }
    }

    /// No text of the course is set otherwise than it was written.
    #[test]
    fn the_course_has_no_emphasis_by_accident() {
        for file in [
            include_str!("../../static/lessons-en.txt"),
            include_str!("../../static/lessons-pt.txt"),
        ] {
            for text in file.lines().filter_map(|line| line.split_once(' ')).map(|(_, text)| text) {
                assert!(matches!(runs(text)[..], [Text(whole)] if whole == text), "{text}");
            }
        }
    }
}
