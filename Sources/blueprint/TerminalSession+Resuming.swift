import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// Kept sessions: one that is resumed, and this one when it is left.
extension TerminalSession {
    private var journals: JournalFolder? { files.sessions?.folder }

    /// Begins with a kept session, or with a new one; returns false if that was interrupted.
    func begin(_ choice: SessionChoice?) -> Bool {
        let found = journals?.interrupted() ?? JournalFolder.Interrupted()
        found.remarks.forEach(say)
        guard let choice else {
            let news = journals?.takeNews(of: found.journals).count ?? 0
            if news > 0 { say(Self.offer(of: found.journals)) }
            keepInNewJournal()
            return true
        }
        guard let kept = choice.journal(among: found.journals).map({ InterruptedSession(journal: $0) }) else {
            say("\(choice.refusal(in: journals)): this is a new session")
            keepInNewJournal()
            return true
        }
        guard enterFolder(of: kept) else {
            say("it is kept; this is a new session in \(FileManager.default.currentDirectoryPath.shownPath)")
            keepInNewJournal()
            return true
        }
        if resume(kept) { return true }
        say("resuming was interrupted; the session is kept; to resume it: blueprint --resume")
        return false
    }

    /// Leaves this session and resumes a kept one; if that is impossible, this one goes on.
    func turn(to number: Int) {
        session.end = nil
        let found = journals?.interrupted() ?? JournalFolder.Interrupted()
        found.remarks.forEach(say)
        let choice = SessionChoice.number(number)
        guard let kept = choice.journal(among: found.journals).map({ InterruptedSession(journal: $0) }) else {
            say("\(choice.refusal(in: journals, own: record.number)): this session goes on")
            return
        }
        guard enterFolder(of: kept) else {
            say("it is kept; this session goes on")
            return
        }
        guard leave(for: number) else { return }
        renew()
        if !resume(kept) {
            say("resuming was interrupted; the session is kept; to resume it: resume \(number)")
            renew()
            keepInNewJournal()
        }
    }

    /// Leaves the session: deletes its journal, unless the document is unsaved, or files have changed since the resumed
    /// lines read them.
    ///
    /// - Parameter number: the number of the session that follows; nil if the program ends.
    /// - Returns: false if the document would be lost, which is said once: the next time, the session ends.
    func leave(for number: Int? = nil) -> Bool {
        let own = number == nil ? nil : record.number
        do {
            guard try session.isUnsaved && record.leave() else {
                endRecord(own)
                return true
            }
            let line = own.map { "resume \($0)" } ?? "blueprint --resume"
            say("the document is not saved, so this session is kept; to resume it: \(line)")
            return true
        } catch {
            // Some of its lines may be in the journal.
            if mayLoseDocument { return true }
            mayLoseDocument = true
            say(
                "the document is not saved, and this session cannot be kept: \(error); to save it, type save and the "
                    + "name of a file; to end without it, \(number.map { "type resume \($0)" } ?? "press Ctrl-D") once more"
            )
            return false
        }
    }

    /// Deletes the journal of a session with nothing to lose, unless files have changed since the resumed lines read them.
    ///
    /// - Parameter own: the number of the session; nil if the program ends.
    private func endRecord(_ own: Int?) {
        if keepsJournal {
            let line = own.map { "blueprint --drop \($0)" } ?? "blueprint --drop"
            say("the interrupted session is kept, since files have changed; to drop it: \(line)")
        } else {
            record.end()
        }
    }

    /// Enters the folder of a kept session, and says so; returns false if that is impossible.
    private func enterFolder(of kept: InterruptedSession) -> Bool {
        let here = FileManager.default.currentDirectoryPath
        guard let place = kept.otherFolder else { return true }
        do {
            try kept.enterFolder()
        } catch {
            let fault = "\(error.path.shownPath): \(error.reason)"
            say("the interrupted session ran in another folder, which cannot be entered: \(fault)")
            return false
        }
        let places = "in \(place.shownPath), not in \(here.shownPath)"
        say("the interrupted session ran \(places): its files are relative to its own folder")
        return true
    }

    /// Runs the lines of an interrupted session; returns false if that was interrupted.
    private func resume(_ kept: InterruptedSession) -> Bool {
        kept.journal.touch()
        record.keep(
            in: kept.journal,
            orCopiedTo: journals,
            workingIn: FileManager.default.currentDirectoryPath
        )
        keepsJournal = false
        let replayed = kept.replay(files) { line in
            let outputs = working { session.run(line: line) }
            // A lesson or a question was over when the next line was typed.
            session.wish = nil
            return InterruptFlag.take() || files.takeInterruption() ? nil : outputs
        }
        guard let (last, changes) = replayed else { return false }
        print("resumed: \(kept.count) replayed")
        for change in changes { print("note: \(change)") }
        if let fault = kept.journal.writingFault { say("its journal can only be read, and stays as it is: \(fault)") }
        keepsJournal = !changes.isEmpty
        if let unfinished = kept.record.unfinished { print("interrupted, not replayed: \(unfinished)") }
        for output in last { printer.print(output.text) }
        return true
    }

    /// Returns the sentence about sessions that can be resumed.
    private static func offer(of journals: [Journal]) -> String {
        let session = InterruptedSession(journal: journals[0])
        let end = session.record.wasLeft ? "left unsaved" : "interrupted"
        let others = journals.count > 1 ? " · others: type sessions" : ""
        let place = session.otherFolder.map { " in \($0.shownPath)" } ?? ""
        return "a session of \(session.count)\(place) was \(end); to resume it: type resume · "
            + "to drop it: blueprint --drop" + others
    }

    /// Keeps the lines from now on in a new journal, if there is a folder for it.
    private func keepInNewJournal() {
        record.keep(inNewOf: journals, workingIn: FileManager.default.currentDirectoryPath)
    }
}

/// Lines that are asked about before they run, and elements that are changed in an editor.
extension TerminalSession {
    /// Runs an input; an expression that was the root's, recalled from the history, after a question.
    func runUnlessDeclined(_ typed: TypedText) {
        let (recalled, line) = (editor.recalledEntry, typed.kept)
        guard !editor.hasQueuedLines,
            let replacement = RootReplacement(by: typed, recalledFrom: recalled, in: session)
        else { return run(typed) }
        let otherwise = replacement.list.map { "(n adds it to \($0)) " } ?? ""
        let question = "replace \(replacement.root), the root? \(otherwise)[Y/n] "
        guard case .line(let answer) = editor.readLine(prompt: question) else { return decline(line) }
        switch answer.trimmingCharacters(in: .whitespaces).lowercased() {
        case "", "y", "yes": run(session.typed(replacement.line), rememberedAs: line)
        case "n", "no": run(typed)
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
        run(session.typed(beginning + text))
    }
}

/// The program in which text is edited: the one in `VISUAL`, else in `EDITOR`, else `vi`.
struct TextEditor {
    /// The command, which may have arguments.
    let command: String

    /// The editor of an environment.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        command = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    }

    /// Returns a text as it was saved in the editor.
    ///
    /// - Throws: ``Fault`` if the editor fails or its file cannot be read.
    func edited(_ text: String) throws(Fault) -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("blueprint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("element.swift")
        do {
            let isPrivate = [FileAttributeKey.posixPermissions: 0o700]
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: false,
                attributes: isPrivate
            )
            try Data((text + "\n").utf8).write(to: file)
        } catch {
            throw Fault(message: "cannot write \(file.path) for the editor")
        }
        // The shell splits the command; the path is quoted for it.
        let status = system("\(command) '\(file.path.replacing("'", with: "'\\''"))'")
        guard status == 0 else {
            throw Fault(message: "the editor failed", fix: "VISUAL or EDITOR names it; it was '\(command)'")
        }
        do {
            return try SourceFile.read(file.path)
        } catch {
            throw Fault(message: "cannot read what the editor saved: \(error.reason)")
        }
    }

    /// The reason for which nothing was edited.
    struct Fault: Error {
        let message: String
        var fix: String?
    }
}
