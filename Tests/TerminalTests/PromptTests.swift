import TerminalPrograms
import Testing

/// The step and the selection before the prompt.
@Suite("The prompt", .onOwnThreads)
struct PromptTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("the prompt shows the selection, and the step while stepping")
    func place() throws {
        let program = try home.start()
        #expect(program.screen.currentLine == ">")
        try program.run("Label(text: \"a\")")
        #expect(program.screen.currentLine == "#1 >")
        try program.run("step 3")
        #expect(program.screen.currentLine.contains(#/^3/\d+ >$/#))
        try program.run("live")
        #expect(program.screen.currentLine == "#1 >")
        try program.run("undo")
        #expect(program.screen.currentLine == ">")
    }

    @Test("in a narrow window the place is left out")
    func narrow() throws {
        let program = try home.start(columns: 30)
        try program.run("Column { for i in 0..<300 { Label(text: \"\\(i)\") } }")
        #expect(program.screen.currentLine == "#1 >")
        try program.run("step 300")
        #expect(program.screen.currentLine == ">")
    }

    @Test("a continued line keeps its own prompt")
    func continuation() throws {
        let program = try home.start()
        try program.run("Column()")
        program.type("Row {" + Keys.enter)
        try program.waitForLine(".")
    }

    @Test("zoom draws the tree at a terminal, and autoshow steps draws each step")
    func drawing() throws {
        let program = try home.start(rows: 60)
        try program.run("viewport 80x32")
        try program.run("Label(text: \"a\")")
        func drawings() -> Int { program.screen.text.components(separatedBy: "┏Label #1").count - 1 }
        func marked() -> Int { program.screen.text.components(separatedBy: "┏Label >#1<").count - 1 }
        let before = drawings() + marked()
        try program.run("zoom 2")
        #expect(drawings() + marked() == before + 1)
        try program.run("step 3")
        #expect(drawings() + marked() == before + 1)
        try program.run("autoshow steps")
        try program.run("step")
        #expect(drawings() + marked() == before + 2)
    }
}
