import Foundation
import TerminalEmulator
import TerminalPrograms
import Testing

@Suite("The tests' own terminal: programs", .onOwnThreads)
struct TerminalProgramTests {
    private func shell(_ script: String, isAnswering: Bool = false) throws -> TerminalProgram {
        try TerminalProgram(
            "/bin/bash",
            arguments: ["--norc", "--noprofile", "-c", script],
            columns: 80,
            rows: 10,
            isAnswering: isAnswering
        )
    }

    @Test("the mouse sends what the program asked for, and nothing else")
    func mouse() throws {
        let program = try shell(#"stty raw -echo; printf '\e[?1002;1006hready'; cat -v"#)
        try program.wait(for: "ready")
        try program.drag([Position(row: 0, column: 1), Position(row: 2, column: 3)])
        try program.wait(for: "^[[<0;2;1M^[[<32;4;3M^[[<0;4;3m")
        try program.mouse(.wheelDown, at: Position(row: 4, column: 0), holding: .control)
        try program.wait(for: "^[[<81;1;5M")
        try program.click(on: "ready")
        try program.wait(for: "^[[<0;1;1M")
        #expect(throws: TerminalProgram.Fault.self) { try program.mouse(.move, at: Position(row: 0, column: 0)) }
        #expect(throws: TerminalProgram.Fault.self) { try program.click(on: "absent") }
    }

    @Test("a mouse that the program did not ask for sends nothing")
    func noMouse() throws {
        let program = try shell(#"printf '\e[?1000hready'; cat"#)
        try program.wait(for: "ready")
        #expect(throws: TerminalProgram.Fault.self) { try program.click(Position(row: 0, column: 0)) }
    }

    @Test("a changed size reaches the program")
    func resizing() throws {
        let program = try shell(#"trap 'stty size' WINCH; printf ready; while :; do read -t 1 || :; done"#)
        try program.wait(for: "ready")
        program.resize(columns: 60, rows: 20)
        try program.wait(for: "20 60")
    }

    @Test("the screen is not read in the middle of an update")
    func updates() throws {
        let program = try shell(#"printf '\e[?2026hone'; read; printf ' two\e[?2026l'; read"#)
        program.type("\r")
        try program.wait(for: "text") { $0.text.contains("one") }
        #expect(program.screen.text.contains("two"))
        #expect(program.screen.synchronisedUpdates == 1)
    }

    @Test("a terminal answers where the cursor is, if it should")
    func answering() throws {
        let program = try shell(
            #"stty raw -echo; printf 'ab\e[6n'; read -d R place; cat -v <<< "$place""#,
            isAnswering: true
        )
        try program.wait(for: "^[[1;3")
        #expect(try program.exitCode() == 0)
    }

    @Test("a condition that does not come fails with the screen")
    func failing() throws {
        let program = try shell("printf 'the last words'")
        let fault = #expect(throws: TerminalProgram.Fault.self) { try program.wait(for: "another") }
        #expect(fault?.description.contains("│the last words") == true)
        #expect(fault?.description.contains("80×10, cursor at row 0 column 14, modes 7 25") == true)
    }
}
