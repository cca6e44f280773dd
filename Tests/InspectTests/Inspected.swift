import BlueprintInspector
import BlueprintREPL
import Foundation
import FullScreen
import TestSessions
import Testing

/// An inspector of a session that began with some lines, driven by keys.
struct Inspected {
    let inspection: Inspection
    var columns: Int
    var rows: Int

    init(_ lines: [String], columns: Int = 90, rows: Int = 24, style: String = "unicode") {
        let session = Session.sharing(options: SessionOptions(givesJSON: false))
        for line in ["style \(style)"] + lines {
            for output in session.run(line: line) where output.isFailure { Issue.record("\(output.text.plain)") }
        }
        inspection = Inspection(session)
        (self.columns, self.rows) = (columns, rows)
        _ = screen
    }

    /// An inspector of a lesson.
    init(lesson text: String, columns: Int = 80, rows: Int = 24, style: DrawingStyle = .unicode) throws {
        let sessions = LessonSessions(columns: columns, rows: rows, style: style)
        inspection = Inspection(LessonRun(try LessonPlan(text), in: sessions, sharingNamesOf: .namesOfThread))
        (self.columns, self.rows) = (columns, rows)
        _ = screen
    }

    /// The screen as text.
    var screen: String { inspection.grid(columns: columns, rows: rows).text }

    /// Presses keys, named by words: `right`, `w`, `enter`; text in quotes is typed.
    func press(_ words: String) {
        for key in Self.keys(words) {
            inspection.take(.key(key))
            _ = screen
        }
    }

    /// Clicks at the first place at which a text is seen.
    func click(_ text: String, offset: Int = 0) throws {
        let place = try place(of: text)
        let cell = CellPlace(column: place.column + offset, row: place.row)
        inspection.take(.mouse(MouseEvent(.press, cell)))
        inspection.take(.mouse(MouseEvent(.release, cell)))
        _ = screen
    }

    /// Drags from one cell to others.
    func drag(_ places: [CellPlace]) {
        for (index, place) in places.enumerated() {
            inspection.take(.mouse(MouseEvent(index == 0 ? .press : .drag, place)))
            _ = screen
        }
        if let last = places.last { inspection.take(.mouse(MouseEvent(.release, last))) }
    }

    func place(of text: String) throws -> CellPlace {
        for (row, line) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let range = line.range(of: text) {
                return CellPlace(column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
            }
        }
        throw NotSeen(text: text, screen: screen)
    }

    struct NotSeen: Error {
        var text: String
        var screen: String
    }

    private static let names: [String: Key] = [
        "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "enter": .enter,
        "escape": .escape, "tab": .tab, "backtab": .backTab, "backspace": .backspace, "space": .character(" "),
        "pageup": .pageUp, "pagedown": .pageDown, "delete": .delete, "ctrl-c": .control("c"), "ctrl-u": .control("u"),
        "ctrl-n": .control("n"), "ctrl-p": .control("p"),
    ]

    private static func keys(_ words: String) -> [Key] {
        var keys: [Key] = []
        for (index, part) in words.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            if index % 2 == 1 {
                keys += part.map { .character($0) }
            } else {
                keys += part.split(separator: " ").flatMap { word in
                    names[String(word)].map { [$0] } ?? word.map { .character($0) }
                }
            }
        }
        return keys
    }
}

/// Compares a screen with a file; `RECORD_GOLDEN=1` overwrites the files.
func expectScreen(_ inspected: Inspected, _ name: String, at location: SourceLocation = #_sourceLocation) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name).txt")
    let text = inspected.screen + "\n"
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
        try? text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, sourceLocation: location)
}
