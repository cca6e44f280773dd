import ArgumentParser
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand that inspects files in full screen.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        _superCommandName: "blueprint",
        abstract: "Inspect files in full screen: frames, reasons and steps, live.",
        discussion: """
            Swift files and scripts (.blueprint) are followed, with the files that scripts load: when one changes, its \
            screen does, too; selection and step stay where they are. Several Swift files, or a folder, are one module, as for run. A file that only \
            declares elements shows its first preview, else the last element that needs no arguments; --preview, --show, \
            or a line after the key :, shows another. Ctrl-N and Ctrl-P go from the module to the scripts. The key ? shows all keys, q leaves. The \
            command inspect of a session inspects its own document.

            \(ExitStatus.help)
            """
    )

    @Argument(
        help: "Swift files, scripts and folders of Swift files.",
        completion: .file(extensions: ["blueprint", "bp", "swift", "txt"])
    )
    var files: [String]

    @Option(help: "The element to show if the files only declare elements, such as 'Card(title: \"A\")'.")
    var show: String?

    @Option(help: "The preview to show, by its name or number.")
    var preview: String?

    @Option(
        name: [.customShort("c"), .customLong("command")],
        help: "A setting to begin with, such as 'viewport 375x667'; may be repeated."
    )
    var lines: [String] = []

    @OptionGroup var stubs: StubOption

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if files.contains("-") {
            throw ValidationError("Standard input cannot be inspected; to run it: blueprint run -")
        }
        if let page = files.first(where: { $0.hasSuffix(".md") }) {
            throw ValidationError("\(page) is a page; its transcripts are replayed by blueprint check \(page)")
        }
        if show != nil, preview != nil { throw ValidationError("--show and --preview exclude each other.") }
        if options.safe { throw ValidationError(SafeMode.refusal(of: "inspect reads files") + ".") }
    }

    func run() throws {
        let (shown, lines, options) = ((expression: show, preview: preview), stubs.lines + lines, options)
        let sources = ModuleFiles.sources(of: files)
        if let fault = sources.lazy.compactMap({ ModuleFiles.firstFault(in: $0.paths) }).first {
            options.colour.printer.printError(fault)
            Foundation.exit(ExitStatus.failure.rawValue)
        }
        guard FullScreenTerminal.isAvailable else {
            let reason =
                Terminal.isInteractive ? "and what TERM names cannot be drawn on" : "and there is none"
            options.colour.printer.printError(
                "blueprint: error: the inspector fills the screen of a terminal, \(reason); use blueprint run or watch"
            )
            Foundation.exit(ExitStatus.failure.rawValue)
        }
        let progress = ProgressLine()
        SessionThread.run(showing: progress) {
            var inspection = FileInspection(
                sources: sources,
                shown: shown,
                lines: lines,
                printer: options.colour.printer,
                progress: progress
            )
            switch inspection.perform() {
            case .refused(let reason):
                options.colour.printer.printError(reason)
                return .usage
            case .closed: return .failure
            case .left, .quit: return .success
            }
        }
    }
}
