import BlueprintUI
import Foundation

/// Mistakes in a sum: a number left out, counted twice, with the other sign, or whole instead of half.
extension MistakeFinder {
    /// Returns the mistakes in the sum of a decision.
    ///
    /// - Parameter whole: Returns the asked number for the sum's value.
    func sumMistakes(
        _ derivation: Derivation,
        of clause: WhyClause,
        _ whole: (CGFloat) -> CGFloat
    ) -> [Mistake] {
        guard let numbers = derivation.numbers(atMost: Self.mostNumbers) else { return [] }
        var result: [Mistake] = []
        var seen: [Derivation.Origin] = []
        for (_, origin) in numbers where !seen.contains(origin) {
            seen.append(origin)
            guard let name = name(of: origin, in: clause) else { continue }
            let without = derivation.value(taking: { $1 == origin ? 0 : $0 })
            let twice = derivation.value(taking: { $1 == origin ? 2 * $0 : $0 })
            result.append(
                Mistake(kind: .forgotten(name), value: whole(without), words: "that leaves out \(name)")
            )
            result.append(Mistake(kind: .doubled(name), value: whole(twice), words: "that counts \(name) twice"))
        }
        for (changed, number, isAdded) in derivation.withOtherSigns {
            guard let name = name(of: number, in: clause) else { continue }
            let words =
                isAdded ? "that adds \(name) instead of subtracting it" : "that subtracts \(name) instead of adding it"
            let kind = Mistake.Kind.sign(name, isAdded: isAdded)
            result.append(Mistake(kind: kind, value: whole(changed.value), words: words))
        }
        if let all = derivation.withoutHalving {
            let length = clause.measure.dimension.rawValue
            let words = "that takes all of the free \(length), not half of it"
            result.append(Mistake(kind: .whole, value: whole(all.value), words: words))
        }
        return result
    }

    /// Returns the name of a number or part in a sum; nil if leaving it out is no mistake that people make.
    private func name(of derivation: Derivation, in clause: WhyClause) -> String? {
        switch derivation {
        case .number(_, let origin): name(of: origin, in: clause)
        case .term(let name, _, _): "the \(name)"
        case .operation, .sum, .magnitude: nil
        }
    }

    private func name(of origin: Derivation.Origin, in clause: WhyClause) -> String? {
        switch origin {
        case .argument(let name): return name
        case .measured(let index, _, let dimension):
            let child = clause.decider.flatMap { scene.child(index, of: $0) }
            return child.map { "the measured \(dimension.rawValue) of \(scene.name($0))" }
        case .end(let index, _):
            return clause.decider.flatMap { scene.child(index, of: $0) }.map { "the end of \(scene.name($0))" }
        default: return nil
        }
    }
}
