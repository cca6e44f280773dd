import BlueprintInspector
import Foundation
import LineEditor
import TextFiles

/// The clipboard of the terminal.
extension TerminalSession {
    /// Sends a text to the clipboard; returns the sentence about it.
    func copy(_ text: String) -> String {
        let clipboard = Clipboard()
        // The next read finds out if the terminal is gone.
        _ = DescriptorOutput.write(clipboard.sequence(for: text), to: STDOUT_FILENO)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - (text.hasSuffix("\n") ? 1 : 0)
        return "\(Phrasing.count(lines, "line")) sent to the clipboard; \(clipboard.remedy)"
    }
}
