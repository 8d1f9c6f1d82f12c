//! Finds terms in texts. A word with several meanings is found only beside certain other words: the
//! form `the [mean] of` finds `mean` between these words.

use crate::content::glossary::{Glossary, Term};

/// A form in which a term occurs in texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    before: String,
    word: String,
    after: String,
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    Text(&'a str),
    /// A word of the text, and the term that it means.
    Term(&'a str, &'a Term),
}

impl Form {
    pub fn read(text: &str) -> Form {
        let (before, rest) = text.split_once('[').unwrap_or(("", text));
        let (word, after) = rest.split_once(']').unwrap_or((rest, ""));
        Form { before: before.into(), word: word.into(), after: after.into() }
    }

    pub fn word(&self) -> &str {
        &self.word
    }

    /// The length of the word, if this form stands at the place.
    fn find(&self, text: &str, place: usize) -> Option<usize> {
        let (before, rest) = text.split_at(place);
        let length = begin(rest, &self.word)?;
        let after = &rest[length..];
        let is_whole = !after.starts_with(char::is_alphanumeric);
        let is_after = begin(after, &self.after).is_some();
        let start = before.len().checked_sub(self.before.len())?;
        let is_before = before.get(start..).is_some_and(|text| begin(text, &self.before).is_some());
        (is_whole && is_after && is_before).then_some(length)
    }
}

/// The length of `word`, if the text begins with it or with the same word capitalised.
fn begin(text: &str, word: &str) -> Option<usize> {
    if text.starts_with(word) {
        return Some(word.len());
    }
    let (capital, first) = (text.chars().next()?, word.chars().next()?);
    let is_capital = capital.to_lowercase().eq([first]) && capital.len_utf8() == first.len_utf8();
    let rest = |text: &str| text.get(first.len_utf8()..).map(str::to_string);
    (is_capital && rest(text)?.starts_with(&rest(word)?)).then_some(word.len())
}

impl Glossary {
    /// The text with the first occurrence of each term marked, except the term called `but`.
    pub fn marked<'a>(&'a self, text: &'a str, but: &str) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut seen: Vec<&str> = vec![but];
        let (mut done, mut place) = (0, 0);
        while place < text.len() {
            let is_start = !text[..place].ends_with(char::is_alphanumeric);
            let found = is_start.then(|| self.term_at(text, place)).flatten();
            let Some((length, term)) = found else {
                place += text[place..].chars().next().map_or(1, char::len_utf8);
                continue;
            };
            let end = place + length;
            if !seen.contains(&term.name.as_str()) {
                seen.push(&term.name);
                pieces.push(Piece::Text(&text[done..place]));
                pieces.push(Piece::Term(&text[place..end], term));
                done = end;
            }
            place = end;
        }
        pieces.push(Piece::Text(&text[done..]));
        pieces.retain(|piece| *piece != Piece::Text(""));
        pieces
    }

    /// The term of the longest form that stands at the place.
    fn term_at(&self, text: &str, place: usize) -> Option<(usize, &Term)> {
        let found = self.terms.iter().flat_map(|term| {
            term.forms.iter().filter_map(move |form| Some((form.find(text, place)?, term)))
        });
        found.max_by_key(|(length, _)| *length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::glossary::read;

    fn glossary() -> Glossary {
        let text = "term sum\nalso sum; sums\nterm nim-sum\nalso Nim sum\nterm mean\nalso the [mean]\n\
                    term up\nalso two [ups]; called ↑, [up]\nterm left\nalso Left\nterm lua\nalso ʻiliʻili";
        read(text).unwrap()
    }

    #[track_caller]
    fn check(text: &str, marks: &[(&str, &str)]) {
        let glossary = glossary();
        let pieces = glossary.marked(text, "");
        let whole: String = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) | Piece::Term(text, _) => *text,
            })
            .collect();
        assert_eq!(whole, text);
        let found: Vec<(&str, &str)> = pieces
            .iter()
            .filter_map(|piece| match piece {
                Piece::Text(_) => None,
                Piece::Term(text, term) => Some((*text, term.name.as_str())),
            })
            .collect();
        assert_eq!(found, marks, "{text}");
    }

    #[test]
    fn marks_whole_words_once() {
        check("In a sum of sums, Sums count.", &[("sum", "sum")]);
        check("Sums, and a Nim sum", &[("Sums", "sum"), ("Nim sum", "nim-sum")]);
        check("summary, resum", &[]);
        check("", &[]);
        check("ʻIliʻili é ʻiliʻili", &[("ʻiliʻili", "lua")]);
    }

    #[test]
    fn marks_words_of_several_meanings_where_others_stand() {
        check("What equal means: the mean is 1.", &[("mean", "mean")]);
        check("The mean", &[("mean", "mean")]);
        check("up, down or left: Left’s", &[("Left", "left")]);
        check("It is called ↑, up.", &[("up", "up")]);
        check("Two ups", &[("ups", "up")]);
    }

    #[test]
    fn leaves_one_out() {
        assert_eq!(glossary().marked("a sum", "sum"), [Piece::Text("a sum")]);
    }
}
