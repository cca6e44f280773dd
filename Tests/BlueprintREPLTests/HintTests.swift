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

    @Test(
        "the signature of the call at the end marks the current parameter",
        arguments: [
            ("Label(", "Label(‹text: String›", ""),
            ("Row(alignment: .center, minimumSpacing: ", "‹minimumSpacing: CGFloat", ""),
            ("add Row(alignment: ", "‹alignment: Row.RowAlignment", ""), ("viewport 3", "viewport WxH", "‹"),
            ("inset ", "inset uniform", "‹"),
        ]
    )
    func signatures(line: String, part: String, absent: String) {
        let signature = session.signature(for: line) ?? ""
        #expect(signature.contains(part), "\(signature)")
        #expect(absent.isEmpty || !signature.contains(absent))
    }

    @Test(
        "no signature is shown outside of a known call",
        arguments: ["Row", "", "Row(alignment: .center)", "(", "\"a"]
    )
    func noSignature(line: String) {
        #expect(session.signature(for: line) == nil)
    }
}
