//! The style sheets name each colour once, have few weights, radii and distances, belong to rooms, and have no selectors
//! for elements that do not exist. `tests/site/tokens.rs` reads the sizes and distances that a browser computes.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The one sheet with colours, and the folder of the sheets, one for each room.
const COLOURS: &str = "static/css/colours.css";
const SHEETS: &str = "static/css";
/// Functions that make a colour from values.
const MAKERS: [&str; 11] =
    ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "light-dark"];
/// The names of colours in CSS, including system colours.
const NAMES: &str = "
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue
    darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
    darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
    darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
    fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred
    indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
    lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
    maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple
    red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
    slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
    wheat white whitesmoke yellow yellowgreen
    accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field
    fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext
    visitedtext";

/// The distances, radii and weights that sheets may use. Points and millimetres are for paper.
const GAPS: [&str; 7] = ["0", "4px", "8px", "12px", "16px", "24px", "32px"];
const RADII: [&str; 6] = ["0", "8px", "16px", "18px", "99px", "50%"];
const WEIGHTS: [&str; 3] = ["400", "500", "600"];

struct Rule {
    sheet: String,
    /// Everything before the brace.
    selector: String,
    declarations: Vec<(String, String)>,
}

/// The files with this ending in a folder and its subfolders.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a text")
}

/// Removes everything between two marks, and the marks.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut rest = text;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once(open) {
        kept.push_str(before);
        rest = after.split_once(close).map_or("", |(_, after)| after);
    }
    kept + rest
}

/// All rules of all sheets, including those within `@media` and the like.
fn rules() -> Vec<Rule> {
    let mut rules = Vec::new();
    for path in files("static", "css") {
        let sheet = path.to_string_lossy().into_owned();
        // The open rules, the innermost last.
        let mut open: Vec<Rule> = Vec::new();
        let text = without(&text(&path), "/*", "*/");
        let mut rest = text.as_str();
        while let Some(end) = rest.find(['{', ';', '}']) {
            let (before, mark) = (rest[..end].trim(), &rest[end..=end]);
            rest = &rest[end + 1..];
            if mark == "{" {
                let selector = before.to_string();
                open.push(Rule { sheet: sheet.clone(), selector, declarations: Vec::new() });
                continue;
            }
            if let Some((name, value)) = before.split_once(':') {
                let rule = open.last_mut().expect("a declaration in a rule");
                rule.declarations.push((name.trim().into(), value.trim().into()));
            }
            if mark == "}" {
                rules.push(open.pop().expect("as many braces opened as closed"));
            }
        }
        assert!(open.is_empty(), "{sheet}: a rule without an end");
    }
    assert!(rules.len() > 300, "only {} rules", rules.len());
    rules
}

/// The words that follow a mark.
fn words_after<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    text.split(mark)
        .skip(1)
        .map(move |rest| &rest[..rest.find(|sign| !is_part(sign)).unwrap_or(rest.len())])
}

/// A literal colour in a value.
fn colour_in(value: &str) -> Option<String> {
    let value = without(&without(value, "\"", "\""), "url(", ")");
    let is_hex = |word: &&str| {
        matches!(word.len(), 3 | 4 | 6 | 8) && word.chars().all(|sign| sign.is_ascii_hexdigit())
    };
    if let Some(hex) = words_after(&value, "#").find(is_hex) {
        return Some(format!("#{hex}"));
    }
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    let mut rest = value.as_str();
    while let Some(start) = rest.find(is_part) {
        rest = &rest[start..];
        let word = &rest[..rest.find(|sign| !is_part(sign)).unwrap_or(rest.len())];
        rest = &rest[word.len()..];
        let low = word.to_lowercase();
        let is_colour = match rest.starts_with('(') {
            true => MAKERS.contains(&low.as_str()),
            false => NAMES.split_whitespace().any(|name| name == low),
        };
        if is_colour {
            return Some(word.to_string());
        }
    }
    None
}

#[test]
fn colours_stand_in_one_sheet() {
    for (value, colour) in [
        ("1px solid #AbC", Some("#AbC")),
        ("1px solid Red", Some("Red")),
        ("rgb(0 0 0)", Some("rgb")),
        ("color-mix(in srgb, var(--red) 5%, transparent)", None),
        ("tan(1) url(red.svg) url(#fff) currentColor", None),
        ("\"red\"", None),
    ] {
        assert_eq!(colour_in(value).as_deref(), colour, "{value}");
    }
    let mut faces = Vec::new();
    let mut named = 0;
    for Rule { sheet, selector, declarations } in rules() {
        for (name, value) in declarations {
            let colour = colour_in(&value);
            if sheet != COLOURS {
                assert_eq!(colour, None, "{sheet}: {selector} {{ {name}: {value} }}");
                continue;
            }
            named += usize::from(colour.is_some());
            if selector == ":root" && name == "--card" && value.contains(',') {
                let pair = value.trim_start_matches("light-dark(").trim_end_matches(')');
                faces.extend(pair.split(", ").map(|face| format!("content=\"{face}\"")));
            }
        }
    }
    assert!(named > 40, "only {named} colours");
    // The browser colours its own bar before it reads any sheet.
    let page = text(Path::new("index.html"));
    let bars: Vec<&str> = page.lines().filter(|line| line.contains("theme-color")).collect();
    assert_eq!((bars.len(), faces.len()), (2, 2));
    for (bar, face) in bars.iter().zip(&faces) {
        assert!(bar.contains(face), "{bar} is not {face}");
    }
}

/// The source of the page: its skeleton, its scripts, its program, and what it draws.
fn page() -> String {
    let mut page = text(Path::new("index.html"));
    let sources = [files("src", "rs"), files("crates/drawing/src", "rs"), files("static", "js")];
    for path in sources.concat() {
        page.push_str(&text(&path));
    }
    page
}

/// The numbers in a value, with their units.
fn numbers(value: &str) -> impl Iterator<Item = &str> {
    let is_part = |sign: char| sign.is_alphanumeric() || ".%_-".contains(sign);
    let words = value.split(move |sign| !is_part(sign)).map(|word| word.trim_start_matches('-'));
    words.filter(|word| word.starts_with(|sign: char| sign.is_ascii_digit()))
}

#[test]
fn distances_radii_and_weights_are_few() {
    let is_gap = |name: &str| {
        ["margin", "padding"].iter().any(|side| name.starts_with(side))
            || ["gap", "row-gap", "column-gap"].contains(&name)
    };
    let mut held = [0; 3];
    for Rule { sheet, selector, declarations } in rules() {
        for (name, value) in declarations {
            let (kind, fine) = match name.as_str() {
                "border-radius" => (0, &RADII[..]),
                "font" | "font-weight" => (1, &WEIGHTS[..]),
                name if is_gap(name) => (2, &GAPS[..]),
                _ => continue,
            };
            for number in numbers(&value) {
                // Heights of lines are no weights.
                let is_other = match kind {
                    1 => !(number.len() == 3 && number.ends_with("00")),
                    _ => ["mm", "pt"].iter().any(|unit| number.ends_with(unit)),
                };
                let is_factor = kind == 2 && value.contains("calc(") && number == "1";
                let is_fine = is_other || is_factor || fine.contains(&number);
                assert!(is_fine, "{sheet}: {selector} has {name}: {value}");
                held[kind] += 1;
            }
        }
    }
    assert!(held.iter().all(|&number| number > 50), "only {held:?}");
}

#[test]
fn every_variable_is_defined_and_used() {
    let mut defined = BTreeSet::new();
    let mut used = BTreeSet::new();
    for Rule { selector, declarations, .. } in rules() {
        defined.extend(selector.strip_prefix("@property ").map(str::to_string));
        for (name, value) in declarations {
            used.extend(words_after(&value, "var(").map(str::to_string));
            defined.extend(name.starts_with("--").then_some(name));
        }
    }
    assert_eq!(defined, used);
}

#[test]
fn every_selector_finds_something() {
    let page = page();
    // The words in all string literals.
    let texts = page.lines().flat_map(|line| line.split('"').skip(1).step_by(2));
    let words: BTreeSet<&str> =
        texts.flat_map(|text| text.split(|sign| " .#[]'=:,".contains(sign))).collect();
    let is_there = |name: &str| {
        let beginning = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
        words.contains(name) || beginning != name && page.contains(&format!("\"{beginning}{{"))
    };
    for Rule { sheet, selector, .. } in rules() {
        if selector.starts_with('@') || selector == "from" {
            continue;
        }
        // `^=` and the like match a part of a value, which the program need not contain.
        let values = selector.split(|sign| "[]".contains(sign)).filter_map(|inner| {
            let (name, value) = inner.split_once('=')?;
            let first = value.trim_matches('"').split(' ').next()?;
            (!name.ends_with('$') && first != ".").then_some(first)
        });
        let bare = without(&selector, "[", "]");
        let names = words_after(&bare, ".").chain(words_after(&bare, "#")).chain(values);
        for name in names {
            assert!(is_there(name), "{sheet}: nothing has {name} of {selector}");
        }
    }
}

/// A sheet belongs to the room or the page of the same name, and the build takes it.
#[test]
fn every_sheet_belongs_to_a_room() {
    let build = text(Path::new("index.html"));
    let without_view = |path: PathBuf| path.iter().filter(|name| *name != "view").collect();
    let rooms: BTreeSet<PathBuf> = files("src", "rs").into_iter().map(without_view).collect();
    let sheets = files("static", "css");
    assert!(sheets.len() > 5, "only {} sheets", sheets.len());
    for sheet in sheets {
        let name = sheet.strip_prefix(SHEETS).expect("all sheets together");
        let room = Path::new("src").join(name.with_extension("rs"));
        assert!(sheet == Path::new(COLOURS) || rooms.contains(&room), "no {room:?}");
        let is_taken =
            |way: &&str| build.contains(&format!("rel=\"{way}\" href=\"{}\"", sheet.display()));
        // The page may fetch it later.
        let ways = ["css", "copy-file"];
        assert!(ways.iter().any(is_taken), "the build leaves {sheet:?} out");
    }
}

/// After a change in the page Chromium takes all rules with `:has()` for changed, on all ancestors. With one rule for any
/// element below such an ancestor, it styles and paints the whole page again for each stone of a stroke.
#[test]
fn one_change_does_not_style_the_page_again() {
    // What is within parentheses is removed.
    let outside = |selector: &str| -> String {
        let mut depth = 0;
        let mut is_outside = |sign: &char| {
            depth += i32::from(*sign == '(');
            let is_outside = depth == 0;
            depth -= i32::from(*sign == ')');
            is_outside
        };
        selector.chars().filter(|sign| is_outside(sign)).collect()
    };
    for Rule { sheet, selector, .. } in rules() {
        for one in outside(&selector).split(',') {
            let (above, last) = one.trim().rsplit_once([' ', '>']).unwrap_or_default();
            let is_any = last.starts_with([':', '*']) && !last.starts_with(":is");
            // On paper nobody edits.
            let is_fine = !(is_any && above.contains(":has")) || sheet == "static/css/paper.css";
            assert!(is_fine, "{sheet}: {selector} is for any element");
        }
    }
}
