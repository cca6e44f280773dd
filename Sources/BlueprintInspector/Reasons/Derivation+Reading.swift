import BlueprintUI
import Foundation

/// Reading the numbers of sums, which can be very long.
extension Derivation {
    /// Returns the numbers with their origins, those of a named part only once; nil if there are more than a limit.
    func numbers(atMost limit: Int) -> [(value: CGFloat, origin: Origin)]? {
        var result: [(value: CGFloat, origin: Origin)] = []
        var names: Set<String> = []
        func isWithinLimit(_ derivation: Derivation) -> Bool {
            switch derivation {
            case .number(let value, let origin):
                result.append((value, origin))
                return result.count <= limit
            case .operation(_, let one, let other): return isWithinLimit(one) && isWithinLimit(other)
            case .sum(let parts): return parts.allSatisfy(isWithinLimit)
            case .magnitude(let part): return isWithinLimit(part)
            case .term(let name, let part, _): return !names.insert(name).inserted || isWithinLimit(part)
            }
        }
        return isWithinLimit(self) ? result : nil
    }

    /// Returns the first number with a matching origin, from left to right.
    func firstNumber(where isWanted: (Origin) -> Bool) -> (value: CGFloat, origin: Origin)? {
        numbers(atMost: 4096)?.first { isWanted($0.origin) }
    }

    /// True if a part of the sum is 0 ÷ 0, which is not a number.
    var hasUndefinedQuotient: Bool {
        switch self {
        case .operation(.over, let one, let other) where one.value == 0 && other.value == 0: true
        case .operation(_, let one, let other): one.hasUndefinedQuotient || other.hasUndefinedQuotient
        case .sum(let parts): parts.contains(where: \.hasUndefinedQuotient)
        case .magnitude(let part), .term(_, let part, _): part.hasUndefinedQuotient
        case .number: false
        }
    }

    /// The measured length of a child in a sum.
    struct MeasuredNumber: Equatable {
        var child: Int
        var proposal: SizeConstraint
        var dimension: Dimension
        var value: CGFloat
    }

    /// The measured lengths in the sum, each once; nil if the sum is too long to read.
    var measuredNumbers: [MeasuredNumber]? {
        guard let numbers = numbers(atMost: 256) else { return nil }
        var result: [MeasuredNumber] = []
        for (value, origin) in numbers {
            guard case .measured(let child, let proposal, let dimension) = origin else { continue }
            let number = MeasuredNumber(child: child, proposal: proposal, dimension: dimension, value: value)
            let isKnown = result.contains {
                $0.child == child && $0.dimension == dimension && $0.proposal.isSame(as: proposal)
                    && Number.isSame($0.value, value)
            }
            if !isKnown { result.append(number) }
        }
        return result
    }
}
