import BlueprintUI
import Foundation

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
