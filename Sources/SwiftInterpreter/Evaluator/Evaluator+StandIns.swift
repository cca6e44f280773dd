extension Evaluator {
    /// Makes an instance of a type that stands in for one that is not known here.
    ///
    /// Nothing is known about its parameters, so its arguments are not looked at, but for children: where the type has
    /// an array for them, what closures without parameters build goes there, and arguments that fit the array.
    func makeStandIn(_ type: DeclaredType, _ call: Call, _ scope: Scope) throws -> Value {
        try step(call.nameOffset, scope)
        var fields: [Value] = []
        if let property = type.stored.first, let list = property.type {
            fields.append(.array(try children(of: call, list, scope)))
        }
        let origin = SourceOrigin(fileName: scope.frame.source.fileName, offset: call.nameOffset)
        return .instance(Instance(type: type, fields: fields, origin: origin))
    }

    private func children(of call: Call, _ list: TypeRef, _ scope: Scope) throws -> [Value] {
        var result: [Value] = []
        for argument in call.arguments {
            if case .closure(let closure) = argument.value.kind {
                guard closure.parameters == nil, closure.shorthandCount == 0 else { continue }
                guard case .array(let built) = try builderArgument(argument.value, list, scope) else { continue }
                result += built
                continue
            }
            do {
                let value = try evaluate(argument.value, nil, scope)
                let values = if case .array(let items) = value { items } else { [value] }
                let element = Self.elementType(ofBuilder: list)
                for value in values {
                    guard let child = try converted(value, to: element, at: argument.offset, scope) else { break }
                    result.append(child)
                }
            } catch let error as Diagnostic where error.kind == .stopped {
                throw error
            } catch {
                // What an argument means that is no child depends on a parameter that nobody knows.
                continue
            }
        }
        return result
    }
}
