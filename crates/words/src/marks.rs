//! How a message is written in the program and in a language's file: as its text, with signs that no text has
//! for what is put in. `build/messages.rs` writes this form.

/// Before the letter of an argument.
pub const ARGUMENT: char = '\u{1}';
/// Before the letter of an argument that the words depend on; then variants, up to [`END`].
pub const CHOICE: char = '\u{2}';
/// Before a variant's key, which is empty for the last one: that one always fits.
pub const KEY: char = '\u{3}';
/// Between a variant's key and its words.
pub const WORDS: char = '\u{4}';
/// Before the letter of an element; then the words in it, up to [`END`].
pub const ELEMENT: char = '\u{5}';
pub const END: char = '\u{6}';

/// The first letter of arguments, and of elements.
pub const FIRST: u8 = b'a';
