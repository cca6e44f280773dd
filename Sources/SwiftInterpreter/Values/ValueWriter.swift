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
        case .builtIn(let name): TypeRef(name)?.swiftName(isQualified: isNested) ?? name
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
