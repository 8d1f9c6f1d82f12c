//! Certificates: lists of claims about positions, each of which follows from those before it by a rule so simple that a
//! page of code can check it. docs/proofs.md defines their text and the rule. `writer` makes them from what the solver
//! knows; `checker` reads and checks them, and uses neither the solver nor `konane`.

mod certificate;
mod parts;
mod checker;
mod writer;

pub use certificate::{Certificate, Claim, Relation};
pub use checker::{Checked, Refused, check};
pub use writer::{Goal, prove};
