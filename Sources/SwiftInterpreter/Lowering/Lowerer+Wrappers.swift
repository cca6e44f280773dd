import SwiftSyntax

extension Lowerer {
    // MARK: - Declarations

    /// Registers the property wrappers and result builders that a source declares, before they are used.
    func findWrappers(in tree: SourceFileSyntax) {
        if source.contains("operator ") { findOperators(in: tree) }
        guard source.contains("@") else { return }
        for item in tree.statements {
            if case .decl(let node) = item.item { findWrappers(in: node) }
        }
    }

    private func findWrappers(in node: DeclSyntax) {
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
        let named = node.asProtocol((any NamedDeclSyntax).self)
        if let named, has("resultBuilder", group.attributes) { session.builders.insert(name(named.name)) }
        if let named, has("propertyWrapper", group.attributes) {
            session.declaredWrappers[name(named.name)] = wrapper(group, isClass: node.is(ClassDeclSyntax.self))
        }
        for member in group.memberBlock.members { findWrappers(in: member.decl) }
    }

    private func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return text(attribute.attributeName) == name
        }
    }

    private func wrapper(_ group: any DeclGroupSyntax, isClass: Bool) -> DeclaredWrapper {
        var result = DeclaredWrapper(isShared: isClass)
        for member in group.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), !has(.static, in: variable.modifiers) else {
                continue
            }
            for binding in variable.bindings where text(binding.pattern) == "wrappedValue" {
                var setter: AccessorDeclSyntax?
                switch binding.accessorBlock?.accessors {
                case .getter: result.isSettable = false
                case .accessors(let list):
                    setter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
                    let isComputed = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
                    result.isSettable = !isComputed || setter != nil
                case nil: break
                }
                if setter?.modifier?.name.tokenKind == .keyword(.nonmutating) { result.isShared = true }
            }
        }
        return result
    }

    // MARK: - Uses

    /// Lowers a variable with a declared property wrapper to one that is computed from its storage, `_name`; nil if it
    /// has no such wrapper.
    func withDeclaredWrapper(_ node: VariableDeclSyntax, isStatic: Bool) throws -> VariableBinding? {
        let found = node.attributes.compactMap { declaredWrapper($0) }
        guard let (wrapperName, attribute) = found.first, let wrapper = session.declaredWrappers[wrapperName] else {
            return nil
        }
        if found.count > 1, node.parent?.is(MemberBlockItemSyntax.self) != true {
            throw unsupported("more than one property wrapper on a variable outside of a type is", attribute)
        }
        guard let binding = node.bindings.first, node.bindings.count == 1,
            binding.accessorBlock.map({ !isStatic && observes(node, $0) }) ?? true,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { throw unsupported("a property wrapper on this declaration is", attribute) }
        let lists = try custom(node.attributes).filter { builder([.attribute($0)]) == nil }.map {
            attribute -> [LabelledExpression]? in
            guard case .argumentList(let list)? = attribute.arguments else { return nil }
            return try self.arguments(list)
        }
        var result = value(of: name(pattern.identifier), wrapper, binding, isStatic, at: offset(pattern))
        result.modifiers = modifiers(node.modifiers, node.attributes)
        result.attributes = wrappers(node.attributes, lists)
        result.wrappedValue = try binding.initializer.map { try expression($0.value) }
        result.observers = try binding.accessorBlock.flatMap { try observers($0, pattern, at: offset(pattern)) }
        return result
    }

    /// Returns true for the observers of a property of a type.
    private func observes(_ node: VariableDeclSyntax, _ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let list) = block.accessors, node.parent?.is(MemberBlockItemSyntax.self) == true else {
            return false
        }
        return list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }

    private func observers(_ block: AccessorBlockSyntax, _ pattern: IdentifierPatternSyntax, at place: Int) throws
        -> VariableBinding.Observers?
    {
        let name = name(pattern.identifier)
        var observed = VariableBinding(pattern: .name(name, isLet: false, offset: place), isLet: false, isStatic: false)
        try add(block, to: &observed)
        return observed.observers
    }

    private func declaredWrapper(_ element: AttributeListSyntax.Element) -> (String, AttributeSyntax)? {
        guard case .attribute(let attribute) = element else { return nil }
        let name = text(attribute.attributeName).split(separator: "<").first.map(String.init) ?? ""
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return session.declaredWrappers[last] == nil ? nil : (name, attribute)
    }

    private func value(
        of name: String,
        _ wrapper: DeclaredWrapper,
        _ binding: PatternBindingSyntax,
        _ isStatic: Bool,
        at place: Int
    ) -> VariableBinding {
        let storage = Expression(.name("_" + name), at: place)
        let value = Expression(.member(storage, "wrappedValue"), at: place)
        let assignment = Expression(.assign(value, Expression(.name("newValue"), at: place)), at: place)
        return VariableBinding(
            pattern: .name(name, isLet: false, offset: place),
            type: binding.typeAnnotation.map { written($0.type) },
            isLet: false,
            isStatic: isStatic,
            accessors: .init(
                getter: [Statement(kind: .expression(value), offset: place)],
                setter: wrapper.isSettable
                    ? ("newValue", [Statement(kind: .expression(assignment), offset: place)]) : nil,
                isNonmutating: wrapper.isShared
            ),
            wrapper: "_" + name
        )
    }
}

extension Lowerer {
    /// Lowers a variable with a known property wrapper to one that is computed from the wrapper, `$name`; nil if it has no
    /// known wrapper.
    func wrapped(_ node: VariableDeclSyntax, isStatic: Bool) throws -> VariableBinding? {
        let attributes = node.attributes.compactMap { attribute -> AttributeSyntax? in
            guard case .attribute(let attribute) = attribute else { return nil }
            return session.wrappers.contains(text(attribute.attributeName)) ? attribute : nil
        }
        guard !attributes.isEmpty, let binding = node.bindings.first, node.bindings.count == 1,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        if let value = binding.initializer {
            throw unsupported("an initial value after this property wrapper is", value)
        }
        let place = offset(pattern)
        let name = name(pattern.identifier)
        let projected = Expression(.name("$" + name), at: place)
        let value = Expression(.member(projected, "wrappedValue"), at: place)
        let assignment = Expression(.assign(value, Expression(.name("newValue"), at: place)), at: place)
        var result = VariableBinding(
            pattern: .name(name, isLet: false, offset: place),
            type: binding.typeAnnotation.map { written($0.type) },
            isLet: false,
            isStatic: isStatic,
            accessors: VariableBinding.Accessors(
                getter: [Statement(kind: .expression(value), offset: place)],
                setter: ("newValue", [Statement(kind: .expression(assignment), offset: place)]),
                isNonmutating: true
            )
        )
        result.modifiers = modifiers(node.modifiers, node.attributes)
        result.attributes = wrappers(node.attributes)
        return result
    }
}
