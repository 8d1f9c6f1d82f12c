//! The habitat room: the smallest positions that have a value.

pub mod query;
pub mod record;
pub mod ledger;
