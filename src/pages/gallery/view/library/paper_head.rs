//! What stands above the exhibits of one paper: the paper, and what no exhibit shows of it.

use yew::prelude::*;

use crate::analysis::view::signs::signs;
use crate::browser::callback::callback;
use crate::pages::gallery::catalogue::cited;
use crate::pages::gallery::library::finder::{Leaf, UNREAD_NAME};
use crate::pages::gallery::library::places::{Tally, said, to_paper, to_place};
use crate::share::view::share_panel::CopyField;
use teaching::content::papers::{Entry, PAPERS, Publication, Section, UNREAD_PUBLICATIONS};
use teaching::content::{self, exhibit};
use words::{ENGLISH, say};

/// Links to the exhibits of each paper.
pub fn papers(asked: &str) -> Html {
    let named = PAPERS.into_iter().map(|paper| (paper.name, cited(paper.paper)));
    let to = |(name, label): (&'static str, &'static str)| {
        html! {
            <a href={to_paper(name).to_string()} aria-current={(name == asked).then_some("page")}>{ label }</a>
        }
    };
    html! {
        <nav class="leaves" aria-label={say::papers()}>
            <a href={Leaf::Papers.link().to_string()} aria-current={asked.is_empty().then_some("page")}>
                { say::papers_all() }
            </a>
            { for named.chain([(UNREAD_NAME, say::papers_unread())]).map(to) }
        </nav>
    }
}

#[derive(Properties)]
pub struct PaperHeadProps {
    pub paper: &'static Publication,
}

/// Names are unique.
impl PartialEq for PaperHeadProps {
    fn eq(&self, other: &PaperHeadProps) -> bool {
        self.paper.name == other.paper.name
    }
}

#[component]
pub fn PaperHead(props: &PaperHeadProps) -> Html {
    let paper = props.paper;
    let said = use_state(|| AttrValue::from(""));
    let say = callback!(said, move |text: AttrValue| said.set(text));
    let gaps = paper.sections.iter().flat_map(|section| {
        let gaps = section.entries.iter().filter(|entry| !entry.gap.english.is_empty());
        gaps.map(move |entry| (section, entry))
    });
    let gaps: Vec<_> = gaps.collect();
    html! {
        <section class="paper" id={paper.name} aria-labelledby="paper-title">
            <h2 id="paper-title">{ cited(paper.paper) }</h2>
            <p class="lead">
                { paper.authors.text() }{ ": " }
                if paper.address.is_empty() {
                    { paper.title.text() }
                } else {
                    <a href={paper.address} rel="noopener">{ paper.title.text() }</a>
                }
            </p>
            if !paper.copy.english.is_empty() {
                <p class="note">{ paper.copy.text() }</p>
            }
            if paper.paper != content::Paper::Ours { { tally(paper) } }
            if !paper.bibtex.is_empty() {
                <details class="cite">
                    <summary>{ say::exhibit_cite() }</summary>
                    <CopyField id="bibtex" label="BibTeX" note="" text={paper.bibtex} {say} />
                    <p class="note" role="status">{ &*said }</p>
                </details>
            }
            if !gaps.is_empty() {
                <details class="gaps">
                    <summary>{ say::papers_gaps(gaps.len()) }</summary>
                    <ul class="places">{ for gaps.into_iter().map(|(section, entry)| gap(paper, section, entry)) }</ul>
                </details>
            }
        </section>
    }
}

/// What no exhibit shows, and why.
fn gap(paper: &Publication, section: &Section, entry: &Entry) -> Html {
    let name = entry.place.map_or("text".to_string(), |place| place.to_string());
    // The papers, and so their headings, are in English.
    let language = (paper.paper != content::Paper::Ours).then_some(ENGLISH);
    html! {
        <li data-place={name}>
            <span class="place" lang={language}>{ signs(&said(paper, section, entry)) }</span>
            <span>{ signs(entry.about.text()) }</span>
            <span class="note">
                { match exhibit(to_place(entry.near).word(0)) {
                    Some(near) => say::papers_gap_near(entry.gap.text(), html! {
                        <a href={to_place(entry.near).to_string()}>{ signs(near.title.text()) }</a>
                    }),
                    None => html! { say::papers_gap(entry.gap.text()) },
                } }
            </span>
        </li>
    }
}

/// How many statements of a paper the exhibits show, and whose positions they use.
fn tally(paper: &Publication) -> Html {
    let tally = Tally::of(paper);
    html! {
        <p class="note">
            { say::papers_tally(
                tally.statements, tally.on_ours, tally.on_printed, tally.questions,
                tally.on_restored, tally.only_said,
            ) }
        </p>
    }
}

pub fn unread() -> Html {
    html! {
        <section class="paper" id="unread" aria-labelledby="unread-title">
            <h2 id="unread-title">{ say::papers_unread() }</h2>
            <p class="note">{ say::papers_unread_note() }</p>
            <ul class="unread">
                { for UNREAD_PUBLICATIONS.iter().map(|unread| html! {
                    <li>
                        if unread.address.is_empty() {
                            { unread.name.text() }
                        } else {
                            <a href={unread.address} rel="noopener">{ unread.name.text() }</a>
                        }
                        { ". " }{ unread.about.text() }
                    </li>
                }) }
            </ul>
        </section>
    }
}
