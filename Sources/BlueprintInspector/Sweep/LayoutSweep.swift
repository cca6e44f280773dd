/// Finds the values at which a layout changes its kind: it looks at values spread over a range, and halves the way
/// between neighbours that differ.
public struct LayoutSweep: Sendable {
    /// A value from which on the layout is of another kind.
    public struct Change: Equatable, Sendable {
        /// The smallest value looked at that is of the new kind.
        public var value: Double
        /// The largest value before it that was looked at, which is of the old kind.
        public var before: Double
        /// What is otherwise, in words.
        public var words: [String]
    }

    /// The smallest and the largest value.
    public let range: ClosedRange<Double>
    /// How far neighbouring values are apart at least.
    public let step: Double
    /// The changes found, by value.
    public private(set) var changes: [Change] = []
    /// How many values were looked at.
    public private(set) var count = 0

    private static let mostParts = 32
    private static let mostLayouts = 300

    /// Sweeps a range; `kind` lays out at a value, and what it throws ends the sweep.
    public init(_ range: ClosedRange<Double>, kind: (Double) throws -> LayoutKind) throws {
        self.range = range
        let span = range.upperBound - range.lowerBound
        let step = span >= 20 ? 1 : span >= 2 ? 0.1 : 0.01
        self.step = step
        let last = span.isFinite ? max(0, Int(min(span / step, 1e6).rounded(.up))) : 0
        let parts = max(1, min(Self.mostParts, last))
        var kinds: [Int: LayoutKind] = [:]
        func value(_ place: Int) -> Double {
            let exact = range.lowerBound + Double(place) * step
            return min(range.upperBound, (exact * 1000).rounded() / 1000)
        }
        func look(_ place: Int) throws -> LayoutKind {
            if let known = kinds[place] { return known }
            let found = try kind(value(place))
            kinds[place] = found
            return found
        }
        var places = (0...parts).map { last * $0 / parts }
        if last == 0 { places = [0] }
        for place in places { _ = try look(place) }
        var open = Array(zip(places, places.dropFirst()).reversed())
        while let (low, high) = open.popLast() {
            let (first, second) = (try look(low), try look(high))
            guard first != second else { continue }
            if high - low <= 1 || kinds.count >= Self.mostLayouts {
                changes.append(Change(value: value(high), before: value(low), words: first.changes(to: second)))
            } else {
                let middle = (low + high) / 2
                open.append((middle, high))
                open.append((low, middle))
            }
        }
        count = kinds.count
    }
}
