//! A value in a difference that the reader plays, with its options.

use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::analysis::view::stacked;
use basics::player::Player;
use teaching::sums::Move;
use words::say;
use worker::message::TypedText;

/// A value, shown as typed until its name is known, and the options of the player to move.
pub fn typed(
    text: &str,
    game: usize,
    known: Option<&TypedText>,
    reader: Option<Player>,
    on_move: &Callback<Move>,
) -> Html {
    let options = known.zip(reader).map(|(known, player)| (&known.options, player));
    html! {
        <>
            <p class="typed">
                { match known {
                    Some(known) => name(&known.name),
                    None => stacked::typed(text),
                } }
            </p>
            { match options {
                Some((options, player)) if options.is_empty() => html! {
                    <p class="options note">{ say::duel_no_option(player) }</p>
                },
                options => html! {
                    <div class="options" role="group" aria-label={say::duel_options(game + 1)}>
                        { for options.into_iter().flat_map(|(options, _)| options).filter_map(|option| {
                            let step = Move::parse(&option.step)?;
                            Some(html! {
                                <button
                                    type="button"
                                    data-step={option.step.clone()}
                                    onclick={on_move.reform(move |_| step.clone())}
                                >
                                    { name(&option.to) }
                                </button>
                            })
                        }) }
                    </div>
                },
            } }
        </>
    }
}
