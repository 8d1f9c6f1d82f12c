//! The formats in which tables are copied for papers and other programs. Their texts are always in English.

use basics::named;
use value::Style;
use worker::message::NameText;

pub const PROGRAM: &str = concat!("Papamū ", env!("CARGO_PKG_VERSION"));

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Csv,
    Latex,
    CgScript,
}

named!(Format { Csv: "CSV", Latex: "LaTeX", CgScript: "CGScript" });

impl Format {
    /// The id of its button.
    pub fn id(self) -> &'static str {
        match self {
            Format::Csv => "copy-csv",
            Format::Latex => "copy-latex",
            Format::CgScript => "copy-cgscript",
        }
    }
}

/// A table for LaTeX. `columns` says how they are aligned.
pub fn latex_table(about: &str, columns: &str, head: &[String], rows: Vec<Vec<String>>) -> String {
    let line = |fields: &[String]| format!("{} \\\\\n", fields.join(" & "));
    let rows: String = rows.iter().map(|row| line(row)).collect();
    format!(
        "% {about}: in the preamble \\usepackage{{amsmath,booktabs}}\n\\begin{{tabular}}{{{columns}}}\n\\toprule\n{}\\midrule\n{rows}\\bottomrule\n\\end{{tabular}}\n",
        line(head)
    )
}

/// A list for CGSuite with a list for each row.
pub fn cgscript_list(about: &str, columns: &[String], rows: Vec<Vec<String>>) -> String {
    let rows: Vec<String> = rows.iter().map(|row| format!("[{}]", row.join(","))).collect();
    let columns = columns.join(", ");
    format!("// {about}: [{columns}]. {PROGRAM}\n[{}]\n", rows.join(",\n"))
}

/// A value for CGSuite; if it is not known, these words as a text.
pub fn cgscript_value(value: Option<&NameText>, words: &str) -> String {
    let name = value.and_then(|value| value.written(Style::CgScript));
    name.unwrap_or_else(|| cgscript_text(words))
}

pub fn cgscript_text(words: &str) -> String {
    format!("\"{words}\"")
}
