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

/// Solving sums for their numbers.
extension Derivation {
    /// The number of numbers that a sum may have to be solved.
    private static let mostNumbers = 64

    /// Returns the arguments, traits and measured lengths that, changed alone, give the sum another value.
    func changes(to target: CGFloat) -> [(
        origin: Origin, value: CGFloat, needed: CGFloat
    )] {
        guard target.isFinite, value.isFinite, let all = numbers(atMost: Self.mostNumbers) else { return [] }
        var result: [(origin: Origin, value: CGFloat, needed: CGFloat)] = []
        for (value, origin) in all where origin.isChangeable && !result.contains(where: { $0.origin == origin }) {
            guard let needed = solution(target: target, { $0 == origin }), !Number.isClose(needed, value) else {
                continue
            }
            result.append((origin, value, needed))
        }
        return result
    }

    /// Returns the length of the element itself that gives the sum another value; nil if none does.
    ///
    /// A measured length that equals the own length, because it was measured within it, changes with it.
    func ownLength(_ dimension: Dimension, for target: CGFloat) -> CGFloat? {
        let own = firstNumber { $0 == .own(dimension) }?.value
        guard let own, target.isFinite, value.isFinite, numbers(atMost: Self.mostNumbers) != nil else { return nil }
        return solution(target: target) { origin in
            switch origin {
            case .own(dimension): true
            case .measured(_, let proposal, dimension): dimension.limit(of: proposal) == own
            default: false
            }
        } where: {
            $0 == own
        }
    }

    /// Returns the common value of some numbers that gives the sum another value, found by bisection: the sums of layouts
    /// rise or fall with each of their numbers.
    private func solution(
        target: CGFloat,
        _ isChanged: (Origin) -> Bool,
        where isFitting: (CGFloat) -> Bool = { _ in true }
    ) -> CGFloat? {
        func result(_ number: CGFloat) -> CGFloat { self.value(by: number) { isChanged($1) && isFitting($0) } }
        var (low, high): (CGFloat, CGFloat) = (-1e6, 1e6)
        let (bottom, top) = (result(low), result(high))
        guard bottom.isFinite, top.isFinite, bottom != top, min(bottom, top) <= target, target <= max(bottom, top)
        else {
            return nil
        }
        let isRising = bottom < top
        for _ in 0..<80 {
            let middle = (low + high) / 2
            let isBelow = result(middle) < target
            if isBelow == isRising { low = middle } else { high = middle }
        }
        // Bisection does not quite reach round numbers.
        for candidate in [(high * 1000).rounded() / 1000, high, low]
        where Number.isClose(result(candidate), target) {
            return candidate
        }
        return nil
    }

    /// Returns true if a shorter parent would give the sum another value.
    func followsOwnLength(_ dimension: Dimension) -> Bool {
        guard let own = firstNumber(where: { $0 == .own(dimension) })?.value, own.isFinite, value.isFinite else {
            return false
        }
        let shorter = own - max(1e-3, abs(own) * 1e-3)
        return !Number.isClose(value(by: shorter) { $1 == .own(dimension) }, value)
    }

    /// Returns the value of the sum with another number in place of some.
    private func value(by number: CGFloat, replacing isReplaced: (CGFloat, Origin) -> Bool) -> CGFloat {
        func value(_ derivation: Derivation) -> CGFloat {
            switch derivation {
            case .number(let old, let origin): isReplaced(old, origin) ? number : old
            case .operation(let operation, let one, let other): operation.applied(to: value(one), value(other))
            case .sum(let parts): parts.reduce(0) { $0 + value($1) }
            case .magnitude(let part): abs(value(part))
            case .term(_, let part, _): value(part)
            }
        }
        return value(self)
    }
}

extension Derivation.Origin {
    /// True for numbers that an edit can change: arguments, traits and measured lengths.
    fileprivate var isChangeable: Bool {
        switch self {
        case .argument, .measured, .trait: true
        case .content, .count, .end, .environment, .guide, .limit, .own, .placed, .rule, .start: false
        }
    }
}
