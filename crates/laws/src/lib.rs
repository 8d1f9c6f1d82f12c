//! Laws that hold for every input: no reader panics or takes long, it reads what it writes as the same, and its errors
//! name a place in the text; the solver, the review and the programs agree with the definition; after any actions the
//! page's link opens what the page shows.
//!
//! `./dev fuzz` looks for inputs that break them, guided by the code that an input reaches. What it keeps is in
//! `kept`, and the tests try all of that.

mod places;
mod choices;
mod kept;
mod positions;
mod links;
mod taught;
mod games;
mod values;
mod certificates;
mod messages;
mod solving;
mod files;
mod playing;
mod acting;

pub use kept::{read, written};

/// A law, by its function's name.
pub struct Law {
    pub name: &'static str,
    law: LawInput,
    /// The most bytes of an input that a search for others makes.
    pub longest: usize,
}

enum LawInput {
    /// Of any text.
    Text(fn(&str)),
    /// Of any bytes, most of which stand for choices.
    Bytes(fn(&[u8])),
}

impl Law {
    /// Panics if the input breaks the law.
    pub fn check(&self, input: &[u8]) {
        match self.law {
            LawInput::Text(law) => law(&String::from_utf8_lossy(input)),
            LawInput::Bytes(law) => law(input),
        }
    }
}

macro_rules! laws {
    ($($kind:ident($module:ident::$law:ident), $longest:literal;)*) => {
        pub const LAWS: &[Law] = &[$(Law {
            name: stringify!($law),
            law: LawInput::$kind($module::$law),
            longest: $longest,
        }),*];
    };
}

laws! {
    Text(positions::boards), 400;
    Text(positions::pasted_positions), 400;
    Text(positions::position_links), 400;
    Text(links::page_links), 400;
    Text(links::gallery_links), 600;
    Text(links::sum_links), 600;
    Text(links::proof_links), 400;
    Text(links::quiz_links), 800;
    Text(taught::lesson_links), 1000;
    Text(taught::lesson_files), 1000;
    Text(games::game_links), 800;
    Text(games::game_texts), 1000;
    Text(values::values), 200;
    Text(values::spoken), 200;
    Text(values::calculations), 200;
    Text(values::families), 300;
    Text(certificates::certificates), 2000;
    Bytes(messages::messages), 400;
    Bytes(messages::questions), 300;
    Text(files::stored_texts), 600;
    Text(files::site_files), 2000;
    Text(files::result_files), 1000;
    Bytes(files::memory_files), 600;
    Text(files::censuses), 1000;
    Bytes(files::jobs), 1000;
    Bytes(solving::solver), 40;
    Bytes(playing::games), 60;
    Bytes(acting::board_page), 150;
    Bytes(acting::play_page), 200;
    Bytes(acting::sums_page), 200;
    Bytes(acting::gallery_page), 200;
    Bytes(acting::teach_page), 300;
}
