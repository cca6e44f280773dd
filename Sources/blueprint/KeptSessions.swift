import BlueprintREPL
import Foundation
import TextFiles

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
