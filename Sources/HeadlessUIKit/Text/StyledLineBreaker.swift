import Foundation

/// Breaks attributed text into lines, by the rules of `LineBreaker` but with a width for each character.
struct StyledLineBreaker {
    /// A line: the range of its characters from the start of its first word to the end of its last word, and its
    /// width.
    struct Line {
        var range: Range<Int>
        var width: CGFloat
        /// The index of the first character of the line's paragraph.
        var paragraph: Int
    }

    /// The characters of one shown line.
    struct Piece {
        /// The indexes of the characters; nil is the ellipsis `…`.
        var characters: [Int?]
        /// The index of the character whose style applies to `…` and to an empty line.
        var start: Int
        /// The index of the first character of the line's paragraph.
        var paragraph: Int
    }

    let text: TextRuns
    let measurer: any TextMeasuring
    /// The width of each character in points.
    let widths: [CGFloat]
    let limit: CGFloat
    private let lineLimit: Int
    private let lineBreakMode: NSLineBreakMode

    init(
        text: TextRuns,
        width: CGFloat,
        numberOfLines: Int,
        lineBreakMode: NSLineBreakMode,
        measurer: any TextMeasuring
    ) {
        self.text = text
        self.measurer = measurer
        self.lineBreakMode = lineBreakMode
        lineLimit = numberOfLines > 0 ? numberOfLines : .max
        widths = zip(text.characters, text.runIndexes).map { character, run in
            text.runs[run].style.advance(of: character, by: measurer)
        }
        let column = text.runs.reduce(CGFloat.infinity) { smallest, run in
            run.style.font.columnWidth > 0 ? min(smallest, run.style.font.columnWidth) : smallest
        }
        let least = column.isFinite ? column : 0
        // A width computed from characters may have a small rounding error.
        limit = max(width.isNaN ? 0 : width + least * 1e-6, least)
    }

    /// Returns the shown lines, and the number of lines the whole text needs.
    func lines() -> (shown: [Piece], needed: Int) {
        let lines = brokenLines()
        var pieces = lines.prefix(lineLimit).map { line in
            Piece(characters: joined(line.range), start: line.range.lowerBound, paragraph: line.paragraph)
        }
        if pieces.count < lines.count, let last = pieces.last, let cut = truncatedLine(instead: last) {
            pieces[pieces.count - 1] = cut
        }
        return (pieces, lines.count)
    }

    /// Returns the advance of a character of a piece; nil is the ellipsis `…`.
    func advance(of index: Int?, in piece: Piece) -> CGFloat {
        index.map { widths[$0] } ?? text.style(at: piece.start)?.advance(of: "…", by: measurer) ?? 0
    }

    func mode(ofParagraph start: Int) -> NSLineBreakMode {
        text.style(at: start)?.paragraph?.lineBreakMode ?? lineBreakMode
    }

    func isSpace(_ index: Int) -> Bool { text.characters[index] == " " }

    func isBreak(_ index: Int) -> Bool {
        switch text.characters[index] {
        case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    // MARK: - Breaking

    private func brokenLines() -> [Line] {
        var lines: [Line] = []
        var start = 0
        while let end = text.characters.indices.dropFirst(start).first(where: isBreak) {
            let paragraph = self.lines(of: start..<end)
            lines += paragraph.isEmpty ? [Line(range: end..<end, width: 0, paragraph: start)] : paragraph
            start = end + 1
        }
        let last = self.lines(of: start..<text.characters.count)
        if last.isEmpty, start > 0 {
            // A line break at the end is followed by an empty line in the style of the break.
            lines.append(Line(range: start..<start, width: 0, paragraph: start))
        }
        return lines + last
    }

    private func lines(of paragraph: Range<Int>) -> [Line] {
        let byCharacter = mode(ofParagraph: paragraph.lowerBound) == .byCharWrapping
        var lines: [Line] = []
        var open: Line?
        var position = paragraph.lowerBound
        while position < paragraph.upperBound {
            guard !isSpace(position) else {
                position += 1
                continue
            }
            let word = nextWord(at: position, in: paragraph)
            position = word.range.upperBound
            var begun = Line(
                range: word.range.lowerBound..<word.range.lowerBound,
                width: 0,
                paragraph: paragraph.lowerBound
            )
            if let line = open {
                let start = line.width + widths[word.range.lowerBound - 1]
                let range = line.range.lowerBound..<word.range.lowerBound
                if start + word.width <= limit {
                    open = Line(
                        range: line.range.lowerBound..<word.range.upperBound,
                        width: start + word.width,
                        paragraph: line.paragraph
                    )
                    continue
                }
                if byCharacter, start + widths[word.range.lowerBound] <= limit {
                    begun = Line(range: range, width: start, paragraph: line.paragraph)
                } else {
                    lines.append(line)
                }
            }
            open = word.width <= limit && begun.range.isEmpty ? word : breakWord(word.range, after: begun, into: &lines)
        }
        return open.map { lines + [$0] } ?? lines
    }

    private func nextWord(at start: Int, in paragraph: Range<Int>) -> Line {
        var (end, width) = (start, CGFloat.zero)
        while end < paragraph.upperBound, !isSpace(end) {
            width += widths[end]
            end += 1
        }
        return Line(range: start..<end, width: width, paragraph: paragraph.lowerBound)
    }

    /// Breaks a word between characters.
    ///
    /// Returns the line that stays open.
    private func breakWord(_ word: Range<Int>, after begun: Line, into lines: inout [Line]) -> Line {
        var (start, width) = (begun.range.lowerBound, begun.width)
        for index in word {
            if width + widths[index] > limit, index > start {
                lines.append(Line(range: start..<index, width: width, paragraph: begun.paragraph))
                (start, width) = (index, 0)
            }
            width += widths[index]
        }
        return Line(range: start..<word.upperBound, width: width, paragraph: begun.paragraph)
    }
}

extension StyledLineBreaker {
    /// Returns the characters of a range, with runs of spaces collapsed to one and without spaces at the ends.
    func joined(_ range: Range<Int>) -> [Int] {
        var result: [Int] = []
        var space: Int?
        for index in range {
            if isSpace(index) {
                space = index
            } else {
                if let gap = space, !result.isEmpty { result.append(gap) }
                space = nil
                result.append(index)
            }
        }
        return result
    }

    /// Returns the last shown line of a text that needs more lines: the rest of its paragraph, truncated to fit; nil
    /// to keep the line.
    func truncatedLine(instead last: Piece) -> Piece? {
        let end = text.characters.indices.dropFirst(last.start).first(where: isBreak) ?? text.characters.count
        let rest = joined(last.start..<max(last.start, end))
        let room = limit - advance(of: nil, in: last)
        var piece = last
        switch mode(ofParagraph: last.paragraph) {
        case .byTruncatingHead:
            piece.characters = [nil] + suffix(of: rest, within: room)
        case .byTruncatingMiddle:
            if width(of: rest) <= room {
                piece.characters = rest + [nil]
            } else {
                let cut = MiddleTruncation.counts(
                    of: rest.count,
                    within: room,
                    width: { widths[rest[$0]] },
                    isSpace: { isSpace(rest[$0]) }
                )
                piece.characters = Array(rest.prefix(cut.head)) + [nil] + Array(rest.suffix(cut.tail))
            }
        case .byTruncatingTail:
            piece.characters = prefix(of: rest, within: room) + [nil]
        case .byClipping:
            let head = prefix(of: rest, within: limit)
            piece.characters = head.isEmpty ? Array(rest.prefix(1)) : head
        case .byWordWrapping, .byCharWrapping:
            return nil
        }
        return piece
    }

    private func width(of characters: [Int]) -> CGFloat {
        characters.reduce(0) { $0 + widths[$1] }
    }

    /// Returns the longest prefix that fits, without trailing spaces.
    private func prefix(of characters: [Int], within room: CGFloat) -> [Int] {
        var left = room
        var result: [Int] = []
        for index in characters {
            left -= widths[index]
            if left < 0 { break }
            result.append(index)
        }
        while let last = result.last, isSpace(last) { result.removeLast() }
        return result
    }

    /// Returns the longest suffix that fits, without leading spaces.
    private func suffix(of characters: [Int], within room: CGFloat) -> [Int] {
        var left = room
        var result: [Int] = []
        for index in characters.reversed() {
            left -= widths[index]
            if left < 0 { break }
            result.append(index)
        }
        while let first = result.last, isSpace(first) { result.removeLast() }
        return result.reversed()
    }
}
