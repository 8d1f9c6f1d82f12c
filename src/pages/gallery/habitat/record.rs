//! The results about one value's habitat, and the line in which the browser stores them.

use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::habitat::query::Query;
use konane::{Board, Colours, Edge, LONGEST_SIDE, Level, Rules, levels};
use teaching::content::{Claim, Subject, exhibits};
use worker::message::{ClaimText, Entry, HabitatQuestion, Position, SoughtText, SubjectText};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    pub query: Query,
    /// The value's name in plain signs, once the worker has read it.
    pub plain: String,
    /// How many levels the worker has searched.
    pub done: u32,
    /// How many positions with the fewest stones these levels have.
    pub count: u32,
    /// Positions with the fewest stones, small boxes first.
    pub finds: Vec<String>,
    /// The links to exhibits that have the value.
    pub exhibits: Vec<String>,
}

/// Further positions with as few stones are only counted.
const MOST_FINDS: usize = 48;
impl Record {
    pub fn stones(&self) -> Option<u32> {
        self.finds.first().map(|board| stones(board))
    }

    pub fn position(&self, board: &str) -> Position {
        self.query.position(board.to_string())
    }

    /// How many positions have been found in total.
    pub fn found(&self, more: u32) -> u32 {
        (self.count + more).max(self.finds.len() as u32)
    }

    /// The question for the worker, and the links to the exhibits in it.
    pub fn quest(&self) -> (HabitatQuestion, Vec<String>) {
        // The worker values some exhibits late, so only a finished search has seen them all.
        let is_open = levels(self.query.scope()).len() > self.done as usize;
        let (exhibits, links) = if is_open { self.candidates() } else { Default::default() };
        let quest = HabitatQuestion {
            value: self.query.value.clone(),
            modern: self.query.rules == Rules::Modern,
            walls: self.query.edge == Edge::Walls,
            any_colours: self.query.colours == Colours::Any,
            done: self.done,
            fewest: self.stones(),
            count: self.count,
            exhibits,
        };
        (quest, links)
    }

    /// All exhibits by these rules and with this edge, as entries and links.
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
                let claim = family.claim(rules, &point).and_then(Claim::named);
                let claim = claim.map(ClaimText::Value);
                let subject = SubjectText::Position(self.query.position(board.to_string()));
                candidates.0.push(Entry { subject, claim, is_explored: false });
                let mut page_link = to_exhibit(exhibit.name);
                for (parameter, number) in family.parameters.iter().zip(&point) {
                    page_link = page_link.with(parameter.symbol, Some(number.to_string()));
                }
                let is_said = rules != family.usual();
                let page_link = page_link.with("rules", is_said.then(|| rules.name().to_string()));
                candidates.1.push(page_link.to_string());
            }
        }
        candidates
    }

    /// Adds what the worker has found; `links` belong to the exhibits in the question.
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

    /// What the worker has searched, in words: for each number of stones, the largest boxes.
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
                // Some boxes of the next size may not be searched yet.
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

    /// The line that the browser stores.
    pub fn line(&self) -> String {
        let Query { value, rules, edge, colours } = &self.query;
        let flag = |is: bool| if is { "1" } else { "0" };
        [
            value,
            &self.plain,
            flag(*rules == Rules::Modern),
            flag(*edge == Edge::Walls),
            flag(*colours == Colours::Any),
            &self.done.to_string(),
            &self.count.to_string(),
            &self.finds.join(" "),
            &self.exhibits.join(" "),
        ]
        .join("\t")
    }

    /// Reads a stored line; `None` if it is not valid.
    pub fn read(line: &str) -> Option<Record> {
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
                colours: if colours == "1" { Colours::Any } else { Colours::Opening },
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

/// How many stones a board's text has.
pub fn stones(board: &str) -> u32 {
    board.chars().filter(|sign| matches!(sign, 'x' | 'o')).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::page_link::PageLink;
    use konane::Scope;
    use worker::message::NameText;

    fn query(address: &str) -> Query {
        Query::of(&PageLink::parse(address)).0
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
        // These exhibits have only the ancient rules.
        assert!(links.iter().all(|link| !link.contains("/nimbers")));
        let walls =
            Record { query: query("#/gallery/habitat?value=0&board=walls"), ..Record::default() };
        assert!(walls.quest().1.iter().all(|link| !link.contains("/l?")));
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
