//! The package for JavaScript in a browser.

use std::fs;
use std::path::Path;

use crate::builds::copy_of;
use crate::page::Page;
use crate::server::Server;

const README: &str = include_str!("../../crates/javascript/package/README.md");

#[test]
fn the_example_says_on_a_page_and_in_a_worker_what_it_prints() {
    let package = std::env::var("PAPAMU_PACKAGE").expect("`./dev test` sets it");
    let folder = copy_of(Path::new(&package), "package");
    let code = README.split("```").nth(1).and_then(|block| block.strip_prefix("js\n"));
    let code = code.expect("an example");
    let program = format!(
        "const said = [];\nconst console = {{ log: (...words) => said.push(words.join(' ')) }};\n\
         {}\nexport default said;\n",
        code.replace("'papamu'", "'./index.js'")
    );
    let in_worker = "import said from './program.js';\npostMessage(said);\n";
    for (name, text) in [("program.js", program.as_str()), ("worker.js", in_worker)] {
        fs::write(folder.join(name), text).expect("a file beside the package");
    }
    let server = Server::start("/");
    server.switch_to(&folder);
    let page = Page::blank(&server);
    page.visit("package.json");
    let expected: Vec<&str> = code.lines().filter_map(|line| line.strip_prefix("// ")).collect();
    assert_eq!(expected.len(), 4);
    for asked in [
        "import('./program.js').then(({ default: said }) => arguments[0](said))",
        "new Worker('./worker.js', { type: 'module' }).onmessage = ({ data }) => arguments[0](data)",
    ] {
        assert_eq!(page.measure_later::<Vec<String>>(asked), expected);
    }
    page.forgive_errors_about("favicon.ico");
}
