//! The form of a message in the program and in a language's file: its text, with signs that occur
//! in no text where something is put in. `build/messages.rs` writes this form.

/// Stands before the letter of an argument.
pub const ARGUMENT: char = '\u{1}';
/// Stands before the letter of an argument that chooses a variant; the variants follow, up to
/// [`END`].
pub const CHOICE: char = '\u{2}';
/// Stands before a variant's key. The last variant has an empty key and always fits.
pub const KEY: char = '\u{3}';
/// Stands between a variant's key and its words.
pub const WORDS: char = '\u{4}';
/// Stands before the letter of an element; its words follow, up to [`END`].
pub const ELEMENT: char = '\u{5}';
pub const END: char = '\u{6}';

/// The first letter for arguments, and for elements.
pub const FIRST: u8 = b'a';
