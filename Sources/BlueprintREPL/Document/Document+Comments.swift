import Foundation

extension Document {
    /// The end of a comment that stands on the same line, else the offset itself.
    func endOfLine(after offset: Int) -> Int {
        let rest = source.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: rest, as: UTF8.self).trimmingSuffix { $0.isWhitespace }
        let core = text.drop { $0.isWhitespace }
        let isComment = core.hasPrefix("//") || core.hasPrefix("/*") && core.hasSuffix("*/")
        return isComment ? offset + text.utf8.count : offset
    }

    /// Where the comments begin that stand on the lines above a line that begins at an offset; the offset if none do.
    ///
    /// A blank line between them, and headings such as `// MARK: - Model`, belong to no line.
    func startOfComments(above offset: Int) -> Int {
        let lines = source.utf8.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        // What stands on the line itself before the offset.
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

    /// A line of a closure with the comments that belong to it: those on the lines above it and the one behind it.
    func withComments(_ item: Range<Int>) -> Range<Int> {
        let start = startOfComments(above: item.lowerBound)
        return start..<max(start, endOfLine(after: item.upperBound))
    }
}

extension String {
    /// Whether a comment is about what follows as a whole.
    fileprivate var isHeading: Bool { contains("MARK:") }

    fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
        var result = self
        while let last = result.last, isDropped(last) { result.removeLast() }
        return result
    }
}
