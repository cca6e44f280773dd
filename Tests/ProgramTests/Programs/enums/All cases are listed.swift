enum Suit: String, CaseIterable {
    case clubs, diamonds, hearts, spades

    var isRed: Bool { self == .diamonds || self == .hearts }
}

print(Suit.allCases.count)  // expect: 4
print(Suit.allCases.filter(\.isRed).map(\.rawValue))  // expect: ["diamonds", "hearts"]
