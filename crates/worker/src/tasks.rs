//! The kinds of work: what is asked, what is told, and how it is found.

pub mod analysis;
pub mod derivation;
pub mod contact;
pub mod hint;
pub mod incentives;
pub mod calculation;
pub mod table;
pub mod habitat;
pub mod judgement;
pub mod sum;
pub mod duel;
pub mod reply;
pub mod review;
