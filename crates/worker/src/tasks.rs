//! The kinds of work, each with its question, answer and task.

pub mod analysis;
pub mod derivation;
pub mod contact;
pub mod hint;
pub mod incentives;
pub mod calculation;
pub mod table;
pub mod habitat;
pub mod making;
pub mod judgement;
pub mod sum;
pub mod duel;
pub mod reply;
pub mod review;
pub mod proof;
pub mod origin;
