struct Version: Comparable {
    var number: Int
    static func < (left: Version, right: Version) -> Bool { left.number < right.number }
}

print((1..<5).clamped(to: 2..<9), (0...3).clamped(to: 5...7), (8..<9).clamped(to: 2..<4))
// expect: 2..<5 5...5 4..<4
print((0.5...1.5).clamped(to: 1...9), ("b"..."m").clamped(to: "f"..."z"))
// expect: 1.0...1.5 f...m
print((Version(number: 1)..<Version(number: 9)).clamped(to: Version(number: 2)..<Version(number: 3)).lowerBound.number)
// expect: 2
print((1..<3).overlaps(3..<5), (1..<4).overlaps(3..<5), (1...3).overlaps(3...5), (1..<3).overlaps(3...5))
// expect: false true true false
print((3...5).overlaps(1..<3), (1...3).overlaps(2..<2), (2..<2).overlaps(1..<3), ("a"..."c").overlaps("b"..."z"))
// expect: false false false true

print([1, 2, 3].elementsEqual(["a", "bb", "ccc"]) { $0 == $1.count })  // expect: true
print([1, 2].elementsEqual([1, 2, 3]) { $0 == $1 }, [1, 2].elementsEqual([2, 1], by: <))  // expect: false false
print("Hello".starts(with: "HE") { $0.lowercased() == $1.lowercased() })  // expect: true
print([1].starts(with: [1, 2], by: ==), [1, 2].starts(with: [Int](), by: ==))  // expect: false true
print(
    [1, 2].lexicographicallyPrecedes([1, 3]),
    [1, 2].lexicographicallyPrecedes([1]),
    "ab".lexicographicallyPrecedes("b")
)
// expect: true false true
print([3, 1].lexicographicallyPrecedes([2, 9], by: >), [Int]().lexicographicallyPrecedes([1]))  // expect: true true

let small: Set = [1, 2]
print(small.isStrictSubset(of: [1, 2]), small.isStrictSubset(of: [1, 2, 3]), small.isStrictSuperset(of: [2]))
// expect: false true true

struct Sides: OptionSet {
    let rawValue: Int
    static let top = Sides(rawValue: 1)
    static let left = Sides(rawValue: 2)
}
let both: Sides = [.top, .left]
print(both.isStrictSuperset(of: .top), both.isStrictSuperset(of: both), Sides.left.isStrictSubset(of: both))
// expect: true false true

let digit: Character = "f"
print(digit.isHexDigit, digit.hexDigitValue ?? -1, digit.isWholeNumber, digit.isASCII, digit.isCased, digit.isSymbol)
// expect: true 15 false true true false
let signs: [Character] = ["+", "€", "é", "½"]
print(signs.map(\.isMathSymbol), signs.map(\.isCurrencySymbol), signs.map(\.isASCII), signs.map(\.isWholeNumber))
// expect: [true, false, false, false] [false, true, false, false] [true, false, false, false] [false, false, false, false]
