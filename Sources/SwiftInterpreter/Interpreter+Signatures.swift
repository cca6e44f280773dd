/// The variables and functions that a source declares outside of types, with their types, for completion.
package struct DeclaredSignatures: Sendable {
    /// The types of the variables.
    package var variables: [String: TypeRef] = [:]
    /// The functions by name.
    package var functions: [String: [Signature]] = [:]
    /// The names that are marked as deprecated, which completion does not offer.
    private(set) var deprecated: Set<String> = []

    /// No variables and no functions.
    package init() {}

    /// The variables and functions that completion offers.
    package var offered: DeclaredSignatures {
        guard !deprecated.isEmpty else { return self }
        var result = self
        for name in deprecated { (result.variables[name], result.functions[name]) = (nil, nil) }
        return result
    }

    /// Adds the functions of a name.
    mutating func add(_ name: String, _ declarations: [Declaration]) {
        functions[name] = declarations.map(\.signature)
        noteDeprecated(name, declarations)
    }

    /// Notes a name whose declarations are all marked as deprecated.
    mutating func noteDeprecated(_ name: String, _ declarations: [Declaration]) {
        if declarations.allSatisfy({ $0.modifiers.contains(.deprecated) }) { deprecated.insert(name) }
    }
}

extension Interpreter {
    /// The variables and functions that sources declare outside of types.
    package var declaredSignatures: DeclaredSignatures {
        var result = DeclaredSignatures()
        for (name, variable) in check.interfaces.variables where variable.finder == nil {
            if !variable.result.isError { result.variables[name] = variable.result.reference }
            result.noteDeprecated(name, [variable])
        }
        for (name, value) in variables where result.variables[name] == nil {
            result.variables[name] = TypeRef(stringLiteral: value.typeName)
        }
        for (name, functions) in check.interfaces.functions { result.add(name, functions) }
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
    /// The signature in the form that registered functions have.
    var signature: Signature {
        let parts = zip(parameters, defaultTexts).map { parameter, defaultText in
            Signature.Parameter(
                label: parameter.label,
                name: parameter.name,
                type: parameter.type.reference,
                defaultValue: defaultText,
                isBuilder: parameter.builder != nil,
                isVariadic: parameter.isVariadic,
                isInout: parameter.isInout
            )
        }
        return Signature(name: kind == .initializer ? "init" : name, parameters: parts, result: result.reference)
    }

    /// The default values of the parameters as they are written; nil for a parameter without one.
    ///
    /// `…` stands in place of a long value, and of one that no source contains.
    var defaultTexts: [String?] {
        let written = writtenDefaults
        return parameters.enumerated().map { index, parameter in
            guard parameter.hasDefault else { return nil }
            guard index < written.count, let text = written[index], text.utf8.count <= VariableBinding.longestValueText,
                !text.contains(where: \.isNewline)
            else { return "…" }
            return text
        }
    }

    private var writtenDefaults: [String?] {
        switch implementation {
        case .code(let code)?: code.signature.parameters.map(\.defaultValue)
        case .enumCase(let item)?: item.parameters.map(\.defaultValue)
        case .synthesized(.memberwise(let properties))?: properties.map(\.presetText)
        case .synthesized(.inherited(let initializer))?: initializer.writtenDefaults
        default: []
        }
    }

    /// The value of a property that an initializer does not set, as it is written; `nil` for an optional without one.
    private var presetText: String? {
        guard case .variable(let binding)? = implementation else { return nil }
        if let text = binding.valueText { return text }
        return binding.value == nil && !binding.isSynthesized && result.wrapped != nil ? "nil" : nil
    }
}

extension Type {
    /// The type as a signature spells it.
    var reference: TypeRef { TypeRef(stringLiteral: description) }
}
