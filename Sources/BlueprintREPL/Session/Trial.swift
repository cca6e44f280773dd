/// A copy of a session in which something is tried; the session does not change.
struct Trial {
    private let session: Session
    private let copy: Session
    /// The messages of what fails in views without it, which is no news.
    private let known: [String]

    /// A copy of a session as it is now.
    init(of session: Session) {
        self.session = session
        copy = Session(copying: session)
        known = copy.presenter.takeFaults(of: copy.workspace).map(\.message)
    }

    /// Runs lines, and returns the context afterwards.
    ///
    /// - Throws: the error of the first line that fails, also in views.
    func run(_ lines: [String]) throws -> CommandContext {
        // The copy shows elements of the session; text printed by their closures belongs to the visible render.
        defer { session.workspace.current.value?.dropOutput() }
        for line in lines {
            copy.input = line
            _ = try checked(copy.execute(copy.context.reader.input(line)))
        }
        return copy.context
    }

    /// Carries out a request, and returns the context afterwards and the outputs.
    ///
    /// - Throws: the first error, also in views.
    func carryOut(_ request: CommandContext.Request) throws -> CommandContext.Tried {
        defer { session.workspace.current.value?.dropOutput() }
        let outputs = try copy.workspace.running {
            var context = copy.context
            let result = try request(&context)
            return try checked(copy.carryOut(result, in: context.workspace, typed: ""))
        }
        return (copy.context, outputs)
    }

    private func checked(_ outputs: [Output]) throws -> [Output] {
        let errors = outputs.filter { $0.kind == .error }.compactMap(\.error)
        if let error = errors.first(where: { !known.contains($0.message) }) { throw error }
        return outputs
    }
}
