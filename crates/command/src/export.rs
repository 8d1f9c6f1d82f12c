//! `papamu export`: a script in which another program values positions itself, and says where its values differ.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use crate::Done;
use crate::census;
use crate::option::{bytes, edge, one_of, position, rules, unmarked};
use answers::LONGEST;
use basics::budget::Budget;
use basics::named;
use basics::player::{ByPlayer, Player};
use konane::{Area, Board, Edge, Rules, beyond};
use solver::Solver;
use value::{Style, Value};

/// The most games whose options a script lists, and the most moves that one of them may last.
const MOST_GAMES: usize = 100_000;
const LONGEST_GAME: usize = 1_000;

#[derive(Clone, Copy, PartialEq)]
enum Program {
    CgSuite,
    Cgt,
    PyCgt,
}

named!(Program { CgSuite: "cgsuite", Cgt: "cgt", PyCgt: "pycgt" });

/// A script in which another program values positions or values, and compares
///
/// cgsuite is for the worksheet of CGSuite 2, cgt a whole Rust program that uses the crate cgt, pycgt a Python program that uses
/// the package pycgt. cgt plays Kōnane itself, between walls and by ancient rules: a position on the plane gets all squares that
/// its stones can reach. The other two do not know the game, so their scripts have the positions after each jump. Of each
/// position cgt and pycgt write a line with its text, the value here, the value there, and “same” or “different”; CGSuite lists
/// those that differ.
#[derive(Args)]
pub struct ExportOptions {
    /// The program that runs the script
    #[arg(long = "for", value_name = "PROGRAM", value_parser = one_of(Program::ALL, |it| it.name()))]
    program: Program,
    /// The positions and values of a file that census has written, instead of texts
    #[arg(long, value_name = "FILE", conflicts_with_all = ["has_values", "rules", "edge", "texts"])]
    census: Option<PathBuf>,
    /// The texts are values
    #[arg(long = "values", conflicts_with_all = ["rules", "edge"])]
    has_values: bool,
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    rules: Rules,
    /// What surrounds the text's rectangle
    #[arg(long = "board", value_parser = edge(), default_value = Edge::default().name())]
    edge: Edge,
    /// Use at most about this many megabytes
    #[arg(long = "memory", value_name = "MB", value_parser = bytes, default_value = "1024")]
    bytes: usize,
    /// Positions or values [default: one on each line of standard input]
    #[arg(value_parser = unmarked)]
    texts: Vec<String>,
}

/// What has options.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Game {
    Position(Board),
    Value(Value),
}

struct Script {
    program: Program,
    rules: Rules,
    solver: Solver,
    budget: Budget,
    /// The options of games, by their places in this list. They stand before the game.
    games: Vec<ByPlayer<Vec<usize>>>,
    places: HashMap<Game, usize>,
    /// What is claimed of each position, a line for each in the program's language.
    claims: String,
}

impl ExportOptions {
    pub fn run(self) -> Done {
        let ExportOptions { program, census, has_values, mut rules, mut edge, bytes, texts } = self;
        let mut given: Vec<(String, Option<String>)> = Vec::new();
        if let Some(path) = census {
            let (label, lines) = census::open(&path)?;
            (rules, edge) = (label.rules, label.surroundings.edge());
            for line in lines {
                let line = line?;
                let (text, name) = line.split_once('\t').ok_or("a line without a value")?;
                given.push((text.to_string(), Some(name.to_string())));
            }
        } else if texts.is_empty() {
            for text in io::stdin().lines() {
                given.push((text?, None));
            }
        } else {
            given.extend(texts.into_iter().map(|text| (text, None)));
        }
        if program == Program::Cgt && rules == Rules::Modern {
            return Err("cgt plays by ancient rules only: export for pycgt or cgsuite".into());
        }
        let mut script = Script {
            program,
            rules,
            solver: Solver::with_memory(rules, bytes),
            budget: Budget::unlimited().within(bytes),
            games: Vec::new(),
            places: HashMap::new(),
            claims: String::new(),
        };
        for (text, name) in given {
            let edge = (!has_values).then_some(edge);
            script.claim(&text, edge, name).map_err(|error| format!("{text}: {error}"))?;
        }
        Ok(write!(io::stdout(), "{}", script.text(has_values))?)
    }
}

impl Script {
    /// Takes in a value, or a position with this edge and, if it is known, this value.
    fn claim(&mut self, text: &str, edge: Option<Edge>, name: Option<String>) -> Done {
        let board = edge.map(|edge| position(text, edge)).transpose()?;
        let game = board.as_ref().map(|board| Game::Position(board.trimmed()));
        if let Some(game) = game.clone().filter(|_| self.program != Program::Cgt) {
            // What is too much for a script could take long to value, too.
            self.place(game, 0)?;
        }
        let value = match (&board, name.as_deref()) {
            (Some(board), None) => self.solver.value(board, &mut self.budget)?,
            (_, name) => self.solver.values.parse(name.unwrap_or(text), &mut self.budget)?,
        };
        let name = self.name(value, Style::Plain)?;
        let text = board.as_ref().map_or(name.clone(), Board::to_string);
        let game = game.unwrap_or(Game::Value(value));
        let claim = match (self.program, board) {
            (Program::Cgt, Some(board)) => {
                let (board, form) = (walled(&board), self.name(value, Style::Braces)?);
                format!("    ({text:?}, {board:?}, {form:?}, {name:?}),")
            }
            (Program::Cgt, None) => {
                let (place, form) = (self.place(game, 0)?, self.name(value, Style::Braces)?);
                format!("    ({text:?}, {place}, {form:?}, {name:?}),")
            }
            (Program::PyCgt, _) => {
                let (place, form) = (self.place(game, 0)?, self.place(Game::Value(value), 0)?);
                format!("    ({text:?}, {place}, {form}, {name:?}),")
            }
            (Program::CgSuite, _) => {
                let (place, form) = (self.place(game, 0)?, self.name(value, Style::CgScript)?);
                let comma = if self.claims.is_empty() { " " } else { "," };
                format!("{comma}[{text:?}, g{place}, {form}]")
            }
        };
        self.claims += &(claim + "\n");
        Ok(())
    }

    fn name(&mut self, value: Value, style: Style) -> Done<String> {
        Ok(self.solver.values.write(value, style, LONGEST, &mut self.budget)?)
    }

    /// The place of a game in the list. It is so many moves away from the one that is claimed.
    fn place(&mut self, game: Game, moves: usize) -> Done<usize> {
        if let Some(&place) = self.places.get(&game) {
            return Ok(place);
        }
        if moves > LONGEST_GAME || self.games.len() >= MOST_GAMES {
            return Err("too many games can follow for a script".into());
        }
        let mut options = ByPlayer::<Vec<usize>>::default();
        for player in Player::ALL {
            for option in self.options(&game, player)? {
                let place = self.place(option, moves + 1)?;
                options[player].push(place);
            }
            options[player].sort_unstable();
            options[player].dedup();
        }
        self.games.push(options);
        self.places.insert(game, self.games.len() - 1);
        Ok(self.games.len() - 1)
    }

    fn options(&mut self, game: &Game, player: Player) -> Done<Vec<Game>> {
        Ok(match game {
            Game::Position(board) => {
                let jumps = board.jumps(self.rules, player);
                jumps.map(|jump| Game::Position(board.play_unchecked(jump).trimmed())).collect()
            }
            Game::Value(value) => {
                let values = &mut self.solver.values;
                let options = values.options_in_order(*value, player, &mut self.budget)?;
                options.into_iter().map(Game::Value).collect()
            }
        })
    }

    fn text(self, has_values: bool) -> String {
        let head = format!("By papamu {}", env!("CARGO_PKG_VERSION"));
        let template = match (self.program, has_values) {
            (Program::CgSuite, _) => include_str!("export/cgsuite.txt"),
            (Program::Cgt, false) => include_str!("export/cgt-positions.txt"),
            (Program::Cgt, true) => include_str!("export/cgt-values.txt"),
            (Program::PyCgt, _) => include_str!("export/pycgt.txt"),
        };
        let mut games = String::new();
        for (place, ByPlayer { left, right }) in self.games.iter().enumerate() {
            // Writing into a string cannot fail.
            let _ = match self.program {
                Program::CgSuite => {
                    writeln!(games, "g{place} := {{{}|{}}};", games_at(left), games_at(right))
                }
                Program::Cgt => writeln!(games, "    (&{left:?}, &{right:?}),"),
                Program::PyCgt => writeln!(games, "    ({left:?}, {right:?}),"),
            };
        }
        let text = template.replace("HEAD", &head).replace("GAMES\n", &games);
        text.replace("CLAIMS\n", &self.claims)
    }
}

/// The names of games for CGSuite.
fn games_at(places: &[usize]) -> String {
    places.iter().map(|place| format!("g{place}")).collect::<Vec<_>>().join(",")
}

/// The rows of a position between walls, as cgt reads them. On the plane the walls stand beyond all squares that a stone
/// can reach, so they change nothing.
fn walled(board: &Board) -> String {
    let area = match (board.edge(), board.bounding_box()) {
        (Edge::Plane, Some(area)) => beyond(area, board.stones().count() as u32),
        _ => Area::whole(board),
    };
    area.cut(board).with_edge(Edge::Walls).whole_text().replace('/', "|")
}
