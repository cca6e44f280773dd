import HeadlessUIKit

/// A report on a sweep: the number of changes, a strip with the kinds of layout, then the changes at each value; if only
/// frames change, their lengths.
public struct SweepReport {
    private let sweep: LayoutSweep
    private let title: String
    private let options: DrawingOptions

    private static let stripColumns = 48
    private static let mostWords = 4
    private static let mostElements = 8

    /// Creates a report on a sweep of the argument in the title; of the options, the style and the width apply.
    public init(_ sweep: LayoutSweep, of title: String, options: DrawingOptions = DrawingOptions()) {
        self.sweep = sweep
        self.title = title
        self.options = options
    }

    /// The lines.
    public var text: StyledText {
        let (low, high) = (Phrasing.number(sweep.range.lowerBound), Phrasing.number(sweep.range.upperBound))
        let count =
            sweep.changes.isEmpty ? frameWords : "\(Phrasing.count(sweep.changes.count, "change")) of layout"
        var text = StyledText(
            heading: "\(title) from \(low) to \(high): \(count)",
            "\(Phrasing.count(sweep.count, "value")) tried",
            options: options
        )
        if sweep.changes.isEmpty {
            for line in frameLines { text.append(line) }
        } else if options.style == .text {
            text.append("at first, from \(low): \(start.joined(separator: "; "))")
            for change in sweep.changes {
                text.append("from \(from(change)): \(shown(change.words).joined(separator: "; "))")
            }
            return text
        } else {
            text.append("\(low) \(strip) \(high)")
            appendKinds(to: &text, from: low)
        }
        return options.style == .text ? text : text.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
    }

    /// Appends the first kind of layout and the changes to the others, each behind the mark of its kind.
    private func appendKinds(to text: inout StyledText, from low: String) {
        let kinds = [(from: low, words: start)] + sweep.changes.map { (from: from($0), words: shown($0.words)) }
        let names = kinds.enumerated().map { "\(Self.mark($0.offset)) from \($0.element.from)" }
        let columns = names.map(\.displayColumns).max() ?? 0
        for (name, kind) in zip(names, kinds) {
            var head = TextFitting.left(name, columns) + "  "
            for line in kind.words {
                text.append(StyledText.Line(head + line))
                head = TextFitting.spaces(columns + 2)
            }
        }
    }

    /// The words for the first kind of layout: what changes later.
    private var start: [String] {
        sweep.start.isEmpty ? ["without what the changes add"] : shown(sweep.start)
    }

    // MARK: - Frames

    /// The words for a sweep with one kind of layout.
    private var frameWords: String {
        let changes = sweep.frames.changes
        let sizes = changes.contains { $0.measure.isLength } ? ["sizes"] : []
        let positions = changes.contains { !$0.measure.isLength } ? ["positions"] : []
        guard !changes.isEmpty else { return "nothing changes" }
        return "only \((sizes + positions).joined(separator: " and ")) change"
    }

    /// The lines about the elements whose frames change; of many, the first ones.
    private var frameLines: [String] {
        var lines: [(element: String, words: [String])] = []
        for change in sweep.frames.changes {
            if lines.last?.element != change.element { lines.append((change.element, [])) }
            lines[lines.count - 1].words.append(Self.words(change))
        }
        let shown = lines.prefix(Self.mostElements)
        let columns = shown.map(\.element.displayColumns).max() ?? 0
        let more = lines.count - shown.count
        return shown.map { line in
            let name = options.style == .text ? line.element + ":" : TextFitting.left(line.element, columns) + " "
            return "\(name) \(line.words.joined(separator: ", "))"
        } + (more > 0 ? ["and \(Phrasing.count(more, "more element"))"] : [])
    }

    /// Returns the length at the ends of the range, and its extremes if they lie between.
    private static func words(_ change: SweptFrames.Change) -> String {
        let (first, last) = (Phrasing.number(change.first), Phrasing.number(change.last))
        let (low, high) = (min(change.first, change.last), max(change.first, change.last))
        let between = [
            change.range.lowerBound < low - 0.01 ? ["down to \(Phrasing.number(change.range.lowerBound))"] : [],
            change.range.upperBound > high + 0.01 ? ["up to \(Phrasing.number(change.range.upperBound))"] : [],
        ].joined()
        let ends = "\(change.measure.rawValue) \(first) to \(last)"
        return between.isEmpty ? ends : "\(ends) (\(between.joined(separator: " and ")) between)"
    }

    // MARK: - Kinds

    /// Returns the words about a kind of layout; of many, the first ones.
    private func shown(_ words: [String]) -> [String] {
        let more = words.count - Self.mostWords
        return Array(words.prefix(Self.mostWords)) + (more > 0 ? ["and \(more) more"] : [])
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
            .init("start", .array(sweep.start.map(JSONValue.string))),
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
            .init("frames", .array(sweep.frames.changes.map(Self.member))),
        ]
    }

    private static func member(_ change: SweptFrames.Change) -> JSONValue {
        .members([
            "element": .string(change.element), "measure": .string(change.measure.rawValue),
            "first": .number(change.first), "last": .number(change.last),
            "least": .number(change.range.lowerBound), "most": .number(change.range.upperBound),
        ])
    }
}
