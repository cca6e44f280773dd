import SwiftSyntax

extension Lowerer {
    /// Lowers a class, struct, enum, protocol or extension.
    func typeDeclaration(_ node: DeclSyntax) throws -> TypeDeclaration {
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let type): return try declaration(of: type, .classType)
        case .actorDecl(let type): return try declaration(of: type, .classType)
        case .structDecl(let type): return try declaration(of: type, .structure)
        case .enumDecl(let type): return try declaration(of: type, .enumeration)
        case .protocolDecl(let type): return try declaration(of: type, .protocolType)
        case .extensionDecl(let type): return try extensionDeclaration(type)
        default: throw unsupported("this declaration is", node)
        }
    }

    private func declaration(
        of type: some DeclGroupSyntax & NamedDeclSyntax,
        _ kind: TypeDeclaration.Kind
    ) throws -> TypeDeclaration {
        try declaration(
            heading(kind, type.name, of: DeclSyntax(type)),
            type.attributes,
            type.memberBlock
        )
    }

    private func heading(_ kind: TypeDeclaration.Kind, _ token: TokenSyntax, of node: DeclSyntax) -> Heading {
        .init(kind: kind, name: name(token), place: offset(token), interface: interface(of: node))
    }

    /// Lowers an extension; the generic arguments of the extended type, as in `extension Box<Int>`, are ignored.
    private func extensionDeclaration(_ node: ExtensionDeclSyntax) throws -> TypeDeclaration {
        let interface = interface(of: DeclSyntax(node))
        return try declaration(
            .init(kind: .extended, name: interface.name, place: offset(node.extendedType), interface: interface),
            node.attributes,
            node.memberBlock
        )
    }

    private struct Heading {
        var kind: TypeDeclaration.Kind
        var name: String
        var place: Int
        var interface: WrittenInterface
    }

    private func declaration(
        _ heading: Heading,
        _ attributes: AttributeListSyntax,
        _ block: MemberBlockSyntax
    ) throws -> TypeDeclaration {
        let isNested = heading.kind != .extended
        let full = isNested ? (around.enclosingTypes.last.map { $0 + "." } ?? "") + heading.name : heading.name
        var traits = TypeDeclaration.Traits(interface: heading.interface)
        if try check(attributes) { session.builders.insert(heading.name) }
        around.enclosingTypes.append(full)
        let outerLacksBody = around.lacksBody
        around.lacksBody = false
        defer {
            around.enclosingTypes.removeLast()
            around.lacksBody = outerLacksBody
        }
        var members = MemberLists()
        try add(block.members, to: &members, in: heading.kind)
        traits.isListing = around.lacksBody
        traits.hole = hole(in: block)
        traits.end = offset(block.rightBrace)
        traits.deinitializer = members.deinitializer
        return TypeDeclaration(
            kind: heading.kind,
            name: full,
            variables: members.variables,
            functions: members.functions,
            initializers: members.initializers,
            cases: members.cases,
            subscripts: members.subscripts,
            nested: members.nested,
            traits: traits,
            offset: heading.place
        )
    }

    /// Returns true if the attributes include `@resultBuilder`; throws for attributes that would change the meaning of
    /// a type.
    private func check(_ attributes: AttributeListSyntax) throws -> Bool {
        var isResultBuilder = false
        for case .attribute(let attribute) in attributes {
            let name = text(attribute.attributeName)
            if name == "resultBuilder" {
                isResultBuilder = true
            } else if name != "propertyWrapper", !Self.attributesOfTypes.contains(name),
                !Self.harmlessAttributes.contains(name)
            {
                throw unsupported("the attribute '@\(name)' is", attribute)
            }
        }
        return isResultBuilder
    }

    private struct MemberLists {
        var variables: [VariableBinding] = []
        var functions: [FunctionCode] = []
        var initializers: [FunctionCode] = []
        var cases: [TypeDeclaration.EnumCase] = []
        var subscripts: [SubscriptCode] = []
        var nested: [TypeDeclaration] = []
        var deinitializer: FunctionCode?
    }

    private func add(
        _ list: MemberBlockItemListSyntax,
        to members: inout MemberLists,
        in kind: TypeDeclaration.Kind
    ) throws {
        for member in list { try add(member.decl, to: &members, in: kind) }
    }

    private func add(_ member: DeclSyntax, to members: inout MemberLists, in kind: TypeDeclaration.Kind) throws {
        checkModifiers(of: member, in: .member(of: kind))
        try nested(at: member) {
            switch member.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable): members.variables += try variables(variable)
            case .functionDecl(let function): members.functions.append(try self.function(function))
            case .initializerDecl(let initializer): members.initializers.append(try self.initializer(initializer))
            case .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl:
                members.nested.append(try typeDeclaration(member))
            case .typeAliasDecl, .associatedTypeDecl: break
            case .enumCaseDecl(let cases):
                guard kind == .enumeration else {
                    return report("enum 'case' is not allowed outside of an enum", member)
                }
                members.cases += try cases.elements.map { try enumCase($0, in: cases) }
            case .subscriptDecl(let node): members.subscripts.append(try subscriptCode(node))
            case .deinitializerDecl(let node) where kind == .structure || kind == .enumeration:
                let type = "\(kind == .structure ? "struct" : "enum") '\(around.enclosingTypes.last ?? "")'"
                report("deinitializer cannot be declared in \(type) that conforms to 'Copyable'", node)
            case .deinitializerDecl(let node) where kind != .classType:
                report("deinitializers may only be declared within a class, actor, or noncopyable type", node)
            case .deinitializerDecl(let node): members.deinitializer = try deinitializer(node)
            case .ifConfigDecl(let config):
                if case .decls(let chosen)? = try chosenElements(of: config) {
                    try add(chosen, to: &members, in: kind)
                }
            default: throw unsupported("this member is", member)
            }
        }
    }

    private func enumCase(
        _ node: EnumCaseElementSyntax,
        in declaration: EnumCaseDeclSyntax
    ) throws -> TypeDeclaration.EnumCase {
        TypeDeclaration.EnumCase(
            name: name(node.name),
            defaults: try node.parameterClause?.parameters.map { try $0.defaultValue.map { try expression($0.value) } }
                ?? [],
            rawValue: try node.rawValue.map { try expression($0.value) },
            heading: heading(of: node, in: declaration),
            offset: offset(node.name)
        )
    }
}

/// Types that are written where a value is expected, which the parser reads as operators and operands.
extension Lowerer {
    /// Returns the type that operands with arrows between them are: `(Int) -> Bool`; nil without an arrow.
    func functionType(_ node: SequenceExprSyntax) throws -> Expression? {
        guard node.elements.contains(where: { $0.is(ArrowExprSyntax.self) }), let type = written(type: ExprSyntax(node))
        else { return nil }
        return Expression(.type, at: offset(node), notation: Notation(type: type))
    }

    /// Returns the type that an expression denotes; nil if it can be none.
    func written(type node: ExprSyntax) -> WrittenType? {
        switch node.as(ExprSyntaxEnum.self) {
        case .typeExpr(let type): return written(type.type)
        case .declReferenceExpr(let name):
            return self.name(name.baseName) == "Void" ? .void : named(name, nil).map { .named([$0]) }
        case .genericSpecializationExpr(let generic):
            guard let name = generic.expression.as(DeclReferenceExprSyntax.self) else { return nil }
            return named(name, generic.genericArgumentClause).map { .named([$0]) }
        case .memberAccessExpr(let access):
            guard let base = access.base, case .named(let parts)? = written(type: base) else { return nil }
            return named(access.declName, nil).map { .named(parts + [$0]) }
        case .optionalChainingExpr(let optional): return written(type: optional.expression).map { .optional($0) }
        case .arrayExpr(let array):
            guard array.elements.count == 1, let element = array.elements.first else { return nil }
            return written(type: element.expression).map { .array($0) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let pairs) = dictionary.content, pairs.count == 1, let pair = pairs.first,
                let key = written(type: pair.key), let value = written(type: pair.value)
            else { return nil }
            return .dictionary(key, value)
        case .tupleExpr(let tuple):
            let elements = tuple.elements.compactMap { element in
                written(type: element.expression).map {
                    WrittenType.Element(label: element.label.map { name($0) }, type: $0)
                }
            }
            guard elements.count == tuple.elements.count else { return nil }
            return elements.count == 1 ? elements[0].type : .tuple(elements)
        case .sequenceExpr(let sequence): return written(Array(sequence.elements)[...])
        default: return nil
        }
    }

    private func named(_ name: DeclReferenceExprSyntax, _ clause: GenericArgumentClauseSyntax?) -> WrittenType.Part? {
        .init(name: self.name(name.baseName), arguments: writtenArguments(clause), place: .init(offset: offset(name)))
    }

    /// Returns the function type of parameters, an arrow and a result, which may be a function type as well.
    private func written(_ parts: ArraySlice<ExprSyntax>) -> WrittenType? {
        guard let first = parts.first else { return nil }
        if parts.count == 1 { return written(type: first) }
        guard let list = first.as(TupleExprSyntax.self),
            let arrow = parts[parts.startIndex + 1].as(ArrowExprSyntax.self),
            let result = written(parts.dropFirst(2))
        else { return nil }
        let parameters = list.elements.compactMap { parameter($0.expression) }
        guard parameters.count == list.elements.count else { return nil }
        return .function(
            parameters,
            result,
            effects(arrow.effectSpecifiers?.throwsClause, arrow.effectSpecifiers?.asyncSpecifier).effects
        )
    }

    private func parameter(_ node: ExprSyntax) -> WrittenType.Parameter? {
        guard let type = written(type: node) else { return nil }
        let syntax = node.as(TypeExprSyntax.self)?.type
        return .init(
            type: type,
            isInout: syntax.map { Self.isInout($0) } ?? false,
            isAutoclosure: syntax.map { Self.isDelayed($0) } ?? false
        )
    }
}

/// The kind of variable that plain names in a pattern bind, if any.
enum PatternBinding {
    case none
    case constant
    case variable
}

extension Lowerer {
    func pattern(_ node: PatternSyntax, binding: PatternBinding) throws -> Pattern {
        try nested(at: node) {
            switch node.as(PatternSyntaxEnum.self) {
            case .wildcardPattern: return .wildcard
            case .identifierPattern(let pattern):
                return .name(name(pattern.identifier), isLet: binding != .variable, offset: offset(node))
            case .tuplePattern(let tuple):
                let parts = try tuple.elements.map {
                    (label: $0.label.map { name($0) }, pattern: try pattern($0.pattern, binding: binding))
                }
                return parts.count == 1 ? parts[0].pattern : .tuple(parts, offset: offset(node))
            case .valueBindingPattern(let pattern):
                let isLet = pattern.bindingSpecifier.tokenKind == .keyword(.let)
                return try self.pattern(pattern.pattern, binding: isLet ? .constant : .variable)
            case .expressionPattern(let pattern): return try self.pattern(of: pattern.expression, binding: binding)
            case .isTypePattern(let pattern):
                return .type(written(pattern.type), offset: offset(node))
            default: throw unsupported("this pattern is", node)
            }
        }
    }

    /// Lowers a pattern that is written as an expression: `.some(let x)`, `(1, _)`, `name`, `x as T`.
    private func pattern(of node: ExprSyntax, binding: PatternBinding) throws -> Pattern {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let inner): return try pattern(inner.pattern, binding: binding)
        case .discardAssignmentExpr: return .wildcard
        case .declReferenceExpr(let reference) where binding != .none:
            return .name(name(reference.baseName), isLet: binding == .constant, offset: offset(node))
        case .memberAccessExpr(let access): return try enumCase(access, arguments: nil, binding: binding)
        case .functionCallExpr(let call):
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil {
                return try enumCase(access, arguments: call.arguments, binding: binding)
            }
        case .optionalChainingExpr(let chaining):
            return .optional(try pattern(of: chaining.expression, binding: binding))
        case .tupleExpr(let tuple):
            let parts = try tuple.elements.map {
                (label: $0.label.map { name($0) }, pattern: try pattern(of: $0.expression, binding: binding))
            }
            return parts.count == 1 ? parts[0].pattern : .tuple(parts, offset: offset(node))
        case .sequenceExpr(let sequence):
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let target = elements[2].as(TypeExprSyntax.self)
            {
                return .cast(
                    try pattern(of: elements[0], binding: binding),
                    written(target.type),
                    offset: offset(node)
                )
            }
        default: break
        }
        return .expression(try expression(node))
    }

    private func enumCase(
        _ access: MemberAccessExprSyntax,
        arguments: LabeledExprListSyntax?,
        binding: PatternBinding
    ) throws -> Pattern {
        let parts = try arguments?.map {
            (label: $0.label.map { name($0) }, pattern: try pattern(of: $0.expression, binding: binding))
        }
        return .enumCase(
            name(access.declName.baseName),
            type: try access.base.map { try expression($0) },
            parts,
            offset: offset(access.declName)
        )
    }
}
