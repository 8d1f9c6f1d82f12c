//! Makes functions of the English messages, and a file of the messages in each other language.
//!
//! Each message becomes a function with its name; a message without arguments also becomes a
//! constant, for tables. The parameters are the arguments in the order of their names, then the
//! elements (`<a>words</a>` or `<a/>`) in the same order. The use of an argument decides its type:
//! a number if it goes through `NUMBER` or chooses a plural, a player or a flag if it chooses
//! between `left` and `right` or `yes` and `no`, else a text.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::{fs, iter};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::marks::{ARGUMENT, CHOICE, ELEMENT, END, FIRST, KEY, WORDS};

/// The language of the program. Other languages may lack some of its messages.
const ENGLISH: &str = "en";
/// Every language says these two about itself; they do not become functions.
const NAME: &str = "language-name";
const NOTE: &str = "language-note";

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum ArgumentKind {
    Text,
    Number,
    Player,
    Flag,
}

/// The arguments and elements of a message by name.
#[derive(Default, Hash)]
struct Signature {
    arguments: BTreeMap<String, ArgumentKind>,
    /// Whether the element has words in it.
    elements: BTreeMap<String, bool>,
}

/// All messages of a language in the order of its files. Attributes are named `message.attribute`,
/// terms `-term`.
struct Language {
    names: Vec<String>,
    patterns: HashMap<String, Pattern<String>>,
}

/// Writes `say.rs` into one folder and the file of each other language into another.
pub fn make(program: &Path, files: &Path) {
    let english = Language::read(ENGLISH);
    let folders = fs::read_dir("messages").expect("messages/").map(|folder| folder.unwrap());
    let mut others: Vec<String> =
        folders.map(|folder| folder.file_name().into_string().unwrap()).collect();
    others.retain(|language| language != ENGLISH);
    others.sort();
    let messages: Vec<(&String, Signature)> =
        english.names.iter().map(|name| (name, english.signature(name))).collect();
    let mut hasher = DefaultHasher::new();
    messages.hash(&mut hasher);
    let edition = format!("{:016x}", hasher.finish());

    let mut say = format!(
        "/// The edition that a language's file must have.\npub const EDITION: &str = {edition:?};\n"
    );
    let _ = writeln!(say, "/// The tag, the name and the note of each language.");
    let _ = write!(say, "pub const LANGUAGES: [[&str; 3]; {}] = [", others.len() + 1);
    let _ = fs::create_dir_all(files);
    for tag in iter::once(ENGLISH).chain(others.iter().map(String::as_str)) {
        let language = Language::read(tag);
        let [name, note] = [NAME, NOTE].map(|name| {
            let pattern = language.patterns.get(name);
            pattern.map_or(String::new(), |pattern| {
                language.written(pattern, &Signature::default(), name)
            })
        });
        let _ = write!(say, "[{tag:?}, {name:?}, {note:?}], ");
        if tag == ENGLISH {
            continue;
        }
        let mut file = format!("{tag} {edition}\n");
        for (name, signature) in &messages {
            if let Some(pattern) = language.patterns.get(*name) {
                file += &language.written(pattern, signature, &format!("{tag}: {name}"));
            }
            file.push('\n');
        }
        fs::write(files.join(format!("{tag}.txt")), file).expect("a file for the language");
    }
    say += "];\n";
    for (index, (name, signature)) in messages.iter().enumerate() {
        let pattern = english.written(&english.patterns[*name], signature, name);
        function(&mut say, name, index, &pattern, signature);
    }
    fs::write(program.join("say.rs"), say).expect("a file for the program");
}

fn function(say: &mut String, name: &str, index: usize, pattern: &str, signature: &Signature) {
    let is_element = |sign: char| matches!(sign, ARGUMENT | CHOICE | KEY | WORDS | ELEMENT | END);
    let shown: String = pattern.chars().map(|c| if is_element(c) { '·' } else { c }).collect();
    let mut parameters = Vec::new();
    let mut arguments = Vec::new();
    let mut elements = Vec::new();
    for (argument, kind) in &signature.arguments {
        let argument = snake(argument);
        let (kind, given) = match kind {
            ArgumentKind::Text => ("&str", format!("Argument::Text({argument})")),
            ArgumentKind::Number => {
                ("impl Into<Number>", format!("Argument::Number({argument}.into())"))
            }
            ArgumentKind::Player => {
                ("basics::player::Player", format!("Argument::from({argument})"))
            }
            ArgumentKind::Flag => ("bool", format!("Argument::from({argument})")),
        };
        parameters.push(format!("{argument}: {kind}"));
        arguments.push(given);
    }
    for (element, &has_words) in &signature.elements {
        let element = snake(element);
        let kind = if has_words { "&dyn Fn(Html) -> Html" } else { "Html" };
        elements.push(if has_words { element.clone() } else { format!("&|_| {element}.clone()") });
        parameters.push(format!("{element}: {kind}"));
    }
    let (parameters, arguments) = (parameters.join(", "), arguments.join(", "));
    let _ = write!(say, "\n/// {shown}\n");
    if arguments.is_empty() && elements.is_empty() {
        let name = snake(name).to_uppercase();
        let _ = writeln!(say, "pub const {name}: Words = Words::new({index}, {pattern:?});\n");
    }
    if !elements.is_empty() {
        say.push_str("#[cfg(target_arch = \"wasm32\")]\n");
    }
    let _ = write!(say, "pub fn {}({parameters}) -> ", snake(name));
    let _ = match (arguments.is_empty(), elements.is_empty()) {
        (true, true) => writeln!(say, "&'static str {{\n    text({index}, {pattern:?})\n}}"),
        (false, true) => {
            writeln!(say, "String {{\n    fill({index}, {pattern:?}, &[{arguments}])\n}}")
        }
        _ => {
            let elements = elements.join(", ");
            writeln!(
                say,
                "Html {{\n    set({index}, {pattern:?}, &[{arguments}], &[{elements}])\n}}"
            )
        }
    };
}

fn snake(name: &str) -> String {
    name.replace(['-', '.'], "_")
}

impl Language {
    fn read(tag: &str) -> Language {
        let mut language = Language { names: Vec::new(), patterns: HashMap::new() };
        let folder = fs::read_dir(format!("messages/{tag}")).expect("a folder of messages");
        let mut paths: Vec<_> = folder.map(|file| file.unwrap().path()).collect();
        paths.sort();
        for path in paths {
            let text = fs::read_to_string(&path).expect("a file of messages");
            let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        let name = message.id.name;
                        for attribute in message.attributes {
                            language.add(format!("{name}.{}", attribute.id.name), attribute.value);
                        }
                        message
                            .value
                            .into_iter()
                            .for_each(|value| language.add(name.clone(), value));
                    }
                    Entry::Term(term) => language.add(format!("-{}", term.id.name), term.value),
                    _ => {}
                }
            }
        }
        language
    }

    fn add(&mut self, name: String, pattern: Pattern<String>) {
        assert!(!self.patterns.contains_key(&name), "there are two of {name}");
        if !name.starts_with('-') && ![NAME, NOTE].contains(&name.as_str()) {
            self.names.push(name.clone());
        }
        self.patterns.insert(name, pattern);
    }

    fn signature(&self, name: &str) -> Signature {
        let mut signature = Signature::default();
        self.look(&self.patterns[name], &mut signature, name);
        signature
    }

    fn look(&self, pattern: &Pattern<String>, signature: &mut Signature, name: &str) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    for Tag { element, has_words, .. } in Tag::all(value) {
                        signature.elements.entry(element.to_string()).or_insert(has_words);
                    }
                }
                PatternElement::Placeable { expression } => {
                    let (argument, kind) = match expression {
                        Expression::Inline(inline) => match used(inline) {
                            Some(used) => used,
                            None => continue,
                        },
                        Expression::Select { selector, variants } => {
                            for variant in variants {
                                self.look(&variant.value, signature, name);
                            }
                            let (argument, _) = used(selector)
                                .unwrap_or_else(|| panic!("{name} chooses by no argument"));
                            (argument, kind_of(variants, name))
                        }
                    };
                    let known = signature.arguments.entry(argument.to_string()).or_insert(kind);
                    if *known == ArgumentKind::Text {
                        *known = kind;
                    }
                    let fits = [ArgumentKind::Text, *known].contains(&kind);
                    assert!(fits, "{name}: ${argument} is used as {known:?} and as {kind:?}");
                }
            }
        }
    }

    fn written(&self, pattern: &Pattern<String>, signature: &Signature, name: &str) -> String {
        let mut out = String::new();
        self.write(&mut out, pattern, signature, name);
        let begun = out.matches([CHOICE, ELEMENT]).count();
        assert_eq!(begun, out.matches(END).count(), "{name}: an element is not closed");
        out
    }

    fn write(&self, out: &mut String, pattern: &Pattern<String>, of: &Signature, name: &str) {
        let index = |argument: &str| {
            let index = of.arguments.keys().position(|known| known == argument);
            letter(index.unwrap_or_else(|| panic!("{name} knows no argument ${argument}")))
        };
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => write_text(out, value, of, name),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    match (used(inline), inline) {
                        (Some((argument, _)), _) => out.extend([ARGUMENT, index(argument)]),
                        (_, InlineExpression::StringLiteral { value }) => {
                            *out += &unescape_unicode_to_string(value);
                        }
                        (_, InlineExpression::TermReference { id, .. }) => {
                            let term = self.patterns.get(&format!("-{}", id.name));
                            let term = term.unwrap_or_else(|| panic!("{name}: no -{}", id.name));
                            self.write(out, term, of, name);
                        }
                        _ => panic!("{name}: {inline:?} is not known here"),
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    let (argument, _) =
                        used(selector).unwrap_or_else(|| panic!("{name} chooses by no argument"));
                    let (known, kind) = (of.arguments.get(argument), kind_of(variants, name));
                    assert_eq!(known, Some(&kind), "{name}: ${argument} chooses");
                    out.extend([CHOICE, index(argument)]);
                    let others = variants.iter().filter(|variant| !variant.default);
                    for variant in others.chain(variants.iter().filter(|variant| variant.default)) {
                        out.push(KEY);
                        *out += if variant.default { "" } else { key(variant) };
                        out.push(WORDS);
                        self.write(out, &variant.value, of, name);
                    }
                    out.push(END);
                }
            }
        }
    }
}

/// The argument of an expression. The browser decides how to write numbers, so `NUMBER` has no
/// options here.
fn used(inline: &InlineExpression<String>) -> Option<(&str, ArgumentKind)> {
    match inline {
        InlineExpression::VariableReference { id } => Some((&id.name, ArgumentKind::Text)),
        InlineExpression::FunctionReference { id, arguments }
            if id.name == "NUMBER" && arguments.named.is_empty() =>
        {
            let (argument, _) = used(arguments.positional.first()?)?;
            Some((argument, ArgumentKind::Number))
        }
        _ => None,
    }
}

fn key(variant: &Variant<String>) -> &str {
    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
        &variant.key;
    name
}

/// The type of an argument that chooses between these variants.
fn kind_of(variants: &[Variant<String>], name: &str) -> ArgumentKind {
    let keys: BTreeSet<&str> = variants.iter().map(key).collect();
    let is_of = |known: &[&str]| keys.iter().all(|key| known.contains(key));
    let is_number = |key: &&str| PLURALS.contains(key) || key.parse::<u32>().is_ok();
    match () {
        () if keys.iter().all(is_number) => ArgumentKind::Number,
        () if is_of(&["left", "right"]) => ArgumentKind::Player,
        () if is_of(&["yes", "no"]) => ArgumentKind::Flag,
        () => panic!("{name}: nothing chooses between {keys:?}"),
    }
}

/// The beginning or end of an element in a text, and the text before it.
struct Tag<'a> {
    before: &'a str,
    element: &'a str,
    is_end: bool,
    has_words: bool,
}

impl<'a> Tag<'a> {
    /// All tags, and at the end one without a name, which holds the rest of the text.
    fn split(mut text: &'a str) -> Vec<Tag<'a>> {
        let mut tags = Vec::new();
        let mut searched = 0;
        while let Some(start) = text[searched..].find('<').map(|start| searched + start) {
            let inner = text[start + 1..].split('>').next().unwrap_or_default();
            let element = inner.trim_matches('/');
            let is_name = |sign: char| sign.is_ascii_lowercase() || sign == '-';
            if element.is_empty() || !element.chars().all(is_name) {
                searched = start + 1;
                continue;
            }
            let is_end = inner.starts_with('/');
            let has_words = !inner.ends_with('/');
            tags.push(Tag { before: &text[..start], element, is_end, has_words });
            text = &text[start + inner.len() + 2..];
            searched = 0;
        }
        tags.push(Tag { before: text, element: "", is_end: false, has_words: false });
        tags
    }

    fn all(text: &'a str) -> impl Iterator<Item = Tag<'a>> {
        Tag::split(text).into_iter().filter(|tag| !tag.element.is_empty())
    }
}

fn write_text(out: &mut String, text: &str, of: &Signature, name: &str) {
    for Tag { before, element, is_end, has_words } in Tag::split(text) {
        *out += &before.replace('\n', " ");
        if is_end {
            out.push(END);
        } else if !element.is_empty() {
            let index =
                of.elements.iter().position(|known| known == (&element.to_string(), &has_words));
            let index = index.unwrap_or_else(|| panic!("{name} knows no <{element}> such as this"));
            out.extend([ELEMENT, letter(index)]);
            out.extend((!has_words).then_some(END));
        }
    }
}

fn letter(index: usize) -> char {
    char::from(FIRST + index as u8)
}
