import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import Testing

/// The lessons are transcripts with the actual output of a session.
@Suite struct LessonTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/BlueprintREPL/Lessons")

    @Test(arguments: ["app", "flatten", "layout", "update"])
    func everyLessonPrintsWhatItShows(name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).md"), encoding: .utf8)
        let check = try onBigStack { TranscriptCheck(text, name: name) }
        #expect(check.passed, "\(check.difference.plain)")
        #expect(check.inputCount > 10)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: [1, 2, 3, 4])
    func lessonsAreShownByNumber(number: Int) throws {
        let output = try onBigStack { Session().run(line: "lesson \(number)").map(\.text.plain).joined() }
        #expect(output.contains("> "))
        #expect(!output.contains("```"))
    }

    @Test("the prose of a lesson fits a narrow terminal", arguments: [1, 2, 3, 4])
    func narrow(number: Int) throws {
        let (narrow, list, usual) = try onBigStack {
            let session = Session(options: SessionOptions(columns: 40))
            let usual = Session().run(line: "lesson \(number)").map(\.text.plain).joined()
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
