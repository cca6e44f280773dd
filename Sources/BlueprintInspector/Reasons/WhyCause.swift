import BlueprintUI
import Foundation

/// The decision that prevents a number from having another value.
package struct WhyCause: Equatable, Sendable {
    /// The decision; that on the root if the root fills the viewport.
    package let clause: WhyClause
    /// The value that the decision would need, in points.
    package let needed: CGFloat
    /// The elements from that of the decision down to the one with the number.
    package let path: [Int]
    /// The arguments that would each give that value if changed alone, the nearest first.
    package let settings: [Setting]

    /// An argument or trait, and the value that it would need.
    package struct Setting: Equatable, Sendable {
        /// The element with the argument or trait.
        package let element: Int
        package let argument: String
        package let value: CGFloat
    }
}

extension WhyScene {
    /// Returns the nearest decision that prevents a number of an element from having a value; nil without a frame.
    ///
    /// Decisions that only pass on the length of the parent are skipped. The cause is the decision that measures,
    /// aligns or distributes; if there is none, the root fills the viewport.
    package func cause(against wanted: CGFloat, of element: Int, _ measure: FrameMeasure) -> WhyCause? {
        measure.isLength ? lengthCause(wanted, element, measure) : originCause(wanted, element, measure)
    }

    private func lengthCause(_ wanted: CGFloat, _ element: Int, _ measure: FrameMeasure) -> WhyCause? {
        var needed = wanted
        var settings: [WhyCause.Setting] = []
        var path: [Int] = []
        for clause in chain(to: element, measure).reversed() {
            path.insert(clause.element, at: 0)
            settings += self.settings(of: clause, to: needed)
            let cause = WhyCause(clause: clause, needed: needed, path: path, settings: settings)
            guard clause.decider != nil, let reason = clause.reason, reason.choice == nil,
                let measured = reason.derivation.measuredNumbers, measured.isEmpty,
                let length = reason.derivation.ownLength(measure.dimension, for: needed)
            else { return cause }
            needed = length
        }
        return nil
    }

    private func originCause(_ wanted: CGFloat, _ element: Int, _ measure: FrameMeasure) -> WhyCause? {
        let chain = chain(to: element, measure)
        let sum = chain.reduce(0) { $0 + $1.value }
        // The first origin that exceeds the number, or the last one if none does.
        let candidates = chain.filter { $0.decider != nil }
        var reached: CGFloat = 0
        let beyond = candidates.first { clause in
            reached += clause.value
            return reached > wanted
        }
        guard let clause = beyond ?? candidates.last ?? chain.last else { return nil }
        let needed = clause.value + (wanted - sum)
        let settings = candidates.reversed().flatMap { self.settings(of: $0, to: $0.value + (wanted - sum)) }
        let path = path(to: element).drop { $0 != clause.element }
        return WhyCause(clause: clause, needed: needed, path: Array(path), settings: settings)
    }

    /// Returns the length of the viewport that would give a number if nothing else changed; nil if none does.
    package func viewportLength(giving wanted: CGFloat, of element: Int, _ measure: FrameMeasure) -> CGFloat? {
        guard measure.isLength else { return nil }
        var needed = wanted
        for clause in chain(to: element, measure, depth: .none).reversed() where clause.decider != nil {
            guard let length = clause.reason?.derivation.ownLength(measure.dimension, for: needed) else { return nil }
            needed = length
        }
        return needed
    }

    // MARK: - Settings

    /// Returns the arguments and traits that would each give a decision another value.
    private func settings(of clause: WhyClause, to needed: CGFloat) -> [WhyCause.Setting] {
        guard let decider = clause.decider, let reason = clause.reason else { return [] }
        return settings(in: reason.derivation, of: decider, to: needed, clause.measurements, levels: 8)
    }

    /// Returns the settings in a sum, and those in the sums of the measurements behind it.
    private func settings(
        in derivation: Derivation,
        of decider: Int,
        to needed: CGFloat,
        _ measurements: [WhyMeasurement],
        levels: Int
    ) -> [WhyCause.Setting] {
        guard levels > 0 else { return [] }
        var result: [WhyCause.Setting] = []
        for (origin, _, value) in derivation.changes(to: needed) {
            switch origin {
            case .argument(let name): result.append(.init(element: decider, argument: name, value: value))
            case .trait(let index, let name):
                guard let child = child(index, of: decider) else { continue }
                result.append(.init(element: child, argument: name, value: value))
            case .measured(let index, _, let dimension):
                let child = child(index, of: decider)
                let measured = measurements.first {
                    $0.dimension == dimension && (child == nil || $0.node == child)
                }
                guard let measured, let inner = measured.reason?.derivation else { continue }
                result += settings(in: inner, of: measured.node, to: value, measured.measurements, levels: levels - 1)
            default: continue
            }
        }
        return result.filter { elements.indices.contains($0.element) }
    }
}
