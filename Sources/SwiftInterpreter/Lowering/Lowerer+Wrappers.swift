import SwiftSyntax

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
