import BlueprintUI
import Foundation

/// Says what is in ledgers.
struct LedgerWords {
    let snapshot: RenderSnapshot
    let labels: NodeLabels
    let phrasing: Phrasing

    /// How an answer came about.
    func source(_ source: MeasurementSource) -> String {
        switch source {
        case .computed: "computed"
        case .cached: "as before"
        case .deduced(let other, _): "as within \(phrasing.constraint(other))"
        }
    }

    /// Who took a share: `Column #2 (fill)`, `rounding`.
    func taker(_ share: GapAttribution.Share) -> String {
        switch share.taker {
        case .element(let index): labels[index].full + (share.isFilling ? " (fill)" : "")
        case .viewport: "the viewport"
        case .flattening: "transforms"
        case .rounding: "rounding"
        case .roundingAround: "rounding of the view around it"
        }
    }

    /// What the way begins with and its shares, numbers below each other: `96 asked for`, `+164 Column #2 (fill)`.
    ///
    /// The amounts are the differences of the printed numbers, so that what is printed adds up to what is printed.
    func lines(_ gap: GapAttribution) -> [String] {
        var rows = [(Phrasing.number(gap.start), "asked for")]
        for share in gap.shares {
            let amount = Self.printed(share.to) - Self.printed(share.from)
            guard Phrasing.number(amount) != "0" else { continue }
            rows.append(((amount < 0 ? "" : "+") + Phrasing.number(amount), taker(share)))
        }
        let columns = rows.map(\.0.count).max() ?? 0
        return rows.count == 1 ? [] : rows.map { TextFitting.right($0.0, columns) + " " + $0.1 }
    }

    /// The number as it is printed: to thousandths.
    static func printed(_ value: Double) -> Double {
        guard value.isFinite, abs(value) < 1e12 else { return value }
        return (value * 1000).rounded() / 1000
    }

    /// Where a view or element lies: `Box #4`, `v1 BlueprintView`.
    func place(_ view: ViewRecord?) -> String {
        guard let view else { return "the screen" }
        return view.element.map { labels[$0].full } ?? view.title
    }

    /// Some elements one after the other, of many the first: `Inset #3, Opacity #4 and 2 more`.
    func names(_ elements: [Int], most: Int = 6) -> String {
        let names = elements.prefix(most).map { labels[$0].full }.joined(separator: ", ")
        return elements.count > most ? "\(names) and \(elements.count - most) more" : names
    }

    /// Where the attributes come from, a line for each attribute.
    func attributes(of element: Int) -> [String] {
        let origins = AttributeOrigin.origins(of: element, in: snapshot)
        let shown = snapshot.view(of: element)?.attributes ?? snapshot.elements[element].attributes
        return AttributeOrigin.Attribute.allCases.compactMap { attribute in
            let given = origins.filter { $0.attribute == attribute }
            guard !given.isEmpty else { return nil }
            let parts = given.map { origin in
                let giver = origin.giver.map { labels[$0].full } ?? "the viewport"
                let through = origin.through.isEmpty ? "" : ", handed down by \(names(origin.through, most: 3))"
                return "\(origin.words) by \(giver)\(through)"
            }
            let total = attribute == .alpha && given.count > 1 ? "alpha \(Phrasing.number(shown.alpha)): " : ""
            return total + parts.joined(separator: "; ")
        }
    }
}
