//! A sum in the forms that readers can give to others: in words, as an expression, as LaTeX, and as
//! a picture of all cards in order, with their values and the total as far as the page shows them.

use std::fmt;

use crate::analysis::phrases;
use crate::ask::summing::SummingState;
use crate::link::sums_link::{Mode, SumsLink};
use crate::link::view::View;
use crate::share::export::{Export, latex};
use crate::share::shared::ShownPosition;
use crate::sum::sketch::{CARD, LONG, SHORT, draw_card, line, text};
use basics::player::Player;
use drawing::{Picture, TYPEFACE, escape, paints};
use konane::NamedBoard;
use teaching::sums::{Card, CardRow, Game};
use value::{Outcome, Style};
use words::say;
use worker::client::Report;
use worker::message::{CardWorth, NameText, Position};

/// The gap between cards, which has the sign.
const GAP: i32 = 40;
/// The height of the value below a card.
const VALUE: i32 = 50;
/// The height of a line of text below the cards of a row, and the rim around everything.
const LINE: i32 = 52;
const RIM: i32 = 20;
/// How many cards stand side by side in the picture and in the LaTeX table.
const ABREAST: [usize; 2] = [6, 4];
/// A description names at most this many cards.
const NAMED: usize = 8;

pub struct Depiction<'a> {
    place: &'a SumsLink,
    rows: Vec<Line<'a>>,
    /// The value of the sum or the difference.
    total: Option<&'a NameText>,
    outcome: Option<Outcome>,
}

struct Line<'a> {
    row: CardRow,
    cards: Vec<(&'a Card, Option<&'a NameText>)>,
    /// The sum of the row, if two rows are compared.
    sum: Option<&'a NameText>,
}

impl<'a> Depiction<'a> {
    pub fn new(place: &'a SumsLink, summing: &'a SummingState) -> Depiction<'a> {
        let line = |row: CardRow| {
            let is_h = usize::from(row == CardRow::H);
            let worths = &summing.cards[is_h];
            let cards = place.sides.row(row).iter().enumerate().map(|(place, card)| {
                let worth = worths.get(place).and_then(Option::as_ref);
                let known = worth.and_then(|worth| match worth {
                    CardWorth::Known(name) => Some(name),
                    CardWorth::Between(_) | CardWorth::Wrong { .. } => None,
                });
                (card, known)
            });
            Line { row, cards: cards.collect(), sum: summing.rows[is_h].as_ref() }
        };
        let rows = match place.mode {
            Mode::Table => vec![line(CardRow::G)],
            Mode::Compare | Mode::Play => vec![line(CardRow::G), line(CardRow::H)],
        };
        let total = summing.whole.value.as_ref().map(|value| &value.name);
        let outcome = phrases::known_outcome(&summing.whole);
        Depiction { place, rows, total, outcome }
    }

    /// A description such as “Sums: 1/2 + ↑ = 1/2↑”.
    pub fn description(&self) -> String {
        match (self.place.mode, &self.rows[..]) {
            (Mode::Play, _) => {
                let games = self.place.start().map_or(0, |duel| duel.games.len());
                say::sums_described_play(games)
            }
            (_, [g, h]) => match (self.relation(), g.sum, h.sum) {
                (Some(sign), Some(g), Some(h)) => {
                    say::sums_described_compared(&unicode(g, LONG), &unicode(h, LONG), sign)
                }
                _ => say::sums_described_rows().to_string(),
            },
            (_, rows) => {
                let sum = rows.first().map(Line::words).unwrap_or_default();
                match self.total {
                    Some(total) => say::sums_described_total(&sum, &unicode(total, LONG)),
                    None => say::sums_described(&sum),
                }
            }
        }
    }

    /// The sign between the two rows.
    fn relation(&self) -> Option<&'static str> {
        self.outcome.map(phrases::relation)
    }

    /// The sum or the difference as an expression that the calculator and the command line read.
    pub fn expression(&self) -> String {
        match &self.rows[..] {
            [g, h] => format!("({}) - ({})", g.expression(), h.expression()),
            rows => rows.iter().map(Line::expression).collect(),
        }
    }

    /// Tables of pictures with the values below, and the total.
    pub fn latex(&self) -> String {
        let mut lines = vec!["% in the preamble: \\usepackage{amsmath,tikz}".to_string()];
        for row in &self.rows {
            for cards in row.cards.chunks(ABREAST[1]) {
                lines.push(format!("\\begin{{tabular}}{{*{{{}}}{{c}}}}", cards.len()));
                let pictures = cards.iter().map(|(card, _)| drawing(card));
                lines.push(format!("{} \\\\", pictures.collect::<Vec<_>>().join("\n&\n")));
                let values = cards.iter().map(|(card, value)| {
                    let value = value.map(latex).unwrap_or_default();
                    if card.count == 1 {
                        value
                    } else {
                        format!("${} \\cdot{{}}$ {value}", card.count)
                    }
                });
                lines.push(values.collect::<Vec<_>>().join(" & "));
                lines.push("\\end{tabular}".to_string());
            }
            if self.place.mode != Mode::Table {
                let sum = row.sum.map(|sum| format!(" = {}", latex(sum))).unwrap_or_default();
                lines.push(format!("\\par {}{sum}", row.name()));
            }
        }
        match (self.place.mode, self.total, self.relation()) {
            (Mode::Table, Some(total), _) => {
                lines.push(format!("\\par {}: {}", say::sums_total(), latex(total)));
            }
            (Mode::Compare, _, Some(sign)) => {
                let sign = if sign == "∥" { "\\parallel" } else { sign };
                lines.push(format!("\\par $G {sign} H$"));
            }
            _ => {}
        }
        lines.join("\n")
    }

    /// The picture. `typefaces` are the rules of a style sheet, which contain the typefaces
    /// themselves.
    pub fn picture(&self, typefaces: &str) -> Picture {
        let longest = self.rows.iter().map(|row| row.cards.len().min(ABREAST[0])).max();
        let abreast = longest.unwrap_or_default().max(2) as i32;
        let width = 2 * RIM + abreast * CARD.0 + (abreast - 1) * GAP;
        let mut body = String::new();
        // Writing to a string does not fail.
        let height = self.draw(&mut body, width).unwrap_or_default();
        let title = escape(&self.description());
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" \
             font-family=\"{TYPEFACE}\" font-weight=\"600\">\n<title>{title}</title>\n\
             <style>{typefaces}</style>\n{paints}\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fffdf8\"/>\n{body}</svg>\n",
            paints = paints(),
        );
        Picture { svg, width, height }
    }

    /// Draws everything from the top and returns the height.
    fn draw(&self, svg: &mut String, width: i32) -> Result<i32, fmt::Error> {
        let mut y = RIM;
        for row in &self.rows {
            for (number, cards) in row.cards.chunks(ABREAST[0]).enumerate() {
                for (place, (card, value)) in cards.iter().enumerate() {
                    let x = RIM + place as i32 * (CARD.0 + GAP);
                    if number + place > 0 {
                        text(svg, (x - GAP / 2, y + CARD.1 / 2 + 10), (30, "#221e19"), "+")?;
                    }
                    draw_card(svg, (x, y), card, *value)?;
                }
                y += CARD.1 + VALUE;
            }
            if self.place.mode != Mode::Table {
                let sum = row.sum.map(|sum| (" = ", sum));
                y += LINE;
                line(svg, (width / 2, y - 18), row.name(), sum)?;
            }
        }
        if let (Mode::Table, Some(total)) = (self.place.mode, self.total) {
            y += LINE;
            line(svg, (width / 2, y - 14), "= ", Some(("", total)))?;
        }
        if let Some(outcome) = self.outcome.filter(|_| self.place.mode != Mode::Play) {
            let words = match self.place.mode {
                Mode::Table => phrases::outcome(outcome),
                _ => compared(outcome).0,
            };
            y += LINE / 2;
            text(svg, (width / 2, y), (20, "#221e19"), &escape(words))?;
        }
        Ok(y + RIM)
    }
}

/// Says how G and H compare, and what that means.
pub fn compared(difference: Outcome) -> (&'static str, &'static str) {
    match difference {
        Outcome::Previous => (say::sums_equal(), say::sums_equal_why()),
        Outcome::Wins(Player::Left) => (say::sums_greater(), say::sums_greater_why()),
        Outcome::Wins(Player::Right) => (say::sums_less(), say::sums_less_why()),
        Outcome::Next => (say::sums_confused(), say::sums_confused_why()),
    }
}

impl Line<'_> {
    fn name(&self) -> &'static str {
        match self.row {
            CardRow::G => "G",
            CardRow::H => "H",
        }
    }

    /// The values of the cards, as in “2·↑ + (−1) + ?”.
    fn words(&self) -> String {
        let cards = self.cards.iter().take(NAMED).map(|(card, value)| {
            let value = value.map_or_else(|| "?".to_string(), |value| unicode(value, SHORT));
            let value = if value.starts_with('−') { format!("({value})") } else { value };
            if card.count == 1 { value } else { format!("{}·{value}", card.count) }
        });
        let more = (self.cards.len() > NAMED).then(|| "…".to_string());
        let cards: Vec<String> = cards.chain(more).collect();
        if cards.is_empty() { "0".to_string() } else { cards.join(" + ") }
    }

    fn expression(&self) -> String {
        let cards = self.cards.iter().map(|(card, _)| {
            let game = match &card.game {
                Game::Value(text) => format!("({text})"),
                Game::Position(rules, board) => {
                    format!("\"{board}\" {} {}", rules.name(), board.edge().name())
                }
            };
            if card.count == 1 { game } else { format!("{}·({game})", card.count) }
        });
        let cards: Vec<String> = cards.collect();
        if cards.is_empty() { "0".to_string() } else { cards.join(" + ") }
    }
}

fn unicode(value: &NameText, room: usize) -> String {
    value.tree.folded(0, room).write(Style::Unicode, usize::MAX).unwrap_or_default()
}

/// A position or a typed value in LaTeX.
fn drawing(card: &Card) -> String {
    match &card.game {
        Game::Position(rules, board) => {
            let shown = ShownPosition {
                position: Position::of(*rules, board),
                board: board.clone(),
                names: NamedBoard::of(board),
                view: View::default(),
            };
            Export::new(&shown, &Report::default()).tikz().join("\n")
        }
        // Leaves out signs that would end the argument or begin a command.
        Game::Value(text) => {
            let is_plain = |sign: &char| !"\\%#".contains(*sign);
            let text: String = text.chars().filter(is_plain).collect();
            let count = |sign: char| text.matches(sign).count();
            let is_balanced = count('{') == count('}');
            let text = if is_balanced { text } else { text.replace(['{', '}'], "") };
            format!("\\texttt{{\\detokenize{{{text}}}}}")
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::ask::summing::SummingAction;
    use crate::state::PageState;
    use konane::{Edge, Rules};
    use teaching::calculator::Expression;
    use worker::message::{Finding, ValueText};

    fn place(link: &str) -> SumsLink {
        let (place, corrections) = SumsLink::parse(link).unwrap();
        assert!(corrections.0.is_empty(), "{corrections:?}");
        place
    }

    /// What the page knows once the worker has found these values.
    fn known(g: &[&str], h: &[&str], rows: [Option<&str>; 2], total: &str) -> SummingState {
        let worths = |row: &[&str]| -> Vec<Option<CardWorth>> {
            row.iter().map(|text| Some(CardWorth::Known(NameText::typed(text)))).collect()
        };
        let mut summing = SummingState::default().apply(SummingAction::Ask(Rc::default()));
        summing.cards = [worths(g), worths(h)];
        summing.rows = rows.map(|row| row.map(NameText::typed));
        summing.whole.add(Finding::Value(Box::new(ValueText {
            name: NameText::typed(total),
            left_stop: String::new(),
            right_stop: String::new(),
            mean: String::new(),
            temperature: String::new(),
        })));
        summing
    }

    const TABLE: &str = "#/sums?card=ancient/plane/oxo.ox&card=2,%5E&card=-1";

    #[test]
    fn a_table_in_words_and_as_an_expression() {
        let table = place(TABLE);
        let summing = known(&["1/2", "^", "-1"], &[], [None, None], "-1/2 + 2.^");
        let depiction = Depiction::new(&table, &summing);
        assert_eq!(depiction.description(), "Sums: 1/2 + 2·↑ + (−1) = −1/2\u{2009}⇑");
        let text = "\"oxo.ox\" ancient plane + 2·((^)) + (-1)";
        assert_eq!(depiction.expression(), text);
        assert!(Expression::read(text, Rules::Modern, Edge::Walls).is_ok());
        let unknown = SummingState::default();
        assert_eq!(Depiction::new(&table, &unknown).description(), "Sums: ? + 2·? + ?");
        let empty = place("#/sums");
        assert_eq!(Depiction::new(&empty, &unknown).expression(), "0");
    }

    #[test]
    fn two_rows_and_a_difference() {
        let rows = place("#/sums/compare?card=1/2&with=%2A&with=3,-1");
        let summing = known(&["1/2"], &["*", "-1"], [Some("1/2"), Some("-3*")], "7/2*");
        let depiction = Depiction::new(&rows, &summing);
        assert_eq!(depiction.description(), "Sums: G > H, where G = 1/2 and H = −3\u{2009}∗");
        let text = "((1/2)) - ((*) + 3·((-1)))";
        assert_eq!(depiction.expression(), text);
        assert!(Expression::read(text, Rules::Ancient, Edge::Plane).is_ok());
        assert!(depiction.latex().ends_with("\\par $G > H$"));
        // A reader who plays does not see the values.
        let played = place("#/sums/play?card=1/2&with=%2A&with=3,-1");
        let nothing = SummingState::default();
        let depiction = Depiction::new(&played, &nothing);
        assert_eq!(depiction.description(), "Sums: a difference to play, 5 games");
        assert!(!depiction.picture("").svg.contains("⁄"));
    }

    #[test]
    fn draws_every_card_with_its_value() {
        let table = place(TABLE);
        let summing = known(&["1/2", "^", "-1"], &[], [None, None], "-1/2 + 2.^");
        let depiction = Depiction::new(&table, &summing);
        let picture = depiction.picture("@font-face{}");
        assert_eq!(picture.svg.matches("<use href=\"#white\"").count(), 3);
        assert_eq!(picture.svg.matches("<use href=\"#black\"").count(), 2);
        assert_eq!(picture.svg.matches(">+</text>").count(), 2);
        assert!(picture.svg.contains(">2 × <tspan") && picture.svg.contains("wins"));
        assert_eq!((picture.width, picture.height), (780, 318));
        let latex = depiction.latex();
        assert!(latex.contains("\\begin{tabular}{*{3}{c}}") && latex.contains("\\detokenize{^}"));
        assert!(latex.ends_with("\\par Total: $-\\frac{1}{2}{\\Uparrow}$"));
    }

    /// A text cannot end the argument in LaTeX early.
    #[test]
    fn latex_of_any_text_is_whole() {
        let table = place("#/sums?card=%7D%5Cinput%7Bx%7D%7D%25");
        let nothing = SummingState::default();
        let latex = Depiction::new(&table, &nothing).latex();
        assert!(latex.contains("\\detokenize{inputx}"), "{latex}");
    }
}
