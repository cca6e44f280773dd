import Foundation
import LineEditor

/// The lines of `blueprint doctor`.
struct DoctorReport {
    /// The environment variables.
    let environment: [String: String]

    /// The report: a line for each fact, and below it each likely problem with its remedy.
    var lines: [String] { versions + terminal + locale + files }

    private var versions: [String] {
        let system = ProcessInfo.processInfo.operatingSystemVersionString
        return [
            "blueprint    \(Blueprint.configuration.version)", "system       \(system)",
            "libedit      \(LineEditor.libraryVersion)",
        ]
    }

    private var terminal: [String] {
        let name = environment["TERM"] ?? ""
        let sizes = Terminal.size.map { "\($0.columns) columns, \($0.rows) rows" } ?? "no terminal on standard output"
        var lines = ["terminal     TERM=\(name), \(sizes)"]
        if Terminal.isInteractive, !Terminal.understandsEscapes {
            lines.append("! lines cannot be edited, and the inspector cannot be shown: set TERM, as to xterm-256color")
        }
        if let size = Terminal.size, size.columns < Self.fewestColumns || size.rows < Self.fewestRows {
            lines.append("! drawings are made for 80 columns and 24 rows: enlarge the window")
        }
        let colours = ColourChoice.auto.printer.hasColour
        lines.append("colours      \(colours ? "yes" : "no")" + (environment["NO_COLOR"] == nil ? "" : " (NO_COLOR)"))
        return lines
    }

    private var locale: [String] {
        let values = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
        let characters = CharacterSet(environment: environment)
        let shown = values.isEmpty ? "not set" : values.joined(separator: ", ")
        var lines = ["locale       \(shown); drawings use \(characters == .ascii ? "ASCII" : "all characters")"]
        if characters == .ascii { lines.append("! borders are drawn in ASCII: set LC_ALL, as to C.UTF-8") }
        return lines
    }

    private var files: [String] {
        let state = StateFolder(environment: environment)
        let config = ConfigFile(environment: environment)
        var lines = [
            "config       " + (config.map { $0.exists ? $0.path : "\($0.path), which does not exist" } ?? "none"),
            "history      " + (state.history?.path ?? "none is kept"),
        ]
        if let folder = state.history.map({ ($0.path as NSString).deletingLastPathComponent }), !Self.canWrite(folder) {
            lines.append("! \(folder) cannot be written: the history and unsaved sessions are not kept")
        }
        if config == nil { lines.append("! HOME is not set: neither history nor config file is found") }
        return lines
    }

    /// Returns true if files can be made in a folder, or in the nearest folder around it that exists.
    private static func canWrite(_ folder: String) -> Bool {
        var path = folder
        while !FileManager.default.fileExists(atPath: path), path.count > 1 {
            path = (path as NSString).deletingLastPathComponent
        }
        return access(path, W_OK | X_OK) == 0
    }

    private static let fewestColumns = 80
    private static let fewestRows = 24
}
