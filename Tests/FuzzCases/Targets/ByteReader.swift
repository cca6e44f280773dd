import Foundation

/// Choices that bytes make; the first of each once there are no more bytes.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func bool() -> Bool { byte() & 1 == 1 }

    /// Returns a number below a count above 0.
    mutating func below(_ count: Int) -> Int { Int(byte()) % count }

    mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
        let place = below(others.count + 1)
        return place == 0 ? first : others[place - 1]
    }

    private static let unusual: [CGFloat] = [
        -1, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e9, 0.1, 33.3333, -40.25, 1e19,
        100_000,
    ]

    /// Returns a length in points, mostly a usual one.
    mutating func length() -> CGFloat {
        let byte = Int(byte())
        switch byte {
        case 0..<200: return CGFloat(byte) / 2
        case 200..<228: return CGFloat(byte) * 1.7
        default: return Self.unusual[byte % Self.unusual.count]
        }
    }

    /// Returns a number from 0.1 to 25.6.
    mutating func ratio() -> CGFloat { CGFloat(Int(byte()) + 1) / 10 }
}
