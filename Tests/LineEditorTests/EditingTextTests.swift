import LineEditor
import Testing

@Suite("Prompts, keys and positions")
struct EditingTextTests {
    @Test("escape sequences of a prompt are marked and take no columns")
    func prompt() {
        #expect(PromptText("> ") == PromptText("> "))
        #expect(PromptText("> ").marked == "> ")
        let bold = PromptText("\u{1b}[1m>\u{1b}[0m ")
        #expect(bold.plain == "> ")
        #expect(bold.marked == "\u{1}\u{1b}[1m\u{1}>\u{1}\u{1b}[0m\u{1} ")
        #expect(PromptText("\u{1b}[1m\u{1b}[2mx").marked == "\u{1}\u{1b}[1m\u{1b}[2m\u{1}x")
    }

    @Test("an escape sequence at the end is followed by a blank")
    func promptEndingInEscape() {
        let prompt = PromptText(">\u{1b}[0m")
        #expect(prompt.plain == "> ")
        #expect(prompt.marked == ">\u{1}\u{1b}[0m\u{1} ")
    }

    private func position(_ text: String, columns: Int) -> [Int] {
        var position = CellPosition()
        position.advance(over: text.unicodeScalars, columns: columns)
        return [position.row, position.column]
    }

    @Test("a position counts rows and columns as the terminal wraps them")
    func positions() {
        #expect(position("", columns: 10) == [0, 0])
        #expect(position("12345", columns: 10) == [0, 5])
        #expect(position("1234567890", columns: 10) == [1, 0])
        #expect(position("ab\nc", columns: 10) == [1, 1])
        #expect(position("a\tb", columns: 20) == [0, 9])
        #expect(position("\u{1}x", columns: 20) == [0, 3])
        #expect(position("abc", columns: 0) == [1, 1])
    }

    private func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
        var buffer = InputBuffer()
        buffer.append(bytes)
        var scalars: [Unicode.Scalar] = []
        while case .scalar = buffer.head, let scalar = buffer.takeScalar() { scalars.append(scalar) }
        return scalars
    }

    @Test("bytes become characters, one at a time")
    func characters() {
        #expect(scalars(Array("aé漢😀".utf8)) == Array("aé漢😀".unicodeScalars))
        #expect(scalars([0xff, 0x61]) == ["\u{fffd}", "a"])
        #expect(scalars([0xe6, 0x61]) == ["\u{fffd}", "a"])
        #expect(scalars([0xed, 0xa0, 0x80, 0x61]).last == "a")
    }

    @Test("no key of a keyboard has the program's own key codes")
    func controlCodes() {
        #expect(scalars([0xc2, 0x80]) == ["\u{fffd}"])
    }

    @Test("an incomplete character waits for its other bytes")
    func cutOff() {
        var buffer = InputBuffer()
        buffer.append([0xe6, 0xbc])
        #expect(buffer.head == .cutOff)
        buffer.append([0xa2])
        #expect(buffer.head == .scalar("漢"))
    }

    @Test("a paste is complete or absent, however its bytes are split")
    func paste() {
        let bytes = Array("\u{1b}[200~one\rtwo \u{1b}[3m\u{1b}[201~x".utf8)
        for cut in 7..<bytes.count {
            var buffer = InputBuffer()
            buffer.append(bytes[..<cut])
            let early = buffer.takePaste()
            buffer.append(bytes[cut...])
            let paste = early ?? buffer.takePaste()
            let next = buffer.takeScalar()
            #expect(paste == "one\rtwo \u{1b}[3m")
            #expect(next == "x")
            #expect(buffer.isEmpty)
        }
    }

    @Test("a paste is read after another one that was dropped before its end")
    func dropped() {
        var buffer = InputBuffer()
        buffer.append(Array("\u{1b}[200~a paste that is longer than the next one".utf8))
        let cut = buffer.takePaste()
        buffer.clear()
        buffer.append(Array("\u{1b}[200~text\u{1b}[201~".utf8))
        let paste = buffer.takePaste()
        #expect(cut == nil)
        #expect(paste == "text")
    }

    @Test("an escape sequence is not taken for a paste")
    func escapes() {
        var buffer = InputBuffer()
        buffer.append([0x1b])
        #expect(buffer.head == .cutOff)
        buffer.append(Array("[A".utf8))
        #expect(buffer.head == .scalar("\u{1b}"))
        let paste = buffer.takePaste()
        #expect(paste == nil)
    }
}
