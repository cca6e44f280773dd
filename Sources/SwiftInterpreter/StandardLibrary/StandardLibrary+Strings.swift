extension StandardLibrary {
    static let strings =
        text("String", substring: "Substring") + """
            extension String {
                static func + (lhs: String, rhs: String) -> String
                static func += (lhs: inout String, rhs: String)
                init(_ c: Character)
                init<S: Sequence>(_ characters: S) where S.Element == Character
                init<S: LosslessStringConvertible>(_ value: S)
                init<S: Sequence & LosslessStringConvertible>(_ other: S) where S.Element == Character
                init(_ unicodeScalars: String.UnicodeScalarView)
                init(_ substring: Substring)
                init(_ content: Substring.UnicodeScalarView)
                init<Subject>(describing instance: Subject)
                init<Subject: CustomStringConvertible>(describing instance: Subject)
                init<Subject>(reflecting subject: Subject)
                init(repeating repeatedValue: String, count: Int)
                init(repeating repeatedValue: Character, count: Int)
                init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
                init(stringInterpolation: DefaultStringInterpolation)
                init(_ value: String)
                func hasPrefix(_ prefix: String) -> Bool
                func hasSuffix(_ suffix: String) -> Bool
                mutating func append(contentsOf newElements: String)
                mutating func append(contentsOf newElements: Substring)
            }
            struct String.Index: Comparable, Hashable, Sendable {
                init<S: StringProtocol>(utf16Offset offset: Int, in s: S)
                func utf16Offset<S: StringProtocol>(in s: S) -> Int
            }
            struct String.Iterator: IteratorProtocol {
                typealias Element = Character
                mutating func next() -> Character?
            }
            """ + view("String.UnicodeScalarView", of: "Unicode.Scalar") + view("String.UTF8View", of: "UInt8")
        + view("String.UTF16View", of: "UInt16") + text("Substring", substring: "Substring") + """
            extension Substring {
                @available(*, absent) var base: String { get }
                init<S: Sequence>(_ elements: S) where S.Element == Character
            }
            """ + view("Substring.UnicodeScalarView", of: "Unicode.Scalar")

    /// Returns the interface of a string type.
    private static func text(_ name: String, substring: String) -> String {
        return """
            struct \(name): StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation,
                LosslessStringConvertible, CustomDebugStringConvertible, Codable, Sendable
            {
                typealias Element = Character
                typealias Index = String.Index
                typealias Iterator = String.Iterator
                typealias SubSequence = \(substring)
                typealias Indices = DefaultIndices<\(name)>
                typealias StringLiteralType = String
                typealias ExtendedGraphemeClusterLiteralType = String
                typealias UnicodeScalarLiteralType = String
                typealias UTF8View = String.UTF8View
                typealias StringInterpolation = DefaultStringInterpolation
                init()
                init(stringLiteral value: String)
                func makeIterator() -> String.Iterator
                var startIndex: String.Index { get }
                var endIndex: String.Index { get }
                var count: Int { get }
                var isEmpty: Bool { get }
                var description: String { get }
                var debugDescription: String { get }
                var utf8: String.UTF8View { get }
                var utf16: String.UTF16View { get }
                var unicodeScalars: String.UnicodeScalarView { get }
                subscript(i: String.Index) -> Character { get }
                @available(*, absent) @_disfavoredOverload subscript(i: Int) -> Character { get }
                subscript(r: Range<String.Index>) -> Substring { get }
                func index(after i: String.Index) -> String.Index
                func index(before i: String.Index) -> String.Index
                func index(_ i: String.Index, offsetBy n: Int) -> String.Index
                func index(_ i: String.Index, offsetBy n: Int, limitedBy limit: String.Index) -> String.Index?
                func distance(from start: String.Index, to end: String.Index) -> Int
                func lowercased() -> String
                func uppercased() -> String
                @available(*, absent) mutating func write(_ other: String)
                mutating func append(_ other: String)
                mutating func append(_ c: Character)
                mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
                mutating func reserveCapacity(_ n: Int)
                mutating func replaceSubrange<C: Collection>(
                    _ subrange: Range<String.Index>, with newElements: C
                ) where C.Element == Character
                mutating func insert(_ newElement: Character, at i: String.Index)
                mutating func insert<S: Collection>(
                    contentsOf newElements: S, at i: String.Index
                ) where S.Element == Character
                @discardableResult mutating func remove(at i: String.Index) -> Character
                mutating func removeSubrange(_ bounds: Range<String.Index>)
                mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
                static func == (lhs: \(name), rhs: \(name)) -> Bool
                static func < (lhs: \(name), rhs: \(name)) -> Bool
            }

            """
    }

    /// Returns the interface of a collection of the parts of a string.
    private static func view(_ name: String, of element: String) -> String {
        """

        struct \(name): BidirectionalCollection, CustomStringConvertible, Sendable {
            typealias Element = \(element)
            typealias Index = String.Index
            typealias Iterator = AnyIterator<\(element)>
            typealias SubSequence = Slice<\(name)>
            typealias Indices = DefaultIndices<\(name)>
            func makeIterator() -> AnyIterator<\(element)>
            var description: String { get }
        }

        """
    }

    static let stringProtocol = """
        protocol StringProtocol: BidirectionalCollection, TextOutputStream, LosslessStringConvertible,
            ExpressibleByStringInterpolation, Hashable, Comparable
            where Element == Character, Index == String.Index, SubSequence: StringProtocol,
                StringInterpolation == DefaultStringInterpolation
        {
            associatedtype SubSequence
            associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == Index
            var utf8: UTF8View { get }
            func lowercased() -> String
            func uppercased() -> String
        }
        extension StringProtocol {
            func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
            func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
            static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
        }
        """

    static let characters = """
        struct Character: Hashable, Comparable, ExpressibleByExtendedGraphemeClusterLiteral, LosslessStringConvertible,
            CustomDebugStringConvertible, TextOutputStreamable, Codable, Sendable
        {
            typealias ExtendedGraphemeClusterLiteralType = Character
            typealias UnicodeScalarLiteralType = Character
            init(extendedGraphemeClusterLiteral value: Character)
            init(_ content: Unicode.Scalar)
            init(_ s: String)
            var description: String { get }
            var debugDescription: String { get }
            var utf8: String.UTF8View { get }
            var unicodeScalars: String.UnicodeScalarView { get }
            var asciiValue: UInt8? { get }
            var isASCII: Bool { get }
            var isWhitespace: Bool { get }
            var isNewline: Bool { get }
            var isNumber: Bool { get }
            var isWholeNumber: Bool { get }
            var wholeNumberValue: Int? { get }
            var isHexDigit: Bool { get }
            var hexDigitValue: Int? { get }
            var isLetter: Bool { get }
            var isUppercase: Bool { get }
            var isLowercase: Bool { get }
            var isCased: Bool { get }
            var isSymbol: Bool { get }
            var isMathSymbol: Bool { get }
            var isCurrencySymbol: Bool { get }
            var isPunctuation: Bool { get }
            func uppercased() -> String
            func lowercased() -> String
            static func == (lhs: Character, rhs: Character) -> Bool
            static func < (lhs: Character, rhs: Character) -> Bool
        }
        enum Unicode {}
        struct Unicode.Scalar: Hashable, Comparable, ExpressibleByUnicodeScalarLiteral, LosslessStringConvertible,
            Sendable {
            typealias UnicodeScalarLiteralType = Unicode.Scalar
            init(unicodeScalarLiteral value: Unicode.Scalar)
            init?(_ v: UInt32)
            init(_ v: UInt8)
            init?(_ v: Int)
            var value: UInt32 { get }
            var isASCII: Bool { get }
            var description: String { get }
            static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
            static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
        }
        typealias UnicodeScalar = Unicode.Scalar
        """
}
