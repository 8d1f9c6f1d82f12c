//! What has been found, as the page is told it.

use crate::budget::{Budget, Stopped};
use crate::konane::{
    Board, Contact, Direction, Edge, Jump, PartInfo, Rules, Square, Survey, bounds,
};
use crate::player::{ByPlayer, Player};
use crate::solver::{self, Meeting, ValuedJump, Why};
use crate::value::{self, Dyadic, End, Fate, Reason, Step, Style, Thermograph, Value, Values};
use crate::worker::message::*;

/// The longest name of the whole value, in characters.
const LONG: usize = 20_000;
/// The longest name of a part, a jump, an option: there are many.
const SHORT: usize = 400;

/// Writes what has been found about a position. Writing names takes steps, so it may be stopped like
/// everything else.
pub struct Scribe<'a> {
    pub rules: Rules,
    pub values: &'a mut Values,
    pub budget: &'a mut Budget,
}

impl Scribe<'_> {
    pub fn finding(
        &mut self,
        board: &Board,
        finding: &solver::Finding,
    ) -> Result<Finding, Stopped> {
        Ok(match finding {
            solver::Finding::Survey(survey) => Finding::Parts(self.survey(board, survey)),
            solver::Finding::Winner { starts, wins, by } => Finding::Winner {
                starts: (*starts).into(),
                wins: (*wins).into(),
                by: by.map(JumpText::from),
            },
            &solver::Finding::PartValue { part, value } => {
                Finding::PartValue { part: part as u32, value: self.short_name(value)? }
            }
            &solver::Finding::Value(value) => Finding::Value(Box::new(self.value(value)?)),
            solver::Finding::Thermograph(value, thermograph) => {
                Finding::Thermograph(self.thermograph(*value, thermograph))
            }
            solver::Finding::Jumps(jumps) => Finding::Jumps(Both {
                left: self.jumps(Player::Left, &jumps.left)?,
                right: self.jumps(Player::Right, &jumps.right)?,
            }),
            solver::Finding::Penetration { part, info } => {
                Finding::Part { part: *part as u32, info: Box::new(self.part(board, info)) }
            }
            solver::Finding::Meeting(meeting) => {
                Finding::Meeting(Box::new(self.meeting(board, meeting)?))
            }
        })
    }

    pub fn short_name(&mut self, value: Value) -> Result<NameText, Stopped> {
        self.name(value, SHORT)
    }

    fn name(&mut self, value: Value, limit: usize) -> Result<NameText, Stopped> {
        let pieces = self.values.pieces(value, limit, self.budget)?;
        let too_long = || format!("a value of more than {limit} signs");
        let plain = self.values.write(value, Style::Plain, limit, self.budget)?;
        let words = self.values.write(value, Style::Words, limit, self.budget)?;
        Ok(NameText {
            pieces: pieces.map(|pieces| pieces.into_iter().map(Piece::from).collect()),
            plain: plain.unwrap_or_else(too_long),
            words: words.unwrap_or_else(too_long),
            outcome: self.values.outcome(value).into(),
        })
    }

    fn value(&mut self, value: Value) -> Result<ValueText, Stopped> {
        let mut write = |style| self.values.write(value, style, LONG, self.budget);
        let styles = StylesText {
            unicode: write(Style::Unicode)?,
            latex: write(Style::Latex)?,
            cgscript: write(Style::CgScript)?,
            braces: write(Style::Braces)?,
        };
        let stop = |player| self.values.stop(value, player).number.to_string();
        let (left_stop, right_stop) = (stop(Player::Left), stop(Player::Right));
        Ok(ValueText {
            name: self.name(value, LONG)?,
            styles,
            left_stop,
            right_stop,
            mean: self.values.mean(value, self.budget)?.to_string(),
            temperature: self.values.temperature(value, self.budget)?.to_string(),
        })
    }

    fn thermograph(&self, value: Value, thermograph: &Thermograph) -> ThermographText {
        let wall = |player| corners(thermograph, player);
        let stop = |player| self.values.stop(value, player).number.into();
        ThermographText {
            walls: ByPlayer::from_fn(wall).into(),
            mean: thermograph.mean().into(),
            temperature: thermograph.temperature().into(),
            stops: ByPlayer::from_fn(stop).into(),
        }
    }

    fn jumps(
        &mut self,
        player: Player,
        jumps: &[ValuedJump],
    ) -> Result<Vec<ValuedJumpText>, Stopped> {
        let write = |&ValuedJump { jump, value, wins, fate }: &ValuedJump| {
            Ok(ValuedJumpText {
                jump: jump.into(),
                value: self.short_name(value)?,
                wins,
                fate: self.fate(fate)?,
                wall: corners(self.values.thermograph(value, self.budget)?, player.other()),
            })
        };
        jumps.iter().map(write).collect()
    }

    fn fate(&mut self, fate: Fate) -> Result<FateText, Stopped> {
        let answer = fate.reverses_through.map(|answer| self.short_name(answer));
        Ok(FateText {
            repeats: fate.repeats.map(|first| first as u32),
            dominated_by: fate.dominated_by.map(|by| by as u32),
            reverses_through: answer.transpose()?,
        })
    }

    fn survey(&self, board: &Board, survey: &Survey) -> PartsText {
        PartsText {
            parts: survey.parts.iter().map(|part| self.part(board, part)).collect(),
            dead: mask(&survey.dead, &[]),
        }
    }

    fn part(&self, board: &Board, part: &PartInfo) -> PartText {
        // Walls stay where they are.
        let alone = match board.edge() {
            Edge::Plane => part.board.clone(),
            Edge::Walls => board.only(&part.stones),
        };
        let reach = |direction| {
            let reach = part.penetration.reach(direction);
            ReachText { found: reach.found, bound: reach.bound, leaps: jumps(&reach.leaps) }
        };
        PartText {
            board: part.board.to_string(),
            corner: part.corner.into(),
            rows: part.board.rows(),
            columns: part.board.columns(),
            alone: self.position(&alone),
            reach: ReachesText {
                up: reach(Direction::Up),
                down: reach(Direction::Down),
                left: reach(Direction::Left),
                right: reach(Direction::Right),
            },
            squares: mask(&part.penetration.squares, &part.penetration.undecided),
        }
    }

    fn position(&self, board: &Board) -> Position {
        Position {
            modern: self.rules == Rules::Modern,
            walls: board.edge() == Edge::Walls,
            board: board.to_string(),
        }
    }

    fn meeting(&mut self, board: &Board, meeting: &Meeting) -> Result<MeetingText, Stopped> {
        let Meeting { part, groups: (one, two), contact, encounter } = meeting;
        Ok(MeetingText {
            part: *part as u32,
            groups: (self.part(board, one), self.part(board, two)),
            contact: contact.into(),
            alone: (self.short_name(encounter.alone.0)?, self.short_name(encounter.alone.1)?),
            sum: self.short_name(encounter.sum)?,
            together: self.short_name(encounter.together)?,
            harmless: encounter.is_harmless(),
        })
    }

    pub fn why(&mut self, position: &Position, why: &Why) -> Result<WhyText, Stopped> {
        let Why { derivation, jumps, answers } = why;
        let mut options = ByPlayer::<Vec<OptionText>>::default();
        for player in Player::BOTH {
            for (index, candidate) in derivation.options[player].iter().enumerate() {
                let after = jumps[player].get(index);
                options[player].push(OptionText {
                    value: self.short_name(candidate.value)?,
                    after: after.map(|(jump, after)| ((*jump).into(), self.position(after))),
                    origin: candidate.origin.map(|step| step as u32),
                    end: candidate.end.map(|step| step as u32),
                });
            }
        }
        let mut steps = Vec::new();
        for (step, answered) in derivation.steps.iter().zip(answers) {
            steps.push(match *step {
                Step::Repeated { player, option, first } => StepText::Repeated {
                    side: player.into(),
                    option: option as u32,
                    first: first as u32,
                },
                Step::Dominated { player, option, by } => StepText::Dominated {
                    side: player.into(),
                    option: option as u32,
                    by: by as u32,
                },
                Step::Bypassed { player, option, answer, ref instead } => StepText::Bypassed {
                    side: player.into(),
                    option: option as u32,
                    answer: self.short_name(answer)?,
                    after: answered.as_ref().map(|board| self.position(board)),
                    instead: instead.iter().map(|&option| option as u32).collect(),
                },
            });
        }
        let end = |end: Option<End>| end.map(|end| (end.at.to_string(), end.included));
        Ok(WhyText {
            position: position.clone(),
            options: options.into(),
            steps,
            value: self.short_name(derivation.value)?,
            reason: match derivation.reason {
                Reason::NoOptions => ReasonText::NoOptions,
                Reason::Simplest { number, low, high } => ReasonText::Simplest {
                    number: number.to_string(),
                    low: end(low),
                    high: end(high),
                },
                Reason::Nimber { number, star } => {
                    ReasonText::Nimber { number: number.to_string(), star }
                }
                Reason::NumberUpStar(_) => ReasonText::NumberUpStar,
                Reason::Canonical => ReasonText::Canonical,
            },
        })
    }
}

fn corners(thermograph: &Thermograph, player: Player) -> Vec<CornerText> {
    let corners = thermograph.wall(player).breakpoints().iter();
    let corners = corners.map(|corner| CornerText {
        value: corner.value.into(),
        temperature: corner.temperature.into(),
    });
    corners.collect()
}

fn mask(certain: &[Square], perhaps: &[Square]) -> Mask {
    let all: Vec<Square> = certain.iter().chain(perhaps).copied().collect();
    let Some((first, last)) = bounds(&all) else {
        return Mask { corner: Place { row: 0, column: 0 }, rows: String::new() };
    };
    let width = (last.column - first.column + 1) as usize;
    let mut rows = vec![vec![b'.'; width]; (last.row - first.row + 1) as usize];
    for (squares, sign) in [(certain, b'+'), (perhaps, b'?')] {
        for square in squares {
            let row = &mut rows[(square.row - first.row) as usize];
            row[(square.column - first.column) as usize] = sign;
        }
    }
    let text = |row: &Vec<u8>| {
        let text: String = row.iter().map(|&sign| char::from(sign)).collect();
        text.trim_end_matches('.').to_string()
    };
    let rows: Vec<String> = rows.iter().map(text).collect();
    Mask { corner: first.into(), rows: rows.join("/") }
}

fn jumps(jumps: &[Jump]) -> Vec<JumpText> {
    jumps.iter().map(|&jump| jump.into()).collect()
}

impl From<&Contact> for ContactText {
    fn from(contact: &Contact) -> Self {
        let both = |one: Square, two: Square| (one.into(), two.into());
        match contact {
            Contact::Gap(gap) => ContactText::Gap {
                direction: gap.direction.into(),
                width: gap.width,
                penetrations: gap.penetrations,
            },
            &Contact::Apart(one, two) => ContactText::Apart { squares: both(one, two) },
            Contact::Touch { squares, leaps } => ContactText::Touch {
                squares: both(squares.0, squares.1),
                leaps: (jumps(&leaps.0), jumps(&leaps.1)),
            },
            &Contact::Unknown(one, two) => ContactText::Unknown { squares: both(one, two) },
        }
    }
}

impl From<Direction> for DirectionText {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::Up => DirectionText::Up,
            Direction::Down => DirectionText::Down,
            Direction::Left => DirectionText::Left,
            Direction::Right => DirectionText::Right,
        }
    }
}

impl From<Square> for Place {
    fn from(square: Square) -> Self {
        Place { row: square.row, column: square.column }
    }
}

impl From<Jump> for JumpText {
    fn from(jump: Jump) -> Self {
        JumpText { from: jump.from.into(), to: jump.to().into(), taken: jump.taken as u32 }
    }
}

impl From<Player> for Side {
    fn from(player: Player) -> Self {
        match player {
            Player::Left => Side::Left,
            Player::Right => Side::Right,
        }
    }
}

impl<T> From<ByPlayer<T>> for Both<T> {
    fn from(ByPlayer { left, right }: ByPlayer<T>) -> Self {
        Both { left, right }
    }
}

impl From<Dyadic> for NumberText {
    fn from(number: Dyadic) -> Self {
        let scale = (number.exponent() as f64).exp2();
        NumberText { text: number.to_string(), number: number.numerator() as f64 / scale }
    }
}

impl From<solver::Topic> for Topic {
    fn from(topic: solver::Topic) -> Self {
        match topic {
            solver::Topic::Parts => Topic::Parts,
            solver::Topic::Outcome => Topic::Outcome,
            solver::Topic::Value => Topic::Value,
            solver::Topic::Thermograph => Topic::Thermograph,
            solver::Topic::Jumps => Topic::Jumps,
            solver::Topic::Penetration => Topic::Penetration,
            solver::Topic::Meetings => Topic::Meetings,
        }
    }
}

impl From<value::Outcome> for Outcome {
    fn from(outcome: value::Outcome) -> Self {
        match outcome {
            value::Outcome::Wins(Player::Left) => Outcome::Left,
            value::Outcome::Wins(Player::Right) => Outcome::Right,
            value::Outcome::Next => Outcome::Next,
            value::Outcome::Previous => Outcome::Previous,
        }
    }
}

impl From<value::Piece> for Piece {
    fn from(piece: value::Piece) -> Self {
        let look = match piece.look {
            value::Look::Normal => Look::Normal,
            value::Look::Superscript => Look::Superscript,
            value::Look::Subscript => Look::Subscript,
            value::Look::Fraction => Look::Fraction,
            value::Look::Space => Look::Space,
        };
        Piece { text: piece.text, look }
    }
}
