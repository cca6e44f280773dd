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

/// The measured length from which a parent decided the length of an element, if that is not the last one that the
/// element measured before it was placed.
///
/// A list that shares its overflow takes the share from the length measured first, then measures the element within
/// what is left of it.
struct DecisiveMeasurement {
    /// The length in points.
    let length: Double
    /// The step that measured it.
    let step: Int

    /// Returns nil if the last measurement is the decisive one, or if the parent does not say what it decided from.
    init?(_ measure: FrameMeasure, _ ledger: ElementLedger, in trace: Trace) {
        guard let placed = ledger.placed, let last = ledger.decisive?.measurement,
            let frame = trace.decision(placing: placed.step)?.frame,
            case let reason = measure == .width ? frame.width : frame.height,
            Number.isSame(reason.derivation.value, measure.value(in: placed.frame)),
            let first = reason.derivation.leading,
            case .measured(let child, let constraint, measure.dimension) = first.origin,
            child == trace.snapshot.position(ofChild: ledger.element),
            !Number.isSame(first.value, measure.dimension.length(of: last.size))
        else { return nil }
        let measurements = ledger.proposals.filter { $0.constraint == constraint }.compactMap(\.measurement)
        guard
            let found = measurements.last(where: {
                $0.step < placed.step && Number.isSame(measure.dimension.length(of: $0.size), first.value)
            })
        else { return nil }
        (length, step) = (Double(measure.dimension.length(of: found.size)), found.step)
    }
}

extension Derivation {
    /// The number that a sum begins with; nil for a sum without parts.
    fileprivate var leading: (value: CGFloat, origin: Origin)? {
        switch self {
        case .number(let value, let origin): (value, origin)
        case .operation(_, let first, _): first.leading
        case .sum(let parts): parts.first?.leading
        case .magnitude(let part), .term(_, let part, _): part.leading
        }
    }
}

extension RenderSnapshot {
    /// Returns the position of an element among the children of its parent; nil for the root.
    fileprivate func position(ofChild element: Int) -> Int? {
        guard let parent = elements[element].parent else { return nil }
        return children(of: parent).firstIndex(of: element)
    }
}

/// A sum of a frame in words, with printed numbers that add up exactly.
package struct FrameSumText {
    /// The maximum number of listed terms of a coordinate; of more, the outermost and innermost ones are listed.
    private static let (most, outermost, innermost) = (8, 4, 2)

    private let sum: FrameSum
    private let labels: NodeLabels

    /// Creates the text of a sum whose elements have these labels.
    package init(_ sum: FrameSum, labels: NodeLabels) {
        self.sum = sum
        self.labels = labels
    }

    /// The terms with their printed amounts; those that are printed as zero are left out.
    package var terms: [(value: Double, name: String)] {
        sum.terms.compactMap { term in
            let amount = Self.printed(term.to) - Self.printed(term.from)
            return Phrasing.number(amount) == "0" ? nil : (amount, name(term))
        }
    }

    /// The parts of a coordinate, outermost first: `x 20 Centered #2`, `+ 82 own`.
    ///
    /// Empty if the element's own origin is the only term.
    package var parts: [String] {
        guard sum.terms.contains(where: { $0.owner != .element(sum.element) }) else { return [] }
        var parts = folded.enumerated().map { position, term in
            let sign = position == 0 ? "" : term.value < 0 ? "- " : "+ "
            return "\(sign)\(Phrasing.number(position == 0 ? term.value : abs(term.value))) \(term.name)"
        }
        if !parts.isEmpty { parts[0] = "\(sum.measure.rawValue) " + parts[0] }
        return parts
    }

    /// The coordinate in words: `x is 20 of Centered #2 plus 82 own`.
    ///
    /// Nil if the element's own origin is the only term.
    var sentence: String? {
        guard !parts.isEmpty else { return nil }
        let words = folded.enumerated().map { position, term in
            let sign = term.value < 0 ? "minus " : position == 0 ? "" : "plus "
            let owner = ["own", "rounding"].contains(term.name) || term.name.hasPrefix("of ") ? "" : "of "
            return "\(sign)\(Phrasing.number(abs(term.value))) \(owner)\(term.name)"
        }
        return "\(sum.measure.rawValue) is \(words.joined(separator: " "))"
    }

    /// The terms of a length below each other: `96 measured`, `+164 Column #2 (fills it)`; empty without any term.
    var lines: [String] {
        let measured = sum.startStep.map { "measured in step \($0)" } ?? "measured"
        let rows = [(Phrasing.number(sum.start), measured)] + terms.map { ($0.value.signed, $0.name) }
        let columns = rows.map(\.0.count).max() ?? 0
        return rows.count == 1 ? [] : rows.map { TextFitting.right($0.0, columns) + " " + $0.1 }
    }

    private func name(_ term: FrameSum.Term) -> String {
        switch term.owner {
        case .element(sum.element): "own"
        case .element(let index): labels[index].full + (term.isFilling ? " (fills it)" : "")
        case .viewport: "the viewport"
        case .transforms: "transforms"
        case .standardizing: "standardised"
        case .rounding: "rounding"
        }
    }

    /// The terms, with those in the middle added up if there are many.
    private var folded: [(value: Double, name: String)] {
        let terms = terms
        guard terms.count > Self.most else { return terms }
        let middle = terms[Self.outermost..<terms.count - Self.innermost]
        let sum = middle.reduce(0) { $0 + $1.value }
        return terms.prefix(Self.outermost) + [(sum, "of \(middle.count) others")] + terms.suffix(Self.innermost)
    }

    /// Returns a number rounded to thousandths, as printed.
    static func printed(_ value: Double) -> Double {
        guard value.isFinite, abs(value) < 1e12 else { return value }
        return (value * 1000).rounded() / 1000
    }
}

extension Double {
    /// Returns the number with its sign: `+4`, `-0.5`.
    fileprivate var signed: String { (self < 0 ? "" : "+") + Phrasing.number(self) }
}
