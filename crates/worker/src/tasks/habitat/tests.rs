use super::*;
use crate::clock::ticking;
use crate::task::all_answers;
use crate::text::Position;
use value::Style;

/// The results if reading the clock takes a hundredth of a millisecond.
fn work(quest: HabitatQuestion) -> Vec<HabitatAnswer> {
    work_by(0.01, quest)
}

/// The results if reading the clock takes `step` milliseconds.
fn work_by(step: f64, quest: HabitatQuestion) -> Vec<HabitatAnswer> {
    let (mut state, clock) = (WorkerState::new(1 << 20), ticking(step));
    let task = quest.begin(&mut state, clock()).expect("a task");
    all_answers(task, &mut state, clock)
}

fn all_news(told: &[HabitatAnswer]) -> Vec<&SoughtText> {
    let news = told.iter().filter_map(|told| match told {
        HabitatAnswer::News(news) => Some(news),
        HabitatAnswer::Unread { .. } => None,
    });
    news.collect()
}

#[test]
fn finds_and_comes_to_an_end() {
    let quest = HabitatQuestion { value: "{0|0}".to_string(), ..HabitatQuestion::default() };
    let told = work(quest.clone());
    let news = all_news(&told);
    let names: Vec<_> = news.iter().filter_map(|news| news.value.as_ref()).collect();
    assert_eq!(names.iter().map(|name| name.plain()).collect::<Vec<_>>(), ["*"]);
    let finds: Vec<_> = news.iter().flat_map(|news| &news.finds).collect();
    assert_eq!(finds, ["xo"]);
    let last = news.last().unwrap();
    assert!(last.level.is_none() && last.done > 100 && last.skipped == 0, "{last:?}");
    // Not a second time.
    let told = work(HabitatQuestion { done: last.done, fewest: Some(2), ..quest });
    assert!(all_news(&told).iter().all(|news| news.finds.is_empty()));
}

#[test]
fn the_page_can_look_the_value_up_at_once() {
    for (value, name, mean, temperature) in [
        ("{4|1}", "{4|1}", "5/2", "3/2"),
        ("1/2 + 1/4", "3/4", "3/4", "-1/4"),
        ("* + ^", "^*", "0", "0"),
    ] {
        let told = work_by(
            100.0,
            HabitatQuestion { value: value.to_string(), ..HabitatQuestion::default() },
        );
        let first = all_news(&told)[0];
        assert_eq!(first.value.as_ref().unwrap().written(Style::Plain).as_deref(), Some(name));
        let heat = first.mean_and_temperature.unwrap();
        assert_eq!((heat.0.to_string(), heat.1.to_string()), (mean.into(), temperature.into()));
    }
}

#[test]
fn values_the_exhibits() {
    let exhibit = |modern, board: &str, claim: Option<&str>| Entry {
        subject: SubjectText::Position(Position { modern, walls: false, board: board.to_string() }),
        claim: claim.map(|claim| ClaimText::Value(claim.to_string())),
        is_explored: false,
    };
    let told = work(HabitatQuestion {
        value: "1/2".to_string(),
        fewest: Some(1),
        exhibits: vec![
            exhibit(false, "oxo.ox", Some("half")),
            exhibit(false, "oxo.ox", None),
            exhibit(false, "xo", Some("1/2")),
            exhibit(false, "what?", None),
            exhibit(false, "xoxox", Some("-2")),
            exhibit(false, "oxo.ox", Some("2")),
            exhibit(false, "ox.xo.o", Some("1/2")),
        ],
        ..HabitatQuestion::default()
    });
    let hits: Vec<u32> = all_news(&told).iter().flat_map(|news| news.exhibits.clone()).collect();
    // An exhibit that claims another value comes later; a false claim never counts.
    assert_eq!(hits, [1, 6, 0, 1, 5, 6]);
}

#[test]
fn says_what_is_wrong() {
    for (text, character) in [("*2 +", 5), ("{0|", 4), ("", 1), ("hello", 1)] {
        let told = work(HabitatQuestion { value: text.to_string(), ..HabitatQuestion::default() });
        assert!(
            matches!(&told[..], [HabitatAnswer::Unread { character: Some(place), expected }]
                if *place == character && !expected.is_empty()),
            "{text}: {told:?}"
        );
    }
}

#[test]
fn pauses_in_the_end() {
    // A number too small for few stones.
    let told = work_by(
        10.0,
        HabitatQuestion { value: "7/1024".to_string(), ..HabitatQuestion::default() },
    );
    let news = all_news(&told);
    assert!(news.last().unwrap().level.is_some());
    assert!(news.is_sorted_by_key(|news| (news.done, news.positions)));
}
