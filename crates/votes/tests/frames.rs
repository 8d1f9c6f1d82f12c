//! Holds what is read in films of a class that are made to be hard. They follow from seeds; the limits of the reader were found
//! with others.

#![cfg(not(target_arch = "wasm32"))]

mod film;

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Range};
use std::thread;

use film::{Card, Film, Hidden};
use votes::CARDS;
use votes::poll::Poll;
use votes::reader::{Reader, Seen};

const WIDTH: usize = 1280;
const HEIGHT: usize = 720;
/// Three seconds.
const FRAMES: usize = 12;
/// How many cards a film shows.
const CLASS: usize = 25;
/// In pixels: where the bands of sides begin.
const BANDS: [f32; 4] = [12.0, 16.0, 24.0, 40.0];
/// In pixels: more blurs a marker of the smallest band beyond what is promised.
const MODERATE_BLUR: f32 = 1.0;

/// How many of some cards were read.
#[derive(Clone, Copy, Default)]
struct Rate {
    read: usize,
    all: usize,
}

impl Rate {
    fn count(&mut self, is_read: bool) {
        self.read += usize::from(is_read);
        self.all += 1;
    }

    fn has_percent(self, least: usize) -> bool {
        self.read * 100 >= self.all * least
    }
}

impl Add for Rate {
    type Output = Rate;

    fn add(self, other: Rate) -> Rate {
        Rate { read: self.read + other.read, all: self.all + other.all }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let percent = 100.0 * self.read as f64 / self.all.max(1) as f64;
        write!(f, "{percent:6.2} % of {:6}", self.all)
    }
}

/// Of the cards in one band, with a moderate blur or with more.
#[derive(Clone, Copy, Default)]
struct Band {
    /// Within a film, as the poll counts.
    film: Rate,
    film_touched: Rate,
    frame: Rate,
}

impl Add for Band {
    type Output = Band;

    fn add(self, other: Band) -> Band {
        Band {
            film: self.film + other.film,
            film_touched: self.film_touched + other.film_touched,
            frame: self.frame + other.frame,
        }
    }
}

#[derive(Clone, Default)]
struct Tally {
    /// For each band, first with a moderate blur.
    bands: [[Band; 2]; BANDS.len()],
    /// Readings of a card with another number or another turn, and where there is no card.
    wrong: Vec<String>,
    /// What polls counted that no card says, or called foreign or doubled.
    miscounted: Vec<String>,
}

impl Sum for Tally {
    fn sum<Tallies: Iterator<Item = Tally>>(tallies: Tallies) -> Tally {
        tallies.fold(Tally::default(), |mut sum, tally| {
            for (bands, others) in sum.bands.iter_mut().zip(tally.bands) {
                *bands = [bands[0] + others[0], bands[1] + others[1]];
            }
            sum.wrong.extend(tally.wrong);
            sum.miscounted.extend(tally.miscounted);
            sum
        })
    }
}

impl Tally {
    /// Reads one film.
    fn of(reader: &mut Reader, seed: u64) -> Tally {
        let first = 1 + seed as usize % (CARDS - CLASS + 1);
        let class = first..=first + CLASS - 1;
        let mut film = Film::new(WIDTH, HEIGHT, class.clone(), seed);
        let (mut poll, mut tally) = (Poll::new(class), Tally::default());
        let blurred = usize::from(film.blur() > MODERATE_BLUR);
        for frame in 0..FRAMES {
            let readings = reader.read(&film.frame(), WIDTH, HEIGHT);
            poll.see(&readings);
            for reading in &readings {
                if !film.cards().iter().any(|card| is_right(reading, card)) {
                    tally.wrong.push(format!("film {seed}, frame {frame}: {reading:?}"));
                }
            }
            for card in film.cards().iter().filter(|card| card.hidden == Hidden::Nothing) {
                let is_read = readings.iter().any(|reading| is_right(reading, card));
                tally.bands[band(card)][blurred].frame.count(is_read);
            }
        }
        for card in film.cards() {
            let answer = poll.answers().get(&card.number);
            let band = &mut tally.bands[band(card)][blurred];
            match card.hidden {
                Hidden::Nothing => band.film.count(answer.is_some()),
                Hidden::Border => band.film_touched.count(answer.is_some()),
                Hidden::Half => (),
            }
            if answer.is_some_and(|answer| *answer != card.quarter_turns) {
                tally.miscounted.push(format!("film {seed}: {card:?} as {answer:?}"));
            }
        }
        let is_there = |number: &usize| film.cards().iter().any(|card| card.number == *number);
        let absent = poll.answers().keys().copied().filter(|number| !is_there(number));
        for number in absent.chain(poll.doubled()).chain(poll.foreign().iter().copied()) {
            tally.miscounted.push(format!("film {seed}: card {number}"));
        }
        tally
    }

    /// What is promised of cards that no hand covers.
    fn hold(&self) {
        println!("{self}");
        assert_eq!(self.miscounted, [""; 0]);
        for (at, [moderate, more]) in self.bands.iter().enumerate() {
            assert!(moderate.film.has_percent(99), "{self}");
            assert!(more.film.has_percent(if at == 0 { 95 } else { 99 }), "{self}");
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (from, bands) in BANDS.iter().zip(&self.bands) {
            for (blur, Band { film, film_touched, frame }) in ["moderate", "more"].iter().zip(bands)
            {
                writeln!(
                    f,
                    "from {from} px, {blur:8} blur: film {film}, touched {film_touched}, frame {frame}"
                )?;
            }
        }
        write!(f, "wrong {:?}, miscounted {:?}", self.wrong, self.miscounted)
    }
}

fn band(card: &Card) -> usize {
    BANDS.iter().rposition(|from| card.side >= *from).expect("a side in a band")
}

/// Whether a reading is of this card's place, and says what it says.
fn is_right(reading: &Seen, card: &Card) -> bool {
    let [right, down] = [0, 1].map(|axis| reading.middle[axis] - card.middle[axis]);
    right.hypot(down) < card.side / 2.0
        && (reading.number, reading.quarter_turns) == (card.number, card.quarter_turns)
}

/// Reads films in two threads.
fn tally(seeds: Range<u64>) -> Tally {
    thread::scope(|scope| {
        let threads = [0, 1].map(|first| {
            let seeds = seeds.clone().skip(first).step_by(2);
            scope.spawn(move || {
                let reader = &mut Reader::new();
                seeds.map(|seed| Tally::of(reader, seed)).sum::<Tally>()
            })
        });
        threads.map(|thread| thread.join().expect("a tally")).into_iter().sum()
    })
}

#[test]
fn cards_are_read_within_three_seconds_and_never_wrong() {
    let tally = tally(0..25);
    tally.hold();
    assert_eq!(tally.wrong, [""; 0]);
}

/// 10,000 frames, in which a single reading may be wrong, but no vote. Run `cargo test --release -p votes --test frames -- --ignored --nocapture`.
#[test]
#[ignore = "an hour"]
fn cards_are_read_in_very_many_films() {
    let mut sum = Tally::default();
    for first in (20_000..20_840).step_by(40) {
        sum = [sum, tally(first..first + 40)].into_iter().sum();
        println!("{} films\n{sum}", first - 20_000 + 40);
    }
    sum.hold();
}

#[test]
fn nothing_is_read_where_there_is_no_card() {
    let reader = &mut Reader::new();
    for seed in 0..20 {
        let mut room = Film::new(WIDTH, HEIGHT, [], seed);
        for _ in 0..2 {
            assert_eq!(reader.read(&room.frame(), WIDTH, HEIGHT), [], "room {seed}");
        }
    }
}

#[test]
fn pictures_that_are_none_have_no_cards() {
    let reader = &mut Reader::new();
    for (bytes, width, height) in [
        (0, 0, 0),
        (0, 0, 100),
        (0, 100, 0),
        (99, 10, 10),
        (101, 10, 10),
        (10_000, 100, 101),
        (0, usize::MAX, 2),
        (0, usize::MAX, usize::MAX),
    ] {
        assert_eq!(reader.read(&vec![255; bytes], width, height), []);
    }
}

#[test]
fn small_pictures_are_read_without_panic() {
    let reader = &mut Reader::new();
    let mut film = Film::new(200, 200, 1..=4, 3);
    let grey = film.frame();
    for width in 1..40 {
        for height in 1..40 {
            reader.read(&grey[..width * height], width, height);
        }
    }
}

#[test]
fn a_reader_reads_pictures_of_several_sizes() {
    let read = |reader: &mut Reader, [width, height]: [usize; 2]| {
        reader.read(&Film::new(width, height, 1..=CLASS, 5).frame(), width, height)
    };
    let reader = &mut Reader::new();
    for size in [[640, 360], [1280, 720], [360, 640]] {
        let seen = read(reader, size);
        assert!(!seen.is_empty());
        assert_eq!(seen, read(&mut Reader::new(), size));
    }
}
