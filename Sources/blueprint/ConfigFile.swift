import BlueprintInspector
import BlueprintREPL
import Foundation

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
