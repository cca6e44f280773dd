extension StandardLibrary {
    static let dictionaries = """
        struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
            CustomDebugStringConvertible
        {
            typealias Element = (key: Key, value: Value)
            typealias Index = Dictionary<Key, Value>.Index
            typealias Iterator = Dictionary<Key, Value>.Iterator
            typealias SubSequence = Slice<Dictionary<Key, Value>>
            typealias Indices = DefaultIndices<Dictionary<Key, Value>>
            init()
            init(minimumCapacity: Int)
            init(dictionaryLiteral elements: (Key, Value)...)
            init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
            init<S: Sequence>(
                _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
            ) rethrows where S.Element == (Key, Value)
            init<S: Sequence>(
                grouping values: S, by keyForValue: (S.Element) throws -> Key
            ) rethrows where Value == [S.Element]
            func makeIterator() -> Dictionary<Key, Value>.Iterator
            var startIndex: Dictionary<Key, Value>.Index { get }
            var endIndex: Dictionary<Key, Value>.Index { get }
            func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
            @available(*, absent) func index(forKey key: Key) -> Dictionary<Key, Value>.Index?
            subscript(position: Dictionary<Key, Value>.Index) -> (key: Key, value: Value) { get }
            subscript(key: Key) -> Value? { get set }
            subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
            var count: Int { get }
            var isEmpty: Bool { get }
            var first: (key: Key, value: Value)? { get }
            @available(*, absent) var capacity: Int { get }
            var keys: Dictionary<Key, Value>.Keys { get }
            var values: Dictionary<Key, Value>.Values { get set }
            var description: String { get }
            var debugDescription: String { get }
            func filter(
                _ isIncluded: ((key: Key, value: Value)) throws -> Bool
            ) rethrows -> Dictionary<Key, Value>
            func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>
            func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>
            @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
            mutating func merge<S: Sequence>(
                _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
            ) rethrows where S.Element == (Key, Value)
            mutating func merge(
                _ other: Dictionary<Key, Value>, uniquingKeysWith combine: (Value, Value) throws -> Value
            ) rethrows
            func merging<S: Sequence>(
                _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
            ) rethrows -> Dictionary<Key, Value> where S.Element == (Key, Value)
            func merging(
                _ other: Dictionary<Key, Value>, uniquingKeysWith combine: (Value, Value) throws -> Value
            ) rethrows -> Dictionary<Key, Value>
            @discardableResult mutating func remove(at index: Dictionary<Key, Value>.Index) -> (key: Key, value: Value)
            @discardableResult mutating func removeValue(forKey key: Key) -> Value?
            mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
            mutating func popFirst() -> (key: Key, value: Value)?
            mutating func reserveCapacity(_ minimumCapacity: Int)
        }
        extension Dictionary: Equatable where Value: Equatable {
            static func == (lhs: Dictionary<Key, Value>, rhs: Dictionary<Key, Value>) -> Bool
        }
        extension Dictionary: Hashable where Value: Hashable {}
        extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
        extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
        extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
        struct Dictionary.Index: Comparable, Hashable {}
        struct Dictionary.Iterator: IteratorProtocol {
            typealias Element = (key: Key, value: Value)
            mutating func next() -> (key: Key, value: Value)?
        }
        struct Dictionary.Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
            typealias Element = Key
            typealias Index = Dictionary<Key, Value>.Index
            typealias Iterator = Dictionary<Key, Value>.Keys.Iterator
            typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
            typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
            func makeIterator() -> Dictionary<Key, Value>.Keys.Iterator
            var description: String { get }
        }
        struct Dictionary.Keys.Iterator: IteratorProtocol {
            typealias Element = Key
            mutating func next() -> Key?
        }
        struct Dictionary.Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
            typealias Element = Value
            typealias Index = Dictionary<Key, Value>.Index
            typealias Iterator = Dictionary<Key, Value>.Values.Iterator
            typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
            typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
            func makeIterator() -> Dictionary<Key, Value>.Values.Iterator
            var description: String { get }
        }
        struct Dictionary.Values.Iterator: IteratorProtocol {
            typealias Element = Value
            mutating func next() -> Value?
        }
        extension Slice: MutableCollection where Base: MutableCollection {}
        extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {}
        """

    static let sets = """
        struct Set<Element: Hashable>: SetAlgebra, Collection, CustomStringConvertible, CustomDebugStringConvertible,
            Hashable
        {
            typealias ArrayLiteralElement = Element
            typealias Index = Set<Element>.Index
            typealias Iterator = Set<Element>.Iterator
            typealias SubSequence = Slice<Set<Element>>
            typealias Indices = DefaultIndices<Set<Element>>
            init()
            init(minimumCapacity: Int)
            init<Source: Sequence>(_ sequence: Source) where Source.Element == Element
            init(arrayLiteral elements: Element...)
            func makeIterator() -> Set<Element>.Iterator
            func contains(_ member: Element) -> Bool
            var startIndex: Set<Element>.Index { get }
            var endIndex: Set<Element>.Index { get }
            var count: Int { get }
            var isEmpty: Bool { get }
            var first: Element? { get }
            @available(*, absent) var capacity: Int { get }
            var description: String { get }
            func index(after i: Set<Element>.Index) -> Set<Element>.Index
            func firstIndex(of member: Element) -> Set<Element>.Index?
            subscript(position: Set<Element>.Index) -> Element { get }
            func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
            @discardableResult mutating func insert(
                _ newMember: Element
            ) -> (inserted: Bool, memberAfterInsert: Element)
            @available(*, absent) @discardableResult mutating func update(with newMember: Element) -> Element?
            @discardableResult mutating func remove(_ member: Element) -> Element?
            @discardableResult mutating func remove(at position: Set<Element>.Index) -> Element
            mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
            @discardableResult mutating func removeFirst() -> Element
            mutating func popFirst() -> Element?
            func isSubset(of other: Set<Element>) -> Bool
            func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element
            func isStrictSubset(of other: Set<Element>) -> Bool
            func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool
                where S.Element == Element
            func isSuperset(of other: Set<Element>) -> Bool
            func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element
            func isStrictSuperset(of other: Set<Element>) -> Bool
            func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool
                where S.Element == Element
            func isDisjoint(with other: Set<Element>) -> Bool
            func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element
            func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element
            func subtracting(_ other: Set<Element>) -> Set<Element>
            func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            mutating func subtract(_ other: Set<Element>)
            mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element
            func intersection(_ other: Set<Element>) -> Set<Element>
            func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element
            func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            mutating func formSymmetricDifference(_ other: Set<Element>)
            mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element
            static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
        }
        extension Set: Encodable where Element: Encodable {}
        extension Set: Decodable where Element: Decodable {}
        extension Set: Sendable where Element: Sendable {}
        struct Set.Index: Comparable, Hashable {}
        struct Set.Iterator: IteratorProtocol {
            mutating func next() -> Element?
        }
        """

    /// The protocols of sets and option sets.
    static let setAlgebra = """
        protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
            associatedtype Element
            // In Swift this follows from the initializer below.
            associatedtype ArrayLiteralElement = Element
            init()
            func contains(_ member: Element) -> Bool
            func union(_ other: Self) -> Self
            func intersection(_ other: Self) -> Self
            func symmetricDifference(_ other: Self) -> Self
            @discardableResult mutating func insert(
                _ newMember: Element
            ) -> (inserted: Bool, memberAfterInsert: Element)
            @discardableResult mutating func remove(_ member: Element) -> Element?
            @available(*, absent) @discardableResult mutating func update(with newMember: Element) -> Element?
            mutating func formUnion(_ other: Self)
            mutating func formIntersection(_ other: Self)
            mutating func formSymmetricDifference(_ other: Self)
            func subtracting(_ other: Self) -> Self
            func isSubset(of other: Self) -> Bool
            func isDisjoint(with other: Self) -> Bool
            func isSuperset(of other: Self) -> Bool
            var isEmpty: Bool { get }
            init<S: Sequence>(_ sequence: S) where S.Element == Element
            mutating func subtract(_ other: Self)
        }
        extension SetAlgebra {
            init<S: Sequence>(_ sequence: S) where S.Element == Element
            mutating func subtract(_ other: Self)
            func isSubset(of other: Self) -> Bool
            func isSuperset(of other: Self) -> Bool
            func isDisjoint(with other: Self) -> Bool
            func subtracting(_ other: Self) -> Self
            var isEmpty: Bool { get }
            func isStrictSuperset(of other: Self) -> Bool
            func isStrictSubset(of other: Self) -> Bool
        }
        extension SetAlgebra where ArrayLiteralElement == Element {
            init(arrayLiteral: Element...)
        }
        protocol OptionSet: SetAlgebra, RawRepresentable {
            associatedtype Element = Self
            init(rawValue: RawValue)
        }
        extension OptionSet {
            func union(_ other: Self) -> Self
            func intersection(_ other: Self) -> Self
            func symmetricDifference(_ other: Self) -> Self
        }
        extension OptionSet where Element == Self {
            func contains(_ member: Self) -> Bool
            @discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)
            @discardableResult mutating func remove(_ member: Self) -> Self?
            @available(*, absent) @discardableResult mutating func update(with newMember: Self) -> Self?
        }
        extension OptionSet where RawValue: FixedWidthInteger {
            init()
            mutating func formUnion(_ other: Self)
            mutating func formIntersection(_ other: Self)
            mutating func formSymmetricDifference(_ other: Self)
        }
        """
}
