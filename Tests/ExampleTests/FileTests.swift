import BlueprintREPL
import BuiltProducts
import Testing

/// What a session writes can be compiled, loaded and replayed.
@Suite("Files")
struct FileTests {
    @Test("A saved example compiles in an app, and loads as the same tree", arguments: ScriptTests.scripts)
    func saving(_ path: String) throws {
        let desk = try Desk(typing: path)
        let tree = desk.answer("tree")
        let saved = desk.answer("save saved.swift")
        let text = try #require(desk.files.texts["saved.swift"], "\(saved)")
        let errors = try Compiler().check(text, name: "saved.swift")
        #expect(errors == "", "\(text)")
        _ = desk.answer("reset")
        let loaded = desk.answer("load saved.swift")
        #expect(withoutNumbers(desk.answer("tree")) == withoutNumbers(tree), "\(loaded)")
    }

    @Test("A recorded example checks, and its lines print the same again", arguments: ScriptTests.scripts)
    func recording(_ path: String) throws {
        let desk = Desk()
        _ = desk.answer("record recorded.md")
        let answers = try Desk.inputs(of: path).map(desk.answer)
        _ = desk.answer("record stop")
        let text = try #require(desk.files.texts["recorded.md"])
        let check = TranscriptCheck(text, name: "recorded.md", files: MemoryFiles())
        #expect(check.passed, "\(check.difference.plain)")
        let exchanges = Transcript(text).exchanges
        let again = Desk()
        for exchange in exchanges where exchange.input.hasPrefix("record") { _ = again.answer(exchange.input) }
        let typed = exchanges.map(\.input).filter { !$0.hasPrefix("record") }
        #expect(typed.map(again.answer) == answers)
    }

    /// A tree as it is without the numbers of its nodes, the mark of what is selected, and the room that both take.
    private func withoutNumbers(_ tree: String) -> [String] {
        tree.split(separator: "\n").dropFirst().map { line in
            line.replacing(#/>?#\d+<?/#, with: "").split(separator: " ").joined(separator: " ")
        }
    }
}
