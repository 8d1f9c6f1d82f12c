#!/bin/sh
# Finishes a build. Trunk runs this when all files are in its folder; `finish.sh list FOLDER` only
# writes the list of files again.
set -eu

# The beginning of a file's SHA-256.
digest() {
    { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi; } | cut -c 1-16
}

# edit FILE COMMANDS: does what `sed -i` would, which not every sed has.
edit() { sed "$2" "$1" >"$1.new" && mv "$1.new" "$1"; }

# Copies the typefaces that `./dev` has made, and puts their links into index.html. Without typefaces it
# removes the placeholder.
typefaces() {
    links=
    if [ -d "${PAPAMU_FONTS:-}" ]; then
        cp -R "$PAPAMU_FONTS" .
        folder=${PAPAMU_FONTS##*/}
        links=$(cat "$folder/links.html")
        rm "$folder/links.html"
    fi
    edit index.html "s|<meta [^>]*typefaces[^>]*>|$links|"
}

# Copies the dictionary of positions that `./dev` has made. Its files have digests in their names already.
dictionary() {
    [ -d "${PAPAMU_DICTIONARY:-}" ] || return 0
    cp -R "$PAPAMU_DICTIONARY" dictionary
    edit index.html "s|dictionary/directory.txt|$(echo dictionary/directory-*.txt)|"
}

# name FILE USER: puts a file's digest into its name, and the new name into the file that uses it. So a page finds
# the files of its own build, whatever other builds browsers and hosts have kept.
name() {
    named=${1%.*}-$(digest "$1").${1##*.}
    mv "$1" "$named"
    edit "$2" "s|$1|$named|"
}

# optimise LEVEL FILE: uses the wasm-opt that `./dev` has put on the path, or the one that Trunk has downloaded.
optimise() {
    optimiser=$(command -v wasm-opt || ls "${XDG_CACHE_HOME:-$HOME/.cache}"/trunk/wasm-opt-*/bin/wasm-opt \
        "$HOME"/Library/Caches/dev.trunkrs.trunk/wasm-opt-*/bin/wasm-opt 2>/dev/null | tail -n 1) || true
    "${optimiser:?wasm-opt is missing}" "$1" "$2" -o "$2.new" && mv "$2.new" "$2"
}

# tool NAME ARGUMENT…: runs one of our own tools.
tool() {
    name=$1
    shift
    cargo run --locked --quiet --manifest-path "$TRUNK_SOURCE_DIR/Cargo.toml" --package "$name" -- "$@"
}

# parts LINKED FIRST GATES SECOND LEVEL: splits a program, of which FIRST is what wasm-bindgen made, in two: what the
# first value needs, and SECOND.
parts() {
    tool split "${CARGO_TARGET_DIR:-$TRUNK_SOURCE_DIR/target}/wasm32-unknown-unknown/$1" "$2" "$3" "$4"
    optimise "$5" "$2"
    optimise "$5" "$4"
    name "$4" start.js
}

programs() {
    case ${TRUNK_PROFILE:-} in release) page=page worker=release ;; *) page=debug worker=debug ;; esac
    app=$(echo app-*_bg.wasm)
    parts $page/app.wasm "$app" papamu::analysis::lazy,papamu::editor::lazy,papamu::share::lazy,papamu::pages::lazy second.wasm -Oz
    name "$app" index.html
    parts $worker/worker.wasm worker_bg.wasm worker::lazy worker_lazy.wasm -O3
    name worker_bg.wasm start.js
    optimise -Oz checker-worker_bg.wasm
    name checker-worker_bg.wasm checker-start.js
}

# Copies the languages that the program's build has made into files, and writes their names into start.js.
languages() {
    links=
    for file in "$TRUNK_SOURCE_DIR"/target/messages/*.txt; do
        tag=$(basename "$file" .txt)
        named=$tag-$(digest "$file").txt
        cp "$file" "$named"
        links="$links$tag: \"./$named\", "
    done
    edit start.js "s|^const LANGUAGES = .*|const LANGUAGES = {$links};|"
}

# Writes the list of all files into the service worker, except those of the dictionary, of which a page needs few, and the
# bill of materials, which no page needs.
list() {
    files=$(find . -type f ! -name sw.js ! -name '.*' ! -name sbom.cdx.json ! -path './dictionary/*' | sort | while read -r file; do
        printf '["%s", "%s"], ' "${file#./}" "$(digest "$file")"
    done)
    edit sw.js "s|^const FILES = .*|const FILES = [$files];|"
    edit sw.js "s|^const BUILD = .*|const BUILD = \"$(digest sw.js)\";|"
}

case ${1:-} in
    list) cd "$2" ;;
    *)
        cd "$TRUNK_STAGING_DIR"
        typefaces
        languages
        dictionary
        programs
        tool contents "$TRUNK_SOURCE_DIR" .
        name worker.js worker-start.js
        name worker-start.js start.js
        name checker-worker.js checker-start.js
        name checker-start.js start.js
        name offline.js start.js
        name start.js index.html
        name theme.js index.html
        for file in lessons-*.txt glossary-*.txt notes-*.txt solved.txt early.txt; do name "$file" index.html; done
        ;;
esac
list
