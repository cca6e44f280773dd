import BlueprintUI
import Foundation
import HeadlessUIKit

/// The element tree with the proposed constraint, the measured size and the placed size of each element.
public struct ConstraintsReport {
    private static let narrowestName = 12
    /// The columns before the sizes on a narrow terminal.
    private static let narrowMargin = 2

    let trace: Trace
    let labels: NodeLabels
    let options: DrawingOptions

    /// Creates a report on a recorded render; of the options, the style, width, mark and focus apply.
    public init(_ trace: Trace, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.trace = trace
        self.labels = labels
        self.options = options
    }

    /// The text in place of a constraint.
    static let notMeasured = "not measured"

    /// The texts of an element.
    struct Row {
        var proposed = ConstraintsReport.notMeasured
        var measured = ""
        var placed = ""
        var count = ""
    }

    /// The lines; of several proposals the last one, with the number of proposals.
    public var text: StyledText {
        // The text of interrupted work is dropped.
        if Interruption.isRequested { return StyledText() }
        if options.style == .text { return sentences }
        let list = ElementRows(trace.snapshot, options: options)
        let range = trace.snapshot.range(focus: options.focus)
        let all = rows(range)
        let rows = list.elements.map { all[$0 - range.lowerBound] }
        let proposed = max(8, rows.map(\.proposed.displayColumns).max() ?? 0)
        let measured = max(8, rows.map(\.measured.displayColumns).max() ?? 0)
        let placed = max(6, rows.map(\.placed.displayColumns).max() ?? 0)
        let count = rows.map(\.count.displayColumns).max() ?? 0
        let room = options.columnLimit - proposed - measured - placed - count - 8
        // On a narrow terminal, the sizes are below the name.
        let isNarrow = room < Self.narrowestName
        let names = NameColumn(list, labels: labels, options: options, room: isNarrow ? options.columnLimit : room)
        let start = isNarrow ? Self.narrowMargin : names.columns + 2
        var heading = StyledText.Line("", style: .heading)
        heading.pad(to: start)
        heading.append(
            TextFitting.left("proposed", proposed) + "  " + TextFitting.left("measured", measured) + "  placed"
        )
        var text = StyledText(lines: [heading.styled(.heading)])
        for (listed, name) in zip(list.rows, names.lines).interruptible {
            guard case .node(let element) = listed else {
                text.append(name.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis))
                continue
            }
            let row = all[element - range.lowerBound]
            if isNarrow {
                var above = name
                above.append("  " + row.count, style: .dim)
                text.append(above.trimmed.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis))
            }
            var line = isNarrow ? StyledText.Line() : name
            line.pad(to: start)
            line.append(TextFitting.left(row.proposed, proposed) + "  ", style: row.measured.isEmpty ? .dim : .plain)
            line.append(TextFitting.left(row.measured, measured) + "  ")
            line.append(TextFitting.left(row.placed, placed), style: row.placed == row.measured ? .dim : .plain)
            if !isNarrow { line.append("  " + row.count, style: .dim) }
            text.append(line.trimmed.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis))
        }
        return text
    }

    func rows(_ range: Range<Int>) -> [Row] {
        let phrasing = Phrasing(options.style)
        var rows = Array(repeating: Row(), count: range.count)
        var counts = Array(repeating: 0, count: range.count)
        for event in trace.events.interruptible where event.phase == .layout {
            guard let node = event.node, range.contains(node) else { continue }
            let index = node - range.lowerBound
            switch event.kind {
            case .proposed(let constraint):
                counts[index] += 1
                rows[index].proposed = phrasing.constraint(constraint)
            case .measured(let size, _):
                rows[index].measured = phrasing.size(size)
            case .placed(let frame, _, _):
                rows[index].placed = phrasing.size(frame.size)
            default:
                break
            }
        }
        for index in rows.indices where counts[index] > 1 { rows[index].count = "\(counts[index]) times" }
        return rows
    }
}

/// The constraints in words: the proposed constraint, the measured size and the placed size of each element.
extension ConstraintsReport {
    /// The lines; of several proposals the last one, with the number of proposals.
    var sentences: StyledText {
        let range = trace.snapshot.range(focus: options.focus)
        let rows = rows(range)
        return StyledText("Proposed constraint, measured size and placed size of each element", style: .heading)
            + ElementLines(trace.snapshot, labels: labels, options: options).text { record in
                let row = rows[record.index - range.lowerBound]
                guard !row.measured.isEmpty || row.proposed != Self.notMeasured else {
                    return [row.proposed, row.placed.isEmpty ? "not placed yet" : "placed \(row.placed)"]
                }
                let measured = row.measured.isEmpty ? "not measured yet" : "measured \(row.measured)"
                let placed =
                    row.placed.isEmpty
                    ? "not placed yet" : row.placed == row.measured ? "placed at that size" : "placed \(row.placed)"
                let count = row.count.isEmpty ? [] : ["measured \(row.count)"]
                return ["proposed \(row.proposed)", measured, placed] + count
            }
    }
}
