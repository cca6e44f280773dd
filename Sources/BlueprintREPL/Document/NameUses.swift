import SwiftSyntax

/// The uses of names in a source, each with the scope that declares the name.
///
/// The syntax around a name decides: labels and members after a period are no uses, and a name that a closure, a function,
/// a type or a pattern declares is not the one outside.
final class NameUses: SyntaxVisitor {
    /// One use of a name.
    struct Use {
        /// The syntax around a use.
        enum Form {
            /// A name alone.
            case name
            /// `if let name` and `[name] in`, which use a name and declare the same one again.
            case shorthand
        }

        /// The name.
        let name: String
        /// The place of the name.
        let range: Range<Int>
        let form: Form
        /// The start of the scope that declares the name; nil if nothing inside of a declaration or a closure does.
        let scope: Int?
        /// True if another name has a meaning of its own at this place: the name asked for.
        let hidesOther: Bool
    }

    /// The uses, in the order of the source.
    private(set) var uses: [Use] = []
    /// The names that the scopes around some places declare.
    private(set) var namesAround: [Int: Set<String>] = [:]

    private struct Scope {
        let start: Int
        var names: Set<String>
    }

    private var scopes: [Scope] = []
    private let other: String?
    private let places: Set<Int>
    private let members: [String: Set<String>]

    /// Finds the uses in a source.
    ///
    /// - Parameters:
    ///   - other: a name that is looked for at each use.
    ///   - places: the starts of names at which the declared names are noted.
    init(in tree: SourceFileSyntax, lookingFor other: String? = nil, around places: Set<Int> = []) {
        self.other = other
        self.places = places
        members = Self.members(in: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    // MARK: - Uses

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, node.parent?.is(KeyPathPropertyComponentSyntax.self) != true { use(node.baseName) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name)
        return .visitChildren
    }

    private func use(_ token: TokenSyntax, _ form: Use.Form = .name) {
        var range = token.range
        var name = token.text
        // The value of a property wrapper: `$text`.
        if name.first == "$", name.dropFirst().first?.isNumber == false {
            name.removeFirst()
            range = range.lowerBound + 1..<range.upperBound
        }
        if places.contains(range.lowerBound) {
            namesAround[range.lowerBound] = scopes.reduce(into: []) { $0.formUnion($1.names) }
        }
        let scope = scopes.last { $0.names.contains(name) }?.start
        let hides = other.map { other in scopes.contains { $0.names.contains(other) } } ?? false
        uses.append(Use(name: name, range: range, form: form, scope: scope, hidesOther: hides))
    }

    // MARK: - Scopes

    private func open(_ node: some SyntaxProtocol, _ names: [String] = []) {
        scopes.append(Scope(start: node.range.lowerBound, names: Set(names)))
    }

    private func close() { scopes.removeLast() }

    /// Adds names to the innermost scope; those outside of all scopes are the declarations of the file.
    private func declare(_ names: [String]) {
        guard !scopes.isEmpty else { return }
        scopes[scopes.count - 1].names.formUnion(names)
    }

    private func walkAll(_ nodes: (any SyntaxProtocol)?...) {
        for node in nodes { if let node { walk(node) } }
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.statements.declaredAhead)
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { close() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        open(node)
        if case .getter(let statements) = node.accessors { declare(statements.declaredAhead) }
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { close() }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.parameters.map { [$0.name.text] } ?? ["newValue", "oldValue"])
        return .visitChildren
    }

    override func visitPost(_ node: AccessorDeclSyntax) { close() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let captures = node.signature?.capture.map { Array($0.items) } ?? []
        for capture in captures {
            if let value = capture.initializer { walk(value) } else { use(capture.name, .shorthand) }
        }
        open(node, captures.map(\.name.text) + node.statements.declaredAhead)
        switch node.signature?.parameterClause {
        case .simpleInput(let names): declare(names.map(\.name.text))
        case .parameterClause(let clause):
            declare(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
            walk(clause)
        case nil: break
        }
        walkAll(node.signature?.returnClause, node.statements)
        close()
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.genericParameterClause.names + node.signature.parameterClause.names)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { close() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.genericParameterClause.names + node.signature.parameterClause.names)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { close() }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.genericParameterClause.names + node.parameterClause.names)
        return .visitChildren
    }

    override func visitPost(_ node: SubscriptDeclSyntax) { close() }

    // MARK: - Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        openType(node, node.name.text, node.genericParameterClause)
    }

    override func visitPost(_ node: StructDeclSyntax) { close() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        openType(node, node.name.text, node.genericParameterClause)
    }

    override func visitPost(_ node: ClassDeclSyntax) { close() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        openType(node, node.name.text, node.genericParameterClause)
    }

    override func visitPost(_ node: EnumDeclSyntax) { close() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        openType(node, node.name.text, node.genericParameterClause)
    }

    override func visitPost(_ node: ActorDeclSyntax) { close() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        openType(node, node.name.text, nil)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { close() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        openType(node, node.extendedType.sourceText, nil)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    private func openType(
        _ node: some DeclGroupSyntax,
        _ name: String,
        _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        open(node, generics.names + (members[name] ?? []))
        return .visitChildren
    }

    /// Returns the members of the types of a source, with those in their extensions, by the types' names.
    private static func members(in tree: SourceFileSyntax) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        func add(_ declaration: DeclSyntax) {
            guard let type = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
            let name =
                declaration.as(ExtensionDeclSyntax.self)?.extendedType.sourceText
                ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
            for member in type.memberBlock.members {
                found[name, default: []].formUnion(member.decl.declaredNames)
                add(member.decl)
            }
        }
        for statement in tree.statements { if case .decl(let declaration) = statement.item { add(declaration) } }
        return found
    }

    // MARK: - Patterns

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        for binding in node.bindings {
            walkAll(binding.typeAnnotation, binding.initializer, binding.accessorBlock)
            declare(binding.pattern.boundNames)
        }
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        open(node, node.pattern.boundNames)
        walkAll(node.typeAnnotation, node.whereClause, node.body)
        close()
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        open(node)
        walkAll(node.conditions, node.body)
        close()
        if let other = node.elseBody { walk(other) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        open(node)
        walkAll(node.conditions, node.body)
        close()
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        open(node)
        walk(node.conditions)
        let names = scopes.last?.names ?? []
        close()
        walk(node.body)
        declare(Array(names))
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        walkAll(node.typeAnnotation, node.initializer)
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            use(name, .shorthand)
        }
        declare(node.pattern.boundNames)
        return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walkAll(node.initializer, node.pattern)
        declare(node.pattern.boundNames)
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.statements.declaredAhead)
        if case .case(let label) = node.label {
            for item in label.caseItems {
                walk(item.pattern)
                declare(item.pattern.boundNames)
                if let condition = item.whereClause { walk(condition) }
            }
        }
        walk(node.statements)
        close()
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        open(node, ["error"])
        for item in node.catchItems {
            if let pattern = item.pattern {
                walk(pattern)
                declare(pattern.boundNames)
            }
            if let condition = item.whereClause { walk(condition) }
        }
        walk(node.body)
        close()
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The names that patterns in it bind: those of `case .some(let value)`, too.
    var boundNames: [String] {
        tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text)
    }
}

extension DeclSyntax {
    /// The names that a declaration declares around it.
    var declaredNames: [String] {
        if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.flatMap(\.pattern.boundNames) }
        if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
        return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }
}

extension CodeBlockItemListSyntax {
    /// The functions and types of a block, which lines above them can use.
    fileprivate var declaredAhead: [String] {
        flatMap { item -> [String] in
            guard case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) else { return [] }
            return declaration.declaredNames
        }
    }
}

extension FunctionParameterClauseSyntax {
    /// The names of the parameters inside of the function.
    fileprivate var names: [String] { parameters.map { ($0.secondName ?? $0.firstName).text } }
}

extension GenericParameterClauseSyntax? {
    fileprivate var names: [String] { self?.parameters.map(\.name.text) ?? [] }
}
