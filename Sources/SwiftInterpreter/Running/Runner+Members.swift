/// The code of declarations, made when it is first called.
extension Runner {
    /// Returns the code of a declaration.
    func member(_ declaration: Declaration) -> Member {
        if let known = declaration.compiled as? Member { return known }
        let result = Member(self)
        set(result, for: declaration)
        return result
    }

    private func set(_ member: Member, for declaration: Declaration) {
        member.earlier = (declaration.compiled as? Member)?.without(self)
        declaration.compiled = member
        state.declarations.append(declaration)
    }

    /// Releases the code of all declarations, which refers to the runner; that of other runners is there again.
    func releaseCode() {
        for declaration in state.declarations {
            guard let member = declaration.compiled as? Member else { continue }
            declaration.compiled = member.without(self)
        }
        state.declarations = []
    }

    /// Returns the declaration of a local function.
    func localDeclaration(_ code: FunctionCode, _ unit: Compiler.Unit) -> Declaration? {
        unit.declarations[ObjectIdentifier(code)]
    }

    /// Takes the code of all declarations of a source.
    func load(_ unit: Compiler.Unit, _ variables: [Declaration]) {
        noteLifetimes(unit.findings.details.declarations + variables)
        for declaration in unit.findings.details.declarations + variables {
            let maker = MemberMaker(unit: unit, declaration: declaration)
            set(maker.make(), for: declaration)
            if let owner = declaration.owner, owner.code != nil { types.add(owner, unit.source) }
            if case .code(let code)? = declaration.implementation {
                unit.declarations[ObjectIdentifier(code)] = declaration
            }
        }
        types.forget()
    }
}

/// Makes the functions of one declaration.
struct MemberMaker {
    let unit: Compiler.Unit
    let declaration: Declaration

    private var name: String {
        declaration.owner.map { $0.name + "." + declaration.labelledName } ?? declaration.labelledName
    }

    func make() -> Member {
        let result = Member(unit.runner)
        switch declaration.implementation {
        case .code(let code)?:
            for (index, value) in code.defaults.enumerated() {
                if let value { result.defaults[index] = defaultValue(value, index) }
            }
            result.function = declaration.kind == .initializer ? initializer(code) : function(code)
        case .accessors(let code)?:
            for (index, value) in code.getter.defaults.enumerated() {
                if let value { result.defaults[index] = defaultValue(value, index) }
            }
            result.getter = body(code.getter.body, parameters: names, result: declaration.result)
            if let setter = code.setter {
                result.setter = body(setter.body, parameters: names + [code.newValue], result: .void)
            }
        case .variable(let binding)?: add(binding, to: result)
        case .enumCase(let item)?:
            for (index, value) in item.defaults.enumerated() {
                if let value { result.defaults[index] = defaultValue(value, index) }
            }
        case .synthesized(.storage)?: addStorage(to: result)
        default: break
        }
        return result
    }

    private var names: [String] { declaration.parameters.map(\.name) }

    private func context(result: Type, isStatic: Bool? = nil) -> Compiler.Context {
        Compiler.Context(
            selfType: declaration.owner?.selfType,
            isStatic: isStatic ?? declaration.isStatic,
            result: result,
            functionName: declaration.kind == .variable ? declaration.name : declaration.labelledName
        )
    }

    // MARK: - Functions

    private func function(_ code: FunctionCode) -> CompiledFunction {
        let statements = unit.findings.details.bodies[ObjectIdentifier(declaration)] ?? code.body
        return body(statements, parameters: names, result: declaration.result)
    }

    /// Returns the function of a body: `self` comes first, then the parameters.
    private func body(_ statements: [Statement], parameters: [String], result: Type, observed: Declaration? = nil)
        -> CompiledFunction
    {
        let (unit, declaration) = (unit, declaration)
        var context = context(result: result)
        context.observed = observed
        if declaration.name == "deinit", declaration.kind == .function { context.storageOwner = declaration.owner }
        return CompiledFunction(name) {
            let statements = unit.findings.details.bodies[ObjectIdentifier(declaration)] ?? statements
            let names = SharedNames(in: statements, unit.findings).names
            let compiler = Compiler(unit, shared: names, context)
            let all = (declaration.owner == nil ? [] : ["self"]) + parameters
            compiler.declareParameters(all)
            let prologue = compiler.shareParameters(all)
            let wrap = try compiler.wrapParameters(declaration)
            let body = try compiler.body(statements, isExpression: !result.isVoid)
            let run = Compiler.wrapped(body, by: wrap)
            return CompiledFunction.Body(size: compiler.variables.size, run: Self.finished(run, prologue))
        }
    }

    private static func finished(_ run: @escaping Compiler.Run, _ prologue: [(slot: Int, box: Int)])
        -> (Activation) throws -> Value
    {
        if prologue.isEmpty {
            return { here in
                _ = try run(here)
                return here.result
            }
        }
        return { here in
            for item in prologue {
                here.boxes[item.box] = Box(here.slots[item.slot])
                here.slots[item.slot] = .void
            }
            defer { for item in prologue { here.slots[item.slot] = here.boxes[item.box]?.value ?? .void } }
            _ = try run(here)
            return here.result
        }
    }

    private func defaultValue(_ value: Expression, _ index: Int) -> CompiledFunction {
        let parameter = index < declaration.parameters.count ? declaration.parameters[index] : nil
        let type = parameter?.type ?? .error
        return expression(value, as: type, isStatic: true, hasSelf: false, isDelayed: parameter?.isAutoclosure ?? false)
    }

    private func code(_ value: Expression, as type: Type?, isDelayed: Bool, _ compiler: Compiler) throws
        -> (Activation) throws -> Value
    {
        guard let type else { return try compiler.code(value).run }
        if isDelayed, let result = type.function?.result { return try compiler.delayed(value, as: result) }
        return try compiler.code(value, as: type).run
    }

    /// Returns the function of an expression without parameters.
    ///
    /// - Parameter isDelayed: true for the value of an autoclosure.
    private func expression(
        _ value: Expression,
        as type: Type,
        isStatic: Bool,
        hasSelf: Bool,
        path: [Int] = [],
        isDelayed: Bool = false
    ) -> CompiledFunction {
        let unit = unit
        let context = context(result: type, isStatic: isStatic)
        return CompiledFunction(name) {
            let names = SharedNames(in: [], unit.findings, [value]).names
            let compiler = Compiler(unit, shared: names, context)
            if hasSelf { compiler.declareParameters(["self"]) }
            let prologue = hasSelf ? compiler.shareParameters(["self"]) : []
            let run = try self.code(value, as: path.isEmpty ? type : nil, isDelayed: isDelayed, compiler)
            let whole: (Activation) throws -> Value = { here in
                for item in prologue { here.boxes[item.box] = Box(here.slots[item.slot]) }
                var result = try run(here)
                for index in path {
                    if case .tuple(let fields) = result, index < fields.count { result = fields[index].value }
                }
                return result
            }
            return CompiledFunction.Body(size: compiler.variables.size, run: whole)
        }
    }

    // MARK: - Variables

    private func add(_ binding: VariableBinding, to member: Member) {
        let type = declaration.result
        if let value = binding.value, binding.attributes.isEmpty {
            member.initialValue = expression(
                value,
                as: type,
                isStatic: !binding.isLazy,
                hasSelf: binding.isLazy && declaration.owner != nil,
                path: declaration.source?.path ?? []
            )
        }
        if let accessors = binding.accessors, binding.attributes.isEmpty {
            let built = declaration.owner == nil ? unit.findings.details.getters[binding.pattern.offset] : nil
            member.getter = body(built ?? accessors.getter, parameters: [], result: type)
            if let setter = accessors.setter {
                member.setter = setterBody(setter.body, setter.parameter)
            }
        }
        // An observer sets its own stored property without being called again.
        let observed = binding.isOverride ? nil : declaration
        if let before = binding.observers?.before {
            member.willSet = setterBody(before.body, before.parameter, observed: observed)
        }
        if let after = binding.observers?.after {
            member.didSet = setterBody(after.body, after.parameter, observed: observed)
        }
    }

    /// Setters and observers are no builder's bodies, even of a property that has one.
    private func setterBody(_ statements: [Statement], _ parameter: String, observed: Declaration? = nil)
        -> CompiledFunction
    {
        let (unit, hasSelf) = (unit, declaration.owner != nil)
        var context = context(result: .void)
        context.observed = observed
        let function = observed.map { "an observer of \($0.name)" } ?? name
        return CompiledFunction(function) {
            let names = SharedNames(in: statements, unit.findings).names
            let compiler = Compiler(unit, shared: names, context)
            let all = (hasSelf ? ["self"] : []) + [parameter]
            compiler.declareParameters(all)
            let prologue = compiler.shareParameters(all)
            let run = try compiler.releasing { try compiler.statements(statements) }
            return CompiledFunction.Body(size: compiler.variables.size, run: Self.finished(run, prologue))
        }
    }

    /// The storage of a property wrapper: its initial value, and how it is made from a value.
    private func addStorage(to member: Member) {
        if let value = declaration.source?.initialValue {
            member.initialValue = expression(value, as: declaration.result, isStatic: true, hasSelf: false)
        }
        guard let call = unit.findings.details.wrappers[ObjectIdentifier(declaration)] else { return }
        let (unit, type) = (unit, declaration.result)
        let context = context(result: type, isStatic: true)
        member.setter = CompiledFunction(name) {
            let names = SharedNames(in: [], unit.findings, [call]).names
            let compiler = Compiler(unit, shared: names, context)
            compiler.declareParameters([Details.wrappedName])
            let prologue = compiler.shareParameters([Details.wrappedName])
            let run = try compiler.code(call, as: type).run
            return CompiledFunction.Body(
                size: compiler.variables.size,
                run: { here in
                    for item in prologue { here.boxes[item.box] = Box(here.slots[item.slot]) }
                    return try run(here)
                }
            )
        }
    }

    // MARK: - Initializers

    private func initializer(_ code: FunctionCode) -> CompiledFunction {
        let (unit, declaration) = (unit, declaration)
        var context = context(result: .void, isStatic: false)
        context.initializer = declaration
        context.storageOwner = declaration.owner
        return CompiledFunction(name) {
            let names = SharedNames(in: code.body, unit.findings).names
            let compiler = Compiler(unit, shared: names, context)
            let all = ["self"] + declaration.parameters.map(\.name)
            compiler.declareParameters(all)
            let prologue = compiler.shareParameters(all)
            let wrap = try compiler.wrapParameters(declaration)
            let run = Compiler.wrapped(try compiler.releasing { try compiler.statements(code.body) }, by: wrap)
            let start = Self.start(declaration, code, unit)
            let isFailable = declaration.isFailable
            return CompiledFunction.Body(
                size: compiler.variables.size,
                run: { here in
                    try start(here)
                    for item in prologue {
                        here.boxes[item.box] = Box(here.slots[item.slot])
                        here.slots[item.slot] = .void
                    }
                    defer { for item in prologue { here.slots[item.slot] = here.boxes[item.box]?.value ?? .void } }
                    do { _ = try run(here) } catch is Compiler.InitializerFailure { return .nil }
                    var result = here.slots[0]
                    if let item = prologue.first, item.slot == 0 { result = here.boxes[item.box]?.value ?? .void }
                    return isFailable ? .present(result) : result
                }
            )
        }
    }

    /// Returns what happens before the body: stored properties get their initial values, unless another initializer of
    /// the type sets them.
    private static func start(_ declaration: Declaration, _ code: FunctionCode, _ unit: Compiler.Unit)
        -> (Activation) throws -> Void
    {
        guard let owner = declaration.owner, owner.code != nil, !owner.isProtocol else { return { _ in } }
        let calls = InitializerCalls(in: code.body)
        guard !calls.isDelegating else { return { _ in } }
        let runner = unit.runner
        let place = Location(offset: code.offset, source: unit.source)
        let above = calls.callsSuper ? nil : owner.superclassNominal
        return { here in
            let value = here.slots[0]
            guard case .instance(let instance) = value else { return }
            let type = runner.types.type(of: instance)
            try runner.setInitialValues(of: value, owner, type, at: place)
            if let above { try runner.callEmptyInitializer(of: above, value, type, at: place) }
        }
    }
}

extension Runner {
    /// Calls the initializer without arguments of a superclass, which no `super.init` calls.
    func callEmptyInitializer(of above: Nominal, _ value: Value, _ type: Type, at place: Location) throws {
        guard
            let initializer = lookup.members("init", of: above.selfType, isStatic: true).map(\.declaration).first(
                where: {
                    $0.parameters.allSatisfy(\.isOptional)
                })
        else { return }
        var arguments: [Value?] = initializer.parameters.map { _ in nil }
        _ = try initialize(value, initializer, type, &arguments, [], at: place)
    }
}
