import BlueprintUI
import Foundation

/// One number of an element's frame in its parent view, as a sum whose terms each have an owner.
///
/// A width or height starts with the measured length that its parent decided from; each term after that is what an
/// element around it added, or took away. A coordinate starts at the origin of the parent view; an offset belongs to the
/// element whose own frame has it, so the flattened elements in between come first, outermost first, then the element
/// itself. Each term starts where the one before it ends, so they add up exactly.
public struct FrameSum: Equatable, Sendable {
    /// The owner of a term.
    public enum Owner: Hashable, Sendable {
        /// The element at a position.
        case element(Int)
        /// The view that holds the tree.
        case viewport
        /// Transforms of flattened elements, which move, turn or scale the offsets inside.
        case transforms
        /// The view, which standardises a negative length: its frame starts at the other edge.
        case standardizing
        /// Rounding to pixels.
        case rounding
    }

    /// One term of the sum.
    public struct Term: Equatable, Sendable {
        /// The owner.
        public var owner: Owner
        /// The number before, in points.
        public var from: Double
        /// The number after, in points.
        public var to: Double
        /// True if the element is as long as the owner.
        public var isFilling = false

        /// The number that the owner adds, in points.
        public var amount: Double { to - from }
    }

    /// The number of the frame.
    public let measure: FrameMeasure
    /// The position of the element.
    public let element: Int
    /// The measured length, or 0 for a coordinate.
    public let start: Double
    /// The step that measured the start; nil if it is the last measurement before the element was placed.
    public private(set) var startStep: Int?
    /// The terms in order, none of them zero.
    public private(set) var terms: [Term] = []
    /// The number after all terms.
    public var end: Double { terms.last?.to ?? start }

    /// Creates the sum of a number of an element's frame, as far as a trace goes.
    ///
    /// Returns nil if the element is not placed yet, and for the length of an element that was not measured.
    public init?(_ measure: FrameMeasure, of element: Int, in trace: Trace) {
        let snapshot = trace.snapshot
        guard snapshot.elements.indices.contains(element), snapshot.elements[element].stage > .unplaced else {
            return nil
        }
        self.measure = measure
        self.element = element
        let ledger = ElementLedger(of: element, in: trace)
        let backed = ledger.viewBacked?.frame
        if measure.isLength {
            let chain = snapshot.path(from: element)
            let sizes = MeasuredSizes(trace, of: chain)
            guard let size = sizes[element] else { return nil }
            let decisive = DecisiveMeasurement(measure, ledger, in: trace)
            start = decisive?.length ?? measure.value(in: size)
            startStep = decisive?.step
            addLengths(along: chain, sizes, snapshot)
            add(.transforms, to: backed.map { measure.value(in: $0) })
        } else {
            start = 0
            addOffsets(snapshot, to: backed?.origin ?? ledger.flattened?.offset)
        }
        addView(from: backed, to: ledger.rounded?.frame)
    }

    /// Creates the sum of a coordinate of a view's origin.
    ///
    /// Returns nil for a length, a view without an element, and a view whose frame is not written yet.
    public init?(_ measure: FrameMeasure, of view: ViewRecord, in snapshot: RenderSnapshot) {
        guard !measure.isLength, view.isFrameWritten, let element = view.element,
            snapshot.elements.indices.contains(element)
        else { return nil }
        self.measure = measure
        self.element = element
        start = 0
        addOffsets(snapshot, to: view.unroundedFrame.origin)
        addView(from: view.unroundedFrame, to: view.frame)
    }

    private mutating func add(_ owner: Owner, to: Double?, isFilling: Bool = false) {
        let from = end
        guard let to, to != from, !(to.isNaN && from.isNaN) else { return }
        terms.append(Term(owner: owner, from: from, to: to, isFilling: isFilling))
    }

    // MARK: Coordinates

    /// Adds the offsets of the flattened elements and the element itself, then the effect of transforms on their sum.
    private mutating func addOffsets(_ snapshot: RenderSnapshot, to origin: CGPoint?) {
        let sum = origin.map { measure.value(in: CGRect(origin: $0, size: .zero)) }
        let offsets = snapshot.offsets(of: element).map { part in
            (part.element, measure.value(in: CGRect(origin: part.offset, size: .zero)))
        }.filter { $0.1 != 0 }
        for (place, (owner, value)) in offsets.enumerated() {
            let total = end + value
            // The order of adding may change the last bits.
            let isSame = place == offsets.count - 1 && sum.map { abs(total - $0) <= 1e-9 * max(1, abs($0)) } ?? false
            add(.element(owner), to: isSame ? sum : total)
        }
        add(.transforms, to: sum)
    }

    // MARK: Lengths

    /// Adds the lengths that the elements around the element added to its measured length.
    ///
    /// An element with one child owns the difference between the child's surplus and its own. The first one that has
    /// several children, or was not measured, owns the rest.
    private mutating func addLengths(along chain: [Int], _ sizes: MeasuredSizes, _ snapshot: RenderSnapshot) {
        func length(_ element: Int) -> Double { measure.value(in: snapshot.elements[element].frame) }
        /// The length beyond the measured one; nil if the two cannot be compared.
        func surplus(_ element: Int) -> Double? {
            guard let size = sizes[element] else { return nil }
            let value = length(element) - measure.value(in: size)
            return value.isFinite ? value : nil
        }
        let placed = length(element)
        guard placed != start else { return }
        if startStep != nil, let parent = chain.dropFirst().first {
            return add(.element(parent), to: placed, isFilling: length(parent) == placed)
        }
        var rest = placed - start
        for (child, wrapper) in zip(chain, chain.dropFirst()) {
            let isFilling = length(wrapper) == length(child)
            guard rest.isFinite, snapshot.onlyWraps(wrapper), let own = surplus(wrapper), own != 0 else {
                return add(.element(wrapper), to: placed, isFilling: isFilling)
            }
            // The order of adding may change the last bits.
            if abs(rest - own) > 1e-9 * max(1, abs(rest)) {
                add(.element(wrapper), to: end + (rest - own), isFilling: isFilling)
            }
            rest = own
        }
        add(.viewport, to: placed)
    }

    // MARK: Views

    /// Adds the difference between the frame before rounding and the frame of the view.
    private mutating func addView(from unrounded: CGRect?, to rounded: CGRect?) {
        guard let unrounded, let rounded else { return }
        let isAcross = measure == .x || measure == .width
        let length = Double(isAcross ? unrounded.size.width : unrounded.size.height)
        let newLength = Double(isAcross ? rounded.size.width : rounded.size.height)
        if length < 0, newLength >= 0, length.isFinite {
            add(.standardizing, to: measure.isLength ? -length : end + length)
        }
        add(.rounding, to: measure.value(in: rounded))
    }
}

/// The last measured sizes of some elements before they were placed.
private struct MeasuredSizes {
    private var sizes: [Int: CGSize] = [:]

    init(_ trace: Trace, of elements: [Int]) {
        let wanted = Set(elements)
        for event in trace.events.interruptible where event.phase == .layout {
            guard let node = event.node, wanted.contains(node),
                case .placed(_, _, let measurement?) = event.kind,
                case .measured(let size, _)? = trace.event(measurement)?.kind
            else { continue }
            sizes[node] = size
        }
    }

    subscript(element: Int) -> CGSize? { sizes[element] }
}

extension FrameMeasure {
    /// Returns the width or height of a size.
    fileprivate func value(in size: CGSize) -> Double { value(in: CGRect(origin: .zero, size: size)) }
}

extension RenderSnapshot {
    /// Returns true if an element has one child, and its layout is not one for several children.
    func onlyWraps(_ element: Int) -> Bool {
        guard !elements[element].purpose.contains(.arrangesChildren) else { return false }
        let range = element + 1..<elements.count
        guard let first = range.first, elements[first].parent == element else { return false }
        for index in range.dropFirst() {
            if elements[index].depth <= elements[element].depth { break }
            if elements[index].parent == element { return false }
        }
        return true
    }
}
