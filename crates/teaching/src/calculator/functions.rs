//! The functions by name. Nothing here computes, so the page can use this table too.

/// The description of a function.
#[derive(PartialEq, Eq, Debug)]
pub struct Function {
    pub name: &'static str,
    pub parameters: &'static [&'static str],
    pub(super) kind: FunctionKind,
}

/// The kind of a function's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FunctionKind {
    Value(ValueFunction),
    /// A value that is always a number.
    Number(NumberFunction),
    /// Not a value: the function must stand alone.
    Answer(PropertyFunction),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueFunction {
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
pub(super) enum NumberFunction {
    Mean,
    Temperature,
    LeftStop,
    RightStop,
    NumberPart,
    Birthday,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PropertyFunction {
    Outcome,
    Stops,
    Thermograph,
    ThermographSteps,
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

const fn of(
    name: &'static str,
    parameters: &'static [&'static str],
    function: ValueFunction,
) -> Function {
    Function { name, parameters, kind: FunctionKind::Value(function) }
}

const fn measure(name: &'static str, function: NumberFunction) -> Function {
    Function { name, parameters: &["G"], kind: FunctionKind::Number(function) }
}

const fn ask(name: &'static str, function: PropertyFunction) -> Function {
    Function { name, parameters: &["G"], kind: FunctionKind::Answer(function) }
}

/// All functions in alphabetical order.
pub static FUNCTIONS: [Function; 30] = [
    of("AtomicWeight", &["G"], ValueFunction::AtomicWeight),
    measure("Birthday", NumberFunction::Birthday),
    ask("Canonical", PropertyFunction::Canonical),
    ask("ConfusionInterval", PropertyFunction::ConfusionInterval),
    of("Cool", &["G", "t"], ValueFunction::Cool),
    of("Freeze", &["G"], ValueFunction::Freeze),
    of("Heat", &["G", "t"], ValueFunction::Heat),
    ask("Incentives", PropertyFunction::Incentives),
    of("InfinitesimalPart", &["G"], ValueFunction::InfinitesimalPart),
    ask("IsAllSmall", PropertyFunction::IsAllSmall),
    ask("IsHot", PropertyFunction::IsHot),
    ask("IsInfinitesimal", PropertyFunction::IsInfinitesimal),
    ask("IsInteger", PropertyFunction::IsInteger),
    ask("IsNimber", PropertyFunction::IsNimber),
    ask("IsNumber", PropertyFunction::IsNumber),
    ask("IsSwitch", PropertyFunction::IsSwitch),
    ask("IsTepid", PropertyFunction::IsTepid),
    measure("LeftStop", NumberFunction::LeftStop),
    measure("Mean", NumberFunction::Mean),
    of("NortonProduct", &["G", "U"], ValueFunction::NortonProduct),
    measure("NumberPart", NumberFunction::NumberPart),
    of("OrdinalSum", &["G", "H"], ValueFunction::OrdinalSum),
    ask("Outcome", PropertyFunction::Outcome),
    of("Overheat", &["G", "s", "t"], ValueFunction::Overheat),
    of("Reduced", &["G"], ValueFunction::Reduced),
    measure("RightStop", NumberFunction::RightStop),
    ask("Stops", PropertyFunction::Stops),
    measure("Temperature", NumberFunction::Temperature),
    ask("Thermograph", PropertyFunction::Thermograph),
    ask("ThermographSteps", PropertyFunction::ThermographSteps),
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
