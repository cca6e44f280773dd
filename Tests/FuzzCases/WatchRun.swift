import BlueprintREPL
import RandomNumbers

/// Applies edits to a watched file, both good and bad ones.
struct WatchRun {
    let corpus: Corpus
    let options: SessionOptions

    func run(using dice: inout Dice, _ begin: (String) -> Void) -> FuzzCase.Report {
        var edits = Edits(corpus: corpus, dice: dice)
        defer { dice = edits.dice }
        var report = FuzzCase.Report()
        let file = WatchedFile("fuzz.swift", options: options)
        let original = edits.program(edits: 0)
        var text = original
        for _ in 0..<(2 + edits.dice.below(6)) {
            begin("// The file becomes:\n" + text)
            report.inputCount += 1
            let output = file.take(text)
            report.add(output)
            for reason in Promises.broken(by: output, source: text, input: nil) {
                report.finds.append(FuzzCase.Find(reason: reason, input: text))
            }
            let size = [1, 2, 7, 40, 80, 300]
            let screen = file.screen(columns: size[edits.dice.below(6)], rows: size[edits.dice.below(6)])
            if screen.lines.isEmpty {
                report.finds.append(FuzzCase.Find(reason: "nothing stands on the screen", input: text))
            }
            text = edits.dice.once(in: 3) ? original : edits.edited(text)
        }
        return report
    }
}
