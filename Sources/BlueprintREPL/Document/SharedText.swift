/// A text in pieces, most of which two versions of a text share.
struct SharedText: Sendable {
    private var pieces: [[UInt8]] = []

    /// The number of bytes of a piece.
    private static let length = 1_024

    /// The text.
    var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Replaces a range of bytes, which must be in the text.
    mutating func replace(_ range: Range<Int>, by new: some Collection<UInt8>) {
        let first = piece(at: range.lowerBound)
        var last = first
        while last.index + 1 < pieces.count, last.start + pieces[last.index].count < range.upperBound {
            last.start += pieces[last.index].count
            last.index += 1
        }
        guard first.index < pieces.count else {
            pieces += Self.split(Array(new)[...])
            return
        }
        var bytes = pieces[first.index].prefix(range.lowerBound - first.start)
        bytes += new
        bytes += pieces[last.index].dropFirst(range.upperBound - last.start)
        pieces.replaceSubrange(first.index...last.index, with: Self.split(bytes))
    }

    /// Returns the index of the piece with an offset, and the offset at which it begins.
    private func piece(at offset: Int) -> (index: Int, start: Int) {
        var (index, start) = (0, 0)
        while index + 1 < pieces.count, start + pieces[index].count <= offset {
            start += pieces[index].count
            index += 1
        }
        return (index, start)
    }

    /// Returns bytes as pieces; a piece may have up to twice the usual length.
    private static func split(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
        var (rest, pieces) = (bytes, [[UInt8]]())
        while rest.count > 2 * length {
            pieces.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return rest.isEmpty ? pieces : pieces + [Array(rest)]
    }
}
