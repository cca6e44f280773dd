/// A listing of what a source declares, with all types found: for tests, and to look at.
package struct InterfaceListing {
    /// The headings as they are written.
    package private(set) var headings: [String] = []
    /// The declarations with their types, one a line.
    package private(set) var declarations: [String] = []
    /// The associated types of conforming types: `Stack.Element = Int`.
    package private(set) var associated: [String] = []
    /// The errors, each after the column of its place in the source.
    package private(set) var errors: [String] = []

    /// Reads a source.
    ///
    /// - Parameter library: the source of the types that it can name.
    package init(of text: String, library: String = "") throws {
        let base = DeclaredInterfaces(interfaces: Interfaces(library: nil))
        base.declare(try Self.statements(library))
        try self.init(of: text, in: base.interfaces)
    }

    private init(of text: String, in library: Interfaces) throws {
        let declared = DeclaredInterfaces(interfaces: Interfaces(library: library))
        let statements = try Self.statements(text)
        declared.declare(statements)
        declared.interfaces.session.infer = { Self.infer($0, in: declared.interfaces) }
        declared.check()
        for statement in statements { list(statement) }
        for entry in declared.types { list(entry.nominal, declared.interfaces) }
        for entry in declared.extensions { list(extensionOf: entry, declared.interfaces) }
        declarations += (declared.globals + declared.variables).map(Self.line)
        errors = declared.errors.sorted { $0.offset < $1.offset }.map { error in
            "\(error.offset): \(error.message.text)" + (error.missing.map { " (\($0))" } ?? "")
        }
    }

    private static func statements(_ text: String) throws -> [Statement] {
        let reader = SourceReader(source: SourceBuffer(text, fileName: "source"), limits: Limits())
        let lowered = try reader.lowered()
        try Diagnostic.throwFirst(of: lowered.mistakes)
        return lowered.statements
    }

    /// Returns the types of literals, which need no checker.
    private static func infer(_ variable: Declaration, in interfaces: Interfaces) -> Type {
        let name: String? =
            switch variable.source?.initialValue?.kind {
            case .integer?, .largeInteger?: "Int"
            case .float?: "Double"
            case .string?: "String"
            case .boolean?: "Bool"
            default: nil
            }
        return name.flatMap(interfaces.nominal).map { .nominal($0) } ?? .error
    }

    // MARK: - Headings

    private mutating func list(_ statement: Statement) {
        switch statement.kind {
        case .function(let code): headings.append(code.heading.description)
        case .variables(let bindings): bindings.forEach { list($0) }
        case .alias(let alias): headings.append("typealias \(alias.name)\(alias.generics.list) = \(alias.type)")
        case .type(let code), .extended(let code): list(code)
        default: break
        }
    }

    private mutating func list(_ code: TypeDeclaration) {
        headings.append(code.interface.description)
        for associated in code.interface.associated {
            let bound = associated.bound.map { ": \($0)" } ?? ""
            headings.append("associatedtype \(associated.name)\(bound)" + (associated.preset.map { " = \($0)" } ?? ""))
        }
        for alias in code.interface.aliases {
            headings.append("typealias \(alias.name)\(alias.generics.list) = \(alias.type)")
        }
        code.variables.forEach { list($0) }
        headings += (code.functions + code.initializers).map(\.heading.description)
        headings += code.subscripts.map(\.heading.description) + code.cases.map(\.heading.description)
        code.nested.forEach { list($0) }
    }

    private mutating func list(_ binding: VariableBinding) {
        for (name, _, _) in binding.pattern.paths {
            let heading = WrittenDeclaration(
                kind: .variable,
                name: name,
                type: binding.type,
                modifiers: binding.modifiers
            )
            headings.append(binding.attributes.map { "@\($0.type) " }.joined() + heading.description)
        }
    }

    // MARK: - Declarations

    private mutating func list(_ nominal: Nominal, _ interfaces: Interfaces) {
        var line = "\(nominal.kind.rawValue) \(nominal.name)"
        let parents =
            [nominal.superclass, nominal.rawType].compactMap { $0?.description }
            + nominal.conformances.map(\.type.name)
        if !parents.isEmpty { line += ": " + parents.joined(separator: ", ") }
        declarations.append(line + Self.conditions(nominal.generics))
        list(nominal.members)
        guard !nominal.isProtocol else { return }
        var seen: Set<String> = []
        for kind in interfaces.conformances(of: nominal).flatMap({ [$0.type] + $0.type.allRefined(interfaces) }) {
            for item in kind.associatedTypes where seen.insert(item.name).inserted {
                let found = interfaces.associated(item.name, in: nominal)?.description ?? "?"
                associated.append("\(nominal.name).\(item.name) = \(found)")
            }
        }
    }

    private mutating func list(extensionOf entry: DeclaredInterfaces.Entry, _ interfaces: Interfaces) {
        let added = interfaces.extensions[ObjectIdentifier(entry.nominal)]
        var line = "extension \(entry.nominal.name)"
        if let added, !added.conformances.isEmpty {
            line += ": " + added.conformances.map(\.type.name).joined(separator: ", ")
        }
        guard !declarations.contains(line) else { return }
        declarations.append(line)
        if let members = added?.members { list(members) }
    }

    private mutating func list(_ members: MemberList) {
        for (name, type) in members.types.sorted(by: { $0.key < $1.key }) {
            if case .alias(_, let type) = type { declarations.append("  typealias \(name) = \(type)") }
        }
        declarations += members.order.flatMap { members[$0] }.map { "  " + Self.line($0) }
    }

    /// Returns a declaration with its types.
    static func line(_ declaration: Declaration) -> String {
        let words = WrittenModifiers.words.filter { declaration.modifiers.contains($0.modifier) }.map { $0.word + " " }
        let list = declaration.parameters.map { parameter in
            let names =
                parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
            let marks = (parameter.isInout ? "inout " : "") + (parameter.isAutoclosure ? "@autoclosure " : "")
            let builder = parameter.builder.map { "@\($0) " } ?? ""
            let ends = (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " = …" : "")
            return "\(builder)\(names): \(marks)\(parameter.type)\(ends)"
        }
        var text = words.joined() + declaration.name
        if !declaration.generics.parameters.isEmpty {
            text += "<\(declaration.generics.parameters.map(\.name).joined(separator: ", "))>"
        }
        switch declaration.kind {
        case .variable: text += (declaration.modifiers.contains(.settable) ? "*" : "") + ": \(declaration.result)"
        case .enumCase: text += list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
        default:
            text +=
                "(\(list.joined(separator: ", ")))\(declaration.isThrowing ? " throws" : "") -> \(declaration.result)"
        }
        return text + conditions(declaration.generics)
    }

    /// Returns the requirements of a signature as a `where` clause.
    static func conditions(_ generics: GenericSignature) -> String {
        guard !generics.requirements.isEmpty else { return "" }
        return " where "
            + generics.requirements.map { requirement in
                switch requirement.kind {
                case .conforms(let bound): "\(requirement.subject): \(bound)"
                case .same(let type): "\(requirement.subject) == \(type)"
                }
            }
            .joined(separator: ", ")
    }
}
