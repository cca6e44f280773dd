import Foundation

extension Value: CustomStringConvertible {
    /// The text that `print` shows.
    package var description: String {
        if let string { return string }
        return debugDescription
    }

    /// The value as Swift source where possible: strings quoted, no trailing `.0`.
    package var debugDescription: String {
        var writer = ValueWriter(isInterpolation: false)
        writer.write(self)
        return writer.text
    }

    /// The value as a Swift prompt shows it: strings quoted, everything else as Swift prints it.
    package var reply: String {
        var writer = ValueWriter(isInterpolation: true)
        writer.write(self)
        return writer.text
    }

    /// The text that string interpolation inserts, as in Swift.
    var interpolated: String {
        if let string { return string }
        var writer = ValueWriter(isInterpolation: true, module: Self.module)
        writer.write(self)
        return writer.text
    }

    /// The text of the value as part of another printed value.
    var reflected: String { String(Value.array([self]).interpolated.dropFirst().dropLast()) }

    /// The module name that the compiler gives a single file.
    private static let module = "main"

    /// The name of the value's type, for messages.
    package var typeName: String {
        switch self {
        case .void: "Void"
        case .nil: "nil"
        case .present(let value): "\(value.typeName)?"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .array(let values): values.first.map { "[\($0.typeName)]" } ?? "array"
        case .dictionary(let pairs):
            pairs.entries.first.map { "[\($0.key.typeName): \($0.value.typeName)]" } ?? "dictionary"
        case .tuple(let fields): "(\(fields.map(\.value.typeName).joined(separator: ", ")))"
        case .range(let range): range.isClosed ? "ClosedRange" : "Range"
        case .function: "function"
        case .type(let type): "\(type.name).Type"
        case .native(let native):
            native.type.name + (slice?.first.map { "<\($0.typeName)>" } ?? "")
        case .instance(let instance): instance.type.name
        case .keyPath: "KeyPath"
        case .erased(let erased): erased.type.description
        }
    }
}

extension NativeValue: CustomStringConvertible {
    /// The description of the Swift value if it has one, otherwise the name of its type.
    package var description: String {
        if let described = base as? any CustomStringConvertible, !(base is AnyObject.Type) {
            return described.description
        }
        // Enums print their case; the default description of other values can differ between runs.
        if Mirror(reflecting: base).displayStyle == .enum { return ".\(base)" }
        return type.name
    }
}

extension NativeValue {
    /// The text that Swift prints, if it is the same in every run.
    var interpolated: String { isPlain ? "\(base)" : description }

    /// The text of the value as part of another printed value.
    var reflected: String { isPlain ? String(reflecting: base) : description }

    private var isPlain: Bool {
        Self.isPlain(base, depth: 0)
            || Mirror(reflecting: base).displayStyle == .enum && !(base is any CustomStringConvertible)
    }

    /// Returns true if a value is a number, a string, or a struct that consists only of such values.
    private static func isPlain(_ value: Any, depth: Int) -> Bool {
        switch value {
        case is Int, is Double, is CGFloat, is Bool, is String: return depth > 0
        default: break
        }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, depth < 4, !mirror.children.isEmpty,
            !(value is any CustomStringConvertible)
        else { return false }
        return mirror.children.allSatisfy { isPlain($0.value, depth: depth + 1) }
    }
}

extension Instance: CustomStringConvertible {
    /// `Type(property: value)`, or the case with its associated values.
    package var description: String { Value.instance(self).debugDescription }
}

extension Double {
    /// The shortest text that parses as this number, without a trailing `.0`.
    var shortDescription: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension String {
    /// The text as a Swift string literal.
    package var quoted: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\0": result += "\\0"
            default:
                if scalar.value < 32 || scalar.value == 127 {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
