import BigStack
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
}
