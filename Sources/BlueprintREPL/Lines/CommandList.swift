/// The commands of a session, by name.
struct CommandList: Sendable {
    /// The commands, in alphabetical order.
    let all: [Command]
    /// The names and aliases of all commands.
    let names: Set<String>
    /// The names of the commands that share a short name, by that name.
    let ambiguous: [String: [String]]
    private let byName: [String: Command]

    /// A list of commands.
    init(_ all: [Command]) {
        self.all = all
        var byName: [String: Command] = [:]
        var owners: [String: [String]] = [:]
        for command in all {
            for name in [command.name] + command.aliases {
                byName[name] = command
                owners[name, default: []].append(command.name)
            }
        }
        ambiguous = owners.filter { $0.value.count > 1 }
        for name in ambiguous.keys { byName[name] = nil }
        self.byName = byName
        names = Set(byName.keys)
    }

    /// Returns the command with a name or an alias.
    func named(_ name: String) -> Command? { byName[name] }
}

extension CommandList {
    /// The commands that users of other programs look for under another name.
    static let synonyms = [
        "children": "tree", "code": "swift", "compare": "diff", "del": "remove", "display": "frames", "draw": "frames",
        "explain": "why", "grep": "find", "log": "history", "ls": "tree", "ltr": "direction", "open": "load",
        "p": "print", "parent": "up", "po": "print", "rm": "remove", "rtl": "direction", "run": "load",
        "screenshot": "export", "search": "find", "show": "frames", "size": "viewport", "snapshot": "export",
        "transcript": "record", "unalias": "alias", "write": "save",
    ]
}
