#!/bin/bash
# On Linux, SwiftPM 6.3.1 cannot build tests without the index store, even if all of them are of Swift Testing and XCTest
# is switched off: `swift test --disable-index-store --disable-xctest` fails with "index store path does not exist".
#
# The index store is for editors, and a build without it takes about a tenth less processor time; so one would leave it
# out where nobody edits, as on a server that runs the tests. But the step that collects the tests of XCTest reads it, and
# is part of every test build. The program itself builds without it; its objects are built again for the tests, as the
# flags differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/Look" "$folder/Tests/LookTests"
cat >"$folder/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Look", targets: [.target(name: "Look"), .testTarget(name: "LookTests", dependencies: ["Look"])])
SWIFT
echo 'public let number = 1' >"$folder/Sources/Look/Look.swift"
cat >"$folder/Tests/LookTests/LookTests.swift" <<'SWIFT'
import Look
import Testing

@Test func numbers() { #expect(number == 1) }
SWIFT
swift --version 2>/dev/null | head -n 1
cd "$folder"

swift build --scratch-path without --disable-index-store >/dev/null 2>&1
echo "the library builds without an index store"
if swift test --scratch-path without --disable-index-store --disable-xctest >without.log 2>&1; then
    echo "the tests passed without an index store" >&2
    exit 1
fi
grep -o 'error: index store path does not exist' without.log | head -n 1
swift test --scratch-path with --disable-xctest >with.log 2>&1
grep -o 'Test run with 1 test .*passed' with.log
