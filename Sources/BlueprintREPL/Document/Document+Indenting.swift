import SwiftSyntax

/// The indentation of lines that an edit moves: the formatter does not change those in declarations.
extension Document {
    /// Returns the changes that indent the lines which begin in a range by further spaces, or by fewer; none if one of the
    /// lines has fewer spaces than that.
    func indenting(_ range: Range<Int>, by count: Int) -> [Splice] {
        let bytes = source.utf8.dropFirst(range.lowerBound).prefix(range.count)
        let starts = zip(range, bytes).filter { $1 == UInt8(ascii: "\n") }.map { $0.0 + 1 }
            .filter { !isBlank(lineAt: $0) }
        guard count != 0, starts.allSatisfy({ indentation(at: $0) >= -count }) else { return [] }
        return starts.map { Splice($0..<$0 + max(0, -count), String(repeating: " ", count: max(0, count))) }
    }

    private func isBlank(lineAt offset: Int) -> Bool {
        source.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }.allSatisfy(\.isSpace)
    }

    /// Returns the changes that give the modifiers on the lines below an element an indentation.
    func indentingChain(of node: DocumentNode, to count: Int) -> [Splice] {
        guard let lines = linesOfChain(of: node) else { return [] }
        let indent = indentation(at: lines.lowerBound)
        // The first of them has its line break before it.
        return indenting(lines.lowerBound - indent - 1..<lines.upperBound, by: count - indent)
    }

    /// Returns the modifiers that follow an element, from the first one that begins a line; nil if none does.
    func linesOfChain(of node: DocumentNode) -> Range<Int>? {
        var (start, end): (Int?, Int) = (nil, node.range.upperBound)
        var next = tree.token(at: AbsolutePosition(utf8Offset: node.range.lowerBound))?.parent
        while let outer = next, outer.is(ExprSyntax.self), outer.range.lowerBound == node.range.lowerBound {
            let period = outer.as(MemberAccessExprSyntax.self)?.period
            if start == nil, let period, period.leadingTrivia.hasNewline,
                period.range.lowerBound >= node.range.upperBound
            {
                start = period.range.lowerBound
            }
            end = max(end, outer.range.upperBound)
            next = outer.parent
        }
        return start.map { $0..<max($0, end) }
    }
}
