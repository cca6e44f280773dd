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
