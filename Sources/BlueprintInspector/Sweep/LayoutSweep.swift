import Foundation

/// Finds the values at which a layout changes its kind.
///
/// It lays out at values spread over a range, then at values between neighbours that differ.
public struct LayoutSweep: Sendable {
    /// A value at which the layout changes its kind.
    public struct Change: Equatable, Sendable {
        /// The smallest tried value of the new kind.
        public var value: Double
        /// The largest tried value before it, which is of the old kind.
        public var before: Double
        /// The differences in words.
        public var words: [String]
    }

    /// The smallest and the largest value.
    public let range: ClosedRange<Double>
    /// The least distance of two tried values.
    public let step: Double
    /// The changes found, by value.
    public private(set) var changes: [Change] = []
    /// The statements that hold at the first value and change later, in words.
    public private(set) var start: [String] = []
    /// The frames that change, by element.
    public let frames: SweptFrames
    /// The number of tried values.
    public private(set) var count = 0

    private static let mostParts = 32
    private static let mostLayouts = 300
    /// The number of elements that are laid out in all.
    private static let mostElements = 600_000

    /// Sweeps a range; `layout` lays out at a value, and an error that it throws ends the sweep.
    ///
    /// - Parameter size: the number of elements of the tree. Of a large tree fewer values are tried, so that the sweep
    ///   ends soon.
    public init(_ range: ClosedRange<Double>, size: Int = 1, layout: (Double) throws -> SweptLayout) throws {
        let affordable = max(2, Self.mostElements / max(1, size))
        let mostLayouts = min(Self.mostLayouts, affordable)
        self.range = range
        let span = range.upperBound - range.lowerBound
        let step = span >= 20 ? 1 : span >= 2 ? 0.1 : 0.01
        self.step = step
        let last = span.isFinite ? max(0, Int(saturating: min(span / step, 1e6).rounded(.up))) : 0
        let parts = max(1, min(Self.mostParts, affordable - 1, last))
        var kinds: [Int: LayoutKind] = [:]
        func value(_ place: Int) -> Double {
            let exact = range.lowerBound + Double(place) * step
            return min(range.upperBound, (exact * 1000).rounded() / 1000)
        }
        var frames = SweptFrames()
        func kind(at place: Int) throws -> LayoutKind {
            if let known = kinds[place] { return known }
            let found = try layout(value(place))
            frames.add(found, isLast: place == last)
            kinds[place] = found.kind
            return found.kind
        }
        var places = (0...parts).map { last * $0 / parts }
        if last == 0 { places = [0] }
        for place in places { _ = try kind(at: place) }
        var open = Array(zip(places, places.dropFirst()).reversed())
        var later: [LayoutKind] = []
        while let (low, high) = open.popLast() {
            let (first, second) = (try kind(at: low), try kind(at: high))
            guard first != second else { continue }
            if high - low <= 1 || kinds.count >= mostLayouts {
                changes.append(Change(value: value(high), before: value(low), words: first.changes(to: second)))
                later.append(second)
            } else {
                let middle = (low + high) / 2
                open.append((middle, high))
                open.append((low, middle))
            }
        }
        count = kinds.count
        start = kinds[0]?.words(besides: later) ?? []
        self.frames = frames
    }
}

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
