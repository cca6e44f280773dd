import Foundation
import LineEditor
import Testing

/// The escape sequence that fills the clipboard, and the terminals that take it.
@Suite struct ClipboardTests {
    /// Returns the text that a terminal reads out of OSC 52.
    private func read(_ sequence: String) -> String? {
        guard sequence.hasPrefix("\u{1b}]52;c;"), sequence.hasSuffix("\u{7}") else { return nil }
        return Data(base64Encoded: String(sequence.dropFirst(7).dropLast())).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("the text is padded base64 without line ends", arguments: ["", "a", "ab", "abc", "┏ é\n"])
    func base64(text: String) {
        let sequence = Clipboard(environment: ["TERM": "xterm"]).sequence(for: text)
        #expect(read(sequence) == text)
        #expect(sequence == "\u{1b}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{7}")
        let long = Clipboard(environment: ["TERM": "xterm"]).sequence(for: String(repeating: "x", count: 10_000))
        #expect(long.utf8.count == 8 + 13_336 && !long.contains("\n") && !long.contains("\r"))
    }

    @Test("tmux gets it as it is, screen in pieces of at most 500 bytes, each wrapped for the terminal around it")
    func multiplexers() {
        let text = String(repeating: "x", count: 1_000)
        let direct = Clipboard(environment: ["TERM": "xterm"]).sequence(for: text)
        #expect(
            Clipboard(environment: ["TERM": "screen", "TMUX": "/tmp/a,1,0", "STY": "a"]).sequence(for: text) == direct
        )
        let screen = Clipboard(environment: ["TERM": "screen", "STY": "1.a"]).sequence(for: text)
        let pieces = screen.components(separatedBy: "\u{1b}\\")
        #expect(pieces.count == 4 && pieces.last == "" && pieces.allSatisfy { $0.utf8.count <= 502 })
        #expect(pieces.dropLast().allSatisfy { $0.hasPrefix("\u{1b}P") })
        #expect(pieces.dropLast().map { $0.dropFirst(2) }.joined() == direct)
    }

    @Test(
        "a terminal that is known to take no text refuses",
        arguments: [
            ("dumb", "", "knows no escape sequences"), ("", "", "knows no escape sequences"),
            ("linux", "", "Linux console"),
            ("xterm-256color", "Apple_Terminal", "Terminal of macOS"),
        ]
    )
    func refusals(type: String, program: String, words: String) {
        let clipboard = Clipboard(environment: ["TERM": type, "TERM_PROGRAM": program])
        #expect(clipboard.refusal?.contains(words) == true)
        #expect(Clipboard(environment: ["TERM": "xterm", "TERM_PROGRAM": "tmux"]).refusal == nil)
    }

    @Test("each way has its remedy")
    func remedies() {
        #expect(Clipboard(environment: ["TMUX": "a"]).remedy.contains("tmux set -g set-clipboard on"))
        #expect(Clipboard(environment: ["STY": "a"]).remedy.contains("around screen"))
        #expect(Clipboard(environment: [:]).remedy.contains("this terminal"))
    }
}
