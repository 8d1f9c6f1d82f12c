//! The habitat room, which finds the smallest positions that have a value.

pub mod query;
pub mod record;
pub mod ledger;
