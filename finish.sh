#!/bin/sh
# Finishes a build. Trunk runs this when all files lie in its folder; `finish.sh list FOLDER` only
# writes the list of files again.
set -eu

# The beginning of a file's SHA-256.
digest() {
    { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi; } | cut -c 1-16
}

# edit FILE COMMANDS: as `sed -i`, which not every sed has.
edit() { sed "$2" "$1" >"$1.new" && mv "$1.new" "$1"; }

# The typefaces that `./dev` has made, and their links where index.html has room for them; without, that
# room stays empty.
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

# name FILE USER: puts a file's digest into its name, and the new name into the file that uses it. So a page finds
# the files of its own build, whatever else browsers and hosts have kept.
name() {
    named=${1%.*}-$(digest "$1").${1##*.}
    mv "$1" "$named"
    edit "$2" "s|$1|$named|"
}

# The list of all files, for the service worker.
list() {
    files=$(find . -type f ! -name sw.js ! -name '.*' | sort | while read -r file; do
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
        name worker.js worker-start.js
        name worker_bg.wasm start.js
        name worker-start.js start.js
        name offline.js start.js
        name start.js index.html
        name theme.js index.html
        ;;
esac
list
