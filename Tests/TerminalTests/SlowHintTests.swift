import Foundation
import TerminalEmulator
import TerminalPrograms
import TestTiers
import Testing

/// The line editor, with hints and completions that never end by themselves.
@Suite("Slow hints on a terminal", .onOwnThreads, .merge)
struct SlowHintTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// Starts the editor with endless work, at its prompt.
    private func start() throws -> TerminalProgram {
        let path = URL(fileURLWithPath: TerminalProgram.blueprint).deletingLastPathComponent()
            .appendingPathComponent("slow-editor").path
        let program = try TerminalProgram(path, environment: home.environment)
        try program.waitForPrompt()
        return program
    }

    /// Types keys, each once the one before is seen.
    private func type(_ text: String, in program: TerminalProgram) throws {
        for key in text {
            let line = program.screen.currentLine
            let end = program.screen.cursor.column + 1
            program.type(String(key))
            try program.wait(for: "“\(key)” after “\(line)”") { screen in
                screen.currentLine.hasSuffix(String(key)) && screen.cursor.column == end
            }
        }
    }

    @Test("each key is seen although the hint of the line never ends")
    func echo() throws {
        let program = try start()
        try type("?abc", in: program)
        #expect(program.screen.currentLine == "> ?abc")
        #expect(!program.written.contains("hint of [?"))
        program.type(Keys.enter)
        try program.wait(for: "taken: [?abc]")
    }

    @Test("the hint of the newest text is shown, once the one before is cancelled")
    func newest() throws {
        let program = try start()
        try type("?abc", in: program)
        program.type(Keys.lineStart + Keys.delete)
        try program.wait(for: "the line without its first key") { $0.currentLine == "> abc" }
        program.type(Keys.lineEnd)
        try program.wait(for: "hint of [abc]")
        try type("d", in: program)
        try program.wait(for: "hint of [abcd]")
        try program.wait(for: "one hint") { !$0.text.contains("hint of [abc]") }
    }

    @Test("Ctrl-C discards the block at once while its hint is computed, and Up recalls it")
    func interrupt() throws {
        let program = try start()
        program.type("{?" + Keys.enter)
        try program.waitForLine(".")
        try type("abc", in: program)
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type(Keys.up)
        try program.waitForLine("abc")
        #expect(program.screen.text.hasSuffix("> {?\nabc"))
        program.type("}" + Keys.enter)
        try program.wait(for: "taken: [{?/abc}]")
    }

    @Test("many Ctrl-C one after another neither end the program nor lose the block", arguments: [5, 50])
    func manyInterrupts(count: Int) throws {
        let program = try start()
        program.type("{?" + Keys.enter)
        try program.waitForLine(".")
        try type("abc", in: program)
        for _ in 0..<count { program.type(Keys.interrupt) }
        // Ctrl-C drops what is typed before it is handled, and output that the terminal has not taken.
        try program.wait(for: "a key after the last Ctrl-C") { screen in
            if !screen.currentLine.hasSuffix("x") { program.type("x") }
            return screen.currentLine.hasSuffix("x")
        }
        program.type(Keys.control("u") + Keys.up + "}" + Keys.enter)
        try program.wait(for: "taken: [{?/abc}]")
    }

    @Test("many Ctrl-C between the lines of a block neither end the program nor lose the block")
    func interruptsBetweenLines() throws {
        let program = try start()
        program.type("{~" + Keys.enter)
        try program.wait(for: "the prompt after ^C") { $0.text.contains("^C") && $0.currentLine == ">" }
        program.type(Keys.up + "}" + Keys.enter)
        try program.wait(for: "taken: [{~/}]")
    }

    @Test("Ctrl-C stops a completion, and the line stays as it was")
    func completion() throws {
        let program = try start()
        try type("abc", in: program)
        for count in 1...3 {
            program.type(Keys.tab)
            try program.wait(for: "the completion") { _ in
                program.written.filter { $0 == "\u{7}" }.count == count
            }
            program.type(Keys.interrupt)
            try type("d", in: program)
        }
        #expect(program.screen.currentLine == "> abcddd")
        program.type(Keys.enter)
        try program.wait(for: "taken: [abcddd]")
        #expect(!program.screen.text.contains("incomplete"))
    }
}
