import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// The lessons are transcripts with the actual output of a session.
@Suite struct LessonTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/BlueprintREPL/Lessons")

    @Test(
        "every lesson prints what it shows, and its answers are right",
        arguments: TestTier.sample(of: Lesson.all.map(\.number), fast: 4, merge: 1)
    )
    func check(number: Int) throws {
        let lesson = Lesson.all[number - 1]
        let check = try onBigStack { TranscriptCheck.sharing(lesson.source, name: lesson.title) }
        #expect(check.passed, "\(check.difference.plain)")
        #expect(check.inputCount >= 10 && check.exerciseCount >= 5)
        // A session is as wide as its output; the comments are seen by authors only.
        let lines = lesson.source.split(separator: "\n").filter { !$0.hasPrefix("<!--") }
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("every lesson of the folder is in the list")
    func files() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        let listed = Lesson.all.map(\.source)
        for file in files {
            let source = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
            #expect(listed.count { $0 == source } == 1, "add \(file) to `Lesson.all` in Help/Lesson.swift, once")
        }
        #expect(files.count == listed.count && files.count >= 14)
    }

    @Test(arguments: Lesson.all.map(\.number))
    func lessonsAreShownByNumber(number: Int) throws {
        let output = try onBigStack { Session.sharing().run(line: "lesson \(number)").map(\.text.plain).joined() }
        #expect(output.contains("> "))
        #expect(!output.contains("```"))
    }

    @Test("the prose of a lesson fits a narrow terminal", arguments: Lesson.all.map(\.number))
    func narrow(number: Int) throws {
        let (narrow, list, usual) = try onBigStack {
            let session = Session.sharing(options: SessionOptions(columns: 40))
            let usual = Session.sharing().run(line: "lesson \(number)").map(\.text.plain).joined()
            let text = session.run(line: "lesson \(number)").map(\.text).first ?? StyledText()
            return (text, session.run(line: "lesson").map(\.text.plain).joined(), usual)
        }
        let prose = narrow.lines.filter { line in line.spans.allSatisfy { $0.style == .plain || $0.style == .heading } }
        #expect(prose.count > 10 && prose.allSatisfy { $0.columns <= 40 })
        func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        #expect(words(narrow.plain) == words(usual))
        #expect(list.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }
}
