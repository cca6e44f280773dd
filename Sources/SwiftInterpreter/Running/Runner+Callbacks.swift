/// The services that values and native code use.
extension Runner: CallRuntime {
    var hasEnded: Bool { state.hasEnded }

    var changeCount: Int { recorder.changes }

    func noteKeptCode() {
        recorder.noteUse()
        state.keepsCode = true
    }

    func reportLater(_ error: any Error) {
        recorder.noteUse()
        // One mistake in a layout would otherwise be reported for each measurement.
        guard state.deferredErrors.count < 20 else { return }
        let error = diagnostic(of: error)
        // After the limit is reached, everything that still runs stops at once and needs no further report.
        let isKnown = state.deferredErrors.contains { $0 == error || $0.kind == .stopped && error.kind == .stopped }
        if !isKnown { state.deferredErrors.append(error) }
    }

    private func diagnostic(of error: any Error) -> Diagnostic {
        switch error {
        case let error as Diagnostic: return error
        case let error as ThrownValue: return error.diagnostic
        default:
            let place = SourceBuffer("", fileName: "")
            return located(error, at: 0, place) as? Diagnostic ?? failure("\(error)", at: 0, place)
        }
    }

    func trapped(_ error: any Error) {
        guard budget.depth > 0 else { return reportLater(error) }
        if state.trap == nil { state.trap = error }
    }

    /// Returns the errors in code that the library called, and clears them.
    func takeDeferredErrors() -> [Diagnostic] {
        budget.endCallbacks()
        if let error = state.trap { reportLater(error) }
        state.trap = nil
        defer { state.deferredErrors = [] }
        return state.deferredErrors
    }

    /// Throws the error that occurred in source called by native code.
    func checkTrap() throws {
        guard let error = state.trap else { return }
        state.trap = nil
        throw error
    }

    func member(_ name: String, of value: Value, expecting type: WrittenType?) throws -> Value {
        let own = types.type(of: value)
        let found = lookup.members(name, of: own, isStatic: false).first {
            $0.declaration.kind == .variable && types.holds($0, own)
        }
        guard let found else { throw BindingError("type '\(own)' has no member '\(name)'") }
        return try read(found.declaration, of: types.opened(value), found.selfType, at: .nowhere)
    }

    func call(
        _ name: String,
        on value: inout Value,
        _ arguments: inout [(label: String?, value: Value)],
        expecting type: WrittenType?
    ) throws -> Value {
        let own = types.type(of: value)
        let labels = arguments.map(\.label)
        let found = lookup.members(name, of: own, isStatic: false).first { member in
            member.declaration.kind == .function && member.declaration.parameters.map(\.label) == labels
                && types.holds(member, own)
        }
        guard let found else { throw BindingError("type '\(own)' has no method '\(name)'") }
        var values = arguments.map { Optional($0.value) }
        defer { for (index, value) in values.enumerated() { if let value { arguments[index].value = value } } }
        return try types.openingValue(&value) {
            try call(found.declaration, on: &$0, found.selfType, &values, [], at: .nowhere)
        }
    }

    func staticMember(_ name: String, of type: DeclaredType, expecting expected: WrittenType?) throws -> Value {
        let own = Type.nominal(type.nominal, [])
        guard let found = lookup.members(name, of: own, isStatic: true).first else {
            throw BindingError("type '\(type.name)' has no member '\(name)'")
        }
        let (runner, place) = (self, Location.nowhere)
        switch found.declaration.kind {
        case .variable: return try readStatic(found.declaration, found.selfType, at: .nowhere)
        case .enumCase where found.declaration.parameters.isEmpty: return try library.enumCase(found.declaration, own)
        default:
            return .function(
                FunctionValue(name: name, parameterCount: nil, type: nil, runtime: self) { arguments in
                    var values = arguments.map { Optional($0) }
                    defer { arguments = values.map { $0 ?? .void } }
                    return try runner.callStatic(found.declaration, found.selfType, &values, [], at: place)
                }
            )
        }
    }

    func assign(_ value: Value, to names: [String], of root: inout Value) throws {
        guard let name = names.first else { return root = value }
        let own = types.dynamicType(of: root, .any)
        guard
            let found = lookup.members(name, of: own, isStatic: false).first(where: { $0.declaration.kind == .variable }
            )
        else { throw BindingError("value of type '\(own)' has no member '\(name)'") }
        guard names.count > 1 else {
            return try set(found.declaration, of: &root, found.selfType, to: value, at: .nowhere)
        }
        try modify(found.declaration, of: &root, found.selfType, at: .nowhere) {
            try self.assign(value, to: Array(names.dropFirst()), of: &$0)
        }
    }

    func hasMember(_ name: String, labels: [String?], in value: Value) -> Bool {
        lookup.members(name, of: types.type(of: value), isStatic: false).map(\.declaration).contains { member in
            member.source != nil && !member.isRequirement
                && labels == member.parameters.map(\.label)
        }
    }

    /// Returns true if a class of source or a superclass in source declares a property.
    func declares(_ name: String, _ nominal: Nominal) -> Bool {
        lookup.members(name, of: nominal.selfType, isStatic: false).contains {
            $0.declaration.kind == .variable && $0.declaration.source != nil
        }
    }

    func resultType(of method: String, in value: Value) -> TypeValue? {
        guard let nominal = types.type(of: value).nominal,
            let found = interfaces.members(method, of: nominal).first(where: { $0.kind == .function }),
            case .type(let value) = types.metatype(found.result)
        else { return nil }
        return value
    }

    func make(_ type: DeclaredType, _ arguments: [[(label: String, value: Any)]]) throws -> Instance {
        let own = Type.nominal(type.nominal, [])
        let all = lookup.members("init", of: own, isStatic: true).map(\.declaration)
        for arguments in arguments {
            let wanted = arguments.map(\.label)
            guard let found = all.first(where: { $0.parameters.map { $0.label ?? "_" } == wanted }) else { continue }
            var values = arguments.map { Optional(table.value(from: $0.value, declared: nil)) }
            var made = try construct(found, own, &values, [], at: .nowhere)
            if case .present(let inner) = made { made = inner }
            if case .instance(let instance) = made { return instance }
        }
        throw BindingError(
            "class '\(type.name)' has no 'init(frame:)' to create a view with",
            fix: "set 'config.builder', or declare 'init(frame:)'"
        )
    }

    func renew(_ instance: Instance, as type: DeclaredType) {
        let nominal = type.nominal
        let known = Dictionary(zip(instance.type.storedNames, instance.fields)) { first, _ in first }
        let layout = types.layout(of: nominal)
        instance.type = type
        instance.fields = layout.stored.map { known[$0.name] ?? .void }
        for (index, property) in layout.stored.enumerated() where known[property.name] == nil {
            do {
                instance.fields[index] = try initialValue(of: property, self: nil, nominal.selfType, at: .nowhere)
            } catch { trapped(error) }
        }
    }

    func runObserver(_ property: DeclaredType.ObservedProperty, of instance: Instance, old: Value) throws {
        var current: Type? = types.type(of: instance)
        while let here = current {
            defer { current = lookup.superclass(of: here) }
            guard let nominal = here.nominal, nominal.name == property.typeName,
                let declaration = nominal.members[property.name].first, let after = member(declaration).didSet
            else { continue }
            let body = try after.prepared()
            let activation = Activation(body.size, types: bindings(declaration, here, []))
            activation.slots[0] = .instance(instance)
            activation.slots[1] = old
            _ = try run(body, after, activation, at: .nowhere)
        }
    }

    func declaredComparison(_ name: String, _ a: Value, _ b: Value) throws -> Bool? {
        if name == "==" {
            return try areEqual(a, types.dynamicType(of: a, .any), b, types.dynamicType(of: b, .any), at: .nowhere)
        }
        return try isLess(a, b, types.dynamicType(of: a, .any), at: .nowhere)
    }

    func note(_ instance: Instance) {
        if instance.type.isClass { state.objects.add(instance) }
    }

    func nextNumber() -> Int {
        recorder.noteUse()
        state.lastNumber += 1
        return state.lastNumber
    }

    func print(_ text: String) {
        recorder.noteEffect()
        console.print(text)
    }

    func encode(_ value: Value, to encoder: any Encoder) throws {
        try library.encode(value, types.dynamicType(of: value, .any), to: encoder)
    }

    func decode(_ type: Value, from decoder: any Decoder) throws -> Value {
        guard case .type(let type) = types.opened(type) else { throw BindingError("this is no type") }
        return try library.decode(types.type(of: type), from: decoder)
    }

    func codingName(of key: Value) throws -> CodingName {
        guard case .string(let name)? = try library.codingProperty("stringValue", of: types.opened(key)) else {
            throw BindingError("this is no key: declare it in an enum of 'CodingKey'")
        }
        if case .present(.int(let number))? = try library.codingProperty("intValue", of: types.opened(key)) {
            return CodingName(intValue: number)
        }
        return CodingName(stringValue: name)
    }

    func raised(_ error: any Error) -> RaisedError? { (error as? ThrownValue).map { RaisedError($0.value) } }
}

extension Runner {
    /// Writes values as text.
    var printer: Printer { Printer(runner: self) }

    /// Returns the value of an expression of a binding's declaration.
    func evaluate(default text: String, _ type: Type?, of signature: Signature) throws -> Value {
        let source = SourceBuffer(text, fileName: "default of \(signature.labelledName)")
        let node = try SourceReader(source: source, limits: budget.limits).expression()
        let checker = BodyChecker(Interfaces(library: interfaces.library ?? interfaces))
        let scope = LexicalScope(parent: nil)
        let found = type.map { checker.check(node, expecting: $0, .initial, scope) } ?? checker.check(node, scope)
        guard checker.findings.mistakes.isEmpty else {
            throw BindingError("the default value '\(text)' of '\(signature.labelledName)' cannot be read")
        }
        let unit = Compiler.Unit(self, checker.findings, source)
        let compiler = Compiler(unit, shared: [], .init())
        let code = try compiler.code(node, as: found)
        return try code.run(Activation(compiler.variables.size))
    }
}
