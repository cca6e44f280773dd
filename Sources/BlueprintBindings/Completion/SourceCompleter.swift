import SwiftInterpreter

/// Completes Swift source at the cursor: names of elements and values, modifiers, labels, properties, cases.
///
/// The type checker says what fits; see ``CursorTypes``.
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
        guard let whole = UnfinishedSource(text) else { return Completion(start: end, candidates: []) }
        var (start, prefix, source, before) = (end, "", whole, text)
        if let last = whole.tokens.last, last.kind == .name, last.offset + last.text.utf8.count == end {
            (start, prefix) = (last.offset, last.text)
            before = String(decoding: Array(text.utf8.prefix(start)), as: UTF8.self)
            source = UnfinishedSource(before) ?? whole
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
        var finder = CandidateFinder(completer: self, source: source, known: known)
        if place.needsTypes { finder.types = types(after: before, closedBy: source.end, known) }
        finder.find(at: place)
        let fitting = finder.found.words.filter { $0.hasPrefix(prefix) && $0 != prefix }
        let shown = Set(fitting)
        return Completion(
            start: start,
            candidates: fitting,
            summaries: finder.found.summaries.filter { shown.contains($0.key) }
        )
    }

    /// Returns the declaration of the call at the end of a text, with `‹` and `›` around its current parameter; nil if no
    /// known call is open.
    package func signature(of text: String, knowing known: KnownNames = KnownNames()) -> String? {
        guard let source = UnfinishedSource(text), let (before, end, bracket) = source.innermostCall else { return nil }
        var call = call(bracket, types(after: before, closedBy: end, known))
        if let last = source.tokens.last, last.kind == .name, last.offset >= bracket.argumentStart,
            source.tokens.dropLast().last.map({ $0.offset < bracket.argumentStart }) ?? false
        {
            call.typed = last.text
        }
        return call.declaration
    }

    private func types(after text: String, closedBy end: String, _ known: KnownNames) -> CursorTypes {
        // A modifier that begins the text belongs to an element.
        let isModifier = text.first { !$0.isWhitespace } == "."
        let start = isModifier ? "Empty()" : ""
        return known.check.map { $0(start + text, end) }
            ?? TypeCheck(table: table).cursor(after: start + text, closedBy: end)
    }

    /// Returns the call of a bracket.
    func call(_ bracket: OpenBracket?, _ types: CursorTypes) -> UnfinishedCall {
        UnfinishedCall(
            label: bracket?.label,
            givenLabels: bracket?.givenLabels ?? [],
            callees: types.callees.map { ($0.name, table.documented($0)) }
        )
    }
}

extension CursorPlace {
    /// True if the types around the cursor say what fits.
    fileprivate var needsTypes: Bool {
        switch self {
        case .member, .argument, .value, .statement: true
        case .conformance, .type, .nothing: false
        }
    }
}

extension BindingTable {
    /// Returns the signature of a function as it is registered, with default values and help; the declared one of a
    /// function that is not.
    func documented(_ callee: CursorTypes.Callee) -> Signature {
        let declared = callee.signature
        let native = callee.owner.flatMap { type(named: $0) ?? builtIns[$0] }
        let known: [NativeCallable] =
            if let native {
                declared.name == "init"
                    ? native.members.initializers
                    : (native.members.methods[declared.name] ?? [])
                        + (native.members.staticMethods[declared.name] ?? [])
            } else {
                callee.owner == nil ? functions[declared.name] ?? [] : []
            }
        let labels = declared.parameters.map(\.label)
        let same = known.map(\.signature).filter { $0.parameters.map(\.label) == labels }
        return same.first { $0.parameters.map(\.type) == declared.parameters.map(\.type) } ?? same.first ?? declared
    }
}
