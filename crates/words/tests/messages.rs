//! Checks the messages of all languages: the program uses each English one, and no other language
//! has a message that English lacks.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use words::say;

const MESSAGES: &str = "messages";

/// For each message and attribute, what is put in: arguments as `$name`, elements as `<name>`.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(language: &str) -> Messages {
    let mut messages = Messages::new();
    for file in fs::read_dir(format!("{MESSAGES}/{language}")).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let resource =
            parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let name = message.id.name;
            let attributes = message.attributes.into_iter();
            let attributes =
                attributes.map(|part| (format!("{name}.{}", part.id.name), part.value));
            let value = message.value.map(|value| (name.to_string(), value));
            for (name, pattern) in value.into_iter().chain(attributes) {
                let mut put_in = BTreeSet::new();
                look(&pattern, &mut put_in);
                assert!(messages.insert(name.clone(), put_in).is_none(), "two of {name}");
            }
        }
    }
    messages
}

fn look(pattern: &Pattern<&str>, put_in: &mut BTreeSet<String>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += value,
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                look_at(inline, put_in);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                look_at(selector, put_in);
                variants.iter().for_each(|variant| look(&variant.value, put_in));
            }
        }
    }
    for tag in text.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap_or_else(|| panic!("{text}"));
        put_in.insert(format!("<{}>", tag.trim_start_matches('/')));
    }
    let counts = ["<", "</", "/>"].map(|part| text.matches(part).count());
    assert_eq!(counts[0], 2 * counts[1] + counts[2], "an element is not closed: {text}");
}

fn look_at(inline: &InlineExpression<&str>, put_in: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            put_in.insert(format!("${}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| look_at(argument, put_in));
        }
        _ => {}
    }
}

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => sources(&path, text),
            false => *text += &fs::read_to_string(&path).unwrap(),
        }
    }
}

#[test]
fn every_english_message_is_used() {
    let mut program = String::new();
    for folder in ["../../src", "../../crates"] {
        sources(Path::new(folder), &mut program);
    }
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    let used: BTreeSet<String> = program
        .split("say::")
        .skip(1)
        .filter_map(|rest| rest.split(|sign| !is_name(sign)).next())
        // The constant has the function's name in capitals.
        .map(str::to_lowercase)
        .collect();
    let english = messages("en");
    assert!(english.len() > 50, "only {} messages", english.len());
    for name in english.keys().filter(|name| *name != "language-name") {
        let function = name.replace(['-', '.'], "_");
        assert!(used.contains(&function), "nothing says {name}");
    }
}

#[test]
fn other_languages_say_what_english_says() {
    let english = messages("en");
    let languages: Vec<&str> = say::LANGUAGES.iter().map(|[tag, ..]| *tag).collect();
    assert_eq!(languages, ["en", "pt"]);
    let script = include_str!("../../../static/start.js");
    let named = format!("const LANGUAGES = {:?};", &languages[1..]);
    assert!(script.contains(&named), "static/start.js: {named}");
    for language in &languages[1..] {
        let of = messages(language);
        assert!(of.contains_key("language-name"), "{language} has no name");
        for (name, put_in) in of.iter().filter(|(name, _)| *name != "language-note") {
            let known = english.get(name);
            assert_eq!(Some(put_in), known, "{language}: {name}");
        }
        let file = fs::read_to_string(format!("../../target/messages/{language}.txt")).unwrap();
        let (head, lines) = file.split_once('\n').unwrap();
        assert_eq!(head, format!("{language} {}", say::EDITION));
        let said = lines.lines().filter(|line| !line.is_empty()).count();
        let own = ["language-name", "language-note"].iter().filter(|name| of.contains_key(**name));
        assert_eq!(said, of.len() - own.count(), "{language}");
    }
}

#[test]
fn english_is_in_the_program() {
    assert_eq!(say::language_choose(), "Language");
    assert_eq!(
        say::lesson_full(1),
        "The lesson is full: it can have one item and 100,000 letters."
    );
    assert_eq!(
        say::lesson_full(1200),
        "The lesson is full: it can have 1,200 items and 100,000 letters."
    );
    assert_eq!(say::list_place(12, 3), "3 of 12:");
    assert_eq!(say::own_guess_support(1, 2), "Made from 1 case; 2 more agree.");
    assert_eq!(say::own_guess_support(3, 1), "Made from 3 cases; 1 more agrees.");
}

/// Lists of words, of which the program takes one by its index.
#[test]
fn lists_of_words_are_as_long_in_every_language() {
    let lengths = |language: &str| -> BTreeMap<String, usize> {
        let text = fs::read_to_string(format!("{MESSAGES}/{language}/values.ftl")).unwrap();
        let text = text.replace("\n    ", " ");
        let messages = text.lines().filter_map(|line| line.split_once(" ="));
        messages.map(|(name, words)| (name.to_string(), words.matches(',').count() + 1)).collect()
    };
    let english = lengths("en");
    assert_eq!(
        [english["number-small"], english["number-tens"], english["value-left"]],
        [20, 8, 1]
    );
    for [language, ..] in say::LANGUAGES {
        assert_eq!(lengths(language), english, "{language}");
    }
}

/// `index.html` shows the first line until the program has loaded, and has the program's title.
#[test]
fn the_page_begins_with_the_same_words() {
    let bare = |text: &str| -> String {
        let parts = text.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        parts.collect()
    };
    let page = fs::read_to_string("../../index.html").unwrap();
    let line = page.split("class=\"about note\">").nth(1).unwrap().split("</p>").next().unwrap();
    let guide = fs::read_to_string(format!("{MESSAGES}/en/guide.ftl")).unwrap();
    let about = guide.lines().find_map(|line| line.strip_prefix("about = ")).unwrap();
    assert_eq!(bare(line), bare(about));
    assert!(page.contains(&format!("<title>{}</title>", say::page_title())));
}

#[test]
fn the_typefaces_have_every_letter() {
    let typefaces = fs::read_to_string("../../tools/fonts.cjs").unwrap();
    let mut words = String::new();
    sources(Path::new(MESSAGES), &mut words);
    // Small digits and the bar of games are made of other signs (`answers/signs`); the typefaces of
    // every system have ≡.
    let is_there = |sign: char| typefaces.contains(sign) || "₁₂₃│≡".contains(sign);
    let missing: BTreeSet<char> =
        words.chars().filter(|sign| !sign.is_ascii() && !is_there(*sign)).collect();
    assert_eq!(missing, BTreeSet::new());
}
