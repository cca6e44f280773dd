import LineEditor
import Testing

@Suite("Text made safe for a terminal")
struct TerminalTextTests {
    @Test("symbols take the place of characters that are not shown as themselves")
    func symbols() {
        #expect(TerminalText.symbols("a\u{1b}[31m\u{7}\t\u{7f}") == "a␛[31m␇␉␡")
        #expect(TerminalText.symbols("\u{85}\u{9b}\u{9d}\u{2028}\u{2029}") == "␦␦␦␤␤")
        #expect(TerminalText.symbols("\u{202e}\u{2066}\u{200f}\u{061c}") == "⇄⇄⇄⇄")
        #expect(TerminalText.symbols("\u{feff}\u{ad}") == "◌◌")
    }

    @Test("a combining mark at the start has a character of its own")
    func combiningMark() {
        #expect(TerminalText.symbols("\u{301}a") == "◌\u{301}a")
        #expect(TerminalText.symbols("e\u{301}") == "e\u{301}")
    }

    @Test("letters, emoji and joiners are unchanged", arguments: ["", "aé漢 \"x\"", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم"])
    func unchanged(text: String) {
        #expect(TerminalText.symbols(text) == text)
        #expect(TerminalText.typed(text) == text)
        #expect(TerminalText.echo(of: text) == text)
        #expect(TerminalText.canBeTyped(text))
    }

    @Test("text to edit has Swift escapes for hidden characters, and keeps line breaks and tabs")
    func typed() {
        #expect(
            TerminalText.typed("a\u{202e}b\n\t\u{9b}\0c\u{e0001}") == #"a\u{202E}b"# + "\n\t"
                + #"\u{9B}\u{0}c\u{E0001}"#
        )
        let once = TerminalText.typed("\u{2066}")
        #expect(TerminalText.typed(once) == once)
    }

    @Test("the echo of a line is what the editor shows for it")
    func echo() {
        #expect(TerminalText.echo(of: "a\tb\u{1}\u{1b}[2J\u{7f}\u{9b}") == "a\tb^A^[[2J^?" + #"\u{9B}"#)
    }

    @Test(
        "words with hidden or control characters cannot be typed",
        arguments: ["\t", "\n", "\u{1b}", "\u{7f}", "\u{202e}"]
    )
    func cannotBeTyped(character: String) {
        #expect(!TerminalText.canBeTyped("a" + character))
    }

    @Test("no control character reaches the terminal by a symbol or an echo")
    func allControls() {
        for value in (0..<0x20).map({ $0 }) + Array(0x7f..<0xa0) {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            #expect(TerminalText.symbol(for: scalar).value >= 0x2400)
            let isShown = TerminalText.echo(of: String(scalar)).unicodeScalars.allSatisfy {
                (0x20..<0x7f).contains($0.value)
            }
            #expect(isShown || scalar == "\t")
        }
    }

    @Test("prompts and candidates have symbols")
    func promptsAndCandidates() {
        #expect(PromptText("a\u{9b}\u{202e}> ").plain == "a␦⇄> ")
        #expect(PromptText("\u{1b}[1ma\u{1b}\u{1b}[0m> ").plain == "a␛> ")
        let list = CandidateList(["a\u{1b}[2J", "b\u{202e}"].map { CompletionCandidate($0) }, columns: 80, rows: 10)
        #expect(list.lines == ["  a␛[2J", "  b⇄"])
    }

    @Test("a completion is inserted up to a character that cannot be typed")
    func commonPrefix() {
        let names = ["folder/a\u{1b}1", "folder/a\u{1b}2"].map { CompletionCandidate($0) }
        #expect(CompletionAnswer(start: 0, end: 0, candidates: names).commonPrefix == "folder/a")
        #expect(CompletionAnswer(start: 0, end: 0, candidates: [CompletionCandidate("\u{202e}x")]).commonPrefix.isEmpty)
    }
}
