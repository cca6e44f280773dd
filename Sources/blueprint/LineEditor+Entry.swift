import LineEditor

extension LineEditor {
    /// Reads the lines that complete an input; nil if it was discarded.
    func entry(beginning line: String, prompt: String, needsMore: (String) -> Bool) -> String? {
        var entry = line
        while needsMore(entry) {
            guard case .line(let next) = readLine(prompt: prompt) else { return nil }
            entry += "\n" + next
        }
        return entry
    }
}
