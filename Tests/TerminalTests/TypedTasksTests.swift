import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// Trees that are typed from nothing, with their keys counted against a budget.
@Suite("Typed tasks", .onOwnThreads, .merge)
struct TypedTasksTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// A tree and the keys that make it.
    ///
    /// `⇥` is Tab, `→` takes a suggestion, `⇢` its first word, `⏎` is Enter; any other character is a key.
    struct Task: CustomTestStringConvertible {
        let testDescription: String
        /// The most keys that typing the tree may take; in full it takes a third to a half more.
        let budget: Int
        let lines: [String]
        /// The lines that `swift` prints at the end.
        let source: String
    }

    private static let codes: [Character: String] = [
        "⇥": Keys.tab, "→": Keys.right, "⇢": "\u{1b}[1;5C", "⏎": Keys.enter,
    ]

    static let tasks = [card, settings, receipt]

    private static let card = Task(
        testDescription: "a profile card",
        budget: 125,
        lines: [
            "Lab→→\"AL\")⏎", "cen→⏎", "box blue⏎", "constr⇥48 48⏎", "row ce→ 12⏎", "Col→()⏎", "Lab⇢\"Ada Lovelace\")⏎",
            "Lab⇢\"Mathematician\")⏎", "root⏎", "inset 12⏎", "box white⏎",
        ],
        source: """
            Row(alignment: .center, minimumSpacing: 12) {
                Label(text: "AL")
                    .centered()
                    .box(background: .blue)
                    .constrainedTo(width: 48, height: 48)
                Column() {
                    Label(text: "Ada Lovelace")
                    Label(text: "Mathematician")
                }
            }
            .inset(uniform: 12)
            .box(background: .white)
            """
    )

    private static let settings = Task(
        testDescription: "a settings list of twelve rows",
        budget: 210,
        lines: [
            "Column(al→.f→) {⏎",
            "for name in [\"Wi-Fi\", \"Bluetooth\", \"Cellular\", \"Hotspot\", \"VPN\", \"Sounds\", \"Focus\", "
                + "\"Screen\", \"General\", \"Display\", \"Battery\", \"Privacy\"] {⏎",
            "Row {⏎", "Lab→→name)⏎", "Lab→→\">\")⏎", "}.inset(h⇥12, v⇥8)⏎", "}⏎", "}⏎",
        ],
        source: """
                    "Privacy",
                ] {
                    Row {
                        Label(text: name)
                        Label(text: ">")
                    }
                    .inset(horizontal: 12, vertical: 8)
                }
            }
            """
    )

    private static let receipt = Task(
        testDescription: "a receipt for a 375-point screen",
        budget: 225,
        lines: [
            "viewport 375x300⏎", "Column(al→.f→)⏎", "Lab→→\"Receipt\")⏎", "Row { Lab→→\"Tea\"); Lab→→\"3.20\") }⏎",
            "end⏎", "Row⇢⇢\"Bread\"); Lab→→\"2.80\") }⏎", "end⏎", "Row⇢⇢\"Milk\"); Lab→→\"1.10\") }⏎", "end⏎",
            "Rul→→.h→, color: .gray)⏎", "Row⇢⇢\"Total\"); Lab→→\"7.10\") }⏎", "root⏎", "inset 16⏎",
        ],
        source: """
            Column(alignment: .fill) {
                Label(text: "Receipt")
                Row {
                    Label(text: "Tea")
                    Label(text: "3.20")
                }
                Row {
                    Label(text: "Bread")
                    Label(text: "2.80")
                }
                Row {
                    Label(text: "Milk")
                    Label(text: "1.10")
                }
                Rule(orientation: .horizontal, color: .gray)
                Row {
                    Label(text: "Total")
                    Label(text: "7.10")
                }
            }
            .inset(uniform: 16)
            """
    )

    /// Types keys; before a key that takes a suggestion, waits until one is shown.
    private func type(_ keys: String, in program: TerminalProgram) throws {
        for key in keys {
            let column = program.screen.cursor.column
            let takes = "→⇢".contains(key)
            if takes {
                try program.wait(for: "a suggestion in “\(keys)”") { screen in
                    screen.cell(at: screen.cursor).style.isDim
                }
            }
            program.type(Self.codes[key] ?? String(key))
            if key == "⏎" {
                try program.wait(for: "the next line after “\(keys)”") { screen in
                    screen.hasBracketedPaste && screen.currentLine.contains(#/^(#\d+ )?[>.]$/#)
                }
            } else {
                try program.wait(for: "the effect of “\(key)” in “\(keys)”") { $0.cursor.column > column }
            }
        }
    }

    @Test("a tree is typed from nothing within its budget of keys", arguments: tasks)
    func typing(task: Task) throws {
        let program = try home.start(environment: ["NO_COLOR": ""], columns: 200, rows: 60)
        for line in task.lines { try type(line, in: program) }
        #expect(!program.screen.text.contains("error:"), "\(program.screen.text)")
        try program.run("swift")
        #expect(program.screen.text.contains("\n" + task.source + "\n"), "\(program.screen.text)")
        let count = task.lines.reduce(0) { $0 + $1.count }
        #expect(count <= task.budget, "\(count) keys")
    }
}
