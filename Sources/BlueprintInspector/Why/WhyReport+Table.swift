import BlueprintUI
import Foundation
import HeadlessUIKit

/// How a room was shared out, as a table.
extension WhyReport {
    /// So many rows are shown; of more, these at the ends and the row that is asked about; and so much of words.
    private static let shown = (most: 10, first: 3, columns: 36)

    /// The table of the innermost decision that has one with a row for the element on the way.
    func writeTable(of chain: [WhyClause], to lines: inout WhyLines, isAnyAxis: Bool = false) {
        let candidates = chain.filter { clause in
            guard let table = clause.table, let row = row(of: clause, in: table) else { return false }
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

    /// How the element whose answer the last decision rests on broke its text into lines, or the like.
    func writeLeafTable(of chain: [WhyClause], to lines: inout WhyLines) {
        func leaf(_ answers: [WhyAnswer]) -> WhyAnswer? {
            for answer in answers {
                if answer.table != nil { return answer }
                if let inner = leaf(answer.answers) { return inner }
            }
            return nil
        }
        guard let last = chain.last, let answer = leaf(last.answers.filter { $0.node == last.element }),
            let table = answer.table
        else { return }
        lines.line("\(scene.name(answer.node)) \(table.title)", indent: 2)
        lines.append(text(of: table, decider: answer.node, marking: nil))
    }

    private func row(of clause: WhyClause, in table: ReasonTable) -> ReasonTable.Row? {
        guard let decider = clause.decider, let position = scene.children[decider].firstIndex(of: clause.element)
        else { return nil }
        return table.rows.first { $0.child == position }
    }

    /// The rows as text, each child by its name, the one asked about marked.
    func text(of table: ReasonTable, decider: Int, marking element: Int?) -> StyledText {
        let asked = element.flatMap { scene.children[decider].firstIndex(of: $0) }
        let rows = shownRows(of: table, asked: asked)
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
            if !remark.isEmpty { line += "  " + remark }
            let cut = TextFitting.cut(line, to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
            text.append(String(cut.reversed().drop { $0 == " " }.reversed()), style: style)
        }
        append(" ", "", table.columns, "", style: .dim)
        var shown = 0
        for row in rows {
            switch row {
            case .hidden(let count): text.append("    and \(Phrasing.grouped(count)) more", style: .dim)
            case .row(let row):
                shown += 1
                let isAsked = row.child != nil && row.child == asked
                append(
                    isAsked ? ">" : " ",
                    names[shown - 1],
                    columns.map { $0[shown] },
                    row.remark ?? "",
                    style: isAsked ? .selected : .plain
                )
            }
        }
        return text
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

    private func shownRows(of table: ReasonTable, asked: Int?) -> [ShownRow] {
        let count = table.rows.count
        guard count > Self.shown.most else { return table.rows.map { .row($0) } }
        var kept = Set(0..<Self.shown.first).union([count - 1])
        if let asked, let position = table.rows.firstIndex(where: { $0.child == asked }) { kept.insert(position) }
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
