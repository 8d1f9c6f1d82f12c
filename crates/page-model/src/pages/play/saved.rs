//! The games that the browser stores, as a text with a link and a name on each line.

use crate::pages::play::link::Asked;

pub const MOST_GAMES: usize = 50;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    pub link: String,
    pub name: String,
}

/// The saved games, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shelf(pub Vec<Saved>);

impl Shelf {
    /// Reads the stored text. Other programs may have changed it, so lines without a game are left
    /// out.
    pub fn read(text: &str) -> Shelf {
        let saved = text.lines().filter_map(|line| {
            let (link, name) = line.split_once('\t')?;
            let is_game = matches!(Asked::parse(link), Some((Asked::Game(_), _)));
            is_game.then(|| Saved { link: link.to_string(), name: short(name) })
        });
        Shelf(saved.take(MOST_GAMES).collect())
    }

    pub fn text(&self) -> String {
        self.0.iter().map(|Saved { link, name }| format!("{link}\t{name}\n")).collect()
    }

    /// Puts a game in front and removes any of the same name. `None` if there would be too many.
    pub fn with(&self, link: &str, name: &str) -> Option<Shelf> {
        let saved = Saved { link: link.to_string(), name: short(name) };
        let others = self.0.iter().filter(|other| other.name != saved.name).cloned();
        let games: Vec<Saved> = [saved.clone()].into_iter().chain(others).collect();
        (games.len() <= MOST_GAMES).then_some(Shelf(games))
    }

    pub fn without(&self, name: &str) -> Shelf {
        Shelf(self.0.iter().filter(|saved| saved.name != name).cloned().collect())
    }
}

fn short(name: &str) -> String {
    let name: String = name.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect();
    name.trim().to_string()
}
