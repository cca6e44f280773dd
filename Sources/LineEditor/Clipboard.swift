import Foundation

/// The clipboard of the terminal, which an escape sequence (OSC 52) fills.
///
/// No terminal says whether it took the text.
package struct Clipboard: Sendable {
    /// The program between this one and the terminal.
    package enum Multiplexer: Sendable {
        /// tmux, which passes text on if its option set-clipboard is on.
        case tmux
        /// GNU screen, which passes on what is wrapped for the terminal around it.
        case screen
    }

    /// The program in between; nil for none.
    package let multiplexer: Multiplexer?
    /// The reason why the terminal takes no text; nil if it may.
    package let refusal: String?

    /// The clipboard according to environment variables.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        multiplexer = isSet("TMUX") ? .tmux : isSet("STY") ? .screen : nil
        let type = environment["TERM"] ?? ""
        if type.isEmpty || type == "dumb" {
            refusal = "this terminal knows no escape sequences"
        } else if type == "linux" {
            refusal = "the Linux console has no clipboard"
        } else if environment["TERM_PROGRAM"] == "Apple_Terminal" {
            refusal = "Terminal of macOS takes no text from programs"
        } else {
            refusal = nil
        }
    }

    /// The bytes of a sequence that screen passes on at once; its limit is below 800.
    private static let pieceLength = 500

    /// Returns the escape sequence that puts a text on the clipboard.
    package func sequence(for text: String) -> String {
        let sequence = "\u{1b}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{7}"
        guard multiplexer == .screen else { return sequence }
        let bytes = Array(sequence.utf8)
        return stride(from: 0, to: bytes.count, by: Self.pieceLength).map { start in
            let piece = bytes[start..<min(start + Self.pieceLength, bytes.count)]
            return "\u{1b}P" + String(decoding: piece, as: UTF8.self) + "\u{1b}\\"
        }.joined()
    }

    /// The sentence about a text that was sent and does not arrive.
    package var remedy: String {
        switch multiplexer {
        case .tmux: "if the text is not there, type in a shell: tmux set -g set-clipboard on"
        case .screen: "if the text is not there, the terminal around screen takes no text from programs"
        case nil: "if the text is not there, this terminal takes no text from programs"
        }
    }
}
