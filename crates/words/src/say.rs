//! A function for each message, made from `messages/en`.

use crate::argument::{Argument, Number};
#[cfg(target_arch = "wasm32")]
use crate::catalog::set;
use crate::catalog::{fill, text};
use crate::words::Words;
#[cfg(target_arch = "wasm32")]
use yew::Html;

include!(concat!(env!("OUT_DIR"), "/say.rs"));
