import BlueprintInspector

/// The config file, whose lines run before the first line of a session.
package struct ConfigScript {
    private let inputs: ScriptLines
    private let path: String

    /// A config file.
    ///
    /// - Parameter path: the path of the file, as errors and `settings` name it.
    package init(_ text: String, path: String) {
        inputs = ScriptLines(text)
        self.path = path
    }

    /// Runs the lines in a session; returns the errors, each with its place.
    ///
    /// A line after an error runs, too.
    package func run(in session: Session) -> [Output] {
        var errors: [Output] = []
        for input in inputs {
            for output in session.perform(session.context.reader.input(session.typed(input.text))) {
                guard let error = output.error else { continue }
                let place = SourcePlace(file: path, firstLine: input.line, input: input.text)
                errors.append(place.output(of: error, style: session.settings.style))
            }
            session.workspace.settingSources.note("line \(input.line) of \(path.shownPath)", session.settings)
            // A session cannot end, or fill the screen, before it begins.
            (session.end, session.wish) = (nil, nil)
        }
        session.workspace.forgetSteps()
        return errors
    }
}
