import BlueprintInspector

/// The lines of a session, for a transcript of all of it.
struct SessionTranscript {
    /// The lines so far.
    private(set) var inputs: [String] = []
    /// The command of the last line, even if it is left out; nil if that was none.
    private(set) var lastCommand: Command?
    /// The outputs of the last line that did not copy them.
    private var lastOutputs: [Output] = []
    /// The lines that made a root.
    private(set) var rootInputs: Set<String> = []
    /// The transcript that is being written; nil if none is.
    var recording: Recording?

    /// Adds a line that was run, or leaves it out; returns the remark that it is missing in the transcript that is being
    /// written.
    ///
    /// - Parameters:
    ///   - command: the command that it was read as; nil for Swift, and for what could not be read.
    ///   - outputs: the outputs of the line, which can be copied.
    mutating func append(_ line: String, readAs command: Command?, printing outputs: [Output]) -> String? {
        lastCommand = command
        if command?.name != Command.copy.name { lastOutputs = outputs }
        // Blank lines do nothing; a pipe may bring any number of them.
        guard !line.allSatisfy(\.isWhitespace) else { return nil }
        switch command?.transcription {
        case nil, .recorded:
            inputs.append(line)
            recording?.add(line)
            return nil
        case .omitted: return nil
        case .needsTerminal:
            guard let recording, let command else { return nil }
            return "\(command.name) is not recorded in \(recording.path.shownPath): it needs a terminal"
        }
    }

    /// Begins to record the session in a file, from its first line on, or ends the recording if the path is nil.
    ///
    /// - Throws: ``SessionFileError`` if the file cannot be written.
    mutating func record(_ path: String?, in files: any SessionFiles) throws -> Output {
        guard let path else {
            guard let recording else { throw InputError("nothing is being recorded") }
            self.recording = nil
            try recording.end(in: files)
            return Output(.note, StyledText("recording to \(recording.path.shownPath) ended"))
        }
        let recording = Recording(path: path, lines: inputs, files: files)
        // An existing file is replaced only if the lines so far can be written.
        try recording.write(in: files)
        self.recording = recording
        let sentence = "recording this session to \(path.shownPath), from its first line; record stop ends it"
        return Output(.note, StyledText(sentence))
    }

    /// Returns the text of an answer, or of the last outputs.
    ///
    /// - Throws: an ``InputError`` if there is none, or if it is too long.
    func copied(_ answer: PlainAnswer?) throws -> String {
        if let answer { return try answer.copied() }
        guard !lastOutputs.isEmpty else {
            throw InputError("the last line has no output to copy", fix: .type(["copy frames"]))
        }
        return try PlainAnswer(lastOutputs).copied()
    }

    /// Notes a line that made a root.
    mutating func noteRoot(_ line: String) { rootInputs.insert(line) }

    /// Forgets the last line, because it runs again later.
    mutating func removeLast() { inputs.removeLast() }
}
