/// Writes values as text; stops in values that are too deep or too large, as shared parts can make them.
struct ValueWriter {
    private(set) var text = ""
    private let isInterpolation: Bool
    private var depth = 0
    private let maximumDepth = 200
    private let maximumLength = 1_000_000

    /// - Parameter isInterpolation: whether to write as Swift's `"\(…)"` does rather than as source.
    init(isInterpolation: Bool) {
        self.isInterpolation = isInterpolation
    }

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
        // As source the value alone says it, where its place has the type.
        case .present(let value) where !isInterpolation && depth > 1: write(value)
        case .present(let value): list("Optional(", [(nil, value)], ")")
        case .bool(let value): text += String(value)
        case .int(let value): text += String(value)
        case .double(let value): text += isInterpolation ? "\(value)" : value.shortDescription
        case .string(let string): text += string.quoted
        case .function(let function): text += "(function \(function.name))"
        case .type(let type): text += isInterpolation ? type.name : "\(type.name).self"
        case .native(let native): text += isInterpolation ? native.interpolated : native.description
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
        default: break
        }
    }

    private mutating func write(_ instance: Instance) {
        // What a type says of itself, as `CustomStringConvertible` has it.
        if isInterpolation, instance.type.describesItself, let runtime = instance.type.runtime,
            case .string(let description)? = try? runtime.member("description", of: instance, expecting: "String")
        {
            text += description
            return
        }
        if isInterpolation, instance.type.isClass {
            text += instance.type.name
            return
        }
        let parts = zip(instance.type.fieldLabels(of: instance), instance.fields).map { ($0, $1) }
        if let caseName = instance.caseName {
            text += isInterpolation ? caseName : "\(instance.type.name).\(caseName)"
            if !parts.isEmpty { list("(", parts, ")") }
        } else {
            text += instance.type.name
            list("(", parts, ")")
        }
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
