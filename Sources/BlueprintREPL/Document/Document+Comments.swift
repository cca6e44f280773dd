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
        let lines = source.utf8.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        // The text of the offset's own line before it.
        guard let own = lines.last, own.allSatisfy(\.isWhitespace) else { return offset }
        var start = offset
        var end = offset - own.utf8.count
        var openBlockEnd: Int?
        for line in lines.dropLast().reversed() {
            end -= line.utf8.count + 1
            let margin = line.utf8.prefix { $0.isSpace }.count
            let core = line.trimmingCharacters(in: .whitespaces)
            if openBlockEnd != nil {
                guard core.hasPrefix("/*") else { continue }
                start = end + margin
                openBlockEnd = nil
            } else if core.hasPrefix("//"), Directives.kind(of: core) == nil, !core.isHeading {
                start = end + margin
            } else if core.hasSuffix("*/"), !core.contains("/*") {
                openBlockEnd = end
            } else if core.hasPrefix("/*"), core.hasSuffix("*/") {
                start = end + margin
            } else {
                return start
            }
        }
        return start
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
