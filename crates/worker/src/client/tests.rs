use super::*;
use basics::player::{ByPlayer, Player};
use konane::{Contact, Direction, Jump, Square};
use serde::Serialize;
use value::Outcome;

const ANALYSIS: Request = Request::Analysis;
const WHY: Request = Request::Derivation;
const CONTACT: Request = Request::Contact(0, 1);

fn position(board: &str) -> Position {
    Position { modern: false, walls: false, board: board.to_string() }
}

fn analyse(job: u32, board: &str) -> Effect {
    send(job, AnalysisQuestion { rounds: 0, position: position(board) }.packed())
}

fn send(job: u32, question: PackedQuestion) -> Effect {
    Effect::Begin(job, question)
}

fn found(job: u32, findings: Vec<Finding>) -> Event {
    answered(job, &AnalysisAnswer::Found(findings))
}

fn answered(job: u32, answer: &impl Serialize) -> Event {
    Event::Heard(job, News::Answer(packed(answer)))
}

fn value(job: u32, name: &str) -> Event {
    found(job, vec![Finding::Value(Box::new(value_text(name)))])
}

fn some(name: &str) -> Option<String> {
    Some(name.to_string())
}

fn value_text(plain: &str) -> ValueText {
    ValueText {
        name: NameText::typed(plain),
        left_stop: String::new(),
        right_stop: String::new(),
        mean: String::new(),
        temperature: String::new(),
    }
}

fn winner(job: u32, starts: Player, wins: Player) -> Event {
    found(job, vec![Finding::Winner { starts, wins, by: None }])
}

fn over(job: u32) -> Event {
    let cost = Cost { positions: 7, ..Cost::default() };
    Event::Heard(job, News::Over { cost, is_answered: true })
}

fn begun(job: u32) -> Event {
    Event::Heard(job, News::Begun)
}

fn stopped(job: u32) -> Event {
    Event::Heard(job, News::Cancelled)
}

fn failed(job: u32, reason: &str) -> Event {
    Event::Heard(job, News::Failed(reason.to_string()))
}

fn working(job: u32, positions: u32) -> Event {
    let cost = Cost { positions, milliseconds: 100 * positions };
    Event::Heard(job, News::Working(cost))
}

fn ask(board: &str) -> Event {
    Event::Ask(position(board))
}

impl Client {
    /// The effects of an event, without waits.
    fn does(&mut self, event: Event) -> Vec<Effect> {
        let effects = self.handle(event).into_iter();
        effects.filter(|effect| !matches!(effect, Effect::Wait(_))).collect()
    }

    /// The phase of the analysis.
    fn phase(&self) -> &Phase {
        self.state().phase(ANALYSIS)
    }

    /// How many positions were examined for a question, if the page shows that.
    fn looked_at(&self, request: Request) -> Option<u32> {
        match self.state().phase(request) {
            Phase::Working(spent) | Phase::Cancelled(spent) | Phase::TooHard(spent) => {
                Some(spent.positions)
            }
            _ => None,
        }
    }

    /// Receives the end of an analysis.
    fn end(&mut self, job: u32, missing: Vec<Topic>) {
        let end = AnalysisAnswer::End { missing, search: None };
        assert_eq!(self.handle(answered(job, &end)), []);
        assert_eq!(self.handle(over(job)), []);
    }
}

/// A client that is waiting for the answer to its first question.
fn busy() -> Client {
    let mut client = Client::default();
    assert_eq!(client.does(ask("xo")), [analyse(1, "xo")]);
    assert_eq!(client.does(begun(1)), []);
    client
}

/// The name of a report's value.
fn shown(report: &Report) -> Option<String> {
    report.value.as_ref().map(|value| value.name.plain())
}

fn old(client: &Client) -> Option<String> {
    client.state().old.as_ref().and_then(shown)
}

#[test]
fn answers_one_question() {
    let mut client = busy();
    assert_eq!(client.does(value(1, "*")), []);
    assert_eq!(*client.phase(), Phase::Begun);
    client.end(1, vec![]);
    assert_eq!(*client.phase(), Phase::Idle);
    assert_eq!(shown(&client.state().report), some("*"));
}

#[test]
fn who_wins_may_come_first() {
    let mut client = busy();
    client.does(winner(7, Player::Left, Player::Left));
    assert_eq!(client.state().report.winners.left, None);
    client.does(winner(1, Player::Left, Player::Left));
    assert_eq!(client.state().report.outcome(), None);
    client.does(winner(1, Player::Right, Player::Right));
    assert_eq!(client.state().report.outcome(), Some(Outcome::Next));
    client.does(ask("xox"));
    assert_eq!(client.state().report.outcome(), None);
    client.does(winner(1, Player::Left, Player::Left));
    assert_eq!(client.state().report.winners.left, None);
}

#[test]
fn what_was_known_stays_for_a_moment() {
    let mut client = busy();
    client.does(value(1, "*"));
    let effects = client.handle(ask("xox"));
    assert_eq!(effects[..2], [Effect::Cancel(1), analyse(2, "xox")]);
    let [Effect::Wait(moment)] = effects[2..] else { panic!("{effects:?}") };
    assert_eq!(old(&client), some("*"));
    // A wait that began earlier does not affect this one, and the next edit does not prolong it.
    client.does(Event::Waited(moment - 1));
    assert_eq!(old(&client), some("*"));
    client.does(ask("xoxo"));
    client.does(begun(3));
    assert_eq!((old(&client), client.phase()), (some("*"), &Phase::Begun));
    client.does(Event::Waited(moment));
    assert_eq!((old(&client), client.phase()), (None, &Phase::Begun));
    client.does(Event::Waited(moment + 1));
    assert_eq!(*client.phase(), Phase::Working(Cost::default()));
    // Going back shows it again.
    client.does(ask("xo"));
    assert_eq!((shown(&client.state().report), old(&client)), (some("*"), None));
}

#[test]
fn an_old_answer_does_not_outlive_the_search_for_the_new_one() {
    let mut client = busy();
    client.does(value(1, "*"));
    client.does(ask("xox"));
    client.does(stopped(1));
    client.does(Event::Cancel(ANALYSIS));
    assert_eq!(old(&client), None);
}

#[test]
fn what_was_known_stays_until_the_new_value_comes() {
    let mut client = busy();
    client.does(value(1, "*"));
    assert_eq!(client.does(ask("xox")), [Effect::Cancel(1), analyse(2, "xox")]);
    client.does(stopped(1));
    assert_eq!((shown(&client.state().report), old(&client)), (None, some("*")));
    // A position without results does not replace it.
    client.does(ask("xoxo"));
    client.does(stopped(2));
    client.does(winner(3, Player::Left, Player::Right));
    assert_eq!((shown(&client.state().report), old(&client)), (None, some("*")));
    client.does(value(3, "0"));
    assert_eq!((shown(&client.state().report), old(&client)), (some("0"), None));
}

#[test]
fn old_answers_are_dropped() {
    let mut client = busy();
    client.does(ask("xox"));
    assert_eq!(client.does(value(1, "*")), []);
    assert_eq!(shown(&client.state().report), None);
    assert_eq!(client.does(stopped(1)), []);
    assert_eq!(client.does(value(1, "*")), []);
    assert_eq!(shown(&client.state().report), None);
    assert_eq!(*client.phase(), Phase::Begun);
}

#[test]
fn going_back_to_the_answered_position_needs_no_worker() {
    let mut client = busy();
    client.does(value(1, "*"));
    client.end(1, vec![]);
    assert_eq!(client.does(ask("xox")), [analyse(2, "xox")]);
    assert_eq!(client.does(ask("xo")), [Effect::Cancel(2)]);
    assert_eq!(*client.phase(), Phase::Idle);
    assert_eq!(client.does(stopped(2)), []);
    assert_eq!((shown(&client.state().report), old(&client)), (some("*"), None));
}

#[test]
fn what_was_left_in_the_middle_is_taken_up_again() {
    let mut client = busy();
    client.does(value(1, "*"));
    client.does(ask("xox"));
    assert_eq!(client.does(ask("xo")), [Effect::Cancel(2), analyse(3, "xo")]);
    assert_eq!(shown(&client.state().report), some("*"));
}

/// A worker did not confirm a stop, and another has the job now.
#[test]
fn a_job_may_begin_twice() {
    let mut client = busy();
    client.does(Event::Waited(9));
    client.does(working(1, 50));
    assert_eq!(client.does(begun(1)), []);
    assert_eq!(client.looked_at(ANALYSIS), Some(50));
    client.does(working(1, 5));
    assert_eq!(client.looked_at(ANALYSIS), Some(55));
}

#[test]
fn an_end_that_crosses_the_cancel_counts() {
    let mut client = busy();
    client.does(Event::Cancel(ANALYSIS));
    client.does(value(1, "*"));
    assert!(matches!(client.phase(), Phase::Cancelled(_)));
    client.end(1, vec![]);
    assert_eq!(*client.phase(), Phase::Idle);
    assert_eq!(client.does(ask("x")), [analyse(2, "x")]);
}

/// It was gone on with before the worker knew of the cancel.
#[test]
fn what_an_end_answers_is_not_asked_again() {
    let mut client = busy();
    client.does(Event::Cancel(ANALYSIS));
    client.does(Event::GoOn(ANALYSIS));
    let end = AnalysisAnswer::End { missing: vec![], search: None };
    client.does(answered(1, &end));
    assert_eq!(client.does(over(1)), [Effect::Cancel(2)]);
    assert_eq!(*client.phase(), Phase::Idle);
}

#[test]
fn what_killed_a_worker_is_asked_again_on_request_only() {
    let mut client = busy();
    assert_eq!(client.does(failed(1, "memory")), []);
    assert_eq!(*client.phase(), Phase::Failed("The solver broke off: memory".into()));
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), [analyse(2, "xo")]);
}

#[test]
fn a_worker_that_never_starts_is_tried_again_on_request_only() {
    let mut client = Client::default();
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), []);
    client.does(ask("xo"));
    client.does(Event::Waited(1));
    assert_eq!(*client.phase(), Phase::Loading);
    assert_eq!(client.does(failed(1, "404")), []);
    let words =
        "The solver could not be loaded. (404) If trying again does not help, load the page again.";
    let failed = Phase::Failed(words.into());
    assert_eq!(*client.phase(), failed);
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), [analyse(2, "xo")]);
}

#[test]
fn too_hard_says_what_is_known_and_goes_on_when_asked() {
    let mut client = busy();
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), []);
    client.does(winner(1, Player::Left, Player::Left));
    client.end(1, vec![Topic::Value]);
    assert!(matches!(client.phase(), Phase::TooHard(Cost { positions: 7, .. })));
    assert_eq!(client.state().report.missing, [Topic::Value]);
    assert!(client.state().report.winners.left.is_some());
    let go_on = AnalysisQuestion { rounds: 1, position: position("xo") }.packed();
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), [send(2, go_on)]);
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), []);
    client.does(value(2, "*"));
    client.end(2, vec![]);
    assert_eq!(*client.phase(), Phase::Idle);
    assert_eq!(client.state().report.missing, []);
    assert!(client.state().report.winners.left.is_some());
}

fn why() -> WhyText {
    WhyText {
        position: position("xo"),
        options: ByPlayer::default(),
        steps: vec![],
        value: NameText::typed("*"),
        reason: ReasonText::Canonical,
        gifts: ByPlayer::default(),
    }
}

fn derive(job: u32) -> Effect {
    send(job, DerivationQuestion { rounds: 0, position: position("xo") }.packed())
}

#[test]
fn other_questions_leave_the_analysis_running() {
    let mut client = busy();
    assert_eq!(client.does(Event::Want(WHY)), [derive(2)]);
    assert_eq!(client.does(Event::Want(WHY)), []);
    assert_eq!(*client.state().phase(WHY), Phase::Begun);
    client.does(answered(2, &why()));
    client.does(over(2));
    assert_eq!(client.state().report.why, Some(why()));
    assert_eq!(*client.state().phase(WHY), Phase::Idle);
    client.does(value(1, "*"));
    client.end(1, vec![]);
    let contact = ContactQuestion { rounds: 0, position: position("xo"), parts: (0, 1) };
    assert_eq!(client.does(Event::Want(CONTACT)), [send(3, contact.packed())]);
    client.does(over(3));
    assert!(matches!(client.state().phase(CONTACT), Phase::TooHard(_)));
    assert_eq!(*client.phase(), Phase::Idle);
    // Answered questions are not asked again; unanswered ones are.
    assert_eq!(client.does(Event::Want(WHY)), []);
    assert!(!client.does(Event::Want(CONTACT)).is_empty());
    assert_eq!(*client.state().phase(CONTACT), Phase::Begun);
    // Neither is a hindrance for the next position.
    assert_eq!(client.does(ask("xox")), [Effect::Cancel(4), analyse(5, "xox")]);
}

#[test]
fn each_question_shows_how_it_stands() {
    let mut client = busy();
    client.end(1, vec![Topic::Value]);
    let effects = client.handle(Event::Want(WHY));
    let [_, Effect::Wait(moment)] = effects[..] else { panic!("{effects:?}") };
    assert_eq!(*client.state().phase(WHY), Phase::Begun);
    client.does(Event::Waited(moment));
    assert_eq!(*client.state().phase(WHY), Phase::Loading);
    client.does(begun(2));
    assert_eq!(client.looked_at(WHY), Some(0));
    client.does(working(2, 3));
    assert_eq!(client.looked_at(WHY), Some(3));
    // The analysis that was too hard still is, and can go on.
    assert!(matches!(client.phase(), Phase::TooHard(_)));
    assert_eq!(client.does(Event::Cancel(WHY)), [Effect::Cancel(2)]);
    assert!(matches!(client.state().phase(WHY), Phase::Cancelled(_)));
    assert!(matches!(client.phase(), Phase::TooHard(_)));
    client.does(stopped(2));
    let on = DerivationQuestion { rounds: 1, position: position("xo") }.packed();
    assert_eq!(client.does(Event::GoOn(WHY)), [send(3, on)]);
}

#[test]
fn cancelling_one_question_leaves_the_others() {
    let mut client = busy();
    client.does(Event::Want(WHY));
    client.does(Event::Want(CONTACT));
    assert_eq!(client.does(Event::Cancel(ANALYSIS)), [Effect::Cancel(1)]);
    assert_eq!(client.does(Event::Cancel(ANALYSIS)), []);
    assert_eq!(client.does(stopped(1)), []);
    assert!(client.state().phase(WHY).is_busy() && client.state().phase(CONTACT).is_busy());
    client.does(answered(2, &why()));
    assert_eq!(client.state().report.why, Some(why()));
    client.does(over(2));
    let on = AnalysisQuestion { rounds: 1, position: position("xo") }.packed();
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), [send(4, on)]);
    assert_eq!(client.does(Event::Cancel(CONTACT)), [Effect::Cancel(3)]);
    assert!(matches!(client.state().phase(CONTACT), Phase::Cancelled(_)));
}

/// Each job counts from 0, but the numbers shown never fall.
#[test]
fn numbers_only_grow() {
    let mut client = busy();
    client.does(Event::Waited(9));
    client.does(working(1, 50));
    client.does(Event::Cancel(ANALYSIS));
    assert_eq!(client.looked_at(ANALYSIS), Some(50));
    // Work done after the cancel counts too.
    client.does(working(1, 60));
    client.does(stopped(1));
    client.does(Event::GoOn(ANALYSIS));
    client.does(begun(2));
    client.does(Event::Waited(9));
    assert_eq!(client.looked_at(ANALYSIS), Some(60));
    client.does(working(2, 5));
    assert_eq!(client.looked_at(ANALYSIS), Some(65));
    client.end(2, vec![Topic::Value]);
    assert_eq!(client.looked_at(ANALYSIS), Some(67));
    // A worker that dies loses no counts.
    client.does(Event::GoOn(ANALYSIS));
    client.does(working(3, 10));
    client.does(failed(3, "memory"));
    client.does(Event::GoOn(ANALYSIS));
    client.does(begun(4));
    client.does(Event::Waited(9));
    assert_eq!(client.looked_at(ANALYSIS), Some(77));
    // Neither does a change of position.
    client.does(working(4, 1));
    client.does(ask("xox"));
    client.does(stopped(4));
    client.does(begun(5));
    client.does(Event::Waited(9));
    assert_eq!(client.looked_at(ANALYSIS), Some(0));
    client.does(ask("xo"));
    client.does(begun(6));
    client.does(Event::Waited(9));
    assert_eq!(client.looked_at(ANALYSIS), Some(78));
}

#[test]
fn an_undecided_contact_can_go_on() {
    let mut client = busy();
    client.does(Event::Want(CONTACT));
    let at = Square { row: 0, column: 0 };
    client.does(answered(2, &Contact::Unknown(at, at)));
    client.does(over(2));
    assert!(matches!(client.state().phase(CONTACT), Phase::TooHard(_)));
    let on = ContactQuestion { rounds: 1, position: position("xo"), parts: (0, 1) };
    assert_eq!(client.does(Event::GoOn(CONTACT)), [send(3, on.packed())]);
    client.does(answered(3, &Contact::Apart(at, at)));
    client.does(over(3));
    assert_eq!(*client.state().phase(CONTACT), Phase::Idle);
    assert_eq!(client.state().report.contacts.len(), 1);
}

/// A fresh worker does not know what was proved; the page still does.
#[test]
fn what_is_proved_stays() {
    let mut client = busy();
    let corner = Square { row: 0, column: 0 };
    let whole = |least: &str, most: &str| {
        let range = RangeText { least: least.to_string(), most: most.to_string() };
        let (left_stop, right_stop) = (range.clone(), range.clone());
        let temperature = Some(most.to_string());
        Finding::Bounds(Box::new(BoundsText { value: range, left_stop, right_stop, temperature }))
    };
    let by = Some(Jump { from: corner, direction: Direction::Right, taken: 1 });
    let wins = |by| Finding::Winner { starts: Player::Left, wins: Player::Left, by };
    client.does(found(1, vec![whole("-1/2", "4"), wins(by)]));
    client.does(found(1, vec![whole("-3", "7/2"), wins(None)]));
    let report = &client.state().report;
    let bounds = report.bounds.as_ref().unwrap();
    assert_eq!((&*bounds.value.least, &*bounds.value.most), ("-1/2", "7/2"));
    assert_eq!(bounds.temperature.as_deref(), Some("4"));
    assert_eq!(report.winners.left, Some(WinnerText { side: Player::Left, by }));
}

/// A regression test: the derivation never came and could not be asked for again.
#[test]
fn going_on_does_not_end_a_derivation() {
    let mut client = busy();
    client.end(1, vec![Topic::Jumps]);
    assert_eq!(client.does(Event::Want(WHY)), [derive(2)]);
    let go_on = AnalysisQuestion { rounds: 1, position: position("xo") }.packed();
    assert_eq!(client.does(Event::GoOn(ANALYSIS)), [send(3, go_on)]);
    assert_eq!(*client.phase(), Phase::Begun);
    client.does(answered(2, &why()));
    client.does(over(2));
    assert_eq!(client.state().report.why, Some(why()));
    client.end(3, vec![]);
    assert_eq!(*client.phase(), Phase::Idle);
}

#[test]
fn jumps_are_listed_before_they_are_valued() {
    let mut client = busy();
    let place = |column| Square { row: 0, column };
    let jump = Jump { from: place(0), direction: Direction::Right, taken: 1 };
    let list = |client: &Client| client.state().report.jumps.clone().unwrap();
    let listed = || found(1, vec![Finding::Jumps(ByPlayer { left: vec![jump], right: vec![] })]);
    client.does(listed());
    assert_eq!(list(&client).left, [ListedJump { jump, in_part: None, worth: None }]);
    assert_eq!(list(&client).right, []);
    let worth = WorthText {
        value: NameText::typed("0"),
        wins: true,
        fate: FateText::default(),
        wall: vec![],
    };
    let worths = ByPlayer { left: vec![worth.clone()], right: vec![] };
    client.does(found(1, vec![Finding::PartWorths(worths.clone())]));
    let in_part = Some(worth.clone());
    assert_eq!(list(&client).left, [ListedJump { jump, in_part: in_part.clone(), worth: None }]);
    client.does(found(1, vec![Finding::Worths(worths)]));
    assert_eq!(list(&client).left, [ListedJump { jump, in_part, worth: Some(worth) }]);
    // An analysis that begins again keeps the values.
    client.does(listed());
    assert!(list(&client).left[0].worth.is_some());
}

#[test]
fn an_analysis_that_begins_again_repeats_nothing() {
    let mut client = busy();
    let corner = Square { row: 0, column: 0 };
    let dead = Mask { corner, rows: String::new() };
    let parts = Finding::Parts(PartsText { parts: vec![], dead });
    client.does(found(1, vec![parts.clone()]));
    client.does(Event::Cancel(ANALYSIS));
    client.does(stopped(1));
    client.does(Event::GoOn(ANALYSIS));
    client.does(found(2, vec![parts]));
    assert_eq!(client.state().report.part_values, []);
    assert!(client.state().report.parts.is_some());
}
