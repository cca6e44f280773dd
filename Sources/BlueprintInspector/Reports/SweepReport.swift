import HeadlessUIKit

/// A report on a sweep: the number of changes, a strip with the kinds of layout, then the changes at each value.
public struct SweepReport {
    private let sweep: LayoutSweep
    private let title: String
    private let options: DrawingOptions

    private static let stripColumns = 48
    private static let mostWords = 4

    /// Creates a report on a sweep of the argument in the title; of the options, the style and the width apply.
    public init(_ sweep: LayoutSweep, of title: String, options: DrawingOptions = DrawingOptions()) {
        self.sweep = sweep
        self.title = title
        self.options = options
    }

    /// The lines.
    public var text: StyledText {
        let (low, high) = (Phrasing.number(sweep.range.lowerBound), Phrasing.number(sweep.range.upperBound))
        let count = sweep.changes.isEmpty ? "no change" : Phrasing.count(sweep.changes.count, "change")
        var text = StyledText(
            heading: "\(title) from \(low) to \(high): \(count) of layout",
            "\(Phrasing.count(sweep.count, "value")) tried",
            options: options
        )
        guard !sweep.changes.isEmpty else { return text }
        if options.style == .text {
            for change in sweep.changes {
                text.append("from \(from(change)): \(shown(change).joined(separator: "; "))")
            }
            return text
        }
        text.append("\(low) \(strip) \(high)")
        let names = sweep.changes.enumerated().map { "\(Self.mark($0.offset + 1)) from \(from($0.element))" }
        let columns = names.map(\.displayColumns).max() ?? 0
        for (name, change) in zip(names, sweep.changes) {
            var head = TextFitting.left(name, columns) + "  "
            for line in shown(change) {
                text.append(StyledText.Line(head + line))
                head = TextFitting.spaces(columns + 2)
            }
        }
        return text.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
    }

    /// Returns the changes at a value; of many, the first ones.
    private func shown(_ change: LayoutSweep.Change) -> [String] {
        let more = change.words.count - Self.mostWords
        return Array(change.words.prefix(Self.mostWords)) + (more > 0 ? ["and \(more) more"] : [])
    }

    /// Returns the value, and the one before it if the change may lie anywhere between them.
    private func from(_ change: LayoutSweep.Change) -> String {
        let value = Phrasing.number(change.value)
        guard change.value - change.before > sweep.step * 1.5 else { return value }
        return "\(value) or before, after \(Phrasing.number(change.before))"
    }

    /// The strip: one character for the kind of layout in each part of the range.
    private var strip: String {
        let span = sweep.range.upperBound - sweep.range.lowerBound
        return (0..<Self.stripColumns).map { column in
            let share = Double(column) / Double(Self.stripColumns - 1)
            let value = sweep.range.lowerBound + span * share
            return Self.mark(sweep.changes.filter { $0.value <= value }.count)
        }.joined()
    }

    /// Returns the character for a kind: `0` to `9`, then letters, repeatedly.
    private static func mark(_ kind: Int) -> String {
        let marks = Array("0123456789abcdefghijklmnopqrstuvwxyz")
        return String(marks[kind % marks.count])
    }

    /// The sweep as the members of a JSON object.
    public var members: [JSONValue.Member] {
        [
            .init("of", .string(title)), .init("from", .number(sweep.range.lowerBound)),
            .init("to", .number(sweep.range.upperBound)), .init("values", .integer(sweep.count)),
            .init(
                "changes",
                .array(
                    sweep.changes.map { change in
                        .members([
                            "at": .number(change.value), "after": .number(change.before),
                            "changes": .array(change.words.map(JSONValue.string)),
                        ])
                    }
                )
            ),
        ]
    }
}
