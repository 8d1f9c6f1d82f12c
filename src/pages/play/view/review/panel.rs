//! The whole review, beside the board.

use yew::prelude::*;

use crate::analysis::phrases::number;
use crate::analysis::view::effort::effort_of;
use crate::analysis::view::step_bar::step_button;
use crate::ask::view::solver_bridge::Phase;
use crate::browser::button::button;
use crate::browser::callback::closure;
use crate::browser::focus::{focus, is_lost};
use crate::browser::icon::Icon;
use crate::browser::scrolling::{bring, bring_near};
use crate::browser::use_media::use_media;
use crate::pages::play::review::hints::{Hints, tried};
use crate::pages::play::review::line::shown;
use crate::pages::play::review::review_report::{PositionReport, ReviewReport};
use crate::pages::play::review::sentences;
use crate::pages::play::trial::Trial;
use crate::pages::play::view::review::graph_view::{graph_view, places};
use crate::pages::play::view::review::mistake_card::MistakeCard;
use crate::pages::play::view::review::mistake_list::mistake_list;
use crate::pages::play::view::review::parts_card::parts_card;
use crate::pages::play::view::review::picture_menu::PictureMenu;
use crate::pages::play::view::review::trial_card::trial_card;
use crate::pages::play::view::review::use_review::ReviewHandle;
use basics::player::Player;
use game::{GameStage, State, Turn};
use gloo::utils::document;
use web_sys::{Element, ScrollLogicalPosition};
use words::say;

#[derive(Properties, PartialEq)]
pub struct ReviewPanelProps {
    pub review: ReviewHandle,
    /// The present node in the tree of the record.
    pub place: usize,
    /// The player that the reader is, if any.
    pub reader: Option<Player>,
    /// The player whose mistakes the review visits; `None` for both.
    pub whose: Option<Player>,
    pub on_whose: Callback<Option<Player>>,
    /// Whether the values and the winners are covered.
    pub is_covered: bool,
    /// Names the players and the board.
    pub game: String,
    pub on_cover: Callback<bool>,
    /// Gets a node of the tree.
    pub on_go: Callback<usize>,
    /// A mistake that the reader tries to correct.
    pub trial: Option<Trial>,
    pub on_try: Callback<Option<Trial>>,
    /// The hints at the place before that mistake.
    pub hints: Option<Hints>,
    pub on_hint: Callback<()>,
    /// Gets a node of the tree and the turns to show after it, which do not belong to the record; none means the game
    /// itself.
    pub on_show: Callback<(usize, Vec<Turn>)>,
    /// The position after those turns.
    pub shown: Option<State>,
    /// Below the graph and the present turn.
    pub children: Html,
}

#[component]
pub fn ReviewPanel(props: &ReviewPanelProps) -> Html {
    let ReviewPanelProps {
        review,
        place,
        reader,
        whose,
        is_covered,
        on_cover,
        trial,
        on_try,
        children,
        ..
    } = props;
    let is_narrow = use_media("(max-width: 480px), (max-height: 480px)");
    let is_wide = use_media("(min-width: 1600px)");
    use_sight(review.known.as_ref(), *place);
    // A button that begins or ends a trial goes away with its card.
    let stage = trial.map(|trial| (trial.mistake, props.hints.is_some()));
    let before = use_mut_ref(|| stage);
    use_effect_with(stage, move |&stage| {
        if before.replace(stage) != stage && is_lost() {
            focus(if stage.is_some_and(|(_, is_before)| is_before) {
                "review-hint"
            } else {
                "review-again"
            });
        }
    });
    let known = &review.known;
    let is_covered = *is_covered;
    if review.is_too_large {
        return html! {
            <>
                <p id="review-large" class="card">{ say::review_too_large() }</p>
                { children.clone() }
            </>
        };
    }
    let Some((line, number)) =
        known.line.as_ref().and_then(|line| Some((line, line.number(*place)?)))
    else {
        return children.clone();
    };
    // The components number the places along the line.
    let on_go = props.on_go.reform(closure!(line, move |number: usize| line.place(number)));
    let to = |id, icon, label, to: Option<usize>| {
        let on_click = on_go.reform(move |_| to.unwrap_or(number));
        step_button(id, icon, label, to.is_none(), on_click)
    };
    // The reader comes first.
    let first = reader.unwrap_or(Player::Left);
    // Letters keep about their size.
    let width = match (is_narrow, is_wide) {
        (true, _) => 330.0,
        (_, true) => 760.0,
        _ => 450.0,
    };
    let acts = [review.cancel.clone(), review.go_on.clone()];
    html! {
        <section id="review" class="review" aria-label={say::review_title()}>
            <p id="review-said" class="unseen" role="status">
                { said(known, number, *trial, props.hints.as_ref(), is_covered) }
            </p>
            <div class="card">
                <div class="review-head">
                    <h2 id="review-title" tabindex="-1">{ say::review_title() }</h2>
                    <button
                        id="review-cover"
                        type="button"
                        aria-pressed={is_covered.to_string()}
                        onclick={on_cover.reform(move |_| !is_covered)}
                    >
                        { say::review_cover() }
                    </button>
                </div>
                if !is_covered {
                    { for [first, first.other()].map(|player| html! {
                        <p class="review-headline">{ sentences::headline(known, player, *reader == Some(player)) }</p>
                    }) }
                    { mistake_list(known, number, *whose, &on_go) }
                    if !known.mistakes(None).is_empty() {
                        <div class="tools">
                            { to("review-previous", Icon::BACK, say::review_previous(), known.previous_mistake(number, *whose)) }
                            { to("review-next", Icon::ON, say::review_next(), known.next_mistake(number, *whose)) }
                            if Player::ALL.iter().all(|&player| !known.mistakes(Some(player)).is_empty()) {
                                { whose_mistakes(*whose, &props.on_whose) }
                            }
                        </div>
                    }
                }
                { graph_view(known, number, is_covered, width, &on_go) }
                <PictureMenu known={known.clone()} {is_covered} game={props.game.clone()} />
                <p class="review-told">
                    { match &props.shown {
                        Some(state) => sentences::told_shown(known, number, state),
                        None => sentences::short(known, number, is_covered).join(" "),
                    } }
                </p>
                if let Phase::TooHard(_) = review.phase {
                    <div class="effort">
                        <p id="review-stopped" class="status" role="status">
                            { say::review_stopped(known.places.len(), known.undecided()) }
                        </p>
                        { button("review-go-on", say::review_longer(), false, &review.go_on, ()) }
                    </div>
                } else {
                    { effort_of(&review.phase, &acts, ("review-", say::review_work()), html! {}) }
                }
            </div>
            if let Some((trial, hints)) = trial.zip(props.hints.as_ref()) {
                { trial_card(line, number, trial, hints, &props.on_hint, &props.on_go) }
            } else if let Some(turn) = number.checked_sub(1).filter(|_| !is_covered || trial.is_some()) {
                <MistakeCard
                    known={known.clone()}
                    {turn}
                    trial={*trial}
                    on_try={on_try.clone()}
                    on_go={props.on_go.clone()}
                    on_show={props.on_show.clone()}
                />
            }
            { children.clone() }
            if !is_covered {
                { pass_card(&line.states[number], &known.places[number]) }
                { parts_card(known, number, &on_go) }
            }
            <div class="card">{ places(known, number, is_covered, &on_go) }</div>
        </section>
    }
}

/// The announcement for screen readers: the last hint, or what is proved about a tried turn or a mistake.
fn said(
    known: &ReviewReport,
    number: usize,
    trial: Option<Trial>,
    hints: Option<&Hints>,
    is_covered: bool,
) -> Option<String> {
    if let Some(hints) = hints {
        return hints.sentences.last().cloned();
    }
    let turn = number.checked_sub(1)?;
    match trial {
        Some(trial) => {
            Some(sentences::tried(known.line.as_ref()?, turn, trial, tried(known, turn, trial)))
        }
        None if is_covered || !known.verdict(turn).is_mistake() => None,
        None => sentences::verdict(known, turn),
    }
}

fn whose_mistakes(whose: Option<Player>, on_whose: &Callback<Option<Player>>) -> Html {
    let choices = [
        (None, say::review_of_both()),
        (Some(Player::Left), say::review_of_black()),
        (Some(Player::Right), say::review_of_white()),
    ];
    html! {
        <div id="review-whose" class="group" role="group" aria-label={say::review_whose()}>
            { for choices.map(|(player, label)| html! {
                <button
                    type="button"
                    aria-pressed={(player == whose).to_string()}
                    onclick={on_whose.reform(move |_| player)}
                >
                    { label }
                </button>
            }) }
        </div>
    }
}

/// Scrolls the review into view when it opens, and the card of a mistake when the reader goes there. `place` is the present
/// node of the tree. The style sheet reserves room for a board that stays above.
#[hook]
fn use_sight(known: &ReviewReport, place: usize) {
    use_effect_with((), |()| {
        with("review", |review| bring(review, ScrollLogicalPosition::Start));
        // The button at the end of the game is gone.
        if is_lost() {
            focus("review-title");
        }
    });
    let mistake = known.line.as_ref().and_then(|line| line.number(place)?.checked_sub(1));
    let mistake = mistake.filter(|&turn| known.verdict(turn).is_mistake());
    let before = use_mut_ref(|| place);
    use_effect_with((place, mistake), move |&(place, mistake)| {
        if before.replace(place) != place && mistake.is_some() {
            with("review-verdict", bring_near);
            // On a low screen the card is higher than what the board leaves; then its beginning counts.
            with("review-reason", bring_near);
        }
    });
}

fn with(id: &str, act: impl FnOnce(&Element)) {
    if let Some(element) = document().get_element_by_id(id) {
        act(&element);
    }
}

/// What a pass would cost: the stops and the temperature tell.
fn pass_card(state: &State, known: &PositionReport) -> Html {
    let cost = known.total.as_ref().map(|total| {
        let is_number = total.temperature.starts_with('-');
        let (before, after) = match state.turn {
            Player::Left => (&total.left_stop, &total.right_stop),
            Player::Right => (&total.right_stop, &total.left_stop),
        };
        match is_number {
            true => say::review_pass_number(&number(before)),
            false => say::review_pass_stops(
                &number(after),
                &number(before),
                state.turn,
                &number(&total.temperature),
            ),
        }
    });
    let winner = match &known.passed {
        _ if state.stage != GameStage::Jumps => say::review_pass_early().to_string(),
        Some((wins, Some(jump))) => say::review_pass_by(&shown(jump), *wins),
        Some((wins, None)) => say::review_pass_wins(*wins),
        None => say::review_pass_open().to_string(),
    };
    html! {
        <details id="review-pass" class="card review-pass">
            <summary>{ say::review_pass() }</summary>
            if let Some(cost) = cost {
                <p>{ cost }</p>
            }
            <p>{ winner }</p>
        </details>
    }
}
