import SwiftInterpreter
import SwiftSyntax

/// Collects from a source what its text says about declarations that may be missing.
final class StubSourceReader: SyntaxVisitor {
    private(set) var types: [StubSource.Declared] = []
    private(set) var calls: [(name: String, call: FunctionCallExprSyntax)] = []
    private(set) var assigned: Set<String> = []
    private(set) var memberTypes: [String: [String]] = [:]
    private(set) var genericCounts: [String: Int] = [:]
    private(set) var inheritors: [(name: String, use: StubSource.Inheritor)] = []
    private(set) var wrapperUses: [StubSource.WrapperUse] = []
    private(set) var constraints: Set<String> = []
    private(set) var named: Set<String> = []
    /// The names of the types around the current place.
    private var around: [String] = []

    // MARK: - Declarations

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, node.name.text, "struct", node.genericParameterClause)
    }

    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, node.name.text, "class", node.genericParameterClause)
    }

    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, node.name.text, "enum", node.genericParameterClause)
    }

    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, node.name.text, "protocol", nil)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.inheritanceClause, "extension", node.memberBlock.members)
        around.append(node.extendedType.sourceText)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

    private func begin(
        _ node: some DeclGroupSyntax,
        _ name: String,
        _ keyword: String,
        _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        note(node.inheritanceClause, keyword, node.memberBlock.members)
        around.append(name)
        types.append(
            StubSource.Declared(
                name: around.joined(separator: "."),
                keyword: keyword,
                members: node.memberBlock.members,
                inherited: node.inheritanceClause?.inheritedTypes.map(\.type.sourceText) ?? [],
                isGeneric: generics != nil,
                isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            )
        )
        return .visitChildren
    }

    private func note(
        _ clause: InheritanceClauseSyntax?,
        _ keyword: String,
        _ members: MemberBlockItemListSyntax
    ) {
        for (index, inherited) in (clause?.inheritedTypes ?? []).enumerated() {
            let names = inherited.type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [inherited.type]
            for type in names {
                let use = StubSource.Inheritor(
                    keyword: keyword,
                    name: around.joined(separator: "."),
                    isFirst: index == 0,
                    members: members
                )
                inheritors.append((TypeWords.core(of: type.sourceText), use))
            }
        }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for case .attribute(let attribute) in node.attributes {
            guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
                name.first?.isUppercase == true
            else { continue }
            for binding in node.bindings {
                wrapperUses.append(
                    StubSource.WrapperUse(
                        name: name,
                        type: binding.typeAnnotation?.type.sourceText,
                        hasArguments: attribute.arguments != nil,
                        hasValue: binding.initializer != nil
                    )
                )
            }
        }
        return .visitChildren
    }

    // MARK: - Types

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let base = TypeWords.core(of: node.baseType.sourceText)
        if memberTypes[base]?.contains(node.name.text) != true { memberTypes[base, default: []].append(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(MemberTypeSyntax.self) != true { named.insert(node.name.text) }
        if let arguments = node.genericArgumentClause?.arguments {
            genericCounts[node.name.text] = arguments.count
        }
        return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        genericCounts[node.expression.sourceText] = node.genericArgumentClause.arguments.count
        return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        let parts = node.constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [node.constraint]
        constraints.formUnion(parts.map(\.sourceText))
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.inheritedType { constraints.insert(type.sourceText) }
        return .visitChildren
    }

    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        constraints.insert(node.rightType.sourceText)
        return .visitChildren
    }

    // MARK: - Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.calleeName(of: node) { calls.append((name, node)) }
        return .visitChildren
    }

    /// Returns the last name of what a call calls; nil if it has none.
    static func calleeName(of call: FunctionCallExprSyntax) -> String? {
        var callee = call.calledExpression
        if let special = callee.as(GenericSpecializationExprSyntax.self) { callee = special.expression }
        if let chained = callee.as(OptionalChainingExprSyntax.self) { callee = chained.expression }
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count > 1 else { return .visitChildren }
        let operation = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        let changes = operation.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(operation)
        if parts[1].is(AssignmentExprSyntax.self) || changes {
            var target: ExprSyntax? = parts[0]
            while let next = target {
                if let member = next.as(MemberAccessExprSyntax.self) {
                    assigned.insert(member.declName.baseName.text)
                    target = member.base
                } else {
                    target =
                        next.as(OptionalChainingExprSyntax.self)?.expression
                        ?? next.as(ForceUnwrapExprSyntax.self)?.expression
                }
            }
        }
        return .visitChildren
    }
}
