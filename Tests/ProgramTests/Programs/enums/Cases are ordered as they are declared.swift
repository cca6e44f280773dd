enum Level: Comparable {
    case low
    case middle(Int)
    case high
}

let levels: [Level] = [.high, .middle(4), .low, .middle(2)]
print(levels.sorted().map { "\($0)" })  // expect: ["low", "middle(2)", "middle(4)", "high"]
print(Level.low < .high, Level.middle(3) >= .middle(4))  // expect: true false
print(levels.max() == .high)  // expect: true
