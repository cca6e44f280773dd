import Foundation

extension UILabel {
    /// The text laid out in the bounds, or nil without text; shrunk to fit if the label does so.
    final var displayText: DisplayContent.Text? {
        guard let content = displayText(scale: 1) else { return nil }
        guard content.isCut, adjustsFontSizeToFitWidth, bounds.width > 0, bounds.height > 0 else { return content }
        // The scale is in hundredths, so that it is a short number. Binary search works because smaller text is never
        // truncated where larger text is not.
        let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0
        var (low, high) = (max(1, Int((least * 100).rounded(.up))), 100)
        while low < high {
            let middle = (low + high + 1) / 2
            if displayText(scale: CGFloat(middle) / 100)?.isCut == false {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return displayText(scale: CGFloat(low) / 100)
    }

    /// Returns the size of the text at full size within a width, in points.
    package final func textSize(within width: CGFloat) -> CGSize {
        guard let styled = textRuns else {
            return measurer.size(of: text ?? "", format: format, within: width)
        }
        return layout(of: styled, within: width, numberOfLines: numberOfLines).size
    }

    /// Returns the size and the number of lines of the text within a width, in points, without a line limit.
    package final func wholeText(within width: CGFloat) -> (size: CGSize, lines: Int) {
        if let styled = textRuns {
            let layout = layout(of: styled, within: width, numberOfLines: 0)
            return (layout.size, layout.lines.count)
        }
        var format = format
        format.numberOfLines = 0
        let layout = measurer.layout(of: text ?? "", format: format, within: width)
        return (layout.size, layout.lines.count)
    }

    /// The size of the unwrapped text, in points, without a line limit.
    package final var wholeSize: CGSize {
        if let styled = textRuns { return layout(of: styled, within: .infinity, numberOfLines: 0).size }
        var format = format
        format.numberOfLines = 0
        return measurer.size(of: text ?? "", format: format, within: .infinity)
    }

    /// Returns the lines of attributed text within a width, in points, and the number of lines it needs; nil for
    /// plain text.
    package final func attributedLines(
        within width: CGFloat
    ) -> (lines: [(text: String, width: CGFloat, top: CGFloat, height: CGFloat)], needed: Int)? {
        guard let styled = textRuns else { return nil }
        let layout = layout(of: styled, within: width, numberOfLines: numberOfLines)
        return (layout.lines.map { ($0.text, $0.width, $0.top, $0.height) }, layout.neededLineCount)
    }

    /// The links in the text and the frames of their parts in the bounds, from the top.
    package final var displayLinks: [(url: URL, frame: CGRect)] {
        guard let styled = textRuns else { return [] }
        return placedLines(of: styled).lines.flatMap { line, origin in
            line.spans.compactMap { span in span.style.link.map { ($0, place(of: span, in: line, at: origin)) } }
        }
    }

    /// The attributed text, or nil for plain text.
    final var textRuns: TextRuns? { textRuns(scale: 1) }

    private func textRuns(scale: CGFloat) -> TextRuns? {
        rareText?.attributedText.map { TextRuns($0, font: font, color: textColor, scale: scale) }
    }

    private func displayText(scale: CGFloat) -> DisplayContent.Text? {
        guard let text, !text.isEmpty else { return nil }
        if let styled = textRuns(scale: scale) { return displayText(of: styled, string: text) }
        var scaled = format
        if scale != 1 { scaled.font = font.withSize(font.pointSize * scale) }
        return displayText(of: text, format: scaled)
    }

    /// Returns the length that may be missing before text counts as truncated: the loss from rounding its measured
    /// size to pixels.
    private func slack(column: CGFloat) -> CGFloat { min(0.5, column / 2) + 1e-6 }

    private func indent(of width: CGFloat, in room: CGFloat, alignment: NSTextAlignment) -> CGFloat {
        switch alignment {
        case .left, .justified, .natural: 0
        case .center: (room - width) / 2
        case .right: room - width
        }
    }
}

// MARK: - Text in one font

extension UILabel {
    private func displayText(of text: String, format: TextFormat) -> DisplayContent.Text {
        let area = bounds.standardized
        var content = DisplayContent.Text(string: text, lines: [], isCut: true, color: textColor, font: format.font)
        guard area.width > 0, area.height > 0 else {
            content.isCut = measurer.size(of: text, format: format, within: .infinity) != .zero
            return content
        }
        let slack = self.slack(column: format.font.columnWidth)
        let room = CGSize(width: area.width + slack, height: area.height + slack)
        var fitting = format
        fitting.numberOfLines = lineLimit(of: format, in: room.height)
        let layout = measurer.layout(of: text, format: fitting, within: room.width)
        let above = (format.lineHeight - format.font.lineHeight) * format.lineAnchor
        let top = area.minY + (area.height - layout.size.height) / 2 + above + textOffset.vertical
        let left = area.minX + textOffset.horizontal
        content.lines = layout.lines.enumerated().map { index, line in
            let frame = CGRect(
                x: left + indent(of: line.width, in: area.width, alignment: textAlignment),
                y: top + CGFloat(index) * format.lineHeight,
                width: line.width,
                height: format.font.lineHeight
            )
            return DisplayContent.Text.Line(text: line.text, frame: frame)
        }
        content.isCut = layout.isCut || layout.size.width > room.width || layout.size.height > room.height
        return content
    }

    /// Returns the number of lines that fit the height, at least one, and at most the line limit.
    private func lineLimit(of format: TextFormat, in height: CGFloat) -> Int {
        let room = (height / format.lineHeight).rounded(.down)
        guard room < 1e15 else { return format.numberOfLines }
        let fitting = max(1, Int(room))
        return format.numberOfLines > 0 ? min(format.numberOfLines, fitting) : fitting
    }
}

// MARK: - Text with attributes

extension UILabel {
    private func displayText(of styled: TextRuns, string: String) -> DisplayContent.Text {
        let first = styled.runs.first?.style
        var content = DisplayContent.Text(
            string: string,
            lines: [],
            isCut: true,
            color: first?.color ?? textColor,
            font: first?.font ?? font
        )
        let placed = placedLines(of: styled)
        content.isCut = placed.isCut
        content.lines = placed.lines.map { line, origin in
            let spans = line.spans.map { span in
                DisplayContent.Text.Span(
                    text: span.text,
                    frame: place(of: span, in: line, at: origin),
                    color: span.style.color,
                    font: span.style.font
                )
            }
            let frame = CGRect(x: origin.x, y: origin.y, width: line.width, height: line.height)
            return DisplayContent.Text.Line(text: line.text, frame: frame, spans: spans)
        }
        return content
    }

    /// Returns the shown lines with their origins in the bounds.
    private func placedLines(
        of styled: TextRuns
    ) -> (lines: [(line: StyledTextLayout.Line, origin: CGPoint)], isCut: Bool) {
        let area = bounds.standardized
        guard area.width > 0, area.height > 0 else {
            let size = layout(of: styled, within: .infinity, numberOfLines: numberOfLines).size
            return ([], size != .zero)
        }
        let column = styled.runs.reduce(font.columnWidth) { min($0, $1.style.font.columnWidth) }
        let slack = self.slack(column: column)
        let room = CGSize(width: area.width + slack, height: area.height + slack)
        var layout = self.layout(of: styled, within: room.width, numberOfLines: numberOfLines)
        let fitting = max(1, layout.lines.prefix { $0.bottom <= room.height }.count)
        if fitting < layout.lines.count {
            layout = self.layout(of: styled, within: room.width, numberOfLines: fitting)
        }
        let top = area.minY + (area.height - layout.size.height) / 2 + textOffset.vertical
        let left = area.minX + textOffset.horizontal
        let lines = layout.lines.map { line in
            let alignment = line.alignment.map { $0 == .natural ? textAlignment : $0 } ?? textAlignment
            let indent = self.indent(of: line.width, in: area.width, alignment: alignment)
            return (line, CGPoint(x: left + indent, y: top + line.top))
        }
        return (lines, layout.isCut || layout.size.width > room.width || layout.size.height > room.height)
    }

    /// Returns the frame of a span in the bounds; text of all sizes is aligned with the bottom edge of the line.
    private func place(
        of span: StyledTextLayout.Span,
        in line: StyledTextLayout.Line,
        at origin: CGPoint
    ) -> CGRect {
        let height = span.style.font.lineHeight
        return CGRect(x: origin.x + span.x, y: origin.y + line.height - height, width: span.width, height: height)
    }

    private func layout(of styled: TextRuns, within width: CGFloat, numberOfLines: Int) -> StyledTextLayout {
        styled.layout(
            within: width,
            numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode,
            measurer: measurer
        )
    }
}
