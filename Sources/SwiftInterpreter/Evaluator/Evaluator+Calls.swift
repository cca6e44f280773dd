extension Evaluator {
    func evaluateCall(_ call: Call, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        switch call.callee.kind {
        case .member(let base, "init") where base.isSelfOrSuper: return try delegate(to: base.selfName, call, scope)
        case .name(let name): return try callNamed(name, found: resolve(name: name, scope), call, expected, scope)
        case .globalName(let name):
            return try callNamed(name, found: resolve(name: name, globals), call, expected, scope)
        case .member(let base, let name): return try callMember(base, name, call, expected, scope)
        case .implicitMember(let name):
            if name == "some", case .optional(let wrapped)? = expected, let argument = call.arguments.first {
                return .present(try evaluate(argument.value, as: wrapped, scope))
            }
            let type = try implicitType(name, at: call.nameOffset, expected, scope)
            return try callStatic(name, of: type, call, expected, scope)
        case .type(let type):
            let found = try Self.collection(type) ?? resolve(type, at: call.nameOffset, scope)
            return try construct(found, type, call, scope)
        case .array(let elements) where elements.count == 1 && call.arguments.isEmpty:
            // `[Int]()` creates an empty array.
            return .array([])
        case .dictionary(let pairs) where pairs.count == 1 && call.arguments.isEmpty: return .dictionary(OrderedPairs())
        // `[Int](repeating: 0, count: 3)` calls the initializer.
        case .array(let elements) where elements.count == 1:
            return try construct(.builtIn("Array"), "Array", call, scope)
        case .dictionary(let pairs) where pairs.count == 1:
            return try construct(.builtIn("Dictionary"), "Dictionary", call, scope)
        default:
            return try self.call(value: try evaluate(call.callee, nil, scope), name: "closure", call, scope)
        }
    }

    /// Returns the built-in type with the initializers of an array or dictionary type.
    private static func collection(_ type: TypeRef) -> TypeValue? {
        switch type {
        case .array: .builtIn("Array")
        case .dictionary: .builtIn("Dictionary")
        default: nil
        }
    }

    private func callNamed(
        _ name: String,
        found: Resolution?,
        _ call: Call,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        switch found {
        case .cell(let cell):
            guard cell.isInitialized else {
                throw failure("'\(name)' used before being initialized", at: call.nameOffset, scope)
            }
            return try self.call(value: try cell.getter?() ?? cell.value, name: name, call, scope)
        case .functions(let functions):
            return try resolveAndCall(
                functions.map { .declared($0, selfType: nil) },
                name,
                call,
                scope,
                expected: expected
            )
        case .member(let owner):
            if case .type(let type) = owner.value { return try callStatic(name, of: type, call, expected, scope) }
            let candidates = methodCandidates(name, of: owner.value)
            if candidates.isEmpty {
                let value = try member(name, of: owner.value, at: call.nameOffset, scope, expected: nil)
                return try self.call(value: value, name: name, call, scope)
            }
            // If no method matches, a function of that name is called: `max(a, b)` in an extension of String.
            if let functions = table.functions[name] ?? table.builtInFunctions[name],
                !candidates.contains(where: { ArgumentMatcher($0.signature, call.arguments).mismatch == nil })
            {
                return try resolveAndCall(functions.map { .native($0) }, name, call, scope, expected: expected)
            }
            let selfNode = Expression(.name("self"), at: call.nameOffset)
            let made = try resolveAndCall(
                candidates,
                name,
                call,
                scope,
                on: owner.value,
                from: selfNode,
                expected: expected
            )
            return asExpected(made, of: name, call, expected)
        case nil: return try callTypeOrBuiltIn(name, call, expected, scope)
        }
    }

    /// Calls a type or a built-in function, if no declaration of that name is in scope.
    private func callTypeOrBuiltIn(
        _ name: String,
        _ call: Call,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        if let type = findType(name, scope) {
            // The context determines the element type of `Array(repeating: .low, count: 2)`; the arguments determine
            // that of `Box(value: 1)`.
            var spelled = TypeRef.named(name == "Self" ? type.name : name)
            if case .builtIn = type, let expected, expected != .any { spelled = expected.unwrapped }
            if case .generic(let generic, _)? = expected?.unwrapped, generic == name, let expected {
                spelled = expected.unwrapped
            }
            return try construct(type, spelled, call, scope)
        }
        if name == "swap", call.arguments.count == 2, case .reference(let first) = call.arguments[0].value.kind,
            case .reference(let second) = call.arguments[1].value.kind
        {
            let (first, second) = (try evaluatingOperands(of: first, scope), try evaluatingOperands(of: second, scope))
            let values = (try evaluate(first, nil, scope), try evaluate(second, nil, scope))
            try modify(first, scope) { $0 = values.1 }
            try modify(second, scope) { $0 = values.0 }
            return .void
        }
        if let functions = table.functions[name] ?? table.builtInFunctions[name] {
            return try resolveAndCall(functions.map { .native($0) }, name, call, scope, expected: expected)
        }
        if let type = try genericType(name, at: call.nameOffset, scope) {
            return try construct(type, .named(type.name), call, scope)
        }
        throw unknownName(name, at: call.nameOffset, scope)
    }

    private func callMember(
        _ base: Expression,
        _ name: String,
        _ call: Call,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        if case .name("super") = base.kind {
            let (index, owner) = try superIndex(at: call.nameOffset, scope)
            let methods = index[name].methods.map(\.asInherited)
            if methods.isEmpty { throw unknownMember(name, of: owner.value, at: call.nameOffset, scope) }
            return try resolveAndCall(
                methods,
                name,
                call,
                scope,
                on: owner.value,
                from: Expression(.name("self"), at: base.offset)
            )
        }
        // Evaluates the operands of a place once, although it is read and then modified.
        let base = base.isPlace ? try evaluatingOperands(of: base, scope) : base
        let keepsType = base.isImplicit || Self.keepsElements(name, expected)
        var value = try evaluate(base, keepsType ? expected : nil, scope)
        try checkAccess(name, of: value, at: call.nameOffset, scope)
        if case .type(let type) = value { return try callStatic(name, of: type, call, expected, scope) }
        if name == "append", case .array = value, call.arguments.count == 1, call.arguments[0].label == nil {
            let type = elementType(of: base, scope) ?? typeOfFirst(in: value)
            value = .void
            return try append(call.arguments[0].value, of: type, to: base, scope)
        }
        let candidates = methodCandidates(name, of: value)
        if candidates.isEmpty {
            if !hasMember(name, of: value), isDeclaredSequence(value), isMemberOfSequences(name) {
                var call = call
                let limit = try elementsWanted(by: name, &call, scope)
                let elements = try declaredElements(of: value, limit: limit, at: call.nameOffset, scope)
                let candidates = methodCandidates(name, of: elements)
                let part = try resolveAndCall(candidates, name, call, scope, on: elements, from: base)
                // Indices of the part differ from those of the sequence.
                return part.slice.map { .array(Array($0)) } ?? part
            }
            guard hasMember(name, of: value) || value.isTuple else {
                throw unknownMember(name, of: value, at: call.nameOffset, scope)
            }
            let function = try member(name, of: value, at: call.nameOffset, scope, expected: nil)
            return try self.call(value: function, name: name, call, scope)
        }
        let made = try resolveAndCall(candidates, name, call, scope, on: &value, from: base, expected: expected)
        return asExpected(made, of: name, call, expected)
    }

    func callStatic(
        _ name: String,
        of type: TypeValue,
        _ call: Call,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        var candidates = staticCandidates(name, of: type)
        if StandardTypes.generics[type.name] != nil { candidates = candidates.map { $0.holding(expected) } }
        if !candidates.isEmpty {
            return try resolveAndCall(candidates, name == "init" ? type.name : name, call, scope, expected: expected)
        }
        if name == "init" { throw noInitializer(type, at: call.nameOffset, scope) }
        let value = try staticMember(name, of: type, at: call.nameOffset, scope, expected: expected)
        switch value {
        case .type(let nested): return try construct(nested, .named(nested.name), call, scope)
        case .function: return try self.call(value: value, name: name, call, scope)
        case .instance where !methodCandidates("callAsFunction", of: value).isEmpty:
            return try self.call(value: value, name: name, call, scope)
        default:
            throw failure(
                "cannot call value of non-function type '\(value.typeName)'",
                at: call.nameOffset,
                scope,
                fix: "delete the parentheses after '\(name)'"
            )
        }
    }

    private func construct(_ type: TypeValue, _ spelled: TypeRef, _ call: Call, _ scope: Scope) throws -> Value {
        if case .builtIn = type, call.arguments.isEmpty {
            switch spelled {
            case .array: return .array([])
            case .dictionary: return .dictionary(OrderedPairs())
            default: break
            }
        }
        if case .declared(let declared) = type, declared.isStub {
            return try makeStub(declared, call, scope)
        }
        let candidates = initializers(of: type)
        guard !candidates.isEmpty else { throw noInitializer(type, at: call.nameOffset, scope) }
        let result = try resolveAndCall(candidates, type.name, call, scope, expected: spelled)
        if case .generic(_, let arguments) = spelled, case .instance(let made)? = result.wrapped,
            made.type.generics.count == arguments.count, !arguments.contains(.any)
        {
            made.arguments = arguments
        }
        return result
    }

    private func noInitializer(_ type: TypeValue, at offset: Int, _ scope: Scope) -> Diagnostic {
        let members = staticMemberNames(of: type).prefix(6).map { ".\($0)" }
        return failure(
            "'\(type.name)' has no accessible initializer",
            at: offset,
            scope,
            fix: members.isEmpty ? nil : "use \(members.joined(separator: ", "))"
        )
    }

    // MARK: - Resolution

    /// Resolves the overload, evaluates the arguments and calls it.
    func resolveAndCall(
        _ candidates: [Candidate],
        _ name: String,
        _ call: Call,
        _ scope: Scope,
        on value: Value = .void,
        from base: Expression? = nil,
        expected: TypeRef? = nil
    ) throws -> Value {
        var value = value
        return try resolveAndCall(candidates, name, call, scope, on: &value, from: base, expected: expected)
    }

    /// Resolves the overload, evaluates the arguments and calls it.
    ///
    /// A value that the call mutates is moved out of its place first, so that no other reference holds it.
    private func resolveAndCall(
        _ candidates: [Candidate],
        _ name: String,
        _ call: Call,
        _ scope: Scope,
        on value: inout Value,
        from base: Expression?,
        expected: TypeRef?
    ) throws -> Value {
        let chosen = try resolveOverload(candidates, call, name: name, scope)
        try checkTry(chosen.candidate, call, scope)
        var references: [(Int, Expression)] = []
        var generics = genericArguments(chosen, call, value, base, expected, scope)
        var values = try evaluateArguments(chosen, call, scope, &references, generics)
        if case .declared = chosen.candidate, let generics {
            try checkProtocols(chosen.candidate, values, call, scope)
            genericsOfCall = generics.known
        }
        generics = nil
        if references.count > 1 { try checkExclusive(references, at: call.nameOffset, scope) }
        guard chosen.candidate.isMutating, var base else {
            var root = value
            let result = try invoke(chosen.candidate, root: &root, &values, origin: call.nameOffset, scope)
            for (index, target) in references { try modify(target, scope) { $0 = values[index] } }
            return result
        }
        if !base.canBeReevaluated { base = Expression(.evaluated(value), at: base.offset) }
        value = .void
        var result = Value.void
        try modify(base, scope) { root in
            result = try self.invoke(chosen.candidate, root: &root, &values, origin: call.nameOffset, scope)
        }
        for (index, target) in references { try modify(target, scope) { $0 = values[index] } }
        return result
    }

    /// Returns true if a method returns elements of the same type as its receiver, so that the contextual type also
    /// applies to the receiver.
    private static func keepsElements(_ name: String, _ expected: TypeRef?) -> Bool {
        guard case .array(.tuple)? = expected else { return false }
        return ["dropFirst", "dropLast", "filter", "prefix", "reversed", "sorted", "suffix"].contains(name)
    }

    /// Calls a function value, which has no argument labels.
    func call(value: Value, name: String, _ call: Call, _ scope: Scope) throws -> Value {
        guard case .function(let function) = value else {
            if case .type(let type) = value { return try construct(type, .named(type.name), call, scope) }
            if case .instance = value {
                let methods = methodCandidates("callAsFunction", of: value)
                if !methods.isEmpty { return try resolveAndCall(methods, "callAsFunction", call, scope, on: value) }
            }
            if value.isOptional {
                throw failure(
                    "value of optional function type must be unwrapped: '\(name)' may be nil",
                    at: call.nameOffset,
                    scope,
                    fix: "write '\(name)?(…)' to call it only if it is not nil"
                )
            }
            throw failure("cannot call value of non-function type '\(value.typeName)'", at: call.nameOffset, scope)
        }
        let types = function.type?.function?.parameters
        if let count = function.parameterCount, count != call.arguments.count {
            throw failure(
                "'\(name)' takes \(count) argument\(count == 1 ? "" : "s"), but the call has \(call.arguments.count)",
                at: call.nameOffset,
                scope
            )
        }
        var references: [(Int, Expression)] = []
        var values: [Value] = []
        for (index, argument) in call.arguments.enumerated() {
            var node = argument.value
            if case .reference(let target) = node.kind {
                node = try evaluatingOperands(of: target, scope)
                references.append((index, node))
            }
            let type = types.flatMap { index < $0.count ? $0[index].type : nil }
            values.append(try type.map { try evaluate(node, as: $0, scope) } ?? evaluate(node, nil, scope))
        }
        do {
            let result = try function.body(&values)
            for (index, target) in references { try modify(target, scope) { $0 = values[index] } }
            return result
        } catch { throw located(error, at: call.nameOffset, scope) }
    }
}

extension Expression {
    /// True for `self` or `super`.
    fileprivate var isSelfOrSuper: Bool { !selfName.isEmpty }

    /// True for a member or an element, which can be mutated in place.
    fileprivate var isPlace: Bool {
        switch kind {
        case .member, .subscripted, .optionalLink, .forced: true
        default: false
        }
    }

    fileprivate var selfName: String {
        if case .name(let name) = kind, name == "self" || name == "super" { return name }
        return ""
    }
}
