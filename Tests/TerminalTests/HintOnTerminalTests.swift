import Foundation
import TerminalEmulator
import TerminalPrograms
import TestTiers
import Testing

/// The signature below the line, and the suggestion behind the cursor.
@Suite("Signatures and suggestions on a terminal", .onOwnThreads, .merge)
struct HintOnTerminalTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private static let colours = ["NO_COLOR": ""]

    private func waitForCursor(_ line: String, below: String?, in program: TerminalProgram) throws {
        try program.wait(for: "“\(line)” above “\(below ?? "")”") { screen in
            let row = screen.cursor.row
            return screen.lines[row] == line && (row + 1 < screen.rows ? screen.lines[row + 1] : "") == (below ?? "")
        }
    }

    @Test("the usage of a command stays below the line while it is typed, with its argument marked")
    func command() throws {
        let program = try home.start()
        program.type("move ")
        try waitForCursor(
            ">  move".replacing("  ", with: " "),
            below: "move ‹[REF]› before, after or into REF",
            in: program
        )
        program.type("#2 af")
        try waitForCursor("> move #2 af", below: "move [REF] ‹before, after or into› REF", in: program)
        program.type("ter ")
        try waitForCursor("> move #2 after", below: "move [REF] before, after or into ‹REF›", in: program)
        program.type(Keys.enter)
        try program.waitForPrompt()
        #expect(!program.screen.text.contains("‹"))
    }

    @Test("the signature of a call marks the parameter at the cursor, wherever it is")
    func call() throws {
        let program = try home.start()
        program.type("Row(alignment: .top, minimumSpacing: 4)")
        try waitForCursor("> Row(alignment: .top, minimumSpacing: 4)", below: nil, in: program)
        program.type(Keys.left + Keys.left)
        try program.wait(for: "‹minimumSpacing: CGFloat")
        for _ in 0..<20 { program.type(Keys.left) }
        try program.wait(for: "‹alignment: Row.RowAlignment")
        #expect(program.screen.currentLine == "> Row(alignment: .top, minimumSpacing: 4)")
        program.type(Keys.lineEnd)
        try waitForCursor("> Row(alignment: .top, minimumSpacing: 4)", below: nil, in: program)
    }

    @Test("a wide signature fits the window around its current parameter")
    func narrow() throws {
        let program = try home.start(columns: 40)
        program.type("Row(minimumSpacing: ")
        try program.wait(for: "a row with the parameter") { screen in
            screen.lines.contains { $0.hasPrefix("Row(") && $0.contains("‹minimumSpacing") }
        }
    }

    @Test("on the last row of the screen the line moves up for the signature")
    func lastRow() throws {
        let program = try home.start(rows: 6)
        for _ in 0..<4 { try program.run("zoom") }
        #expect(program.screen.cursor.row == 5)
        program.type("viewport ")
        try waitForCursor("> viewport", below: "viewport ‹WxH, W or DEVICE›", in: program)
        program.type("100x505" + Keys.backspace + Keys.lineStart + Keys.lineEnd)
        try waitForCursor("> viewport 100x50", below: "viewport ‹WxH, W or DEVICE›", in: program)
        program.type(Keys.enter)
        try program.waitForPrompt()
        #expect(program.screen.text.contains("> viewport 100x50\nviewport 100×50"))
    }

    @Test(
        "a line that ends at the last column, and lines of several rows, keep their signature below",
        arguments: 28...33
    )
    func lastColumn(count: Int) throws {
        let program = try home.start(columns: 30, rows: 10)
        let text = String(repeating: "x", count: count - 10)
        let line = "Label(\"\(text)"
        program.type(line)
        try program.wait(for: "the signature") { $0.text.contains("Label(‹text") || $0.text.contains("Label(text") }
        program.type(Keys.lineStart + "A" + Keys.lineEnd + "B")
        let whole = "> A\(line)B"
        let first = String(whole.prefix(30))
        try program.wait(for: "the line in rows") { screen in
            screen.lines.contains(first) && (whole.count <= 30 || screen.lines.contains(String(whole.dropFirst(30))))
        }
    }

    @Test("wide characters move the cursor by two columns")
    func wide() throws {
        let program = try home.start(environment: Self.colours, columns: 40)
        try program.run("textsize \"漢字漢字\" 9x9")
        program.type("textsize \"漢字")
        try program.wait(for: "the suggestion behind the cursor") { screen in
            screen.currentLine == "> textsize \"漢字漢字\" 9x9" && screen.cursor.column == 16
        }
        program.type("漢")
        try program.wait(for: "the cursor two columns further") { screen in
            screen.currentLine == "> textsize \"漢字漢字\" 9x9" && screen.cursor.column == 18
        }
    }

    @Test(
        "a dim suggestion from the history follows the cursor, and the right key takes it",
        arguments: [
            Keys.right, Keys.end, Keys.lineEnd, Keys.control("f"), "\u{1b}OC", "\u{1b}OF",
        ]
    )
    func history(key: String) throws {
        let program = try home.start(environment: Self.colours)
        try program.run("viewport 375x667")
        program.type("vie")
        try program.wait(for: "a dim suggestion") { screen in
            guard screen.currentLine == "> viewport 375x667", screen.cursor.column == 5 else { return false }
            let row = screen.cells[screen.cursor.row]
            return !row[4].style.isDim && row[5].style.isDim && row[17].style.isDim
        }
        program.type(key)
        try program.wait(for: "typed text") { screen in
            let row = screen.cells[screen.cursor.row]
            return screen.cursor.column == 18 && !row[17].style.isDim && screen.currentLine == "> viewport 375x667"
        }
        program.type(Keys.enter)
        try program.waitForPrompt()
        #expect(program.screen.text.components(separatedBy: "\nviewport 375×667").count == 3)
    }

    @Test("a suggestion is never run unasked")
    func notRun() throws {
        let program = try home.start(environment: Self.colours)
        try program.run("viewport 375x667")
        program.type("viewport")
        try program.waitForLine("> viewport 375x667")
        program.type(Keys.enter)
        try program.waitForPrompt()
        try program.run("viewport 100x50")
        #expect(program.screen.text.contains("> viewport\nviewport 375×667"), "\(program.screen.report)")
    }

    @Test("Ctrl-Right takes one word of a suggestion")
    func word() throws {
        let program = try home.start(environment: Self.colours)
        try program.run("env layoutDirection rightToLeft")
        program.type("en")
        try program.waitForLine("> env layoutDirection rightToLeft")
        program.type("\u{1b}[1;5C")
        try program.wait(for: "the end of the first word") { $0.cursor.column == 6 }
        program.type("\u{1b}f")
        try program.wait(for: "the end of the second word") { $0.cursor.column == 22 }
        program.type("leftT")
        try program.waitForLine("> env layoutDirection leftToRight")
    }

    @Test("the next argument is suggested where there is only one")
    func nextArgument() throws {
        let program = try home.start(environment: Self.colours)
        program.type("Lab")
        try program.waitForLine("> Label")
        program.type(Keys.right)
        try program.waitForLine("> Label(text:")
        program.type(Keys.right + "\"a\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("without colour a suggestion has a row of its own behind an arrow")
    func noColour() throws {
        let program = try home.start()
        try program.run("viewport 375x667")
        program.type("vie")
        try waitForCursor("> vie", below: "→ viewport 375x667", in: program)
        program.type(Keys.right)
        try waitForCursor("> viewport 375x667", below: "viewport ‹WxH, W or DEVICE›", in: program)
        let plain = try home.start(environment: ["LC_ALL": "C"])
        plain.type("vie")
        try waitForCursor("> vie", below: "-> viewport 375x667", in: plain)
        #expect(plain.written.allSatisfy { $0.isASCII })
    }

    @Test("style text and a terminal without escape sequences have neither")
    func off() throws {
        let program = try home.start(environment: Self.colours)
        try program.run("viewport 375x667")
        try program.run("style text")
        program.type("viewport" + Keys.left)
        try program.wait(for: "the cursor before the last letter") { $0.cursor.column == 9 }
        try waitForCursor("> viewport", below: nil, in: program)
        program.type(Keys.right)
        try waitForCursor("> viewport", below: nil, in: program)
        let dumb = try home.start(environment: ["TERM": "dumb", "NO_COLOR": ""])
        dumb.type("viewport \n")
        try dumb.wait(for: "viewport 300×160")
        #expect(!dumb.written.contains("\u{1b}") && !dumb.written.contains("‹"))
    }

    @Test("texts that take too long are given up, and a suggestion from the history is shown all the same")
    func givenUp() throws {
        let program = try home.start(environment: ["BLUEPRINT_HINT_TIME": "0"])
        try program.run("viewport 375x667")
        program.type("vie")
        try waitForCursor("> vie", below: "→ viewport 375x667", in: program)
        program.type(Keys.right + Keys.enter)
        try program.waitForPrompt()
        #expect(!program.written.contains("‹"))
    }

    @Test("no suggestion follows an answer to a question")
    func question() throws {
        let program = try home.start()
        try program.run("yes")
        try program.run("autoshow off")
        try program.run("Column { }")
        program.type(Keys.up + Keys.enter)
        try program.wait(for: "[Y/n]")
        program.type("y")
        try program.wait(for: "[Y/n] y")
        #expect(!program.screen.text.contains("→ yes"))
        program.type(Keys.interrupt)
        try program.waitForPrompt()
    }

    @Test("after a resize the signature is below the line once")
    func resizing() throws {
        let program = try home.start(columns: 80)
        program.type("Row(alignment: .top, minimumSpacing: 4, ")
        try program.wait(for: "Row(‹") { $0.lines.contains { $0.hasPrefix("Row(") } }
        program.resize(columns: 30, rows: 12)
        program.type("u")
        try program.wait(for: "one signature") { screen in
            screen.lines.filter { $0.hasPrefix("Row(") }.count == 1
                && screen.text.contains("> Row(alignment: .top, minimum\nSpacing: 4, u\nRow(")
        }
        program.resize(columns: 100, rows: 24)
        program.type(Keys.backspace + Keys.backspace + Keys.backspace + ")")
        try waitForCursor("> Row(alignment: .top, minimumSpacing: 4)", below: nil, in: program)
        program.type(Keys.enter)
        try program.wait(for: "Row #1 is the root")
    }

    @Test("on further lines of an input the signature is that of the call above")
    func furtherLines() throws {
        let program = try home.start()
        program.type("Row(" + Keys.enter + "alignment: ")
        try program.wait(for: "Row(‹alignment: Row.RowAlignment")
        program.type(".top," + Keys.enter + "minimumSpacing: 4) {" + Keys.enter + "Label(")
        try program.wait(for: "Label(‹text: String›")
        program.type("text: \"a\")" + Keys.up)
        try program.wait(for: "the whole input") {
            $0.text.contains("> Row(\nalignment: .top,\nminimumSpacing: 4) {\nLabel(")
        }
        program.type(Keys.up + Keys.up)
        try program.wait(for: "the signature of the first call, below the last line") { screen in
            let rows = screen.lines
            return rows.firstIndex { $0 == "Label(text: \"a\")" }
                .map { rows[$0 + 1].hasPrefix("Row(") } ?? false
        }
        program.type(Keys.control("c"))
        try program.waitForPrompt()
        #expect(!program.screen.text.contains("‹"))
    }

    @Test("a search with Ctrl-R and a paste show no signature meanwhile")
    func searchAndPaste() throws {
        let program = try home.start()
        try program.run("viewport 375x667")
        try program.run("zoom 1")
        program.type("Label(" + Keys.searchBack + "view")
        try program.wait(for: "> viewport 375x667\nbck:view")
        #expect(!program.screen.text.contains("‹"))
        program.type(Keys.escape)
        try program.wait(for: "the usage below the found line") { $0.text.contains("> viewport 375x667\nviewport") }
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.paste("Label(text: \"one\")\nLabel(text: ")
        try program.wait(for: "Label #1 is the root")
        try program.wait(for: "the signature below the rest of the paste") { screen in
            screen.currentLine == "#1 > Label(text:" && screen.text.contains("\nLabel(‹text: String›, ")
        }
    }

    @Test("Ctrl-Z clears the rows below for the shell, and fg brings them back")
    func jobControl() throws {
        let shell = try home.shell()
        shell.type(TerminalProgram.blueprint + Keys.enter)
        try shell.waitForPrompt()
        shell.type("viewport ")
        try waitForCursor("> viewport", below: "viewport ‹WxH, W or DEVICE›", in: shell)
        shell.type(Keys.suspend)
        try shell.wait(for: "Stopped")
        try shell.waitForLine("$")
        #expect(!shell.screen.text.contains("‹"))
        shell.type("fg" + Keys.enter)
        try waitForCursor("> viewport", below: "viewport ‹WxH, W or DEVICE›", in: shell)
    }

    @Test("vi's insert mode takes a suggestion, too")
    func vi() throws {
        let rules = home.folder + "/.editrc"
        try "bind -v\n".write(toFile: rules, atomically: true, encoding: .utf8)
        let program = try home.start(environment: ["EDITRC": rules, "NO_COLOR": ""])
        try program.run("viewport 375x667")
        program.type("vie")
        try program.waitForLine("> viewport 375x667")
        program.type(Keys.right + "1")
        try program.waitForLine("> viewport 375x6671")
    }
}
