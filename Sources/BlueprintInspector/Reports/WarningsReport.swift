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
        /// The positions of other elements with a warning like it, which share its lines.
        public var others: [Int] = []

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

    /// Returns the number of warnings on one line, then each warning with its fix.
    ///
    /// - Parameter labels: the labels of the elements.
    public func text(_ labels: NodeLabels) -> StyledText {
        guard !entries.isEmpty else { return StyledText("no warnings") }
        let count = entries.reduce(0) { $0 + 1 + $1.others.count }
        var text = StyledText(Phrasing.count(count, "warning"), style: .heading)
        for entry in entries.interruptible {
            append("! " + entry.warning.sentence, style: .warning, to: &text)
            if !entry.fix.isEmpty { append("  try: " + entry.fix.joined(separator: ", then "), to: &text) }
            guard let first = entry.others.first, let last = entry.others.last else { continue }
            let names = first == last ? "" : " \(options.glyphs.through) " + labels[last].full
            append("  and \(entry.others.count) more like it: \(labels[first].full)\(names)", to: &text)
        }
        return text
    }

    /// Returns the warnings as JSON, each with its rule, element, sentences and fix.
    public func json(labels: NodeLabels) -> JSONValue {
        .list(count: entries.count) { [entries] position in
            let entry = entries[position]
            return .members([
                "rule": .string(entry.warning.rule),
                "element": .string(labels.reference(of: entry.warning.element)),
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
            columns: options.columnLimit - 4
        )
        for (row, part) in lines.enumerated() { text.append((row == 0 ? indent : "    ") + part, style: style) }
    }
}

/// The rows of a long list with like siblings folded, for a list that can be unfolded by hand.
package struct FoldedList {
    /// One row.
    package enum Row: Equatable {
        /// A node.
        case node(Int)
        /// Siblings that are like earlier ones: their number, and the first, the last and the earlier ones, one of each shape.
        case more(Int, first: Int, last: Int, like: [Int])
    }

    /// The rows.
    package let rows: [Row]
    /// The position after the subtree of each node.
    package let ends: [Int]

    /// Creates the rows of a list of nodes in pre-order, given by their depths and kinds.
    package init(depths: [Int], kinds: [String]) {
        ends = ListRows.ends(depths)
        rows = ListRows(depths, kinds: kinds, marked: nil, options: ListOptions()).rows.compactMap { row in
            switch row {
            case .node(let index): .node(index)
            case .more(let count, let first, let last, let like): .more(count, first: first, last: last, like: like)
            case .inside: nil
            }
        }
    }

    /// Returns the text of a row of siblings without their references: `11 more like Inset #2 and Rule #3`.
    package static func words(_ count: Int, like: [String]) -> String {
        ListRows.Row.words(count, like: like)
    }
}
