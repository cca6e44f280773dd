#!/bin/bash
# Swift Testing, in Swift 6.3.1, says of no synchronous test that it has passed until nearly all tests of the run have
# been performed, however long that takes; with SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH in the environment, tests
# pass one after the other. Neither changes which tests run.
#
# One would guess that a test is reported when its function returns. All tests begin as tasks of one group; what follows
# the function waits in the same queue, behind the functions of all others. A bound on the width lets only a few begin.
#
# Seen on two processors, 60 tests of 0.1 s each: by default the first test is said to have passed after 90 % of the time
# or more (97 % here), with a width of 1 at once (1 %).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Tests/LookTests"
cat >"$folder/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "look", targets: [.testTarget(name: "LookTests")])
SWIFT
{
    printf 'import Testing\n\nfunc work() {\n    let clock = ContinuousClock()\n    let end = clock.now + .milliseconds(100)\n'
    printf '    while clock.now < end {}\n}\n'
    for number in $(seq 60); do printf '@Test func test%d() { work() }\n' "$number"; done
} >"$folder/Tests/LookTests/LookTests.swift"
swift --version 2>/dev/null | head -n 1
swift build --package-path "$folder" --build-tests >/dev/null 2>&1

# Prints the share of the run, in percent, after which the first test has ended, by the events that the library writes.
share() {
    "$@" swift test --package-path "$folder" --skip-build --event-stream-output-path "$folder/events" \
        --event-stream-version 0 >/dev/null 2>&1
    awk 'match($0, /"absolute":[0-9.]+/) {
        time = substr($0, RSTART + 11, RLENGTH - 11)
        if ($0 ~ /"kind":"runStarted"/) start = time
        if ($0 ~ /"kind":"testEnded"/ && !first) first = time
        if ($0 ~ /"kind":"runEnded"/) end = time
    } END { print int(100 * (first - start) / (end - start)) }' "$folder/events"
    rm "$folder/events"
}

unbounded=$(share env)
bounded=$(share env SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=1)
echo "the first test has passed after $unbounded % of the run; with a width of 1, after $bounded %"
[ "$unbounded" -ge 80 ]
[ "$bounded" -le 50 ]
