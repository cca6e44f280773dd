/// The code of expressions.
extension Compiler {
    /// Returns the code of an expression whose value is converted to a type.
    func code(_ node: Expression, as target: Type) throws -> Code {
        let own = type(of: node)
        if own.isError, target.isError { return try code(node) }
        return convert(try code(node), own.isError ? target : own, to: target, convertedPlace(of: node))
    }

    /// Returns the code of an expression.
    func code(_ node: Expression) throws -> Code {
        var code = try anyCode(node)
        if node.isImplicit { code = convert(code, implicitType(node), to: type(of: node)) }
        guard code.int != nil || code.double != nil else { return code }
        // The faster forms are for values of exactly these types.
        let name = type(of: node).nominal?.name
        if name != "Int" { code.int = nil }
        if name != "Double", name != "CGFloat" { code.double = nil }
        return code
    }

    /// Returns the type of what a chain with a leading dot is, before it is converted to the type that the dot denotes.
    private func implicitType(_ node: Expression) -> Type {
        switch node.kind {
        case .implicitMember, .member, .subscripted: return choice(of: node).map { $0.result ?? $0.type } ?? .error
        case .call(let call): return (choice(of: node) ?? choice(of: call.callee))?.result ?? .error
        default: return .error
        }
    }

    private func anyCode(_ node: Expression) throws -> Code {
        switch node.kind {
        case .integer, .largeInteger, .float, .boolean, .nilLiteral, .string, .array, .dictionary:
            return try literal(node)
        case .special(let literal): return try special(literal, node)
        case .tuple(let parts): return try tuple(parts, node)
        case .name, .globalName: return try name(node)
        case .implicitMember, .member: return try member(node)
        case .call(let call): return try self.call(call, node)
        case .subscripted(let base, let indices): return try element(of: base, indices, node)
        case .closure(let closure): return try self.closure(closure, node)
        case .unary(_, let operand): return try apply([operand], node)
        case .binary(_, let left, let right): return try apply([left, right], node)
        case .coalesce(let left, let right): return try coalesce(left, right, node)
        case .range(let lower, let upper, _):
            let bounds = [lower, upper].compactMap { $0 }
            return bounds.isEmpty ? Code(constant: .void) : try apply(bounds, node)
        case .and(let left, let right):
            let (first, second) = (try code(left).asBool, try code(right).asBool)
            return Code(bool: { try first($0) && second($0) })
        case .or(let left, let right):
            let (first, second) = (try code(left).asBool, try code(right).asBool)
            return Code(bool: { try first($0) || second($0) })
        case .ternary(let condition, let yes, let no): return try ternary(condition, yes, no, node)
        case .assign(let target, let value): return try assign(value, to: target)
        case .assignWith(_, let target, let value): return try change(target, value, node)
        case .cast(let value, let kind): return try cast(value, kind, node)
        case .optionalLink(let base): return try link(base)
        case .chain(let inner): return try chain(inner, node)
        case .forced(let base): return try forced(base)
        case .keyPath(let names): return try keyPath(names, node)
        case .conditional, .choice: return try branches(node)
        case .reference(let place): return try code(place)
        case .type: return metatype(type(of: node))
        case .operatorFunction: return try functionValue(node)
        case .attempt(let value, let isForced): return try attempt(value, isForced, node)
        }
    }

    private func tuple(_ parts: [LabelledExpression], _ node: Expression) throws -> Code {
        if parts.count == 1 { return try code(parts[0].value) }
        if parts.isEmpty { return Code(constant: .void) }
        let labels = parts.map(\.label)
        let codes = try parts.map { try code($0.value).run }
        return Code { here in
            var fields: [Value.TupleField] = []
            fields.reserveCapacity(codes.count)
            for index in codes.indices { fields.append(.init(label: labels[index], try codes[index](here))) }
            return .tuple(fields)
        }
    }

    private func ternary(_ condition: Expression, _ yes: Expression, _ no: Expression, _ node: Expression) throws
        -> Code
    {
        let target = type(of: node)
        let test = try code(condition).asBool
        let (first, second) = (try code(yes, as: target), try code(no, as: target))
        let (left, right) = (first.run, second.run)
        var result = Code { try test($0) ? left($0) : right($0) }
        if let left = first.int, let right = second.int { result.int = { try test($0) ? left($0) : right($0) } }
        if let left = first.bool, let right = second.bool { result.bool = { try test($0) ? left($0) : right($0) } }
        if let left = first.double, let right = second.double {
            result.double = { try test($0) ? left($0) : right($0) }
        }
        return result
    }

    /// Returns the code of `a ?? b`.
    private func coalesce(_ left: Expression, _ right: Expression, _ node: Expression) throws -> Code {
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            throw unsupported("this use of '??'", at: node.offset)
        }
        if declaration.implementation.map({ if case .native = $0 { false } else { true } }) ?? false {
            return try apply([left, right], node)
        }
        let first = try code(left, as: choice.parameters[0]).run
        var target = choice.parameters[1]
        if let function = target.function { target = function.result }
        let second = try code(right, as: target).run
        let isOptional =
            target.wrapped != nil && choice.result?.wrapped != nil && choice.result == target
            && declaration.result.wrapped != nil
        return Code { here in
            switch try first(here) {
            case .present(let value): return isOptional ? .present(value) : value
            case .nil: return try second(here)
            case let value: return value
            }
        }
    }

    /// Returns the code of `try?` and `try!`.
    private func attempt(_ value: Expression, _ isForced: Bool, _ node: Expression) throws -> Code {
        let inner = try code(value, as: type(of: value))
        let (run, runner, place) = (inner.run, runner, location(node.offset))
        if isForced {
            return Code { here in
                do { return try run(here) } catch let error as ThrownValue {
                    let text = runner.printer.text(error.value, .any, isDebug: true)
                    throw runner.failure(
                        "'try!' expression unexpectedly raised an error: \(text)",
                        at: place.offset,
                        place.source
                    )
                }
            }
        }
        let wrap = try optional(value, node)
        return Code { here in
            do { return try wrap(here) } catch is ThrownValue { return .nil }
        }
    }

    // MARK: - Optionals

    /// The end of an optional chain by nil.
    struct ChainEnd: Error {}

    private func link(_ base: Expression) throws -> Code {
        let run = try code(base).run
        return Code { here in
            switch try run(here) {
            case .present(let value): return value
            case .nil: throw ChainEnd()
            case let value: return value
            }
        }
    }

    private func chain(_ inner: Expression, _ node: Expression) throws -> Code {
        let own = type(of: inner)
        // `Int?.self` is no chain: its question mark belongs to the type.
        if case .metatype = own.form, type(of: node) == own { return try code(inner) }
        let run = try optional(inner, node)
        return Code { here in
            do { return try run(here) } catch is ChainEnd { return .nil }
        }
    }

    /// Returns the code of the value in a chain or `try?`, as the optional that the whole is.
    private func optional(_ inner: Expression, _ node: Expression) throws -> (Activation) throws -> Value {
        let (own, target) = (type(of: inner), type(of: node))
        if depth(target) > depth(own) + 1 || own.wrapped != nil && target != own {
            return convert(try code(inner), own, to: target).run
        }
        let run = try code(inner).run
        return own.wrapped != nil ? run : { .present(try run($0)) }
    }

    private func forced(_ base: Expression) throws -> Code {
        let run = try code(base).run
        let fail = failure(at: base.offset)
        return Code { here in
            switch try run(here) {
            case .present(let value): return value
            case .nil: throw fail("unexpectedly found nil while unwrapping an Optional value")
            case let value: return value
            }
        }
    }

    /// Returns the code that unwraps a value of type `T!` where it is used as a `T`.
    func unwrapped(_ code: Code, from declared: Type, to used: Type, at offset: Int) -> Code {
        guard declared.wrapped != nil, declared != used, declared.wrapped == used else { return code }
        let run = code.run
        let fail = failure(at: offset)
        return Code { here in
            switch try run(here) {
            case .present(let value): return value
            case .nil: throw fail("unexpectedly found nil while implicitly unwrapping an Optional value")
            case let value: return value
            }
        }
    }

    // MARK: - Branches

    /// Returns the code of an `if` or `switch` that is a value.
    private func branches(_ node: Expression) throws -> Code {
        let target = type(of: node)
        let result = variables.newSlot()
        let statement = try branching(node, into: { try self.branch($0, target, result) })
        return Code { here in
            let flow = try statement(here)
            if flow != .next { throw BindingError("a branch of an expression cannot leave it") }
            defer { here.slots[result] = .void }
            return here.slots[result]
        }
    }

    /// Returns the code of a branch, whose last expression is its value.
    private func branch(_ body: [Statement], _ target: Type, _ result: Int) throws -> (Activation) throws -> Flow {
        if let last = body.last, case .expression(let node) = last.kind {
            variables.push()
            defer { variables.pop() }
            return try releasing {
                let before = try statements(Array(body.dropLast()))
                let value = try code(node, as: target).run
                return { here in
                    let flow = try before(here)
                    guard flow == .next else { return flow }
                    here.slots[result] = try value(here)
                    return .next
                }
            }
        }
        return try block(body)
    }

    // MARK: - Types

    /// Returns the code of a type as a value.
    func metatype(_ type: Type) -> Code {
        guard case .metatype(let named) = type.form else { return Code(constant: .void) }
        let types = types
        guard named.isMember else { return Code(constant: types.metatype(named)) }
        let find = concrete(named)
        return Code { types.metatype(find($0)) }
    }
}

extension Compiler {
    /// Returns the place of an expression's value, where that is converted.
    private func convertedPlace(of node: Expression) -> ConvertedPlace {
        switch node.withoutParentheses.kind {
        case .closure(let closure) where closure.heading.result == nil: return .closure
        case .chain(let inner):
            // The checker gives the chain the type of its place, unless it becomes a value of a deeper optional.
            return type(of: inner).wrapped == nil ? .element : .value
        default: return .value
        }
    }
}
