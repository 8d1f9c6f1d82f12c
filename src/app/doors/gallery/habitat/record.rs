//! A value's habitat: which value is looked for, what has been found, and what the browser stores of
//! it. Knows no browser.

use crate::app::doors::gallery::exhibit_link::to_exhibit;
use crate::app::link::corrections::Corrections;
use crate::app::link::door_link::DoorLink;
use crate::content::{Claim, HABITAT, Subject, exhibits};
use crate::konane::{Board, Edge, LONGEST_SIDE, Level, Rules, Scope, levels};
use crate::worker::message::{ClaimText, Entry, Position, Quest, SoughtText, SubjectText};

/// What is looked for, and where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// As it is typed.
    pub value: String,
    pub rules: Rules,
    pub edge: Edge,
    pub has_any_colours: bool,
}

/// What is known of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    pub query: Query,
    /// The value's name in plain signs, once it has been read.
    pub plain: String,
    /// How many levels have been looked through.
    pub done: u32,
    /// How many positions of the fewest stones there are in them.
    pub count: u32,
    /// Positions of the fewest stones, small boxes first.
    pub finds: Vec<String>,
    /// Exhibits that have the value, as links.
    pub exhibits: Vec<String>,
}

/// More positions of equally few stones are only counted.
const MOST_FINDS: usize = 48;
/// The browser remembers so many records; the oldest are forgotten.
const MOST_RECORDS: usize = 60;
/// The first line of what it remembers. What another program has written is not read.
const HEAD: &str = "papamu habitat 1";
/// Longer values are not remembered.
const LONGEST: usize = 200;

/// The parameters of a link.
const RULES: &str = "rules";
const BOARD: &str = "board";
const COLOURS: &str = "colours";
/// The colours that alternate from square to square.
const AS_OPENED: &str = "opening";

impl Query {
    /// The query that a link asks for, and a sentence for each thing that it could not have.
    pub fn of(link: &DoorLink) -> (Query, Vec<String>) {
        let mut corrections = Corrections::default();
        let rules = Rules::ALL.map(|rules| (rules.name(), rules));
        let edges = Edge::ALL.map(|edge| (edge.name(), edge));
        let colours = [(AS_OPENED, false), ("any", true)];
        let query = Query {
            value: link.parameter("value").unwrap_or_default().trim().to_string(),
            rules: corrections.choice(RULES, link.parameter(RULES), &rules, rules[0]),
            edge: corrections.choice(BOARD, link.parameter(BOARD), &edges, edges[0]),
            has_any_colours: corrections.choice(
                COLOURS,
                link.parameter(COLOURS),
                &colours,
                colours[0],
            ),
        };
        (query, corrections.0)
    }

    /// The link to it. What is usual is left out.
    pub fn visit(&self) -> DoorLink {
        let some = |is: bool, text: &str| is.then(|| text.to_string());
        to_exhibit(HABITAT)
            .with("value", some(!self.value.is_empty(), &self.value))
            .with(RULES, some(self.rules != Rules::default(), self.rules.name()))
            .with(BOARD, some(self.edge != Edge::default(), self.edge.name()))
            .with(COLOURS, some(self.has_any_colours, "any"))
    }

    pub fn scope(&self) -> Scope {
        Scope { edge: self.edge, has_any_colours: self.has_any_colours }
    }

    fn position(&self, board: String) -> Position {
        Position { modern: self.rules == Rules::Modern, walls: self.edge == Edge::Walls, board }
    }

    /// As in a list of what has been looked for.
    pub fn terms(&self) -> String {
        let mut terms = self.rules.name().to_string();
        if self.edge == Edge::Walls {
            terms.push_str(", walls");
        }
        if self.has_any_colours {
            terms.push_str(", any colours");
        }
        terms
    }
}

impl Record {
    pub fn stones(&self) -> Option<u32> {
        self.finds.first().map(|board| stones(board))
    }

    pub fn position(&self, board: &str) -> Position {
        self.query.position(board.to_string())
    }

    /// How many positions have been found in all.
    pub fn found(&self, more: u32) -> u32 {
        (self.count + more).max(self.finds.len() as u32)
    }

    /// What the worker is asked, and the links of the exhibits in it.
    pub fn quest(&self) -> (Quest, Vec<String>) {
        // Some exhibits come late in a search: only one that has come to its end has seen them all.
        let is_open = levels(self.query.scope()).len() > self.done as usize;
        let (exhibits, links) = if is_open { self.candidates() } else { Default::default() };
        let quest = Quest {
            value: self.query.value.clone(),
            modern: self.query.rules == Rules::Modern,
            walls: self.query.edge == Edge::Walls,
            any_colours: self.query.has_any_colours,
            done: self.done,
            fewest: self.stones(),
            count: self.count,
            exhibits,
        };
        (quest, links)
    }

    /// All exhibits under these terms, as entries and links.
    fn candidates(&self) -> (Vec<Entry>, Vec<String>) {
        let Query { rules, edge, .. } = self.query;
        let mut candidates = (Vec::new(), Vec::new());
        for exhibit in exhibits() {
            let Some(family) = exhibit.family().filter(|family| family.rules().contains(&rules))
            else {
                continue;
            };
            for point in family.points(&family.first()) {
                let Some(Subject::Position(board)) = (family.subject)(&point) else { continue };
                if board.edge() != edge {
                    continue;
                }
                let claim = match (family.claim)(rules, &point) {
                    Some(Claim::Value(value)) => Some(ClaimText::Value(value)),
                    _ => None,
                };
                let subject = SubjectText::Position(self.query.position(board.to_string()));
                candidates.0.push(Entry { subject, claim });
                let mut visit = to_exhibit(exhibit.name);
                for (parameter, number) in family.parameters.iter().zip(&point) {
                    visit = visit.with(parameter.symbol, Some(number.to_string()));
                }
                let is_said = rules != Rules::default() && family.only.is_none();
                let visit = visit.with("rules", is_said.then(|| rules.name().to_string()));
                candidates.1.push(visit.to_string());
            }
        }
        candidates
    }

    /// Takes in what the worker has found, `links` being those of its exhibits.
    pub fn hear(&mut self, news: &SoughtText, links: &[String]) {
        if let Some(value) = &news.value {
            self.plain = value.plain();
        }
        for link in news.exhibits.iter().filter_map(|&place| links.get(place as usize)) {
            if !self.exhibits.contains(link) {
                self.exhibits.push(link.clone());
            }
        }
        for board in &news.finds {
            if self.stones().is_some_and(|fewest| stones(board) < fewest) {
                self.finds.clear();
            }
            if self.finds.len() < MOST_FINDS && !self.finds.contains(board) {
                self.finds.push(board.clone());
            }
        }
        (self.done, self.count) = (news.done, news.count);
    }

    /// What has been looked through, in words: for each number of stones, the largest boxes.
    pub fn reached(&self) -> Vec<(u32, String)> {
        let levels = levels(self.query.scope());
        let done = levels.len().min(self.done as usize);
        let most = self.stones().unwrap_or(u32::MAX);
        let mut reached: Vec<(u32, String)> = Vec::new();
        for stones in 1..=most.min(LONGEST_SIDE.pow(2) as u32) {
            let of_it = |part: &[Level]| {
                let areas = part.iter().filter(|level| level.stones == stones);
                areas.map(|level| level.area()).collect::<Vec<_>>()
            };
            let (behind, ahead) = (of_it(&levels[..done]), of_it(&levels[done..]));
            let Some(&largest) = behind.last() else { break };
            let all = LONGEST_SIDE * LONGEST_SIDE;
            let whole = ahead.first().map_or(largest, |&next| {
                // Boxes of as many squares may still be ahead.
                behind.iter().copied().filter(|&area| area < next).max().unwrap_or(0)
            });
            let text = match whole {
                whole if whole == all => "all".to_string(),
                0 => break,
                whole => whole.to_string(),
            };
            reached.push((stones, text));
        }
        reached
    }

    fn line(&self) -> String {
        let Query { value, rules, edge, has_any_colours } = &self.query;
        let flag = |is: bool| if is { "1" } else { "0" };
        [
            value,
            &self.plain,
            flag(*rules == Rules::Modern),
            flag(*edge == Edge::Walls),
            flag(*has_any_colours),
            &self.done.to_string(),
            &self.count.to_string(),
            &self.finds.join(" "),
            &self.exhibits.join(" "),
        ]
        .join("\t")
    }

    fn read(line: &str) -> Option<Record> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [value, plain, modern, walls, colours, done, count, finds, exhibits] = fields[..]
        else {
            return None;
        };
        let list = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        let record = Record {
            query: Query {
                value: value.to_string(),
                rules: if modern == "1" { Rules::Modern } else { Rules::Ancient },
                edge: if walls == "1" { Edge::Walls } else { Edge::Plane },
                has_any_colours: colours == "1",
            },
            plain: plain.to_string(),
            done: done.parse().ok()?,
            count: count.parse().ok()?,
            finds: list(finds),
            exhibits: list(exhibits),
        };
        let is_good =
            record.finds.iter().all(|board| Board::parse(board, record.query.edge).is_ok());
        is_good.then_some(record)
    }
}

/// All records, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    pub records: Vec<Record>,
}

impl Ledger {
    /// Reads what the browser remembers; what cannot be read is forgotten.
    pub fn read(text: &str) -> Ledger {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Ledger::default();
        }
        Ledger { records: lines.filter_map(Record::read).take(MOST_RECORDS).collect() }
    }

    /// For the browser to remember.
    pub fn text(&self) -> String {
        let lines = self.records.iter().map(Record::line);
        [HEAD.to_string()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// What is known of a query, also if it has been asked in other words.
    pub fn record(&self, query: &Query) -> Option<&Record> {
        let is_same = |record: &&Record| {
            let known = Query { value: query.value.clone(), ..record.query.clone() };
            known == *query && (record.query.value == query.value || record.plain == query.value)
        };
        self.records.iter().find(is_same)
    }

    /// Keeps a record in place of an older one.
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

    /// Everything as a table for other programs.
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

/// How many stones a board's text has.
pub fn stones(board: &str) -> u32 {
    board.chars().filter(|sign| matches!(sign, 'x' | 'o')).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::message::NameText;

    fn query(address: &str) -> Query {
        Query::of(&DoorLink::parse(address)).0
    }

    fn record(value: &str, finds: &[&str]) -> Record {
        let query = Query { value: value.to_string(), ..Query::default() };
        let mut record = Record { query, ..Record::default() };
        let news = SoughtText {
            value: Some(NameText::typed(value)),
            finds: finds.iter().map(|find| find.to_string()).collect(),
            done: 7,
            count: finds.len() as u32,
            ..SoughtText::default()
        };
        record.hear(&news, &[]);
        record
    }

    #[test]
    fn links_are_read_back() {
        for link in [
            "#/gallery/habitat",
            "#/gallery/habitat?value=%2A2",
            "#/gallery/habitat?value=%2B1/2&rules=modern&board=walls&colours=any",
        ] {
            assert_eq!(query(link).visit().to_string(), link);
        }
        assert_eq!(
            query("#/gallery/habitat?value=*2&rules=what"),
            query("#/gallery/habitat?value=*2")
        );
        let wrong = DoorLink::parse("#/gallery/habitat?rules=what&board=torus&colours=red");
        assert_eq!(
            Query::of(&wrong).1,
            [
                "rules can be ancient or modern, not “what”: this is ancient.",
                "board can be plane or walls, not “torus”: this is plane.",
                "colours can be opening or any, not “red”: this is opening.",
            ]
        );
    }

    #[test]
    fn keeps_the_fewest_stones() {
        let mut record = record("*2", &["xoxox", "xox.o/x"]);
        assert_eq!((record.stones(), record.found(0)), (Some(5), 2));
        let fewer = SoughtText {
            finds: vec!["xo/.xo".to_string(), "xo/.xo".to_string()],
            done: 9,
            count: 0,
            more: 1,
            ..SoughtText::default()
        };
        record.hear(&fewer, &[]);
        assert_eq!((record.stones(), &record.finds[..]), (Some(4), &["xo/.xo".to_string()][..]));
        assert_eq!((record.found(1), record.done, record.plain.as_str()), (1, 9, "*2"));
        let quest = record.quest().0;
        assert_eq!((quest.done, quest.fewest, quest.exhibits.is_empty()), (9, Some(4), false));
        record.done = levels(Scope::default()).len() as u32;
        assert!(record.quest().0.exhibits.is_empty());
    }

    #[test]
    fn asks_the_exhibits() {
        let record =
            Record { query: query("#/gallery/habitat?value=-2&rules=modern"), ..Record::default() };
        let (quest, links) = record.quest();
        let place = links.iter().position(|link| link == "#/gallery/l?n=5&rules=modern").unwrap();
        let claim = Some(ClaimText::Value("-2".to_string()));
        assert_eq!(quest.exhibits[place].claim, claim);
        let SubjectText::Position(position) = &quest.exhibits[place].subject else { panic!() };
        assert_eq!((position.board.as_str(), position.modern), ("xoxox", true));
        // Ancient rules only.
        assert!(links.iter().all(|link| !link.contains("/nimbers")));
        let walls =
            Record { query: query("#/gallery/habitat?value=0&board=walls"), ..Record::default() };
        assert!(walls.quest().1.iter().all(|link| !link.contains("/l?")));
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

    #[test]
    fn tells_how_far_it_has_come() {
        let mut record = record("*2", &["xo/.xo"]);
        assert_eq!(Record { done: 0, ..record.clone() }.reached(), []);
        record.done = u32::MAX;
        let all = |stones: u32| (stones, "all".to_string());
        assert_eq!(record.reached(), [all(1), all(2), all(3), all(4)]);
        record.done = 200;
        let areas: Vec<i32> =
            record.reached().iter().map(|(_, area)| area.parse().unwrap_or(64)).collect();
        // The more stones, the smaller the boxes.
        assert!(areas.len() == 4 && areas.is_sorted_by(|one, two| one >= two), "{areas:?}");
    }
}
