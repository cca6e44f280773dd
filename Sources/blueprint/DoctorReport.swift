import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand that says what the program sees of its surroundings.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        _superCommandName: "blueprint",
        abstract: "Show the terminal, locale, files and versions that blueprint sees.",
        discussion: """
            A line that begins with ! is a likely problem, with its remedy.
            """
    )

    func run() throws {
        // The config file is run, which may need a deep stack.
        SessionThread.run(showing: ProgressLine()) {
            let report = DoctorReport(environment: ProcessInfo.processInfo.environment)
            let printer = ColourChoice.auto.printer
            for line in report.lines { printer.print(StyledText(line)) }
            return .success
        }
    }
}

/// The lines of `blueprint doctor`.
struct DoctorReport {
    /// The environment variables.
    let environment: [String: String]

    /// The report: a line for each fact, and below it each likely problem with its remedy.
    var lines: [String] { versions + terminal + locale + config + state + installed }

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
            lines.append("! lines cannot be edited, and the inspector cannot be shown: \(Self.otherTerminal)")
        } else if name != "dumb", TerminalDescription(environment: environment).lacks(name) {
            lines.append("! no description of the terminal \(name) is installed: \(Self.otherTerminal)")
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
        if characters == .ascii { lines.append("! borders are drawn in ASCII: set LC_ALL, for example to C.UTF-8") }
        return lines
    }

    private var config: [String] {
        guard let config = ConfigFile(environment: environment) else {
            return ["config       none", "! HOME is not set: neither history nor config file is found"]
        }
        var lines = ["config       " + (config.exists ? config.path : "\(config.path), which does not exist")]
        if let home = environment["HOME"], !Self.isFolder(home) {
            lines.append("! HOME is \(home), which is not a folder: set HOME to the folder of your files")
        }
        let files = DiskFiles()
        files.ignoresWriting = true
        for error in config.configure(Session(files: files)) {
            lines += error.plain.split(separator: "\n").enumerated().map { $0 == 0 ? "! \($1)" : "  \($1)" }
        }
        return lines
    }

    private var state: [String] {
        let state = StateFolder(environment: environment)
        var lines = [
            "history      " + (state.history?.path ?? "none is kept"),
            "sessions     " + (state.journals.map { "unsaved ones are kept in \($0.path)" } ?? "none are kept"),
        ]
        let histories = state.history.map { ($0.path as NSString).deletingLastPathComponent }
        for (folder, kept) in [(histories, "the history is"), (state.journals?.path, "unsaved sessions are")] {
            guard let folder, !Self.canWrite(folder) else { continue }
            lines.append("! \(folder) cannot be written: \(kept) not kept")
        }
        return lines
    }

    private var installed: [String] {
        let folders = [InstalledFile.folder(environment), "/usr/local/share", "/usr/share"].compactMap(\.self)
        let files = InstalledFile.all.map { file in
            (file.name, folders.map { "\($0)/\(file.path)" }.first { FileManager.default.fileExists(atPath: $0) })
        }
        let shells = files.dropFirst().filter { $0.1 != nil }.map(\.0).joined(separator: ", ")
        return [
            "man page     " + (files[0].1 ?? "not installed; blueprint install writes it"),
            "completions  " + (shells.isEmpty ? "none installed; blueprint install writes them" : "for \(shells)"),
        ]
    }

    /// Returns true if files can be made in a folder, or in the nearest folder around it that exists.
    private static func canWrite(_ folder: String) -> Bool {
        var path = folder
        while !FileManager.default.fileExists(atPath: path), path.count > 1 {
            path = (path as NSString).deletingLastPathComponent
        }
        return access(path, W_OK | X_OK) == 0
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static let otherTerminal = "set TERM, for example to xterm-256color"
    private static let fewestColumns = 80
    private static let fewestRows = 24
}

/// The descriptions of terminals that are installed.
struct TerminalDescription {
    private let folders: [String]

    /// The descriptions in the folders that environment variables name, and in the usual ones.
    init(environment: [String: String]) {
        let named = [environment["TERMINFO"], environment["HOME"].map { $0 + "/.terminfo" }].compactMap(\.self)
        let more = environment["TERMINFO_DIRS"]?.split(separator: ":").map(String.init) ?? []
        let shared = ["/usr/share", "/usr/local/share", "/usr/lib", "/lib", "/etc"].map { $0 + "/terminfo" }
        folders = named + more + shared
    }

    /// Returns true if there is no description of a terminal, although there are some of others.
    func lacks(_ name: String) -> Bool { !has(name) && ["xterm", "vt100", "dumb"].contains(where: has) }

    /// Returns true if a file describes a terminal: it is in a folder named by the first letter, or by its code.
    private func has(_ name: String) -> Bool {
        guard let letter = name.utf8.first else { return false }
        let places = [String(decoding: [letter], as: UTF8.self), String(letter, radix: 16)]
        return folders.contains { folder in
            places.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)/\(name)") }
        }
    }
}
