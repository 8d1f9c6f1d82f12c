//! `./dev dictionary`: a dictionary of many more positions than that of the repository.

use std::fs;
use std::path::Path;

use crate::run::{Done, Run, cargo, program_at, root, say, target};
use crate::tools::python::need_duckdb;

const RULES: [&str; 2] = ["ancient", "modern"];
/// The kinds of places, with the size of the census of each.
const CENSUSES: [(&str, &str); 4] = [
    ("plane", "--stones 8 --board plane"),
    ("edge", "--stones 7 --board edge"),
    ("corner", "--stones 7 --board corner"),
    ("walls", "--squares 15 --board walls"),
];
/// Where a position of each value born by day 3 is looked for besides the components on the plane.
const EARLY: [(&str, &str); 3] = [
    ("rectangles", "--squares 15 --board plane"),
    ("opened", "--stones 9 --board plane --colours opening"),
    ("opened-rectangles", "--squares 20 --board plane --colours opening"),
];
/// What a release has, besides the dictionary in the site.
const RELEASED: [&str; 4] = ["positions.parquet", "positions.csv.gz", "early.txt", "README.md"];

/// The censuses stay in the folder, so that the same command goes on after a stop.
pub fn dictionary(folder: Option<&str>) -> Done {
    let python = need_duckdb()?;
    let folder = root().join(folder.unwrap_or("target/dictionary"));
    fs::create_dir_all(&folder)?;
    cargo("build --release --bin papamu --bin generate").run()?;
    let [papamu, generate] = ["papamu", "generate"].map(|name| target().join("release").join(name));
    let file = |rules: &str, name: &str| folder.join(format!("{rules}-{name}.txt"));
    let census = |rules: &str, name: &str, size: &str| {
        let mut census = program_at(&papamu, &format!("census {size} --rules {rules} --out"));
        census.arg(file(rules, name)).run()
    };
    for rules in RULES {
        for (name, size) in CENSUSES {
            census(rules, name, size)?;
        }
    }
    let made = folder.join("dictionary");
    fs::remove_dir_all(&made).ok();
    let mut dictionary = program_at(&generate, "dictionary");
    dictionary.arg(made);
    for rules in RULES {
        dictionary.args(CENSUSES.map(|(name, _)| file(rules, name)));
    }
    dictionary.run()?;
    say("Looking for a position of each value born by day 3");
    let mut early = program_at(&generate, "early");
    early.arg(folder.join("early.txt"));
    for rules in RULES {
        early.arg(file(rules, "plane"));
        for (name, size) in EARLY {
            census(rules, name, size)?;
            early.arg(file(rules, name));
        }
    }
    early.args(["--games", "20"]).run()?;
    table(&python, &folder)?;
    release(&python, &folder)
}

fn table(python: &Path, folder: &Path) -> Done {
    say("Writing all positions as one table");
    let query = fs::read_to_string(root().join("tools/positions.sql"))?;
    let mut duckdb = program_at(python, "-c");
    duckdb.args(["import duckdb, sys; duckdb.execute(sys.argv[1])", &query]);
    duckdb.current_dir(folder).run()?;
    fs::copy(root().join("docs/dictionary.md"), folder.join("README.md"))?;
    Ok(())
}

/// Names the files after the version, and lists their checksums for `sha256sum --check`.
fn release(python: &Path, folder: &Path) -> Done {
    let release = folder.join("release");
    fs::remove_dir_all(&release).ok();
    fs::create_dir_all(&release)?;
    let name = |file| format!("papamu-{}-{file}", env!("CARGO_PKG_VERSION"));
    for file in RELEASED {
        fs::hard_link(folder.join(file), release.join(name(file)))?;
    }
    let mut sums = program_at(python, "-c");
    sums.args([SUMS, "SHA256SUMS"]).args(RELEASED.map(name));
    sums.current_dir(&release).run()?;
    let folder = folder.display();
    say(format!(
        "The dictionary is {folder}/dictionary, a release of all positions {folder}/release"
    ));
    Ok(())
}

const SUMS: &str = "\
import hashlib, sys
with open(sys.argv[1], 'w') as sums:
    for name in sys.argv[2:]:
        with open(name, 'rb') as file:
            print(hashlib.file_digest(file, 'sha256').hexdigest(), name, sep='  ', file=sums)
";
