import BlueprintInspector

/// Lines, from the typed text to their output.
extension Session {
    /// Runs an input, which may have several lines.
    ///
    /// Several pasted inputs are run one after another, up to the first error.
    /// An error is an output of the kind ``Output/Kind/error``; its input has changed nothing.
    package func run(line: String) -> [Output] {
        var line = line
        if options.isInteractive, line.allSatisfy(\.isWhitespace), let last = workspace.stepper.repeatedLine {
            line = last
        }
        let typed = line
        line = expanded(typed)
        var outputs: [Output] = line == typed ? [] : [echo(of: line)]
        let parts = InputParts(line)
        let ahead = declareAhead(parts.inputs)
        for (index, part) in parts.inputs.enumerated() {
            let printed = ahead[index] ?? runPart(part)
            outputs += printed
            if isRecorded(part) {
                transcript.append(part)
            } else if let note = noteOnRecording(of: part) {
                outputs.append(note)
            }
            if isFinished || printed.contains(where: { $0.kind == .error }) { break }
        }
        return outputs + (transcript.recording?.save(to: files) ?? [])
    }

    /// Returns true if a line is a command that writes a file.
    package func writesFile(_ line: String) -> Bool {
        ["export", "record", "save"].contains { context.reader.isCommand($0, expanded(line)) }
    }

    /// Returns a typed line without aliases at its start, and the earlier line for `rerun N`.
    package func expanded(_ line: String) -> String { expansion.expanded(line) }

    /// Returns the earlier line for `rerun N`, and other lines as they are.
    package func recalled(_ line: String) -> String { expansion.recalled(line) }

    private var expansion: LineExpansion {
        LineExpansion(aliases: settings.aliases, typedLines: files.typedLines)
    }

    private func echo(of line: String) -> Output {
        let lines = line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "  " + $0 }
        let text = StyledText(lines: lines.map { StyledText.Line($0, style: .source) })
        return shown([Output(.note, text)], of: line)[0]
    }

    /// Returns true if a transcript contains a line.
    private func isRecorded(_ line: String) -> Bool {
        // Blank lines do nothing; a pipe may bring any number of them. A transcript contains neither the command that
        // records it nor another session.
        !line.allSatisfy(\.isWhitespace)
            && !(["record", "resume"] + Self.asking).contains {
                context.reader.isCommand($0, line)
            }
    }

    /// The commands that ask something at the terminal, or change a line there, which no file can answer.
    private static let asking = ["clear", "edit", "inspect", "learn", "lesson", "lessons", "predict", "quiz"]

    /// Returns the remark that a line is left out of the transcript that is being written; nil for another line.
    private func noteOnRecording(of line: String) -> Output? {
        guard let recording = transcript.recording,
            let name = Self.asking.first(where: { context.reader.isCommand($0, line) })
        else { return nil }
        return Output(.note, context.wrapped(["\(name) is not recorded in \(recording.path): it needs a terminal"]))
    }

    private func runPart(_ part: String) -> [Output] {
        var printed: [Output] = []
        for statement in InputParts.statements(of: part, reader: context.reader) where !isFinished {
            printed += perform(statement, of: part)
            if printed.contains(where: { $0.kind == .error }) { break }
        }
        return printed
    }

    /// Runs the declarations among inputs that earlier inputs use; returns their outputs by the index of the input.
    func declareAhead(_ inputs: [String]) -> [Int: [Output]] {
        guard inputs.count > 1 else { return [:] }
        return DeclarationOrder(inputs, reader: context.reader).run(inputs, perform: { perform($0) }) { inputs in
            guard let (edit, outputs) = try? context.editor.declaring(inputs),
                let presented = try? presenter.present(edit, in: workspace)
            else { return nil }
            _ = show(presented, typed: "\(inputs.count) declarations")
            return outputs
        }
    }

    /// The number of steps that can be undone.
    var undoCount: Int { workspace.history.count }

    /// Makes the last two steps one for undo.
    func joinLastSteps() { workspace.joinLastSteps() }

    /// Makes all steps of some work one for undo.
    package func asOneStep(_ work: () -> Void) {
        let before = undoCount
        work()
        for _ in 0..<max(0, undoCount - before - 1) { joinLastSteps() }
    }

    /// Runs a line without adding it to the transcript.
    ///
    /// - Parameter whole: the input that contains the line at the same offsets, for errors.
    func perform(_ line: String, of whole: String? = nil) -> [Output] {
        let input = whole ?? line
        let outputs = reading(input) {
            do {
                try SourceParser.checkSize(line)
                return try execute(line)
            } catch {
                return [mended(InputError(from: error), in: line).output(in: input)]
            }
        }
        return shown(outputs, of: input)
    }

    /// Returns the error of a line with the line that it means as its fix, if that one works: Blueprint's Swift for
    /// SwiftUI's, or a call with its label and quotes.
    private func mended(_ error: InputError, in line: String) -> InputError {
        guard !error.isStopped else { return error }
        // A missing bracket and a misspelled name have better fixes.
        let isNear = ["did you mean", "insert ')'"].contains { error.fix?.hasPrefix($0) == true } && line.contains("(")
        let mending = LineMending(context: context) { [self] lines in works(lines) }
        guard let fix = mending.dotted(line, for: error) ?? mending.fix(for: line, isNear: isNear) else { return error }
        var result = error
        // The line that works has none of the other errors.
        (result.fix, result.others, result.omitted) = (fix, [], 0)
        return result
    }

    /// Returns true if lines work here one after another, or the only one in place of the root.
    private func works(_ lines: [String]) -> Bool {
        if (try? trying(lines)) != nil { return true }
        return lines.count == 1 && (try? trying(["replace \(lines[0])"])) != nil
    }

    /// Returns a text in the style of the session, if that is one in words.
    func said(_ text: StyledText) -> StyledText {
        settings.style == .text ? text.inWords(columns: options.columns) : text
    }

    /// Returns outputs in the style of the session.
    private func shown(_ outputs: [Output], of input: String) -> [Output] {
        outputs.map { $0.shown(in: settings.style, columns: options.columns, input: input) }
    }

    /// Runs a line, or throws its error; nothing has changed if its layout is stopped or it is interrupted.
    func execute(_ line: String) throws -> [Output] {
        try restoringIfInterrupted {
            try settings.onScreen {
                var context = context
                let read = try context.reader.read(line)
                if case .command(let command, _) = read, command.looks { hasLooked = true }
                let result = try context.propose(read, typed: line)
                return try carryOut(result, in: context.workspace, typed: line)
            }
        }
    }

    /// Carries out the request of a line; its workspace becomes the session's when everything that can fail has succeeded.
    private func carryOut(_ result: LineResult, in workspace: Workspace, typed line: String) throws -> [Output] {
        switch result {
        case .say(let outputs):
            return show(presenter.present(outputs, in: workspace, insteadOf: self.workspace), typed: line)
        case .edit(let edit):
            let hadRoot = document.outline.root != nil
            let outputs = show(try presenter.present(edit, in: workspace), typed: line)
            if !hadRoot, document.outline.root != nil { transcript.noteRoot(line) }
            return outputs
        case .layOut(let sentence): return show(try presenter.layOut(workspace, saying: sentence), typed: line)
        case .undo(let count): return show(try presenter.undo(workspace, count: count))
        case .redo(let count): return show(try presenter.redo(workspace, count: count))
        case .script(let path): return try runScript(path)
        case .write(let text, let path, let command, let output):
            try files.write(text, to: path)
            written.note(path, by: command)
            return show((workspace, [output]))
        case .record(let path):
            let output = try transcript.record(path, in: files)
            if let path { written.note(path, by: "record") }
            return [output]
        case .wish(let wish):
            self.wish = wish
            return []
        case .resume(let number):
            end = .resume(number)
            return []
        case .quit:
            end = .quit
            return []
        }
    }

    /// Takes an edit that is no line.
    func take(_ edit: ProposedEdit, typed line: String) throws -> [Output] {
        show(try presenter.present(edit, in: workspace), typed: line)
    }

    /// Makes a workspace the session's, and returns the output about it.
    ///
    /// - Parameter line: the line that led to it, which can be undone; nil for `undo` and `redo` themselves.
    private func show(_ presented: Presenter.Presented, typed line: String? = nil) -> [Output] {
        let earlier = workspace.state
        workspace = presented.workspace
        if let line { workspace.note(line, since: earlier, atMost: options.limits.undoneEdits) }
        return presented.outputs
    }
}
