import BlueprintREPL
import Testing

@Suite("Hints")
struct HintTests {
    private let session = Session()

    @Test("what a command takes is known as soon as its name is complete")
    func commands() {
        #expect(session.hint(for: "goto ") != nil)
        #expect(session.hint(for: "inset ")?.hasPrefix("uniform") == true)
    }

    @Test(
        "nothing is said before, later, or where nothing is taken",
        arguments: ["goto", "goto 3", "undo ", "", " ", "x "]
    )
    func others(line: String) {
        #expect(session.hint(for: line) == nil)
    }
}
