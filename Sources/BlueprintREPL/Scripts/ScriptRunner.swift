import BlueprintInspector

/// Runs scripts: lines as they are typed, each file in a fresh session.
public struct ScriptRunner {
    /// What became of a script.
    public struct Report: Hashable, Sendable {
        /// How many lines failed, expectations that did not hold included.
        public var failureCount = 0
        /// How many inputs were run.
        public var inputCount = 0

        /// Whether nothing failed.
        public var passed: Bool { failureCount == 0 }
    }

    /// Whether a script goes on after an error.
    public var keepsGoing: Bool
    /// Whether commands that read or write files are refused.
    public var isSafe: Bool
    /// Whether answers come as JSON too.
    public var givesJSON = true
    /// The files that commands read and write.
    public var files: any SessionFiles
    /// Asked again and again while a line runs; true ends the line with an error, as Ctrl-C does at a prompt.
    public var isInterrupted: @Sendable () -> Bool = { false }

    /// A runner.
    public init(files: any SessionFiles = NoFiles(), keepsGoing: Bool = false, isSafe: Bool = false) {
        self.files = files
        self.keepsGoing = keepsGoing
        self.isSafe = isSafe
    }

    /// Runs a script in a fresh session and gives each output as it comes.
    ///
    /// An error stops the script, unless the runner keeps going; an expectation that does not hold never does.
    /// A script that neither looks nor expects anything ends with `frames`; one that only declares says what to type.
    ///
    /// - Parameters:
    ///   - text: the lines; those of a Swift file are taken as they are.
    ///   - name: what errors call the script, such as its path.
    ///   - emit: called with each output; errors have their file, line and column in them.
    public func run(_ text: String, name: String, emit: (Output) -> Void) -> Report {
        var report = Report()
        var options = SessionOptions(isInterrupted: isInterrupted)
        (options.isSafe, options.givesJSON) = (isSafe, givesJSON)
        let session = Session(files: files, options: options)
        if text.utf8.contains(0) {
            emit(Self.failure("this is not text: it has zero bytes in it", name: name))
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
            StyledText("\(name):1:1: error: \(message)", style: .error),
            json: place.output(of: error).json,
            error: error,
            isLocated: true
        )
    }

    private func ending(of session: Session) -> [Output] {
        if session.hasTree { return session.perform("frames") }
        // What a program printed is what there is to see.
        guard session.document.outline.statements.isEmpty else { return [] }
        let elements = session.document.outline.declarations.filter(\.makesElement)
        guard !session.document.outline.declarations.isEmpty else { return [] }
        let names = session.document.outline.declarations.map(\.name).joined(separator: ", ")
        let parts = ["declared: \(names)"] + elements.prefix(1).map { "type \($0.name)(…) to see it" }
        return [Output(.note, session.wrapped(parts))]
    }
}
