import HeadlessUIKit

/// Warnings in lines: what is the matter and why, then what mends it.
public struct WarningsReport {
    /// A warning and what mends it.
    public struct Entry: Equatable, Sendable {
        /// The warning.
        public var warning: Warning
        /// The lines to type one after another; none if nothing is known to help.
        public var fix: [String]
        /// Whether the fix was tried and helps.
        public var isTried: Bool

        /// A warning with what mends it.
        public init(_ warning: Warning, fix: [String] = [], isTried: Bool = false) {
            self.warning = warning
            self.fix = fix
            self.isTried = isTried
        }
    }

    private let entries: [Entry]
    private let options: DrawingOptions

    /// A report on warnings; of its options the style and width count.
    public init(_ entries: [Entry], options: DrawingOptions = DrawingOptions()) {
        self.entries = entries
        self.options = options
    }

    /// A line with the number of warnings, then each with its fix.
    public var text: StyledText {
        guard !entries.isEmpty else { return StyledText("no warnings") }
        var text = StyledText(Phrasing.count(entries.count, "warning"), style: .heading)
        for entry in entries {
            append("! " + entry.warning.sentence, style: .warning, to: &text)
            guard !entry.fix.isEmpty else { continue }
            append((entry.isTried ? "  try: " : "  perhaps: ") + entry.fix.joined(separator: ", then "), to: &text)
        }
        return text
    }

    /// The warnings as JSON, each with its rule, element, words and fix.
    public func json(labels: NodeLabels) -> JSONValue {
        .array(
            entries.map { entry in
                .members([
                    "rule": .string(entry.warning.rule),
                    "element": .string(labels[entry.warning.element].reference),
                    "title": .string(entry.warning.title),
                    "cause": .string(entry.warning.cause),
                    "fix": entry.fix.isEmpty ? nil : .array(entry.fix.map(JSONValue.string)),
                    "tried": entry.fix.isEmpty ? nil : .bool(entry.isTried),
                ])
            }
        )
    }

    private func append(_ line: String, style: TextStyle = .plain, to text: inout StyledText) {
        let indent = TextFitting.spaces(line.prefix { $0 == " " }.count)
        let words = line.dropFirst(indent.count)
        let lines = TextFitting.wrap(
            String(words),
            columns: options.columnLimit - 4,
            ellipsis: options.glyphs.ellipsis
        )
        for (row, part) in lines.enumerated() { text.append((row == 0 ? indent : "    ") + part, style: style) }
    }
}
