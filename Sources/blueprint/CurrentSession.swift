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

/// The lesson that is given at a terminal, whose words its line editor completes; nil outside lessons.
final class CurrentLesson {
    var run: LessonRun?
}

/// The file whose lines are run as typed when a session begins at a terminal.
struct ConfigFile {
    /// The path.
    let path: String
    /// The path as messages name it, with `~` for the home.
    let shownPath: String

    /// `$XDG_CONFIG_HOME/blueprint/config`, or `~/.config/blueprint/config`; nil without a home.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        // The XDG specification says to ignore relative paths.
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
            path = folder + "/blueprint/config"
        } else if let home {
            path = home + "/.config/blueprint/config"
        } else {
            return nil
        }
        let isAtHome = path.hasPrefix((home ?? "/") + "/")
        shownPath = isAtHome ? "~" + path.dropFirst(home?.count ?? 0) : path
    }

    /// True if there is such a file.
    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// Runs the lines of the file in a new session; returns the errors, each with its place.
    func configure(_ session: Session) -> [StyledText] {
        guard exists else { return [] }
        do {
            return ConfigScript(try SourceFile.read(path, takesPipes: false), path: shownPath).run(in: session).map(
                \.text
            )
        } catch {
            let place = error.line.map { ":\($0)" } ?? ""
            return [StyledText("\(shownPath.shownPath)\(place): error: \(error.reason)", style: .error)]
        }
    }
}

/// The style that a session at a terminal begins with.
enum SessionStyle {
    /// Returns the style that `BLUEPRINT_STYLE` names; without it, the style with the characters of the terminal.
    static func found(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        characters: CharacterSet = .ofOutput
    ) -> DrawingStyle {
        if let style = environment["BLUEPRINT_STYLE"].flatMap(DrawingStyle.init) { return style }
        return characters == .ascii ? .ascii : .unicode
    }
}
