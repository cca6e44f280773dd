import Foundation

/// The program's prompt, at which lines are edited.
extension TerminalProgram {
    /// Waits until the row with the cursor equals a text.
    package func waitForLine(_ line: String) throws {
        try wait(for: "the line “\(line)”") { Self.withoutPlace($0.currentLine) == line }
    }

    /// Waits until an empty line can be edited, which means that the previous line is finished.
    package func waitForPrompt() throws {
        try wait(for: "the prompt") { $0.hasBracketedPaste && Self.withoutPlace($0.currentLine) == ">" }
    }

    /// Returns a row without the step or the selection before its prompt.
    private static func withoutPlace(_ row: String) -> String {
        row.first == ">" ? row : row.replacing(#/^(#[0-9\/*]+|[0-9]+\/[0-9]+) >/#, with: ">")
    }

    /// Types a line at the prompt, and waits until the next one can be edited.
    package func run(_ line: String) throws {
        try waitForPrompt()
        func promptCount() -> Int { written.components(separatedBy: "\u{1b}[?2004h").count }
        let before = promptCount()
        type(line + Keys.enter)
        try wait(for: "the prompt after “\(line)”") { _ in promptCount() > before }
        try waitForPrompt()
    }
}
