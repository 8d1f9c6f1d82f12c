//! The reader's own games: whose turn it is, how they ended, and which the reader is looking for.

use crate::link::game_link::{GameLink, PlayLink};
use crate::link::player_kind::PlayerKind;
use crate::pages::play::saved::{Saved, Shelf};
use crate::pages::play::sentences;
use basics::player::{ByPlayer, Player};
use game::State;
use opponents::Opponent;
use words::say;

/// How many turns of a game are its opening, for a reader who looks for one: both removals and two jumps.
const OPENING: usize = 4;

/// A stored game, and where its line ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    pub saved: Saved,
    pub place: GameLink,
    pub end: State,
}

/// How many games were won, of those that have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub won: usize,
    pub played: usize,
}

/// The stored games, of which those that wait for the reader come first.
pub fn kept(Shelf(all): &Shelf) -> Vec<Kept> {
    let mut all: Vec<Kept> = all.iter().filter_map(Kept::of).collect();
    all.sort_by_key(|game| !game.is_your_turn());
    all
}

/// What the reader reached against each program that they have played, from the weakest on.
pub fn scores<'a>(all: impl Iterator<Item = &'a Kept>) -> Vec<(Opponent, ByPlayer<Score>)> {
    let mut scores = Opponent::ALL.map(|opponent| (opponent, ByPlayer::<Score>::default()));
    for game in all {
        let Some((you, is_won)) = game.you().zip(game.is_won()) else { continue };
        let PlayerKind::Program { opponent, .. } = game.place.player_kinds[you.other()] else {
            continue;
        };
        let scores = scores.iter_mut().filter(|(other, _)| *other == opponent);
        for (_, score) in scores {
            score[you].played += 1;
            score[you].won += usize::from(is_won);
        }
    }
    let is_played = |score: &ByPlayer<Score>| Player::ALL.iter().any(|&you| score[you].played > 0);
    scores.into_iter().filter(|(_, score)| is_played(score)).collect()
}

/// The program of a game and what the reader reached against it on a board of this size, with either colour.
pub fn score_like(all: &[Kept], place: &GameLink) -> Option<(Opponent, Score)> {
    let is_like = |game: &&Kept| {
        sentences::size(&game.place) == sentences::size(place)
            && program(&game.place) == program(place)
    };
    let (opponent, ByPlayer { left, right }) = *scores(all.iter().filter(is_like)).first()?;
    Some((opponent, Score { won: left.won + right.won, played: left.played + right.played }))
}

fn program(place: &GameLink) -> Option<Opponent> {
    Player::ALL.into_iter().find_map(|player| match place.player_kinds[player] {
        PlayerKind::Program { opponent, .. } => Some(opponent),
        _ => None,
    })
}

impl Kept {
    fn of(saved: &Saved) -> Option<Kept> {
        let PlayLink::Game(place) = PlayLink::parse(&saved.link)?.0 else { return None };
        let end = place.record.state_at(place.record.tree.end(place.record.at));
        Some(Kept { saved: saved.clone(), place: *place, end })
    }

    pub fn is_your_turn(&self) -> bool {
        self.end.winner().is_none() && self.place.player_kinds[self.end.turn] == PlayerKind::You
    }

    /// The reader's colour, if the other is a program or a friend elsewhere.
    pub fn you(&self) -> Option<Player> {
        let kinds = &self.place.player_kinds;
        let is_other = |kind: PlayerKind| kind.is_program() || kind == PlayerKind::Elsewhere;
        let is_you = |&you: &Player| kinds[you] == PlayerKind::You && is_other(kinds[you.other()]);
        Player::ALL.into_iter().find(is_you)
    }

    /// Whether the other player is elsewhere and has no name.
    fn is_by_link(&self, you: Player) -> bool {
        let other = you.other();
        let GameLink { record, player_kinds, .. } = &self.place;
        player_kinds[other] == PlayerKind::Elsewhere && record.names[other].is_empty()
    }

    /// Whether the reader has won, once the game has ended.
    pub fn is_won(&self) -> Option<bool> {
        Some(self.end.winner()? == self.you()?)
    }

    pub fn name(&self) -> String {
        let Kept { saved, place, .. } = self;
        match self.you() {
            _ if !saved.name.is_empty() => saved.name.clone(),
            Some(you) if self.is_by_link(you) => say::game_mine_by_link(&sentences::size(place)),
            Some(you) => {
                let other = sentences::player(place, you.other(), sentences::player_kind);
                say::game_mine(other, &sentences::size(place))
            }
            None => sentences::players(place),
        }
    }

    /// Whether the words occur in this order in what the list says of the game, or in its opening.
    pub fn has(&self, words: &str, date: &str) -> bool {
        let tree = &self.place.record.tree;
        let opening = tree.turns(tree.end(0)).take(OPENING);
        let rows = self.place.record.setup.rows();
        let opening: Vec<String> = opening.map(|turn| turn.name(rows)).collect();
        let text = [
            self.name(),
            sentences::players(&self.place),
            sentences::size(&self.place),
            sentences::standing(&self.end),
            date.to_string(),
            opening.join(" "),
        ];
        let text = text.join(" ").to_lowercase();
        let words = words.to_lowercase().replace('–', "-");
        let rest = words
            .split_whitespace()
            .try_fold(text.as_str(), |rest, word| rest.split_once(word).map(|(_, rest)| rest));
        rest.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf(links: &[&str]) -> Shelf {
        let lines = links.iter().map(|link| format!("#/play/g1/ancient/{link}\t\n"));
        Shelf::read(&lines.collect::<String>())
    }

    #[test]
    fn games_are_counted_by_level_and_colour() {
        let over = "&moves=a1.b1.a3-a1.resign";
        let all = kept(&shelf(&[
            &format!("4x4/tournament?black=you&white=strong{over}"),
            &format!("4x4/tournament?black=strong&white=you{over}"),
            &format!("4x4/tournament?black=you&white=greedy{over}"),
            "6x6/tournament?black=you&white=friend&moves=a1.b1.resign",
            "4x4/tournament?black=you&white=strong&moves=a1.b1",
        ]));
        let counts = scores(all.iter());
        let [one, none] = [Score { won: 1, played: 1 }, Score::default()];
        let lost = Score { won: 0, played: 1 };
        assert_eq!(
            counts,
            [
                (Opponent::Greedy, ByPlayer { left: one, right: none }),
                (Opponent::Strong, ByPlayer { left: one, right: lost }),
            ]
        );
        assert!(all[0].is_your_turn() && !all[1].is_your_turn());
    }

    #[test]
    fn words_are_sought_in_order() {
        let [game] =
            &kept(&shelf(&["4x4/tournament?black=you&white=strong&moves=a1.b1.a3-a1"]))[..]
        else {
            panic!("one game")
        };
        for (words, is_there) in [
            ("", true),
            ("strong a1 B1", true),
            ("a1 b1 a3–a1", true),
            ("4 × 4", true),
            ("2026-11", true),
            ("b1 a1 a1", false),
            ("perfect", false),
        ] {
            assert_eq!(game.has(words, "2026-11-29 10:00"), is_there, "{words}");
        }
    }
}
