import BlueprintUI
import Foundation

/// The table of a ledger: the frame after each phase, and the step that decided it.
struct LedgerTable {
    private struct Row {
        var name: String
        var numbers: [String]
        var step: Int?
        var remark: String

        /// The row in words: `placed: 96 wide and 16 high at x 82, y 52; by Centered #2; step 9`.
        var sentence: String {
            var parts: [String] = []
            func number(_ index: Int) -> String? { numbers.dropFirst(index).first.flatMap { $0.isEmpty ? nil : $0 } }
            if numbers.count == 1 {
                parts.append(numbers[0])
            } else if let width = number(0), let height = number(1) {
                parts.append("\(width) wide and \(height) high")
            }
            if let x = number(2), let y = number(3) {
                let place = "at x \(x), y \(y)"
                parts = parts.isEmpty ? [place] : ["\(parts[0]) \(place)"]
            }
            if !remark.isEmpty { parts.append(remark) }
            if let step { parts.append("step \(step)") }
            return "\(name): \(parts.joined(separator: "; "))"
        }
    }

    private let rows: [Row]
    private let isInWords: Bool

    /// Creates the table of an element's ledger; without rows if nothing is known yet.
    init(_ ledger: ElementLedger, words: LedgerWords) {
        var rows: [Row] = []
        let (snapshot, labels, phrasing) = (words.snapshot, words.labels, words.phrasing)
        let record = snapshot.elements[ledger.element]
        let parent = record.parent.map { labels[$0].full } ?? "the viewport"
        if let proposal = ledger.decisive {
            let maxima = [proposal.constraint.width, proposal.constraint.height].map {
                phrasing.limit($0.constrainedValue.map(Double.init))
            }
            let numbers = phrasing.isInWords ? [phrasing.constraint(proposal.constraint)] : maxima
            rows.append(Row(name: "proposed", numbers: numbers, step: proposal.step, remark: "by \(parent)"))
            if let measurement = proposal.measurement {
                let numbers = Self.size(measurement.size)
                let remark = words.source(measurement.source)
                rows.append(Row(name: "measured", numbers: numbers, step: measurement.step, remark: remark))
            } else {
                rows.append(Row(name: "measured", numbers: [], remark: "not yet"))
            }
        }
        if let placed = ledger.placed {
            let remark = "by \(parent)" + (ledger.decisive == nil ? ", not measured" : "")
            rows.append(Row(name: "placed", numbers: Self.rect(placed.frame), step: placed.step, remark: remark))
        }
        rows += Self.viewRows(ledger, words: words)
        self.rows = rows
        isInWords = phrasing.isInWords
    }

    private static func viewRows(_ ledger: ElementLedger, words: LedgerWords) -> [Row] {
        var rows: [Row] = []
        let view = words.snapshot.view(of: ledger.element)
        let outer = words.place(view?.parent.map { words.snapshot.views[$0] })
        if let flattened = ledger.flattened {
            let numbers = ["", "", Phrasing.number(flattened.offset.x), Phrasing.number(flattened.offset.y)]
            let remark = "applied to its children"
            rows.append(Row(name: "flattened", numbers: numbers, step: flattened.step, remark: remark))
        }
        if let backed = ledger.viewBacked {
            let remark = view == nil ? "" : "in \(outer)"
            rows.append(Row(name: "view-backed", numbers: rect(backed.frame), step: backed.step, remark: remark))
        }
        if let rounded = ledger.rounded {
            let remark = remark(onRounding: rounded, of: ledger)
            rows.append(Row(name: "rounded", numbers: rect(rounded.frame), step: rounded.step, remark: remark))
        }
        if let view, ledger.update != nil {
            let remark = !view.isFrameWritten ? ": not written yet" : ledger.framed == nil ? ": had this frame" : ""
            let step = ledger.framed?.step ?? ledger.update?.step
            rows.append(Row(name: "view", numbers: rect(view.frame), step: step, remark: view.title + remark))
        }
        return rows
    }

    private static func remark(onRounding rounded: ElementLedger.Entry, of ledger: ElementLedger) -> String {
        if ledger.isUnrounded { return "not rounded: transformed" }
        guard let before = ledger.viewBacked?.frame else { return "" }
        if before.isSame(as: rounded.frame) { return "no change" }
        let isNegative = before.size.width < 0 || before.size.height < 0
        return isNegative ? "negative length standardised" : ""
    }

    private static func size(_ size: CGSize) -> [String] {
        [Phrasing.number(size.width), Phrasing.number(size.height)]
    }

    private static func rect(_ rect: CGRect) -> [String] {
        size(rect.size) + [Phrasing.number(rect.origin.x), Phrasing.number(rect.origin.y)]
    }

    /// Returns the lines; the first one has the names of the columns.
    func lines(nameColumns: Int) -> [StyledText.Line] {
        guard !rows.isEmpty else { return [] }
        if isInWords { return rows.map { StyledText.Line("  " + $0.sentence) } }
        let titles = ["width", "height", "x", "y"]
        let widths = titles.indices.map { column in
            max(6, rows.compactMap { $0.numbers.dropFirst(column).first?.displayColumns }.max() ?? 0)
        }
        func cells(_ texts: [String]) -> String {
            titles.indices.map { column in
                TextFitting.right(texts.dropFirst(column).first ?? "", widths[column])
            }.joined(separator: " ")
        }
        // A wide number does not touch a long name.
        let isTight = rows.contains { row in
            row.name.count >= nameColumns && row.numbers.first.map { $0.displayColumns >= widths[0] } ?? false
        }
        let nameColumns = isTight ? nameColumns + 1 : nameColumns
        let steps = max(4, rows.compactMap { $0.step.map { "\($0)".count } }.max() ?? 0)
        let margin = TextFitting.spaces(2 + nameColumns)
        var lines = [
            StyledText.Line(margin + cells(titles) + "  " + TextFitting.right("step", steps), style: .dim)
        ]
        for row in rows {
            var line = StyledText.Line("  " + TextFitting.left(row.name, nameColumns), style: .dim)
            line.append(cells(row.numbers))
            line.append("  " + TextFitting.right(row.step.map { "\($0)" } ?? "", steps), style: .dim)
            if !row.remark.isEmpty { line.append("  " + row.remark, style: .dim) }
            lines.append(line)
        }
        return lines
    }
}
