//! The layout: the board stays in view, and its tools take little room.

use serde_json::json;
use thirtyfour::Key;

use crate::editing::linked;
use crate::looks::fits;
use crate::page::{Glimpse, Page};
use crate::seeing::SUM;
use crate::server::Server;

/// The top and the bottom of an element in the window, and the height of the window.
fn place(page: &Glimpse, selector: &str) -> [f64; 3] {
    page.js(
        "const box = document.querySelector(arguments[0]).getBoundingClientRect();
         return [box.top, box.bottom, innerHeight]",
        [selector.into()],
    )
}

#[track_caller]
pub fn wait_until_in_view(page: &Page, selector: &str) {
    page.wait(
        &format!("{selector} in view"),
        |page| place(page, selector),
        // Scrolling rounds to whole px.
        |&[top, bottom, height]| top > -1.0 && bottom > top && bottom <= height + 1.0,
    );
}

/// How many px of the document are outside the window.
pub fn hidden(page: &Glimpse) -> f64 {
    page.js("return document.documentElement.scrollHeight - innerHeight", [])
}

/// Pages and rooms with different layouts, each with an element that shows that it is open.
pub const PAGES: [(&str, &str); 22] = [
    (SUM, "#sum"),
    ("#/gallery", ".walk"),
    ("#/gallery/l?n=7", ".exhibit-head"),
    ("#/gallery/penetration", ".pen-answer"),
    ("#/gallery/habitat", ".habitat-form"),
    ("#/gallery/any?value=%7B1%7C0%7D&step=3", "#step-says"),
    ("#/gallery/early", "#early-values .mini"),
    ("#/gallery/any?value=*4", "#making-large"),
    ("#/gallery/own?family=x(ox)^n&n=1..12&formula=n", ".own-plot"),
    // The lesson with the most steps, at which the contents then go on.
    ("#/learn/computing/ends", ".lesson"),
    ("#/learn", "#go-on"),
    ("#/learn/glossary", "#glossary"),
    ("#/learn/konane", "#konane-words"),
    ("#/play", "#play-start"),
    ("#/play/g1/ancient/17x14/tournament?black=you&white=friend", ".play-tools"),
    ("#/play/solved?size=4x4", ".solved table"),
    ("#/play/tournament", "#tournament-names"),
    ("#/play/games", "#games-seek"),
    ("#/play/levels", ".levels-matches"),
    ("#/sums?card=ancient/plane/oxo.ox&card=1/2&colour=red", ".sum-card"),
    ("#/teach/cards", ".vote-preview"),
    ("#/list?item=k1/ancient/plane/oxo.ox&name=Half", ".list"),
];
/// A page at four times its size, phones, and windows between a phone and a tablet.
const NARROW: [(u32, u32); 9] = [
    (320, 256),
    (320, 568),
    (360, 740),
    (540, 800),
    (600, 800),
    (690, 800),
    (740, 360),
    (844, 390),
    (1280, 800),
];

/// Pages whose names are outside the window or covered.
fn hidden_pages(page: &Glimpse) -> Vec<String> {
    page.js(
        "return [...document.querySelectorAll('.pages a')].map(link => {
             const box = link.getBoundingClientRect(), middle = box.y + box.height / 2;
             const seen = [box.left + 8, box.right - 8].every(x =>
                 link.contains(document.elementFromPoint(x, middle)));
             return seen ? '' : link.innerText;
         }).filter(name => name)",
        [],
    )
}

/// What hides a part of itself to the right, but for texts that end with dots and what only screen readers get.
fn cut(page: &Glimpse) -> Vec<String> {
    page.js(
        "return Array.from(document.querySelectorAll('body *')).filter(it => {
             const {overflowX, textOverflow} = getComputedStyle(it);
             return ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis'
                 && it.checkVisibility({contentVisibilityAuto: true}) && it.clientWidth > 1
                 && it.scrollWidth > it.clientWidth + 1;
         }).map(it => it.outerHTML.slice(0, 80))",
        [],
    )
}

/// Finds what covers the focused element. A tall element may extend below the window or below the board.
const COVERING: &str = "
    const focused = document.activeElement, box = focused.getClientRects()[0];
    const inset = Math.min(6, box.height / 2);
    const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
    const hits = [box.top + inset, box.top + box.height / 2, box.bottom - inset]
        .filter(y => y >= 0 && y < innerHeight)
        .map(y => document.elementFromPoint(x, y));
    const labels = Array.from(focused.labels ?? []);
    const own = hits.filter(hit => focused.contains(hit) || hit?.contains(focused)
        || labels.some(label => label.contains(hit)));
    const isSeen = box.height > innerHeight / 3 ? own.length > 0
        : hits.length > 0 && own.length === hits.length;
    const covering = isSeen ? [] : [`${hits.length} of 3 in the window`,
        ...hits.map(hit => hit?.outerHTML.slice(0, 80) ?? `nothing`)];";

/// The next element that the keyboard reaches, and what covers it; nothing if it was there before.
fn next_stop(page: &Page) -> Option<(String, Vec<String>)> {
    let next = format!(
        "if (document.activeElement === document.body || window.walked.has(document.activeElement)) return null;
         {COVERING}
         window.walked.add(focused);
         return [focused.outerHTML.slice(0, 120), covering]"
    );
    page.measure(&next, [])
}

#[test]
#[ignore = "long"]
fn every_page_fits_every_window_and_covers_no_focus() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    for (number, (link, sign)) in PAGES.into_iter().enumerate() {
        page.go(link);
        page.wait_until_seen(sign);
        for (width, height) in NARROW {
            page.resize(width, height, "light");
            fits(&page, link, width);
            page.wait(&format!("all pages at {width} px"), hidden_pages, Vec::is_empty);
            page.wait(&format!("nothing cut at {width} px in {link}"), cut, Vec::is_empty);
        }
        // A phone is held upright on one page and sideways on the next.
        let held = [(360, 740), (740, 360)][number % 2];
        for ((width, height), most_stops) in [((320, 256), 40), (held, 20)] {
            page.resize(width, height, "light");
            page.act(
                "window.walked = new Set();
                 document.activeElement.blur();
                 document.querySelector('.brand').tabIndex = -1;
                 document.querySelector('.brand').focus()",
                [],
            );
            // Long lists only repeat themselves.
            for _ in 0..most_stops {
                page.keys(Key::Tab);
                let Some((stop, covering)) = next_stop(&page) else { break };
                if !covering.is_empty() {
                    let what = format!("{stop} to be free in {link} at {width} × {height}");
                    let look = |page: &Glimpse| page.js(&format!("{COVERING} return covering"), []);
                    page.wait(&what, look, Vec::<String>::is_empty);
                }
            }
        }
    }
}

#[test]
fn a_phone_held_sideways_has_the_answers_beside_the_board() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    for (width, height) in [(568, 320), (667, 375), (740, 360), (844, 390), (932, 430)] {
        page.resize(width, height, "light");
        page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
        wait_until_in_view(&page, ".slab");
        let [board, answers]: [[f64; 2]; 2] = page.measure(
            "return ['.slab', '.side'].map(part => {
                 const box = document.querySelector(part).getBoundingClientRect();
                 return part === '.slab' ? [box.height, box.right] : [box.height, box.left];
             })",
            [],
        );
        let high = board[0] / f64::from(height);
        assert!(high > 0.7, "the board has {high} of {width} × {height}");
        assert!(answers[1] >= board[1] && answers[0] > 0.7 * f64::from(height), "{answers:?}");
        for tool in ["#mode-play", "#redo", "#show-open"] {
            wait_until_in_view(&page, tool);
        }
        // Rarely used tools are in the row, or behind one button.
        let more = |page: &Glimpse| -> bool {
            page.js(
                "return ['#more-open', '#help'].some(tool => {
                     const box = document.querySelector(tool).getBoundingClientRect();
                     return box.width > 0 && box.right <= innerWidth && box.bottom <= innerHeight;
                 })",
                [],
            )
        };
        page.wait("help or the way to it", more, |is_there| *is_there);
        page.act("document.querySelector('#why').scrollIntoView()", []);
        wait_until_in_view(&page, ".slab");
    }
}

/// The distance from the board to an opened answer below it.
fn gap_below_board(page: &Glimpse, selector: &str) -> f64 {
    page.js(
        "const [board, answer] = ['.front', arguments[0]].map(part =>
             document.querySelector(part).getBoundingClientRect());
         return answer.top - board.bottom",
        [selector.into()],
    )
}

#[test]
fn an_answer_is_a_sheet_below_the_board() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    for (width, height) in [(360, 740), (600, 800)] {
        page.hold(width, height);
        page.act("scrollTo(0, 0)", []);
        page.tap("#parts > summary");
        page.wait_until_seen("#parts > .inside");
        for answer in ["#jumps", "#thermograph", "#why", "#parts"] {
            page.click(&format!("{answer} > summary"));
            // The previous answer has closed.
            page.wait_until_seen(&format!("{answer} > .inside"));
            page.wait_for_count(".drawer[open]", 1);
            let gap = |page: &Glimpse| gap_below_board(page, &format!("{answer} > .inside"));
            page.wait(&format!("{answer} below the board"), gap, |&gap| gap > -1.0);
            wait_until_in_view(&page, ".slab");
            wait_until_in_view(&page, "#why > summary");
        }
        page.click("#parts > summary");
        page.wait_for_count(".drawer[open]", 0);
        wait_until_in_view(&page, "#value");
    }
}

#[test]
fn a_page_enlarged_four_times_shows_the_answers() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    page.resize(320, 256, "light");
    page.unfold("#jumps");
    for answer in ["#value", ".jumps", "#why", ".example"] {
        page.wait_until_seen(answer);
        page.act("document.querySelector(arguments[0]).scrollIntoView()", [json!(answer)]);
        page.wait(
            &format!("{answer} free in the window"),
            |page| -> bool {
                page.js(
                    "const answer = document.querySelector(arguments[0]);
                     const box = answer.getBoundingClientRect();
                     const hit = document.elementFromPoint(box.x + 20, box.y + 10);
                     return box.top > -1 && answer.contains(hit)",
                    [json!(answer)],
                )
            },
            |&is_free| is_free,
        );
    }
    // The reader can scroll to the board, which then fills the window.
    page.act("document.querySelector('.slab').scrollIntoView()", []);
    wait_until_in_view(&page, ".slab");
}

#[test]
fn the_board_and_its_answers_are_one_screen() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    for (width, height) in [(1280, 800), (1920, 1080)] {
        page.resize(width, height, "light");
        page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
        page.act("document.querySelector('.answer').scrollIntoView()", []);
        for part in [".tools", ".slab", "#sum", ".answer"] {
            wait_until_in_view(&page, part);
        }
        let [top, bottom]: [f64; 2] = page.measure(
            "const box = document.querySelector('.slab').getBoundingClientRect();
             return [box.top, box.bottom]",
            [],
        );
        assert!(bottom - top > 0.6 * f64::from(height), "the board from {top} to {bottom}");
        // The answers scroll, the board does not.
        page.act("document.querySelector('#why').scrollIntoView()", []);
        wait_until_in_view(&page, "#why");
        wait_until_in_view(&page, ".slab");
    }
}

#[test]
fn on_a_phone_the_board_stays_above_one_answer_at_a_time() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    page.resize(360, 640, "light");
    page.wait(
        "the answers below the board",
        |page| gap_below_board(page, "#jumps"),
        |&gap| gap > -1.0,
    );
    page.wait_until_gone("#jumps > .inside");
    page.enter("#jumps > summary");
    page.wait_until_seen("#jumps > .inside");
    page.act("scrollTo(0, 9999)", []);
    wait_until_in_view(&page, ".slab");
    page.enter(".jumps .play");
    wait_until_in_view(&page, "#line");
    // The stone has the focus now, and the board has not moved below the sheet.
    page.wait("the board at the top", |page| place(page, ".front"), |[top, ..]| top.abs() < 1.0);
    page.focus(".jumps .play");
    page.keys(Key::Escape);
    page.wait_until_gone("#jumps > .inside");
    page.wait_for_count("#jumps > summary:focus", 1);
}

#[test]
fn beside_the_board_the_answers_are_closed_until_asked_for() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.wait_for_text("#jumps .note", "Left 3, Right 1");
    for (width, height) in [(1280, 800), (1920, 1080), (740, 360)] {
        page.resize(width, height, "light");
        page.wait_for_count(".drawer", 4);
        page.wait_for_count(".drawer[open]", 0);
        // One after another, each in its place.
        for answer in ["#jumps", "#why"] {
            page.click(&format!("{answer} > summary"));
            page.wait_for_count(".drawer[open]", 1);
            page.wait_until_seen(&format!("{answer} > .inside"));
            let below = |page: &Glimpse| {
                let [inside, title] =
                    ["> .inside", "> summary"].map(|part| place(page, &format!("{answer} {part}")));
                inside[0] - title[1]
            };
            page.wait("the answer below its title", below, |&below| below.abs() < 1.0);
        }
        page.keys(Key::Escape);
        page.wait_for_count(".drawer[open]", 0);
    }
    // The value shows once.
    page.wait_for_count("[data-chip], .term, .layers .part", 0);
}

#[test]
fn an_embedded_board_fits_its_frame() {
    let server = Server::start("/");
    for position in [SUM, "#/k1/ancient/plane/xo/.xo/..xo/...xo/4xo/5x"] {
        let page = Page::open(&server, &format!("{position}?embed=1"));
        page.wait("a value", Glimpse::value, Option::is_some);
        for (width, height) in [(640, 420), (320, 400)] {
            page.resize(width, height, "light");
            page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
            wait_until_in_view(&page, ".slab");
        }
    }
}

#[test]
fn a_full_board_offers_to_begin() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xoxo/oxox/xoxo/oxox");
    page.wait_for_words("#opening", "two neighbouring stones");
    page.click("[data-remove='H-M']");
    linked(&page, "#/k1/ancient/walls/xoxo/oxox/x..o/oxox");
    page.wait_until_gone("#opening");
}

#[test]
fn the_board_of_cooks_account_fits_a_phone() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.unfold("#setup-choices");
    page.click("#size-17x14");
    page.wait_for_switch("#size-17x14", true);
    page.click("#play-start");
    page.resize(360, 740, "light");
    page.wait_until_seen(".play-tools");
    page.wait_for_count(".square", 238);
    let beyond = |page: &Glimpse| -> [i32; 2] {
        page.js(
            "const slab = document.querySelector('.slab');
             return [slab.scrollWidth - slab.clientWidth, slab.scrollHeight - slab.clientHeight]",
            [],
        )
    };
    page.wait("all of the board", beyond, |beyond| beyond.iter().all(|&px| px <= 0));
    let shown = |page: &Glimpse| -> f64 {
        page.js("return +getComputedStyle(document.querySelector('.letters')).opacity", [])
    };
    page.wait("its coordinates", shown, |&shown| shown > 0.3);
    page.go("#/play/g1/ancient/18x18/tournament?black=you&white=friend");
    page.wait_for_count(".square", 324);
    page.wait("all of the largest board", beyond, |beyond| beyond.iter().all(|&px| px <= 0));
}

#[test]
fn what_is_said_of_a_value_has_room() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    for (position, value) in [(SUM, "1/2^*2"), ("#/k1/ancient/plane/oxo.ox", "1/2")] {
        page.go(position);
        page.wait_for_value(value);
        for (width, height) in [(320, 568), (360, 740), (568, 320), (740, 360), (844, 390)] {
            page.resize(width, height, "light");
            let room = |page: &Glimpse| -> [f64; 2] {
                page.js(
                    "const box = document.querySelector('.value-words').getBoundingClientRect();
                     const card = document.querySelector('.answer').getBoundingClientRect();
                     return [box.width, card.right - box.right]",
                    [],
                )
            };
            let what = format!("room for the words beside {value} at {width} × {height}");
            page.wait(&what, room, |&[room, beyond]| room >= 150.0 && beyond >= 0.0);
        }
    }
}

#[test]
fn boards_of_fourteen_columns_keep_their_coordinates() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    let columns = |link: &str, count| {
        page.go(link);
        page.wait_for_count(".letters text", count);
    };
    // The worst of the coordinates, and how much of the board is beyond the slab.
    let seen = |page: &Glimpse| -> [f64; 3] {
        page.js(
            "const slab = document.querySelector('.slab');
             const coordinates = Array.from(slab.querySelectorAll('.coordinates'));
             const sizes = coordinates.map(it => parseFloat(getComputedStyle(it).fontSize)
                 * it.getBoundingClientRect().width / it.viewBox.baseVal.width);
             return [Math.min(...coordinates.map(it => +getComputedStyle(it).opacity)),
                 Math.min(...sizes), slab.scrollWidth - slab.clientWidth]",
            [],
        )
    };
    let wait = |what: &str| {
        page.wait(what, seen, |&[opacity, size, beyond]| {
            opacity > 0.8 && size > 10.9 && beyond <= 0.0
        });
    };
    page.resize(360, 740, "light");
    columns(&format!("#/k1/ancient/walls/xo12{}", "/14".repeat(6)), 14);
    wait("14 columns at 360 px");
    page.resize(320, 568, "light");
    for size in [13, 14] {
        columns(
            &format!("#/play/g1/ancient/{size}x{size}/tournament?black=you&white=friend"),
            size,
        );
        wait(&format!("{size} columns in Play at 320 px"));
    }
}

#[test]
fn the_first_examples_fit_a_phone() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    for (example, value) in ["1/2", "*2", "*3", "-1/2^*2"].into_iter().enumerate() {
        page.resize(1280, 800, "light");
        page.click(&format!("li:nth-child({}) > .example", example + 1));
        page.wait_for_value(value);
        page.resize(360, 740, "light");
        let beyond = |page: &Glimpse| -> f64 {
            page.js(
                "const slab = document.querySelector('.slab');
                 return slab.scrollWidth - slab.clientWidth",
                [],
            )
        };
        page.wait(&format!("all of {value}"), beyond, |&beyond| beyond <= 0.0);
    }
}

#[test]
fn what_stands_in_a_row_keeps_its_height() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums?card=1&card=ancient/plane/x?o");
    page.wait_for_words("#link-problem", "It is left out.");
    for (width, height) in [(360, 740), (1280, 800), (1920, 1080)] {
        page.resize(width, height, "light");
        let high = |page: &Glimpse| {
            let [top, bottom, _] = place(page, "#sums-add");
            bottom - top
        };
        page.wait("a mode as high as a button", high, |high| (40.0..56.0).contains(high));
    }
    page.resize(1280, 800, "light");
    page.go("#/gallery/habitat");
    page.wait_until_seen(".why > .story");
    let gap = |page: &Glimpse| -> f64 {
        page.js(
            "const story = document.querySelector('.why > .story');
             const texts = Array.from(story.children, it => it.getBoundingClientRect().bottom);
             return story.nextElementSibling.getBoundingClientRect().top - Math.max(...texts)",
            [],
        )
    };
    page.wait("room below the story", gap, |&gap| gap >= 16.0);
}

#[test]
fn a_caption_and_a_ring_are_not_cut() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/solved?size=4x4&removal=tournament");
    page.wait_until_seen(".solved td [aria-current]");
    page.resize(360, 740, "light");
    let right = |page: &Glimpse| -> f64 {
        page.js(
            "const words = document.createRange();
             words.selectNodeContents(document.querySelector('.solved caption'));
             return words.getBoundingClientRect().right",
            [],
        )
    };
    page.wait("the caption in the window", right, |&right| right <= 360.0);
    // Two px wide, and one px of distance.
    let room = |page: &Glimpse| -> f64 {
        page.js(
            "const chosen = document.querySelector('.solved td [aria-current]');
             const card = chosen.closest('tr').getBoundingClientRect();
             return chosen.getBoundingClientRect().left - card.left",
            [],
        )
    };
    page.wait("room for the ring", room, |&room| room >= 3.0);
}

#[test]
fn a_grip_is_seen_in_the_colours_of_the_system() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums?card=ancient/plane/oxo.ox&card=1/2");
    page.wait_until_seen(".sum-card");
    page.force_colours();
    let dots = |page: &Glimpse| -> String {
        page.js("return getComputedStyle(document.querySelector('.grip')).backgroundImage", [])
    };
    page.wait("dots", dots, |dots| dots.contains("gradient"));
}
