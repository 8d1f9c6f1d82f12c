//! Turns the solver's solution of a stage of a derivation into an answer for the judge.

use basics::budget::Budget;
use konane::{Jump, NamedBoard};
use solver::Solver;
use teaching::content::lessons::DerivationStage;
use teaching::lessons::{Argument, Exercise, Referee, Route, solve};
use testing::outcomes;
use value::{Style, Value};

pub fn stage_answer(solver: &mut Solver, exercise: &Exercise, stage: DerivationStage) -> String {
    let budget = &mut Budget::unlimited();
    let referee = &mut Referee { outcomes: &mut outcomes(solver), solver, budget };
    let solution = solve(referee, exercise, stage.name(), "").unwrap();
    let named = NamedBoard::of(exercise.board().expect("a board"));
    let names = |jumps: &[Jump], between: &str| {
        jumps.iter().map(|jump| named.jump_name(*jump)).collect::<Vec<_>>().join(between)
    };
    let mut written = |value: Value| {
        let values = &mut solver.values;
        values.write(value, Style::Plain, 1000, &mut Budget::unlimited()).unwrap()
    };
    let answer = match solution.arguments.first() {
        Some(Argument::Jumps(jumps)) => names(jumps, "; "),
        Some(Argument::Value(value)) => written(*value),
        Some(Argument::Routes(routes)) => {
            let mut route = |route: &Route| match route.value {
                Some(value) => format!("{}={}", names(&route.jumps, " "), written(value)),
                None => names(&route.jumps, " "),
            };
            routes.iter().map(&mut route).collect::<Vec<_>>().join("; ")
        }
        _ => "none".to_string(),
    };
    format!("{} {answer}", stage.name())
}
