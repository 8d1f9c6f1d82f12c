//! `contents WORKSPACE SITE` writes the bill of materials and the licences into the folder of the built site.

use std::env;
use std::fs;
use std::path::Path;

use contents::{Failure, contents};

fn main() -> Result<(), Failure> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [workspace, site] = words.as_slice() else {
        return Err("contents WORKSPACE SITE".into());
    };
    let site = Path::new(site);
    let (bill, licences) = contents(Path::new(workspace), site)?;
    fs::write(site.join("sbom.cdx.json"), bill)?;
    fs::write(site.join("licences.txt"), licences)?;
    Ok(())
}
