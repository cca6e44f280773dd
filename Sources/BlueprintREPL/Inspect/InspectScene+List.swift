import BlueprintInspector
import BlueprintUI
import Foundation
import FullScreen
import HeadlessUIKit

/// The list: the tree, or the views.
extension InspectScene {
    private var area: CellArea { panes.list }

    /// The row of the selection in the list; nil if it has none.
    var selectedRow: Int? {
        guard let node = state.list.showsViews ? selectedView : selected else { return nil }
        return rows.row(of: node)
    }

    func writeList(on grid: inout CellGrid) {
        for (offset, row) in rows.rows.dropFirst(state.list.scroll).prefix(area.rows).enumerated() {
            let isSelected = state.list.scroll + offset == selectedRow
            let place = area.row + offset
            let depth = rows.depths[state.list.scroll + offset]
            switch row {
            case .node(let node):
                writeNode(node, depth: depth, isSelected: isSelected, row: place, on: &grid)
            case .more(let count, _, _, let like):
                let kinds = like.map { state.list.showsViews ? snapshot.views[$0].title : labels[$0].local }
                var line = StyledText.Line(indent(depth) + sign(false) + " ", style: .dim)
                line.append(FoldedList.words(count, like: kinds), style: isSelected ? .selected : .dim)
                grid.write(
                    line.cut(to: area.columns, ellipsis: glyphs.ellipsis),
                    column: 0,
                    row: place,
                    before: area.endColumn
                )
            }
        }
        guard rows.rows.isEmpty else { return }
        grid.write("no elements", column: 1, row: area.row, before: area.endColumn, style: CellStyle(.dim))
    }

    private func writeNode(_ node: Int, depth: Int, isSelected: Bool, row: Int, on grid: inout CellGrid) {
        var line = StyledText.Line(indent(depth), style: .dim)
        line.append(hasInside(node) ? sign(!rows.closed.contains(node)) + " " : "  ", style: .dim)
        var right = state.list.showsViews ? context.phrasing.size(snapshot.views[node].frame.size) : elementSize(node)
        let element = state.list.showsViews ? snapshot.views[node].element : node
        if let element {
            if snapshot.elements[element].isTruncated {
                right += " " + glyphs.cut
            } else if cache.warned.contains(element) {
                right += " !"
            }
        }
        let room = area.columns - line.columns - right.displayWidth - 1
        append(name(of: node, isSelected: isSelected, columns: max(6, room)), of: element, isSelected, to: &line)
        let cut = line.cut(to: max(8, area.columns - right.displayWidth - 1), ellipsis: glyphs.ellipsis)
        grid.write(cut, column: 0, row: row, before: area.endColumn)
        grid.write(
            right,
            column: area.endColumn - right.displayWidth,
            row: row,
            before: area.endColumn,
            style: CellStyle(.dim)
        )
    }

    private func append(_ name: String, of element: Int?, _ isSelected: Bool, to line: inout StyledText.Line) {
        guard let element else { return line.append(name, style: isSelected ? .selected : .plain) }
        let record = snapshot.elements[element]
        let style: TextStyle =
            isSelected
            ? .selected
            : element == stepped
                ? .changed : record.stage == .unplaced ? .dim : record.isViewBacked ? .viewBacked : .plain
        line.append(name, style: style)
        if !state.list.showsViews, record.isViewBacked { line.append(" " + glyphs.viewMark, style: .viewBacked) }
        let room = area.columns - line.columns - 12
        guard room > 6, let text = inside(element) ?? record.content?.summary(columns: room, glyphs: glyphs) else {
            return
        }
        line.append(" " + text, style: .dim)
    }

    /// Returns the words for what is folded into a component; nil for nothing.
    private func inside(_ element: Int) -> String? {
        guard !state.list.showsViews, rows.folded.contains(element) else { return nil }
        return cache.folding(in: context, state).words(for: element, in: snapshot, glyphs)
    }

    /// Returns the name of a row's node; brackets mark the selection, an arrow the element of the step.
    private func name(of node: Int, isSelected: Bool, columns: Int) -> String {
        if state.list.showsViews {
            let view = snapshot.views[node]
            let owner = view.element.map { " " + labels[$0].name } ?? ""
            // A selected element without a view points to the view that got its layout attributes.
            let points = isSelected && view.element != selected ? "\(glyphs.arrow) " : ""
            return points + (isSelected ? ">\(view.title)<" : view.title) + owner
        }
        let label = labels[node]
        let step = node == stepped ? "\(glyphs.arrow)" : ""
        return step + label.fitted(isMarked: isSelected, columns: columns)
    }

    private func elementSize(_ node: Int) -> String {
        snapshot.elements[node].stage == .unplaced ? "" : context.phrasing.size(snapshot.elements[node].frame.size)
    }

    /// Returns true if a node has others inside.
    func hasInside(_ node: Int) -> Bool {
        let next = node + 1
        if state.list.showsViews { return snapshot.views.indices.contains(next) && snapshot.views[next].parent == node }
        return snapshot.elements.indices.contains(next) && snapshot.elements[next].parent == node
    }

    private func sign(_ isOpen: Bool) -> String {
        switch (context.settings.style, isOpen) {
        case (.unicode, true): "▾"
        case (.unicode, false): "▸"
        case (.ascii, true), (.text, true): "-"
        case (.ascii, false), (.text, false): "+"
        }
    }

    /// Returns the space before a name; a deep one has its depth as a number.
    private func indent(_ depth: Int) -> String {
        depth * 2 <= area.columns / 2 ? TextFitting.spaces(depth * 2) : "\(glyphs.ellipsis)\(depth) "
    }
}

/// The ledger: the numbers of the selection, and the first line of its reason.
extension InspectScene {
    private var ledgerArea: CellArea { panes.ledger }

    /// The number of elements up to which a trace is made for the ledger alone.
    private static let mostElements = 3000

    /// True if the ledger knows the steps that decided the selection's frame.
    private var knowsSteps: Bool {
        context.cursor != nil || context.screen.render.hasTrace || snapshot.elements.count <= Self.mostElements
    }

    /// True if an error or the words of a lesson take the rows of the time line, too.
    var coversTimeLine: Bool {
        let words = state.said.isFault ? state.said.news : state.said.feedback
        return words.lines.count > ledgerArea.rows
    }

    func writeLedger(on grid: inout CellGrid) {
        let rows = ledgerArea.rows + (coversTimeLine ? panes.timeLine.rows : 0)
        for (offset, line) in ledgerLines.prefix(rows).enumerated() {
            let cut = line.cut(to: ledgerArea.columns - 2, ellipsis: glyphs.ellipsis)
            grid.write(cut, column: 1, row: ledgerArea.row + offset, before: ledgerArea.endColumn)
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
        TextFitting.wrap(task?.invitation ?? "", columns: ledgerArea.columns - 2)
            .map { StyledText.Line($0, style: .dim) }
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
        let isShort = words.count <= ledgerArea.rows
        let rows = isShort ? words : TextFitting.wrap(words.joined(separator: "  "), columns: ledgerArea.columns - 2)
        let place = selected.flatMap { word in rows.firstIndex { $0.contains(word) } } ?? 0
        return rows.dropFirst(max(0, place + 1 - ledgerArea.rows)).prefix(ledgerArea.rows).map { StyledText.Line($0) }
    }
}
