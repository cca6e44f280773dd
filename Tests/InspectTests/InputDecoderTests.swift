import FullScreen
import Testing

/// Bytes of a terminal.
@Suite("Terminal input")
struct InputDecoderTests {
    private func decode(_ text: String) -> [TerminalInput] {
        var decoder = InputDecoder()
        let inputs = decoder.take(Array(text.utf8))
        return inputs + decoder.flush()
    }

    @Test(
        "keys",
        arguments: [
            ("a", Key.character("a")), ("é", .character("é")), ("日", .character("日")), ("👍", .character("👍")),
            ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7f}", .backspace), ("\u{3}", .control("c")),
            ("\u{1b}[A", .up), ("\u{1b}OB", .down), ("\u{1b}[1;5C", .right), ("\u{1b}[D", .left), ("\u{1b}[H", .home),
            ("\u{1b}[4~", .end), ("\u{1b}[5~", .pageUp), ("\u{1b}[6~", .pageDown), ("\u{1b}[3~", .delete),
            ("\u{1b}[Z", .backTab), ("\u{1b}", .escape), ("\u{1b}b", .alt("b")), ("\u{1b}\u{7f}", .alt("\u{7f}")),
        ]
    )
    func keys(text: String, key: Key) {
        #expect(decode(text) == [.key(key)])
    }

    @Test("what is behind the last input that is wanted is given back")
    func rest() {
        var decoder = InputDecoder()
        var inputs: [TerminalInput] = []
        var behind: [TerminalInput?] = []
        let rest = decoder.take(Array("ab\u{1b}[A\u{1b}[".utf8)) { input, next in
            inputs.append(input)
            behind.append(next)
            return input != .key(.character("b"))
        }
        #expect(inputs == [.key(.character("a")), .key(.character("b"))])
        #expect(behind == [.key(.character("b")), .key(.up)])
        #expect(rest == Array("\u{1b}[A\u{1b}[".utf8) && !decoder.isPending)
    }

    @Test("the mouse")
    func mouse() {
        let place = CellPlace(column: 4, row: 2)
        #expect(decode("\u{1b}[<0;5;3M") == [.mouse(MouseEvent(.press, place))])
        #expect(decode("\u{1b}[<32;5;3M") == [.mouse(MouseEvent(.drag, place))])
        #expect(decode("\u{1b}[<0;5;3m") == [.mouse(MouseEvent(.release, place))])
        #expect(decode("\u{1b}[<64;5;3M") == [.mouse(MouseEvent(.wheelUp, place))])
        #expect(decode("\u{1b}[<81;5;3M") == [.mouse(MouseEvent(.wheelDown, place))])
        #expect(decode("\u{1b}[<2;5;3M\u{1b}[<0;0;3M\u{1b}[<0;5M").isEmpty)
    }

    @Test("a paste is one piece; unknown sequences type nothing; wrong bytes are replaced")
    func others() {
        #expect(decode("\u{1b}[200~a\u{1b}[b\nc\u{1b}[201~x") == [.paste("a\u{1b}[b\nc"), .key(.character("x"))])
        #expect(
            decode("\u{1b}[?62;4c\u{1b}[99xa\u{1b}]11;rgb:0/0/0\u{7}b") == [
                .key(.character("a")), .key(.character("b")),
            ]
        )
        #expect(decode("\u{1b}\u{1b}[A") == [.key(.escape), .key(.up)])
        var decoder = InputDecoder()
        #expect(
            decoder.take([0xff, 0xe6, 0x41]) == [
                .key(.character("\u{fffd}")), .key(.character("\u{fffd}")), .key(.character("A")),
            ]
        )
    }

    @Test("bytes may come in any pieces")
    func pieces() {
        let bytes = Array("a\u{1b}[1;5Cé👍\u{1b}[<0;5;3M\u{1b}[200~p\u{1b}[201~\u{1b}OA".utf8)
        var whole = InputDecoder()
        let expected = whole.take(bytes)
        #expect(expected.count == 7)
        for size in 1...bytes.count {
            var decoder = InputDecoder()
            var inputs: [TerminalInput] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                inputs += decoder.take(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
            #expect(inputs == expected)
            #expect(!decoder.isPending)
        }
    }

    @Test("a sequence that is too long ends at the same byte, however its bytes come", arguments: ["[", "]", "P"])
    func longSequences(start: String) {
        for count in 55..<75 {
            for end in ["A", "\u{7}", "\u{1b}\\", "\u{1}"] {
                let bytes = Array(("\u{1b}" + start + String(repeating: "1", count: count) + end + "x").utf8)
                var (whole, split) = (InputDecoder(), InputDecoder())
                let inputs = whole.take(bytes)
                #expect(bytes.flatMap { split.take([$0]) } == inputs)
                #expect(whole.isPending == split.isPending)
            }
        }
    }

    @Test("random bytes never trap, and end")
    func random() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var decoder = InputDecoder()
            let bytes = (0..<40).map { _ in
                [0x1b, 0x5b, 0x3c, 0x30, 0x3b, 0x4d, 0x7e, UInt8.random(in: 0...255, using: &generator)].randomElement(
                    using: &generator
                ) ?? 0
            }
            _ = decoder.take(bytes)
            for _ in 0..<80 { _ = decoder.flush() }
        }
    }
}
