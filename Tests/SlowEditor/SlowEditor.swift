import Foundation
import LineEditor

/// A program that reads lines with the line editor, to test it with hints and completions that never end by themselves.
///
/// A hint of a line with a question mark, and every completion, goes on until it is cancelled. A line with an opening
/// brace needs more lines, until one has a closing brace; for one with a tilde, Ctrl-C comes five times meanwhile.
@main
struct SlowEditor {
    static func main() {
        let hinter = Hinter(
            patience: .seconds(3_600),
            look: { HintLook(usesHistory: false) },
            hint: { typed, _, isCancelled in
                while typed.contains("?"), !isCancelled() { usleep(pause) }
                return Hint(signature: "hint of [\(typed)]")
            }
        )
        let editor = LineEditor(program: "slow-editor", completer: complete, hinter: hinter)
        while true {
            let input = editor.readEntry(prompt: "> ", continuation: ". ") { text in
                if text.contains("~") { for _ in 0..<5 { raise(SIGINT) } }
                return text.contains("{") && !text.contains("}")
            }
            switch input {
            case .line(let entry):
                print("taken: [\(entry.replacing("\n", with: "/"))]")
            case .interrupted: editor.remember(editor.cancelledText ?? "")
            case .endOfInput, .fault: return
            }
        }
    }

    /// The time between two questions whether to go on, in microseconds.
    private static let pause: UInt32 = 1_000

    private static func complete(_ line: String, cursor: Int) -> CompletionAnswer {
        // The bell says that the completion has begun.
        FileHandle.standardOutput.write(Data("\u{7}".utf8))
        while !InterruptFlag.isRaised { usleep(pause) }
        return CompletionAnswer(start: 0, end: cursor, candidates: [CompletionCandidate("incomplete")])
    }
}
