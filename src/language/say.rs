//! A function for each message, made of `messages/en`.

use crate::language::argument::{Argument, Number};
#[cfg(target_arch = "wasm32")]
use crate::language::catalog::set;
use crate::language::catalog::{fill, text};
use crate::language::words::Words;
#[cfg(target_arch = "wasm32")]
use yew::Html;

include!(concat!(env!("OUT_DIR"), "/say.rs"));
