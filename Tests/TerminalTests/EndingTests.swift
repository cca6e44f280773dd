import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("Ways out of the program, each with the terminal given back", .onOwnThreads)
struct EndingTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
    private static let signals = [SIGQUIT, SIGTERM, SIGHUP]
    private static let otherSignals = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS] + ofLinux
    #if os(Linux)
    /// The highest is the last of those in real time.
    private static let ofLinux = [SIGIO, SIGPWR, SIGSTKFLT, 64]
    #else
    private static let ofLinux: [Int32] = []
    #endif

    /// Returns all pairs; before the last tier, as few as have each of both.
    private static func pairs<One, Other>(_ ones: [One], _ others: [Other]) -> [(One, Other)] {
        guard TestTier.running != .all else { return ones.flatMap { one in others.map { (one, $0) } } }
        return (0..<max(ones.count, others.count)).map { (ones[$0 % ones.count], others[$0 % others.count]) }
    }

    /// A state of a session at its prompt.
    enum State: CaseIterable {
        case empty, typing, searching, entry, running
    }

    /// Starts a session and brings it into a state.
    private func session(_ state: State, environment: [String: String] = [:]) throws -> TerminalProgram {
        let program = try home.start(environment: environment)
        switch state {
        case .empty: break
        case .typing:
            program.type("Label(")
            try program.waitForLine("> Label(")
        case .searching:
            program.type(Keys.searchBack)
            try program.wait(for: "bck:")
        case .entry:
            program.type("Row {" + Keys.enter)
            try program.waitForLine(".")
        case .running:
            program.type(EndlessLine.text + Keys.enter)
            try program.wait(for: "working for")
        }
        return program
    }

    /// Checks that the terminal is as it was before the program.
    private func expectGivenBack(_ program: TerminalProgram) throws {
        try program.waitUntilCooked(true)
        try program.wait(for: "the end of bracketed paste") { !$0.hasBracketedPaste }
    }

    @Test("a signal ends it at once in every state", arguments: pairs(signals, State.allCases))
    func endBySignal(signal: Int32, state: State) throws {
        let program = try session(state)
        program.signal(signal)
        #expect(try program.exitCode() == 128 + signal)
        try expectGivenBack(program)
        #expect(!program.written.contains("crashed"))
    }

    @Test("every other signal that ends a process gives the terminal back", .merge, arguments: otherSignals)
    func endByOtherSignal(signal: Int32) throws {
        let program = try session(.typing)
        program.signal(signal)
        #expect(try program.exitCode() == 128 + signal)
        try expectGivenBack(program)
    }

    @Test("a fault is reported on a terminal that was given back", arguments: pairs(faults, State.allCases))
    func endByFault(signal: Int32, state: State) throws {
        let program = try session(state)
        program.signal(signal)
        #expect(try program.exitCode() == 70)
        try expectGivenBack(program)
        try program.wait(for: "internal error")
        let end = program.written.range(of: "\u{1b}[?2004l", options: .backwards)
        let message = program.written.range(of: "internal error")
        #expect(try #require(end).lowerBound < (try #require(message)).lowerBound)
    }

    @Test("with SWIFT_BACKTRACE, a fault gives the terminal back and ends the process", arguments: faults)
    func withoutBacktrace(signal: Int32) throws {
        let program = try session(.typing, environment: ["SWIFT_BACKTRACE": "enable=no"])
        program.signal(signal)
        #expect(try program.exitCode() == 128 + signal)
        try expectGivenBack(program)
    }

    @Test("a backtrace begins after the terminal was given back")
    func backtrace() throws {
        let settings = ["SWIFT_BACKTRACE": "enable=yes,interactive=no,symbolicate=off,color=no"]
        let program = try session(.typing, environment: settings)
        program.signal(SIGILL)
        try program.wait(for: "Program crashed")
        try expectGivenBack(program)
        let end = try #require(program.written.range(of: "\u{1b}[?2004l", options: .backwards))
        let begin = try #require(program.written.range(of: "Program crashed"))
        #expect(end.lowerBound < begin.lowerBound)
    }

    @Test(
        "a signal ends run, check and watch at once, without a backtrace",
        arguments: pairs(signals, ["run", "check", "watch"])
    )
    func commands(signal: Int32, command: String) throws {
        let file = home.folder + (command == "check" ? "/endless.md" : "/endless.swift")
        let text = command == "check" ? "```\n> \(EndlessLine.text)\n```\n" : EndlessLine.text + "\n"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: [command, file],
            environment: home.environment
        )
        try program.wait(for: "working for")
        program.signal(signal)
        #expect(try program.exitCode() == 128 + signal)
        #expect(!program.written.contains("crashed"))
    }

    @Test("Ctrl-\\ quits")
    func quitKey() throws {
        let program = try session(.typing)
        program.type("\u{1c}")
        #expect(try program.exitCode() == 131)
        try expectGivenBack(program)
    }

    @Test("a style that the signal cuts off ends", arguments: [SIGINT, SIGTERM, SIGQUIT])
    func styles(signal: Int32) throws {
        let script = home.folder + "/endless.swift"
        try (EndlessLine.text + "\n").write(toFile: script, atomically: true, encoding: .utf8)
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["run", script],
            environment: ["HOME": home.folder]
        )
        try program.wait(for: "working for")
        program.signal(signal)
        #expect(try program.exitCode() == 128 + signal)
        try program.wait(for: "the end of the style") { _ in program.written.hasSuffix("\u{1b}[0m") }
    }

    @Test("output that Ctrl-S stopped does not keep it from ending", arguments: signals)
    func stoppedOutput(signal: Int32) throws {
        let program = try session(.typing)
        program.type("\u{13}")
        program.signal(signal)
        #expect(try program.exitCode() == 128 + signal)
        try program.waitUntilCooked(true)
    }

    @Test("an ignored hang-up stays ignored")
    func ignoredHangUp() throws {
        let program = try TerminalProgram(
            "/bin/sh",
            arguments: ["-c", "trap '' HUP; exec \"$0\"", TerminalProgram.blueprint],
            environment: home.environment
        )
        try program.waitForPrompt()
        program.signal(SIGHUP)
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("a closed terminal ends it in every state", arguments: State.allCases)
    func hangUp(state: State) throws {
        let program = try session(state)
        program.hangUp()
        // The end of the input may be noticed before the signal.
        #expect([0, 128 + SIGHUP].contains(try program.exitCode()))
    }

    @Test("a closed terminal ends it while a paste is queued, or a listing is being written")
    func hangUpWhileBusy() throws {
        let pasting = try home.start()
        pasting.paste(EndlessLine.text + "\n" + EndlessLine.text + "\nLabel(text: \"A\")")
        try pasting.wait(for: "working for")
        pasting.hangUp()
        #expect(try pasting.exitCode() == 128 + SIGHUP)
        let listing = try home.start(rows: 100)
        listing.type(
            "autoshow off" + Keys.enter + "Column { for i in 0..<3000 { Label(text: \"\\(i)\") } }" + Keys.enter
        )
        try listing.wait(for: "Column #1")
        try listing.waitForPrompt()
        listing.type("tree --all" + Keys.enter)
        try listing.wait(for: "› Label 20")
        listing.hangUp()
        // The output that cannot be written may be noticed before the signal.
        #expect([1, 128 + SIGHUP].contains(try listing.exitCode()))
    }
}
