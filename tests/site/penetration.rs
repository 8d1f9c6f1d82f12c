//! The penetration room: its table, the ways shown, free play, hints and weights.

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::access::check;
use crate::page::Page;
use crate::server::Server;

const ROOM: &str = "#/gallery/penetration";

fn shows(page: &Page, id: &str, words: &str) {
    page.wait(words, |page| page.text(id).unwrap_or_default(), |seen| seen == words);
}
