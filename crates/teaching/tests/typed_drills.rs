//! Drawn exercises about written values: their answers, found here without the solver, are judged right; nothing comes
//! twice in a row; and a number always draws the same value.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::Rules;
use solver::Solver;
use teaching::content::lessons::{
    Course, DIFFICULTIES, Drill, SubjectKind, TYPED_FAMILY_NAMES, Task, read, typed_exercise,
};
use teaching::lessons::{DrawnWalls, Exercise, Judgement, Referee, judge};

/// All numbers are counted in these fractions.
const UNIT: i64 = 64;

/// A number with an infinitesimal beside it.
fn split(term: &str) -> (i64, &str) {
    let end = term.find(|sign: char| !"-/0123456789".contains(sign)).unwrap_or(term.len());
    let (number, beside) = term.split_at(end);
    let (above, below) = number.split_once('/').unwrap_or((number, "1"));
    let above: i64 = if above.is_empty() { 0 } else { above.parse().unwrap() };
    (above * UNIT / below.parse::<i64>().unwrap(), beside)
}

fn written(number: i64) -> String {
    let below = (0..7).map(|power| 1 << power).find(|below| number * below % UNIT == 0).unwrap();
    if below == 1 {
        (number / UNIT).to_string()
    } else {
        format!("{}/{below}", number * below / UNIT)
    }
}

/// The options in braces, of one level or two.
fn sides(text: &str) -> (&str, &str) {
    let inside = text.strip_prefix('{').and_then(|it| it.strip_suffix('}')).unwrap();
    inside.split_once("||").or(inside.split_once('|')).unwrap()
}

/// By the definition: the whole number nearest to 0 that fits, or else the one with the smallest denominator.
fn simplest(fits: impl Fn(i64) -> bool) -> Option<i64> {
    (0..7).find_map(|power| {
        let step = UNIT >> power;
        let mut fitting: Vec<i64> =
            (-20 * UNIT..=20 * UNIT).filter(|it| it % step == 0 && fits(*it)).collect();
        fitting.sort_by_key(|number| number.abs());
        fitting.first().copied()
    })
}

/// The walls at each temperature below this; all masts begin below it.
const HIGHEST: i64 = 8 * UNIT;

fn walls(text: &str) -> Vec<(i64, i64)> {
    if !text.contains('|') {
        return vec![(split(text).0, split(text).0); HIGHEST as usize];
    }
    let (left, right) = sides(text);
    let braced = |side: &str| if side.contains('|') { format!("{{{side}}}") } else { side.into() };
    let options = walls(&braced(left)).into_iter().zip(walls(&braced(right)));
    let mut mast = None;
    let slopes = (0..).zip(options).map(|(at, ((_, high), (low, _)))| (high - at, low + at));
    let walls = slopes.map(|(high, low)| {
        assert!(mast.is_some() || high >= low, "{text}");
        if high == low {
            mast.get_or_insert(high);
        }
        mast.map_or((high, low), |mast| (mast, mast))
    });
    walls.collect()
}

/// Temperature and mean.
fn mast(text: &str) -> (i64, i64) {
    let walls = walls(text);
    let at = walls.iter().position(|(high, low)| high == low).unwrap();
    (at as i64, walls[at].0)
}

fn answer(family: &str, text: &str) -> String {
    let terms: Vec<&str> = text.split(" + ").collect();
    match family {
        "nim-sums" => {
            let heap = |term: &&str| term[1..].parse().unwrap_or(1);
            match terms.iter().map(heap).fold(0, |sum, heap: u64| sum ^ heap) {
                0 => "0".to_string(),
                sum => format!("*{sum}"),
            }
        }
        "arrows" => {
            let count = |sign: &str| terms.iter().filter(|term| **term == sign).count();
            let (up, down, star) = (count("^"), count("v"), count("*") % 2 == 1);
            let arrows = "^".repeat(up.saturating_sub(down)) + &"v".repeat(down.saturating_sub(up));
            match (arrows + if star { "*" } else { "" }).as_str() {
                "" => "0".to_string(),
                name => name.to_string(),
            }
        }
        "simplest" | "fitting" => {
            let (left, right) = sides(text);
            let ((low, over), (high, under)) = (split(left), split(right));
            // What is confused with 0, negative for Left or positive for Right leaves room for the number itself.
            let is_open = |beside: &str, good: &str| ["*", "^*", "v*", good].contains(&beside);
            let fits = |number: i64| {
                (low < number || low == number && is_open(over, "v"))
                    && (number < high || number == high && is_open(under, "^"))
            };
            let none_fits = if low == 0 { "*".to_string() } else { format!("{}*", written(low)) };
            simplest(fits).map_or(none_fits, written)
        }
        "translated" => {
            let by = split(terms[1]).0;
            let moved = terms[0].split('|').map(|side| match side.trim_matches(['{', '}']) {
                "" => String::new(),
                number => side.replace(number, &written(split(number).0 + by)),
            });
            let moved: Vec<String> = moved.collect();
            moved.join("|")
        }
        "walls" => {
            let points = walls(text).into_iter().take(mast(text).0 as usize + 1);
            let (left, right): (Vec<i64>, Vec<i64>) = points.unzip();
            let halvings = UNIT.trailing_zeros();
            DrawnWalls { halvings, points: ByPlayer { left, right } }.to_string()
        }
        "means" => {
            let number = terms.get(1).map_or(0, |term| split(term).0);
            written(mast(terms[0]).1 + number)
        }
        "weights" => {
            let weight = |term: &&str| {
                let ups = term.matches('^').count() as i64;
                ups - term.matches('v').count() as i64
            };
            terms.iter().map(weight).sum::<i64>().to_string()
        }
        "birthdays" => match text.strip_prefix('*') {
            Some(heap) => heap.to_string(),
            None => {
                let number = split(text).0.abs();
                let halvings = (0..7).find(|power| (number << power) % UNIT == 0).unwrap();
                ((number + UNIT - 1) / UNIT + halvings).to_string()
            }
        },
        _ if text.contains('|') => {
            let (left, right) = sides(text);
            format!("{{{}|{}}}", written(split(left).0), written(split(right).0))
        }
        _ => written(split(text).0),
    }
}

fn course() -> Course {
    read(include_str!("../../../static/lessons-en.txt")).unwrap()
}

fn task_of(course: &Course, family: &str) -> Task {
    let draws = |drawing: Option<&teaching::content::lessons::Drawing>| {
        drawing.is_some_and(|drawing| drawing.family == family)
    };
    let mut items = course.lessons.iter().flat_map(|lesson| &lesson.items);
    let item = items.find(|item| draws(item.drawing()));
    item.and_then(|item| item.task.clone()).unwrap_or_else(|| panic!("no step draws {family}"))
}

#[test]
fn what_is_found_by_hand_is_judged_right() {
    let course = course();
    let solver = &mut Solver::new(Rules::Ancient);
    for family in TYPED_FAMILY_NAMES {
        let task = task_of(&course, family);
        for difficulty in 0..DIFFICULTIES {
            let mut last = String::new();
            for place in 0..200 {
                let text = typed_exercise(family, Drill { place, difficulty }).unwrap();
                assert_ne!(text, last, "{family}.{difficulty} {place}");
                let answer = answer(family, &text);
                let subjects = vec![SubjectKind::Expression(text.clone())];
                let exercise = Exercise { task: task.clone(), subjects };
                let referee = &mut Referee {
                    outcomes: &mut testing::outcomes(solver),
                    solver,
                    budget: &mut Budget::unlimited(),
                };
                let verdict = judge(referee, &exercise, &answer).unwrap();
                assert!(
                    verdict.is_right(),
                    "{family}.{difficulty}: {text} is {answer}: {verdict:?}"
                );
                last = text;
            }
        }
    }
}

/// What differs in one point is not right, and what is not drawn to the end is not yet right.
#[test]
fn other_walls_are_refused() {
    let solver = &mut Solver::new(Rules::Ancient);
    let mut judged = |text: &str, drawn: &str| {
        let subjects = vec![SubjectKind::Expression(text.to_string())];
        let exercise = Exercise { task: Task::Walls, subjects };
        let (outcomes, budget) = (&mut testing::outcomes(solver), &mut Budget::unlimited());
        judge(&mut Referee { outcomes, solver, budget }, &exercise, drawn).unwrap()
    };
    // The walls of {1|0} are 1 − t and t; those of {4|1||−1} meet at t = 7/4.
    let whole = "2: 4 4 4 4 4 4 4 3 | -4 -3 -2 -1 0 1 2 3";
    assert_eq!(judged("{4|1||-1}", whole).sentence, "right-walls");
    // Above the place where they meet stands the mast, whatever is drawn there.
    let rights = [
        ("{1|0}", "1: 2 1 | 0 1"),
        ("{1|0}", "1: 2 1 1 | 0 1"),
        ("{1|0}", "1: 2 1 0 | 0 1"),
        ("3/4", "2: 3 | 3"),
    ];
    for (text, drawn) in rights {
        assert_eq!(judged(text, drawn).sentence, "right-walls", "{text} {drawn}");
    }
    for (text, drawn, sentence) in [
        ("{1|0}", "1: 2 | 0", "walls-apart"),
        ("{1|0}", "1: | 0 1", "walls-apart"),
        ("{1|0}", "1: 1 1 | 0 1", "left-wall"),
        ("{1|0}", "1: 2 0 0 | 0 1", "left-wall"),
        ("{1|0}", "1: 2 1 0 | 0", "walls-apart"),
        ("{1|0}", "1: 2 1 | 0 0", "right-wall"),
        ("{1|0}", "0: 1 | 0", "walls-apart"),
        ("{1|0}", "0: 1 0 | 0 1", "walls-apart"),
        ("{4|1||-1}", "2: 4 3 | -4 -3", "left-wall"),
        ("{4|1||-1}", &whole[..whole.len() - 2], "walls-apart"),
    ] {
        assert_eq!(judged(text, drawn).sentence, sentence, "{text} {drawn}");
    }
    for place in 0..20 {
        let text = typed_exercise("walls", Drill { place, difficulty: place % 5 }).unwrap();
        let right = DrawnWalls::read(&answer("walls", &text)).unwrap();
        for player in Player::ALL {
            for at in 0..right.points[player].len() {
                let mut other = right.clone();
                other.points[player][at] += 1;
                let verdict = judged(&text, &other.to_string());
                assert_eq!(verdict.judgement, Judgement::Wrong, "{text} {other}");
            }
        }
    }
}

/// A link to an exercise shows the same value on every machine.
#[test]
fn a_number_always_draws_the_same_value() {
    let drawn = TYPED_FAMILY_NAMES.map(|name| typed_exercise(name, Drill::of(7)).unwrap());
    assert_eq!(drawn, DRAWN_AS_7);
    for family in TYPED_FAMILY_NAMES {
        assert!(typed_exercise(family, Drill::of(u64::MAX)).is_some(), "{family}");
    }
    assert_eq!(typed_exercise("hot", Drill::of(7)), None);
}

const DRAWN_AS_7: [&str; 10] = [
    "* + *4 + *",
    "v + ^ + ^ + ^",
    "{1/2|1}",
    "{-2|-2}",
    "{1|1/2} + 3",
    "{2|-1||-2}",
    "v + *2 + ^",
    "-5/4",
    "{2|-1||-2}",
    "1/2*",
];
