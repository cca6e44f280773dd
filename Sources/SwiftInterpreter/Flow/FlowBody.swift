/// A function's body, with all that the walks over it depend on.
struct FlowBody {
    enum Kind {
        case topLevel
        case function
        case initializer
        case getter
        case setter
        case observer
        /// The initial value of a property.
        case initialValue
        /// The default value of a parameter.
        case argument
    }

    var kind: Kind
    var statements: [Statement]
    /// The place to begin looking for the braces of an empty body.
    var offset: Int
    /// The type around the body.
    var owner: FlowOwner?
    var code: FunctionCode?
    /// The compiler's words for the function: `instance method`.
    var words = ""
    /// The type that it must return; nil for none.
    var result: WrittenType?
    var isStatic = false
    /// True if the body may change `self`.
    var isMutating = false
    var isThrowing = false
    var isAsync = false
    /// True if a result builder makes its result.
    var isBuilder = false
    /// True for a value that is assigned to a property or passed for a parameter.
    var isValue = false

    /// The closing brace.
    var end: FlowFindings.Place {
        statements.first.map { .end(of: $0.offset) } ?? .endOfNext(offset)
    }
}

/// The type or extension around a body.
struct FlowOwner {
    /// The declaration or the extension itself.
    let code: TypeDeclaration
    /// The extended type, if it is known.
    let nominal: Nominal?

    var isClass: Bool { nominal?.isClass ?? (code.kind == .classType) }
    var isExtension: Bool { code.kind == .extended }
    /// The declaration of the type itself, if a source contains it.
    var main: TypeDeclaration? { isExtension ? nominal?.code : code }
}

/// The bodies of the functions that statements declare, at any depth.
struct FlowBodies {
    let interfaces: Interfaces
    private let findings: Findings
    private(set) var bodies: [FlowBody] = []
    /// The computed variables of blocks without a setter, by name and place.
    private(set) var getOnly: Set<String> = []
    /// The types with code, also those of blocks, by their declarations.
    private lazy var typesByCode = findings.typesByCode

    init(_ statements: [Statement], _ findings: Findings, interfaces: Interfaces) {
        self.interfaces = interfaces
        self.findings = findings
        add(statements, in: nil, isLocal: false)
        bodies.append(FlowBody(kind: .topLevel, statements: statements, offset: 0))
    }

    /// Finds the bodies in a statement whose value is used.
    init(value: Statement, _ findings: Findings, interfaces: Interfaces) {
        self.interfaces = interfaces
        self.findings = findings
        var body = FlowBody(kind: .initialValue, statements: [value], offset: value.offset)
        body.isStatic = true
        body.isBuilder = true
        add(body)
    }

    private mutating func add(_ statements: [Statement], in owner: FlowOwner?, isLocal: Bool) {
        for statement in statements where !findings.isSettled(statement) { add(statement, in: owner, isLocal: isLocal) }
    }

    private mutating func add(_ statement: Statement, in owner: FlowOwner?, isLocal: Bool) {
        switch statement.kind {
        case .function(let code):
            var body = FlowBody(kind: .function, statements: code.body, offset: code.offset, owner: owner, code: code)
            body.words = isLocal ? "local function" : "global function"
            add(body)
        case .type(let code), .extended(let code): add(code, in: owner)
        case .variables(let bindings): for binding in bindings { add(binding, in: owner, isMember: false) }
        default: break
        }
        for part in statement.bodies { add(part, in: owner, isLocal: true) }
        for node in statement.expressions { add(node, in: owner) }
    }

    private mutating func add(_ node: Expression, in owner: FlowOwner?) {
        for body in node.bodies { add(body, in: owner, isLocal: true) }
        for part in node.parts + node.branchExpressions { add(part, in: owner) }
    }

    private mutating func add(value: Expression, _ kind: FlowBody.Kind, in owner: FlowOwner?) {
        var body = FlowBody(
            kind: kind,
            statements: [Statement(kind: .expression(value), offset: value.offset)],
            offset: value.offset
        )
        body.owner = owner
        (body.isStatic, body.isBuilder, body.isValue) = (true, true, true)
        add(body)
    }

    private mutating func add(_ body: FlowBody) {
        var body = body
        if let code = body.code {
            body.isStatic = code.isStatic
            body.isThrowing = code.traits.isThrowing || code.traits.isRethrowing
            body.isAsync = code.heading.modifiers.contains(.async)
            body.isBuilder = code.isBuilder || hasBuilder(code.signature.name, in: body.owner, at: code.offset)
            if body.kind == .function {
                body.result = code.heading.type
                body.isMutating = code.isMutating
            }
        }
        bodies.append(body)
        for value in body.code?.defaults ?? [] { if let value { add(value: value, .argument, in: body.owner) } }
        add(body.statements, in: body.owner, isLocal: true)
    }

    // MARK: - Types

    private mutating func add(_ code: TypeDeclaration, in outer: FlowOwner?) {
        guard code.kind != .protocolType, !code.traits.isListing else { return }
        let owner = FlowOwner(code: code, nominal: nominal(of: code, in: outer))
        for function in code.functions {
            var body = FlowBody(
                kind: .function,
                statements: function.body,
                offset: function.offset,
                owner: owner,
                code: function
            )
            body.words =
                function.heading.isOperator
                ? "operator function"
                : !function.isStatic ? "instance method" : owner.isClass ? "class method" : "static method"
            add(body)
        }
        for function in code.initializers {
            var body = FlowBody(
                kind: .initializer,
                statements: function.body,
                offset: function.offset,
                owner: owner,
                code: function
            )
            body.isMutating = true
            add(body)
        }
        for item in code.subscripts { add(item, in: owner) }
        for binding in code.variables { add(binding, in: owner, isMember: true) }
        for nested in code.nested { add(nested, in: owner) }
    }

    /// Returns true if a member has the result builder of the requirement that it satisfies.
    private func hasBuilder(_ name: String, in owner: FlowOwner?, at offset: Int) -> Bool {
        guard let nominal = owner?.nominal, nominal.code != nil else { return false }
        return interfaces.members(name, of: nominal).contains { $0.offset == offset && $0.builder != nil }
    }

    private mutating func add(_ item: SubscriptCode, in owner: FlowOwner) {
        var getter = FlowBody(kind: .getter, statements: item.getter.body, offset: item.getter.offset, owner: owner)
        getter.code = item.getter
        getter.words = "getter"
        getter.result = item.heading.type
        getter.isStatic = item.isStatic
        add(getter)
        guard let code = item.setter else { return }
        var setter = FlowBody(kind: .setter, statements: code.body, offset: code.offset, owner: owner)
        setter.isStatic = item.isStatic
        setter.isMutating = !code.traits.isNonmutating
        add(setter)
    }

    private mutating func add(_ binding: VariableBinding, in owner: FlowOwner?, isMember: Bool) {
        guard !binding.isSynthesized else { return }
        let offset = binding.pattern.offset
        if isMember, let value = binding.value { add(value: value, .initialValue, in: owner) }
        if let accessors = binding.accessors, binding.attributes.isEmpty {
            var getter = FlowBody(kind: .getter, statements: accessors.getter, offset: offset, owner: owner)
            getter.words = "getter"
            getter.result = binding.writtenType
            getter.isStatic = binding.isStatic
            getter.isMutating = binding.modifiers.contains(.mutating)
            getter.isThrowing = binding.modifiers.contains(.throws)
            getter.isAsync = binding.modifiers.contains(.async)
            getter.isBuilder =
                binding.builder != nil || binding.writtenBuilder != nil
                || binding.pattern.names.contains { hasBuilder($0.name, in: owner, at: $0.offset) }
            add(getter)
            if !isMember, accessors.setter == nil {
                for name in binding.pattern.names { getOnly.insert("\(name.name) \(name.offset)") }
            }
            if let code = accessors.setter {
                var setter = FlowBody(kind: .setter, statements: code.body, offset: offset, owner: owner)
                setter.isStatic = binding.isStatic
                setter.isMutating = !accessors.isNonmutating
                add(setter)
            }
        }
        for observer in [binding.observers?.before, binding.observers?.after].compactMap({ $0 }) {
            var body = FlowBody(kind: .observer, statements: observer.body, offset: offset, owner: owner)
            body.isStatic = binding.isStatic
            body.isMutating = true
            add(body)
        }
    }

    private mutating func nominal(of code: TypeDeclaration, in outer: FlowOwner?) -> Nominal? {
        let names = [outer?.nominal?.name, code.name].compactMap { $0 }
        for name in [names.joined(separator: "."), code.name] {
            guard case .nominal(let found)? = interfaces.type(name) else { continue }
            if code.kind == .extended || found.code === code { return found }
        }
        return typesByCode[ObjectIdentifier(code)]
    }
}

extension Findings {
    /// The types whose members have code, by their declarations.
    fileprivate var typesByCode: [ObjectIdentifier: Nominal] {
        var result: [ObjectIdentifier: Nominal] = [:]
        for case let owner? in details.declarations.map(\.owner) {
            if let code = owner.code { result[ObjectIdentifier(code)] = owner }
        }
        return result
    }
}
