import BlueprintInspector
import BlueprintUI
import Foundation

/// Checks the cause that a number of an element lacks a value against the render and the decisions themselves.
struct AbsenceJudge {
    let scene: WhyScene
    let wanted: CGFloat

    /// Returns the faults in the cause for a number of an element.
    func faults(in cause: WhyCause, of element: Int, _ measure: FrameMeasure) -> [String] {
        faultsInPath(cause, element)
            + (measure.isLength ? faultsInLength(cause, measure) : faultsInOrigin(cause, element, measure))
            + faultsInSettings(cause)
    }

    private func parent(of element: Int) -> Int? { scene.trace.snapshot.elements[element].parent }

    /// Checks that the path goes down from child to child, from the element of the decision to the element asked about.
    private func faultsInPath(_ cause: WhyCause, _ element: Int) -> [String] {
        var faults: [String] = []
        if cause.path.first != cause.clause.element { faults.append("the path does not begin at the decision") }
        if cause.path.last != element { faults.append("the path does not end at the element") }
        if zip(cause.path, cause.path.dropFirst()).contains(where: { parent(of: $1) != $0 }) {
            faults.append("the path \(cause.path) has a gap")
        }
        if cause.clause.decider != parent(of: cause.clause.element) { faults.append("the decider is not the parent") }
        return faults
    }

    /// Checks that the decision is the nearest one that does not pass on the length of the parent, or does so
    /// only because an argument says so.
    private func faultsInLength(_ cause: WhyCause, _ measure: FrameMeasure) -> [String] {
        var faults: [String] = []
        if cause.path.count == 1, cause.needed != wanted { faults.append("\(cause.needed) is needed, not \(wanted)") }
        let hasChoice = cause.clause.reason?.choice != nil
        if cause.clause.decider != nil, !hasChoice, cause.clause.isFilling, cause.clause.value.isFinite {
            faults.append("the decision passes on the length of the parent")
        }
        for inner in cause.path.dropFirst() where scene.clause(for: inner, measure)?.followsParent != true {
            faults.append("the length of element \(inner) does not follow from that of its parent")
        }
        return faults
    }

    /// Checks that the origins between the element and its view add up to the wanted one after the change.
    private func faultsInOrigin(_ cause: WhyCause, _ element: Int, _ measure: FrameMeasure) -> [String] {
        let chain = scene.chain(to: element, measure)
        let rest = chain.filter { $0.element != cause.clause.element }.reduce(0) { $0 + $1.value }
        guard rest.isFinite, cause.needed.isFinite else { return [] }
        let isReached = abs(rest + cause.needed - wanted) <= 1e-6 * max(1, abs(rest))
        return isReached ? [] : ["\(rest) and \(cause.needed) do not add up to \(wanted)"]
    }

    /// Checks that each argument of the decider gives the needed number if it alone is changed.
    private func faultsInSettings(_ cause: WhyCause) -> [String] {
        guard let sum = cause.clause.reason?.derivation, cause.path.count == 1 else { return [] }
        let own = cause.settings.filter { $0.element == cause.clause.decider && names(of: sum).contains($0.argument) }
        return own.compactMap { setting in
            let value = value(of: sum, setting.argument, setting.value)
            return abs(value - cause.needed) <= 1e-6 * max(1, abs(cause.needed))
                ? nil : "\(setting.argument) \(setting.value) gives \(value), not \(cause.needed)"
        }
    }

    private func names(of sum: Derivation) -> [String] {
        sum.numbers.compactMap { number in if case .argument(let name) = number.origin { name } else { nil } }
    }

    /// Returns the value of a sum with another value of an argument.
    private func value(of sum: Derivation, _ argument: String, _ changed: CGFloat) -> CGFloat {
        switch sum {
        case .number(_, .argument(argument)): changed
        case .number(let number, _): number
        case .operation(let operation, let one, let other):
            operation.applied(to: value(of: one, argument, changed), value(of: other, argument, changed))
        case .sum(let parts): parts.reduce(0) { $0 + value(of: $1, argument, changed) }
        case .magnitude(let part): abs(value(of: part, argument, changed))
        case .term(_, let part, _): value(of: part, argument, changed)
        }
    }
}
