import Foundation
import TerminalPrograms
import Testing

/// The time from a key to the texts around the line.
@Suite("The time of hints", .serialized)
struct HintLatencyTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// The longest time from a key to its suggestion.
    private static let longest = Duration.milliseconds(16)

    @Test(
        "in a document of 1,000 lines, a key is followed by its hint within 16 ms",
        arguments: [
            ("Column {\n" + (0..<1_000).map { "    Label(text: \"\($0)\")\n" }.joined() + "}\n"),
            (0..<1_000).map { "let label\($0) = Label(text: \"a\")\n" }.joined() + "Column { label1; label2 }\n",
        ]
    )
    func document(source: String) throws {
        let path = home.folder + "/big.swift"
        try source.write(toFile: path, atomically: true, encoding: .utf8)
        let program = try home.start(environment: ["NO_COLOR": ""])
        try program.run("autoshow off")
        try program.run("load \(path)")
        var times: [Duration] = []
        for (key, signature) in Self.keys {
            let column = program.screen.cursor.column
            let start = ContinuousClock.now
            program.type(key)
            try program.wait(for: "the signature after “\(key)”") { screen in
                let below = screen.cursor.row + 1
                return screen.cursor.column > column && below < screen.rows && screen.lines[below].hasPrefix(signature)
            }
            times.append(ContinuousClock.now - start)
        }
        // Half of the keys: another program may take the processor meanwhile.
        let median = times.sorted()[times.count / 2]
        #expect(median <= Self.longest, "\(times)")
    }

    /// The keys of a line, each with the beginning of the row below it.
    private static let keys: [(key: String, signature: String)] =
        "Row(alignment: .center, minimumSpacing: ".enumerated()
        .map { (String($0.element), $0.offset < 3 ? "" : "Row(") }
}
