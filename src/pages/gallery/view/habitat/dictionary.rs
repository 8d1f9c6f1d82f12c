//! What the dictionary knows of a value, at once, and the dictionary in numbers.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::phrases::number;
use crate::analysis::view::name_view::short_name;
use crate::ask::table::TableRow;
use crate::ask::view::use_table::use_table;
use crate::board::view::mini_board::mini_board;
use crate::pages::gallery::catalogue::colours_of;
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::habitat::query::Query;
use crate::pages::gallery::habitat::record::stones;
use crate::pages::gallery::making::MakingLink;
use crate::pages::gallery::view::habitat::use_dictionary::{Fetched, use_directory, use_shard};
use konane::{Board, Colours, Edge, Rules, Surroundings};
use teaching::content::EARLY;
use teaching::dictionary::{
    Contents, DictionaryRow, Directory, Setting, Shard, ValueKind, ValueOrder, near,
};
use words::say;
use worker::message::{Entry, Position, SubjectText};

/// This many values are shown before and after one that the dictionary lacks.
const NEAR: usize = 4;
/// How many values are born on each day.
const BORN: [u64; 4] = [1, 3, 18, 1_452];

/// The smallest positions of a value, or the values near it. `sought` is the value, or nothing before the worker
/// has read it.
#[autoprops]
#[component]
pub fn DictionaryEntry(sought: &Option<ValueOrder>, query: &Query) -> Html {
    let directory = use_directory();
    let name = match (&directory, sought) {
        (Fetched::Here(directory), Some(key)) => directory.shard(key),
        _ => None,
    };
    let shard = use_shard(name);
    let shown = match (&directory, &shard, sought) {
        (Fetched::Here(directory), Fetched::Here(shard), Some(key)) => {
            entry(directory, shard, key, query)
        }
        (Fetched::Here(_), ..) => missing(&shard),
        _ => missing(&directory),
    };
    html! {
        <section id="dictionary" class="dictionary" aria-labelledby="dictionary-title">
            <h3 id="dictionary-title">{ say::dictionary() }</h3>
            { shown }
        </section>
    }
}

fn missing<T>(file: &Fetched<T>) -> Html {
    match file {
        Fetched::Coming | Fetched::Here(_) => {
            html! { <p class="note">{ say::dictionary_loading() }</p> }
        }
        Fetched::Absent => html! { <p class="note">{ say::dictionary_absent() }</p> },
        Fetched::Damaged(name) => html! {
            <p class="problem" role="alert">{ say::dictionary_damaged(name) }</p>
        },
    }
}

fn entry(directory: &Rc<Directory>, shard: &Rc<Shard>, key: &ValueOrder, query: &Query) -> Html {
    let Some(row) = shard.row(key) else {
        return html! {
            <>
                <p>{ say::dictionary_none() }{ " " }{ extent(directory) }</p>
                <p>
                    <a id="to-making" href={MakingLink::to(&query.value).page_link().to_string()}>
                        { say::making_from_habitat() }
                    </a>
                </p>
                <NearValues
                    directory={directory.clone()}
                    shard={shard.clone()}
                    sought={key.clone()}
                    query={query.clone()}
                />
            </>
        };
    };
    let places = directory.contents.iter().zip(&row.positions);
    html! {
        <>
            <div class="dictionary-places">
                { for places.map(|(contents, positions)| in_place(contents, positions, query.colours)) }
            </div>
            <p class="note">
                { extent(directory) }{ " " }{ say::dictionary_sums() }{ " " }
                { match query.colours {
                    Colours::Opening => say::dictionary_opening(),
                    Colours::Any => say::colours_generalized(),
                } }
            </p>
        </>
    }
}

fn in_place(Contents { place, .. }: &Contents, positions: &[String], colours: Colours) -> Html {
    let Setting { rules, surroundings } = *place;
    let board = |text: &String| Board::parse(text, surroundings.edge()).ok();
    let boards = positions.iter().filter_map(|text| Some((text, board(text)?)));
    let shown: Vec<_> = boards.filter(|(_, board)| colours.has(board)).collect();
    let id = format!("{}-{}", rules.name(), surroundings.name());
    html! {
        <div data-place={id}>
            <h4>
                { say::dictionary_place(rules_name(rules), surroundings_name(surroundings)) }
                <span class="note">
                    { " " }
                    { match shown.first() {
                        Some((text, _)) => say::habitat_stones(stones(text)),
                        None => say::dictionary_nothing().to_string(),
                    } }
                </span>
            </h4>
            <ul class="finds">
                { for shown.into_iter().map(|(text, board)| {
                    let position = Position {
                        modern: rules == Rules::Modern,
                        walls: surroundings.edge() == Edge::Walls,
                        board: text.clone(),
                    };
                    html! {
                        <li key={text.as_str()} data-entry={text.clone()}>
                            { mini_board(&position, say::habitat_open(text)) }
                            <code>{ text }</code>
                            <span class="note">{ colours_of(&board) }</span>
                        </li>
                    }
                }) }
            </ul>
        </div>
    }
}

/// The values near one that the dictionary lacks. A worker reads their names, so that they are written like all
/// values. The row of the value would be in `shard`.
#[autoprops]
#[component]
fn NearValues(
    directory: &Rc<Directory>,
    shard: &Rc<Shard>,
    sought: &ValueOrder,
    query: &Query,
) -> Html {
    let [before, after] = directory.beside(shard, sought, NEAR);
    let is_here = |name: Option<&str>, shard: &Fetched<Shard>| {
        name.is_none() || !matches!(shard, Fetched::Coming)
    };
    let beside = [use_shard(before), use_shard(after)];
    let is_whole = is_here(before, &beside[0]) && is_here(after, &beside[1]);
    let [before, after] = beside.each_ref().map(Fetched::here);
    let shards = [before, Some(&**shard), after].into_iter().flatten().filter(|_| is_whole);
    let rows = near(shards, sought, NEAR);
    let entry = |row: &&DictionaryRow| Entry {
        subject: SubjectText::Expression(row.key.name.clone()),
        claim: None,
        is_explored: false,
    };
    let entries: Rc<Vec<Entry>> = Rc::new(rows.iter().map(entry).collect());
    let table = use_table(entries.clone(), vec![]).table;
    if !is_whole {
        return missing(&Fetched::<Shard>::Coming);
    }
    let known = |index: usize| match table.rows.get(index)?.as_ref()? {
        // The table may still be the one of the value before.
        TableRow::Known(row) if table.entries == entries => row.value.as_ref().map(short_name),
        _ => None,
    };
    let link = |(index, row): (usize, &&DictionaryRow)| {
        let ValueOrder { mean, temperature, name } = &row.key;
        let there = Query { value: name.clone(), ..query.clone() };
        let [mean, temperature] = [mean, temperature].map(|it| number(&it.to_string()));
        html! {
            <li>
                <a href={there.page_link().to_string()}>
                    { known(index).unwrap_or_else(|| html! { name }) }
                </a>
                <span class="note">{ " " }{ say::dictionary_heat(&mean, &temperature) }</span>
            </li>
        }
    };
    html! {
        <>
            <p>{ say::dictionary_near() }</p>
            <ul id="dictionary-near" class="near">{ for rows.iter().enumerate().map(link) }</ul>
        </>
    }
}

/// How far the dictionary is complete.
fn extent(directory: &Directory) -> String {
    let most = |surroundings| {
        let all = directory.contents.iter();
        let here = all.filter(move |contents| contents.place.surroundings == surroundings);
        here.map(|contents| contents.most).min().unwrap_or_default()
    };
    let beside_walls = most(Surroundings::OneWall).min(most(Surroundings::Corner));
    say::dictionary_extent(most(Surroundings::Walls), most(Surroundings::Plane), beside_walls)
}

fn rules_name(rules: Rules) -> &'static str {
    match rules {
        Rules::Ancient => say::habitat_rules_ancient(),
        Rules::Modern => say::habitat_rules_modern(),
    }
}

fn surroundings_name(surroundings: Surroundings) -> &'static str {
    match surroundings {
        Surroundings::Plane => say::dictionary_plane(),
        Surroundings::OneWall => say::dictionary_edge(),
        Surroundings::Corner => say::dictionary_corner(),
        Surroundings::Walls => say::dictionary_walls(),
    }
}

/// What the whole dictionary contains.
#[component]
pub fn DictionaryFigures() -> Html {
    let fetched = use_directory();
    let shown = match &fetched {
        Fetched::Here(directory) => figures(directory),
        _ => missing(&fetched),
    };
    html! {
        <section id="dictionary-figures" class="dictionary" aria-labelledby="figures-title">
            <h2 id="figures-title">{ say::dictionary_in_numbers() }</h2>
            { shown }
        </section>
    }
}

fn figures(directory: &Directory) -> Html {
    html! {
        <>
            <p class="note">{ extent(directory) }</p>
            { for Rules::ALL.map(|rules| figures_of(directory, rules)) }
            <p>
                <a id="to-early" class="go-on" href={to_exhibit(EARLY).to_string()}>
                    { say::dictionary_early() }
                </a>
            </p>
        </>
    }
}

fn figures_of(directory: &Directory, rules: Rules) -> Html {
    let all = directory.contents.iter().filter(|contents| contents.place.rules == rules);
    let all: Vec<&Contents> = all.collect();
    let kinds = ValueKind::ALL.map(|kind| {
        let counts = all.iter().map(|contents| contents.kinds[kind as usize]).collect();
        (kind_name(kind).to_string(), counts)
    });
    let days = all.iter().map(|contents| contents.birthdays.len()).max().unwrap_or_default();
    let days = (0..days).map(|day| {
        let count = |contents: &&Contents| contents.birthdays.get(day).copied().unwrap_or_default();
        let name = match BORN.get(day) {
            Some(&born) => say::dictionary_day_of(born as f64, day),
            None => say::dictionary_day(day),
        };
        (name, all.iter().map(count).collect())
    });
    let id = |table| format!("dictionary-{table}-{}", rules.name());
    html! {
        <>
            <h3>{ rules_name(rules) }</h3>
            { bars(id("kinds"), say::dictionary_kinds(), kinds.into()) }
            { bars(id("days"), say::dictionary_days(), days.collect()) }
        </>
    }
}

/// A table with a bar beside each count, and a column for each of the surroundings. The greatest count of a column has the
/// longest bar.
fn bars(id: String, caption: &'static str, rows: Vec<(String, Vec<u64>)>) -> Html {
    let greatest = |column| rows.iter().map(|(_, counts)| counts[column]).max().unwrap_or(1).max(1);
    html! {
        <table {id} class="bars-table">
            <caption>{ caption }</caption>
            <thead>
                <tr>
                    <td />
                    { for Surroundings::ALL.map(|surroundings| html! {
                        <th scope="col">{ surroundings_name(surroundings) }</th>
                    }) }
                </tr>
            </thead>
            <tbody>
                { for rows.iter().map(|(name, counts)| html! {
                    <tr>
                        <th scope="row">{ name }</th>
                        { for counts.iter().enumerate().map(|(column, &count)| {
                            let width = count as f64 / greatest(column) as f64 * 100.0;
                            html! {
                                <td>
                                    { say::dictionary_count(count as f64) }
                                    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                                        <rect width={format!("{width:.2}")} height="6" />
                                    </svg>
                                </td>
                            }
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

fn kind_name(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Number => say::dictionary_number(),
        ValueKind::AllSmall => say::dictionary_all_small(),
        ValueKind::EqualStops => say::dictionary_equal_stops(),
        ValueKind::Hot => say::dictionary_hot(),
    }
}
