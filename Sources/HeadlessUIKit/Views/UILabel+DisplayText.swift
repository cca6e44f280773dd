import Foundation

extension UILabel {
    /// The text laid out in the bounds, or nil without text; shrunk to fit if the label does so.
    final var displayText: DisplayContent.Text? {
        guard let content = displayText(scale: 1) else { return nil }
        guard content.isTruncated, adjustsFontSizeToFitWidth, bounds.width > 0, bounds.height > 0 else {
            return content
        }
        // The scale is in hundredths, so that it is a short number. Binary search works because smaller text is never
        // truncated where larger text is not.
        let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0
        var (low, high) = (max(1, Int(saturating: (least * 100).rounded(.up))), 100)
        while low < high {
            let middle = (low + high + 1) / 2
            if displayText(scale: CGFloat(middle) / 100)?.isTruncated == false {
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

    /// Returns the lines of text with attributes within a width in points, and their needed number; nil for plain text.
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
        rareText?.attributedText.map { TextRuns($0, font: format.font, color: shownColor, scale: scale) }
    }

    private func displayText(scale: CGFloat) -> DisplayContent.Text? {
        guard let text, !text.isEmpty else { return nil }
        if let styled = textRuns(scale: scale) { return displayText(of: styled, string: text) }
        var plain = PlainText(
            text: text,
            format: format,
            alignment: textAlignment,
            offset: textOffset,
            measurer: measurer
        )
        if scale != 1 { plain.format.font = font.withSize(font.pointSize * scale) }
        // A label that shrinks its text does so according to its bounds.
        let placement = TextPlacement(plain, in: bounds, isResizable: !adjustsFontSizeToFitWidth)
        return DisplayContent.Text(plain, placement: placement, color: shownColor)
    }

    /// Returns the length that may be missing before text counts as truncated: the loss from rounding its measured
    /// size to pixels.
    static func slack(column: CGFloat) -> CGFloat { min(0.5, column / 2) + 1e-6 }
}

// MARK: - Text with attributes

extension UILabel {
    private func displayText(of styled: TextRuns, string: String) -> DisplayContent.Text {
        let first = styled.runs.first?.style
        var content = DisplayContent.Text(
            string: string,
            lines: [],
            color: first?.color ?? shownColor,
            font: first?.font ?? font
        )
        let placed = placedLines(of: styled)
        content.truncation = placed.truncation
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
        if placed.truncation == nil, placed.lines.count > 1 { content.brokenWord = brokenWord(of: styled) }
        return content
    }

    private func brokenWord(of styled: TextRuns) -> BrokenWord? {
        let width = bounds.standardized.width
        let breaker = StyledLineBreaker(
            text: styled,
            width: width + Self.slack(column: columnWidth(of: styled)),
            numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode,
            measurer: measurer
        )
        return breaker.brokenWord(in: width)
    }

    private func columnWidth(of styled: TextRuns) -> CGFloat {
        styled.runs.reduce(font.columnWidth) { min($0, $1.style.font.columnWidth) }
    }

    /// Returns the shown lines with their origins in the bounds.
    private func placedLines(
        of styled: TextRuns
    ) -> (lines: [(line: StyledTextLayout.Line, origin: CGPoint)], truncation: TextTruncation?) {
        let area = bounds.standardized
        let slack = Self.slack(column: columnWidth(of: styled))
        func truncation(fitting: Int) -> TextTruncation {
            TextTruncation(of: area.size, slack: slack, fitting: fitting, numberOfLines: numberOfLines) {
                width,
                count in
                let layout = self.layout(of: styled, within: width, numberOfLines: count)
                return BrokenText(
                    size: layout.size,
                    lineCount: layout.lines.count,
                    neededLineCount: layout.neededLineCount
                )
            }
        }
        guard area.width > 0, area.height > 0 else {
            let size = layout(of: styled, within: .infinity, numberOfLines: numberOfLines).size
            return ([], size == .zero ? nil : truncation(fitting: 1))
        }
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
            let indent = alignment.indent(of: line.width, in: area.width)
            return (line, CGPoint(x: left + indent, y: top + line.top))
        }
        let isTruncated =
            layout.isTruncated || layout.size.width > room.width || layout.size.height > room.height
        return (lines, isTruncated ? truncation(fitting: fitting) : nil)
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

extension UILabel {
    /// The colour of text without one.
    private final var shownColor: UIColor { isHighlighted ? highlightedTextColor ?? color : color }
}

/// The state that few labels need, stored separately so that the others stay small.
final class UILabelRareState {
    var attributedText: NSAttributedString?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var textOffset = UIOffset.zero
    var linkHandling: LinkHandling?
    var linkRecognizer: UITapGestureRecognizer?
}

extension UILabel {
    final func changeRareText(_ change: (UILabelRareState) -> Void) {
        let state = rareText ?? UILabelRareState()
        rareText = state
        change(state)
    }

    /// The attributed text, or nil for none.
    ///
    /// Characters without a font or colour have the label's; paragraphs without a style have its alignment and line
    /// break mode. Setting `text` removes the attributes.
    /// - Note: It is stored unchanged; in UIKit, setting a font, colour or alignment later changes it.
    public final var attributedText: NSAttributedString? {
        get {
            if let attributed = rareText?.attributedText { return attributed }
            let attributes: [NSAttributedString.Key: Any] = [.font: format.font, .foregroundColor: color]
            return text.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        set {
            text = newValue?.string
            guard let copy = newValue.map({ NSAttributedString(attributedString: $0) }) else { return }
            changeRareText { $0.attributedText = copy }
        }
    }

    /// The colour of the text shadow, or nil for no shadow.
    public final var shadowColor: UIColor? {
        get { rareText?.shadowColor }
        set { if newValue != shadowColor { changeRareText { $0.shadowColor = newValue } } }
    }

    /// The offset of the shadow in points; one point upwards by default.
    public final var shadowOffset: CGSize {
        get { rareText?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set { if newValue != shadowOffset { changeRareText { $0.shadowOffset = newValue } } }
    }

    /// True if text that would be truncated is shown smaller, down to `minimumScaleFactor`.
    ///
    /// The label still measures its text at full size.
    public final var adjustsFontSizeToFitWidth: Bool {
        get { rareText?.adjustsFontSizeToFitWidth ?? false }
        set { if newValue != adjustsFontSizeToFitWidth { changeRareText { $0.adjustsFontSizeToFitWidth = newValue } } }
    }

    /// The smallest factor by which text may be scaled, 0…1; 0 or less sets no limit.
    /// - Note: Text shrinks in steps of a hundredth of its size.
    public final var minimumScaleFactor: CGFloat {
        get { rareText?.minimumScaleFactor ?? 0 }
        set { if newValue != minimumScaleFactor { changeRareText { $0.minimumScaleFactor = newValue } } }
    }

    /// True if letters may move closer before the text is truncated.
    /// - Note: It has no effect, as all letters keep their width here.
    public final var allowsDefaultTighteningForTruncation: Bool {
        get { rareText?.allowsDefaultTighteningForTruncation ?? false }
        set {
            guard newValue != allowsDefaultTighteningForTruncation else { return }
            changeRareText { $0.allowsDefaultTighteningForTruncation = newValue }
        }
    }

    /// True if any of the rare properties, or one of the layer, was set.
    package final var hasRareText: Bool { rareText != nil || rare?.layer != nil }

    /// The offset of the shown text from its normal position.
    package final var textOffset: UIOffset {
        get { rareText?.textOffset ?? .zero }
        set { if newValue != textOffset { changeRareText { $0.textOffset = newValue } } }
    }
}

extension UILabel {
    /// The rare properties that are set.
    final var rareInspectedProperties: [InspectedProperty] {
        guard let rareText else { return [] }
        var result: [InspectedProperty] = []
        func add(_ name: String, _ value: String) {
            result.append(InspectedProperty(name: name, value: value))
        }
        if let styled = textRuns { add("attributes", styled.description) }
        if let color = rareText.shadowColor {
            add("shadowColor", color.description)
            let offset = rareText.shadowOffset
            add("shadowOffset", "\(offset.width.shortDescription),\(offset.height.shortDescription)")
        }
        if rareText.adjustsFontSizeToFitWidth {
            add("adjustsFontSizeToFitWidth", "true")
            add("minimumScaleFactor", rareText.minimumScaleFactor.shortDescription)
        }
        if rareText.allowsDefaultTighteningForTruncation { add("allowsDefaultTighteningForTruncation", "true") }
        if rareText.textOffset != .zero {
            let offset = rareText.textOffset
            add("textOffset", "\(offset.horizontal.shortDescription),\(offset.vertical.shortDescription)")
        }
        return result
    }
}

extension TextRuns: CustomStringConvertible {
    /// A list of the runs: text, font, colour, kerning and link.
    var description: String {
        runs.map { run in
            var words = ["\"\(String(characters[run.characters]))\" \(run.style.font) \(run.style.color)"]
            if run.style.kern != 0 { words.append("kern \(run.style.kern.shortDescription)") }
            if let link = run.style.link { words.append("link \(link.absoluteString)") }
            return words.joined(separator: " ")
        }.joined(separator: ", ")
    }
}
