/// The lines that the statements of the document printed; all of them run again with each edit.
struct PrintedLines {
    /// The lines of the last evaluation.
    private var before: [String] = []
    /// The last line while it is incomplete and not shown yet.
    private var unfinished: String?
    /// True if an incomplete line is kept until it is complete, as in scripts.
    var keepsUnfinished = false

    /// Returns the lines that the previous evaluation did not print.
    ///
    /// - Parameter isUnfinished: true if the last line may continue.
    mutating func news(in lines: [String], isUnfinished: Bool) -> [String] {
        var lines = lines
        unfinished = isUnfinished && keepsUnfinished ? lines.popLast() : nil
        let same = zip(lines, before).prefix { $0 == $1 }.count
        before = lines
        return Array(lines.dropFirst(same))
    }

    /// Takes the unfinished line when no further output can complete it; nil if there is none.
    mutating func takeUnfinished() -> String? {
        defer { unfinished = nil }
        return unfinished
    }
}
