#!/bin/bash
# In Swift 6.3.1 one `do`/`catch` has different meanings in a function and in a closure. Where all that is tried throws one
# type, `error` in the function has that type; in a closure, of one statement or of several, with a written result or
# without, it is `any Error`: moving lines from a function into `map { … }` is "value of type 'any Error' has no member".
# `do throws(Fault)` has the type in both. A closure within a function is a closure; a function within a closure is a function.
#
# SE-0413 describes the type of `error` for a `do` wherever it is, and leaves only the type that the closure itself throws
# to an upcoming feature. A tool that checks Swift has to know what is around a `do` to know its errors.
#
# Seen: Swift 6.3.1 prints the lines that are compared at the end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/common.swift" <<'SWIFT'
struct Fault: Error { var code: Int }
func fail() throws(Fault) { throw Fault(code: 3) }
SWIFT

# Compiles lines with those above, and prints what they print or the first error.
try() {
    cat "$folder/common.swift" - >"$folder/main.swift"
    printf '%s: ' "$1"
    if swiftc -swift-version 6 -o "$folder/main" "$folder/main.swift" 2>"$folder/errors"; then
        "$folder/main"
    else
        grep -m 1 -o "error: value of type.*" "$folder/errors"
    fi
}

swiftc --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p'
{
    try "in a function" <<'SWIFT'
func code() -> Int { do { try fail(); return 0 } catch { return error.code } }
print(code())
SWIFT
    try "in a closure" <<'SWIFT'
let code = { () -> Int in do { try fail(); return 0 } catch { return error.code } }
print(code())
SWIFT
    try "in a closure of several statements" <<'SWIFT'
print([1].map { number -> Int in
    let base = number
    do { try fail() } catch { return base + error.code }
    return base
})
SWIFT
    try "in a closure, with the type" <<'SWIFT'
let code = { () -> Int in do throws(Fault) { try fail(); return 0 } catch { return error.code } }
print(code())
SWIFT
    try "in a function in a closure" <<'SWIFT'
let code = { () -> Int in
    func inner() -> Int { do { try fail(); return 0 } catch { return error.code } }
    return inner()
}
print(code())
SWIFT
} >"$folder/found"
cat "$folder/found"
diff - "$folder/found" <<'TEXT'
in a function: 3
in a closure: error: value of type 'any Error' has no member 'code'
in a closure of several statements: error: value of type 'any Error' has no member 'code'
in a closure, with the type: 3
in a function in a closure: 3
TEXT
