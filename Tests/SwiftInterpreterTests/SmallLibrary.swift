/// A few types of the standard library, enough to test declarations.
enum SmallLibrary {
    static let text = """
        struct Int: Hashable, Comparable { static func < (a: Int, b: Int) -> Bool { true } }
        struct Double: Hashable, Comparable { static func < (a: Double, b: Double) -> Bool { true } }
        struct Bool: Hashable {}
        struct String: Hashable, Comparable { static func < (a: String, b: String) -> Bool { true } }
        enum Optional<Wrapped> { case none; case some(Wrapped) }
        extension Optional: Equatable where Wrapped: Equatable {}
        extension Optional: Hashable where Wrapped: Hashable {}
        protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
        protocol Sequence<Element> {
            associatedtype Element where Element == Iterator.Element
            associatedtype Iterator: IteratorProtocol
            func makeIterator() -> Iterator
        }
        protocol Collection<Element>: Sequence {
            associatedtype Index: Comparable
            var startIndex: Index { get }
            var endIndex: Index { get }
            subscript(position: Index) -> Element { get }
            func index(after i: Index) -> Index
        }
        struct IndexingIterator<Elements: Collection>: IteratorProtocol {
            mutating func next() -> Elements.Element? { nil }
        }
        extension Collection { func makeIterator() -> IndexingIterator<Self> { fatalError() } }
        struct Array<Element>: Collection {
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> Element { fatalError() }
            func index(after i: Int) -> Int { i }
        }
        extension Array: Equatable where Element: Equatable {}
        extension Array: Hashable where Element: Hashable {}
        struct Dictionary<Key: Hashable, Value> {}
        protocol Equatable { static func == (a: Self, b: Self) -> Bool }
        protocol Hashable: Equatable { var hashValue: Int { get }; func hash(into hasher: inout Hasher) }
        extension Hashable { var hashValue: Int { 0 } }
        struct Hasher {}
        protocol Comparable: Equatable { static func < (a: Self, b: Self) -> Bool }
        protocol CaseIterable { associatedtype AllCases: Collection; static var allCases: AllCases { get } }
        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }
        protocol Error {}
        """
}
