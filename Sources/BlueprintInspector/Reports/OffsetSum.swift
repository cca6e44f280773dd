import Foundation

/// One of the two coordinates.
package enum Axis: Sendable {
    case x, y

    /// The coordinate's name.
    var name: String { self == .x ? "x" : "y" }

    /// The coordinate of a point.
    func of(_ point: CGPoint) -> Double { self == .x ? point.x : point.y }
}

/// Where a view's coordinate comes from: the offsets that the elements between it and its parent view gave, summed.
///
/// An offset is credited to the element that placed its child there, so an inset's 20 points are the inset's.
package struct OffsetSum {
    /// What was added, in order from the outside, as printed; without any if all are zero.
    package let terms: [(value: Double, name: String)]
    private let axis: Axis

    /// The sum of one coordinate of a view's place in the view around it.
    package init(_ view: ViewRecord, axis: Axis, in snapshot: RenderSnapshot, labels: NodeLabels) {
        self.axis = axis
        guard let element = view.element, snapshot.elements.indices.contains(element) else {
            terms = []
            return
        }
        let chain = view.flattened.map(\.element) + [element]
        var offsets: [(value: Double, name: String)] = []
        for index in chain {
            let record = snapshot.elements[index]
            let value = axis.of(record.frame.origin)
            guard value != 0 else { continue }
            offsets.append((value, record.parent.map { labels[$0].full } ?? "the viewport"))
        }
        let sum = axis.of(view.unroundedFrame.origin)
        let transforms = sum - offsets.reduce(0) { $0 + $1.value }
        if abs(transforms) >= 0.0005 { offsets.append((transforms, "transforms")) }
        let rounding = axis.of(view.frame.origin) - sum
        if abs(rounding) >= 0.0005 { offsets.append((rounding, "rounding")) }
        offsets = Self.printed(Self.folded(offsets)).filter { $0.value != 0 }
        terms = offsets
    }

    /// The parts in order from the outside: `x 20 Inset #3`, `+ 82 Centered #2`; empty if all are zero.
    var parts: [String] {
        var parts = terms.enumerated().map { position, offset in
            let sign = offset.value < 0 ? "- " : "+ "
            let number = Phrasing.number(position == 0 ? offset.value : abs(offset.value))
            return (position == 0 ? "" : sign) + "\(number) \(offset.name)"
        }
        if !parts.isEmpty { parts[0] = "\(axis.name) " + parts[0] }
        return parts
    }

    /// The most parts that are told one by one; of more, these at the ends.
    private static let (most, outermost, innermost) = (8, 4, 2)

    /// The offsets as differences of printed sums, so that what is printed adds up to what is printed.
    private static func printed(_ offsets: [(value: Double, name: String)]) -> [(value: Double, name: String)] {
        var sum = 0.0
        return offsets.map { offset in
            let before = LedgerWords.printed(sum)
            sum += offset.value
            return (LedgerWords.printed(sum) - before, offset.name)
        }
    }

    /// Of many offsets those in the middle are summed up: the views of deep trees have dozens.
    private static func folded(_ offsets: [(value: Double, name: String)]) -> [(value: Double, name: String)] {
        guard offsets.count > most else { return offsets }
        let middle = offsets[outermost..<offsets.count - innermost]
        let sum = middle.reduce(0) { $0 + $1.value }
        return offsets.prefix(outermost) + [(sum, "by \(middle.count) others")] + offsets.suffix(innermost)
    }
}
