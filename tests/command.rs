//! The command line, run as a user runs it.

#![cfg(not(target_arch = "wasm32"))]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Jump, Rules, Square};
use serde_json::{Value as Json, json};
use solver::{OutcomeSearch, canonical_position};

/// Runs the program; returns standard output, standard error and the exit code.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_papamu"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
        output.status.code().unwrap(),
    )
}

fn is(stdout: &str) -> (String, String, i32) {
    (stdout.to_string(), String::new(), 0)
}

#[test]
fn values_positions_given_as_arguments() {
    assert_eq!(run(&["value", "oxo.ox", "xo/.xo"], ""), is("1/2\n*2\n"));
    assert_eq!(run(&["value", "--rules", "modern", "x.xo"], ""), is("^\n"));
    assert_eq!(run(&["value", "--board", "walls", "xo."], ""), is("1\n"));
}

#[test]
fn names_its_version() {
    assert_eq!(run(&["--version"], ""), is(concat!("papamu ", env!("CARGO_PKG_VERSION"), "\n")));
    let changes = include_str!("../CHANGELOG.md");
    let heading =
        changes.lines().find(|line| line.starts_with("## ") && line.contains('.')).unwrap();
    assert_eq!(heading, concat!("## ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn values_positions_line_by_line() {
    assert_eq!(run(&["value"], "xo\n\nxox\r\n"), is("*\n0\n-1\n"));
}

#[test]
fn every_answer_comes_as_json() {
    let read = |arguments: &[&str], input: &str| -> (Vec<Json>, i32) {
        let (out, _, code) = run(arguments, input);
        (out.lines().map(|line| serde_json::from_str(line).expect(line)).collect(), code)
    };
    let (lines, code) = read(&["value", "--json", "--write", "unicode"], "xo\nxo?\n");
    assert_eq!((&lines[0]["name"], code), (&json!("∗"), 1));
    assert!(lines[1]["error"].as_str().is_some_and(|it| it.starts_with("line 2, column 3: ")));
    let crowded = "xo".repeat(20);
    let crowded = [crowded.as_str(); 8].join("/");
    assert_eq!(read(&["value", "--json", "--ms", "1", &crowded], "").0, [Json::Null]);
    let (lines, _) = read(&["family", "--json", "x(ox)^j", "--j", "1..2", "--formula", "-j"], "");
    assert_eq!(lines[1], json!({ "j": 2, "value": "-2", "agrees": true }));
    assert_eq!(lines[2], json!({ "said": "formula: holds in 2 of 2 cases" }));
    let (lines, _) = read(&["arise", "--json", "--size", "4x6", "x.xo"], "");
    assert_eq!((&lines[0]["arises"], &lines[0]["edge_matters"]), (&json!(true), &json!(false)));
    let (lines, _) = read(&["arise", "--json", "--board", "walls", "xo/ox"], "");
    assert_eq!(lines[0]["arises"], false);
    let (lines, code) = read(&["check", "--json", "check/vectors/right-five.txt", "README.md"], "");
    assert_eq!((&lines[0]["proved"], code), (&json!(["claim 1xoxox1 = 2"]), 1));
    assert!(lines[1]["refused"].is_string());
    let file = format!("{}/three.txt", env!("CARGO_TARGET_TMPDIR"));
    let (lines, _) = read(&["solve", "--json", "--size", "3x3", "--file", &file], "");
    assert_eq!((&lines[0]["decided"], &lines[0]["all"]), (&json!(4), &json!(4)));
    assert_eq!(lines[0]["removals"][0]["left_first"]["winner"], "Right");
    let one =
        ["--one", "greedy", "--other", "random", "--size", "4", "--games", "3", "--steps", "9"];
    let (lines, _) = read(&[&["match", "--json"], &one[..]].concat(), "");
    let won = lines[..3]
        .iter()
        .filter(|game| game[if game["winner"] == "Left" { "left" } else { "right" }] == "greedy");
    assert_eq!(lines[3]["won"][0], won.count());
}

#[test]
fn writes_json() {
    let read = |arguments: &[&str]| -> Json {
        let (out, error, code) = run(arguments, "");
        assert_eq!((error.as_str(), code), ("", 0));
        serde_json::from_str(&out).expect(&out)
    };
    // Ernst's −2.
    let stops = json!({ "left": "-2", "right": "-2" });
    let wall = json!([{ "temperature": "-1", "value": "-2" }]);
    let expected = json!({
        "name": "-2", "ascii": "-2", "unicode": "−2", "latex": "-2", "html": "−2",
        "outcome": "Right", "stops": stops, "mean": "-2", "temperature": "-1",
        "thermograph": { "left": wall, "right": wall },
        "isNumber": true, "isNimber": false, "isInfinitesimal": false, "isHot": false,
        "parts": [{ "text": "xoxox", "corner": "c3", "value": "-2" }],
    });
    assert_eq!(read(&["value", "--json", "xoxox"]), expected);
    // {4|1}: the mean is 5/2, and each move is worth 3/2. A move costs the temperature until the walls meet.
    let hot = read(&["expr", "--json", "{4|1}"]);
    let expected = json!(["{4|1}", "Left", "5/2", "3/2", { "left": "4", "right": "1" }, true]);
    let keys = ["name", "outcome", "mean", "temperature", "stops", "isHot"];
    assert_eq!(json!(keys.map(|key| &hot[key])), expected);
    let wall = |number: &str, foot: &str| json!([{ "temperature": "-1", "value": number }, { "temperature": "3/2", "value": foot }]);
    assert_eq!(hot["thermograph"], json!({ "left": wall("5", "5/2"), "right": wall("0", "5/2") }));
    assert_eq!(read(&["calc", "--json", "Thermograph({4|1})"]), hot["thermograph"]);
    let sum = read(&["expr", "--json", "{3/2|-1/2}"]);
    assert_eq!(sum["html"], "{<sup>3</sup>⁄<sub>2</sub>|−<sup>1</sup>⁄<sub>2</sub>}");
    let parts = read(&["parts", "--json", "xoxox"]);
    let exact = |distance: i32| json!({ "atLeast": distance, "atMost": distance });
    let reach = json!({ "up": exact(0), "down": exact(0), "left": exact(1), "right": exact(1) });
    assert_eq!(parts[0]["penetration"], reach);
}

#[test]
fn writes_values_in_every_style() {
    // Ernst's tiny-1, and the ancient ↓∗.
    for (style, tiny, down_star) in [
        ("name", "Tiny(1)", "v*"),
        ("braces", "{0|{0|-1}}", "v*"),
        ("unicode", "⧾₁", "↓\u{2009}∗"),
        ("words", "tiny one", "down, star"),
        ("html", "⧾<sub>1</sub>", "↓\u{2009}∗"),
        ("cgscript", "Tiny(1)", "v+*"),
    ] {
        let expected = is(&format!("{tiny}\n{down_star}\n"));
        assert_eq!(
            run(&["value", "--write", style, "ox/..x/.x.x", "x.xo"], ""),
            expected,
            "{style}"
        );
    }
}

#[test]
fn says_who_wins() {
    let positions = ["oxo.ox", "xoxox", "xo", ""];
    let arguments = [&["outcome"], &positions[..]].concat();
    assert_eq!(run(&arguments, ""), is("Left\nRight\nNext\nPrevious\n"));
    // The second player wins 6 × 6 with two stones removed from a corner.
    let board = "xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo/..oxox";
    assert_eq!(run(&["outcome", "--board", "walls", board], ""), is("Previous\n"));
}

#[test]
fn shows_parts_and_moves() {
    let parts = run(&["parts", "oxo.ox/5/5/xoxox"], "");
    let half = "oxo.ox at d7 = 1/2 (up 0, down 0, left 1, right 1)";
    let minus_two = "xoxox at d4 = -2 (up 0, down 0, left 1, right 1)";
    assert_eq!(parts, is(&format!("{half}; {minus_two}\n")));
    // Ernst's half: Left can move to 0, Right to 1. Five stones have names on a board with two empty rows and columns on
    // each side.
    let (moves, _, _) = run(&["moves", "oxo.ox"], "");
    let moves: Vec<&str> = moves.trim_end().split("; ").collect();
    assert!(moves.contains(&"Left h3-f3 = 0 (wins, undominated)"), "{moves:?}");
    assert!(moves.contains(&"Right g3-i3 = 1 (undominated)"), "{moves:?}");
    assert!(
        moves.contains(&"Left d3-f3 = -1 (dominated by move 1, reverses through 0)"),
        "{moves:?}"
    );
    // Right answers ↑∗ with 0, which is less than 1/2: Left's other jump reverses, and loses.
    assert!(moves.contains(&"Left d3-b3 = ^* (reverses through 0)"), "{moves:?}");
    let walls = run(&["moves", "--board", "walls", "xo./.../..."], "");
    assert_eq!(walls, is("Left a3-c3 = 0 (wins, undominated)\n"));
    let (json, ..) = run(&["moves", "--json", "oxo.ox"], "");
    assert!(json.contains(r#""from":"d3""#) && json.contains(r#""to":"b3""#), "{json}");
}

/// The canonical forms have these birthdays by definition; half of 2^32 arrows do not fit into a number of arrows.
#[test]
fn large_numbers_stay_whole() {
    for (expression, result) in [
        ("Birthday({4294967296|0})", "4294967297"),
        ("Birthday({4294967295|0})", "4294967296"),
        ("Birthday({{1|0},4294967296||-1})", "4294967297"),
        ("{v2147483647*|0}", "{v2147483647*|0}"),
        ("-{v2147483647*|0}", "{0|^2147483647*}"),
        ("-{0|^2147483647*}", "{v2147483647*|0}"),
        ("{v2147483647*|0} < v2147483647", "true (difference: Right)"),
        ("{v2147483646*|0}", "v2147483647"),
    ] {
        assert_eq!(run(&["calc", expression], ""), is(&format!("{result}\n")), "{expression}");
    }
    let texts = ["4294967297", "1/4294967296", "Tiny(4294967297)", "+-4294967297"];
    assert_eq!(
        run(&[&["expr", "--write", "words"], &texts[..]].concat(), ""),
        is("4294967297\none over 4294967296\ntiny 4294967297\nplus or minus 4294967297\n")
    );
}

/// The program waits for another line, so the system can be asked how much memory it has taken.
#[cfg(target_os = "linux")]
#[test]
fn expressions_keep_within_the_memory() {
    let kilobytes_for = |expression: &str, expected: &str| -> usize {
        let mut child = Command::new(env!("CARGO_BIN_EXE_papamu"))
            .args(["expr", "--memory", "16", "--threads", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        writeln!(child.stdin.as_ref().unwrap(), "{expression}").unwrap();
        let mut answer = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), expected, "{expression}");
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        drop(child.stdin.take());
        child.wait().unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        peak.trim().trim_end_matches(" kB").parse().unwrap()
    };
    let least = kilobytes_for("1", "1");
    let switches: String = (0..17).map(|power| format!("+-{}", 3i64.pow(power))).collect();
    for expression in [&switches, "^[4000] + ^<3000> + v[2000]*", "20000.{3||2|1}"] {
        let kilobytes = kilobytes_for(expression, "-");
        assert!(kilobytes < least + 16 * 1024, "{expression}: {kilobytes} kB, not {least}");
    }
}

/// Earlier expressions do not take the memory of later ones.
#[test]
fn every_expression_has_the_whole_memory() {
    let sum = |unit: i64| (0..10).map(|power| format!("+-{}", unit * 3i64.pow(power))).collect();
    let sums: Vec<String> = [1, 2, 5, 7, 11, 13].map(sum).to_vec();
    let run = |lines: &[String]| {
        run(&["expr", "--memory", "2", "--threads", "1"], &(lines.join("\n") + "\n"))
    };
    let alone: String = sums.chunks(1).map(|one| run(one).0).collect();
    assert_eq!(alone.matches("+-{").count(), sums.len(), "{alone}");
    assert_eq!(run(&sums), is(&alone));
}

#[test]
fn streams_many_positions() {
    let input = "xo\noxo.ox\nxoxox\nx.xo\n".repeat(2_500);
    let (out, error, code) = run(&["value", "--memory", "64"], &input);
    assert_eq!((error.as_str(), code), ("", 0));
    assert_eq!(out, "*\n1/2\n-2\nv*\n".repeat(2_500));
}

#[test]
fn a_bad_line_has_an_empty_answer_and_a_reason() {
    let (out, error, code) = run(&["value"], "xo\nxo/x?\nxox\n");
    assert_eq!(out, "*\n\n-1\n");
    assert_eq!(error, "line 2, column 5: expected x, o, . or a number, found “?”\n");
    assert_eq!(code, 1);
    // Nothing of a text in another form is dropped.
    let (out, error, code) = run(&["value"], "x0x0\n1 xo.\n_●○●\n");
    assert_eq!((out.as_str(), code), ("\n\n-1\n", 1));
    assert_eq!(
        error,
        "line 1, column 2: expected x, o, . or a number that does not begin with 0. Did you mean xoxo?\n\
         line 2, column 2: expected no space beside a number. Did you mean xo?\n"
    );
}

/// The positions of two tables with the lines between them that are none, and random ones.
fn many_lines() -> String {
    let tables = [include_str!("data/gallery.tsv"), include_str!("data/values.tsv")];
    let third = |line: &str| line.split('\t').nth(2).unwrap_or("?").to_string();
    let positions = tables.into_iter().flat_map(str::lines).map(third);
    let random = testing::positions(29, 200).map(|board| board.to_string());
    let is_quick = |text: &String| text.matches(['x', 'o']).count() <= 12;
    positions.chain(random).filter(is_quick).map(|line| line + "\n").collect()
}

#[test]
fn threads_do_not_change_the_answers() {
    let input = many_lines();
    for question in ["value", "outcome", "parts", "moves"] {
        for rules in ["ancient", "modern"] {
            let run_on = |threads| run(&[question, "--rules", rules, "--threads", threads], &input);
            let (out, error, code) = run_on("1");
            assert_eq!((out.lines().count(), code), (input.lines().count(), 1));
            assert!(error.lines().count() >= 2, "{error}");
            assert!(run_on("4") == (out, error, code), "{question} {rules}");
        }
    }
    let expressions = "1 + *\n{0|\n{4|1}\n^ > 0\n".repeat(100);
    let run_on = |threads| run(&["calc", "--threads", threads], &expressions);
    assert!(run_on("4") == run_on("1"));
}

/// What is too much for a thread's share is answered as with one thread.
#[test]
fn a_text_may_take_the_memory_of_all_threads() {
    let input = "xo\n".to_string() + &"xoxoxo/oxoxox/x.xoxo/ox.xox/xoxoxo\n".repeat(2);
    let run_on = |threads| {
        run(&["value", "--board", "walls", "--memory", "64", "--threads", threads], &input)
    };
    let (out, error, code) = run_on("1");
    assert_eq!((error.as_str(), code), ("", 0));
    assert!(!out.contains("-\n"), "{out}");
    assert_eq!(run_on("64"), (out, error, code));
}

/// A program that writes a line and waits for its answer gets it, and one that reads no more ends the work.
#[test]
fn every_line_is_answered_before_the_next_comes() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_papamu"))
        .args(["value", "--threads", "4"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for (position, value) in [("xo", "*"), ("oxo.ox", "1/2"), ("xoxox", "-2")].repeat(20) {
        writeln!(questions, "{position}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), value);
    }
    drop(answers);
    writeln!(questions, "xo").unwrap();
    assert!(child.wait().unwrap().success());
    drop(questions);
}

#[test]
fn gives_up_in_time_and_goes_on() {
    let dense = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";
    let arguments = ["value", "--board", "walls", "--ms", "50", dense, "xo."];
    assert_eq!(run(&arguments, ""), is("-\n1\n"));
    assert_eq!(
        run(&["value"], &"xo".repeat(400).replace("xoxoxoxoxoxoxoxoxoxo", "xoxoxoxoxoxoxoxoxoxo/")),
        is("-\n")
    );
}

/// What the program says has all of this.
#[track_caller]
fn refuses(arguments: &[&str], problems: &[&str]) {
    let (out, error, code) = run(arguments, "");
    assert_eq!((out.as_str(), code), ("", 1), "{arguments:?}");
    for problem in problems {
        assert!(error.contains(problem), "{arguments:?}: {error}");
    }
}

#[test]
fn says_what_it_does_not_understand() {
    refuses(&["value", "--rules", "medieval"], &["'--rules <RULES>'", "ancient, modern"]);
    refuses(&["value", "--board=torus", "xo"], &["'torus' for '--board", "plane, walls"]);
    refuses(&["value", "--rules", "--ms"], &["a value is required for '--rules"]);
    refuses(&["value", "--rules"], &["a value is required for '--rules"]);
    refuses(&["value", "--threads", "0"], &["'0' for '--threads <N>': from 1 to 1024"]);
    refuses(&["value", "--threads=-2"], &["'-2' for '--threads <N>': from 1 to 1024"]);
    refuses(&["value", "--ms=-1"], &["'-1' for '--ms <N>': a whole number"]);
    refuses(&["worth", "xo"], &["unrecognized subcommand 'worth'"]);
    refuses(&[], &["Usage: papamu <COMMAND>"]);
    let problem = "position builds for ancient rules on the plane only";
    refuses(&["position", "--rules", "modern", "*"], &[problem]);
    for option in ["--rule", "--rule=modern", "-x", "--mb"] {
        let problem = format!("unexpected argument '{}'", option.split('=').next().unwrap());
        refuses(&["value", option, "xo"], &[&problem]);
    }
}

#[test]
fn builds_positions_of_values() {
    let values = "*\n-3\n^*\n{2|+-1}\n-1/4\n";
    let (positions, error, code) = run(&["position"], values);
    assert_eq!((error.as_str(), code), ("", 0));
    assert_eq!(run(&["value"], &positions), is(values));
    assert_eq!(run(&["position", "*9", "-1"], ""), is("-\nxoo\n"));
    let (out, error, code) = run(&["position", "1 > 0"], "");
    assert_eq!((out.as_str(), code), ("\n", 1));
    assert_eq!(error, "line 1, column 1: expected a value, not a comparison\n");
}

#[test]
fn options_stand_anywhere_and_end_where_they_are_ended() {
    assert_eq!(run(&["value", "--rules=modern", "x.xo"], ""), is("^\n"));
    assert_eq!(run(&["value", "xo.", "--board=walls", "xo."], ""), is("1\n1\n"));
    assert_eq!(run(&["value", "--", "xo"], ""), is("*\n"));
    let (out, error, code) = run(&["value", "--", "--ms"], "");
    assert_eq!((out.as_str(), code), ("\n", 1));
    assert!(error.starts_with("line 1, column 3: expected "), "{error}");
}

#[test]
fn expressions_may_begin_with_a_minus_sign() {
    assert_eq!(run(&["expr", "-1", "-^* + 2"], ""), is("-1\n2v*\n"));
    assert_eq!(run(&["expr", "--", "-1"], ""), is("-1\n"));
    assert_eq!(
        run(&["expr", "-1", "--write=words", "-1/2"], ""),
        is("minus one\nminus one half\n")
    );
}

/// Counted in steps, a match repeats itself; what it shows can be replayed.
#[test]
fn plays_matches() {
    let options = "match --size 4x5 --games 4 --steps 500 --one strong --other random --seed 7 --show --judge";
    let arguments: Vec<&str> = options.split(' ').collect();
    let (out, error, code) = run(&arguments, "");
    assert_eq!((error.as_str(), code), ("", 0));
    assert_eq!(run(&arguments, ""), is(&out));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2 * 4 + 3, "{out}");
    for game in lines[..8].chunks(2) {
        let [head, moves] = game else { panic!("{out}") };
        let mut board = Board::full(4, 5);
        let mut turn = Player::Left;
        let square = |name: &str| {
            let mut signs = name.bytes();
            let column = i32::from(signs.next().unwrap() - b'a');
            Square::new(4 - i32::from(signs.next().unwrap() - b'0'), column)
        };
        for word in moves.split(' ').filter(|word| !word.ends_with('.')) {
            match word.split_once('-') {
                None => {
                    assert_eq!(board.stone(square(word)), Some(turn), "{moves}");
                    board = board.without(square(word));
                }
                Some((from, to)) => {
                    let is_meant =
                        |jump: &Jump| jump.from == square(from) && jump.to() == square(to);
                    let jump = board.jumps(Rules::Ancient, turn).find(is_meant);
                    board = board.play_unchecked(jump.expect(moves));
                }
            }
            turn = turn.other();
        }
        assert!(board.jumps(Rules::Ancient, turn).next().is_none(), "{moves}");
        let loser = if turn == Player::Left { "(black)" } else { "(white)" };
        let names = head.split_once(": ").unwrap().1;
        let is_strong = names.contains(&format!("strong {loser}"));
        let winner = if is_strong { "random wins" } else { "strong wins" };
        assert!(head.contains(winner), "{head}");
    }
    assert!(lines[8].contains("of 4 games"), "{out}");
    assert!(lines[9].starts_with("strong had ") && lines[9].ends_with("lost 0 of them"), "{out}");
}

#[test]
fn refuses_odd_matches() {
    for (option, word, problem) in [
        ("--size", "1", "N or RxC, each from 2 to 18"),
        ("--size", "8x19", "N or RxC, each from 2 to 18"),
        ("--one", "alpha-beta-0", "an opponent or alpha-beta-N"),
        ("--games", "some", "invalid digit"),
    ] {
        refuses(
            &["match", option, word],
            &[&format!("invalid value '{word}' for '{option}"), problem],
        );
    }
}

/// Help, completions and man pages come from one table, so every command has them.
#[test]
fn helps() {
    let (help, error, code) = run(&["--help"], "");
    assert_eq!((error.as_str(), code), ("", 0));
    assert_eq!((&run(&["help"], "").0, run(&["-h"], "").2), (&help, 0));
    let list = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let words: Vec<&str> =
        list.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    assert!(words.contains(&"value") && words.contains(&"arise"), "{help}");
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/man");
    assert_eq!(run(&["man", folder], ""), is(""));
    let (completions, error, code) = run(&["completions", "bash"], "");
    assert_eq!((error.as_str(), code), ("", 0));
    for word in words.into_iter().filter(|word| !word.is_empty() && *word != "help") {
        for option in ["-h", "--help"] {
            let (out, error, code) = run(&[word, option], "");
            assert!(out.contains(&format!("Usage: papamu {word}")), "{word}: {out}");
            assert_eq!((error.as_str(), code), ("", 0), "{word}");
        }
        assert!(completions.contains(&format!("papamu,{word})")), "{word}");
        let page = std::fs::read_to_string(format!("{folder}/papamu-{word}.1")).unwrap();
        assert!(page.contains("SYNOPSIS"), "{page}");
    }
}

#[test]
fn works_out_expressions() {
    let of = |expressions: &[&str]| run(&[&["expr"], expressions].concat(), "");
    assert_eq!(of(&["{0|*} + 1/2 - ^*"]), is("1/2*\n"));
    assert_eq!(of(&["+-1 + +-1", "3+-1", "3.^", "*6 + *3"]), is("0\n{4|2}\n^3\n*5\n"));
    assert_eq!(of(&["^ > 0", "* = 0", "^ <> *", "Tiny(1) <= ^"]), is("true\nfalse\ntrue\ntrue\n"));
    assert_eq!(of(&["--write", "words", "6^*"]), is("six, up, star\n"));
    assert_eq!(of(&["--write", "braces", "Tiny(1)"]), is("{0|{0|-1}}\n"));
    let (out, error, code) = run(&["expr"], "1\n{0|\n2\n");
    assert_eq!((out.as_str(), code), ("1\n\n2\n", 1));
    assert!(error.starts_with("line 2, column 4: expected "), "{error}");
}

/// The game ends in the position, by the rules of games.
#[test]
fn finds_a_game_that_ends_in_a_position() {
    let (out, error, code) = run(&["arise", "--rules", "modern", "--size", "4x6", "xo"], "");
    assert_eq!((error.as_str(), code), ("", 0));
    let record = game::read(&out, game::RowsFrom::Bottom).record;
    let last = record.state_at(record.tree.end(0));
    assert_eq!((last.rules, last.board.rows(), last.board.columns()), (Rules::Modern, 4, 6));
    assert_eq!(last.board.with_edge(Edge::Plane).to_string(), "xo");
    let never = |arguments: &[&str]| {
        let (out, error, code) = run(&[&["arise"], arguments].concat(), "");
        assert_eq!((error.as_str(), code), ("", 0));
        assert!(out.starts_with("no: "), "{out}");
        out
    };
    assert!(never(&["x.o"]).contains("the black stone on b2 or the white stone on d2"));
    assert!(never(&["--board", "walls", "xo/ox"]).contains("the black stone on a2"));
    assert!(never(&["--rules", "modern", "ox/..x/.x.x"]).contains("4 black stones and 1 white"));
    let (_, error, _) = run(&["arise", "--size", "2x2", "xo"], "");
    assert_eq!(error, "The edge of this board can stop a jump that is possible on the plane.\n");
    let (out, ..) = run(&["arise", "--ms", "0", "xo"], "");
    assert_eq!(out, "not found: the budget has run out\n");
    for (arguments, problem) in [
        (&["arise"][..], "<POSITION>"),
        (&["arise", "--size", "0", "xo"], "N or RxC, each from 1 to 18"),
        (&["arise", "--size", "4x19", "xo"], "N or RxC, each from 1 to 18"),
        (&["arise", "--board", "walls", "--size", "4x4", "xo"], "papamu: --size is for positions"),
        (&["arise", "--removal", "corner", "xo"], "[possible values: tournament, centre, "),
        (&["arise", "xz"], "papamu: row 1, column 2: expected x, o, "),
    ] {
        refuses(arguments, &[problem]);
    }
}

/// Gives the lines to one `papamu job`; returns its answers.
fn answers(jobs: &[String]) -> Vec<Json> {
    let (out, error, code) = run(&["job", "--memory", "64"], &jobs.join("\n"));
    assert_eq!((error.as_str(), code), ("", 0));
    let answers: Vec<Json> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), jobs.len(), "{out}");
    answers
}

fn winner(board: &Board, player: Player) -> Player {
    let mut search = OutcomeSearch::new(Rules::Ancient, 64 << 20);
    search.winner(board, player, &mut Budget::unlimited()).unwrap()
}

/// The second player wins 5 × 6 with two stones removed from a corner.
#[test]
fn does_jobs_until_they_are_decided() {
    let board = Board::parse("oxoxox/xoxoxo/oxoxox/xoxoxo/..oxox", Edge::Walls).unwrap();
    let job = json!({ "position": board.to_string(), "player": "Right", "budget": 5_000 });
    let answers = answers(&vec![job.to_string(); 12]);
    let end = answers.iter().position(|answer| answer["winner"] != Json::Null);
    let (undecided, rest) = answers.split_at(end.expect("a winner"));
    assert!(undecided.len() > 2, "{answers:?}");
    assert_eq!((&rest[0]["winner"], &rest[0]["children"]), (&json!("Left"), &Json::Null));
    // The table knows it now.
    assert_eq!((&rest[1]["winner"], &rest[1]["positions"]), (&json!("Left"), &json!(0)));
    for answer in undecided {
        assert_eq!(answer["positions"], 5_000);
        let children = answer["children"].as_array().unwrap();
        assert_eq!(children.len(), board.jumps(Rules::Ancient, Player::Right).count());
        // A win is as cheap as the cheapest jump; a loss costs at least as much as the dearest.
        let (wins, losses): (Vec<u64>, Vec<u64>) = children
            .iter()
            .filter(|child| child["winner"] == Json::Null)
            .map(|child| (child["loss"].as_u64().unwrap(), child["win"].as_u64().unwrap()))
            .unzip();
        assert_eq!(answer["win"].as_u64(), wins.into_iter().min());
        assert!(answer["loss"].as_u64() >= losses.into_iter().max());
        for fact in children.iter().chain(answer["known"].as_array().unwrap()) {
            let text = fact["position"].as_str().unwrap();
            let board = Board::parse(text, Edge::Walls).unwrap();
            assert_eq!(canonical_position(&board, Player::Left), Some(board.clone()), "{text}");
            if let Some(known) = fact["winner"].as_str() {
                assert_eq!(known, winner(&board, Player::Left).name(), "{text}");
            }
        }
        assert_eq!(answer["known"].as_array().unwrap().len(), 40);
    }
}

/// From the middle of an empty board Left can only jump to positions that the facts decide.
#[test]
fn a_job_believes_facts() {
    let job = |facts: &str| {
        format!(r#"{{"position": "xo.ox", "player": "Left", "budget": 0, "facts": [{facts}]}}"#)
    };
    let fact = r#"{"position": "oxo..", "winner": "Right"}"#;
    let answers = answers(&[job(""), job(fact), job(""), job(&fact.replace("Right", "Left"))]);
    let after: Vec<&Json> =
        answers[0]["children"].as_array().unwrap().iter().map(|child| &child["position"]).collect();
    // Left's two jumps are images of each other. After either the colours are swapped, for Right to move.
    assert_eq!(after, ["oxo..", "oxo.."]);
    assert_eq!(answers[1]["winner"], "Left");
    assert_eq!(answers[2]["winner"], "Left");
    assert_eq!(answers[3]["error"], "line 4: fact 1 is false: the search has proved the opposite");
}

#[test]
fn refuses_odd_jobs_and_goes_on() {
    let good = r#"{"position": "xo.", "player": "Left", "budget": 10}"#;
    let with =
        |field: &str, value: &str| good.replacen('{', &format!("{{\"{field}\": {value}, "), 1);
    let squares = "expected at most 8x8 squares, on which black and white have squares of different colours, \
                   as on a chessboard";
    let refused = [
        (String::new(), "a job is an object"),
        (good[..19].to_string(), "column 19: EOF while parsing a value"),
        ("[1]".to_string(), "a job is an object"),
        ("[".repeat(100_000), "a job is an object"),
        ("x".repeat((16 << 20) + 1), "longer than 16777216 bytes"),
        (r#"{"position": "xo."}"#.to_string(), "column 19: missing field `player`"),
        (
            good.replace("xo.", "xo?"),
            "position: row 1, column 3: expected x, o, . or a number, found “?”",
        ),
        (good.replace("xo.", "xxo"), &format!("position: {squares}")),
        (good.replace("xo.", "xo7"), &format!("position: {squares}")),
        (good.replace("\"xo.\"", "3"), "column 14: invalid type: integer `3`, expected a string"),
        (
            good.replace("Left", "black"),
            "column 37: unknown variant `black`, expected `Left` or `Right`",
        ),
        (good.replace("10", "-1"), "column 50: invalid value: integer `-1`, expected u64"),
        (
            good.replace("10", "1e30"),
            "column 52: invalid type: floating point `1e+30`, expected u64",
        ),
        (with("known", "10001"), "known is at most 10000, not 10001"),
        (
            with("rules", "\"medieval\""),
            "column 20: unknown variant `medieval`, expected `ancient` or `modern`",
        ),
        (
            with("colour", "1"),
            "column 9: unknown field `colour`, expected one of `position`, `player`, `budget`, `rules`, `known`, `facts`",
        ),
        (with("facts", "{}"), "column 10: invalid type: map, expected a sequence"),
        (with("facts", "[7]"), "column 12: invalid type: integer `7`, expected struct Fact"),
        (with("facts", r#"[{"position": "x"}]"#), "column 28: missing field `winner`"),
        (
            with("facts", r#"[{"position": "xx", "winner": "Left"}]"#),
            &format!("position of fact 1: {squares}"),
        ),
    ];
    let lines = refused.iter().flat_map(|(line, _)| [line.clone(), good.to_string()]);
    let answers = answers(&lines.collect::<Vec<String>>());
    for (index, (pair, (_, problem))) in answers.chunks(2).zip(&refused).enumerate() {
        assert_eq!(pair[0], json!({ "error": format!("line {}: {problem}", 2 * index + 1) }));
        assert_eq!(pair[1]["winner"], "Left");
    }
}

/// A board of 2^31 squares was made before its size was looked at.
#[test]
fn boards_have_limits() {
    for (command, size, most) in [
        ("prove", "65536x32768", 60),
        ("prove", "100000x100000", 60),
        ("prove", "61", 60),
        ("solve", "100000x100000", 8),
        ("arise", "100000x100000", 18),
        ("match", "100000x100000", 18),
    ] {
        let opening: &[&str] = match command {
            "prove" | "solve" => &["--removal", "a1b1", "--first", "black"],
            _ => &[],
        };
        let least = if command == "match" { 2 } else { 1 };
        let problem =
            format!("'{size}' for '--size <N|RxC>': N or RxC, each from {least} to {most}");
        refuses(&[&[command, "--size", size], opening].concat(), &[&problem]);
    }
}

#[test]
fn tabulates_a_family() {
    // Ernst's solid rows: L(2j + 1) is -j.
    let numbers: String = (1..=6).map(|j| format!("{j}\t-{j}\n")).collect();
    let guess = "guess, not proved: -j (made from 2 values; 4 more agree)\n";
    let table = |formula: &str| {
        run(&["family", "x(ox)^j", "--j", "1..6", "--threads", "2", "--formula", formula], "")
    };
    assert_eq!(table("-j"), is(&format!("{numbers}formula: holds in 6 of 6 cases\n{guess}")));
    let (pairs, ..) = run(&["family", "xo.^(2n)xo", "--n", "1..7"], "");
    assert!(pairs.ends_with("guess, not proved: 0 (made from 1 value; 6 more agree)\n"), "{pairs}");
    let wrong = "formula: wrong; the first counterexample is j = 4: -4, not 1/2; 2 without a case in the formula\n";
    assert_eq!(table("j = 4: 1/2; j < 5: -j"), is(&format!("{numbers}{wrong}{guess}")));
    let (out, error, code) =
        run(&["family", "(xo)^n", "--n", "1..2", "--csv", "--formula", "{0|0}"], "");
    assert_eq!((out.as_str(), code), ("n,value,agrees\n1,*,true\n2,0,false\n", 0));
    assert_eq!(error, "formula: wrong; the first counterexample is n = 2: 0, not {0|0}\n");
    // A field with a comma is quoted.
    let (out, ..) = run(&["family", "(xo.)^4", "--csv"], "");
    assert_eq!(out, "value\n\"+-{{2|0},{2|*}}\"\n");
    for (arguments, problem) in [
        (&["x(ox)^n"][..], "pattern, expected a range for n, such as 1..20"),
        (
            &["(xo)^n?", "--n", "1"],
            "pattern, character 7: expected x, o, ., a number, ( or /, found “?”",
        ),
        (
            &["x^n/o", "--n", "2", "--board", "walls"],
            "pattern, character 5: expected a row of 2 squares, found 1 for n = 2: between walls all rows have the same length",
        ),
        (&["x^n", "--n", "1..2", "--formula", "n/3"], "formula, character 1: expected "),
    ] {
        refuses(&[&["family"], arguments].concat(), &[&format!("papamu: {problem}")]);
    }
}
