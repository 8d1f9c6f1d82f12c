//! Reads the file of terms, line by line.
//!
//! A line is a key and a text; empty lines and those that begin with `#` are skipped. `term NAME`
//! begins a term, and all other keys belong to it. The file of another language contains the same terms
//! or some of them, with the texts that are translated.

use crate::content::glossary::{Form, Glossary, Picture, Reference, Term};
use crate::content::keyed_lines::{LineError, for_lines};
use konane::Board;

pub fn read(text: &str) -> Result<Glossary, LineError> {
    let mut glossary = Glossary::default();
    for_lines(text, |key, text| match (key, glossary.terms.last_mut()) {
        ("term", _) => {
            let is_sign = |sign: char| sign.is_ascii_lowercase() || sign == '-';
            if text.is_empty() || !text.chars().all(is_sign) || glossary.term(text).is_some() {
                return Err("a new name in small letters");
            }
            glossary.terms.push(Term { name: text.to_string(), ..Term::default() });
            Ok(())
        }
        (_, Some(term)) => term.take(key, text),
        (_, None) => Err("`term` first"),
    })?;
    Ok(glossary)
}

/// Replaces the texts that the file of another language contains; the others stay English. The English
/// forms are still recognised, because some texts are English, too.
pub fn translate(english: Glossary, text: &str) -> Result<Glossary, LineError> {
    let mut glossary = english;
    for term in &mut glossary.terms {
        term.is_foreign = true;
    }
    let mut place = None;
    for_lines(text, |key, text| {
        if key == "term" {
            place = glossary.terms.iter().position(|term| term.name == text && term.is_foreign);
            let term = place.map(|place| &mut glossary.terms[place]).ok_or("a term, once")?;
            term.is_foreign = false;
            term.title.clear();
            term.says.clear();
            return Ok(());
        }
        let term = place.map(|place| &mut glossary.terms[place]).ok_or("`term` first")?;
        match (key, &mut term.picture) {
            ("shows", Some(picture)) => {
                picture.caption = text.to_string();
                Ok(())
            }
            ("title" | "also" | "says", _) => term.take(key, text),
            _ => Err("`title`, `also`, `says` or `shows`"),
        }
    })?;
    Ok(glossary)
}

impl Term {
    fn take(&mut self, key: &str, text: &str) -> Result<(), &'static str> {
        let words = || text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        match (key, &mut self.picture) {
            ("title", _) => once(&mut self.title, text)?,
            ("says", _) => once(&mut self.says, text)?,
            ("also", _) => {
                self.forms.extend(text.split(';').map(|form| Form::read(form.trim())));
            }
            ("near", _) => self.near.extend(words()),
            ("source", _) => {
                let (paper, heading) = text.split_once(' ').ok_or("a paper and a heading")?;
                self.sources.push(Reference::Paper(paper.to_string(), heading.to_string()));
            }
            ("elsewhere", _) => self.sources.push(Reference::Elsewhere(text.to_string())),
            ("board", None) => self.picture = Some(picture(text).ok_or("rules, edge and board")?),
            ("shows", Some(picture)) => once(&mut picture.caption, text)?,
            ("ring", Some(picture)) => picture.rings.extend(words()),
            ("arrow", Some(picture)) => picture.arrows.extend(words()),
            ("is", Some(_)) => self.claims.push(text.to_string()),
            _ => return Err("a key of a term, and one board before what belongs to it"),
        }
        Ok(())
    }
}

fn once(place: &mut String, text: &str) -> Result<(), &'static str> {
    if !place.is_empty() || text.is_empty() {
        return Err("one text");
    }
    *place = text.to_string();
    Ok(())
}

fn picture(text: &str) -> Option<Picture> {
    let mut words = text.split_whitespace();
    let (rules, edge) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let board = Board::parse(words.next()?, edge).ok()?;
    let (rings, arrows) = (Vec::new(), Vec::new());
    let picture = Picture { rules, board, caption: String::new(), rings, arrows };
    words.next().is_none().then_some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Rules;

    const STAR: &str = "# A value.\nterm star\ntitle star\nalso star; stars\nsays Both can move to 0.\n\
                        board modern walls .xo.\nshows Worth ∗.\nring b1\narrow b1-d1\nis value *\n\
                        source ernst Arithmetic\nelsewhere A book\nnear zero\n\nterm zero\ntitle zero";

    #[test]
    fn reads_terms() {
        let glossary = read(STAR).unwrap();
        let star = glossary.term("star").unwrap();
        assert_eq!((star.title.as_str(), star.says.as_str()), ("star", "Both can move to 0."));
        let picture = star.picture.as_ref().unwrap();
        assert_eq!((picture.rules, picture.board.to_string()), (Rules::Modern, ".xo1".into()));
        assert_eq!(picture.caption, "Worth ∗.");
        assert_eq!([&picture.rings[..], &picture.arrows[..]], [&["b1"], &["b1-d1"]]);
        assert_eq!(
            (&star.claims[..], &star.near[..]),
            (&["value *".into()][..], &["zero".into()][..])
        );
        let paper = Reference::Paper("ernst".into(), "Arithmetic".into());
        assert_eq!(star.sources, [paper, Reference::Elsewhere("A book".into())]);
        assert!(glossary.term("zero").is_some_and(|zero| !zero.is_foreign));
    }

    #[test]
    fn translates_term_by_term() {
        let text = "term star\ntitle estrela\nsays Ambos jogam para 0.\nshows Vale ∗.";
        let glossary = translate(read(STAR).unwrap(), text).unwrap();
        let star = glossary.term("star").unwrap();
        assert_eq!((star.title.as_str(), star.is_foreign), ("estrela", false));
        assert_eq!(star.picture.as_ref().unwrap().caption, "Vale ∗.");
        assert_eq!((star.sources.len(), star.forms.len()), (2, 2));
        assert!(glossary.term("zero").is_some_and(|zero| zero.is_foreign));
        for (text, line) in [
            ("term up", 1),
            ("term star\nis value 0", 2),
            ("title a", 1),
            ("term star\nterm star", 2),
        ] {
            let error = translate(read(STAR).unwrap(), text).unwrap_err();
            assert_eq!(error.line, line, "{text}");
        }
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        for (text, line, expected) in [
            ("title star", 1, "`term` first"),
            ("term Star", 1, "a new name in small letters"),
            ("term a\n\nterm a", 3, "a new name in small letters"),
            ("term a\nsays A\nsays B", 3, "one text"),
            ("term a\nboard modern xo", 2, "rules, edge and board"),
            ("term a\nsource ernst", 2, "a paper and a heading"),
            ("term a\nis value 0", 2, "a key of a term, and one board before what belongs to it"),
        ] {
            assert_eq!(read(text), Err(LineError { line, expected }), "{text}");
        }
    }
}
