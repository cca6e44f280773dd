import BigStack
import BlueprintInspector
import BlueprintREPL
import TestSessions
import Testing

/// The lines that a drawing follows, at a terminal and in scripts.
@Suite struct AutoshowTests {
    /// Returns the kinds of the outputs of the last line, at a terminal or in a script.
    private func kinds(_ lines: [String], isInteractive: Bool = true) throws -> [Output.Kind] {
        try onBigStack {
            let session = Session.sharing(options: SessionOptions(isInteractive: isInteractive))
            return lines.map { session.run(line: $0).map(\.kind) }.last ?? []
        }
    }

    private static let tree = ["Column(minimumSpacing: 4)", "Label(text: \"a\")", "Label(text: \"b\")"]

    @Test(
        "settings that change the drawing draw it at a terminal",
        arguments: [
            ("zoom 2", true), ("viewport 200x100", true), ("style ascii", true), ("focus #2", true), ("scale 2", true),
            ("direction rtl", true), ("zoom 1", true), ("zoom fit", true), ("zoom readable", false), ("zoom", false),
            ("colour never", false),
            ("autoshow steps", false),
            ("select #2", false), ("tree", false), ("step", false), ("break #2", false),
        ]
    )
    func settings(line: String, draws: Bool) throws {
        #expect(try kinds(Self.tree + [line]).contains(.drawing) == draws)
        #expect(try !kinds(Self.tree + [line], isInteractive: false).contains(.drawing))
        #expect(try !kinds(["autoshow off"] + Self.tree + [line]).contains(.drawing))
        #expect(try kinds(Self.tree + ["autoshow on", line], isInteractive: false).contains(.drawing) == draws)
    }

    @Test("settings says that a line of the session set autoshow, although nothing had set it before")
    func source() throws {
        let lines = try onBigStack {
            let session = Session.sharing(options: SessionOptions(isInteractive: true))
            return ["settings", "autoshow off", "settings"].map { line in
                session.run(line: line).map(\.text.plain).joined().replacing(/\s+/, with: " ")
            }
        }
        #expect(lines[0].contains("autoshow on the default"))
        #expect(lines[2].contains("autoshow off this session"), "\(lines[2])")
    }

    @Test(
        "a declaration or a statement that changes nothing on the screen is answered without a drawing",
        arguments: [
            ("let a = 1", "a declared"), ("func f() -> Int { 1 }", "f declared"),
            ("struct A: ProxyElement { var elementRepresentation: Element { Empty() } }", "A declared"),
            ("enum Kind { case one }", "Kind declared"), ("size = 4", "done"),
        ]
    )
    func declarations(line: String, answer: String) throws {
        let printed = try onBigStack {
            let session = Session.sharing(options: SessionOptions(isInteractive: true))
            return (["var size = 3"] + Self.tree + [line, "undo", "redo"]).map { session.run(line: $0) }
        }
        for outputs in printed.suffix(3) { #expect(!outputs.map(\.kind).contains(.drawing)) }
        let said = printed[4].map(\.text.plain).joined()
        #expect(said.hasPrefix(answer) && !said.contains("views") && !said.contains("next"), "\(said)")
    }

    @Test("one that changes the tree is drawn")
    func effectiveDeclarations() throws {
        let label = ["let title = \"a\"", "Label(text: title)"]
        #expect(try kinds(label + ["let title = \"abc\""]).contains(.drawing))
    }

    @Test("undo of such a setting draws the tree again", arguments: ["zoom 2", "style ascii", "focus #2"])
    func undo(line: String) throws {
        #expect(try kinds(Self.tree + [line, "undo"]) == [.drawing, .note])
    }

    @Test(
        "with autoshow steps, stepping commands draw the step that they reach",
        arguments: [
            "step", "goto 7", "continue", "phase update", "over", "live",
        ]
    )
    func steps(line: String) throws {
        #expect(try kinds(Self.tree + ["goto 3", line]).contains(.drawing) == false)
        #expect(try kinds(Self.tree + ["autoshow steps", "goto 3", line]).first == .drawing)
        #expect(try kinds(Self.tree + ["autoshow steps", "goto 3", "goto 3"]).contains(.drawing) == false)
    }

    @Test("live leaves stepping, and says so")
    func live() throws {
        let printed = try run(Self.tree + ["goto 4", "mark here", "live", "where", "goto here", "live", "live"])
        #expect(printed[5] == "left step 4 of 22 · goto 4 returns to it")
        #expect(!printed[6].contains("4 of"))
        #expect(printed[7].hasPrefix("4 of"))
        #expect(printed[9] == "not stepping; step goes to the first step")
    }

    @Test("the words before the prompt are the step or the selection")
    func promptWords() throws {
        let words = try onBigStack {
            let session = Session.sharing()
            return (["help"] + Self.tree + ["step", "live", "for _ in 0..<2 { Spacer(1) }", "select #4[1]"]).map {
                _ = session.run(line: $0)
                return session.promptWords
            }
        }
        #expect(words[0] == "" && words[1] == "#1" && words[3] == "#3")
        #expect(words[4].hasPrefix("1/"))
        #expect(words[5] == "#3")
    }
}
