import Foundation

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
