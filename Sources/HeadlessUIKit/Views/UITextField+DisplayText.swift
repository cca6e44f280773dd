import Foundation

extension UITextField {
    /// The font in which the text is shown.
    final var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    /// The text as shown: secure text has a dot for each character.
    final var visibleText: String {
        let text = text ?? ""
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    /// True if the clear button is shown.
    final var showsClearButton: Bool {
        guard hasText, isEnabled else { return false }
        switch clearButtonMode {
        case .never: return false
        case .whileEditing: return isFirstResponder
        case .unlessEditing: return !isFirstResponder
        case .always: return true
        }
    }

    /// The width of the clear button, in points.
    final var clearButtonWidth: CGFloat { 2 * shownFont.columnWidth }

    /// The text or the placeholder laid out in the bounds, vertically centred; nil if both are empty.
    final var displayText: DisplayContent.Text? {
        let string = hasText ? visibleText : placeholder ?? ""
        guard !string.isEmpty else { return nil }
        let area = textRect(forBounds: bounds).standardized
        let color = hasText ? textColor ?? .black : .placeholderText
        var content = DisplayContent.Text(string: string, lines: [], color: color, font: shownFont)
        content.truncation = truncation(in: area)
        guard area.width > 0, area.height > 0 else { return content }
        let slack = min(0.5, shownFont.columnWidth / 2) + 1e-6
        let layout = displayText(within: area.width + slack)
        let height = shownFont.lineHeight
        content.lines = layout.lines.map { line in
            let frame = CGRect(
                x: area.minX + indent(of: line.width, in: area.width),
                y: area.minY + (area.height - height) / 2,
                width: line.width,
                height: height
            )
            return DisplayContent.Text.Line(text: line.text, frame: frame)
        }
        return content
    }

    /// Returns the directions in which the one line of text does not fit in an area; nil if it fits.
    private func truncation(in area: CGRect) -> TextTruncation? {
        let slack = min(0.5, shownFont.columnWidth / 2) + 1e-6
        let size = CGSize(width: displayText(within: .infinity).size.width, height: shownFont.lineHeight)
        var excesses: [TextTruncation.Excess] = []
        if !(area.width > 0) || size.width > area.width + slack {
            excesses.append(.init(.tooWide, needed: size.width, available: area.width))
        }
        if !(area.height > 0) || size.height > area.height + slack {
            excesses.append(.init(.notHighEnough, needed: size.height, available: area.height))
        }
        return excesses.isEmpty ? nil : TextTruncation(excesses, room: area.size, size: size)
    }

    /// The one line that is shown of the text or the placeholder within a width in points.
    final func displayText(within width: CGFloat) -> TextLayout {
        let string = hasText ? visibleText : placeholder ?? ""
        let line = string.split(whereSeparator: \.isNewline).joined(separator: " ")
        let format = TextFormat(font: shownFont, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
        return MonospacedTextMeasurer().layout(of: line, format: format, within: width)
    }

    private func indent(of width: CGFloat, in room: CGFloat) -> CGFloat {
        switch textAlignment {
        case .left, .justified, .natural: 0
        case .center: (room - width) / 2
        case .right: room - width
        }
    }
}
