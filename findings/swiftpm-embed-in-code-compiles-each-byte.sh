#!/bin/bash
# SwiftPM's `.embedInCode`, in Swift 6.3.1, makes a text of a package expensive to compile: the source that it writes is
# an array literal with an integer literal for each byte, and the compiler type-checks each of them. In a debug build,
# 100 kB of text take half a minute of processor, in proportion to their size; as a string literal they take nothing to
# speak of.
#
# One would guess that embedding costs what copying a file costs. The array is in the module itself, too, so the module's
# other batches parse it again.
#
# Seen on two processors: 29 s of processor for the build with the resource, 2.9 s for the one with the literal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for kind in Embedded Literal; do
    mkdir -p "$folder/$kind/Sources/Look"
    resources=
    if [ "$kind" = Embedded ]; then resources=', resources: [.embedInCode("Text")]'; fi
    cat >"$folder/$kind/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "look", targets: [.target(name: "Look"$resources)])
SWIFT
done
text() { for number in $(seq 2000); do printf 'Line %4d of a text that is built into a program.\n' "$number"; done; }
mkdir "$folder/Embedded/Sources/Look/Text"
text >"$folder/Embedded/Sources/Look/Text/text.md"
echo 'public func size() -> Int { PackageResources.text_md.count }' >"$folder/Embedded/Sources/Look/Look.swift"
{
    printf 'public func size() -> Int { text.utf8.count }\nlet text = """\n'
    text
    printf '"""\n'
} >"$folder/Literal/Sources/Look/Look.swift"
swift --version 2>/dev/null | head -n 1

# Prints the processor time of a build, in milliseconds.
cost() {
    local TIMEFORMAT='%U' seconds
    seconds=$( { time swift build --package-path "$folder/$1" >/dev/null 2>&1; } 2>&1)
    awk -v seconds="$seconds" 'BEGIN { print int(seconds * 1000) }'
}

literal=$(cost Literal)
embedded=$(cost Embedded)
source=$(find "$folder/Embedded/.build/" -name embedded_resources.swift | head -n 1)
echo "$(wc -c <"$folder/Embedded/Sources/Look/Text/text.md") bytes of text: as a literal $literal ms of processor, embedded $embedded ms"
echo "the written source has $(wc -c <"$source") bytes and begins: $(sed -n 2p "$source" | cut -c1-60)"
[ "$embedded" -ge $((3 * literal)) ]
grep -q 'let text_md: \[UInt8\] = \[76,105,110,101' "$source"
