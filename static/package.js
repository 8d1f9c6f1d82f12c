// Packs a lesson with the files of this build as a package for a school's system (SCORM). The page's program imports this
// when a teacher asks for one.

// What no lesson needs, and what only items with links do.
const FOR_NOBODY = /^(icon-|manifest|notes|offline|package|papamu|frame|camera|cards|codes|vote)/;
const FOR_LINKS = /^(checker|early|program|solved)/;
const OTHER_LANGUAGES = /^(?:lessons-|glossary-)?(pt)[-.]/;

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt()};`);

// The namespaces and names that differ.
const VERSIONS = {
  "1.2": {
    content: "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    scorm: "http://www.adlnet.org/xsd/adlcp_rootv1p2",
    type: "scormtype",
    schema: "1.2",
  },
  2004: {
    content: "http://www.imsglobal.org/xsd/imscp_v1p1",
    scorm: "http://www.adlnet.org/xsd/adlcp_v1p3",
    type: "scormType",
    schema: "2004 4th Edition",
  },
};

function manifest(version, identifier, title, files) {
  const { content, scorm, type, schema } = VERSIONS[version];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="lesson-${identifier}" version="1" xmlns="${content}" xmlns:adlcp="${scorm}">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schema}</schemaversion>
  </metadata>
  <organizations default="papamu">
    <organization identifier="papamu">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="files">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="files" type="webcontent" adlcp:${type}="sco" href="index.html">
${files.map((file) => `      <file href="${escaped(file)}"/>`).join("\n")}
    </resource>
  </resources>
</manifest>
`;
}

// The page of the package: it opens the lesson, and has the names of only the files that are there.
function page(html, files, link) {
  const site = new DOMParser().parseFromString(html, "text/html");
  const names = site.querySelector("meta[name=names]");
  const there = Object.entries(JSON.parse(names.content)).filter(([, name]) => files.includes(name));
  names.content = JSON.stringify(Object.fromEntries(there));
  site.querySelector("link[rel=manifest]").remove();
  site.querySelector("meta[name=dictionary]").remove();
  const { lang } = document.documentElement;
  names.after(...Object.entries({ lesson: link, lang }).map(([name, content]) => Object.assign(site.createElement("meta"), { name, content })));
  const script = Object.assign(site.createElement("script"), { type: "module", src: addressOf("scorm.js") });
  site.querySelector("script[type=module]").before(script);
  return `<!doctype html>\n${site.documentElement.outerHTML}`;
}

// The remainders by which a checksum goes on.
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit += 1) byte = (byte >>> 1) ^ (byte & 1 && 0xedb88320);
  return byte;
});
const checksum = (bytes) => ~bytes.reduce((sum, byte) => (sum >>> 8) ^ REMAINDERS[(sum ^ byte) & 255], -1) >>> 0;

// Numbers of two and four bytes, the least byte first, as a zip has them.
function fields(numbers) {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [size]) => sum + size, 0)));
  let place = 0;
  for (const [size, number] of numbers) {
    if (size === 2) view.setUint16(place, number, true);
    else view.setUint32(place, number, true);
    place += size;
  }
  return view.buffer;
}

const [VERSION, UTF8, DEFLATED, MIDNIGHT, FIRST_DAY] = [20, 0x800, 8, 0, 0x21];

// A zip of the files, each a name with its bytes.
async function zip(files) {
  const [parts, directory] = [[], []];
  let [place, length] = [0, 0];
  for (const [name, bytes] of files) {
    const packed = await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"))).blob();
    const label = new TextEncoder().encode(name);
    const about = [[2, VERSION], [2, UTF8], [2, DEFLATED], [2, MIDNIGHT], [2, FIRST_DAY], [4, checksum(bytes)], [4, packed.size], [4, bytes.length], [2, label.length], [2, 0]];
    const head = fields([[4, 0x04034b50], ...about]);
    const entry = fields([[4, 0x02014b50], [2, VERSION], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, place]]);
    parts.push(head, label, packed);
    directory.push(entry, label);
    place += head.byteLength + label.length + packed.size;
    length += entry.byteLength + label.length;
  }
  const end = fields([[4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, length], [4, place], [2, 0]]);
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}

async function fetched(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// A lesson without links needs of the program's other parts only that of the lessons.
export async function pack(version, identifier, title, link, hasLinks) {
  const listed = new TextDecoder().decode(await fetched("./sw.js")).match(/^const FILES = (.*);$/m)[1];
  const needs = (file) => {
    const [, parts] = /^app-for-([a-z-]+)-\w+\.wasm$/.exec(file) ?? [];
    if (parts) return hasLinks || parts.split("-").includes("learn");
    const [, language] = OTHER_LANGUAGES.exec(file) ?? [];
    if (FOR_NOBODY.test(file) || (FOR_LINKS.test(file) && !hasLinks)) return false;
    return !language || language === document.documentElement.lang;
  };
  const names = JSON.parse(listed).map(([name]) => name).filter(needs);
  const files = await Promise.all(names.map(async (name) => [name, await fetched(`./${name}`)]));
  const home = files.find(([name]) => name === "index.html");
  const encoder = new TextEncoder();
  home[1] = encoder.encode(page(new TextDecoder().decode(home[1]), names, link));
  return zip([["imsmanifest.xml", encoder.encode(manifest(version, identifier, title, names))], ...files]);
}
