import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import TextFiles

/// The subcommand that installs the man page and the completions of shells.
struct InstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        _superCommandName: "blueprint",
        abstract: "Install the man page, and the completions for bash, zsh and fish.",
        discussion: """
            They are made from the same definitions as this help, and written below ~/.local/share (XDG_DATA_HOME if that \
            is set), where man, bash and fish look for them. A line that begins with ! is a step that is left to you.
            """
    )

    @Option(
        help: ArgumentHelp(
            "The folder with man, bash-completion, zsh and fish, such as /usr/local/share.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var into: String?

    func validate() throws {
        if into?.isEmpty == true { throw ValidationError("--into needs a folder, and its path is empty.") }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let folder = into ?? InstalledFile.folder(environment) else {
            throw ValidationError("HOME is not set; name a folder with --into.")
        }
        let printer = ColourChoice.auto.printer
        for file in InstalledFile.all {
            let path = "\(folder)/\(file.path)"
            do {
                try file.write(to: path)
            } catch {
                printer.printError("blueprint: error: cannot write \(path): \(InstalledFile.reason(of: error))")
                Foundation.exit(ExitStatus.failure.rawValue)
            }
            printer.print(StyledText(file.name.padding(toLength: 10, withPad: " ", startingAt: 0) + path))
        }
        for step in Self.steps(folder, environment) { printer.print(StyledText("! " + step)) }
    }

    /// The steps that are left: man and zsh look only in folders that are named to them.
    private static func steps(_ folder: String, _ environment: [String: String]) -> [String] {
        let programs = (folder as NSString).deletingLastPathComponent + "/bin"
        let isOnPath = (environment["PATH"] ?? "").split(separator: ":").contains { $0 == programs }
        let man = isOnPath ? [] : ["man: add to the settings of your shell: export MANPATH=\"\(folder)/man:\""]
        guard environment["SHELL"]?.hasSuffix("zsh") == true else { return man }
        return man + ["zsh: add to ~/.zshrc, before compinit: fpath+=(\(folder)/zsh/site-functions)"]
    }
}

/// A file that is installed.
struct InstalledFile {
    /// The name in messages, such as `man page`.
    let name: String
    /// The path in the folder of data.
    let path: String
    private let text: () throws -> String

    /// The files: the man page, and a completion script for each shell.
    static var all: [InstalledFile] {
        [
            InstalledFile(name: "man page", path: "man/man1/blueprint.1") { try ManualPage().text },
            InstalledFile(name: "bash", path: "bash-completion/completions/blueprint") { CompletionScript(.bash).text },
            InstalledFile(name: "zsh", path: "zsh/site-functions/_blueprint") { CompletionScript(.zsh).text },
            InstalledFile(name: "fish", path: "fish/vendor_completions.d/blueprint.fish") {
                CompletionScript(.fish).text
            },
        ]
    }

    private init(name: String, path: String, text: @escaping () throws -> String) {
        (self.name, self.path, self.text) = (name, path, text)
    }

    /// Returns the folder of the user's data: `$XDG_DATA_HOME`, or `~/.local/share`; nil without a home.
    static func folder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
        return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/share" }
    }

    /// Writes the file, and creates the folder that it is in.
    func write(to path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        let text = try text()
        try TextFile.createFolder(folder)
        try TextFile.write(to: path) { write in try write(text) }
    }

    /// Returns the reason why a file could not be written, in a few words.
    static func reason(of error: any Error) -> String {
        (error as? FileFault)?.reason ?? "\(error)"
    }
}

/// A program of the computer, found in the folders of `PATH`.
enum InstalledProgram {
    /// Returns the path of a program; nil if no folder has it.
    ///
    /// Folders relative to the working directory are left out: what a repository holds must not run unasked.
    static func path(of name: String, in environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.first == "/" }
        return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}

/// The completions of a shell, also for the topics of `blueprint help`, which the argument parser does not know.
struct CompletionScript {
    private let shell: CompletionShell

    /// The script of a shell.
    init(_ shell: CompletionShell) { self.shell = shell }

    /// The script.
    var text: String {
        let script = Blueprint.completionScript(for: shell) + "\n"
        let words = topics.joined(separator: " ")
        switch shell {
        case .bash: return bash(script)
        case .zsh: return script.replacing("'*:subcommands:'", with: "'*:topics:(\(words))'")
        case .fish:
            let place = "__blueprint_should_offer_completions_for_positional \"blueprint help\" -eq 1"
            return script + "complete -c 'blueprint' -n '\(place)' -fa '\(words)'\n"
        default: return script
        }
    }

    /// Returns a script of bash with the topics at the end of the function for `help`.
    private func bash(_ script: String) -> String {
        guard let function = script.range(of: "\n_blueprint_help() {\n"),
            let end = script.range(of: "\n}\n", range: function.upperBound..<script.endIndex)
        else { return script }
        let words = topics.joined(separator: "'$'\\n''")
        return script[..<end.lowerBound] + "\n    __blueprint_add_completions -W '\(words)'" + script[end.lowerBound...]
    }

    /// The subcommands, and the commands and pages that help explains.
    private var topics: [String] {
        Set(Blueprint.subcommandNames + Commands.usages.map(\.name) + Commands.helpPages).sorted()
    }
}
