import BlueprintREPL
import FullScreen
import TerminalEmulator

/// The promises of the inspector: whatever is typed, its screens stay whole, and a terminal shows them.
enum InspectorPromises {
    private static let lines = [
        "style unicode",
        "Column(alignment: .fill) { Label(text: \"Title\"); Row { Label(text: \"one two three\"); Spacer(8) } }",
    ]
    private static let mostInputs = 24

    static func broken(by bytes: [UInt8], sharingNamesOf names: Session) -> [String] {
        let options = SessionOptions(givesJSON: false, limits: FuzzRun.limits)
        let session = Session(files: MemoryFiles(), options: options, sharingNamesOf: names)
        for line in lines { _ = session.run(line: line) }
        let inspection = Inspection(session)
        var update = GridUpdate(look: { $0.text == .plain ? nil : "1" })
        var terminal = TerminalScreen(columns: 80, rows: 24)
        for (number, input) in KeyPromises.decoded([bytes]).prefix(mostInputs).enumerated() {
            inspection.take(input)
            if inspection.wait != nil { inspection.tick() }
            if number % 12 == 5 { _ = inspection.grid(columns: 1 + number * 4, rows: 1 + number) }
            let grid = inspection.grid(columns: 80, rows: 24)
            terminal.write(update.text(for: grid))
            let shown = terminal.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
            if shown.joined(separator: "\n") != grid.text {
                return ["the terminal shows something else after \(number + 1) inputs, the last \(input)"]
            }
        }
        return terminal.unknown.isEmpty ? [] : ["sequences that no terminal knows: \(terminal.unknown)"]
    }
}
