import SwiftInterpreter

/// Candidates where a value is expected.
extension SourceCompleter {
    /// Adds the values of a type: static members, variables, functions, then what creates one.
    func addValues(
        of type: TypeRef,
        default defaultValue: String? = nil,
        in source: UnfinishedSource,
        _ known: KnownNames,
        to result: inout SourceCandidates
    ) {
        let wanted = type.unwrapped
        if type.function != nil {
            result.add("{", "closure \(type)")
            return
        }
        guard let name = wanted.name, name != "Any" else {
            if case .array = wanted { result.add("[", "array \(type)") }
            addVariables(in: source, known, to: &result) { $0 == wanted }
            return
        }
        if name == "Bool" {
            for word in ["true", "false"] { result.add(word, word == defaultValue ? "the default" : "Bool") }
        }
        if let native = table.nativeType(wanted), !native.isProtocol {
            result.add(sorted: staticMembers(of: [wanted]).map { "." + $0 }) {
                let summary = table.summary(ofValue: String($0.dropFirst()), of: wanted)
                return $0 == defaultValue ? "the default. \(summary)" : summary
            }
        } else if let own = known.summary(name), own.keyword == "enum" {
            for value in own.values { result.add("." + value, "case of \(name)") }
        }
        addVariables(in: source, known, to: &result) { isKind($0, of: wanted, known) }
        let functions = known.signatures.functions.filter { _, overloads in
            overloads.contains { isKind($0.result, of: wanted, known) }
        }
        result.add(sorted: functions.keys) { functions[$0]?.first?.declaration ?? "" }
        addInitializers(of: name, known, to: &result)
        if let defaultValue, defaultValue != "…", defaultValue.first != ".", defaultValue != "nil" {
            result.add(defaultValue, "the default")
        }
        if type.isOptional, type != .any { result.add("nil", "no value") }
    }

    private func addInitializers(of name: String, _ known: KnownNames, to result: inout SourceCandidates) {
        if name == "String" { result.add("\"", "text") }
        if let own = known.summary(name), !own.initializers.isEmpty { result.add(name, own.initializers[0]) }
        guard let native = table.type(named: name) else { return }
        guard native.isProtocol else {
            if let first = native.initializers.first {
                result.add(native.name, first.signature.declaration.replacing("init(", with: native.name + "("))
            }
            return
        }
        let own = known.types.filter { known.conforms($0, to: name, table) }
        result.add(sorted: own) { known.description(ofType: $0) }
        let registered = name == "Element" ? names.elementTypes : conforming(to: name)
        result.add(sorted: registered) { table.types[$0]?.summary ?? "" }
    }

    private func conforming(to name: String) -> [String] {
        table.types.values.filter { !$0.isProtocol && table.lineage(of: $0).contains { $0.name == name } }.map(\.name)
    }

    /// Adds the variables whose types are accepted, the latest first, then those of unknown type.
    private func addVariables(
        in source: UnfinishedSource,
        _ known: KnownNames,
        to result: inout SourceCandidates,
        where accepts: (TypeRef) -> Bool
    ) {
        for local in source.locals.reversed() {
            if let type = local.type, accepts(type) { result.add(local.name, "\(type)") }
        }
        let own = known.signatures.variables.filter { accepts($0.value) }
        result.add(sorted: own.keys) { own[$0].map { "\($0)" } ?? "" }
        for bracket in source.brackets.reversed() where bracket.mark == "{" && bracket.subject != "$0" {
            if let type = bracket.subjectType, accepts(.named(type)) { result.add(bracket.subject, type) }
        }
    }

    /// Returns true if a value of one type can be used as another.
    private func isKind(_ type: TypeRef, of wanted: TypeRef, _ known: KnownNames) -> Bool {
        let type = type.unwrapped
        if type == wanted { return true }
        guard let name = type.name, let wanted = wanted.name else { return false }
        if name == wanted { return true }
        if let native = table.type(named: name) { return table.lineage(of: native).contains { $0.name == wanted } }
        return known.conforms(name, to: wanted, table)
    }

    /// Adds all that can begin a statement: what the source declares, elements, then other names.
    func addStatements(in source: UnfinishedSource, _ known: KnownNames, to result: inout SourceCandidates) {
        for local in source.locals.reversed() { result.add(local.name, local.type.map { "\($0)" } ?? "variable") }
        for bracket in source.brackets.reversed() where bracket.subjectType != nil {
            if bracket.isBuilder, bracket.subject == "$0" { continue }
            result.add(bracket.subject, bracket.subjectType ?? "")
        }
        result.add(sorted: known.signatures.variables.keys) { known.signatures.variables[$0].map { "\($0)" } ?? "" }
        result.add(sorted: known.signatures.functions.keys) {
            known.signatures.functions[$0]?.first?.declaration ?? ""
        }
        result.add(sorted: known.types) { known.description(ofType: $0) }
        result.add(sorted: known.others) { _ in "declared in this document" }
        result.add(sorted: names.elementTypes) { table.types[$0]?.summary ?? "" }
        for (word, summary) in Self.keywords { result.add(word, summary) }
        let types = table.typeOrder.filter { name in
            !name.contains(".") && table.types[name].map { !$0.isProtocol } ?? false
        }
        result.add(sorted: types) { table.types[$0]?.summary ?? "" }
        result.add(sorted: table.functions.keys) { table.functions[$0]?.first?.signature.declaration ?? "" }
    }

    private static var keywords: [(String, String)] {
        [
            ("for", "repeats for each value"), ("func", "declares a function"), ("if", "only if a condition holds"),
            ("let", "declares a constant"), ("return", "ends a function"), ("struct", "declares a type"),
            ("var", "declares a variable"),
        ]
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
