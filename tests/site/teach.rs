//! Lessons: made from the board and the gallery, put in order, shown item by item, given to students.

use papamu::link::item_link::link;
use papamu::link::lesson_code::first;
use papamu::link::lesson_link::LessonLink;
use papamu::link::quiz_link::task_text;
use serde_json::json;
use teaching::content::lessons::{Giving, Item, Lesson};
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

const HALF: &str = "k1/ancient/plane/oxo.ox?hide=1";
const ROW: &str = "gallery/l?n=3";
const STAIRS: &str = "k1/ancient/plane/xo/.xo";

/// A lesson of three: a covered position, an exhibit and another position; by a link from earlier.
fn lecture() -> String {
    let [half, row] = [HALF, ROW].map(|link| link.replace('?', "%3F").replace('=', "%3D"));
    format!(
        "#/list?title=Lecture%203&item={half}&name=A%20half&words=Who%20wins%3F\
         &item={row}&name=A%20row&item={STAIRS}&name=Stairs"
    )
}

/// Waits until the address opens what this one does.
#[track_caller]
fn wait_for_open(page: &Page, address: &str) {
    let open = |address: &str| LessonLink::parse(address).map(|(open, _)| open);
    let look = |page: &Glimpse| page.js::<String>("return location.hash", []);
    page.wait(address, look, |seen| open(seen) == open(address));
}

/// Waits until the stored lesson that the address opens is so.
#[track_caller]
fn wait_for_own(page: &Page, what: &str, is_so: impl Fn(&Lesson) -> bool) {
    let look = |page: &Glimpse| -> Option<String> {
        page.js(
            "return localStorage.getItem(`papamu-lesson-${location.hash.split(/[/?]/)[2]}`)",
            [],
        )
    };
    page.wait(what, look, |text| {
        text.as_ref().and_then(|text| first(text).ok()).is_some_and(|lesson| is_so(&lesson))
    });
}

#[track_caller]
fn wait_for_tasks(page: &Page, expected: &[&str]) {
    let tasks = |lesson: &Lesson| lesson.items.iter().map(task_text).eq(expected.iter().copied());
    wait_for_own(page, "the tasks", tasks);
}

/// Begins an empty lesson.
fn begin(page: &Page) {
    page.go("#/teach");
    page.click("#lesson-new");
    page.wait_until_seen("#lesson-text");
}

/// Chooses an entry of a drop-down list as a reader does.
#[track_caller]
fn pick(page: &Page, selector: &str, index: u32) {
    page.act(
        "const list = document.querySelector(arguments[0]);
         list.selectedIndex = arguments[1];
         list.dispatchEvent(new Event('change', { bubbles: true }))",
        [json!(selector), json!(index)],
    );
}

/// What stands behind a title keeps its direction: a mark that turns it, and is not closed, ends
/// with the title.
#[test]
fn a_title_turns_nothing_behind_it() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("#/list?title=%E2%80%AEabc&item={STAIRS}"));
    page.wait(
        "the title",
        |page| page.js::<String>("return document.title", []),
        |seen| *seen == "\u{202e}abc\u{202c} · Papamū",
    );
}

#[track_caller]
fn wait_for_item(page: &Page, number: u32) {
    let look = |page: &Glimpse| -> Option<String> {
        page.js("return document.querySelector('.list-bar [data-at]')?.dataset.at", [])
    };
    page.wait(&format!("item {number}"), look, |at| *at == Some(number.to_string()));
}

#[track_caller]
fn wait_for_links(page: &Page, expected: &[&str]) {
    let links = |lesson: &Lesson| lesson.items.iter().map(link).eq(expected.iter().copied());
    wait_for_own(page, "the items", links);
}

/// Adds the present page to a lesson.
fn add(page: &Page) {
    page.click("#share");
    page.click("#share-add");
    page.wait_until_seen("#share-list");
}

#[test]
fn a_list_is_made_of_what_is_on_the_page() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox?hide=1");
    page.wait_for_position("oxo.ox");
    add(&page);
    page.keys(Key::Escape);
    page.go("#/gallery/l?n=3");
    page.wait_for_position("xox");
    add(&page);
    page.keys(Key::Escape);
    page.go("#/k1/ancient/plane/xo/.xo");
    page.wait_for_position("xo/.xo");
    add(&page);
    page.click("#share-list");
    page.click(".lesson-title");
    page.wait_for_count("[data-row]", 3);
    wait_for_links(&page, &[HALF, ROW, STAIRS]);
    page.wait_for_property("#cover-0", "checked", true);

    page.type_into("#lesson-name", "Lecture 3");
    page.type_into("#name-0", "A half");
    page.type_into("#words-0", "Who wins?");
    for (place, name) in [(1, "A row"), (2, "Stairs")] {
        page.click(&format!("#row-{place}"));
        page.type_into(&format!("#name-{place}"), name);
    }
    let (expected, _) = LessonLink::parse(&lecture()).unwrap();
    wait_for_own(&page, "the lecture", |lesson| *lesson == *expected.lesson);
    check(&page, "lesson");
    look(&page, "lesson");

    // By keys; the focus follows the item.
    page.click("#row-0");
    page.enter("#down-0");
    wait_for_links(&page, &[ROW, HALF, STAIRS]);
    page.wait_for_focus_on("down-1");
    page.keys(Key::Enter);
    wait_for_links(&page, &[ROW, STAIRS, HALF]);
    page.wait_for_focus_on("down-2");
    page.keys(Key::Enter);
    page.click("#row-1");
    page.enter("#up-1");
    wait_for_links(&page, &[STAIRS, ROW, HALF]);

    // With the mouse.
    page.resize(1280, 900, "light");
    let (x, y) = page.middle("[data-row='0'] .grip");
    let (_, below) = page.middle("[data-row='2'] .grip");
    page.drag(&[(x, y), (x, (y + below) / 2), (x, below + 20)]);
    wait_for_links(&page, &[ROW, HALF, STAIRS]);

    page.click("#row-0");
    page.click("#twice-0");
    wait_for_links(&page, &[ROW, ROW, HALF, STAIRS]);
    page.click("#row-3");
    page.click("#remove-3");
    wait_for_links(&page, &[ROW, ROW, HALF]);
    page.wait_for_focus_on("lesson-undo");
    page.keys(Key::Enter);
    wait_for_links(&page, &[ROW, ROW, HALF, STAIRS]);
    page.click("#lesson-redo");
    wait_for_links(&page, &[ROW, ROW, HALF]);
    page.chord(&[Key::Control], "z");
    wait_for_links(&page, &[ROW, ROW, HALF, STAIRS]);
    page.chord(&[Key::Control], "z");
    wait_for_links(&page, &[ROW, HALF, STAIRS]);
    page.chord(&[Key::Control], "y");
    wait_for_links(&page, &[ROW, ROW, HALF, STAIRS]);
    page.click("#row-3");
    page.click("#cover-3");
    let covered = format!("{STAIRS}?hide=1");
    wait_for_links(&page, &[ROW, ROW, HALF, &covered]);

    // The lesson returns.
    page.go("#/gallery");
    page.wait_until_seen("#find");
    page.reload();
    page.wait_until_seen("#find");
    page.click("#page-teach");
    page.click(".lesson-title");
    page.wait_for_count("[data-row]", 4);
    wait_for_links(&page, &[ROW, ROW, HALF, &covered]);

    // What was deleted comes back.
    page.click("#lesson-delete");
    page.wait_for_count(".lesson-title", 0);
    page.click("#lesson-restore");
    wait_for_links(&page, &[ROW, ROW, HALF, &covered]);
}

#[test]
fn a_lesson_outlives_a_reload_where_the_browser_keeps_nothing() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused') } })",
    );
    page.visit(&lecture());
    page.click("#lesson-take");
    page.wait_for_property("#name-0", "value", "A half");
    page.click("#row-2");
    page.click("#remove-2");
    page.wait_for_count("[data-row]", 2);
    let two = lecture().replace(&format!("&item={STAIRS}&name=Stairs"), "");
    wait_for_open(&page, &two);
    page.reload();
    page.wait_for_count("[data-row]", 2);
    wait_for_open(&page, &two);
}

/// What is being typed in one tab stands while another changes the lesson, and a tab that was elsewhere has the changes.
#[test]
fn one_lesson_in_two_tabs_loses_nothing() {
    let server = Server::start("/");
    let page = Page::open(&server, &lecture());
    page.click("#lesson-take");
    page.wait_until_seen("#name-0");
    let own: String = page.measure("return location.hash", []);
    page.act("window.open(location.href)", []);
    page.turn_to_tab(1);
    page.click("#lesson-name");
    page.keys(Key::End + " b");
    page.turn_to_tab(0);
    page.click("#name-0");
    page.keys(Key::End + " c");
    page.keys(Key::Tab);
    wait_for_own(&page, "the name", |lesson| lesson.items[0].title == "A half c");
    page.turn_to_tab(1);
    page.wait_for_property("#name-0", "value", "A half c");
    page.wait_for_property("#lesson-name", "value", "Lecture 3 b");
    page.keys(Key::Tab);
    wait_for_own(&page, "both", |lesson| {
        (lesson.title.as_str(), lesson.items[0].title.as_str()) == ("Lecture 3 b", "A half c")
    });
    page.go("#/gallery");
    page.turn_to_tab(0);
    page.wait_for_property("#lesson-name", "value", "Lecture 3 b");
    page.click("#cover-0");
    wait_for_own(&page, "no cover", |lesson| !lesson.items[0].is_covered);
    page.turn_to_tab(1);
    page.go(&own);
    page.wait_for_property("#cover-0", "checked", false);
    wait_for_own(&page, "all of it", |lesson| {
        !lesson.items[0].is_covered && lesson.title == "Lecture 3 b"
    });
    page.close_tab();
}

#[test]
fn what_is_being_typed_outlives_a_redraw() {
    let server = Server::start("/");
    let page = Page::open(&server, &lecture());
    page.click("#lesson-take");
    let of = |lesson: &Lesson, field: &str| match field {
        "#lesson-name" => lesson.title.clone(),
        "#name-0" => lesson.items[0].title.clone(),
        _ => lesson.items[0].says.join("\n"),
    };
    for (field, text) in
        [("#lesson-name", "Lecture 3"), ("#name-0", "A half"), ("#words-0", "Who wins?")]
    {
        page.wait_for_property(field, "value", text);
        page.click(field);
        page.keys(Key::End + " b");
        // Something else in the lesson changes, and the focus stays in the field.
        page.act("document.querySelector('#cover-0').click()", []);
        wait_for_own(&page, "no cover", |lesson| !lesson.items[0].is_covered);
        page.wait_for_property(field, "value", format!("{text} b"));
        page.keys(Key::Tab);
        wait_for_own(&page, field, |lesson| of(lesson, field) == format!("{text} b"));
        page.click("#cover-0");
        wait_for_own(&page, "a cover", |lesson| lesson.items[0].is_covered);
    }
}

#[test]
fn a_remote_control_goes_from_item_to_item() {
    let server = Server::start("/");
    let page = Page::open(&server, &lecture());
    page.resize(1280, 800, "light");
    page.click("#lesson-present");
    page.wait_for_position("oxo.ox");
    page.wait_for_words(".list-head", "Who wins?");
    let covered = |page: &Page| {
        page.wait_until_seen("#value");
        page.wait("a cover", Glimpse::value, |value| value.as_deref() == Some("?"));
    };
    covered(&page);
    check(&page, "item in a hall");
    page.resize(1280, 800, "light");

    // Also from the board, which uses this key itself. What is covered comes first.
    page.focus("[role=gridcell][tabindex='0']");
    page.keys(Key::PageDown);
    page.wait_for_value("1/2");
    page.keys(Key::PageUp);
    covered(&page);
    page.keys(Key::PageDown);
    page.wait_for_value("1/2");
    page.keys(Key::PageDown);
    page.wait_for_position("xox");
    wait_for_open(&page, &format!("{}&at=2&projector=1", lecture()));
    wait_for_item(&page, 2);
    page.keys(Key::PageDown);
    page.wait_for_position("xo/.xo");
    page.wait_for_value("*2");
    wait_for_open(&page, &format!("{}&at=3&projector=1", lecture()));
    // That was the last item.
    page.keys(Key::PageDown);
    page.keys(Key::PageUp);
    page.wait_for_position("xox");
    page.keys(Key::PageUp);
    page.wait_for_position("oxo.ox");
    covered(&page);
    page.keys(Key::Escape);
    wait_for_open(&page, &format!("{}&at=1", lecture()));

    // Where pages scroll, the key scrolls, and with Shift it goes on.
    page.chord(&[Key::Shift], Key::PageDown);
    wait_for_open(&page, &format!("{}&at=2", lecture()));
    page.wait_for_position("xox");
    check(&page, "item");
    look(&page, "list-item");
    page.reload();
    page.wait_for_position("xox");
    wait_for_item(&page, 2);
    page.click(".list-bar [data-list=after]");
    page.wait_for_position("xo/.xo");
    page.back();
    page.wait_for_position("xox");
    wait_for_item(&page, 2);
    page.click(".list-bar [data-list=contents]");
    page.wait_for_count("[data-row]", 3);
    wait_for_open(&page, &lecture());
}

/// One key of a remote control says everything, on every kind of item, and another leads back.
#[test]
fn a_remote_control_says_one_thing_after_the_other() {
    let server = Server::start("/");
    let line = "k1/ancient/plane/oxo.ox%3Fline%3D0_0r1%26hide%3D1";
    let game = "play/g1/ancient/4x4/tournament%3Fblack%3Dyou%26white%3Dfriend%26moves%3Da1.b1.a3-a1%26hide%3D0";
    let items = [
        line,
        "sums%3Fcard%3D1%26hide%3D1",
        "gallery/l%3Fn%3D6",
        game,
        "learn/outcomes/first",
        "gallery/any%3Fvalue%3D*%26step%3D1",
    ];
    let list = format!("#/list?item={}", items.join("&item="));
    let page = Page::open(&server, &format!("{list}&at=1&projector=1"));
    let on = |key: Key| page.keys(key);
    page.wait_until_seen("#value");
    let covered = || page.wait("a cover", Glimpse::value, |value| value.as_deref() == Some("?"));
    covered();
    on(Key::PageDown);
    page.wait_for_value("1/2");
    // The next item, and not a step of the line.
    on(Key::PageDown);
    page.wait_until_seen("[data-layout=sums]");
    wait_for_item(&page, 2);
    covered();
    on(Key::Right);
    page.wait_for_value("1");
    on(Key::Space);
    wait_for_item(&page, 3);
    page.wait_for_position("xoxoxo");
    // The arrows of the page take Shift.
    page.chord(&[Key::Shift], Key::Right);
    page.wait_for_position("xoxoxox");
    page.chord(&[Key::Shift], Key::Left);
    page.wait_for_position("xoxoxo");
    on(Key::PageDown);
    wait_for_item(&page, 4);
    page.wait_until_seen("[data-layout=play]");
    page.chord(&[Key::Shift], Key::Left);
    page.wait_for_words("#play-said", "Turn 2 of 3.");
    on(Key::PageDown);
    wait_for_item(&page, 5);
    page.wait_until_seen("#slide[data-slide=says]");
    on(Key::PageDown);
    page.wait_until_seen("#slide[data-slide=asks]");
    on(Key::PageDown);
    page.wait_until_seen("#slide [data-verdict=solution-first]");
    on(Key::PageUp);
    page.wait_for_count("#slide [data-verdict]", 0);
    on(Key::Enter);
    page.wait_until_seen("#slide [data-verdict=solution-first]");
    // The lesson has another step: it is not in the list.
    on(Key::PageDown);
    wait_for_item(&page, 6);
    page.wait_for_words("#step-says", "Two runners.");
    page.chord(&[Key::Shift], Key::Right);
    page.wait_for_words("#step-says", "Left’s option");

    on(Key::PageUp);
    wait_for_item(&page, 5);
    page.wait_until_seen("#slide[data-slide=says]");
    on(Key::PageUp);
    wait_for_item(&page, 4);
    on(Key::PageUp);
    wait_for_item(&page, 3);
    on(Key::PageUp);
    wait_for_item(&page, 2);
    page.wait_until_seen("[data-layout=sums]");
    on(Key::PageUp);
    wait_for_item(&page, 1);
    covered();
}

/// Undo once went on to the stones of the items before, under the name of this one.
#[test]
fn undo_stops_at_the_item() {
    let server = Server::start("/");
    let items = ["k1/ancient/plane/oxo.ox", STAIRS, "k1/ancient/plane/ox/.ox"];
    let list = format!("#/list?item={}", items.join("&item="));
    let page = Page::open(&server, &format!("{list}&at=1&projector=1"));
    page.wait_for_position("oxo.ox");
    page.keys(Key::PageDown);
    page.wait_for_position("xo/.xo");
    page.keys(Key::PageDown);
    page.wait_for_position("ox/.ox");
    page.keys(Key::PageUp);
    page.wait_for_position("xo/.xo");
    page.chord(&[Key::Control], "z");
    // The next key shows that the one before has been heard.
    page.keys("2".to_string());
    wait_for_open(&page, &format!("{list}&at=2&now={STAIRS}%3Fshow%3Dparts.reach&projector=1"));
    page.wait_for_position("xo/.xo");

    // The reader's own steps are undone; then the button is off.
    page.go(&format!("{list}&at=3"));
    page.wait_for_position("ox/.ox");
    page.wait_for_count("#undo[aria-disabled=true]", 1);
    page.click("#rules-modern");
    page.wait_for_count("#undo[aria-disabled=true]", 0);
    page.click("#undo");
    page.wait_for_switch("#rules-ancient", true);
    page.wait_for_count("#undo[aria-disabled=true]", 1);
    // Outside the list undo leads back to what was on the board.
    page.go("#/k1/ancient/plane/x");
    page.wait_for_position("x");
    page.click("#undo");
    page.wait_for_position("ox/.ox");

    // The same with sums.
    let list = "#/list?item=sums%3Fcard%3D1&item=sums%3Fcard%3D2";
    page.go(&format!("{list}&at=1"));
    page.wait_for_value("1");
    page.chord(&[Key::Shift], Key::PageDown);
    page.wait_for_value("2");
    page.wait_for_count("#sums-undo[aria-disabled=true]", 1);
}

/// What a reader plays on an item is beside the list, until they store it.
#[test]
fn an_item_is_as_it_was_unless_it_is_kept() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{}&at=3", lecture()));
    page.wait_for_position("xo/.xo");
    page.click("#rules-modern");
    let now = format!("{}&at=3&now=k1/modern/plane/xo/.xo", lecture());
    wait_for_open(&page, &now);
    page.reload();
    page.wait_for_switch("#rules-modern", true);
    page.click(".list-bar [data-list=before]");
    page.wait_for_position("xox");
    page.back();
    page.wait_for_position("xo/.xo");
    wait_for_open(&page, &now);
    page.click(".list-bar [data-list=again]");
    page.wait_for_switch("#rules-ancient", true);
    wait_for_open(&page, &format!("{}&at=3", lecture()));
    page.wait_until_gone("[data-list=keep]");

    page.click("#rules-modern");
    page.click(".list-bar [data-list=keep]");
    let kept = lecture().replace(STAIRS, &STAIRS.replace("ancient", "modern"));
    wait_for_open(&page, &format!("{kept}&at=3"));
    page.wait_until_gone("[data-list=keep]");
}

#[test]
fn a_lesson_is_saved_and_opened_as_a_file() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "window.saved = {};
         HTMLAnchorElement.prototype.click = function() { saved[this.download] = this.href; }",
    );
    page.visit(&lecture());
    page.wait_for_count("[data-row]", 3);
    page.click("#lesson-take");
    page.click("#lesson-save");
    let saved = |page: &Glimpse| -> String {
        page.js("return decodeURIComponent((saved['lecture-3.txt'] ?? ',').split(/,(.*)/s)[1])", [])
    };
    let file = "lesson\ntitle Lecture 3\nitem\ntitle A half\nsays Who wins?\nboard ancient plane oxo.ox\ncovered\n\
                item\ntitle A row\nshow gallery/l?n=3\nitem\ntitle Stairs\nboard ancient plane xo./.xo\n";
    page.wait("the file", saved, |text| text == file);

    page.click("#lesson-delete");
    page.wait_until_seen("#lesson-restore");
    page.act(
        "const files = new DataTransfer();
         files.items.add(new File([arguments[0]], 'lecture.txt', {type: 'text/plain'}));
         const field = document.querySelector('#lesson-open');
         field.files = files.files;
         field.dispatchEvent(new Event('change', {bubbles: true}))",
        [json!(file)],
    );
    wait_for_links(&page, &[HALF, ROW, STAIRS]);
    wait_for_own(&page, "the file", |lesson| lesson.to_string() == file);
    page.type_into("#lesson-text", "#/gallery/nimbers?n=3");
    page.click("#lesson-text-now");
    wait_for_links(&page, &[HALF, ROW, STAIRS, "gallery/nimbers?n=3"]);
    // A file that cannot be read changes nothing, and the page says where it goes wrong.
    page.type_into("#lesson-text", "lesson item boards");
    page.click("#lesson-text-now");
    page.wait_until_seen("#link-problem");
    wait_for_links(&page, &[HALF, ROW, STAIRS, "gallery/nimbers?n=3"]);
}

/// Students can read a lecturer's link, whatever their browser stores.
#[test]
fn a_link_is_read_and_becomes_ones_own_when_asked() {
    let server = Server::start("/");
    let page = Page::open(&server, &lecture());
    page.wait_for_text(".list h1", "Lecture 3");
    page.wait_for_words("[data-row='0']", "Who wins?");
    for tool in ["input", "textarea", ".grip", "#remove-0"] {
        page.wait_for_count(&format!(".list {tool}"), 0);
    }
    check(&page, "a lesson that is read");
    look(&page, "another-lesson");
    page.reload();
    page.click("#lesson-take");
    page.wait_for_property("#name-0", "value", "A half");
    page.reload();
    page.wait_for_property("#name-0", "value", "A half");
    // The same link now opens the reader's own.
    page.go(&lecture());
    page.wait_for_property("#name-0", "value", "A half");
    page.go("#/teach");
    page.wait_for_count(".lesson-title", 1);
}

/// For an item of any kind, a hall sees its name, its question and the links onwards, and nothing covers anything.
#[test]
fn every_kind_of_item_has_its_name_in_a_hall() {
    let server = Server::start("/");
    let items = [
        ("sums?card=ancient/plane/oxo.ox", "[data-layout=sums]"),
        ("gallery/penetration?depth=2&width=3", ".penetration"),
        ("k1/ancient/plane/oxo.ox", "[data-layout=board]"),
    ];
    let written = items.map(|(link, _)| {
        let link = link.replace('?', "%3F").replace('&', "%26");
        format!("&item={link}&name=Item%20of%20{}&words=Why%3F", &link[..2])
    });
    let list = format!("#/list?title=All{}", written.concat());
    let page = Page::open(&server, &format!("{list}&at=1&projector=1"));
    for (index, (link, layout)) in items.iter().enumerate() {
        page.wait_until_seen(layout);
        for (width, height) in [(1920, 1080), (1280, 720)] {
            page.resize(width, height, "light");
            page.wait_for_words(".list-head .list-name", &format!("Item of {}", &link[..2]));
            page.wait_for_words(".list-head .list-words", "Why?");
            page.wait_for_words(".list-head .place", &format!("{} / 3", index + 1));
            page.wait(&format!("nothing on {link} covered"), laid_over, Vec::is_empty);
        }
        page.keys(Key::PageDown);
    }
}

/// One field for positions, values and links, on every page that takes them.
#[test]
fn what_is_typed_is_shown_before_it_is_added() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    for (link, field, added) in
        [("#/sums", "#add-g", "[data-card]"), ("#/teach", "#lesson-text", "[data-row]")]
    {
        match link {
            "#/teach" => begin(&page),
            link => page.go(link),
        }
        page.focus(field);
        page.keys("A half: oxo.ox".to_string());
        page.chord(&[Key::Shift], Key::Enter);
        page.keys("*2".to_string());
        page.chord(&[Key::Shift], Key::Enter);
        page.keys("xo.P".to_string());
        let shown = |number: u32| format!(".typed-things li:nth-child({number})");
        page.wait_for_words(&shown(1), "A half");
        page.wait_for_words(&shown(1), "1 × 6");
        page.wait_for_words(&format!("{} .worth", shown(1)), "one half");
        page.wait_for_words(&format!("{} .worth", shown(2)), "star two");
        page.wait_for_words(&shown(3), "line 1, column 4");
        for _ in 0..5 {
            page.keys(Key::Backspace);
        }
        page.wait_for_count(".typed-things .problem", 0);
        page.keys(Key::Enter);
        page.wait_for_count(added, 2);
        page.wait_for_property(field, "value", "");
        page.wait_for_count(".typed-things li", 0);
    }
}

#[test]
fn a_typed_position_becomes_an_item() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    begin(&page);
    page.click("#lesson-text");
    page.keys("oxo.ox".to_string());
    page.click("#lesson-text-now");
    wait_for_links(&page, &["k1/ancient/plane/oxo.ox"]);
    page.type_into("#lesson-text", "Good morning");
    page.click("#lesson-text-now");
    page.wait_for_words("#link-problem", "no link, position or value in this text");
    page.wait_for_property("#lesson-text", "value", "Good morning");
    page.type_into("#lesson-text", "x300o");
    page.click("#lesson-text-now");
    page.wait_for_words("#link-problem", "“x300o” cannot be read");
    page.type_into("#lesson-text", "modern/walls/xo1");
    page.click("#lesson-text-now");
    wait_for_links(&page, &["k1/ancient/plane/oxo.ox", "k1/modern/walls/xo1"]);
}

/// Covering a lesson once changed nothing, and asked the reader to keep that.
#[test]
fn what_has_nothing_to_cover_says_so() {
    let server = Server::start("/");
    let list = "#/list?item=learn/rules/jump%3Fhide%3D1&item=proof/value/ancient/plane/xo&item=sums%3Fcard%3Dancient/plane/xo";
    let page = Page::open(&server, list);
    page.click("#lesson-take");
    for (place, why) in [(0, "before it is asked"), (1, "only positions")] {
        page.click(&format!("#row-{place}"));
        page.wait_for_property(&format!("#cover-{place}"), "disabled", true);
        page.wait_for_words(".item-form", why);
    }
    check(&page, "a lesson with items that cannot be covered");
    page.click("#row-2");
    page.click("#cover-2");
    page.wait_for_property("#cover-2", "checked", true);
    page.click("#row-0");
    page.click("#open-0");
    page.wait_until_seen("#step-title");
    page.wait_until_gone("[data-list=keep]");
    page.click(".list-bar [data-list=contents]");
    page.click("#row-2");
    page.click("#open-2");
    page.wait_for_words("#reveal", "hidden");
    page.wait_for_value("?");
    page.wait_until_gone("[data-list=keep]");
    page.click("[data-reveal=Value]");
    page.wait_for_value("*");
}

/// A hall sees of a covered sum what the speaker has revealed; the speaker sees all of it.
#[test]
fn a_covered_sum_is_revealed_step_by_step() {
    let server = Server::start("/");
    let sum = "sums%3Fcard%3Dancient/plane/oxo.ox%26card%3D%252A";
    let list = format!("#/list?item={sum}&name=A%20sum");
    let page = Page::open(&server, &format!("{list}&at=1&projector=1"));
    page.resize(1280, 720, "light");
    page.wait_for_value("1/2*");
    page.wait_for_count("[data-worth]", 2);
    page.keys("h".to_string());
    wait_for_open(&page, &format!("{list}&at=1&now={sum}%26hide%3D1&projector=1"));
    page.wait_for_value("?");
    let told = |page: &Glimpse| -> (usize, String) {
        (page.count("[data-worth], .facts, .total-chart"), page.text(".sums").unwrap_or_default())
    };
    page.wait("nothing told", told, |(told, words)| {
        *told == 0 && words.contains("hidden") && !words.contains("wins")
    });
    look(&page, "covered-sum");

    page.click("[data-cap='S']");
    page.turn_to_tab(1);
    page.wait_for_words("#speaker-state", "does not see");
    page.wait_for_value("1/2*");
    page.wait_for_words("#speaker-value", "wins");
    check(&page, "a sum in the speaker’s window");
    page.click("#speaker-reveal");
    page.turn_to_tab(0);
    page.wait_for_words("#outcome", "wins");
    page.wait_for_value("?");
    page.wait_for_count("[data-worth]", 0);
    page.click("[data-cap='R']");
    page.keys("rr".to_string());
    page.wait_for_value("1/2*");
    page.wait_for_count("[data-worth]", 2);
    page.turn_to_tab(1);
    page.wait_for_words("#speaker-state", "sees what you see");
    page.close_tab();

    // Two rows, and the calculator.
    page.go("#/sums/compare?card=1/2&with=ancient/plane/oxo.ox");
    page.wait_for_words("#relation", "=");
    page.go("#/sums/compare?card=1/2&with=ancient/plane/oxo.ox&hide=1");
    let relation = |page: &Glimpse| page.text(".relation").unwrap_or_default();
    page.wait("a covered sign", relation, |words| words.contains("hidden") && !words.contains('='));
    page.click("[data-reveal=Outcome]");
    page.wait("a sign", relation, |words| words.contains('='));
    page.go("#/sums?calc=1/2%2B1/2&hide=1");
    page.wait_for_count("[data-kind=covered]", 1);
    page.click("[data-reveal=Value]");
    page.wait_for_count("[data-kind=value]", 1);
}

/// The second window shows the value that the hall still has to guess, the note and the next item; its keys and buttons
/// act in the hall's window.
#[test]
fn the_speaker_sees_what_the_hall_is_to_guess() {
    let server = Server::start("/");
    let list =
        lecture().replace("words=Who%20wins%3F", "words=Who%20wins%3F&note=Let%20them%20vote.");
    let page = Page::open(&server, &format!("{list}&at=1&projector=1"));
    page.wait_for_position("oxo.ox");
    page.wait("a cover", Glimpse::value, |value| value.as_deref() == Some("?"));
    page.click("[data-cap='S']");
    page.turn_to_tab(1);
    wait_for_open(&page, &format!("{list}&at=1&speaker=1"));
    page.wait_for_words("#speaker-state", "does not see");
    page.wait_for_words("#speaker-value", "one half");
    page.wait_for_text("#speaker-note", "Let them vote.");
    page.wait_for_text("#speaker-next", "A row");
    check(&page, "the speaker’s window");
    look(&page, "speaker");
    page.click("#speaker-reveal");
    page.keys("rrr".to_string());
    page.wait_for_words("#speaker-state", "sees what you see");
    page.click("#speaker-black");
    page.wait_for_switch("#speaker-black", true);
    page.keys(Key::PageDown);
    page.wait_for_switch("#speaker-black", false);
    page.wait_for_words("#speaker-place", "1 of 3");
    page.keys(Key::PageDown);
    page.wait_for_words("#speaker-place", "2 of 3");
    page.wait_for_text("#speaker-next", "Stairs");
    page.close_tab();
    page.wait_for_position("xox");
    wait_for_open(&page, &format!("{list}&at=2&projector=1"));
}

/// Elements that overlap a key of the hall, and those outside the window.
fn laid_over(page: &Glimpse) -> Vec<String> {
    page.js(
        "const below = [...document.querySelectorAll('.slab, .steps button, .list-head *')]
             .filter(one => one.getBoundingClientRect().bottom > innerHeight);
         const under = [...document.querySelectorAll('.cap')].flatMap(cap => {
             const {left, right, top, bottom} = cap.getBoundingClientRect();
             const places = [[left + 2, top + 2], [right - 2, bottom - 2], [left + 2, bottom - 2], [right - 2, top + 2]];
             return places.flatMap(([x, y]) => document.elementsFromPoint(x, y))
                 .filter(one => one.matches('button, a, input, .slab') && one !== cap);
         });
         return [...below, ...under].map(one => one.className + one.id + one.textContent.slice(0, 20))",
        [],
    )
}

#[test]
fn another_lesson_leaves_ones_own_alone() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/xo/.xo");
    page.wait_for_position("xo/.xo");
    add(&page);
    page.keys(Key::Escape);
    page.go(&lecture());
    page.wait_until_seen("#lesson-came");
    page.wait_for_count("[data-row]", 3);
    page.wait_for_count("#name-0", 0);
    page.click("#lesson-take");
    wait_for_links(&page, &[HALF, ROW, STAIRS]);
    page.click("#lesson-all");
    page.wait_for_count(".lesson-title", 2);
    check(&page, "all lessons");
    look(&page, "teach");
    page.resize(1280, 800, "light");
    page.click(".item:nth-child(2) .lesson-title");
    wait_for_links(&page, &[STAIRS]);
    // A lesson of the course becomes one's own with all it has.
    page.click("#lesson-all");
    page.click(".built-in li:nth-child(2) button");
    page.wait_for_property("#lesson-name", "value", "Who wins");
    wait_for_own(&page, "its items", |lesson| {
        lesson.items.len() > 3 && lesson.items.iter().any(|item: &Item| item.task.is_some())
    });
}

#[test]
fn what_a_lesson_cannot_have_is_said() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/list?item=k9/x&name=Broken&item=&item=list&colour=red");
    page.wait_for_words("#link-problem", "“colour”");
    page.wait_for_count("[data-row] .problem", 3);
    page.wait_for_words("[data-row='0'] .problem", "character 1");
    check(&page, "bad lesson");
    page.click("#link-problem button");
    wait_for_open(&page, "#/list?item=k9/x&name=Broken&item=&item=list");
    // A page reports errors in its own links; an item that is not a link opens the contents.
    page.go("#/list?item=k9/x&name=Broken&at=1");
    wait_for_item(&page, 1);
    page.wait_for_words("#link-problem", "character 3");
    wait_for_open(&page, "#/list?item=k9/x&name=Broken&at=1");
    page.go("#/list?item=list&at=1");
    page.wait_for_words("#link-problem", "Item 1");
    page.wait_for_count("[data-row]", 1);
    page.go("#/teach/t1/00000000");
    page.wait_for_words("#link-problem", "whole code");
    page.go("#/teach/nothing");
    page.wait_for_words("#link-problem", "no lesson “nothing”");
}

/// A teacher in a hurry, by touch on a phone: six lines, who wins, given as a link, in three actions.
#[test]
fn six_lines_become_a_lesson_that_is_given() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    page.resize(360, 740, "light");
    page.type_into("#hurry-text", "oxo.ox\nxoxo\nzero: xo.ox\noxo\nxox\n1/2");
    page.tap("#hurry-text-now");
    let given = |page: &Glimpse| -> String {
        page.js("return document.querySelector('#give-link')?.value ?? ''", [])
    };
    let link: String = page.wait("the link", given, |link| link.contains("#/learn/t1/"));
    page.wait_until_seen("#give .qr");
    check(&page, "give");
    look(&page, "give");
    page.keys(Key::Escape);
    page.wait_for_count(".lesson-title", 1);

    let student = Page::open(&server, &link[link.find('#').unwrap()..]);
    student.enter("#quiz-nameless");
    student.enter("[data-answer=Left]");
    student.enter("#check");
    student.wait_until_seen("[data-verdict=right-outcome]");
    student.enter("#lesson-on");
    student.wait_for_count(".step-bar a", 6);
}

/// A question of any kind, with what it needs, its words and its answer; then in its lesson, in a hall and on paper.
#[test]
fn a_question_is_made_and_opened() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    begin(&page);
    page.click("#lesson-asks");
    page.type_into(
        "#lesson-text",
        "oxo.ox\n#/gallery/l?n=3\n#/sums?card=ancient/plane/xo&card=1/2",
    );
    page.click("#lesson-text-now");
    wait_for_tasks(&page, &["outcome", "outcome", "order"]);
    page.wait_for_count("[data-checked=shown]", 1);
    page.click("#row-1");
    pick(&page, "#task-1", 2);
    wait_for_tasks(&page, &["outcome", "winner Left", "order"]);
    pick(&page, "#player-1", 1);
    wait_for_tasks(&page, &["outcome", "winner Right", "order"]);
    page.type_into("#ask-1", "Whose board is it?");
    page.type_into("#hint-1", "Count.");
    page.type_into("#after-1", "Right jumps.");
    wait_for_own(&page, "the words", |lesson| lesson.items[1].after == "Right jumps.");
    page.wait_for_words(".item-preview", "Whose board is it?");
    page.wait_for_words(".item-form [data-checked=shown]", "Right");
    check(&page, "a question in the making");
    look(&page, "question-in-the-making");
    page.type_into("#words-1", "Count *twice*: $\\{0|1\\}$.");
    page.wait_for_text(".item-preview em", "twice");
    page.wait_for_words(".item-preview .name", "{0│1}");
    pick(&page, "#task-1", 0);
    wait_for_tasks(&page, &["outcome", "", "order"]);
    page.click("#lesson-undo");
    wait_for_tasks(&page, &["outcome", "winner Right", "order"]);
    // A link is asked about by what it shows.
    page.type_into("#shows-1", "xo.P");
    page.wait_until_seen("#link-problem");

    // Students get hints only after a wrong answer, and two tries.
    page.click("#lesson-give");
    page.wait_until_seen("#give-link");
    pick(&page, "#give-hints", 1);
    pick(&page, "#give-tries", 1);
    let giving = Giving::parse("hints after; tries 2").unwrap();
    wait_for_own(&page, "how it is given", |lesson| lesson.giving == giving);
    check(&page, "how a lesson is given");
    page.keys(Key::Escape);

    // Undo goes on where it was after a look at the results.
    page.click("#lesson-results");
    page.wait_until_seen("#results-text");
    page.back();
    page.wait_until_seen("#lesson-undo");

    // On paper, with the solver's answers.
    page.click("#lesson-sheet");
    page.wait_for_count(".handed > li", 3);
    page.wait_for_count("tr[data-answer] [data-verdict]", 3);
    page.back();
    page.wait_until_seen("#lesson-present");

    // In its lesson, where the bar leads on, and in a hall.
    page.click("#row-1");
    page.click("#open-1");
    page.wait_for_words("#step-asks", "Whose board is it?");
    wait_for_item(&page, 2);
    page.wait_for_count("#lesson-on", 0);
    page.click(".list-bar [data-list=contents]");
    page.click("#lesson-present");
    page.wait_until_seen("#slide [data-answer]");
    page.wait_for_count("[data-list=keep]", 0);
    page.keys("r".to_string());
    page.wait_until_seen("#slide [data-verdict]");
}

/// Items of every kind have a small picture and a place in the handout.
#[test]
fn every_kind_of_item_has_a_picture() {
    let server = Server::start("/");
    // Each with the number of stones in its picture.
    let items = [
        ("k1/ancient/plane/oxo.ox", 5),
        ("sums?card=ancient/plane/oxo.ox&card=1/2&card=ancient/plane/xo", 5 + 2),
        ("play/g1/ancient/4x4/tournament?black=you&white=friend", 16),
        ("gallery/penetration?depth=2&width=3", 4),
        ("gallery/l?n=7", 7),
    ];
    let written = items.map(|(link, _)| {
        format!("item={}", link.replace('?', "%3F").replace('&', "%26").replace('=', "%3D"))
    });
    let page = Page::open(&server, &format!("#/list?{}", written.join("&")));
    for (place, (link, stones)) in items.into_iter().enumerate() {
        page.wait_for_count(&format!("[data-row='{place}'] .mini circle"), stones);
        assert!(!link.is_empty());
    }
    page.wait_for_count("[data-row='1'] .mini .fraction", 1);
    page.click("#lesson-print");
    page.wait_for_count(".handed [data-item='2'] .paper-board", 2);
    page.wait_for_count(".handed [data-item='3'] .paper-board", 1);
    page.wait_for_count(".handed [data-item='4'] .paper-board", 1);
    check(&page, "handout of everything");
}

/// The page draws its own checkboxes, and opens files by its own button or by dropping.
#[test]
fn nothing_looks_like_the_browsers_own() {
    let server = Server::start("/");
    let page = Page::open(&server, &lecture());
    page.click("#lesson-take");
    page.wait_for_property("#cover-0", "checked", true);
    let look = |page: &Glimpse| -> [String; 2] {
        page.js(
            "return [getComputedStyle(document.querySelector('#cover-0')).appearance,
                     getComputedStyle(document.querySelector('#lesson-open')).opacity]",
            [],
        )
    };
    page.wait("boxes of the page's own", look, |[of_box, of_file]| {
        of_box == "none" && of_file == "0"
    });
    page.focus("#cover-0");
    page.keys(Key::Space);
    page.wait_for_property("#cover-0", "checked", false);
    page.force_colours();
    page.wait("boxes in the system's colours", look, |[of_box, _]| of_box == "auto");

    page.act(
        "const files = new DataTransfer();
         files.items.add(new File([arguments[0]], 'lecture.txt', {type: 'text/plain'}));
         document.querySelector('.list h1').dispatchEvent(
             new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: files}))",
        [json!(format!("Dropped\n\n{}#/k1/ancient/plane/xo\n", server.site))],
    );
    page.wait_for_count("[data-row]", 4);
}

#[test]
fn a_long_list_comes_in_portions() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("#/{STAIRS}"));
    page.wait_until_seen(".slab");
    page.act(
        "window.most = 0;
         new MutationObserver(changes => {
             const added = changes.flatMap(change => [...change.addedNodes]);
             const rows = added.filter(node => node.matches?.('[data-row]')).length;
             const within = added.map(node => node.querySelectorAll?.('[data-row]').length ?? 0);
             most = Math.max(most, rows + within.reduce((sum, number) => sum + number, 0));
         }).observe(document.body, { childList: true, subtree: true })",
        [],
    );
    page.go(&format!("#/list?item={}", [STAIRS; 200].join("&item=")));
    page.wait_for_count("[data-row]", 200);
    page.click("#lesson-take");
    page.wait_for_count("#row-199", 1);
    let most: u32 = page.measure("return most", []);
    assert!((1..150).contains(&most), "{most} rows at once");
    // Nothing is missing when the list grows again, by an item that gets the focus.
    page.enter("#remove-0");
    page.wait_for_count("[data-row]", 199);
    page.enter("#lesson-undo");
    page.wait_for_count("[data-row]", 200);
}
