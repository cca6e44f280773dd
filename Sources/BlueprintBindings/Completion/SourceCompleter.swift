import SwiftInterpreter

/// Completes Swift source at the cursor: names of elements and values, modifiers, labels, properties, cases.
package struct SourceCompleter {
    /// The completion at the cursor.
    package struct Completion: Equatable, Sendable {
        /// The UTF-8 offset in the source of the text that a candidate replaces.
        package var start: Int
        /// The candidates that begin with that text, those that fit best first.
        package var candidates: [String]
        /// The line of help about each candidate that has one.
        package var summaries: [String: String] = [:]
    }

    let table: BindingTable
    let names: ElementNames

    /// Creates a completer of the names in a table.
    package init(_ table: BindingTable) {
        self.table = table
        names = ElementNames(table)
    }

    /// Returns the candidates at the end of a text; none inside a string or a comment.
    ///
    /// - Parameter known: the names that the document declares.
    package func completion(of text: String, knowing known: KnownNames = KnownNames()) -> Completion {
        let end = text.utf8.count
        guard let whole = UnfinishedSource(text, table: table, names: known) else {
            return Completion(start: end, candidates: [])
        }
        var (start, prefix, source, before) = (end, "", whole, text)
        if let last = whole.tokens.last, last.kind == .name, last.offset + last.text.utf8.count == end {
            (start, prefix) = (last.offset, last.text)
            before = String(decoding: Array(text.utf8.prefix(start)), as: UTF8.self)
            source = UnfinishedSource(before, table: table, names: known) ?? whole
        } else if whole.tokens.last?.kind == .literal, text.last?.isWhitespace == false {
            return Completion(start: end, candidates: [])
        }
        let space = before.reversed().prefix(while: \.isWhitespace)
        // A dot and a name make one word, as in `.center`.
        let place = CursorPlace(
            source,
            afterSpace: prefix.isEmpty && (!space.isEmpty || before.isEmpty),
            onNewLine: space.contains(where: \.isNewline)
        )
        let found = candidates(at: place, in: source, knowing: known)
        let fitting = found.words.filter { $0.hasPrefix(prefix) && $0 != prefix }
        let shown = Set(fitting)
        return Completion(
            start: start,
            candidates: fitting,
            summaries: found.summaries.filter { shown.contains($0.key) }
        )
    }

    /// Returns the declaration of the call at the end of a text, with `‹` and `›` around its current parameter; nil if no
    /// known call is open.
    package func signature(of text: String, knowing known: KnownNames = KnownNames()) -> String? {
        guard let source = UnfinishedSource(text, table: table, names: known), let bracket = source.brackets.last,
            bracket.mark == "(", let (signature, current) = bracket.current
        else { return nil }
        let name = bracket.callee.split(separator: ".").last.map(String.init) ?? bracket.callee
        let parts = signature.parameters.enumerated().map { index, parameter in
            index == current ? "‹\(parameter.declaration)›" : parameter.declaration
        }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }

    private func candidates(
        at place: CursorPlace,
        in source: UnfinishedSource,
        knowing known: KnownNames
    ) -> SourceCandidates {
        var result = SourceCandidates()
        switch place {
        case .nothing: break
        case .member: addMembers(in: source, known, to: &result)
        case .conformance(let keyword): addProtocols(keyword, known, to: &result)
        case .type: addTypes(known, to: &result)
        case .statement: addStatements(in: source, known, to: &result)
        case .value(let types):
            for type in types { addValues(of: type, in: source, known, to: &result) }
            if types.isEmpty { addStatements(in: source, known, to: &result) }
        case .argument(let bracket):
            for parameter in bracket.currentParameters {
                addValues(of: parameter.type, default: parameter.defaultValue, in: source, known, to: &result)
            }
            for parameter in bracket.nextParameters {
                let value = parameter.defaultValue.map { " = \($0)" } ?? ""
                let about = parameter.summary.isEmpty ? "" : "  \(parameter.summary)"
                result.add("\(parameter.label ?? ""):", "\(parameter.type)\(value)\(about)")
            }
        }
        return result
    }

    private func addProtocols(_ keyword: String, _ known: KnownNames, to result: inout SourceCandidates) {
        let own = known.types.filter { known.summary($0)?.keyword == "protocol" }
        let registered = table.types.values.filter(\.isProtocol)
        let standard = [
            "CaseIterable", "Comparable", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable",
        ]
        if keyword == "enum" {
            for name in ["String", "Int"] { result.add(name, "raw values of this type") }
            for name in standard { result.add(name, "protocol of the standard library") }
        }
        result.add(sorted: own) { _ in "protocol of this document" }
        let elements = registered.filter { table.isElement($0) }.map(\.name)
        result.add(sorted: elements) { table.types[$0]?.summary ?? "" }
        result.add(sorted: registered.map(\.name)) { table.types[$0]?.summary ?? "" }
        for name in standard { result.add(name, "protocol of the standard library") }
    }

    private func addTypes(_ known: KnownNames, to result: inout SourceCandidates) {
        result.add(sorted: known.types) { known.description(ofType: $0) }
        for name in ["String", "CGFloat", "Int", "Bool", "Double"] { result.add(name, "type of the standard library") }
        result.add(sorted: table.typeOrder) { table.types[$0]?.summary ?? "" }
    }
}
