/// Text for a terminal that shows only ASCII.
public enum ASCIIText {
    /// Returns the text with similar characters of ASCII in place of the program's own symbols; its width stays the
    /// same.
    ///
    /// Letters that only the user's text has stay as they are.
    public static func similar(to text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return String(text.map { similar[$0] ?? symbol(similarTo: $0) })
    }

    private static let similar: [Character: Character] = [
        "×": "x", "·": "-", "…": "~", "≤": "<", "≥": ">", "→": ">", "−": "-", "■": "*", "▸": ">", "“": "\"", "”": "\"",
        "’": "'", "├": "|", "└": "`", "─": "-", "│": "|", "⇄": "?", "◌": "?", "┃": "|", "╎": ":", "━": "=",
        "╌": "-", "✂": "%", "▚": "/",
        "÷": "/", "←": "<", "↑": "^", "↓": "v", "✓": "+", "✗": "x", "›": "/",
        "║": "\"", "═": "~",
    ]

    /// Returns a character for the pictures of control characters, and for the corners and crossings of borders.
    private static func symbol(similarTo character: Character) -> Character {
        switch character {
        case "\u{2400}"..."\u{2426}": "?"
        case "\u{2500}"..."\u{257f}": "+"
        default: character
        }
    }
}

extension StyledText {
    /// Returns the text for a terminal that shows only ASCII; source stays as it is.
    public var inASCII: StyledText {
        StyledText(
            lines: lines.map { line in
                Line(
                    spans: line.spans.map { span in
                        span.style == .source ? span : Span(ASCIIText.similar(to: span.text), style: span.style)
                    }
                )
            }
        )
    }
}

extension TextPieces {
    /// The text for a terminal that shows only ASCII.
    public var inASCII: TextPieces {
        TextPieces { put in try forEach { try put($0.inASCII) } }
    }
}
