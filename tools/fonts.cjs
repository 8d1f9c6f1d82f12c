// Makes the site's typefaces: the signs the page uses, cut out of the packages' files, with the rules
// that load them and the licences. `./dev` runs it, once for each state of this file:
// node fonts.cjs FOLDER-OF-THE-PACKAGES FOLDER-TO-WRITE

const fs = require("node:fs");
const path = require("node:path");
const { createRequire } = require("node:module");

const [packages, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const from = createRequire(path.join(packages, "fonts.cjs"));
const subset = from("subset-font");
const { convert } = from("fontverter");

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const macrons = "āēīōū";
// Of the languages of messages/: a browser fetches them where they are used.
const accents = "ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú";
const latin = `${ascii}ʻ‘’“”…–—•§©\u00a0\u2009`;
// The packages have no other fractions and no small digits: the page sets those itself.
const numbers = "±·×÷−½¼¾⁄¹²³";
// All arrows come from one typeface, so the others go without.
const signs = "\u2009\u202f←↑→↓↕↔⇑⇓∗⋆⋅⧾⧿‖∥∣≤≥≠≅≈⊲⊳⧏⧐◁▷∞∅∈∪∑∘√σ⟨⟩−±×÷";

// Of what the typefaces can do, this is used; other forms of letters are a quarter of their size. Hints
// are for screens that nobody has any more.
const features = ["kern", "liga", "tnum"];

// What each package is used for, and which of its files have the signs. Latin letters with a macron
// lie in a file of their own; those with an accent are cut into one.
const faces = [
  {
    family: "Source Serif 4", name: "serif", package: "@fontsource/source-serif-4", weight: "600", style: "normal",
    file: (part) => `source-serif-4-${part}-600-normal.woff2`, parts: { latin: latin + numbers, "latin-ext": macrons, accents }, first: true,
  },
  {
    family: "Source Serif 4", name: "serif-italic", package: "@fontsource/source-serif-4", weight: "400", style: "italic",
    file: (part) => `source-serif-4-${part}-400-italic.woff2`, parts: { latin, "latin-ext": macrons, accents },
  },
  {
    family: "Inter", name: "sans", package: "@fontsource-variable/inter", weight: "400 700", style: "normal",
    file: (part) => `inter-${part}-wght-normal.woff2`, parts: { latin: latin + numbers, "latin-ext": macrons, accents },
    axes: { wght: { min: 400, max: 700 } }, first: true,
  },
  {
    // One weight for all, or the browser would smear a bolder one.
    family: "Noto Sans Math", name: "signs", package: "@fontsource/noto-sans-math", weight: "400 700", style: "normal",
    file: (part) => `noto-sans-math-${part}-400-normal.woff2`, parts: { latin: signs },
  },
];

// What a browser shows until the typeface has come, set as wide: nothing moves when it comes.
const rules = [
  `@font-face { font-family: "Inter until then"; src: local("Arial"), local("Liberation Sans"); ascent-override: 90%; descent-override: 22.4%; line-gap-override: 0%; size-adjust: 107%; }`,
  `@font-face { font-family: "Source Serif until then"; src: local("Georgia"), local("Times New Roman"), local("Liberation Serif"); ascent-override: 103%; descent-override: 33%; line-gap-override: 0%; }`,
];

async function main() {
  const preloads = [];
  const found = new Set();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const face of faces) {
    const home = path.join(packages, "node_modules", face.package);
    for (const [part, text] of Object.entries(face.parts)) {
      const source = fs.readFileSync(path.join(home, "files", face.file(part === "accents" ? "latin" : part)));
      const options = { targetFormat: "woff2", variationAxes: face.axes, keepFeatures: features, noHinting: true };
      const file = `${face.name}-${part}.woff2`;
      const font = await subset(source, text, options);
      const codes = codePoints(await convert(font, "sfnt")).filter((code) => text.includes(String.fromCodePoint(code)));
      codes.forEach((code) => found.add(code));
      fs.writeFileSync(path.join(folder, file), font);
      const range = ranges(codes);
      rules.push(`@font-face { font-family: "${face.family}"; font-style: ${face.style}; font-weight: ${face.weight}; font-display: swap; src: url(${file}) format("woff2"); unicode-range: ${range}; }`);
      if (face.first && part === "latin") preloads.push(file);
    }
    fs.copyFileSync(path.join(home, "LICENSE"), path.join(folder, `LICENSE-${face.package.split("/")[1]}.txt`));
  }
  const missing = [...new Set(latin + macrons + accents + numbers + signs)].filter((sign) => !found.has(sign.codePointAt(0)));
  if (missing.length > 0) throw new Error(`no typeface has ${missing.join(" ")}`);
  fs.writeFileSync(path.join(folder, "fonts.css"), `${rules.join("\n")}\n`);
  const name = path.basename(folder);
  // For the head of the page.
  fs.writeFileSync(path.join(folder, "links.html"), [
    ...preloads.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${name}/${file}">`),
    `<link rel="stylesheet" href="./${name}/fonts.css">`,
  ].join(""));
}

// The code points that a typeface has a sign for, from its character map (of format 4 or 12).
function codePoints(font) {
  const tables = font.readUInt16BE(4);
  let map;
  for (let index = 0; index < tables; index++) {
    const entry = 12 + 16 * index;
    if (font.toString("latin1", entry, entry + 4) === "cmap") map = font.subarray(font.readUInt32BE(entry + 8));
  }
  const codes = new Set();
  for (let index = 0; index < map.readUInt16BE(2); index++) {
    const table = map.subarray(map.readUInt32BE(4 + 8 * index + 4));
    if (table.readUInt16BE(0) === 4) {
      const count = table.readUInt16BE(6) / 2;
      for (let segment = 0; segment < count; segment++) {
        const last = table.readUInt16BE(14 + 2 * segment);
        const first = table.readUInt16BE(16 + 2 * count + 2 * segment);
        for (let code = first; code <= last && code !== 0xffff; code++) codes.add(code);
      }
    } else if (table.readUInt16BE(0) === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        const at = 16 + 12 * group;
        for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++) codes.add(code);
      }
    }
  }
  return [...codes].sort((a, b) => a - b);
}

function ranges(codes) {
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(",");
}

main().catch((error) => {
  console.error(String(error));
  process.exit(1);
});
