//! The table of a family: its values under both rules, beside what the formula says.

use crate::ask::table::{TableRow, TableState};
use crate::pages::gallery::own::query::OwnFamily;
use konane::Rules;
use teaching::families::{Guess, Trial, guess_of};
use value::{Dyadic, Outcome};
use worker::message::{Entry, NameText, Position, RowText, SubjectText};

/// A case of the family.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnRow {
    pub point: Vec<i32>,
    /// By the ancient rules, then by the modern ones.
    pub cells: [OwnCell; 2],
    /// What the formula says, as a name; `None` if it says nothing or the worker has not read it yet.
    pub claim: Option<NameText>,
    /// What it says as a text.
    pub claimed: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct OwnCell {
    pub rules: Rules,
    pub position: Position,
    /// `None` until it is known.
    pub row: Option<TableRow>,
    /// Whether the formula is right, if its value and the position's are known.
    pub agrees: Option<bool>,
}

/// Two entries for each case: the ancient rules, then the modern ones.
pub fn entries(family: &OwnFamily) -> Vec<Entry> {
    let entry = |position| Entry {
        subject: SubjectText::Position(position),
        claim: None,
        is_explored: true,
    };
    let cases = family.cases.iter();
    let positions = cases.flat_map(|case| Rules::ALL.map(|rules| Position::of(rules, &case.board)));
    positions.map(entry).collect()
}

/// The values of the formula. They are read apart from those of the boards, so that another formula changes none of
/// these.
pub fn claims(family: &OwnFamily) -> Vec<Entry> {
    let said = family.claims.iter().flatten();
    said.map(|text| Entry {
        subject: SubjectText::Expression(text.clone()),
        claim: None,
        is_explored: false,
    })
    .collect()
}

/// What both tables know. `asked` and `claimed` are the entries for which the page asks now.
pub fn rows(
    family: &OwnFamily,
    (asked, table): (&[Entry], &TableState),
    (claimed, claims): (&[Entry], &TableState),
) -> Vec<OwnRow> {
    // A table that has not yet begun with these entries knows nothing of them.
    let known = |asked: &[Entry], table: &TableState| match *table.entries == asked {
        true => table.rows.clone(),
        false => vec![None; asked.len()],
    };
    let (known, mut read) = (known(asked, table), known(claimed, claims).into_iter());
    let mut positions = asked.iter().zip(known);
    let mut next = |rules, claim: Option<&NameText>| {
        let (entry, row) = positions.next()?;
        let SubjectText::Position(position) = &entry.subject else { return None };
        let mut cell = OwnCell { rules, position: position.clone(), row, agrees: None };
        let [value, claim] = [cell.value(), claim].map(plain);
        cell.agrees = value.zip(claim).map(|(value, claim)| value == claim);
        Some(cell)
    };
    let row = |(place, point): (usize, &Vec<i32>)| {
        let claimed = family.claims.get(place).cloned().flatten();
        let claim = match claimed.as_ref().and_then(|_| read.next().flatten()) {
            Some(TableRow::Known(row)) => row.value,
            _ => None,
        };
        let [ancient, modern] = Rules::ALL.map(|rules| next(rules, claim.as_ref()));
        Some(OwnRow { point: point.clone(), cells: [ancient?, modern?], claim, claimed })
    };
    family.cases.iter().map(|case| &case.point).enumerate().filter_map(row).collect()
}

/// The whole name; equal values have equal names.
fn plain(name: Option<&NameText>) -> Option<String> {
    name?.written(value::Style::Plain)
}

impl OwnRow {
    /// Whether the rules make a difference, if that is known.
    pub fn differs(&self) -> Option<bool> {
        let [ancient, modern] = [&self.cells[0], &self.cells[1]];
        match [ancient, modern].map(|cell| plain(cell.value())) {
            [Some(ancient), Some(modern)] => Some(ancient != modern),
            // The outcomes alone may show it.
            _ => ancient
                .outcome()
                .zip(modern.outcome())
                .filter(|(one, other)| one != other)
                .map(|_| true),
        }
    }
}

impl OwnCell {
    fn known(&self) -> Option<&RowText> {
        match &self.row {
            Some(TableRow::Known(row)) => Some(row),
            _ => None,
        }
    }

    /// `None` if it is not known yet, or only the winner is.
    pub fn value(&self) -> Option<&NameText> {
        self.known()?.value.as_ref()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        Some(self.known()?.outcome)
    }

    pub fn heat(&self) -> Option<(Dyadic, Dyadic)> {
        self.known()?.heat
    }

    pub fn is_given_up(&self) -> bool {
        matches!(self.row, Some(TableRow::GivenUp))
    }
}

/// What the rules at this place have shown of the formula.
pub fn trials(rows: &[OwnRow], place: usize) -> Vec<Trial> {
    let trial = |row: &OwnRow| Trial {
        point: row.point.clone(),
        value: plain(row.cells[place].value()),
        claim: row.claimed.clone(),
        agrees: row.cells[place].agrees,
    };
    rows.iter().map(trial).collect()
}

/// The formulas that the values suggest, by rules. A guess that both suggest stands once, without rules.
pub fn guesses(family: &OwnFamily, rows: &[OwnRow]) -> Vec<(Option<Rules>, Guess)> {
    let made = [0, 1].map(|place| guess_of(&family.letters, &trials(rows, place)));
    match made {
        [Some(ancient), Some(modern)] if ancient == modern => vec![(None, ancient)],
        made => {
            let of_rules = Rules::ALL.into_iter().zip(made);
            of_rules.filter_map(|(rules, made)| Some((Some(rules), made?))).collect()
        }
    }
}

#[cfg(test)]
pub mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::ask::table::TableAction;
    use crate::link::page_link::PageLink;
    use crate::pages::gallery::own::query::OwnQuery;
    use crate::state::PageState;
    use worker::message::TableAnswer;
    use worker::pool::News;

    /// A table in which these entries have these rows, in their order.
    fn told(entries: &[Entry], rows: impl Iterator<Item = Option<RowText>>) -> TableState {
        let begun = TableState::default().apply(TableAction::Begin(Rc::new(entries.to_vec())));
        (0..).zip(rows).fold(begun, |table, (entry, row)| {
            let told = TableAnswer { entry, row };
            table.apply(TableAction::Heard(table.run, News::Answer(told)))
        })
    }

    fn row(value: &str) -> RowText {
        let name = NameText::typed(value);
        RowText { value: Some(name.clone()), ..RowText::of(name.outcome) }
    }

    /// The family of a link with these values, ancient and modern in turn, each with mean and temperature if it is a
    /// number; `P` stands for a value that is too hard where the second player wins.
    pub fn known(parameters: &str, values: &str) -> (OwnQuery, OwnFamily, Vec<OwnRow>) {
        let link = PageLink::parse(&format!("#/gallery/own?{parameters}"));
        let query = OwnQuery::of(&link).unwrap();
        let family = query.read();
        let (asked, claimed) = (entries(&family), claims(&family));
        let value = |value: &str| match value {
            "P" => RowText::of(Outcome::Previous),
            number => {
                let mean = number.parse().ok().map(|number: i64| (number.into(), (-1).into()));
                RowText { heat: mean, ..row(number) }
            }
        };
        let table = told(&asked, values.split(' ').map(|text| Some(value(text))));
        let said = claimed.iter().map(|entry| match &entry.subject {
            SubjectText::Expression(text) => Some(row(text)),
            SubjectText::Position(_) => None,
        });
        let read = told(&claimed, said);
        let rows = rows(&family, (&asked, &table), (&claimed, &read));
        (query, family, rows)
    }

    #[test]
    fn compares_the_rules_and_the_formula() {
        let (_, family, rows) = known("family=x^n&n=1..5&formula=n<4: n", "1 1 2 * 4 P 4 4");
        let differs: Vec<Option<bool>> = rows.iter().map(OwnRow::differs).collect();
        assert_eq!(differs, [Some(false), Some(true), Some(true), Some(false), None]);
        let agrees: Vec<_> =
            rows.iter().map(|row| row.cells.clone().map(|cell| cell.agrees)).collect();
        assert_eq!(agrees[..3], [[Some(true); 2], [Some(true), Some(false)], [Some(false), None]]);
        assert_eq!(agrees[3..], [[None; 2]; 2]);
        let (ancient, modern) = (trials(&rows, 0), trials(&rows, 1));
        assert_eq!((ancient[2].value.as_deref(), ancient[2].agrees), (Some("4"), Some(false)));
        assert_eq!((modern[2].value.as_deref(), modern[3].claim.as_deref()), (None, None));
        // A table of other entries says nothing about these.
        let asked = entries(&family);
        let other = TableState::default();
        let unknown = super::rows(&family, (&asked, &other), (&[], &other));
        assert!(unknown.iter().all(|row| row.cells.iter().all(|cell| cell.row.is_none())));
    }

    #[test]
    fn guesses_for_each_rules_or_for_both() {
        let made = |values: &str| {
            let (_, family, rows) = known("family=x^n&n=1..4", values);
            let made = guesses(&family, &rows).into_iter();
            made.map(|(rules, made)| (rules, made.formula)).collect::<Vec<_>>()
        };
        assert_eq!(made("1 1 2 2 3 3 4 4"), [(None, "n".to_string())]);
        let [ancient, modern] = Rules::ALL;
        let both = [(Some(ancient), "n".to_string()), (Some(modern), "*".to_string())];
        assert_eq!(made("1 * 2 * 3 * 4 *"), both);
        assert_eq!(made("1 * 2 ^ 3 2 4 0"), both[..1]);
    }
}
