extension StandardLibrary {
    /// The protocols of collections.
    static let collections = """
        protocol Collection<Element>: Sequence {
            associatedtype Element
            associatedtype Index: Comparable
            associatedtype Iterator = IndexingIterator<Self>
            associatedtype SubSequence: Collection = Slice<Self>
                where SubSequence.Index == Index, Element == SubSequence.Element,
                    SubSequence.SubSequence == SubSequence
            associatedtype Indices: Collection = DefaultIndices<Self>
                where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
            var startIndex: Index { get }
            var endIndex: Index { get }
            subscript(position: Index) -> Element { get }
            subscript(bounds: Range<Index>) -> SubSequence { get }
            var indices: Indices { get }
            var isEmpty: Bool { get }
            var count: Int { get }
            func index(_ i: Index, offsetBy distance: Int) -> Index
            func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
            func distance(from start: Index, to end: Index) -> Int
            func index(after i: Index) -> Index
            func formIndex(after i: inout Index)
        }
        protocol BidirectionalCollection<Element>: Collection
            where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection
        {
            func index(before i: Index) -> Index
            func formIndex(before i: inout Index)
        }
        protocol RandomAccessCollection<Element>: BidirectionalCollection
            where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection
        {}
        protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
            subscript(position: Index) -> Element { get set }
            subscript(bounds: Range<Index>) -> SubSequence { get set }
            mutating func swapAt(_ i: Index, _ j: Index)
        }
        protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
            init()
            mutating func replaceSubrange<C: Collection>(
                _ subrange: Range<Index>, with newElements: C
            ) where C.Element == Element
            mutating func reserveCapacity(_ n: Int)
            init(repeating repeatedValue: Element, count: Int)
            init<S: Sequence>(_ elements: S) where S.Element == Element
            mutating func append(_ newElement: Element)
            mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
            mutating func insert(_ newElement: Element, at i: Index)
            mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Element
            @discardableResult mutating func remove(at i: Index) -> Element
            mutating func removeSubrange(_ bounds: Range<Index>)
            @discardableResult mutating func removeFirst() -> Element
            mutating func removeFirst(_ k: Int)
            mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
            mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
        }
        struct DefaultIndices<Elements: Collection>: Collection {
            typealias Element = Elements.Index
            typealias Index = Elements.Index
            typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
            typealias SubSequence = DefaultIndices<Elements>
            typealias Indices = DefaultIndices<Elements>
        }
        extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {}
        extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
        struct Slice<Base: Collection>: Collection {
            typealias Element = Base.Element
            typealias Index = Base.Index
            typealias Iterator = IndexingIterator<Slice<Base>>
            typealias SubSequence = Slice<Base>
            typealias Indices = Base.Indices
            @available(*, absent) var base: Base { get }
        }
        extension Slice: BidirectionalCollection where Base: BidirectionalCollection {}
        extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
        """

    /// The members that the protocols give to collections.
    static let collectionMembers = """
        extension Collection where Iterator == IndexingIterator<Self> {
            func makeIterator() -> IndexingIterator<Self>
        }
        extension Collection where SubSequence == Slice<Self> {
            subscript(bounds: Range<Index>) -> Slice<Self> { get }
        }
        extension Collection where Indices == DefaultIndices<Self> {
            var indices: DefaultIndices<Self> { get }
        }
        extension Collection where SubSequence == Self {
            mutating func popFirst() -> Element?
            @discardableResult mutating func removeFirst() -> Element
            mutating func removeFirst(_ k: Int)
        }
        extension Collection {
            var isEmpty: Bool { get }
            var first: Element? { get }
            var count: Int { get }
            @available(*, absent) var underestimatedCount: Int { get }
            subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }
            subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }
            func index(_ i: Index, offsetBy distance: Int) -> Index
            func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
            func formIndex(_ i: inout Index, offsetBy distance: Int)
            func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool
            func formIndex(after i: inout Index)
            func distance(from start: Index, to end: Index) -> Int
            func randomElement() -> Element?
            func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
            func dropFirst(_ k: Int = 1) -> SubSequence
            func dropLast(_ k: Int = 1) -> SubSequence
            func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
            func prefix(_ maxLength: Int) -> SubSequence
            func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
            func suffix(_ maxLength: Int) -> SubSequence
            func prefix(upTo end: Index) -> SubSequence
            func suffix(from start: Index) -> SubSequence
            func prefix(through position: Index) -> SubSequence
            func split(
                maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
                whereSeparator isSeparator: (Element) throws -> Bool
            ) rethrows -> [SubSequence]
            func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
        }
        enum UnboundedRange_ {
            static postfix func ... (_: UnboundedRange_) -> ()
        }
        typealias UnboundedRange = (UnboundedRange_) -> ()
        extension Collection where Element: Equatable {
            func firstIndex(of element: Element) -> Index?
            @available(*, absent) func index(of element: Element) -> Index?
            func split(
                separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
            ) -> [SubSequence]
            func split<C: Collection>(
                separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
            ) -> [SubSequence] where C.Element == Element
            func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element
            func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element
        }
        extension BidirectionalCollection {
            var last: Element? { get }
            func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
            func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
            func reversed() -> ReversedCollection<Self>
            func index(_ i: Index, offsetBy distance: Int) -> Index
            func distance(from start: Index, to end: Index) -> Int
            func formIndex(before i: inout Index)
            func suffix(_ maxLength: Int) -> SubSequence
            func dropLast(_ k: Int = 1) -> SubSequence
        }
        extension BidirectionalCollection where Element: Equatable {
            func lastIndex(of element: Element) -> Index?
        }
        extension BidirectionalCollection where SubSequence == Self {
            mutating func popLast() -> Element?
            @discardableResult mutating func removeLast() -> Element
            mutating func removeLast(_ k: Int)
        }
        extension BidirectionalCollection where Element == String {
            func joined(separator: String = "") -> String
        }
        """
}
