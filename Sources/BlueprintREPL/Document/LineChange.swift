import Foundation

/// The lines at the start and at the end of a text that an edit has left as they were.
///
/// It is found by bytes, as splitting a long text into lines for each edit would cost more than the edit.
package struct LineChange {
    /// The number of lines at the start that are the same in both texts.
    package let head: Int
    /// The number of lines at the end that are the same, apart from those at the start.
    package let tail: Int
    /// The number of lines of each text.
    package let oldCount, newCount: Int

    /// Compares two texts.
    package init(from old: String, to new: String) {
        var (old, new) = (old, new)
        self = old.withUTF8 { old in new.withUTF8 { LineChange(from: old, to: $0) } }
    }

    private init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
        (oldCount, newCount) = (old.breakCount + 1, new.breakCount + 1)
        let start = Self.sameStart(old, new)
        let isWholeLine = old.isLineEnd(start) && new.isLineEnd(start)
        head = UnsafeBufferPointer(rebasing: old[..<start]).breakCount + (isWholeLine ? 1 : 0)
        let end = Self.sameEnd(old, new)
        let isWholeLineAtEnd = old.isLineStart(old.count - end) && new.isLineStart(new.count - end)
        let below = UnsafeBufferPointer(rebasing: old[(old.count - end)...]).breakCount + (isWholeLineAtEnd ? 1 : 0)
        tail = min(below, min(oldCount, newCount) - head)
    }

    /// The number of bytes that are compared at once.
    private static let block = 1_024

    /// Returns the number of bytes at the start that are the same.
    private static func sameStart(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Int {
        guard let one = old.baseAddress, let other = new.baseAddress else { return 0 }
        let most = min(old.count, new.count)
        var count = 0
        while count + block <= most, memcmp(one + count, other + count, block) == 0 { count += block }
        while count < most, one[count] == other[count] { count += 1 }
        return count
    }

    /// Returns the number of bytes at the end that are the same.
    private static func sameEnd(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Int {
        guard let one = old.baseAddress.map({ $0 + old.count }), let other = new.baseAddress.map({ $0 + new.count })
        else { return 0 }
        let most = min(old.count, new.count)
        var count = 0
        while count + block <= most, memcmp(one - count - block, other - count - block, block) == 0 { count += block }
        while count < most, one[-count - 1] == other[-count - 1] { count += 1 }
        return count
    }
}

extension UnsafeBufferPointer<UInt8> {
    private static var lineBreak: UInt8 { UInt8(ascii: "\n") }

    /// The number of line breaks.
    fileprivate var breakCount: Int { reduce(0) { $0 + ($1 == Self.lineBreak ? 1 : 0) } }

    /// Returns true if a line ends before an offset.
    fileprivate func isLineEnd(_ offset: Int) -> Bool { offset == count || self[offset] == Self.lineBreak }

    /// Returns true if a line begins at an offset.
    fileprivate func isLineStart(_ offset: Int) -> Bool { offset == 0 || self[offset - 1] == Self.lineBreak }
}
