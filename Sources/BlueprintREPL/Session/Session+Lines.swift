import BlueprintInspector

extension Session {
    /// Runs an input, which may have several lines: pasted inputs run one after another, up to the first error; of a
    /// pasted session, its inputs.
    ///
    /// An error is an output of the kind ``Output/Kind/error``; its input has changed nothing.
    package func run(line: String) -> [Output] { run(typed(line)) }

    /// Returns a text as it runs: without the marks of a session that was pasted, and with aliases expanded.
    package func typed(_ text: String) -> TypedText { context.reader.typed(text, expansion) }

    /// Runs an input that was read up to its kind; at a terminal, an empty one repeats the last step.
    package func run(_ typed: TypedText) -> [Output] {
        let isEmpty = options.isInteractive && typed.text.allSatisfy(\.isWhitespace)
        let typed = isEmpty ? workspace.stepper.repeatedLine.map(self.typed) ?? typed : typed
        var outputs = typed.isExpanded ? styled([LineExpansion.echo(of: typed.text)], input: typed.text) : []
        let parts = InputParts(typed)
        let ahead = declareAhead(parts.inputs)
        for (index, text) in parts.inputs.enumerated() {
            let reader = context.reader
            let isOnly = parts.inputs.count == 1
            let input =
                ahead[index] == nil ? reader.input(isOnly ? typed : reader.scanned(text), tree: parts.tree) : nil
            let printed = input.map(perform) ?? ahead[index] ?? []
            outputs += printed
            // With the outputs, a large tree would be kept.
            let kept = screen.snapshot.elements.count > options.mostElementsKept ? [] : printed
            if let remark = transcript.append(text, readAs: input?.command, printing: kept) {
                outputs.append(Output(.note, context.wrapped([remark])))
            }
            if isFinished || printed.contains(where: { $0.kind == .error }) { break }
        }
        return outputs + (transcript.recording?.save(to: files) ?? [])
    }

    /// Runs the declarations among inputs that earlier inputs use; returns their outputs by the index of the input.
    func declareAhead(_ inputs: [String]) -> [Int: [Output]] {
        guard inputs.count > 1 else { return [:] }
        return DeclarationOrder(inputs, reader: context.reader).run(inputs, perform: perform) { inputs in
            guard let (edit, outputs) = try? context.editor.declaring(inputs) else { return nil }
            return (try? take(edit, typed: "\(inputs.count) declarations")).map { _ in outputs }
        }
    }

    /// Runs a line without adding it to the transcript.
    func perform(_ line: String) -> [Output] { perform(context.reader.input(line)) }

    /// Runs an input that was read, without adding it to the transcript; of several statements, up to the first error.
    func perform(_ input: ReadInput) -> [Output] {
        var outputs: [Output] = []
        for statement in input.statements ?? [] where !isFinished {
            let reader = context.reader
            outputs += perform(reader.input(reader.scanned(statement), of: input.whole))
            if outputs.contains(where: { $0.kind == .error }) { break }
        }
        guard input.statements == nil else { return outputs }
        outputs = reading(input.whole) {
            do {
                return try execute(input)
            } catch {
                if let outputs = StubbedInput(input, in: self)?.outputs { return outputs }
                let error = LineMending.fixed(InputError(from: error), in: input.text, context)
                return [error.output(in: input.whole)]
            }
        }
        return styled(outputs, input: input.whole)
    }

    private func styled(_ outputs: [Output], input: String) -> [Output] {
        outputs.map { $0.shown(in: settings.style, columns: options.columns, input: input) }
    }

    /// Does the work of an input, for errors that repeat it.
    func reading<Result>(_ input: String, _ work: () throws -> Result) rethrows -> Result {
        let outer = self.input
        self.input = input
        defer { self.input = outer }
        return try work()
    }

    /// Runs an input, or throws its error; nothing has changed if its layout is stopped or it is interrupted.
    func execute(_ input: ReadInput) throws -> [Output] {
        try Rollback(self).ifInterrupted {
            try workspace.running {
                var context = context
                let result = try context.propose(input.line.get(), typed: input.text)
                let outputs = try carryOut(result, in: context.workspace, typed: input.text)
                if input.command?.looks == true || outputs.contains(where: { $0.kind == .drawing }) { hasLooked = true }
                return outputs
            }
        }
    }

    /// Carries out the request of a line; its workspace becomes the session's when everything that can fail has succeeded.
    func carryOut(_ result: LineResult, in workspace: Workspace, typed line: String) throws -> [Output] {
        switch result {
        case .say(let outputs):
            return show(presenter.present(outputs, in: workspace, insteadOf: self.workspace), typed: line)
        case .edit(let edit):
            let hadRoot = document.outline.root != nil
            defer { if !hadRoot, document.outline.root != nil { transcript.noteRoot(line) } }
            return show(try presenter.present(edit, in: workspace), typed: line)
        case .layOut(let sentence): return show(try presenter.layOut(workspace, saying: sentence), typed: line)
        case .undo(let count): return show(try presenter.undo(workspace, count: count))
        case .redo(let count): return show(try presenter.redo(workspace, count: count))
        case .script(let path):
            let script = try LoadedScript(path, within: runningScripts, in: self)
            runningScripts.append(path)
            defer { runningScripts.removeLast() }
            return script.run(in: self)
        case .write(let texts, let output):
            for text in texts { try text.put(into: files, noting: &written) }
            return show((workspace, [output]))
        case .copy(let answer): wish = .clipboard(try transcript.copied(answer))
        case .record(let path):
            let output = try transcript.record(path, in: files)
            if let path { written.note(path, by: "record") }
            return [output]
        case .wish(let wish): (self.workspace, self.wish) = (workspace, wish)
        case .resume(let number): end = .resume(number)
        case .quit: end = .quit
        }
        return []
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
