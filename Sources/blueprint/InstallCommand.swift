import ArgumentParser
import BlueprintInspector
import Foundation

/// The subcommand that installs the man page and the completions of shells.
struct InstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
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
