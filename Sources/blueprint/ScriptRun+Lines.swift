import BlueprintInspector
import BlueprintREPL

extension ScriptRun {
    /// Runs the inputs of a text; an error ends it unless it is to be kept going.
    func run(_ text: String, in session: Session, name: String) -> ExitStatus {
        var status = ExitStatus.success
        var hasLooked = false
        for input in ScriptLines(text) where !session.isFinished && !Self.isComment(input.text) {
            for output in session.run(line: input.text) {
                hasLooked = hasLooked || output.json != nil || output.isFailure
                if output.isFailure { status = .failure }
                show(output, of: input, name: name)
                if output.kind == .error, !keepsGoing { return status }
            }
        }
        if !hasLooked { session.run(line: "frames").forEach { show($0, of: nil, name: name) } }
        return status
    }

    /// A blank line repeats a step only at a terminal.
    private static func isComment(_ line: String) -> Bool {
        let text = line.drop(while: \.isWhitespace)
        return text.isEmpty || (text.hasPrefix("//") && !text.contains { $0.isNewline })
    }

    /// Prints an output: answers on standard output, failures on standard error with their place.
    private func show(_ output: Output, of input: ScriptLines.Input?, name: String) {
        if printsJSON {
            if let json = output.json { printer.print(json) }
            return
        }
        guard output.isFailure else {
            printer.print(output.text)
            return
        }
        guard let error = output.error, let input else {
            printer.printError(output.text)
            return
        }
        let position = error.position(in: input.text)
        let place = "\(name):\(input.line + position.line - 1):\(position.column): "
        printer.printError(error.text(in: input.text, place: place))
    }
}
