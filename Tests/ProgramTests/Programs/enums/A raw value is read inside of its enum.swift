enum Spacing: CGFloat, CaseIterable {
    case small = 4
    case large = 16

    var value: CGFloat { rawValue }
    var doubled: CGFloat { rawValue * 2 }
    var isLargest: Bool { self == Self.allCases.last }

    static var total: CGFloat { allCases.map(\.rawValue).reduce(0, +) }

    init(compact: Bool) {
        self = compact ? .small : .large
    }
}

print(Spacing.small.value, Spacing.large.doubled, Spacing.large.isLargest, Spacing.total)
print(Spacing(compact: true).value, Spacing(rawValue: 16) == .large)
// expect: 4.0 32.0 true 20.0
// expect: 4.0 true
