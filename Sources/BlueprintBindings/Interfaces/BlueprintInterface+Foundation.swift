extension BlueprintInterface {
    /// The objects and values of Foundation.
    static let foundation =
        """
        extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, CVarArg {
            typealias IntegerLiteralType = Int
            typealias FloatLiteralType = Double
            typealias BooleanLiteralType = Bool
            init(value: Int)
            init(value: Double)
            init(value: Float)
            init(value: Bool)
            init(integerLiteral value: Int)
            init(floatLiteral value: Double)
            init(booleanLiteral value: Bool)
        }
        extension ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
            typealias BooleanLiteralType = Bool
            init(booleanLiteral value: Bool)
        }
        extension IndexPath: ExpressibleByArrayLiteral {
            typealias ArrayLiteralElement = Int
            init(arrayLiteral indexes: Int...)
            static func + (left: IndexPath, right: IndexPath) -> IndexPath
        }
        extension NSString: ExpressibleByStringLiteral {
            typealias StringLiteralType = String
            init(stringLiteral value: String)
        }
        extension NSError: Error {}
        extension Range where Bound == String.Index {
            init?<Text: StringProtocol>(_ range: NSRange, in string: Text)
        }
        extension DispatchTime {
            static func + (time: DispatchTime, seconds: Double) -> DispatchTime
            static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
        }
        extension DispatchQueue {
            func async(execute work: @escaping () -> Void)
            func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
            func sync<T>(execute work: () throws -> T) rethrows -> T
        }
        extension NumberFormatter {
            func string(from number: NSNumber) -> String?
        }
        class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
            init()
            func object(forKey key: KeyType) -> ObjectType?
            func setObject(_ obj: ObjectType, forKey key: KeyType)
            func setObject(_ obj: ObjectType, forKey key: KeyType, cost: Int)
            func removeObject(forKey key: KeyType)
            func removeAllObjects()
            var countLimit: Int { get set }
            var name: String { get set }
            var totalCostLimit: Int { get set }
        }
        class Unit {}
        class Dimension: Unit {}
        class UnitAngle: Dimension {
            static var degrees: UnitAngle { get }
            static var radians: UnitAngle { get }
        }
        struct Measurement<UnitType: Unit> {
            init(value: Double, unit: UnitType)
            var value: Double
            let unit: UnitType
        }

        """
        + extensions(
            "Hashable, CustomStringConvertible, Codable, Sendable",
            ["IndexPath", "UUID", "URL", "Calendar", "TimeZone", "DateComponents", "Data"]
        )
        + extensions("Hashable, Codable, Sendable", ["Locale", "URLComponents"])
        + extensions("Hashable, Sendable", ["URLQueryItem", "String.Encoding", "Date.FormatStyle.DateStyle"])
        + extensions("Hashable, CVarArg", ["DateFormatter", "ISO8601DateFormatter"])

    /// Dates, decimal numbers and bytes.
    static let foundationNumbers =
        """
        extension Date: Comparable, Hashable, Strideable, Codable, CustomStringConvertible, Sendable {
            typealias Stride = TimeInterval
            static func + (lhs: Date, rhs: TimeInterval) -> Date
            static func - (lhs: Date, rhs: TimeInterval) -> Date
            static func += (lhs: inout Date, rhs: TimeInterval)
            static func -= (lhs: inout Date, rhs: TimeInterval)
        }
        extension DateInterval: Comparable, Hashable, Codable, CustomStringConvertible, Sendable {}
        extension Date.FormatStyle: FormatStyle, Sendable {
            typealias FormatInput = Date
            typealias FormatOutput = String
        }
        extension Decimal {
            init?(string: String, locale: Locale? = nil)
            func formatted(_ format: Decimal.FormatStyle) -> String
            func formatted(_ format: Decimal.FormatStyle.Percent) -> String
            func formatted(_ format: Decimal.FormatStyle.Currency) -> String
        }
        extension NSDecimalNumber: Comparable {}
        extension Data {
            init<S: Sequence>(_ elements: S) where S.Element == UInt8
        }
        extension String {
            init?(data: Data, encoding: String.Encoding)
            func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
        }

        """
}
