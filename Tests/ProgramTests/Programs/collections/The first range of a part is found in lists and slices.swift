struct Letter: Equatable {
    var name: String
    static func == (one: Letter, other: Letter) -> Bool { one.name.lowercased() == other.name.lowercased() }
}
print([1, 9, 9, 2].firstRange(of: [9, 2]).map(\.lowerBound) ?? -1)  // expect: 2
print([1, 9][1...].firstRange(of: [9]).map(\.upperBound) ?? -1)  // expect: 2
print([1].firstRange(of: [2, 3]) == nil, [1].firstRange(of: []) == 0..<0)  // expect: true true
print(["a", "B"].map { Letter(name: $0) }.firstRange(of: [Letter(name: "b")]) == 1..<2)  // expect: true
