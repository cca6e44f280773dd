import SwiftInterpreter

/// Candidates where a value is expected.
extension CandidateFinder {
    /// Adds the values of a type: static members, variables, functions, then what creates one.
    mutating func addValues(of type: WrittenType, default defaultValue: String? = nil) {
        let wanted = type.unwrapped
        if type.function != nil {
            found.add("{", "closure \(type)")
            return
        }
        if acceptsAny(wanted) { return addNames() }
        guard let name = wanted.name else {
            if case .array = wanted { found.add("[", "array \(type)") }
            return addVariables(of: wanted)
        }
        if name == "Bool" {
            for word in ["true", "false"] { found.add(word, word == defaultValue ? "the default" : "Bool") }
        }
        if let native = table.nativeType(wanted), !native.isProtocol {
            found.add(
                sorted: pairs(staticMembers(of: native).map { "." + $0 }) {
                    let summary = table.summary(ofValue: String($0.dropFirst()), of: wanted)
                    guard let defaultValue else { return summary }
                    // What is usually the default may not be that of this parameter.
                    let plain = summary.replacing(" (the default)", with: "")
                    return $0 == defaultValue ? Self.marked(plain) : plain
                }
            )
        } else if let own = known.summary(name) {
            let fitting = Set(implicitMembers(of: wanted))
            for value in own.values where fitting.contains(value) {
                found.add("." + value, own.keyword == "enum" ? "case of \(name)" : "static member of \(name)")
            }
        }
        addVariables(of: wanted)
        let functions = known.signatures.functions.filter { _, overloads in
            overloads.contains { isKind($0.result, of: wanted) }
        }
        found.add(sorted: pairs(functions.keys) { functions[$0]?.first?.declaration ?? "" })
        addInitializers(of: name)
        if let defaultValue, defaultValue != "…", defaultValue.first != ".", defaultValue != "nil" {
            found.add(defaultValue, "the default")
        }
        if type.isOptional, type != .anything { found.add("nil", "no value") }
    }

    /// Returns a summary with the words that say that its value is the default, in its first sentence.
    private static func marked(_ summary: String) -> String {
        guard !summary.isEmpty else { return "the default" }
        let sentence =
            summary.firstRange(of: ". ").map { summary[..<$0.lowerBound] }
            ?? summary.dropLast(summary.hasSuffix(".") ? 1 : 0)
        return sentence + " (the default)" + summary[sentence.endIndex...]
    }

    /// Returns true for `Any`, and for a protocol of the standard library, whose types are not known here.
    private func acceptsAny(_ type: WrittenType) -> Bool {
        if type == .anything || type.name == "AnyHashable" { return true }
        guard case .any = type, let name = type.name else { return false }
        return table.type(named: name) == nil && known.summary(name) == nil
    }

    /// Returns the names of the static members of a type that are values of it.
    private func staticMembers(of type: NativeType) -> [String] {
        table.staticMemberNames(of: type).filter { name in
            if table.isOldName(name, of: WrittenType(type.name)) { return false }
            if let property = type.members.staticProperties[name] { return table.type(of: property)?.name == type.name }
            return (type.members.staticMethods[name] ?? []).contains { $0.signature.result.name == type.name }
        }
    }

    /// Returns the names that can follow a dot at the place and are values of a type.
    private func implicitMembers(of type: WrittenType) -> [String] {
        let all = completer.types(after: source.text + ".", closedBy: source.end, known).members
        return all.filter { $0.kind == .implicit && $0.type.unwrapped == type }.flatMap(\.members).map(\.name)
    }

    private mutating func addInitializers(of name: String) {
        if name == "String" { found.add("\"", "text") }
        if let own = known.summary(name), !own.initializers.isEmpty { found.add(name, own.initializers[0]) }
        guard let native = table.type(named: name) else { return }
        guard native.isProtocol else {
            if let first = native.members.initializers.first {
                found.add(native.name, first.signature.declaration.replacing("init(", with: native.name + "("))
            }
            return
        }
        let own = known.types.filter { known.conforms($0, to: name, table) }
        found.add(sorted: pairs(own) { known.description(ofType: $0) })
        let registered = name == "Element" ? names.elementTypes : conforming(to: name)
        found.add(sorted: pairs(registered) { table.types[$0]?.summary ?? "" })
    }

    private func conforming(to name: String) -> [String] {
        table.types.values.filter { !$0.isProtocol && table.lineage(of: $0).contains { $0.name == name } }.map(\.name)
    }

    /// Adds the variables whose types are accepted, the nearest first.
    private mutating func addVariables(of wanted: WrittenType) {
        for variable in types.variables where isKind(variable.type, of: wanted) {
            found.add(variable.name, "\(variable.type)")
        }
        let own = known.signatures.variables.filter { isKind($0.value, of: wanted) }
        found.add(sorted: pairs(own.keys) { own[$0].map { "\($0)" } ?? "" })
    }

    /// Returns true if a value of one type can be used as another.
    func isKind(_ type: WrittenType, of wanted: WrittenType) -> Bool {
        let type = type.unwrapped
        if type == wanted { return true }
        guard let name = type.name, let wanted = wanted.name else { return false }
        if name == wanted { return true }
        if let native = table.type(named: name) { return table.lineage(of: native).contains { $0.name == wanted } }
        return known.conforms(name, to: wanted, table)
    }

    /// Adds the variables and functions that can be named at the place, of any type.
    mutating func addNames() { addNames { _ in true } }

    private mutating func addNames(where accepts: @escaping (WrittenType) -> Bool) {
        for variable in types.variables where accepts(variable.type) { found.add(variable.name, "\(variable.type)") }
        let (variables, functions) = (known.signatures.variables, known.signatures.functions)
        let accepted = variables.lazy.filter { accepts($0.value) }.map(\.key)
        found.add(sorted: pairs(accepted) { variables[$0].map { "\($0)" } ?? "" })
        let giving = functions.lazy.filter { $0.value.contains { accepts($0.result) } }.map(\.key)
        found.add(sorted: pairs(giving) { functions[$0]?.first?.declaration ?? "" })
    }

    /// Adds what a `for` loop can go through.
    mutating func addSequences() { addNames { $0.isSequence } }

    /// Adds the cases of the types that a `switch` is about.
    mutating func addPatterns(of types: [WrittenType], hasDot: Bool) {
        for type in types.map(\.unwrapped) {
            let own = type.name.flatMap { known.summary($0) }
            let native = table.nativeType(type).map { staticMembers(of: $0).sorted() } ?? []
            let isBool = type.name == "Bool" && !hasDot
            for value in isBool ? ["true", "false"] : own?.values ?? native {
                found.add(hasDot || isBool ? value : "." + value, "case of \(type)")
            }
        }
    }

    /// Adds all that can begin a statement: what the source declares, elements, then other names.
    mutating func addStatements() {
        addNames()
        found.add(sorted: pairs(known.types) { known.description(ofType: $0) })
        found.add(sorted: pairs(known.others) { _ in "declared in this document" })
        found.add(sorted: pairs(names.elementTypes) { table.types[$0]?.summary ?? "" })
        for (word, summary) in Self.keywords { found.add(word, summary) }
        let types = table.typeOrder.filter { name in
            !name.contains(".") && table.types[name].map { !$0.isProtocol } ?? false
        }
        found.add(sorted: pairs(types) { table.types[$0]?.summary ?? "" })
        found.add(sorted: pairs(table.functions.keys) { table.functions[$0]?.first?.signature.declaration ?? "" })
    }

    private static var keywords: [(String, String)] {
        [
            ("for", "repeats for each value"), ("func", "declares a function"), ("if", "only if a condition holds"),
            ("let", "declares a constant"), ("return", "ends a function"), ("struct", "declares a type"),
            ("var", "declares a variable"),
        ]
    }
}

extension WrittenType {
    /// True for a type whose values a `for` loop goes through.
    fileprivate var isSequence: Bool {
        switch self {
        case .array, .dictionary: true
        default:
            name.map(
                ["Range", "ClosedRange", "Set", "ArraySlice", "Array", "Dictionary", "String", "Substring"].contains
            )
                ?? false
        }
    }
}

extension KnownNames {
    /// Returns the line about a declared type: its first initializer.
    func description(ofType name: String) -> String {
        guard let summary = summary(name) else { return "declared in this document" }
        return summary.initializers.first ?? "\(summary.keyword) of this document"
    }

    /// Returns true if a declared type conforms to a protocol, directly or by another protocol.
    func conforms(_ type: String, to name: String, _ table: BindingTable) -> Bool {
        (summary(type)?.conformances ?? []).contains { conformance in
            conformance == name
                || table.type(named: conformance).map { table.lineage(of: $0).contains { $0.name == name } } ?? false
        }
    }
}
