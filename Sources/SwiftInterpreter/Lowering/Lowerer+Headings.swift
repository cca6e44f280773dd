import SwiftSyntax

/// The headings of declarations exactly as they are written.
extension Lowerer {
    // MARK: - Generics

    func generics(_ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?) -> WrittenGenerics {
        var result = WrittenGenerics()
        result.parameters =
            clause?.parameters.map { .init(name: name($0.name), bound: $0.inheritedType.map(written)) } ?? []
        result.requirements = requirements(clause?.genericWhereClause) + requirements(conditions)
        return result
    }

    private func requirements(_ clause: GenericWhereClauseSyntax?) -> [WrittenRequirement] {
        clause?.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .sameTypeRequirement(let same):
                .init(subject: writtenChoice(same.leftType), type: writtenChoice(same.rightType), isSame: true)
            case .conformanceRequirement(let conformance):
                .init(subject: written(conformance.leftType), type: written(conformance.rightType), isSame: false)
            default: nil
            }
        } ?? []
    }

    // MARK: - Modifiers and attributes

    /// Returns the modifiers and the attributes that uses of a declaration depend on.
    func modifiers(_ list: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> WrittenModifiers {
        var result: WrittenModifiers = []
        for modifier in list {
            guard case .keyword(let keyword) = modifier.name.tokenKind else { continue }
            if let detail = modifier.detail?.detail.text {
                if keyword == .private, detail == "set" { result.insert(.privateSet) }
                if keyword == .unowned { result.insert(.unowned) }
                continue
            }
            if let known = Self.modifiers[keyword] { result.insert(known) }
        }
        for case .attribute(let attribute) in attributes {
            if let known = Self.attributes[text(attribute.attributeName)] { result.insert(known) }
            if isDeprecated(attribute) { result.insert(.deprecated) }
        }
        return result
    }

    /// Returns true for `@available` that marks a declaration as deprecated or unavailable, in general or on iOS.
    private func isDeprecated(_ attribute: AttributeSyntax) -> Bool {
        guard case .availability(let list)? = attribute.arguments, let platform = list.first,
            ["*", "iOS"].contains(text(platform.argument))
        else { return false }
        return list.contains { item in
            switch item.argument {
            case .token(let word): ["deprecated", "unavailable"].contains(word.text)
            case .availabilityLabeledArgument(let argument): ["deprecated", "obsoleted"].contains(argument.label.text)
            default: false
            }
        }
    }

    private static let modifiers: [Keyword: WrittenModifiers] = [
        .static: .static, .class: .static, .mutating: .mutating, .nonmutating: .nonmutating, .override: .override,
        .convenience: .convenience, .required: .required, .final: .final, .private: .private,
        .fileprivate: .filePrivate, .lazy: .lazy, .weak: .weak, .unowned: .unowned, .prefix: .prefix,
        .postfix: .postfix,
        .indirect: .indirect, .public: .public, .open: .public, .async: .async, .nonisolated: .nonisolated,
    ]

    private static let attributes: [String: WrittenModifiers] = [
        "_disfavoredOverload": .disfavored, "discardableResult": .discardable, "dynamicMemberLookup": .dynamicMembers,
        "resultBuilder": .resultBuilder, "propertyWrapper": .propertyWrapper, "objc": .objectiveC,
        "objcMembers": .objectiveC, "IBAction": .objectiveC,
    ]

    /// Returns the modifiers for `async`, `throws` and `rethrows`.
    func effects(_ clause: ThrowsClauseSyntax?, _ async: TokenSyntax?) -> WrittenModifiers {
        let result: WrittenModifiers = async == nil ? [] : .async
        guard let clause else { return result }
        return result.union(clause.throwsSpecifier.tokenKind == .keyword(.rethrows) ? .rethrows : .throws)
    }

    /// Returns the attributes that name a type of the source or of the library: builders and property wrappers.
    func custom(_ attributes: AttributeListSyntax) -> [AttributeSyntax] {
        attributes.compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            let name = text(attribute.attributeName)
            return name.first?.isUppercase == true && !isHarmless(name) ? attribute : nil
        }
    }

    /// Returns the result builder among the attributes as written.
    func writtenBuilder(_ attributes: AttributeListSyntax) -> WrittenType? {
        attributes.lazy.compactMap { element -> WrittenType? in
            guard case .attribute(let attribute) = element, self.builder([element]) != nil else { return nil }
            return self.written(attribute.attributeName)
        }.first
    }

    /// Returns the property wrappers among the attributes, each with the arguments that were lowered for it.
    func wrappers(
        _ attributes: AttributeListSyntax,
        _ arguments: [[LabelledExpression]?] = []
    ) -> [WrittenAttribute] {
        custom(attributes).filter { builder([.attribute($0)]) == nil }.enumerated().map { index, attribute in
            WrittenAttribute(
                type: written(attribute.attributeName),
                arguments: index < arguments.count ? arguments[index] : nil,
                offset: offset(attribute)
            )
        }
    }

    // MARK: - Declarations

    func heading(of node: FunctionDeclSyntax) -> WrittenDeclaration {
        WrittenDeclaration(
            kind: .function,
            name: name(node.name),
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: writtenParameters(node.signature.parameterClause),
            type: node.signature.returnClause.map { written($0.type) } ?? .void,
            modifiers: modifiers(node.modifiers, node.attributes)
                .union(
                    effects(
                        node.signature.effectSpecifiers?.throwsClause,
                        node.signature.effectSpecifiers?.asyncSpecifier
                    )
                ),
            thrown: node.signature.effectSpecifiers?.throwsClause?.type.map { written($0) },
            builder: writtenBuilder(node.attributes)
        )
    }

    func heading(of node: InitializerDeclSyntax) -> WrittenDeclaration {
        var modifiers = modifiers(node.modifiers, node.attributes)
            .union(
                effects(node.signature.effectSpecifiers?.throwsClause, node.signature.effectSpecifiers?.asyncSpecifier)
            )
        if let mark = node.optionalMark {
            modifiers.insert(.failable)
            if mark.tokenKind == .exclamationMark { modifiers.insert(.implicitlyUnwrapped) }
        }
        return WrittenDeclaration(
            kind: .initializer,
            name: "init",
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: writtenParameters(node.signature.parameterClause),
            modifiers: modifiers,
            thrown: node.signature.effectSpecifiers?.throwsClause?.type.map { written($0) }
        )
    }

    /// - Parameter accessors: the lowered accessors; nil for a getter without a body.
    func heading(of node: SubscriptDeclSyntax, _ accessors: VariableBinding.Accessors?) -> WrittenDeclaration {
        WrittenDeclaration(
            kind: .subscript,
            name: "subscript",
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: writtenParameters(node.parameterClause, labelsAlone: false),
            type: written(node.returnClause.type),
            modifiers: modifiers(node.modifiers, node.attributes).union(traits(of: accessors, node.accessorBlock)),
            builder: writtenBuilder(node.attributes)
        )
    }

    /// Returns the modifiers that accessors amount to.
    func traits(of accessors: VariableBinding.Accessors?, _ block: AccessorBlockSyntax?) -> WrittenModifiers {
        guard let accessors else { return [] }
        var result: WrittenModifiers = .computed
        if accessors.setter != nil { result.insert(.settable) }
        if accessors.isNonmutating { result.insert(.nonmutating) }
        guard case .accessors(let list)? = block?.accessors else { return result }
        for accessor in list where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
            result.formUnion(
                effects(accessor.effectSpecifiers?.throwsClause, accessor.effectSpecifiers?.asyncSpecifier)
            )
            if accessor.modifier?.name.tokenKind == .keyword(.mutating) { result.insert(.mutating) }
        }
        return result
    }

    /// Returns the modifiers of a variable.
    func modifiers(of node: VariableDeclSyntax, _ binding: VariableBinding, _ block: AccessorBlockSyntax?)
        -> WrittenModifiers
    {
        var result = modifiers(node.modifiers, node.attributes).union(traits(of: binding.accessors, block))
        if binding.isLet { result.insert(.constant) }
        if !binding.isLet, binding.accessors == nil { result.insert(.settable) }
        return result
    }

    /// - Parameter labelsAlone: true if a single name is also the label, as everywhere except in subscripts.
    private func writtenParameters(
        _ clause: FunctionParameterClauseSyntax,
        labelsAlone: Bool = true
    ) -> [WrittenParameter] {
        clause.parameters.map { parameter in
            let first = name(parameter.firstName)
            let second = parameter.secondName.map { name($0) }
            return WrittenParameter(
                label: first == "_" || second == nil && !labelsAlone ? nil : first,
                name: second ?? first,
                type: written(parameter.type),
                defaultValue: parameter.defaultValue.map { text($0.value) },
                isVariadic: parameter.ellipsis != nil,
                isInout: Self.isInout(parameter.type),
                isAutoclosure: Self.isDelayed(parameter.type),
                isEscaping: Self.hasAttribute("escaping", parameter.type),
                builder: writtenBuilder(parameter.attributes),
                wrapper: wrappers(parameter.attributes).first?.type
            )
        }
    }

    /// - Parameter declaration: the declaration of the case, which may be marked `indirect`.
    func heading(of node: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax) -> WrittenDeclaration {
        let parameters = node.parameterClause?.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.map { name($0) }.flatMap { $0 == "_" ? nil : $0 }
            return WrittenParameter(
                label: label,
                name: label ?? "value\(index)",
                type: written(parameter.type),
                defaultValue: parameter.defaultValue.map { text($0.value) }
            )
        }
        return WrittenDeclaration(
            kind: .enumCase,
            name: name(node.name),
            parameters: parameters ?? [],
            modifiers: modifiers(declaration.modifiers, declaration.attributes).union(.static)
        )
    }

    func writtenAlias(_ node: TypeAliasDeclSyntax) -> WrittenInterface.Alias {
        .init(
            name: name(node.name),
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            type: written(node.initializer.value),
            modifiers: modifiers(node.modifiers, node.attributes),
            place: .init(offset: offset(node.name))
        )
    }
}
