import ArgumentParser
import BindingGenerator
import BuiltProducts

/// Writes the bindings that follow from declarations.
@main
struct GenerateBindings: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate-bindings",
        abstract: "Writes the Swift files in \(BindingFiles.folder) from the declarations of the library.",
        discussion: """
            It reads the compiled modules; `swift run generate-bindings` compiles them first. What it cannot know is \
            in Tests/BindingGenerator/Exceptions.txt.
            """
    )

    @Flag(help: "Write nothing; fail if a file is not what would be written.")
    var check = false

    func run() throws {
        let files = try BindingFiles.ofThisPackage()
        let folder = BuiltPackage.root.appendingPathComponent(BindingFiles.folder)
        for name in files.outdated(in: folder) {
            let path = "\(BindingFiles.folder)/\(name)"
            if check {
                throw BuiltPackage.Fault(description: "\(path) is out of date: run `swift run generate-bindings`")
            }
            try files.write(name, to: folder)
            print(path)
        }
    }
}
