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

/// Writes values as text; stops in values that are nested too deeply or too large, as shared parts can make them.
struct ValueWriter {
    private(set) var text = ""
    private let isInterpolation: Bool
    /// The module name that qualifies declared types nested in other values; nil for none.
    private let module: String?
    private var depth = 0
    private let maximumDepth = 200
    private let maximumLength = 1_000_000

    /// - Parameters:
    ///   - isInterpolation: true to write as Swift's `"\(…)"` does; false to write as source.
    ///   - module: the module name that qualifies declared types nested in other values.
    init(isInterpolation: Bool, module: String? = nil) {
        self.isInterpolation = isInterpolation
        self.module = module
    }

    /// True while writing a part of another value.
    private var isNested: Bool { depth > 1 }

    mutating func write(_ value: Value) {
        guard depth < maximumDepth, text.utf8.count < maximumLength else {
            if !text.hasSuffix("…") { text += "…" }
            return
        }
        depth += 1
        defer { depth -= 1 }
        switch value {
        case .void: text += "()"
        case .nil: text += "nil"
        // As source, a nested optional is written without `Optional(…)`: its context has the type.
        case .present(let value) where !isInterpolation && depth > 1: write(value)
        case .present(let value): list("Optional(", [(nil, value)], ")")
        case .bool(let value): text += String(value)
        case .int(let value): text += String(value)
        case .double(let value): text += isInterpolation ? "\(value)" : value.shortDescription
        case .string(let string): text += string.quoted
        case .function(let function): text += "(function \(function.name))"
        case .type(let type): text += isInterpolation ? printed(type) : "\(type.name).self"
        case .native where value.slice != nil: write(value.slice ?? [])
        case .native where value.substring != nil: text += String(value.characters).quoted
        case .native(let native):
            text += !isInterpolation ? native.description : isNested ? native.reflected : native.interpolated
        case .keyPath(let names): text += "\\." + names.joined(separator: ".")
        default: writeParts(of: value)
        }
    }

    private mutating func writeParts(of value: Value) {
        switch value {
        case .array(let values): list("[", values.map { (nil, $0) }, "]")
        case .dictionary(let pairs) where pairs.entries.isEmpty: text += "[:]"
        case .dictionary(let pairs):
            text += "["
            for (index, entry) in pairs.entries.enumerated() {
                if index > 0 { text += ", " }
                write(entry.key)
                text += ": "
                write(entry.value)
            }
            text += "]"
        case .tuple(let fields): list("(", fields.map { ($0.label, $0.value) }, ")")
        case .range(let range):
            if let lower = range.lower { write(lower) }
            text += range.isClosed ? "..." : "..<"
            if let upper = range.upper { write(upper) }
        case .instance(let instance): write(instance)
        case .erased(let erased):
            depth -= 1
            write(erased.value)
            depth += 1
        default: break
        }
    }

    /// Writes a slice: like an array, but with its type when it is nested in other values.
    private mutating func write(_ slice: ArraySlice<Value>) {
        let isNamed = !isInterpolation || isNested
        list(isNamed ? "ArraySlice([" : "[", slice.map { (nil, $0) }, isNamed ? "])" : "]")
    }

    private mutating func write(_ instance: Instance) {
        // The description of a type that conforms to `CustomStringConvertible`.
        if isInterpolation, instance.type.describesItself, let runtime = instance.type.runtime,
            case .string(let description)? = runtime.described(instance)
        {
            text += description
            return
        }
        let owner = owner(of: instance)
        if isInterpolation, instance.type.isClass {
            text += module.map { $0 + "." + instance.type.name } ?? owner
            return
        }
        let parts = zip(instance.type.fieldLabels(of: instance), instance.fields).map { ($0, $1) }
        if let caseName = instance.caseName {
            text += isInterpolation && !(isNested && module != nil) ? caseName : "\(owner).\(caseName)"
            if !parts.isEmpty { list("(", parts, ")") }
        } else {
            text += owner
            list("(", parts, ")")
        }
    }

    private func printed(_ type: TypeValue) -> String {
        switch type {
        case .declared(let declared):
            isNested && module != nil
                ? "main." + declared.name : declared.name.split(separator: ".").last.map(String.init) ?? ""
        case .builtIn(let name): WrittenType(reading: name)?.swiftName(isQualified: isNested) ?? name
        case .native(let native): native.name
        case .exact(let exact): exact.name
        }
    }

    /// Returns the name of an instance's type: unqualified at the top level, qualified inside other values, as in
    /// Swift.
    private func owner(of instance: Instance) -> String {
        guard isInterpolation, let module else { return instance.type.name }
        let name = instance.type.name
        return isNested ? module + "." + name : instance.type.plainName
    }

    private mutating func list(_ open: String, _ parts: [(label: String?, value: Value)], _ close: String) {
        text += open
        for (index, part) in parts.enumerated() {
            if text.utf8.count >= maximumLength { break }
            if index > 0 { text += ", " }
            if let label = part.label { text += "\(label): " }
            write(part.value)
        }
        text += close
    }
}
