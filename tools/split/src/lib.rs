//! Splits a WebAssembly program in two. The first part starts alone and has everything but what only the gates
//! need: functions that the page calls when a door is opened that is not needed at once. The second part has
//! that, and works on the first's memory. A gate traps until the second part is there.
//!
//! What needs what is not guessed: the linker leaves its relocations in the program, and each is a need.

pub mod needs;
pub mod parts;
