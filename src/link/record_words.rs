//! The words about a game in its link: the names of the players, headers and remarks. Each is a
//! parameter; a remark begins with the number of its turn, a header with its name.

use std::collections::BTreeMap;

use crate::link::parameters::Parameters;
use crate::link::problem::shorten;
use basics::player::Player;
use game::{Record, colour};
use words::say;

/// Lists the words of a record. `places` are its nodes in the order in which the link writes their turns. Returns how
/// many texts were shortened.
pub fn list(record: &mut Record, places: &[usize], parameters: &mut Parameters) -> usize {
    let mut cut = 0;
    for player in Player::ALL {
        let name = format!("name-{}", colour(player).to_ascii_lowercase());
        let written = Some(record.names[player].clone()).filter(|name| !name.is_empty());
        if let Some(asked) = parameters.one(&name, written) {
            cut += usize::from(!record.set_name(player, &asked));
        }
    }
    let headers = record.headers.iter().map(|(name, value)| format!("{name}.{value}"));
    for header in parameters.all("header", headers.collect::<Vec<_>>()) {
        let (name, value) = header.split_once('.').unwrap_or((&header, ""));
        cut += usize::from(!record.add_header(name, value));
    }
    let remarks = [0].iter().chain(places).map(|&place| &record.tree.node(place).remark);
    let remarks = remarks.enumerate().filter(|(_, remark)| !remark.is_empty());
    let written: Vec<String> =
        remarks.map(|(number, remark)| format!("{number}.{remark}")).collect();
    let mut remarks: BTreeMap<usize, String> = BTreeMap::new();
    let mut strays = Vec::new();
    for text in parameters.all("remark", written) {
        let (number, rest) = text.split_once('.').unwrap_or((&text, ""));
        match place(number, places) {
            Some(place) => {
                let all = remarks.entry(place).or_default();
                *all += " ";
                *all += rest;
            }
            None => strays.push(text),
        }
    }
    for (place, remark) in remarks {
        cut += usize::from(!record.set_remark(place, &remark));
    }
    if let Some(stray) = strays.first() {
        let stray = shorten(stray, 20);
        parameters.corrections.say(say::game_link_stray(strays.len(), &stray));
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
