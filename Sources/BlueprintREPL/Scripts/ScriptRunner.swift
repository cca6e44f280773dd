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
