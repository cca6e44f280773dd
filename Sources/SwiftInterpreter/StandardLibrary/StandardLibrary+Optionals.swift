extension StandardLibrary {
    static let optionals = """
        enum Optional<Wrapped>: ExpressibleByNilLiteral, CustomDebugStringConvertible {
            case none
            case some(Wrapped)
            init(_ some: Wrapped)
            init(nilLiteral: ())
            func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
            func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
            var unsafelyUnwrapped: Wrapped { get }
            mutating func take() -> Wrapped?
            var debugDescription: String { get }
            // `nil` itself is of the type with the underscore, so that the value need not be equatable.
            static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
            static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
            static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
            static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
            static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
        }
        extension Optional: Equatable where Wrapped: Equatable {
            static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
        }
        extension Optional: Hashable where Wrapped: Hashable {}
        extension Optional: Encodable where Wrapped: Encodable {}
        extension Optional: Decodable where Wrapped: Decodable {}
        extension Optional: Sendable where Wrapped: Sendable {}
        struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
            init(nilLiteral: ())
        }
        """

    static let results = """
        enum Result<Success, Failure: Error> {
            case success(Success)
            case failure(Failure)
            func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
            func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
            func flatMap<NewSuccess>(
                _ transform: (Success) -> Result<NewSuccess, Failure>
            ) -> Result<NewSuccess, Failure>
            func flatMapError<NewFailure: Error>(
                _ transform: (Failure) -> Result<Success, NewFailure>
            ) -> Result<Success, NewFailure>
            func get() throws -> Success
        }
        extension Result where Failure == any Error {
            init(catching body: () throws -> Success)
        }
        extension Result: Equatable where Success: Equatable, Failure: Equatable {}
        extension Result: Hashable where Success: Hashable, Failure: Hashable {}
        extension Result: Sendable where Success: Sendable {}
        """

    static let keyPaths = """
        class AnyKeyPath: Hashable, CustomDebugStringConvertible {}
        class PartialKeyPath<Root>: AnyKeyPath {}
        class KeyPath<Root, Value>: PartialKeyPath<Root> {
            func appending<AppendedValue>(
                path: KeyPath<Value, AppendedValue>
            ) -> KeyPath<Root, AppendedValue>
        }
        class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
            func appending<AppendedValue>(
                path: WritableKeyPath<Value, AppendedValue>
            ) -> WritableKeyPath<Root, AppendedValue>
        }
        class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
        """

    /// The types that hide another type, or where its value is.
    static let erasedTypes = """
        struct UnsafeMutablePointer<Pointee>: Hashable {
            var pointee: Pointee { get nonmutating set }
        }
        struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
            init<H: Hashable>(_ base: H)
            var base: Any { get }
            var description: String { get }
            var debugDescription: String { get }
            static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
        }
        struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible, Sendable {
            init(_ x: AnyObject)
            init(_ x: Any.Type)
            var debugDescription: String { get }
            static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
            static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
        }
        struct AnyIterator<Element>: IteratorProtocol, Sequence {
            typealias Iterator = AnyIterator<Element>
            init<I: IteratorProtocol>(_ base: I) where I.Element == Element
            init(_ body: @escaping () -> Element?)
            mutating func next() -> Element?
        }
        struct AnySequence<Element>: Sequence {
            typealias Iterator = AnyIterator<Element>
            init<S: Sequence>(_ base: S) where S.Element == Element
            init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element
            func makeIterator() -> AnyIterator<Element>
        }
        @available(*, absent) struct AnyCollection<Element>: Collection {
            typealias Index = AnyIndex
            typealias Iterator = AnyIterator<Element>
            typealias SubSequence = AnyCollection<Element>
            typealias Indices = DefaultIndices<AnyCollection<Element>>
            init<C: Collection>(_ base: C) where C.Element == Element
        }
        struct AnyIndex: Comparable {}
        """
}
