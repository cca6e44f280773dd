import BlueprintUI
import Foundation
import HeadlessUIKit

/// Tables of distributions and lines.
extension WhyReport {
    /// The number of rows shown, of those at the start of longer tables, and of columns for words.
    private static let shown = (most: 10, first: 3, columns: 36)

    /// Adds the table of the innermost decision that has a row for its element.
    func writeTable(of chain: [WhyClause], to lines: inout WhyLines, isAnyAxis: Bool = false) {
        let candidates = chain.filter { clause in
            guard let table = clause.table, let row = row(of: clause, in: table) else { return false }
            if let dimension = table.dimension, dimension != clause.measure.dimension, !isAnyAxis { return false }
            return isAnyAxis
                || row.cells.contains { cell in
                    guard case .number(let derivation) = cell else { return false }
                    return Number.isSame(derivation.value, clause.value)
                }
        }
        for clause in isVerbose ? candidates[...] : candidates.suffix(1) {
            guard let table = clause.table, let decider = clause.decider else { continue }
            lines.line("\(scene.name(decider)) \(table.title)", indent: 2)
            lines.append(text(of: table, decider: decider, marking: clause.element))
        }
    }

    /// Adds the table of the element whose measurement the number is based on, such as the lines of a text.
    func writeLeafTable(of chain: [WhyClause], to lines: inout WhyLines) {
        func leaf(_ measurements: [WhyMeasurement]) -> WhyMeasurement? {
            for measurement in measurements {
                if measurement.table != nil { return measurement }
                if let inner = leaf(measurement.measurements) { return inner }
            }
            return nil
        }
        guard let last = chain.last(where: { !$0.measurements.isEmpty }),
            let measurement = leaf(last.measurements.filter { $0.node == last.element }),
            let table = measurement.table
        else { return }
        lines.line("\(scene.name(measurement.node)) \(table.title)", indent: 2)
        lines.append(text(of: table, decider: measurement.node, marking: nil))
        writeDrawnLines(of: measurement, table, to: &lines)
    }

    /// Adds the number of lines that the view of a text draws, if it is another than the measured one because the view
    /// is rounded to pixels.
    private func writeDrawnLines(of measurement: WhyMeasurement, _ table: ReasonTable, to lines: inout WhyLines) {
        guard let drawn = scene.elements[measurement.node].content?.lines.count, drawn > 0, drawn != table.rows.count,
            let rounding = scene.place(of: measurement.node)?.rounding, rounding.changes(.width),
            let width = measurement.proposal.width.constrainedValue, Number.isClose(width, rounding.before.width)
        else { return }
        let numbers = "\(words.number(rounding.after.width)) wide, rounded to pixels from \(words.number(width))"
        let count = Phrasing.count(drawn, "line")
        lines.line(
            "\(scene.name(measurement.node)) draws \(count): its view is \(numbers)" + words.citing(rounding.event),
            indent: 2
        )
    }

    private func row(of clause: WhyClause, in table: ReasonTable) -> ReasonTable.Row? {
        guard let decider = clause.decider, let position = scene.children[decider].firstIndex(of: clause.element)
        else { return nil }
        return table.rows.first { $0.child == position }
    }

    /// Returns the rows as text, with the names of the children and a mark on one of them.
    func text(of table: ReasonTable, decider: Int, marking element: Int?) -> StyledText {
        let marked = element.flatMap { scene.children[decider].firstIndex(of: $0) }
        let rows = shownRows(of: table, marking: marked)
        if options.style == .text { return sentences(rows, of: table, decider: decider, marked: marked) }
        var columns: [[String]] = table.columns.map { [$0] }
        var names: [String] = []
        for case .row(let row) in rows {
            names.append(name(of: row, decider: decider))
            for index in columns.indices {
                columns[index].append(row.cells.indices.contains(index) ? self.cell(row.cells[index]) : "")
            }
        }
        let widths = columns.map { $0.map(\.displayColumns).max() ?? 0 }
        let isWords = columns.indices.map { holdsWords($0, in: table) }
        let nameWidth = min(24, names.map(\.displayColumns).max() ?? 0)
        var text = StyledText()
        func append(_ mark: String, _ name: String, _ cells: [String], _ remark: String, style: TextStyle) {
            let shown = TextFitting.cut(name, to: nameWidth, ellipsis: options.glyphs.ellipsis)
            var line = "  \(mark) " + TextFitting.left(shown, nameWidth)
            for (index, cell) in cells.enumerated() {
                let width = widths[index]
                line += "  " + (isWords[index] ? TextFitting.left(cell, width) : TextFitting.right(cell, width))
            }
            let room = options.columnLimit - line.displayColumns - 2
            // A remark that does not fit at the right of the numbers follows below them.
            let remarkFitsBeside = room >= 24 || remark.displayColumns <= room
            let remarkLines = remarkFitsBeside ? wrapped(remark, room) : []
            let indent = TextFitting.spaces(line.displayColumns + 2)
            line += remarkLines.first.map { "  " + $0 } ?? ""
            let cut = TextFitting.cut(line, to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
            text.append(String(cut.reversed().drop { $0 == " " }.reversed()), style: style)
            for next in remarkLines.dropFirst() { text.append(indent + next, style: style) }
            if !remarkFitsBeside {
                for next in wrapped(remark, options.columnLimit - 6) { text.append("      " + next, style: style) }
            }
        }
        append(" ", "", table.columns, "", style: .dim)
        var shown = 0
        for row in rows {
            switch row {
            case .hidden(let count): text.append("    and \(Phrasing.grouped(count)) more", style: .dim)
            case .row(let row):
                shown += 1
                let isMarked = row.child != nil && row.child == marked
                append(
                    isMarked ? ">" : " ",
                    names[shown - 1],
                    columns.map { $0[shown] },
                    row.remark ?? "",
                    style: isMarked ? .selected : .plain
                )
            }
        }
        return text
    }

    /// Returns a line for each row: `Label #2, the one in question: measured 24; share 12`.
    private func sentences(_ rows: [ShownRow], of table: ReasonTable, decider: Int, marked: Int?) -> StyledText {
        var text = StyledText()
        for row in rows {
            switch row {
            case .hidden(let count): text.append("    and \(Phrasing.grouped(count)) more", style: .dim)
            case .row(let row):
                let isMarked = row.child != nil && row.child == marked
                let name = [self.name(of: row, decider: decider), isMarked ? "the one in question" : ""]
                    .filter { !$0.isEmpty }.joined(separator: ", ")
                let cells = zip(table.columns, row.cells).map { ($0, cell($1)) }.filter { !$0.1.isEmpty }
                    .map { $0.0.isEmpty ? $0.1 : "\($0.0) \($0.1)" }
                let words = (cells + [row.remark.map(said)].compactMap { $0 }).joined(separator: "; ")
                text.append("    " + (name.isEmpty ? words : "\(name): \(words)"), style: isMarked ? .selected : .plain)
            }
        }
        return text
    }

    /// Returns a remark with its sums in words: `new line: 248 plus 8 plus 112 is more than 300`.
    private func said(_ remark: String) -> String {
        remark.replacing(" + ", with: " plus ").replacing(" > ", with: " is more than ")
    }

    /// Returns a remark as lines of at most a number of columns.
    private func wrapped(_ remark: String, _ columns: Int) -> [String] {
        remark.isEmpty ? [] : TextFitting.wrap(remark, columns: max(12, columns))
    }

    private func holdsWords(_ column: Int, in table: ReasonTable) -> Bool {
        table.rows.contains { row in
            guard row.cells.indices.contains(column), case .words = row.cells[column] else { return false }
            return true
        }
    }

    private enum ShownRow {
        case row(ReasonTable.Row)
        case hidden(Int)
    }

    private func shownRows(of table: ReasonTable, marking marked: Int?) -> [ShownRow] {
        let count = table.rows.count
        guard count > Self.shown.most else { return table.rows.map { .row($0) } }
        var kept = Set(0..<Self.shown.first).union([count - 1])
        if let marked, let position = table.rows.firstIndex(where: { $0.child == marked }) { kept.insert(position) }
        var result: [ShownRow] = []
        var hidden = 0
        for (index, row) in table.rows.enumerated() {
            guard kept.contains(index) else {
                hidden += 1
                continue
            }
            if hidden > 0 { result.append(.hidden(hidden)) }
            hidden = 0
            result.append(.row(row))
        }
        return result
    }

    private func name(of row: ReasonTable.Row, decider: Int) -> String {
        row.child.flatMap { scene.child($0, of: decider) }.map { scene.name($0) } ?? ""
    }

    private func cell(_ cell: ReasonTable.Cell) -> String {
        switch cell {
        case .number(let derivation): Phrasing.number(derivation.value)
        case .words(let words):
            TextFitting.cut(
                VisibleText.symbols(String(words.prefix(Self.shown.columns + 1))),
                to: Self.shown.columns,
                ellipsis: options.glyphs.ellipsis
            )
        }
    }
}
