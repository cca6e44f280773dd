/// The declarations of a source, made into interfaces in any order, as the compiler sees them.
///
/// One object serves one source, or one block with its local types and functions.
final class DeclaredInterfaces {
    let interfaces: Interfaces
    /// The place of the declarations.
    let outer: TypeScope
    /// True for the declarations of a block, which only the block can name.
    let isLocal: Bool
    /// The errors found so far, in no order.
    private(set) var errors: [TypeError] = []
    /// The notes on incomplete declarations.
    var notes: [TypeError] = []
    /// The types that a block declares.
    var localTypes: [String: NestedType] = [:]
    /// The functions that a block declares.
    private(set) var localFunctions: [Declaration] = []
    /// The variables of the source outside of types and functions.
    private(set) var variables: [Declaration] = []
    /// The types of the source, those around others first.
    var types: [Entry] = []
    var extensions: [Entry] = []
    /// The names that are taken, by the type that they are declared in.
    var taken: [ObjectIdentifier?: Set<String>] = [:]

    /// A type or an extension.
    struct Entry {
        let nominal: Nominal
        let code: TypeDeclaration
        let isExtension: Bool
        /// The place of a conformance's errors: the name of a type, the start of an extension.
        let start: Int
        /// The requirements of the extension.
        var requirements: [Requirement] = []

        /// True if its members exist only for some generic arguments.
        var isConstrained: Bool { !requirements.isEmpty }
        /// True for a private extension: its members can be named in the file only.
        var hasPrivateMembers: Bool {
            isExtension && !code.interface.modifiers.isDisjoint(with: [.private, .filePrivate])
        }
        /// True for a public extension: its members are public unless they say otherwise.
        var hasPublicMembers: Bool { isExtension && code.interface.modifiers.contains(.public) }
        /// True for the requirements of a protocol.
        var isProtocol: Bool { nominal.isProtocol && !isExtension }
    }

    init(interfaces: Interfaces, in scope: TypeScope? = nil) {
        self.interfaces = interfaces
        outer = scope ?? TypeScope()
        isLocal = scope != nil
    }

    /// Declares what statements declare, except the variables of a block; then ``check()`` finds the errors that depend on
    /// types of initial values.
    func declare(_ statements: [Statement]) {
        let aliases = AliasResolution(self)
        findNames(in: statements, aliases)
        aliases.resolve(
            statements.compactMap { statement in
                guard case .extended(let code) = statement.kind else { return nil }
                guard isListing(code) else { return (code, statement.offset) }
                noteListing(code)
                return nil
            }
        )
        for entry in types + extensions { inherit(entry) }
        checkCycles()
        aliases.resolveLast()
        for index in types.indices { addRequirements(to: types[index]) }
        for index in extensions.indices {
            extensions[index].requirements += requirements(of: extensions[index])
            addConformances(of: extensions[index])
        }
        for entry in types + extensions { addMembers(of: entry) }
        for entry in types + extensions { addWrapped(of: entry) }
        synthesize()
        inheritBuilders()
        aliases.check()
        addGlobals(statements)
    }

    private func addGlobals(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .function(let code): addGlobal(code)
            case .variables(let bindings) where !isLocal: addGlobals(bindings)
            default: break
            }
        }
    }

    private func addGlobal(_ code: FunctionCode) {
        let function = declare(code, in: nil)
        if function.isOperator {
            interfaces.add(operator: function)
        } else if isLocal {
            localFunctions.append(function)
        } else {
            interfaces.add(function: function)
        }
        globals.append(function)
    }

    private func addGlobals(_ bindings: [VariableBinding]) {
        for variable in bindings.flatMap({ declare($0, in: nil, beside: bindings) }) {
            variables.append(variable)
            interfaces.add(variable: variable)
        }
        for binding in bindings where !binding.attributes.isEmpty {
            for variable in declareWrapped(binding, in: nil, beside: bindings) {
                variables.append(variable)
                interfaces.add(variable: variable)
            }
        }
    }

    /// The functions of the source outside of types.
    private(set) var globals: [Declaration] = []

    // MARK: - Types

    /// Returns the scope of the members of a type or extension.
    func scope(of entry: Entry) -> TypeScope {
        var result = scope(of: entry.nominal)
        // An extension names only the types in the extended type, not those around it.
        if entry.isExtension { result.nominals = outer.nominals + [entry.nominal] }
        result.requirements += entry.requirements
        return result
    }

    /// Returns the scope in a type, or of the source without one.
    func scope(of nominal: Nominal?) -> TypeScope {
        var result = outer
        if isLocal { result.locals.append(localTypes) }
        guard let nominal else { return result }
        var chain: [Nominal] = []
        var next: Nominal? = nominal
        while let here = next {
            chain.insert(here, at: 0)
            next = here.outer
        }
        result.nominals += chain
        result.requirements += nominal.generics.requirements
        return result
    }

    /// Returns a written type; notes the error if there is one.
    func resolve(_ written: WrittenType, in scope: TypeScope, at offset: Int) -> Type {
        resolved(at: offset) { try TypeResolver(interfaces: interfaces, scope: scope).resolve(written) } ?? .error
    }

    /// Returns the protocols and the class after a colon; notes the error if there is one.
    ///
    /// - Parameter subject: what they are required of; nil for the type of a value.
    func bounds(
        _ written: WrittenType,
        of subject: Type? = nil,
        in scope: TypeScope,
        at offset: Int
    ) -> Type.Existential {
        resolved(at: offset) {
            try TypeResolver(interfaces: interfaces, scope: scope).existential(written, of: subject?.description)
        } ?? Type.Existential()
    }

    private func resolved<T>(at offset: Int, _ find: () throws -> T) -> T? {
        do {
            return try find()
        } catch var error as TypeError {
            if error.offset < 0 { error.offset = offset }
            note(error)
        } catch {
            note("\(error)", at: offset)
        }
        return nil
    }

    // MARK: - Errors

    func note(_ message: DiagnosticMessage, at offset: Int) { note(TypeError(message: message, offset: offset)) }

    /// Adds an error, unless it is known: a type may be looked up for several members.
    func note(_ error: TypeError) {
        guard !errors.contains(where: { $0.offset == error.offset && $0.message == error.message }) else { return }
        errors.append(error)
    }
}

extension Declaration {
    /// True for an operator function.
    var isOperator: Bool {
        guard kind == .function, let first = name.unicodeScalars.first else { return false }
        // It is asked for each call; nearly all names begin with such a letter.
        if ("a"..."z").contains(first) { return false }
        return !first.properties.isXIDStart && first != "_" && first != "$"
    }
}
