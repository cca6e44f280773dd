import BlueprintUI
import Foundation

/// The measured length from which a parent decided the length of an element, if that is not the last one that the
/// element measured before it was placed.
///
/// A list that shares its overflow takes the share from the length measured first, then measures the element within
/// what is left of it.
struct DecisiveMeasurement {
    /// The length in points.
    let length: Double
    /// The step that measured it.
    let step: Int

    /// Returns nil if the last measurement is the decisive one, or if the parent does not say what it decided from.
    init?(_ measure: FrameMeasure, _ ledger: ElementLedger, in trace: Trace) {
        guard let placed = ledger.placed, let last = ledger.decisive?.measurement,
            let frame = trace.decision(placing: placed.step)?.frame,
            case let reason = measure == .width ? frame.width : frame.height,
            Number.isSame(reason.derivation.value, measure.value(in: placed.frame)),
            let first = reason.derivation.leading,
            case .measured(let child, let constraint, measure.dimension) = first.origin,
            child == trace.snapshot.position(ofChild: ledger.element),
            !Number.isSame(first.value, measure.dimension.length(of: last.size))
        else { return nil }
        let measurements = ledger.proposals.filter { $0.constraint == constraint }.compactMap(\.measurement)
        guard
            let found = measurements.last(where: {
                $0.step < placed.step && Number.isSame(measure.dimension.length(of: $0.size), first.value)
            })
        else { return nil }
        (length, step) = (Double(measure.dimension.length(of: found.size)), found.step)
    }
}

extension Derivation {
    /// The number that a sum begins with; nil for a sum without parts.
    fileprivate var leading: (value: CGFloat, origin: Origin)? {
        switch self {
        case .number(let value, let origin): (value, origin)
        case .operation(_, let first, _): first.leading
        case .sum(let parts): parts.first?.leading
        case .magnitude(let part), .term(_, let part, _): part.leading
        }
    }
}

extension RenderSnapshot {
    /// Returns the position of an element among the children of its parent; nil for the root.
    fileprivate func position(ofChild element: Int) -> Int? {
        guard let parent = elements[element].parent else { return nil }
        return children(of: parent).firstIndex(of: element)
    }
}
