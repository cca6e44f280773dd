import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// All commands over example documents in `style text`: no character besides ASCII and those of the document.
@Suite struct TextStyleSweepTests {
    /// The commands that end the session, draw lessons or depend on files.
    private static let left = ["quit", "lesson", "record", "resume", "sessions", "load", "save", "source", "export"]

    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    private static var documents: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
        return TestTier.sample(
            of: names.filter { $0.hasSuffix(".blueprint") || $0.hasSuffix(".swift") }.sorted(),
            fast: 16,
            merge: 4
        )
    }

    /// Lines whose output depends on the tree.
    private static let questions = [
        "tree constraints", "tree --depth 2", "why #2", "why #2 width", "why #3", "why #3 x", "why #2 not 20 wide",
        "info #2 --verbose", "trace", "trace --measures", "frames before after", "frames 200x100 320x480",
        "sweep height 40...200", "select #2", "box blue", "whatif box red", "unwrap", "undo", "warnings",
    ]

    /// The examples of all commands, from their help.
    private static func commandLines() throws -> [String] {
        let list = try lastOutput("help commands")
        let names = list.split(whereSeparator: { " ,\n".contains($0) }).map(String.init)
        let pages = try run(names.map { "help \($0)" })
        return pages.compactMap { page in
            page.split(separator: "\n").first { $0.hasPrefix("  for example: ") }.map { String($0.dropFirst(15)) }
        }.filter { line in !left.contains { line.hasPrefix($0) } }
    }

    @Test("no signs", arguments: documents)
    func noSigns(document: String) throws {
        let text = try String(contentsOf: Self.examples.appendingPathComponent(document), encoding: .utf8)
        let files = MemoryFiles([document: text])
        let load = document.hasSuffix(".swift") ? "load \(document)" : "source \(document)"
        let commands = try Self.commandLines()
        #expect(commands.count > 50)
        let lines = ["style text", load] + Self.questions + commands + ["style text", "help all"]
        let outputs = try run(lines, files: files)
        #expect(outputs[1].contains("error") == false, "\(outputs[1])")
        let own = Set(text).union(lines.joined())
        for (line, output) in zip(lines, outputs) {
            let signs = output.filter { !$0.isASCII && !own.contains($0) }
            #expect(signs.isEmpty, "\(line): \(signs) in \(output)")
            #expect(!output.contains(">#"), "\(line): \(output)")
            #expect(!output.contains(" ; "), "\(line): \(output)")
            #expect(!output.contains("view-backed view-backed"), "\(line): \(output)")
        }
    }
}
