//! The searches, natively: `./dev bench [FILTER]`.

mod measure;

fn main() {
    let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    measure::run(&filter.unwrap_or_default());
}
