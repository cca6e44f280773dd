import BlueprintREPL
import BuiltProducts
import TestSessions
import Testing

/// Files that a session writes can be compiled, loaded and replayed.
@Suite("Files")
struct FileTests {
    @Test("A saved example compiles in an app, and loads as the same tree", arguments: ExampleFiles.scripts)
    func saving(_ path: String) throws {
        let session = try ExampleSession(typing: path)
        let tree = session.answer("tree")
        let saved = session.answer("save saved.swift")
        let text = try #require(session.files.texts["saved.swift"], "\(saved)")
        let errors = try Compiler().check(text, name: "saved.swift")
        #expect(errors == "", "\(text)")
        _ = session.answer("reset")
        let loaded = session.answer("load saved.swift")
        #expect(withoutNumbers(session.answer("tree")) == withoutNumbers(tree), "\(loaded)")
    }

    @Test("A recorded example checks, and its lines print the same again", arguments: ExampleFiles.scripts)
    func recording(_ path: String) throws {
        let session = ExampleSession()
        _ = session.answer("record recorded.md")
        let answers = try ExampleSession.inputs(of: path).map(session.answer)
        _ = session.answer("record stop")
        let text = try #require(session.files.texts["recorded.md"])
        let check = TranscriptCheck.sharing(text, name: "recorded.md", files: MemoryFiles())
        #expect(check.passed, "\(check.difference.plain)")
        let exchanges = Transcript(text).exchanges
        let again = ExampleSession()
        for exchange in exchanges where exchange.input.hasPrefix("record") { _ = again.answer(exchange.input) }
        let typed = exchanges.map(\.input).filter { !$0.hasPrefix("record") }
        #expect(typed.map(again.answer) == answers)
    }

    /// Returns a tree without element numbers, the mark of the selection, and their padding.
    private func withoutNumbers(_ tree: String) -> [String] {
        tree.split(separator: "\n").dropFirst().map { line in
            line.replacing(#/>?#\d+<?/#, with: "").split(separator: " ").joined(separator: " ")
        }
    }
}
