extension Interpreter {
    /// Returns the summary of a declared type; nil if source declares no type of that name.
    package func summary(ofTypeNamed name: String) -> DeclaredSummary? {
        guard let nominal = check.interfaces.nominals[name], let code = nominal.code else { return nil }
        let members = check.interfaces.declaredMembers(of: nominal).filter { !$0.isSynthesizedPart }
        let own = members.filter { !$0.isStaticLike }
        let values = members.filter { $0.isStaticLike && $0.kind != .initializer && $0.kind != .type }
        return DeclaredSummary(
            name: name,
            keyword: code.kind.rawValue,
            conformances: [nominal.superclassNominal?.name].compactMap { $0 }
                + check.interfaces.conformances(of: nominal).filter { !$0.isSynthesized && $0.offset >= 0 }.map(
                    \.type.name
                ),
            initializers: nominal.isProtocol ? [] : initializers(of: nominal).map { name + $0.parameterList },
            properties: own.filter { $0.kind == .variable }.map { "\($0.name): \($0.result)" },
            functions: own.filter { $0.kind == .function }.map(\.labelledName).once,
            values: (values.filter { $0.kind == .enumCase } + values.filter { $0.kind != .enumCase && !$0.isOperator })
                .map(\.name).once,
            deprecated: Set(values.filter { $0.modifiers.contains(.deprecated) }.map(\.name)),
            offset: places.offset(ofTag: code.offset) ?? code.offset
        )
    }

    /// Returns the initializers of a declared type.
    func initializers(of nominal: Nominal) -> [SwiftInterpreter.Declaration] {
        runner.lookup.members("init", of: nominal.selfType, isStatic: true).map(\.declaration)
    }
}

extension Declaration {
    /// True for a member that no source writes: the storage of a property wrapper, an initializer, `rawValue`.
    fileprivate var isSynthesizedPart: Bool {
        if case .synthesized? = implementation { return true }
        return name == "deinit"
    }

    /// The parameters with their types and default values, in parentheses.
    fileprivate var parameterList: String {
        let texts = zip(parameters, defaultTexts).map { parameter, defaultText in
            let label = parameter.label ?? "_"
            let name = label == parameter.name ? label : "\(label) \(parameter.name)"
            let type = "\(parameter.type)" + (parameter.isVariadic ? "..." : "")
            return "\(name): \(type)" + (defaultText.map { " = \($0)" } ?? "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }
}

extension [String] {
    /// The strings without those that stand before.
    fileprivate var once: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
