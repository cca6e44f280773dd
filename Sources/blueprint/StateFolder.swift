import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// The folder for data that is kept between sessions.
struct StateFolder {
    private let environment: [String: String]

    /// The folder according to environment variables.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// `$XDG_STATE_HOME/blueprint`, or `~/.local/state/blueprint`; nil without a home.
    private var path: String? {
        // The XDG specification says to ignore relative paths.
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/blueprint" }
        guard let home = environment["HOME"], !home.isEmpty else { return nil }
        return home + "/.local/state/blueprint"
    }

    /// The history file: the file named by `BLUEPRINT_HISTORY`, or `history` in the folder; nil if the variable is
    /// empty.
    var history: HistoryFile? {
        if let named = environment["BLUEPRINT_HISTORY"] {
            // A resumed session changes its working folder.
            let folder = named.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
            return named.isEmpty ? nil : HistoryFile(path: folder + named)
        }
        return path.map { HistoryFile(path: $0 + "/history") }
    }

    /// The file with the progress in lessons.
    var lessons: StateFile? { path.map { StateFile(path: $0 + "/lessons.json") } }

    /// The folder of journals.
    var journals: JournalFolder? {
        path.map { JournalFolder(path: $0 + "/journal", keptCount: SessionLimits.standard.keptSessions) }
    }
}
