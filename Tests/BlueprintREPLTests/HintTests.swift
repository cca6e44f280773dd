import BlueprintREPL
import Testing

@Suite("Hints")
struct HintTests {
    private let session = Session()

    @Test("the arguments of a command are shown as soon as its name is complete")
    func commands() {
        #expect(session.hint(for: "goto ") != nil)
        #expect(session.hint(for: "inset ")?.hasPrefix("uniform") == true)
    }

    @Test(
        "no hint is shown before, later, or for a command without arguments",
        arguments: ["goto", "goto 3", "undo ", "", " ", "x "]
    )
    func others(line: String) {
        #expect(session.hint(for: line) == nil)
    }
}
