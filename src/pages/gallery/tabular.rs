//! The table of an exhibit: its lines, their order, and its text for other programs.

use crate::ask::table::{TableRow, TableState};
use crate::pages::gallery::catalogue::{paper_name, says};
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::formats::{
    Format, PROGRAM, cgscript_list, cgscript_text, cgscript_value, latex_table,
};
use crate::pages::gallery::verdict::Mark;
use crate::share::export::latex;
use basics::csv;
use basics::sorting::sort_by;
use konane::Rules;
use teaching::content::{Claim, Family, Figure, Parameter};
use value::{Dyadic, Outcome};
use words::who_wins;
use worker::message::{ClaimText, Entry, NameText, SubjectText};

/// All that is known for one number of the first parameter.
#[derive(Clone, Debug)]
pub struct TableLine {
    pub point: Vec<i32>,
    /// One cell for each of the family's rules.
    pub cells: Vec<Cell>,
}

#[derive(Clone, Debug)]
pub struct Cell {
    pub rules: Rules,
    pub entry: Entry,
    /// The claim as the paper prints it, in plain signs, if the program names it differently.
    pub printed: Option<String>,
    /// `None` until it is known.
    pub row: Option<TableRow>,
    pub mark: Option<Mark>,
}

/// What the lines can be sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    Number,
    Claim,
    /// By the index among the family's rules.
    Value(usize),
    Verdict,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    pub column: Column,
    pub is_falling: bool,
}

/// The lines, with what the table knows of them.
pub fn lines(
    family: &Family,
    entries: &[(Rules, Vec<i32>, Entry)],
    table: &TableState,
) -> Vec<TableLine> {
    let mut lines: Vec<TableLine> = Vec::new();
    for (place, (rules, point, entry)) in entries.iter().enumerate() {
        let (rules, point, entry) = (*rules, point.clone(), entry.clone());
        // A table that has not yet begun with these entries knows nothing of them.
        let is_same = table.entries.get(place) == Some(&entry);
        let row = table.rows.get(place).cloned().flatten().filter(|_| is_same);
        let mark = row.as_ref().map(|row| Mark::of(family, rules, &point, row));
        let printed = family.claim(rules, &point).and_then(Claim::as_printed);
        let cell = Cell { rules, entry, printed, row, mark };
        match lines.last_mut() {
            Some(line) if line.point == point => line.cells.push(cell),
            _ => lines.push(TableLine { point, cells: vec![cell] }),
        }
    }
    lines
}

impl TableLine {
    pub fn number(&self) -> i32 {
        self.point.first().copied().unwrap_or_default()
    }

    /// The strongest disagreement with the claim; `None` until all values are known.
    pub fn mark(&self) -> Option<Mark> {
        let marks: Option<Vec<Mark>> = self.cells.iter().map(|cell| cell.mark).collect();
        marks?.into_iter().min()
    }

    /// Whether the claim is the same by all rules.
    pub fn has_one_claim(&self) -> bool {
        self.cells.windows(2).all(|two| two[0].entry.claim == two[1].entry.claim)
    }
}

impl Cell {
    /// The computed value; `None` if only the winner is known.
    pub fn value(&self) -> Option<&NameText> {
        match &self.row {
            Some(TableRow::Known(row)) => row.value.as_ref(),
            _ => None,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match &self.row {
            Some(TableRow::Known(row)) => Some(row.outcome),
            _ => None,
        }
    }

    /// The temperature, and the atomic weight of an all-small value, where no formula is known.
    pub fn measures(&self) -> Option<(Dyadic, Option<&NameText>)> {
        match &self.row {
            Some(TableRow::Known(row)) => {
                row.heat.map(|(_, temperature)| (temperature, row.atomic_weight.as_ref()))
            }
            _ => None,
        }
    }

    pub fn is_given_up(&self) -> bool {
        matches!(self.row, Some(TableRow::GivenUp))
    }

    /// The name of the claim, once it is known.
    pub fn claim(&self) -> Option<&NameText> {
        match &self.row {
            Some(TableRow::Known(row)) => row.claim.as_ref(),
            _ => None,
        }
    }

    /// The claim as one types it.
    pub fn claim_text(&self) -> String {
        match (&self.entry.claim, self.claim()) {
            (_, Some(name)) => name.plain(),
            (Some(ClaimText::Value(text)), None) => text.clone(),
            (Some(ClaimText::Outcome(outcome)), None) => who_wins(*outcome).to_string(),
            (None, None) => String::new(),
        }
    }

    /// The value as one types it, or the winner if only that is known.
    pub fn value_text(&self) -> String {
        match (self.value(), self.outcome()) {
            (Some(name), _) => name.plain(),
            (None, Some(outcome)) => who_wins(outcome).to_string(),
            (None, None) => String::new(),
        }
    }
}

/// Sorts numbers by size, then other values by name, then unknown ones; a falling order is the
/// reverse.
pub fn sort(lines: &mut Vec<TableLine>, order: Order) {
    let text = |line: &TableLine| match order.column {
        Column::Number | Column::Verdict => String::new(),
        Column::Claim => line.cells.first().map(Cell::claim_text).unwrap_or_default(),
        Column::Value(place) => line.cells.get(place).map(Cell::value_text).unwrap_or_default(),
    };
    let compare = |one: &TableLine, other: &TableLine| match order.column {
        Column::Number => one.number().cmp(&other.number()),
        Column::Verdict => rank(one.mark()).cmp(&rank(other.mark())),
        Column::Claim | Column::Value(_) => {
            let (one, other) = (text(one), text(other));
            one.is_empty()
                .cmp(&other.is_empty())
                .then_with(|| match (number(&one), number(&other)) {
                    (Some(one), Some(other)) => one.total_cmp(&other),
                    (one, another) => another.is_some().cmp(&one.is_some()),
                })
                .then_with(|| one.cmp(&other))
        }
    };
    sort_by(lines, |one, other| match (compare(one, other), order.is_falling) {
        (ordering, false) => ordering,
        (ordering, true) => ordering.reverse(),
    });
}

fn rank(mark: Option<Mark>) -> (bool, Option<Mark>) {
    (mark.is_none(), mark)
}

/// Reads a number such as `-3/4`.
fn number(text: &str) -> Option<f64> {
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    Some(above.parse::<i64>().ok()? as f64 / below.parse::<i64>().ok()? as f64)
}

/// A parameter's number, or the word for it.
pub fn number_name(parameter: &Parameter, number: i32) -> String {
    let choice = usize::try_from(number - parameter.least).ok();
    match choice.and_then(|choice| parameter.choices.get(choice)) {
        Some(word) => word.to_string(),
        None => number.to_string(),
    }
}

pub fn write(format: Format, exhibit_link: &ExhibitLink, lines: &[TableLine]) -> String {
    match format {
        Format::Csv => csv(exhibit_link, lines),
        Format::Latex => tabular(exhibit_link, lines),
        Format::CgScript => cgscript(exhibit_link, lines),
    }
}

/// A list for CGSuite, with the parameters' numbers and the values under each of the rules.
fn cgscript(exhibit_link: &ExhibitLink, lines: &[TableLine]) -> String {
    let family = exhibit_link.family;
    let row = |line: &TableLine| {
        let numbers = family.parameters.iter().zip(&line.point).map(|(parameter, number)| {
            match parameter.choices {
                [] => number.to_string(),
                _ => cgscript_text(&number_name(parameter, *number)),
            }
        });
        let value = |cell: &Cell| cgscript_value(cell.value(), &cell.value_text());
        numbers.chain(line.cells.iter().map(value)).collect()
    };
    let symbols = family.parameters.iter().map(|parameter| parameter.symbol);
    let rules = family.rules().iter().map(|rules| rules.name());
    let columns: Vec<String> = symbols.chain(rules).map(str::to_string).collect();
    let about = exhibit_link.page_link().to_string();
    cgscript_list(&about, &columns, lines.iter().map(row).collect())
}

/// A line for each value, for other programs to read.
fn csv(exhibit_link: &ExhibitLink, lines: &[TableLine]) -> String {
    let symbols = exhibit_link.family.parameters.iter().map(|parameter| parameter.symbol);
    let columns = symbols.chain([
        "rules", "edge", "subject", "position", "printed", "claim", "computed", "mark", "source",
        "program",
    ]);
    let is_measured = lines.iter().flat_map(|line| &line.cells).any(|cell| cell.entry.is_explored);
    let measures = is_measured.then_some(["temperature", "atomic weight"]);
    let columns = columns.chain(measures.into_iter().flatten());
    let mut text = columns.collect::<Vec<_>>().join(",");
    for line in lines {
        for cell in &line.cells {
            let parameters = exhibit_link.family.parameters.iter().zip(&line.point);
            let mut fields: Vec<String> =
                parameters.map(|(parameter, &number)| number_name(parameter, number)).collect();
            fields.push(cell.rules.name().to_string());
            let (edge, subject) = match &cell.entry.subject {
                SubjectText::Position(position) => {
                    (if position.walls { "walls" } else { "plane" }, &position.board)
                }
                SubjectText::Expression(text) => ("", text),
            };
            let law = exhibit_link.family.compared(cell.rules, &line.point);
            let source = law.map_or(exhibit_link.exhibit.source, |(law, _)| law.source);
            let figure = (exhibit_link.family.figure)(&line.point);
            fields.extend([edge, subject, provenance(figure)].map(str::to_string));
            fields.push(cell.printed.clone().unwrap_or_else(|| cell.claim_text()));
            fields.push(cell.claim_text());
            fields.push(cell.value_text());
            fields.push(cell.mark.map(Mark::word).unwrap_or_default());
            fields.push(format!("{}: {}", paper_name(source.paper), source.text()));
            fields.push(PROGRAM.to_string());
            if is_measured {
                let (temperature, weight) = cell.measures().unzip();
                fields.push(
                    temperature.map(|temperature| temperature.to_string()).unwrap_or_default(),
                );
                fields.push(weight.flatten().map(NameText::plain).unwrap_or_default());
            }
            text.push('\n');
            text.push_str(&csv::line(&fields));
        }
    }
    text.push('\n');
    text
}

/// The origin of a position, for files, which are always in English.
fn provenance(figure: Figure) -> &'static str {
    match figure {
        Figure::Printed => "the paper's",
        Figure::Restored => "restored",
        Figure::Ours => "ours",
        Figure::Guessed => "guessed",
    }
}

/// The table in TeX, with the claims and values that the page shows. It says where positions come from unless all are the
/// paper’s.
fn tabular(exhibit_link: &ExhibitLink, lines: &[TableLine]) -> String {
    let ExhibitLink { family, .. } = exhibit_link;
    let symbol = match family.symbol() {
        symbol if symbol.chars().count() == 1 => formula(symbol),
        word => word.to_string(),
    };
    let figure = |line: &TableLine| (family.figure)(&line.point);
    let has_figures = lines.iter().any(|line| figure(line) != Figure::Printed);
    let has_claims = says(family, lines.iter().map(|line| line.point.as_slice())).is_some();
    let mut head = vec![symbol];
    for rules in family.rules().iter().map(|rules| rules.name()) {
        head.extend(has_claims.then(|| format!("claimed ({rules})")));
        head.push(format!("computed ({rules})"));
    }
    head.extend(has_figures.then(|| "position".to_string()));
    let columns = "r".to_string() + &"l".repeat(head.len() - 1);
    let row = |line: &TableLine| {
        let number = |parameter| formula(&number_name(parameter, line.number()));
        let mut fields = vec![family.parameters.first().map(number).unwrap_or_default()];
        for cell in &line.cells {
            let claim = match (cell.claim(), &cell.entry.claim) {
                (None, Some(ClaimText::Value(text))) => formula(text),
                (name, _) => math(name, cell.claim_text()),
            };
            let printed = cell.printed.as_deref().map(|text| format!("{} $=$ ", formula(text)));
            fields.extend(has_claims.then(|| printed.unwrap_or_default() + &claim));
            let mark = cell.mark.filter(|mark| *mark < Mark::Open);
            let mark = mark.map(|mark| format!(" ({})", mark.word())).unwrap_or_default();
            fields.push(math(cell.value(), cell.value_text()) + &mark);
        }
        fields.extend(has_figures.then(|| provenance(figure(line)).to_string()));
        fields
    };
    let about = exhibit_link.page_link().to_string();
    latex_table(&about, &columns, &head, lines.iter().map(row).collect())
}

/// A value as a formula; without one, these words.
fn math(name: Option<&NameText>, words: String) -> String {
    name.map_or(words, latex)
}

/// Plain signs or those of the papers as a formula; words such as `H-M` stay words.
fn formula(text: &str) -> String {
    if text.chars().any(|sign| sign.is_ascii_uppercase()) {
        return text.to_string();
    }
    let mut formula = String::from("$");
    for sign in text.chars() {
        match sign {
            '{' | '}' => formula.extend(['\\', sign]),
            '|' | '│' => formula.push_str("\\mathrel{|}"),
            '*' | '∗' => formula.push_str("{\\ast}"),
            '^' | '↑' => formula.push_str("{\\uparrow}"),
            'v' | '↓' => formula.push_str("{\\downarrow}"),
            '−' => formula.push('-'),
            '×' => formula.push_str("\\times"),
            '½' => formula.push_str("\\tfrac{1}{2}"),
            '¼' => formula.push_str("\\tfrac{1}{4}"),
            '¾' => formula.push_str("\\tfrac{3}{4}"),
            sign => formula.push(sign),
        }
    }
    formula + "$"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::PageState;
    use std::rc::Rc;

    use crate::ask::table::TableAction;
    use crate::pages::gallery::exhibit_link::to_exhibit;
    use teaching::content::exhibits;
    use worker::message::{RowText, TableAnswer};
    use worker::pool::News;

    /// The row of stones. Its first entries have these values; the flags say whether they agree.
    fn filled(found: &[Option<(&str, bool)>]) -> (ExhibitLink, Vec<TableLine>) {
        let exhibit_link = ExhibitLink::of(&to_exhibit("l")).unwrap();
        let entries = exhibit_link.entries();
        let only = entries.iter().map(|(_, _, entry)| entry.clone()).collect();
        let mut table = TableState::default().apply(TableAction::Begin(Rc::new(only)));
        for (place, value) in found.iter().enumerate() {
            let row = value.map(|(plain, agrees)| RowText {
                value: Some(NameText::typed(plain)),
                outcome: Outcome::Next,
                claim: Some(NameText::typed(plain)),
                agrees: Some(agrees),
                heat: None,
                atomic_weight: None,
            });
            let told = TableAnswer { entry: place as u32, row };
            table = table.apply(TableAction::Heard(table.run, News::Answer(told)));
        }
        let lines = lines(exhibit_link.family, &entries, &table);
        (exhibit_link, lines)
    }

    #[test]
    fn has_a_line_for_each_number() {
        let zero = Some(("0", true));
        let (_, lines) = filled(&[zero, zero, Some(("*", true)), Some(("0", false)), None]);
        assert_eq!((lines.len(), lines[0].cells.len(), lines[0].number()), (41, 2, 0));
        assert_eq!(lines[0].mark(), Some(Mark::Agrees));
        assert_eq!(lines[1].mark(), Some(Mark::Differs));
        assert_eq!(lines[2].cells[0].mark, Some(Mark::GivenUp));
        assert_eq!(lines[2].mark(), None, "one of its values is to come");
        // The claim is known from the beginning: L(3) = −1.
        assert_eq!(lines[3].cells[0].claim_text(), "-1");
    }

    #[test]
    fn sorts_numbers_by_size_and_others_by_name() {
        let found = |plain| Some((plain, true));
        let values = ["^", "2", "-1/2", "10", "*", "-3"].map(found);
        // The values are the same by both rules.
        let both: Vec<_> = values.into_iter().flat_map(|value| [value, value]).collect();
        let (_, mut lines) = filled(&both);
        let column = Column::Value(0);
        sort(&mut lines, Order { column, is_falling: false });
        let texts = |lines: &[TableLine]| -> Vec<String> {
            lines[..6].iter().map(|line| line.cells[0].value_text()).collect()
        };
        assert_eq!(texts(&lines), ["-3", "-1/2", "2", "10", "*", "^"]);
        sort(&mut lines, Order { column: Column::Number, is_falling: true });
        assert_eq!(lines[0].number(), 40);
        sort(&mut lines, Order { column: Column::Verdict, is_falling: false });
        assert_eq!(lines[0].mark(), Some(Mark::Agrees));
    }

    #[test]
    fn is_copied_for_programs_and_papers() {
        let (exhibit_link, lines) = filled(&[Some(("{1|0,*}", true)), Some(("0", false)), None]);
        let text = csv(&exhibit_link, &lines[..2]);
        let line = |fields: &str| {
            let section = "A Konane Rogue’s Gallery: Solid Linear Patterns";
            format!("{fields},Ernst 1995: {section},Papamū {}", env!("CARGO_PKG_VERSION"))
        };
        assert_eq!(
            text.lines().collect::<Vec<_>>(),
            [
                "n,rules,edge,subject,position,printed,claim,computed,mark,source,program",
                &line("0,ancient,plane,1,the paper's,\"{1|0,*}\",\"{1|0,*}\",\"{1|0,*}\",agrees"),
                &line("0,modern,plane,1,the paper's,0,0,0,differs"),
                &line("1,ancient,plane,x,the paper's,0,0,,given up"),
                &line("1,modern,plane,x,the paper's,0,0,,"),
            ]
        );
        let links = exhibits().filter_map(|exhibit| ExhibitLink::of(&to_exhibit(exhibit.name)));
        for exhibit_link in links {
            let head = csv(&exhibit_link, &[]);
            let names: Vec<&str> = head.trim_end().split(',').collect();
            let is_new = |(place, name): (usize, &&str)| !names[..place].contains(name);
            assert!(names.iter().enumerate().all(is_new), "{head}");
        }
        let text = write(Format::CgScript, &exhibit_link, &lines[..3]);
        assert_eq!(
            text,
            format!(
                "// #/gallery/l?n=5: [n, ancient, modern]. {PROGRAM}\n[[0,{{1|0,*}},0],\n[1,\"\",\"\"],\n[2,\"\",\"\"]]\n"
            )
        );
        let text = tabular(&exhibit_link, &lines[..2]);
        assert!(text.contains("\\begin{tabular}{rllll}"), "{text}");
        assert!(text.contains("$0$ & $\\{1\\mathrel{|}0,{\\ast}\\}$ & $\\{1\\mathrel{|}0,{\\ast}\\}$ & $0$ & $0$ (differs) \\\\"), "{text}");
        assert_eq!(formula("{*|v}"), "$\\{{\\ast}\\mathrel{|}{\\downarrow}\\}$");
    }
}
