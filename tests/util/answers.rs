//! Turns the solver's solution of an exercise into an answer for the judge.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Jump, NamedBoard};
use solver::Solver;
use teaching::content::lessons::Task;
use teaching::lessons::{Argument, DrawnWalls, Exercise, Referee, Verdict, solve};
use value::{Dyadic, Style};

pub fn solution(solver: &mut Solver, exercise: &Exercise, example: &str) -> Verdict {
    let budget = &mut Budget::unlimited();
    solve(
        &mut Referee { outcomes: &mut testing::outcomes(solver), solver, budget },
        exercise,
        "",
        example,
    )
    .unwrap()
}

/// The walls of the first subject, drawn in 64ths.
pub fn walls(solver: &mut Solver, exercise: &Exercise) -> Option<DrawnWalls> {
    const HALVINGS: u32 = 6;
    let budget = &mut Budget::unlimited();
    let (outcomes, values) = (&mut testing::outcomes(solver), exercise);
    let value = Referee { outcomes, solver, budget }.values(values).ok()??[0];
    let graph = solver.values.thermograph(value, budget).ok()?.clone();
    let wall = |player: Player| {
        let taxes = (0..).filter_map(|units| Dyadic::new(units, HALVINGS));
        let reached = taxes.take_while(|tax| *tax <= graph.temperature().max(Dyadic::from(0)));
        let points = reached.filter_map(|tax| graph.wall(player).value_at(tax));
        points.map(|point| point.numerator() << (HALVINGS - point.exponent())).collect()
    };
    Some(DrawnWalls { halvings: HALVINGS, points: ByPlayer::from_fn(wall) })
}

/// `None` if the reader plays the task, or if the solution names no example.
pub fn answer(solver: &mut Solver, exercise: &Exercise, solution: &Verdict) -> Option<String> {
    let name = |jump: &Jump| NamedBoard::of(exercise.board().expect("a board")).jump_name(*jump);
    let jumps = || {
        solution.arguments.iter().find_map(|argument| match argument {
            Argument::Jumps(jumps) => Some(jumps.as_slice()),
            _ => None,
        })
    };
    Some(match &exercise.task {
        Task::Outcome => solution
            .sentence
            .strip_prefix("solution-")?
            .replace("left", "Left")
            .replace("right", "Right"),
        Task::Compare => match solution.sentence {
            "is-greater" => ">",
            "is-less" => "<",
            "is-equal" => "=",
            _ => "<>",
        }
        .to_string(),
        Task::Winner(starts) => {
            let is_won = solution.line.len() % 2 == 1;
            (if is_won { *starts } else { starts.other() }).name().to_string()
        }
        Task::Jump(_) => name(jumps()?.first()?),
        Task::Jumps(_) | Task::Strike(_) => {
            jumps().unwrap_or_default().iter().map(name).collect::<Vec<_>>().join(" ")
        }
        Task::Through(..) => name(solution.line.get(1)?),
        Task::Set(_) => solution.board.as_ref()?.whole_text(),
        Task::Order | Task::Parts => match solution.arguments.last()? {
            Argument::Text(text) => text.clone(),
            _ => return None,
        },
        Task::Value(_)
        | Task::Temperature(_)
        | Task::Measure(..)
        | Task::Stop(_)
        | Task::Derive(_) => match solution.arguments[..] {
            [.., Argument::Value(value)] => {
                let budget = &mut Budget::unlimited();
                solver.values.write(value, Style::Plain, 1000, budget).ok()?
            }
            _ => return None,
        },
        Task::Walls => walls(solver, exercise)?.to_string(),
        Task::Hold(_) => return None,
    })
}
