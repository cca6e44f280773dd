import ArgumentParser
import BlueprintREPL
import LineEditor

/// The subcommand that runs scripts from files, standard input or the command line.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        _superCommandName: "blueprint",
        abstract: "Run scripts and Swift files.",
        discussion: """
            A Swift file is read as a whole, as the compiler reads it: it prints what the program prints, and ends with \
            a drawing of its element. Several Swift files, or a folder, are one module: their declarations see each \
            other in any order, and of several files only main.swift has statements; without it, a type with @main \
            starts the program. Other files are scripts of lines, as typed at the prompt, each in a new session.

            All scripts run, even if one of them fails. An error ends its file unless --keep-going is given; a failed \
            expectation is reported, and the file continues. A file without any look command or expectation ends \
            with a drawing: of its element, else of its previews, or of the one that --preview names. The last line counts the expectations.

            Lines from a pipe run as they arrive. There, a line that uses a name before its declaration waits for the \
            declaration, and so do the lines after it, up to the first command. In a file, declarations may follow \
            their uses in the same way. A script may have 64 MiB, a line 1 MiB. What a script prints does not depend on \
            the terminal or the locale; it may begin with "style ascii".

            help expect lists what an expectation can say; help commands lists the look commands; help json \
            explains the output of --json.

            \(ExitStatus.help)
            """
    )

    @Argument(
        help: "Scripts, Swift files or folders of Swift files; - reads standard input.",
        completion: .file(extensions: ["blueprint", "bp", "swift", "txt"])
    )
    var files: [String] = []

    @Option(help: "The preview to draw, by its name or number.")
    var preview: String?

    @Option(name: [.customShort("c"), .customLong("command")], help: "A line to run after each file; may be repeated.")
    var lines: [String] = []

    @Flag(help: "Continue a file after an error.")
    var keepGoing = false

    @Flag(help: "Print each look at the tree, each printed line and each error as one line of JSON.")
    var json = false

    @OptionGroup var stubs: StubOption

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if files.isEmpty, lines.isEmpty, Terminal.isTerminal(0) {
            throw ValidationError("Name a file to run, - for standard input, or a line with -c.")
        }
        if preview != nil, files.isEmpty { throw ValidationError("--preview belongs to a file.") }
        if let page = files.first(where: { $0.hasSuffix(".md") }) {
            throw ValidationError("\(page) is a page; its transcripts are replayed by blueprint check \(page)")
        }
    }

    func run() throws {
        var sources = ModuleFiles.sources(of: files)
        if sources.isEmpty { sources = lines.isEmpty ? [.unnamedInput] : [.lines(lines)] }
        var run = ScriptRun(sources: sources, options: options)
        if !files.isEmpty { run.linesAfter = PreviewLine.lines(showing: preview) + lines }
        run.keepsGoing = keepGoing
        run.makesStubs = stubs.stubs
        run.output.printsJSON = json
        let scripts = run
        SessionThread.run(showing: run.output.progress, keeping: { Session() }) { scripts.perform(sharingNamesOf: $0) }
    }
}
