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
    final var showsClearButton: Bool { hasText && isEnabled && isShown(clearButtonMode) }

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

extension UITextField: UITextInputTraits {}

extension UITextField {
    /// The border of a field.
    public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
        /// No border.
        case none
        /// A thin line.
        case line
        /// A sunken border.
        case bezel
        /// A border with round corners.
        case roundedRect
    }

    /// The border; it is not drawn, and takes no room here.
    public final var borderStyle: BorderStyle {
        get { self[kept: .none] }
        set { self[kept: .none] = newValue }
    }

    /// The placeholder with attributes; nil for none.
    ///
    /// The field shows its text.
    public final var attributedPlaceholder: NSAttributedString? {
        get { self[kept: nil as NSAttributedString?] }
        set {
            self[kept: nil as NSAttributedString?] = newValue
            placeholder = newValue?.string
        }
    }

    /// The text with attributes; the field shows its text alone.
    public final var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }

    /// True if the font follows the size of text that the person has chosen; it changes nothing here.
    public final var adjustsFontForContentSizeCategory: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the font gets smaller so that the text fits; it changes nothing here.
    public final var adjustsFontSizeToFitWidth: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The smallest font size of text that is adjusted to the width, in points.
    public final var minimumFontSize: CGFloat {
        get { self[kept: CGFloat(0)] }
        set { self[kept: CGFloat(0)] = newValue }
    }

    /// True if the text is cleared when editing begins.
    public final var clearsOnBeginEditing: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if typing replaces the text; it changes nothing here.
    public final var clearsOnInsertion: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the person may change attributes; it changes nothing here.
    public final var allowsEditingTextAttributes: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The image behind the text; nil for none.
    ///
    /// It is not drawn.
    public final var background: UIImage? {
        get { self[kept: nil as UIImage?] }
        set { self[kept: nil as UIImage?] = newValue }
    }
}

extension UITextField.BorderStyle: KeptValue {}
