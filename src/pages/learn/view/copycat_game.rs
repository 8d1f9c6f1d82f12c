//! The game before the first lesson.

use gloo::timers::callback::Timeout;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::square_name::ARROW;
use crate::board::view::jump_board::JumpBoard;
use crate::browser::callback::callback;
use crate::browser::focus_back::use_focus_back;
use crate::pages::learn::copycat::{RULES, board};
use basics::player::Player;
use konane::{Jump, NamedBoard, Square};
use words::say;

/// How long White waits, in milliseconds, so that the reader sees their own jump.
const PAUSE: u32 = 900;

/// At `why` the reader learns why Black has lost.
#[autoprops]
#[component]
pub fn CopycatGame(why: &String) -> Html {
    let played = use_state_eq(Vec::<Jump>::new);
    let begun = board();
    let now = played.iter().fold(begun.clone(), |now, &jump| now.play_unchecked(jump));
    let is_copying = played.len() % 2 == 1;
    let jumps = Vec::from_iter(now.jumps(RULES, Player::Left).filter(|_| !is_copying));
    let is_over = !is_copying && jumps.is_empty();
    let play = callback!(played, move |jump| played.set([&played[..], &[jump]].concat()));
    use_effect_with((*played).clone(), {
        let (play, columns) = (play.clone(), begun.columns());
        move |played| {
            let own = played.last().copied().filter(|_| played.len() % 2 == 1);
            let copy = own.map(|jump| jump.mirrored(columns));
            let answer = copy.map(|copy| Timeout::new(PAUSE, move || play.emit(copy)));
            move || drop(answer)
        }
    });
    use_focus_back(is_over);
    let last = played.last().copied();
    let names = NamedBoard::of(&begun);
    let said = match last {
        None => say::copycat_begin().to_string(),
        Some(_) if is_over => say::copycat_lost().to_string(),
        Some(_) if is_copying => say::copycat_wait().to_string(),
        Some(jump) => say::copycat_turn(&names.jump_name(jump).replace('-', ARROW)),
    };
    let again = callback!(played, move |_: MouseEvent| played.set(vec![]));
    html! {
        <section id="copycat" class="card" aria-label={say::copycat()}>
            <JumpBoard board={now} origin={Square::new(0, 0)} {names} {jumps} {last} on_jump={play} />
            <div>
                <h2>{ say::copycat() }</h2>
                <p role="status">{ said }</p>
                if is_over {
                    <div class="tools">
                        <a id="copycat-why" class="button main" href={why.clone()}>{ say::copycat_why() }</a>
                        <button id="copycat-again" type="button" onclick={again}>{ say::copycat_again() }</button>
                    </div>
                }
            </div>
        </section>
    }
}
