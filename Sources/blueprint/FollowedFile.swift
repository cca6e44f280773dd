import Foundation

/// A file that is looked at again and again, for its current text.
struct FollowedFile {
    /// The path.
    let path: String

    private var lastStamp: FileStamp?
    /// The text of the file when it was last taken.
    private var lastText: Result<String, SourceFile.Fault>?
    /// The number of consecutive looks that found the file missing, empty or unreadable.
    private var absences = 0
    /// True if the next look reads the file even if it is unchanged: its text is not decided yet, or was not taken.
    private var readsAgain = true

    /// The number of looks after which a missing or empty file is reported; an editor may be about to write it.
    private static let mostAbsences = 4

    /// A text of the file that was not taken before.
    struct News {
        /// The text, or the reason why there is none.
        let text: Result<String, SourceFile.Fault>
        /// The state of the file; nil if it does not exist.
        let stamp: FileStamp?
    }

    /// A file that was not looked at yet.
    init(_ path: String) {
        self.path = path
    }

    /// Returns the current text if it has changed.
    mutating func look() -> News? {
        let stamp = FileStamp(path)
        guard readsAgain || stamp != lastStamp || stamp?.isRecent != false else { return nil }
        lastStamp = stamp
        readsAgain = true
        let text = read()
        let isAbsent = (try? text.get())?.isEmpty ?? true
        absences = isAbsent ? absences + 1 : 0
        if isAbsent, absences < Self.mostAbsences { return nil }
        switch (text, lastText) {
        case (.success(let new), .success(let old)?) where new == old: readsAgain = false
        case (.failure(let new), .failure(let old)?) where new.reason == old.reason: readsAgain = false
        default: return News(text: text, stamp: stamp)
        }
        return nil
    }

    /// Notes that a text was taken.
    mutating func take(_ news: News) {
        lastText = news.text
        readsAgain = false
    }

    private func read() -> Result<String, SourceFile.Fault> {
        do {
            return .success(try SourceFile.read(path, takesPipes: false))
        } catch {
            return .failure(error)
        }
    }
}
