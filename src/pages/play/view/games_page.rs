//! The page of the reader's own games.

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::clipboard::save_text;
use crate::browser::file_button::FileButton;
use crate::link::game_link::PlainPage;
use crate::link::problem::LinkProblem;
use crate::pages::play::NAME;
use crate::pages::play::my_games::kept;
use crate::pages::play::view::saved_list::SavedList;
use crate::pages::play::view::shelf;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use words::say;

/// The name of the saved file.
const FILE: &str = "papamu-games.txt";

/// `corrections` has the parts of the link that could not be followed.
#[autoprops]
#[component]
pub fn GamesPage(corrections: &Vec<String>, on_dismiss: &Callback<()>) -> Html {
    let sought = use_state_eq(String::new);
    // How many files have been opened: the list begins anew with each.
    let opened = use_state_eq(|| 0);
    // What the page says about a file, and whether it is a problem.
    let said = use_state_eq(|| (String::new(), false));
    let games = use_memo(*opened, |_| kept(&shelf::shelf()));
    let on_seek = callback!(sought, move |event: InputEvent| {
        sought.set(event.target_unchecked_into::<HtmlInputElement>().value());
    });
    let on_save = |_: MouseEvent| {
        save_text(&shelf::shelf().text(), FILE);
    };
    let on_open = callback!(opened, said, move |text: Option<String>| {
        let Some(text) = text else {
            said.set((say::learn_progress_no_file().to_string(), true));
            return;
        };
        let before = shelf::shelf();
        let (all, unread) = before.with_text(&text);
        if !shelf::save(&all) {
            said.set((say::game_save_refused().to_string(), true));
            return;
        }
        opened.set(*opened + 1);
        let added = say::game_added(all.0.len() - before.0.len());
        said.set(match unread.first() {
            Some(line) => {
                let left_out = say::game_added_unread(&line.to_string(), unread.len());
                (format!("{added} {left_out}"), true)
            }
            None => (added, false),
        });
    });
    let (words, is_problem) = &*said;
    html! {
        <PageFrame
            column="my-games"
            title={say::game_games_page()}
            shared={Shared::page(PlainPage::Games.link(), say::game_saved())}
            above={up(NAME, say::page_play())}
            heading={say::game_saved()}
            problem={LinkProblem::corrected(corrections.clone())}
            {on_dismiss}
        >
            <div class="row games-tools">
                <label class="seek">
                    <span>{ say::game_seek() }</span>
                    <input id="games-seek" type="search" autocomplete="off" value={(*sought).clone()} oninput={on_seek} />
                </label>
                <button id="games-save" type="button" onclick={on_save}>{ say::game_save_all() }</button>
                <FileButton id="games-open" label={say::game_open_all()} on_text={on_open} />
            </div>
            <p id="games-said" class={if *is_problem { "problem" } else { "note" }} role="status">{ words }</p>
            <div class="games">
                <SavedList key={*opened} {games} is_whole=true sought={(*sought).clone()} />
            </div>
        </PageFrame>
    }
}
