//! The words of a search, and normalised texts to compare them with.

use crate::content::exhibit::Hall;
use crate::content::source::Paper;
use words::say;

/// Signs and texts with the same meaning, in the order in which they are replaced.
const SAME: &[(&str, &str)] = &[
    ("½", "1/2"),
    ("¼", "1/4"),
    ("¾", "3/4"),
    ("⅛", "1/8"),
    ("⅜", "3/8"),
    ("⅝", "5/8"),
    ("⅞", "7/8"),
    ("0.5", "1/2"),
    ("0.25", "1/4"),
    ("ⱼ", "j"),
    ("⧾", "tiny"),
    ("+_", "tiny"),
    ("tiny-", "tiny"),
    ("tiny_", "tiny"),
    ("tiny(", "tiny"),
    ("+tiny", "tiny"),
    ("+*", "*"),
    ("+^", "^"),
    ("+v", "v"),
    ("{0|0}", "*"),
    ("{0,*|0,*}", "*2"),
    ("{0|*}", "^"),
    ("{*|0}", "v"),
    ("{*|v}", "v[2]"),
];

/// The words to search for. A value in braces is one word.
pub fn words_of(text: &str) -> Vec<String> {
    let mut depth = 0;
    let mut joined = String::new();
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth <= 0 || !letter.is_whitespace() {
            joined.push(letter);
        }
    }
    let mut words: Vec<String> = Vec::new();
    for word in joined.split_whitespace() {
        let word = plain(word.trim_matches(['"', '“', '”', '?', '!', ',', ';', ':']));
        let word = meant(&word).unwrap_or(word);
        let between = words.last().and_then(|last| joint(last, &word));
        match (words.last_mut(), between) {
            (Some(last), Some(between)) => {
                last.push_str(between);
                last.push_str(&word);
            }
            _ if word.is_empty() || is_filler(&word) => {}
            _ => words.push(match word.as_str() {
                "star" | "nimber" => "*".to_string(),
                "up" => "^".to_string(),
                "down" => "v".to_string(),
                _ => word,
            }),
        }
    }
    words
}

/// Whether a word is ignored, in English or the reader's language.
fn is_filler(word: &str) -> bool {
    let fillers = [say::SEARCH_FILLERS.english, say::search_fillers()];
    fillers.iter().any(|fillers| fillers.split(' ').any(|filler| plain(filler) == word))
}

/// The word that a synonym stands for, in English or the reader's language.
fn meant(word: &str) -> Option<String> {
    let pairs = [say::SEARCH_SAME.english, say::search_same()].into_iter();
    let mut pairs =
        pairs.flat_map(|pairs| pairs.split(' ')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(other, _)| plain(other) == word).map(|(_, meant)| meant.replace('_', " "))
}

/// The text that joins two words into one: as in “tiny 1”, “figure 10”, “1 x 9” and “open problem”.
fn joint(last: &str, word: &str) -> Option<&'static str> {
    let is_number = |text: &str| text.parse::<u32>().is_ok();
    match (last, word) {
        ("open", "problem") => Some(" "),
        ("tiny" | "*", number) if is_number(number) => Some(""),
        ("figure" | "table" | "theorem" | "footnote" | "definition", number)
            if is_number(number) =>
        {
            Some(" ")
        }
        (rows, "x") if is_number(rows) => Some(""),
        (rows, number) if is_number(number) && rows.strip_suffix('x').is_some_and(is_number) => {
            Some("")
        }
        _ => None,
    }
}

/// The text in lower case, with the signs of the keyboard.
pub fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().map(|letter| letter.to_ascii_lowercase()) {
        let letter = match letter {
            '∗' | '★' | '☆' | '⋆' | '✶' => '*',
            '↑' => '^',
            '↓' => 'v',
            '│' | '∣' | '❘' => '|',
            '−' | '–' => '-',
            '×' => 'x',
            'á' | 'à' | 'â' | 'ã' | 'ā' => 'a',
            'é' | 'ê' => 'e',
            'í' => 'i',
            'ó' | 'ô' | 'õ' | 'ō' => 'o',
            'ú' => 'u',
            'ç' => 'c',
            '₀'..='₉' => {
                // For example +₁.
                if plain.ends_with('+') {
                    plain.push('_');
                }
                char::from(b'0' + (letter as u32 - '₀' as u32) as u8)
            }
            '±' => {
                plain.push('+');
                '-'
            }
            _ => letter,
        };
        plain.push(letter);
    }
    for (from, to) in SAME {
        if plain.contains(from) {
            plain = plain.replace(from, to);
        }
    }
    if plain.contains("tiny") { plain.replace([')', '('], "") } else { plain }
}

/// Words for a hall.
pub fn hall(hall: Hall) -> &'static str {
    match hall {
        Hall::Lines => "lines rows tails",
        Hall::Numbers => "numbers fractions cold",
        Hall::Infinitesimals => "infinitesimals small ups tinies",
        Hall::Hot => "hot switches",
        Hall::Patterns => "patterns double rows diagonals corners",
        Hall::Together => "together sums groups that meet",
        Hall::Nimbers => "nimbers stars",
        Hall::Boards => "boards openings walls",
    }
}

/// The authors, title and year of a paper.
pub fn paper(paper: Paper) -> &'static str {
    match paper {
        Paper::Ernst => "michael d. ernst: playing konane mathematically (1995)",
        Paper::SantosSilva => {
            "carlos pereira dos santos, jorge nuno silva: konane has infinite nim-dimension (2008)"
        }
        Paper::Uiterwijk => "jos uiterwijk: solving narrow konane boards (2021)",
        Paper::Norvig => "peter norvig: mel's konane board (2021)",
        Paper::CarvalhoSantos => {
            "alda carvalho, carlos pereira dos santos: a nontrivial surjective map onto the short conway group (2019)"
        }
        Paper::Wikipedia => "wikipedia: konane",
        Paper::Ours => "papamu: our own computation",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_become_those_of_the_keyboard() {
        for (text, expected) in [
            ("∗ ★ ☆ ⋆ ✶", "* * * * *"),
            ("↑↓", "^v"),
            ("│∣❘", "|||"),
            ("−–", "--"),
            ("2×3", "2x3"),
            ("áàâãā éê í óôõō ú ç", "aaaaa ee i oooo u c"),
            ("L₀₁₂₃₄₅₆₇₈₉", "l0123456789"),
            ("+₁", "tiny1"),
            ("±1", "+-1"),
        ] {
            assert_eq!(plain(text), expected, "{text}");
        }
    }

    #[test]
    fn only_words_that_belong_together_are_joined() {
        for (text, expected) in [
            ("up down star nimber", &["^", "v", "*", "*"][..]),
            ("{0 | *} zebra", &["^", "zebra"]),
            ("tiny 1", &["tiny1"]),
            ("tiny zebra", &["tiny", "zebra"]),
            ("figure 10", &["figure 10"]),
            ("figure zebra", &["figure", "zebra"]),
            ("1 x 9", &["1x9"]),
            ("zebra x", &["zebra", "x"]),
            ("zebra 9", &["zebra", "9"]),
            ("“zebra”, !", &["zebra"]),
        ] {
            assert_eq!(words_of(text), expected, "{text}");
        }
    }
}
