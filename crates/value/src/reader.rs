//! Reads the text of a value into a recipe; [`super::parse`] describes the grammar.
//!
//! The reader keeps its stack on the heap, so nesting can be of any depth.

use crate::lexer::lexemes;
use crate::read_error::{MAX_TEXT, Unread};
use crate::recipe::{Call, Instruction, Recipe, StackOperation};
use crate::signs::{Lexeme, Relation};
use basics::player::ByPlayer;

const A_TINY: &str = "a tiny such as tiny(1) or ⧾₁";
const BRACKETS: &str = "brackets around what belongs to ±, tiny or miny";

/// Says how many values the function of this name takes; `None` if there is no such function.
pub type Functions = fn(&str) -> Option<usize>;

impl Recipe {
    /// Reads a whole text. Without functions the text cannot contain quoted positions either, only
    /// values.
    pub fn read(text: &str, functions: Option<Functions>) -> Result<Recipe, Unread> {
        if text.chars().count() > MAX_TEXT {
            return Err(Unread::at(MAX_TEXT + 1, format!("at most {MAX_TEXT} characters")));
        }
        let mut reader = Reader {
            functions,
            text,
            lexemes: lexemes(text, functions.is_some()),
            next: 0,
            outer: Vec::new(),
            level: Level::new(Lexeme::End),
            recipe: Recipe::default(),
        };
        reader.run()?;
        Ok(reader.recipe)
    }
}

struct Reader<'a> {
    functions: Option<Functions>,
    text: &'a str,
    lexemes: Vec<(Lexeme, usize)>,
    next: usize,
    /// The level that is being read, and the levels outside of it, which opening brackets
    /// interrupted.
    level: Level,
    outer: Vec<Level>,
    recipe: Recipe,
}

/// What has been read between two brackets: a sum, and the list in braces or the arguments of a
/// function to which it belongs.
struct Level {
    /// The closing bracket.
    end: Lexeme,
    /// Whether the next operand is added to an earlier one.
    has_sum: bool,
    /// What is done to the next operand before that, in reverse order.
    prefixes: Vec<StackOperation>,
    /// How many values the list has so far.
    list: usize,
    /// Lists that wait for their right neighbours, outer ones first: how many values each has, and
    /// the length of the bars after it. Outer bars are longer.
    left: Vec<(usize, usize)>,
    /// The function whose arguments these are, how many it takes, and its position.
    call: Option<(Call, usize, usize)>,
}

/// What may come next.
enum Expected {
    /// An operand, or nothing: an empty list.
    List,
    Operand,
    /// An operator, or an end.
    Operator,
}

impl Level {
    fn new(end: Lexeme) -> Self {
        let (prefixes, left) = (Vec::new(), Vec::new());
        Level { end, has_sum: false, prefixes, list: 0, left, call: None }
    }
}

impl Reader<'_> {
    fn run(&mut self) -> Result<(), Unread> {
        let mut expected = Expected::Operand;
        loop {
            let (lexeme, position) = self.take();
            expected = match (expected, lexeme) {
                (_, Lexeme::Wrong(expected)) => return Err(Unread::at(position, expected)),
                (Expected::List, lexeme @ (Lexeme::Bars(_) | Lexeme::CloseBrace)) => {
                    self.end_list(lexeme, position)?
                }
                (Expected::List | Expected::Operand, lexeme) => self.operand(lexeme, position)?,
                (Expected::Operator, Lexeme::End) if self.outer.is_empty() => return Ok(()),
                (Expected::Operator, lexeme) => self.operator(lexeme, position)?,
            };
        }
    }

    /// The next lexeme and its position.
    fn take(&mut self) -> (Lexeme, usize) {
        let next = self.lexemes[self.next].clone();
        // The reader never passes the last lexeme.
        self.next = (self.next + 1).min(self.lexemes.len() - 1);
        next
    }

    fn peek(&self) -> &Lexeme {
        &self.lexemes[self.next].0
    }

    fn add(&mut self, instruction: Instruction, position: usize) {
        self.recipe.instructions.push((instruction, position));
    }

    fn operate(&mut self, operation: StackOperation, position: usize) {
        self.add(Instruction::Operate(operation), position);
    }

    fn operand(&mut self, lexeme: Lexeme, position: usize) -> Result<Expected, Unread> {
        let is_tiny = matches!(self.level.prefixes.last(), Some(StackOperation::Tiny(_)));
        let prefix = match (lexeme, self.peek()) {
            // In books, “tiny-1” is the tiny of 1, not of −1.
            (Lexeme::Plus | Lexeme::Minus | Lexeme::PlusMinus | Lexeme::Tiny(_), _) if is_tiny => {
                return Err(Unread::at(position, BRACKETS));
            }
            (Lexeme::Minus, &Lexeme::Number(number)) => {
                self.take();
                return self.parts(Lexeme::Number(-number), position);
            }
            // A sign, as in +1; the signs `+-` are ±.
            (Lexeme::Plus, Lexeme::Subscript(_)) => return Err(Unread::at(position, A_TINY)),
            (Lexeme::Plus, _) => return Ok(Expected::Operand),
            (Lexeme::Minus, _) => StackOperation::Negative,
            (Lexeme::PlusMinus, _) => StackOperation::PlusMinus(1),
            (Lexeme::Tiny(player), _) => StackOperation::Tiny(player),
            (Lexeme::OpenRound, _) => {
                self.open(Lexeme::CloseRound);
                return Ok(Expected::Operand);
            }
            (Lexeme::OpenBrace, _) => {
                self.open(Lexeme::CloseBrace);
                return Ok(Expected::List);
            }
            (Lexeme::Subscript(number), _) if is_tiny => {
                self.operate(StackOperation::Number(number), position);
                return Ok(self.apply(position));
            }
            (Lexeme::Quoted(text), _) => return Ok(self.quote(text, position)),
            (Lexeme::Word(name), _) => return self.call(name, position),
            (lexeme, _) => return self.parts(lexeme, position),
        };
        self.level.prefixes.push(prefix);
        Ok(Expected::Operand)
    }

    fn open(&mut self, end: Lexeme) {
        let outer = std::mem::replace(&mut self.level, Level::new(end));
        self.outer.push(outer);
    }

    fn quote(&mut self, text: String, position: usize) -> Expected {
        let mut words = Vec::new();
        while let Lexeme::Word(_) = self.peek() {
            if let (Lexeme::Word(word), position) = self.take() {
                words.push((word, position));
            }
        }
        self.add(Instruction::Quote(text, words), position);
        self.apply(position)
    }

    fn call(&mut self, name: String, position: usize) -> Result<Expected, Unread> {
        let Some(takes) = self.functions.and_then(|functions| functions(&name)) else {
            return Err(Unread::at(position, format!("a value or a function, found “{name}”")));
        };
        match self.take() {
            (Lexeme::OpenRound, _) => self.open(Lexeme::CloseRound),
            (_, position) => return Err(self.found(position, &format!("( after {name}"))),
        }
        let (_, first) = self.lexemes[self.next];
        self.level.call = Some((Call { name, arguments: vec![first] }, takes, position));
        Ok(Expected::Operand)
    }

    /// Reads a number, arrows and a star, of which some may be missing, in this order.
    fn parts(&mut self, first: Lexeme, position: usize) -> Result<Expected, Unread> {
        let last = self.level.prefixes.last();
        let is_narrow =
            matches!(last, Some(StackOperation::PlusMinus(_) | StackOperation::Tiny(_)));
        let (mut part, mut part_position, mut is_first) = (first, position, true);
        loop {
            let operation = match part {
                Lexeme::Number(number) => StackOperation::Number(number),
                Lexeme::Arrow(arrow) => StackOperation::Arrow(arrow),
                Lexeme::Star(star) => StackOperation::Star(star),
                _ => return Err(self.found(position, "a value")),
            };
            self.operate(operation, part_position);
            if !is_first {
                self.operate(StackOperation::Add, part_position);
            }
            let prefix = match (&part, self.peek()) {
                (Lexeme::Number(_), Lexeme::Arrow(_) | Lexeme::Star(_))
                | (Lexeme::Arrow(_), Lexeme::Star(_)) => None,
                (Lexeme::Number(_), Lexeme::Tiny(_)) => Some(StackOperation::Add),
                (Lexeme::Number(number), Lexeme::Times) if number.is_integer() => {
                    Some(StackOperation::Times(number.numerator()))
                }
                (Lexeme::Number(_), Lexeme::Times) => {
                    let (_, position) = self.take();
                    return Err(Unread::at(position, "an integer before a product"));
                }
                (Lexeme::Star(_), Lexeme::Arrow(_)) => {
                    let (_, position) = self.take();
                    return Err(Unread::at(position, "+ or - (a product is written as in 2·^)"));
                }
                _ => return Ok(self.apply(position)),
            };
            if is_narrow {
                let (_, position) = self.take();
                return Err(Unread::at(position, BRACKETS));
            }
            if let Some(prefix) = prefix {
                if matches!(prefix, StackOperation::Times(_)) {
                    // The number is a count and not a value.
                    self.recipe.instructions.pop();
                    self.take();
                }
                self.level.prefixes.push(prefix);
                return Ok(Expected::Operand);
            }
            is_first = false;
            (part, part_position) = self.take();
        }
    }

    /// Applies the prefixes to an operand and adds it.
    fn apply(&mut self, position: usize) -> Expected {
        while let Some(prefix) = self.level.prefixes.pop() {
            self.operate(prefix, position);
        }
        if std::mem::take(&mut self.level.has_sum) {
            self.operate(StackOperation::Add, position);
        }
        Expected::Operator
    }

    fn operator(&mut self, lexeme: Lexeme, position: usize) -> Result<Expected, Unread> {
        let is_whole = self.outer.is_empty();
        let is_brace = self.level.end == Lexeme::CloseBrace;
        let missing = match &self.level.call {
            Some((call, takes, _)) => takes - call.arguments.len(),
            None => 0,
        };
        match lexeme {
            Lexeme::Plus | Lexeme::Minus | Lexeme::PlusMinus => {
                self.level.has_sum = true;
                match lexeme {
                    Lexeme::Minus => self.level.prefixes.push(StackOperation::Negative),
                    Lexeme::PlusMinus => self.level.prefixes.push(StackOperation::PlusMinus(1)),
                    _ => {}
                }
                Ok(Expected::Operand)
            }
            Lexeme::Comma if is_brace => {
                self.level.list += 1;
                Ok(Expected::Operand)
            }
            Lexeme::Comma if missing > 0 => {
                let (_, next) = self.lexemes[self.next];
                if let Some((call, ..)) = &mut self.level.call {
                    call.arguments.push(next);
                }
                Ok(Expected::Operand)
            }
            Lexeme::Bars(_) | Lexeme::CloseBrace if is_brace => {
                self.level.list += 1;
                self.end_list(lexeme, position)
            }
            Lexeme::CloseRound if self.level.end == Lexeme::CloseRound && missing == 0 => {
                if let Some((call, _, position)) = self.level.call.take() {
                    self.add(Instruction::Call(call), position);
                }
                self.close();
                Ok(self.apply(position))
            }
            // Outside braces, two bars can only mean “confused with”.
            Lexeme::Relation(_) | Lexeme::Bars(2) if is_whole && self.recipe.relation.is_none() => {
                let relation = match lexeme {
                    Lexeme::Relation(relation) => relation,
                    _ => Relation::Confused,
                };
                self.recipe.relation = Some((relation, position));
                Ok(Expected::Operand)
            }
            _ => Err(self.found(
                position,
                match self.level.end {
                    Lexeme::CloseRound if missing > 0 => {
                        "an operator, or a comma and another value"
                    }
                    Lexeme::CloseRound => "an operator or )",
                    Lexeme::CloseBrace => "an operator, a comma, a bar or }",
                    _ => "an operator or the end",
                },
            )),
        }
    }

    /// Ends a list at bars or at the closing brace.
    fn end_list(&mut self, lexeme: Lexeme, position: usize) -> Result<Expected, Unread> {
        let bars = if let Lexeme::Bars(bars) = lexeme { Some(bars) } else { None };
        let has_bars = !self.level.left.is_empty();
        let mut list = std::mem::take(&mut self.level.list);
        // Shorter bars bind first.
        let is_shorter = |left: &mut (_, usize)| bars.is_none_or(|bars| left.1 < bars);
        while let Some((left, _)) = self.level.left.pop_if(is_shorter) {
            self.operate(StackOperation::Form(ByPlayer { left, right: list }), position);
            list = 1;
        }
        if let Some(bars) = bars {
            if self.level.left.last().is_some_and(|&(_, length)| length == bars) {
                let other = "a bar of another length: {3|2|1} can be {3||2|1} or {3|2||1}";
                return Err(Unread::at(position, other));
            }
            self.level.left.push((list, bars));
            return Ok(Expected::List);
        }
        self.close();
        let is_plus_minus =
            |prefix: &mut StackOperation| matches!(prefix, StackOperation::PlusMinus(_));
        if list != 1 || !has_bars {
            if list == 0 || self.level.prefixes.pop_if(is_plus_minus).is_none() {
                return Err(self.found(position, "a bar"));
            }
            self.operate(StackOperation::PlusMinus(list), position);
        }
        Ok(self.apply(position))
    }

    fn close(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.level = outer;
        }
    }

    /// The error that something else was expected at this position.
    fn found(&self, position: usize, expected: &str) -> Unread {
        match self.text.chars().nth(position - 1) {
            Some(found) => {
                Unread::at(position, format!("{expected}, found “{}”", found.escape_debug()))
            }
            None => Unread::at(position, format!("{expected}, found the end")),
        }
    }
}
