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
