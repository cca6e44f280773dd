#!/bin/bash
# One weak reference to an object makes every later retain and release of it, by anybody, take 3.7 times as many
# instructions, also after the reference is gone (Swift 6.3.1 on Linux); unowned references cost nothing there.
#
# One would guess that a weak reference costs something where it is read. Its target, though, gets a second record for
# its counts when the first weak reference is made, and keeps it for life: from then on each strong retain finds no count
# in the object, follows the pointer to that record, and counts there. So the object that nearly every function uses (a
# table, a context, a runtime) should not have one: a small object that it owns, which refers to it unowned and is
# emptied in its deinit, does the same for those who may outlive it.
#
# Seen: instructions for a retain with its release: 49 without other references, 180 after one weak reference that has
# ended, 49 after an unowned one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v valgrind >/dev/null || { echo "needs valgrind: apt-get install valgrind" >&2; exit 2; }
swiftc --version 2>/dev/null | head -n 1

cat >"$folder/main.swift" <<'SWIFT'
final class Table { var number = 0 }

@inline(never) func retain(_ table: Unmanaged<Table>) { _ = table.retain() }
@inline(never) func release(_ table: Unmanaged<Table>) { table.release() }

let table = Table()
switch CommandLine.arguments[1] {
case "weak":
    weak let reference = table
    precondition(reference != nil)
case "unowned":
    unowned let reference = table
    precondition(reference.number == 0)
default: break
}
let unmanaged = Unmanaged.passUnretained(table)
for _ in 0..<(Int(CommandLine.arguments[2]) ?? 0) {
    retain(unmanaged)
    release(unmanaged)
}
withExtendedLifetime(table) {}
SWIFT
swiftc -O "$folder/main.swift" -o "$folder/main"

# instructions KIND COUNT: the instructions of the program.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$folder/main" "$1" "$2" 2>&1 |
        sed -n 's/.*Collected *: *//p'
}

# pair KIND: the instructions of one retain with its release.
pair() { echo $((($(instructions "$1" 200000) - $(instructions "$1" 100000)) / 100000)); }

none=$(pair none)
weak=$(pair weak)
unowned=$(pair unowned)
echo "no other reference: $none, after a weak one: $weak, after an unowned one: $unowned"
[ "$weak" -gt $((2 * none)) ]
[ "$unowned" -lt $((none + none / 4)) ]
