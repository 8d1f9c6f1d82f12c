//! The licences as a text, each once, below the names of the packages that have it.

use crate::contents::Package;

const RULE: &str = "\n\n────────────────────────────────────────────────────────────\n\n";

/// `own` is our own licence.
pub fn licences(own: &str, packages: &[Package]) -> String {
    // The texts in the order in which they come, with the packages of each.
    let mut texts: Vec<(&str, Vec<&Package>)> = Vec::new();
    let mut add = |text, package| {
        let is_same =
            |known: &&mut (&str, _)| known.0.split_whitespace().eq(str::split_whitespace(text));
        match texts.iter_mut().find(is_same) {
            Some((_, packages)) => packages.push(package),
            None => texts.push((text, vec![package])),
        }
    };
    for package in packages {
        package.texts.iter().for_each(|text| add(text, package));
    }
    let mut page = format!(
        "Papamū is under this licence, or under the Apache License 2.0 below, at your option. The packages that it contains \
         follow, each with its licence.\n\n{}",
        own.trim()
    );
    for (text, packages) in texts {
        page += RULE;
        for Package { name, version, licence, .. } in packages {
            page += &format!("{name} {version} ({licence})\n");
        }
        page += "\n";
        page += text.trim().replace('\r', "").trim_end();
    }
    page += "\n";
    page
}
