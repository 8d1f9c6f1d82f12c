//! The reader's formula with its verdict, and the formulas that are guessed from the values.

use yew::prelude::*;

use crate::analysis::view::stacked::typed;
use crate::browser::callback::closure;
use crate::pages::gallery::catalogue::rules_name;
use crate::pages::gallery::own::query::{Field, OwnQuery};
use crate::pages::gallery::own::rows::{guesses, trials};
use crate::pages::gallery::view::own::form::problem;
use crate::pages::gallery::view::own::help::help;
use crate::pages::gallery::view::own::notation_field::NotationField;
use crate::pages::gallery::view::own::use_own::OwnTable;
use crate::pages::gallery::view::own::values::{claimed, computed, mark};
use konane::Rules;
use teaching::families::{Guess, LONGEST_FORMULA, Trial, Verdict, lone_letter};
use words::say;

/// A formula for a family with the letter n, in the words of an example.
const EXAMPLE: &str = "n even: n/2 - 1; else: *";

pub fn conjecture(query: &OwnQuery, own: &OwnTable, open: &Callback<OwnQuery>) -> Html {
    let on_formula = open.reform(closure!(query, move |formula| query.with_formula(formula)));
    let fault = own.family.fault_in(Field::Formula);
    html! {
        <section id="own-conjecture" class="card own-conjecture" aria-labelledby="own-conjecture-title">
            <h2 id="own-conjecture-title">{ say::own_conjecture() }</h2>
            <NotationField
                id="own-formula"
                label={say::own_formula()}
                text={query.formula.clone()}
                longest={LONGEST_FORMULA}
                placeholder={EXAMPLE}
                problem={fault.map(|_| "own-formula-problem")}
                on_text={on_formula}
            />
            { problem("own-formula-problem", &query.formula, fault) }
            if query.formula.trim().is_empty() {
                <p class="note">{ say::own_no_formula(EXAMPLE) }</p>
            }
            if !own.family.claims.is_empty() {
                { for verdicts(query, own, open) }
            }
            <p class="unseen" role="status">{ said(own) }</p>
            { guessed(query, own, open) }
            { help(
                    say::own_help_formula(),
                    [
                        ("n/2 - 1   (n+1).^ + *", say::own_help_formula_letters()),
                        ("n mod 3 = 1: 0; n > 5: *; else: n", say::own_help_formula_cases()),
                        ("{n|-n}   Tiny(2n)", say::own_help_formula_switch()),
                    ],
                    None,
                ) }
        </section>
    }
}

/// One verdict, or one for each of the rules if they differ.
fn verdicts(query: &OwnQuery, own: &OwnTable, open: &Callback<OwnQuery>) -> Vec<Html> {
    let all = [0, 1].map(|place| trials(&own.rows, place));
    let [ancient, modern] = [&all[0], &all[1]].map(|trials| Verdict::of(trials));
    match ancient == modern {
        true => vec![verdict(query, own, None, &ancient, open)],
        false => Rules::ALL
            .into_iter()
            .zip([ancient, modern])
            .map(|(rules, found)| verdict(query, own, Some(rules), &found, open))
            .collect(),
    }
}

fn verdict(
    query: &OwnQuery,
    own: &OwnTable,
    rules: Option<Rules>,
    found: &Verdict,
    open: &Callback<OwnQuery>,
) -> Html {
    let all = own.rows.len();
    let (class, words) = match found.wrong {
        Some(wrong) => ("differs", counterexample(query, own, rules, wrong, open)),
        None => ("agrees", html! { say::own_holds(found.agree, all) }),
    };
    let is_right = found.wrong.is_none() && found.unknown == 0 && found.agree > 0;
    html! {
        <p class="own-verdict" data-verdict={class} data-rules={rules.map(Rules::name)}>
            if is_right { { mark("agrees", "M4 10.5l4.2 4.2L16 6", say::own_right()) } }
            if found.wrong.is_some() { { mark("differs", "M5 5l10 10M15 5L5 15", say::own_wrong_mark()) } }
            { " " }
            if let Some(rules) = rules { <strong>{ rules_name(rules) }{ ": " }</strong> }
            { words }
            if found.unknown > 0 { { " " }{ say::own_unknown(found.unknown) } }
            if found.silent > 0 { { " " }{ say::own_silent(found.silent) } }
        </p>
    }
}

/// For screen readers: the first counterexample or, as soon as everything is known, that there is none.
fn said(own: &OwnTable) -> String {
    let all = [0, 1].map(|place| trials(&own.rows, place));
    let found = all.each_ref().map(|trials| Verdict::of(trials));
    let wrong = found.iter().find_map(|found| found.wrong);
    match wrong {
        _ if own.family.claims.is_empty() => String::new(),
        Some(wrong) => say::own_differs_said(&own.family.named(&wrong.point)),
        None if found.iter().all(|found| found.unknown == 0) => {
            say::own_holds(found[0].agree, own.rows.len())
        }
        None => String::new(),
    }
}

/// A press shows the counterexample on the board.
fn counterexample(
    query: &OwnQuery,
    own: &OwnTable,
    rules: Option<Rules>,
    wrong: &Trial,
    open: &Callback<OwnQuery>,
) -> Html {
    let place = rules.map_or(0, |rules| rules as usize);
    let row = own.row(&wrong.point);
    let shown = query.with_rules(rules.unwrap_or(query.rules)).with_point(wrong.point.clone());
    let case = html! {
        <button
            type="button"
            class="own-case"
            data-case={own.family.named(&wrong.point)}
            onclick={open.reform(move |_| shown.clone())}
        >
            { own.family.named(&wrong.point) }
        </button>
    };
    let value = row.map(|row| computed(&row.cells[place])).unwrap_or_default();
    let claim = row.map(claimed).unwrap_or_default();
    say::own_differs(case, claim, value)
}

fn guessed(query: &OwnQuery, own: &OwnTable, open: &Callback<OwnQuery>) -> Html {
    if own.rows.is_empty() {
        return html! {};
    }
    let points: Vec<&[i32]> = own.rows.iter().map(|row| row.point.as_slice()).collect();
    let made = guesses(&own.family, &own.rows);
    let is_filling = !own.table.table.is_full();
    html! {
        <div class="own-guesses">
            <h3>{ say::own_guess() }</h3>
            if lone_letter(&points).is_none() {
                <p class="note">{ say::own_guess_letters() }</p>
            } else if made.is_empty() && !is_filling {
                <p class="note">{ say::own_no_guess() }</p>
            }
            { for made.iter().map(|(rules, made)| guess(query, *rules, made, open)) }
            if !made.is_empty() {
                <p class="note">{ say::own_guess_nothing() }</p>
            }
        </div>
    }
}

fn guess(query: &OwnQuery, rules: Option<Rules>, made: &Guess, open: &Callback<OwnQuery>) -> Html {
    let Guess { formula, made_from, supported_by } = made;
    let taken = query.with_formula(formula.clone());
    let is_taken = *formula == query.formula.trim();
    html! {
        <div class="own-guess" data-rules={rules.map_or("both", Rules::name)} data-formula={formula.clone()}>
            <p>
                <span class="note">{ rules.map_or(say::own_guess_both(), rules_name) }{ ": " }</span>
                <span class="name">{ typed(formula) }</span>
            </p>
            <p class="note">{ say::own_guess_support(*made_from, *supported_by) }</p>
            <button
                type="button"
                class="own-take"
                aria-label={say::own_take_title(formula)}
                aria-disabled={is_taken.then_some("true")}
                onclick={open.reform(move |_| taken.clone())}
            >
                { say::own_take() }
            </button>
        </div>
    }
}
