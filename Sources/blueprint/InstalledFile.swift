import ArgumentParser
import Foundation
import TextFiles

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
