import ArgumentParser
import LineEditor

/// Scripts from files, standard input or the command line.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run files of lines as they are typed, each in a fresh session.",
        discussion: """
            Every file runs, whatever fails in another. An error ends its file unless --keep-going is given; an \
            expectation that does not hold is reported and the file goes on. A file that looks at nothing and expects \
            nothing ends with a drawing.

            \(ExitStatus.help)
            """
    )

    @Argument(help: "Files of lines; - is standard input.", completion: .file())
    var files: [String] = []

    @Option(name: [.customShort("c"), .customLong("command")], help: "A line to run; may be given several times.")
    var lines: [String] = []

    @Flag(help: "Go on in a file after an error.")
    var keepGoing = false

    @Flag(help: "Print every answer as one JSON document on a line, errors too.")
    var json = false

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if files.isEmpty, lines.isEmpty, Terminal.isTerminal(0) {
            throw ValidationError("Name a file to run, - for standard input, or a line with -c.")
        }
    }

    func run() throws {
        var sources = lines.isEmpty ? [] : [ScriptRun.Source.lines(lines)]
        sources += files.map { .file($0) }
        var run = ScriptRun(sources: sources.isEmpty ? [.file("-")] : sources, options: options)
        run.keepsGoing = keepGoing
        run.printsJSON = json
        let scripts = run
        SessionThread.run(showing: run.progress) { scripts.perform() }
    }
}
