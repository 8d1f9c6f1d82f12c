//! Games as links and as texts.

use crate::links::assert_stays;
use crate::places::assert_place;
use game::{Reading, RowsFrom, read, read_all};
use papamu::link::game_link::{GameLink, PlayLink};
use papamu::link::page_link::PageLink;
use papamu::link::page_names::TEXT;
use papamu::pages::play::NAME;
use papamu::pages::play::pasted::pasted_link;

pub fn game_links(text: &str) {
    let read = |text: &str| {
        let (asked, corrections) = PlayLink::parse(text)?;
        Some((asked, corrections.0))
    };
    let write = |link: &PlayLink| match link {
        PlayLink::SetUp { text } => PageLink::to(NAME, &[]).with(TEXT, text.clone()).to_string(),
        PlayLink::Solved(solved) => solved.to_string(),
        PlayLink::Plain(page) => page.link().to_string(),
        PlayLink::Game(game) => game.link().to_string(),
    };
    assert_stays(text, read, write);
    if let Some((game, _)) = pasted_link(text) {
        assert_stays(&game.link().to_string(), read, write);
        for other in [game.again(), game.swapped()] {
            assert_stays(&GameLink::link(&other).to_string(), read, write);
        }
    }
}

pub fn game_texts(text: &str) {
    let readings = read_all(text, Some((5, 6)));
    assert_names_places(&readings.farthest, text);
    for (_, reading) in &readings.possible {
        assert_names_places(reading, text);
        let record = &reading.record;
        let written = record.text();
        let again = read(&written, RowsFrom::Bottom);
        assert_eq!((&again.error, &again.cut), (&None, &vec![]), "{written}");
        assert_eq!(again.record.text(), written);
        assert_eq!(again.record.setup, record.setup, "{written}");
        assert_eq!((&again.record.names, &again.record.headers), (&record.names, &record.headers));
        assert_eq!(again.record.tree.count(), record.tree.count(), "{written}");
    }
}

#[track_caller]
fn assert_names_places(reading: &Reading, text: &str) {
    let places = reading.error.iter().map(|error| error.character);
    for character in places.chain(reading.cut.iter().copied()) {
        assert_place(character + 1, text);
    }
}
