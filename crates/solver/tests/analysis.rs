//! The findings of an analysis and their order, against tables and direct questions.

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Contact, Edge, Opening, Rules, Square};
use papamu_solver::{Analysis, Bounds, Finding, OutcomeSearch, Reference, Solver, Topic, clusters};
use testing::{Bridge, boards, check_all, gallery};
use value::{Dyadic, Outcome, Value, Values};

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
        // Listing the jumps costs nothing; their worths come later.
        let [Finding::Jumps(listed), found @ ..] = &all[..] else { panic!("{name}: {all:?}") };
        let jumps = |player| exhibit.board.jumps(exhibit.rules, player).collect();
        assert_eq!(*listed, ByPlayer::from_fn(jumps), "{name}");
        let topics: Vec<Topic> = found.iter().map(Finding::topic).collect();
        assert!(topics.is_sorted(), "{name}: {topics:?}");
        let count = |topic| topics.iter().filter(|&&found| found == topic).count();
        let Some(Finding::Survey(survey)) = found.first() else { panic!("{name}: {topics:?}") };
        let once = [Topic::Parts, Topic::Thermograph].map(count);
        assert_eq!(once, [1; 2], "{name}: {topics:?}");
        let parts = survey.parts.len();
        // With a single part, the worths in the part are those in the whole.
        assert_eq!(count(Topic::Jumps), 1 + usize::from(parts > 1), "{name}: {topics:?}");
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
                    for player in Player::ALL {
                        let valued = worths[player].iter().map(|worth| worth.jump);
                        assert_eq!(valued.collect::<Vec<_>>(), listed[player], "{name}");
                        for worth in &worths[player] {
                            let after = exhibit.board.play_unchecked(worth.jump);
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
                | Finding::PartBounds { .. }
                | Finding::Bounds(_)
                | Finding::Value(_)
                | Finding::PartWorths(_)
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
    // Then the value decides the winner, and the search for it ends. 1/2 − 2 is a win for Right.
    assert_eq!(&topics[3..5], [Topic::Outcome; 2], "{topics:?}");
    assert!(matches!(found[3], Finding::Winner { wins: Player::Right, by: None, .. }));
}

/// Checks bounds against the value.
#[track_caller]
fn check_bounds(bounds: &Bounds, value: Value, values: &mut Values, board: &Board) {
    let budget = &mut Budget::unlimited();
    let [least, most] = [bounds.at_least, bounds.at_most].map(|end| values.from_number(end));
    let lies_between = (values.at_most(least, value, budget), values.at_most(value, most, budget));
    assert_eq!(lies_between, (Ok(true), Ok(true)), "{board}: {bounds:?}");
    for player in Player::ALL {
        let ((least, most), stop) = (bounds.stop(player), values.stop(value, player).number);
        assert!((least..=most).contains(&stop), "{board}, {player:?}: {stop} and {bounds:?}");
        let wins = match values.outcome(value) {
            Outcome::Wins(player) => player,
            Outcome::Next => player,
            Outcome::Previous => player.other(),
        };
        let told = bounds.winner(player);
        assert!(told.is_none_or(|told| told == wins), "{board}, {player:?}: {bounds:?}");
    }
    let temperature = values.temperature(value, budget).unwrap();
    let is_warm = bounds.temperature().is_none_or(|least| least <= temperature);
    assert!(is_warm, "{board}: {temperature} and {bounds:?}");
}

/// The value by definition, in the store of the bridge.
fn by_definition(reference: &mut Reference, bridge: &mut Bridge, board: &Board) -> Value {
    let form = reference.value(board, &mut Budget::unlimited()).unwrap();
    bridge.value(&reference.forms, form)
}

/// When a value is put off, its bounds follow. They hold, and end within a quarter of the stops.
#[test]
fn bounds_hold_and_become_narrow() {
    for rules in Rules::ALL {
        let (mut reference, mut bridge) = (Reference::new(rules), Bridge::default());
        let (mut told, mut narrow) = (0, 0);
        check_all(400, boards(2..=6, 2..=10, 4..=11), |board| {
            let whole = by_definition(&mut reference, &mut bridge, &board);
            let mut trial = Trial::new(rules, &board);
            assert!(matches!(trial.find(1_000), Ok(Some(Finding::Jumps(_)))));
            let Ok(Some(Finding::Survey(survey))) = trial.find(1_000) else { panic!("{board}") };
            if survey.parts.is_empty() {
                return;
            }
            let alone = board.only(&survey.parts[0].stones);
            let first = by_definition(&mut reference, &mut bridge, &alone);
            // Two searches for the winner, and the value of the first part.
            (0..3).for_each(|_| trial.analysis.put_off());
            let mut last = None;
            for finding in trial.all() {
                match finding {
                    Finding::PartBounds { part: 0, bounds } => {
                        check_bounds(&bounds, first, &mut bridge.values, &alone);
                        last = Some(bounds);
                    }
                    Finding::Bounds(bounds) => {
                        check_bounds(&bounds, whole, &mut bridge.values, &board);
                        told += 1;
                        // A single part is the whole position.
                        let of_part = last.filter(|_| survey.parts.len() == 1);
                        if let Some(part) = of_part {
                            let ends = |bounds: &Bounds| (bounds.at_least, bounds.at_most);
                            assert_eq!(ends(&part), ends(&bounds), "{board}");
                        }
                    }
                    _ => {}
                }
            }
            let Some(bounds) = last else { return };
            let (value, values) = (first, &mut bridge.values);
            // The bounds alone find a number.
            if !values.is_number(value) {
                let quarter = Dyadic::new(1, 2).unwrap();
                let near = [Player::Right, Player::Left].map(|player| values.stop(value, player));
                let far = [bounds.at_least, bounds.at_most];
                let [below, above] = [(near[0].number, far[0]), (far[1], near[1].number)]
                    .map(|(more, less)| more - less);
                assert!(below <= quarter && above <= quarter, "{alone}: {bounds:?}");
                narrow += 1;
            }
        });
        assert!(told > 1_000 && narrow > 100, "{told}, {narrow}");
    }
}

/// A board after random play: 36 stones, whose value takes long.
#[test]
fn a_board_too_hard_tells_its_bounds_and_who_wins() {
    let hard = "xoxoxoxo/o..x.xox/x.....xo/o..x..ox/x.x..oxo/ox..o..x/x..o...o/o.o..x.x";
    let mut trial = Trial::of(Rules::Ancient, Edge::Walls, hard);
    let (mut bounds, mut winners) = (None, vec![]);
    for slice in 1..=300 {
        match trial.find(1_000) {
            Ok(Some(Finding::Bounds(found))) => bounds = Some(found),
            Ok(Some(Finding::Winner { wins, .. })) => winners.push(wins),
            Ok(Some(Finding::Value(_)) | None) => panic!("it is hard"),
            Ok(Some(_)) => {}
            Err(stopped) => assert_eq!(stopped, Stopped::Budget),
        }
        if slice % 20 == 0 {
            trial.analysis.put_off();
        }
    }
    assert_eq!(winners, [Player::Right; 2]);
    let bounds = bounds.expect("bounds");
    assert!(bounds.at_most <= Dyadic::integer(-2), "{bounds:?}");
    assert!(trial.analysis.missing().contains(&Topic::Value));
    assert!(!trial.analysis.missing().contains(&Topic::Outcome));
}

/// 5 × 6 from a corner: the second player wins, so the value is 0, and no search for it is needed.
#[test]
fn what_the_second_player_wins_is_0_at_once() {
    let board = Board::opened(5, 6, Opening::HorizontalCorner).unwrap();
    let mut trial = Trial::new(Rules::Ancient, &board);
    let mut found = Vec::new();
    while value_of(&found).is_none() {
        match trial.find(1_000) {
            Ok(finding) => found.extend(finding),
            Err(stopped) => assert_eq!(stopped, Stopped::Budget),
        }
    }
    assert_eq!(value_of(&found), Some(Value::ZERO));
    let part = found.iter().find(|finding| matches!(finding, Finding::PartValue { .. }));
    assert!(matches!(part, Some(Finding::PartValue { part: 0, value: Value::ZERO })));
    assert_eq!(trial.solver.positions(), 0);
}

/// The sum is known to be 0 before its parts are: they are 1/2 and −1/2.
#[test]
fn a_sum_that_the_second_player_wins_is_0_before_its_parts() {
    let found = Trial::of(Rules::Ancient, Edge::Plane, "oxo.ox/5/5/5/5/xox.xo").all();
    let at = |is: &dyn Fn(&Finding) -> bool| found.iter().position(is).expect("it is found");
    let whole = at(&|finding| matches!(finding, Finding::Value(Value::ZERO)));
    assert!(whole < at(&|finding| matches!(finding, Finding::PartValue { .. })));
    assert_eq!(found.iter().filter(|finding| finding.topic() == Topic::Value).count(), 3);
}

#[test]
fn what_is_too_much_is_given_up_and_the_rest_found() {
    // Too many values for this little memory.
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

/// The contact of the two groups and whether it is harmless; `None` if they do not meet.
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
    // Ernst: each pair is worth ∗; together, under modern rules, they are not worth 0.
    for (rules, expected) in [(Rules::Ancient, true), (Rules::Modern, false)] {
        let (contact, harmless) = meeting(rules, "xo..xo").expect("they can meet");
        assert!(matches!(contact, Contact::Touch { .. }), "{contact:?}");
        assert_eq!(harmless, expected, "{rules:?}");
    }
    assert_eq!(meeting(Rules::Ancient, "xo...xo"), None);
}

/// Sixteen stones in two groups worth 0 each, which penetrate two rows towards each other. Only a
/// mistake brings them together, so the whole is worth 0 too (Ernst 1995, on penetration).
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
    // The first two are separate until the third joins them.
    assert_eq!(of("x.x/xxx"), [5]);
    assert_eq!(of("xxx/x.x/x.x"), [7]);
    // A ring and the stones inside it.
    assert_eq!(of("xxxxx/x...x/x.o.x/x...x/xxxxx"), [17]);
    assert_eq!(of(""), [0usize; 0]);
}
