import SwiftSyntax

/// The tokens and comments of a source, which formatting keeps.
struct SourceUnits {
    /// A token or a comment.
    struct Unit {
        /// The text.
        let text: String
        let range: Range<Int>
        let isComment: Bool

        /// 1 for a bracket that opens, -1 for one that closes.
        var growth = 0

        /// Returns true if two units are the same but for the indentation inside of a comment.
        func isSame(as other: Unit) -> Bool {
            guard isComment, other.isComment else { return text == other.text }
            return text.split(whereSeparator: \.isWhitespace) == other.text.split(whereSeparator: \.isWhitespace)
        }
    }

    /// The units, in the order of the source.
    let all: [Unit]
    /// The source.
    let bytes: [UInt8]
    /// The starts of the lines, and the end of the source.
    let lineStarts: [Int]
    /// The lines.
    let lines: [Line]

    init(of tree: SourceFileSyntax, _ source: String) {
        var units: [Unit] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            Self.append(token.leadingTrivia, at: token.position.utf8Offset, to: &units)
            if !token.text.isEmpty {
                units.append(
                    Unit(text: token.text, range: token.range, isComment: false, growth: token.tokenKind.growth)
                )
            }
            Self.append(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset, to: &units)
        }
        all = units
        let bytes = Array(source.utf8)
        let breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        let starts = [0] + breaks.map { $0 + 1 } + [bytes.count]
        (lineStarts, lines) = (starts, Self.lines(of: units, in: bytes, from: starts))
        self.bytes = bytes
    }

    private static func append(_ trivia: Trivia, at start: Int, to units: inout [Unit]) {
        var start = start
        for piece in trivia {
            let end = start + piece.sourceLength.utf8Length
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                units.append(Unit(text: text, range: start..<end, isComment: true))
            default: break
            }
            start = end
        }
    }

    /// Returns the text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the units on some lines, also those that only reach into them.
    func units(onLines lines: Range<Int>) -> Range<Int> {
        let (start, end) = (lineStarts[lines.lowerBound], lineStarts[lines.upperBound])
        let first = all.firstIndexInOrder { $0.range.upperBound > start }
        let last = all.firstIndexInOrder { $0.range.lowerBound >= end }
        return first..<max(first, last)
    }

    /// Returns the white space at the start of the line with an offset.
    func indentation(at offset: Int) -> [UInt8] {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Array(bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    }

    /// Returns true if a unit is the first one on its line.
    func beginsLine(_ offset: Int) -> Bool {
        let before = bytes[..<offset].reversed().first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return before.map { $0 == UInt8(ascii: "\n") } ?? true
    }

    /// The units of braces that belong together, as the one before the other; an outer pair is before those in it.
    var braces: [Range<Int>] {
        var (open, pairs): ([Int], [Range<Int>]) = ([], [])
        for (index, unit) in all.enumerated() {
            if unit.text == "{", unit.growth > 0 { open.append(index) }
            if unit.text == "}", unit.growth < 0, let start = open.popLast() { pairs.append(start..<index) }
        }
        return pairs.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Returns the range of some units in the source.
    func range(of units: Range<Int>) -> Range<Int> {
        guard let first = units.first, let last = units.last else { return 0..<0 }
        return all[first].range.lowerBound..<all[last].range.upperBound
    }

    /// Returns the line with an offset.
    func line(at offset: Int) -> String {
        let index = lineStarts.firstIndexInOrder { $0 > offset }
        guard index < lineStarts.count else { return "" }
        return String(text(lineStarts[max(0, index - 1)]..<lineStarts[index]).prefix { !$0.isNewline })
    }

    /// Returns the number of line breaks in a range.
    func breaks(_ range: Range<Int>) -> Int { bytes[range].count { $0 == UInt8(ascii: "\n") } }

    /// Returns the first place of some bytes from an offset on.
    func find(_ wanted: [UInt8], from start: Int) -> Int? {
        guard let first = wanted.first else { return nil }
        var place = start
        while place + wanted.count <= bytes.count {
            if bytes[place] == first, bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
            place += 1
        }
        return nil
    }

    /// A line, which is another one than an equal line of another depth.
    struct Line: Hashable {
        let bytes: ArraySlice<UInt8>
        /// The number of lines above with brackets that are open.
        let depth: Int
    }

    private static func lines(of units: [Unit], in bytes: [UInt8], from starts: [Int]) -> [Line] {
        // The lines of the open brackets.
        var (open, depth): ([Int], Int) = ([], 0)
        var unit = units.startIndex
        return zip(starts, starts.dropFirst()).enumerated().map { number, range in
            let line = Line(bytes: bytes[range.0..<range.1], depth: depth)
            while unit < units.endIndex, units[unit].range.lowerBound < range.1 {
                if units[unit].growth > 0 {
                    if open.last != number { depth += 1 }
                    open.append(number)
                } else if units[unit].growth < 0, let last = open.popLast(), open.last != last {
                    depth -= 1
                }
                unit += 1
            }
            return line
        }
    }

    /// Returns the indentation of one level in a range: a tab, or the smallest number of spaces.
    func step(in range: Range<Int>) -> [UInt8] {
        let indents = lineStarts.dropLast().filter(range.contains).map { indentation(at: $0) }.filter { !$0.isEmpty }
        if indents.contains(where: { $0.first == UInt8(ascii: "\t") }) { return [UInt8(ascii: "\t")] }
        let least = indents.map(\.count).filter { $0 > 1 }.min() ?? SourceLayout.step
        return Array(repeating: UInt8(ascii: " "), count: least)
    }

    /// The place of a unit that begins a line.
    struct Margin: Equatable {
        let spaces: Int
        let depth: Int
    }

    /// Returns the indentation of a unit and the depth of its line; nil if others are before it on the line.
    func margin(of unit: Int) -> Margin? {
        let start = all[unit].range.lowerBound
        guard beginsLine(start) else { return nil }
        let line = lineStarts.firstIndexInOrder { $0 > start } - 1
        return Margin(
            spaces: indentation(at: start).count,
            depth: lines.indices.contains(line) ? lines[line].depth : 0
        )
    }
}

extension ArraySlice<SourceUnits.Unit> {
    /// The number of brackets that are open at the end.
    var unclosedBrackets: Int { reduce(0) { Swift.max(0, $0 + $1.growth) } }
}

extension TokenKind {
    /// 1 for a bracket that opens, -1 for one that closes, 0 for other tokens.
    var growth: Int {
        switch self {
        case .leftBrace, .leftParen, .leftSquare: 1
        case .rightBrace, .rightParen, .rightSquare: -1
        default: 0
        }
    }
}
