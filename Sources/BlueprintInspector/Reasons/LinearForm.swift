import BlueprintUI
import Foundation

/// A sum of numbers with factors, in which equal parts of two sums cancel out.
struct LinearForm {
    /// A number, or a part that is not a sum, with its factor.
    struct Term {
        var part: Derivation
        var factor: CGFloat
    }

    private(set) var terms: [Term] = []
    private(set) var constant: CGFloat = 0

    /// Creates the form of a derivation; nil if it has too many numbers.
    init?(_ derivation: Derivation) {
        guard derivation.numbers(atMost: 64) != nil else { return nil }
        add(derivation, factor: 1)
    }

    private mutating func add(_ derivation: Derivation, factor: CGFloat) {
        switch derivation {
        case .number(let value, .rule): constant += factor * value
        case .operation(.plus, let one, let other):
            add(one, factor: factor)
            add(other, factor: factor)
        case .operation(.minus, let one, let other):
            add(one, factor: factor)
            add(other, factor: -factor)
        case .operation(.over, let one, .number(let divisor, .rule)) where divisor != 0:
            add(one, factor: factor / divisor)
        case .operation(.times, let one, .number(let times, .rule)): add(one, factor: factor * times)
        case .operation(.times, .number(let times, .rule), let other): add(other, factor: factor * times)
        case .sum(let parts): for part in parts { add(part, factor: factor) }
        default: add(Term(part: derivation, factor: factor))
        }
    }

    private mutating func add(_ term: Term) {
        if let index = terms.firstIndex(where: { $0.part == term.part }) {
            terms[index].factor += term.factor
            if abs(terms[index].factor) < 1e-12 { terms.remove(at: index) }
        } else {
            terms.append(term)
        }
    }

    /// Subtracts another form.
    mutating func subtract(_ other: LinearForm) {
        constant -= other.constant
        for term in other.terms { add(Term(part: term.part, factor: -term.factor)) }
    }

    /// Adds a part with a factor.
    mutating func add(_ part: Derivation, times factor: CGFloat) { add(Term(part: part, factor: factor)) }

    /// The value.
    var value: CGFloat { terms.reduce(constant) { $0 + $1.factor * $1.part.value } }

    /// The form as a sum, without parts that are 0.
    var derivation: Derivation {
        let factor = abs(terms.first?.factor ?? 1)
        let isShared = terms.allSatisfy { Number.isClose(abs($0.factor), factor) } && constant == 0
        let unit = isShared ? factor : 1
        var result: Derivation?
        // Positive parts come first, so that a sum starts with a minus only if all are negative.
        let ordered = terms.filter { $0.factor > 0 } + terms.filter { $0.factor <= 0 }
        for term in ordered {
            let times = abs(term.factor) / unit
            let part =
                Number.isClose(times, 1)
                ? term.part : .operation(.times, .number(times, .rule), term.part)
            if let sum = result {
                result = .operation(term.factor > 0 ? .plus : .minus, sum, part)
            } else {
                result = term.factor > 0 ? part : .operation(.minus, .number(0, .rule), part)
            }
        }
        if constant != 0 || result == nil {
            let number = Derivation.number(constant, .rule)
            result = result.map { .operation(.plus, $0, number) } ?? number
        }
        guard let result else { return .number(0, .rule) }
        if Number.isClose(unit, 1) { return result }
        return .operation(.over, result, .number(1 / unit, .rule))
    }
}
