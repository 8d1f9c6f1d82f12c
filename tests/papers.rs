//! Compares the papers place by place with the exhibits, and what the page says about open problems
//! with the solver.

use basics::budget::Budget;
use konane::Rules;
use papamu::pages::gallery::exhibit_link::ExhibitLink;
use papamu::pages::gallery::library::differences::differences;
use papamu::pages::gallery::library::places::{
    Item, Tally, asked, is_shown, items, points, showings, stated, to_place,
};
use papamu::pages::gallery::verdict::Mark;
use solver::Solver;
use teaching::content::frontiers::{FRONTIERS, Series, frontier};
use teaching::content::papers::{PAPERS, Publication, publication};
use teaching::content::{Citation, Objection, exhibit, exhibits};
use value::{Style, Values};

#[test]
fn exhibits_name_places_that_exist() {
    for exhibit in exhibits() {
        for source in exhibit.sources() {
            let place = format!("{}: {source:?}", exhibit.name);
            let paper = publication(source.paper).unwrap_or_else(|| panic!("{place}"));
            let section = paper.section(source.section).unwrap_or_else(|| panic!("{place}"));
            assert!(section.entry(None).is_some(), "{place}");
            for &numbered in source.places {
                assert!(section.entry(Some(numbered)).is_some(), "{place}");
            }
        }
    }
}

/// A place has either an exhibit or a reason why there is none, never both.
#[test]
fn every_place_is_shown_or_said_to_be_missing() {
    for paper in PAPERS {
        for section in paper.sections {
            for entry in section.entries {
                let place = format!("{}: {}, {:?}", paper.name, section.heading, entry.place);
                assert_ne!(
                    is_shown(paper, section, entry),
                    !entry.gap.english.is_empty(),
                    "{place}"
                );
            }
        }
    }
}

/// What a paper states stands in each exhibit that shows it.
#[test]
fn exhibits_have_the_statements_of_their_places() {
    for paper in PAPERS {
        for section in paper.sections {
            for entry in section.entries {
                for showing in showings(paper, section, entry.place) {
                    let stated = stated(showing.exhibit);
                    let is_there = stated.iter().any(|(of, _, it)| {
                        of.name == paper.name && it.about.english == entry.about.english
                    });
                    assert!(is_there, "{}: {}", showing.exhibit.name, entry.about.english);
                }
            }
        }
    }
}

/// The numbered places of each paper, as counted in the paper.
#[test]
fn the_lists_are_complete() {
    for (name, kind, numbers) in [
        ("ernst", "figure", 1..=10),
        ("ernst", "table", 1..=1),
        ("ernst", "footnote", 1..=5),
        ("santos-silva", "theorem", 2..=2),
        ("santos-silva", "definition", 1..=1),
        ("uiterwijk", "figure", 1..=22),
        ("uiterwijk", "theorem", 1..=13),
    ] {
        let paper = PAPERS.into_iter().find(|paper| paper.name == name).unwrap();
        let entries = paper.sections.iter().flat_map(|section| section.entries);
        let mut found: Vec<u32> = entries
            .filter_map(|entry| Some(entry.place?.to_string()))
            .filter_map(|place| place.strip_prefix(kind)?.trim().parse().ok())
            .collect();
        found.sort_unstable();
        assert_eq!(found, numbers.collect::<Vec<u32>>(), "{name}: {kind}");
    }
}

/// The statements of the papers as an independent reader numbered them, and the page's words for
/// each. Uiterwijk's first 35 are his figures and theorems, which are counted above; Ernst's 28 to
/// 30 and 38 are steps of proofs, of which the page mentions only the misprints.
const OF_ERNST: &[(&str, &str)] = &[
    ("E1", "L(3), its colours swapped: 1"),
    ("E2", "L(5): −2"),
    ("E3", "L(0): 0"),
    ("E4", "L(2): ∗"),
    ("E5", "−2 + 1 = −1"),
    ("E6", "L(2), its colours swapped: −∗ = ∗"),
    ("E6", "a position with its colours swapped: its negative"),
    ("E6", "G > H, G ≥ H, G = H: by who wins G − H"),
    ("E7", "{0, −1│1} = {0│1} = ½"),
    ("E8", "½ + ½: 1"),
    ("E9", "{5│22}: 6"),
    ("E10", "{−22│−7}: −8"),
    ("E11", "{−22│3}: 0"),
    ("E12", "{½│¾}: 5/8"),
    ("E13", "{5/4│2}: 3/2"),
    ("E14", "2^(−j−1)"),
    ("E15", "{0│∗} = ↑"),
    ("E16", "↑ + … + ↑ + a negative number: < 0"),
    ("E17", "↓: {∗│0} = −↑"),
    ("E18", "without a dominated option"),
    ("E19", "past a reversible move"),
    ("E20", "L(2j + 1): −j"),
    ("E21", "L(4j): 0"),
    ("E22", "L(4j + 2): ∗"),
    ("E23", "L(0), L(1), … L(10)"),
    ("E24", "LOT₁(3): {∗│0} = ↓"),
    ("E25", "LOT₁(2j): j − 1"),
    ("E26", "LOT₁(4j + 1): ∗"),
    ("E27", "LOT₁(4j + 3): 0"),
    ("E31", "LT₁(2): ∗"),
    ("E32", "LT₁(3): ∗"),
    ("E33", "LT₁(4): {∗│↓}"),
    ("E34", "LT₁(4j): {∗│−2j + 2}"),
    ("E35", "LT₁(4j + 1): {2j − 1│∗}"),
    ("E36", "LT₁(4j + 2): {0│−2j + 1}"),
    ("E37", "LT₁(4j + 3): {2j│0}"),
    ("E39", "LOT₂(3): ↓"),
    ("E40", "LOT₂(4): 0"),
    ("E41", "LOT₂(5): ½"),
    ("E42", "LOT₂(4j): −1 + ∗"),
    ("E43", "LOT₂(4j + 1): 2j − 2"),
    ("E44", "LOT₂(4j + 2): −1"),
    ("E45", "LOT₂(4j + 3): 2j − 1"),
    ("E46", "LT₂(2j + 1): −j"),
    ("E47", "LT₂(4j): 0"),
    ("E48", "LT₂(4j + 2): ∗"),
    ("E49", "LT₃(2j): −j + 3"),
    ("E50", "LT₃(4j + 1): 2 + ∗"),
    ("E51", "LT₃(4j + 3): 2"),
    ("E52", "the four stones: ∗2"),
    ("E53", "∗ + ∗: 0"),
    ("E54", "∗ + ∗2: ∗3"),
    ("E55", "∗6 + ∗3: ∗5"),
    ("E56", "D2(4): ∗2"),
    ("E57", "worth ∗4?"),
    ("E58", "the line, modern rules: {j│0}"),
    ("E59", "{j│{j│0}} = j + +ⱼ"),
    ("E60", "+ₓ + ↓: < 0"),
    ("E61", "the first position: +₁"),
    ("E62", "the second position: +₂"),
    ("E63", "L2(12), ancient rules: ∗2"),
    ("E64", "L2(n), n = 0, 2, … 16"),
    ("E65 E66", "D2(n), n = 3 to 17, ancient rules"),
    ("E66", "D2(n), n = 3 to 17, modern rules"),
    ("E67", "n even: n/2 (n/2 + 1) − 1"),
    ("E68", "n odd: −((n + 1)/2)² + 2"),
    ("E69", "Penned into a corner"),
    ("E70", "two squares between, modern rules"),
    ("E71 E74", "penetration 1 to 4"),
    ("E72", "more space between than both penetrations"),
    ("E73", "a box of each depth and width"),
    ("E75", "at least 10 stones, and not all groups of 11"),
    ("E76", "two groups worth 0 that can meet"),
    ("E77", "Fibonacci weights of the stones are 20, of the goal 21"),
    ("E78", "any finite number of stones: never 5"),
    ("E79", "4 columns: never 4"),
    ("E80", "2 rows: never 4"),
    ("E81 E82 E83", "4 rows of 6; 3 rows of 4; 2 columns: never 4; 3; 2"),
    ("E84", "7 × 3: the square in the middle"),
    ("E85", "7 × 3: the other squares"),
    ("E86", "3 rows of 11: never 4"),
    ("E87", "all but two squares for 12 × 3"),
    ("E88", "12 × 3: the two squares in the middle"),
    ("E89", "Gyllenskog’s endgame, worth 5 (4 under modern rules)"),
    ("E90", "de Oliveira’s move from 3 to 0"),
    ("E91", "a dictionary"),
    ("E92", "at the edge of the board"),
    ("E93 E94", "give different values, and which are simpler"),
    ("E95", "turn a modern position into an ancient one"),
    ("E96", "if both players play well"),
    ("E97", "treated as if they were not"),
    ("E98", "width of a group matter more than its depth"),
    ("E99", "global strategies"),
    ("E100", "strand stones"),
    ("E101 E102", "4 × 4, 4 × 5 and 4 × 6, when the two removals count as moves"),
    ("E103", "5 × 5, when the two removals count as moves"),
    ("E104", "History, boards, words"),
];

const OF_UITERWIJK: &[(&str, &str)] = &[
    ("U36", "Every whole number occurs"),
    ("U37", "every m/2^(n)"),
    ("U38", "positions of one row: the first player wins"),
    ("U39", "a safe move: each counts as one whole move"),
    ("U40", "the longest multi-jump always dominates"),
    ("U41", "the size of the board decides who wins"),
    ("U42", "three rows worth after H-C"),
    ("U43", "four rows worth after H-M, H-C and V-C"),
];

const OF_SANTOS_SILVA: &[(&str, &str)] = &[
    ("S1", "Nim-dimension n, of any game"),
    ("S2 S4 S5", "occur in Shove, Col and Toppling Dominoes; octal games"),
    ("S3", "Col: 0"),
    ("S6", "Some values of the game"),
    ("S7", "∗2, but not useful for ∗3"),
    ("S8", "the Nim-dimension of Kōnane: ∞"),
    ("S9 S10", "The first ∗2, and one with a longer column"),
    ("S11", "∗n from two copies"),
    ("S12", "Why it is worth ∗n"),
    ("S13", "∗4, drawn"),
    ("S14", "habitat of ∗2"),
    ("S15", "smallest board with a position worth ∗n"),
];

/// What the page says about a paper, one line for each row.
fn told(paper: &Publication) -> Vec<String> {
    let mut told = Vec::new();
    for section in paper.sections {
        for entry in section.entries {
            told.push(entry.about.english.to_string());
            let items = items(paper, section, entry.place);
            let stated =
                |item: &Item| format!("{}: {}", item.law.of.english, item.law.value.english);
            told.extend(items.iter().map(stated));
            let asked = asked(paper, section, entry.place).into_iter();
            told.extend(asked.map(|(_, question)| question.asks.english.to_string()));
        }
    }
    told.extend(paper.slips.iter().map(|slip| slip.printed.english.to_string()));
    told
}

#[test]
fn every_statement_has_its_place() {
    for (name, statements) in
        [("ernst", OF_ERNST), ("uiterwijk", OF_UITERWIJK), ("santos-silva", OF_SANTOS_SILVA)]
    {
        let told = told(PAPERS.into_iter().find(|paper| paper.name == name).unwrap());
        for (number, words) in statements {
            assert!(told.iter().any(|line| line.contains(words)), "{number}: {words}");
        }
    }
}

#[test]
fn slips_are_in_places_that_exist() {
    let mut slips = 0;
    for paper in PAPERS {
        for slip in paper.slips {
            assert_eq!(slip.source.paper, paper.paper);
            let section = paper.section(slip.source.section).expect(slip.source.section);
            assert!(section.entry(slip.source.places.first().copied()).is_some(), "{}", paper.name);
            assert!(
                slip.printed != slip.meant && !slip.reason.english.is_empty(),
                "{}",
                paper.name
            );
            slips += 1;
        }
    }
    assert_eq!(slips, 6);
}

#[test]
fn links_lead_where_they_say() {
    for paper in PAPERS {
        for section in paper.sections {
            for entry in section.entries {
                let place = format!("{}: {}, {:?}", paper.name, section.heading, entry.place);
                for showing in showings(paper, section, entry.place) {
                    let found = exhibit(showing.link.word(0));
                    assert_eq!(found, Some(showing.exhibit), "{place}");
                    if let Some(there) = ExhibitLink::of(&showing.link) {
                        assert!(there.corrections.is_empty(), "{place}: {:?}", there.corrections);
                    }
                }
                if entry.near.is_empty() {
                    continue;
                }
                let near = to_place(entry.near);
                assert!(exhibit(near.word(0)).is_some(), "{place}: {}", entry.near);
                if let Some(there) = ExhibitLink::of(&near) {
                    assert!(there.corrections.is_empty(), "{place}: {:?}", there.corrections);
                }
            }
        }
    }
}

#[test]
fn theorems_open_at_numbers_of_theirs() {
    let paper = PAPERS.into_iter().find(|paper| paper.name == "uiterwijk").unwrap();
    for (heading, theorem, link) in [
        ("Linear Konane", 5, "#/gallery/narrow?n=5&rows=1&opening=h-c"),
        ("Triple Konane", 11, "#/gallery/narrow?n=5&rows=3&opening=h-m"),
        ("Quadruple Konane", 13, "#/gallery/narrow?n=5&rows=4&opening=v-m"),
    ] {
        let section = paper.section(heading).unwrap();
        let place = Citation::Theorem(theorem);
        let links: Vec<String> = showings(paper, section, Some(place))
            .iter()
            .map(|showing| showing.link.to_string())
            .collect();
        assert!(links.iter().any(|found| found == link), "{theorem}: {links:?}");
    }
}

/// The page of a paper, the exhibits and the page of differences say the same of each statement, at
/// every number.
#[test]
fn one_statement_has_one_verdict() {
    let differences = differences();
    let (mut laws, mut differing) = (0, 0);
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        for law in family.laws {
            let place = format!("{}: {}", exhibit.name, law.of.english);
            let paper = publication(law.source.paper).unwrap();
            let section = paper.section(law.source.section).unwrap();
            let shown = items(paper, section, law.source.places.first().copied());
            let shown = shown
                .iter()
                .find(|item| (item.law.of, item.law.value) == (law.of, law.value))
                .unwrap_or_else(|| panic!("{place} is not on the page of its paper"));
            let verdict = shown.verdict.map(|(mark, _)| mark);
            let mut is_wrong_from = false;
            for point in points(family) {
                for &rules in family.rules() {
                    let Some(mark) = Mark::of_law_at(family, law, rules, &point) else { continue };
                    let place = format!("{place}, {point:?} {rules:?}");
                    let differs = mark == Mark::Differs;
                    let is_listed = differences
                        .iter()
                        .filter(|it| !matches!(it.remark.kind, Objection::Misprint { .. }))
                        .flat_map(|it| &it.cases)
                        .any(|case| {
                            std::ptr::eq(case.law, law)
                                && case.point == point
                                && case.rules.contains(&rules)
                        });
                    assert_eq!(differs, is_listed, "{place}");
                    let of_number = Mark::expected(family, rules, &point);
                    let may_differ = matches!(of_number, Mark::Differs | Mark::AgreesFrom(..));
                    assert!(!differs || may_differ, "{place}: {of_number:?}");
                    assert!(differs || of_number != Mark::Differs, "{place}");
                    is_wrong_from |= differs;
                    match verdict {
                        Some(Mark::Differs) => {}
                        Some(Mark::AgreesFrom(_, from)) => assert!(!differs || point[0] < from),
                        Some(_) => assert!(!differs, "{place}: {verdict:?}"),
                        None => panic!("{place} has no verdict"),
                    }
                    differing += usize::from(differs);
                    laws += 1;
                }
            }
            let says_so = matches!(verdict, Some(Mark::Differs | Mark::AgreesFrom(..)));
            assert_eq!(says_so, is_wrong_from, "{place}: {verdict:?}");
        }
    }
    // LT₂ at 4 and 6, LT₃ at 4, 5, 6, 7 and 9, LOT₂ at 4 and 5, under both rules.
    assert_eq!(differing, 18);
    assert!(laws > 900, "{laws}");
}

/// Typed from the tables of two other programs.
#[test]
fn a_wrong_formula_says_from_where_it_holds() {
    for (name, of, verdict) in [
        ("lt2", "LT₂(2j + 1)", Mark::Agrees),
        ("lt2", "LT₂(4j)", Mark::AgreesFrom("n", 8)),
        ("lt2", "LT₂(4j + 2)", Mark::AgreesFrom("n", 10)),
        ("lt3", "LT₃(2j)", Mark::AgreesFrom("n", 8)),
        ("lt3", "LT₃(4j + 1)", Mark::AgreesFrom("n", 13)),
        ("lt3", "LT₃(4j + 3)", Mark::AgreesFrom("n", 11)),
        ("lot2", "LOT₂(4)", Mark::Agrees),
        ("lot2", "LOT₂(4j)", Mark::AgreesFrom("n", 8)),
        ("lot1", "LOT₁(4j + 3)", Mark::Misprint),
        ("lot1", "LOT₁(4j + 1)", Mark::Agrees),
        ("up", "the position", Mark::Undecided),
        ("star2", "the four stones", Mark::Undecided),
        ("switch", "the line, ancient rules", Mark::Found),
        ("whole", "4 × 4, 4 × 5 and 4 × 6, when the two removals count as moves", Mark::Agrees),
        ("whole", "5 × 5, when the two removals count as moves", Mark::Agrees),
    ] {
        let family = exhibit(name).unwrap().family().unwrap();
        let law = family.laws.iter().find(|law| law.of.english == of).expect(of);
        assert_eq!(Mark::of_law(family, law), Some(verdict), "{of}");
    }
}

#[test]
fn statements_are_counted_once() {
    for paper in PAPERS {
        let tally = Tally::of(paper);
        let parts = [tally.on_printed, tally.on_restored, tally.on_ours, tally.only_said];
        assert_eq!(tally.statements, parts.iter().sum(), "{}", paper.name);
    }
    let paper = PAPERS.into_iter().find(|paper| paper.name == "uiterwijk").unwrap();
    let section = paper.section("Quadruple Konane").unwrap();
    assert_eq!(items(paper, section, Some(Citation::Theorem(13))).len(), 1);
}

#[test]
fn every_finding_is_about_a_question() {
    for frontier in FRONTIERS {
        let exhibit = exhibit(frontier.exhibit).unwrap();
        let asked =
            exhibit.questions.iter().filter(|it| it.asks.english.contains(frontier.question));
        assert_eq!(asked.count(), 1, "{}: {}", frontier.exhibit, frontier.question);
        for series in frontier.series {
            let Series { title, rules, position, next, .. } = series;
            let values: Vec<_> = series.values().collect();
            assert!(values.iter().all(|(_, values)| values.len() == rules.len()), "{title:?}");
            assert!(values.windows(2).all(|two| two[0].0 < two[1].0), "{title:?}");
            assert!(values.iter().all(|(number, _)| position(*number).is_some()), "{title:?}");
            let Some(next) = next else { continue };
            assert!(position(*next).is_some(), "{title:?}");
            let known = values.iter().find(|(number, _)| number == next);
            assert!(
                known.is_none_or(|(_, values)| values.contains(&"")),
                "{title:?}: {next} is known"
            );
        }
    }
}

/// Questions that one computation cannot decide, or that have been answered.
const NOT_TO_BE_COMPUTED: [(&str, &str); 11] = [
    ("jtiny", "turn a modern position"),
    ("switch", "strand stones"),
    ("penetration", "width"),
    ("penetration", "play well"),
    ("habitat", "dictionary"),
    ("habitat", "Does every value"),
    ("any", "modern rules"),
    ("early", "modern rules"),
    ("nimbers", "worth ∗4"),
    ("whole", "theory of sums"),
    ("whole", "strategies"),
];

#[test]
fn one_can_go_on_with_every_open_problem() {
    let mut left = NOT_TO_BE_COMPUTED.to_vec();
    for exhibit in exhibits() {
        for question in exhibit.questions {
            let place = format!("{}: {}", exhibit.name, question.asks.english);
            let is_it = |(name, words): &(&str, &str)| {
                *name == exhibit.name && question.asks.english.contains(words)
            };
            let listed = left.iter().position(is_it).map(|place| left.remove(place));
            let frontier = frontier(exhibit, question);
            let goes_on = frontier.is_some_and(|frontier| {
                let is_next = frontier.series.iter().any(|series| series.next.is_some());
                is_next || !frontier.sought.is_empty()
            });
            assert_ne!(goes_on, listed.is_some(), "{place}");
        }
    }
    assert!(left.is_empty(), "{left:?}");
    for sought in FRONTIERS.iter().map(|frontier| frontier.sought).filter(|it| !it.is_empty()) {
        let value = Values::new().parse(sought, &mut Budget::unlimited());
        assert!(value.is_ok(), "{sought}");
    }
}

#[test]
fn findings_are_computed() {
    let budget = &mut Budget::unlimited();
    let mut computed = 0;
    for series in FRONTIERS.iter().flat_map(|frontier| frontier.series) {
        let Series { title, rules, position, cheap, .. } = series;
        for (place, &rules) in rules.iter().enumerate() {
            let mut solver = Solver::new(rules);
            for (number, found) in series.values().filter(|(number, _)| number <= cheap) {
                let value = solver.value(&position(number).unwrap(), budget).unwrap();
                let name = solver.values.write(value, Style::Plain, 1_000, budget).unwrap();
                assert_eq!(name, found[place], "{title:?}, {number}, {rules:?}");
                computed += 1;
            }
        }
    }
    assert!(computed > 30, "only {computed} values");
}

/// Boards too large for values: `papamu solve` found who wins if either player begins.
#[test]
fn the_larger_boards_are_solved() {
    let text = include_str!("../static/solved.txt");
    for (board, removed, by) in [
        ("7x7", "a1 b1", ["Left Left", "Right Left"]),
        ("6x8", "a1 b1", ["Left Right", "Right Left"]),
        ("6x7", "c3 d3", ["Left Right", "Right Left"]),
    ] {
        let lines =
            text.split("board ").find(|lines| lines.starts_with(&format!("{board} ancient")));
        for winner in by {
            let is_there = |line: &str| line.starts_with(&format!("{removed} {winner} "));
            assert!(lines.unwrap().lines().any(is_there), "{board}: {removed} {winner}");
        }
    }
}

/// Both programs whose values are in `tests/data/narrow.tsv` know the smaller boards.
#[test]
fn agrees_with_the_table_of_narrow_boards() {
    let table = include_str!("data/narrow.tsv");
    let mut compared = 0;
    for (title, opening) in
        [("3 × n, H-C", "H-C"), ("4 × n, H-M", "H-M"), ("4 × n, H-C", "H-C"), ("4 × n, V-C", "V-C")]
    {
        let series = FRONTIERS.iter().flat_map(|frontier| frontier.series);
        let series = series.into_iter().find(|series| series.title.english == title).unwrap();
        assert_eq!(series.rules, [Rules::Ancient]);
        for (number, values) in series.values() {
            let name = format!("\t{}x{number} {opening}\t", &title[..1]);
            if let Some(line) = table.lines().find(|line| line.contains(&name)) {
                assert!(line.ends_with(&format!("\t{}", values[0])), "{title}: {line}");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 6 + 3 * 3);
}
