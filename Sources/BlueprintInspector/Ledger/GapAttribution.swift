import Foundation

/// Who took how much of the way from what an element asked for to where its view is, for one number of its frame.
///
/// Widths and heights begin with the answer that stood when the element got its frame. What it got besides that was
/// taken by those around it: an element that only wraps takes what its child's surplus differs from its own, and the
/// first that shares its room between children, or was not asked itself, takes what is left. Coordinates begin with
/// the place in the parent; each vanished element adds its offset, which the element around that one gave it. Rounding
/// comes last. Every share begins where the one before it ends, so they add up exactly.
public struct GapAttribution: Equatable, Sendable {
    /// Who takes a share.
    public enum Taker: Equatable, Sendable {
        /// The element at a position.
        case element(Int)
        /// The view that holds the tree.
        case viewport
        /// Transforms, or whatever else flattening does besides adding.
        case flattening
        /// The element's own edges come to lie on whole pixels.
        case rounding
        /// The edges of the views around it came to lie on whole pixels before.
        case roundingAround
    }

    /// One share of the way.
    public struct Share: Equatable, Sendable {
        /// Who took it.
        public var taker: Taker
        /// The number before, in points.
        public var from: Double
        /// The number after, in points.
        public var to: Double
        /// Whether the element got all the length that the taker has itself.
        public var isFilling = false

        /// How much was taken, in points.
        public var amount: Double { to - from }
    }

    /// The number of the frame.
    public let measure: FrameMeasure
    /// What the way begins with: the answer, or the place in the parent.
    public let start: Double
    /// Where it ends.
    public var end: Double { shares.last?.to ?? start }
    /// The shares in order, none of them zero.
    public private(set) var shares: [Share] = []

    /// The way of one number of an element's frame, as far as a trace goes; nil if the element was not asked, for
    /// widths and heights, or has no frame yet.
    public init?(_ measure: FrameMeasure, of element: Int, in trace: Trace) {
        let snapshot = trace.snapshot
        guard snapshot.elements.indices.contains(element), snapshot.elements[element].stage > .unplaced else {
            return nil
        }
        self.measure = measure
        let chain = snapshot.path(from: element)
        let given = measure.value(in: snapshot.elements[element].frame)
        if measure.isLength {
            let answers = Answers(trace, of: chain)
            guard let answer = answers[element] else { return nil }
            start = measure.value(in: answer)
            takeLength(given, of: chain, answers, snapshot)
        } else {
            start = given
        }
        takeView(of: element, in: trace)
    }

    private mutating func take(_ taker: Taker, to: Double, isFilling: Bool = false) {
        let from = end
        guard to != from, !(to.isNaN && from.isNaN) else { return }
        shares.append(Share(taker: taker, from: from, to: to, isFilling: isFilling))
    }

    /// The part of the elements around: from the answer to the length that the parent gave.
    private mutating func takeLength(_ given: Double, of chain: [Int], _ answers: Answers, _ snapshot: RenderSnapshot) {
        guard given != start else { return }
        func length(_ element: Int) -> Double { measure.value(in: snapshot.elements[element].frame) }
        /// What an element got beyond its answer; nil where that cannot be compared.
        func surplus(_ element: Int) -> Double? {
            guard let answer = answers[element] else { return nil }
            let value = length(element) - measure.value(in: answer)
            return value.isFinite ? value : nil
        }
        var left = given - start
        for (child, wrapper) in zip(chain, chain.dropFirst()) {
            let isFilling = length(wrapper) == length(child)
            guard left.isFinite, snapshot.onlyWraps(wrapper), let own = surplus(wrapper), own != 0 else {
                return take(.element(wrapper), to: given, isFilling: isFilling)
            }
            // What differs in the last bits only comes from adding.
            if abs(left - own) > 1e-9 * max(1, abs(left)) {
                take(.element(wrapper), to: end + (left - own), isFilling: isFilling)
            }
            left = own
        }
        take(.viewport, to: given)
    }

    /// The part of flattening and rounding; none for an element without a view, or where the trace ends before it.
    private mutating func takeView(of element: Int, in trace: Trace) {
        let ledger = ElementLedger(of: element, in: trace)
        guard let backed = ledger.viewBacked else { return }
        let snapshot = trace.snapshot
        if !measure.isLength { takeOffsets(of: element, to: measure.value(in: backed.frame), snapshot) }
        take(.flattening, to: measure.value(in: backed.frame))
        guard let rounded = ledger.rounded else { return }
        let value = measure.value(in: rounded.frame)
        if !measure.isLength, let around = correction(around: element, in: trace), around != 0, value.isFinite {
            take(.roundingAround, to: end - around)
        }
        take(.rounding, to: value)
    }

    /// The offsets of the vanished elements, from the inside out as flattening adds them.
    private mutating func takeOffsets(of element: Int, to sum: Double, _ snapshot: RenderSnapshot) {
        var offsets: [(taker: Taker, value: Double)] = []
        var next = snapshot.elements[element].parent
        while let index = next, !snapshot.elements[index].isViewBacked {
            let parent = snapshot.elements[index].parent
            let value = measure.value(in: snapshot.elements[index].frame)
            if value != 0 { offsets.append((parent.map(Taker.element) ?? .viewport, value)) }
            next = parent
        }
        for (place, offset) in offsets.enumerated() {
            let value = end + offset.value
            // The last bits of the sum are what flattening made of them.
            let isSame = place == offsets.count - 1 && abs(value - sum) <= 1e-9 * max(1, abs(sum))
            take(offset.taker, to: isSame ? sum : value)
        }
    }

    /// How far rounding moved the view around an element.
    private func correction(around element: Int, in trace: Trace) -> Double? {
        var next = trace.snapshot.elements[element].parent
        while let index = next, !trace.snapshot.elements[index].isViewBacked {
            next = trace.snapshot.elements[index].parent
        }
        guard let outer = next else { return nil }
        for event in trace.events.reversed() where event.node == outer {
            guard case .rounded(let rounding) = event.kind else { continue }
            return measure == .x ? rounding.correction.x : rounding.correction.y
        }
        return nil
    }
}

/// The sizes that some elements had last answered when they got their frames.
private struct Answers {
    private var sizes: [Int: CGSize] = [:]

    init(_ trace: Trace, of elements: [Int]) {
        let wanted = Set(elements)
        for event in trace.events where event.phase == .layout {
            guard let node = event.node, wanted.contains(node), case .placed(_, _, let answer?) = event.kind,
                let answered = trace.event(answer), case .measured(let size, _) = answered.kind
            else { continue }
            sizes[node] = size
        }
    }

    subscript(element: Int) -> CGSize? { sizes[element] }
}

extension FrameMeasure {
    /// Whether it is a width or a height.
    public var isLength: Bool { self == .width || self == .height }

    /// The width or height of a size; the coordinates are not in it.
    fileprivate func value(in size: CGSize) -> Double { value(in: CGRect(origin: .zero, size: size)) }
}

extension RenderSnapshot {
    private static let sharing: Set = ["Column", "EqualStack", "Flow", "GridRow", "Overlay", "Row"]

    /// An element and those around it, from the inside outwards.
    func path(from element: Int) -> [Int] {
        var path: [Int] = []
        var next: Int? = element
        while let index = next, elements.indices.contains(index) {
            path.append(index)
            next = elements[index].parent
        }
        return path
    }

    /// Whether an element has one child and does not share its room between children.
    func onlyWraps(_ element: Int) -> Bool {
        guard !Self.sharing.contains(elements[element].typeName) else { return false }
        let range = element + 1..<elements.count
        guard let first = range.first, elements[first].parent == element else { return false }
        for index in range.dropFirst() {
            if elements[index].depth <= elements[element].depth { break }
            if elements[index].parent == element { return false }
        }
        return true
    }
}
