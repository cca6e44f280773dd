#!/bin/bash
# In a Regex of Swift 6.3.1, \b does not match at the period of "error.message", nor at the colon of "a:b", the comma of
# "1,2" or the apostrophe of "it's": its words are those of Unicode's text segmentation (UAX 29), where these signs join
# what is around them. It matches at a hyphen. `wordBoundaryKind(.simple)` makes it match between a word character and any
# other, as in PCRE, Python, JavaScript and ICU's default.
#
# One would guess that \berror\b finds the name in code, as grep -w does. A tool that looks for names in source with \b
# misses every name before or after a period, and nothing tells it.
#
# Seen: Swift 6.3.1 prints the lines that are compared at the end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/words.swift" <<'SWIFT'
let samples = [("error.message", "error"), ("a:b", "b"), ("1,2", "2"), ("it's", "s"), ("a-b", "b"), ("a b", "b")]
for (text, word) in samples {
    let usual = try Regex("\\b\(word)\\b")
    print(text, text.contains(usual), text.contains(usual.wordBoundaryKind(.simple)))
}
SWIFT
cat >"$folder/expected" <<'TEXT'
error.message false true
a:b false true
1,2 false true
it's false true
a-b true true
a b true true
TEXT
swiftc -o "$folder/words" "$folder/words.swift"
swiftc --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p'
"$folder/words" | tee "$folder/found"
printf 'error.message\n' | grep -qw error && echo "grep -w finds error"
diff "$folder/expected" "$folder/found"
