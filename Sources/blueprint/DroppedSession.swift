import BlueprintInspector

/// A kept session, dropped without being resumed.
enum DroppedSession {
    /// Deletes the journal of a session, and prints what was dropped.
    static func perform(_ choice: SessionChoice, printer: Printer) -> ExitStatus {
        let found = StateFolder().journals?.interrupted()
        for remark in found?.remarks ?? [] { printer.printError("blueprint: warning: \(remark)") }
        let journals = found?.journals ?? []
        guard let session = choice.journal(among: journals).map({ InterruptedSession(journal: $0) }) else {
            if choice == .last {
                printer.print(choice.refusal)
                return .success
            }
            printer.printError("blueprint: error: \(choice.refusal)")
            return .failure
        }
        session.journal.remove()
        let place = session.record.folder.map { " in \($0)" } ?? ""
        printer.print(StyledText("dropped: a session of \(session.count)\(place)"))
        return .success
    }
}
