//! Names in ASCII signs.

use crate::Style;
use crate::parts::Arrow;
use crate::tokens::{Bracket, Token};
use basics::player::Player;

/// A token in a style that writes one token after the other.
pub(super) fn text(token: Token, style: Style) -> String {
    let is_latex = style == Style::Latex;
    match token {
        Token::Number(number) if is_latex && !number.is_integer() => {
            let sign = if number.numerator().is_negative() { "-" } else { "" };
            let numerator = number.numerator().unsigned_abs();
            format!("{sign}\\frac{{{numerator}}}{{{}}}", 1u64 << number.exponent())
        }
        Token::Number(number) => number.to_string(),
        Token::Arrow(arrow) if is_latex => match arrow {
            Arrow::Ups(1) => "{\\uparrow}".into(),
            Arrow::Ups(-1) => "{\\downarrow}".into(),
            Arrow::Ups(2) => "{\\Uparrow}".into(),
            Arrow::Ups(-2) => "{\\Downarrow}".into(),
            Arrow::Ups(n @ 1..) => format!("{{\\uparrow}}{n}"),
            Arrow::Ups(n) => format!("{{\\downarrow}}{}", n.unsigned_abs()),
            Arrow::Power(n @ 1..) => format!("{{\\uparrow}}^{{{n}}}"),
            Arrow::Power(n) => format!("{{\\downarrow}}_{{{}}}", n.unsigned_abs()),
            Arrow::Run(n @ 1..) => format!("{{\\uparrow}}^{{[{n}]}}"),
            Arrow::Run(n) => format!("{{\\downarrow}}_{{[{}]}}", n.unsigned_abs()),
        },
        Token::Arrow(arrow) => {
            let (Arrow::Ups(n) | Arrow::Power(n) | Arrow::Run(n)) = arrow;
            let sign = if n.is_positive() { "^" } else { "v" };
            let count = n.unsigned_abs();
            match arrow {
                Arrow::Ups(1 | -1) => sign.into(),
                Arrow::Ups(2 | -2) if style != Style::Braces => sign.repeat(2),
                Arrow::Ups(_) => format!("{sign}{count}"),
                Arrow::Power(_) => format!("{sign}<{count}>"),
                Arrow::Run(_) => format!("{sign}[{count}]"),
            }
        }
        Token::Star(star) => {
            let sign = if is_latex { "{\\ast}" } else { "*" };
            if star == 1 { sign.into() } else { format!("{sign}{star}") }
        }
        Token::Join => if style == Style::CgScript { "+" } else { "" }.into(),
        Token::PlusMinus => if is_latex { "\\pm" } else { "+-" }.into(),
        Token::Tiny(ahead) => match (ahead, is_latex) {
            (Player::Left, true) => "{\\boldsymbol{+}}",
            (Player::Right, true) => "{\\boldsymbol{-}}",
            (Player::Left, false) => "Tiny",
            (Player::Right, false) => "Miny",
        }
        .into(),
        Token::Open(bracket) => match (bracket, is_latex) {
            (Bracket::Brace, true) => "\\{",
            (Bracket::Brace, false) => "{",
            (Bracket::Subscript, true) => "_{",
            (Bracket::Round, _) | (Bracket::Subscript, false) => "(",
        }
        .into(),
        Token::Close(bracket) => match (bracket, is_latex) {
            (Bracket::Brace, true) => "\\}",
            (Bracket::Brace, false) | (Bracket::Subscript, true) => "}",
            (Bracket::Round, _) | (Bracket::Subscript, false) => ")",
        }
        .into(),
        Token::Comma => if style == Style::Braces { ", " } else { "," }.into(),
        Token::Bars(count) if is_latex => format!("\\mathrel{{{}}}", "|".repeat(count)),
        Token::Bars(count) => "|".repeat(count),
        Token::Nothing => String::new(),
        Token::Ellipsis => if is_latex { "\\ldots " } else { "…" }.into(),
    }
}
