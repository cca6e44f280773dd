protocol Themed { var accent: String { get } }

extension Themed where Self: RawRepresentable, RawValue == UInt32 {
    var accent: String { String(rawValue >> 16 & 0xFF, radix: 16) + "/" + String(Self.mask(rawValue), radix: 16) }
    static func mask(_ value: RawValue) -> RawValue { value & 0xFF }
}

protocol Listing { func count() -> Int }

extension Listing where Self: Collection, Element == String {
    func count() -> Int { reduce(0) { $0 + $1.count } }
    func longest() -> Element? { self.max { $0.count < $1.count } }
}

enum Accent: UInt32, Themed { case blue = 0x0A84FF, pink = 0xFF375F }
extension Array: Listing where Element == String {}

print(Accent.blue.accent, Accent.pink.accent)  // expect: a/ff ff/5f
print(["a", "bcd"].count(), ["a", "bcd"].longest() ?? "-")  // expect: 4 bcd
