//! Everything about the habitat that the browser stores.

use crate::pages::gallery::habitat::query::Query;
use crate::pages::gallery::habitat::record::{Record, stones};

/// The browser stores at most this many records and drops the oldest.
const MOST_RECORDS: usize = 60;
/// The first line of the stored text. A text with another first line is ignored.
const HEAD: &str = "papamu habitat 1";
/// Longer values are not stored.
const LONGEST: usize = 200;

/// All records, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    pub records: Vec<Record>,
}

impl Ledger {
    /// Reads the stored text and drops what it cannot read.
    pub fn read(text: &str) -> Ledger {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Ledger::default();
        }
        Ledger { records: lines.filter_map(Record::read).take(MOST_RECORDS).collect() }
    }

    /// The text for the browser to store.
    pub fn text(&self) -> String {
        let lines = self.records.iter().map(Record::line);
        [HEAD.to_string()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// The record of a query, even if the reader typed the value differently then.
    pub fn record(&self, query: &Query) -> Option<&Record> {
        let is_same = |record: &&Record| {
            let known = Query { value: query.value.clone(), ..record.query.clone() };
            known == *query && (record.query.value == query.value || record.plain == query.value)
        };
        self.records.iter().find(is_same)
    }

    /// Adds a record, which replaces an older one of the same value.
    pub fn keep(&mut self, record: &Record) {
        let is_short = |text: &String| text.chars().count() <= LONGEST && !text.contains('\t');
        if record.plain.is_empty() || !is_short(&record.plain) || !is_short(&record.query.value) {
            return;
        }
        let is_other = |other: &Record| {
            let known = Query { value: record.query.value.clone(), ..other.query.clone() };
            known != record.query || other.plain != record.plain
        };
        match self.records.iter().position(|other| !is_other(other)) {
            Some(place) => self.records[place] = record.clone(),
            None => self.records.push(record.clone()),
        }
        let surplus = self.records.len().saturating_sub(MOST_RECORDS);
        self.records.drain(..surplus);
    }

    /// All records as a table for other programs.
    pub fn table(&self) -> String {
        let mut table = "value\tposition\trules\tboard\tstones\n".to_string();
        for record in &self.records {
            let Query { rules, edge, .. } = &record.query;
            for find in &record.finds {
                table.push_str(&format!(
                    "{}\t{find}\t{}\t{}\t{}\n",
                    record.plain,
                    rules.name(),
                    edge.name(),
                    stones(find)
                ));
            }
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Rules;

    fn record(value: &str, finds: &[&str]) -> Record {
        Record {
            query: Query { value: value.to_string(), ..Query::default() },
            plain: value.to_string(),
            done: 7,
            count: finds.len() as u32,
            finds: finds.iter().map(|find| find.to_string()).collect(),
            exhibits: Vec::new(),
        }
    }

    #[test]
    fn remembers() {
        let mut ledger = Ledger::default();
        ledger.keep(&record("*2", &["xo/.xo"]));
        ledger.keep(&record("^", &[]));
        ledger.keep(&record("*2", &["xo/.xo", "x.xo.o"]));
        ledger.keep(&Record::default());
        assert_eq!(ledger.records.len(), 2);
        assert_eq!(Ledger::read(&ledger.text()), ledger);
        let other_words = Query { value: "*2".to_string(), ..Query::default() };
        assert_eq!(ledger.record(&other_words).unwrap().finds.len(), 2);
        assert_eq!(ledger.record(&Query { rules: Rules::Modern, ..other_words }), None);
        assert_eq!(
            ledger.table(),
            "value\tposition\trules\tboard\tstones\n\
             *2\txo/.xo\tancient\tplane\t4\n*2\tx.xo.o\tancient\tplane\t4\n"
        );
        for n in 0..100 {
            ledger.keep(&record(&n.to_string(), &[]));
        }
        assert_eq!((ledger.records.len(), ledger.records[59].plain.as_str()), (60, "99"));
    }

    #[test]
    fn forgets_what_it_cannot_read() {
        let good = record("*2", &["xo/.xo"]);
        let ledger = Ledger { records: vec![good.clone()] };
        let text = ledger.text();
        for bad in [
            "",
            "what",
            "papamu habitat 0\nx",
            &text.replace("xo/.xo", "x?"),
            &text.replace('7', "y"),
        ] {
            assert_eq!(Ledger::read(bad).records, [], "{bad}");
        }
        let mixed = format!("{text}\n\t\t\nbroken\n{}", record("^", &["x.xo"]).line());
        assert_eq!(Ledger::read(&mixed).records.len(), 2);
    }
}
