/// Text to print: lines of spans, each with a meaning.
///
/// Control characters become visible symbols (``VisibleText``), so a styled text cannot control a terminal.
public struct StyledText: Hashable, Sendable {
    /// The lines, from top to bottom.
    public var lines: [Line]

    /// Creates a text of lines.
    public init(lines: [Line] = []) {
        self.lines = lines
    }

    /// Creates a text of one style.
    ///
    /// Each line break begins a new line; the empty string is one empty line.
    public init(_ text: String, style: TextStyle = .plain) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { Line(String($0), style: style) }
    }

    /// The characters without styles, lines separated by `\n`, none at the end.
    public var plain: String {
        lines.map(\.plain).joined(separator: "\n")
    }

    /// True if there are no lines.
    public var isEmpty: Bool { lines.isEmpty }

    /// Adds a line of one style at the end.
    public mutating func append(_ text: String, style: TextStyle = .plain) {
        lines += StyledText(text, style: style).lines
    }

    /// Adds a line at the end.
    public mutating func append(_ line: Line) {
        lines.append(line)
    }

    /// Adds the lines of another text at the end.
    public mutating func append(_ other: StyledText) {
        lines += other.lines
    }

    /// Returns the lines of both texts, one below the other.
    public static func + (above: StyledText, below: StyledText) -> StyledText {
        StyledText(lines: above.lines + below.lines)
    }
}

extension StyledText {
    /// A stretch of text of one style.
    public struct Span: Hashable, Sendable {
        /// The characters, all of them visible.
        public let text: String
        /// The meaning of the text.
        public let style: TextStyle

        /// Creates a span; control characters become symbols.
        public init(_ text: String, style: TextStyle = .plain) {
            self.text = VisibleText.symbols(text)
            self.style = style
        }
    }

    /// One line: spans from left to right.
    public struct Line: Hashable, Sendable {
        /// The spans from left to right.
        public var spans: [Span]

        /// Creates a line of spans.
        public init(spans: [Span] = []) {
            self.spans = spans
        }

        /// Creates a line of one style; a line break in it becomes a symbol.
        public init(_ text: String, style: TextStyle = .plain) {
            spans = text.isEmpty ? [] : [Span(text, style: style)]
        }

        /// The characters without styles.
        public var plain: String {
            spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
        }

        /// Adds a span at the end; neighbours of one style become one span.
        public mutating func append(_ text: String, style: TextStyle = .plain) {
            guard !text.isEmpty else { return }
            if let last = spans.last, last.style == style {
                spans[spans.count - 1] = Span(last.text + text, style: style)
            } else {
                spans.append(Span(text, style: style))
            }
        }

        /// Adds the spans of another line at the end.
        public mutating func append(_ other: Line) {
            for span in other.spans { append(span.text, style: span.style) }
        }

        /// Returns the same characters, all in one style.
        public func styled(_ style: TextStyle) -> Line {
            Line(plain, style: style)
        }
    }
}
