import HeadlessUIKit

/// The nodes with the most proposals in a render, and the sources of their measured sizes.
public struct MeasuresReport {
    private static let mostRows = 20
    private static let narrowestName = 12

    private let trace: Trace
    private let labels: NodeLabels
    private let options: DrawingOptions

    /// Creates a report on a recorded render; of the options, the style and the width apply.
    public init(_ trace: Trace, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.trace = trace
        self.labels = labels
        self.options = options
    }

    /// The lines: one for each of the nodes with the most computed sizes, then a summary of the others.
    public var text: StyledText {
        let tallies = trace.measureTallies
        guard !tallies.isEmpty else { return StyledText("nothing was measured", style: .dim) }
        let shown = tallies.prefix(Self.mostRows)
        if options.style == .text { return sentences(shown, others: tallies.count - shown.count) }
        let columns =
            [("proposals", shown.map(\.proposals)), ("computed", shown.map(\.computed))]
            + [("cached", shown.map(\.cached)), ("deduced", shown.map(\.deduced))]
        let cells = columns.map { title, counts in
            Self.column(title, counts.map(Phrasing.grouped))
        }
        let room = options.columnLimit - cells.reduce(0) { $0 + 2 + ($1.first?.count ?? 0) }
        // On a narrow terminal, the numbers are below the name.
        let isNarrow = room < Self.narrowestName
        let most = isNarrow ? options.columnLimit : room
        let names = shown.map { TextFitting.cut(labels[$0.node].full, to: most, ellipsis: options.glyphs.ellipsis) }
        let width = isNarrow ? 0 : names.map(\.displayColumns).max() ?? 0
        var text = StyledText()
        for (row, name) in ([""] + names).enumerated() {
            if isNarrow, row > 0 { text.append(name) }
            let line = TextFitting.left(isNarrow ? "" : name, width) + cells.map { "  " + $0[row] }.joined()
            text.append(line, style: row == 0 ? .heading : .plain)
        }
        let rest = tallies.dropFirst(shown.count)
        if !rest.isEmpty {
            let computed = rest.reduce(0) { $0 + $1.computed }
            let nodes = Phrasing.count(rest.count, "more element")
            text.append("and \(nodes) with \(Phrasing.grouped(computed)) computed", style: .dim)
        }
        return text
    }

    /// Returns a line for each node: `Label #2: 2 proposals; 1 computed, 1 cached, 0 deduced`.
    private func sentences(_ shown: some Sequence<MeasureTally>, others: Int) -> StyledText {
        var text = StyledText()
        for tally in shown {
            let sources = [("computed", tally.computed), ("cached", tally.cached), ("deduced", tally.deduced)]
                .map { "\(Phrasing.grouped($0.1)) \($0.0)" }
            let proposals = Phrasing.grouped(tally.proposals) + (tally.proposals == 1 ? " proposal" : " proposals")
            text.append("\(labels[tally.node].full): \(proposals); \(sources.joined(separator: ", "))")
        }
        if others > 0 { text.append("and \(Phrasing.count(others, "more element"))", style: .dim) }
        return text
    }

    /// Returns a title and the values below it, all as wide as the widest.
    private static func column(_ title: String, _ values: [String]) -> [String] {
        let all = [title] + values
        let width = all.map(\.count).max() ?? 0
        return all.map { TextFitting.right($0, width) }
    }
}
