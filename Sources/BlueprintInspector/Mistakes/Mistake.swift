import BlueprintUI
import Foundation

/// A known mistake in predicting a number of a frame, or in counting, with the number that it leads to.
package struct Mistake: Hashable, Sendable {
    /// The mistake.
    package enum Kind: Hashable, Sendable {
        /// The proposed constraint was taken for the size.
        case constraint
        /// The measured length was taken for that of the frame.
        case measured
        /// The length of the parent was taken.
        case parent
        /// The length of the parent was divided by its number of children.
        case equalParts
        /// A number was left out.
        case forgotten(String)
        /// A number was counted twice.
        case doubled(String)
        /// A number was added instead of subtracted, or the reverse.
        case sign(String, isAdded: Bool)
        /// The underflow or overflow was shared evenly instead of by size.
        case evenly
        /// The underflow or overflow was shared by size instead of evenly.
        case bySize
        /// Priorities were left out of account.
        case unweighted
        /// All of the free length was taken instead of half of it.
        case whole
        /// The measured length of the previous child was taken for its placed one.
        case afterMeasured
        /// The number before rounding to pixels was taken.
        case unrounded
        /// The number was rounded by itself, not by the edges in the root view.
        case roundedAlone
        /// The offset of a flattened element was left out.
        case inParent
        /// The element was placed at another alignment.
        case alignment(Alignment)
        /// Other things were counted than those that were asked for, or only some of them.
        case counted(String)
    }

    /// The places to which an element is aligned.
    package enum Alignment: Hashable, Sendable {
        case start, center, end
    }

    /// The mistake.
    package let kind: Kind
    /// The number that it leads to, in points or things.
    package let value: CGFloat
    /// The mistake in words that follow the wrong number: `that leaves out minimumSpacing`.
    package let words: String

    /// The mistake in a few words, for a report.
    package var name: String {
        switch kind {
        case .constraint: "constraint for size"
        case .measured: "measured for placed"
        case .parent: "length of parent"
        case .equalParts: "equal parts of parent"
        case .forgotten(let number): "forgot \(number)"
        case .doubled(let number): "\(number) twice"
        case .sign(let number, let isAdded): "\(isAdded ? "added" : "subtracted") \(number)"
        case .evenly: "shared evenly"
        case .bySize: "shared by size"
        case .unweighted: "forgot priorities"
        case .whole: "all instead of half"
        case .afterMeasured: "after the measured length"
        case .unrounded: "forgot rounding"
        case .roundedAlone: "rounded alone"
        case .inParent: "forgot flattened offset"
        case .alignment(.start): "aligned to the start"
        case .alignment(.center): "aligned to the centre"
        case .alignment(.end): "aligned to the end"
        case .counted(let what): "counted \(what)"
        }
    }
}

/// Computing a sum with a mistake on purpose.
extension Derivation {
    /// Returns the value with other numbers in some places.
    ///
    /// - Parameter number: Returns the number to take for one with an origin.
    func value(taking number: (CGFloat, Origin) -> CGFloat) -> CGFloat {
        switch self {
        case .number(let value, let origin): number(value, origin)
        case .operation(let operation, let one, let other):
            operation.applied(to: one.value(taking: number), other.value(taking: number))
        case .sum(let parts): parts.reduce(0) { $0 + $1.value(taking: number) }
        case .magnitude(let part): abs(part.value(taking: number))
        case .term(_, let part, _): part.value(taking: number)
        }
    }

    /// The sums that differ from this one by the sign of one number, with that number.
    var withOtherSigns: [(changed: Derivation, number: Derivation, isAdded: Bool)] {
        switch self {
        case .number, .sum: return []
        case .operation(let operation, let one, let other):
            var result = one.withOtherSigns.map { changed, number, isAdded in
                (Derivation.operation(operation, changed, other), number, isAdded)
            }
            result += other.withOtherSigns.map { changed, number, isAdded in
                (Derivation.operation(operation, one, changed), number, isAdded)
            }
            if operation == .minus { result.append((.operation(.plus, one, other), other, true)) }
            if operation == .plus { result.append((.operation(.minus, one, other), other, false)) }
            return result
        case .magnitude(let part):
            return part.withOtherSigns.map { (.magnitude($0.changed), $0.number, $0.isAdded) }
        case .term(let name, let part, _):
            return part.withOtherSigns.map { (.named(name, $0.changed), $0.number, $0.isAdded) }
        }
    }

    /// The sum without its halvings; nil if it has none.
    var withoutHalving: Derivation? {
        switch self {
        case .number, .sum: return nil
        case .operation(.over, let one, .number(2, .rule)): return one
        case .operation(let operation, let one, let other):
            if let whole = one.withoutHalving { return .operation(operation, whole, other) }
            return other.withoutHalving.map { .operation(operation, one, $0) }
        case .magnitude(let part): return part.withoutHalving.map { .magnitude($0) }
        case .term(let name, let part, _): return part.withoutHalving.map { .named(name, $0) }
        }
    }

    /// Returns the first named part with one of some names.
    func part(named names: Set<String>) -> Derivation? {
        switch self {
        case .number: return nil
        case .operation(_, let one, let other): return one.part(named: names) ?? other.part(named: names)
        case .sum(let parts): return parts.lazy.compactMap { $0.part(named: names) }.first
        case .magnitude(let part): return part.part(named: names)
        case .term(let name, let part, _): return names.contains(name) ? part : part.part(named: names)
        }
    }
}
