import BlueprintInspector
import FullScreen

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
