struct Spacing {
    static let unit: CGFloat = 8
    static var used = 0

    static func times(_ factor: CGFloat) -> CGFloat {
        used += 1
        return unit * factor
    }
}

print(Spacing.unit, Spacing.times(2), Spacing.times(0.5))  // expect: 8.0 16.0 4.0
print(Spacing.used)  // expect: 2
