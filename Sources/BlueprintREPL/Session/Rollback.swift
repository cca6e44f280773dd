import BlueprintInspector
import BlueprintUI

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
