import SwiftSyntax

/// The initialization of a stored property wrapper from its wrapped value.
struct WrapperInitialization {
    /// The name of the wrapped property.
    var name: String
    var wrapper: String
    var type: TypeRef?
    /// The arguments of the attribute.
    var arguments: [LabelledExpression]
    var offset: Int
}

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
            let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            session.declaredWrappers[name(named.name)] = wrapper(
                group,
                generics: generics?.parameters.map { name($0.name) } ?? [],
                isClass: node.is(ClassDeclSyntax.self)
            )
        }
        for member in group.memberBlock.members { findWrappers(in: member.decl) }
    }

    private func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return text(attribute.attributeName) == name
        }
    }

    private func wrapper(_ group: any DeclGroupSyntax, generics: [String], isClass: Bool) -> DeclaredWrapper {
        var result = DeclaredWrapper(isShared: isClass)
        var needs = false
        var initializers: [InitializerDeclSyntax] = []
        for member in group.memberBlock.members {
            if let node = member.decl.as(InitializerDeclSyntax.self) { initializers.append(node) }
            guard let variable = member.decl.as(VariableDeclSyntax.self), !has(.static, in: variable.modifiers) else {
                continue
            }
            for binding in variable.bindings { note(binding, in: &result, generics, &needs) }
        }
        result.hasEmptyInitializer =
            initializers.isEmpty
            ? !needs
            : initializers.contains { node in
                node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
            }
        return result
    }

    private func note(
        _ binding: PatternBindingSyntax,
        in wrapper: inout DeclaredWrapper,
        _ generics: [String],
        _ needsValue: inout Bool
    ) {
        var isComputed = false
        var setter: AccessorDeclSyntax?
        switch binding.accessorBlock?.accessors {
        case .getter: isComputed = true
        case .accessors(let list):
            isComputed = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
            setter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        case nil: break
        }
        let annotation = binding.typeAnnotation.map { text($0.type) }
        if !isComputed, binding.initializer == nil, annotation?.hasSuffix("?") != true { needsValue = true }
        switch text(binding.pattern) {
        case "projectedValue": wrapper.isProjecting = true
        case "wrappedValue":
            wrapper.isSettable = !isComputed || setter != nil
            if setter?.modifier?.name.tokenKind == .keyword(.nonmutating) { wrapper.isShared = true }
            guard let annotation, let type = TypeRef(annotation), !type.mentions(Set(generics)) else { break }
            wrapper.valueType = type
        default: break
        }
    }

    // MARK: - Uses

    /// Lowers a variable with a declared property wrapper to up to three variables.
    ///
    /// These are the storage, `_name`, and two computed ones: the wrapped value and the projected value. Returns nil if
    /// the variable has no such wrapper.
    func withDeclaredWrapper(_ node: VariableDeclSyntax, isStatic: Bool) throws -> [VariableBinding]? {
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
        let place = offset(pattern)
        let name = name(pattern.identifier)
        let lists = try custom(node.attributes).filter { builder([.attribute($0)]) == nil }.map {
            attribute -> [LabelledExpression]? in
            guard case .argumentList(let list)? = attribute.arguments else { return nil }
            return try self.arguments(list)
        }
        let arguments = lists.first?.map { $0 } ?? []
        let given = try binding.initializer.map { try expression($0.value) }
        let type = try binding.typeAnnotation.map { try self.type($0.type) } ?? wrapper.valueType ?? given?.literalType
        let value = given.map { given in type.map { Expression(.cast(given, $0, .plain), at: given.offset) } ?? given }
        let wrapping = WrapperInitialization(
            name: name,
            wrapper: wrapperName,
            type: type,
            arguments: arguments,
            offset: offset(attribute)
        )
        var storage = VariableBinding(
            pattern: .name("_" + name, isLet: false, offset: place),
            type: .named(wrapperName),
            value: value != nil || !arguments.isEmpty || wrapper.hasEmptyInitializer ? wrapping.call(of: value) : nil,
            isLet: false,
            isStatic: isStatic
        )
        storage.isSynthesized = true
        var wrapped = self.value(of: wrapping, wrapper, type, isStatic, at: place)
        wrapped.writtenType = binding.typeAnnotation.map { written($0.type) }
        wrapped.modifiers = modifiers(node.modifiers, node.attributes)
        wrapped.attributes = wrappers(node.attributes, lists)
        wrapped.wrappedValue = given
        wrapped.observers = try binding.accessorBlock.flatMap { try observers($0, pattern, at: place) }
        var result = [storage, wrapped]
        if wrapper.isProjecting { result.append(projection(of: wrapping, isStatic, at: place)) }
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
        of wrapping: WrapperInitialization,
        _ wrapper: DeclaredWrapper,
        _ type: TypeRef?,
        _ isStatic: Bool,
        at place: Int
    ) -> VariableBinding {
        let storage = Expression(.name("_" + wrapping.name), at: place)
        let value = Expression(.member(storage, "wrappedValue"), at: place)
        let assignment = Expression(.assign(value, Expression(.name("newValue"), at: place)), at: place)
        var result = VariableBinding(
            pattern: .name(wrapping.name, isLet: false, offset: place),
            type: type,
            isLet: false,
            isStatic: isStatic,
            accessors: .init(
                getter: [Statement(kind: .expression(value), offset: place)],
                setter: wrapper.isSettable
                    ? ("newValue", [Statement(kind: .expression(assignment), offset: place)]) : nil,
                isNonmutating: wrapper.isShared
            )
        )
        result.wrapper = "_" + wrapping.name
        return result
    }

    private func projection(of wrapping: WrapperInitialization, _ isStatic: Bool, at place: Int) -> VariableBinding {
        let storage = Expression(.name("_" + wrapping.name), at: place)
        let value = Expression(.member(storage, "projectedValue"), at: place)
        var result = VariableBinding(
            pattern: .name("$" + wrapping.name, isLet: false, offset: place),
            isLet: false,
            isStatic: isStatic,
            accessors: .init(getter: [Statement(kind: .expression(value), offset: place)], setter: nil)
        )
        result.isSynthesized = true
        return result
    }
}

extension WrapperInitialization {
    /// Returns the call that creates the wrapper.
    func call(of value: Expression?) -> Expression {
        let given = value.map { [LabelledExpression(label: "wrappedValue", offset: $0.offset, value: $0)] } ?? []
        let callee = Expression(.name(wrapper), at: offset)
        return Expression(.call(Call(callee: callee, arguments: given + arguments, nameOffset: offset)), at: offset)
    }
}

extension Expression {
    /// The default type of a literal.
    fileprivate var literalType: TypeRef? {
        switch kind {
        case .integer, .largeInteger: .int
        case .float: .double
        case .boolean: .bool
        case .string: .string
        default: nil
        }
    }
}

extension Lowerer {
    /// Lowers a variable with a known property wrapper to two variables: the wrapper, `$name`, and the computed wrapped
    /// value.
    ///
    /// Returns nil if the variable has no known wrapper.
    func wrapped(_ node: VariableDeclSyntax, isStatic: Bool) throws -> [VariableBinding]? {
        let attributes = node.attributes.compactMap { attribute -> AttributeSyntax? in
            guard case .attribute(let attribute) = attribute else { return nil }
            return session.wrappers.contains(text(attribute.attributeName)) ? attribute : nil
        }
        guard let attribute = attributes.first, let binding = node.bindings.first, node.bindings.count == 1,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        if let value = binding.initializer {
            throw unsupported("an initial value after this property wrapper is", value)
        }
        let place = offset(pattern)
        let name = name(pattern.identifier)
        let annotation = binding.typeAnnotation.map { text($0.type) } ?? ""
        let call = Call(
            callee: Expression(.name(text(attribute.attributeName)), at: offset(attribute.attributeName)),
            arguments: [
                LabelledExpression(
                    label: "type",
                    offset: place,
                    value: Expression(.string([.text(annotation)]), at: place)
                )
            ],
            nameOffset: place
        )
        func variable(_ name: String, isLet: Bool, _ accessors: VariableBinding.Accessors?) throws -> VariableBinding {
            VariableBinding(
                pattern: .name(name, isLet: isLet, offset: place),
                type: try accessors == nil ? nil : binding.typeAnnotation.map { try type($0.type) },
                value: accessors == nil ? Expression(.call(call), at: place) : nil,
                isLet: isLet,
                isStatic: isStatic,
                accessors: accessors
            )
        }
        let projected = Expression(.name("$" + name), at: place)
        let value = Expression(.member(projected, "wrappedValue"), at: place)
        let assignment = Expression(.assign(value, Expression(.name("newValue"), at: place)), at: place)
        let accessors = VariableBinding.Accessors(
            getter: [Statement(kind: .expression(value), offset: place)],
            setter: ("newValue", [Statement(kind: .expression(assignment), offset: place)]),
            isNonmutating: true
        )
        var projection = try variable("$" + name, isLet: true, nil)
        projection.isSynthesized = true
        var wrapped = try variable(name, isLet: false, accessors)
        wrapped.writtenType = binding.typeAnnotation.map { written($0.type) }
        wrapped.modifiers = modifiers(node.modifiers, node.attributes)
        wrapped.attributes = wrappers(node.attributes)
        return [projection, wrapped]
    }
}
