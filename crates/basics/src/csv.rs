//! Tables as comma-separated values.

/// The fields of a line, as RFC 4180 quotes them.
///
/// ```
/// use papamu_basics::csv::line;
///
/// assert_eq!(line(&["1", "{1|0,*}", "a \"b\""]), "1,\"{1|0,*}\",\"a \"\"b\"\"\"");
/// ```
pub fn line<S: AsRef<str>>(fields: &[S]) -> String {
    fields.iter().map(|field| quoted(field.as_ref())).collect::<Vec<_>>().join(",")
}

fn quoted(field: &str) -> String {
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_string(),
    }
}
