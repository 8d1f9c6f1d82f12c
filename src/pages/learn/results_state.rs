//! What a class has handed in: the results that a teacher collects, by lesson.

use std::collections::{BTreeMap, BTreeSet};

use crate::link::item::place;
use crate::link::lesson_code::given;
use crate::link::result_link::{Handed, codes, read};
use crate::pages::learn::typed_items::linked;
use crate::state::PageState;
use basics::csv::line;
use teaching::content::lessons::{Ballot, Giving, Item, Lesson, Mark, Record};
use words::say;

/// From when on a student who has not solved an item is stuck.
const STUCK_TRIES: u32 = 3;
const STUCK_HINTS: u32 = 2;
const STUCK_SECONDS: u32 = 300;
/// How much of a damaged code is shown.
const SHOWN: usize = 20;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ResultsState {
    pub classes: Vec<Class>,
    /// The quizzes that are known by their links, with their fingerprints.
    pub quizzes: Vec<(String, String)>,
    /// What the last text brought.
    pub brought: Option<Brought>,
}

/// The results of one lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Class {
    /// Its fingerprint.
    pub lesson: String,
    /// Each with its code, in the order in which they came.
    handed: Vec<(String, Handed)>,
    /// What the votes make of the students who voted.
    voters: Vec<Record>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brought {
    pub new: usize,
    /// How many codes were there already.
    pub known: usize,
    pub quizzes: usize,
    /// The beginnings of codes that cannot be read.
    pub damaged: Vec<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ResultsAction {
    /// Takes the codes and the links of lessons from a text; those of the teacher are known too.
    Add { text: String, own: String },
    /// Deletes the results of this lesson.
    Delete(String),
}

/// Students who gave the same wrong answer to the same board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct WrongAnswer {
    /// The index of the item.
    pub place: usize,
    /// The number that determines the board, if it is drawn.
    pub seed: u64,
    pub answer: String,
}

impl PageState for ResultsState {
    type Action = ResultsAction;

    fn apply(&self, action: ResultsAction) -> ResultsState {
        let mut next = self.clone();
        match action {
            ResultsAction::Add { text, own } => {
                let quizzes = next.add_quizzes(&text);
                next.add_quizzes(&own);
                let mut brought = Brought { quizzes, ..Brought::default() };
                codes(&text).into_iter().for_each(|code| next.add(code, &mut brought));
                for class in &mut next.classes {
                    class.voters = voters(class.votes());
                }
                next.brought = Some(brought);
            }
            ResultsAction::Delete(lesson) => {
                next.classes.retain(|class| class.lesson != lesson);
                next.brought = None;
            }
        }
        next
    }
}

impl ResultsState {
    fn add(&mut self, code: String, brought: &mut Brought) {
        if self.classes.iter().any(|class| class.handed.iter().any(|(known, _)| *known == code)) {
            brought.known += 1;
            return;
        }
        let Some(handed) = read(&code) else {
            brought.damaged.push(code.chars().take(SHOWN).collect());
            return;
        };
        brought.new += 1;
        let lesson = match &handed {
            Handed::Result(record) => record.lesson.clone(),
            Handed::Vote(ballot) => ballot.lesson.clone(),
        };
        let place = self.classes.iter().position(|class| class.lesson == lesson);
        let place = place.unwrap_or_else(|| {
            self.classes.push(Class { lesson, handed: Vec::new(), voters: Vec::new() });
            self.classes.len() - 1
        });
        self.classes[place].take(code, handed);
    }

    /// Takes the links of quizzes from a text; returns how many there are.
    fn add_quizzes(&mut self, text: &str) -> usize {
        let links = text.split_whitespace().filter(|word| word.contains("#/"));
        let lessons = links.filter_map(|link| Some(linked(&place(link))?.0));
        let mut count = 0;
        for lesson in lessons.filter(|lesson| lesson.items.iter().any(|item| item.task.is_some())) {
            let known = (lesson.fingerprint(), given(&lesson).to_string());
            count += 1;
            self.quizzes.retain(|(lesson, _)| *lesson != known.0);
            self.quizzes.push(known);
        }
        count
    }

    /// The quiz with this fingerprint, if its link is known.
    pub fn quiz(&self, lesson: &str) -> Option<Lesson> {
        let (_, link) = self.quizzes.iter().find(|(known, _)| known == lesson)?;
        Some(linked(&place(link))?.0)
    }

    /// A text for the browser to store: the lessons, those of quizzes with their links.
    pub fn index(&self) -> String {
        let link = |class: &Class| {
            let quiz = self.quizzes.iter().find(|(lesson, _)| *lesson == class.lesson);
            quiz.map(|(_, link)| link.as_str()).unwrap_or_default()
        };
        let lines = self.classes.iter().map(|class| format!("{} {}", class.lesson, link(class)));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// What is stored: the index, and the codes of each lesson.
    pub fn stored(index: &str, codes: impl Fn(&str) -> String) -> ResultsState {
        let mut state = ResultsState::default();
        state.add_quizzes(index);
        let lessons = index.lines().filter_map(|line| line.split(' ').next());
        let text: Vec<String> = lessons.map(codes).collect();
        let state = state.apply(ResultsAction::Add { text: text.join("\n"), own: String::new() });
        ResultsState { brought: None, ..state }
    }
}

impl Class {
    /// Takes what was handed in. Of votes of one class on one question the later one stays: it has the earlier rounds.
    fn take(&mut self, code: String, handed: Handed) {
        if let Handed::Vote(new) = &handed {
            let is_same = |known: &Handed| matches!(known, Handed::Vote(known) if known.is_same_question(new));
            self.handed.retain(|(_, known)| !is_same(known));
        }
        self.handed.push((code, handed));
    }

    /// The votes, in the order in which they came.
    pub fn votes(&self) -> impl Iterator<Item = &Ballot> {
        self.handed.iter().filter_map(|(_, handed)| match handed {
            Handed::Vote(ballot) => Some(ballot),
            Handed::Result(_) => None,
        })
    }

    /// The codes, one a line, for the browser to store.
    pub fn codes(&self) -> String {
        let codes: Vec<&str> = self.handed.iter().map(|(code, _)| code.as_str()).collect();
        codes.join("\n")
    }

    /// The results that count, by name, and those of students who handed in again: the one with the most answers counts.
    pub fn results(&self) -> (Vec<&Record>, Vec<&Record>) {
        let is_same = |a: &Record, b: &Record| {
            !a.name.is_empty() && (&a.name, &a.start) == (&b.name, &b.start)
        };
        let answers = |record: &Record| record.marks.values().map(|mark| mark.tries).sum::<u32>();
        let (mut counting, mut again): (Vec<&Record>, Vec<&Record>) = Default::default();
        let results = self.handed.iter().filter_map(|(_, handed)| match handed {
            Handed::Result(record) => Some(record),
            Handed::Vote(_) => None,
        });
        for record in results.chain(&self.voters) {
            match counting.iter_mut().find(|known| is_same(known, record)) {
                Some(known) if answers(known) <= answers(record) => {
                    again.push(std::mem::replace(known, record));
                }
                Some(_) => again.push(record),
                None => counting.push(record),
            }
        }
        counting.sort_by_key(|record| in_order(&record.name));
        (counting, again)
    }

    /// How many students were asked the item with this index: who votes answers only what the class votes on.
    pub fn asked(&self, place: usize) -> usize {
        let skipped = |record: &&Record| !record.marks.contains_key(&place);
        self.results().0.len() - self.voters.iter().filter(skipped).count()
    }

    /// How many students were right, by the index of the item.
    pub fn right(&self, place: usize, giving: &Giving) -> usize {
        let marks = self.results().0.into_iter().map(|record| record.mark(place));
        marks.filter(|mark| mark.is_right(giving.counts)).count()
    }

    /// Each wrong answer, and how many students gave it: the most common first.
    pub fn wrong(&self, lesson: &Lesson) -> Vec<(WrongAnswer, usize)> {
        let mut wrong: BTreeMap<WrongAnswer, usize> = BTreeMap::new();
        for record in self.results().0 {
            for (&place, mark) in &record.marks {
                let Some(item) = lesson.items.get(place) else { continue };
                let seed = if item.drawing().is_some() { record.seed } else { 0 };
                let mut answers = mark.wrong().to_vec();
                answers.sort();
                answers.dedup();
                for answer in answers {
                    *wrong.entry(WrongAnswer { place, seed, answer }).or_default() += 1;
                }
            }
        }
        let mut wrong: Vec<_> = wrong.into_iter().collect();
        wrong.sort_by_key(|(_, students)| std::cmp::Reverse(*students));
        wrong
    }

    /// Who cannot go on, each with an item.
    pub fn stuck(&self) -> Vec<(&Record, usize, &Mark)> {
        let is_stuck = |mark: &Mark| {
            let is_long = mark.tries >= STUCK_TRIES || mark.seconds >= STUCK_SECONDS;
            !mark.is_solved && (is_long || mark.hints >= STUCK_HINTS)
        };
        let records = self.results().0.into_iter();
        let all = records.flat_map(|record| {
            record.marks.iter().map(move |(place, mark)| (record, *place, mark))
        });
        all.filter(|(_, _, mark)| is_stuck(mark)).collect()
    }

    /// A table with a line for each student.
    pub fn csv(&self, lesson: &Lesson) -> String {
        let asking: Vec<(usize, &Item)> = asking(lesson).collect();
        let of = |(place, _): &(usize, &Item)| say::results_columns_of(&(place + 1).to_string());
        let heads = [say::results_columns().to_string()].into_iter().chain(asking.iter().map(of));
        let head: Vec<String> = heads
            .flat_map(|words| words.split("; ").map(str::to_string).collect::<Vec<_>>())
            .collect();
        let row = |record: &Record| {
            let seconds: u32 = record.marks.values().map(|mark| mark.seconds).sum();
            let right = record.right(lesson.giving.counts);
            let mut cells =
                vec![record.name.clone(), record.seed.to_string(), record.start.clone()];
            cells.extend([right.to_string(), record.hints().to_string(), seconds.to_string()]);
            for (place, _) in &asking {
                let mark = record.mark(*place);
                cells.push(u32::from(mark.is_right(lesson.giving.counts)).to_string());
                cells.extend([mark.tries, mark.hints, mark.seconds].map(|count| count.to_string()));
                cells.push(mark.answers.join(" | "));
            }
            line(&cells.iter().map(|cell| harmless(cell)).collect::<Vec<_>>())
        };
        let rows = self.results().0.into_iter().map(row);
        [line(&head)].into_iter().chain(rows).map(|line| line + "\r\n").collect()
    }
}

/// A key by which names are sorted, and by their numbers where they end in some.
fn in_order(name: &str) -> (String, u64) {
    let start = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
    (start.to_lowercase(), name[start.len()..].parse().unwrap_or_default())
}

/// Those who voted, as students: each card by its number, with what it said in each round, and whoever has no number only
/// with the first round, since nobody knows who then changed sides.
fn voters<'a>(votes: impl Iterator<Item = &'a Ballot>) -> Vec<Record> {
    // By the beginning of the class, the number of the boards, and that of the card.
    let mut cards: BTreeMap<(&str, u64, usize), Record> = BTreeMap::new();
    let mut nameless = Vec::new();
    for ballot in votes {
        let mark = |chosen: &[usize]| {
            let is_right = |choice: &usize| ballot.choices[*choice].1;
            let solved = chosen.iter().position(is_right).map(|place| place + 1);
            let tries = solved.unwrap_or(chosen.len());
            let answer = |choice: &usize| ballot.choices[*choice].0.clone();
            Mark {
                is_solved: solved.is_some(),
                is_missed: tries > 1 || solved.is_none(),
                tries: tries as u32,
                answers: chosen[..tries].iter().map(answer).collect(),
                ..Mark::default()
            }
        };
        let blank = |name: String| Record {
            lesson: ballot.lesson.clone(),
            name,
            seed: ballot.seed,
            start: ballot.start.clone(),
            ..Record::default()
        };
        let numbers: BTreeSet<usize> =
            ballot.rounds.iter().flat_map(|round| round.cards.keys().copied()).collect();
        for number in numbers {
            let said = ballot.rounds.iter().filter_map(|round| round.cards.get(&number).copied());
            let record = cards
                .entry((&ballot.start, ballot.seed, number))
                .or_insert_with(|| blank(say::vote_card(number)));
            record.marks.insert(ballot.place, mark(&said.collect::<Vec<_>>()));
        }
        for (&choice, &count) in ballot.rounds.first().iter().flat_map(|round| &round.tapped) {
            let mut voter = blank(String::new());
            voter.marks.insert(ballot.place, mark(&[choice]));
            nameless.extend(vec![voter; count]);
        }
    }
    cards.into_values().chain(nameless).collect()
}

/// The items that ask, with their indices.
pub fn asking(lesson: &Lesson) -> impl Iterator<Item = (usize, &Item)> {
    lesson.items.iter().enumerate().filter(|(_, item)| item.task.is_some())
}

/// A text that no spreadsheet takes for a formula: students write names and codes.
fn harmless(cell: &str) -> String {
    let is_number = cell.parse::<f64>().is_ok();
    match cell.starts_with(['=', '+', '-', '@']) && !is_number {
        true => format!("'{cell}"),
        false => cell.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::result_link::code;

    const QUIZ: &str =
        "#/learn/q1?title=A&task=outcome&on=ancient/plane/xo&task=value&draw=fractions&of=2";

    fn quiz() -> Lesson {
        linked(&place(QUIZ)).unwrap().0
    }

    fn text(name: &str, seed: u64, items: &str) -> String {
        let (lesson, name) = (
            quiz().fingerprint(),
            if name.is_empty() { String::new() } else { format!("name {name}\n") },
        );
        format!("result 1\nlesson {lesson}\n{name}seed {seed}\nstart 2026-09-03 13:40\n{items}")
    }

    fn handed_in(name: &str, seed: u64, items: &str) -> String {
        code(&Record::read(&text(name, seed, items)).unwrap())
    }

    fn added(state: &ResultsState, text: &str) -> ResultsState {
        state.apply(ResultsAction::Add { text: text.to_string(), own: String::new() })
    }

    fn brought(state: &ResultsState) -> (usize, usize, usize, usize) {
        let brought = state.brought.clone().unwrap();
        (brought.new, brought.known, brought.quizzes, brought.damaged.len())
    }

    const EASY: &str = "1 s 1 0 12\n= first\n";
    const HARD: &str = "1 sm 3 0 61\n= Left\n= Right\n= first\n2 m 3 2 301\n= 1\n= 1/2\n= 1/4\n";

    #[test]
    fn a_class_hands_in_with_anything_around_the_codes() {
        let ana = handed_in("Ana", 7, EASY);
        let damaged = format!("{}0{}", &ana[..5], &ana[6..]);
        assert_ne!(damaged, ana);
        let other = code(
            &Record::read("result 1\nlesson 0123ABCD\nname Eva\nstart 2026-09-03 13:40\n").unwrap(),
        );
        let pasted = format!(
            "Ana: {ana}, thanks\n> {}\n{damaged}\n<{other}> r1/short\nhttps://example.org/{QUIZ}",
            ana.to_lowercase()
        );
        let state = added(&ResultsState::default(), &pasted);
        assert_eq!(brought(&state), (2, 1, 1, 1));
        assert_eq!(state.classes.len(), 2);
        assert_eq!(state.quiz(&state.classes[0].lesson).unwrap(), quiz());
        assert_eq!(state.quiz("0123ABCD"), None);
        assert_eq!(brought(&added(&state, "nothing")), (0, 0, 0, 0));
        // All of it returns.
        let codes = |lesson: &str| {
            let class = state.classes.iter().find(|class| class.lesson == lesson);
            class.map(Class::codes).unwrap_or_default()
        };
        let again = ResultsState::stored(&state.index(), codes);
        assert_eq!(again, ResultsState { brought: None, ..state.clone() });
        assert_eq!(ResultsState::stored("", codes), ResultsState::default());
        let lesson = state.classes[1].lesson.clone();
        let left = state.apply(ResultsAction::Delete(lesson));
        assert_eq!((left.classes.len(), left.brought), (1, None));
    }

    #[test]
    fn a_lesson_of_the_teacher_is_known() {
        let text = handed_in("Ana", 7, EASY);
        let action = ResultsAction::Add { text, own: QUIZ.to_string() };
        let state = ResultsState::default().apply(action);
        assert_eq!((brought(&state).2, state.quiz(&state.classes[0].lesson)), (0, Some(quiz())));
    }

    #[test]
    fn who_hands_in_again_counts_once() {
        let texts =
            [handed_in("Ana", 7, EASY), handed_in("Ana", 7, HARD), handed_in("Bo", 8, EASY)];
        let nameless = [handed_in("", 1, EASY), handed_in("", 2, EASY)];
        let state =
            added(&ResultsState::default(), &[&texts[..], &nameless[..]].concat().join(" "));
        let (counting, again) = state.classes[0].results();
        let names: Vec<_> =
            counting.iter().map(|record| (record.name.as_str(), record.solved())).collect();
        assert_eq!(names, [("", 1), ("", 1), ("Ana", 1), ("Bo", 1)]);
        assert_eq!((counting[2].hints(), again.len(), again[0].hints()), (2, 1, 0));
        let earlier = added(&added(&ResultsState::default(), &texts[1]), &texts[0]);
        assert_eq!(earlier.classes[0].results().0[0].hints(), 2);
    }

    #[test]
    fn wrong_answers_are_grouped() {
        let easy = handed_in("Ana", 7, EASY);
        let texts = [
            easy,
            handed_in("Bo", 8, HARD),
            handed_in("Cy", 9, "1 m 2 0 20\n= Left\n= Left\n2 - 0 0 299\n"),
        ];
        let state = added(&ResultsState::default(), &texts.join("\n"));
        let class = &state.classes[0];
        let wrong = class.wrong(&quiz());
        let groups: Vec<_> = wrong
            .iter()
            .map(|(wrong, students)| (wrong.place, wrong.seed, wrong.answer.as_str(), *students))
            .collect();
        let expected = [
            (0, 0, "Left", 2),
            (0, 0, "Right", 1),
            (1, 8, "1", 1),
            (1, 8, "1/2", 1),
            (1, 8, "1/4", 1),
        ];
        assert_eq!(groups, expected);
        let counts = |giving: &str| {
            let giving = Giving::parse(giving).unwrap();
            [0, 1].map(|place| class.right(place, &giving))
        };
        assert_eq!((counts("counts first"), counts("counts any")), ([1, 0], [2, 0]));
        let stuck: Vec<_> =
            class.stuck().iter().map(|(record, place, _)| (record.name.as_str(), *place)).collect();
        assert_eq!(stuck, [("Bo", 1)]);
    }

    #[test]
    fn the_table_has_a_line_for_each_student() {
        let texts = [
            handed_in("Ana, 7b", 7, "1 s 1 0 12\n= {1|0}\n"),
            handed_in("=1+1", 8, "1 m 1 1 9\n= -1\n"),
        ];
        let state = added(&ResultsState::default(), &texts.join("\n"));
        let table = state.classes[0].csv(&quiz());
        let lines: Vec<&str> = table.split("\r\n").collect();
        assert_eq!(lines[0].split(',').count(), 16);
        assert_eq!(lines[1], "'=1+1,8,2026-09-03 13:40,0,1,9,0,1,1,9,-1,0,0,0,0,");
        assert_eq!(lines[2], "\"Ana, 7b\",7,2026-09-03 13:40,1,0,12,1,1,0,12,{1|0},0,0,0,0,");
        assert_eq!(lines[3..], [""]);
    }

    fn voted(start: &str, item: usize, rounds: &str) -> String {
        let lesson = quiz().fingerprint();
        let choices = "wrong Left\nwrong Right\nright first\nwrong second";
        let text =
            format!("vote 1\nlesson {lesson}\nstart {start}\nitem {item}\n{choices}\n{rounds}");
        code(&Ballot::read(&text).unwrap())
    }

    #[test]
    fn a_card_is_a_student() {
        let early = voted("2026-11-29 10:00", 1, "round\n1 1 2\n3 3\n");
        let both = voted("2026-11-29 10:00", 1, "round\n1 1 2\n3 3\nround\n1 2\n3 1 3\n");
        let second = voted("2026-11-29 10:00", 2, "round\n3 1\n");
        let state = added(&ResultsState::default(), &[early, both, second].join(" "));
        let class = &state.classes[0];
        assert_eq!((class.votes().count(), class.results().0.len()), (2, 3));
        let giving = |counts: &str| Giving::parse(counts).unwrap();
        let rights = |counts: &str| [0, 1].map(|place| class.right(place, &giving(counts)));
        // Card 3 was right at once, card 1 after the discussion.
        assert_eq!((rights("counts first"), rights("counts any")), ([1, 1], [2, 1]));
        assert_eq!([0, 1].map(|place| class.asked(place)), [3, 1]);
        let wrong: Vec<_> =
            class.wrong(&quiz()).into_iter().map(|(it, students)| (it.answer, students)).collect();
        assert_eq!(wrong, [("Left".to_string(), 2)]);
        // The next class has the same cards.
        let next = added(&state, &voted("2026-11-29 11:00", 1, "round\n3 1\n"));
        assert_eq!(next.classes[0].results().0.len(), 4);
        let codes = |_: &str| next.classes[0].codes();
        let stored = ResultsState::stored(&next.index(), codes);
        assert_eq!(stored.classes, next.classes);
    }

    #[test]
    fn counts_without_numbers_are_students_without_names() {
        let tapped = voted("2026-11-29 10:00", 1, "round\n1 +2\n3 +3\nround\n3 +5\n");
        let state =
            added(&ResultsState::default(), &format!("{tapped} {}", handed_in("Ana", 7, EASY)));
        let class = &state.classes[0];
        let giving = Giving::parse("counts any").unwrap();
        // Nobody knows who changed sides: the first vote counts.
        assert_eq!((class.results().0.len(), class.right(0, &giving)), (6, 4));
        assert_eq!([0, 1].map(|place| class.asked(place)), [6, 1]);
    }

    #[test]
    fn a_large_class_is_read() {
        let items = |student: u64| if student.is_multiple_of(2) { EASY } else { HARD };
        let codes: Vec<String> = (1..=200)
            .map(|student| handed_in(&format!("Student {student}"), student, items(student)))
            .collect();
        let state = added(&ResultsState::default(), &codes.join("\n"));
        assert_eq!(brought(&state), (200, 0, 0, 0));
        assert_eq!(state.classes[0].results().0.len(), 200);
        assert_eq!(state.classes[0].wrong(&quiz())[0].1, 100);
    }
}
