//! Reports the answers, opening by opening and for each rule of removal.

use crate::solve::answers::{Answers, Cost};
use basics::player::Player;
use game::{Beginning, Choices, Removal};
use konane::square_name;

pub fn report(answers: &Answers) -> String {
    let task = answers.task;
    let (rows, columns) = (task.rows, task.columns);
    let beginnings = task.beginnings();
    let mut lines = vec!["opening\tLeft first\tRight first\tpositions\tseconds".to_string()];
    let mut pairs: Vec<Beginning> = beginnings.clone();
    pairs.dedup_by_key(|beginning| (beginning.black, beginning.white));
    for pair in pairs {
        let alike =
            Player::ALL.map(|first| Beginning { first, ..pair }.representative(rows, columns));
        let winners = Player::ALL.map(|first| {
            let wins =
                answers.first_wins(Beginning { first, ..pair }.representative(rows, columns));
            name(wins.map(|wins| if wins { first } else { first.other() }))
        });
        let mut cost = answers.cost(alike[0]);
        if alike[1] != alike[0] {
            cost = cost.plus(answers.cost(alike[1]));
        }
        let [left, right] = winners;
        let Cost { positions, .. } = cost;
        let pair = pair.pair_name(rows);
        lines.push(format!("{pair}\t{left}\t{right}\t{positions}\t{:.1}", cost.seconds()));
    }
    lines.push(String::new());
    lines.push("removal\tLeft first\tRight first".to_string());
    for removal in Removal::ALL {
        let [left, right] = Player::ALL.map(|first| {
            let known = |beginning| answers.first_wins(beginning);
            let choices = Choices::of(removal, (rows, columns), first, known);
            if !choices.are_any() {
                return "cannot begin".to_string();
            }
            let squares = choices.winning.iter().map(|&square| square_name(square, rows));
            [name(choices.winner(first)).to_string()]
                .into_iter()
                .chain(squares)
                .collect::<Vec<_>>()
                .join(" ")
        });
        lines.push(format!("{}\t{left}\t{right}", removal.name()));
    }
    let decided = beginnings.iter().filter(|&&it| answers.first_wins(it).is_some()).count();
    let sum = |sum: Cost, &beginning: &Beginning| sum.plus(answers.cost(beginning));
    let cost = beginnings.iter().fold(Cost::default(), sum);
    lines.push(String::new());
    lines.push(format!(
        "{decided} of {} decided, {} positions, {:.1} s",
        beginnings.len(),
        cost.positions,
        cost.seconds()
    ));
    lines.join("\n")
}

fn name(winner: Option<Player>) -> &'static str {
    winner.map_or("-", Player::name)
}
