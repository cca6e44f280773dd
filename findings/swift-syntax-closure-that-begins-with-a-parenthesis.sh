#!/bin/bash
# swift-syntax 600.0.1 and 603.0.1 take a parenthesis at the beginning of a closure for its parameters, if the word 'in' of
# a loop follows at any distance in the closure: the tree has an error. The compiler (seen with 6.0 and later) takes the
# program.
#
# One would guess that the parser looks behind the closing parenthesis for 'in' or '->'. It skips balanced tokens up to
# the first of them. A tool that relies on this parser refuses such builders, which are right; a line before the
# parenthesis helps.
#
# Seen: the compiler accepts both; with the parenthesis first "hasError true", with another line first "hasError false",
# in both versions.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/look"
package() {
    cat >"$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "look",
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "$1")],
    targets: [.executableTarget(name: "look", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")])]
)
SWIFT
}
cat >"$folder/Sources/look/main.swift" <<'SWIFT'
import Foundation
import SwiftParser

for path in CommandLine.arguments.dropFirst() {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    print("hasError", Parser.parse(source: text).hasError)
}
SWIFT
builder='@resultBuilder enum Sum {
    static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
    static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
}
func sum(@Sum _ body: () -> Int) -> Int { body() }
let few = true
'
printf '%sprint(sum {\n    (few ? 1 : 2)\n    for n in 0..<3 { n }\n})\n' "$builder" >"$folder/first.swift"
printf '%sprint(sum {\n    3\n    (few ? 1 : 2)\n    for n in 0..<3 { n }\n})\n' "$builder" >"$folder/second.swift"
swiftc --version 2>/dev/null | head -n 1
for file in first second; do
    swiftc -typecheck "$folder/$file.swift"
    echo "the compiler accepts $file.swift"
done
for version in 600.0.1 603.0.1; do
    package "$version"
    swift build --package-path "$folder" >/dev/null
    seen=$("$folder/.build/debug/look" "$folder/first.swift" "$folder/second.swift")
    echo "swift-syntax $version:" $seen
    [ "$seen" = $'hasError true\nhasError false' ]
done
