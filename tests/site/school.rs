//! A lesson as a package for a school's system: scorm-again is the system, in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::access::{check, packages};
use crate::builds::copy;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// A version of SCORM: its words on the page, the object of a system, and where that keeps things.
struct Version {
    name: &'static str,
    schemas: &'static str,
    words: [(&'static str, &'static str); 4],
    status: &'static str,
    score: &'static str,
    place: &'static str,
    answer: &'static str,
    wrong: &'static str,
}

const VERSIONS: [Version; 2] = [
    Version {
        name: "1.2",
        schemas: "scorm12edition",
        words: [
            ("OBJECT", "API"),
            ("CLASS", "Scorm12API"),
            ("NAME", "cmi.core.student_name"),
            ("COMMIT", "LMSCommit"),
        ],
        status: "cmi.core.lesson_status",
        score: "cmi.core.score.raw",
        place: "cmi.core.lesson_location",
        answer: "student_response",
        wrong: "wrong",
    },
    Version {
        name: "2004",
        schemas: "scorm20044thedition",
        words: [
            ("OBJECT", "API_1484_11"),
            ("CLASS", "Scorm2004API"),
            ("NAME", "cmi.learner_name"),
            ("COMMIT", "Commit"),
        ],
        status: "cmi.completion_status",
        score: "cmi.score.raw",
        place: "cmi.location",
        answer: "learner_response",
        wrong: "incorrect",
    },
];

/// The most bytes of a package whose lesson needs only its own pages.
const MOST: usize = 1_605_000;

/// An empty folder of one test: tests run side by side.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("school-{name}"));
    fs::remove_dir_all(&folder).ok();
    folder
}

/// Packs a lesson of two questions as a teacher does, and unpacks it with a program that compares the checksums. Returns
/// the size of the package.
fn packed(version: &Version, folder: &Path) -> usize {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    page.type_into("#hurry-text", "xo\noxo");
    page.enter("#hurry-text-now");
    page.unfold("#give-package");
    page.act(
        "globalThis.saveFile = (file) => {
             const reader = new FileReader();
             reader.onload = () => { window.saved = reader.result.split(',')[1] };
             reader.readAsDataURL(file);
         };
         const choice = document.querySelector('#package-version');
         choice.selectedIndex = [...choice.options].findIndex(it => it.text.endsWith(arguments[0]));
         choice.dispatchEvent(new Event('change', {bubbles: true}))",
        [json!(version.name)],
    );
    page.wait_until_seen("#package-save:enabled");
    page.wait_until_seen("#package-moodle:enabled");
    check(&page, "a package");
    look(&page, "package");
    page.enter("#package-save");
    let saved = |page: &Glimpse| -> String { page.js("return window.saved ?? ''", []) };
    let text = page.wait("the package", saved, |text| !text.is_empty());
    fs::create_dir_all(folder).expect("a folder");
    let script = "import base64, io, sys, zipfile\n\
        data = base64.b64decode(sys.stdin.read())\n\
        zipfile.ZipFile(io.BytesIO(data)).extractall(sys.argv[1])\n\
        print(len(data))";
    let file = folder.with_extension("txt");
    fs::write(&file, text).expect("a file");
    let mut python = Command::new("python3");
    python.args(["-c", script]).arg(folder).stdin(fs::File::open(&file).expect("the file"));
    let said = python.output().expect("python3");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    String::from_utf8_lossy(&said.stdout).trim().parse().expect("a number")
}

/// A folder with the system and the package of this version.
fn system(version: &Version) -> PathBuf {
    let folder = folder(version.name);
    packed(version, &folder.join("package"));
    copy(&packages().join("scorm-again/dist"), &folder).expect("scorm-again");
    let page = include_str!("school/index.html").to_string();
    let page = version.words.iter().fold(page, |page, (from, to)| page.replace(from, to));
    fs::write(folder.join("index.html"), page).expect("a file");
    folder
}

/// What the system keeps under this name.
fn kept(page: &Page, name: &str, expected: impl Fn(&Value) -> bool) {
    let look = |page: &Glimpse| -> Value {
        page.js(
            "return JSON.parse(sessionStorage.getItem('attempt') ?? '{}')[arguments[0]]",
            [json!(name)],
        )
    };
    page.wait(name, look, expected);
}

/// Answers a question of the lesson, once it is the one that is asked: the one before may have the same answers.
fn answer(page: &Page, question: usize, answer: &str) {
    page.wait_until_seen(&format!("li:nth-child({question}) > [aria-current=step]"));
    page.wait_until_seen(&format!("[data-answer={answer}]"));
    page.enter(&format!("[data-answer={answer}]"));
    page.enter("#check");
    page.wait_until_seen(".judged");
}

#[test]
fn a_schools_system_keeps_what_a_student_does() {
    for version in &VERSIONS {
        let folder = system(version);
        let manifest = folder.join("package/imsmanifest.xml");
        let mut node = Command::new("node");
        node.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/site/school/validate.cjs"));
        let said =
            node.arg(packages()).arg(version.schemas).arg(manifest).output().expect("Node.js");
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));

        let server = Server::start("/");
        server.switch_to(&folder);
        let page = Page::open(&server, "");
        page.enter_frame();
        answer(&page, 1, "Left");
        check(&page, "a packaged lesson");
        page.leave_frame();
        let first = |name: &str| format!("cmi.interactions.0.{name}");
        kept(&page, &first(version.answer), |answer| answer == "Left");
        kept(&page, &first("result"), |result| result == version.wrong);
        kept(&page, version.status, |status| status == "incomplete");
        kept(&page, version.score, |score| score == "0");

        // Later the answer is right, but the first one counts.
        page.enter_frame();
        answer(&page, 1, "first");
        page.keys(Key::Right);
        page.wait_until_seen("li:nth-child(2) > [aria-current=step]");
        page.leave_frame();

        // The student closes the lesson in the middle of the second question, and goes on there.
        page.act("document.querySelector('iframe').src = 'about:blank'", []);
        kept(&page, version.place, |place| place == "2");
        kept(&page, "cmi.suspend_data", |code| {
            code.as_str().is_some_and(|it| it.starts_with("r1/"))
        });
        page.reload();
        page.enter_frame();
        page.wait_until_seen("li:nth-child(1) > .walked");
        answer(&page, 2, "Left");
        page.keys(Key::Right);
        page.wait_until_seen("#package-kept");
        page.wait_until_seen(".quiz-marks[data-right='1']");
        page.leave_frame();
        kept(&page, version.status, |status| status == "completed");
        kept(&page, version.score, |score| score == "50");
        let stored: Vec<String> = page
            .measure("return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]", []);
        assert_eq!(stored, ["attempt"], "a package stores nothing in the browser");
        page.forgive_errors_about("favicon.ico");
    }
}

/// The lesson can be used without a system, and then says what becomes of the answers.
#[test]
fn a_package_without_a_system_gives_the_code() {
    let folder = folder("none");
    packed(&VERSIONS[0], &folder);
    let server = Server::start("/");
    server.switch_to(&folder);
    let page = Page::open(&server, "");
    page.wait_until_seen("#quiz-nameless");
    page.enter("#quiz-nameless");
    page.wait_for_words("#package-lost", "did not take your answers");
    for (question, it) in [(1, "first"), (2, "Left")] {
        answer(&page, question, it);
        page.keys(Key::Right);
    }
    page.wait_until_seen("#result-code");
    check(&page, "a package without a system");
}

#[test]
fn a_package_is_small() {
    let size = packed(&VERSIONS[1], &folder("small"));
    assert!(size <= MOST, "{size}");
}
