extension Type: CustomStringConvertible {
    /// The type as a compiler writes it in messages.
    var description: String {
        switch form {
        case .nominal(let nominal, let arguments):
            switch (nominal.name, arguments.count) {
            case ("Optional", 1): return bracketed(arguments[0]) + "?"
            case ("Array", 1): return "[\(arguments[0])]"
            case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
            default: break
            }
            let own = arguments.suffix(max(0, arguments.count - (nominal.outer?.generics.parameters.count ?? 0)))
            return nominal.name + (own.isEmpty ? "" : "<\(own.map(\.description).joined(separator: ", "))>")
        case .tuple(let fields):
            return
                "(\(fields.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")))"
        case .function(let function):
            let list = function.parameters.map { parameter in
                (parameter.isInout ? "inout " : "") + parameter.typeOfValue.description
                    + (parameter.isVariadic ? "..." : "")
            }
            let result = function.result.isVoid ? "Void" : function.result.description
            return "(\(list.joined(separator: ", ")))\(function.effects.words) -> \(result)"
        case .metatype(let type):
            if case .existential = type.form { return "(\(type)).Type" }
            return bracketed(type) + ".Type"
        case .existential(let existential): return existential.description
        case .parameter(let parameter): return parameter.name
        case .member(let type, let name): return "\(type).\(name)"
        case .opaque(let opaque): return "some " + opaque.bounds.names
        case .variable: return "_"
        case .error: return "<<error type>>"
        }
    }

    private func bracketed(_ type: Type) -> String {
        switch type.form {
        case .function, .opaque: "(\(type))"
        case .existential(let existential): existential.names == "Any" ? "Any" : "(\(type))"
        default: type.description
        }
    }
}

extension Type.Existential: CustomStringConvertible {
    /// The names of its parts.
    var names: String {
        var parts = superclass.map { [$0.description] } ?? []
        if isClass { parts.append("AnyObject") }
        parts += protocols.map(\.name)
        return parts.isEmpty ? "Any" : parts.joined(separator: " & ")
    }

    var description: String {
        let names = names
        guard names != "Any", names != "AnyObject" else { return names }
        return "any \(names)" + (known.isEmpty ? "" : "<\(known.map(\.type.description).joined(separator: ", "))>")
    }
}
