import BlueprintUI
import Foundation

/// The space between two elements along one axis, and what it is made of.
package struct WhyGap: Equatable, Sendable {
    /// The element that begins first, and the other one.
    package let first: Int
    package let second: Int
    /// Along which axis.
    package let dimension: Dimension
    /// The nearest element around both.
    package let around: Int
    /// Where the first one ends and the second one begins, in the element around both.
    package let end: CGFloat
    package let start: CGFloat
    /// What lies between, from the first one to the second.
    package let parts: [Part]

    /// The space in points; negative where they overlap.
    package var value: CGFloat { start - end }

    /// Space that one layout left.
    package struct Part: Equatable, Sendable {
        /// Where it lies.
        package enum Place: Equatable, Sendable {
            /// Between an element's end and that of the one around it.
            case behind(Int)
            /// Between two siblings.
            case between(Int, Int)
            /// Between where the element around begins and an element in it.
            case before(Int)
        }

        package let place: Place
        /// The element whose layout left it.
        package let decider: Int
        /// The space in points.
        package let value: CGFloat
        /// The rule of the decision that made it; nil where the layout does not say.
        package let rule: String?
        /// The space as a sum; nil where it cannot be told.
        package let sum: Derivation?
        /// The number of the event.
        package let event: Int?
    }
}

extension WhyScene {
    /// The space between two elements that do not lie in each other, along an axis; nil if they do, or have no frames yet.
    package func gap(_ one: Int, _ other: Int, _ dimension: Dimension) -> WhyGap? {
        let paths = (path(to: one), path(to: other))
        let common = zip(paths.0, paths.1).prefix { $0 == $1 }.count
        guard common > 0, common < paths.0.count, common < paths.1.count else { return nil }
        let around = paths.0[common - 1]
        guard let a = extent(paths.0[common...], dimension), let b = extent(paths.1[common...], dimension) else {
            return nil
        }
        // From the one that begins first to the other; where both begin alike, as they were asked for.
        let isSwapped = b.start < a.start || (b.start == a.start && b.end < a.end)
        let (first, second) =
            isSwapped ? (paths.1[common...], paths.0[common...]) : (paths.0[common...], paths.1[common...])
        let (near, far) = isSwapped ? (b, a) : (a, b)
        var parts: [WhyGap.Part] = []
        for element in first.dropFirst().reversed() {
            if let part = part(behind: element, dimension) { parts.append(part) }
        }
        if let a = first.first, let b = second.first, let part = part(between: a, and: b, dimension) {
            parts.append(part)
        }
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

    /// Where the last element of a path begins and ends, in what is around the first.
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

    /// The space between the views of both after rounding; nil if they have none, or not yet.
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

    private func part(behind element: Int, _ dimension: Dimension) -> WhyGap.Part? {
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
            place: .behind(element),
            decider: decider,
            value: value,
            rule: length.reason?.rule,
            sum: sum.flatMap { Number.isClose($0.value, value) ? $0.derivation : nil },
            event: place.event
        )
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

extension Dimension {
    /// Where a frame begins in this direction.
    package func start(of frame: CGRect) -> CGFloat { self == .width ? frame.origin.x : frame.origin.y }

    /// The number of a frame that says so.
    package var place: FrameMeasure { self == .width ? .x : .y }

    /// The number of a frame that says how long it is in this direction.
    package var measure: FrameMeasure { self == .width ? .width : .height }
}
