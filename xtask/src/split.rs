//! Splits a WebAssembly program in two. Gates are the functions that the page calls when it opens what it does not
//! need at once. The second part has what only the gates need, and works on the memory of the first part. The first
//! part has everything else and starts alone. A gate traps until the second part is there.
//!
//! The linker leaves its relocations in the program. Each of them says that one thing needs another.

pub mod needs;
pub mod parts;
