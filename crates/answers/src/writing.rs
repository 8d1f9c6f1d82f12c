//! How values are written.

use basics::budget::{Budget, Stopped};
use value::{Style, Value, Values, WriteError};
use words::aloud;

/// The longest name of a value that is written, in characters.
pub const LONGEST: usize = 1 << 20;
/// About how many bytes each character of a name takes while it is being written.
const CHARACTER: usize = 256;

/// The style of the names of values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ValueForm {
    As(Style),
    /// In words, as read aloud.
    Aloud,
}

/// All forms with their names.
pub const FORMS: [(&str, ValueForm); 7] = [
    ("name", ValueForm::As(Style::Plain)),
    ("unicode", ValueForm::As(Style::Unicode)),
    ("words", ValueForm::Aloud),
    ("latex", ValueForm::As(Style::Latex)),
    ("html", ValueForm::As(Style::Html)),
    ("cgscript", ValueForm::As(Style::CgScript)),
    ("braces", ValueForm::As(Style::Braces)),
];

/// A form, and how long a name may be in it.
#[derive(Clone, Copy, Debug)]
pub struct Writing {
    form: ValueForm,
    pub(crate) longest: usize,
}

impl Writing {
    /// Names up to [`LONGEST`], as far as so many bytes suffice.
    pub fn new(form: ValueForm, memory: usize) -> Writing {
        Writing { form, longest: LONGEST.min(memory / CHARACTER) }
    }

    /// The name of a value.
    pub fn write(
        self,
        values: &mut Values,
        value: Value,
        budget: &mut Budget,
    ) -> Result<String, Stopped> {
        let written = match self.form {
            ValueForm::As(style) => values.write(value, style, self.longest, budget),
            ValueForm::Aloud => {
                let name = values.name_tree(value, Style::Unicode, self.longest, budget)?;
                let words = aloud(&name, self.longest).filter(|_| name.is_whole());
                words.ok_or(WriteError::TooLong)
            }
        };
        written.map_err(|error| self.stopped(error))
    }

    /// Whether more memory would help with a name that is too long.
    pub(crate) fn stopped(self, error: WriteError) -> Stopped {
        match error {
            WriteError::TooLong if self.longest < LONGEST => Stopped::Memory,
            error => error.stopped(),
        }
    }
}
