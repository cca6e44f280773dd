import TerminalPrograms
import Testing

@Suite("Completion on a terminal")
struct CompletionOnTerminalTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("Tab completes a word that is the only one")
    func single() throws {
        let program = try home.start()
        program.type("viewp" + Keys.tab)
        try program.waitForLine("> viewport (WxH, W or DEVICE)")
    }

    @Test("a space follows where another word can come")
    func leadingOn() throws {
        let program = try home.start()
        program.type("viewp" + Keys.tab + "375x667")
        try program.waitForLine("> viewport 375x667")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("und" + Keys.tab + "!")
        try program.waitForLine("> undo!")
    }

    @Test("Tab lists the completions of a word, with the line below")
    func list() throws {
        let program = try home.start()
        program.type("un" + Keys.tab)
        try program.wait(for: "undo")
        try program.wait(for: "unwrap")
        try program.waitForLine("> un")
    }

    @Test("a hint after a command's name shows its arguments until something is typed")
    func hint() throws {
        let program = try home.start()
        program.type("viewport ")
        try program.waitForLine("> viewport (WxH, W or DEVICE)")
        program.type("3")
        try program.waitForLine("> viewport 3")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("inset ")
        try program.wait(for: "> inset (uniform")
        program.type(Keys.enter)
        try program.wait(for: "> inset\n")
    }
}
