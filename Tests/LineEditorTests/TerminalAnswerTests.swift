import LineEditor
import Testing

/// The answers of terminals, among typed bytes.
@Suite struct TerminalAnswerTests {
    private func answer(_ text: String) -> TerminalAnswer {
        var answer = TerminalAnswer()
        for byte in text.utf8 { answer.take([byte]) }
        return answer
    }

    @Test(
        "the brightness is that of the colour, however it ends",
        arguments: [
            ("\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\", 1.0), ("\u{1b}]11;rgb:00/00/00\u{7}", 0.0),
            ("\u{1b}]11;rgb:f/f/0\u{7}", 0.886),
        ]
    )
    func brightness(text: String, value: Double) throws {
        let found = try #require(answer(text + "\u{1b}[?62;4c").brightness)
        #expect(abs(found - value) < 0.001)
        #expect(answer(text).typed.isEmpty && !answer(text).isComplete)
        #expect(answer(text + "\u{1b}[?62;4c").isComplete)
    }

    @Test("a terminal without the colour answers the second request only")
    func without() {
        #expect(answer("\u{1b}[?1;2c").brightness == nil)
        #expect(answer("\u{1b}[?1;2c").isComplete)
    }

    @Test("typed bytes are kept, also keys that begin like an answer")
    func typed() {
        let keys = "tr\u{1b}[A漢"
        let all = answer("a" + "\u{1b}]11;rgb:00/00/00\u{7}" + keys + "\u{1b}[?1c" + "z")
        #expect(String(decoding: all.typed, as: UTF8.self) == "a\(keys)z")
        #expect(all.isComplete && all.brightness == 0)
        #expect(answer("abc").typed == Array("abc".utf8))
        #expect(answer("\u{1b}]11;rgb:00/00").brightness == nil)
        #expect(answer("\u{1b}]11;rgb:zz/00/00\u{7}").brightness == nil)
        #expect(answer("\u{1b}]11;rgb:-f/-f/-f\u{7}").brightness == nil)
    }

    @Test("an answer that another sequence cuts off is none")
    func cutOff() {
        let all = answer("\u{1b}]11;rgb:1/2/3\u{1b}[?62;4c")
        #expect(all.brightness == nil && all.isComplete)
        #expect(all.typed == Array("\u{1b}]11;rgb:1/2/3".utf8))
    }
}
