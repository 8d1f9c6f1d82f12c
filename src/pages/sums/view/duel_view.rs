//! The difference of both rows, which the reader plays on boards against the program.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::effort::effort_of;
use crate::ask::view::use_job::use_job;
use crate::board::view::jump_board::JumpBoard;
use crate::browser::button::switch;
use crate::browser::callback::closure;
use crate::browser::use_page_state::use_page_state;
use crate::link::sums_link::{MOST_GAMES, SumsLink};
use crate::pages::sums::dueling::{DuelingAction, DuelingState};
use crate::pages::sums::sums_state::SumsAction;
use crate::pages::sums::view::duel_game::typed;
use crate::pages::sums::view::played::{Played, goal, reason};
use crate::pages::sums::windows::windows;
use basics::player::Player;
use konane::{Jump, Square};
use std::rc::Rc;
use teaching::sums::{CardRow, Game, Move, MoveKind};
use words::say;
use worker::message::DuelQuestion;

#[autoprops]
#[component]
pub fn DuelView(place: &SumsLink, act: &Callback<SumsAction>) -> Html {
    let stages = place.stages();
    let now = stages.last();
    let is_mine = now.is_some_and(|duel| duel.turn == place.reader());
    let games = stages.first().map(|duel| duel.games.iter().map(Game::to_string).collect());
    let duel = use_duel(DuelQuestion {
        rounds: 0,
        games: games.unwrap_or_default(),
        first: place.first,
        moves: place.moves.iter().map(Move::to_string).collect(),
        answers: now.is_some() && !is_mine,
    });
    let known = &duel.known;
    let shows_hint = use_state_eq(|| None::<usize>);
    // The reason names the value.
    let shows_why = use_state_eq(|| !place.view.is_hidden);
    let count = place.moves.len();
    // Plays the program's move. If a move in the link is not possible, play ends before it.
    use_effect_with(
        (known.answer.clone(), known.allowed, count),
        closure!(act, move |(answer, allowed, count)| {
            let allowed = allowed.map_or(*count, |allowed| allowed as usize);
            if allowed < *count {
                act.emit(SumsAction::Cut(allowed));
            } else if let Some(Some(step)) = answer
                && let Some(step) = Move::parse(step)
            {
                act.emit(SumsAction::Answer(step));
            }
        }),
    );
    let on_move = use_callback(act.clone(), |step: Move, act| act.emit(SumsAction::Play(step)));
    let Some(now) = now else {
        return html! { <p class="problem">{ say::duel_too_many(MOST_GAMES) }</p> };
    };
    if now.games.is_empty() {
        return html! { <p id="duel-empty" class="card">{ say::duel_empty() }</p> };
    }
    let windows = windows(&stages, &place.moves);
    let played = Played { place, now, windows, known, is_mine };
    let has_hint = *shows_hint == Some(count);
    let ask =
        closure!(shows_hint, move |_: MouseEvent| shows_hint.set(Some(count).filter(|_| is_mine)));
    let turn_why = closure!(shows_why, move |_: MouseEvent| shows_why.set(!*shows_why));
    // Goes back to the position before the reader's last move.
    let own = (0..count).rev().find(|&number| stages[number].turn == place.reader());
    let button = |id: &'static str, label: &'static str, action: Option<SumsAction>| {
        let is_off = action.is_none();
        let on_click = action.map(|action| act.reform(move |_: MouseEvent| action.clone()));
        html! {
            <button {id} type="button" aria-disabled={is_off.to_string()} onclick={on_click}>{ label }</button>
        }
    };
    html! {
        <section class="duel" aria-label={say::sums_difference()}>
            { roles(place, act) }
            <p class="goal">{ goal(place).0 }</p>
            <div class="card duel-said" role="status" data-turn={if is_mine { "you" } else { "program" }}>
                { played.state() }
                if let Some(step) = place.moves.last() {
                    <p id="duel-last">{ played.last(step) }</p>
                }
                if let Some((rule, total)) = known.why.as_ref().filter(|_| *shows_why) {
                    <p id="duel-why" data-rule={format!("{rule:?}")}>{ reason(*rule, total.as_ref()) }</p>
                }
                if has_hint {
                    { played.hint() }
                }
            </div>
            <div class="tools duel-tools">
                <button id="duel-hint-button" type="button" aria-disabled={(!is_mine).to_string()} onclick={ask}>
                    { say::duel_hint() }
                </button>
                <button id="duel-why-button" type="button" aria-pressed={shows_why.to_string()} onclick={turn_why}>
                    { say::duel_why() }
                </button>
                { button("duel-back", say::duel_back(), own.map(SumsAction::Rewind)) }
                { button("duel-again", say::duel_again(), (count > 0).then_some(SumsAction::Rewind(0))) }
                { effort_of(
                    &known.work.phase,
                    &[duel.cancel, duel.go_on],
                    ("duel-", say::sums_difference()),
                    html! {},
                ) }
            </div>
            <ol class="duel-games">
                { for now.games.iter().enumerate().map(|(game, it)| played.game(game, it, &on_move)) }
            </ol>
        </section>
    }
}

/// The colour of the reader, and whether they move first.
fn roles(place: &SumsLink, act: &Callback<SumsAction>) -> Html {
    let reader = place.reader();
    let choice = |id: &'static str, label: &'static str, player: Player, is_second: bool, is_on| {
        let first = if is_second { player.other() } else { player };
        switch(id, label, is_on, act, SumsAction::Begin(first, is_second))
    };
    let is_second = place.is_second;
    html! {
        <div class="tools">
            <div class="group" role="group" aria-label={say::duel_colour()}>
                { choice("duel-left", say::duel_left(), Player::Left, is_second, reader == Player::Left) }
                { choice("duel-right", say::duel_right(), Player::Right, is_second, reader == Player::Right) }
            </div>
            <div class="group" role="group" aria-label={say::duel_order()}>
                { choice("duel-first", say::duel_first(), reader, false, !is_second) }
                { choice("duel-second", say::duel_second(), reader, true, is_second) }
            </div>
        </div>
    }
}

impl Played<'_> {
    fn game(&self, game: usize, it: &Game, on_move: &Callback<Move>) -> Html {
        let last = self.place.moves.last().filter(|step| step.game == game);
        let (row, number) = self.origin(game);
        html! {
            <li
                key={game}
                class={classes!("duel-game", last.is_some().then_some("moved"))}
                data-game={game.to_string()}
                data-text={it.to_string()}
            >
                <h2>
                    { say::duel_game(game + 1) }
                    <span class="note">
                        { " · " }
                        { match row {
                            CardRow::G => say::duel_of_g(number),
                            CardRow::H => say::duel_of_h(number),
                        } }
                    </span>
                </h2>
                { match (it, self.windows.get(game).copied().flatten()) {
                    (Game::Position(_, board), Some(window)) => {
                        let last = last.and_then(|step| match step.kind {
                            MoveKind::Jump(jump) => {
                                Some(Jump { from: jump.from + window.before(), ..jump })
                            }
                            MoveKind::To(_) => None,
                        });
                        let shifted =
                            move |jump: Jump, by| Jump { from: jump.from + by, ..jump };
                        let (by, back) = (window.offset(), Square::new(0, 0) - window.offset());
                        let jumps = if self.is_mine { self.now.jumps(game) } else { vec![] };
                        let jumps = jumps.into_iter().map(|jump| shifted(jump, by));
                        html! {
                            <JumpBoard
                                board={window.show(board)}
                                origin={window.corner()}
                                jumps={jumps.collect::<Vec<_>>()}
                                {last}
                                on_jump={on_move.reform(move |jump| Move { game, kind: MoveKind::Jump(shifted(jump, back)) })}
                            />
                        }
                    }
                    _ => {
                        let known = self.known.typed.get(game).and_then(Option::as_ref);
                        let reader = Some(self.place.reader()).filter(|_| self.is_mine);
                        typed(&it.to_string(), game, known, reader, on_move)
                    }
                } }
            </li>
        }
    }

    /// The card that a game comes from: its row, and its index there.
    fn origin(&self, game: usize) -> (CardRow, usize) {
        let sides = &self.place.sides;
        let mut cards = [CardRow::G, CardRow::H].into_iter().flat_map(|row| {
            let cards = sides.row(row).iter().enumerate();
            cards.flat_map(move |(place, card)| (0..card.count).map(move |_| (row, place + 1)))
        });
        cards.nth(game).unwrap_or((CardRow::G, 1))
    }
}

struct DuelHandle {
    pub known: Rc<DuelingState>,
    pub cancel: Callback<()>,
    pub go_on: Callback<()>,
}

/// Asks a worker for the moves and answers of a difference; another state of play cancels the question.
#[hook]
fn use_duel(challenge: DuelQuestion) -> DuelHandle {
    let (dueling, act) = use_page_state(DuelingState::default);
    let ask = act.reform(DuelingAction::Ask);
    use_effect_with(challenge.clone(), move |challenge| ask.emit(Rc::new(challenge.clone())));
    let order = dueling.order().map(|challenge| (dueling.work.run, challenge));
    use_job(order, act.reform(|(run, news)| DuelingAction::Heard(run, news)));
    // An answer about another state of play does not fit this one.
    let is_present = dueling.challenge.as_deref() == Some(&challenge);
    DuelHandle {
        known: if is_present { dueling } else { Rc::default() },
        cancel: act.reform(|()| DuelingAction::Cancel),
        go_on: act.reform(|()| DuelingAction::GoOn),
    }
}
