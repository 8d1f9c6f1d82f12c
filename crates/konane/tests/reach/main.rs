//! How far stones get, and which of them never meet, against a search of everything.

mod everything;
mod penetration;
mod splitting;
