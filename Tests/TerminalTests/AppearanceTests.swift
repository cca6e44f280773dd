import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// The characters and the colours of terminals of all kinds.
@Suite("Characters and colours", .onOwnThreads, .merge)
struct AppearanceTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private static let tree = [
        "viewport 120x48", "Label(text: \"a\").inset(uniform: 8)", "why #1 width", "tree", "step",
    ]

    @Test(
        "in a locale without UTF-8, everything is ASCII",
        arguments: [
            ["LC_ALL": "C"], ["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"],
            ["LC_ALL": "", "LANG": "de_DE.ISO-8859-1"],
            ["LC_ALL": ""],
        ]
    )
    func ascii(locale: [String: String]) throws {
        let program = try home.start(environment: locale)
        for line in Self.tree { try program.run(line) }
        program.type("inset ")
        try program.wait(for: "(uniform")
        #expect(program.screen.text.contains("+Inset"))
        #expect(program.written.allSatisfy { $0.isASCII }, "\(program.screen.text)")
    }

    @Test(
        "in a locale with UTF-8, drawings have lines",
        arguments: [
            ["LC_ALL": "C.UTF-8"], ["LC_ALL": "", "LC_CTYPE": "de_DE.utf8", "LANG": "C"],
            ["LC_ALL": "", "LANG": "en_US.UTF-8"],
        ]
    )
    func unicode(locale: [String: String]) throws {
        let program = try home.start(environment: locale)
        for line in Self.tree { try program.run(line) }
        #expect(program.screen.text.contains("┌Inset"))
    }

    @Test(
        "the environment variable for the style has precedence over the locale",
        arguments: [("text", true), ("unicode", false), ("loud", false)]
    )
    func style(name: String, isInWords: Bool) throws {
        let program = try home.start(environment: ["BLUEPRINT_STYLE": name, "LC_ALL": "C.UTF-8"])
        for line in Self.tree { try program.run(line) }
        #expect(program.screen.text.contains("┌Inset") != isInWords)
        #expect(program.screen.text.contains("Level 2: Label #1 in Inset #2") == isInWords)
        #expect(program.written.filter { !$0.isASCII }.isEmpty == isInWords)
    }

    /// Starts the program with an answer that is there before its request; nil for a terminal that does not answer.
    private func start(_ answer: String?, _ environment: [String: String] = [:]) throws -> TerminalProgram {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            environment: home.environment.merging(["NO_COLOR": ""]) { $1 }.merging(environment) { $1 }
        )
        if let answer { program.type(answer) }
        try program.waitForPrompt()
        return program
    }

    private static let white = "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\\u{1b}[?62c"
    private static let black = "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\\u{1b}[?62c"

    @Test(
        "the colours are those for the background that the terminal answers",
        arguments: [
            (white, [:], true), (black, ["COLORFGBG": "0;15"], false), (nil, ["COLORFGBG": "0;15"], true),
            ("\u{1b}[?62c", ["COLORFGBG": "15;0"], false), (nil, [:], false),
            (nil, ["BLUEPRINT_BACKGROUND": "light"], true),
            (nil, ["BLUEPRINT_BACKGROUND": "none"], false),
        ] as [(String?, [String: String], Bool)]
    )
    func background(answer: String?, environment: [String: String], isLight: Bool) throws {
        let program = try start(answer, environment)
        try program.run("Label(text: \"a\")")
        try program.run("swift")
        #expect(program.written.contains("\u{1b}[34mLabel(") == isLight)
        #expect(program.written.contains("\u{1b}[36mLabel(") != isLight)
        try program.run("colour \(isLight ? "dark" : "light")")
        try program.run("swift")
        #expect(program.written.contains("\u{1b}[34mLabel(") && program.written.contains("\u{1b}[36mLabel("))
    }

    @Test("what is typed ahead of the answer is not lost, and no answer becomes text")
    func typedAhead() throws {
        let program = try start("Label(text: \"a\")" + Self.white + "\r")
        try program.wait(for: "Label #1 is the root")
        // The terminal itself echoed what was typed before the program began.
        let shown = program.screen.text.split(separator: "\n").drop { !$0.hasPrefix("blueprint ") }
        #expect(!shown.isEmpty && !shown.contains { $0.contains("rgb") })
    }

    @Test("an answer that comes late is no text either")
    func late() throws {
        let program = try start(nil)
        program.type(Self.white + "swiftx")
        try program.waitForLine("> swiftx")
        #expect(!program.screen.text.contains("rgb"))
    }

    @Test(
        "a terminal without escape sequences is not asked, and Tab at the end of a line lists",
        arguments: [true, false]
    )
    func dumb(isKnown: Bool) throws {
        let program = try home.start(environment: ["TERM": "dumb", "NO_COLOR": ""])
        program.type(isKnown ? "un\t\r" : "qqq\t\r")
        try program.wait(for: isKnown ? "unwrap" : "no completions")
        if isKnown { try program.wait(for: "undo") }
        try program.waitForLine(">")
        #expect(!program.written.contains("\u{1b}"))
        program.type("Label(text: \"a\")\r")
        try program.wait(for: "Label #1 is the root")
    }

    @Test(
        "no line of a session is wider than the window, and no word of a message is cut",
        arguments: [40, 50, 80, 200]
    )
    func widths(columns: Int) throws {
        let program = try home.start(columns: columns, rows: 50)
        let lines = [
            "Column(alignment: .leading, minimumSpacing: 4)", "Label(text: \"A first label\")", "inset 4", "zoom 2",
            "undo", "redo", "select #2", "break #2 place", "sessions", "autoshow off", "watch #2.width", "live",
            "help undo", "save none/there-is-no-such-folder-with-a-rather-long-name/there.swift",
        ]
        for line in lines { try program.run(line) }
        let text = program.screen.text
        let wide = text.split(separator: "\n").filter { $0.count > columns }
        #expect(wide.isEmpty)
        let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for sentence in [
            "type an element, such as Label(text: \"Hello\"), then centered.", "there are no other sessions to resume",
            "not stepping; step goes to the first step", "undid: zoom 2", "redid: zoom 2",
            "breakpoints, and the selection as it was before that line.",
        ] {
            #expect(flat.contains(sentence), "\(sentence)")
        }
        let letters = text.filter { !$0.isWhitespace }
        #expect(letters.contains("error:none/there-is-no-such-folder-with-a-rather-long-name/there.swift:nosuchfolder"))
    }
}
