import SwiftSyntax

/// Turns the parser's tree into the small tree that is evaluated; everything outside of the subset stops here.
final class Lowerer {
    let source: SourceBuffer
    let maximumDepth: Int
    /// What earlier sources declared, and this one adds.
    var session: SessionSyntax
    /// What is taken though a compiler would refuse it, and what is left out.
    var notes: [Diagnostic] = []
    /// What need not be lowered again; nil where nobody keeps it.
    var known: KnownStatements?
    /// How many declarations and `switch`es were met: they are not shared between sources.
    var unsharedCount = 0
    private var depth = 0
    /// The names of generic parameters in reach; they stand for any type.
    var generics: [String] = []
    /// The names of the types around the place; `Self` is the last of them.
    var enclosingTypes: [String] = []
    /// How many of `$0`, `$1`, … the closure being lowered mentions.
    var shorthandCount = 0
    /// Whether the chain being lowered holds a `?`.
    var hasOptionalLink = false
    /// Whether a function or accessor without a body was met in the declaration being lowered.
    var lacksBody = false
    /// Whether a `try` reaches over the place.
    var isTrying = false
    /// Whether the statements are those of a function that gives nothing.
    var givesNothing = false
    /// Whether a comment somewhere says that something is left out.
    private(set) lazy var mayHaveHoles = source.text.contains("...") || source.text.contains("…")

    init(source: SourceBuffer, maximumDepth: Int, session: SessionSyntax = SessionSyntax()) {
        self.source = source
        self.session = session
        self.maximumDepth = maximumDepth
    }

    func nested<T>(at node: some SyntaxProtocol, _ body: () throws -> T) throws -> T {
        depth += 1
        defer { depth -= 1 }
        if depth > maximumDepth {
            throw source.diagnostic(
                "this is nested more than \(maximumDepth) levels deep",
                at: node.position.utf8Offset,
                kind: .stopped,
                fix: "split it with 'let' or functions"
            )
        }
        return try body()
    }

    func offset(_ node: some SyntaxProtocol) -> Int {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// The node's source without the space around it; the tree's own way to that text copies the tree.
    func text(_ node: some SyntaxProtocol) -> String {
        source.slice(offset(node), node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    func unsupported(_ what: String, _ node: some SyntaxProtocol, fix: String? = nil) -> Diagnostic {
        source.diagnostic("\(what) not supported here", at: offset(node), kind: .unsupported, fix: fix)
    }

    func invalid(_ message: String, _ node: some SyntaxProtocol, fix: String? = nil) -> Diagnostic {
        source.diagnostic(message, at: offset(node), kind: .meaning, fix: fix)
    }

    func note(_ message: String, at offset: Int) {
        notes.append(source.diagnostic(message, at: offset, kind: .note))
    }

    /// The name without the backticks that may protect it.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }

    // MARK: - Types

    func isModule(_ name: String) -> Bool { name == "Swift" || session.modules.contains(name) }

    func type(_ node: TypeSyntax) throws -> TypeRef {
        try type(spelled: text(node), at: node)
    }

    /// The type of that spelling, written in the given place.
    func type(spelled text: String, at node: some SyntaxProtocol) throws -> TypeRef {
        guard let type = TypeRef(text) else { throw unsupported("the type '\(text)' is", node) }
        if text.contains("!") { session.hasImplicitOptionals = true }
        return substitute(type)
    }

    /// A type with what its names stand for here.
    func substitute(_ type: TypeRef) -> TypeRef {
        switch type {
        case .named(let name):
            if isGeneric(name) { return .any }
            if let dot = name.firstIndex(of: "."), isModule(String(name[..<dot])) {
                return substitute(.named(String(name[name.index(after: dot)...])))
            }
            return name == "Self" ? enclosingTypes.last.map { .named($0) } ?? type : type
        case .existential(let name):
            if isGeneric(name) { return .any }
            if let dot = name.firstIndex(of: "."), isModule(String(name[..<dot])) {
                return .existential(String(name[name.index(after: dot)...]))
            }
            return type
        case .generic(let name, let arguments): return .generic(name, arguments.map(substitute))
        case .optional(let wrapped): return .optional(substitute(wrapped))
        case .array(let element): return .array(substitute(element))
        case .dictionary(let key, let value): return .dictionary(substitute(key), substitute(value))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: substitute($0.type)) })
        case .function(let parameters, let result):
            return .function(
                parameters.map { .init(type: substitute($0.type), isInout: $0.isInout) },
                substitute(result)
            )
        case .metatype(let inner): return .metatype(substitute(inner))
        }
    }

    /// Whether a name is that of a generic parameter, or of a type that belongs to one, such as `T.Element`.
    private func isGeneric(_ name: String) -> Bool {
        if generics.contains(name) { return true }
        guard let dot = name.firstIndex(of: ".") else { return false }
        return generics.contains(String(name[..<dot]))
    }

    func withGenerics<T>(_ clause: GenericParameterClauseSyntax?, _ body: () throws -> T) rethrows -> T {
        try withGenerics(clause?.parameters.map { name($0.name) } ?? [], body)
    }

    func withGenerics<T>(_ names: [String], _ body: () throws -> T) rethrows -> T {
        let outer = generics
        generics += names
        defer { generics = outer }
        return try body()
    }
}
