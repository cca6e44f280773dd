import ArgumentParser
import BlueprintInspector
import Foundation
import LineEditor

/// The subcommand that says what the program sees of its surroundings.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Show the terminal, locale, files and versions that blueprint sees.",
        discussion: """
            A line that begins with ! is a likely problem, with its remedy.
            """
    )

    func run() throws {
        // The config file is run, which may need a deep stack.
        SessionThread.run(showing: ProgressLine()) {
            let report = DoctorReport(environment: ProcessInfo.processInfo.environment)
            let printer = ColourChoice.auto.printer
            for line in report.lines { printer.print(StyledText(line)) }
            return .success
        }
    }
}
