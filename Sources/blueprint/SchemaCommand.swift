import ArgumentParser
import BlueprintInspector
import BlueprintREPL

/// The subcommand that prints the JSON schema of all documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        _superCommandName: "blueprint",
        abstract: "Print the JSON schema of everything that is printed as JSON.",
        discussion: """
            The schema (2020-12) is of each line that run --json and check --json print, and of export json. Its \
            version is the member version of each document: another number means that a member has changed its \
            meaning or is gone; members may be added without one. help json explains the members.
            """
    )

    func run() {
        var printer = ColourChoice.never.printer
        printer.characters = .unicode
        printer.print(JSONSchema.document.indentedText)
    }
}
