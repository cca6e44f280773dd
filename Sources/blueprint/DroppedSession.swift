import BlueprintInspector
import BlueprintREPL
import LineEditor
import TextFiles

/// A kept session, dropped without being resumed.
enum DroppedSession {
    /// Deletes the journal of a session, and prints what was dropped.
    static func perform(_ choice: SessionChoice, printer: Printer) -> ExitStatus {
        let folder = StateFolder().journals
        let found = folder?.interrupted()
        for remark in found?.remarks ?? [] { printer.printError("blueprint: warning: \(remark)") }
        let journals = found?.journals ?? []
        guard let session = choice.journal(among: journals).map({ InterruptedSession(journal: $0) }) else {
            if choice == .last {
                printer.print(choice.refusal(in: folder))
                return .success
            }
            printer.printError("blueprint: error: \(choice.refusal(in: folder))")
            return .failure
        }
        let place = session.record.folder.map { " in \($0.shownPath)" } ?? ""
        let name = "a session of \(session.count)\(place)"
        guard isMeant(name, printer: printer) else {
            printer.print("not dropped: \(name)")
            return .success
        }
        do throws(FileFault) {
            try session.journal.remove()
        } catch {
            printer.printError("blueprint: error: not dropped: \(name): \(error)")
            return .failure
        }
        printer.print(StyledText("dropped: \(name)"))
        return .success
    }

    /// Asks at a terminal whether a session is to be deleted, which nothing brings back; true elsewhere.
    private static func isMeant(_ name: String, printer: Printer) -> Bool {
        guard Terminal.isInteractive else { return true }
        printer.print("\(name) is deleted for good: type yes to drop it")
        let answer = readLine()?.lowercased() ?? ""
        return ["yes", "y"].contains(answer)
    }
}
