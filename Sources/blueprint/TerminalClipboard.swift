import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// The clipboard of the terminal, as sessions fill it.
struct TerminalClipboard {
    private let clipboard = Clipboard()

    /// The way to it.
    var access: ClipboardAccess { clipboard.refusal.map { .none($0) } ?? .terminal }

    /// Sends a text to the clipboard; returns the sentence about it.
    func copy(_ text: String) -> String {
        // The next read finds out if the terminal is gone.
        _ = DescriptorOutput.write(clipboard.sequence(for: text), to: STDOUT_FILENO)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - (text.hasSuffix("\n") ? 1 : 0)
        return "\(Phrasing.count(lines, "line")) sent to the clipboard; \(clipboard.remedy)"
    }

    /// Returns the outputs of a line of a session in full screen, with the sentence about what the line copied.
    func outputs(_ outputs: [Output], of session: Session) -> [Output] {
        guard case .clipboard(let text)? = session.wish else { return outputs }
        session.wish = nil
        return outputs + [Output(.note, StyledText(copy(text)))]
    }
}
