import SwiftInterpreter

/// Completes Swift source at the cursor: names of elements and values, modifiers, labels, properties, cases.
package struct SourceCompleter {
    /// The completion at the cursor.
    package struct Completion: Equatable, Sendable {
        /// The UTF-8 offset in the source of the text that a candidate replaces.
        package var start: Int
        /// The candidates that begin with that text, alphabetically, labels first.
        package var candidates: [String]
        /// The line of help about each candidate that has one.
        package var summaries: [String: String] = [:]
    }

    private let table: BindingTable
    private let names: ElementNames

    /// Creates a completer of the names in a table.
    package init(_ table: BindingTable) {
        self.table = table
        names = ElementNames(table)
    }

    /// Returns the candidates at the end of a text; none inside a string or a comment.
    ///
    /// - Parameter declared: the names that the document declares, offered where a value is expected.
    package func completion(of text: String, declared: [String] = []) -> Completion {
        let end = text.utf8.count
        guard let whole = UnfinishedSource(text, table: table) else { return Completion(start: end, candidates: []) }
        var start = end
        var prefix = ""
        var source = whole
        if let last = whole.tokens.last, last.kind == .name, last.offset + last.text.utf8.count == end {
            start = last.offset
            prefix = last.text
            let before = String(decoding: Array(text.utf8.prefix(start)), as: UTF8.self)
            source = UnfinishedSource(before, table: table) ?? whole
        }
        let isAfterSpace = prefix.isEmpty && (text.last?.isWhitespace ?? true)
        let all = candidates(in: source, afterSpace: isAfterSpace, declared: declared)
        let fitting = all.filter { $0.hasPrefix(prefix) && $0 != prefix }
        var summaries: [String: String] = [:]
        for name in fitting {
            let summary = summary(of: name, in: source)
            if !summary.isEmpty { summaries[name] = summary }
        }
        return Completion(start: start, candidates: fitting, summaries: summaries)
    }

    /// Returns the line of help about a value of the type expected after a dot, or about a type.
    private func summary(of name: String, in source: UnfinishedSource) -> String {
        guard source.tokens.last?.text == "." else { return table.types[name]?.summary ?? "" }
        let types = source.expectedTypes(beforeDotAt: source.tokens.count - 1)
        return types.map { table.summary(ofValue: name, of: $0) }.first { !$0.isEmpty } ?? ""
    }

    private func candidates(in source: UnfinishedSource, afterSpace: Bool, declared: [String]) -> [String] {
        guard let last = source.tokens.last else { return values(declared) }
        if last.text == ".", !afterSpace { return members(in: source) }
        if let bracket = source.brackets.last, bracket.mark == "(", last.text == "(" || last.text == "," {
            return bracket.nextLabels.map { $0 + ":" } + values(declared)
        }
        return values(declared)
    }

    /// Returns the candidates where a value is expected.
    private func values(_ declared: [String]) -> [String] {
        let types = table.typeOrder.filter { name in
            !name.contains(".") && table.types[name].map { !$0.isProtocol } ?? false
        }
        return Set(types + declared + table.functions.keys).sorted()
    }

    /// Returns the candidates after the dot at the end.
    private func members(in source: UnfinishedSource) -> [String] {
        let dot = source.tokens.count - 1
        guard dot > 0 else { return names.modifiers }
        let before = source.tokens[dot - 1]
        if before.text == "\\" {
            let root = source.viewType ?? table.type(named: "Environment")
            return root.map { properties(of: $0) } ?? []
        }
        guard source.tokens[dot].isAttached else {
            let expected = source.expectedTypes(beforeDotAt: dot)
            return expected.isEmpty ? names.modifiers : staticMembers(of: expected)
        }
        if before.kind == .name {
            let path = source.path(endingAt: dot - 1).names
            if let type = table.type(named: path.joined(separator: ".")) { return staticNames(of: type) }
            if path.count == 1, let type = source.subjectType(of: path[0]) {
                return (properties(of: type) + methods(of: type)).sorted()
            }
            return names.modifiers
        }
        let expected = source.expectedTypes(beforeDotAt: dot)
        return expected.isEmpty ? names.modifiers : staticMembers(of: expected)
    }

    private func staticMembers(of types: [TypeRef]) -> [String] {
        var result: [String] = []
        for type in types.compactMap({ table.nativeType($0) }) {
            for name in table.staticMemberNames(of: type) where makesValue(name, of: type) && !result.contains(name) {
                result.append(name)
            }
        }
        return result.sorted()
    }

    private func makesValue(_ name: String, of type: NativeType) -> Bool {
        if let property = type.staticProperties[name] { return table.type(of: property)?.name == type.name }
        return (type.staticMethods[name] ?? []).contains { $0.signature.result.name == type.name }
    }

    private func staticNames(of type: NativeType) -> [String] {
        table.lineage(of: type).flatMap { table.staticMemberNames(of: $0) }.sorted()
    }

    private func properties(of type: NativeType) -> [String] {
        table.lineage(of: type).flatMap { $0.properties.keys }.sorted()
    }

    /// Returns the methods of a type without modifiers, which do not change a value and are useless in its closure.
    private func methods(of type: NativeType) -> [String] {
        type.methods.filter { $0.value.contains(where: \.isMutating) }.map(\.key)
    }
}
