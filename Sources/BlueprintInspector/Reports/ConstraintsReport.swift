import BlueprintUI
import Foundation
import HeadlessUIKit

/// The element tree with what each element was asked, what it answered and what it was given.
public struct ConstraintsReport {
    private let trace: Trace
    private let labels: NodeLabels
    private let options: DrawingOptions

    /// A report on a recorded render; of its options the style, width, mark and focus count.
    public init(_ trace: Trace, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.trace = trace
        self.labels = labels
        self.options = options
    }

    private struct Row {
        var asked = "not asked"
        var answered = ""
        var times = ""
        var given = ""
    }

    /// The lines; of several questions the last one, with how often the element was asked.
    public var text: StyledText {
        let range = trace.snapshot.range(focus: options.focus)
        let rows = rows(range)
        let asked = rows.map(\.asked.displayColumns).max() ?? 0
        let answered = max(6, rows.map(\.answered.displayColumns).max() ?? 0)
        let given = max(5, rows.map(\.given.displayColumns).max() ?? 0)
        let times = rows.map(\.times.displayColumns).max() ?? 0
        let room = options.columnLimit - asked - answered - given - times - 7
        let names = NameColumn(trace.snapshot, labels: labels, options: options, room: room)
        var heading = StyledText.Line("", style: .heading)
        heading.pad(to: names.columns + 2)
        let words = TextFitting.left("asked", asked) + "  " + TextFitting.left("answer", answered) + "  given"
        heading.append(words)
        var text = StyledText(lines: [heading.styled(.heading)])
        for (row, name) in zip(rows, names.lines) {
            var line = name
            line.pad(to: names.columns + 2)
            line.append(TextFitting.left(row.asked, asked) + "  ", style: row.answered.isEmpty ? .dim : .plain)
            line.append(TextFitting.left(row.answered, answered) + "  ")
            line.append(TextFitting.left(row.given, given), style: row.given == row.answered ? .dim : .plain)
            line.append("  " + row.times, style: .dim)
            text.append(line.trimmed.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis))
        }
        return text
    }

    private func rows(_ range: Range<Int>) -> [Row] {
        let phrasing = Phrasing(options.style)
        var rows = Array(repeating: Row(), count: range.count)
        var counts = Array(repeating: 0, count: range.count)
        for event in trace.events where event.phase == .layout {
            guard let node = event.node, range.contains(node) else { continue }
            let index = node - range.lowerBound
            switch event.kind {
            case .proposed(let constraint):
                counts[index] += 1
                rows[index].asked = phrasing.constraint(constraint)
            case .measured(let size, _):
                rows[index].answered = phrasing.size(size)
            case .placed(let frame, _, _):
                rows[index].given = phrasing.size(frame.size)
            default:
                break
            }
        }
        for index in rows.indices where counts[index] > 1 {
            rows[index].times = "asked \(counts[index])\(options.glyphs.times)"
        }
        return rows
    }
}
