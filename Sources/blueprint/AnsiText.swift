import BlueprintInspector
import FullScreen

/// Styled text with the escape sequences of terminals.
enum AnsiText {
    /// The colours of styles.
    enum Palette {
        /// Bright colours.
        case dark
        /// Colours that can be read on white.
        case light
    }

    /// Returns the lines, each with a newline, and with escape sequences for styles if there are colours.
    static func string(_ text: StyledText, palette: Palette?) -> String {
        guard let palette else { return text.lines.map { $0.plain + "\n" }.joined() }
        return text.lines.map { line in
            line.spans.map { string($0, palette) }.joined() + "\n"
        }.joined()
    }

    /// Returns source text with the colour of source.
    static func source(_ text: String, palette: Palette) -> String {
        code(of: .source, palette).map { "\u{1b}[\($0)m\(text)\u{1b}[0m" } ?? text
    }

    private static func string(_ span: StyledText.Span, _ palette: Palette) -> String {
        guard let code = code(of: span.style, palette) else { return span.text }
        return "\u{1b}[\(code)m\(span.text)\u{1b}[0m"
    }

    /// Returns the parameters of the escape sequence of a cell; nil for plain text.
    static func parameters(of style: CellStyle, palette: Palette) -> String? {
        let own = code(of: style.text, palette)
        guard style.isReversed else { return own }
        return own.map { $0 + ";7" } ?? "7"
    }

    /// Returns the parameters of the escape sequence; nil for plain text.
    private static func code(of style: TextStyle, _ palette: Palette) -> String? {
        switch (style, palette) {
        case (.viewBacked, .light), (.source, .light): "34"
        case (.changed, .light), (.warning, .light): "35"
        default: code(of: style)
        }
    }

    /// Returns the parameters on a dark background; nil for plain text.
    private static func code(of style: TextStyle) -> String? {
        switch style {
        case .plain: nil
        case .dim: "2"
        case .heading: "1"
        case .viewBacked: "94"
        case .selected: "1;7"
        case .changed: "33"
        case .added: "32"
        case .removed: "31"
        case .source: "36"
        case .success: "32"
        case .warning: "33"
        case .error: "1;31"
        }
    }
}
