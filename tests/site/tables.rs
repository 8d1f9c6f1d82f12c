//! The table of an exhibit: a worker fills it, and readers sort and copy it.

use thirtyfour::Key;
use value::Outcome;
use worker::message::{
    JobId, PageMessage, Question, RowText, TableAnswer, TableQuestion, WorkerMessage, packed,
};

use crate::gallery::ROW;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// The script of a worker that adds five rows to a table each time the page asks, and no more.
fn five_rows() -> Vec<u8> {
    let (job, entry) = (JobId(0), 0);
    let question = TableQuestion(vec![]).packed();
    let ask = packed(&PageMessage::Ask { job, question });
    let row = RowText { agrees: Some(true), ..RowText::of(Outcome::Next) };
    let answer = packed(&TableAnswer { entry, row: Some(row) });
    let row = packed(&WorkerMessage::Answer { job, answer });
    let ready = packed(&WorkerMessage::Ready);
    // The second byte of a message is the job's number. After the kind of question come its length, of one byte or
    // more, and the number of entries; an answer begins with an entry's place, after its length.
    format!(
        "self.onmessage = ({{ data }}) => {{
            // Its program comes first.
            if (!(data instanceof Uint8Array) || data[0] != {} || data[2] != {}) return;
            const job = data[1];
            const entries = data[data.findIndex((byte, at) => at > 2 && byte < 128) + 1];
            for (let entry = 0; entry < Math.min(5, entries); entry++) {{
                const row = Uint8Array.from({row:?});
                row[1] = job;
                row[3] = entry;
                postMessage(row);
            }}
        }};
        postMessage(Uint8Array.from({ready:?}));",
        ask[0], ask[2]
    )
    .into_bytes()
}

#[test]
fn the_table_stops_and_goes_on() {
    let server = Server::start("/");
    server.trick(|name, body| {
        Some(if name.starts_with("worker-start-") { five_rows() } else { body })
    });
    let page = Page::open(&server, ROW);
    page.wait_for_words("#range-status", "Filling 5 of 82");
    page.click("#range-stop");
    page.wait_for_words("#range-status", "Stopped 5 of 82");
    // While rows arrive, the field keeps what the reader is typing.
    page.focus("#number-n");
    page.act("document.activeElement.select()", []);
    page.keys("33");
    page.act("document.querySelector('#range-go-on').click()", []);
    page.wait_for_words("#range-status", "Filling 10 of 82");
    page.act("document.querySelector('#range-stop').click()", []);
    page.wait_for_words("#range-status", "Stopped 10 of 82");
    page.keys(Key::Tab);
    page.wait_for_link("#/gallery/l?n=33");
    // The page still values the exhibit itself, under both rules.
    page.wait_for_words("#range-status", "Stopped 12 of 82");
}

#[test]
fn the_table_sorts_leads_and_is_copied() {
    let server = Server::start("/");
    let page = Page::open(&server, ROW);
    page.wait_for_words("#range-status", "All 82 values");
    page.wait_for_words(".verdict", "Agrees for n = 0 to 40.");
    let first = |page: &Glimpse| -> String {
        page.js("return document.querySelector('#range tbody tr').dataset.number", [])
    };
    page.wait("the first row", first, |number| number == "0");
    let ancient = "#range thead th:nth-child(3)";
    page.click(&format!("{ancient} button"));
    page.wait("the least value", first, |number| number == "39");
    page.wait_for_property(ancient, "ariaSort", "ascending");
    page.enter("#range tbody tr[data-number='37'] button");
    page.wait_for_link("#/gallery/l?n=37");
    page.wait_for_value("-18");

    page.allow_clipboard();
    for (id, what, words) in [
        ("#copy-csv", "CSV copied.", "\n39,ancient,plane,xo"),
        ("#copy-latex", "LaTeX copied.", "\\begin{tabular}"),
        ("#copy-cgscript", "CGScript copied.", "[39,-19,-19]"),
    ] {
        page.click(id);
        page.wait_for_words("#range-said", what);
        let copied: String = page
            .measure_later("const [done] = arguments; navigator.clipboard.readText().then(done)");
        assert!(copied.replace("\r\n", "\n").contains(words), "{copied}");
    }
}
