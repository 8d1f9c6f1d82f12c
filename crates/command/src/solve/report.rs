//! Reports the answers, opening by opening and for each rule of removal.

use serde_json::{Value as Json, json};

use crate::solve::answers::{Answers, Cost};
use basics::player::{ByPlayer, Player};
use game::{Beginning, Choices, Removal};
use konane::square_name;

/// The winner of a whole game, if it is known, and the stones that the first player can remove to win.
type Choice = (Option<Player>, Vec<String>);

/// The answers in the order in which they are reported.
struct Report<'a> {
    answers: &'a Answers,
    /// The two stones, the winner with each player first, and the cost.
    openings: Vec<(String, ByPlayer<Option<Player>>, Cost)>,
    /// With each player first; `None` where no game can begin.
    removals: Vec<(Removal, ByPlayer<Option<Choice>>)>,
    decided: usize,
    cost: Cost,
}

pub fn report(answers: &Answers, is_json: bool) -> String {
    let task = answers.task;
    let (rows, columns) = (task.rows, task.columns);
    let beginnings = task.beginnings();
    let mut pairs: Vec<Beginning> = beginnings.clone();
    pairs.dedup_by_key(|beginning| (beginning.black, beginning.white));
    let opening = |pair: Beginning| {
        let alike =
            ByPlayer::from_fn(|first| Beginning { first, ..pair }.representative(rows, columns));
        let winners = ByPlayer::from_fn(|first: Player| {
            let wins = answers.first_wins(alike[first]);
            wins.map(|wins| if wins { first } else { first.other() })
        });
        let mut cost = answers.cost(alike.left);
        if alike.right != alike.left {
            cost = cost.plus(answers.cost(alike.right));
        }
        (pair.pair_name(rows), winners, cost)
    };
    let removal = |removal: Removal| {
        let choices = ByPlayer::from_fn(|first| {
            let known = |beginning| answers.first_wins(beginning);
            let choices = Choices::of(removal, (rows, columns), first, known);
            let squares = choices.winning.iter().map(|&square| square_name(square, rows));
            choices.are_any().then(|| (choices.winner(first), squares.collect()))
        });
        (removal, choices)
    };
    let report = Report {
        answers,
        openings: pairs.into_iter().map(opening).collect(),
        removals: Removal::ALL.map(removal).into(),
        decided: beginnings.iter().filter(|&&it| answers.first_wins(it).is_some()).count(),
        cost: beginnings.iter().fold(Cost::default(), |sum, &it| sum.plus(answers.cost(it))),
    };
    if is_json { report.json().to_string() } else { report.text() }
}

impl Report<'_> {
    fn text(&self) -> String {
        let mut lines = vec!["opening\tLeft first\tRight first\tpositions\tseconds".to_string()];
        for (pair, winners, cost) in &self.openings {
            let [left, right] = Player::ALL.map(|first| name(winners[first]));
            let Cost { positions, .. } = cost;
            lines.push(format!("{pair}\t{left}\t{right}\t{positions}\t{:.1}", cost.seconds()));
        }
        lines.push(String::new());
        lines.push("removal\tLeft first\tRight first".to_string());
        for (removal, choices) in &self.removals {
            let [left, right] = Player::ALL.map(|first| match &choices[first] {
                None => "cannot begin".to_string(),
                Some((winner, squares)) => {
                    [&[name(*winner).to_string()], &squares[..]].concat().join(" ")
                }
            });
            lines.push(format!("{}\t{left}\t{right}", removal.name()));
        }
        lines.push(String::new());
        let all = self.answers.task.beginnings().len();
        let Cost { positions, .. } = self.cost;
        let seconds = self.cost.seconds();
        lines.push(format!(
            "{} of {all} decided, {positions} positions, {seconds:.1} s",
            self.decided
        ));
        lines.join("\n")
    }

    fn json(&self) -> Json {
        let winner = |winner: Option<Player>| winner.map(Player::name);
        let opening = |(pair, winners, cost): &(String, ByPlayer<Option<Player>>, Cost)| {
            json!({
                "pair": pair,
                "left_first": winner(winners.left),
                "right_first": winner(winners.right),
                "positions": cost.positions,
                "seconds": cost.seconds(),
            })
        };
        let choice = |choice: &Option<Choice>| {
            let choice = choice.as_ref();
            choice.map(|(wins, squares)| json!({ "winner": winner(*wins), "removes": squares }))
        };
        let openings: Vec<Json> = self.openings.iter().map(opening).collect();
        let removals = self.removals.iter().map(|(removal, choices)| {
            let (left, right) = (choice(&choices.left), choice(&choices.right));
            json!({ "removal": removal.name(), "left_first": left, "right_first": right })
        });
        let removals: Vec<Json> = removals.collect();
        json!({
            "openings": openings,
            "removals": removals,
            "decided": self.decided,
            "all": self.answers.task.beginnings().len(),
            "positions": self.cost.positions,
            "seconds": self.cost.seconds(),
        })
    }
}

fn name(winner: Option<Player>) -> &'static str {
    winner.map_or("-", Player::name)
}
