//! The table of a family: its values under both rules, beside what the formula says.

use crate::pages::gallery::own::query::OwnFamily;
use crate::workers::table::{Row, TableState};
use konane::Rules;
use teaching::families::{Guess, Trial, guess_of};
use value::Dyadic;
use worker::message::{Entry, NameText, Outcome, Position, RowText, SubjectText};

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
    pub row: Option<Row>,
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
            Some(Row::Known(row)) => row.value,
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
            Some(Row::Known(row)) => Some(row),
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
        matches!(self.row, Some(Row::GivenUp))
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
