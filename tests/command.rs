//! The command line, run as a user runs it.

#![cfg(not(target_arch = "wasm32"))]

use std::io::Write;
use std::process::{Command, Stdio};

/// Standard output, standard error and exit code of a run.
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
fn values_positions_line_by_line() {
    assert_eq!(run(&["value"], "xo\n\nxox\r\n"), is("*\n0\n-1\n"));
}

#[test]
fn writes_json() {
    assert_eq!(
        run(&["value", "--write", "json", "xoxox"], ""),
        is("{\"outcome\":\"Right\",\"value\":\"-2\"}\n")
    );
}

#[test]
fn a_bad_line_has_an_empty_answer_and_a_reason() {
    let (out, error, code) = run(&["value"], "xo\nxo/x?\nxox\n");
    assert_eq!(out, "*\n\n-1\n");
    assert_eq!(error, "line 2, column 5: expected x, o, . or a number, found “?”\n");
    assert_eq!(code, 1);
}

#[test]
fn gives_up_in_time_and_goes_on() {
    let dense = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";
    let arguments = ["value", "--board", "walls", "--ms", "50", dense, "xo."];
    assert_eq!(run(&arguments, ""), is("-\n1\n"));
    let arguments = ["value", "--board", "walls", "--mb", "1", dense, "xo."];
    assert_eq!(run(&arguments, ""), is("-\n1\n"));
    assert_eq!(
        run(&["value"], &"xo".repeat(400).replace("xoxoxoxoxoxoxoxoxoxo", "xoxoxoxoxoxoxoxoxoxo/")),
        is("-\n")
    );
}

#[test]
fn says_what_it_does_not_understand() {
    let (_, error, code) = run(&["value", "--rules", "medieval"], "");
    assert!(error.starts_with("papamu: --rules does not take “medieval”\n"), "{error}");
    assert_eq!(code, 1);
    let (out, _, code) = run(&["--help"], "");
    assert!(out.starts_with("papamu value"));
    assert_eq!(code, 0);
}

#[test]
fn works_out_expressions() {
    let of = |expressions: &[&str]| run(&[&["expr"], expressions].concat(), "");
    assert_eq!(of(&["{0|*} + 1/2 - ^*"]), is("1/2*\n"));
    assert_eq!(of(&["+-1 + +-1", "3+-1", "3.^", "*6 + *3"]), is("0\n{4|2}\n^3\n*5\n"));
    assert_eq!(of(&["^ > 0", "* = 0", "^ <> *", "Tiny(1) <= ^"]), is("true\nfalse\ntrue\ntrue\n"));
    assert_eq!(of(&["--write", "words", "6^*"]), is("six up star\n"));
    assert_eq!(of(&["--write", "braces", "Tiny(1)"]), is("{0|{0|-1}}\n"));
    // {4|1}: the mean is 5/2, and each move is worth 3/2.
    let json = r#"{"mean":"5/2","outcome":"Left","stops":{"left":"4","right":"1"},"temperature":"3/2","value":"{4|1}"}"#;
    assert_eq!(of(&["--write", "json", "{4|1}"]), is(&format!("{json}\n")));
    let (out, error, code) = run(&["expr"], "1\n{0|\n2\n");
    assert_eq!((out.as_str(), code), ("1\n\n2\n", 1));
    assert!(error.starts_with("line 2, column 4: expected "), "{error}");
}
