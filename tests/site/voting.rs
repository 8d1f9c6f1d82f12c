//! A class votes before a camera, which plays a film of it.

use std::env;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::process;

use papamu::link::result_link::{code, link};
use qrcode::{Color, QrCode};
use teaching::content::lessons::Record;

use crate::access::check;
use crate::browser::Scene;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::play::fits;
use crate::server::Server;
use crate::tournament::put;
use film::{Card, Film, Hidden};

#[path = "../../crates/votes/tests/film/mod.rs"]
mod film;

const WIDTH: usize = 1280;
const HEIGHT: usize = 720;
/// In `outcomes/first` the first player wins.
const QUESTION: &str = "#/learn/outcomes/first?projector=1";
/// What a card says after so many quarter turns clockwise: a quarter turn brings its left edge up.
const SAID: [&str; 4] = ["L", "P", "R", "N"];

/// A film in a file, which goes with this.
struct Reel(PathBuf);

impl Reel {
    /// Of grey pictures, eight a second, over and over.
    fn new(name: &str, frames: impl IntoIterator<Item = Vec<u8>>) -> Reel {
        let path = env::temp_dir().join(format!("{name}-{}.y4m", process::id()));
        let mut file = BufWriter::new(File::create(&path).expect("a file"));
        let mut write = |bytes: &[u8]| file.write_all(bytes).expect("a disk with room");
        write(format!("YUV4MPEG2 W{WIDTH} H{HEIGHT} F8:1 Ip A1:1 C420jpeg\n").as_bytes());
        for frame in frames {
            // Films have black at 16 and white at 235.
            let shades: Vec<u8> =
                frame.iter().map(|&grey| (16 + u32::from(grey) * 219 / 255) as u8).collect();
            write(b"FRAME\n");
            write(&shades);
            write(&vec![128; WIDTH * HEIGHT / 2]);
        }
        file.flush().expect("a disk with room");
        Reel(path)
    }
}

impl Deref for Reel {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Reel {
    fn drop(&mut self) {
        fs::remove_file(&self.0).ok();
    }
}

/// Begins to vote by the key, once the question is there.
fn vote(page: &Page) {
    page.wait_until_seen("#slide[data-slide=says]");
    page.keys(" ".to_string());
    page.wait_until_seen("#slide[data-slide=asks]");
    page.wait_until_seen("#vote-begin");
    page.keys("v".to_string());
    page.wait_until_seen("#vote");
}

/// The numbers that the page has seen.
fn seen(page: &Glimpse) -> Vec<usize> {
    let texts: Vec<String> = page.js(
        "return [...document.querySelectorAll('.vote-numbers [data-seen=true]')].map(it => it.textContent)",
        [],
    );
    texts.iter().map(|text| text.parse().expect("a number")).collect()
}

/// The counts of L, R, N and P in the last vote that is shown.
fn counts(page: &Glimpse) -> Vec<usize> {
    page.js(
        "return ['L', 'R', 'N', 'P'].map(letter => +document.querySelector(
             `.vote-bars [data-letter=${letter}] [data-last=true] .vote-count`).textContent)",
        [],
    )
}

/// Remembers the tracks of the open camera, so that their end is seen.
const KEEP_TRACKS: &str =
    "window.tracks = document.querySelector('.camera video').srcObject.getTracks()";

/// Whether all of them have ended, and how many characters the browser stores, with anything that looks like a picture.
fn kept(page: &Page) -> (bool, usize, bool) {
    page.measure(
        "const texts = [localStorage, sessionStorage].flatMap(store => Object.entries(store).flat());
         const all = texts.join(' ');
         return [window.tracks.every(track => track.readyState === 'ended'), all.length, /data:|blob:|JFIF|PNG/.test(all)]",
        [],
    )
}

#[test]
fn a_class_votes_before_the_camera() {
    let server = Server::start("/");
    let mut film = Film::new(WIDTH, HEIGHT, 1..=25, 3);
    let frames: Vec<Vec<u8>> = (0..12).map(|_| film.frame()).collect();
    let cards = film.cards();
    assert_eq!(cards.len(), 25);
    let of = |which: fn(&Card) -> bool| -> Vec<&Card> {
        cards.iter().filter(|card| which(card)).collect()
    };
    let sure = of(|card| card.hidden == Hidden::Nothing);
    let possible = of(|card| card.hidden != Hidden::Half);
    assert!(sure.len() >= 15, "{}", sure.len());

    let reel = Reel::new("class", frames);
    let page = Page::filmed(&server, Scene::Film(&reel), QUESTION);
    assert!(!server.requests().iter().any(|it| it.target.contains("cards-worker")));
    vote(&page);
    page.wait_until_seen(".vote-eye[data-on=true]");
    put(&page, "#vote-cards", "25");
    page.wait_for_count(".vote-numbers li", 25);
    // There is one camera.
    page.wait_for_count("#camera-which", 0);
    page.act(KEEP_TRACKS, []);
    let is_seen = |numbers: &Vec<usize>| sure.iter().all(|card| numbers.contains(&card.number));
    let numbers = page.wait("all cards that no hand covers", seen, is_seen);
    assert!(numbers.iter().all(|number| possible.iter().any(|card| card.number == *number)));
    // Who has been seen is shown, and not what they say.
    page.wait_for_count(".vote-bars, .vote-taps", 0);
    page.wait_for_words(".vote-seen", "of 25 seen");
    check(&page, "a vote that goes on");
    look(&page, "vote");
    page.enter("#vote-reveal");
    page.wait_until_seen(".vote-bars [data-letter=N][data-right=true]");
    page.wait_for_count(".vote-bars [data-right=true]", 1);
    page.wait_until_seen("#slide [data-verdict=solution-first]");
    let counts = page.wait("the counts", counts, |_| true);
    for (letter, count) in ["L", "R", "N", "P"].into_iter().zip(counts) {
        let say = |cards: &[&Card]| {
            cards.iter().filter(|card| SAID[card.quarter_turns] == letter).count()
        };
        assert!((say(&sure)..=say(&possible)).contains(&count), "{count} for {letter}");
    }
    check(&page, "a vote that is over");
    look(&page, "vote-revealed");
    // The camera is off, and nothing of its pictures is left.
    page.wait_until_gone(".camera");
    let (is_off, characters, has_picture) = kept(&page);
    assert!(is_off && characters < 5000 && !has_picture, "{is_off} {characters} {has_picture}");
    let databases: usize =
        page.measure_later("indexedDB.databases().then(all => arguments[0](all.length))");
    assert_eq!(databases, 0);

    // The discussion changes nothing here: both votes stand side by side.
    page.enter("#vote-again");
    page.wait_until_seen("#slide[data-slide=asks]");
    page.wait("all cards once more", seen, is_seen);
    page.keys(" ".to_string());
    page.wait_for_count(".vote-bars [data-letter=N] .vote-count", 2);
    page.wait_until_seen("#vote-carry");
    page.resize(360, 740, "dark");
    fits(&page);
    look(&page, "vote-phone");
    page.resize(1280, 800, "light");
    page.keys(thirtyfour::Key::Escape);
    page.wait_until_gone("#vote");

    // Each card is a student of the lesson.
    page.go("#/teach/results");
    page.wait_until_seen(".class-votes [data-vote='3']");
    page.wait_for_words(".class-votes [data-right=true]", "✓");
    page.unfold(".class-view details");
    page.wait_for_words(".class-students", "Card 1 ");
    check(&page, "the results of a vote");
}

#[test]
fn what_is_wrong_with_cards_is_said() {
    let server = Server::start("/");
    // Two cards of one number, and one that was not handed out.
    let large = |seed: &u64| {
        let film = Film::new(WIDTH, HEIGHT, [4, 4, 40], *seed);
        film.cards().iter().all(|card| card.side > 30.0 && card.hidden == Hidden::Nothing)
    };
    let seed = (0..).find(large).expect("a film of large cards");
    let mut film = Film::new(WIDTH, HEIGHT, [4, 4, 40], seed);
    let reel = Reel::new("copies", (0..8).map(|_| film.frame()));
    let page = Page::filmed(&server, Scene::Film(&reel), QUESTION);
    vote(&page);
    page.wait_for_words("#vote", "Two cards have the number 4: neither counts.");
    page.wait_for_words("#vote", "Seen, but not handed out: 40.");
    page.wait_for_count(".vote-numbers [data-seen=true]", 0);
    // Somebody pulls the plug.
    page.act(KEEP_TRACKS, []);
    page.act("window.tracks[0].dispatchEvent(new Event('ended'))", []);
    page.wait_for_words("#vote-problem", "The camera was taken away.");
    page.wait_for_count(".vote-tap", 4);
    assert!(kept(&page).0);
}

#[test]
fn without_a_camera_the_teacher_counts() {
    let server = Server::start("/");
    let page = Page::open(&server, QUESTION);
    page.wait_until_seen("#slide[data-slide=says]");
    page.keys(" ".to_string());
    page.click("#vote-begin");
    // There is none here, or none is allowed.
    page.wait_until_seen("#vote-problem.problem");
    for more in ["#vote-more-N", "#vote-more-N", "#vote-more-P", "#vote-more-L", "#vote-less-L"] {
        page.click(more);
    }
    page.wait_for_text(".vote-tap[data-letter=N] output", "2");
    page.unfold("#vote-take");
    page.type_into("#vote-code", "r1/0123456789AB");
    page.click("#vote-take-code");
    page.wait_for_words("#vote-refused", "The text has no count of this question.");
    check(&page, "a vote that is counted by hand");
    look(&page, "vote-by-hand");
    page.click("#vote-again");
    page.wait_until_seen("#vote-by-camera");
    page.wait_for_text(".vote-tap[data-letter=N] output", "0");
    page.click("#vote-more-N");
    page.click("#vote-reveal");
    page.wait_until_seen(".vote-bars [data-letter=N][data-right=true]");
    assert_eq!(page.wait("the counts", counts, |_| true), [0, 0, 1, 0]);
    page.wait_for_text(".vote-bars [data-letter=N] [data-last=false] .vote-count", "2");
    page.unfold("#vote-carry");
    let carried = |page: &Glimpse| -> String {
        page.js("return document.querySelector('#vote-carried')?.value ?? document.querySelector('#vote-carried')?.textContent ?? ''", [])
    };
    page.wait("the code", carried, |code| code.starts_with("r1/"));
    page.wait_until_seen("#vote-carry .qr");
}

#[test]
fn a_lesson_of_the_teacher_has_the_votes_of_its_lecture() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    page.wait_until_seen("#hurry-text");
    page.type_into("#hurry-text", "oxo\nxo");
    page.click("#hurry-text-now");
    page.wait_until_seen("#give-link");
    page.keys(thirtyfour::Key::Escape);
    page.wait_until_gone("#give-link");
    let lecture = |page: &Glimpse| -> String {
        page.js(
            "return document.querySelector('a[href*=\"projector=1\"]')?.getAttribute('href') ?? ''",
            [],
        )
    };
    let lecture = page.wait("the lecture", lecture, |link| !link.is_empty());
    page.go(&lecture.replace("at=1", "at=2"));
    page.wait_until_seen("#vote-begin");
    page.keys("v".to_string());
    page.wait_until_seen("#vote-problem");
    page.click("#vote-more-N");
    page.click("#vote-more-L");
    page.click("#vote-reveal");
    page.wait_until_seen(".vote-bars [data-letter=N][data-right=true]");
    page.wait_for_focus_on("present-on");
    page.go("#/teach/results");
    page.wait_until_seen(".class-votes [data-vote='2']");
    page.wait_for_words(".class-counts", "1 of 2 answers right");
}

#[test]
fn a_camera_that_is_refused_is_said() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))",
    );
    page.visit(QUESTION);
    vote(&page);
    page.wait_for_words("#vote-problem", "The browser was not allowed to use the camera.");
    page.click("#vote-by-camera");
    page.wait_for_words("#vote-problem", "The browser was not allowed to use the camera.");
    page.wait_for_count(".vote-tap", 4);
}

/// What the browser calls the open camera.
fn open_camera(page: &Glimpse) -> String {
    page.js(
        "return document.querySelector('.camera video')?.srcObject?.getVideoTracks()[0].label ?? ''",
        [],
    )
}

#[test]
fn one_of_two_cameras_is_chosen() {
    let server = Server::start("/");
    let page = Page::filmed(&server, Scene::Twice, QUESTION);
    vote(&page);
    page.wait_until_seen("#camera-which");
    let labels: Vec<String> = page.measure(
        "return [...document.querySelectorAll('#camera-which option')].map(it => it.label)",
        [],
    );
    let first = page.wait("a camera", open_camera, |label| labels[..1].contains(label));
    check(&page, "a vote with two cameras");
    look(&page, "vote-cameras");
    page.act(KEEP_TRACKS, []);
    let choose = |label: &str| {
        page.act(
            "const list = document.querySelector('#camera-which');
             list.selectedIndex = [...list.options].findIndex(it => it.label === arguments[0]);
             list.dispatchEvent(new Event('change', { bubbles: true }))",
            [label.into()],
        );
    };
    choose(&labels[1]);
    let is_second = |label: &String| labels.len() == 2 && *label == labels[1];
    let second = page.wait("the other camera", open_camera, is_second);
    assert_ne!(first, second);
    assert!(kept(&page).0, "the first camera is still on");
    // The browser keeps the choice.
    page.reload();
    vote(&page);
    page.wait("the other camera once more", open_camera, is_second);
    let shown = |page: &Glimpse| -> String {
        page.js(
            "return document.querySelector('#camera-which')?.selectedOptions[0].label ?? ''",
            [],
        )
    };
    page.wait("its name", shown, is_second);

    // If it is not there, the usual one is opened. One that another program has is not asked for again.
    let fail_as = |name: &str| {
        page.act(
            "const media = navigator.mediaDevices;
             media.getUserMedia = wanted => wanted.video.deviceId
                 ? Promise.reject(new DOMException('', arguments[0]))
                 : MediaDevices.prototype.getUserMedia.call(media, wanted)",
            [name.into()],
        );
        page.click("#vote-by-hand");
        page.click("#vote-by-camera");
    };
    fail_as("OverconstrainedError");
    page.wait("the usual camera", open_camera, |label| *label == first);
    fail_as("NotReadableError");
    page.wait_for_words("#vote-problem", "The camera gives no picture.");
    page.click("#vote-by-camera");
    page.wait("the usual camera", open_camera, |label| *label == first);
}

/// A picture with the QR code of this text.
fn picture(text: &str) -> Vec<u8> {
    const MODULE: usize = 8;
    let code = QrCode::new(text).expect("a short text");
    let colours = code.to_colors();
    let shade = |at: usize| {
        let [column, row] = [at % WIDTH, at / WIDTH].map(|at| at.wrapping_sub(60) / MODULE);
        let is_inside = column < code.width() && row < code.width();
        let is_dark = is_inside && colours[row * code.width() + column] == Color::Dark;
        if is_dark { 20 } else { 235 }
    };
    (0..WIDTH * HEIGHT).map(shade).collect()
}

#[test]
fn the_camera_reads_the_code_of_a_result() {
    let server = Server::start("/");
    let text = "result 1\nlesson 7K3M9QXA\nname Ana\nstart 2026-09-03 13:40\n1 s 1 0 12\n= first\n";
    let record = Record::read(text).expect("a record");
    let address = format!("https://example.org/{}", link(&code(&record)));
    let reel = Reel::new("code", [picture(&address)]);
    let page = Page::filmed(&server, Scene::Film(&reel), "#/teach/results");
    page.wait_until_seen("#results-scan");
    page.click("#results-scan");
    page.wait_until_seen("[data-new='1']");
    page.wait_for_words(".class", "Ana");
    page.act(KEEP_TRACKS, []);
    page.click("#results-scan");
    page.wait_until_gone(".camera");
    assert!(kept(&page).0);
}
