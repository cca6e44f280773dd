func first<T>(_ make: () -> T?) -> String { make().map { "\($0)" } ?? "nil" }
print(
    first { 1 },
    first {
        let two = 2; return two
    },
    first { if 1 > 2 { 5 } else { 6 } }
)
let half = Optional(4).flatMap { number in
    let half = number / 2
    return half == 0 ? nil : half
}
let halves = [1, 4].compactMap { number in
    let half = number / 2
    return half == 0 ? nil : half
}
let all: [Int?] = [1, 2].map { number in
    if number > 1 { return nil }
    return number
}
print(half as Any, type(of: half), halves, all)
// expect: 1 2 6
// expect: Optional(2) Optional<Int> [2] [Optional(1), nil]
