import BlueprintUI
import Foundation

/// The space between two elements along one axis, with its parts.
package struct WhyGap: Equatable, Sendable {
    /// The element that starts first, and the other one.
    package let first: Int
    package let second: Int
    /// The direction of the space.
    package let dimension: Dimension
    /// The nearest common ancestor.
    package let around: Int
    /// The end of the first element and the start of the second, in the common ancestor.
    package let end: CGFloat
    package let start: CGFloat
    /// The parts of the space, from the first element to the second.
    package let parts: [Part]

    /// The space in points; negative if the elements overlap.
    package var value: CGFloat { start - end }

    /// Space left by one layout.
    package struct Part: Equatable, Sendable {
        /// The place of a part.
        package enum Place: Equatable, Sendable {
            /// Between the end of an element and the end of its parent.
            case after(Int)
            /// Between two siblings.
            case between(Int, Int)
            /// Between the start of the parent and an element.
            case before(Int)
            /// An element that lies in the space, with its own length.
            case element(Int)
        }

        package let place: Place
        /// The element whose layout left the space.
        package let decider: Int
        /// The space in points.
        package let value: CGFloat
        /// The rule of the decision; nil if the layout does not explain itself.
        package let rule: String?
        /// The space as a sum; nil if unknown.
        package let sum: Derivation?
        /// The number of the event.
        package let event: Int?
    }
}

extension WhyScene {
    /// Returns the space between two elements along an axis; nil if one contains the other, or one has no frame yet.
    package func gap(_ one: Int, _ other: Int, _ dimension: Dimension) -> WhyGap? {
        let paths = (path(to: one), path(to: other))
        let common = zip(paths.0, paths.1).prefix { $0 == $1 }.count
        guard common > 0, common < paths.0.count, common < paths.1.count else { return nil }
        let around = paths.0[common - 1]
        guard let a = extent(paths.0[common...], dimension), let b = extent(paths.1[common...], dimension) else {
            return nil
        }
        // From the element that starts first to the other; if both start alike, in the given order.
        let isSwapped = b.start < a.start || (b.start == a.start && b.end < a.end)
        let (first, second) =
            isSwapped ? (paths.1[common...], paths.0[common...]) : (paths.0[common...], paths.1[common...])
        let (near, far) = isSwapped ? (b, a) : (a, b)
        var parts: [WhyGap.Part] = []
        for element in first.dropFirst().reversed() {
            if let part = part(after: element, dimension) { parts.append(part) }
        }
        if let a = first.first, let b = second.first { parts += self.parts(between: a, and: b, dimension) }
        for element in second.dropFirst() {
            if let part = part(before: element, dimension) { parts.append(part) }
        }
        return WhyGap(
            first: first.last ?? one,
            second: second.last ?? other,
            dimension: dimension,
            around: around,
            end: near.end,
            start: far.start,
            parts: parts
        )
    }

    /// Returns the start and end of the last element of a path, in the parent of the first.
    private func extent(_ path: ArraySlice<Int>, _ dimension: Dimension) -> (start: CGFloat, end: CGFloat)? {
        var start: CGFloat = 0
        var length: CGFloat = 0
        for element in path {
            guard let (frame, _) = placement(of: element) else { return nil }
            start += dimension.start(of: frame)
            length = dimension.length(of: frame.size)
        }
        return (start, start + length)
    }

    /// Returns the space between the views of both after rounding; nil if they have none, or not yet.
    func roundedValue(of gap: WhyGap) -> CGFloat? {
        guard let first = rounding(of: gap.first), let second = rounding(of: gap.second) else { return nil }
        let (near, far) = (first.frame.globalTo, second.frame.globalTo)
        return gap.dimension.start(of: far) - (gap.dimension.start(of: near) + gap.dimension.length(of: near.size))
    }

    // MARK: - Parts

    private func part(before element: Int, _ dimension: Dimension) -> WhyGap.Part? {
        guard let decider = elements[element].parent, let clause = clause(for: element, dimension.place, depth: .none)
        else { return nil }
        return WhyGap.Part(
            place: .before(element),
            decider: decider,
            value: clause.value,
            rule: clause.reason?.rule,
            sum: clause.reason?.derivation,
            event: clause.event
        )
    }

    private func part(after element: Int, _ dimension: Dimension) -> WhyGap.Part? {
        guard let decider = elements[element].parent, let outer = placement(of: decider)?.frame,
            let place = clause(for: element, dimension.place, depth: .none),
            let length = clause(for: element, dimension.measure, depth: .none)
        else { return nil }
        let own = dimension.length(of: outer.size)
        let value = own - place.value - length.value
        var sum: LinearForm? = LinearForm(.number(own, .own(dimension)))
        if let begin = place.reason.flatMap({ LinearForm($0.derivation) }),
            let extent = length.reason.flatMap({ LinearForm($0.derivation) })
        {
            sum?.subtract(begin)
            sum?.subtract(extent)
        } else {
            sum = nil
        }
        return WhyGap.Part(
            place: .after(element),
            decider: decider,
            value: value,
            rule: length.reason?.rule,
            sum: sum.flatMap { Number.isClose($0.value, value) ? $0.derivation : nil },
            event: place.event
        )
    }

    /// Returns the spaces between two siblings, and the lengths of those that lie one after another in between.
    private func parts(between first: Int, and second: Int, _ dimension: Dimension) -> [WhyGap.Part] {
        let inner = elements[first].parent.map { between(first, second, of: $0, dimension) } ?? []
        var parts: [WhyGap.Part] = []
        for (near, far) in zip([first] + inner, inner + [second]) {
            guard let space = part(between: near, and: far, dimension) else { continue }
            parts.append(space)
            guard far != second, let clause = clause(for: far, dimension.measure, depth: .none) else { continue }
            parts.append(
                WhyGap.Part(
                    place: .element(far),
                    decider: space.decider,
                    value: clause.value,
                    rule: clause.reason?.rule,
                    sum: nil,
                    event: clause.event
                )
            )
        }
        return parts
    }

    /// Returns the siblings between two others if each starts where, or after, the one before it ends; else none.
    private func between(_ first: Int, _ second: Int, of parent: Int, _ dimension: Dimension) -> [Int] {
        let siblings = children[parent]
        guard let start = siblings.firstIndex(of: first), let end = siblings.firstIndex(of: second), start < end else {
            return []
        }
        let extents = siblings[start...end].map { extent([$0], dimension) }
        let isInOrder = zip(extents, extents.dropFirst()).allSatisfy { near, far in
            guard let near, let far else { return false }
            return far.start >= near.end - 0.001
        }
        return isInOrder ? Array(siblings[start + 1..<end]) : []
    }

    private func part(between first: Int, and second: Int, _ dimension: Dimension) -> WhyGap.Part? {
        guard let decider = elements[first].parent,
            let place = clause(for: first, dimension.place, depth: .none),
            let length = clause(for: first, dimension.measure, depth: .none),
            let next = clause(for: second, dimension.place, depth: .none),
            let position = children[decider].firstIndex(of: first)
        else { return nil }
        let value = next.value - (place.value + length.value)
        var sum = next.reason.flatMap { LinearForm($0.derivation) }
        let end = sum?.terms.first { term in
            guard case .number(_, .end(position, dimension)) = term.part else { return false }
            return term.factor == 1
        }
        if let end {
            sum?.add(end.part, times: -1)
        } else if let begin = place.reason.flatMap({ LinearForm($0.derivation) }),
            let extent = length.reason.flatMap({ LinearForm($0.derivation) })
        {
            sum?.subtract(begin)
            sum?.subtract(extent)
        } else {
            sum = nil
        }
        return WhyGap.Part(
            place: .between(first, second),
            decider: decider,
            value: value,
            rule: next.reason?.rule,
            sum: sum.flatMap { Number.isClose($0.value, value) ? $0.derivation : nil },
            event: next.event
        )
    }
}

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
