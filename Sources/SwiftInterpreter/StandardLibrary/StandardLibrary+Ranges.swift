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

extension StandardLibrary {
    static let lazySequences = """
        struct LazySequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Elements = Base
            typealias Iterator = Base.Iterator
            func makeIterator() -> Base.Iterator
            @available(*, absent) var elements: Base { get }
        }
        extension LazySequence: Collection where Base: Collection {
            typealias Index = Base.Index
            typealias SubSequence = Slice<LazySequence<Base>>
            typealias Indices = Base.Indices
        }
        extension LazySequence: LazyCollectionProtocol where Base: Collection {}
        extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {}
        extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
        protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}
        typealias LazyCollection<T: Collection> = LazySequence<T>
        extension LazySequenceProtocol {
            @available(*, absent) var elements: Self { get }
            var lazy: Elements { get }
            func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
            func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>
            func flatMap<SegmentOfResult: Sequence>(
                _ transform: @escaping (Element) -> SegmentOfResult
            ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>>
            func compactMap<ElementOfResult>(
                _ transform: @escaping (Element) -> ElementOfResult?
            ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
            func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements>
            func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements>
        }
        extension LazyCollectionProtocol {
            func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements>
            func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements>
            func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
            func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>
            func flatMap<SegmentOfResult: Sequence>(
                _ transform: @escaping (Element) -> SegmentOfResult
            ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>>
            func compactMap<ElementOfResult>(
                _ transform: @escaping (Element) -> ElementOfResult?
            ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
        }
        extension LazyCollectionProtocol where Self: BidirectionalCollection, Elements: BidirectionalCollection {
            func reversed() -> LazySequence<ReversedCollection<Elements>>
        }
        extension LazySequenceProtocol where Element: Sequence {
            @available(*, absent) func joined() -> LazySequence<FlattenSequence<Elements>>
        }
        struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
            typealias Elements = LazyMapSequence<Base, Element>
            typealias Iterator = AnyIterator<Element>
            func makeIterator() -> AnyIterator<Element>
        }
        extension LazyMapSequence: Collection where Base: Collection {
            typealias Index = Base.Index
            typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
            typealias Indices = Base.Indices
        }
        extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}
        extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {}
        extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
        struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Elements = LazyFilterSequence<Base>
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        extension LazyFilterSequence: Collection where Base: Collection {
            typealias Index = Base.Index
            typealias SubSequence = LazyFilterSequence<Base.SubSequence>
            typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
        }
        extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}
        extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {}
        struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Elements = LazyPrefixWhileSequence<Base>
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Elements = LazyDropWhileSequence<Base>
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        """
}

extension StandardLibrary {
    /// The members that the protocols give to collections that change.
    static let changeableCollections = """
        extension MutableCollection {
            mutating func swapAt(_ i: Index, _ j: Index)
            subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get set }
            subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get set }
            mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
        }
        extension MutableCollection where SubSequence == Slice<Self> {
            subscript(bounds: Range<Index>) -> Slice<Self> { get set }
        }
        extension Slice: MutableCollection where Base: MutableCollection {
            subscript(index: Base.Index) -> Base.Element { get set }
            subscript(bounds: Range<Base.Index>) -> Slice<Base> { get set }
        }
        extension MutableCollection where Self: BidirectionalCollection {
            mutating func reverse()
        }
        extension MutableCollection where Self: RandomAccessCollection {
            mutating func shuffle()
            mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
        }
        extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
            mutating func sort()
        }
        extension RandomAccessCollection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
            var indices: Range<Index> { get }
            func index(after i: Index) -> Index
            func index(before i: Index) -> Index
            func index(_ i: Index, offsetBy distance: Index.Stride) -> Index
            func distance(from start: Index, to end: Index) -> Index.Stride
        }
        extension RangeReplaceableCollection {
            init(repeating repeatedValue: Element, count: Int)
            init<S: Sequence>(_ elements: S) where S.Element == Element
            mutating func append(_ newElement: Element)
            mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
            mutating func insert(_ newElement: Element, at i: Index)
            mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element
            @discardableResult mutating func remove(at position: Index) -> Element
            mutating func removeSubrange(_ bounds: Range<Index>)
            mutating func removeSubrange<R: RangeExpression>(_ subrange: R) where R.Bound == Index
            mutating func replaceSubrange<C: Collection, R: RangeExpression>(
                _ subrange: R, with newElements: C
            ) where C.Element == Element, R.Bound == Index
            @discardableResult mutating func removeFirst() -> Element
            mutating func removeFirst(_ k: Int)
            mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
            mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
            mutating func reserveCapacity(_ n: Int)
            func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
            static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Element == Other.Element
            static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Element == Other.Element
            static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element
            static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
                where Element == Other.Element
        }
        extension RangeReplaceableCollection where Self: BidirectionalCollection {
            mutating func popLast() -> Element?
            @discardableResult mutating func removeLast() -> Element
            mutating func removeLast(_ k: Int)
        }
        extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Self {
            mutating func popLast() -> Element?
            @discardableResult mutating func removeLast() -> Element
            mutating func removeLast(_ k: Int)
        }
        extension RangeReplaceableCollection where Self == Self.SubSequence {
            @discardableResult mutating func removeFirst() -> Element
            mutating func removeFirst(_ k: Int)
        }
        extension RangeReplaceableCollection where Element: Equatable {
            func replacing<C: Collection, Replacement: Collection>(
                _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
            ) -> Self where C.Element == Element, Replacement.Element == Element
        }
        """

    static let arrays = array("Array") + array("ContiguousArray")

    static let slices =
        array("ArraySlice") + """
            extension ArraySlice {
                init(_ elements: Array<Element>)
            }
            """

    private static func array(_ name: String) -> String {
        return """
            struct \(name)<Element>: \
            RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
                ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
            {
                typealias Index = Int
                typealias Indices = Range<Int>
                typealias Iterator = IndexingIterator<\(name)<Element>>
                typealias SubSequence = ArraySlice<Element>
                typealias ArrayLiteralElement = Element
                init()
                init<S: Sequence>(_ s: S) where S.Element == Element
                init(repeating repeatedValue: Element, count: Int)
                init(arrayLiteral elements: Element...)
                var startIndex: Int { get }
                var endIndex: Int { get }
                var count: Int { get }
                @available(*, absent) var capacity: Int { get }
                var description: String { get }
                var debugDescription: String { get }
                subscript(index: Int) -> Element { get set }
                subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
                func index(after i: Int) -> Int
                func formIndex(after i: inout Int)
                func index(before i: Int) -> Int
                func formIndex(before i: inout Int)
                func index(_ i: Int, offsetBy distance: Int) -> Int
                func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
                func distance(from start: Int, to end: Int) -> Int
                mutating func reserveCapacity(_ minimumCapacity: Int)
                mutating func append(_ newElement: Element)
                mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
                mutating func insert(_ newElement: Element, at i: Int)
                @discardableResult mutating func remove(at index: Int) -> Element
                mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
                mutating func replaceSubrange<C: Collection>(
                    _ subrange: Range<Int>, with newElements: C
                ) where C.Element == Element
                static func + (lhs: \(name)<Element>, rhs: \(name)<Element>) -> \(name)<Element>
                static func += (lhs: inout \(name)<Element>, rhs: \(name)<Element>)
            }
            extension \(name): Equatable where Element: Equatable {
                static func == (lhs: \(name)<Element>, rhs: \(name)<Element>) -> Bool
            }
            extension \(name): Hashable where Element: Hashable {}
            extension \(name): Encodable where Element: Encodable {}
            extension \(name): Decodable where Element: Decodable {}
            extension \(name): Sendable where Element: Sendable {}

            """
    }
}
