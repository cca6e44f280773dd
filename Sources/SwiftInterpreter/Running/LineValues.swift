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
        let table = unit.runner.table
        return { here in
            // Held here, the parts would be copied.
            table.known.collected = nil
            var parts = CollectedParts(replacing: first?.takeParts())
            for step in steps {
                let flow = try step(here, &parts)
                if flow != .next { return flow }
                try budget.check(count: parts.count)
            }
            let (values, kept) = parts.finish()
            first?.parts = kept
            table.known.collected = kept
            here.result = .array(values)
            return .returned
        }
    }
}
