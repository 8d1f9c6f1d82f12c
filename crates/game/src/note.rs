//! What a game says in words: names, headers, remarks. They are tidied and limited where they come in, so that links
//! and texts can hold them all.

use basics::player::Player;

/// The longest name of a player or of a header, and the longest header and remark, in characters.
pub const LONGEST_NAME: usize = 60;
pub const LONGEST_HEADER: usize = 200;
pub const LONGEST_REMARK: usize = 1000;
/// The most headers that are kept besides those of the game itself.
pub const MOST_HEADERS: usize = 20;
/// The most room that all words of a game may take in a link, in characters.
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

/// A player in a text, also as the name of the header with the player's name.
pub fn colour(player: Player) -> &'static str {
    match player {
        Player::Left => "Black",
        Player::Right => "White",
    }
}

/// The header with a player's handicap.
pub fn passes_of(player: Player) -> String {
    format!("{}Passes", colour(player))
}

/// Whether a header can be noted: it has a name, and the game itself has none of this name.
pub fn is_free(name: &str) -> bool {
    let own = [GAME, RULES, SIZE, REMOVAL, EDGE, POSITION, TURN, RESULT].map(str::to_string);
    let of_players = Player::BOTH.map(|player| [colour(player).to_string(), passes_of(player)]);
    let mut known = own.iter().chain(of_players.iter().flatten());
    is_header(name) && !known.any(|known| known.eq_ignore_ascii_case(name))
}

pub fn is_header(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|sign| sign.is_ascii_alphanumeric())
}

/// On one line, and without the braces that end a remark in a text.
pub fn tidy(text: &str) -> String {
    let is_gap = |sign: char| sign.is_whitespace() || sign.is_control() || sign == '\u{feff}';
    let words: Vec<&str> = text.split(is_gap).filter(|word| !word.is_empty()).collect();
    words.join(" ").replace('{', "(").replace('}', ")")
}

/// The beginning of a tidy text: at most so many characters, which take at most so much room in a link.
pub fn beginning(text: &str, longest: usize, room: usize) -> String {
    let mut taken = 0;
    let fits = |sign: &char| {
        taken += room_of(sign.encode_utf8(&mut [0; 4]));
        taken <= room
    };
    let text: String = text.chars().take(longest).take_while(fits).collect();
    text.trim_end().to_string()
}

/// How many characters it takes in a link at most: of all but letters and digits, every byte is escaped.
pub fn room_of(text: &str) -> usize {
    text.bytes().map(|byte| if byte.is_ascii_alphanumeric() { 1 } else { 3 }).sum()
}
