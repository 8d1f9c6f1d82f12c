//! The package for JavaScript in a browser.

use std::fs;
use std::path::Path;

use crate::builds::copy_of;
use crate::page::Page;
use crate::server::Server;

const README: &str = include_str!("../../crates/javascript/package/README.md");

/// A page beside a copy of the package, and these scripts.
fn page_beside_package(name: &str, scripts: &[(&str, &str)]) -> (Server, Page) {
    let package = std::env::var("PAPAMU_PACKAGE").expect("`./dev test` sets it");
    let folder = copy_of(Path::new(&package), name);
    for (file, text) in scripts {
        fs::write(folder.join(file), text).expect("a file beside the package");
    }
    let server = Server::start("/");
    server.switch_to(&folder);
    let page = Page::blank(&server);
    page.visit("package.json");
    page.forgive_errors_about("favicon.ico");
    (server, page)
}

#[test]
fn the_example_says_on_a_page_and_in_a_worker_what_it_prints() {
    let code = README.split("```").nth(1).and_then(|block| block.strip_prefix("js\n"));
    let code = code.expect("an example");
    let program = format!(
        "const said = [];\nconst console = {{ log: (...words) => said.push(words.join(' ')) }};\n\
         {}\nexport default said;\n",
        code.replace("'papamu'", "'./index.js'")
    );
    let scripts = [
        ("program.js", program.as_str()),
        ("inside.js", "import said from './program.js';\npostMessage(said);\n"),
    ];
    let expected: Vec<&str> = code.lines().filter_map(|line| line.strip_prefix("// ")).collect();
    assert_eq!(expected.len(), 4);
    let on_a_page = "import('./program.js').then(({ default: said }) => arguments[0](said))";
    for (name, asked) in [
        (
            "package-in-worker",
            "new Worker('./inside.js', { type: 'module' }).onmessage = ({ data }) => arguments[0](data)",
        ),
        ("package-on-page", on_a_page),
        // Where a page may have no worker, its own thread answers.
        (
            "package-alone",
            &format!(
                "globalThis.Worker = class {{ constructor() {{ throw Error('forbidden'); }} }}; {on_a_page}"
            ),
        ),
    ] {
        let (_server, page) = page_beside_package(name, &scripts);
        assert_eq!(page.measure_later::<Vec<String>>(asked), expected, "{name}");
    }
}

/// What goes wrong, what is given up and boards in a line of play are the same across the worker.
#[test]
fn a_worker_answers_a_page() {
    // Nobody has valued it.
    let endless = ["xoxoxoxo/oxoxoxox"; 4].join("/").replacen("xoxo", "xo..", 1);
    let program = format!(
        "const Own = Worker;
         let begun = 0;
         globalThis.Worker = class extends Own {{ constructor(...about) {{ super(...about); begun += 1; }} }};
         import {{ check, moves, parsePosition, value }} from './index.js';
         const failed = (answer) => answer.then(() => 'no failure', ({{ name, message }}) => `${{name}}: ${{message}}`);
         const end = new AbortController();
         const aborted = value('{endless}', {{ edge: 'walls', signal: end.signal }}).catch((reason) => reason);
         await value('xo');
         end.abort('enough');
         const board = parsePosition('oxo.ox').play('h3-f3');
         const names = (jumps) => jumps.map(({{ name }}) => name).join(' ');
         export default [
           await aborted,
           await failed(value('xo/x?')),
           await failed(value('{endless}', {{ edge: 'walls', limit: 50 }})),
           await failed(check('nothing')),
           names(await moves(board)) === names(board.jumps()) ? 'the same names' : 'other names',
           `${{begun}} worker`,
         ];"
    );
    let (_server, page) = page_beside_package("package-asked", &[("program.js", &program)]);
    let said: Vec<String> = page
        .measure_later("import('./program.js').then(({ default: said }) => arguments[0](said))");
    let [aborted, unread, late, refused, names, begun] = &said[..] else { panic!("{said:?}") };
    assert_eq!(aborted, "enough");
    assert_eq!(unread, "SyntaxError: character 5: expected x, o, . or a number, found “?”");
    assert_eq!(late, "TimeoutError: no answer within 50 ms");
    assert!(refused.starts_with("Error: refused: line 1: "), "{refused}");
    assert_eq!([names.as_str(), begun], ["the same names", "1 worker"]);
}
