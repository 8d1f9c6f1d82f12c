//! Judges values and comparisons.

use std::cmp::Ordering;

use crate::content::lessons::{Comparison, Condition, SubjectKind};
use crate::lessons::referee::Referee;
use crate::lessons::typing::in_signs;
use crate::lessons::verdict::{Judgement, Verdict};
use basics::budget::Stopped;
use basics::player::{ByPlayer, Player};
use konane::{Board, Square};
use value::{Instruction, NumberUpStar, ReadError, Recipe, StackOperation, Value};

/// The verdict that a text cannot be read.
fn unread<T>(error: ReadError) -> Result<Result<T, Verdict>, Stopped> {
    match error {
        ReadError::Stopped(stopped) => Err(stopped),
        error => Ok(Err(Verdict::new(Judgement::Unread, "unread", vec![error.to_string().into()]))),
    }
}

impl Referee<'_> {
    /// A typed value, or the verdict that it cannot be read.
    pub fn typed(&mut self, text: &str) -> Result<Result<Value, Verdict>, Stopped> {
        let read = self.solver.values.parse(&in_signs(text), self.budget);
        read.map(Ok).or_else(unread)
    }

    /// Judges a typed value of an expression: its name or its canonical form. Otherwise the question
    /// itself would be an answer.
    pub fn judge_typed(
        &mut self,
        value: Value,
        subject: &SubjectKind,
        text: &str,
    ) -> Result<Verdict, Stopped> {
        let read = self.solver.values.parse_answer(&in_signs(text), self.budget);
        let (claimed, is_answer) = match read.map(Ok).or_else(unread)? {
            Ok(read) => read,
            Err(unread) => return Ok(unread),
        };
        if claimed == value && !is_answer {
            return Ok(Verdict::new(Judgement::Open, "not-simplest", vec![]));
        }
        self.judge_value(value, subject, claimed)
    }

    /// Judges a value; `subject` is what has it.
    pub fn judge_value(
        &mut self,
        value: Value,
        subject: &SubjectKind,
        claimed: Value,
    ) -> Result<Verdict, Stopped> {
        let order = self.solver.values.compare(value, claimed, self.budget)?;
        let player = match order {
            Some(Ordering::Equal) => return Ok(Verdict::right("right-value", vec![value.into()])),
            Some(Ordering::Less) => Player::Right,
            Some(Ordering::Greater) => Player::Left,
            None => {
                let carry = self.wrong_carry(value, subject, claimed)?;
                let confused = || Verdict::wrong("confused", vec![claimed.into()]);
                return Ok(carry.unwrap_or_else(confused));
            }
        };
        // By definition, one of two things shows that a value is not at least another: Right can move in
        // it to something that is at most the other, or Left in the other to something at least as great.
        if let SubjectKind::Position(_, board) = subject {
            for (jump, after) in self.options(board, player)? {
                if self.is_as_good(player, after, claimed)? {
                    let arguments = vec![claimed.into(), player.into(), jump.into(), after.into()];
                    let sentence = sentence(player, ["larger-for", "smaller-for"]);
                    return Ok(Verdict::wrong(sentence, arguments).with_line(vec![jump]));
                }
            }
        }
        let form = match subject {
            SubjectKind::Position(..) => None,
            SubjectKind::Expression(text) => self.options_in_braces(text)?,
        };
        for &after in form.iter().flat_map(|form| &form[player]) {
            if self.is_as_good(player, after, claimed)? {
                let sentence = sentence(player, ["larger-by", "smaller-by"]);
                return Ok(Verdict::wrong(sentence, vec![claimed.into(), after.into()]));
            }
        }
        let other = player.other();
        let mut option = None;
        for after in self.solver.values.options(claimed, other) {
            if self.is_as_good(other, after, value)? {
                option = Some(after);
            }
        }
        // A sum that is typed as such has other options than its value, which equals it.
        if option.is_none() && form.is_none() {
            for after in self.solver.values.options(value, player) {
                if self.is_as_good(player, after, claimed)? {
                    let sentence = sentence(player, ["larger-as", "smaller-as"]);
                    return Ok(Verdict::wrong(sentence, vec![claimed.into(), after.into()]));
                }
            }
        }
        // No option rules the claimed number out, so only a simpler number does.
        let values = &self.solver.values;
        let has_options = form.is_some() || matches!(subject, SubjectKind::Position(..));
        let is_fraction = values.is_number(claimed) && !values.is_integer(claimed);
        let sentence = match has_options && is_fraction {
            true => sentence(player, ["less-simple-below", "less-simple-above"]),
            false => sentence(player, ["too-small", "too-large"]),
        };
        Ok(Verdict::wrong(sentence, vec![claimed.into(), option.unwrap_or(claimed).into()]))
    }

    /// Of a sum of nimbers, how the claimed nimber treats the largest power of two that it has and the sum has not, or
    /// the other way round.
    fn wrong_carry(
        &mut self,
        value: Value,
        subject: &SubjectKind,
        claimed: Value,
    ) -> Result<Option<Verdict>, Stopped> {
        let SubjectKind::Expression(text) = subject else { return Ok(None) };
        let mut heaps = Vec::new();
        for term in text.split('+') {
            heaps.push(self.typed(term)?.ok().and_then(|term| self.heap(term)));
        }
        let (Some(heaps), Some(right), Some(wrong)) =
            (heaps.into_iter().collect::<Option<Vec<u32>>>(), self.heap(value), self.heap(claimed))
        else {
            return Ok(None);
        };
        // Two equal heaps need no powers.
        if heaps.len() < 2 || (heaps.len() == 2 && right == 0) {
            return Ok(None);
        }
        let power = 1 << (right ^ wrong).ilog2();
        let count = heaps.iter().filter(|&heap| heap & power > 0).count();
        let sentence = match count {
            0 => "nim-carried",
            count if count % 2 == 0 => "nim-struck",
            _ => "nim-left",
        };
        let arguments = vec![power.to_string().into(), claimed.into()];
        Ok(Some(Verdict::wrong(sentence, arguments)))
    }

    /// The heap of Nim that a nimber is.
    fn heap(&self, value: Value) -> Option<u32> {
        let sum = self.solver.values.number_up_star(value)?;
        (sum == NumberUpStar { star: sum.star, ..NumberUpStar::default() }).then_some(sum.star)
    }

    /// The options of a game that is typed as such, in braces.
    fn options_in_braces(&mut self, text: &str) -> Result<Option<ByPlayer<Vec<Value>>>, Stopped> {
        let instructions = Recipe::read(text, None).map(|recipe| recipe.instructions);
        let Ok([before @ .., (Instruction::Operate(StackOperation::Form(counts)), _)]) =
            instructions.as_deref()
        else {
            return Ok(None);
        };
        let mut stack = Vec::new();
        for (instruction, _) in before {
            if let &Instruction::Operate(operation) = instruction {
                self.solver.values.perform(operation, &mut stack, self.budget)?;
            }
        }
        let right = stack.split_off(counts.left.min(stack.len()));
        Ok(Some(ByPlayer { left: stack, right }))
    }

    /// Judges whether a position has the property asked for; `begun` is the position from which it
    /// was made.
    pub fn judge_set(
        &mut self,
        begun: &Board,
        board: &Board,
        wish: &Condition,
    ) -> Result<Verdict, Stopped> {
        let winners = match wish {
            Condition::Keeping(wish) => {
                let is_gone = |(at, player): &(Square, Player)| board.stone(*at) != Some(*player);
                return match begun.stones().find(is_gone) {
                    Some((at, _)) => Ok(Verdict::wrong("set-removed", vec![at.into()])),
                    None => self.judge_set(begun, board, wish),
                };
            }
            Condition::Wins(player) => [*player; 2],
            Condition::First => [Player::Left, Player::Right],
            Condition::Second => [Player::Right, Player::Left],
            Condition::Compares(wanted, text) => {
                let other = match self.typed(text)? {
                    Ok(other) => other,
                    Err(unread) => return Ok(unread),
                };
                let value = self.value(board)?;
                let order = self.solver.values.compare(value, other, self.budget)?;
                let (relation, sentence) = match order {
                    Some(Ordering::Equal) => (Comparison::Equal, "set-equal"),
                    Some(Ordering::Less) => (Comparison::Less, "set-less"),
                    Some(Ordering::Greater) => (Comparison::Greater, "set-greater"),
                    None => (Comparison::Confused, "set-confused"),
                };
                let judgement = Judgement::of(relation == *wanted);
                return Ok(Verdict::new(judgement, sentence, vec![other.into()]));
            }
        };
        self.judge_outcome(board, winners)
    }

    /// Judges whether the values never decrease in this order.
    pub fn judge_order(&mut self, values: &[Value], order: &[usize]) -> Result<Verdict, Stopped> {
        if let Some(unordered) = self.unordered(values)? {
            return Ok(unordered);
        }
        if let Some((one, two)) = self.first_descent(values, order)? {
            let arguments = vec![letter(two).into(), letter(one).into()];
            return Ok(Verdict::wrong("order-less", arguments));
        }
        Ok(Verdict::right("right-order", vec![]))
    }

    /// The verdict that no order is right, if two of the values are confused.
    pub fn unordered(&mut self, values: &[Value]) -> Result<Option<Verdict>, Stopped> {
        for (one, &g) in values.iter().enumerate() {
            for (two, &h) in values.iter().enumerate().skip(one + 1) {
                if self.solver.values.compare(g, h, self.budget)?.is_none() {
                    let arguments = vec![letter(one).into(), letter(two).into()];
                    return Ok(Some(Verdict::new(Judgement::Open, "order-confused", arguments)));
                }
            }
        }
        Ok(None)
    }

    /// The first two neighbours in this order of which the first is greater than the second.
    pub fn first_descent(
        &mut self,
        values: &[Value],
        order: &[usize],
    ) -> Result<Option<(usize, usize)>, Stopped> {
        for pair in order.windows(2) {
            if !self.solver.values.at_most(values[pair[0]], values[pair[1]], self.budget)? {
                return Ok(Some((pair[0], pair[1])));
            }
        }
        Ok(None)
    }

    pub fn judge_temperature(&mut self, value: Value, claimed: Value) -> Result<Verdict, Stopped> {
        let graph = self.solver.values.thermograph(value, self.budget)?.clone();
        let temperature = self.solver.values.from_number(graph.temperature());
        let mean = self.solver.values.from_number(graph.mean());
        if claimed == temperature {
            return Ok(Verdict::right("right-temperature", vec![temperature.into(), mean.into()]));
        }
        let number = self.solver.values.number_up_star(claimed).filter(|sum| sum.is_number());
        let Some(NumberUpStar { number, .. }) = number else {
            return Ok(Verdict::wrong("no-number", vec![claimed.into()]));
        };
        if number > graph.temperature() {
            return Ok(Verdict::wrong("frozen", vec![claimed.into(), mean.into()]));
        }
        let walls = Player::ALL.map(|player| graph.wall(player).value_at(number));
        let [Some(left), Some(right)] = walls else {
            return Ok(Verdict::wrong("too-cold", vec![claimed.into()]));
        };
        let [left, right] = [left, right].map(|at| self.solver.values.from_number(at).into());
        Ok(Verdict::wrong("still-hot", vec![claimed.into(), left, right]))
    }
}

/// The sentence for a value that is more than was claimed, as Left shows, or less, as Right shows.
fn sentence(player: Player, [more, less]: [&'static str; 2]) -> &'static str {
    match player {
        Player::Left => more,
        Player::Right => less,
    }
}

/// The letter of a subject.
pub fn letter(place: usize) -> String {
    char::from(b'A' + (place % 26) as u8).to_string()
}
