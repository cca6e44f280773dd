import BlueprintREPL
import Foundation
import TextFiles

/// The files of a session, relative to the working directory.
final class DiskFiles: SessionFiles {
    /// True while a session is resumed: its files are not written again.
    var ignoresWriting = false
    /// True if text may come from pipes and devices, which may never end.
    var takesPipes = true
    /// The sessions that can be resumed; nil if none are kept.
    var sessions: KeptSessions?
    /// Returns the number of the session at the terminal; nil if it has none.
    var ownNumber: (() -> Int?)?
    /// Returns the lines that were typed at the terminal; nil if there is none.
    var history: (() -> TypedLines)?
    /// The file with the progress in lessons; nil if none is kept.
    var lessons: StateFile?
    /// The reason not to read standard input; nil if it may be read.
    var inputRefusal: String?

    /// True if Ctrl-C ended a reading since it was last taken.
    private var wasInterrupted = false
    /// The files that were read since they were last taken; nil if they are not noted.
    private var readings: [JournalRecord.Reading]?
    /// The texts of the files that the session has read, and replaces.
    var replaced = ReplacedTexts()
    /// The hashes of the files as they were when the session last read or wrote them, by their paths.
    private var hashes: [String: String] = [:]

    /// The files on the disk.
    ///
    /// - Parameter notesReadings: true to note which files are read, with their hashes.
    init(notesReadings: Bool = false) {
        readings = notesReadings ? [] : nil
    }

    /// Returns the files that were read since the last call.
    func takeReadings() -> [JournalRecord.Reading] {
        defer { if readings != nil { readings = [] } }
        return readings ?? []
    }

    /// Returns true if Ctrl-C ended a reading since the last call.
    func takeInterruption() -> Bool {
        defer { wasInterrupted = false }
        return wasInterrupted
    }

    func read(_ path: String) throws -> String {
        do throws(SourceFile.Fault) {
            if path == "-", let inputRefusal { throw .init(reason: inputRefusal) }
            // What the session has replaced since is read as it was.
            if let text = replaced.text(of: path) {
                note(path, text)
                hashes[path] = TextHash.hash(of: text)
                return text
            }
            // Taken before: what another program writes meanwhile is then said to be a change.
            let hash = TextFile.hash(of: path)
            let text = try SourceFile.read(path, takesPipes: takesPipes)
            note(path, text)
            hashes[path] = hash
            return text
        } catch {
            note(path, nil)
            wasInterrupted = wasInterrupted || error.isInterrupted
            throw SessionFileError(path: path, reason: error.reasonInLine)
        }
    }

    private func note(_ path: String, _ text: String?) {
        guard readings != nil else { return }
        let reading = JournalRecord.Reading(path: path, hash: text.map { TextHash.hash(of: $0) })
        if let hash = reading.hash { replaced.noteReading(hash) }
        if readings?.contains(reading) == false { readings?.append(reading) }
    }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var hash = TextHash()
        // What a resumed session wrote is made again, to know if another program has changed it since.
        if ignoresWriting {
            try body { hash.add($0) }
            hashes[path] = hash.text
            return
        }
        replaced.keepText(of: path)
        do {
            try TextFile.write(to: path) { write in
                try withoutActuallyEscaping(write) { write in
                    try body { text in
                        hash.add(text)
                        try write(text)
                    }
                }
            }
            hashes[path] = hash.text
        } catch let fault as FileFault {
            throw SessionFileError(path: path, reason: fault.reason)
        }
    }

    func writePNG(of svg: String, scale: Double, to path: String) throws {
        // A resumed session draws nothing again; it cannot know then if another program has changed the file since.
        guard !ignoresWriting else { return }
        guard let renderer = PictureRenderer() else {
            throw SessionFileError(path: path, reason: PictureRenderer.absence, fix: PictureRenderer.advice)
        }
        do {
            let bytes = try renderer.png(of: svg, scale: scale)
            replaced.keepText(of: path)
            try TextFile.write(bytes, to: path)
            hashes[path] = TextFile.hash(of: path)
        } catch let fault as PictureRenderer.Fault {
            throw SessionFileError(path: path, reason: fault.reason)
        } catch let fault as FileFault {
            throw SessionFileError(path: path, reason: fault.reason)
        }
    }

    func keeps(_ path: String) -> Bool {
        !ignoresWriting && TextFile.wouldReplaceFile(at: path)
    }

    func form(of path: String, holding text: String) -> TextForm? {
        let hash = TextFile.hash(of: path)
        return TextForm.all.first { TextHash.hash(of: $0.written(text)) == hash }
    }

    func hasChanged(_ path: String) -> Bool {
        guard !ignoresWriting, let hash = hashes[path], TextFile.wouldReplaceFile(at: path) else { return false }
        return TextFile.hash(of: path) != hash
    }

    var keptSessions: [KeptSession]? { sessions?.list }

    func refusal(ofSession number: Int) -> String {
        SessionChoice.number(number).refusal(in: sessions?.folder, own: ownNumber?())
    }

    var typedLines: TypedLines? { history?() }

    var lessonMarks: [String: LessonMark] { LessonShelf(items: [], file: lessons).progress.marks }

    func swiftFiles(in folder: String) -> [String]? { SwiftFolder.files(in: folder) }

    func paths(startingWith prefix: String) -> [String] {
        let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
        let start = prefix.dropFirst(folder.count)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.filter { $0.hasPrefix(start) && ($0.first != "." || start.first == ".") }.sorted().map { name in
            var isFolder: ObjCBool = false
            let path = folder + name
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
                ? path + "/" : path
        }
    }
}

/// The texts of files that a session reads and then replaces, so that it reads them as they were when it is resumed.
struct ReplacedTexts {
    /// Keeps a text in the journal; nil if there is none.
    var keep: ((String) -> Void)?

    /// The hashes of the texts that were read, and are not kept.
    private var read: Set<String> = []
    /// The texts that the journal of a resumed session keeps, by their hashes.
    private var kept: [String: String] = [:]
    /// The hashes of the files that the line read which is replayed, by their paths.
    private var expected: [String: String] = [:]

    /// Notes that the session read a text.
    mutating func noteReading(_ hash: String) {
        if keep != nil { read.insert(hash) }
    }

    /// Keeps the text of a file that is about to be replaced, if the session has read it.
    mutating func keepText(of path: String) {
        guard let keep, !read.isEmpty, TextFile.wouldReplaceFile(at: path),
            let text = try? SourceFile.read(path, takesPipes: false),
            read.remove(TextHash.hash(of: text)) != nil,
            text.utf8.count <= SessionLimits.standard.documentBytes
        else { return }
        keep(text)
    }

    /// Begins a line of a session that is resumed.
    mutating func replay(_ line: JournalRecord.Line, of record: JournalRecord) {
        kept = record.replacedTexts
        expected = [:]
        for reading in line.readings where expected[reading.path] == nil { expected[reading.path] = reading.hash }
    }

    /// Ends the resuming of a session.
    mutating func endReplay() {
        read.subtract(kept.keys)
        (kept, expected) = ([:], [:])
    }

    /// Returns the text that the replayed line read from a file, if the file has another one now; else nil.
    func text(of path: String) -> String? {
        guard let hash = expected[path], let text = kept[hash] else { return nil }
        let now = try? SourceFile.read(path, takesPipes: false)
        return now.map { TextHash.hash(of: $0) } == hash ? nil : text
    }
}

/// The files in a folder and its folders.
enum FolderFiles {
    /// Returns the paths of files in alphabetical order, without hidden ones; nil if the path is no folder.
    ///
    /// - Parameter isIncluded: returns true for a file that is wanted, by its path in the folder.
    static func paths(in folder: String, where isIncluded: (String) -> Bool) -> [String]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { isIncluded($0) && !isHidden($0) }.sorted().map { start + $0 }
    }

    /// Returns true for the path in a folder of a file that is hidden, or in a hidden folder.
    static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.first == "." } }
}

/// A folder with Swift files.
enum SwiftFolder {
    /// The manifest of a package, which is a program of its own.
    private static let manifest = "Package.swift"

    /// Returns the paths of the Swift files in a folder and its folders, in alphabetical order, without hidden ones; nil
    /// if the path is no folder.
    static func files(in folder: String) -> [String]? {
        FolderFiles.paths(in: folder) { isSwift($0) }
    }

    /// Returns true for the path in a folder of a Swift file that is not hidden.
    static func isPart(_ path: String) -> Bool { isSwift(path) && !FolderFiles.isHidden(path) }

    private static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") && path.split(separator: "/").last.map(String.init) != manifest
    }
}
