//! Certificates: lists of claims about positions, each of which follows from those before it by a rule so simple that 200
//! lines can check it. docs/proofs.md defines their text and the rule. This crate writes them from what the solver knows;
//! the crate `checker` checks them and knows nothing of this one.

mod certificate;
mod claims;
mod writer;

pub use certificate::{Certificate, Claim, ProvedRelation};
pub use writer::{Goal, Prover, Unproved, prove};
