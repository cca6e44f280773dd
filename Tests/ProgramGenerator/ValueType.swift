/// A type of which the generator can write expressions.
indirect enum ValueType: Hashable, Sendable {
    case array(ValueType)
    case bool
    case cgFloat
    case double
    case float
    case int
    /// A type that the program declares.
    case named(String)
    case optional(ValueType)
    case string

    /// The types with literals.
    static let simple: [ValueType] = [.int, .double, .string, .bool]

    /// The type as written in Swift.
    var text: String {
        switch self {
        case .array(let element): "[\(element.text)]"
        case .bool: "Bool"
        case .cgFloat: "CGFloat"
        case .double: "Double"
        case .float: "Float"
        case .int: "Int"
        case .named(let name): name
        case .optional(let wrapped): "\(wrapped.text)?"
        case .string: "String"
        }
    }

    /// Reads a type as written in Swift.
    init(_ text: some StringProtocol) {
        let text = String(text)
        if text.hasSuffix("?") {
            self = .optional(ValueType(text.dropLast()))
        } else if text.hasPrefix("["), text.hasSuffix("]") {
            self = .array(ValueType(text.dropFirst().dropLast()))
        } else {
            let simple: [ValueType] = [.bool, .cgFloat, .double, .float, .int, .string]
            self = simple.first { $0.text == text } ?? .named(text)
        }
    }
}
