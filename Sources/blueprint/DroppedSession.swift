import BlueprintInspector

/// The latest interrupted session, dropped without being resumed.
enum DroppedSession {
    /// Deletes its journal, and prints what was dropped.
    static func perform(printer: Printer) -> ExitStatus {
        let found = StateFolder().journals?.interrupted()
        for remark in found?.remarks ?? [] { printer.printError("blueprint: warning: \(remark)") }
        guard let session = found?.journals.first.map({ InterruptedSession(journal: $0) }) else {
            printer.print("there is no interrupted session")
            return .success
        }
        session.journal.remove()
        let place = session.record.folder.map { " in \($0)" } ?? ""
        printer.print(StyledText("dropped: a session of \(session.count)\(place)"))
        return .success
    }
}
