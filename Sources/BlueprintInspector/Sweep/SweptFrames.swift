import Foundation

/// A layout at one value of a sweep: its kind, and the frames of its elements in their parents.
public struct SweptLayout: Sendable {
    /// The kind of the layout.
    public var kind: LayoutKind
    /// The labels of the elements.
    public var labels: NodeLabels
    /// The frames of the elements, in pre-order.
    public var frames: [CGRect]

    /// A layout on the screen.
    public init(_ scene: WarningScene) {
        kind = LayoutKind(scene)
        labels = scene.labels
        frames = scene.elements.map(\.frame)
    }
}

/// The frames that differ between the layouts of a sweep.
///
/// Only elements that all layouts have are compared.
public struct SweptFrames: Sendable {
    /// A length of a frame that changes.
    public struct Change: Equatable, Sendable {
        /// The name of the element.
        public var element: String
        /// The length.
        public var measure: FrameMeasure
        /// The length at the first value.
        public var first: Double
        /// The length at the last value.
        public var last: Double
        /// The smallest and the largest length at any value.
        public var range: ClosedRange<Double>
    }

    private var labels = NodeLabels([])
    private var names: Set<String>?
    private var first: [CGRect] = []
    private var last: [CGRect] = []
    // Four lengths for each element: a large tree has many.
    private var least: [Double] = []
    private var most: [Double] = []

    /// No layouts.
    init() {}

    /// Adds a layout; the first one is that of the first value.
    mutating func add(_ layout: SweptLayout, isLast: Bool) {
        guard !first.isEmpty else {
            (labels, first, last) = (layout.labels, layout.frames, layout.frames)
            least = layout.frames.flatMap(Self.lengths)
            most = least
            return
        }
        guard layout.labels == labels else { return addMatching(layout, isLast: isLast) }
        for index in first.indices.interruptible { add(layout.frames[index], at: index) }
        if isLast { last = layout.frames }
    }

    /// Adds a layout with other elements by their types and references.
    private mutating func addMatching(_ layout: SweptLayout, isLast: Bool) {
        let indices = Dictionary(layout.frames.indices.map { (layout.labels[$0].identity, $0) }) { first, _ in first }
        names = (names ?? Set(first.indices.map { labels[$0].identity })).intersection(indices.keys)
        for index in first.indices.interruptible {
            guard let other = indices[labels[index].identity] else { continue }
            add(layout.frames[other], at: index)
            if isLast { last[index] = layout.frames[other] }
        }
    }

    private mutating func add(_ frame: CGRect, at index: Int) {
        for (place, length) in Self.lengths(frame).enumerated() {
            let slot = index * Self.measures.count + place
            least[slot] = min(least[slot], length)
            most[slot] = max(most[slot], length)
        }
    }

    private static let measures: [FrameMeasure] = [.width, .height, .x, .y]

    private static func lengths(_ frame: CGRect) -> [Double] { measures.map { $0.value(in: frame) } }

    /// The lengths that differ by more than a rounding error, in the order of the elements.
    public var changes: [Change] {
        first.indices.interruptible.flatMap { index -> [Change] in
            let label = labels[index]
            guard names?.contains(label.identity) ?? true else { return [] }
            let (start, end) = (Self.lengths(first[index]), Self.lengths(last[index]))
            return Self.measures.indices.compactMap { place in
                let slot = index * Self.measures.count + place
                let (low, high) = (least[slot], most[slot])
                guard low.isFinite, high.isFinite, high - low > WarningScene.tolerance else { return nil }
                return Change(
                    element: label.full,
                    measure: Self.measures[place],
                    first: start[place],
                    last: end[place],
                    range: low...high
                )
            }
        }
    }
}
