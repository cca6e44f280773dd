extension StandardLibrary {
    static let ranges = """
        protocol RangeExpression<Bound> {
            associatedtype Bound: Comparable
            @available(*, absent) func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
            func contains(_ element: Bound) -> Bool
        }
        extension RangeExpression {
            static func ~= (pattern: Self, value: Bound) -> Bool
        }
        struct Range<Bound: Comparable>: RangeExpression, Hashable, CustomStringConvertible,
            CustomDebugStringConvertible {
            let lowerBound: Bound
            let upperBound: Bound
            init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
            func contains(_ element: Bound) -> Bool
            var isEmpty: Bool { get }
            var description: String { get }
            func overlaps(_ other: Range<Bound>) -> Bool
            func overlaps(_ other: ClosedRange<Bound>) -> Bool
            func clamped(to limits: Range<Bound>) -> Range<Bound>
        }
        extension Range: Sendable where Bound: Sendable {}
        extension Range: Collection where Bound: Strideable, Bound.Stride: SignedInteger {
            typealias Element = Bound
            typealias Index = Bound
            typealias Indices = Range<Bound>
            typealias Iterator = IndexingIterator<Range<Bound>>
            typealias SubSequence = Range<Bound>
            init(_ other: ClosedRange<Bound>)
            var startIndex: Bound { get }
            var endIndex: Bound { get }
            subscript(position: Bound) -> Bound { get }
            subscript(bounds: Range<Bound>) -> Range<Bound> { get }
            func index(after i: Bound) -> Bound
        }
        extension Range: BidirectionalCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
        extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
        typealias CountableRange<Bound: Strideable> = Range<Bound> where Bound.Stride: SignedInteger
        struct ClosedRange<Bound: Comparable>: RangeExpression, Hashable, CustomStringConvertible,
            CustomDebugStringConvertible
        {
            let lowerBound: Bound
            let upperBound: Bound
            init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
            func contains(_ element: Bound) -> Bool
            var isEmpty: Bool { get }
            var description: String { get }
            func overlaps(_ other: ClosedRange<Bound>) -> Bool
            func overlaps(_ other: Range<Bound>) -> Bool
            func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
        }
        extension ClosedRange: Sendable where Bound: Sendable {}
        extension ClosedRange: Collection where Bound: Strideable, Bound.Stride: SignedInteger {
            typealias Element = Bound
            typealias Index = ClosedRange<Bound>.Index
            typealias Indices = DefaultIndices<ClosedRange<Bound>>
            typealias Iterator = IndexingIterator<ClosedRange<Bound>>
            typealias SubSequence = Slice<ClosedRange<Bound>>
            init(_ other: Range<Bound>)
            var startIndex: ClosedRange<Bound>.Index { get }
            var endIndex: ClosedRange<Bound>.Index { get }
            subscript(position: ClosedRange<Bound>.Index) -> Bound { get }
            func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index
        }
        extension ClosedRange: BidirectionalCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
        extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
        typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound> where Bound.Stride: SignedInteger
        enum ClosedRange.Index: Comparable {
            case pastEnd
            case inRange(Bound)
        }
        extension ClosedRange.Index: Hashable where Bound: Hashable {}
        """

    static let partialRanges =
        ["UpTo", "Through", "From"].map { kind in
            let bound = kind == "From" ? "lowerBound" : "upperBound"
            return """
                struct PartialRange\(kind)<Bound: Comparable>: RangeExpression {
                    let \(bound): Bound
                    init(_ \(bound): Bound)
                    func contains(_ element: Bound) -> Bool
                }
                extension PartialRange\(kind): Sendable where Bound: Sendable {}

                """
        }.joined()
            + """
            extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
                typealias Element = Bound
                typealias Iterator = PartialRangeFrom<Bound>.Iterator
                func makeIterator() -> PartialRangeFrom<Bound>.Iterator
            }
            struct PartialRangeFrom.Iterator: IteratorProtocol {
                typealias Element = Bound
                mutating func next() -> Bound?
            }
            """
}
