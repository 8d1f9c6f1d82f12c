//! A name as a list of tokens. The tokens are the same for all styles, except where a style lacks a
//! name.

use crate::name::Name;
use crate::parts::{Arrow, Parts};
use crate::{Dyadic, NameTree};
use basics::player::Player;

/// How a value is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As CGSuite prints it: `6^*`, `+-1`, `2Tiny(2)`, `{3||2|1}`.
    Plain,
    /// With the signs that books use: `6 ↑ ∗`, `±1`, `2 ⧾₂`.
    Unicode,
    /// For LaTeX's math mode. Tiny and miny use `\boldsymbol`, which needs `amsmath`.
    Latex,
    /// As CGSuite reads it: `6+^+*`; powers of ↑ are written with their options.
    CgScript,
    /// As the cgt crate prints and reads it: `6^*`; all other values with their options:
    /// `{0|{0|-1}}`.
    Braces,
}

/// One sign of a written value; a style says how it looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Token {
    /// A number, with its own minus sign.
    Number(Dyadic),
    /// Arrows, with their count or power.
    Arrow(Arrow),
    /// This nimber, at least 1.
    Star(u32),
    /// Stands between the parts of a sum.
    Join,
    /// Stands before what the sign ± is of.
    PlusMinus,
    /// Tiny for Left, miny for Right. A subscript follows.
    Tiny(Player),
    /// Opens a bracket, which a [`Token::Close`] of the same kind closes.
    Open(Bracket),
    /// Closes the bracket that was opened last.
    Close(Bracket),
    /// Stands between two options of one player.
    Comma,
    /// This many bars, between Left's options and Right's.
    Bars(usize),
    /// A brace that is not needed.
    Nothing,
    /// Stands for a value that is left out.
    Ellipsis,
}

/// The kinds of brackets around values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bracket {
    /// Around the options of a game.
    Brace,
    /// Around what ± is of.
    Round,
    /// Around what tiny or miny is of.
    Subscript,
}

/// Where an option stands, which decides about its brackets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OptionContext {
    /// The only option on its side of the bars. It needs no braces because its own bars are
    /// shorter.
    Alone,
    /// One of several: a form with bars gets braces.
    Apart,
    /// After ±: anything but a single sign or number gets brackets.
    Operand,
}

/// What remains to be written; the next item lies on top.
enum Work {
    Value(u32, OptionContext),
    Token(Token),
    /// This many values are finished. The value that contains them counts as having no bars.
    End(usize),
    /// Left's options are finished.
    Middle,
    /// This many options are finished, which belong to the form that opens at this index. Only now do
    /// we know how many bars its middle takes.
    EndForm {
        open: usize,
        options: usize,
        context: OptionContext,
    },
}

/// A form with this many bars in its middle always gets braces.
const MOST_BARS: usize = 4;

impl NameTree {
    /// The tokens of the value with this index; `None` if it would take more characters than the
    /// limit allows.
    pub fn tokens(&self, node: u32, style: Style, limit: usize) -> Option<Vec<Token>> {
        let mut tokens = Vec::new();
        // The indices of the middles of unfinished forms, and how many bars each finished value
        // shows.
        let mut middles: Vec<usize> = Vec::new();
        let mut bars: Vec<usize> = Vec::new();
        let mut work = vec![Work::Value(node, OptionContext::Apart)];
        while let Some(next) = work.pop() {
            match next {
                Work::Value(value, context) => {
                    let unfolded = unfold(self.name(value), style, context, tokens.len());
                    work.extend(unfolded.into_iter().rev());
                }
                Work::Token(token) => tokens.push(token),
                Work::Middle => {
                    middles.push(tokens.len());
                    tokens.push(Token::Nothing);
                }
                Work::End(values) => {
                    bars.truncate(bars.len() - values);
                    bars.push(0);
                }
                Work::EndForm { open, options, context } => {
                    let inside = bars.split_off(bars.len() - options);
                    let count = 1 + inside.into_iter().max().unwrap_or(0);
                    if let Some(middle) = middles.pop() {
                        tokens[middle] = Token::Bars(count);
                    }
                    let is_open = context == OptionContext::Alone && count < MOST_BARS;
                    bars.push(if is_open { count } else { 0 });
                    if !is_open {
                        tokens[open] = Token::Open(Bracket::Brace);
                        tokens.push(Token::Close(Bracket::Brace));
                    }
                }
            }
            // At least one of two neighbouring tokens is visible.
            if tokens.len() / 2 > limit {
                return None;
            }
        }
        Some(tokens)
    }
}

/// What remains to be written of a name whose first token has the index `open`.
fn unfold(
    name: Option<&Name<u32>>,
    style: Style,
    context: OptionContext,
    open: usize,
) -> Vec<Work> {
    let mut work = Vec::new();
    let Some(name) = name else { return vec![Work::Token(Token::Ellipsis), Work::End(0)] };
    let values = match name {
        Name::Parts(parts) => {
            work.extend(tokens_of(*parts).into_iter().map(Work::Token));
            0
        }
        Name::PlusMinus(options) => {
            work.push(Work::Token(Token::PlusMinus));
            if let &[option] = options.as_slice() {
                work.push(Work::Value(option, OptionContext::Operand));
            } else {
                work.push(Work::Token(Token::Open(Bracket::Brace)));
                work.extend(list(options, OptionContext::Apart));
                work.push(Work::Token(Token::Close(Bracket::Brace)));
            }
            options.len()
        }
        &Name::Tiny { number, ahead, subscript } => {
            if number != Dyadic::ZERO {
                work.extend([Token::Number(number), Token::Join].map(Work::Token));
            }
            work.extend([Token::Tiny(ahead), Token::Open(Bracket::Subscript)].map(Work::Token));
            work.push(Work::Value(subscript, OptionContext::Apart));
            work.push(Work::Token(Token::Close(Bracket::Subscript)));
            1
        }
        Name::Slashes(options) => {
            work.push(Work::Token(Token::Nothing));
            for player in Player::ALL {
                let is_alone = options[player].len() == 1 && style != Style::Braces;
                let context = if is_alone { OptionContext::Alone } else { OptionContext::Apart };
                work.extend(list(&options[player], context));
                if player == Player::Left {
                    work.push(Work::Middle);
                }
            }
            let options = options.left.len() + options.right.len();
            work.push(Work::EndForm { open, options, context });
            return work;
        }
    };
    if context == OptionContext::Operand && work.len() > 1 {
        work.insert(0, Work::Token(Token::Open(Bracket::Round)));
        work.push(Work::Token(Token::Close(Bracket::Round)));
    }
    work.push(Work::End(values));
    work
}

fn list(options: &[u32], context: OptionContext) -> impl Iterator<Item = Work> {
    options.iter().enumerate().flat_map(move |(index, &option)| {
        let comma = (index > 0).then_some(Work::Token(Token::Comma));
        comma.into_iter().chain([Work::Value(option, context)])
    })
}

fn tokens_of(parts: Parts) -> Vec<Token> {
    let Parts { number, arrow, star } = parts;
    let is_there = [(Token::Arrow(arrow), arrow != Arrow::Ups(0)), (Token::Star(star), star > 0)];
    let mut tokens: Vec<Token> =
        is_there.into_iter().filter_map(|(token, is_there)| is_there.then_some(token)).collect();
    if number != Dyadic::ZERO || tokens.is_empty() {
        tokens.insert(0, Token::Number(number));
    }
    let parts = tokens.into_iter();
    parts.flat_map(|token| [Token::Join, token]).skip(1).collect()
}
