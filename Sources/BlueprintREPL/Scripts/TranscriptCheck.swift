import BlueprintInspector

/// A replay of a transcript in a new session, compared with the recorded output.
///
/// The exercises of a lesson are played, too: their answers must be right.
package struct TranscriptCheck: Sendable {
    /// The number of replayed inputs.
    package let inputCount: Int
    /// The number of exercises whose answers were played.
    package let exerciseCount: Int
    /// The number of inputs whose output differs from the transcript.
    package let failureCount: Int
    /// The number of faults in exercises.
    package let faultCount: Int
    /// The number of expectations that do not hold, as the transcript says.
    package let unmetCount: Int
    /// The number of inputs that fail, which the transcript does not say.
    package let newFailureCount: Int
    /// The differences and faults, in order.
    package let difference: StyledText
    /// The same as values.
    package let findings: [Finding]
    /// The whole text with the actual output, or nil if a code fence is not closed; lines of matching outputs are kept.
    package let updatedText: String?

    /// A difference between the output and the transcript, or a fault of a lesson.
    package enum Finding: Hashable, Sendable {
        /// The input at a line has another output.
        case difference(line: Int, input: String, expected: [String], actual: [String])
        /// The lesson has a fault at a line.
        case fault(line: Int, String)
    }

    /// True if all outputs match, and all exercises are right.
    package var passed: Bool { failureCount == 0 && faultCount == 0 }

    /// Replays a transcript.
    ///
    /// - Parameters:
    ///   - text: the Markdown text with the transcript in its fences.
    ///   - name: the name in the difference, such as the file's path.
    ///   - files: the files for its commands.
    ///   - isSafe: true to refuse commands that read or write files.
    ///   - other: a session on the same thread, whose table of names is used.
    package init(
        _ text: String,
        name: String,
        files: any SessionFiles = NoFiles(),
        isSafe: Bool = false,
        sharingNamesOf other: Session? = nil
    ) {
        let transcript = Transcript(text)
        let options = SessionOptions(isSafe: isSafe, givesJSON: false)
        let session = Session(files: files, options: options, sharingNamesOf: other)
        var replay = Replay(session: session, name: name)
        do {
            replay.actions = LessonActions(try LessonPlan(text))
        } catch {
            replay.fail(error.message + (error.fix.map { "; \($0)" } ?? ""), at: error.line)
        }
        for part in transcript.parts { replay.take(part) }
        if let line = transcript.openFence {
            replay.fail("this code fence is not closed; add a line of the same marks below it", at: line)
        }
        inputCount = transcript.exchanges.count
        exerciseCount = replay.actions.exerciseCount
        (failureCount, faultCount, unmetCount) = (replay.failures, replay.faults, replay.unmet)
        newFailureCount = replay.newFailures
        (difference, findings) = (replay.difference, replay.findings)
        updatedText = transcript.openFence == nil ? replay.lines.joined(separator: "\n") : nil
    }
}

/// A transcript that is being replayed.
private struct Replay {
    let session: Session
    let name: String
    var actions = LessonActions()
    var lines: [String] = []
    var difference = StyledText()
    var findings: [TranscriptCheck.Finding] = []
    var failures = 0
    var faults = 0
    var unmet = 0
    var newFailures = 0
    private var ran: [String] = []

    init(session: Session, name: String) {
        (self.session, self.name) = (session, name)
    }

    mutating func take(_ part: Transcript.Part) {
        switch part {
        case .prose(let line, let number):
            lines.append(line)
            for action in actions.take(at: number) { perform(action) }
        case .exchange(let exchange):
            add(Transcript.lines(ofInput: exchange.input), of: exchange)
            guard !actions.isQuestion(at: exchange.line) else { return add(exchange.expected, of: exchange) }
            compare(exchange)
        }
    }

    /// Adds lines of a transcript, with the indentation of its fence.
    private mutating func add(_ added: [String], of exchange: Transcript.Exchange) {
        lines += added.map { $0.isEmpty ? $0 : exchange.indent + $0 }
    }

    private mutating func compare(_ exchange: Transcript.Exchange) {
        let outputs = run(exchange.input)
        let actual = Transcript.lines(ofOutput: outputs)
        let unmet = outputs.count { $0.kind == .unmet }
        // A failure counts as recorded only if the transcript shows it, not if a lone … matches it.
        let isHidden = unmet > 0 && exchange.expected.allSatisfy { $0 == Transcript.anyLines }
        guard isHidden || !Transcript.matches(exchange.expected, actual) else {
            self.unmet += unmet
            return add(exchange.expected, of: exchange)
        }
        add(actual, of: exchange)
        failures += 1
        if outputs.contains(where: \.isFailure) { newFailures += 1 }
        findings.append(
            .difference(
                line: exchange.line,
                input: exchange.input,
                expected: exchange.expected,
                actual: actual
            )
        )
        let input = TextFitting.cut(exchange.input, to: 60)
        difference.append("\(name.shownPath):\(exchange.line): > \(input)", style: .heading)
        difference.append(LineDifference.text(expected: exchange.expected, actual: actual))
    }

    private mutating func perform(_ action: LessonActions.Action) {
        switch action {
        case .run(let line):
            for output in run(line.text) where output.isFailure {
                fail("\(line.text): \(output.error?.message ?? "failed")", at: line.number)
            }
        case .play(let exercise):
            for fault in ExerciseCheck(exercise: exercise, session: session, lines: ran).faults() {
                fail(fault.text, at: fault.number)
            }
            if exercise.kind == .goal { ran += exercise.answers.map(\.text) }
        }
    }

    private mutating func run(_ line: String) -> [Output] {
        ran.append(line)
        return session.run(line: line)
    }

    mutating func fail(_ fault: String, at line: Int) {
        faults += 1
        findings.append(.fault(line: line, fault))
        difference.append("\(name.shownPath):\(line): \(fault)", style: .error)
    }
}

extension TranscriptCheck {
    /// Returns the result as one JSON document.
    ///
    /// - Parameter file: the path of the file.
    package func json(file: String) -> JSONValue {
        .members([
            "version": .integer(JSONExporter.version), "file": .string(file), "passed": .bool(passed),
            "inputs": .integer(inputCount), "exercises": .integer(exerciseCount), "differing": .integer(failureCount),
            "faults": .integer(faultCount), "unmet": .integer(unmetCount),
            "findings": .array(findings.map(\.json)),
        ])
    }

    /// Returns the JSON document of a file that could not be checked, for a reason such as “no such file”.
    package static func json(file: String, error: String) -> JSONValue {
        .members([
            "version": .integer(JSONExporter.version), "error": .string(error), "file": .string(file),
            "kind": .string("error"),
        ])
    }
}

extension TranscriptCheck.Finding {
    fileprivate var json: JSONValue {
        switch self {
        case .difference(let line, let input, let expected, let actual):
            .members([
                "line": .integer(line), "input": .string(input), "expected": .array(expected.map(JSONValue.string)),
                "actual": .array(actual.map(JSONValue.string)),
            ])
        case .fault(let line, let fault): .members(["line": .integer(line), "fault": .string(fault)])
        }
    }
}
