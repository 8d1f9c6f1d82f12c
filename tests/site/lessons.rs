//! The pointer walks through every lesson on a page of a phone's width, and finishes every kind of step there; keys alone
//! finish every kind of step too.
//! The answers come from the file of lessons, or from the solver if boards are generated or several answers are right.

use std::collections::HashSet;
use std::ops::Range;

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Jump, NamedBoard, Square};
use papamu::link::lesson_code::given;
use papamu::link::quiz_link::AT;
use solver::Solver;
use teaching::content::lessons::{
    self, Course, DerivationStage, Item, Lesson, SubjectKind, Task, read_task,
};
use teaching::lessons::{DrawnWalls, Exercise, Family, Referee, draw};
use thirtyfour::Key;

use crate::answers::{answer, solution};
use crate::page::{Glimpse, Page};
use crate::server::Server;
use crate::stages::stage_answer;

#[derive(Clone, Copy, PartialEq)]
enum Hand {
    Keys,
    Pointer,
}

pub fn course() -> Course {
    lessons::read(include_str!("../../static/lessons-en.txt")).unwrap()
}

/// What the reader does in a step: its task, whether the answer is typed, whether the board is drawn, and whether there are
/// several.
fn kind(step: &Item) -> Option<(String, bool, bool, bool)> {
    let text = format!("{:?}", step.task.as_ref()?);
    let task = text.split('(').next().unwrap_or_default();
    let is_several = step.subjects().len() > 1;
    Some((task.to_string(), text.contains("[]"), step.drawing().is_some(), is_several))
}

/// The steps of each lesson that are finished: those with a kind of task that no step before them has, and all of a test.
fn finished(course: &Course) -> Vec<Vec<&Item>> {
    let mut known = HashSet::new();
    let mut is_one = |lesson: &Lesson, step: &Item| {
        kind(step).is_some_and(|kind| known.insert(kind)) || lesson.is_test()
    };
    let lessons = course.lessons.iter();
    lessons
        .map(|lesson| lesson.items.iter().filter(|step| is_one(lesson, step)).collect())
        .collect()
}

fn walk(hand: Hand, lessons: Range<usize>) {
    let course = course();
    let finished = finished(&course);
    let lessons: Vec<(&Lesson, &Vec<&Item>)> = lessons
        .map(|lesson| (&course.lessons[lesson], &finished[lesson]))
        .filter(|(_, finished)| hand == Hand::Pointer || !finished.is_empty())
        .collect();
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn");
    if hand == Hand::Pointer {
        page.resize(360, 740, "light");
    }
    page.wait_until_seen("#lessons");
    for (lesson, finished) in &lessons {
        let first = &lesson.items[0].name;
        // Its other steps follow from the number in the link of the first.
        let number = if lesson.is_test() { format!("?seed={TEST}") } else { String::new() };
        page.go(&format!("#/learn/{}/{first}{number}", lesson.name));
        for step in &lesson.items {
            let number = if step.name == *first { number.as_str() } else { "" };
            page.wait_for_link(&format!("#/learn/{}/{}{number}", lesson.name, step.name));
            page.wait_for_property("#step-title", "textContent", step.title.as_str());
            if hand == Hand::Keys {
                // The page handles keys as soon as its heading has the focus.
                page.wait_for_focus_on("step-title");
            }
            let is_finished = finished.iter().any(|it| it.name == step.name);
            if is_finished {
                Student { page: &page, hand }.finish(step);
            }
            if hand == Hand::Pointer {
                assert!(!is_too_wide(&page), "{}/{}", lesson.name, step.name);
            }
            match hand {
                // On the board the arrows move the focus.
                Hand::Keys if is_finished && matches!(step.task, Some(Task::Hold(_))) => {
                    page.enter("#lesson-on");
                }
                Hand::Keys => page.keys(Key::Right),
                _ => page.click("#lesson-on"),
            }
        }
        page.wait_for_link(&format!("#/learn/{}/end", lesson.name));
        // Nobody missed anything.
        if lesson.is_test() {
            page.wait_until_seen(&format!("[data-right='{}']", lesson.items.len()));
        } else {
            page.wait_for_property("#lesson-end", "textContent", lesson.title.as_str());
            page.wait_for_count(".step-bar .walked", done(lesson, finished));
        }
        if hand == Hand::Pointer {
            assert!(!is_too_wide(&page), "{}/end", lesson.name);
        }
    }
    page.go("#/learn");
    for (lesson, finished) in &lessons {
        let done =
            format!("[data-lesson='{}'] [data-done='{}']", lesson.name, done(lesson, finished));
        page.wait_until_seen(&done);
    }
}

/// How many steps are done: those that are finished, and those that are only read. One exercise of several is not enough.
fn done(lesson: &Lesson, finished: &[&Item]) -> usize {
    let is_done = |step: &&&Item| lesson.is_test() || step.drawing().is_none();
    finished.iter().filter(is_done).count()
        + lesson.items.iter().filter(|step| step.task.is_none()).count()
}

pub fn is_too_wide(page: &Page) -> bool {
    page.measure("return document.documentElement.scrollWidth > innerWidth", vec![])
}

struct Student<'a> {
    page: &'a Page,
    hand: Hand,
}

impl Student<'_> {
    /// Gives the right answer, and checks that the page accepts it.
    fn finish(&self, step: &Item) {
        let (mut solver, exercise) = exercise(step);
        let task = step.task.clone().unwrap();
        if let Task::Hold(player) = task {
            self.hold(&mut solver, player);
        } else if let Task::Derive(given) = task {
            self.derive(&mut solver, &exercise, &given);
        } else {
            let example = step.right.first().map_or("", String::as_str);
            let solution = solution(&mut solver, &exercise, example);
            let computed = answer(&mut solver, &exercise, &solution).unwrap();
            // The answer of the file goes first; on the page the same set has other words.
            let said = match &task {
                Task::Value(choices) | Task::Temperature(choices) | Task::Measure(_, choices)
                    if !choices.is_empty() =>
                {
                    step.right[0].clone()
                }
                _ => computed,
            };
            self.give(&task, &said, exercise.board());
            self.press("#check");
        }
        self.page.wait_until_seen(".right-answer");
    }

    fn give(&self, task: &Task, answer: &str, board: Option<&Board>) {
        match task {
            Task::Winner(_) | Task::Outcome | Task::Compare => self.choose(answer),
            Task::Value(choices) | Task::Temperature(choices) | Task::Measure(_, choices)
                if !choices.is_empty() =>
            {
                self.choose(answer);
            }
            Task::Value(_) | Task::Temperature(_) | Task::Measure(..) | Task::Stop(_) => {
                self.press("#answer");
                self.page.keys(answer.to_string());
            }
            Task::Walls => self.draw(answer),
            Task::Order => self.order(answer),
            Task::Set(_) | Task::Parts => self.set(task, answer, board.unwrap()),
            _ => {
                for name in answer.split(' ').filter(|name| !name.is_empty()) {
                    self.jump(name, board.unwrap());
                }
            }
        }
    }

    /// Draws walls by the buttons, in the units of the page.
    fn draw(&self, answer: &str) {
        let walls = DrawnWalls::read(answer).unwrap();
        for player in Player::ALL {
            self.press(&format!("[data-pen={}]", player.name()));
            self.press("#pen-greater");
            self.page.wait_until_seen(".wall-pen .tip");
            let begun: String = self
                .page
                .measure("return document.querySelector('.wall-pen').dataset.drawn", vec![]);
            let begun = DrawnWalls::read(&begun).unwrap();
            let points =
                walls.points[player].iter().step_by(1 << (walls.halvings - begun.halvings));
            let points: Vec<i64> =
                points.map(|point| point >> (walls.halvings - begun.halvings)).collect();
            let off = points[0] - begun.points[player][0];
            for _ in 0..off.abs() {
                self.press(if off > 0 { "#pen-greater" } else { "#pen-less" });
            }
            for steps in points.windows(2) {
                self.press(if steps[0] == steps[1] { "#pen-upright" } else { "#pen-lean" });
            }
        }
    }

    /// Answers each stage that is not given, when the page asks for it.
    pub fn derive(&self, solver: &mut Solver, exercise: &Exercise, given: &[DerivationStage]) {
        let board = exercise.board().unwrap();
        let mut struck: Vec<String> = Vec::new();
        for stage in DerivationStage::ALL {
            let answer = stage_answer(solver, exercise, stage);
            let (_, answer) = answer.split_once(' ').unwrap();
            let routes: Vec<&str> = answer.split("; ").collect();
            if stage == DerivationStage::Dominated {
                struck = routes.iter().map(|jump| jump.to_string()).collect();
            }
            if given.contains(&stage) {
                continue;
            }
            self.page.wait_until_seen(&format!("[data-stage='{}'][aria-current]", stage.name()));
            // Of equal options one is left.
            let is_left = |route: &&&str| !struck.iter().any(|jump| route.starts_with(jump));
            match (stage, answer) {
                (DerivationStage::Name, _) => self.type_value("#answer", answer),
                (_, "none") => self.choose("none"),
                (DerivationStage::Dominated, _) => {
                    routes.iter().for_each(|name| self.jump(name, board))
                }
                _ => {
                    for route in routes
                        .iter()
                        .filter(|route| stage == DerivationStage::Options || is_left(route))
                    {
                        match route.split_once('=') {
                            Some((jumps, value)) => {
                                self.type_value(&format!("[data-route='{jumps}']"), value);
                            }
                            None => self.reverse(route),
                        }
                    }
                }
            }
            self.press("#check");
        }
        self.page.wait_until_seen("[data-stage='name'].walked");
    }

    fn type_value(&self, selector: &str, value: &str) {
        match self.hand {
            Hand::Keys => self.page.focus(selector),
            _ => self.page.click(selector),
        }
        self.page.keys(value.to_string());
        // The page has read it.
        self.page.wait_for_property(selector, "value", value);
    }

    /// Chooses the answer through which a jump reverses.
    fn reverse(&self, route: &str) {
        let (jump, answer) = route.split_once(' ').unwrap();
        let select = format!("[data-through='{jump}']");
        let option = format!("{select} option[value='{answer}']");
        if self.hand == Hand::Keys {
            let place: usize = self.page.measure(
                "return document.querySelector(arguments[0]).index",
                vec![option.clone().into()],
            );
            self.page.focus(&select);
            for _ in 0..place {
                self.page.keys(Key::Down);
            }
        } else {
            self.page.click(&option);
        }
        self.page.wait_for_property(&option, "selected", true);
    }

    fn press(&self, selector: &str) {
        match self.hand {
            Hand::Keys if selector == "#answer" => self.page.focus(selector),
            Hand::Keys => self.page.enter(selector),
            _ => self.page.click(selector),
        }
    }

    fn choose(&self, answer: &str) {
        self.press(&format!("[data-answer='{answer}']"));
    }

    /// With the pointer on the board; by keys beside it.
    fn jump(&self, name: &str, board: &Board) {
        if self.hand != Hand::Pointer {
            return self.choose(name);
        }
        let jump = NamedBoard::of(board).jump_named(name).unwrap();
        [jump.from, jump.to()].into_iter().for_each(|square| self.press_square(square));
    }

    fn press_square(&self, Square { row, column }: Square) {
        self.press(&format!("[data-square='{row},{column}']"));
    }

    /// Each press brings the next stone, or the next number.
    fn set(&self, task: &Task, answer: &str, board: &Board) {
        let (before, after) = (board.whole_text(), answer);
        for (row, (before, after)) in before.split('/').zip(after.split('/')).enumerate() {
            for (column, (from, to)) in before.chars().zip(after.chars()).enumerate() {
                let place = |sign| ".xo".find(sign).unwrap_or_default();
                let presses = match task {
                    Task::Set(_) => (3 + place(to) - place(from)) % 3,
                    _ => to.to_digit(10).unwrap_or(0) as usize,
                };
                for _ in 0..presses {
                    self.press_square(Square::new(row as i32, column as i32));
                }
            }
        }
    }

    fn order(&self, answer: &str) {
        let wanted: Vec<&str> = answer.split(' ').collect();
        let mut now = wanted.clone();
        now.sort_unstable();
        for (place, letter) in wanted.iter().enumerate() {
            let from = now.iter().position(|known| known == letter).unwrap();
            for _ in place..from {
                self.press(&format!("[data-raise='{letter}']"));
            }
            let letter = now.remove(from);
            now.insert(place, letter);
        }
    }

    /// Answers every jump with a winning one.
    fn hold(&self, solver: &mut Solver, player: Player) {
        let mut seen = [String::new(), String::new()];
        loop {
            let look = |page: &Glimpse| -> (String, String) {
                page.js(
                    "return [document.querySelector('[data-verdict]')?.dataset.verdict ?? '',
                         Array.from(document.querySelectorAll('[data-stones]'),
                             row => row.dataset.stones).join('/')]",
                    [],
                )
            };
            let (verdict, stones) =
                self.page.wait("the opponent’s jump", look, |(verdict, now)| {
                    let is_turn = ["your-turn", "beaten"].contains(&verdict.as_str());
                    verdict == "held" || is_turn && !seen.contains(now)
                });
            if verdict == "held" {
                return;
            }
            let board = Board::parse(&stones, Edge::Plane).unwrap();
            let budget = &mut Budget::unlimited();
            let winning = Referee { outcomes: &mut testing::outcomes(solver), solver, budget }
                .winning(&board, player)
                .unwrap();
            seen = [stones, board.play_unchecked(winning[0]).whole_text()];
            let Jump { from, .. } = winning[0];
            [from, winning[0].to()].into_iter().for_each(|square| self.press_square(square));
        }
    }
}

/// The number of the test that is taken.
const TEST: u64 = 9;

/// The exercise of a step; a generated one has number 0, except in the test.
fn exercise(step: &Item) -> (Solver, Exercise) {
    let task = step.task.clone().unwrap();
    let Some(family) = step.drawing().and_then(|drawing| Family::named(&drawing.family)) else {
        let rules = step.position().map(|(rules, _)| rules).unwrap_or_default();
        let subjects = step.subjects().iter().map(|subject| subject.kind.clone()).collect();
        return (Solver::new(rules), Exercise { task, subjects });
    };
    let number = if step.from.is_some() { TEST } else { 0 };
    let board = draw(family, step.drill(number).seed());
    let subjects = vec![SubjectKind::Position(family.rules, board)];
    (Solver::new(family.rules), Exercise { task, subjects })
}

/// A value derived stage by stage by each hand, on a board with a dominated and a reversible jump.
fn derive(hand: Hand) {
    let server = Server::start("/");
    let subject = SubjectKind::parse("ancient/plane/oxo.ox").unwrap();
    let question = Item::asked(read_task("derive").unwrap(), vec![subject]);
    let quiz = Lesson { items: vec![question], ..Lesson::default() };
    let step = Item { name: "1".to_string(), ..quiz.items[0].clone() };
    let page = Page::open(&server, &given(&quiz).with(AT, Some("1".to_string())).to_string());
    if hand == Hand::Pointer {
        page.resize(360, 740, "light");
    }
    Student { page: &page, hand }.finish(&step);
    if hand == Hand::Pointer {
        assert!(!is_too_wide(&page));
    }
    // The focus is on the stage that was answered last, not lost with its field.
    page.wait_for_focus_on("stage");
}

#[test]
fn keys_derive_a_value() {
    derive(Hand::Keys);
}

#[test]
fn the_pointer_derives_a_value() {
    derive(Hand::Pointer);
}

macro_rules! walks {
    ($($name:ident: $hand:ident $lessons:expr;)*) => {
        $(#[test]
        #[ignore = "long"]
        fn $name() {
            walk(Hand::$hand, $lessons);
        })*
    };
}

walks! {
    keys_finish_each_kind_of_step_in_lessons_1_to_8: Keys 0..8;
    keys_finish_each_kind_of_step_in_lessons_9_to_30: Keys 8..30;
    the_pointer_walks_through_lessons_1_to_8: Pointer 0..8;
    the_pointer_walks_through_lessons_9_to_30: Pointer 8..30;
}

#[test]
fn all_lessons_are_walked() {
    assert_eq!(course().lessons.len(), 30);
}
