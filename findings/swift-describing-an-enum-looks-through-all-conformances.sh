#!/bin/bash
# String(describing:) of an enum case without a description of its own takes about 0.2 ms for the first value of each
# type, and some 70 times less for the next ones (Swift 6 on Linux).
#
# One would guess that the name of a case is read from the metadata of its type, at the price of a string. Before that,
# the runtime asks whether the type conforms to TextOutputStreamable, CustomStringConvertible and
# CustomDebugStringConvertible; it does not, and each answer is found by looking through the conformances of all loaded
# images, once for each type. Further conformances in the program make it slower. A table of the cases of 200 enums that
# is made when a program starts costs 40 ms of processor time; made when it is first asked for, most of it costs nothing.
#
# Seen: nanoseconds for each of 200 types, first and second time: 183313 and 2808 alone, 250428 and 2585 with 4,000
# conformances to another protocol.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swiftc --version 2>/dev/null | head -n 1

# program CONFORMANCES: compiles and runs the program, which prints the two times.
program() {
    local file="$folder/with$1.swift" index
    {
        echo 'protocol Marked {}'
        for ((index = 0; index < $1; index++)); do echo "struct S$index: Marked {}"; done
        for ((index = 0; index < 200; index++)); do echo "enum E$index { case a, b }"; done
        echo 'let values: [Any] = ['
        for ((index = 0; index < 200; index++)); do echo "    E$index.a,"; done
        cat <<'SWIFT'
]
func describe() -> Double {
    var length = 0
    let time = ContinuousClock().measure { for value in values { length += String(describing: value).utf8.count } }
    precondition(length == 200)
    return time / .nanoseconds(1) / 200
}
print(Int(describe()), Int(describe()))
SWIFT
    } >"$file"
    swiftc "$file" -o "$folder/with$1"
    "$folder/with$1"
}

for count in 0 4000; do
    read -r first second < <(program "$count")
    echo "$count other conformances: first $first ns, second $second ns"
    [ "$first" -gt $((10 * second)) ]
done
