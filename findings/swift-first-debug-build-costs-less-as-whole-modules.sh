#!/bin/bash
# The first debug build of a package takes less processor time if each module is compiled as a whole (`-wmo -Onone`)
# than in the batches that SwiftPM 6.3.1 asks for: swift-syntax 603.0.1 takes about a fifth less, with objects
# for each file all the same (`-num-threads`).
#
# One would guess that whole modules are for optimised builds, and dear. A batch is a compiler of its own, though: on two
# processors a module is parsed by two of them and by a third that writes the interface, and each checks the
# declarations of the others' files that it needs. What batches are for are later builds, of a few changed files; and
# flags on the command line build all modules again when they are left out.
#
# Seen on two processors: 86 s of processor in batches, 69 s as whole modules.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/look"
cat >"$folder/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "look",
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        .executableTarget(name: "look", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")])
    ]
)
SWIFT
cat >"$folder/Sources/look/main.swift" <<'SWIFT'
import SwiftParser

print(Parser.parse(source: "let a = 1").statements.count)
SWIFT
swift --version 2>/dev/null | head -n 1
swift package --package-path "$folder" resolve >/dev/null 2>&1

# Prints the processor time of a build from nothing, in seconds.
cost() {
    local TIMEFORMAT='%U' seconds
    seconds=$( { time swift build --package-path "$folder" --scratch-path "$folder/$1" "${@:2}" >/dev/null 2>&1; } 2>&1)
    printf '%.0f\n' "$seconds"
}

batches=$(cost batches)
whole=$(cost whole -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2)
echo "in batches $batches s of processor, as whole modules $whole s"
for kind in batches whole; do
    objects=$(find "$folder/$kind/" -path '*SwiftSyntax.build/*.swift.o' | wc -l)
    echo "$kind: SwiftSyntax has $objects objects; the program prints $("$folder/$kind/debug/look")"
    [ "$objects" -gt 10 ] && [ "$("$folder/$kind/debug/look")" = 1 ]
done
[ $((100 * whole)) -le $((95 * batches)) ]
