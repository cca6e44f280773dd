import BlueprintREPL
import Foundation

/// The files of a module that are looked at again and again, for their current text.
struct FollowedModule {
    /// The named files and folders.
    let paths: [String]

    private var files: [String: FollowedFile] = [:]
    /// The last text of each file.
    private var texts: [String: Result<String, SourceFile.Fault>] = [:]
    /// The files of the module when its folders were looked at last.
    private var names: [String] = []
    private var lastNames: [String]?
    /// The other files that a script has read, with their state at that time.
    private var companions: [String: FileStamp?] = [:]
    private var looks = 0

    /// The number of looks at the files for each look at the folders.
    private static let looksPerFolder = 25
    /// The number of questions by an evaluation for each look at the files.
    private static let questionsPerLook = 100

    /// A text of the files that was not taken before.
    struct News {
        /// The text, or the reason why there is none.
        let text: Result<ModuleText, SourceFile.Fault>
        fileprivate let names: [String]
        fileprivate let parts: [String: FollowedFile.News]
    }

    /// Files that were not looked at yet.
    init(_ paths: [String]) {
        self.paths = paths
    }

    /// True if a text of the files was taken.
    var wasTaken: Bool { lastNames != nil }

    /// Returns the current text if a file has changed, came or went.
    mutating func look() -> News? {
        if looks % Self.looksPerFolder == 0, let fault = findFiles() {
            looks = 1
            return lastNames == [] ? nil : News(text: .failure(fault), names: [], parts: [:])
        }
        looks += 1
        var parts: [String: FollowedFile.News] = [:]
        for name in names {
            var file = files[name] ?? FollowedFile(name)
            parts[name] = file.look()
            files[name] = file
        }
        for (name, part) in parts { texts[name] = part.text }
        let isNew = names != lastNames || !parts.isEmpty || hasOtherCompanions
        guard isNew, !names.isEmpty, names.allSatisfy({ texts[$0] != nil }) else { return nil }
        return News(text: text, names: names, parts: parts)
    }

    /// Follows other files, too, which a script has read; when one changes, the text of the script is news again.
    mutating func follow(_ paths: [String]) {
        companions = Dictionary(paths.map { ($0, FileStamp($0)) }) { $1 }
    }

    /// True if another file has changed since a script has read it.
    private var hasOtherCompanions: Bool {
        lastNames != nil && companions.contains { FileStamp($0.key) != $0.value }
    }

    /// Looks for the files; returns the error if there are none.
    private mutating func findFiles() -> SourceFile.Fault? {
        do {
            names = try ModuleFiles.paths(of: paths)
            files = files.filter { names.contains($0.key) }
            return nil
        } catch {
            names = []
            return paths.count == 1 ? error.fault : .init(reason: "\(error.path.shownPath): \(error.fault.reason)")
        }
    }

    private var text: Result<ModuleText, SourceFile.Fault> {
        var parts: [ModuleText.File] = []
        for name in names {
            switch texts[name] {
            case .success(let text): parts.append(.init(name, text))
            case .failure(let fault) where names.count == 1: return .failure(fault)
            case .failure(let fault): return .failure(.init(reason: "\(name.shownPath): \(fault.reason)"))
            case nil: break
            }
        }
        return .success(ModuleText(parts))
    }

    /// Notes that a text was taken.
    mutating func take(_ news: News) {
        lastNames = news.names
        for (name, part) in news.parts { files[name]?.take(part) }
    }

    /// Returns a function that is true once a file has changed again.
    func outdates(_ news: News) -> () -> Bool {
        let stamps = news.names.map { news.parts[$0]?.stamp ?? FileStamp($0) }
        var questions = 0
        var isOutdated = false
        return {
            questions += 1
            if questions % Self.questionsPerLook == 0 {
                isOutdated = zip(news.names, stamps).contains { FileStamp($0) != $1 }
            }
            return isOutdated
        }
    }
}

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

/// The state of a file without its contents: changes when the file is written, is
/// moved, or gets other permissions.
struct FileStamp: Equatable {
    private let device: UInt64
    private let node: UInt64
    private let size: Int64
    private let written: Instant
    /// The time of the last change of the contents, the permissions or the name.
    private let changed: Instant

    private struct Instant: Equatable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }
    }

    /// Returns the stamp of a file; nil if the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        (written, changed) = (Instant(status.st_mtimespec), Instant(status.st_ctimespec))
        #else
        (written, changed) = (Instant(status.st_mtim), Instant(status.st_ctim))
        #endif
        device = UInt64(truncatingIfNeeded: status.st_dev)
        node = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
    }

    /// True if the file was written so recently that another write may have the same time.
    var isRecent: Bool {
        let age = Int(time(nil)) - written.seconds
        return age >= 0 && age <= 1
    }
}
