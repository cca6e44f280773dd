import BlueprintREPL
import Foundation
import TextFiles

/// The file to which a line of JSON is added for each exercise that was tried, kept up with each answer.
final class ReportFile {
    private let file: StateFile
    /// The lines of the lesson that is given, as they are in the file.
    private var written = ""
    /// The failure of the last writing; nil if all is written.
    private(set) var fault: FileFault?

    /// The report at a path.
    ///
    /// - Throws: ``FileFault`` if the file cannot be opened or created.
    init(path: String) throws(FileFault) {
        file = StateFile(path: path)
        try file.append("")
    }

    /// Begins the lines of another lesson.
    func begin() { written = "" }

    /// Replaces the lines of the lesson that is given by those of now.
    func write(_ run: LessonRun) {
        let lines = LessonReport.lines(of: run).map { "\($0.text)\n" }.joined()
        guard lines != written || fault != nil else { return }
        do throws(FileFault) {
            guard !written.isEmpty else {
                try file.append(lines)
                (written, fault) = (lines, nil)
                return
            }
            var isWritten = false
            try file.change { bytes in
                isWritten = true
                // Another lesson may have added lines of its own.
                let text = String(decoding: bytes, as: UTF8.self)
                let end = text.endIndex..<text.endIndex
                return text.replacingCharacters(in: text.range(of: written, options: .backwards) ?? end, with: lines)
            }
            if !isWritten { throw FileFault(path: file.path, reason: "another program keeps it locked") }
            (written, fault) = (lines, nil)
        } catch {
            fault = error
        }
    }
}
