//! The elements `<papamu-board>`, `<papamu-lesson>` and `<papamu-game>` on a page of another site.

use serde_json::{Value, json};

use crate::page::{Glimpse, Page};
use crate::server::Server;

/// A page of another site with these elements, which keeps what they tell.
fn host(site: &Server, elements: &str) -> Page {
    host_in(Page::blank(&Server::start("/")), site, elements)
}

/// The same in this browser.
fn host_in(page: Page, site: &Server, elements: &str) -> Page {
    // Any page without the program.
    page.visit("icon-192.png");
    page.act(
        "window.told = [];
         for (const kind of ['change', 'value', 'jump', 'answer']) {
             addEventListener(kind, ({detail}) => detail && told.push({kind, ...detail}));
         }
         document.body.innerHTML = arguments[1];
         const type = 'module';
         const script = Object.assign(document.createElement('script'), {type, src: arguments[0]});
         document.head.append(script);",
        [json!(format!("{}papamu-board.js", site.site)), json!(elements)],
    );
    page.forgive_errors_about("favicon.ico");
    page
}

/// Waits until an element has told something like this.
#[track_caller]
fn told(page: &Page, kind: &str, expected: &Value) -> Value {
    let look = |page: &Glimpse| -> Vec<Value> { page.js("return told", []) };
    let is_it = |told: &Value| {
        let has = |(name, value): (&String, &Value)| told[name] == *value;
        told["kind"] == kind && expected.as_object().is_some_and(|all| all.iter().all(has))
    };
    let all = page.wait(&format!("{kind} {expected}"), look, |all| all.iter().any(is_it));
    all.into_iter().find(is_it).expect("what was waited for")
}

/// What a method of the first board comes to, or why it fails.
fn asked(page: &Page, method: &str) -> Value {
    page.measure_later(&format!(
        "const [done] = arguments; const board = document.querySelector('papamu-board');
         board.{method}.then(it => done(it ?? null), error => done(`failed: ${{error.message}}`))"
    ))
}

#[test]
fn a_board_tells_and_does_what_the_page_around_asks() {
    speak(Page::blank(&Server::start("/")));
}

/// What a page and its board say to each other.
pub fn speak(page: Page) {
    let site = Server::start("/site/");
    let board = "<papamu-board position='oxo.ox' style='width: 640px'></papamu-board>";
    let page = host_in(page, &site, board);
    told(&page, "change", &json!({"position": "oxo.ox", "rules": "ancient", "edge": "plane"}));
    let half = json!({"position": "oxo.ox", "ascii": "1/2", "unicode": "1/2", "outcome": "Left"});
    told(&page, "value", &half);

    assert_eq!(
        asked(&page, "play('c1-e1')"),
        json!("failed: “c1-e1” is no jump here, such as a1-c1")
    );
    assert_eq!(asked(&page, "play('h3-f3')"), Value::Null);
    told(&page, "jump", &json!({"jump": "h3-f3", "player": "Left"}));
    told(&page, "value", &json!({"ascii": "0", "outcome": "Previous"}));
    assert_eq!(asked(&page, "undo()"), Value::Null);
    let again = |page: &Glimpse| -> usize {
        page.js(
            "return told.filter(({kind, ascii}) => kind === 'value' && ascii === '1/2').length",
            [],
        )
    };
    page.wait("the value again", again, |times| *times == 2);

    let picture = asked(&page, "image('svg')");
    let picture = picture.as_str().expect("a text");
    assert!(picture.starts_with("<svg ") && picture.contains("value 1/2: Left wins"), "{picture}");
    assert_eq!(asked(&page, "image('gif')"), json!("failed: gif: only svg is made"));

    // Attributes and properties lead to another position in the same frame.
    page.act("const board = document.querySelector('papamu-board'); board.rules = 'modern'; board.position = 'x.xo'", []);
    told(&page, "value", &json!({"position": "x.xo", "ascii": "^", "unicode": "↑"}));
    let frames: usize = page.measure("return document.querySelector('papamu-board').shadowRoot.querySelectorAll('iframe').length", []);
    assert_eq!(frames, 1);
}

/// A message of another window, or of another shape, is not heard.
#[test]
fn only_the_window_around_is_heard() {
    let site = Server::start("/site/");
    let page = host(&site, "<papamu-board position='oxo.ox'></papamu-board>");
    told(&page, "value", &json!({"ascii": "1/2"}));
    page.act(
        "const board = document.querySelector('papamu-board');
         const inner = board.shadowRoot.querySelector('iframe').contentWindow;
         told.length = 0;
         // The frame has its port already, and the element hears its own frame alone.
         inner.postMessage({papamu: 'listen'}, '*', [new MessageChannel().port2]);
         for (const shape of [null, 1, {}, {papamuFrame: 'ready'}, {kind: 'value', ascii: '7'}]) {
             postMessage(shape, '*');
             inner.postMessage(shape, '*');
         }",
        [],
    );
    assert_eq!(asked(&page, "play('h3-f3')"), Value::Null);
    told(&page, "jump", &json!({"jump": "h3-f3"}));
    let told: Vec<Value> = page.measure("return told.filter(({ascii}) => ascii === '7')", []);
    assert!(told.is_empty(), "{told:?}");
}

#[test]
fn elements_come_into_being_and_go() {
    let site = Server::start("/site/");
    let page = host(&site, "<papamu-board position='oxo.ox' show='parts'></papamu-board>");
    // A covered value is not told.
    told(&page, "change", &json!({"position": "oxo.ox"}));
    page.act(
        "document.querySelector('papamu-board').setAttribute('show', 'value parts reach')",
        [],
    );
    told(&page, "value", &json!({"ascii": "1/2"}));
    let height = |page: &Glimpse| -> f64 {
        page.js("return document.querySelector('papamu-board').getBoundingClientRect().height", [])
    };
    page.wait("a height of its own", height, |height| {
        (200.0..800.0).contains(height) && *height != 420.0
    });
    page.act(
        "const board = document.querySelector('papamu-board');
         globalThis.gone = board.play('h3-f3').catch(({name}) => name);
         board.remove();
         document.body.append(board)",
        [],
    );
    let gone: Option<String> =
        page.measure_later("const [done] = arguments; gone.then(it => done(it ?? null))");
    assert!(gone.is_none_or(|name| name == "AbortError"));
    page.act("told.length = 0", []);
    told(&page, "value", &json!({"ascii": "1/2"}));
}

/// The values are those of copies of ½, and of ↑ and its copies, side by side.
#[test]
fn twenty_boards_share_a_worker() {
    let site = Server::start("/site/");
    let boards: String = (0..20)
        .map(|board| {
            let (copies, one) = (board / 2 + 1, ["oxo.ox", "x.xo"][board % 2]);
            let position = vec![one; copies].join("/7/7/7/");
            format!("<papamu-board loading='eager' position='{position}'></papamu-board>")
        })
        .collect();
    // Only pages of the site itself see the locks of its workers.
    let page = host_in(Page::blank(&site), &site, &boards);
    for copies in 1..=10 {
        let halves = if copies % 2 == 0 { (copies / 2).to_string() } else { format!("{copies}/2") };
        told(&page, "value", &json!({"ascii": halves}));
    }
    let told_all = |page: &Glimpse| -> usize {
        page.js("return told.filter(({kind}) => kind === 'value').length", [])
    };
    page.wait("twenty values", told_all, |count| *count == 20);
    let workers = |page: &Glimpse| -> usize {
        page.js(
            "return navigator.locks.query()
                 .then(({held}) => held.filter(({name}) => !name.startsWith('frame ')).length)",
            [],
        )
    };
    page.wait("one worker", workers, |count| *count == 1);
}

#[test]
fn each_board_hears_that_the_shared_worker_fails() {
    let site = Server::start("/site/");
    site.trick(|path, body| (!path.contains("worker_bg-")).then_some(body));
    let boards = "<papamu-board position='oxo.ox'></papamu-board>".repeat(2);
    let page = host_in(Page::blank(&site), &site, &boards);
    let failed = |page: &Glimpse| -> usize {
        page.js(
            "return [...document.querySelectorAll('papamu-board')].filter(({shadowRoot}) =>
                 shadowRoot.querySelector('iframe').contentDocument?.body?.textContent
                     .includes('The solver could not be loaded')).length",
            [],
        )
    };
    page.wait("two messages", failed, |count| *count == 2);
    page.forgive_errors_about("worker_bg-");
    site.heal();
    page.act("document.querySelector('papamu-board').position = 'oxo.ox...oxo.ox'", []);
    told(&page, "value", &json!({"ascii": "1"}));
}

#[test]
fn a_lesson_tells_of_each_answer() {
    let site = Server::start("/site/");
    let lesson = "#/learn/q1?title=Week%203&task=outcome&on=ancient/plane/oxo.ox&of=1";
    // Only scripts of the site itself may press buttons in the frame.
    let page = host_in(
        Page::blank(&site),
        &site,
        &format!("<papamu-lesson src='{lesson}'></papamu-lesson>"),
    );
    let act = |selector: &str| {
        let press = "const frame = document.querySelector('papamu-lesson').shadowRoot.querySelector('iframe');
                     const button = frame.contentDocument?.querySelector(arguments[0]);
                     return !!button && button.ariaDisabled !== 'true' && !button.click()";
        let look = |page: &Glimpse| -> bool { page.js(press, [json!(selector)]) };
        page.wait(selector, look, |is_pressed| *is_pressed);
    };
    act("#quiz-nameless");
    act("[data-answer=Left]");
    act("#check");
    let right = json!({"question": 1, "answer": "Left", "isRight": true, "tries": 1});
    told(&page, "answer", &right);
}

/// The board in a cell of a notebook: the module of the package for Python, with a model as anywidget has one.
#[test]
fn a_cell_of_a_notebook_and_its_board_follow_each_other() {
    let site = Server::start("/site/");
    let page = Page::blank(&Server::start("/"));
    page.visit("icon-192.png");
    let module = include_str!("../../crates/python/python/papamu/widget.js");
    page.act(
        "const [site, module] = arguments;
         const data = {site, position: 'oxo.ox', rules: 'ancient', edge: 'plane', show: 'value parts'};
         const listeners = [];
         globalThis.model = {
             get: (name) => data[name],
             set(name, value) {
                 if (data[name] === value) return;
                 data[name] = value;
                 listeners.filter(({event}) => event === `change:${name}`).forEach(({listener}) => listener());
             },
             save_changes: () => (model.saved = {...data}),
             on: (event, listener) => listeners.push({event, listener}),
             off: (event, listener) => listeners.splice(listeners.findIndex((it) => it.listener === listener), 1),
             saved: {},
             listeners,
         };
         const address = URL.createObjectURL(new Blob([module], {type: 'text/javascript'}));
         import(address).then(({default: {render}}) => render({model, el: document.body})).then((end) => (model.end = end))",
        [json!(site.site.to_string()), json!(module)],
    );
    page.forgive_errors_about("favicon.ico");
    let saved = |expected: Value| {
        let look = |page: &Glimpse| -> Value { page.js("return model.saved", []) };
        let has = |(name, value): (&String, &Value), saved: &Value| saved[name] == *value;
        let all = expected.as_object().expect("an object");
        page.wait(&expected.to_string(), look, |saved| all.iter().all(|pair| has(pair, saved)));
    };
    saved(json!({"position": "oxo.ox", "rules": "ancient", "edge": "plane", "value": "1/2"}));
    assert_eq!(asked(&page, "play('h3-f3')"), Value::Null);
    saved(json!({"position": "oxox", "jump": "h3-f3", "value": "0"}));
    // Back to where it began, which is no change of the element's attribute.
    page.act("model.set('position', 'oxo.ox')", []);
    saved(json!({"position": "oxo.ox", "jump": "h3-f3", "value": "1/2"}));
    page.act("model.set('show', 'value reach'); model.set('rules', 'modern'); model.set('position', 'x.xo')", []);
    saved(json!({"position": "x.xo", "rules": "modern", "value": "^"}));
    let left: usize = page.measure("model.end(); return model.listeners.length", []);
    assert_eq!(left, 0);
}
