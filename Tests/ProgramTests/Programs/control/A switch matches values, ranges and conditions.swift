func kind(of number: Int) -> String {
    switch number {
    case ..<0: return "negative"
    case 0: return "zero"
    case 1, 2, 3: return "few"
    case 4...10: return "some"
    case let many where many.isMultiple(of: 100): return "a round \(many)"
    default: return "many"
    }
}

for number in [-5, 0, 2, 10, 300, 301] {
    print(kind(of: number))
}
// expect: negative
// expect: zero
// expect: few
// expect: some
// expect: a round 300
// expect: many
