extension Evaluator {
    /// Creates an instance of a stub.
    ///
    /// Its parameters are unknown, so it accepts any arguments; they are evaluated, as the app would evaluate them. If
    /// the stub stores an array of children, it receives the elements that closures without parameters build, and
    /// arguments that are elements. Other closures do not run, since only the app knows when to call them.
    func makeStub(_ type: DeclaredType, _ call: Call, _ scope: Scope) throws -> Value {
        try step(call.nameOffset, scope)
        let list = type.stored.first?.type
        var children: [Value] = []
        for argument in call.arguments {
            if case .closure(let closure) = argument.value.kind {
                guard let list, closure.parameters == nil, closure.shorthandCount == 0,
                    case .array(let built) = try builderArgument(argument.value, list, scope)
                else { continue }
                children += built
                continue
            }
            guard let value = try valueForUnknownType(argument.value, scope), let list else { continue }
            children += self.children(in: value, list, at: argument.offset, scope)
        }
        let origin = SourceOrigin(fileName: scope.frame.source.fileName, offset: call.nameOffset)
        return .instance(Instance(type: type, fields: list == nil ? [] : [.array(children)], origin: origin))
    }

    /// Returns the value of an argument whose parameter is unknown; nil if the value depends on the parameter's type or
    /// on a type of the app.
    private func valueForUnknownType(_ node: Expression, _ scope: Scope) throws -> Value? {
        do {
            return try evaluate(node, nil, scope)
        } catch let error as Diagnostic where error.kind == .meaning {
            let isTypeOfApp = error.message.prefixMatch(of: /cannot find (type )?'\p{Lu}/) != nil
            guard isTypeOfApp || error.message.hasPrefix(Self.unknownTypePhrase) else { throw error }
            return nil
        }
    }

    private func children(in value: Value, _ list: TypeRef, at offset: Int, _ scope: Scope) -> [Value] {
        let values = if case .array(let items) = value { items } else { [value] }
        let element = Self.elementType(ofBuilder: list)
        var result: [Value] = []
        for value in values {
            // The value depends on the parameter's type if it is not an element.
            guard let child = try? converted(value, to: element, at: offset, scope) else { break }
            result.append(child)
        }
        return result
    }
}
