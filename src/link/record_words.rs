//! The words about a game in its link: the names of the players, headers and remarks. Each is a
//! parameter; a remark begins with the number of its turn, a header with its name.

use std::collections::BTreeMap;

use crate::link::corrections::Corrections;
use crate::link::page_link::PageLink;
use crate::link::problem::shorten;
use basics::player::Player;
use game::{Record, colour};
use words::say;

const HEADER: &str = "header";
const REMARK: &str = "remark";

/// Reads the words into a record. `places` are its nodes in the order in which the link writes
/// their turns. Returns how many texts were shortened.
pub fn read(
    record: &mut Record,
    places: &[usize],
    link: &PageLink,
    corrections: &mut Corrections,
) -> usize {
    let mut cut = 0;
    for player in Player::BOTH {
        let name = link.parameter(&name_parameter(player)).unwrap_or_default();
        cut += usize::from(!record.set_name(player, name));
    }
    let mut remarks: BTreeMap<usize, String> = BTreeMap::new();
    let mut strays = Vec::new();
    for (name, text) in &link.parameters {
        let (begin, rest) = text.split_once('.').unwrap_or((text.as_str(), ""));
        match name.as_str() {
            HEADER => cut += usize::from(!record.add_header(begin, rest)),
            REMARK => match place(begin, places) {
                Some(place) => {
                    let all = remarks.entry(place).or_default();
                    *all += " ";
                    *all += rest;
                }
                None => strays.push(text),
            },
            _ => {}
        }
    }
    for (place, remark) in remarks {
        cut += usize::from(!record.set_remark(place, &remark));
    }
    if let Some(stray) = strays.first() {
        corrections.say(say::game_link_stray(strays.len(), &shorten(stray, 20)));
    }
    cut
}

/// The node after this many turns; 0 is the beginning.
fn place(number: &str, places: &[usize]) -> Option<usize> {
    match number.parse::<usize>().ok()?.checked_sub(1) {
        None => Some(0),
        Some(index) => places.get(index).copied(),
    }
}

pub fn write(record: &Record, places: &[usize], parameters: &mut Vec<(String, String)>) {
    let mut add = |name: &str, text: String| parameters.push((name.to_string(), text));
    for player in Player::BOTH {
        if !record.names[player].is_empty() {
            add(&name_parameter(player), record.names[player].clone());
        }
    }
    for (name, value) in &record.headers {
        add(HEADER, format!("{name}.{value}"));
    }
    for (number, &place) in [0].iter().chain(places).enumerate() {
        let remark = &record.tree.node(place).remark;
        if !remark.is_empty() {
            add(REMARK, format!("{number}.{remark}"));
        }
    }
}

/// The name of the parameter with a player's name.
fn name_parameter(player: Player) -> String {
    format!("name-{}", colour(player).to_ascii_lowercase())
}

pub fn is_known(name: &str) -> bool {
    [HEADER, REMARK].contains(&name) || Player::BOTH.iter().any(|&it| name_parameter(it) == name)
}
