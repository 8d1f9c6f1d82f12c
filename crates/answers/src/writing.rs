//! How values are written.

use basics::budget::{Budget, Stopped};
use value::{NameTree, Style, Value, Values, WriteError};
use words::aloud;

/// The longest name of a value that is written, in characters.
pub const LONGEST: usize = 1 << 20;
/// About how many bytes each character of a name takes while it is being written.
const CHARACTER: usize = 256;

/// The style of the names of values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ValueForm {
    As(Style),
    Html,
    /// In words, as read aloud.
    Aloud,
}

/// All forms with their names.
pub const FORMS: [(&str, ValueForm); 7] = [
    ("name", ValueForm::As(Style::Plain)),
    ("unicode", ValueForm::As(Style::Unicode)),
    ("words", ValueForm::Aloud),
    ("latex", ValueForm::As(Style::Latex)),
    ("html", ValueForm::Html),
    ("cgscript", ValueForm::As(Style::CgScript)),
    ("braces", ValueForm::As(Style::Braces)),
];

/// A form, and how long a name may be in it.
#[derive(Clone, Copy, Debug)]
pub struct Writing {
    pub form: ValueForm,
    /// In characters.
    pub longest: usize,
    /// Why a longer name is not written.
    pub too_long: Stopped,
}

impl Writing {
    /// Names up to [`LONGEST`], as far as so many bytes suffice.
    pub fn within(form: ValueForm, bytes: usize) -> Writing {
        let longest = LONGEST.min(bytes / CHARACTER);
        let too_long = if longest < LONGEST { Stopped::Memory } else { Stopped::Size };
        Writing { form, longest, too_long }
    }

    /// The name of a value.
    pub fn write(
        self,
        values: &mut Values,
        value: Value,
        budget: &mut Budget,
    ) -> Result<String, Stopped> {
        let of_tree = match self.form {
            ValueForm::As(style) => {
                let written = values.write(value, style, self.longest, budget);
                return written.map_err(|error| match error {
                    WriteError::TooLong => self.too_long,
                    error => error.stopped(),
                });
            }
            ValueForm::Html => NameTree::html,
            ValueForm::Aloud => aloud,
        };
        let name = values.name_tree(value, Style::Unicode, self.longest, budget)?;
        of_tree(&name, self.longest).filter(|_| name.is_whole()).ok_or(self.too_long)
    }
}
