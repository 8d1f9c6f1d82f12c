//! The bill of materials, in version 1.6 of CycloneDX.

use serde_json::{Value, json};

use crate::contents::Package;

const SITE: &str = "papamu";

/// `direct` are the addresses of what our own code uses.
pub fn bill(version: &str, direct: &[String], packages: &[Package]) -> Value {
    let components: Vec<Value> = packages.iter().map(component).collect();
    let mut dependencies = vec![json!({ "ref": SITE, "dependsOn": direct })];
    dependencies.extend(
        packages.iter().map(|package| json!({ "ref": package.address, "dependsOn": package.uses })),
    );
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": SITE,
                "name": SITE,
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
        "dependencies": dependencies,
    })
}

fn component(package: &Package) -> Value {
    let Package { name, version, licence, address, hash, .. } = package;
    let hashes: Vec<Value> = hash
        .iter()
        .map(|(algorithm, digits)| json!({ "alg": algorithm, "content": digits }))
        .collect();
    json!({
        "type": "library",
        "bom-ref": address,
        "purl": address,
        "name": name,
        "version": version,
        "licenses": [{ "expression": licence }],
        "hashes": hashes,
    })
}
