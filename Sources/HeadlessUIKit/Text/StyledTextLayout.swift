import Foundation

/// Attributed text broken into its shown lines.
struct StyledTextLayout {
    /// The part of a line in one style.
    struct Span {
        var text: String
        var style: TextRuns.Style
        /// The distance from the start of the line, in points.
        var x: CGFloat
        var width: CGFloat
    }

    /// One shown line.
    struct Line {
        var spans: [Span]
        var width: CGFloat
        /// The top edge, in points below that of the first line.
        var top: CGFloat
        var height: CGFloat
        /// The alignment set by the paragraph style, or nil.
        var alignment: NSTextAlignment?

        var bottom: CGFloat { top + height }
        var text: String { spans.reduce(into: "") { $0 += $1.text } }
    }

    var lines: [Line]
    /// The number of lines that the whole text needs.
    var neededLineCount: Int

    /// The width of the widest line and the total height.
    var size: CGSize {
        CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: lines.last?.bottom ?? 0)
    }

    /// True if lines are omitted.
    var isTruncated: Bool { neededLineCount > lines.count }
}

extension TextRuns {
    /// Returns the lines of the text within a width in points, at most `numberOfLines`; 0 or less sets no limit.
    func layout(
        within width: CGFloat,
        numberOfLines: Int,
        lineBreakMode: NSLineBreakMode,
        measurer: any TextMeasuring
    ) -> StyledTextLayout {
        let breaker = StyledLineBreaker(
            text: self,
            width: width,
            numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode,
            measurer: measurer
        )
        let (pieces, needed) = breaker.lines()
        var lines: [StyledTextLayout.Line] = []
        var above: StyledLineBreaker.Piece?
        for piece in pieces {
            let gap = above.map { space(between: $0, and: piece) } ?? 0
            lines.append(line(of: piece, top: (lines.last?.bottom ?? 0) + gap, breaker: breaker))
            above = piece
        }
        return StyledTextLayout(lines: lines, neededLineCount: needed)
    }

    private func space(between above: StyledLineBreaker.Piece, and below: StyledLineBreaker.Piece) -> CGFloat {
        let (upper, lower) = (style(at: above.paragraph)?.paragraph, style(at: below.paragraph)?.paragraph)
        let lineSpacing = upper?.lineSpacing.lengthOrZero ?? 0
        guard above.paragraph != below.paragraph else { return lineSpacing }
        let after = upper?.paragraphSpacing.lengthOrZero ?? 0
        return lineSpacing + after + (lower?.paragraphSpacingBefore.lengthOrZero ?? 0)
    }

    private func line(
        of piece: StyledLineBreaker.Piece,
        top: CGFloat,
        breaker: StyledLineBreaker
    ) -> StyledTextLayout.Line {
        var spans: [StyledTextLayout.Span] = []
        var width: CGFloat = 0
        for index in piece.characters {
            guard let style = style(at: index ?? piece.start) else { continue }
            if spans.last?.style != style {
                spans.append(StyledTextLayout.Span(text: "", style: style, x: width, width: 0))
            }
            let advance = breaker.advance(of: index, in: piece)
            spans[spans.count - 1].text.append(index.map { characters[$0] } ?? "…")
            spans[spans.count - 1].width += advance
            width += advance
        }
        let empty = style(at: piece.start)?.font.lineHeight ?? 0
        let highest = spans.isEmpty ? empty : spans.reduce(0) { max($0, $1.style.font.lineHeight) }
        let paragraph = style(at: piece.paragraph)?.paragraph
        return StyledTextLayout.Line(
            spans: spans,
            width: width,
            top: top,
            height: paragraph?.lineHeight(of: highest) ?? highest,
            alignment: paragraph?.alignment
        )
    }
}

/// Attributed text as characters and runs of one style, the form that layout needs.
struct TextRuns {
    /// The attributes shared by a run of characters.
    struct Style: Hashable {
        var font: UIFont
        var color: UIColor
        var kern: CGFloat = 0
        var link: URL?
        var paragraph: ParagraphFormat?
    }

    /// A run of characters of one style.
    struct Run {
        var characters: Range<Int>
        var style: Style
    }

    let characters: [Character]
    /// The runs, in order and without gaps; adjacent runs differ in style.
    let runs: [Run]
    /// The index of each character's run.
    let runIndexes: [Int]

    /// Creates the text from an attributed string; a character has the attributes of its first code unit.
    ///
    /// - Parameters:
    ///   - font: the font of characters without one
    ///   - color: the colour of characters without one
    ///   - scale: the factor applied to all font sizes
    init(_ text: NSAttributedString, font: UIFont, color: UIColor, scale: CGFloat = 1) {
        characters = Array(text.string)
        var styles: [(end: Int, style: Style)] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            styles.append((range.location + range.length, Style(attributes, font: font, color: color, scale: scale)))
        }
        var runs: [Run] = []
        var runIndexes: [Int] = []
        runIndexes.reserveCapacity(characters.count)
        var (unit, next) = (0, 0)
        for (index, character) in characters.enumerated() {
            while next < styles.count - 1, styles[next].end <= unit { next += 1 }
            let style = next < styles.count ? styles[next].style : Style(font: font, color: color)
            if runs.last?.style != style { runs.append(Run(characters: index..<index, style: style)) }
            runs[runs.count - 1].characters = runs[runs.count - 1].characters.lowerBound..<index + 1
            runIndexes.append(runs.count - 1)
            unit += character.utf16.count
        }
        self.runs = runs
        self.runIndexes = runIndexes
    }

    /// Returns the style of a character; past the end, the style of the last one.
    func style(at index: Int) -> Style? {
        runIndexes.indices.contains(index) ? runs[runIndexes[index]].style : runs.last?.style
    }
}

extension TextRuns.Style {
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, scale: CGFloat) {
        let own: UIFont = attributes.value(.font) ?? font
        self.font = scale == 1 ? own : own.withSize(own.pointSize * scale)
        self.color = attributes.value(.foregroundColor) ?? color
        let kern: CGFloat = attributes.number(.kern)
        self.kern = kern.isFinite ? kern : 0
        link = attributes.value(.link) ?? attributes.value(.link).flatMap { (text: String) in URL(string: text) }
        paragraph = attributes.value(.paragraphStyle).map { (style: NSParagraphStyle) in style.format }
    }

    /// Returns the advance of a character, in points, 0 or more.
    func advance(of character: Character, by measurer: any TextMeasuring) -> CGFloat {
        (measurer.advance(of: character, in: font) + kern).lengthOrZero
    }
}

extension [NSAttributedString.Key: Any] {
    /// Returns the value if it has the wanted type; attributed strings box hashable values.
    fileprivate func value<Wanted>(_ key: NSAttributedString.Key) -> Wanted? {
        let value = self[key]
        return (value as? AnyHashable)?.base as? Wanted ?? value as? Wanted
    }

    fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat {
        let number: NSNumber? = value(key)
        return number.map { CGFloat($0.doubleValue) } ?? value(key) ?? (value(key) as Double?).map { CGFloat($0) }
            ?? (value(key) as Int?).map { CGFloat($0) } ?? 0
    }
}
