import Foundation
import TerminalPrograms
import Testing

/// Sessions that are kept, listed and chosen.
@Suite("Kept sessions")
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
}
