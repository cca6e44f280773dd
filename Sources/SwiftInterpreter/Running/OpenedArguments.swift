/// The arguments of a protocol's type that a generic function takes by the types of their values.
///
/// `func show<T: Shape>(_ shape: T)` that is called with an `any Shape` runs with the type of the shape as `T`.
struct OpenedArguments {
    private struct Opened {
        /// The place among the generic parameters.
        var parameter: Int
        /// The place among the values.
        var value: Int
        /// True if the result tells its type only together with that of the value.
        var isKept: Bool
    }

    private var all: [Opened] = []

    /// - Parameter count: the number of values, the receiver included.
    init(_ declaration: Declaration, _ choice: Choice, count: Int) {
        for (index, parameter) in declaration.generics.parameters.enumerated() where index < choice.arguments.count {
            guard case .existential(let bound) = choice.arguments[index].form, !bound.isError,
                declaration.requiresProtocol(of: parameter),
                let place = declaration.parameters.firstIndex(where: { $0.type == Type(.parameter(parameter)) })
            else { continue }
            all.append(
                Opened(
                    parameter: index,
                    value: count - declaration.parameters.count + place,
                    isKept: declaration.result.mentions(parameter)
                )
            )
        }
    }

    /// Returns the types in place of the generic parameters, and opens the values of protocols' types.
    func types(_ own: [Type], _ values: inout [Value?], _ types: RuntimeTypes) -> [Type] {
        guard !all.isEmpty else { return own }
        var result = own
        for opened in all where opened.value < values.count {
            guard let value = values[opened.value] else { continue }
            if case .instance = value {
            } else if opened.isKept {
                continue
            }
            result[opened.parameter] = types.dynamicType(of: value, .any)
            values[opened.value] = types.opened(value)
        }
        return result
    }
}

extension Declaration {
    /// Returns true if a generic parameter is that of a type that conforms to a protocol.
    fileprivate func requiresProtocol(of parameter: GenericParameter) -> Bool {
        generics.requirements.contains { requirement in
            guard requirement.subject == Type(.parameter(parameter)), case .conforms(let bound) = requirement.kind
            else {
                return false
            }
            return !bound.protocols.isEmpty
        }
    }
}

extension Type.Existential {
    /// True for `any Error`, which itself conforms to its protocol.
    fileprivate var isError: Bool { protocols.count == 1 && protocols[0].name == "Error" && superclass == nil }
}
