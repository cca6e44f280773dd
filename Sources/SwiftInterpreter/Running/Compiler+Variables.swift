/// The code of variables that statements declare.
extension Compiler {
    func variable(_ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        if context.isTop, variables.isInOutermostBlock { return try globalVariable(binding) }
        if let wrapped = findings.details.localWrappers[binding.pattern.offset] { return try wrappedVariable(wrapped) }
        guard case .name(let name, _, _) = binding.pattern else { return try pattern(binding) }
        if let accessors = binding.accessors { return try computed(name, accessors, binding) }
        if binding.isLazy || binding.observers != nil { return try observed(name, binding) }
        let value = try initialValue(of: binding)
        let holding = Holding(binding.modifiers, findings.details.variables[binding.pattern.offset] ?? .any)
        if !holding.isStrong { runner.state.watchesLifetimes = true }
        let known = variables.findInBlock(name)
        let variable = known ?? declare(name, .init(holding))
        if !holding.isStrong, known != nil {
            variables.set(name, LocalVariable(place: variable.place, kind: .init(holding)))
        }
        let begin = known == nil ? begin(variable.place) : write(variable.place)
        guard let value else {
            let first = binding.firstValue(of: findings.details.variables[binding.pattern.offset] ?? .any)
            return { here in
                begin(here, first)
                return .next
            }
        }
        if let int = value.int, case .slot(let index) = variable.place {
            return { here in
                here.slots[index] = .int(try int(here))
                return .next
            }
        }
        let run = value.run
        return { here in
            let value = try run(here)
            begin(here, holding.stored(value))
            return .next
        }
    }

    /// Returns the code of an initial value, converted to the type of the variable.
    private func initialValue(of binding: VariableBinding) throws -> Code? {
        guard let value = binding.value else { return nil }
        let own = type(of: value)
        let declared = binding.pattern.offset < 0 ? own : findings.details.variables[binding.pattern.offset] ?? own
        return try code(value, as: declared)
    }

    private func pattern(_ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        guard let value = try initialValue(of: binding) else {
            for name in binding.pattern.names { declare(name.name) }
            return { _ in .next }
        }
        let type = findings.details.variables[binding.pattern.offset] ?? .any
        let (run, bind) = (value.run, try match(binding.pattern, type))
        return { here in
            _ = try bind(here, try run(here))
            return .next
        }
    }

    /// A variable with a property wrapper: the wrapper is stored, its value is read and set through it.
    private func wrappedVariable(_ wrapped: Details.WrappedParameter) throws -> (Activation) throws -> Flow {
        // The storage comes before the variable and its projection, which the source declares together.
        guard variables.findInBlock("_" + wrapped.name) == nil else { return { _ in .next } }
        let run = try wrap(wrapped)
        return { here in
            try run(here)
            return .next
        }
    }

    // MARK: - Accessors

    private func computed(_ name: String, _ accessors: VariableBinding.Accessors, _ binding: VariableBinding) throws
        -> (Activation) throws -> Flow
    {
        let type = findings.details.variables[binding.pattern.offset] ?? .any
        let variable = LocalVariable(place: .box(variables.newBox()), kind: .computed)
        variables.set(name, variable)
        let statements = findings.details.getters[binding.pattern.offset] ?? accessors.getter
        let getter = try accessor(statements, result: type, parameters: [])
        let setter = try accessors.setter.map { try accessor($0.body, result: .void, parameters: [$0.parameter]) }
        let write = begin(variable.place)
        return { here in
            var fields = [Value.TupleField(try getter(here))]
            if let setter { fields.append(.init(try setter(here))) }
            write(here, .tuple(fields))
            return .next
        }
    }

    private func accessor(_ body: [Statement], result: Type, parameters: [String]) throws
        -> (Activation) throws -> Value
    {
        var inner = context
        inner.isClosure = true
        inner.isTop = false
        inner.result = result
        let names = SharedNames(in: body, findings).names
        let compiler = Compiler(unit, parent: self, shared: names, inner)
        for name in parameters {
            compiler.variables.set(name, LocalVariable(place: .slot(compiler.variables.newSlot())))
        }
        let prologue = compiler.shareParameters(parameters)
        let run = try compiler.body(body, isExpression: !result.isVoid)
        return closureValue(
            compiler,
            CompiledFunction.Body(
                size: compiler.variables.size,
                run: { here in
                    for item in prologue { here.boxes[item.box] = Box(here.slots[item.slot]) }
                    _ = try run(here)
                    return here.result
                }
            ),
            name: "accessor",
            parameters: parameters.count,
            boxes: []
        )
    }

    /// A lazy or observed variable: a stored one behind a getter and a setter.
    private func observed(_ name: String, _ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        let storage = LocalVariable(place: .box(variables.newBox()))
        let value = binding.isLazy ? nil : try initialValue(of: binding)
        let variable = LocalVariable(place: .box(variables.newBox()), kind: .computed)
        // Inside of its observers the name is the stored variable.
        variables.push()
        variables.set(name, storage)
        let before = try binding.observers?.before.map {
            try accessor($0.body, result: .void, parameters: [$0.parameter])
        }
        let after = try binding.observers?.after.map {
            try accessor($0.body, result: .void, parameters: [$0.parameter])
        }
        let lazy = binding.isLazy ? try binding.value.map { try delayed($0, as: type(of: $0)) } : nil
        variables.pop()
        variables.set(name, variable)
        let (begin, write) = (self.begin(storage.place), self.begin(variable.place))
        guard case .box(let place) = storage.place else { return { _ in .next } }
        let (runner, run) = (runner, value?.run)
        let isOptional = findings.details.variables[binding.pattern.offset]?.wrapped != nil
        return { here in
            begin(here, try run?(here) ?? (isOptional && lazy == nil ? .nil : .void))
            let box = here.box(place)
            let (before, after, lazy) = (try before?(here), try after?(here), try lazy?(here))
            var isSet = run != nil || isOptional
            let getter = FunctionValue(name: name, parameterCount: 0, type: nil, runtime: runner) { _ in
                if !isSet, case .function(let make)? = lazy {
                    isSet = true
                    box.value = try make.call()
                }
                return box.value
            }
            let setter = FunctionValue(name: name, parameterCount: 1, type: nil, runtime: runner) { arguments in
                let (old, new) = (box.value, arguments[0])
                guard isSet else {
                    isSet = true
                    box.value = new
                    return .void
                }
                if case .function(let observer)? = before { _ = try observer.call([new]) }
                box.value = new
                if case .function(let observer)? = after { _ = try observer.call([old]) }
                return .void
            }
            write(here, .tuple([.init(.function(getter)), .init(.function(setter))]))
            return .next
        }
    }

    // MARK: - Variables of the source

    private func globalVariable(_ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        if let storage = binding.wrapper.flatMap(runner.interfaces.variable),
            runner.member(storage).initialValue != nil
        {
            let (runner, place) = (runner, location(binding.pattern.offset))
            return { _ in
                let global = runner.storedGlobally(storage, .void, at: place)
                global.isInitialized = false
                global.initialize = nil
                _ = try runner.storedGlobally(storage, .void, at: place).read()
                return .next
            }
        }
        guard binding.accessors == nil, binding.attributes.isEmpty else { return { _ in .next } }
        let names = binding.pattern.paths.compactMap { path -> (Declaration, [Int])? in
            runner.interfaces.variable(path.name).map { ($0, path.path) }
        }
        let globals = names.map { (runner.global($0.0), $0.1) }
        let holding = names.first.map(\.0.holding) ?? .strong
        if binding.isLazy || binding.isLate, let value = binding.value { return try lazyGlobal(value, globals[0].0) }
        guard let value = try initialValue(of: binding) else {
            let first = binding.firstValue(of: names.first?.0.result ?? .any)
            if case .void = first { return { _ in .next } }
            return { _ in
                for (global, _) in globals {
                    global.value = first
                    global.isInitialized = true
                }
                return .next
            }
        }
        let run = value.run
        return { here in
            let value = try run(here)
            for (global, path) in globals {
                var part = value
                for index in path {
                    if case .tuple(let fields) = part, index < fields.count { part = fields[index].value }
                }
                global.value = holding.stored(part)
                global.isInitialized = true
            }
            return .next
        }
    }

    private func lazyGlobal(_ value: Expression, _ global: Global) throws -> (Activation) throws -> Flow {
        let make = try delayed(value, as: type(of: value))
        return { here in
            let function = try make(here)
            global.initialize = {
                guard case .function(let function) = function else { return .void }
                return try function.call()
            }
            return .next
        }
    }
}

extension VariableBinding {
    /// Returns the value of a variable of a type before it gets one.
    fileprivate func firstValue(of type: Type) -> Value { type.wrapped != nil && !isLet ? .nil : type.blank }
}

/// The values of the lines of a source whose types are settled: those of the last evaluation where they cannot have
/// changed, or else new ones.
final class LineValues {
    private let runner: Runner
    private let source: SourceBuffer
    private var codes: [ObjectIdentifier: Compiled] = [:]

    private struct Compiled {
        var size: Activation.Size
        var run: (Activation) throws -> Value
    }

    init(_ runner: Runner, _ source: SourceBuffer) { (self.runner, self.source) = (runner, source) }

    /// Returns the value of a statement of the source.
    func value(of line: SettledLine) throws -> Value {
        if let kept = line.kept, use(kept) { return kept.run.values[0] }
        return try evaluated(line) { [$0] }[0]
    }

    /// Adds the parts that a result builder makes of a line.
    func add(_ line: SettledLine, to parts: inout CollectedParts) throws {
        if let kept = line.kept, use(kept) { return parts.add(kept.run) }
        let values = try evaluated(line) { value in if case .array(let values) = value { values } else { [] } }
        if let kept = line.kept { parts.add(kept.run) } else { parts.add(values) }
    }

    /// Adds the parts that a result builder makes of the lines of a section.
    func add(_ section: SettledSection, to parts: inout CollectedParts) throws {
        if let kept = section.kept, use(kept) { return parts.add(kept.run) }
        let (start, run) = (parts.count, parts.runCount)
        for line in section.lines { try add(line, to: &parts) }
        keep(section) { parts.parts(from: start) }
        if let kept = section.kept { parts.join(from: run, as: kept.run) }
    }

    /// Returns true if a value of the last evaluation is still the value, and counts its steps.
    private func use(_ kept: KeptValue) -> Bool {
        guard runner.budget.mayUse(kept.steps, kept.height), kept.reads.allSatisfy(holds) else { return false }
        runner.budget.use(kept.steps, kept.height)
        runner.recorder.note(kept.reads)
        return true
    }

    private func holds(_ read: KeptValue.Read) -> Bool {
        let global = runner.global(read.variable)
        return global.isInitialized && global.value.isIdentical(to: read.value)
    }

    private func evaluated(_ line: SettledLine, _ values: (Value) -> [Value]) throws -> [Value] {
        line.kept = nil
        let (recorder, budget) = (runner.recorder, runner.budget)
        let (mark, steps, outer) = (recorder.begin(), budget.steps, budget.beginMeasuring())
        defer {
            recorder.end(mark)
            budget.endMeasuring(outer)
        }
        let code = try code(of: line)
        let result: [Value]
        do { result = values(try code.run(Activation(code.size))) } catch {
            throw runner.located(error, at: line.node.offset, source)
        }
        guard let reads = recorder.reads(since: mark), budget.steps >= steps, result.allSatisfy(\.isKept) else {
            return result
        }
        line.kept = KeptValue(values: result, steps: budget.steps - steps, height: budget.measured, reads: reads)
        return result
    }

    private func code(of line: SettledLine) throws -> Compiled {
        if let known = codes[ObjectIdentifier(line)] { return known }
        let unit = Compiler.Unit(runner, line.findings, source)
        let shared = SharedNames(in: line.statements, line.findings, [line.node]).names
        let compiler = Compiler(unit, shared: shared, .init())
        let before = line.statements.isEmpty ? nil : try compiler.statements(line.statements)
        let value = try compiler.code(line.node).run
        var run = value
        if let before {
            run = { here in
                _ = try before(here)
                return try value(here)
            }
        }
        let result = Compiled(size: compiler.variables.size, run: run)
        codes[ObjectIdentifier(line)] = result
        return result
    }

    /// Keeps the parts of a section together, if those of all its lines are kept and depend on no variable.
    private func keep(_ section: SettledSection, _ parts: () -> [Value]) {
        section.kept = nil
        var (steps, height) = (0, 0)
        for line in section.lines {
            guard let kept = line.kept, kept.reads.isEmpty else { return }
            steps += kept.steps
            height = max(height, kept.height)
        }
        section.kept = KeptValue(values: parts(), steps: steps, height: height, reads: [])
    }
}

extension Compiler {
    /// Returns the code of a body that collects the parts of its lines.
    func collected(_ body: CollectedBody) throws -> Run {
        let lines = unit.lines
        let budget = runner.budget
        let steps = try body.parts.map { part -> (Activation, inout CollectedParts) throws -> Flow in
            switch part {
            case .line(let line):
                return {
                    try lines.add(line, to: &$1); return .next
                }
            case .section(let section):
                return {
                    try lines.add(section, to: &$1); return .next
                }
            case .statements(let statements):
                let run = try self.statements(statements)
                return { here, _ in try run(here) }
            case .variable(let name):
                let run = try code(name).run
                return { here, parts in
                    if case .array(let values) = try run(here) { parts.add(values) }
                    return .next
                }
            }
        }
        let first = body.firstSection
        return { here in
            var parts = CollectedParts(replacing: first?.takeParts())
            for step in steps {
                let flow = try step(here, &parts)
                if flow != .next { return flow }
                try budget.check(count: parts.count)
            }
            let (values, kept) = parts.finish()
            first?.parts = kept
            here.result = .array(values)
            return .returned
        }
    }
}
