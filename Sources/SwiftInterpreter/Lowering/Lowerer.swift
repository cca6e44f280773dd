import SwiftSyntax

/// A pass that lowers the parser's syntax tree to the smaller tree that is checked and compiled; it rejects everything
/// outside the subset.
final class Lowerer {
    let source: SourceBuffer
    /// The declarations of earlier sources, and those that this one adds.
    var session: SessionSyntax {
        didSet { sessionChanges += 1 }
    }
    /// The notes and mistakes so far.
    var found = Found()
    /// The lines that need not be lowered again; nil if none are kept.
    var known: KnownLines?
    /// The line being lowered, with the lines in it.
    var open = OpenLine()
    /// The number of the current context among those of the known lines, as long as there are no more changes.
    var knownContext: (changes: Int, number: Int)?
    /// The number of declarations and `switch` statements lowered so far; these are not shared between sources.
    var unsharedCount = 0
    /// The number of changes of `session` so far.
    private(set) var sessionChanges = 0
    /// The levels of the current node.
    var nesting: Nesting
    /// The code around the current node.
    var around = Surroundings()
    /// The contents of the source that are looked for once.
    lazy var contents = Contents(source: source)

    init(source: SourceBuffer, maximumDepth: Int, session: SessionSyntax = SessionSyntax()) {
        self.source = source
        self.session = session
        nesting = Nesting(maximum: maximumDepth)
    }

    /// The notes on a source, and its mistakes that are found before its types.
    struct Found {
        /// Notes on code that a compiler would reject, and on omitted parts.
        var notes: [Diagnostic] = []
        /// The mistakes; the code with them is lowered as if it were right.
        var mistakes: [Diagnostic] = []
        /// True if a declaration with a mistake was left out, so that the meaning of other lines is not known.
        var lacksDeclarations = false
    }

    /// The contents of a source that are looked for once, when they first matter.
    struct Contents {
        let source: SourceBuffer
        /// True if a comment may say that something is omitted.
        private(set) lazy var mayHaveHoles = source.contains("...") || source.contains("…")
        /// True if a function that interpolations of strings call may be declared.
        private(set) lazy var mayDeclareInterpolations = source.contains("func appendInterpolation(")
    }

    /// The number of levels that nodes are nested.
    struct Nesting {
        let maximum: Int
        /// The level of the current node.
        var depth = 0
        /// The greatest depth since it was last set.
        var deepest = 0
    }

    /// The code around a node.
    struct Surroundings {
        /// The enclosing types; `Self` is the last one.
        var enclosingTypes: [String] = []
        /// The number of shorthand arguments `$0`, `$1`, … that the current closure uses.
        var shorthandCount = 0
        /// The names of the parameters of the current closure, if it lists them.
        var parameters: [String]?
        /// True if the current optional chain contains a `?`.
        var hasOptionalLink = false
        /// True if the current declaration contains a function or accessor without a body.
        var lacksBody = false
        /// The effects that `try` and `await` around an expression cover.
        var covered: FunctionEffects = []
        /// True inside the body of a function without a result.
        var returnsVoid = false
    }

    func nested<T>(at node: some SyntaxProtocol, _ body: () throws -> T) throws -> T {
        nesting.depth += 1
        defer { nesting.depth -= 1 }
        if nesting.depth > nesting.deepest { nesting.deepest = nesting.depth }
        if nesting.depth > nesting.maximum { throw nestedTooDeeply(at: node.position.utf8Offset) }
        return try body()
    }

    private func nestedTooDeeply(at offset: Int) -> Diagnostic {
        source.diagnostic(
            "this is nested more than \(nesting.maximum) levels deep",
            at: offset,
            kind: .stopped,
            fix: "split it with 'let' or functions"
        )
    }

    /// Returns the offset of a node, relative to the line being lowered.
    func offset(_ node: some SyntaxProtocol) -> Int {
        offset(node.positionAfterSkippingLeadingTrivia)
    }

    /// Returns the offset of a position, relative to the line being lowered.
    func offset(_ position: AbsolutePosition) -> Int { position.utf8Offset + open.base }

    /// Returns the node's source without surrounding whitespace; SwiftSyntax's own `trimmedDescription` would copy the
    /// tree.
    func text(_ node: some SyntaxProtocol) -> String {
        source.slice(
            node.positionAfterSkippingLeadingTrivia.utf8Offset,
            node.endPositionBeforeTrailingTrivia.utf8Offset
        )
    }

    /// Returns the source of a value; nil for a long one.
    func shortText(_ value: ExprSyntax) -> String? {
        value.trimmedLength.utf8Length <= VariableBinding.longestValueText ? text(value) : nil
    }

    func unsupported(_ what: String, _ node: some SyntaxProtocol, fix: String? = nil) -> Diagnostic {
        source.diagnostic("\(what) not supported here", at: offset(node), kind: .unsupported, fix: fix)
    }

    func invalid(_ message: DiagnosticMessage, _ node: some SyntaxProtocol, fix: String? = nil) -> Diagnostic {
        source.diagnostic(message, at: offset(node), kind: .meaning, fix: fix)
    }

    func note(_ message: DiagnosticMessage, at offset: Int) {
        found.notes.append(source.diagnostic(message, at: offset, kind: .note))
    }

    /// Returns the name without enclosing backticks.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }

    // MARK: - Types

    func isModule(_ name: String) -> Bool { name == "Swift" || session.modules.contains(name) }
}

/// The attributes that the interpreter has nothing to do for.
extension Lowerer {
    /// Returns true for an attribute that does not affect the behavior of a program.
    func isHarmless(_ name: String) -> Bool {
        Self.harmlessAttributes.contains(name) && session.declaredWrappers[name] == nil
    }

    /// Attributes that do not affect the behavior of a program.
    static let harmlessAttributes: Set<String> = [
        "IBAction", "IBOutlet", "MainActor", "Published", "Sendable", "UIApplicationMain", "available",
        "discardableResult",
        "frozen", "inlinable",
        "inline",
        "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "unknown", "usableFromInline",
    ]

    /// Attributes that affect only which declaration a name refers to, and so matter only to the checker of types.
    static let attributesOfTypes: Set<String> = ["_disfavoredOverload", "dynamicMemberLookup"]
}

/// Previews for Xcode: they show an element beside the source, and are no part of the program.
extension Lowerer {
    /// Returns an empty statement for a preview, whose code runs only when it is asked for; nil for anything else.
    func preview(_ item: CodeBlockItemSyntax) -> Statement? {
        guard item.isPreview else { return nil }
        return Statement(kind: .noted, offset: offset(item))
    }
}

extension CodeBlockItemSyntax {
    /// True for `#Preview { … }` and for a type that conforms to `PreviewProvider`.
    package var isPreview: Bool { previewMacro != nil || previewProvider != nil }

    /// The preview `#Preview { … }`; nil for another statement.
    package var previewMacro: (any FreestandingMacroExpansionSyntax)? {
        let macro: (any FreestandingMacroExpansionSyntax)? =
            switch item {
            case .expr(let node): node.as(MacroExpansionExprSyntax.self)
            case .decl(let node): node.as(MacroExpansionDeclSyntax.self)
            case .stmt: nil
            }
        return macro?.macroName.text == "Preview" ? macro : nil
    }

    /// The type whose property `previews` has previews; nil for another statement.
    package var previewProvider: (any DeclGroupSyntax)? {
        guard case .decl(let node) = item, let type = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
        let conforms = type.inheritanceClause?.inheritedTypes.contains {
            ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.sourceText)
        }
        return conforms == true ? type : nil
    }
}

/// `#name(…)` expressions, which are calls.
extension Lowerer {
    func macro(_ node: MacroExpansionExprSyntax) throws -> Expression {
        let name = node.macroName.text
        if let literal = SpecialLiteral(rawValue: name), node.arguments.isEmpty {
            return Expression(.special(literal), at: offset(node))
        }
        if name == "warning" || name == "error" { return try diagnosis(node) }
        guard let macro = session.macros[name], node.trailingClosure == nil else {
            throw unsupported("'#\(name)' is", node)
        }
        if name == Self.selector, let accessor = try accessorSelector(node, macro) { return accessor }
        let arguments = try node.arguments.map { argument in
            let label = argument.label.map { self.name($0) }
            return LabelledExpression(
                label: macro.labels[label ?? "_"] ?? label,
                offset: offset(argument),
                value: try expression(argument.expression)
            )
        }
        if name == Self.selector, node.arguments.count != 1 || node.arguments.first?.label != nil {
            throw unsupported("this '#selector' is", node, fix: "name a method: #selector(tapped)")
        }
        let start = offset(node)
        let callee = Expression(.name(macro.callee), at: start)
        return Expression(.call(Call(callee: callee, arguments: arguments, nameOffset: start)), at: start)
    }

    /// Returns the call for `#selector(getter: Screen.title)`, in which a key path names the property; nil for a method.
    private func accessorSelector(_ node: MacroExpansionExprSyntax, _ macro: LiteralMacro) throws -> Expression? {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            let label = argument.label.map({ self.name($0) }), ["getter", "setter"].contains(label)
        else { return nil }
        let root: WrittenType
        let property: DeclReferenceExprSyntax
        if let access = argument.expression.as(MemberAccessExprSyntax.self), let base = access.base,
            let type = written(type: base)
        {
            (root, property) = (type, access.declName)
        } else if let reference = argument.expression.as(DeclReferenceExprSyntax.self),
            let type = around.enclosingTypes.last
        {
            (root, property) = (WrittenType(type), reference)
        } else {
            return nil
        }
        let start = offset(node)
        let path = Expression(
            .keyPath([self.name(property.baseName)]),
            at: offset(argument.expression),
            notation: Notation(type: root)
        )
        let arguments = [LabelledExpression(label: label, offset: offset(argument), value: path)]
        let callee = Expression(.name(macro.callee), at: start)
        return Expression(.call(Call(callee: callee, arguments: arguments, nameOffset: start)), at: start)
    }

    /// Reads `#warning("…")`, which does nothing when the program runs, and `#error("…")`, which is an error.
    private func diagnosis(_ node: MacroExpansionExprSyntax) throws -> Expression {
        guard node.macroName.text == "error" else { return Expression(.tuple([]), at: offset(node)) }
        let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        throw source.diagnostic(.sentence(text ?? "#error"), at: offset(node), kind: .meaning)
    }

    private static let selector = "selector"
}
