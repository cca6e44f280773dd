import SwiftSyntax

/// The names that one file declares and uses, as far as they can cross a border between folders.
struct FolderNames {
    /// The types at the top level that other files can name.
    private(set) var types: Set<String> = []
    /// The types in extensions that other files can name.
    private(set) var nestedTypes: Set<String> = []
    /// The properties and functions in extensions, each with the name of the extended type.
    private(set) var members: [(name: String, extended: String)] = []
    /// All names that the file gives to anything, generic parameters and nested types included.
    private(set) var given: Set<String> = []
    /// The names that the file uses, each with its first place; after a dot, or not.
    private(set) var uses: [Use] = []

    /// The first use of a name.
    struct Use {
        let name: String
        let isAfterDot: Bool
        let position: AbsolutePosition
    }

    /// Reads the names of a file.
    init(_ file: SwiftFile) {
        let declarations = DeclarationReader(file)
        types = declarations.types
        nestedTypes = declarations.nestedTypes
        members = declarations.members
        given = declarations.given
        uses = UseReader(file).uses
    }
}

private final class DeclarationReader: SyntaxVisitor {
    private(set) var types: Set<String> = []
    private(set) var nestedTypes: Set<String> = []
    private(set) var members: [(name: String, extended: String)] = []
    private(set) var given: Set<String> = []
    /// The declarations around the current one, each with the extended type if it is an extension.
    private var outer: [(extended: String?, isPrivate: Bool)] = []

    init(_ file: SwiftFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    private func enter(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        addType(name, modifiers)
        outer.append((nil, modifiers.arePrivate))
        return .visitChildren
    }

    private func addType(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        given.insert(name.plainText)
        let isReachable = outer.allSatisfy { $0.extended != nil && !$0.isPrivate }
        guard isReachable, !modifiers.arePrivate else { return }
        if outer.isEmpty { types.insert(name.plainText) } else { nestedTypes.insert(name.plainText) }
    }

    private func addMember(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        given.insert(name.plainText)
        guard outer.count == 1, let extended = outer[0].extended, !outer[0].isPrivate, !modifiers.arePrivate else {
            return
        }
        members.append((name.plainText, extended))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: ActorDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: ProtocolDeclSyntax) { outer.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = node.extendedType.trimmedDescription.prefix { $0.isLetter || $0.isNumber }
        outer.append((String(extended), node.modifiers.arePrivate))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        addType(node.name, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addMember(node.name, node.modifiers)
        outer.append((nil, false))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { outer.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            addMember(pattern.identifier, node.modifiers)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { give(node.identifier) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { give(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { give(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { give(node.name) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { give(node.name) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        give(node.secondName ?? node.firstName)
    }

    private func give(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        given.insert(name.plainText)
        return .visitChildren
    }
}

private final class UseReader: SyntaxVisitor {
    private(set) var uses: [FolderNames.Use] = []
    private var known: Set<String> = []

    init(_ file: SwiftFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    private func use(_ name: TokenSyntax, isAfterDot: Bool) -> SyntaxVisitorContinueKind {
        if known.insert((isAfterDot ? "." : "") + name.plainText).inserted {
            uses.append(
                .init(name: name.plainText, isAfterDot: isAfterDot, position: name.positionAfterSkippingLeadingTrivia)
            )
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, isAfterDot: false)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, isAfterDot: true)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isAfterDot =
            node.keyPathInParent == \MemberAccessExprSyntax.declName
            || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        return use(node.baseName, isAfterDot: isAfterDot)
    }
}

extension TokenSyntax {
    /// The name without backticks.
    fileprivate var plainText: String { text.filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
    /// True if only the file itself can use the declaration.
    fileprivate var arePrivate: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
