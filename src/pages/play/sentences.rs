//! The sentences about a game.

use crate::link::game_link::GameLink;
use crate::link::player_kind::PlayerKind;
use crate::pages::play::refusal::{PlayRefusal, TakenBack};
use basics::player::Player;
use game::{Fault, GameStage, Listed, Record, Refusal, Removal, State, Turn};
use konane::{Jump, Opening, Square, square_name};
use opponents::Opponent;
use words::say;
use worker::message::{KnowledgeText, ReplyAnswer};

/// Joins two sentences, of which the first may be empty.
pub fn joined(one: &str, other: &str) -> String {
    format!("{one} {other}").trim().to_string()
}

/// The name of a turn on the page, such as `d2–d6`.
pub fn turn_name(turn: Turn, rows: i32) -> String {
    match turn {
        Turn::Pass => say::game_pass().to_string(),
        Turn::Resign => say::game_resigns().to_string(),
        Turn::TimeUp => say::game_time_up().to_string(),
        turn => turn.name(rows).replace('-', "–"),
    }
}

/// The page does not name more squares or jumps than this one by one.
const MOST_NAMED: usize = 6;

/// Says whose turn it is and what that player can do, or who has won.
pub fn standing(state: &State) -> String {
    let player = state.turn;
    if let Some(winner) = state.winner() {
        return match state.stage {
            GameStage::Resigned => say::game_won_resigned(winner),
            GameStage::TimeUp => say::game_won_on_time(winner),
            _ => say::game_won(winner),
        };
    }
    if state.stage != GameStage::Jumps {
        let names = names(state.removals(), state);
        if names.len() > MOST_NAMED {
            return say::game_to_remove_any(player, names.len());
        }
        return say::game_to_remove(player, names.len(), &names.join(", "));
    }
    let jumps = state.jumps(player).count();
    match state.can_pass() {
        true => say::game_to_jump_or_pass(jumps, state.passes[player], player),
        false => say::game_to_jump(jumps, player),
    }
}

/// The same for screen readers, which also names the jumps if there are only a few.
pub fn heard(state: &State) -> String {
    let name = |jump| turn_name(Turn::Jump(jump), state.board.rows());
    let names = Vec::from_iter(state.jumps(state.turn).map(name));
    let named = match names.len() {
        1..=MOST_NAMED => format!("{}.", names.join(", ")),
        _ => String::new(),
    };
    joined(&standing(state), &named)
}

fn names(squares: impl Iterator<Item = Square>, state: &State) -> Vec<String> {
    squares.map(|it| square_name(it, state.board.rows())).collect()
}

/// Says where a lifted stone can jump.
pub fn landings(from: Square, jumps: &[Jump], state: &State) -> String {
    let to = names(jumps.iter().map(|jump| jump.to()), state);
    say::said_landings(&square_name(from, state.board.rows()), &to.join(", "))
}

/// Says what a turn does.
pub fn played(turn: Turn, state: &State) -> String {
    let name = |square| square_name(square, state.board.rows());
    let player = state.turn;
    match turn {
        Turn::Remove(square) => say::game_removed(player, &name(square)),
        Turn::Jump(jump) => {
            say::game_jumped(&name(jump.from), player, jump.taken, &name(jump.to()))
        }
        Turn::Pass => say::game_passed(player),
        Turn::Resign => say::game_resigned(player),
        Turn::TimeUp => say::game_timed_out(player),
    }
}

/// Says which turn of the line the reader looks at.
pub fn place(record: &Record) -> String {
    let (before, all) = (record.tree.path(record.at).len(), record.tree.line(record.at).len());
    say::game_place(all, before)
}

/// Says which turns outside the record led to the board.
pub fn off_record(turns: &[Turn], rows: i32) -> String {
    let names: Vec<String> = turns.iter().map(|&turn| turn_name(turn, rows)).collect();
    say::game_off_record(&names.join(", "))
}

/// Says what the other player could do.
pub fn threats(state: &State) -> String {
    let threats = state.threats().map(|turn| turn_name(turn, state.board.rows()));
    let threats: Vec<String> = threats.collect();
    match threats.is_empty() {
        true => say::game_no_threats(state.turn.other()),
        false => say::game_threats(&threats.join(", "), state.turn.other()),
    }
}

/// Asks which of several stones should jump to a square, or whether the only one should.
pub fn which(jumps: &[Jump], to: Square, state: &State) -> String {
    let stones = names(jumps.iter().map(|jump| jump.from), state).join(", ");
    let to = square_name(to, state.board.rows());
    if jumps.len() == 1 { say::game_tap_again(&stones, &to) } else { say::game_which(&stones, &to) }
}

/// Says why a jump was taken back, but not which jump is better.
pub fn taken_back(taken_back: &TakenBack, rows: i32) -> String {
    let &TakenBack { player, jump, reply, .. } = taken_back;
    say::game_lesson(&turn_name(jump, rows), player, &turn_name(reply, rows))
}

/// Says why an action was refused.
pub fn refused(refused: PlayRefusal, state: &State) -> String {
    let name = |square| square_name(square, state.board.rows());
    match refused {
        PlayRefusal::By(refusal) => refusal_words(refusal, state),
        PlayRefusal::Program(player) => say::game_not_yours(player),
        PlayRefusal::Elsewhere(player) => say::game_not_here(player),
        PlayRefusal::Over => say::game_over().to_string(),
        PlayRefusal::Framed => say::game_framed().to_string(),
        PlayRefusal::Stuck(square) => say::game_stuck(&name(square)),
        PlayRefusal::NoneLands(square) => say::game_none_lands(&name(square)),
        PlayRefusal::Full => say::game_full().to_string(),
        PlayRefusal::Wordy => say::game_wordy().to_string(),
        PlayRefusal::NoRoom => say::game_no_room().to_string(),
    }
}

/// Says why a state does not allow a turn.
pub fn refusal_words(refusal: Refusal, state: &State) -> String {
    let name = |square| square_name(square, state.board.rows());
    match refusal {
        Refusal::Unread => say::game_unread().to_string(),
        Refusal::OffBoard => say::game_off_board().to_string(),
        Refusal::Removal => say::game_remove_first().to_string(),
        Refusal::Jumps => say::game_jump_now().to_string(),
        Refusal::NoStone(square) => say::game_no_stone(&name(square)),
        Refusal::OtherStone(square) => say::game_other_stone(state.turn, &name(square)),
        Refusal::NotRemovable(square) => say::game_not_removable(&name(square)),
        Refusal::NotInLine => say::game_not_in_line().to_string(),
        Refusal::Taken(square) => say::game_taken(&name(square)),
        Refusal::NothingThere(square) => say::game_nothing_there(&name(square)),
        Refusal::OwnThere(square) => say::game_own_there(&name(square)),
        Refusal::OneOnly => say::game_one_only().to_string(),
        Refusal::NoPass => say::game_no_pass().to_string(),
        Refusal::Over => say::game_over().to_string(),
    }
}

/// The players and the size of the board, as in “You (Black) against Strong (White), 8 × 8”.
pub fn title(place: &GameLink, player_kind: fn(PlayerKind) -> &'static str) -> String {
    let [left, right] = Player::ALL.map(|who| player(place, who, player_kind));
    say::game_open_title(&say::game_against(left, right), &size(place))
}

/// The players as their reader calls them.
pub fn players(place: &GameLink) -> String {
    let [left, right] = Player::ALL.map(|who| player(place, who, player_kind));
    say::game_against(left, right)
}

pub fn size(place: &GameLink) -> String {
    format!("{} × {}", place.record.setup.rows(), place.record.setup.columns())
}

/// The name of a kind of player.
pub fn player_kind(player_kind: PlayerKind) -> &'static str {
    match player_kind {
        PlayerKind::You => say::game_you(),
        PlayerKind::Friend => say::game_friend(),
        PlayerKind::Elsewhere => say::game_elsewhere(),
        PlayerKind::Program { opponent, .. } => self::opponent(opponent),
    }
}

/// The name of a program.
pub fn opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Random => say::game_random(),
        Opponent::Greedy => say::game_greedy(),
        Opponent::Hottest => say::game_hottest(),
        Opponent::HalfStrong => say::game_half_strong(),
        Opponent::MostlyStrong => say::game_mostly_strong(),
        Opponent::Strong => say::game_strong(),
        Opponent::Perfect => say::game_perfect(),
    }
}

/// The same in the list to choose from: programs have their number on the ladder.
pub fn rung(kind: PlayerKind) -> String {
    let PlayerKind::Program { opponent, .. } = kind else {
        return player_kind(kind).to_string();
    };
    let level = Opponent::ALL.iter().position(|&other| other == opponent);
    say::game_rung(&level.map_or(0, |level| level + 1).to_string(), player_kind(kind))
}

/// The same for others, for whom no player is “you”.
pub fn player_kind_to_others(kind: PlayerKind) -> &'static str {
    match kind.is_program() {
        true => player_kind(kind),
        false => say::game_person(),
    }
}

/// A player's name or, without one, the kind of player.
pub fn player(
    place: &GameLink,
    player: Player,
    player_kind: fn(PlayerKind) -> &'static str,
) -> &str {
    match place.record.names[player].as_str() {
        "" => player_kind(place.player_kinds[player]),
        name => name,
    }
}

/// A turn with its number, as in `3. d2–d6`; `None` at the beginning.
pub fn numbered(record: &Record, place: usize) -> Option<String> {
    let turn = turn_name(record.tree.node(place).turn?, record.setup.rows());
    let Listed { number, is_second, .. } =
        record.listed().into_iter().find(|listed| listed.place == place)?;
    Some(format!("{number}.{} {turn}", if is_second { ".." } else { "" }))
}

/// Says what this kind of player knows.
pub fn player_kind_knows(player_kind: PlayerKind) -> &'static str {
    match player_kind {
        PlayerKind::You => say::game_you_what(),
        PlayerKind::Friend => say::game_friend_what(),
        PlayerKind::Elsewhere => say::game_elsewhere_what(),
        PlayerKind::Program { opponent, .. } => match opponent {
            Opponent::Random => say::game_random_what(),
            Opponent::Greedy => say::game_greedy_what(),
            Opponent::Hottest => say::game_hottest_what(),
            Opponent::HalfStrong => say::game_half_strong_what(),
            Opponent::MostlyStrong => say::game_mostly_strong_what(),
            Opponent::Strong => say::game_strong_what(),
            Opponent::Perfect => say::game_perfect_what(),
        },
    }
}

/// Says how a turn was chosen and, if the reader may know it, who is proved to win.
pub fn knowledge(replied: &ReplyAnswer, is_covered: bool) -> String {
    if let Some(winner) = replied.known.filter(|_| !is_covered) {
        return say::game_by_proof(winner);
    }
    match replied.by {
        KnowledgeText::Chance => say::game_by_chance().to_string(),
        KnowledgeText::Mobility => say::game_by_mobility().to_string(),
        KnowledgeText::Search { depth } => say::game_by_search(depth),
        KnowledgeText::Temperature => say::game_by_temperature().to_string(),
        KnowledgeText::Value | KnowledgeText::Proof => say::game_by_value().to_string(),
    }
}

/// The name of a rule of removal, and what it says, with its source.
pub fn removal(removal: Removal) -> (&'static str, &'static str) {
    match removal {
        Removal::Tournament => (say::game_tournament(), say::game_tournament_what()),
        Removal::Centre => (say::game_centre(), say::game_centre_what()),
        Removal::Anywhere => (say::game_anywhere(), say::game_anywhere_what()),
        Removal::Opening(opening) => {
            let words = match opening {
                Opening::HorizontalMiddle => say::game_hm_what(),
                Opening::VerticalMiddle => say::game_vm_what(),
                Opening::HorizontalCorner => say::game_hc_what(),
                Opening::VerticalCorner => say::game_vc_what(),
            };
            (opening.name(), words)
        }
    }
}

/// Says what is wrong with a text, but not where.
pub fn fault(fault: &Fault, record: &Record) -> String {
    match fault {
        Fault::TooLong => say::game_text_long().to_string(),
        Fault::Header => say::game_text_header().to_string(),
        Fault::Value(name, value) => say::game_text_value(name, value),
        Fault::Beginning => say::game_text_beginning().to_string(),
        Fault::Stray(name) => say::game_text_stray(name),
        Fault::Bracket => say::game_text_bracket().to_string(),
        Fault::Remark => say::game_text_remark().to_string(),
        Fault::TooMany => say::game_full().to_string(),
        Fault::Turn(turn, refusal) => {
            let why = refusal_words(*refusal, &record.state());
            say::game_text_turn(turn, &why)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Setup, Start};

    #[test]
    fn stones_to_remove_are_named() {
        let check = |rows, columns, told| {
            let start =
                Start::Full { rows, columns, removal: Removal::Centre, first: Player::Left };
            assert_eq!(standing(&Setup { start, ..Setup::default() }.begin()), told);
        };
        check(3, 3, "Black removes b2.");
        check(4, 4, "Black removes one of c3, b2.");
    }
}
