import Foundation

/// A JSON value as a test reads it.
package enum JSON {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    package init(parsing text: some StringProtocol) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
    }

    private init(_ value: Any) {
        switch value {
        case let value as [Any]: self = .array(value.map(JSON.init))
        case let value as [String: Any]: self = .object(value.mapValues(JSON.init))
        case let value as String: self = .string(value)
        case let value as NSNumber: self = JSON.isBool(value) ? .bool(value.boolValue) : .number(value.doubleValue)
        default: self = .null
        }
    }

    private static func isBool(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c"
    }

    package subscript(key: String) -> JSON? {
        guard case .object(let values) = self, let value = values[key], !value.isNull else { return nil }
        return value
    }

    package var isNull: Bool {
        if case .null = self { true } else { false }
    }

    package var array: [JSON] {
        if case .array(let values) = self { values } else { [] }
    }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// A number, or one of the words that stand for numbers that JSON cannot write.
    package var number: Double? {
        switch self {
        case .number(let value): value
        case .string("inf"): .infinity
        case .string("-inf"): -.infinity
        case .string("nan"): .nan
        default: nil
        }
    }

    package var integer: Int? {
        number.flatMap(Int.init(exactly:))
    }

    package var numbers: [Double] {
        array.compactMap(\.number)
    }

    /// A key of an element: a word, or a whole number.
    package var key: AnyHashable? {
        switch self {
        case .string(let value): AnyHashable(value)
        case .number: integer.map(AnyHashable.init)
        default: nil
        }
    }
}
