import Foundation
import TerminalEmulator
import TerminalPrograms
import TestTiers
import Testing

/// The time from a key to the texts around the line.
@Suite("The time of hints", .onOwnThreads, .serialized, .merge)
struct HintLatencyTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// The longest time from a key to its suggestion: of the processor, as other programs run beside a test.
    private static let longest = Duration.milliseconds(16)

    /// A document of 1,000 lines.
    ///
    /// A name and not the text, as the log of the tests lists the arguments of each.
    enum Document: CaseIterable {
        case elements, declarations

        var source: String {
            switch self {
            case .elements: "Column {\n" + lines { "    Label(text: \"\($0)\")\n" } + "}\n"
            case .declarations: lines { "let label\($0) = Label(text: \"a\")\n" } + "Column { label1; label2 }\n"
            }
        }

        private func lines(_ line: (Int) -> String) -> String {
            (0..<1_000).map(line).joined()
        }
    }

    private func started(with document: Document) throws -> TerminalProgram {
        let path = home.folder + "/big.swift"
        try document.source.write(toFile: path, atomically: true, encoding: .utf8)
        let program = try home.start(environment: ["NO_COLOR": ""])
        try program.run("autoshow off")
        try program.run("load \(path)")
        return program
    }

    /// Returns the time of the processor from a key to a screen; the shortest of several, if the first is too long.
    ///
    /// - Parameter repeats: keys that undo the key, after which it is typed again.
    private func time(
        of key: String,
        undoneBy repeats: String,
        in program: TerminalProgram,
        until isDone: (TerminalScreen) -> Bool
    ) throws -> Duration {
        var best = Duration.seconds(60)
        let column = program.screen.cursor.column
        for attempt in 0..<Self.attempts where best > Self.longest {
            if attempt > 0 {
                program.type(repeats)
                try program.wait(for: "the line before “\(key)”") { $0.cursor.column == column && !isDone($0) }
            }
            let start = try program.processorTime
            program.type(key)
            try program.wait(for: "what follows “\(key)”", until: isDone)
            best = min(best, try program.processorTime - start)
        }
        return best
    }

    private static let attempts = 20

    @Test(
        "in a document of 1,000 lines, a key is followed by the signature within 16 ms",
        arguments: Document.allCases
    )
    func signature(document: Document) throws {
        let program = try started(with: document)
        for (key, signature) in Self.keys {
            let column = program.screen.cursor.column
            let time = try time(of: key, undoneBy: Keys.backspace, in: program) { screen in
                let below = screen.cursor.row + 1
                return screen.cursor.column > column && below < screen.rows && screen.lines[below].hasPrefix(signature)
            }
            #expect(time <= Self.longest, "the key “\(key)” in column \(column)")
        }
    }

    /// The keys of a line, each with the beginning of the row below it.
    private static let keys: [(key: String, signature: String)] =
        "Row(alignment: .center, minimumSpacing: ".enumerated()
        .map { (String($0.element), $0.offset < 3 ? "" : "Row(") }

    @Test(
        "in a document of 1,000 lines, a key is followed by its suggestion within 16 ms",
        arguments: Document.allCases
    )
    func suggestion(document: Document) throws {
        let program = try started(with: document)
        try program.run("viewport 375x667")
        for (typed, key, suggested) in Self.suggestions {
            program.type(typed)
            let end = program.screen.cursor.column + typed.count
            try program.wait(for: "the typed text “\(typed)”") { $0.cursor.column == end }
            let time = try time(of: key, undoneBy: Keys.backspace, in: program) { screen in
                let cells = screen.cells[screen.cursor.row]
                return screen.cursor.column == end + 1 && screen.currentLine.hasSuffix("> " + suggested)
                    && cells[screen.cursor.column].style.isDim
            }
            #expect(time <= Self.longest, "the key “\(key)” after “\(typed)”")
            program.type(Keys.interrupt)
            try program.waitForPrompt()
        }
    }

    /// Keys after some text, each with the line and its dim suggestion: from history, the only word, the next argument.
    private static let suggestions = [
        ("", "v", "viewport 375x667"), ("viewpor", "t", "viewport 375x667"), ("viewport 37", "5", "viewport 375x667"),
        ("La", "b", "Label"), ("Labe", "l", "Label(text:"), ("Label", "(", "Label(text:"),
        ("Column { La", "b", "Column { Label"),
        ("Row(alignment: .cen", "t", "Row(alignment: .center"),
    ]
}
