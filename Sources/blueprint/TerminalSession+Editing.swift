import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// Lines that are asked about before they run, and elements that are changed in an editor.
extension TerminalSession {
    /// Runs an input; an expression that was the root's, recalled from the history, after a question.
    func runUnlessDeclined(_ entry: String) {
        let recalled = editor.recalledEntry
        let line = session.expansion.recalled(entry)
        guard !editor.hasQueuedLines,
            let replacement = RootReplacement(by: line, recalledFrom: recalled, in: session)
        else { return run(entry) }
        let otherwise = replacement.list.map { "(n adds it to \($0)) " } ?? ""
        let question = "replace \(replacement.root), the root? \(otherwise)[Y/n] "
        guard case .line(let answer) = editor.readLine(prompt: question) else { return decline(line) }
        switch answer.trimmingCharacters(in: .whitespaces).lowercased() {
        case "", "y", "yes": run(replacement.line, rememberedAs: line)
        case "n", "no": run(entry)
        default: decline(line)
        }
    }

    private func decline(_ line: String) {
        remember(line)
        say("nothing changed")
    }

    /// Opens the Swift of an element in an editor, and replaces the element with what was saved.
    func edit(_ swift: String, behind beginning: String) {
        let edited: String
        do throws(TextEditor.Fault) {
            edited = try editor.withPlainTerminal { () throws(TextEditor.Fault) in
                try TextEditor().edited(swift)
            }
        } catch {
            printer.printError("error: \(error.message); nothing changed")
            if let fix = error.fix { printer.printError("  \(fix)") }
            return
        }
        _ = InterruptFlag.take()
        let text = edited.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text != swift, !text.isEmpty else { return say("nothing changed") }
        run(beginning + text)
    }
}
