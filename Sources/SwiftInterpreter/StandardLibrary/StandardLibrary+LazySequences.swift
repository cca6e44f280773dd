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
