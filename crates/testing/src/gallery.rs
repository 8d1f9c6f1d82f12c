//! The values of Ernst's families of positions, on which two independent programs agree (the cgt
//! crate and one in Python).

/// The lines of `tests/data/gallery.tsv` by columns: rules, edge, position, name, stones, value.
pub(crate) fn lines() -> impl Iterator<Item = [&'static str; 6]> {
    let lines = include_str!("../../../tests/data/gallery.tsv").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().unwrap_or_else(|_| panic!("six columns expected in {line}"))
    })
}

/// The names and values.
pub fn gallery_values() -> impl Iterator<Item = (&'static str, &'static str)> {
    lines().map(|[_, _, _, name, _, value]| (name, value))
}
