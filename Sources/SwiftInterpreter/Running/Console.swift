/// The text that a program prints, line by line.
struct Console {
    private var lines: [String] = []
    private var unfinished = ""

    mutating func print(_ text: String) {
        var parts = text.split(separator: "\n", omittingEmptySubsequences: false)
        let last = parts.removeLast()
        for part in parts {
            lines.append(unfinished + part)
            unfinished = ""
        }
        unfinished += last
    }

    /// Returns the lines printed since the last call, and clears them.
    mutating func take() -> (lines: [String], isLastUnfinished: Bool) {
        defer { (lines, unfinished) = ([], "") }
        return unfinished.isEmpty ? (lines, false) : (lines + [unfinished], true)
    }
}
