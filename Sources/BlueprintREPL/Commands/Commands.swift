/// All commands.
package enum Commands {
    /// The commands, in alphabetical order.
    static let all: [Command] = topics.flatMap(\.self).sorted { $0.name < $1.name }

    private static let topics: [[Command]] = [
        Command.arguments, Command.building, Command.comparing, Command.declaring, Command.drawing, Command.explaining,
        Command.files, Command.learning, Command.moving, Command.session, Command.settingsAndEnvironment,
        Command.stepping,
    ]

    /// The commands, by name.
    static let list = CommandList(all)

    /// A command as help shows it.
    package struct Usage: Sendable {
        package let name: String
        package let aliases: [String]
        package let syntax: String
        package let example: String
    }

    /// The usages of all commands.
    package static var usages: [Usage] {
        all.map { Usage(name: $0.name, aliases: $0.aliases, syntax: $0.syntax, example: $0.example) }
    }

    /// The names of the pages that help can print.
    package static var helpPages: [String] { HelpTexts.pages.map(\.name) }

    /// An example of each look command, by the command's name.
    package static var lookExamples: [String: String] {
        Dictionary(all.filter { $0.group == .look && $0.looks }.map { ($0.name, $0.example) }) { first, _ in first }
    }
}
