import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// An interrupted session that is resumed: its lines run again.
struct InterruptedSession {
    /// The journal, in which the resumed session continues.
    let journal: Journal

    /// The record of the session.
    var record: JournalRecord { journal.record }

    /// The number of its lines, such as `2 lines`.
    var count: String { Phrasing.count(record.lines.count, "line") }

    /// The folder in which the session ran; nil if that is the working folder, or unknown.
    var otherFolder: String? {
        record.folder == FileManager.default.currentDirectoryPath ? nil : record.folder
    }

    /// Enters the folder of the session, so that its relative paths name the same files.
    ///
    /// - Throws: ``FileFault`` if that is impossible.
    func enterFolder() throws(FileFault) {
        guard let folder = otherFolder, chdir(folder) != 0 else { return }
        throw FileFault(path: folder, reason: SystemReason.text(errno, isWriting: true))
    }

    /// Runs the lines again without writing files; `run` returns nil to stop.
    ///
    /// Returns the outputs of the last line that did not fail, and a sentence for each file that has changed since it was
    /// read; nil if it was stopped.
    func replay(_ files: DiskFiles, run: (String) -> [Output]?) -> (last: [Output], changes: [String])? {
        files.ignoresWriting = true
        defer {
            files.ignoresWriting = false
            files.replaced.endReplay()
        }
        var last: [Output] = []
        var changes: [String] = []
        for line in record.lines {
            files.replaced.replay(line, of: record)
            guard let outputs = run(line.text) else { return nil }
            // The error of a line that changed nothing would look like one of today.
            if !outputs.contains(where: \.isFailure) { last = outputs }
            for change in Self.changes(from: line.readings, to: files.takeReadings()) where !changes.contains(change) {
                changes.append(change)
            }
        }
        return (last, changes)
    }

    private static func changes(from old: [JournalRecord.Reading], to new: [JournalRecord.Reading]) -> [String] {
        old.filter { !new.contains($0) }.map { reading in
            if reading.hash == nil { return "\(reading.path) could not be read then, and can be now" }
            let isReadable = new.contains { $0.path == reading.path && $0.hash != nil }
            return "\(reading.path) \(isReadable ? "has changed since it was read" : "cannot be read any more")"
        }
    }
}

/// The sessions that were interrupted or left unsaved, in the order of their last use.
struct KeptSessions {
    /// The folder of their journals; nil if none are kept.
    let folder: JournalFolder?

    /// The sessions for the command `sessions`.
    var list: [KeptSession] {
        // A session that is read is not changed, as its journal is closed at once.
        (folder?.interrupted(isListing: true).journals ?? []).map { journal in
            let session = InterruptedSession(journal: journal)
            return KeptSession(
                number: journal.number,
                time: Self.text(of: journal.lastUse),
                folder: session.otherFolder,
                lines: session.record.lines.map(\.text),
                wasLeft: session.record.wasLeft
            )
        }
    }

    /// Returns a time in the time zone of the user: `2026-03-01 14:05`.
    private static func text(of time: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm"
        return format.string(from: time)
    }
}

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

/// The kept session that an option names.
enum SessionChoice: ExpressibleByArgument, Equatable {
    /// The one used last.
    case last
    /// The one with a number in the list of `sessions`.
    case number(Int)

    /// Reads the number of a session.
    init?(argument: String) {
        guard let number = Int(argument), number > 0 else { return nil }
        self = .number(number)
    }

    /// The option's value in the help.
    var defaultValueDescription: String { "the one used last" }

    /// Returns the chosen journal; nil if there is none.
    func journal(among journals: [Journal]) -> Journal? {
        switch self {
        case .last: journals.first
        case .number(let number): journals.first { $0.number == number }
        }
    }

    /// Returns the message that there is no such session, or that it cannot be resumed.
    ///
    /// - Parameters:
    ///   - folder: the folder of journals; nil if none are kept.
    ///   - own: the number of the session that asks; nil if it has none.
    func refusal(in folder: JournalFolder?, own: Int? = nil) -> String {
        let running = folder?.running ?? []
        switch self {
        case .last:
            let isElsewhere = running.contains { $0 != own }
            return "there is no kept session" + (isElsewhere ? " that is not running or resumed elsewhere" : "")
        case .number(let number) where number == own: return "session \(number) is this one"
        case .number(let number):
            return running.contains(number)
                ? "session \(number) is running or resumed elsewhere" : "there is no kept session \(number)"
        }
    }
}

/// The folder for data that is kept between sessions.
struct StateFolder {
    private let environment: [String: String]

    /// The folder according to environment variables.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// `$XDG_STATE_HOME/blueprint`, or `~/.local/state/blueprint`; nil without a home.
    private var path: String? {
        // The XDG specification says to ignore relative paths.
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/blueprint" }
        guard let home = environment["HOME"], !home.isEmpty else { return nil }
        return home + "/.local/state/blueprint"
    }

    /// The history file: the file named by `BLUEPRINT_HISTORY`, or `history` in the folder; nil if the variable is
    /// empty.
    var history: HistoryFile? {
        if let named = environment["BLUEPRINT_HISTORY"] {
            // A resumed session changes its working folder.
            let folder = named.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
            return named.isEmpty ? nil : HistoryFile(path: folder + named)
        }
        return path.map { HistoryFile(path: $0 + "/history") }
    }

    /// The file with the progress in lessons.
    var lessons: StateFile? { path.map { StateFile(path: $0 + "/lessons.json") } }

    /// The folder of journals.
    var journals: JournalFolder? {
        path.map { JournalFolder(path: $0 + "/journal", keptCount: SessionLimits.standard.keptSessions) }
    }
}
