//! What a class has voted on one question, as a text; `docs/lessons.md` describes it.

use std::collections::BTreeMap;
use std::fmt;

use basics::one_line::one_line;

/// The first line, with the version of the format.
const HEAD: &str = "vote 1";
/// More votes on one question, choices, students or longer lines are refused.
const MOST_ROUNDS: usize = 10;
const MOST_CHOICES: usize = 4;
const MOST_STUDENTS: usize = 500;
const LONGEST_LINE: usize = 500;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ballot {
    /// The fingerprint of the lesson.
    pub lesson: String,
    /// Determines which boards were drawn; 0 if none are.
    pub seed: u64,
    /// When the class began with its first question, as in `2026-09-03 13:40`.
    pub start: String,
    /// The place of the item in the lesson, from 0.
    pub place: usize,
    /// The answers among which the class chose, as the judge reads them, and whether each is right.
    pub choices: Vec<(String, bool)>,
    /// The votes before and after each discussion.
    pub rounds: Vec<Round>,
}

/// One vote.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// What each card said: the index of the choice, by the number of the card.
    pub cards: BTreeMap<usize, usize>,
    /// How many said each choice whom nobody knows by number, by its index.
    pub tapped: BTreeMap<usize, usize>,
}

impl Round {
    /// How many chose this.
    pub fn count(&self, choice: usize) -> usize {
        let cards = self.cards.values().filter(|&&chosen| chosen == choice).count();
        cards + self.tapped.get(&choice).copied().unwrap_or_default()
    }

    pub fn all(&self) -> usize {
        self.cards.len() + self.tapped.values().sum::<usize>()
    }
}

impl Ballot {
    /// Whether the other is about the same class and question.
    pub fn is_same_question(&self, other: &Ballot) -> bool {
        (&self.lesson, self.seed, &self.start, self.place)
            == (&other.lesson, other.seed, &other.start, other.place)
    }

    /// Reads a text as the ballot is written; `None` if it is anything else.
    pub fn read(text: &str) -> Option<Ballot> {
        let mut ballot = Ballot::default();
        let mut lines = text.lines();
        if lines.next()? != HEAD {
            return None;
        }
        for line in lines {
            if line.len() > LONGEST_LINE || ballot.rounds.len() > MOST_ROUNDS {
                return None;
            }
            let (key, text) = line.split_once(' ').unwrap_or((line, ""));
            match key {
                "lesson" => ballot.lesson = text.to_string(),
                "seed" => ballot.seed = text.parse().ok()?,
                "start" => ballot.start = text.to_string(),
                "item" => ballot.place = usize::checked_sub(text.parse().ok()?, 1)?,
                "right" | "wrong" => ballot.choices.push((text.to_string(), key == "right")),
                "round" => ballot.rounds.push(Round::default()),
                _ => ballot.read_count(key.parse().ok()?, text)?,
            }
        }
        let is_small = ballot.choices.len() <= MOST_CHOICES
            && ballot.rounds.iter().all(|round| round.all() <= MOST_STUDENTS);
        (is_small && ballot.to_string() == text).then_some(ballot)
    }

    /// Reads who chose the choice with this number.
    fn read_count(&mut self, choice: usize, text: &str) -> Option<()> {
        let choice = usize::checked_sub(choice, 1).filter(|choice| *choice < self.choices.len())?;
        let round = self.rounds.last_mut()?;
        for word in text.split(' ') {
            match word.strip_prefix('+') {
                Some(count) => {
                    let count = count.parse().ok().filter(|count| *count <= MOST_STUDENTS)?;
                    round.tapped.insert(choice, count);
                }
                None => {
                    round.cards.insert(word.parse().ok()?, choice);
                }
            }
        }
        Some(())
    }
}

impl fmt::Display for Ballot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{HEAD}\nlesson {}", self.lesson)?;
        if self.seed > 0 {
            writeln!(f, "seed {}", self.seed)?;
        }
        writeln!(f, "start {}\nitem {}", self.start, self.place + 1)?;
        for (answer, is_right) in &self.choices {
            let judgement = if *is_right { "right" } else { "wrong" };
            writeln!(f, "{}", one_line(&format!("{judgement} {answer}")))?;
        }
        for round in &self.rounds {
            writeln!(f, "round")?;
            for choice in 0..self.choices.len() {
                let cards = round.cards.iter().filter(|(_, chosen)| **chosen == choice);
                let tapped = round.tapped.get(&choice).filter(|count| **count > 0);
                let who: Vec<String> = cards
                    .map(|(number, _)| number.to_string())
                    .chain(tapped.map(|count| format!("+{count}")))
                    .collect();
                if !who.is_empty() {
                    writeln!(f, "{} {}", choice + 1, who.join(" "))?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "vote 1\nlesson 7K3M9QXA\nseed 41\nstart 2026-09-03 13:40\nitem 4\n\
        wrong Left\nwrong Right\nright first\nwrong second\nround\n1 1 4 17\n3 2 3\n4 +2\nround\n3 1 2 3 4 17 +2\n";

    #[test]
    fn writes_what_it_reads() {
        let ballot = Ballot::read(WHOLE).unwrap();
        assert_eq!(ballot.to_string(), WHOLE);
        assert_eq!((ballot.place, ballot.seed, ballot.choices[2].1), (3, 41, true));
        let counts = |round: &Round| [0, 1, 2, 3].map(|choice| round.count(choice));
        assert_eq!(counts(&ballot.rounds[0]), [3, 0, 2, 2]);
        assert_eq!((counts(&ballot.rounds[1]), ballot.rounds[1].all()), ([0, 0, 7, 0], 7));
        assert_eq!(ballot.rounds[0].cards[&17], 0);
        let later = Ballot { rounds: Vec::new(), ..ballot.clone() };
        assert!(ballot.is_same_question(&later));
        assert!(!ballot.is_same_question(&Ballot { place: 2, ..later }));
    }

    #[test]
    fn reads_nothing_else() {
        for (from, to) in [
            ("vote 1", "vote 2"),
            ("seed 41", "seed 041"),
            ("item 4", "item 0"),
            ("item 4\n", ""),
            ("wrong Left", "left Left"),
            ("1 1 4 17", "1 1 17 4"),
            ("1 1 4 17", "1 1 4 17 17"),
            ("1 1 4 17", "0 1 4 17"),
            ("1 1 4 17", "5 1 4 17"),
            ("3 2 3\n", "3 2 3\n3 2 3\n"),
            ("3 2 3\n", "3 1 2 3\n"),
            ("3 2 3\n", "3\n"),
            ("+2", "+0"),
            ("+2", "+501"),
            ("+2", "+-1"),
            ("round\n", ""),
            ("right first\n", "right first\nwrong a\n"),
        ] {
            let text = WHOLE.replacen(from, to, 1);
            assert_ne!(text, WHOLE, "{from}");
            assert_eq!(Ballot::read(&text), None, "{to:?}");
        }
        assert_eq!(Ballot::read(""), None);
        assert_eq!(Ballot::read(&(WHOLE.to_string() + &"round\n".repeat(20))), None);
    }
}
