//! The words of a game: names, headers and remarks. A record tidies and shortens them when it gets
//! them, so that links and texts can hold them all.

use basics::one_line::one_line;
use basics::player::Player;

/// The longest name of a player or of a header, in characters.
pub const LONGEST_NAME: usize = 60;
/// The longest value of a header, in characters.
pub const LONGEST_HEADER: usize = 200;
/// The longest remark, in characters.
pub const LONGEST_REMARK: usize = 1000;
/// The most headers of a record besides those that describe the game itself.
pub const MOST_HEADERS: usize = 20;
/// The most characters that all words of a game may take in a link.
pub const MOST_ROOM: usize = 20_000;

/// The names of headers.
pub const GAME: &str = "Game";
pub const RULES: &str = "Rules";
pub const SIZE: &str = "Size";
pub const REMOVAL: &str = "Removal";
pub const EDGE: &str = "Edge";
pub const POSITION: &str = "Position";
pub const TURN: &str = "Turn";
pub const RESULT: &str = "Result";

/// The name of a player in a text; the header with the player's own name has this name too.
pub fn colour(player: Player) -> &'static str {
    match player {
        Player::Left => "Black",
        Player::Right => "White",
    }
}

/// The name of the header with a player's handicap.
pub fn passes_of(player: Player) -> String {
    format!("{}Passes", colour(player))
}

/// Whether a header of this name may be added: the name is valid, and no header of the game itself
/// has it.
pub fn is_free(name: &str) -> bool {
    let own = [GAME, RULES, SIZE, REMOVAL, EDGE, POSITION, TURN, RESULT].map(str::to_string);
    let of_players = Player::ALL.map(|player| [colour(player).to_string(), passes_of(player)]);
    let mut known = own.iter().chain(of_players.iter().flatten());
    is_header(name) && !known.any(|known| known.eq_ignore_ascii_case(name))
}

pub fn is_header(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|sign| sign.is_ascii_alphanumeric())
}

/// The text on one line, without the braces that would end a remark.
pub fn tidy(text: &str) -> String {
    one_line(text).replace('{', "(").replace('}', ")")
}

/// The beginning of a tidy text: at most this many characters, which take at most so much room in a
/// link.
pub fn beginning(text: &str, longest: usize, room: usize) -> String {
    let mut taken = 0;
    let fits = |sign: &char| {
        taken += room_of(sign.encode_utf8(&mut [0; 4]));
        taken <= room
    };
    let text: String = text.chars().take(longest).take_while(fits).collect();
    text.trim_end().to_string()
}

/// The most characters that a text takes in a link, where every byte is escaped except letters and
/// digits.
pub fn room_of(text: &str) -> usize {
    text.bytes().map(|byte| if byte.is_ascii_alphanumeric() { 1 } else { 3 }).sum()
}
