//! The page of a game.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::Reveal;
use crate::analysis::view::cover::Cover;
use crate::board::view::slab::size;
use crate::browser::callback::{callback, closure};
use crate::browser::key_bar::{KeyBar, cap};
use crate::browser::modal::Modal;
use crate::browser::storage::has_room;
use crate::guide::view::keys_dialog::KeysDialog;
use crate::link::game_link::LONGEST_LINK;
use crate::link::problem::LinkProblem;
use crate::link::view::View;
use crate::pages::play::keys::{GAME, GAME_LECTURE, Wish, game_help};
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::review::hints::{hints, hints_of_advice, hints_of_taken_back};
use crate::pages::play::sentences;
use crate::pages::play::view::clock::use_clock;
use crate::pages::play::view::more_menu::{GameDialog, MoreMenu};
use crate::pages::play::view::move_list::{move_list, use_current_turn};
use crate::pages::play::view::panel::{present_remark, state_line, tools};
use crate::pages::play::view::remark_field::remark_field;
use crate::pages::play::view::review::panel::ReviewPanel;
use crate::pages::play::view::review::use_review::use_review;
use crate::pages::play::view::sharing::{shared_game, title as game_title};
use crate::pages::play::view::shelf::{use_received, use_reviewed, use_shelf};
use crate::pages::play::view::strip::strip;
use crate::pages::play::view::table::{Marks, Table};
use crate::pages::play::view::text_dialog::TextDialog;
use crate::pages::play::view::use_keys::use_game_keys;
use crate::pages::play::view::use_reply::use_reply;
use crate::shell::view::list_bar::ListHead;
use crate::shell::view::page_frame::{PageFrame, share_dialog};
use basics::player::Player;
use game::Turn;
use konane::Area;
use words::say;

#[autoprops]
#[component]
pub fn GamePage(play_state: &Rc<PlayState>, act: &Callback<PlayAction>) -> Html {
    let place = &play_state.place;
    let title = sentences::title(place, sentences::player_kind);
    // What previews show of a link to a game: whose turn it is comes first.
    let state = &play_state.state;
    let turn = || sentences::joined(&sentences::standing(state), &sentences::place(&place.record));
    let turn = place.is_by_link().then(turn).unwrap_or_default();
    let dialog = use_state_eq(|| None::<GameDialog>);
    let on_dialog = callback!(dialog, move |opened| dialog.set(Some(opened)));
    let on_close = callback!(dialog, move |()| dialog.set(None));
    let link = place.link_seen(place.view.plain()).to_string();
    use_reviewed(play_state.is_reviewed, &link);
    let is_kept = use_shelf(link);
    let has_room = use_memo((), |()| has_room(LONGEST_LINK));
    let differs = use_received(place, act);
    let running = use_clock(play_state, act);
    // A game that has not begun has no time to lose.
    let has_begun = place.record.tree.count() > 1;
    let stopped = play_state.on_clock().filter(|_| has_begun && running.is_none());
    let thinking = use_reply(play_state.question(), act);
    let trial = play_state.trial.filter(|_| play_state.is_trying());
    // A reader who tries to correct a mistake is before it, where other lines may branch off.
    let line = trial.map(|trial| place.record.at(trial.mistake));
    let review =
        use_review(play_state.is_reviewed.then_some(line.as_ref().unwrap_or(&place.record)));
    let is_covered = use_state_eq(|| false);
    // The player whose mistakes the review visits; `None` for both.
    let whose = use_state_eq(|| None::<Player>);
    let hints = trial.and_then(|trial| {
        let turn = review.known.line.as_ref()?.number(place.record.at)?;
        Some(hints(&review.known, turn, trial))
    });
    let taken_back = play_state.taken_back.as_ref();
    let taught = taken_back.map(|taken_back| hints_of_taken_back(taken_back, &play_state.state));
    let advised =
        play_state.advice.as_ref().map(|advice| hints_of_advice(advice, &play_state.state));
    let helped = taught.as_ref().or(hints.as_ref()).or(advised.as_ref());
    // The last hint, which is the better jump, shows without the refutation.
    let refuted = taken_back.filter(|_| taught.as_ref().is_some_and(|hints| hints.turn.is_none()));
    // Before the mistake, the arrow to the refutation would give the answer away.
    let reply =
        review.known.refutation(place.record.at).filter(|_| !*is_covered && trial.is_none());
    let marks = Marks {
        stone: helped.and_then(|hints| hints.stone),
        better: helped.and_then(|hints| hints.turn?.jump()),
        mistake: refuted.and_then(|taken_back| taken_back.jump.jump()),
        reply: refuted.and_then(|taken_back| taken_back.reply.jump()).or(reply),
    };
    let on_hint = callback!(
        is_left = helped.is_none_or(|hints| hints.sentences.len() < hints.all as usize),
        act,
        move |()| {
            if is_left {
                act.emit(PlayAction::Hint);
            }
        }
    );
    use_current_turn(place.record.at, play_state.is_reviewed);
    let on_wish = {
        let (known, at, act) = (review.known.clone(), place.record.at, act.clone());
        let whose = *whose;
        let (is_covered, on_hint, on_help) =
            (*is_covered, on_hint.clone(), on_dialog.reform(|()| GameDialog::Keys));
        Callback::from(move |wish| match wish {
            Wish::Do(action) => act.emit(action),
            Wish::Mistake(is_on) => {
                let to = known.mistake_from(at, is_on, whose).filter(|_| !is_covered);
                to.into_iter().for_each(|place| act.emit(PlayAction::Go(place)));
            }
            Wish::Hint => on_hint.emit(()),
            Wish::Help => on_help.emit(()),
        })
    };
    use_game_keys(place.view, on_wish.clone());
    let mistakes = if *is_covered { Default::default() } else { review.mistakes.clone() };
    let moves = html! {
        <section class="card moves" aria-labelledby="moves-title">
            { move_list(play_state, &mistakes, act) }
            { present_remark(&place.record) }
            { remark_field(play_state, act) }
        </section>
    };
    let (view, revealed) = (place.view, Reveal::Nothing);
    let reveal = act.reform(|_| PlayAction::Hide);
    let cover = Cover { view, revealed, reveal, steps: &[] };
    html! {
        <PageFrame
            layout="play"
            class={classes!(play_state.is_reviewed.then_some("reviewed"))}
            size={size(Area::whole(&play_state.seen().board))}
            title={say::game_open_page(&sentences::joined(&turn, &title))}
            view={View { is_hidden: false, ..place.view }}
            on_view={act.reform(closure!(is_hidden = place.view.is_hidden, move |view: View| PlayAction::View(View { is_hidden, ..view })))}
            shared={shared_game(play_state)}
            {cover}
            keys={game_help()}
            head_class="play-head"
            above={html! { <ListHead /> }}
            heading={title}
            hides_heading=true
            problem={LinkProblem::corrected(play_state.corrections.clone())}
            on_dismiss={act.reform(|()| PlayAction::Dismiss)}
        >
            { strip(play_state, running) }
            <div class="work">
                <Table play_state={play_state.clone()} act={act.clone()} {marks} />
            </div>
            { state_line(play_state, &thinking, stopped, place.view.is_hidden || *is_covered, act, &on_dialog.reform(|()| GameDialog::Send)) }
            <p id="play-said" class="unseen" role="status">{ play_state.status.clone() }</p>
            <div role="status">
                if let Some(turn) = differs {
                    <p id="play-differs" class="problem">{ say::game_differs(&turn.to_string()) }</p>
                }
                if is_kept && !*has_room {
                    <p id="play-nearly-full" class="problem">{ say::game_no_storage() }</p>
                }
                if !is_kept {
                    <p id="play-not-kept" class="problem">{ say::game_not_kept() }</p>
                }
            </div>
            <LectureKeys play_state={play_state.clone()} {on_wish} />
            <div class="side">
                if play_state.is_reviewed {
                    <ReviewPanel
                        {review}
                        place={place.record.at}
                        reader={place.reader()}
                        whose={*whose}
                        on_whose={Callback::from(move |player| whose.set(player))}
                        is_covered={*is_covered}
                        game={game_title(place)}
                        on_cover={Callback::from(move |covers| is_covered.set(covers))}
                        on_go={act.reform(PlayAction::Go)}
                        trial={play_state.trial}
                        on_try={act.reform(PlayAction::Try)}
                        {hints}
                        on_hint={on_hint.clone()}
                        on_show={act.reform(|(place, turns)| PlayAction::Show(place, turns))}
                        shown={play_state.shown.as_ref().map(|shown| shown.state.clone())}
                    >
                        { moves }
                    </ReviewPanel>
                } else {
                    { moves }
                }
            </div>
            { tools(play_state, act, &on_hint, html! { <MoreMenu play_state={play_state.clone()} act={act.clone()} {on_dialog} /> }) }
            { match *dialog {
                Some(GameDialog::Keys) => html! { <KeysDialog keys={game_help()} {on_close} /> },
                Some(GameDialog::Text) => html! { <TextDialog place={place.clone()} {on_close} /> },
                Some(GameDialog::Resign) => html! { <ResignDialog player={play_state.state.turn} {on_close} on_resign={act.reform(|()| PlayAction::Play(Turn::Resign))} /> },
                Some(GameDialog::Send) => share_dialog(&shared_game(play_state), on_close),
                None => html! {},
            } }
        </PageFrame>
    }
}

#[autoprops]
#[component]
fn ResignDialog(player: &Player, on_close: &Callback<()>, on_resign: &Callback<()>) -> Html {
    html! {
        <Modal id="play-resign-ask" title={say::game_resign_ask()} on_close={on_close.clone()}>
            <p>{ say::game_resign_what(player.other()) }</p>
            <form method="dialog" class="row">
                <button id="play-resign-no">{ say::game_resign_no() }</button>
                <button id="play-resign-yes" class="main" onclick={on_resign.reform(|_| ())}>
                    { say::game_resign() }
                </button>
            </form>
        </Modal>
    }
}

/// The keys of a game in front of a class, at the lower edge; each is also a button.
#[autoprops]
#[component]
fn LectureKeys(play_state: &Rc<PlayState>, on_wish: &Callback<Wish>) -> Html {
    // The review finds mistakes.
    let is_there = |wish: &Wish| !matches!(wish, Wish::Mistake(_)) || play_state.is_reviewed;
    html! {
        <KeyBar is_there={play_state.place.view.is_projected}>
            { for GAME.caps().chain(GAME_LECTURE.caps()).filter(|(.., wish)| is_there(wish)).map(|(sign, word, wish)| {
                let on_click = on_wish.reform(move |_| wish.clone());
                cap(sign, word.into(), is_on(play_state, wish), false, on_click)
            }) }
        </KeyBar>
    }
}

/// Whether a key that turns something on and off is on.
fn is_on(play_state: &PlayState, wish: &Wish) -> Option<bool> {
    match wish {
        Wish::Do(PlayAction::Threats) => Some(play_state.shows_threats),
        Wish::Do(PlayAction::Turn) => Some(play_state.place.is_turned),
        Wish::Do(PlayAction::Hide) => Some(!play_state.place.view.is_hidden),
        Wish::Do(PlayAction::Review) => Some(play_state.is_reviewed),
        _ => None,
    }
}
