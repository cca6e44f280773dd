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
