import BlueprintInspector
import BlueprintREPL
import LineEditor

/// A run of scripts, each in its own session.
struct ScriptRun: Sendable {
    /// The source of a script's lines.
    enum Source: Sendable {
        /// A file, or standard input for `-`.
        case file(String)
        /// The Swift files and the folders of a module.
        case module([String])
        /// The arguments of the command line.
        case lines([String])
        /// Standard input that nobody named, which must not be empty.
        case unnamedInput

        /// The name of the source in errors.
        var name: String {
            switch self {
            case .file("-"), .unnamedInput: "<stdin>"
            case .file(let path): path
            case .module(let paths): paths.joined(separator: ", ")
            case .lines: ScriptRunner.commandLine
            }
        }
    }

    /// The scripts, in the order in which they run.
    let sources: [Source]
    /// The lines that run after each script, in its session.
    var linesAfter: [String] = []
    /// True if a script continues after an error.
    var keepsGoing = false
    /// True if declarations that are not there are made up.
    var makesStubs = false
    /// True if commands that read or write files are refused.
    let isSafe: Bool
    /// The printer of the outputs.
    var output: RunPrinter

    /// Creates a run of scripts with the options of all subcommands.
    init(sources: [Source], options: OutputOptions) {
        self.sources = sources
        isSafe = options.safe
        output = RunPrinter(printer: options.colour.printer)
    }

    /// Runs all scripts, even if one fails, and counts their expectations.
    ///
    /// - Parameter names: a session with the names of the library, which all scripts share: to read them takes longer than
    ///   to run a short script.
    func perform(sharingNamesOf names: Session) -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        var whole = ScriptRunner.Report()
        for source in sources {
            // Which file printed what is said in a log that has several.
            let name = source.name.shownPath
            if sources.count > 1, !output.printsJSON {
                output.show(Output(.note, StyledText("\(name):", style: .heading)))
            }
            let report = perform(source, sharingNamesOf: names)
            if case .unnamedInput = source, report.inputCount == 0, report.passed {
                output.printer.printError(
                    "blueprint: error: there is nothing to run: no file is named, and standard input is empty"
                )
                return .usage
            }
            if report.inputCount == 0, report.passed, !output.printsJSON {
                output.show(Output(.note, StyledText("\(name): nothing to run", style: .warning)))
            }
            whole += report
        }
        let summary = ScriptSummary(report: whole, scriptCount: sources.count, keepsGoing: keepsGoing)
        if let summary = summary.output { output.show(summary) }
        return whole.passed ? .success : .failure
    }

    private func perform(_ source: Source, sharingNamesOf names: Session) -> ScriptRunner.Report {
        let disk = DiskFiles()
        var runner = ScriptRunner(
            files: isSafe ? NoFiles() : disk,
            keepsGoing: keepsGoing,
            isSafe: isSafe,
            sharingNamesOf: names
        )
        runner.givesJSON = output.printsJSON
        runner.linesAfter = linesAfter
        runner.makesStubs = makesStubs
        return SourceRun(runner: runner, disk: disk, progress: output.progress, emit: output.show).run(source)
    }
}

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
