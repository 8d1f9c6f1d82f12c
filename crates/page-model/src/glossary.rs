//! The glossary: its file, terms in texts, and the card that shows a term beside the word. What the board needs of it
//! is only [`term`](super::browser): the rest is in the program's second part.
