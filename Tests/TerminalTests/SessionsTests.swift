import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// Sessions that are kept, listed and chosen.
@Suite("Kept sessions", .onOwnThreads, .merge)
struct SessionsTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func leave(_ lines: String..., saying words: String?) throws {
        let program = try home.start(folder: home.folder, columns: 120)
        for line in lines { try program.run(line) }
        program.type("quit" + Keys.enter)
        #expect(try program.exitCode() == 0)
        #expect(program.screen.text.contains("is not saved") == (words != nil))
        if let words { #expect(program.screen.text.contains(words)) }
    }

    private static let kept = "the document is not saved, so this session is kept; to resume it: blueprint --resume"

    @Test("leaving with an unsaved document says so and keeps it; quit is not one of its lines")
    func unsaved() throws {
        try leave("Label(text: \"a\")", "inset 4", saying: Self.kept)
        let resumed = try home.start(["--resume"], folder: home.folder)
        #expect(resumed.screen.text.contains("resumed: 2 lines replayed"))
        #expect(!resumed.screen.text.contains("not replayed"))
        try resumed.run("save a.swift")
        resumed.type(Keys.endOfInput)
        #expect(try resumed.exitCode() == 0)
        #expect(!resumed.screen.text.contains("is not saved"))
        #expect(try home.start(["--resume"]).screen.text.contains("there is no kept session: this is a new session"))
    }

    @Test("a session without a document, or with a saved one, is not kept")
    func saved() throws {
        try leave("help", "zoom 2", saying: nil)
        try leave("Label(text: \"a\")", "save b.swift", saying: nil)
        try leave("load b.swift", "tree", saying: nil)
        #expect(try home.start().screen.lines[2] == ">")
    }

    @Test("the greeting offers a session once, with the end that it had")
    func offeredOnce() throws {
        try leave("Label(text: \"a\")", saying: Self.kept)
        for isFirst in [true, false] {
            let program = try home.start(folder: home.folder, columns: 120)
            #expect(program.screen.text.contains("a session of 1 line was left unsaved; to resume it") == isFirst)
            program.type(Keys.endOfInput)
            #expect(try program.exitCode() == 0)
        }
        let program = try home.start(folder: home.folder)
        try program.run("Label(text: \"b\")")
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        let next = try home.start(folder: home.folder, columns: 200)
        #expect(next.screen.text.contains("a session of 1 line was interrupted; to resume it"))
        #expect(next.screen.text.contains("others: type sessions"))
    }

    @Test("sessions lists them by their last use, and a number chooses one")
    func chosen() throws {
        for text in ["one", "two", "three"] { try leave("Label(text: \"\(text)\")", saying: Self.kept) }
        let listing = try home.start(folder: home.folder)
        try listing.run("sessions")
        let rows = listing.screen.lines.filter {
            $0.contains(#/^\d  \d{4}-\d\d-\d\d \d\d:\d\d · 1 line · left unsaved/#)
        }
        #expect(rows.compactMap(\.first) == ["3", "2", "1"])
        #expect(listing.screen.text.contains("     Label(text: \"two\")"))
        listing.type(Keys.endOfInput)
        #expect(try listing.exitCode() == 0)

        let resumed = try home.start(["--resume", "1"], folder: home.folder)
        try resumed.run("swift")
        #expect(resumed.screen.text.contains("Label(text: \"one\")"))
        try resumed.run("inset 4")
        resumed.type(Keys.endOfInput)
        #expect(try resumed.exitCode() == 0)

        let last = try home.start(["--resume"], folder: home.folder)
        #expect(last.screen.text.contains("resumed: 3 lines replayed"), "the one used last is not the newest")
        last.signal(SIGKILL)
        #expect(try last.exitCode() == 128 + SIGKILL)

        #expect(try ProgramRun("--drop", "2", at: home, environment: home.environment).output.hasPrefix("dropped: "))
        #expect(try ProgramRun("--drop", "2", at: home, environment: home.environment).exitCode == 1)
        #expect(try ProgramRun("--resume", "two", at: home, environment: home.environment).exitCode == 2)
        let missing = try home.start(["--resume", "2"], folder: home.folder)
        #expect(missing.screen.text.contains("there is no kept session 2: this is a new session"))
    }

    @Test("save does not replace a file that the document does not come from, also when a session is resumed")
    func saving() throws {
        try "mine".write(toFile: home.folder + "/mine.swift", atomically: false, encoding: .utf8)
        let program = try home.start(folder: home.folder)
        for line in ["Label(text: \"a\")", "save mine.swift", "save new.swift", "inset 4", "save"] {
            try program.run(line)
        }
        #expect(program.screen.text.contains("error: mine.swift exists, and this document does not come from it"))
        #expect(try String(contentsOfFile: home.folder + "/mine.swift", encoding: .utf8) == "mine")
        #expect(try String(contentsOfFile: home.folder + "/new.swift", encoding: .utf8).contains("inset"))
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        let resumed = try home.start(["--resume"], folder: home.folder)
        try resumed.run("opacity 0.5")
        try resumed.run("save")
        #expect(resumed.screen.text.contains("new.swift is written"))
    }

    @Test("resume takes a kept session at the prompt, and keeps this one if it is unsaved")
    func resumingAtPrompt() throws {
        for text in ["one", "two"] { try leave("Label(text: \"\(text)\")", saying: Self.kept) }
        let program = try home.start(folder: home.folder, columns: 120)
        try program.run("Label(text: \"three\")")
        program.paste("resume\ninset 4\nswift\n")
        try program.wait(for: "Label(text: \"two\")\n    .inset(uniform: 4)")
        try program.waitForPrompt()
        #expect(program.screen.text.contains("so this session is kept; to resume it: resume 3"))
        #expect(program.screen.text.contains("resumed: 1 line replayed"))
        try program.run("save two.swift")
        try program.run("resume 3")
        try program.run("swift")
        try program.wait(for: "Label(text: \"three\")")
        try program.run("sessions")
        let rows = program.screen.lines.filter { $0.contains(" · left unsaved") }
        #expect(rows.compactMap(\.first) == ["1"], "the saved session is not kept, and this one is not listed")
        try program.run("resume 2")
        #expect(program.screen.text.contains("error: there is no kept session 2"))
        program.type("quit" + Keys.enter)
        #expect(try program.exitCode() == 0)
        #expect(program.screen.text.contains(Self.kept))
        #expect(try home.start(["--resume"], folder: home.folder).screen.text.contains("resumed: "))
    }

    @Test("a session that another one has resumed is resumed elsewhere, not absent")
    func resumedElsewhere() throws {
        for text in ["one", "two"] { try leave("Label(text: \"\(text)\")", saying: Self.kept) }
        let other = try home.start(["--resume", "1"], folder: home.folder)
        try other.wait(for: "resumed: ")
        let program = try home.start(folder: home.folder, columns: 120)
        try program.run("resume 1")
        #expect(program.screen.text.contains("error: session 1 is running or resumed elsewhere"))
        try program.run("resume 3")
        #expect(program.screen.text.contains("error: session 3 is this one"))
        try program.run("resume 7")
        #expect(program.screen.text.contains("error: there is no kept session 7"))
        let words = "session 1 is running or resumed elsewhere"
        let third = try home.start(["--resume", "1"], columns: 120)
        #expect(third.screen.text.contains(words + ": this is a new session"))
        let drop = try ProgramRun("--drop", "1", at: home, environment: home.environment)
        #expect(drop.exitCode == 1 && drop.errors.contains(words), "\(drop.errors)")
        other.type("quit" + Keys.enter)
        #expect(try other.exitCode() == 0)
        #expect(try ProgramRun("--drop", "1", at: home, environment: home.environment).output.contains("dropped: "))
    }

    @Test("a safe session refuses kept sessions as it refuses files, and offers none to drop")
    func safe() throws {
        try leave("Label(text: \"one\")", saying: Self.kept)
        for option in ["--resume", "--drop"] {
            let run = try ProgramRun("--safe", option, at: home, environment: home.environment)
            #expect(run.exitCode == 2 && run.output.isEmpty)
            #expect(run.errors.contains("kept sessions, which is refused in safe mode"), "\(run.errors)")
        }
        let program = try home.start(["--safe"], folder: home.folder, columns: 120)
        #expect(program.screen.lines[2] == ">")
        for line in ["sessions", "resume", "resume 1"] { try program.run(line) }
        let words = "reads or writes files, which is refused in safe mode"
        #expect(program.screen.lines.count { $0.contains(words) } == 3, "\(program.screen.text)")
        #expect(try home.start(["--resume"], folder: home.folder).screen.text.contains("resumed: 1 line replayed"))
    }

    @Test("a kept session whose folder is gone is not resumed, and this one goes on")
    func folderGone() throws {
        let folder = home.folder + "/gone"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let kept = try home.start(folder: folder)
        try kept.run("Label(text: \"a\")")
        kept.type(Keys.endOfInput)
        #expect(try kept.exitCode() == 0)
        try FileManager.default.removeItem(atPath: folder)
        let program = try home.start(folder: home.folder, columns: 200)
        try program.run("Label(text: \"b\")")
        try program.run("resume")
        #expect(program.screen.text.contains("cannot be entered: \(folder): no such folder"))
        #expect(program.screen.text.contains("it is kept; this session goes on"))
        try program.run("swift")
        try program.wait(for: "Label(text: \"b\")\n")
    }

    @Test("Ctrl-C while a kept session is resumed begins a new one, and keeps it")
    func interruptedResuming() throws {
        let kept = try home.start(folder: home.folder)
        try kept.run("Label(text: \"a\")")
        kept.signal(SIGKILL)
        #expect(try kept.exitCode() == 128 + SIGKILL)
        let journals = home.folder + "/state/blueprint/journal/"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: journals).first { $0.first != "." })
        let journal = try String(contentsOfFile: journals + name, encoding: .utf8)
        try (journal + "> \(EndlessLine.text)\n=\n").write(
            toFile: journals + name,
            atomically: false,
            encoding: .utf8
        )
        let program = try home.start(folder: home.folder, columns: 120)
        program.type("resume" + Keys.enter)
        try program.wait(for: "working for")
        program.type(Keys.interrupt)
        try program.wait(for: "resuming was interrupted; the session is kept; to resume it: resume 1")
        try program.run("Label(text: \"b\")")
        try program.run("sessions")
        #expect(program.screen.lines.contains { $0.hasPrefix("1 ") })
    }
}
