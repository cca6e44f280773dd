extension Array {
    func parts(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

struct Span {
    var min: Int
    var max: Int

    func bounded(_ value: Int) -> Int { Swift.min(Swift.max(value, min), max) }
}

print([1, 2, 3, 4, 5].parts(of: 2))
print(Span(min: 2, max: 8).bounded(11))
// expect: [[1, 2], [3, 4], [5]]
// expect: 8
