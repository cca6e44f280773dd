#!/bin/bash
# Swift 6.3.1 accepts two enum cases with one base name and different labels, and makes values of both, but a pattern does
# not choose between them by its labels. With as many values in each, every pattern is an error, "ambiguous use". With
# different numbers of values it compiles without a warning, and `.select(theme: let t)` stands for the last declared case:
# it does not match `.select(theme: 1)`, and binds t to both values of `.select(density: 2, step: 3)`.
#
# SE-0155 made such cases part of the language, and says that labels in a pattern tell them apart; so does the full name
# as a function, `A.select(theme:)`. A tool that reads Swift must not take the labels of a pattern for a choice of its own:
# what it would match is not what the compiled program does. Cases need names of their own.
#
# Seen: Swift 6.3.1 prints the lines that are compared at the end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/same.swift" <<'SWIFT'
enum A { case select(theme: Int), select(density: Int) }
let a = A.select(theme: 1)
if case .select(theme: let t) = a { print(t) }
SWIFT
cat >"$folder/other.swift" <<'SWIFT'
enum A { case select(theme: Int), select(density: Int, step: Int) }
for a in [A.select(theme: 1), A.select(density: 2, step: 3)] {
    print(a)
    if case .select(theme: let t) = a { print("  is a theme:", t) }
    if case .select(density: let d, step: let s) = a { print("  is a density:", d, s) }
}
print(A.select(theme:)(4))
SWIFT
cat >"$folder/expected" <<'TEXT'
error: ambiguous use of 'select'
select(theme: 1)
select(density: 2, step: 3)
  is a theme: (density: 2, step: 3)
  is a density: 2 3
select(theme: 4)
TEXT
swiftc --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p'
if swiftc -o "$folder/same" "$folder/same.swift" 2>"$folder/errors"; then
    echo "cases with as many values are told apart" >&2
    exit 1
fi
grep -m 1 -o "error: ambiguous.*" "$folder/errors" >"$folder/found"
swiftc -o "$folder/other" "$folder/other.swift" 2>"$folder/warnings"
[ ! -s "$folder/warnings" ]
"$folder/other" >>"$folder/found"
cat "$folder/found"
diff "$folder/expected" "$folder/found"
