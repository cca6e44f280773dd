/// An argument or operand with the parameter that it is passed for.
struct PassedArgument {
    var value: Expression
    /// The parameter; nil if it is not known.
    var parameter: Declaration.Parameter?
    /// The function; nil if it is not known.
    var declaration: Declaration?
}

extension Findings {
    /// Returns the operands of an operator with its parameters.
    func passed(_ operands: [Expression], by node: Expression) -> [PassedArgument] {
        let declaration = choice(of: node)?.declaration
        let parameters = declaration?.parameters ?? []
        return operands.enumerated().map { index, operand in
            PassedArgument(
                value: operand,
                parameter: index < parameters.count ? parameters[index] : nil,
                declaration: declaration
            )
        }
    }

    /// Returns the arguments of a call with the parameters.
    func passed(_ call: Call, by node: Expression) -> [PassedArgument] {
        let declaration = callee(of: call, node)?.declaration
        return call.arguments.enumerated().map { index, argument in
            PassedArgument(value: argument.value, parameter: parameter(of: call, node, index), declaration: declaration)
        }
    }
}

extension Declaration.Parameter {
    /// Returns true if the function that is passed for a parameter of function type may be called after the call.
    func keepsFunction(of declaration: Declaration?) -> Bool {
        if case .synthesized? = declaration?.implementation { return true }
        return isEscaping || declaration?.kind == .enumCase
    }
}
