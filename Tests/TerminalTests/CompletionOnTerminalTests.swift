import TerminalPrograms
import TestTiers
import Testing

@Suite("Completion on a terminal", .onOwnThreads, .merge)
struct CompletionOnTerminalTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("Tab completes a word that is the only one, and a space follows where another word can come")
    func single() throws {
        let program = try home.start()
        program.type("viewp" + Keys.tab + "375x667")
        try program.waitForLine("> viewport 375x667")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("clea" + Keys.tab + "!")
        try program.waitForLine("> clear!")
    }

    @Test("Tab lists the completions below the line, with descriptions; the next key removes the list")
    func list() throws {
        let program = try home.start()
        program.type("un" + Keys.tab)
        try program.wait(for: "> un\n  undo    Undoes the last line")
        try program.wait(for: "\n  unwrap  ")
        try program.waitForLine("> un")
        program.type("d")
        try program.waitForLine("> und")
        #expect(!program.screen.text.contains("unwrap"))
    }

    @Test("the second Tab moves in the list, Shift-Tab moves back, and a letter goes on from there")
    func moving() throws {
        let program = try home.start()
        program.type("un" + Keys.tab)
        try program.wait(for: "\n  unwrap")
        program.type(Keys.tab)
        try program.wait(for: "> undo\n> undo")
        program.type(Keys.tab)
        try program.wait(for: "> unwrap\n  undo")
        try program.wait(for: "\n> unwrap")
        program.type(Keys.tab)
        try program.wait(for: "> undo\n> undo")
        program.type(Keys.backTab)
        try program.waitForLine("> unwrap")
        program.type("x")
        try program.waitForLine("> unwrap x")
        #expect(!program.screen.text.contains("undo"))
    }

    @Test("Down and Up move in the list, Escape closes it, and the selected word stays")
    func arrows() throws {
        let program = try home.start()
        try program.run("zoom 1")
        program.type("un" + Keys.tab)
        try program.wait(for: "\n  unwrap")
        program.type(Keys.down + Keys.down)
        try program.waitForLine("> unwrap")
        program.type(Keys.up)
        // With the list below: a key after Escape would be one with Alt if the list went for another reason.
        try program.wait(for: "> undo\n> undo")
        try program.wait(for: "\n  unwrap")
        program.type(Keys.escape)
        try program.wait(for: "no list") { !$0.text.contains("unwrap") }
        program.type("x")
        try program.waitForLine("> undo x")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        // Without a selected word, the up key recalls lines.
        program.type("zo" + Keys.tab + Keys.up)
        try program.waitForLine("> zoom 1")
    }

    @Test("a common beginning is inserted and its completions are listed at once")
    func commonBeginning() throws {
        let program = try home.start()
        program.type("Row(alignment: .top, min" + Keys.tab + "4, " + Keys.tab)
        try program.wait(for: "> Row(alignment: .top, minimumSpacing: 4")
    }

    @Test("what fits comes first, under headings, with a description for each")
    func groups() throws {
        let program = try home.start(rows: 40)
        program.type("in" + Keys.tab)
        try program.wait(for: "commands\n  info")
        try program.wait(for: "modifiers\n  inset")
        let rows = program.screen.lines.filter { $0.hasPrefix("  ") }
        #expect(rows.count >= 3)
        #expect(rows.allSatisfy { $0.dropFirst(2).contains("  ") }, "\(rows)")
    }

    @Test("a list that is longer than the screen moves with the selection, and the line stays in view")
    func longList() throws {
        let program = try home.start(rows: 8)
        program.type("Label(text: \"a\").box(background: ." + Keys.tab)
        try program.wait(for: "more: Tab moves")
        #expect(program.screen.currentLine.hasPrefix("> Label(text: \"a\").box(background: ."))
        for _ in 0..<12 { program.type(Keys.tab) }
        try program.wait(for: "a selection further down") { screen in
            screen.lines.contains { $0.hasPrefix("> ") && !$0.hasPrefix("> Label") }
                && screen.lines.contains { $0.hasPrefix("> Label(text:") }
        }
    }

    @Test("in the middle of a label no second colon is inserted")
    func colon() throws {
        let program = try home.start()
        program.type("Row(minimu: 4)")
        for _ in 0..<4 { program.type(Keys.left) }
        program.type(Keys.tab)
        try program.waitForLine("> Row(minimumSpacing: 4)")
    }

    /// A line with the cursor in the middle of a word, and the line that Tab makes of it.
    private static let middles = [
        ("Row(ali|gnment: .top)", "Row(alignment: .top)"), ("Row(alignment: .cen|ter)", "Row(alignment: .center)"),
        ("Label(text: \"x\").box(backg|round: .red)", "Label(text: \"x\").box(background: .red)"),
        ("sel|ect #1", "select #1"), ("Lab|el(text: \"x\")", "Label(text: \"x\")"),
        ("Lab|x(text: \"x\")", "Label(text: \"x\")"),
        ("set #2 alignm|ent", "set #2 alignment"), ("why #2 --verb|ose", "why #2 --verbose"),
        ("select \"Ad|a\"", "select \"Ada\""), ("viewport iphone-pl|us", "viewport iphone-plus"),
        ("un|do", "undo"),
    ]

    @Test("in the middle of a word, its rest is not doubled")
    func middle() throws {
        let program = try home.start(columns: 100, rows: 30)
        for line in ["autoshow off", "Column { Label(text: \"Ada\") }"] { try program.run(line) }
        for (line, completed) in Self.middles {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            program.type(parts.joined() + String(repeating: Keys.left, count: parts[1].count) + Keys.tab)
            // The line may look completed before Tab is handled, and Ctrl-C would then only stop the completion.
            program.type(Keys.lineEnd + "!")
            try program.wait(for: "the key after Tab") { $0.currentLine.hasSuffix("!") }
            program.type(Keys.backspace)
            try program.waitForLine("> " + completed)
            program.type(Keys.interrupt)
            try program.waitForPrompt()
        }
        program.type("undo" + Keys.left + Keys.left + Keys.tab + Keys.tab + Keys.tab)
        try program.waitForLine("> unwrap")
    }

    @Test("in the middle of a line no second space is inserted")
    func space() throws {
        let program = try home.start()
        program.type("env layoutD rightToLeft")
        for _ in 0..<12 { program.type(Keys.left) }
        program.type(Keys.tab)
        try program.waitForLine("> env layoutDirection rightToLeft")
    }

    @Test("on a further line of an input, the call above is known")
    func furtherLine() throws {
        let program = try home.start()
        program.type("Row(" + Keys.enter)
        try program.waitForLine(".")
        program.type("minim" + Keys.tab)
        try program.waitForLine(". minimumSpacing:")
    }

    @Test("a list in a locale without UTF-8, and with colours")
    func kinds() throws {
        let plain = try home.start(environment: ["LC_ALL": "C"])
        plain.type("un" + Keys.tab + Keys.tab)
        try plain.wait(for: "> undo\n> undo")
        #expect(plain.written.allSatisfy { $0.isASCII })
        let coloured = try home.start(environment: ["NO_COLOR": ""])
        coloured.type("un" + Keys.tab)
        try coloured.wait(for: "\n  unwrap")
        coloured.type(Keys.tab)
        try coloured.wait(for: "a reversed row") { screen in
            screen.cells[screen.cursor.row + 1][0].style.isReversed
                && screen.lines[screen.cursor.row + 1].hasPrefix("> undo ")
        }
    }

    @Test("Ctrl-C removes the list and keeps the session")
    func interrupt() throws {
        let program = try home.start()
        program.type("un" + Keys.tab)
        try program.wait(for: "\n  unwrap")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        #expect(!program.screen.text.contains("unwrap"))
        program.type("un" + Keys.tab + Keys.tab + Keys.enter)
        try program.wait(for: "> undo\n")
        try program.waitForPrompt()
    }

    @Test("where nothing completes, a row below the line says so until the next key")
    func nothing() throws {
        let program = try home.start()
        program.type("zzqq" + Keys.tab)
        try program.wait(for: "> zzqq\nno completions")
        program.type("x")
        try program.waitForLine("> zzqqx")
        #expect(!program.screen.text.contains("no completions"))
    }
}
