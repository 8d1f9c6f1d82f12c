use super::*;
use crate::clock::{ticking, time};
use crate::message::*;
use crate::task::LIMIT;
use basics::budget::Budget;
use basics::player::Player;
use basics::slicer::SLICE;
use konane::{Contact, Direction, Gap, Rules};
use value::Outcome;

fn position(board: &str) -> Position {
    Position { modern: false, walls: true, board: board.to_string() }
}

fn on_the_plane(board: &str) -> Position {
    Position { walls: false, ..position(board) }
}

fn ask(job: u32, question: PackedQuestion) -> PageMessage {
    PageMessage::Ask { job: JobId(job), question }
}

fn analyse(job: u32, position: Position) -> PageMessage {
    ask(job, AnalysisQuestion { rounds: 0, position }.packed())
}

fn go_on(job: u32, position: Position) -> PageMessage {
    ask(job, AnalysisQuestion { rounds: 1, position }.packed())
}

fn compare(job: u32, position: Position, parts: (u32, u32)) -> PageMessage {
    ask(job, ContactQuestion { rounds: 0, position, parts }.packed())
}

/// All answers until there is nothing left to do.
fn work(runner: &mut JobRunner) -> Vec<WorkerMessage> {
    let mut said = Vec::new();
    for _ in 0..100_000 {
        if !runner.is_busy() {
            return said;
        }
        said.extend(runner.work());
    }
    panic!("it never ends: {:?}", said.last());
}

/// All answers to one question.
fn answers(question: PageMessage) -> Vec<WorkerMessage> {
    let mut runner = JobRunner::new(ticking(1.0));
    assert_eq!(runner.take(question), None);
    work(&mut runner)
}

/// The answers to a job that has been asked such a question.
fn answers_of<Q: Question>(messages: &[WorkerMessage], to: u32) -> Vec<Q::Answer> {
    let answers = messages.iter().filter_map(|message| match message {
        WorkerMessage::Answer { job, answer } if job.0 == to => unpacked(answer),
        _ => None,
    });
    answers.collect()
}

fn findings(messages: &[WorkerMessage], job: u32) -> Vec<Finding> {
    let answers = answers_of::<AnalysisQuestion>(messages, job);
    let all = answers.into_iter().filter_map(|answer| match answer {
        AnalysisAnswer::Found(findings) => Some(findings),
        AnalysisAnswer::End { .. } => None,
    });
    all.flatten().collect()
}

/// The missing topics in the last answer.
fn missing(messages: &[WorkerMessage]) -> Vec<Topic> {
    let [.., WorkerMessage::Answer { answer, .. }, WorkerMessage::Over { .. }] = messages else {
        panic!("an end is expected, not {:?}", messages.last());
    };
    match unpacked(answer) {
        Some(AnalysisAnswer::End { missing, .. }) => missing,
        other => panic!("an end is expected, not {other:?}"),
    }
}

/// The jobs that have ended.
fn over(answers: &[WorkerMessage]) -> Vec<u32> {
    let over = answers.iter().filter_map(|answer| match answer {
        WorkerMessage::Over { job, .. } => Some(job.0),
        _ => None,
    });
    over.collect()
}

const DENSE: &str = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";

#[test]
fn tells_everything_and_is_free_again() {
    let told = answers(analyse(7, position("xo.")));
    assert_eq!((missing(&told), over(&told)), (vec![], vec![7]));
    let [jumps, parts, first, second, part, value, thermograph, worths, reach] =
        &findings(&told, 7)[..]
    else {
        panic!("nine findings are expected, not {told:?}");
    };
    let Finding::Jumps(jumps) = jumps else { panic!("{jumps:?}") };
    assert_eq!((jumps.left.len(), jumps.right.len()), (1, 0));
    assert!(matches!(parts, Finding::Parts(parts) if parts.parts[0].board == "xo"));
    for (winner, player) in [(first, Player::Left), (second, Player::Right)] {
        let Finding::Winner { starts, wins: Player::Left, by } = winner else {
            panic!("Left wins, not {winner:?}");
        };
        assert_eq!((*starts, by.is_some()), (player, player == Player::Left));
    }
    assert!(matches!(part, Finding::PartValue { part: 0, value } if value.plain() == "1"));
    let Finding::Value(value) = value else { panic!("a value, not {value:?}") };
    assert_eq!(
        (value.name.plain().as_str(), value.name.outcome),
        ("1", Outcome::Wins(Player::Left))
    );
    assert_eq!((value.mean.as_str(), value.temperature.as_str()), ("1", "-1"));
    let Finding::Thermograph(thermograph) = thermograph else { panic!("{thermograph:?}") };
    assert_eq!((thermograph.mean.number, thermograph.temperature.number), (1.0, -1.0));
    let Finding::Worths(worths) = worths else { panic!("{worths:?}") };
    let [worth] = &worths.left[..] else { panic!("{worths:?}") };
    assert_eq!((worth.value.plain().as_str(), &worth.fate), ("0", &FateText::default()));
    let Finding::Part { part: 0, info } = reach else { panic!("{reach:?}") };
    assert_eq!((info.reach.right.found, info.reach.right.bound), (1, 1));
    assert_eq!(info.reach.right.leaps.len(), 1);
    assert_eq!(info.alone, position("xo1"));
}

/// The jumps are sent before any search begins: no program knows the value of this board.
#[test]
fn tells_the_jumps_at_once() {
    let mut runner = JobRunner::new(ticking(1.0));
    runner.take(analyse(1, position(DENSE)));
    let said = runner.work();
    let [Finding::Jumps(jumps)] = &findings(&said, 1)[..] else { panic!("{said:?}") };
    // Into each of the two empty squares from either side in its row, and in its column.
    assert_eq!((jumps.left.len(), jumps.right.len()), (3, 3));
}

#[test]
fn long_jobs_tell_progress_and_stop() {
    let mut runner = JobRunner::new(ticking(40.0));
    runner.take(analyse(1, position(DENSE)));
    let said: Vec<WorkerMessage> = (0..20).flat_map(|_| runner.work()).collect();
    let is_progress = |answer: &WorkerMessage| {
        matches!(answer, WorkerMessage::Working { job: JobId(1), cost }
            if cost.positions > 0 && cost.milliseconds >= 300)
    };
    assert!(said.iter().any(is_progress), "{said:?}");
    let stop = PageMessage::Cancel { job: JobId(1) };
    assert_eq!(runner.take(stop.clone()), Some(WorkerMessage::Stopped { job: JobId(1) }));
    assert!(!runner.is_busy());
    assert_eq!(runner.work(), []);
    // A stop that comes too late is confirmed too.
    assert_eq!(runner.take(stop), Some(WorkerMessage::Stopped { job: JobId(1) }));
}

#[test]
fn too_hard_ends_with_what_is_known_and_goes_on() {
    // Too many values for this little memory.
    let hard = position(".o..xo.o/o.o....x/..x...x./o..x.x.x/x...x..o/o..x..../x....oxo/o.ox.xox");
    let mut runner = JobRunner::with_memory(ticking(1.0), 1 << 16);
    runner.take(analyse(1, hard.clone()));
    let told = work(&mut runner);
    assert!(missing(&told).contains(&Topic::Value), "{:?}", told.last());
    let has = |is: fn(&Finding) -> bool| findings(&told, 1).iter().any(is);
    assert!(has(|finding| matches!(finding, Finding::Parts(_))));
    assert!(has(|finding| matches!(finding, Finding::Part { .. })));
    assert!(!has(|finding| matches!(finding, Finding::Value(_))));
    runner.take(go_on(2, hard));
    assert_eq!(runner.state.searches().memory, 2 << 16);
    assert!(runner.is_busy());
}

#[test]
fn values_of_earlier_positions_make_nothing_too_hard() {
    let mut runner = JobRunner::with_memory(ticking(1.0), 1 << 20);
    runner.take(analyse(1, on_the_plane("xo")));
    work(&mut runner);
    let values = &mut runner.state.searches().solver.values;
    for number in 1.. {
        // The solver leaves this much to values.
        if values.bytes() > (1 << 20) / 4 {
            break;
        }
        let switch = format!("{{{number}|-{number}}}");
        assert!(values.parse(&switch, &mut Budget::unlimited()).is_ok());
    }
    runner.take(analyse(2, on_the_plane("oxo.ox")));
    let told = work(&mut runner);
    assert!(missing(&told).is_empty());
    let is_half =
        |finding: &Finding| matches!(finding, Finding::Value(value) if value.name.plain() == "1/2");
    assert!(findings(&told, 2).iter().any(is_half), "{told:?}");
}

#[test]
fn an_analysis_begins_anew_when_its_values_are_forgotten() {
    // Each slice produces one finding.
    let mut runner = JobRunner::new(ticking(SLICE));
    runner.take(analyse(1, on_the_plane("ox/..x/.x.x/5/5/5/oxo.ox")));
    let mut said = Vec::new();
    while !findings(&said, 1).iter().any(|finding| matches!(finding, Finding::PartValue { .. })) {
        said.extend(runner.work());
    }
    runner.state.searches().make_room();
    said.extend(work(&mut runner));
    let value = findings(&said, 1).into_iter().find_map(|finding| match finding {
        Finding::Value(value) => Some(value.name.plain()),
        _ => None,
    });
    assert_eq!(value.as_deref(), Some("1/2Tiny(1)"));
}

#[test]
fn a_search_without_an_end_tells_how_far_it_came() {
    let mut runner = JobRunner::new(ticking(LIMIT / 50.0));
    runner.take(analyse(1, position(DENSE)));
    let said = work(&mut runner);
    let is_search = |answer: &AnalysisAnswer| {
        matches!(answer, AnalysisAnswer::End { search: Some(search), .. }
            if search.jumps > 0 && search.promising.is_some())
    };
    let answers = answers_of::<AnalysisQuestion>(&said, 1);
    assert!(answers.iter().any(is_search), "{answers:?}");
}

#[test]
fn what_ran_out_of_time_goes_on_where_it_was() {
    // A few slices use up the whole time limit.
    let mut runner = JobRunner::new(ticking(LIMIT / 12.0));
    // 5 × 5 with two stones taken from a corner: worth 1.
    let board = "xoxox/oxoxo/xoxox/oxoxo/..xox";
    runner.take(analyse(1, position(board)));
    let told = work(&mut runner);
    assert!(missing(&told).contains(&Topic::Value), "{:?}", told.last());
    let known = runner.state.learned();
    ticking(0.01);
    assert_eq!(runner.take(go_on(2, position(board))), None);
    assert!(runner.state.learned() >= known);
    let told = work(&mut runner);
    assert!(missing(&told).is_empty());
    let is_one =
        |finding: &Finding| matches!(finding, Finding::Value(value) if value.name.plain() == "1");
    assert!(findings(&told, 2).iter().any(is_one));
    // Earlier findings are not sent again.
    assert!(!findings(&told, 2).iter().any(|finding| matches!(finding, Finding::Parts(_))));
}

#[test]
fn other_questions_are_answered_meanwhile() {
    let mut runner = JobRunner::new(ticking(1.0));
    runner.take(analyse(1, position(DENSE)));
    // Two parts, five rows apart.
    let parts = on_the_plane("oxo.ox/5/5/5/5/xoxox");
    runner.take(compare(2, parts.clone(), (0, 1)));
    runner.take(compare(3, parts, (0, 7)));
    let said: Vec<WorkerMessage> = (0..6).flat_map(|_| runner.work()).collect();
    let direction = Direction::Down;
    let gap = Contact::Gap(Gap { direction, width: 4, penetrations: (0, 0) });
    assert_eq!(answers_of::<ContactQuestion>(&said, 2), [gap]);
    // There is no eighth part: the job ends without an answer.
    assert_eq!(over(&said), [2, 3]);
    // The analysis is still running.
    assert!(!findings(&said, 1).is_empty() && runner.is_busy());
}

#[test]
fn one_job_is_cancelled_and_goes_on_where_it_was() {
    let mut runner = JobRunner::new(ticking(SLICE));
    let board = position("xoxox/oxoxo/xoxox/oxoxo/..xox");
    let derive = DerivationQuestion { rounds: 0, position: on_the_plane("oxo.ox") };
    runner.take(analyse(1, board.clone()));
    runner.take(ask(2, derive.packed()));
    let told = (0..4).flat_map(|_| runner.work()).collect::<Vec<_>>();
    assert!(findings(&told, 1).iter().any(|finding| matches!(finding, Finding::Parts(_))));
    let cancelled = runner.take(PageMessage::Cancel { job: JobId(1) });
    assert_eq!(cancelled, Some(WorkerMessage::Stopped { job: JobId(1) }));
    // The other job still finishes.
    let others = [told, work(&mut runner)].concat();
    assert_eq!(over(&others), [2]);
    let known = runner.state.learned();
    ticking(0.01);
    runner.take(go_on(3, board.clone()));
    assert!(runner.state.learned() >= known);
    let told = work(&mut runner);
    assert!(missing(&told).is_empty());
    assert!(!findings(&told, 3).iter().any(|finding| matches!(finding, Finding::Parts(_))));
    // Cancelling a finished job is confirmed too.
    let late = runner.take(PageMessage::Cancel { job: JobId(3) });
    assert_eq!(late, Some(WorkerMessage::Stopped { job: JobId(3) }));
}

/// Each job counts only its own positions.
#[test]
fn each_job_counts_for_itself() {
    let mut runner = JobRunner::new(ticking(1.0));
    runner.take(analyse(1, position(DENSE)));
    (0..20).for_each(|_| drop(runner.work()));
    runner.take(ask(2, DerivationQuestion { rounds: 0, position: on_the_plane("xo") }.packed()));
    let said: Vec<WorkerMessage> = (0..4).flat_map(|_| runner.work()).collect();
    let ends = said.iter().find_map(|answer| match answer {
        WorkerMessage::Over { job: JobId(2), cost } => Some(cost.positions),
        _ => None,
    });
    let positions = ends.expect("an end");
    // Two stones do not have more positions than this.
    assert!(positions <= 10, "{positions}");
}

/// Both end; neither replaces the other.
#[test]
fn going_on_does_not_end_a_derivation() {
    let mut runner = JobRunner::new(ticking(LIMIT / 3.0));
    let board = position("xoxox/oxoxo/xoxox/oxoxo/..xox");
    runner.take(analyse(1, board.clone()));
    work(&mut runner);
    ticking(1.0);
    runner.take(ask(2, DerivationQuestion { rounds: 0, position: board.clone() }.packed()));
    runner.work();
    runner.take(go_on(3, board));
    let said = work(&mut runner);
    assert_eq!(answers_of::<DerivationQuestion>(&said, 2).len(), 1);
    let mut over = over(&said);
    over.sort();
    assert_eq!(over, [2, 3]);
}

#[test]
fn hints_at_a_way_upwards() {
    let hint = |board: &str, distances| {
        let climb = HintQuestion { position: on_the_plane(board), distances };
        let said = answers(ask(1, climb.packed()));
        let [hint] = &answers_of::<HintQuestion>(&said, 1)[..] else { panic!("{said:?}") };
        hint.clone()
    };
    // The smallest army that gets two squares far, and one with a stone less.
    let found = hint("xxx/x", (1, 4));
    assert_eq!((found.distance, found.leaps.len(), found.is_proved), (2, 3, true));
    let fewer = hint("xx./x", (2, 4));
    assert_eq!((fewer.distance, fewer.leaps.len(), fewer.is_proved), (1, 0, true));
    assert!(hint("5", (1, 4)).is_proved);
    assert_eq!(hint("xxxxx/..xxx", (1, 4)).distance, 3);
    // If no way is found, a hint does not claim that there is none. And invalid input.
    let hardest = hint(".xxxxxxxxxxx/xxxxxxxxxxxxx/..x.x...x.x", (4, 4));
    assert!(hardest.distance == 4 || !hardest.is_proved);
    assert!(hint("xx/xx", (i32::MIN, i32::MAX)).distance <= 1);
    hint("xx/xx", (i32::MAX, i32::MIN));
}

#[test]
fn says_why() {
    // Ernst's half: Left can move to 0, Right to 1.
    let said = answers(ask(
        1,
        DerivationQuestion { rounds: 0, position: on_the_plane("oxo.ox") }.packed(),
    ));
    let [why] = &answers_of::<DerivationQuestion>(&said, 1)[..] else { panic!("{said:?}") };
    assert_eq!(why.value.plain(), "1/2");
    let simplest = ReasonText::Simplest {
        number: "1/2".into(),
        low: Some(("0".into(), false)),
        high: Some(("1".into(), false)),
    };
    assert_eq!(why.reason, simplest);
    for (options, value) in [(&why.options.left, "0"), (&why.options.right, "1")] {
        let mut stay = options.iter().filter(|option| option.end.is_none());
        assert!(stay.any(|option| option.value.plain() == value && option.after.is_some()));
    }
}

#[test]
fn the_largest_boards_are_refused_or_answered() {
    // Neither player can ever move here, however many stones there are.
    let stones = ["x".repeat(200), "o".repeat(200)].join("/");
    let told = answers(analyse(1, position(&stones)));
    let is_zero =
        |finding: &Finding| matches!(finding, Finding::Value(value) if value.name.plain() == "0");
    assert!(findings(&told, 1).iter().any(is_zero));
    assert!(missing(&told).is_empty());
    let mut runner = JobRunner::new(ticking(1.0));
    for question in [analyse(2, position("what?")), compare(2, position("what?"), (0, 1))] {
        let cost = Cost::default();
        assert_eq!(runner.take(question), Some(WorkerMessage::Over { job: JobId(2), cost }));
        assert!(!runner.is_busy());
    }
}

#[test]
fn slices_get_further_on_the_slowest_machine() {
    // So slow that one reading of the clock takes as long as several slices.
    let mut runner = JobRunner::new(ticking(3.0 * SLICE));
    // A path of 79 jumps before the first value is found.
    let board = on_the_plane(&format!("x{}/{}", "o.".repeat(49), ["98o"; 30].join("/1/")));
    runner.take(analyse(0, board.clone()));
    let has_value = (1..6).any(|job| {
        let said = work(&mut runner);
        runner.take(go_on(job, board.clone()));
        findings(&said, job - 1).iter().any(|finding| matches!(finding, Finding::Value(_)))
    });
    assert!(has_value);
}

#[test]
fn slices_end_by_the_clock() {
    // The time allows only a few readings of the clock.
    let mut runner = JobRunner::new(ticking(SLICE / 4.0));
    runner.take(analyse(1, position(DENSE)));
    for _ in 0..50 {
        let began = time();
        runner.work();
        let taken = time() - began;
        assert!(taken < 3.0 * SLICE, "{taken} ms");
    }
}

/// A change of rules forgets nothing, unless both together take more memory than one may.
#[test]
fn both_rules_are_kept_side_by_side() {
    let mut runner = JobRunner::with_memory(ticking(1.0), 1 << 20);
    let modern = || Position { modern: true, ..on_the_plane("oxo.ox") };
    runner.take(analyse(1, on_the_plane("oxo.ox")));
    work(&mut runner);
    let ancient = runner.state.learned();
    runner.take(analyse(2, modern()));
    work(&mut runner);
    let both = runner.state.learned();
    assert!(both > ancient && ancient > 0);
    runner.take(analyse(3, on_the_plane("oxo.ox")));
    work(&mut runner);
    assert_eq!(runner.state.learned(), both);
    let values = &mut runner.state.under(Rules::Modern).solver.values;
    for number in 1.. {
        if values.bytes() > 1 << 20 {
            break;
        }
        let switch = format!("{{{number}|-{number}}}");
        assert!(values.parse(&switch, &mut Budget::unlimited()).is_ok());
    }
    runner.state.under(Rules::Modern);
    assert_eq!(runner.state.under(Rules::Ancient).learned(), 0);
}
