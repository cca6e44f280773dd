import BlueprintREPL

/// A run of what the command line names: a file, a module, lines, or standard input.
struct SourceRun {
    /// The runner of the lines.
    let runner: ScriptRunner
    /// The files of the runner on the disk.
    let disk: DiskFiles
    /// The line that shows progress.
    let progress: ProgressLine
    /// The function that takes the outputs.
    let emit: (Output) -> Void

    /// Runs a source; an error of reading it is emitted, too.
    func run(_ source: ScriptRun.Source) -> ScriptRunner.Report {
        progress.begin()
        defer { progress.end() }
        do {
            switch source {
            case .lines(let lines): return runner.run(lines.joined(separator: "\n"), name: source.name, emit: emit)
            case .unnamedInput: return try stream(SourceFile("-"), name: source.name, isInput: true)
            case .file(let path):
                let file = try SourceFile(path)
                if file.isStream { return try stream(file, name: source.name, isInput: path == "-") }
                return runner.run(try file.text(), name: source.name, emit: emit)
            case .module(let paths): return runner.run(try ModuleFiles.module(of: paths), emit: emit)
            }
        } catch let fault as ModuleFiles.Fault {
            emit(fault.fault.output(for: fault.path))
        } catch {
            let fault = error as? SourceFile.Fault ?? SourceFile.Fault(reason: "\(error)")
            emit(fault.output(for: source.name))
        }
        return ScriptRunner.Report(failureCount: 1)
    }

    /// Runs lines as they arrive; waiting for them is no work.
    private func stream(_ file: SourceFile, name: String, isInput: Bool) throws -> ScriptRunner.Report {
        if isInput { disk.inputRefusal = "standard input is the script itself" }
        return try runner.run(
            lines: {
                progress.end()
                defer { progress.begin() }
                return try file.line()
            },
            name: name,
            emit: emit
        )
    }
}
