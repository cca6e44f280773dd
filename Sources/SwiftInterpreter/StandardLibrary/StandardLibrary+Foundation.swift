extension StandardLibrary {
    /// The members that Foundation adds to strings.
    static let foundationStrings = """
        extension String {
            init(format: String, _ arguments: CVarArg...)
            static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String
            init(format: String, locale: Locale?, _ arguments: CVarArg...)
            init(format: String, arguments: [CVarArg])
            init(format: String, locale: Locale?, arguments: [CVarArg])
        }
        protocol CVarArg {}
        extension Int: CVarArg {}
        extension Int8: CVarArg {}
        extension Int16: CVarArg {}
        extension Int32: CVarArg {}
        extension Int64: CVarArg {}
        extension UInt: CVarArg {}
        extension UInt8: CVarArg {}
        extension UInt16: CVarArg {}
        extension UInt32: CVarArg {}
        extension UInt64: CVarArg {}
        extension Double: CVarArg {}
        extension Float: CVarArg {}
        extension CGFloat: CVarArg {}
        extension Bool: CVarArg {}
        extension String: CVarArg {}
        enum ComparisonResult: Int, Hashable, Sendable {
            case orderedAscending
            case orderedSame
            case orderedDescending
        }
        extension StringProtocol {
            var capitalized: String { get }
            var localizedCapitalized: String { get }
            var localizedLowercase: String { get }
            var localizedUppercase: String { get }
            func contains<T: StringProtocol>(_ other: T) -> Bool
            func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
            func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
            func components<T: StringProtocol>(separatedBy separator: T) -> [String]
            func components(separatedBy separator: CharacterSet) -> [String]
            func trimmingCharacters(in set: CharacterSet) -> String
            func padding<T: StringProtocol>(
                toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
            ) -> String
            func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
                of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
                range searchRange: Range<Index>? = nil
            ) -> String
            func replacingCharacters<T: StringProtocol, R: RangeExpression>(
                in range: R, with replacement: T
            ) -> String where R.Bound == Index
            func range<T: StringProtocol>(
                of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
                locale: Locale? = nil
            ) -> Range<Index>?
            func rangeOfCharacter(
                from aSet: CharacterSet, options mask: String.CompareOptions = [],
                range aRange: Range<Index>? = nil
            ) -> Range<Index>?
            func appending<T: StringProtocol>(_ aString: T) -> String
            func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
            var removingPercentEncoding: String? { get }
            func folding(options: String.CompareOptions = [], locale: Locale?) -> String
            func capitalized(with locale: Locale?) -> String
            func lowercased(with locale: Locale?) -> String
            func uppercased(with locale: Locale?) -> String
            func compare<T: StringProtocol>(
                _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil,
                locale: Locale? = nil
            ) -> ComparisonResult
            func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
            func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
            func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
            func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult
        }
        struct CharacterSet: Hashable, SetAlgebra, Sendable {
            typealias Element = Unicode.Scalar
            typealias ArrayLiteralElement = Unicode.Scalar
            init()
            init(charactersIn string: String)
            init(charactersIn range: ClosedRange<Unicode.Scalar>)
            static var alphanumerics: CharacterSet { get }
            static var decimalDigits: CharacterSet { get }
            static var letters: CharacterSet { get }
            static var newlines: CharacterSet { get }
            static var punctuationCharacters: CharacterSet { get }
            static var whitespaces: CharacterSet { get }
            static var whitespacesAndNewlines: CharacterSet { get }
            static var capitalizedLetters: CharacterSet { get }
            static var controlCharacters: CharacterSet { get }
            static var decomposables: CharacterSet { get }
            static var illegalCharacters: CharacterSet { get }
            static var lowercaseLetters: CharacterSet { get }
            static var nonBaseCharacters: CharacterSet { get }
            static var symbols: CharacterSet { get }
            static var uppercaseLetters: CharacterSet { get }
            static var urlFragmentAllowed: CharacterSet { get }
            static var urlHostAllowed: CharacterSet { get }
            static var urlPasswordAllowed: CharacterSet { get }
            static var urlPathAllowed: CharacterSet { get }
            static var urlQueryAllowed: CharacterSet { get }
            static var urlUserAllowed: CharacterSet { get }
            var inverted: CharacterSet { get }
            func contains(_ member: Unicode.Scalar) -> Bool
            func union(_ other: CharacterSet) -> CharacterSet
            func intersection(_ other: CharacterSet) -> CharacterSet
            func subtracting(_ other: CharacterSet) -> CharacterSet
            func symmetricDifference(_ other: CharacterSet) -> CharacterSet
        }
        """

    /// The types of Foundation that the standard library's interface mentions, unless bindings have them.
    static let foundationValues = """
        struct Locale: Hashable, Sendable {}
        struct String.CompareOptions: OptionSet, Sendable {
            typealias RawValue = UInt
            let rawValue: UInt
            init(rawValue: UInt)
            static let caseInsensitive: String.CompareOptions
            static let literal: String.CompareOptions
            static let backwards: String.CompareOptions
            static let anchored: String.CompareOptions
            static let numeric: String.CompareOptions
            static let diacriticInsensitive: String.CompareOptions
            static let widthInsensitive: String.CompareOptions
            static let forcedOrdering: String.CompareOptions
            @available(*, absent) static let regularExpression: String.CompareOptions
        }
        class Bundle {}
        class NSNumber: Hashable {}
        """

    /// Numbers as text.
    static let formats = """
        protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Codable {
            associatedtype FormatInput
            associatedtype FormatOutput
            @available(*, absent) func format(_ value: FormatInput) -> FormatOutput
            func locale(_ locale: Locale) -> Self
        }
        extension FormatStyle {
            func locale(_ locale: Locale) -> Self
        }
        extension BinaryInteger {
            func formatted() -> String
            func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self
            func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger
        }
        extension BinaryFloatingPoint {
            func formatted() -> String
            func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self
            func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint
        }
        extension FormatStyle where Self == IntegerFormatStyle<Int> {
            static var number: IntegerFormatStyle<Int> { get }
        }
        extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
            static var percent: IntegerFormatStyle<Int>.Percent { get }
        }
        extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
            static func currency<Value: BinaryInteger>(code: String) -> Self
                where Self == IntegerFormatStyle<Value>.Currency
        }
        extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
            static var number: FloatingPointFormatStyle<Double> { get }
        }
        extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
            static var percent: FloatingPointFormatStyle<Double>.Percent { get }
        }
        extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
            static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency
        }
        enum NumberFormatStyleConfiguration {
            typealias Grouping = NumberFormatStyleConfiguration.GroupingKind
        }
        struct NumberFormatStyleConfiguration.GroupingKind: Hashable, Sendable {
            static var automatic: NumberFormatStyleConfiguration.GroupingKind { get }
            static var never: NumberFormatStyleConfiguration.GroupingKind { get }
        }
        struct NumberFormatStyleConfiguration.Precision: Hashable, Sendable {
            static func fractionLength<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
                where R.Bound == Int
            static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
            @available(*, absent) static func significantDigits(_ digits: Int)
                -> NumberFormatStyleConfiguration.Precision
            @available(*, absent) static func integerLength(_ length: Int)
                -> NumberFormatStyleConfiguration.Precision
            @available(*, absent) static func integerAndFractionLength(integer: Int, fraction: Int)
                -> NumberFormatStyleConfiguration.Precision
        }

        """ + formatStyles("IntegerFormatStyle", "BinaryInteger")
        + formatStyles("FloatingPointFormatStyle", "BinaryFloatingPoint")

    /// Returns the styles of a kind of numbers, which are generic if the kind is bound by a protocol.
    static func formatStyles(_ name: String, _ bound: String?) -> String {
        ["", ".Percent", ".Currency"].map { kind in
            let style = bound == nil ? "\(name)\(kind)" : "\(name)<Value>\(kind)"
            let number = bound == nil ? "Decimal" : "Value"
            return """
                struct \(name)\(kind)\(kind.isEmpty ? bound.map { "<Value: \($0)>" } ?? "" : ""): FormatStyle, Sendable {
                    typealias FormatInput = \(number)
                    typealias FormatOutput = String
                    @available(*, absent) func format(_ value: \(number)) -> String
                    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(style)
                    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(style)
                    func locale(_ locale: Locale) -> \(style)
                    @available(*, absent) \(kind == ".Currency" ? "init(code: String)" : "init()")
                }

                """
        }.joined()
    }
}
