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

    /// Returns the number of line breaks before a UTF-8 offset in a text.
    package static func breakCount(in text: String, before offset: Int) -> Int {
        var text = text
        return text.withUTF8 { $0.breakCount(in: 0..<min(offset, $0.count)) }
    }

    // Reads both texts while their caller holds them.
    private init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
        let start = old.sameStart(as: new)
        let end = old.sameEnd(as: new)
        // The breaks in what both texts share are counted once.
        let most = min(old.count, new.count) - start
        let breaksAtStart = old.breakCount(in: 0..<start)
        let breaksAtEnd = old.breakCount(in: old.count - end..<old.count)
        let shared = end <= most ? breaksAtEnd : old.breakCount(in: old.count - most..<old.count)
        oldCount = breaksAtStart + old.breakCount(in: start..<old.count - min(end, most)) + shared + 1
        newCount = breaksAtStart + new.breakCount(in: start..<new.count - min(end, most)) + shared + 1
        head = breaksAtStart + (old.isLineEnd(start) && new.isLineEnd(start) ? 1 : 0)
        let isWholeLine = old.isLineStart(old.count - end) && new.isLineStart(new.count - end)
        tail = min(breaksAtEnd + (isWholeLine ? 1 : 0), min(oldCount, newCount) - head)
    }
}

// Read at its own indices, while its text lives.
extension UnsafeBufferPointer<UInt8> {
    private static var lineBreak: UInt8 { UInt8(ascii: "\n") }

    /// Returns the number of line breaks between two offsets.
    fileprivate func breakCount(in range: Range<Int>) -> Int {
        guard let base = baseAddress else { return 0 }
        var (offset, count) = (range.lowerBound, 0)
        while offset < range.upperBound,
            let found = memchr(base + offset, CInt(Self.lineBreak), range.upperBound - offset)
        {
            count += 1
            offset = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1  // Only a distance.
        }
        return count
    }

    /// Returns true if a line ends before an offset.
    fileprivate func isLineEnd(_ offset: Int) -> Bool { offset == count || self[offset] == Self.lineBreak }

    /// Returns true if a line begins at an offset.
    fileprivate func isLineStart(_ offset: Int) -> Bool { offset == 0 || self[offset - 1] == Self.lineBreak }
}
