import Foundation

/// A JSON value, for tests.
package enum JSON: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    // Decodes numbers to the last bit, unlike JSONSerialization.
    package init(parsing text: some StringProtocol) throws {
        self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
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

    /// The number, including the words for numbers that JSON cannot represent.
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

    /// The key of an element: a word or a whole number.
    package var key: AnyHashable? {
        switch self {
        case .string(let value): AnyHashable(value)
        case .number: integer.map(AnyHashable.init)
        default: nil
        }
    }
}

extension JSON: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else if let value = try? container.decode([String: JSON].self) {
            self = .object(value)
        } else {
            self = (try? container.decode(Bool.self)).map(JSON.bool) ?? .null
        }
    }
}
