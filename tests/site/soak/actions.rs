//! What the reader does, one action at a time: mostly presses on whatever the page offers, and some actions on purpose.

use serde_json::{Value, json};

use konane::{Board, Edge};
use papamu::pages::depicted;
use teaching::content::exhibits;
use teaching::content::lessons::{Item, Task};
use teaching::sums::Game;

use crate::lessons::course;
use crate::seeing::{DENSE, SUM, SWITCH};
use crate::soak::Soak;

/// What a reader uses to press something.
#[derive(Clone, Copy, PartialEq)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// An action returns whether there was anything to do.
type Act = fn(&mut Soak) -> Result<bool, String>;

/// How often each action happens, compared with the others, and its name.
const ACTIONS: [(u64, &str, Act); 19] = [
    (24, "press", |soak| soak.press("button, a[href], summary, [role=tab], input, [data-square]")),
    (16, "square", |soak| soak.press("[data-square]")),
    (16, "favourite", |soak| soak.press(FAVOURITES)),
    (6, "key", key),
    (5, "type", type_text),
    (4, "choose", choose),
    (3, "slide", slide),
    (10, "link", open_link),
    (5, "door", |soak| soak.press("[id^='page-']")),
    (3, "back", |soak| soak.walk("Back")),
    (2, "forward", |soak| soak.walk("Forward")),
    (3, "drag", drag),
    (2, "scroll", scroll),
    (6, "lesson", answer_lesson),
    (2, "lesson", add_to_lesson),
    (2, "game", save_game),
    (1, "theme", choose_theme),
    (1, "window", resize),
    (1, "print", print),
];

/// What leads on: moves of a game, answers of a lesson, steps of a search.
const FAVOURITES: &str = "[data-target], .free-stone, .play, [data-answer], #check, #lesson-on, #lesson-hint, #retry, \
    #cancel, #go-on, #undo, #redo, #mode-play, #mode-edit, [id^=show-], [id^=rules-], #share, #play-start, #play-hint, \
    #play-review, #play-undo, [id^=size-], #seek, #build, #step-on, #pen-run, [data-box], [data-exhibit], [data-lesson], \
    [data-card] button, .proof-walk button, [data-term], #help, [id^=tour-], [data-gap], #share-panel header button, .drop-panel button";

/// What would leave the site, ask for a file, or throw away something that the reader has.
const FORBIDDEN: &str = "a[href^='http'], a[target], a[download], a[href$='.py'], input[type=file], label:has(input[type=file]), \
    #lessons-reset, .progress *, #habitat-forget, [data-saved] button, #teach button, #teach input, #teach textarea, \
    #teach select, .list-bar .changed *, [id^=theme-], [data-language], #notice *, \
    [id$=print], #share-add, #save-game, #save-game *, #projector, [id$=lecture], [id$=-save], [id$=download], \
    [id$=download-packed], #share-svg, #share-png, #review-svg, #review-png, #review-film";

/// Texts for any field, some of them wrong.
const TEXTS: [&str; 12] = [
    "*2",
    "{1|0}",
    "oxo.ox",
    "3",
    "x(ox)^n",
    "1/2 + ^",
    "Cool({4|2},1)",
    "d4-d6",
    "half",
    "#/k1/modern/plane/xo/.xo",
    "{{2|1}|{0|-3}}",
    "what?",
];

/// Finds a random element that the reader can press, and its place.
const PICK: &str = "(wanted, forbidden, roll) => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const all = [...top.querySelectorAll(wanted)].filter(it => it.checkVisibility({ visibilityProperty: true })
        && !it.disabled && it.ariaDisabled !== 'true' && !it.closest(forbidden));
    for (let tries = 0; all.length && tries < 12; tries += 1) {
        const [it] = all.splice(roll % all.length, 1);
        roll = Math.floor(roll / 3) + 11;
        it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = it.getBoundingClientRect();
        const place = [box.x + box.width / 2, box.y + box.height / 2];
        if (!it.contains(document.elementFromPoint(...place))) continue;
        const data = Object.entries(it.dataset).slice(0, 2).map(([name, value]) => `[${name}=${value}]`).join('');
        const name = `${it.tagName.toLowerCase()}${it.id && '#' + it.id}${data} ${it.textContent.trim().slice(0, 20)}`;
        globalThis.picked = it;
        globalThis.isPressed = false;
        it.addEventListener('click', () => { isPressed = true }, { once: true, capture: true });
        return [...place, name];
    }
    return null;
}";

/// Whether the last press was a click. A press on a link may have loaded another page.
const IS_PRESSED: &str = "() => globalThis.isPressed ?? true";

impl Soak {
    /// Does one of the actions; returns its name.
    pub fn act(&mut self) -> Result<&'static str, String> {
        let all: u64 = ACTIONS.iter().map(|(share, ..)| share).sum();
        loop {
            let mut roll = self.dice.below(all);
            let chosen = ACTIONS.iter().find(|(share, ..)| {
                let is_chosen = roll < *share;
                roll = roll.saturating_sub(*share);
                is_chosen
            });
            let Some((_, name, act)) = chosen else { continue };
            if act(self)? {
                return Ok(name);
            }
        }
    }

    /// Presses one of these elements; returns whether there was one.
    pub fn press(&mut self, wanted: &str) -> Result<bool, String> {
        self.press_unless(wanted, FORBIDDEN)
    }

    /// Presses an element that random presses leave alone, again if it has moved away under the press.
    pub fn press_surely(&mut self, wanted: &str) -> Result<bool, String> {
        for _ in 0..5 {
            if !self.press_unless(wanted, "#nothing-at-all")? {
                return Ok(false);
            }
            if self.ask(IS_PRESSED, &[])? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn press_unless(&mut self, wanted: &str, forbidden: &str) -> Result<bool, String> {
        let roll = self.dice.below(1 << 20);
        let picked: Option<(f64, f64, String)> =
            self.ask(PICK, &[json!(wanted), json!(forbidden), json!(roll)])?;
        let Some((x, y, name)) = picked else { return Ok(false) };
        self.note(format!("{} {name}", self.hand.verb()));
        match self.hand {
            Hand::Mouse => self.click(x, y)?,
            Hand::Finger => self.tap(x, y)?,
            Hand::Keys => {
                let focus = "() => { picked.focus(); return document.activeElement === picked }";
                if self.ask(focus, &[])? { self.type_key("Enter")? } else { self.click(x, y)? }
            }
        }
        if !self.ask::<bool>(IS_PRESSED, &[])? {
            self.note("(no click)".to_string());
        }
        Ok(true)
    }

    fn click(&mut self, x: f64, y: f64) -> Result<(), String> {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse(kind, x, y)?;
        }
        Ok(())
    }

    fn mouse(&mut self, kind: &str, x: f64, y: f64) -> Result<(), String> {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let count = if kind == "mouseMoved" { 0 } else { 1 };
        let event = json!({"type": kind, "x": x, "y": y, "button": button, "clickCount": count});
        self.debugger.send("Input.dispatchMouseEvent", event).map(drop)
    }

    fn tap(&mut self, x: f64, y: f64) -> Result<(), String> {
        for (kind, points) in [("touchStart", json!([{"x": x, "y": y}])), ("touchEnd", json!([]))] {
            let event = json!({"type": kind, "touchPoints": points});
            self.debugger.send("Input.dispatchTouchEvent", event)?;
        }
        Ok(())
    }

    pub fn type_key(&mut self, key: &str) -> Result<(), String> {
        let code = match key {
            "Enter" => 13,
            "Escape" => 27,
            "Tab" => 9,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            _ => u32::from(key.to_uppercase().as_bytes()[0]),
        };
        let text = if key == "Enter" {
            "\r"
        } else if key.len() == 1 {
            key
        } else {
            ""
        };
        let mut event =
            json!({"type": "keyDown", "key": key, "windowsVirtualKeyCode": code, "text": text});
        self.debugger.send("Input.dispatchKeyEvent", event.clone())?;
        (event["type"], event["text"]) = (json!("keyUp"), json!(""));
        self.debugger.send("Input.dispatchKeyEvent", event).map(drop)
    }

    /// Presses Back or Forward, unless that leaves the site.
    fn walk(&mut self, way: &str) -> Result<bool, String> {
        self.note(way.to_string());
        let walk = "way => {
            const isOpen = navigation[`canGo${way}`];
            if (isOpen) history[way.toLowerCase()]();
            return isOpen;
        }";
        self.ask(walk, &[json!(way)])
    }

    /// Types a link into the address line.
    pub fn go(&mut self, link: &str) -> Result<(), String> {
        self.note(format!("go to {link:.120}"));
        self.ask("link => { location.hash = link; return null }", &[json!(link)])
    }
}

impl Hand {
    fn verb(self) -> &'static str {
        match self {
            Hand::Mouse => "click",
            Hand::Finger => "tap",
            Hand::Keys => "enter",
        }
    }
}

fn key(soak: &mut Soak) -> Result<bool, String> {
    const KEYS: [&str; 22] = [
        "Escape",
        "Escape",
        "Escape",
        "Tab",
        "Tab",
        "Enter",
        "ArrowLeft",
        "ArrowRight",
        "ArrowRight",
        "ArrowUp",
        "ArrowDown",
        "Home",
        "End",
        "x",
        "o",
        "e",
        "f",
        "h",
        "n",
        "?",
        " ",
        "u",
    ];
    let key = *soak.one_of(&KEYS);
    soak.note(format!("key {key}"));
    soak.type_key(key).map(|()| true)
}

fn type_text(soak: &mut Soak) -> Result<bool, String> {
    let hand = std::mem::replace(&mut soak.hand, Hand::Mouse);
    let is_there = soak.press(
        "input[type=text], input:not([type]), input[type=search], input[type=number], textarea",
    );
    soak.hand = hand;
    if !is_there? {
        return Ok(false);
    }
    let text = *soak.one_of(&TEXTS);
    soak.note(format!("type {text}"));
    let select =
        "() => { document.activeElement.select?.(); return document.activeElement === picked }";
    if soak.ask::<bool>(select, &[])? {
        soak.debugger.send("Input.insertText", json!({"text": text}))?;
        soak.type_key("Enter")?;
    }
    Ok(true)
}

/// Chooses an entry of a drop-down list.
fn choose(soak: &mut Soak) -> Result<bool, String> {
    let roll = soak.dice.below(1 << 20);
    let chosen: Option<String> = soak.ask(
        "(forbidden, roll) => {
            const all = [...document.querySelectorAll('select')].filter(it => it.checkVisibility() && !it.closest(forbidden));
            const list = all[roll % all.length];
            if (!list) return null;
            list.selectedIndex = Math.floor(roll / 16) % list.length;
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return `${list.id}: ${list.value}`;
        }",
        &[json!(FORBIDDEN), json!(roll)],
    )?;
    Ok(chosen.map(|chosen| soak.note(format!("choose {chosen}"))).is_some())
}

/// Moves a slider.
fn slide(soak: &mut Soak) -> Result<bool, String> {
    let share = soak.dice.below(100);
    soak.ask(
        "share => {
            const all = [...document.querySelectorAll('input[type=range]')].filter(it => it.checkVisibility());
            const it = all[share % all.length];
            if (!it) return false;
            const [least, most] = [Number(it.min), Number(it.max || 100)];
            it.value = Math.round(least + (most - least) * share / 100);
            it.dispatchEvent(new Event('input', { bubbles: true }));
            it.dispatchEvent(new Event('change', { bubbles: true }));
            return true;
        }",
        &[json!(share)],
    )
}

fn open_link(soak: &mut Soak) -> Result<bool, String> {
    let link = soak.any_link();
    soak.go(&link).map(|()| true)
}

/// From one square of a board to another.
fn drag(soak: &mut Soak) -> Result<bool, String> {
    let rolls = [soak.dice.below(1 << 16), soak.dice.below(1 << 16)];
    let places: Option<[f64; 4]> = soak.ask(
        "(...rolls) => {
            const all = [...document.querySelectorAll('[data-square]')].filter(it => it.checkVisibility());
            if (!all.length || document.querySelector('dialog:modal')) return null;
            return rolls.flatMap(roll => {
                const box = all[roll % all.length].getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            });
        }",
        &rolls.map(Value::from),
    )?;
    let Some([x, y, u, v]) = places else { return Ok(false) };
    soak.note(format!("drag from {x:.0}, {y:.0} to {u:.0}, {v:.0}"));
    for (kind, x, y) in [
        ("mouseMoved", x, y),
        ("mousePressed", x, y),
        ("mouseMoved", (x + u) / 2.0, (y + v) / 2.0),
        ("mouseMoved", u, v),
        ("mouseReleased", u, v),
    ] {
        let mut event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
        event["buttons"] = json!(if kind == "mouseReleased" { 0 } else { 1 });
        soak.debugger.send("Input.dispatchMouseEvent", event)?;
    }
    Ok(true)
}

fn scroll(soak: &mut Soak) -> Result<bool, String> {
    let by = soak.dice.below(1200) as i64 - 500;
    soak.note(format!("scroll by {by}"));
    let event = json!({"type": "mouseWheel", "x": 300, "y": 400, "deltaX": 0, "deltaY": by});
    soak.debugger.send("Input.dispatchMouseEvent", event).map(|_| true)
}

/// Answers a item of a lesson rightly, where the answer is one of several.
fn answer_lesson(soak: &mut Soak) -> Result<bool, String> {
    let course = course();
    let items: Vec<(&str, &Item)> = course
        .lessons
        .iter()
        .filter(|lesson| !lesson.is_test())
        .flat_map(|lesson| lesson.items.iter().map(|item| (lesson.name.as_str(), item)))
        .filter(|(_, item)| item.drawing().is_none() && !item.right.is_empty() && is_choice(item))
        .collect();
    let &(lesson, item) = soak.one_of(&items);
    soak.go(&format!("#/learn/{lesson}/{}", item.name))?;
    let answer = format!("[data-answer='{}']", item.right[0]);
    if !soak.comes(&format!("{answer}, .right-answer, .wrong-answer"))? {
        return Err(format!("{lesson}/{} does not offer {answer} at {}", item.name, soak.sight()?));
    }
    // The reader may have answered it before.
    if soak.press("#retry")? {
        soak.comes(&answer)?;
    }
    let is_right = soak.press(&answer)? && soak.press("#check")? && soak.comes(".right-answer")?;
    if is_right && !soak.is_passing("storage is full") {
        soak.kept.steps.insert((lesson.to_string(), item.name.clone()));
    }
    Ok(true)
}

fn is_choice(item: &Item) -> bool {
    match &item.task {
        Some(Task::Winner(_) | Task::Outcome | Task::Compare) => true,
        Some(Task::Value(choices) | Task::Temperature(choices)) => !choices.is_empty(),
        _ => false,
    }
}

/// Adds a position to a lesson.
fn add_to_lesson(soak: &mut Soak) -> Result<bool, String> {
    if soak.kept.items.len() >= 40 {
        return Ok(false);
    }
    let link = format!("k1/ancient/walls/{}", soak.any_board());
    soak.go(&format!("#/{link}"))?;
    soak.until_shown(&format!("#/{link}"))?;
    if !soak.press("#share")? || !soak.comes("#share-add")? {
        return Ok(true);
    }
    // The page adds to the link what the reader looks at.
    let shown: String = soak.ask("() => document.querySelector('#share-link').value", &[])?;
    let link = shown.split("#/").last().unwrap_or_default().to_string();
    if !soak.press_surely("#share-add")? {
        return Ok(true);
    }
    // Where the browser stores nothing, the page says so and offers no lesson.
    if !soak.comes("#share-list, #share-said:not(:empty)")? {
        let sight = soak.sight()?;
        return Err(format!("no word about the lesson at {sight}"));
    }
    if soak.is_there("#share-list")? {
        soak.kept.items.push(link);
    }
    soak.type_key("Escape").map(|()| true)
}

/// Stores a game under a name.
fn save_game(soak: &mut Soak) -> Result<bool, String> {
    const MOVES: [&str; 4] = ["a1.b1", "a1.b1.a3-a1", "a1.a2.c1-a1.b3-b1", "a1"];
    let moves = *soak.one_of(&MOVES);
    let link = format!("#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves={moves}");
    let name = format!("Game {}", soak.dice.below(5));
    soak.go(&link)?;
    if !soak.comes("#play-more-open")? || !soak.comes("#moves .turn")? {
        return Ok(true);
    }
    soak.press("#play-more-open")?;
    if !soak.comes("#play-text-open")? || !soak.press_surely("#play-text-open")? {
        return Ok(true);
    }
    if !soak.comes("#save-name")? {
        let sight = soak.sight()?;
        return Err(format!("no form to save a game at {sight}"));
    }
    let shown: String = soak.ask(
        "name => {
            const field = document.querySelector('#save-name');
            field.focus();
            field.value = name;
            return location.hash;
        }",
        &[json!(name)],
    )?;
    soak.type_key("Enter")?;
    if !soak.comes("#play-text-said:not(:empty)")? {
        let sight = soak.sight()?;
        return Err(format!("no word about the game at {sight}"));
    }
    // Where the browser stores nothing, the page says so, without the name.
    let is_saved = "name => document.querySelector('#play-text-said').textContent.includes(name)";
    if soak.ask(is_saved, &[json!(name)])? {
        soak.kept.games.insert(name, shown);
    }
    soak.type_key("Escape").map(|()| true)
}

fn choose_theme(soak: &mut Soak) -> Result<bool, String> {
    // Where the browser stores nothing, the choice holds until the page loads again.
    if soak.is_passing("storage is full") || !soak.press("#display-open")? {
        return Ok(false);
    }
    let theme = *soak.one_of(&["auto", "light", "dark", "contrast"]);
    let choice = format!("#theme-{theme}");
    if soak.comes(&choice)? && soak.press_surely(&choice)? {
        soak.kept.theme = Some(theme.to_string());
    }
    soak.type_key("Escape").map(|()| true)
}

fn resize(soak: &mut Soak) -> Result<bool, String> {
    let (width, height) = *soak.one_of(&[(1280, 900), (1920, 1080), (800, 600), (1280, 800)]);
    soak.note(format!("window of {width} × {height}"));
    let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
    soak.debugger.send("Emulation.setDeviceMetricsOverride", size).map(|_| true)
}

/// Prints with the browser's own command; the page prepares what goes on paper.
fn print(soak: &mut Soak) -> Result<bool, String> {
    soak.note("print".to_string());
    soak.debugger.send("Page.printToPDF", json!({})).map(|_| true)
}

impl Soak {
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.dice.below(all.len() as u64) as usize]
    }

    /// The rows of a random board.
    pub fn any_board(&mut self) -> String {
        let (rows, columns) = (1 + self.dice.below(5), 2 + self.dice.below(5));
        let row = |dice: &mut basics::dice::Dice| -> String {
            (0..columns)
                .map(|_| *b"xo.xo".get(dice.below(5) as usize).unwrap_or(&b'.') as char)
                .collect()
        };
        (0..rows).map(|_| row(&mut self.dice)).collect::<Vec<_>>().join("/")
    }

    /// A link to any page.
    fn any_link(&mut self) -> String {
        let (small, number) = (1 + self.dice.below(5), self.dice.below(1 << 16));
        match self.dice.below(16) {
            0..=2 => {
                let rules = *self.one_of(&["ancient", "modern"]);
                let edge = *self.one_of(&["plane", "walls"]);
                let view = *self.one_of(&["", "", "?show=parts.reach.left.right", "?hide=1", "?play=1"]);
                format!("#/k1/{rules}/{edge}/{}{view}", self.any_board())
            }
            3 => (*self.one_of(&[SUM, SWITCH, DENSE])).to_string(),
            4 | 5 => {
                let names: Vec<&str> = exhibits().map(|exhibit| exhibit.name).collect();
                format!("#/gallery/{}", self.one_of(&names))
            }
            6 => match small {
                1 => "#/gallery?q=black".to_string(),
                2 => "#/gallery/own?family=x%28o.%29%5Ek&k=1..6".to_string(),
                3 => format!("#/gallery/penetration?depth={small}&width={}", 1 + number % 9),
                4 => "#/gallery/early".to_string(),
                _ => format!("#/gallery/nimbers?n={}", 1 + number % 4),
            },
            7 => format!("#/gallery/habitat?value={}", self.one_of(&["*2", "1/2", "^", "{1|0}", "3/4"])),
            8 => format!("#/gallery/any?value={}&step={small}", self.one_of(&["*2", "{1%7C0}", "1/2"])),
            9 => {
                let course = course();
                let lesson = self.one_of(&course.lessons);
                let step = self.one_of(&lesson.items);
                format!("#/learn/{}/{}", lesson.name, step.name)
            }
            10 => match small {
                1 | 2 => "#/learn/glossary".to_string(),
                3 => "#/teach/t1?text=lesson%0Aitem%0Aboard%20ancient%20plane%20oxo.ox%0Atask%20outcome".to_string(),
                _ => "#/learn/q1?title=Week%204&task=outcome&on=ancient/plane/oxo.ox&task=winner%20Left&on=ancient/plane/xo&of=2&at=1".to_string(),
            },
            11 | 12 => {
                let program = *self.one_of(&["random", "greedy", "hottest", "strong.2", "perfect", "friend"]);
                let size = *self.one_of(&["4x4", "5x5", "6x6", "8x8"]);
                let black = *self.one_of(&["you", "you", "greedy"]);
                format!("#/play/g1/ancient/{size}/tournament?black={black}&white={program}&seed={number}")
            }
            13 => format!("#/sums?card={}&card={}", "ancient/plane/oxo.ox", self.one_of(&["1/2", "%7B3%7C1%7D", "*2"])),
            14 => format!("#/sums?calc={}", self.one_of(&["Cool(%7B4%7C2%7D,1)", "Stops(%7B4%7C2%7D)", "Thermograph(%7B4%7C2%7D)"])),
            _ => format!("#/proof/k1/ancient/plane/{}", self.one_of(&["oxo.ox", "xo/.xo", "oxoxo", "ox.xo.o"])),
        }
    }

    /// Waits until the page shows the board of a link.
    pub fn until_shown(&mut self, link: &str) -> Result<(), String> {
        let game = depicted(link.trim_start_matches("#/")).into_iter().next();
        let Some(Game::Position(_, board)) = game else { return Ok(()) };
        // Between walls too the squares show only where stones are.
        let board =
            Board::parse(&board.whole_text(), Edge::Plane).map_err(|error| format!("{error:?}"))?;
        let rows = board.trimmed().to_string();
        self.until(&format!("the board of {link}"), |soak| {
            Ok(soak.position()?.is_some_and(|seen| seen == rows))
        })
    }
}
