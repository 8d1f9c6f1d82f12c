//! An exhibit with its board, its claim and its table.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::door::Visit;
use crate::app::hooks::use_table::use_table;
use crate::app::showing::Showing;

#[derive(Properties, PartialEq)]
pub struct FamilyPageProps {
    pub showing: Showing,
    pub on_visit: Callback<Visit>,
}

#[component]
pub fn FamilyPage(props: &FamilyPageProps) -> Html {
    let showing = &props.showing;
    let entries: Vec<_> = showing.entries().into_iter().map(|(_, _, entry)| entry).collect();
    let table = use_table(Rc::new(entries));
    html! {
        <section class="gallery">
            <h1>{ showing.exhibit.title }</h1>
            <ul>
                { for table.table.rows.iter().map(|row| html! {
                    <li>{ format!("{row:?}") }</li>
                }) }
            </ul>
        </section>
    }
}
