extension Value: CustomStringConvertible {
    /// The value as `print` shows it.
    public var description: String {
        if case .string(let text) = self { return text }
        return debugDescription
    }

    /// The value as Swift source where there is one: strings in quotes, no trailing `.0`.
    public var debugDescription: String {
        switch self {
        case .void: return "()"
        case .nil: return "nil"
        case .bool(let value): return String(value)
        case .int(let value): return String(value)
        case .double(let value): return value.shortDescription
        case .string(let text): return text.quoted
        case .array(let values): return "[\(values.map(\.debugDescription).joined(separator: ", "))]"
        case .dictionary(let pairs):
            if pairs.entries.isEmpty { return "[:]" }
            let parts = pairs.entries.map { "\($0.key.debugDescription): \($0.value.debugDescription)" }
            return "[\(parts.joined(separator: ", "))]"
        case .tuple(let fields):
            let parts = fields.map { ($0.label.map { "\($0): " } ?? "") + $0.value.debugDescription }
            return "(\(parts.joined(separator: ", ")))"
        case .range(let range):
            return (range.lower?.debugDescription ?? "") + (range.isClosed ? "..." : "..<")
                + (range.upper?.debugDescription ?? "")
        case .function(let function): return "(function \(function.name))"
        case .type(let type): return "\(type.name).self"
        case .native(let native): return native.description
        case .instance(let instance): return instance.description
        case .keyPath(let names): return "\\." + names.joined(separator: ".")
        }
    }

    /// The value as string interpolation puts it into a text, which is as Swift does.
    var interpolated: String {
        switch self {
        case .double(let value): "\(value)"
        case .string(let text): text
        case .array(let values): "[\(values.map(\.quotedInterpolation).joined(separator: ", "))]"
        case .instance(let instance) where instance.caseName != nil && instance.fields.isEmpty: instance.caseName ?? ""
        default: debugDescription
        }
    }

    private var quotedInterpolation: String {
        if case .string(let text) = self { return text.quoted }
        return interpolated
    }

    /// The name of the value's type, for messages.
    public var typeName: String {
        switch self {
        case .void: "Void"
        case .nil: "nil"
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
        case .native(let native): native.type.name
        case .instance(let instance): instance.type.name
        case .keyPath: "KeyPath"
        }
    }
}

extension NativeValue: CustomStringConvertible {
    /// The Swift value's own description if it has one, otherwise its type's name.
    public var description: String {
        if let described = base as? any CustomStringConvertible, !(base is AnyObject.Type) {
            return described.description
        }
        // Enums say their case; other values might print what varies between runs.
        if Mirror(reflecting: base).displayStyle == .enum { return ".\(base)" }
        return type.name
    }
}

extension Instance: CustomStringConvertible {
    /// `Type(property: value)`, or the case with its values.
    public var description: String {
        let labels = type.fieldLabels(of: self)
        let parts = zip(labels, fields).map { label, value in
            (label.map { "\($0): " } ?? "") + value.debugDescription
        }
        let list = parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
        if let caseName { return "\(type.name).\(caseName)\(list)" }
        return type.name + (list.isEmpty ? "()" : list)
    }
}

extension Double {
    /// The shortest text that reads back as this number, without a trailing `.0`.
    var shortDescription: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension String {
    /// The text as a Swift string literal.
    public var quoted: String {
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
