import Foundation

/// A comparison of long texts, most of which are equal.
extension UnsafeBufferPointer<UInt8> {
    /// The number of bytes that are compared at once.
    private static var block: Int { 1_024 }

    /// Returns the number of bytes at the start that are the same in another text.
    func sameStart(as other: Self) -> Int {
        guard let one = baseAddress, let another = other.baseAddress else { return 0 }
        let most = Swift.min(count, other.count)
        var same = 0
        while same + Self.block <= most, memcmp(one + same, another + same, Self.block) == 0 { same += Self.block }
        while same < most, one[same] == another[same] { same += 1 }
        return same
    }

    /// Returns the number of bytes at the end that are the same in another text, at most a number.
    func sameEnd(as other: Self, atMost limit: Int = .max) -> Int {
        guard let one = baseAddress.map({ $0 + count }), let another = other.baseAddress.map({ $0 + other.count })
        else { return 0 }
        let most = Swift.min(count, other.count, limit)
        var same = 0
        while same + Self.block <= most,
            memcmp(one - same - Self.block, another - same - Self.block, Self.block) == 0
        {
            same += Self.block
        }
        while same < most, one[-same - 1] == another[-same - 1] { same += 1 }
        return same
    }
}
