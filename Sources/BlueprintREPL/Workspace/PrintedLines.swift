/// The incomplete line at the end of what the statements of the document printed.
struct PrintedLines {
    /// The last line while it is incomplete and not shown yet.
    private var unfinished: String?
    /// True if an incomplete line is kept until it is complete, as in scripts.
    var keepsUnfinished = false

    /// Returns the complete lines of an evaluation.
    ///
    /// - Parameter isUnfinished: true if the last line may continue.
    mutating func complete(_ lines: [String], isUnfinished: Bool) -> [String] {
        unfinished = nil
        guard isUnfinished, keepsUnfinished else { return lines }
        unfinished = lines.last
        return lines.dropLast()
    }

    /// Takes the unfinished line when no further output can complete it; nil if there is none.
    mutating func takeUnfinished() -> String? {
        defer { unfinished = nil }
        return unfinished
    }
}

extension [String] {
    /// Returns the lines after those that an earlier evaluation printed too; all statements run again with each edit.
    func news(after earlier: [String]) -> [String] {
        Array(dropFirst(zip(self, earlier).prefix { $0 == $1 }.count))
    }
}
