//! The stages in which a student derives the value of a board: judges an answer to one of them, and helps with it.

use std::collections::HashSet;

use crate::content::lessons::{DerivationStage, SubjectKind};
use crate::lessons::options::ValuedOption;
use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Argument, Judgement, Route, Verdict};
use basics::budget::Stopped;
use basics::player::{ByPlayer, Player};
use konane::{Board, Jump, NamedBoard};
use value::Value;

/// Stands for no jump in an answer.
pub const NONE: &str = "none";

/// What a student says of jumps that are played one after another; empty if nothing.
pub type Said<'a> = (Vec<Jump>, &'a str);

/// Reads `d3-b3 c3-e3=0; e3-g3`.
pub fn read_stage<'a>(text: &'a str, board: &Board) -> Option<Vec<Said<'a>>> {
    let text = text.trim();
    if text.is_empty() || text == NONE {
        return Some(Vec::new());
    }
    let names = NamedBoard::of(board);
    let route = |route: &'a str| {
        let (jumps, said) = route.split_once('=').unwrap_or((route, ""));
        let jumps: Option<Vec<Jump>> =
            jumps.split_whitespace().map(|name| names.jump_named(name)).collect();
        Some((jumps.filter(|jumps| !jumps.is_empty())?, said.trim()))
    };
    text.split(';').map(route).collect()
}

fn after(board: &Board, jumps: &[Jump]) -> Board {
    jumps.iter().fold(board.clone(), |now, &jump| now.play_unchecked(jump))
}

impl Referee<'_> {
    /// Judges an answer to a stage.
    pub fn judge_derived(
        &mut self,
        board: &Board,
        value: Value,
        answer: &str,
    ) -> Result<Verdict, Stopped> {
        let (stage, answer) = DerivationStage::of_answer(answer);
        if stage == DerivationStage::Name {
            let subject = SubjectKind::Position(self.rules(), board.clone());
            return self.judge_typed(value, &subject, answer);
        }
        let unread = || Verdict::new(Judgement::Unread, "unread", vec![answer.to_string().into()]);
        let Some(said) = read_stage(answer, board) else { return Ok(unread()) };
        let is_played = |(jumps, _): &Said| {
            let mut now = board.clone();
            jumps.iter().all(|&jump| {
                let of = |player| self.jumps(&now, player).contains(&jump);
                let is_possible = Player::ALL.into_iter().any(of);
                now = now.play_unchecked(jump);
                is_possible
            })
        };
        if !said.iter().all(is_played) {
            return Ok(unread());
        }
        match stage {
            DerivationStage::Options => {
                let all = Player::ALL.into_iter().flat_map(|player| self.jumps(board, player));
                let all: Vec<Vec<Jump>> = all.map(|jump| vec![jump]).collect();
                if let Some(wrong) = self.misvalued(board, &all, &said)? {
                    return Ok(wrong);
                }
                self.derived_options(board)
            }
            DerivationStage::Dominated => {
                let struck: Vec<Jump> = said.iter().map(|(jumps, _)| jumps[0]).collect();
                for player in Player::ALL {
                    let own = self.jumps(board, player);
                    let own: Vec<Jump> =
                        struck.iter().filter(|jump| own.contains(jump)).copied().collect();
                    let verdict = self.judge_strike(board, player, &own)?;
                    if !verdict.is_right() {
                        return Ok(verdict);
                    }
                }
                Ok(derived_dominated(struck))
            }
            _ => self.judge_reversible(board, &said),
        }
    }

    /// The verdict on the first of these routes whose value is wrong, or else on the first without one.
    fn misvalued(
        &mut self,
        board: &Board,
        routes: &[Vec<Jump>],
        said: &[Said],
    ) -> Result<Option<Verdict>, Stopped> {
        let said = |route: &Vec<Jump>| {
            let said = said.iter().find(|(jumps, _)| jumps == route);
            said.map_or("", |(_, said)| said)
        };
        for route in routes.iter().filter(|route| !said(route).is_empty()) {
            let board = after(board, route);
            let value = self.value(&board)?;
            let subject = SubjectKind::Position(self.rules(), board);
            let verdict = self.judge_typed(value, &subject, said(route))?;
            if !verdict.is_right() {
                let line = [route.clone(), verdict.line.clone()].concat();
                return Ok(Some(verdict.with_line(line)));
            }
        }
        let open = routes.iter().find(|route| said(route).is_empty());
        let last = open.and_then(|route| route.last());
        Ok(last.map(|&jump| Verdict::new(Judgement::Unread, "option-open", vec![jump.into()])))
    }

    fn judge_reversible(&mut self, board: &Board, said: &[Said]) -> Result<Verdict, Stopped> {
        let mut reversed: Vec<(Jump, Jump)> = Vec::new();
        for (jumps, _) in said {
            if let [jump, answer, ..] = jumps[..]
                && !reversed.contains(&(jump, answer))
            {
                reversed.push((jump, answer));
            }
        }
        for &(jump, answer) in &reversed {
            let Some(player) = board.stone(jump.from) else { continue };
            let verdict = self.judge_through(board, (player, jump), answer)?;
            if verdict.sentence == "not-reversing" {
                // What the whole board is worth is still to be found.
                let arguments = verdict.arguments.into_iter().take(3).collect();
                return Ok(Verdict::wrong("not-taken-back", arguments).with_line(verdict.line));
            }
            if !verdict.is_right() {
                return Ok(verdict);
            }
        }
        for (player, (_, value)) in self.reversible(board)? {
            let mut is_said = false;
            for &(jump, _) in
                reversed.iter().filter(|(jump, _)| board.stone(jump.from) == Some(player))
            {
                // Of equal options the student has left one.
                is_said |= self.value(&board.play_unchecked(jump))? == value;
            }
            if !is_said {
                return Ok(Verdict::wrong("one-reverses", vec![player.into()]));
            }
        }
        let replaced: Vec<Vec<Jump>> =
            reversed.iter().flat_map(|&reversed| self.replacing(board, reversed)).collect();
        match self.misvalued(board, &replaced, said)? {
            Some(wrong) => Ok(wrong),
            None => self.derived_reversible(board, &reversed),
        }
    }

    /// The player's jumps after a jump and the answer that reverses it, each with these two.
    fn replacing(&self, board: &Board, (jump, answer): (Jump, Jump)) -> Vec<Vec<Jump>> {
        let Some(player) = board.stone(jump.from) else { return Vec::new() };
        let jumps = self.jumps(&board.play_unchecked(jump).play_unchecked(answer), player);
        jumps.into_iter().map(|next| vec![jump, answer, next]).collect()
    }

    /// Every undominated jump, with its player, that reverses also if its value is in canonical form: a student
    /// who knows that value finds the others in vain.
    fn reversible(&mut self, board: &Board) -> Result<Vec<(Player, ValuedOption)>, Stopped> {
        let options = ByPlayer {
            left: self.options(board, Player::Left)?,
            right: self.options(board, Player::Right)?,
        };
        let values = ByPlayer::from_fn(|player: Player| {
            options[player].iter().map(|(_, value)| *value).collect::<Vec<_>>()
        });
        let fates = self.solver.values.fates(&values, self.budget)?;
        let of = |player: Player| {
            let fates = options[player]
                .iter()
                .zip(&fates[player])
                .filter(|(_, fate)| fate.dominated_by.is_none() && fate.reverses_through.is_some());
            fates.map(move |(&option, _)| (player, option)).collect::<Vec<_>>()
        };
        Ok(Player::ALL.map(of).concat())
    }

    fn derived_options(&mut self, board: &Board) -> Result<Verdict, Stopped> {
        let mut routes = Vec::new();
        for player in Player::ALL {
            let options = self.options(board, player)?.into_iter();
            routes.extend(
                options.map(|(jump, value)| Route { jumps: vec![jump], value: Some(value) }),
            );
        }
        Ok(Verdict::right("derived-options", vec![Argument::Routes(routes)]))
    }

    fn derived_reversible(
        &mut self,
        board: &Board,
        reversed: &[(Jump, Jump)],
    ) -> Result<Verdict, Stopped> {
        if reversed.is_empty() {
            return Ok(Verdict::right("none-reversible", vec![]));
        }
        let mut routes = Vec::new();
        for &(jump, answer) in reversed {
            routes.push(Route { jumps: vec![jump, answer], value: None });
            for jumps in self.replacing(board, (jump, answer)) {
                let value = self.value(&after(board, &jumps))?;
                routes.push(Route { jumps, value: Some(value) });
            }
        }
        Ok(Verdict::right("derived-reversible", vec![Argument::Routes(routes)]))
    }

    /// Helps with the stage of the answer so far; the last hint solves it.
    pub fn hint_at_derived(
        &mut self,
        board: &Board,
        value: Value,
        answer: &str,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        let (stage, answer) = DerivationStage::of_answer(answer);
        if stage == DerivationStage::Name {
            return self.hint_at_value(value, Some(board), step);
        }
        let options = [self.options(board, Player::Left)?, self.options(board, Player::Right)?];
        let count = options[0].len() + options[1].len();
        if stage == DerivationStage::Options {
            return match step {
                1 => Ok(Verdict::right("hint-options", vec![count.into()])),
                2 => self.hint_at_option(board, &options.concat(), answer),
                _ => self.derived_options(board),
            };
        }
        if stage == DerivationStage::Reversible {
            let reversible = self.reversible(board)?;
            // Of equal options the student has left one.
            let different: HashSet<(Player, Value)> =
                reversible.iter().map(|&(player, (_, value))| (player, value)).collect();
            match step {
                1 => return Ok(Verdict::right("hint-reversible", vec![])),
                2 => {
                    let count = different.len().into();
                    return Ok(Verdict::right("hint-count-reversible", vec![count]));
                }
                _ => {}
            }
            let mut reversed = Vec::new();
            for (player, (jump, _)) in reversible {
                let answers = self.reversing(board, (player, jump))?;
                reversed.extend(answers.first().map(|(answer, _)| (jump, *answer)));
            }
            return self.derived_reversible(board, &reversed);
        }
        let mut struck = Vec::new();
        for (player, options) in Player::ALL.into_iter().zip(&options) {
            let dominated = self.dominated(player, options)?;
            if let (Some(((jump, value), (by, best))), 2) = (dominated.first(), step) {
                let arguments = vec![(*jump).into(), (*value).into(), (*by).into(), (*best).into()];
                let arguments = [arguments, vec![player.into()]].concat();
                return Ok(Verdict::right("dominated", arguments));
            }
            struck.extend(dominated.into_iter().map(|((jump, _), _)| jump));
        }
        Ok(match step {
            1 => {
                let arguments = vec![count.into(), (count - struck.len()).into()];
                Verdict::right("hint-count-strike", arguments)
            }
            _ => derived_dominated(struck),
        })
    }

    /// Who wins after the first jump whose value the student has not found.
    fn hint_at_option(
        &mut self,
        board: &Board,
        options: &[ValuedOption],
        answer: &str,
    ) -> Result<Verdict, Stopped> {
        let said = read_stage(answer, board).unwrap_or_default();
        let mut next = None;
        for &(jump, value) in options.iter().rev() {
            let own = said.iter().find(|(jumps, _)| *jumps == [jump]);
            let is_found = match own {
                Some((_, text)) => self.typed(text)?.is_ok_and(|typed| typed == value),
                None => false,
            };
            if !is_found {
                next = Some((jump, value));
            }
        }
        match next {
            Some((jump, value)) => Ok(self.hint_at_value(value, None, 1)?.with_line(vec![jump])),
            None => self.derived_options(board),
        }
    }
}

fn derived_dominated(struck: Vec<Jump>) -> Verdict {
    match struck.is_empty() {
        true => Verdict::right("none-dominated", vec![]),
        false => Verdict::right("derived-dominated", vec![Argument::Jumps(struck)]),
    }
}
