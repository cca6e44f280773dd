import BlueprintUI
import HeadlessUIKit

/// A report of warnings, each with its fix.
public struct WarningsReport {
    /// A warning and its fix.
    public struct Entry: Equatable, Sendable {
        /// The warning.
        public var warning: Warning
        /// The lines to type one after another, which were tried and fix the warning; none if no fix is known.
        public var fix: [String]

        /// Creates an entry of a warning and its fix.
        public init(_ warning: Warning, fix: [String] = []) {
            self.warning = warning
            self.fix = fix
        }
    }

    private let entries: [Entry]
    private let options: DrawingOptions

    /// Creates a report on warnings; of the options, the style and the width apply.
    public init(_ entries: [Entry], options: DrawingOptions = DrawingOptions()) {
        self.entries = entries
        self.options = options
    }

    /// The number of warnings on one line, then each warning with its fix.
    public var text: StyledText {
        guard !entries.isEmpty else { return StyledText("no warnings") }
        var text = StyledText(Phrasing.count(entries.count, "warning"), style: .heading)
        for entry in entries.interruptible {
            append("! " + entry.warning.sentence, style: .warning, to: &text)
            guard !entry.fix.isEmpty else { continue }
            append("  try: " + entry.fix.joined(separator: ", then "), to: &text)
        }
        return text
    }

    /// Returns the warnings as JSON, each with its rule, element, sentences and fix.
    public func json(labels: NodeLabels) -> JSONValue {
        .list(count: entries.count) { [entries] position in
            let entry = entries[position]
            return .members([
                "rule": .string(entry.warning.rule),
                "element": .string(labels[entry.warning.element].reference),
                "title": .string(entry.warning.title),
                "cause": .string(entry.warning.cause),
                "detail": entry.warning.detail.map(JSONValue.string),
                "fix": entry.fix.isEmpty ? nil : .array(entry.fix.map(JSONValue.string)),
            ])
        }
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
