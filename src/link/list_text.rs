//! A list as a text file that people can read and write.
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
//! First comes the title, then a block for each item: its name, its link, words to the audience, a
//! note to the lecturer. Blank lines separate the blocks. A text whose first block contains a link
//! has no title.

use crate::link::corrections::Corrections;
use crate::link::item::{Item, NOTE, is_link};
use crate::link::list::{LONGEST_LIST, List, in_length};

/// A file repeats the site's address with each item.
const LONGEST_FILE: usize = 2 * LONGEST_LIST;

impl List {
    /// Writes the list as a file. `site` is the page's address up to `#`.
    pub fn text(&self, site: &str) -> String {
        let mut text = format!("{}\n", self.title);
        for Item { name, link, words, note } in &self.items {
            text.push('\n');
            let note = if note.is_empty() { note } else { &format!("{NOTE} {note}") };
            for line in [name, &format!("{site}#/{link}"), words, note] {
                if !line.is_empty() {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
        text
    }

    /// Reads a file. A block without a link becomes an item without one.
    pub fn read(text: &str) -> (List, Corrections) {
        let mut list = List::default();
        let mut corrections = Corrections::default();
        let text = in_length(text, LONGEST_FILE, &mut corrections);
        let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim).collect();
        let mut blocks = lines.split(|line| line.is_empty());
        let first = blocks.next().unwrap_or_default();
        if first.iter().any(|line| is_link(line)) {
            list.read_block(first, &mut corrections);
        } else {
            list.set_title(&first.join(" "), &mut corrections);
        }
        for block in blocks {
            list.read_block(block, &mut corrections);
        }
        (list, corrections)
    }

    /// Each link of the block becomes an item. The text before the first link is its name, the text
    /// after a link are the words and notes of that item.
    fn read_block(&mut self, block: &[&str], corrections: &mut Corrections) {
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
                    let notes: Vec<&str> =
                        notes.iter().map(|line| line[NOTE.len()..].trim()).collect();
                    let (words, notes) = (words.join(" "), notes.join(" "));
                    let item = [name.as_str(), *link, &words, &notes];
                    self.read_item(item, corrections);
                    name.clear();
                    rest = others;
                }
            }
            (None, [name, words @ ..]) => {
                self.read_item([name, "", &words.join(" "), ""], corrections);
            }
            (None, []) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(text: &str) -> (String, Vec<Item>) {
        let (list, corrections) = List::read(text);
        assert!(corrections.0.is_empty(), "{corrections:?}");
        (list.title, list.items)
    }

    #[test]
    fn is_a_text_for_people() {
        let list = List {
            title: "Lecture 3".to_string(),
            items: vec![
                Item::new("A half", "k1/ancient/plane/oxo.ox?hide=1", "Who wins?"),
                Item::new("", "gallery/l?n=7", ""),
            ],
            ..List::default()
        };
        let text = "Lecture 3\n\nA half\nhttps://a.b/#/k1/ancient/plane/oxo.ox?hide=1\nWho wins?\n\n\
                    https://a.b/#/gallery/l?n=7\n";
        assert_eq!(list.text("https://a.b/"), text);
        assert_eq!(List::read(text).0, list);
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(List::read(&windows).0, list);
        assert_eq!(List::default().text(""), "\n");
    }

    #[test]
    fn notes_are_lines_of_their_own() {
        let one = Item::new("", "k1/a", "Who wins?").noted("Let them vote. Then R.");
        let list = List { items: vec![one, Item::new("", "k1/b", "")], ..List::default() };
        let text = "\n\n#/k1/a\nWho wins?\n// Let them vote. Then R.\n\n#/k1/b\n";
        assert_eq!(list.text(""), text);
        assert_eq!(List::read(text).0, list);
        let apart = "\n\n#/k1/a\n//Let them vote.\nWho wins?\n//   Then R.\n\n#/k1/b";
        assert_eq!(List::read(apart).0, list);
        // The writer changes words that look like a note, and a note that begins like one.
        let odd = Item::new("", "k1/a", "// x").noted("//// y");
        assert_eq!((odd.words.as_str(), odd.note.as_str()), ("/ / x", "/ /// y"));
        let list = List { items: vec![odd], ..List::default() };
        assert_eq!(List::read(&list.text("")).0, list);
        assert_eq!(List::parse(&list.to_string()).unwrap().0, list);
    }

    #[test]
    fn takes_what_people_write() {
        let [one, two] = ["#/k1/a", "https://a.b/c/#/gallery/l?n=7"];
        let item = |name: &str, link: &str, words: &str| Item::new(name, link, words);
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
