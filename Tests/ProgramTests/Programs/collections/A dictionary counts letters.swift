var counts: [String: Int] = [:]
for letter in ["a", "b", "a", "c", "a"] {
    counts[letter, default: 0] += 1
}
for (letter, count) in counts.sorted(by: { $0.key < $1.key }) {
    print(letter, count)
}
// expect: a 3
// expect: b 1
// expect: c 1
