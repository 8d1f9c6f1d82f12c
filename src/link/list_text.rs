//! The file of a lesson, and the files of lists from earlier.
//!
//! ```text
//! Lecture 3
//!
//! A half
//! https://example.org/papamu/#/k1/ancient/plane/oxo.ox?hide=1
//! Who wins?
//! // Let them vote first.
//!
//! A row
//! https://example.org/papamu/#/gallery/l?n=7
//! ```
//!
//! In the file of a list, first comes the title, then a block for each item: its name, its link, words to the audience, a
//! note to the lecturer. Blank lines separate the blocks. A text whose first block contains a link has no title.

use crate::link::corrections::Corrections;
use crate::link::item::{NOTE, is_link};
use crate::link::lesson_code::first;
use crate::link::list_link::{add, in_length, title};
use crate::link::packed_text::LESSON;
use std::rc::Rc;
use teaching::content::lessons::Lesson;
use words::say;

/// A file of a list repeats the site's address with each item.
const LONGEST_FILE: usize = 2 * LESSON.longest;

/// Reads a file. In that of a list, a block without a link becomes an item without one.
pub fn read(text: &str) -> (Rc<Lesson>, Corrections) {
    let mut corrections = Corrections::default();
    let text = in_length(text, LONGEST_FILE, &mut corrections).trim_start_matches('\u{feff}');
    if is_lesson(text) {
        let lesson = first(text).unwrap_or_else(|problem| {
            corrections.say(say::lesson_unread(&problem));
            Rc::default()
        });
        return (lesson, corrections);
    }
    let mut lesson = Lesson::default();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut blocks = lines.split(|line| line.is_empty());
    let first = blocks.next().unwrap_or_default();
    if first.iter().any(|line| is_link(line)) {
        read_block(&mut lesson, first, &mut corrections);
    } else {
        lesson.title = title(&first.join(" "), &mut corrections);
    }
    for block in blocks {
        read_block(&mut lesson, block, &mut corrections);
    }
    (lesson.into(), corrections)
}

/// Whether a text is that of a lesson: its first line begins one, and another line begins an item.
pub fn is_lesson(text: &str) -> bool {
    let key = |line: &str| line.trim().split(' ').next().unwrap_or_default().to_string();
    let mut keys = text.lines().map(key).filter(|key| !key.is_empty() && !key.starts_with('#'));
    keys.next().as_deref() == Some("lesson") && keys.any(|key| key == "item")
}

/// Each link of the block becomes an item. The text before the first link is its name, the text after a link are the words
/// and notes of that item.
fn read_block(lesson: &mut Lesson, block: &[&str], corrections: &mut Corrections) {
    let is_item = |line: &&str| is_link(line);
    let first = block.iter().position(is_item);
    match (first, block) {
        (Some(first), _) => {
            let mut name = block[..first].join(" ");
            let mut rest = &block[first..];
            while let [link, after @ ..] = rest {
                let end = after.iter().position(is_item).unwrap_or(after.len());
                let (words, others) = after.split_at(end);
                let (notes, words): (Vec<&str>, Vec<&str>) =
                    words.iter().partition(|line| line.starts_with(NOTE));
                let notes: Vec<&str> = notes.iter().map(|line| line[NOTE.len()..].trim()).collect();
                let (words, notes) = (words.join(" "), notes.join(" "));
                add(lesson, [name.as_str(), *link, &words, &notes], corrections);
                name.clear();
                rest = others;
            }
        }
        (None, [name, words @ ..]) => {
            add(lesson, [name, "", &words.join(" "), ""], corrections);
        }
        (None, []) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item::{item, notes};
    use teaching::content::lessons::Item;

    fn items(text: &str) -> (String, Vec<Item>) {
        let (lesson, corrections) = read(text);
        assert!(corrections.0.is_empty(), "{corrections:?}");
        (lesson.title.clone(), lesson.items.clone())
    }

    #[test]
    fn a_lesson_is_read_as_it_is_written() {
        let text = "lesson\ntitle Week 3\nitem\nboard ancient plane oxo\ntask outcome\n";
        assert_eq!(read(text).0.to_string(), text);
        assert_eq!(read(&format!("\u{feff}# My own\n{text}")).0.to_string(), text);
        let (lesson, said) = read(&format!("{text}boards"));
        assert_eq!((&*lesson, said.0.len()), (&Lesson::default(), 1));
        assert!(said.0[0].contains('6'), "{said:?}");
        // The title of a list.
        assert_eq!(items("lesson 3\n\n#/k1/a").0, "lesson 3");
    }

    #[test]
    fn notes_are_lines_of_their_own() {
        let one = Item { notes: notes("Let them vote. Then R."), ..item("", "k1/a", "Who wins?") };
        let apart = "\n\n#/k1/a\n//Let them vote.\nWho wins?\n//   Then R.\n\n#/k1/b";
        assert_eq!(items(apart), (String::new(), vec![one, item("", "k1/b", "")]));
    }

    #[test]
    fn takes_what_people_write() {
        let [one, two] = ["#/k1/a", "https://a.b/c/#/gallery/l?n=7"];
        // Only links, one or several.
        assert_eq!(items(one), (String::new(), vec![item("", one, "")]));
        let both = vec![item("", one, ""), item("", two, "")];
        assert_eq!(items(&format!("{one}\n{two}")), (String::new(), both.clone()));
        assert_eq!(items(&format!("{one}\n\n\n  {two}  \n")), (String::new(), both));
        // Several lines of text, and no title.
        let text = format!("A\nname\n{one}\nSome\nwords\n\n{two}");
        let read = vec![item("A name", one, "Some words"), item("", two, "")];
        assert_eq!(items(&text), (String::new(), read));
        // Text without a link is not lost.
        let read = vec![item("No link", "", "nor any here"), item("", one, "")];
        assert_eq!(items(&format!("T\n\nNo link\nnor any here\n\n{one}")), ("T".to_string(), read));
        assert_eq!(items(""), (String::new(), vec![]));
        assert_eq!(items("T\n"), ("T".to_string(), vec![]));
    }
}
