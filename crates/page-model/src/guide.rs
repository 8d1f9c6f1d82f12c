//! What a newcomer is shown: what this is, how Kōnane is played, why a value is what it is, and all keys.
//! A tour plays on the board's place; the position stays as it is behind it.

pub mod frame;
