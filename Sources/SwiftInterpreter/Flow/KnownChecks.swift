/// The checked declarations of the last sources, for later sources that have the same.
final class KnownChecks {
    private var all: [(key: TypesKey, check: DocumentCheck)] = []
    /// The stubs of the last sources, with the syntax that they add.
    private var stubs: (sources: [StubSource], session: SessionSyntax)?

    /// The number of different types that are kept, for an undo.
    private static let most = 4

    func check(_ key: TypesKey) -> DocumentCheck? {
        guard let index = all.firstIndex(where: { $0.key == key }) else { return nil }
        let found = all.remove(at: index)
        all.append(found)
        return found.check
    }

    func set(_ check: DocumentCheck, for key: TypesKey) {
        all.removeAll { $0.key == key }
        if all.count == Self.most { all.removeFirst() }
        all.append((key, check))
    }

    func session(with sources: [StubSource]) -> SessionSyntax? { stubs?.sources == sources ? stubs?.session : nil }

    func setSession(_ session: SessionSyntax, with sources: [StubSource]) { stubs = (sources, session) }
}

/// A source that declares a stub: a type of an app, whose calls accept any arguments.
package struct StubSource: Hashable {
    package var text: String
    package var fileName: String

    /// Creates a source.
    package init(text: String, fileName: String) { (self.text, self.fileName) = (text, fileName) }
}

/// The types, extensions and operators of a source, and its stubs: those of equal keys mean the same.
struct TypesKey: Equatable {
    private var lines: [Int] = []
    private var stubs: [StubSource]

    /// Returns the key of a source's statements; nil if its lines must be checked together.
    init?(_ statements: [Statement], _ known: KnownLines, _ stubs: [StubSource]) {
        guard !known.declaresLocally else { return nil }
        self.stubs = stubs
        var names: Set<String> = []
        for statement in statements {
            switch statement.kind {
            case .guarded, .deferred, .returned: return nil
            case .variables(let bindings):
                guard bindings.allSatisfy(\.hasValue) else { return nil }
            default: break
            }
            guard let role = statement.role else { continue }
            guard let line = statement.line else { return nil }
            if role == .type { lines.append(line.stamp) }
            // A name that is declared twice is a mistake, or its uses depend on the types of both.
            for name in statement.declaredNames where !names.insert(name).inserted { return nil }
        }
    }
}

extension KnownLines {
    /// The declarations that were checked with these lines.
    var checks: KnownChecks {
        if let known = findings as? KnownChecks { return known }
        let made = KnownChecks()
        findings = made
        return made
    }
}

extension VariableBinding {
    /// True if it needs no value from a later statement.
    fileprivate var hasValue: Bool {
        value != nil || accessors != nil || wrappedValue != nil || !attributes.isEmpty
    }
}

extension KnownLine {
    /// The number of the line and of its version.
    var stamp: Int { Int(clamping: number) << 24 | version & 0xFF_FFFF }
}

extension Statement {
    /// The kinds of statements that others may refer to.
    enum Role {
        /// A type, or what a type depends on: an extension, alias, operator or import.
        case type
        case variable
        case function
    }

    /// The kind of declaration; nil for other statements.
    var role: Role? {
        switch kind {
        case .variables: .variable
        case .function(let code): code.heading.isOperator ? .type : .function
        case .type, .extended, .alias, .imported, .noted: .type
        default: nil
        }
    }

    /// The names of the variables or the function that a statement declares.
    var declaredNames: [String] {
        switch kind {
        case .function(let code): code.heading.isOperator ? [] : [code.heading.name]
        default: declaredVariables
        }
    }

    /// The names of the variables that a statement declares.
    var declaredVariables: [String] {
        guard case .variables(let bindings) = kind else { return [] }
        return bindings.flatMap { $0.pattern.paths.map(\.name) }
    }
}
