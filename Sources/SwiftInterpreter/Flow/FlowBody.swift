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
            body.isBuilder = code.isBuilder || hasBuilder(code.heading.name, in: body.owner, at: code.offset)
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
        let offset = binding.pattern.offset
        if isMember, let value = binding.value { add(value: value, .initialValue, in: owner) }
        if let accessors = binding.accessors, binding.attributes.isEmpty {
            var getter = FlowBody(kind: .getter, statements: accessors.getter, offset: offset, owner: owner)
            getter.words = "getter"
            getter.result = binding.type
            getter.isStatic = binding.isStatic
            getter.isMutating = binding.modifiers.contains(.mutating)
            getter.isThrowing = binding.modifiers.contains(.throws)
            getter.isAsync = binding.modifiers.contains(.async)
            getter.isBuilder =
                binding.writtenBuilder != nil
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

/// The check that local functions are not used before the variables that they capture are declared.
struct LateCaptures {
    private let findings: Findings
    private(set) var found = FlowFindings()

    /// Checks a function's body.
    init?(_ body: FlowBody, _ findings: Findings) {
        guard body.kind != .topLevel else { return nil }
        self.findings = findings
        check(body.statements)
    }

    private mutating func check(_ list: [Statement]) {
        let list = list.filter { !findings.isSettled($0) }
        checkUses(in: list)
        for statement in list {
            for part in statement.bodies { check(part) }
            for node in statement.expressions { check(node) }
        }
    }

    private mutating func check(_ node: Expression) {
        for body in node.bodies { check(body) }
        for part in node.parts + node.branchExpressions { check(part) }
    }

    /// A use of a local function.
    private struct Use {
        var function: ObjectIdentifier
        /// The place of the closure around it.
        var closure: Int?
    }

    /// The names that code mentions.
    private struct Mentions {
        /// The places of the variables.
        var variables: Set<Int> = []
        var functions: [Use] = []
    }

    private mutating func checkUses(in list: [Statement]) {
        let functions = list.compactMap { statement in
            if case .function(let code) = statement.kind { code } else { nil }
        }
        guard !functions.isEmpty else { return }
        let late = declarations(in: list)
        guard !late.isEmpty else { return }
        let captures = captures(of: functions)
        let offsets = Dictionary(functions.map { (ObjectIdentifier($0), $0.offset) }) { first, _ in first }
        for (index, statement) in list.enumerated() {
            switch statement.kind {
            case .function, .deferred: continue
            default: break
            }
            for use in mentions(in: statement).functions {
                let missing = captures[use.function, default: []].filter { late[$0].map { $0.index >= index } ?? false }
                guard let variable = missing.min(), let name = late[variable]?.name,
                    let place = use.closure ?? offsets[use.function]
                else { continue }
                found.add("closure captures '\(name)' before it is declared", at: place)
            }
        }
    }

    /// Returns the names of the stored variables that a list declares, and the index of their statement, by their place.
    private func declarations(in list: [Statement]) -> [Int: (name: String, index: Int)] {
        var result: [Int: (name: String, index: Int)] = [:]
        for (index, statement) in list.enumerated() {
            guard case .variables(let bindings) = statement.kind else { continue }
            for binding in bindings where binding.accessors == nil {
                for name in binding.pattern.names { result[name.offset] = (name.name, index) }
            }
        }
        return result
    }

    /// Returns the places of the variables that functions mention, themselves or by functions that they use.
    private func captures(of functions: [FunctionCode]) -> [ObjectIdentifier: Set<Int>] {
        var result: [ObjectIdentifier: Set<Int>] = [:]
        var used: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        for code in functions {
            let mentions = mentions(in: code.body)
            result[ObjectIdentifier(code)] = mentions.variables
            used[ObjectIdentifier(code)] = Set(mentions.functions.map(\.function))
        }
        // One round for each function that another one may be used by.
        for _ in functions {
            for (user, others) in used {
                for other in others { result[user, default: []].formUnion(result[other] ?? []) }
            }
        }
        return result
    }

    // MARK: - Mentions

    private func mentions(in list: [Statement]) -> Mentions {
        var result = Mentions()
        for statement in list where !findings.isSettled(statement) { add(statement, to: &result) }
        return result
    }

    private func mentions(in statement: Statement) -> Mentions {
        var result = Mentions()
        add(statement, to: &result)
        return result
    }

    private func add(_ statement: Statement, in closure: Int? = nil, to result: inout Mentions) {
        if case .function(let code) = statement.kind {
            for part in code.body { add(part, in: closure ?? code.offset, to: &result) }
        }
        for node in statement.expressions { add(node, in: closure, to: &result) }
        for part in statement.bodies.joined() { add(part, in: closure, to: &result) }
    }

    private func add(_ node: Expression, in closure: Int?, to result: inout Mentions) {
        if let choice = findings.choice(of: node) {
            if let variable = choice.variable { result.variables.insert(variable.offset) }
            if case .code(let code)? = choice.declaration?.implementation {
                result.functions.append(Use(function: ObjectIdentifier(code), closure: closure))
            }
        }
        let isClosure = if case .closure = node.kind { true } else { false }
        let inner = isClosure ? closure ?? node.offset : closure
        for part in node.parts + node.branchExpressions { add(part, in: closure, to: &result) }
        for part in node.bodies.joined() { add(part, in: inner, to: &result) }
    }
}
