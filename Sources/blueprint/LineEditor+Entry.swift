import LineEditor

extension LineEditor {
    /// Reads the lines that complete an input; nil if it was discarded, which leaves it in `discarded`.
    func entry(
        beginning line: String,
        prompt: String,
        needsMore: (String) -> Bool,
        discarded: (String) -> Void = { _ in }
    ) -> String? {
        var entry = line
        while needsMore(entry) {
            guard case .line(let next) = readLine(prompt: prompt) else {
                if let text = cancelledText { discarded(entry + "\n" + text) }
                return nil
            }
            entry += "\n" + next
        }
        return entry
    }
}
