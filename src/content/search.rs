//! Finding exhibits by name, value, paper, hall and rules.

use crate::content::{Claim, Exhibit, Family, Hall, Paper, Parameter, exhibits};
use crate::konane::Rules;
use crate::sorting::sort_by_number;

/// An exhibit, and the place in it that matches.
#[derive(Clone, Debug)]
pub struct Hit {
    pub exhibit: &'static Exhibit,
    /// The numbers at which a value was found.
    pub at: Option<Vec<i32>>,
    /// The only rules under which it has the value, if it has it under one of two.
    pub rules: Option<Rules>,
}

/// Words that are ignored.
const FILLERS: &str = " show me the a an of with value values worth is are what which find position \
                       positions exhibit exhibits for by in all to please where have has ";

/// Signs and texts that mean the same as others, in the order in which they are replaced.
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

/// All exhibits that fit every word, the best match first.
pub fn search(words: &str) -> Vec<Hit> {
    let words = words_of(words);
    let hit = |exhibit| {
        let mut hit = Hit { exhibit, at: None, rules: None };
        let mut worst = 0;
        for word in &words {
            worst = worst.max(find(&mut hit, word)?);
        }
        Some((worst, hit))
    };
    let mut hits: Vec<(u32, Hit)> = exhibits().filter_map(hit).collect();
    sort_by_number(&mut hits, |(worst, _)| i64::from(*worst));
    hits.into_iter().map(|(_, hit)| hit).collect()
}

/// The words to look for. A value in braces is one word.
fn words_of(text: &str) -> Vec<String> {
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
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        match words.last_mut() {
            // As in “tiny 1” and “star 3”.
            Some(last) if is_number && ["tiny", "*"].contains(&last.as_str()) => {
                last.push_str(&word)
            }
            _ if word.is_empty() || FILLERS.contains(&format!(" {word} ")) => {}
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

/// In small letters, with the signs of the keyboard.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().map(|letter| letter.to_ascii_lowercase()) {
        let letter = match letter {
            '∗' | '★' | '☆' | '⋆' | '✶' => '*',
            '↑' => '^',
            '↓' => 'v',
            '│' | '∣' | '❘' => '|',
            '−' | '–' => '-',
            '×' => 'x',
            'ō' => 'o',
            'ā' => 'a',
            '₀'..='₉' => {
                // As in +₁.
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

/// How badly the word fits the exhibit, 0 being best. Notes the numbers that it names.
fn find(hit: &mut Hit, word: &str) -> Option<u32> {
    let exhibit = hit.exhibit;
    let valued = exhibit.family().and_then(|family| place_of(family, word));
    let is_valued = valued.is_some();
    if let Some((at, rules)) = valued {
        (hit.at, hit.rules) = (Some(at).filter(|at| !at.is_empty()), rules);
    }
    if exhibit.names().any(|name| name == word) || plain(exhibit.title) == word {
        return Some(0);
    }
    if is_valued {
        return Some(1);
    }
    let chosen = exhibit.family().and_then(|family| chosen(family, word));
    if let Some(at) = numbered(exhibit, word).or(chosen) {
        hit.at = Some(at);
        return Some(0);
    }
    // A bare value would be found in too many texts; a year is none.
    let is_year = word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    if !is_year && !word.chars().any(|letter| letter.is_ascii_alphabetic()) || word == "v" {
        return None;
    }
    let texts: [&[&str]; 3] = [
        &[exhibit.name, exhibit.title],
        &[exhibit.headline, hall(exhibit.hall)],
        &[paper(exhibit.source.paper), exhibit.source.place],
    ];
    let fits = |texts: &&[&str]| texts.iter().any(|text| plain(text).contains(word));
    let place = texts.iter().position(fits).map(|place| 2 + place as u32);
    place.or_else(|| exhibit.family().is_some_and(|family| is_about(family, word)).then_some(3))
}

/// The numbers in a word such as `lot1(7)`.
fn numbered(exhibit: &Exhibit, word: &str) -> Option<Vec<i32>> {
    let (name, number) = word.strip_suffix(')')?.split_once('(')?;
    let family = exhibit.family().filter(|_| exhibit.names().any(|known| known == name))?;
    let parameter = family.parameters.first()?;
    let number = number.parse().ok().filter(|n| (parameter.least..=parameter.most).contains(n))?;
    Some(with(family, 0, number))
}

/// The numbers at which one of the choices is this.
fn chosen(family: &Family, word: &str) -> Option<Vec<i32>> {
    let choice = |(place, parameter): (usize, &Parameter)| {
        let is_meant = |choice: &&str| plain(choice).replace(' ', "") == word;
        let choice = parameter.choices.iter().position(is_meant)?;
        Some(with(family, place, choice as i32))
    };
    family.parameters.iter().enumerate().find_map(choice)
}

/// The first numbers at which the family has this value, and under which rules only.
fn place_of(family: &Family, value: &str) -> Option<(Vec<i32>, Option<Rules>)> {
    let numbers = family.parameters.first().map_or(0..=0, |first| first.least..=first.most);
    for number in numbers {
        let at = with(family, 0, number);
        let has_value = |rules: &&Rules| {
            known(family, **rules, &at).is_some_and(|known| plain(&known) == value)
        };
        let rules: Vec<&Rules> = family.rules().iter().filter(has_value).collect();
        if !rules.is_empty() && (family.subject)(&at).is_some() {
            let only = (rules.len() < family.rules().len()).then(|| *rules[0]);
            return Some((at, only));
        }
    }
    None
}

/// The point at first, except for one number.
fn with(family: &Family, place: usize, number: i32) -> Vec<i32> {
    let mut at = family.first();
    if let Some(old) = at.get_mut(place) {
        *old = number;
    }
    at
}

/// The value as far as it is known without computing.
fn known(family: &Family, rules: Rules, at: &[i32]) -> Option<String> {
    match ((family.surprise)(rules, at), (family.claim)(rules, at)) {
        (Some(surprise), _) => Some(surprise.value),
        (None, Some(Claim::Value(value))) => Some(value),
        _ => None,
    }
}

/// Whether the word names rules that make a difference to the family.
fn is_about(family: &Family, word: &str) -> bool {
    let Some(rules) = Rules::named(word) else { return false };
    let differs =
        |at: Vec<i32>| known(family, Rules::Ancient, &at) != known(family, Rules::Modern, &at);
    match family.only {
        Some(only) => only == rules,
        None => family.points(&family.first()).into_iter().any(differs),
    }
}

fn hall(hall: Hall) -> &'static str {
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

fn paper(paper: Paper) -> &'static str {
    match paper {
        Paper::Ernst => "michael d. ernst: playing konane mathematically (1995)",
        Paper::SantosSilva => {
            "carlos pereira dos santos, jorge nuno silva: konane has infinite nim-dimension (2008)"
        }
        Paper::Uiterwijk => "jos uiterwijk: solving narrow konane boards (2021)",
        Paper::Ours => "papamu: our own computation",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &str) -> Vec<(&'static str, Option<Vec<i32>>)> {
        search(words).into_iter().map(|hit| (hit.exhibit.name, hit.at)).collect()
    }

    #[track_caller]
    fn check(words: &str, name: &str, at: &[i32]) {
        let found = found(words);
        let at = (!at.is_empty()).then(|| at.to_vec());
        assert!(found.contains(&(name, at)), "{words} finds {found:?}");
    }

    #[test]
    fn finds_by_name_and_text() {
        for words in ["lot1", "LOT₁", "LOT₁(n)"] {
            assert_eq!(found(words)[0].0, "lot1", "{words}");
        }
        assert_eq!(found("the corner")[0].0, "triangle");
        assert_eq!(found("LT₁(7)"), [("lt1", Some(vec![7]))]);
        check("staircase", "d2", &[]);
        check("Uiterwijk", "narrow", &[]);
        check("ernst 1995", "l", &[]);
        check("{j│0}", "switch", &[]);
        check("6×6", "whole", &[4, 0]);
        check("modern", "jtiny", &[]);
        assert!(!found("modern").iter().any(|(name, _)| ["l", "narrow"].contains(name)));
        assert_eq!(found("").len(), exhibits().count());
        assert_eq!(found("show me").len(), exhibits().count());
        assert!(found("zebra").is_empty() && found("lot1 zebra").is_empty());
    }

    #[test]
    fn finds_values_however_they_are_typed() {
        for words in ["*3", "∗3", "★3", "show me *3", "What is worth ∗3?", "star 3", "nimber 3"]
        {
            check(words, "d2", &[6]);
        }
        for words in ["↑", "^", "up", "{0|*}", "{0 │ ∗}"] {
            check(words, "up", &[]);
            check(words, "d2", &[9]);
        }
        for words in ["½", "1/2", "0.5"] {
            check(words, "lot2", &[5]);
            check(words, "halves", &[0]);
        }
        for words in ["+_1", "+₁", "tiny-1", "Tiny(1)", "tiny 1", "⧾₁"] {
            check(words, "tiny", &[1]);
        }
        check("1 + tiny-1".replace(' ', "").as_str(), "jtiny", &[1]);
        check("3/2", "lt3", &[9]);
        check("{1 | 0}", "switch", &[1]);
        check("-1+*", "lot2", &[8]);
        check("-3", "l", &[7]);
        check("{*|↓}", "lt2", &[4]);
    }

    #[test]
    fn says_under_which_rules_a_value_is_found() {
        let rules = |words: &str, name: &str| {
            search(words).into_iter().find(|hit| hit.exhibit.name == name).map(|hit| hit.rules)
        };
        assert_eq!(rules("↑", "up"), Some(Some(Rules::Modern)));
        assert_eq!(rules("*3", "d2"), Some(Some(Rules::Ancient)));
        assert_eq!(rules("-1", "l"), Some(None));
        assert_eq!(rules("{1|0}", "switch"), Some(None));
    }
}
