import Foundation
import LineEditor

/// Where the program keeps what outlives a session.
struct StateFolder {
    private let environment: [String: String]

    /// The places that these environment variables say.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// `$XDG_STATE_HOME/blueprint`, or `~/.local/state/blueprint`; nil without a home.
    private var path: String? {
        // The specification of XDG has relative paths ignored.
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/blueprint" }
        guard let home = environment["HOME"], !home.isEmpty else { return nil }
        return home + "/.local/state/blueprint"
    }

    /// The history: what `BLUEPRINT_HISTORY` names, else `history` in the folder; nil if the variable is empty.
    var history: HistoryFile? {
        if let named = environment["BLUEPRINT_HISTORY"] { return named.isEmpty ? nil : HistoryFile(path: named) }
        return path.map { HistoryFile(path: $0 + "/history") }
    }

    /// The folder of journals.
    var journals: String? { path.map { $0 + "/journal" } }
}
