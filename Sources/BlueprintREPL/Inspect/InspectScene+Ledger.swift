import BlueprintInspector
import BlueprintUI
import Foundation
import FullScreen
import HeadlessUIKit

/// The ledger: the numbers of the selection, and the first line of its reason.
extension InspectScene {
    private var area: CellArea { panes.ledger }

    /// The number of elements up to which a trace is made for the ledger alone.
    private static let mostElements = 3000

    /// True if the ledger knows the steps that decided the selection's frame.
    private var knowsSteps: Bool {
        context.cursor != nil || context.screen.render.hasTrace || snapshot.elements.count <= Self.mostElements
    }

    /// True if an error or the words of a lesson take the rows of the time line, too.
    var coversTimeLine: Bool {
        let words = state.said.isFault ? state.said.news : state.said.feedback
        return words.lines.count > area.rows
    }

    func writeLedger(on grid: inout CellGrid) {
        let rows = area.rows + (coversTimeLine ? panes.timeLine.rows : 0)
        for (offset, line) in ledgerLines.prefix(rows).enumerated() {
            let cut = line.cut(to: area.columns - 2, ellipsis: glyphs.ellipsis)
            grid.write(cut, column: 1, row: area.row + offset, before: area.endColumn)
        }
    }

    private var ledgerLines: [StyledText.Line] {
        if state.said.isFault {
            return state.said.news.lines
        }
        if let candidates = state.line.flatMap({ candidates(for: $0) }) { return candidates }
        if !state.said.feedback.isEmpty { return state.said.feedback.lines }
        if state.isCovered { return state.said.news.isEmpty ? invitation : state.said.news.lines }
        guard let selected else { return [] }
        return facts(about: selected)
    }

    /// The sentence that says what can be typed in a lesson.
    private var invitation: [StyledText.Line] {
        TextFitting.wrap(task?.invitation ?? "", columns: area.columns - 2).map { StyledText.Line($0, style: .dim) }
    }

    private func facts(about element: Int) -> [StyledText.Line] {
        guard knowsSteps else {
            let frame = snapshot.elements[element].frame
            return [
                row("size", context.phrasing.size(frame.size)),
                row("place", "\(context.phrasing.point(frame.origin)) in \(owner(of: element))"),
                row("why", "w tells why; in a tree of this size it takes a moment"),
            ]
        }
        let ledger = ElementLedger(
            of: element,
            in: context.cursor?.trace ?? context.screen.layoutTrace,
            upTo: context.cursor?.position
        )
        return [
            row("width", numbers(of: ledger, \.width, \.size.width)),
            row("height", numbers(of: ledger, \.height, \.size.height)),
            why(of: element),
        ]
    }

    private func row(_ name: String, _ words: String) -> StyledText.Line {
        var line = StyledText.Line(TextFitting.left(name, 8), style: .dim)
        line.append(words)
        return line
    }

    private func owner(of element: Int) -> String {
        snapshot.elements[element].parent.map { labels[$0].full } ?? "the viewport"
    }

    /// Returns the numbers of one dimension, in the order in which the phases found them.
    private func numbers(
        of ledger: ElementLedger,
        _ axis: KeyPath<SizeConstraint, SizeConstraint.Axis>,
        _ length: KeyPath<CGRect, CGFloat>
    ) -> String {
        var parts: [String] = []
        if let proposal = ledger.decisive ?? ledger.proposals.last {
            let limit = proposal.constraint[keyPath: axis].constrainedValue
            parts.append("proposed \(context.phrasing.limit(limit.map { Double($0) }))")
            if let measurement = proposal.measurement {
                parts.append(
                    "measured \(Phrasing.number(CGRect(origin: .zero, size: measurement.size)[keyPath: length]))"
                )
            }
        }
        if let placed = ledger.placed { parts.append("placed \(Phrasing.number(placed.frame[keyPath: length]))") }
        if let rounded = ledger.rounded {
            parts.append("in pixels \(Phrasing.number(rounded.frame[keyPath: length]))")
        } else if ledger.flattened != nil {
            parts.append("flattened: no view")
        }
        return parts.isEmpty ? "not proposed yet" : parts.joined(separator: " \(glyphs.dot) ")
    }

    /// The first sentence of the reason for the selection's width.
    private func why(of element: Int) -> StyledText.Line {
        var wide = context
        wide.options.columns = 400
        let text = try? wide.answers.whyReport(isVerbose: false).text(of: element, .width)
        return row("why", text?.lines.first?.plain ?? "")
    }

    // MARK: - Completions

    /// Returns the completions of the typed line, best ones first; nil if none are asked for.
    private func candidates(for line: LineInput) -> [StyledText.Line]? {
        guard !line.candidates.isEmpty else { return nil }
        let selected = line.selected.map { ">\(line.candidates[$0].word)<" }
        let words = line.candidates.enumerated().map { index, candidate in
            let word = index == line.selected ? selected ?? "" : candidate.word
            return candidate.summary.isEmpty || line.candidates.count > 3 ? word : "\(word)  \(candidate.summary)"
        }
        let isShort = words.count <= area.rows
        let rows = isShort ? words : TextFitting.wrap(words.joined(separator: "  "), columns: area.columns - 2)
        let place = selected.flatMap { word in rows.firstIndex { $0.contains(word) } } ?? 0
        return rows.dropFirst(max(0, place + 1 - area.rows)).prefix(area.rows).map { StyledText.Line($0) }
    }
}
