import BlueprintInspector
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
    /// The config file; nil for a safe session.
    private let config: ConfigFile?
    /// The errors in the config file.
    private(set) var configErrors: [StyledText] = []

    /// A session with an empty document.
    init(files: DiskFiles, isSafe: Bool) {
        self.files = files
        self.isSafe = isSafe
        config = isSafe ? nil : ConfigFile()
        session = Self.new(files, isSafe)
        configErrors = config?.configure(session) ?? []
    }

    /// Begins with an empty document.
    func renew() {
        session = Self.new(files, isSafe)
        configErrors = config?.configure(session) ?? []
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
        options.clipboard = TerminalClipboard().access
        return Session(files: files, options: options)
    }
}
