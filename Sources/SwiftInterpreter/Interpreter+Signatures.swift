/// The variables and functions that a source declares outside of types, with their types, for completion.
package struct DeclaredSignatures: Sendable {
    /// The types of the variables.
    package var variables: [String: TypeRef] = [:]
    /// The functions by name.
    package var functions: [String: [Signature]] = [:]

    /// No variables and no functions.
    package init() {}
}

extension Interpreter {
    /// The variables and functions that sources declare outside of types.
    package var declaredSignatures: DeclaredSignatures {
        var result = DeclaredSignatures()
        for (name, variable) in check.interfaces.variables where variable.finder == nil {
            if !variable.result.isError { result.variables[name] = variable.result.reference }
        }
        for (name, value) in variables where result.variables[name] == nil {
            result.variables[name] = TypeRef(stringLiteral: value.typeName)
        }
        for (name, functions) in check.interfaces.functions { result.functions[name] = functions.map(\.signature) }
        return result
    }

    /// Returns the signatures of the functions that sources declare outside of types, or of a declared type's
    /// initializers, by the name that a call of one begins with.
    package func signatures(ofCall name: String) -> [Signature] {
        let functions = check.interfaces.functions[name] ?? []
        guard functions.isEmpty, let nominal = check.interfaces.nominals[name], nominal.code != nil else {
            return functions.map(\.signature)
        }
        return nominal.isProtocol ? [] : initializers(of: nominal).map(\.signature)
    }
}

extension Declaration {
    /// The signature in the form that registered functions have; `…` stands in place of a default value.
    var signature: Signature {
        let parts = parameters.map { parameter in
            Signature.Parameter(
                label: parameter.label,
                name: parameter.name,
                type: parameter.type.reference,
                defaultValue: parameter.hasDefault ? "…" : nil,
                isBuilder: parameter.builder != nil,
                isVariadic: parameter.isVariadic,
                isInout: parameter.isInout
            )
        }
        return Signature(name: kind == .initializer ? "init" : name, parameters: parts, result: result.reference)
    }
}

extension Type {
    /// The type as a signature spells it.
    var reference: TypeRef { TypeRef(stringLiteral: description) }
}
