//! The table of a family as text for other programs and papers.

use crate::pages::gallery::formats::{Format, PROGRAM, cgscript_list, cgscript_value, latex_table};
use crate::pages::gallery::own::query::{OwnFamily, OwnQuery};
use crate::pages::gallery::own::rows::{OwnCell, OwnRow};
use crate::share::export::latex;
use basics::csv::line;
use value::Outcome;

pub fn write(format: Format, query: &OwnQuery, family: &OwnFamily, rows: &[OwnRow]) -> String {
    match format {
        Format::Csv => csv(query, family, rows),
        Format::Latex => tabular(query, family, rows),
        Format::CgScript => cgscript(query, family, rows),
    }
}

/// A line for each value.
fn csv(query: &OwnQuery, family: &OwnFamily, rows: &[OwnRow]) -> String {
    let letters = family.letters.iter().map(char::to_string);
    let names = [
        "rules",
        "edge",
        "position",
        "computed",
        "winner",
        "mean",
        "temperature",
        "formula",
        "agrees",
        "family",
        "program",
    ];
    let head: Vec<String> = letters.chain(names.map(str::to_string)).collect();
    let mut lines = vec![line(&head)];
    for row in rows {
        for cell in &row.cells {
            let heat = cell.heat().map(|(mean, cold)| [mean.to_string(), cold.to_string()]);
            let [mean, temperature] = heat.unwrap_or_default();
            let fields = [
                cell.rules.name().to_string(),
                query.edge.name().to_string(),
                cell.position.board.clone(),
                cell.value().map(|value| value.plain()).unwrap_or_default(),
                cell.outcome().map(Outcome::name).unwrap_or_default().to_string(),
                mean,
                temperature,
                row.claimed.as_deref().unwrap_or_default().trim().to_string(),
                cell.agrees.map(|agrees| agrees.to_string()).unwrap_or_default(),
                query.family.clone(),
                PROGRAM.to_string(),
            ];
            let numbers = row.point.iter().map(i32::to_string);
            lines.push(line(&numbers.chain(fields).collect::<Vec<_>>()));
        }
    }
    lines.join("\n") + "\n"
}

/// The table in TeX, as the page shows it.
fn tabular(query: &OwnQuery, family: &OwnFamily, rows: &[OwnRow]) -> String {
    let has_formula = rows.iter().any(|row| row.claimed.is_some());
    let letters = family.letters.iter().map(|letter| format!("${letter}$"));
    let names = ["ancient", "modern"].map(str::to_string).into_iter();
    let head = letters.chain(names).chain(has_formula.then(|| "formula".to_string()));
    let head: Vec<String> = head.collect();
    let numbers = "r".repeat(family.letters.len());
    let values = "l".repeat(head.len() - family.letters.len());
    let value = |cell: &OwnCell| {
        let name = cell.value().map(latex);
        let known = name.or_else(|| cell.outcome().map(|outcome| outcome.name().to_string()));
        let mark = if cell.agrees == Some(false) { " (differs)" } else { "" };
        known.unwrap_or_default() + mark
    };
    let row = |row: &OwnRow| {
        let numbers = row.point.iter().map(|number| format!("${number}$"));
        let claim = has_formula.then(|| row.claim.as_ref().map(latex).unwrap_or_default());
        numbers.chain(row.cells.iter().map(value)).chain(claim).collect()
    };
    let about = query.of_family().page_link().to_string();
    latex_table(&about, &(numbers + &values), &head, rows.iter().map(row).collect())
}

/// A list for CGSuite, with a line for each case: its numbers, then its values by the ancient and the modern rules. A
/// value that is not known is a text: the outcome, or empty.
fn cgscript(query: &OwnQuery, family: &OwnFamily, rows: &[OwnRow]) -> String {
    let value = |cell: &OwnCell| {
        cgscript_value(cell.value(), cell.outcome().map(Outcome::name).unwrap_or_default())
    };
    let row = |row: &OwnRow| {
        row.point.iter().map(i32::to_string).chain(row.cells.iter().map(value)).collect()
    };
    let letters = family.letters.iter().map(char::to_string);
    let columns: Vec<String> = letters.chain(["ancient".into(), "modern".into()]).collect();
    let about = format!("{} ({})", query.family, query.edge.name());
    cgscript_list(&about, &columns, rows.iter().map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::gallery::own::rows::tests::known;

    #[test]
    fn is_copied_for_programs_and_papers() {
        let (query, family, rows) = known("family=xo/x^n&n=1..2&formula=n", "1 {1|0,*} P ^*");
        let text = csv(&query, &family, &rows);
        let line = |fields: &str| format!("{fields},xo/x^n,{PROGRAM}");
        assert_eq!(
            text.lines().collect::<Vec<_>>(),
            [
                "n,rules,edge,position,computed,winner,mean,temperature,formula,agrees,family,program",
                &line("1,ancient,plane,xo/x,1,Left,1,-1,1,true"),
                &line("1,modern,plane,xo/x,\"{1|0,*}\",Next,,,1,false"),
                &line("2,ancient,plane,xo/xx,,Previous,,,2,"),
                &line("2,modern,plane,xo/xx,^*,Next,,,2,false"),
            ]
        );
        let text = tabular(&query, &family, &rows);
        assert!(text.starts_with("% #/gallery/own?family="), "{text}");
        assert!(
            text.contains(
                "\\begin{tabular}{rlll}\n\\toprule\n$n$ & ancient & modern & formula \\\\"
            ),
            "{text}"
        );
        assert!(
            text.contains("$2$ & Previous & ${\\uparrow}{\\ast}$ (differs) & $2$ \\\\"),
            "{text}"
        );
        assert_eq!(
            cgscript(&query, &family, &rows),
            format!(
                "// xo/x^n (plane): [n, ancient, modern]. {PROGRAM}\n[[1,1,{{1|0,*}}],\n[2,\"Previous\",^+*]]\n"
            )
        );
    }
}
