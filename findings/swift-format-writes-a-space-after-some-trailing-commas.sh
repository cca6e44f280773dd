#!/bin/bash
# swift-format of Swift 6.3.1, with its default configuration, treats a comma at the end of a list on one line in three ways:
# in parameters, arguments and generic parameters it keeps the comma and writes a space after it, in a tuple it keeps the
# comma as it is, in an array or a dictionary it removes the comma. The compiler takes all of them.
#
# One would guess that a formatter keeps such a comma, or removes it, alike in all lists, and that no space comes before
# a closing bracket. So a tool that prints source "as swift-format does" cannot have one rule for commas, and source that
# was typed with them is not stable under the formatter.
#
# Seen: with "swift format --version" 6.3.1, the five lines below become those that are compared at the end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=$(swift format --version)
cat >"$folder/lists.swift" <<'SWIFT'
struct Pair<First, Second,> {}
func sum(_ one: Int, _ two: Int,) -> Int { one + two }
let total = sum(1, 2,)
let tuple = (1, 2,)
let list = [1, 2,]
SWIFT
swiftc -typecheck "$folder/lists.swift"
cat >"$folder/expected.swift" <<'SWIFT'
struct Pair<First, Second, > {}
func sum(_ one: Int, _ two: Int, ) -> Int { one + two }
let total = sum(1, 2, )
let tuple = (1, 2,)
let list = [1, 2]
SWIFT
swift format --configuration '{"version": 1}' "$folder/lists.swift" >"$folder/formatted.swift"
echo "swift-format $version"
cat "$folder/formatted.swift"
diff "$folder/expected.swift" "$folder/formatted.swift"
