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

/// Describes the contents of ledgers.
struct LedgerWords {
    let snapshot: RenderSnapshot
    let labels: NodeLabels
    let phrasing: Phrasing

    /// Returns the source of a measured size in words.
    func source(_ source: MeasurementSource) -> String {
        switch source {
        case .computed: "computed"
        case .cached: "from the cache"
        case .deduced(let other, _): "deduced from \(phrasing.constraint(other))"
        }
    }

    /// Returns the name of a view's element, or of the view itself: `Box #4`, `v1 BlueprintView`.
    func place(_ view: ViewRecord?) -> String {
        guard let view else { return "the screen" }
        return view.element.map { labels[$0].full } ?? view.title
    }

    /// Returns a list of names, shortened if there are many: `Inset #3, Opacity #4 and 2 more`.
    func names(_ elements: [Int], most: Int = 6) -> String {
        let names = elements.prefix(most).map { labels[$0].full }.joined(separator: ", ")
        return elements.count > most ? "\(names) and \(elements.count - most) more" : names
    }

    /// Returns a line for each layout attribute, with the elements that own it: `alpha 0.5 own, set by Opacity #2`.
    func attributes(of element: Int) -> [String] {
        let origins = AttributeOrigin.origins(of: element, in: snapshot)
        let shown = snapshot.view(of: element)?.attributes ?? snapshot.elements[element].attributes
        return AttributeOrigin.Attribute.allCases.compactMap { attribute in
            let owned = origins.filter { $0.attribute == attribute }
            guard !owned.isEmpty else { return nil }
            let parts = owned.map { origin in
                let owner = origin.owner == element ? "own" : "of \(labels[origin.owner].full)"
                let setter = origin.setter.map { labels[$0].full } ?? "the viewport"
                return "\(origin.words) \(owner), set by \(setter)"
            }
            let total = attribute == .alpha && owned.count > 1 ? "alpha \(Phrasing.number(shown.alpha)): " : ""
            return total + parts.joined(separator: "; ")
        }
    }
}

/// The element that owns a layout attribute of a view, other than its frame.
///
/// An attribute belongs to the element whose own layout attributes have it; that element's parent has set it.
public struct AttributeOrigin: Equatable, Sendable {
    /// A layout attribute.
    public enum Attribute: String, Sendable, CaseIterable {
        /// The opacity; those of flattened elements multiply.
        case alpha
        /// True if the view is hidden.
        case hidden
        /// False if the view ignores touches.
        case interaction
        /// The adjustment of the tint colour; the innermost one counts.
        case tintAdjustmentMode
        /// The transform; those of flattened elements are concatenated.
        case transform
    }

    /// The attribute.
    public var attribute: Attribute
    /// The value in words: `alpha 0.5`.
    public var words: String
    /// The position of the element whose own attributes have it.
    public var owner: Int
    /// The position of the parent that set it; nil for the viewport.
    public var setter: Int?

    /// Returns the origins of the attributes of an element that do not have their defaults: by attribute, outermost
    /// first.
    public static func origins(of element: Int, in snapshot: RenderSnapshot) -> [AttributeOrigin] {
        let chain = snapshot.offsets(of: element).map(\.element)
        return Attribute.allCases.flatMap { attribute in
            var origins: [AttributeOrigin] = []
            for index in chain.reversed() {
                let record = snapshot.elements[index]
                guard let words = attribute.alone(in: record.attributes).words.first else { continue }
                origins.append(
                    AttributeOrigin(attribute: attribute, words: words, owner: index, setter: record.parent)
                )
                if attribute == .tintAdjustmentMode { break }
            }
            return origins.reversed()
        }
    }
}

extension AttributeOrigin.Attribute {
    /// Returns attributes with the value of this one; all others have their defaults.
    fileprivate func alone(in attributes: ShownAttributes) -> ShownAttributes {
        switch self {
        case .alpha: ShownAttributes(alpha: attributes.alpha)
        case .hidden: ShownAttributes(isHidden: attributes.isHidden)
        case .interaction: ShownAttributes(isUserInteractionEnabled: attributes.isUserInteractionEnabled)
        case .tintAdjustmentMode: ShownAttributes(tintAdjustmentMode: attributes.tintAdjustmentMode)
        case .transform: ShownAttributes(transform: attributes.transform)
        }
    }
}
