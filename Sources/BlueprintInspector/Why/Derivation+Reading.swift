import BlueprintUI
import Foundation

/// Looking through the numbers of sums, of which some are very long.
extension Derivation {
    /// The numbers with their origins, those of a part that has a name only once; nil if there are more than a limit.
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

    /// The first number of an origin that is wanted, from left to right.
    func firstNumber(where isWanted: (Origin) -> Bool) -> (value: CGFloat, origin: Origin)? {
        numbers(atMost: 4096)?.first { isWanted($0.origin) }
    }

    /// An answer among the numbers of a sum.
    struct AnswerNumber: Equatable {
        var child: Int
        var limits: SizeConstraint
        var dimension: Dimension
        var value: CGFloat
    }

    /// The answers among the numbers, each once; nil if the sum is too long to be looked through.
    var answers: [AnswerNumber]? {
        guard let numbers = numbers(atMost: 256) else { return nil }
        var result: [AnswerNumber] = []
        for (value, origin) in numbers {
            guard case .answer(let child, let limits, let dimension) = origin else { continue }
            let number = AnswerNumber(child: child, limits: limits, dimension: dimension, value: value)
            let isKnown = result.contains {
                $0.child == child && $0.dimension == dimension && $0.limits.isSame(as: limits)
                    && Number.isSame($0.value, value)
            }
            if !isKnown { result.append(number) }
        }
        return result
    }
}
