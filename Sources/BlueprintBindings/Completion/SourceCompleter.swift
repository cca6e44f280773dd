import BlueprintUI
import SwiftInterpreter

/// Completes Swift source at the cursor: names of elements and values, modifiers, labels, properties, cases.
///
/// The type checker says what fits; see ``CursorTypes``.
package struct SourceCompleter {
    /// The types of a document without declarations, which take a moment to make and are needed at each key.
    private final class EmptyDocument {
        private let table: BindingTable
        private lazy var check = TypeCheck(table: table)
        private var cursors = RecentCursors()

        init(_ table: BindingTable) { self.table = table }

        func cursor(after text: String, closedBy end: String) -> CursorTypes {
            cursors.types(after: text, closedBy: end, in: check) { Interruption.isRequested }
        }
    }

    /// The completion at the cursor.
    package struct Completion: Equatable, Sendable {
        /// The UTF-8 offset in the source of the text that a candidate replaces.
        package var start: Int
        /// The candidates that begin with that text, those that fit best first.
        package var candidates: [String]
        /// The line of help about each candidate that has one.
        package var summaries: [String: String] = [:]
        /// The candidates that are modifiers of an element.
        package var modifiers: Set<String> = []
    }

    let table: BindingTable
    let names: ElementNames
    private let emptyDocument: EmptyDocument

    /// Creates a completer of the names in a table.
    package init(_ table: BindingTable) {
        self.table = table
        names = ElementNames(table)
        emptyDocument = EmptyDocument(table)
    }

    /// Returns the candidates at the end of a text; none inside a string or a comment.
    ///
    /// - Parameter known: the names that the document declares.
    package func completion(of text: String, knowing known: KnownNames = KnownNames()) -> Completion {
        if let opened = OpenInterpolation(in: text) { return completion(of: text, in: opened, known) }
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
        var finder = CandidateFinder(completer: self, source: source, known: known, prefix: prefix)
        if place.needsTypes { finder.types = types(after: before, closedBy: source.end, known) }
        if let keyPath = keyPath(at: source, before, known) { (finder.source, finder.types) = keyPath }
        if case .member = place { finder.wanted = expectedTypes(ofValueAtEndOf: source, known) }
        if let subject = source.subjectOfCase {
            finder.addPatterns(of: caseTypes(of: subject.text, known), hasDot: subject.hasDot)
        } else {
            finder.find(at: place)
        }
        let fitting = finder.found.words.filter { $0.hasPrefix(prefix) && $0 != prefix }
        let shown = Set(fitting)
        return Completion(
            start: start,
            candidates: fitting,
            summaries: finder.found.summaries.filter { shown.contains($0.key) },
            modifiers: finder.found.modifiers.intersection(shown)
        )
    }

    /// Returns the candidates in an interpolation: what a value in brackets can be, of any type.
    private func completion(of text: String, in opened: OpenInterpolation, _ known: KnownNames) -> Completion {
        let plain = opened.replacingText(in: text)
        let name = plain.utf8.reversed().prefix { SwiftTokens.isPartOfName($0) }.count
        let before = String(decoding: plain.utf8.dropLast(name), as: UTF8.self)
        let added = text.utf8.count - plain.utf8.count
        guard let source = UnfinishedSource(before), source.brackets.last?.argumentStart == opened.textStart + 1,
            source.tokens.last?.text != "."
        else {
            var completion = completion(of: plain, knowing: known)
            completion.start += added
            return completion
        }
        let prefix = String(decoding: plain.utf8.suffix(name), as: UTF8.self)
        var finder = CandidateFinder(completer: self, source: source, known: known, prefix: prefix)
        finder.types = types(after: before, closedBy: source.end, known)
        finder.addNames()
        return Completion(
            start: text.utf8.count - name,
            candidates: finder.found.words.filter { $0.hasPrefix(prefix) && $0 != prefix },
            summaries: finder.found.summaries
        )
    }

    /// Returns the source with the type that a key path at its end begins with, and the types there; nil for other
    /// source, and where no such type is known.
    private func keyPath(
        at source: UnfinishedSource,
        _ text: String,
        _ known: KnownNames
    ) -> (UnfinishedSource, CursorTypes)? {
        guard source.tokens.suffix(2).map(\.text) == ["\\", "."] else { return nil }
        let outer = String(text.dropLast(2))
        guard let around = UnfinishedSource(outer) else { return nil }
        let types = types(after: outer, closedBy: around.end, known)
        let wanted = types.expected + call(around.brackets.last, types).currentParameters.map(\.type)
        let roots = wanted.compactMap { type in
            type.unwrapped.name?.hasSuffix("KeyPath") == true ? type.unwrapped.arguments.first?.name : nil
        }
        guard let root = roots.first, let named = UnfinishedSource("\(outer)\\\(root).") else { return nil }
        return (named, self.types(after: "\(outer)\\\(root).", closedBy: named.end, known))
    }

    /// Returns the types of the argument or value whose member is at the end; none if they are not known.
    private func expectedTypes(ofValueAtEndOf source: UnfinishedSource, _ known: KnownNames) -> [WrittenType] {
        guard let start = source.startOfBase,
            let before = UnfinishedSource(String(decoding: Array(source.text.utf8.prefix(start)), as: UTF8.self))
        else { return [] }
        let types = types(after: before.text, closedBy: before.end, known)
        if !types.expected.isEmpty || before.brackets.last?.mark != "(" { return types.expected }
        return call(before.brackets.last, types).currentParameters.map(\.type)
    }

    /// Returns the types of the subject of a `switch`, whose cases are looked for.
    private func caseTypes(of subject: String, _ known: KnownNames) -> [WrittenType] {
        let text = subject.trimmingSuffix(while: \.isWhitespace) + "."
        guard let source = UnfinishedSource(text) else { return [] }
        return types(after: text, closedBy: source.end, known).members.map(\.type)
    }

    /// Returns the call at the end of a text; nil if no known call is open.
    package func openCall(at text: String, knowing known: KnownNames = KnownNames()) -> OpenCall? {
        if let opened = OpenInterpolation(in: text) {
            let outer = String(decoding: Array(text.utf8)[..<opened.textStart], as: UTF8.self)
            return openCall(at: opened.replacingText(in: text), knowing: known) ?? openCall(at: outer, knowing: known)
        }
        guard let source = UnfinishedSource(text), let (before, end, bracket) = source.innermostCall else { return nil }
        var call = call(bracket, types(after: before, closedBy: end, known))
        if let last = source.tokens.last, last.kind == .name, last.offset >= bracket.argumentStart,
            source.tokens.dropLast().last.map({ $0.offset < bracket.argumentStart }) ?? false
        {
            call.typed = last.text
        }
        return call.open
    }

    func types(after text: String, closedBy end: String, _ known: KnownNames) -> CursorTypes {
        // A modifier that begins the text belongs to an element.
        let isModifier = text.first { !$0.isWhitespace } == "."
        let start = isModifier ? "Empty()" : ""
        return known.check.map { $0(start + text, end) }
            ?? emptyDocument.cursor(after: start + text, closedBy: end)
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

extension String {
    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
        String(reversed().drop(while: condition).reversed())
    }
}

extension CursorPlace {
    /// True if the types around the cursor say what fits.
    fileprivate var needsTypes: Bool {
        switch self {
        case .member, .argument, .value, .sequence, .statement: true
        case .conformance, .declaration, .nothing, .requirement, .type: false
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
