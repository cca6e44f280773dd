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

extension StyledText {
    /// Returns the text with each line wrapped between words; source stays as it is.
    ///
    /// - Parameter columns: the width; a word wider than that continues on the next line.
    package func wrapped(columns: Int) -> StyledText {
        StyledText(
            lines: lines.flatMap { line -> [Line] in
                let (plain, style) = (line.plain, line.spans.first?.style ?? .plain)
                guard line.columns > columns, style != .source, plain.contains(where: { $0 != " " && $0 != "^" }) else {
                    return [line]
                }
                return TextFitting.wrap(plain, columns: columns).map { Line($0, style: style) }
            }
        )
    }
}

/// The meaning of a piece of printed text; the terminal decides its look.
///
/// Styles are optional: the characters of a text contain the same information.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// Ordinary text.
    case plain
    /// Less important text: light borders and explanations.
    case dim
    /// The line above a table or a section.
    case heading
    /// A view-backed element.
    case viewBacked
    /// The selected node, or the node that a step is about.
    case selected
    /// A value that has just changed.
    case changed
    /// An addition.
    case added
    /// A removal.
    case removed
    /// Swift source.
    case source
    /// A line that says that something succeeded.
    case success
    /// A line that warns.
    case warning
    /// A line that reports a failure.
    case error
}

/// Text that is made piece by piece while it is printed, so that a long listing is never whole in memory.
public struct TextPieces: Sendable {
    private let make: @Sendable (_ put: (StyledText) throws -> Void) throws -> Void

    /// Creates text from a function that makes it: it calls `put` with one piece after another, each of whole lines.
    public init(_ make: @escaping @Sendable (_ put: (StyledText) throws -> Void) throws -> Void) {
        self.make = make
    }

    /// Creates text of one piece.
    public init(_ text: StyledText) {
        make = { put in try put(text) }
    }

    /// The number of lines of a piece.
    static let lineCount = 256

    /// Makes the text and calls a function with each piece, of at most 256 lines.
    ///
    /// An error that the function throws ends the text.
    public func forEach(_ put: (StyledText) throws -> Void) throws {
        try withoutActuallyEscaping(put) { put in
            try make { piece in
                guard piece.lines.count > Self.lineCount else { return try put(piece) }
                for start in stride(from: 0, to: piece.lines.count, by: Self.lineCount) {
                    try put(StyledText(lines: Array(piece.lines[start...].prefix(Self.lineCount))))
                }
            }
        }
    }

    /// The whole text.
    public var text: StyledText {
        var text = StyledText()
        // The function throws no error of its own.
        try? make { piece in text.append(piece) }
        return text
    }
}
