//! The student for whom a quiz draws boards, and the number for which it draws them.

use crate::link::item::line;
use basics::letters::hash;

/// The greatest number, and the most characters of a name.
pub const MOST_SEED: u64 = 999_999;
pub const LONGEST_NAME: usize = 100;

/// The number or the name that a student types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Student(String);

impl Student {
    /// Nothing without a letter or digit.
    pub fn of(typed: &str) -> Option<Student> {
        let text = line(typed, LONGEST_NAME);
        number_of(&text)
            .map(|number| Student(typed_number(&text).map_or(text, |_| number.to_string())))
    }

    /// As it stands in a link.
    pub fn text(self) -> String {
        self.0
    }

    pub fn number(&self) -> u64 {
        number_of(&self.0).unwrap_or_default()
    }

    pub fn name(&self) -> Option<&str> {
        typed_number(&self.0).is_none().then_some(&self.0)
    }
}

fn typed_number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number| *number <= MOST_SEED)
}

/// Numbers below it are those of a class list; names get the others.
const FIRST_OF_NAMES: u64 = 1000;

/// The number that a student types, or one made of the student's name: small and capital letters and the spaces
/// between words make no difference. It never changes, so that a name always gets the same boards. Nothing without a
/// letter or digit.
fn number_of(text: &str) -> Option<u64> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let name = words.join(" ");
    if !name.contains(char::is_alphanumeric) {
        return None;
    }
    Some(
        typed_number(&name)
            .unwrap_or_else(|| FIRST_OF_NAMES + hash(&name) % (MOST_SEED + 1 - FIRST_OF_NAMES)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_student_keeps_the_name() {
        let ana = Student::of("  Ana \t Maria").unwrap();
        assert_eq!(
            (ana.name(), ana.number()),
            (Some("Ana Maria"), number_of("ana maria").unwrap())
        );
        assert_eq!(Student::of(&ana.clone().text()), Some(ana));
        let seven = Student::of(" 007 ").unwrap();
        assert_eq!((seven.name(), seven.number(), seven.clone().text().as_str()), (None, 7, "7"));
        assert_eq!(Student::of(" … "), None);
        let long = Student::of(&"ā".repeat(LONGEST_NAME + 1)).unwrap();
        assert_eq!(long.text().chars().count(), LONGEST_NAME);
    }

    #[test]
    fn a_name_has_one_number() {
        let own = number_of("Ana Maria").unwrap();
        for other in [" ana  maria ", "ANA MARIA", "Ana\tMaria"] {
            assert_eq!(number_of(other), Some(own), "{other}");
        }
        assert_ne!(number_of("Ana Mario"), Some(own));
        for text in ["Ana", "Zoë", "王", "1000000", "99999999999999999999", "-1", "7b"] {
            let number = number_of(text).unwrap();
            assert!((FIRST_OF_NAMES..=MOST_SEED).contains(&number), "{text}: {number}");
        }
        for (text, expected) in [("7", Some(7)), (" 0 ", Some(0)), ("999999", Some(999_999))] {
            assert_eq!(number_of(text), expected, "{text}");
        }
        for text in ["", "  ", "…"] {
            assert_eq!(number_of(text), None, "{text}");
        }
    }
}
