import Testing

@Suite("Completion on a terminal")
struct CompletionOnTerminalTests {
    let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test("Tab completes a word that is the only one")
    func single() throws {
        let program = try desk.start()
        program.type("viewp" + Keys.tab)
        try program.waitForLine("> viewport")
    }

    @Test("Tab lists what a word can become, and the line stands below")
    func list() throws {
        let program = try desk.start()
        program.type("un" + Keys.tab)
        try program.wait(for: "undo")
        try program.wait(for: "unwrap")
        try program.waitForLine("> un")
    }
}
