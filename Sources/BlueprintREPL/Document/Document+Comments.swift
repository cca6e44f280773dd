import Foundation

extension Document {
    /// Returns the end of the comment that follows an offset on its line; without a comment, the offset.
    func endOfLine(after offset: Int) -> Int {
        let rest = source.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: rest, as: UTF8.self).trimmingSuffix { $0.isWhitespace }
        let core = text.drop { $0.isWhitespace }
        let isComment = core.hasPrefix("//") || core.hasPrefix("/*") && core.hasSuffix("*/")
        return isComment ? offset + text.utf8.count : offset
    }

    /// Returns the start of the comments directly above the line that begins at an offset; without comments, the
    /// offset.
    ///
    /// Comments above a blank line, and headings such as `// MARK: - Model`, are not included.
    func startOfComments(above offset: Int) -> Int {
        let bytes = Array(source.utf8.prefix(offset))
        var start = offset
        // The text of the offset's own line before it is not a comment.
        guard var next = Self.line(endingAt: bytes.count, in: bytes), next.text.allSatisfy(\.isWhitespace) else {
            return offset
        }
        var openBlockEnd: Int?
        while next.start > 0, let line = Self.line(endingAt: next.start - 1, in: bytes) {
            next = line
            let margin = line.text.utf8.prefix { $0.isSpace }.count
            let core = line.text.trimmingCharacters(in: .whitespaces)
            if openBlockEnd != nil {
                guard core.hasPrefix("/*") else { continue }
                start = line.start + margin
                openBlockEnd = nil
            } else if core.hasPrefix("//"), Directives.kind(of: core) == nil, !core.isHeading {
                start = line.start + margin
            } else if core.hasSuffix("*/"), !core.contains("/*") {
                openBlockEnd = line.start
            } else if core.hasPrefix("/*"), core.hasSuffix("*/") {
                start = line.start + margin
            } else {
                return start
            }
        }
        return start
    }

    /// Returns the line that ends at an offset, with its start; nil if the offset is outside the text.
    private static func line(endingAt end: Int, in bytes: [UInt8]) -> (text: String, start: Int)? {
        guard bytes.indices.contains(end) || end == bytes.count else { return nil }
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (String(decoding: bytes[start..<end], as: UTF8.self), start)
    }

    /// Returns the range of a closure's line with its comments: those directly above it and the one at its end.
    func withComments(_ item: Range<Int>) -> Range<Int> {
        let start = startOfComments(above: item.lowerBound)
        return start..<max(start, endOfLine(after: item.upperBound))
    }
}

extension String {
    /// True if a comment is a heading.
    fileprivate var isHeading: Bool { contains("MARK:") }

    fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
        var result = self
        while let last = result.last, isDropped(last) { result.removeLast() }
        return result
    }
}
