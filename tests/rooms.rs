//! Inside a crate each module uses only modules above it: `lib.rs` and the other parents declare them in reading order.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::slice;

/// The modules that use one declared below them, with the reason. An exception that is not needed is an error.
const EXCEPTIONS: [(&str, &str, &str); 1] =
    [("solver/large", "solver/search", "large parts ask the whole search for what they fall into")];

/// The path of a module, such as `["value", "id"]`; empty for the library itself.
type Module = Vec<String>;

struct Source {
    file: String,
    /// Names and signs, each with its line, without comments, texts and tests.
    tokens: Vec<(String, usize)>,
}

#[derive(Default)]
struct House {
    name: String,
    sources: HashMap<Module, Source>,
    /// The modules that each module declares, in order.
    order: HashMap<Module, Vec<String>>,
    /// For each path of a re-exported name, the path of the original.
    passed_on: HashMap<Vec<String>, Vec<String>>,
}

/// One file uses another, on a line of the first.
struct Use {
    by: Module,
    of: Module,
    line: usize,
}

impl House {
    fn all() -> Vec<House> {
        let crates = fs::read_dir("crates").unwrap().map(|entry| entry.unwrap().path());
        crates.chain([Path::new("").to_path_buf()]).map(|folder| House::read(&folder)).collect()
    }

    fn read(folder: &Path) -> House {
        let name = folder.file_name().unwrap_or_default().to_str().unwrap().to_string();
        let mut house = House { name, ..House::default() };
        house.read_folder(&folder.join("src"), &[]);
        for (module, source) in &house.sources {
            let tokens = &source.tokens;
            for (index, (token, _)) in tokens.iter().enumerate() {
                let next =
                    |ahead: usize| tokens.get(index + ahead).map(|(token, _)| token.as_str());
                if token == "mod" && next(2) == Some(";") {
                    let declared = house.order.entry(module.clone()).or_default();
                    declared.extend(next(1).map(str::to_string));
                }
                if token == "use" && index > 0 && tokens[index - 1].0 != ";" {
                    for (name, path) in names(&tokens[index + 1..]) {
                        let here = [module.as_slice(), &[name]].concat();
                        let original = absolute(module, path);
                        // A macro is passed on under its own path.
                        if original != here {
                            house.passed_on.insert(here, original);
                        }
                    }
                }
            }
        }
        house
    }

    fn read_folder(&mut self, folder: &Path, module: &[String]) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_string();
            let inner = [module, &[name]].concat();
            if inner == ["bin"] {
                continue;
            }
            if path.is_dir() {
                self.read_folder(&path, &inner);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let source = Source { file: path.display().to_string(), tokens: tokens(&text) };
            let is_library = inner == ["lib"];
            self.sources.insert(if is_library { Vec::new() } else { inner }, source);
        }
    }

    /// The file that declares the last name of a path.
    fn file_of(&self, way: &[String]) -> Module {
        let mut way = way.to_vec();
        loop {
            let length = (0..=way.len()).rev().find(|&l| self.sources.contains_key(&way[..l]));
            let length = length.unwrap_or(0);
            let passed_on = way.get(..length + 1).and_then(|name| self.passed_on.get(name));
            match passed_on {
                Some(from) => way = [from, &way[length + 1..]].concat(),
                None => return way[..length].to_vec(),
            }
        }
    }

    fn uses(&self) -> Vec<Use> {
        let mut uses = Vec::new();
        for (module, source) in &self.sources {
            let tokens = &source.tokens;
            for (index, (token, line)) in tokens.iter().enumerate() {
                let begins = ["crate", "super"].contains(&token.as_str())
                    && (index == 0 || tokens[index - 1].0 != "::")
                    && tokens.get(index + 1).is_some_and(|(next, _)| next == "::");
                if begins {
                    for (_, path) in names(&tokens[index..]) {
                        let of = self.file_of(&absolute(module, path));
                        uses.push(Use { by: module.clone(), of, line: *line });
                    }
                }
            }
        }
        uses
    }

    /// The folder that both files of a use share, and the entries in it that lead to them; `None` if one file contains
    /// the other.
    fn neighbours(Use { by, of, .. }: &Use) -> Option<(Module, String, String)> {
        let shared = by.iter().zip(of).take_while(|(by, of)| by == of).count();
        Some((by[..shared].to_vec(), by.get(shared)?.clone(), of.get(shared)?.clone()))
    }
}

/// The names and signs of a file, without its comments, texts and tests.
fn tokens(text: &str) -> Vec<(String, usize)> {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let mut tokens: Vec<(String, usize)> = Vec::new();
    let mut rest = text;
    let mut line = 1;
    while let Some(first) = rest.chars().next() {
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '"' => 1 + end_of_text(&rest[1..]),
            _ if is_name(first) => rest.find(|c| !is_name(c)).unwrap_or(rest.len()),
            ':' if rest.starts_with("::") => 2,
            _ => first.len_utf8(),
        };
        if !first.is_whitespace() && first != '"' && !rest.starts_with("//") {
            tokens.push((rest[..length].to_string(), line));
        }
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// The length of a text, including its closing quotation mark.
fn end_of_text(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.find(|c| {
        let is_end = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    });
    end.map_or(text.len(), |end| end + 1)
}

/// The names that a path brings in, and the path of each; the path may end in a list in braces.
fn names(tokens: &[(String, usize)]) -> Vec<(String, Vec<String>)> {
    let mut names = Vec::new();
    let mut way: Vec<String> = Vec::new();
    // The lengths of the path at the open braces.
    let mut open = Vec::new();
    let mut is_done = false;
    for (index, (token, _)) in tokens.iter().enumerate() {
        let next = tokens.get(index + 1).map_or("", |(next, _)| next);
        match token.as_str() {
            "{" => open.push(way.len()),
            "}" => {
                open.pop();
                way.truncate(open.last().copied().unwrap_or(0));
                is_done = true;
            }
            "," => is_done = false,
            "::" | "as" => {}
            _ if is_done => {}
            name => {
                way.push(name.to_string());
                if next == "::" {
                    continue;
                }
                let alias = tokens.get(index + 2).filter(|_| next == "as");
                names.push((alias.map_or(name, |(alias, _)| alias).to_string(), way.clone()));
                way.truncate(open.last().copied().unwrap_or(0));
                is_done = true;
            }
        }
        if is_done && open.is_empty() {
            break;
        }
    }
    names
}

/// The path from the root of the library.
fn absolute(module: &[String], way: Vec<String>) -> Vec<String> {
    let mut base = module.to_vec();
    let mut way = way.into_iter().peekable();
    while let Some(first) = way.next_if(|name| ["crate", "super", "self"].contains(&name.as_str()))
    {
        match first.as_str() {
            "crate" => base.clear(),
            "super" => drop(base.pop()),
            _ => {}
        }
    }
    base.extend(way);
    base
}

#[test]
fn each_module_uses_only_those_above_it() {
    let mut wrong = Vec::new();
    let mut needed = Vec::new();
    let mut count = 0;
    for house in House::all() {
        for used in house.uses() {
            count += 1;
            let Some((folder, by, of)) = House::neighbours(&used) else { continue };
            let place = |name: &String| house.order[&folder].iter().position(|known| known == name);
            if place(&of) < place(&by) {
                continue;
            }
            let way = [slice::from_ref(&house.name), &folder].concat().join("/");
            let pair = [&by, &of].map(|name| format!("{way}/{name}"));
            needed.push(pair.clone());
            if !EXCEPTIONS.iter().any(|&(by, of, _)| pair == [by, of]) {
                wrong.push(format!(
                    "{}:{} uses {}, but {} declares {of} below {by}",
                    house.sources[&used.by].file,
                    used.line,
                    used.of.join("/"),
                    house.sources[&folder].file
                ));
            }
        }
    }
    assert!(count > 1_000, "only {count} uses were found");
    for (by, of, _) in EXCEPTIONS {
        if !needed.iter().any(|pair| pair == &[by, of]) {
            wrong.push(format!("{by} does not use {of} any more: remove the exception"));
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn no_page_uses_another() {
    let house = House::read(Path::new(""));
    let mut pages = 0;
    for used in house.uses() {
        let Some((folder, by, of)) = House::neighbours(&used) else { continue };
        let file = &house.sources[&used.by].file;
        // `view` opens the pages.
        let is_page = folder == ["pages"] && by != "view";
        assert!(!is_page, "{file}:{} of {by} uses the page {of}", used.line);
        pages += usize::from(folder == ["pages"]);
    }
    assert!(pages > 0, "no pages were found");
}

#[test]
fn finds_what_is_used() {
    let found = |text: &str| {
        let paths = names(&tokens(text)).into_iter();
        paths.map(|(name, way)| format!("{name}: {}", way.join("/"))).collect::<Vec<_>>()
    };
    assert_eq!(found("crate::value::Dyadic; x"), ["Dyadic: crate/value/Dyadic"]);
    assert_eq!(
        found("crate::{\n// a::b\na::B, c::{D as E, self}, f};"),
        ["B: crate/a/B", "E: crate/c/D", "self: crate/c/self", "f: crate/f"]
    );
    assert_eq!(found("super::x(\"\\\"}\", y::z)"), ["x: super/x"]);
}
