//! How to cite an exhibit and its papers.

use crate::link::view::naming_version;
use teaching::content::papers::publication;
use teaching::content::{Exhibit, Paper};

/// Two texts for BibTeX: the entry of the exhibit at this address, and those of its papers.
pub fn citations(exhibit: &Exhibit, address: &str, day: &str) -> [String; 2] {
    let mut papers: Vec<&str> = Vec::new();
    for source in exhibit.sources() {
        let bibtex = publication(source.paper).map_or("", |publication| publication.bibtex);
        if !bibtex.is_empty() && !papers.contains(&bibtex) {
            papers.push(bibtex);
        }
    }
    [of_exhibit(exhibit, address, day), papers.join("\n\n")]
}

fn of_exhibit(exhibit: &Exhibit, address: &str, day: &str) -> String {
    let mut after = String::new();
    if let Some(paper) =
        publication(exhibit.source.paper).filter(|paper| paper.paper != Paper::Ours)
    {
        let section = exhibit.source.text();
        after = format!(". After {}, “{}”, {section}", paper.authors.english, paper.title.english);
    }
    format!(
        "@misc{{papamu-{},
  title   = {{{{{}}}}},
  author  = {{{{Papam{{\\=u}}}}}},
  note    = {{An exhibit of the gallery, version {}{}}},
  url     = {{{}}},
  urldate = {{{day}}}
}}",
        exhibit.name,
        tex(exhibit.headline.english),
        env!("CARGO_PKG_VERSION"),
        tex(&after),
        naming_version(address),
    )
}

/// A text with commands in place of the signs that TeX cannot read.
fn tex(text: &str) -> String {
    let mut tex = String::new();
    for sign in text.chars() {
        let command = match sign {
            '∗' => "$\\ast$",
            '↑' => "$\\uparrow$",
            '↓' => "$\\downarrow$",
            '−' => "$-$",
            '×' => "$\\times$",
            '·' => "$\\cdot$",
            '│' => "$|$",
            '½' => "$\\frac12$",
            '¼' => "$\\frac14$",
            '¾' => "$\\frac34$",
            '⊕' => "$\\oplus$",
            'ⱼ' => "$_j$",
            'ō' => "{\\=o}",
            'ū' => "{\\=u}",
            'ā' => "{\\=a}",
            '’' => "'",
            '“' => "``",
            '”' => "''",
            '{' => "\\{",
            '}' => "\\}",
            '#' => "\\#",
            '%' => "\\%",
            '&' => "\\&",
            '_' => "\\_",
            '^' => "\\textasciicircum{}",
            '₀'..='₉' => {
                let figure = u32::from(sign) - u32::from('₀');
                tex.push_str(&format!("$_{figure}$"));
                continue;
            }
            sign => {
                tex.push(sign);
                continue;
            }
        };
        tex.push_str(command);
    }
    tex
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::exhibits;

    #[test]
    fn cites_the_exhibit_and_its_papers() {
        let exhibit = teaching::content::exhibit("narrow").unwrap();
        let [own, papers] =
            citations(exhibit, "https://example.org/#/gallery/narrow?n=5", "2026-11-21");
        for part in [
            "@misc{papamu-narrow,",
            "title   = {{Boards of one to four rows after each of the four openings}}",
            concat!(
                "url     = {https://example.org/#/gallery/narrow?n=5&version=",
                env!("CARGO_PKG_VERSION"),
                "}"
            ),
            "urldate = {2026-11-21}",
            "After Jos Uiterwijk, ``Solving Narrow Konane Boards'', Linear Konane",
        ] {
            assert!(own.contains(part), "{part}: {own}");
        }
        assert!(papers.starts_with("@article{Uiterwijk2021,"), "{papers}");
    }

    /// BibTeX and TeX can read every entry: braces come in pairs, and no sign is unknown to TeX.
    #[test]
    fn can_be_typeset() {
        for exhibit in exhibits() {
            for entry in citations(exhibit, "https://example.org/", "2026-11-21") {
                let unescaped = entry.replace("\\{", "").replace("\\}", "");
                let mut depth = 0;
                for sign in unescaped.chars() {
                    depth += i32::from(sign == '{') - i32::from(sign == '}');
                    assert!(depth >= 0, "{entry}");
                }
                assert_eq!(depth, 0, "{entry}");
                assert!(
                    entry.is_ascii(),
                    "{:?} in {entry}",
                    entry.chars().find(|it| !it.is_ascii())
                );
            }
        }
    }
}
