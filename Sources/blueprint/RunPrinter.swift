import BlueprintInspector
import BlueprintREPL

/// A printer of the outputs of a run, which hides the line that shows progress meanwhile.
struct RunPrinter: Sendable {
    /// The printer of the words.
    let printer: Printer
    /// True if outputs are printed as JSON.
    var printsJSON = false
    /// The line that shows progress.
    let progress = ProgressLine()

    /// Prints results on standard output and failures on standard error; with JSON, both on standard output.
    func show(_ output: Output) {
        progress.end()
        defer { progress.begin() }
        if printsJSON {
            if let json = output.json { printer.print(json) }
        } else if output.isFailure {
            printer.printError(output.text)
        } else {
            printer.print(output)
        }
    }
}
