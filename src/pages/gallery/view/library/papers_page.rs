//! The papers, section by section, with the exhibits that show their claims.

use yew::prelude::*;

use crate::analysis::view::signs::signs;
use crate::browser::callback::callback;
use crate::link::problem::shorten;
use crate::pages::gallery::catalogue::cited;
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::library::finder::{Leaf, UNREAD_NAME};
use crate::pages::gallery::library::places::{
    Item, Tally, asked, items, showings, slips, to_place,
};
use crate::pages::gallery::verdict::Mark;
use crate::pages::gallery::view::exhibit_frame::VisitProps;
use crate::pages::gallery::view::family::mark;
use crate::pages::gallery::view::library::frame::LibraryFrame;
use crate::share::view::share_panel::CopyField;
use teaching::content::papers::{Entry, PAPERS, Publication, Section, Slip, UNREAD_PUBLICATIONS};
use teaching::content::{self, Figure, Source, exhibit};
use words::{ENGLISH, say};

#[component]
pub fn PapersPage(props: &VisitProps) -> Html {
    let page_link = &props.page_link;
    let asked = page_link.word(1);
    let one = PAPERS.into_iter().find(|paper| paper.name == asked);
    let is_unread = asked == UNREAD_NAME;
    let is_all = one.is_none() && !is_unread;
    let is_shown = |paper: &&Publication| is_all || one.is_some_and(|one| one.name == paper.name);
    let shown: Vec<&Publication> = PAPERS.into_iter().filter(is_shown).collect();
    html! {
        <LibraryFrame
            leaf={Leaf::Papers}
            page_link={page_link.clone()}
            name={say::library_papers_bar()}
            headline={say::library_papers_headline()}
        >
            if is_all && !asked.is_empty() {
                <p id="unknown" class="problem" role="alert">
                    { say::papers_unknown(&shorten(asked, 40)) }
                </p>
            }
            <nav class="leaves" aria-label={say::papers()}>
                <a href={Leaf::Papers.link().to_string()} aria-current={is_all.then_some("page")}>
                    { say::papers_all() }
                </a>
                { for PAPERS.into_iter().map(|paper| html! {
                    <a
                        href={to_place(&format!("papers/{}", paper.name)).to_string()}
                        aria-current={one.is_some_and(|one| one.name == paper.name).then_some("page")}
                    >
                        { cited(paper.paper) }
                    </a>
                }) }
                <a
                    href={to_place(&format!("papers/{UNREAD_NAME}")).to_string()}
                    aria-current={is_unread.then_some("page")}
                >
                    { say::papers_unread() }
                </a>
            </nav>
            <div>{ for shown.into_iter().map(|paper| html! { <Paper key={paper.name} {paper} /> }) }</div>
            if one.is_none() {
                { unread() }
            }
        </LibraryFrame>
    }
}

#[derive(Properties)]
struct PaperProps {
    paper: &'static Publication,
}

/// Names are unique.
impl PartialEq for PaperProps {
    fn eq(&self, other: &PaperProps) -> bool {
        self.paper.name == other.paper.name
    }
}

#[component]
fn Paper(props: &PaperProps) -> Html {
    let paper = props.paper;
    let said = use_state(|| AttrValue::from(""));
    let say = callback!(said, move |text: AttrValue| said.set(text));
    let title = format!("paper-{}", paper.name);
    html! {
        <section class="paper" id={paper.name} aria-labelledby={title.clone()}>
            <h3 id={title}>{ cited(paper.paper) }</h3>
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
            if !paper.bibtex.is_empty() {
                <details class="cite">
                    <summary>{ say::exhibit_cite() }</summary>
                    <CopyField
                        id={format!("bibtex-{}", paper.name)}
                        label="BibTeX"
                        note=""
                        text={paper.bibtex}
                        {say}
                    />
                    <p class="note" role="status">{ &*said }</p>
                </details>
            }
            if paper.paper != content::Paper::Ours { { tally(paper) } }
            { for paper.sections.iter().map(|section| section_view(paper, section)) }
        </section>
    }
}

fn section_view(paper: &Publication, section: &Section) -> Html {
    // The papers, and so their headings, are in English.
    let language = (paper.paper != content::Paper::Ours).then_some(ENGLISH);
    html! {
        <div class="paper-section">
            <h4 lang={language}>{ signs(&Source::of(paper.paper, section.heading, &[]).said()) }</h4>
            <ul class="places">
                { for section.entries.iter().map(|entry| entry_view(paper, section, entry)) }
            </ul>
        </div>
    }
}

fn entry_view(paper: &Publication, section: &Section, entry: &Entry) -> Html {
    let place = entry.place.map_or(say::papers_text().to_string(), |place| place.said());
    let name = entry.place.map_or("text".to_string(), |place| place.to_string());
    let near = exhibit(to_place(entry.near).word(0));
    let items = items(paper, section, entry.place);
    // Each statement links to its exhibit.
    let mut showings = showings(paper, section, entry.place);
    let asked = asked(paper, section, entry.place);
    let told = || items.iter().map(|item| item.exhibit).chain(asked.iter().map(|(it, _)| *it));
    showings.retain(|showing| told().all(|exhibit| exhibit != showing.exhibit));
    html! {
        <li data-place={name} data-gap={(!entry.gap.english.is_empty()).then_some("")}>
            <span class="place">{ place }</span>
            <span>{ signs(entry.about.text()) }</span>
            <span class="here">
                { for showings.iter().map(|showing| html! {
                    <a href={showing.link.to_string()}>{ signs(showing.exhibit.title.text()) }</a>
                }) }
                if showings.is_empty() && told().next().is_none() && entry.gap.english.is_empty() {
                    <span class="note">{ say::papers_below() }</span>
                }
                if !entry.gap.english.is_empty() {
                    <span class="note">
                        { match near {
                            Some(near) => say::papers_gap_near(entry.gap.text(), html! {
                                <a href={to_place(entry.near).to_string()}>{ signs(near.title.text()) }</a>
                            }),
                            None => html! { say::papers_gap(entry.gap.text()) },
                        } }
                    </span>
                }
                { for items.iter().map(item_view) }
                { for slips(paper, section, entry.place).map(slip_view) }
                { for asked.iter().map(|(exhibit, question)| html! {
                    <span class="stated">
                        <a href={to_exhibit(exhibit.name).to_string()}>
                            { say::law_asked(signs(question.asks.text()), &|words| html! { <strong>{ words }</strong> }) }
                        </a>
                    </span>
                }) }
            </span>
        </li>
    }
}

/// A line of the law, and whether it holds.
fn item_view(item: &Item) -> Html {
    let law = item.law;
    html! {
        <span class="stated">
            <a href={item.link.to_string()}>
                { signs(law.of.text()) }{ ": " }<span class="name">{ signs(law.value.text()) }</span>
                if !law.condition.is_empty() { { format!(" ({})", law.condition) } }
            </a>
            if let Some((found, figure)) = item.verdict { { mark(found, figure) } }
        </span>
    }
}

/// An error in a paper that no exhibit shows.
fn slip_view(slip: &Slip) -> Html {
    let found = if slip.is_misprint { Mark::Misprint } else { Mark::Differs };
    html! {
        <span class="stated">
            <a href={Leaf::Differences.link().to_string()}>{ signs(slip.printed.text()) }</a>
            { mark(found, Figure::Printed) }
        </span>
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

fn unread() -> Html {
    html! {
        <section class="paper" id="unread" aria-labelledby="unread-title">
            <h3 id="unread-title">{ say::papers_unread() }</h3>
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
