extension StandardLibrary {
    /// The protocols of sequences.
    static let sequences = """
        protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
            func makeIterator() -> Iterator
            @available(*, absent) var underestimatedCount: Int { get }
        }
        extension Sequence where Self: IteratorProtocol, Iterator == Self {
            func makeIterator() -> Self
        }
        protocol LazySequenceProtocol: Sequence {
            associatedtype Elements: Sequence = Self where Elements.Element == Element
            @available(*, absent) var elements: Elements { get }
        }
        """

    /// The members that the protocol gives to sequences.
    static let sequenceMembers = """
        extension Sequence {
            @available(*, absent) var underestimatedCount: Int { get }
            var lazy: LazySequence<Self> { get }
            func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
            func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
            func forEach(_ body: (Element) throws -> Void) rethrows
            func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
            func split(
                maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
                whereSeparator isSeparator: (Element) throws -> Bool
            ) rethrows -> [ArraySlice<Element>]
            func suffix(_ maxLength: Int) -> [Element]
            func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
            func dropLast(_ k: Int = 1) -> [Element]
            func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
            func prefix(_ maxLength: Int) -> PrefixSequence<Self>
            func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
            func enumerated() -> EnumeratedSequence<Self>
            func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
            func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
            func starts<PossiblePrefix: Sequence>(
                with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
            ) rethrows -> Bool
            func elementsEqual<OtherSequence: Sequence>(
                _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
            ) rethrows -> Bool
            func lexicographicallyPrecedes<OtherSequence: Sequence>(
                _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
            ) rethrows -> Bool where OtherSequence.Element == Element
            func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
            func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
            func count(where predicate: (Element) throws -> Bool) rethrows -> Int
            func reduce<Result>(
                _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
            ) rethrows -> Result
            func reduce<Result>(
                into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()
            ) rethrows -> Result
            func reversed() -> [Element]
            func flatMap<SegmentOfResult: Sequence>(
                _ transform: (Element) throws -> SegmentOfResult
            ) rethrows -> [SegmentOfResult.Element]
            func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows
                -> [ElementOfResult]
            func compactMap<ElementOfResult>(
                _ transform: (Element) throws -> ElementOfResult?
            ) rethrows -> [ElementOfResult]
            func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
            func shuffled() -> [Element]
        }
        extension Sequence where Element: Comparable {
            func sorted() -> [Element]
            func min() -> Element?
            func max() -> Element?
            func lexicographicallyPrecedes<OtherSequence: Sequence>(
                _ other: OtherSequence
            ) -> Bool where OtherSequence.Element == Element
        }
        extension Sequence where Element: Equatable {
            func contains(_ element: Element) -> Bool
            func split(
                separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
            ) -> [ArraySlice<Element>]
            func starts<PossiblePrefix: Sequence>(
                with possiblePrefix: PossiblePrefix
            ) -> Bool where PossiblePrefix.Element == Element
            func elementsEqual<OtherSequence: Sequence>(
                _ other: OtherSequence
            ) -> Bool where OtherSequence.Element == Element
        }
        extension Sequence where Element: StringProtocol {
            func joined(separator: String = "") -> String
        }
        extension Sequence where Element: Sequence {
            func joined() -> FlattenSequence<Self>
            func joined<Separator: Sequence>(
                separator: Separator
            ) -> JoinedSequence<Self> where Separator.Element == Element.Element
        }
        """

    /// The sequences and iterators that members of sequences and functions return.
    static let sequenceTypes =
        """
        struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
            typealias Element = Elements.Element
            typealias Iterator = IndexingIterator<Elements>
            mutating func next() -> Elements.Element?
        }
        struct EnumeratedSequence<Base: Sequence>: Sequence {
            typealias Element = (offset: Int, element: Base.Element)
            typealias Iterator = EnumeratedSequence<Base>.Iterator
            func makeIterator() -> EnumeratedSequence<Base>.Iterator
        }
        struct EnumeratedSequence.Iterator: IteratorProtocol, Sequence {
            typealias Iterator = EnumeratedSequence<Base>.Iterator
            typealias Element = (offset: Int, element: Base.Element)
            mutating func next() -> (offset: Int, element: Base.Element)?
        }
        struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
            typealias Element = (Sequence1.Element, Sequence2.Element)
            typealias Iterator = Zip2Sequence<Sequence1, Sequence2>.Iterator
            func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator
        }
        struct Zip2Sequence.Iterator: IteratorProtocol {
            typealias Element = (Sequence1.Element, Sequence2.Element)
            mutating func next() -> (Sequence1.Element, Sequence2.Element)?
        }
        struct StrideTo<Element: Strideable>: Sequence {
            typealias Iterator = StrideToIterator<Element>
            func makeIterator() -> StrideToIterator<Element>
        }
        struct StrideToIterator<Element: Strideable>: IteratorProtocol {
            mutating func next() -> Element?
        }
        struct StrideThrough<Element: Strideable>: Sequence {
            typealias Iterator = StrideThroughIterator<Element>
            func makeIterator() -> StrideThroughIterator<Element>
        }
        struct StrideThroughIterator<Element: Strideable>: IteratorProtocol {
            mutating func next() -> Element?
        }
        struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
            typealias Iterator = UnfoldSequence<Element, State>
            mutating func next() -> Element?
        }
        struct Repeated<Element>: RandomAccessCollection {
            typealias Index = Int
            typealias Iterator = IndexingIterator<Repeated<Element>>
            typealias SubSequence = Slice<Repeated<Element>>
            typealias Indices = Range<Int>
            let count: Int
            @available(*, absent) let repeatedValue: Element
        }
        @available(*, absent) struct EmptyCollection<Element>: RandomAccessCollection {
            typealias Index = Int
            typealias Iterator = IndexingIterator<EmptyCollection<Element>>
            typealias SubSequence = EmptyCollection<Element>
            typealias Indices = Range<Int>
            init()
        }
        @available(*, absent) struct CollectionOfOne<Element>: RandomAccessCollection {
            typealias Index = Int
            typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
            typealias SubSequence = Slice<CollectionOfOne<Element>>
            typealias Indices = Range<Int>
            init(_ element: Element)
        }

        """ + partialSequences

    /// The sequences that are a part of another one, or all of several.
    private static let partialSequences = """
        struct DropFirstSequence<Base: Sequence>: Sequence {
            typealias Element = Base.Element
            typealias Iterator = Base.Iterator
            func makeIterator() -> Base.Iterator
        }
        struct DropWhileSequence<Base: Sequence>: Sequence {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        struct PrefixSequence<Base: Sequence>: Sequence {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
            typealias Element = Base.Element.Element
            typealias Iterator = AnyIterator<Base.Element.Element>
            func makeIterator() -> AnyIterator<Base.Element.Element>
        }
        extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
            typealias Index = AnyIndex
            typealias SubSequence = Slice<FlattenSequence<Base>>
            typealias Indices = DefaultIndices<FlattenSequence<Base>>
        }
        extension FlattenSequence: BidirectionalCollection
            where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {}
        extension FlattenSequence: LazySequenceProtocol
            where Base: LazySequenceProtocol, Base.Element: LazySequenceProtocol {}
        struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
            typealias Element = Base.Element.Element
            typealias Iterator = AnyIterator<Base.Element.Element>
            func makeIterator() -> AnyIterator<Base.Element.Element>
        }
        struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
            typealias Element = Base.Element
            typealias Index = ReversedCollection<Base>.Index
            typealias Iterator = ReversedCollection<Base>.Iterator
            typealias SubSequence = Slice<ReversedCollection<Base>>
            typealias Indices = DefaultIndices<ReversedCollection<Base>>
            func makeIterator() -> ReversedCollection<Base>.Iterator
            func reversed() -> Base
        }
        extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
        struct ReversedCollection.Index: Comparable {
            init(_ base: Base.Index)
            @available(*, absent) let base: Base.Index
        }
        extension ReversedCollection.Index: Hashable where Base.Index: Hashable {}
        struct ReversedCollection.Iterator: IteratorProtocol, Sequence {
            typealias Iterator = ReversedCollection<Base>.Iterator
            typealias Element = Base.Element
            mutating func next() -> Base.Element?
        }
        """
}
