//! A real TeX sets all that the gallery gives out as LaTeX: every exhibit’s table, as far as the
//! page fills it by itself, and its picture. `./dev tex` installs the TeX.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::sync::LazyLock;
use std::time::Instant;

use konane::NamedBoard;
use papamu::ask::table::{TableAction, TableState};
use papamu::link::view::View;
use papamu::pages::gallery::exhibit_link::{ExhibitLink, to_exhibit};
use papamu::pages::gallery::formats::Format;
use papamu::pages::gallery::tabular::{TableLine, lines, write};
use papamu::share::export::Export;
use papamu::share::shared::ShownPosition;
use papamu::state::PageState;
use teaching::content::exhibits;
use worker::client::Report;
use worker::message::{JobId, PageMessage, Position, Question, TableQuestion, WorkerMessage};
use worker::pool::News;
use worker::runner::JobRunner;

fn milliseconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1e3
}

/// Fills the lines as the page does with its worker.
fn filled(exhibit_link: &ExhibitLink) -> Vec<TableLine> {
    let asked = exhibit_link.entries();
    let entries = asked.iter().map(|(_, _, entry)| entry.clone()).collect();
    let mut table = TableState::default().apply(TableAction::Begin(Rc::new(entries)));
    table = table.apply(TableAction::Want(vec![0]));
    let mut runner = JobRunner::new(milliseconds);
    let Some((run, question)) = table.order() else { return vec![] };
    runner.take(PageMessage::Ask { job: JobId(run), question: question.packed() });
    while runner.is_busy() && table.order().is_some() {
        for message in runner.work() {
            if let WorkerMessage::Answer { answer, .. } = message {
                let news = News::Answer(answer).of::<TableQuestion>();
                table = table.apply(TableAction::Heard(run, news));
            }
        }
    }
    lines(exhibit_link.family, &asked, &table)
}

#[test]
fn a_real_tex_sets_every_table_and_picture() {
    let mut text = String::from(
        "\\documentclass{article}\n\\usepackage{amsmath,booktabs,tikz}\n\
         \\usepackage[landscape,margin=5mm,paperwidth=100cm,paperheight=60cm]{geometry}\n\\begin{document}\n",
    );
    let mut tables = 0;
    for exhibit in exhibits() {
        let Some(exhibit_link) = ExhibitLink::of(&to_exhibit(exhibit.name)) else { continue };
        text += &format!("\\section*{{{}}}\n", exhibit.name);
        let lines = filled(&exhibit_link);
        assert!(lines.iter().any(|line| line.mark().is_some()), "{}", exhibit.name);
        text += &write(Format::Latex, &exhibit_link, &lines);
        tables += 1;
        if let Some(board) = exhibit_link.board() {
            let position = Position::of(exhibit_link.rules, &board);
            let names = NamedBoard::of(&board);
            let seen = ShownPosition { position, board, names, view: View::default() };
            text += "\n\\par ";
            text += &Export::new(&seen, &Report::default()).latex();
        }
        text += "\n\\newpage\n";
    }
    text += "\\end{document}\n";
    assert!(tables > 25, "{tables}");

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    fs::write(folder.join("gallery.tex"), text).unwrap();
    let run = Command::new("pdflatex")
        .args(["-halt-on-error", "-interaction=nonstopmode", "gallery.tex"])
        .current_dir(folder)
        .output()
        .expect("pdflatex is there");
    let log = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{log}");
    let log = fs::read_to_string(folder.join("gallery.log")).unwrap_or_default();
    assert!(!log.contains("Missing character"), "{log}");
}
