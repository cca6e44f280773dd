import BlueprintInspector

/// Runs scripts of typed lines, each file in a new session.
public struct ScriptRunner {
    /// The result of a script.
    public struct Report: Hashable, Sendable {
        /// The number of failed lines, including failed expectations.
        public var failureCount = 0
        /// The number of inputs that were run.
        public var inputCount = 0

        /// True if nothing failed.
        public var passed: Bool { failureCount == 0 }
    }

    /// True if a script continues after an error.
    public var keepsGoing: Bool
    /// True if commands that read or write files are refused.
    public var isSafe: Bool
    /// True if outputs also contain JSON.
    public var givesJSON = true
    /// The files that commands read and write.
    public var files: any SessionFiles
    /// Called repeatedly while a line runs; if it returns true, the line ends with an error, as after Ctrl-C at a
    /// prompt.
    public var isInterrupted: @Sendable () -> Bool = { false }

    /// Creates a runner.
    public init(files: any SessionFiles = NoFiles(), keepsGoing: Bool = false, isSafe: Bool = false) {
        self.files = files
        self.keepsGoing = keepsGoing
        self.isSafe = isSafe
    }

    /// Runs a script in a new session.
    ///
    /// An error stops the script unless ``keepsGoing`` is true; a failed expectation does not stop it.
    /// A script without look commands and expectations ends with `frames`. A script with only declarations ends with a
    /// hint.
    ///
    /// - Parameters:
    ///   - text: the lines of the script.
    ///   - name: the name of the script in errors, such as its path.
    ///   - emit: called with each output when it is printed; errors contain their file, line and column.
    public func run(_ text: String, name: String, emit: (Output) -> Void) -> Report {
        var report = Report()
        var options = SessionOptions(isInterrupted: isInterrupted)
        (options.isSafe, options.givesJSON) = (isSafe, givesJSON)
        let session = Session(files: files, options: options)
        if text.utf8.contains(0) {
            emit(Self.failure("this is not a text file: it contains NUL bytes", name: name))
            return Report(failureCount: 1)
        }
        session.keepsUnfinishedLine = true
        let inputs = Array(ScriptLines(text))
        let ahead = session.declareAhead(inputs.map(\.text))
        for (index, input) in inputs.enumerated() {
            report.inputCount += 1
            for output in ahead[index] ?? session.run(line: input.text) {
                guard output.isFailure else {
                    emit(output)
                    continue
                }
                for line in session.takeUnfinishedLine() { emit(line) }
                report.failureCount += 1
                emit(Self.located(output, input: input, name: name))
                if output.kind == .error, !keepsGoing { return report }
            }
            if session.isFinished { break }
        }
        for line in session.takeUnfinishedLine() { emit(line) }
        if !session.hasLooked { for output in ending(of: session) { emit(output) } }
        return report
    }

    private static func located(_ output: Output, input: ScriptLines.Input, name: String) -> Output {
        guard let error = output.error, !output.isLocated else { return output }
        let place = SourcePlace(file: name, firstLine: input.line, input: input.text)
        let located = place.output(of: error)
        return Output(output.kind, located.text, json: located.json, error: located.error)
    }

    private static func failure(_ message: String, name: String) -> Output {
        let error = InputError(message)
        let place = SourcePlace(file: name, firstLine: 1, input: "")
        return Output(
            .error,
            TextPieces(StyledText("\(name):1:1: error: \(message)", style: .error)),
            json: place.output(of: error).json,
            error: error,
            isLocated: true
        )
    }

    private func ending(of session: Session) -> [Output] {
        if session.hasTree { return session.perform("frames") }
        // A program is judged by its printed output.
        guard session.document.outline.statements.isEmpty else { return [] }
        let elements = session.document.outline.declarations.filter(\.makesElement)
        guard !session.document.outline.declarations.isEmpty else { return [] }
        let names = session.document.outline.declarations.map(\.name).joined(separator: ", ")
        let parts = ["declared: \(names)"] + elements.prefix(1).map { "type \($0.name)(…) to see it" }
        return [Output(.note, session.wrapped(parts))]
    }
}
