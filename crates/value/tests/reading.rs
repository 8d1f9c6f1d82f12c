//! Reads values, and reads back what was written.

use basics::budget::{Budget, Stopped};
use basics::player::ByPlayer;
use papamu_value::{
    Call, Instruction, MAX_TEXT, Name, ReadError, Recipe, Statement, Style, Unread, Value, Values,
};
use testing::{all_kinds, check_all, texts};

const READ: [Style; 5] =
    [Style::Plain, Style::Unicode, Style::Latex, Style::CgScript, Style::Braces];

fn value(values: &mut Values, text: &str) -> Value {
    let value = values.parse(text, &mut Budget::unlimited());
    value.unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn reads_what_people_type() {
    let mut values = Values::new();
    for (text, name) in [
        ("{0|*}", "^"),
        ("{1||0|-1}", "{1||0|-1}"),
        (" { 0 , * | -1 } ", "{0,*|-1}"),
        ("+-1", "+-1"),
        ("±1", "+-1"),
        ("±1/2", "+-1/2"),
        ("± ( 1/2 )", "+-1/2"),
        ("±{3|2}", "+-{3|2}"),
        ("±{1}", "+-1"),
        ("±(±1)", "0"),
        ("^^*", "^^*"),
        ("^^^*2", "^3*2"),
        ("^2", "^^"),
        ("↑", "^"),
        ("⇑", "^^"),
        ("↑↑↑", "^3"),
        ("⇓∗3", "vv*3"),
        ("↑²", "^<2>"),
        ("↓²", "v<2>"),
        ("↑^[3]", "^[3]"),
        ("^<1>", "^"),
        ("↓₁", "v"),
        ("v[1]", "v"),
        ("v3", "v3"),
        ("*2", "*2"),
        ("*1", "*"),
        ("*0", "0"),
        ("tiny(1)", "Tiny(1)"),
        ("Tiny({3|1})", "Tiny({3|1})"),
        ("tiny 1", "Tiny(1)"),
        ("⧾{3|1}", "Tiny({3|1})"),
        ("2⧿₃", "2Miny(3)"),
        ("-Tiny(1)", "Miny(1)"),
        ("1+*", "1*"),
        ("1*2", "1*2"),
        ("1*2 - *2", "1"),
        ("2Tiny(3) - 2", "Tiny(3)"),
        ("-1^", "-1^"),
        ("3-1^", "2v"),
        ("3 - -1^", "4v"),
        ("-(1^)", "-1v"),
        ("--1", "1"),
        ("-^*", "v*"),
        ("3±1", "{4|2}"),
        ("3+-1", "{4|2}"),
        ("3 + -1", "2"),
        ("3 - 1", "2"),
        ("2.^", "^^"),
        ("2·↑", "^^"),
        ("-3 × ^", "v3"),
        ("2.{1|-1}", "0"),
        ("3.+-1", "+-1"),
        ("2·1/2", "1"),
        ("0.^", "0"),
        ("1·9223372036854775807", "9223372036854775807"),
        ("2·3·^", "^6"),
        ("(1+*)+(↑-*)", "1^"),
        ("{|}", "0"),
        ("{||}", "0"),
        ("{3|}", "4"),
        ("{|3}", "0"),
        ("{||0|1}", "0"),
        ("{0|1||}", "1"),
        ("{{0|*},{*|0}|0}", "{^,v|0}"),
        // By the mex rule: ∗n for the smallest n that is missing.
        ("{0,*2|0,*2}", "*"),
        ("{0,*,*3|0,*,*3}", "*2"),
        ("{3|2||1|0}", "{3|2||1|0}"),
        ("{3|||2|1||0}", "{3|||2|1||0}"),
        ("{0|*,1||-1}", "{0|*,1||-1}"),
        ("−1/2", "-1/2"),
        ("4/8", "1/2"),
        ("½", "1/2"),
        ("−1¾∗", "-7/4*"),
        ("{⅞|⅛}", "{7/8|1/8}"),
        ("-4611686018427387905", "-4611686018427387905"),
        ("1152921504606846977 - 1152921504606846976", "1"),
        ("0.5", "1/2"),
        ("-1.250^", "-5/4^"),
        ("0.0009765625", "1/1024"),
        ("3.0", "3"),
        ("1 1/4", "5/4"),
        ("-1 1/4", "-5/4"),
        ("1 ½", "3/2"),
        ("1\u{202f}3⁄4\u{202f}∗", "7/4*"),
        ("{2 1/2|1}", "{5/2|1}"),
        ("1⁄2", "1/2"),
        ("+1", "1"),
        ("+½", "1/2"),
        ("{+1|-1}", "+-1"),
        ("1 + +1", "2"),
        ("+^*", "^*"),
        ("–1", "-1"),
        ("★2", "*2"),
        ("{3││2│1}", "{3||2|1}"),
        ("{3‖2|1}", "{3||2|1}"),
        ("{3⦀2‖1|0}", "{3|||2||1|0}"),
        ("2^3", "2 + ^3"),
        (r"\left", ""),
        (r"\uparrow\ast", "^*"),
        (r"{\uparrow} + \Uparrow", "^3"),
        (r"{\Uparrow}", "^^"),
        (r"\downarrow", "v"),
        (r"{\downarrow}", "v"),
        (r"\Downarrow", "vv"),
        (r"2\cdot\uparrow", "^^"),
        (r"-\frac{3}{4}\,{\Downarrow}", "-3/4vv"),
    ] {
        if name.is_empty() {
            assert!(values.parse(text, &mut Budget::unlimited()).is_err(), "{text}");
            continue;
        }
        let value = value(&mut values, text);
        let expected = self::value(&mut values, name);
        assert_eq!(value, expected, "{text}");
    }
}

#[test]
fn compares() {
    let mut values = Values::new();
    for (text, truth) in [
        ("{0|*} = ^", true),
        ("{0|*}==v", false),
        ("^ != v", true),
        ("^ ≠ ^", false),
        ("tiny(1) < ^", true),
        ("^<2> < ^", true),
        ("^<2", true),
        ("^<2>", true),
        ("^ > 0", true),
        ("^* > 0", false),
        ("^^* > 0", true),
        ("^* >= *", true),
        ("1 <= 1", true),
        ("1 ≤ *", false),
        ("* ≥ *", true),
        ("*<>0", true),
        ("* ∥ ^", true),
        ("* || ^^", false),
        ("^<>*", true),
        ("{1||0|-1} || {2|||1|-1||0}", true),
        ("* <| 0", true),
        ("* |> 0", true),
        ("1 |> 0", true),
        ("0 |> 0", false),
        ("0 <| 1", true),
        ("1 + 1 = 2", true),
    ] {
        let statement = values.parse_statement(text, &mut Budget::unlimited()).unwrap();
        match statement {
            Statement::Truth(found) => assert_eq!(found, truth, "{text}"),
            Statement::Value(_) => assert_eq!(text, "^<2>"),
        }
    }
}

#[test]
fn errors_say_where_and_what() {
    let long = "1".repeat(MAX_TEXT + 1);
    for (text, place, expected) in [
        ("", 1, "a value, found the end"),
        ("   ", 4, "a value, found the end"),
        ("1+", 3, "a value, found the end"),
        ("hello", 1, "a value or an operator, found “h”"),
        ("1 5/4", 3, "a fraction less than 1 after an integer"),
        ("1 1/3", 5, "a power of two below the fraction bar"),
        ("+₁", 1, "a tiny such as tiny(1)"),
        ("tiny+1", 5, "brackets around"),
        ("{3|…}", 4, "the whole value"),
        ("1 2", 3, "an operator or the end, found “2”"),
        ("{3|2|1}", 5, "a bar of another length"),
        ("{1}", 3, "a bar, found “}”"),
        ("{}", 2, "a bar, found “}”"),
        ("±{}", 3, "a bar, found “}”"),
        ("{0|1", 5, "an operator, a comma, a bar or }, found the end"),
        ("{0,|1}", 4, "a value, found “|”"),
        ("{0|1)", 5, "an operator, a comma, a bar or }, found “)”"),
        ("(1}", 3, "an operator or ), found “}”"),
        ("1,2", 2, "an operator or the end, found “,”"),
        ("2*^", 3, "+ or - (a product is written as in 2·^)"),
        ("*^", 2, "+ or -"),
        ("^^3", 3, "an operator or the end, found “3”"),
        ("^v", 2, "an operator or the end, found “v”"),
        ("* 2", 3, "an operator or the end, found “2”"),
        ("±1*", 3, "brackets around"),
        ("Tiny 2^", 7, "brackets around"),
        ("±2Tiny(1)", 3, "brackets around"),
        ("±2·1", 3, "brackets around"),
        ("^2147483647+^", 13, "smaller numbers"),
        ("tiny-1", 5, "brackets around"),
        ("⅓", 1, "a value or an operator, found “⅓”"),
        ("1/3", 3, "a power of two below the fraction bar"),
        ("1/", 3, "a power of two below the fraction bar"),
        ("0.3", 1, "a fraction with a power of two below its bar"),
        ("1+2.3", 3, "a fraction with a power of two below its bar"),
        ("0.5.^", 4, "an integer before a product"),
        ("0.12345678901234567890", 1, "a number that fits into 64 bits"),
        ("9223372036854775807 1/2", 1, "a number that fits into 64 bits"),
        ("1/2.^", 4, "an integer before a product"),
        ("9223372036854775808", 1, "a number that fits into 64 bits"),
        ("{1|2}+99999999999999999999", 7, "a number that fits into 64 bits"),
        ("1/2305843009213693952", 1, "a number that fits into 64 bits"),
        ("9223372036854775807+1", 21, "smaller numbers"),
        ("{9223372036854775807|}", 22, "smaller numbers"),
        ("*65536", 2, "a nimber up to *65535"),
        ("^<10001>", 3, "a power from 1 to 10000"),
        ("^[0]", 3, "a power from 1 to 10000"),
        ("^0", 2, "a count from 1 to 2147483647"),
        ("^2147483648", 2, "a count from 1 to 2147483647"),
        ("₂", 1, "a value, found “₂”"),
        ("1 = 1", 3, "an operator or the end"),
        ("1 || 1", 3, "an operator or the end"),
        ("{0|1|>2}", 5, "an operator, a comma, a bar or }"),
        (r"\frac{1}{3}", 10, "a power of two"),
        (r"\frac12", 6, "{ after"),
        (r"{1\mathrel{}0}", 3, "a value or an operator"),
        (r"{1\mathrel{|+}0}", 3, "a value or an operator"),
        (&long, MAX_TEXT + 1, "at most 20000 characters"),
    ] {
        let mut values = Values::new();
        match values.parse(text, &mut Budget::unlimited()) {
            Err(ReadError::Unread(Unread { character, expected: said })) => {
                assert_eq!(character, place, "{text}: {said}");
                assert!(said.starts_with(expected), "{text}: {said}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    let mut values = Values::new();
    let longest = format!("{:>MAX_TEXT$}", 1);
    assert_eq!(value(&mut values, &longest), values.from_integer(1));
    let twice = values.parse_statement("1 = 1 = 1", &mut Budget::unlimited()).unwrap_err();
    assert_eq!(twice.to_string(), "character 7: expected an operator or the end, found “=”");
    let stopped = values.parse("{2|1}+{4|1}+{7|2}", &mut Budget::steps(3));
    assert_eq!(stopped, Err(ReadError::Stopped(Stopped::Budget)));
    let full = values.parse("{2|1}+{5|1}+{9|2}", &mut Budget::unlimited().within(1_000));
    assert_eq!(full, Err(ReadError::Stopped(Stopped::Memory)));
}

#[test]
fn no_text_makes_the_reader_panic() {
    let words = "0 1 2 64 / . * ^ v + - ± +- | || ||| { } { } ( ) , < > [ ] = ↑ ⇓ ∗ ² ₃ \
        tiny Miny ⧾ · 99999999999 \\uparrow {\\ast} \\frac{ \\mathrel{ \\{ \\} _{ ^{ \\, é 🙂 \u{2009} \0"
        .split(' ')
        .collect();
    let mut values = Values::new();
    let mut read = 0;
    check_all(40_000, texts(words, 13), |text| {
        match values.parse_statement(&text, &mut Budget::steps(2_000)) {
            Ok(_) => read += 1,
            Err(ReadError::Unread(Unread { character, expected })) => {
                let most = text.chars().count() + 1;
                assert!((1..=most).contains(&character), "{text}: {character}, {expected}");
            }
            Err(ReadError::Stopped(_)) => {}
        }
    });
    assert!(read > 500, "{read}");
}

#[test]
fn what_is_written_is_read_back_equal() {
    let mut values = Values::new();
    let mut kinds = [0; 4];
    let mut checked = 0;
    for value in all_kinds(&mut values) {
        kinds[match values.name(value, &mut Budget::unlimited()).unwrap() {
            Name::Parts(_) => 0,
            Name::PlusMinus(_) => 1,
            Name::Tiny { .. } => 2,
            Name::Slashes(_) => 3,
        }] += 1;
        for style in READ {
            let budget = &mut Budget::unlimited();
            let Ok(text) = values.write(value, style, 4_000, budget) else { continue };
            assert_eq!(values.parse(&text, budget), Ok(value), "{style:?}: {text}");
            // Long sums take long to read.
            let short = Some(&text).filter(|text| text.len() < 400);
            for spelling in short.into_iter().flat_map(|text| spellings(text)) {
                assert_eq!(values.parse(&spelling, budget), Ok(value), "{text} as {spelling}");
            }
            checked += 1;
        }
    }
    assert!(kinds.iter().all(|count| *count > 20) && checked > 5_000, "{kinds:?}, {checked}");
}

/// Further ways in which people and pages write the same text.
fn spellings(text: &str) -> Vec<String> {
    let replaced = |pairs: &[(&str, &str)]| {
        let all = pairs.iter();
        all.fold(text.to_string(), |text, (from, to)| text.replace(from, to))
    };
    let is_tex = text.contains('\\');
    let page =
        [("-", "−"), ("+−", "±"), ("*", "∗"), ("|", "│"), ("^", "↑"), ("v", "↓"), ("/", "⁄")];
    let halves = [("-1/2", "-0.5"), ("-3/2", "-1 1/2"), ("-5/4", "-1 ¼"), ("-3", "–3")];
    let spaces = [(",", " , "), ("|", "\u{a0}|"), ("{", "{ "), ("\u{2009}", "\u{202f}")];
    let two_bars = [("|||", "⦀"), ("||", "‖")];
    let mut spellings = vec![format!("+({text})"), format!(" {text}\n")];
    if !is_tex {
        spellings.extend([&page[..], &halves, &two_bars].map(replaced));
    }
    if !is_tex && !text.contains("||") {
        spellings.push(replaced(&spaces));
    }
    spellings
}

/// A thread of a browser has little more.
fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(1 << 20).spawn(test).unwrap().join().unwrap();
}

#[test]
fn deep_values_are_named_written_and_read_on_a_small_stack() {
    on_a_small_stack(|| {
        let mut values = Values::new();
        let budget = &mut Budget::unlimited();
        let run = value(&mut values, "^[4000]");
        let other = value(&mut values, "^[3999]");
        let one = value(&mut values, "1");
        // These are listed by comparing deep forms.
        let pair = values.make(ByPlayer { left: vec![run, one], right: vec![other] }, budget);
        let name = values.write(run, Style::Plain, 10, budget);
        assert_eq!(name, Ok("^[4000]".into()));
        for deep in [run, pair.unwrap()] {
            for style in READ {
                if let Ok(text) = values.write(deep, style, MAX_TEXT, budget) {
                    assert_eq!(values.parse(&text, budget), Ok(deep));
                }
            }
            assert!(values.write(deep, Style::Unicode, 1_000_000, budget).is_ok());
        }
        for open in ["(", "{", "-", "±", "tiny(", "{0|", "±{", "2."] {
            let text = open.repeat(MAX_TEXT / open.chars().count());
            assert!(values.parse(&text, budget).is_err());
        }
        let brackets = format!("{}1{}", "(".repeat(9_000), ")".repeat(9_000));
        assert_eq!(values.parse(&brackets, budget), Ok(one));
    });
}

/// Positions in any quotation marks, with the words after them, and functions; each at its character.
#[test]
fn quoted_positions_and_functions_are_read() {
    let takes = |name: &str| (name == "f").then_some(2);
    let recipe = Recipe::read("“xo/ox” black + \"x\" + f(1, 2)", Some(takes)).unwrap();
    let is_operation =
        |(instruction, _): &(Instruction, usize)| matches!(instruction, Instruction::Operate(_));
    let read: Vec<(Instruction, usize)> =
        recipe.instructions.into_iter().filter(|read| !is_operation(read)).collect();
    let expected = [
        (Instruction::Quote("xo/ox".into(), vec![("black".into(), 9)]), 1),
        (Instruction::Quote("x".into(), vec![]), 17),
        (Instruction::Call(Call { name: "f".into(), arguments: vec![25, 28] }), 23),
    ];
    assert_eq!(read, expected);
    let open = Recipe::read("“xo + 1", Some(takes)).unwrap_err();
    assert_eq!(open.character, 8, "{open}");
    assert!(Recipe::read("\"x\"", None).is_err());
    for (text, place, expected) in [
        ("f(1)", 4, "an operator, or a comma and another value, found “)”"),
        ("f(1, 2, 3)", 7, "an operator or ), found “,”"),
        ("f((1, 2))", 5, "an operator or ), found “,”"),
        ("f 1", 3, "( after f, found “1”"),
        ("tinier(1)", 1, "a value or a function, found “tinier”"),
    ] {
        let error = Recipe::read(text, Some(takes)).unwrap_err();
        assert_eq!(error, Unread::at(place, expected));
    }
    // Signs that are letters are no words.
    for text in ["tiny(1) - Miny(2)", "v + 2vv*3"] {
        assert_eq!(Recipe::read(text, Some(takes)), Recipe::read(text, None), "{text}");
    }
}

/// The names and canonical forms of all values born by day 2, and other ways to write them.
#[test]
fn an_answer_is_a_name_or_the_canonical_form() {
    let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    for value in values.born_by(2, budget).unwrap() {
        for style in READ {
            let text = values.write(value, style, 1_000, budget).unwrap();
            assert_eq!(values.parse_answer(&text, budget), Ok((value, true)), "{text}");
            let sum = format!("{text} + {{2|0}} - {{2|0}}");
            assert_eq!(values.parse_answer(&sum, budget), Ok((value, false)), "{sum}");
        }
    }
    for (text, name, is_answer) in [
        // Forms with a dominated option, with a reversible one, and of a simpler number.
        ("{0,-1|1}", "1/2", false),
        ("{*|*}", "0", false),
        ("{-2|3}", "0", false),
        ("{1/4|1}", "1/2", false),
        // Right's threat reverses: Left answers with {5|-3}, and Right is at -3.
        ("tiny({100||3|-5})", "Tiny(3)", false),
        // Sums that could be written without a plus sign, and others.
        ("1 + ^", "1^", true),
        ("6 + ^ + *", "6^*", true),
        ("^ + 1*", "1^*", true),
        ("1 + Tiny(2)", "1Tiny(2)", true),
        ("0 + 1", "1", false),
        ("^ + 0", "^", false),
        ("1/4 + 1/4", "1/2", false),
        ("^ + ^", "^^", false),
        ("* + *2", "*3", false),
        ("1* + 1^", "2^*", false),
        ("1^* + *", "1^", false),
        ("^* + 1^", "1^^*", false),
        ("1 + 1Tiny(2)", "2Tiny(2)", false),
        ("* + Tiny(2)", "Tiny(2) + *", false),
    ] {
        let value = values.parse(name, budget).unwrap();
        assert_eq!(values.parse_answer(text, budget), Ok((value, is_answer)), "{text}");
    }
    assert!(values.parse_answer("1 = 1", budget).is_err());
}
