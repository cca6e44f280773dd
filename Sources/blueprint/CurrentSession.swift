import BlueprintREPL
import Foundation
import LineEditor

/// The session at a terminal, which a kept one can replace.
final class CurrentSession {
    private(set) var session: Session
    /// The lesson that is given before the session goes on.
    let lesson = CurrentLesson()
    private let files: DiskFiles
    private let isSafe: Bool

    /// A session with an empty document.
    init(files: DiskFiles, isSafe: Bool) {
        self.files = files
        self.isSafe = isSafe
        session = Self.new(files, isSafe)
    }

    /// Begins with an empty document.
    func renew() {
        session = Self.new(files, isSafe)
    }

    private static func new(_ files: DiskFiles, _ isSafe: Bool) -> Session {
        var options = SessionOptions(
            isInteractive: true,
            isSafe: isSafe,
            givesJSON: false,
            style: SessionStyle.found(),
            isInterrupted: { InterruptFlag.isRaised }
        )
        options.fillsScreen = FullScreenTerminal.isAvailable
        return Session(files: files, options: options)
    }
}
