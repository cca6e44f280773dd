import BlueprintInspector

/// Runs scripts of typed lines, each file in a new session.
package struct ScriptRunner {
    /// The result of a script.
    package struct Report: Hashable, Sendable {
        /// The number of failed lines, including failed expectations.
        package var failureCount = 0
        /// The number of inputs that were run.
        package var inputCount = 0
        /// The number of expectations that were checked.
        package var expectationCount = 0
        /// The number of expectations that do not hold; they are among the failures.
        package var unmetCount = 0

        /// Creates a report of failures only, such as that of a script that cannot be read.
        package init(failureCount: Int = 0) { self.failureCount = failureCount }

        /// Adds the numbers of another report.
        package static func += (one: inout Report, other: Report) {
            one.failureCount += other.failureCount
            one.inputCount += other.inputCount
            one.expectationCount += other.expectationCount
            one.unmetCount += other.unmetCount
        }

        /// True if nothing failed.
        package var passed: Bool { failureCount == 0 }
    }

    /// The name of the command line in errors of its lines.
    package static let commandLine = "<command line>"

    /// True if a script continues after an error.
    package var keepsGoing: Bool
    /// True if commands that read or write files are refused.
    package var isSafe: Bool
    /// True if outputs also contain JSON.
    package var givesJSON = true
    /// True if declarations that are not there are made up.
    package var makesStubs = false
    /// The lines that run after a script, in its session.
    package var linesAfter: [String] = []
    /// The export that a script ends with, and besides which only failures are emitted; nil for a usual run.
    package var export: ScriptExport?
    /// Called with the session of each script before it runs; who keeps it can look at it when the script has run.
    package var keepSession: (Session) -> Void = { _ in }
    /// The files that commands read and write.
    package var files: any SessionFiles
    /// Called repeatedly while a line runs; if it returns true, the line ends with an error, as after Ctrl-C at a
    /// prompt.
    package var isInterrupted: @Sendable () -> Bool = { false }
    /// A session whose table of names those of the scripts use; nil if each makes one.
    private let names: Session?

    /// Creates a runner.
    ///
    /// - Parameter other: a session on the same thread, whose table of names those of the scripts use.
    package init(
        files: any SessionFiles = NoFiles(),
        keepsGoing: Bool = false,
        isSafe: Bool = false,
        sharingNamesOf other: Session? = nil
    ) {
        self.files = files
        self.keepsGoing = keepsGoing
        self.isSafe = isSafe
        names = other
    }

    /// Runs a script in a new session.
    ///
    /// A Swift file is read as a whole, as the compiler reads it; it prints what the program prints. Everything else is a
    /// script of lines.
    ///
    /// An error stops the script unless ``keepsGoing`` is true; a failed expectation does not stop it.
    /// A script without look commands and expectations ends with `frames`. A script with only declarations ends with a
    /// hint.
    ///
    /// - Parameters:
    ///   - text: the lines of the script.
    ///   - name: the name of the script in errors, such as its path; that of a Swift file ends with `.swift`.
    ///   - emit: called with each output when it is printed; errors contain their file, line and column.
    package func run(_ text: String, name: String, emit: (Output) -> Void) -> Report {
        if text.utf8.contains(0) {
            emit(Self.failure("this is not a text file: it contains NUL bytes", name: name))
            return Report(failureCount: 1)
        }
        var script = script(name)
        if name.hasSuffix(".swift") { return run(ModuleText(text, path: name), emit: emit) }
        let inputs = Array(ScriptLines(text))
        let ahead = script.session.declareAhead(inputs.map(\.text))
        for (index, input) in inputs.enumerated() where script.isRunning {
            if let outputs = ahead[index] {
                script.take(outputs, of: input, emit: emit)
            } else {
                script.run(input, emit: emit)
            }
        }
        script.run(after: linesAfter, emit: emit)
        script.finish(emit: emit)
        return script.report
    }

    /// Runs the Swift files of a module in a new session, as the compiler reads them: their declarations see each
    /// other in any order, and the statements are those of `main.swift`, or of the only file.
    ///
    /// - Parameter emit: called with each output when it is printed; errors contain their file, line and column.
    package func run(_ module: ModuleText, emit: (Output) -> Void) -> Report {
        for file in module.files where file.text.utf8.contains(0) {
            emit(Self.failure("this is not a text file: it contains NUL bytes", name: file.path))
            return Report(failureCount: 1)
        }
        var script = script(module.name)
        script.run(module, emit: emit)
        script.run(after: linesAfter, emit: emit)
        script.finish(emit: emit)
        return script.report
    }

    /// Runs a script in a new session while its lines arrive.
    ///
    /// Each input runs as soon as it is complete. An input that uses an unknown name waits for its declaration, up to
    /// the first command; so do the inputs after it. Otherwise as ``run(_:name:emit:)``.
    ///
    /// - Parameters:
    ///   - nextLine: returns the next line, without its line break; nil at the end. After an error that it throws, the
    ///     lines before it have run, and the script ends without a drawing.
    ///   - name: the name of the script in errors.
    ///   - emit: called with each output when it is printed.
    package func run(
        lines nextLine: () throws -> String?,
        name: String,
        emit: (Output) -> Void
    ) rethrows -> Report {
        var script = script(name)
        var reader = ScriptInputReader()
        var waiting = WaitingInputs()
        func runRest() {
            if let input = reader.finish() { waiting.take(input, in: &script, emit: emit) }
            waiting.finish(in: &script, emit: emit)
        }
        do {
            while script.isRunning, let line = try nextLine() {
                for part in line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                    if let input = reader.append(part) { waiting.take(input, in: &script, emit: emit) }
                    if let input = reader.takeComplete() { waiting.take(input, in: &script, emit: emit) }
                }
            }
        } catch {
            runRest()
            script.emitUnfinishedLine(emit)
            throw error
        }
        runRest()
        script.run(after: linesAfter, emit: emit)
        script.finish(emit: emit)
        return script.report
    }

    private func script(_ name: String) -> RunningScript {
        RunningScript(session: session, name: name, keepsGoing: keepsGoing, export: export)
    }

    private var session: Session {
        var options = SessionOptions(isInterrupted: isInterrupted)
        (options.isSafe, options.givesJSON) = (isSafe, givesJSON)
        let session = Session(files: files, options: options, sharingNamesOf: names)
        session.workspace.settings.makesStubs = makesStubs
        keepSession(session)
        return session
    }

    private static func failure(_ message: String, name: String) -> Output {
        let error = InputError(message)
        let place = SourcePlace(file: name, firstLine: 1, input: "")
        return Output(
            .error,
            TextPieces(StyledText("\(name.shownPath):1:1: error: \(message)", style: .error)),
            json: place.output(of: error).json,
            error: error,
            isLocated: true
        )
    }
}

/// The inputs of a script that runs while it arrives, and that wait for a declaration below them.
///
/// An input that uses an unknown name, or an unknown member of a type, waits, with all inputs after it, until the name is
/// declared or the type extended. The first command ends the waiting, because declarations below a command are evaluated
/// after it. Until an input has to wait, each one runs at once.
struct WaitingInputs {
    private var inputs: [(input: ScriptLines.Input, outputs: [Output]?)] = []
    /// The unknown name in the first waiting input, or the type whose member is unknown.
    private var awaited = ""
    /// True until the first command.
    private var mayWait = true

    /// Runs an input, or lets it wait.
    mutating func take(_ input: ScriptLines.Input, in script: inout RunningScript, emit: (Output) -> Void) {
        guard mayWait else { return script.run(input, emit: emit) }
        let most = script.session.options.limits.waitingInputs
        mayWait = script.session.context.reader.isSwift(input.text, declaring: [])
        inputs.append((input, nil))
        if inputs.count == 1 || !mayWait || inputs.count > most
            || DeclarationOrder.names(declaredBy: input.text).contains(awaited)
            || DeclarationOrder.types(extendedBy: input.text).contains(awaited)
        {
            mayWait = mayWait && inputs.count <= most
            run(in: &script, emit: emit)
        }
    }

    /// Runs the inputs that still wait.
    mutating func finish(in script: inout RunningScript, emit: (Output) -> Void) {
        mayWait = false
        run(in: &script, emit: emit)
    }

    /// Runs the waiting inputs up to one with an unknown name, or all if they may not wait.
    private mutating func run(in script: inout RunningScript, emit: (Output) -> Void) {
        let texts = inputs.map { $0.outputs == nil ? $0.input.text : "" }
        for (index, outputs) in script.session.declareAhead(texts) { inputs[index].outputs = outputs }
        var count = 0
        defer { inputs.removeFirst(count) }
        for (input, known) in inputs where script.isRunning {
            let outputs = known ?? script.session.run(line: input.text)
            if mayWait, let name = Self.unknownName(in: outputs, of: input.text) {
                awaited = name
                script.session.transcript.removeLast()
                return
            }
            count += 1
            script.take(outputs, of: input, emit: emit)
        }
    }

    /// Returns the name that an input uses before it is declared; nil if the input succeeded or failed otherwise.
    private static func unknownName(in outputs: [Output], of text: String) -> String? {
        // Statements before a semicolon may have run already.
        guard outputs.count == 1, let error = outputs[0].error,
            !text.contains(";") || DeclarationOrder.isOneDeclaration(text)
        else { return nil }
        guard case .swift(.unknownMember(_, of: let type, let holder), _) = error.code,
            holder == .value || holder == .type
        else { return error.code.unknownName }
        return String(type.trimmingPrefix("any ").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}

/// The last line of a run of scripts, which counts the expectations.
package struct ScriptSummary {
    private let report: ScriptRunner.Report
    private let scriptCount: Int
    private let keepsGoing: Bool

    /// Creates the summary of some scripts, which may continue after an error.
    package init(report: ScriptRunner.Report, scriptCount: Int, keepsGoing: Bool = false) {
        (self.report, self.scriptCount, self.keepsGoing) = (report, scriptCount, keepsGoing)
    }

    /// The line: `3 files: 2 of 12 expectations do not hold, 1 error`; nil if there is nothing to count.
    ///
    /// Expectations after an error were not checked unless the scripts continue.
    package var output: Output? {
        let errors = report.failureCount - report.unmetCount
        guard report.expectationCount > 0 || scriptCount > 1 && errors > 0 else { return nil }
        let parts = [expectations, errors > 0 ? Phrasing.count(errors, "error") : nil].compactMap { $0 }
        let files = scriptCount > 1 ? Phrasing.count(scriptCount, "file") + ": " : ""
        let isWhole = errors == 0 || keepsGoing || report.expectationCount == 0
        let unchecked = isWhole ? "" : "; nothing after an error was run"
        let text = StyledText(
            files + parts.joined(separator: ", ") + unchecked,
            style: report.passed ? .success : .error
        )
        let members: [JSONValue.Member] = [
            .init("version", .integer(JSONExporter.version)), .init("command", .string("run")),
            .init("files", .integer(scriptCount)), .init("expectations", .integer(report.expectationCount)),
            .init("unmet", .integer(report.unmetCount)), .init("errors", .integer(errors)),
        ]
        return Output(.note, text, json: .object(members))
    }

    private var expectations: String? {
        let (count, unmet) = (report.expectationCount, report.unmetCount)
        guard count > 0 else { return nil }
        let whole = Phrasing.count(count, "expectation")
        return unmet == 0
            ? "\(whole) \(count == 1 ? "holds" : "hold")"
            : "\(unmet) of \(whole) \(unmet == 1 ? "does" : "do") not hold"
    }
}
