import BlueprintREPL
import RandomNumbers

/// Runs an edited program as a file, as `blueprint run` does.
struct FileRun {
    /// True if the file continues after an error.
    let keepsGoing: Bool
    /// Returning true interrupts the file.
    let isInterrupted: @Sendable () -> Bool

    static func run(
        _ corpus: Corpus,
        _ options: SessionOptions,
        using dice: inout Dice,
        _ begin: (String) -> Void
    ) -> FuzzCase.Report {
        var edits = Edits(corpus: corpus, dice: dice)
        let text = edits.program(edits: 1 + edits.dice.below(5))
        let keepsGoing = edits.dice.once(in: 3)
        dice = edits.dice
        begin(text)
        return FileRun(keepsGoing: keepsGoing, isInterrupted: options.isInterrupted).run(text)
    }

    /// Runs a text.
    ///
    /// - Parameter names: a session on the same thread, whose table of names is used.
    func run(_ text: String, sharingNamesOf names: Session? = nil) -> FuzzCase.Report {
        var report = FuzzCase.Report()
        report.inputCount = 1
        var runner = ScriptRunner(files: MemoryFiles(), keepsGoing: keepsGoing, sharingNamesOf: names)
        runner.isInterrupted = isInterrupted
        let result = runner.run(text, name: "fuzz.swift") { output in
            report.add(output)
            for reason in Promises.broken(by: output, source: text, input: nil) {
                report.finds.append(FuzzCase.Find(reason: reason, input: text))
            }
            if output.kind == .error, !isInterrupted(), !Self.isPlaced(output, in: text) {
                let reason = "an error without a place in the file: \(output.text.plain.prefix(200))"
                report.finds.append(FuzzCase.Find(reason: reason, input: text))
            }
        }
        if result.inputCount == 0, text.contains(where: { !$0.isWhitespace }), result.passed {
            report.finds.append(FuzzCase.Find(reason: "nothing was read of a file that is not empty", input: text))
        }
        return report
    }

    /// Returns true if an error begins with the location of a line in the file.
    private static func isPlaced(_ output: Output, in text: String) -> Bool {
        let words = output.text.plain.split(separator: ":", maxSplits: 3)
        guard words.count == 4, words[0] == "fuzz.swift", let line = Int(words[1]), Int(words[2]) != nil else {
            return false
        }
        return (1...max(1, text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)).contains(
            line
        )
    }
}
