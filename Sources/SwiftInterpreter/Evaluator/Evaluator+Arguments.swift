extension Evaluator {
    /// Returns the values of all parameters, with default values for omitted arguments.
    func evaluateArguments(
        _ chosen: ChosenCall,
        _ call: Call,
        _ scope: Scope,
        _ references: inout [(Int, Expression)],
        _ generics: GenericArguments? = nil
    ) throws -> [Value] {
        let parameters = chosen.candidate.signature.parameters
        if takesWholeNumbers(chosen) { return try lengths(chosen, call, scope) }
        var values: [Value] = []
        values.reserveCapacity(parameters.count)
        var hasKeyPaths = false
        if case .native(let callable) = chosen.candidate { hasKeyPaths = callable.hasDependentTypes }
        for position in parameters.indices {
            var parameter = parameters[position]
            if hasKeyPaths, let type = keyPathValueType(for: parameter, among: zip(parameters, values)) {
                parameter.type = type
            }
            let hint =
                generics?.type(ofParameter: position)
                ?? (parameter.type == .any && position > 0 ? typeOfValue(forKey: values[position - 1], scope) : nil)
            let indices = chosen.matcher.arguments[position]
            if parameter.isVariadic {
                values.append(
                    .array(try indices.map { try argument($0, parameter, hint, chosen, call, scope) })
                )
            } else if let index = indices.first {
                if parameter.isInout {
                    guard case .reference(let target) = call.arguments[index].value.kind else {
                        throw failure(
                            "passing a value to the inout parameter '\(parameter.name)' requires explicit '&'",
                            at: call.arguments[index].value.offset,
                            scope,
                            expected: "'&' before the variable"
                        )
                    }
                    let place = try evaluatingOperands(of: target, scope)
                    references.append((position, place))
                    values.append(try evaluate(place, as: parameter.type, scope))
                } else {
                    values.append(try argument(index, parameter, hint, chosen, call, scope))
                }
            } else {
                values.append(try defaultValue(of: chosen.candidate, at: position, call.nameOffset, scope))
            }
        }
        return values
    }

    /// Returns the type of a parameter that depends on another argument: of `value: Value` after `keyPath:
    /// WritableKeyPath<Environment, Value>`, or after a value that determines `Value`.
    private func keyPathValueType(
        for parameter: Signature.Parameter,
        among earlier: Zip2Sequence<[Signature.Parameter], [Value]>
    ) -> TypeRef? {
        for (path, value) in earlier {
            if parameter.type == .named("Value"), case .native(let native) = value,
                let type = native.type.valueType?(native.base)
            {
                return type
            }
            guard case .generic("WritableKeyPath", let types) = path.type, types.count == 2, types[1] == parameter.type,
                let root = types[0].name, case .keyPath(let names) = value
            else { continue }
            if extensions[root]?.computed[names[0]] != nil {
                return StaticTypes(self, globals).type(ofPath: names, from: .named(root)) ?? .any
            }
            return (try? table.propertyPath(names, of: root))?.valueType
        }
        return nil
    }

    /// Returns the value type of an environment key; nil for other values.
    private func typeOfValue(forKey key: Value, _ scope: Scope) -> TypeRef? {
        guard case .type(.declared(let type)) = key, type.conformances.contains("EnvironmentKey") else { return nil }
        let owner = TypeValue.declared(type)
        return staticStored("defaultValue", of: owner)?.type ?? staticComputed("defaultValue", of: owner)?.type
            ?? (try? staticMember("defaultValue", of: owner, at: 0, scope, expected: nil)).flatMap {
                inferredType(of: $0)
            }
    }

    private func argument(
        _ index: Int,
        _ parameter: Signature.Parameter,
        _ hint: TypeRef?,
        _ chosen: ChosenCall,
        _ call: Call,
        _ scope: Scope
    ) throws -> Value {
        let node = call.arguments[index].value
        if parameter.isBuilder {
            if let name = parameter.builder, let builder = declaredBuilder(name, scope),
                case .closure(let closure) = node.kind
            {
                return builtFunction(closure, with: builder, parameter.type, at: node.offset, scope)
            }
            return try builderArgument(node, parameter.type, scope)
        }
        if parameter.isDelayed, let result = parameter.type.function?.result {
            return delayed(node, result, parameter, scope)
        }
        let value =
            try chosen.evaluated[index].map { try coerce($0, to: parameter.type, at: node.offset, scope) }
            ?? coerce(try evaluate(node, hint ?? parameter.type, scope), to: parameter.type, at: node.offset, scope)
        if case .instance = value, case .native = chosen.candidate, parameter.takesElements, isDeclaredSequence(value) {
            return try declaredElements(of: value, at: node.offset, scope)
        }
        return parameter.type == .any ? optionalIfImplicit(value, node, scope) : value
    }

    /// Returns an argument that is evaluated each time the function uses it, as with `@autoclosure`.
    private func delayed(
        _ node: Expression,
        _ result: TypeRef,
        _ parameter: Signature.Parameter,
        _ scope: Scope
    ) -> Value {
        noteCycleCandidate(scope)
        let body: (inout [Value]) throws -> Value = { [self] _ in try evaluate(node, as: result, scope) }
        return .function(
            FunctionValue(name: parameter.name, parameterCount: 0, type: parameter.type, runtime: self, body: body)
        )
    }

    /// Returns true if a point, size or rectangle is created from numbers: Foundation has overloads for integers, too.
    private func takesWholeNumbers(_ chosen: ChosenCall) -> Bool {
        guard case .native(let callable) = chosen.candidate, callable.signature.name == "init",
            let owner = callable.owner?.name, Self.geometry.contains(owner)
        else { return false }
        return callable.signature.parameters.first?.type == "CGFloat"
    }

    /// Evaluates the arguments of a point, size or rectangle: all as floating-point numbers, or all as integers.
    private func lengths(_ chosen: ChosenCall, _ call: Call, _ scope: Scope) throws -> [Value] {
        var nodes: [Expression] = []
        var values: [Value] = []
        for index in chosen.matcher.arguments.compactMap(\.first) {
            let node = call.arguments[index].value
            nodes.append(node)
            values.append(try chosen.evaluated[index] ?? evaluate(node, "CGFloat", scope))
        }
        let areWhole = zip(nodes, values).allSatisfy { node, value in
            if case .int = value { true } else { node.isFlexibleNumber }
        }
        return try zip(nodes, values).map { node, value in
            if areWhole, case .int(let number) = value { return .double(Double(number)) }
            return try coerce(value, to: "CGFloat", at: node.offset, scope)
        }
    }

    private static let geometry: Set<String> = ["CGPoint", "CGRect", "CGSize"]
}

extension Signature.Parameter {
    /// True for a parameter of a built-in function that accepts any sequence.
    fileprivate var takesElements: Bool { ["elements", "first", "other", "second", "values"].contains(name) }
}
