//! Who wins from a full board: what `papamu solve` has proved, with a link for each opening.

use web_sys::Element;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::{SIDE, covered};
use crate::browser::callback::closure;
use crate::browser::scrolling::bring_near;
use crate::browser::text_file::{File, use_file};
use crate::link::player_kind::{PlayerKind, USUAL_SECONDS};
use crate::link::position_link::PositionLink;
use crate::link::problem::LinkProblem;
use crate::link::solved_link::SolvedLink;
use crate::pages::play::setup_state::SetupState;
use crate::pages::play::view::solved_searches::{SolvedSearches, opening_proof};
use crate::pages::play::{NAME, sentences};
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use basics::player::{ByPlayer, Player};
use basics::sorting::sort_by_number;
use game::{Beginning, Removal};
use konane::{Board, Rules, Square, square_name};
use opponents::Opponent;
use teaching::content::solved::{Search, Solved, SolvedBoard};
use words::say;

/// `corrections` has the parts of the link that could not be followed.
#[autoprops]
#[component]
pub fn SolvedPage(link: &SolvedLink, corrections: &Vec<String>, on_dismiss: &Callback<()>) -> Html {
    let file = use_file("solved.txt", |text| Solved::read(text).ok());
    // Scrolls to the openings of the board that the reader chooses, even if they are below the table.
    let section = use_node_ref();
    let shown = use_mut_ref(|| (link.size, link.removal));
    use_effect_with(
        (link.size, link.removal),
        closure!(section, move |&chosen| {
            if shown.replace(chosen) != chosen
                && let Some(section) = section.cast::<Element>()
            {
                bring_near(&section);
            }
        }),
    );
    html! {
        <PageFrame
            column="solved"
            title={say::solved_page()}
            shared={Shared::page(link, say::solved_page())}
            above={up(NAME, say::page_play())}
            heading={say::solved()}
            headline={say::solved_headline()}
            problem={LinkProblem::corrected(corrections.clone())}
            {on_dismiss}
        >
            { switches(link) }
            { match &*file {
                File::Coming => html! { <p class="note">{ say::solved_loading() }</p> },
                File::Failed => html! { <p class="problem" role="alert">{ say::solved_failed() }</p> },
                File::Here(solved) => html! {
                    <>
                        <div class="solved-both">
                            <div>
                                { table(solved, link) }
                                { removals(link.first) }
                            </div>
                            <div ref={section}>{ chosen(solved, link) }</div>
                        </div>
                        <p class="note">{ say::solved_known() }</p>
                        <p class="note">{ say::solved_other_rule() }</p>
                    </>
                },
            } }
        </PageFrame>
    }
}

/// Switches for the rules and the first player.
fn switches(link: &SolvedLink) -> Html {
    let rules = Rules::ALL.map(|rules| {
        let label = match rules {
            Rules::Ancient => say::solved_ancient(),
            Rules::Modern => say::solved_modern(),
        };
        (label, SolvedLink { rules, ..link.clone() }, rules == link.rules)
    });
    let first = Player::ALL.map(|first| {
        let label = match first {
            Player::Left => say::solved_black_first(),
            Player::Right => say::solved_white_first(),
        };
        (label, SolvedLink { first, ..link.clone() }, first == link.first)
    });
    let bar = |label: &'static str, choices: [(&'static str, SolvedLink, bool); 2]| {
        html! {
            <nav class="group" aria-label={label}>
                { for choices.into_iter().map(|(label, link, is_chosen)| html! {
                    <a class="button" href={link.to_string()} aria-current={is_chosen.then_some("true")}>{ label }</a>
                }) }
            </nav>
        }
    };
    html! {
        <div class="row">
            { bar(say::solved_rules(), rules) }
            { bar(say::solved_first(), first) }
        </div>
    }
}

fn table(solved: &Solved, link: &SolvedLink) -> Html {
    let boards = solved.boards().filter(|board| board.rules() == link.rules);
    html! {
        <div class="scrolls" tabindex="0" role="region" aria-label={say::solved_table()}>
            <table class="cards-on-phone">
                <caption>{ say::solved_caption(link.first) }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ say::solved_size() }</th>
                        { for Removal::ALL.map(|removal| html! { <th scope="col">{ sentences::removal(removal).0 }</th> }) }
                        <th scope="col" class="number">{ say::solved_positions() }</th>
                        <th scope="col" class="number">{ say::solved_seconds() }</th>
                    </tr>
                </thead>
                <tbody>{ for boards.map(|board| row(board, link)) }</tbody>
            </table>
        </div>
    }
}

/// Explains the columns of the table.
fn removals(first: Player) -> Html {
    html! {
        <section class="card solved-removals" aria-labelledby="solved-removals">
            <h2 id="solved-removals">{ say::game_removal() }</h2>
            <dl>
                { for Removal::ALL.map(|removal| {
                    let (name, what) = sentences::removal(removal);
                    html! { <><dt>{ name }</dt><dd>{ what }</dd></> }
                }) }
            </dl>
            if first == Player::Right {
                <p class="note">{ say::solved_colours() }</p>
            }
        </section>
    }
}

fn row(board: SolvedBoard, link: &SolvedLink) -> Html {
    let (positions, seconds) = board.effort();
    let size = (board.rows(), board.columns());
    html! {
        <tr data-size={format!("{}x{}", size.0, size.1)}>
            <th scope="row">{ format!("{} × {}", size.0, size.1) }</th>
            { for Removal::ALL.map(|removal| {
                let to = SolvedLink { size: Some(size), removal, ..link.clone() };
                let is_chosen = to == *link;
                let choices = board.choices(removal, link.first);
                let winner = choices.winner(link.first);
                html! {
                    <td data-column={sentences::removal(removal).0}>
                        if choices.are_any() {
                            <a
                                class={winner_class(winner)}
                                href={to.to_string()}
                                aria-current={is_chosen.then_some("true")}
                            >
                                { winner_name(winner) }
                            </a>
                        } else {
                            <span class="note">{ say::solved_no_room() }</span>
                        }
                    </td>
                }
            }) }
            <td class="number" data-column={say::solved_positions()}>{ say::solved_count(positions as f64) }</td>
            <td class="number" data-column={say::solved_seconds()}>{ say::solved_time(tenths(seconds)) }</td>
        </tr>
    }
}

fn tenths(seconds: f64) -> f64 {
    (10.0 * seconds).round() / 10.0
}

/// The board of the chosen cell: what each first stone leads to.
fn chosen(solved: &Solved, link: &SolvedLink) -> Html {
    let Some(size) = link.size else { return html! {} };
    let (rows, columns) = size;
    let Some(board) = solved.board(rows, columns, link.rules) else {
        return html! { <p role="status">{ say::solved_unknown_size(columns as usize, rows as usize) }</p> };
    };
    let full = Board::full(rows, columns);
    let choices = board.choices(link.removal, link.first);
    let names = |squares: &[Square]| {
        squares.iter().map(|&square| square_name(square, rows)).collect::<Vec<_>>().join(", ")
    };
    let told = match choices.first_wins() {
        Some(true) => {
            say::solved_can_choose(choices.winning.len(), link.first, &names(&choices.winning))
        }
        Some(false) => say::solved_cannot_choose(link.first),
        None if !choices.are_any() => say::solved_cannot_begin(link.first),
        None => say::solved_undecided().to_string(),
    };
    let ring =
        |class: &'static str, squares: &[Square]| {
            let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
            squares.iter().map(|square| html! {
            <circle {class} cx={middle(square.column)} cy={middle(square.row)} r="5.4" />
        }).collect::<Html>()
        };
    let rings = html! {
        <>{ ring("wins", &choices.winning) }{ ring("loses", &choices.losing) }</>
    };
    let all = [&choices.winning, &choices.losing, &choices.unknown].into_iter().flatten();
    html! {
        <section class="card solved-board" data-removal={link.removal.name()}>
            <h2 id="solved-board">{ say::solved_board(columns as usize, sentences::removal(link.removal).0, rows as usize) }</h2>
            <p>{ told }</p>
            <div class="split">
                <div class="mini">{ covered(&full, 28, rings) }</div>
                <ul class="openings">
                    { for all.map(|&first| opening(&board, &full, link, first)) }
                </ul>
            </div>
            if let Some(first_wins) = choices.first_wins() {
                <p>
                    <a id="solved-play" class="button" href={game(link, (rows, columns), first_wins)}>
                        { say::solved_play() }
                    </a>
                </p>
            }
            if choices.are_any() {
                <SolvedSearches link={link.clone()} {size} searches={searches(&board, link)} />
            }
        </section>
    }
}

/// One opening for each set of images, the one nearest to a1, and its search.
fn searches(board: &SolvedBoard, link: &SolvedLink) -> Vec<(Beginning, Option<Search>)> {
    let (rows, columns) = (board.rows(), board.columns());
    let full = Board::full(rows, columns);
    let mut all = Vec::new();
    for one in link.removal.first(&full, link.first) {
        let others = link.removal.second(&full.clone().without(one), link.first.other(), one);
        let beginning = |other| Beginning::of_pair(&full, one, other, link.first);
        all.extend(others.map(beginning));
    }
    let from_a1 = |square: Square| i64::from(100 * (rows - square.row) + square.column);
    let rank = |it: &Beginning| 10_000 * from_a1(it.black) + from_a1(it.white);
    sort_by_number(&mut all, rank);
    let mut images = Vec::new();
    all.retain(|beginning| {
        let image = beginning.representative(rows, columns);
        let is_new = !images.contains(&image);
        images.push(image);
        is_new
    });
    all.into_iter().map(|beginning| (beginning, board.search(beginning))).collect()
}

/// A game on this board, in which the reader has the colour that wins.
fn game(link: &SolvedLink, (rows, columns): (i32, i32), first_wins: bool) -> String {
    let perfect = PlayerKind::Program { opponent: Opponent::Perfect, seconds: USUAL_SECONDS };
    let &SolvedLink { rules, removal, first, .. } = link;
    let winner = if first_wins { first } else { first.other() };
    let player_kinds =
        ByPlayer::from_fn(|player| if player == winner { PlayerKind::You } else { perfect });
    let setup_state = SetupState {
        rows,
        columns,
        rules,
        removal,
        first,
        player_kinds,
        ..SetupState::like(None, 1)
    };
    setup_state.place().link().to_string()
}

/// A stone that the first player may remove, and each answer with who wins then.
fn opening(board: &SolvedBoard, full: &Board, link: &SolvedLink, first: Square) -> Html {
    let (rows, size) = (full.rows(), (full.rows(), full.columns()));
    let after = full.clone().without(first);
    let seconds = link.removal.second(&after, link.first.other(), first);
    html! {
        <li>
            <b>{ square_name(first, rows) }</b>
            { for seconds.map(|second| {
                let beginning = Beginning::of_pair(full, first, second, link.first);
                let winner = board.winner(beginning);
                let position = PositionLink {
                    rules: link.rules,
                    board: after.clone().without(second),
                    parameters: String::new(),
                };
                let name = square_name(second, rows);
                let proof = winner.and_then(|_| opening_proof(link, beginning, size));
                html! {
                    <>
                        <a
                            class={winner_class(winner)}
                            href={position.to_string()}
                            aria-label={say::solved_open(&square_name(first, rows), &name, winner_name(winner))}
                        >
                            { name }
                        </a>
                        { proof }
                    </>
                }
            }) }
        </li>
    }
}

fn winner_class(winner: Option<Player>) -> &'static str {
    match winner {
        Some(Player::Left) => "winner black",
        Some(Player::Right) => "winner white",
        None => "winner",
    }
}

fn winner_name(winner: Option<Player>) -> &'static str {
    match winner {
        Some(Player::Left) => say::solved_black(),
        Some(Player::Right) => say::solved_white(),
        None => say::solved_open_cell(),
    }
}
