//! The room of all values born by day 3: its link, and which values it shows.
//!
//! ```text
//! #/gallery/early?rules=modern
//!     &colours=opening        positions with colours as after an opening; without it, with stones on any squares
//!     &how=sum                only the positions that were found in this way; without it, all
//!     &order=stones           the smallest positions first; without it, by value
//!     &page=3                 counted from 1
//!     &hide=1                 the values stay covered until the reader uncovers them
//! ```

use std::ops::Range;

use crate::link::corrections::Corrections;
use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
use crate::link::view::HIDE;
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::formats::{
    Format, PROGRAM, cgscript_list, cgscript_text, cgscript_value, latex_table,
};
use crate::share::export::latex;
use basics::csv;
use basics::sorting::sort_by_number;
use konane::{Colours, Rules};
use teaching::content::EARLY;
use teaching::early::{EarlyValue, How, SmallestPosition};
use worker::message::NameText;

const PAGE: &str = "page";
/// This many values are on a page.
pub const PAGE_LENGTH: usize = 50;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EarlyLink {
    pub rules: Rules,
    pub colours: Colours,
    pub how: Option<How>,
    pub is_by_stones: bool,
    /// As the link has it: how many pages there are is known only with the file.
    asked_page: Option<String>,
    pub is_hidden: bool,
}

impl Place for EarlyLink {
    fn list(&mut self, parameters: &mut Parameters) {
        let hows: Vec<_> = [None].into_iter().chain(How::ALL.map(Some)).collect();
        let how = |how: Option<How>| how.map_or("any", How::name);
        let order = |is_by_stones| if is_by_stones { "stones" } else { "value" };
        let colours = [Colours::Any, Colours::Opening];
        parameters.choice("rules", &mut self.rules, &Rules::ALL, Rules::name);
        parameters.choice("colours", &mut self.colours, &colours, Colours::name);
        parameters.choice("how", &mut self.how, &hows, how);
        parameters.choice("order", &mut self.is_by_stones, &[false, true], order);
        parameters.word(PAGE, &mut self.asked_page);
        parameters.flag(HIDE, &mut self.is_hidden, false);
    }
}

impl EarlyLink {
    /// The room that a link asks for, and a sentence for each part that the page could not follow.
    pub fn of(link: &PageLink) -> (EarlyLink, Vec<String>) {
        // Older links have no colours.
        EarlyLink { colours: Colours::Any, ..EarlyLink::default() }.opened(link)
    }

    /// The link, without usual values.
    pub fn page_link(&self) -> PageLink {
        self.written(to_exhibit(EARLY))
    }

    /// The same values from their first page on.
    pub fn at_begin(&self) -> EarlyLink {
        EarlyLink { asked_page: None, ..self.clone() }
    }

    /// Another page, counted from 0.
    pub fn with_page(&self, page: usize) -> EarlyLink {
        let asked_page = (page > 0).then(|| (page + 1).to_string());
        EarlyLink { asked_page, ..self.clone() }
    }

    /// The page that is shown, counted from 0, the places of its values, and a sentence if the link asks for another page.
    pub fn page(&self, values: usize) -> (usize, Range<usize>, Vec<String>) {
        let mut corrections = Corrections::default();
        let last = pages(values) as i32;
        let page = corrections.number(PAGE, self.asked_page.as_deref(), 1..=last, 1) as usize - 1;
        let first = page * PAGE_LENGTH;
        (page, first..values.min(first + PAGE_LENGTH), corrections.0)
    }

    /// The values that the room shows, in their order.
    pub fn chosen<'a>(&self, all: &'a [EarlyValue]) -> Vec<&'a EarlyValue> {
        let is_meant =
            |value: &&EarlyValue| self.how.is_none_or(|how| self.smallest(value).how == how);
        let mut chosen: Vec<&EarlyValue> = all.iter().filter(is_meant).collect();
        if self.is_by_stones {
            // Those without a position come last.
            sort_by_number(&mut chosen, |value| match self.smallest(value) {
                SmallestPosition { how: How::Unknown, .. } => i64::MAX,
                SmallestPosition { stones, .. } => i64::from(*stones),
            });
        }
        chosen
    }

    /// The value's position under the rules and in the colours of the room.
    pub fn smallest<'a>(&self, value: &'a EarlyValue) -> &'a SmallestPosition {
        value.smallest(self.rules, self.colours)
    }
}

/// Values as text, with their names if these are known.
pub fn write(
    format: Format,
    room: &EarlyLink,
    values: &[(EarlyValue, Option<NameText>)],
) -> String {
    let about = room.page_link().to_string();
    let columns = ["value", "day", "stones", "how", "position"].map(str::to_string);
    let fields = |value: &EarlyValue, name: String, text: fn(&str) -> String| {
        let SmallestPosition { how, stones, position, .. } = room.smallest(value);
        let position = position.as_deref().unwrap_or_default();
        vec![name, value.day.to_string(), stones.to_string(), text(how.name()), text(position)]
    };
    match format {
        Format::Csv => {
            let place = [room.rules.name(), room.colours.name(), PROGRAM].map(str::to_string);
            let names = ["rules", "colours", "program"].map(str::to_string);
            let mut lines = vec![csv::line(&[&columns[..], &names].concat())];
            for (value, _) in values {
                let fields = fields(value, value.name.clone(), str::to_string);
                lines.push(csv::line(&[&fields[..], &place].concat()));
            }
            lines.join("\n") + "\n"
        }
        Format::Latex => {
            let row = |(value, name): &(EarlyValue, Option<NameText>)| {
                let name = name.as_ref().map_or_else(String::new, latex);
                fields(value, name, |words| format!("\\texttt{{{words}}}"))
            };
            latex_table(&about, "lrrll", &columns, values.iter().map(row).collect())
        }
        Format::CgScript => {
            let row = |(value, name): &(EarlyValue, Option<NameText>)| {
                fields(value, cgscript_value(name.as_ref(), &value.name), cgscript_text)
            };
            cgscript_list(&about, &columns, values.iter().map(row).collect())
        }
    }
}

/// How many pages this many values take.
pub fn pages(values: usize) -> usize {
    values.div_ceil(PAGE_LENGTH).max(1)
}

/// The columns of the table of counts.
pub const COLUMNS: [(Rules, Colours); 4] = [
    (Rules::Ancient, Colours::Any),
    (Rules::Ancient, Colours::Opening),
    (Rules::Modern, Colours::Any),
    (Rules::Modern, Colours::Opening),
];

/// How many positions are so, in each column.
pub fn counts(
    all: &[EarlyValue],
    is_so: impl Fn(&SmallestPosition) -> bool,
) -> [usize; COLUMNS.len()] {
    COLUMNS.map(|(rules, colours)| {
        all.iter().filter(|value| is_so(value.smallest(rules, colours))).count()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(name: &str, ancient: (How, u32), modern: (How, u32)) -> EarlyValue {
        let any = |(how, stones)| {
            [
                SmallestPosition::UNKNOWN,
                SmallestPosition { how, stones, ..SmallestPosition::UNKNOWN },
            ]
        };
        EarlyValue { day: 3, name: name.to_string(), smallest: [ancient, modern].map(any) }
    }

    fn room(address: &str) -> (EarlyLink, Vec<String>) {
        EarlyLink::of(&PageLink::parse(address))
    }

    #[test]
    fn links_are_read_back() {
        for link in [
            "#/gallery/early",
            "#/gallery/early?rules=modern",
            "#/gallery/early?rules=modern&how=listed&order=stones&page=4",
            "#/gallery/early?how=unknown",
            "#/gallery/early?colours=opening&how=sum",
        ] {
            let (room, corrections) = room(link);
            assert_eq!((room.page_link().to_string().as_str(), corrections), (link, vec![]));
        }
        let (asked, corrections) =
            room("#/gallery/early?rules=old&colours=red&how=luck&order=size");
        assert_eq!((asked, corrections.len()), (room("#/gallery/early").0, 4));
    }

    #[test]
    fn values_are_chosen_and_put_in_order() {
        let all = [
            value("a", (How::Built, 200), (How::Unknown, 0)),
            value("b", (How::Listed, 9), (How::Listed, 7)),
            value("c", (How::Listed, 4), (How::Sum, 5)),
        ];
        for (address, expected) in [
            ("#/gallery/early", "abc"),
            ("#/gallery/early?order=stones", "cba"),
            ("#/gallery/early?order=stones&rules=modern", "cba"),
            ("#/gallery/early?how=listed", "bc"),
            ("#/gallery/early?how=listed&rules=modern", "b"),
            ("#/gallery/early?how=compared", ""),
            ("#/gallery/early?how=unknown&colours=opening", "abc"),
        ] {
            let names: String =
                room(address).0.chosen(&all).iter().map(|value| value.name.as_str()).collect();
            assert_eq!(names, expected, "{address}");
        }
        assert_eq!(counts(&all, |smallest| smallest.how == How::Listed), [2, 0, 1, 0]);
    }

    #[test]
    fn is_copied_for_programs_and_papers() {
        let room = room("#/gallery/early?how=listed").0;
        let values = [
            (value("^", (How::Listed, 4), (How::Sum, 5)), Some(NameText::typed("^"))),
            (value("{2|1,{1|0}}", (How::Built, 300), (How::Unknown, 0)), None),
        ];
        let text = |format| write(format, &room, &values);
        assert_eq!(
            text(Format::Csv),
            format!(
                "value,day,stones,how,position,rules,colours,program\n^,3,4,listed,,ancient,any,{PROGRAM}\n\
                 \"{{2|1,{{1|0}}}}\",3,300,built,,ancient,any,{PROGRAM}\n"
            )
        );
        assert_eq!(
            text(Format::CgScript),
            format!(
                "// #/gallery/early?how=listed: [value, day, stones, how, position]. {PROGRAM}\n\
                 [[^,3,4,\"listed\",\"\"],\n[\"{{2|1,{{1|0}}}}\",3,300,\"built\",\"\"]]\n"
            )
        );
        let latex = text(Format::Latex);
        assert!(
            latex.contains("${\\uparrow}$ & 3 & 4 & \\texttt{listed} & \\texttt{} \\\\"),
            "{latex}"
        );
    }

    #[test]
    fn pages_are_corrected() {
        for (address, values, page, places, said) in [
            ("#/gallery/early", 120, 0, 0..50, ""),
            ("#/gallery/early?page=3", 120, 2, 100..120, ""),
            ("#/gallery/early?page=4", 120, 2, 100..120, "page can be 1 to 3, not “4”; shown: 3."),
            ("#/gallery/early?page=x", 0, 0, 0..0, "page can be 1, not “x”; shown: 1."),
        ] {
            let (shown, range, corrections) = room(address).0.page(values);
            assert_eq!((shown, range, corrections.concat().as_str()), (page, places, said));
        }
    }
}
