//! The functions by name. Nothing here computes, so the page can use this table too.

/// The description of a function.
#[derive(PartialEq, Eq, Debug)]
pub struct Function {
    pub name: &'static str,
    pub parameters: &'static [&'static str],
    pub(super) act: Act,
}

/// The kind of a function's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Value(Of),
    /// A value that is always a number.
    Number(Measure),
    /// Not a value: the function must stand alone.
    Answer(Ask),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Of {
    Cool,
    Heat,
    Overheat,
    Freeze,
    Reduced,
    AtomicWeight,
    InfinitesimalPart,
    NortonProduct,
    OrdinalSum,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Measure {
    Mean,
    Temperature,
    LeftStop,
    RightStop,
    NumberPart,
    Birthday,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    Outcome,
    Stops,
    Thermograph,
    ConfusionInterval,
    Canonical,
    Incentives,
    IsNumber,
    IsInteger,
    IsNimber,
    IsInfinitesimal,
    IsAllSmall,
    IsTepid,
    IsHot,
    IsSwitch,
}

impl Function {
    /// The call as it is typed: `Cool(G, t)`.
    pub fn call(&self) -> String {
        format!("{}({})", self.name, self.parameters.join(", "))
    }
}

/// The function of this name, in upper or lower case.
pub fn function(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|function| function.name.eq_ignore_ascii_case(name))
}

/// The functions whose names begin with the word at the end of a text, and that word's length; none
/// within quotation marks.
pub fn completions(text: &str) -> (usize, Vec<&'static Function>) {
    let before = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let word = &text[before.len()..];
    let quotes = before.chars().filter(|sign| ['"', '“', '”', '„'].contains(sign)).count();
    let begins = |function: &&Function| {
        let beginning = function.name.get(..word.len());
        beginning.is_some_and(|beginning| beginning.eq_ignore_ascii_case(word))
    };
    match word.is_empty() || quotes % 2 == 1 {
        true => (0, Vec::new()),
        false => (word.len(), FUNCTIONS.iter().filter(begins).collect()),
    }
}

const fn of(name: &'static str, parameters: &'static [&'static str], act: Of) -> Function {
    Function { name, parameters, act: Act::Value(act) }
}

const fn measure(name: &'static str, act: Measure) -> Function {
    Function { name, parameters: &["G"], act: Act::Number(act) }
}

const fn ask(name: &'static str, act: Ask) -> Function {
    Function { name, parameters: &["G"], act: Act::Answer(act) }
}

/// All functions in alphabetical order.
pub static FUNCTIONS: [Function; 29] = [
    of("AtomicWeight", &["G"], Of::AtomicWeight),
    measure("Birthday", Measure::Birthday),
    ask("Canonical", Ask::Canonical),
    ask("ConfusionInterval", Ask::ConfusionInterval),
    of("Cool", &["G", "t"], Of::Cool),
    of("Freeze", &["G"], Of::Freeze),
    of("Heat", &["G", "t"], Of::Heat),
    ask("Incentives", Ask::Incentives),
    of("InfinitesimalPart", &["G"], Of::InfinitesimalPart),
    ask("IsAllSmall", Ask::IsAllSmall),
    ask("IsHot", Ask::IsHot),
    ask("IsInfinitesimal", Ask::IsInfinitesimal),
    ask("IsInteger", Ask::IsInteger),
    ask("IsNimber", Ask::IsNimber),
    ask("IsNumber", Ask::IsNumber),
    ask("IsSwitch", Ask::IsSwitch),
    ask("IsTepid", Ask::IsTepid),
    measure("LeftStop", Measure::LeftStop),
    measure("Mean", Measure::Mean),
    of("NortonProduct", &["G", "U"], Of::NortonProduct),
    measure("NumberPart", Measure::NumberPart),
    of("OrdinalSum", &["G", "H"], Of::OrdinalSum),
    ask("Outcome", Ask::Outcome),
    of("Overheat", &["G", "s", "t"], Of::Overheat),
    of("Reduced", &["G"], Of::Reduced),
    measure("RightStop", Measure::RightStop),
    ask("Stops", Ask::Stops),
    measure("Temperature", Measure::Temperature),
    ask("Thermograph", Ask::Thermograph),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_words() {
        assert!(FUNCTIONS.is_sorted_by(|one, two| one.name < two.name));
        for Function { name, parameters, .. } in &FUNCTIONS {
            assert!(name.bytes().all(|letter| letter.is_ascii_alphabetic()), "{name}");
            assert!(!parameters.is_empty(), "{name}");
            let found = function(&name.to_uppercase()).expect("a function");
            assert_eq!(found.name, *name);
        }
        assert_eq!(function("Cool").map(Function::call).as_deref(), Some("Cool(G, t)"));
        assert_eq!(function("Coo"), None);
    }

    #[test]
    fn completes_words_outside_quotation_marks() {
        let found = |text: &str| -> (usize, Vec<&str>) {
            let (length, functions) = completions(text);
            (length, functions.into_iter().map(|function| function.name).collect())
        };
        assert_eq!(found("1 + me"), (2, vec!["Mean"]));
        assert_eq!(found("\"xo\" + ISN"), (3, vec!["IsNimber", "IsNumber"]));
        for text in ["", "1 + ", "\"o", "Mean(", "tiny"] {
            assert!(found(text).1.is_empty(), "{text}");
        }
    }
}
