import BlueprintUI
import Foundation

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
