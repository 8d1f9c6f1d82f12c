//! What an analysis finds, and in which order, against tables and what is asked directly.

#![cfg(not(target_arch = "wasm32"))]

mod util;

use papamu::budget::{Budget, Stopped};
use papamu::konane::{Board, Contact, Edge, Rules, Square};
use papamu::player::{ByPlayer, Player};
use papamu::solver::{Analysis, Finding, OutcomeSearch, Solver, Topic, clusters};
use papamu::value::{Outcome, Value};
use util::gallery;

/// A position that is analysed in small slices.
struct Trial {
    solver: Solver,
    outcomes: OutcomeSearch,
    analysis: Analysis,
}

impl Trial {
    fn new(rules: Rules, board: &Board) -> Self {
        Trial {
            solver: Solver::new(rules),
            outcomes: OutcomeSearch::new(rules, 16 << 20),
            analysis: Analysis::new(board.clone()),
        }
    }

    fn of(rules: Rules, edge: Edge, text: &str) -> Self {
        Trial::new(rules, &Board::parse(text, edge).unwrap())
    }

    fn find(&mut self, steps: u64) -> Result<Option<Finding>, Stopped> {
        self.analysis.next(&mut self.solver, &mut self.outcomes, &mut Budget::steps(steps))
    }

    fn all(&mut self) -> Vec<Finding> {
        let mut found = Vec::new();
        for _ in 0..1_000_000 {
            match self.find(2_000) {
                Ok(Some(finding)) => found.push(finding),
                Ok(None) => return found,
                Err(stopped) => assert_eq!(stopped, Stopped::Budget),
            }
        }
        panic!("it never ends: {:?}", self.analysis.current());
    }
}

fn value_of(found: &[Finding]) -> Option<Value> {
    found.iter().find_map(|finding| match finding {
        Finding::Value(value) => Some(*value),
        _ => None,
    })
}

#[test]
fn finds_what_the_gallery_says_in_order_of_cost() {
    for exhibit in gallery().filter(|exhibit| exhibit.board.stones().count() <= 9) {
        let (name, budget) = (exhibit.name, &mut Budget::unlimited());
        let mut trial = Trial::new(exhibit.rules, &exhibit.board);
        let all = trial.all();
        // Which jumps there are costs nothing; what they are worth comes later.
        let [Finding::Jumps(listed), found @ ..] = &all[..] else { panic!("{name}: {all:?}") };
        let jumps = |player| exhibit.board.jumps(exhibit.rules, player);
        assert_eq!(*listed, ByPlayer::from_fn(jumps), "{name}");
        let topics: Vec<Topic> = found.iter().map(Finding::topic).collect();
        assert!(topics.is_sorted(), "{name}: {topics:?}");
        let count = |topic| topics.iter().filter(|&&found| found == topic).count();
        let Some(Finding::Survey(survey)) = found.first() else { panic!("{name}: {topics:?}") };
        let once = [Topic::Parts, Topic::Thermograph, Topic::Jumps].map(count);
        assert_eq!(once, [1; 3], "{name}: {topics:?}");
        let parts = survey.parts.len();
        let each = [Topic::Outcome, Topic::Value, Topic::Penetration].map(count);
        assert_eq!(each, [2, parts + 1, parts], "{name}: {topics:?}");
        assert_eq!(trial.analysis.missing(), []);

        let expected = trial.solver.values.parse(exhibit.value, budget).unwrap();
        assert_eq!(value_of(found), Some(expected), "{name}");
        let mut sum = Value::ZERO;
        for finding in found {
            match finding {
                Finding::PartValue { value, .. } => {
                    sum = trial.solver.values.add(sum, *value, budget).unwrap();
                }
                Finding::Winner { starts, wins, .. } => {
                    let outcome = trial.solver.values.outcome(expected);
                    let expected = match outcome {
                        Outcome::Wins(player) => player,
                        Outcome::Next => *starts,
                        Outcome::Previous => starts.other(),
                    };
                    assert_eq!(*wins, expected, "{name}, {starts:?} starting");
                }
                Finding::Thermograph(value, thermograph) => {
                    assert_eq!(*value, expected);
                    let mean = trial.solver.values.mean(expected, budget);
                    assert_eq!(mean, Ok(thermograph.mean()), "{name}");
                }
                Finding::Worths(worths) => {
                    for player in Player::BOTH {
                        let valued = worths[player].iter().map(|worth| worth.jump);
                        assert_eq!(valued.collect::<Vec<_>>(), listed[player], "{name}");
                        for worth in &worths[player] {
                            let after = exhibit.board.play(worth.jump);
                            let value = trial.solver.value(&after, budget);
                            assert_eq!(value, Ok(worth.value), "{name}");
                        }
                    }
                }
                Finding::Penetration { info, .. } => {
                    assert!(info.penetration.is_exact(), "{name}: {info:?}");
                }
                Finding::Jumps(_)
                | Finding::Survey(_)
                | Finding::Value(_)
                | Finding::Meeting(_) => {}
            }
        }
        assert_eq!(sum, expected, "{name}");
    }
}

#[test]
fn what_is_put_off_comes_later() {
    let mut trial = Trial::of(Rules::Ancient, Edge::Plane, "oxo.ox/5/5/5/xoxox");
    assert!(matches!(trial.find(1_000), Ok(Some(Finding::Jumps(_)))));
    assert!(matches!(trial.find(1_000), Ok(Some(Finding::Survey(_)))));
    assert_eq!(trial.analysis.current(), Some((Topic::Outcome, 0)));
    trial.analysis.put_off();
    trial.analysis.put_off();
    assert_eq!(trial.analysis.current(), Some((Topic::Value, 0)));
    let found = trial.all();
    let topics: Vec<Topic> = found.iter().map(Finding::topic).collect();
    assert_eq!(&topics[..3], [Topic::Value; 3], "{topics:?}");
    // Then nobody looks for the winner any more: the value tells. 1/2 − 2 is Right's.
    assert_eq!(&topics[3..5], [Topic::Outcome; 2], "{topics:?}");
    assert!(matches!(found[3], Finding::Winner { wins: Player::Right, by: None, .. }));
}

#[test]
fn what_is_too_much_is_given_up_and_the_rest_found() {
    // Too many values for so little memory.
    let hard = ".o..xo.o/o.o....x/..x...x./o..x.x.x/x...x..o/o..x..../x....oxo/o.ox.xox";
    let mut trial = Trial::of(Rules::Ancient, Edge::Walls, hard);
    trial.solver = Solver::with_memory(Rules::Ancient, 1 << 14);
    let mut given_up = false;
    let mut found = Vec::new();
    for _ in 0..5_000 {
        match trial.find(2_000) {
            Ok(Some(finding)) => found.push(finding.topic()),
            Ok(None) => break,
            Err(Stopped::Budget) => {
                if trial.analysis.current().is_some_and(|(topic, _)| topic == Topic::Outcome) {
                    trial.analysis.put_off();
                }
            }
            Err(stopped) => {
                assert_eq!(stopped, Stopped::Memory);
                given_up = true;
            }
        }
        if given_up && found.contains(&Topic::Penetration) {
            break;
        }
    }
    assert!(given_up);
    assert_eq!(found, [Topic::Jumps, Topic::Parts, Topic::Outcome, Topic::Penetration]);
    let missing = trial.analysis.missing();
    assert!(missing.contains(&Topic::Value) && missing.contains(&Topic::Jumps), "{missing:?}");
}

/// The two groups' contact and whether it is harmless; nothing if they do not meet.
fn meeting(rules: Rules, text: &str) -> Option<(Contact, bool)> {
    let found = Trial::of(rules, Edge::Plane, text).all();
    let mut meetings = found.into_iter().filter_map(|finding| match finding {
        Finding::Meeting(meeting) => Some((meeting.contact, meeting.encounter.is_harmless())),
        _ => None,
    });
    let first = meetings.next();
    assert!(meetings.next().is_none());
    first
}

#[test]
fn pairs_two_apart_are_harmless_under_ancient_rules_only() {
    // Ernst: each pair is worth ∗; together, by modern rules, they are not worth 0.
    for (rules, expected) in [(Rules::Ancient, true), (Rules::Modern, false)] {
        let (contact, harmless) = meeting(rules, "xo..xo").expect("they can meet");
        assert!(matches!(contact, Contact::Touch { .. }), "{contact:?}");
        assert_eq!(harmless, expected, "{rules:?}");
    }
    assert_eq!(meeting(Rules::Ancient, "xo...xo"), None);
}

/// Sixteen stones in two groups that penetrate two rows each towards the other, worth 0 each: only a
/// fool brings them together, so the whole is worth 0 too (Ernst 1995, on penetration).
#[test]
fn only_a_fool_brings_these_groups_together() {
    let found = Trial::of(Rules::Ancient, Edge::Plane, "xoxo/oxox/1/1/1/1/xoxo/oxox").all();
    assert_eq!(value_of(&found), Some(Value::ZERO));
    let meeting = found.iter().find_map(|finding| match finding {
        Finding::Meeting(meeting) => Some(meeting),
        _ => None,
    });
    let meeting = meeting.expect("they can meet");
    assert!(matches!(meeting.contact, Contact::Touch { .. }), "{:?}", meeting.contact);
    assert_eq!(meeting.encounter.alone, (Value::ZERO, Value::ZERO));
    assert!(meeting.encounter.is_harmless());
}

#[test]
fn clusters_have_boxes_of_their_own() {
    let of = |text: &str| -> Vec<usize> {
        let board = Board::parse(text, Edge::Plane).unwrap();
        let stones: Vec<Square> = board.stones().map(|(square, _)| square).collect();
        clusters(&stones).iter().map(Vec::len).collect()
    };
    assert_eq!(of("xo..xo"), [2, 2]);
    assert_eq!(of("x.xo"), [1, 2]);
    // These two boxes meet at a corner.
    assert_eq!(of("xo/..x"), [3]);
    // The first two are apart until the third joins them.
    assert_eq!(of("x.x/xxx"), [5]);
    assert_eq!(of("xxx/x.x/x.x"), [7]);
    // A ring and what is within it.
    assert_eq!(of("xxxxx/x...x/x.o.x/x...x/xxxxx"), [17]);
    assert_eq!(of(""), [0usize; 0]);
}
