import BlueprintInspector
import BlueprintUI

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

/// The state of a session before some work, which an interruption brings back.
struct Rollback {
    private let session: Session
    private let workspace: Workspace
    private let screen: Screen.Contents
    private let transcript: SessionTranscript
    private let (end, wish): (SessionEnd?, SessionWish?)
    private let writtenCount: Int

    /// Keeps the current state of a session.
    init(_ session: Session) {
        self.session = session
        workspace = session.workspace
        screen = session.screen.contents
        transcript = session.transcript
        (end, wish) = (session.end, session.wish)
        writtenCount = session.written.count
    }

    /// Does the work of a line; if it is interrupted or its layout is stopped, nothing has changed.
    ///
    /// A line that has already written a file is complete.
    func ifInterrupted(_ work: () throws -> [Output]) throws -> [Output] {
        session.freeLeftovers()
        let isInterrupted = session.options.isInterrupted
        let failure: InputError
        do {
            let outputs = try session.screen.leftovers.collecting {
                try Interruption.checking(isInterrupted, during: work)
            }
            // The result of interrupted work is incomplete.
            guard isInterrupted(), session.written.count == writtenCount else { return outputs }
            failure = .interrupted
        } catch let stopped as LayoutStopped {
            failure = stopped.inputError
        } catch {
            guard isInterrupted() else { throw error }
            failure = .interrupted
        }
        (session.workspace, session.transcript) = (workspace, transcript)
        (session.end, session.wish) = (end, wish)
        session.screen.restore(screen)
        throw failure
    }
}

/// The lines of an example, which run in a session of their own.
struct ExampleLines {
    let lines: [String]
    /// The width of their output.
    let columns: Int
    let style: DrawingStyle

    /// The first output of the last line.
    var lastOutput: StyledText {
        let session = Session(options: SessionOptions(columns: columns))
        session.workspace.settings.style = style
        return lines.map { session.run(line: $0) }.last?.first?.text ?? StyledText()
    }
}
