import BigStack
import BlueprintREPL
import Testing

/// Aliases, short names, `settings`, and the config file.
@Suite struct AliasTests {
    @Test("an alias stands for its line, and the line is printed")
    func alias() throws {
        let printed = try run([
            "Label(text: \"Hi\")", "alias w why", "w #1 width", "alias big viewport 320x480", "big", "alias", "alias w",
            "undo", "alias delete w", "w", "alias delete w",
        ])
        #expect(printed[1] == "alias w why")
        #expect(printed[2].hasPrefix("  why #1 width\nLabel #1 is 300 wide"))
        #expect(printed[4].hasPrefix("  viewport 320x480\n"))
        #expect(printed[5] == "alias big viewport 320x480\nalias w why")
        #expect(printed[6] == "alias w why")
        #expect(printed[9].contains("there is no command 'w'"))
        #expect(printed[10].contains("'w' is no alias"))
    }

    @Test("an alias of itself ends, and aliases may use each other")
    func recursion() throws {
        let printed = try run([
            "alias a b", "alias b a", "a", "alias x y #1", "alias y info", "Label(text: \"x\")", "x",
        ])
        #expect(printed[2].contains("error"))
        #expect(printed[6].hasPrefix("  info #1\n"))
    }

    @Test(
        "a word with another meaning is no alias",
        arguments: [("tree", "a command"), ("inset", "a modifier"), ("Label", "an element"), ("let", "cannot be")]
    )
    func taken(_ word: String, _ reason: String) throws {
        #expect(try lastOutput("alias \(word) info").contains(reason))
    }

    @Test("b asks whether back or break is meant, unless an alias or a declaration says")
    func shared() throws {
        let printed = try run(["Label(text: \"x\")", "b", "b 2", "alias b break", "b #1 place"])
        for line in printed[1...2] {
            #expect(line.contains("'b' can be back or break") && line.contains("alias b back"))
        }
        #expect(printed[4].contains("1 is break #1 place"))
        #expect(try lastOutput("let b = 4", "b") == "4")
    }

    @Test("q quits, c continues")
    func short() throws {
        #expect(try lastOutput("Label(text: \"x\")", "c").contains("update"))
        let isFinished = try onBigStack {
            let session = Session()
            _ = session.run(line: "q")
            return session.isFinished
        }
        #expect(isFinished)
    }

    @Test("settings says where each value comes from")
    func sources() throws {
        let config =
            "// my settings\nzoom 2\nviewport 320x480\nalias w why\nzoom nonsense\nenv layoutDirection up\nquit\n"
        let (errors, lines, isFinished, undone) = try onBigStack {
            let session = Session(options: SessionOptions(style: .ascii))
            let errors = ConfigScript(config, path: "~/config").run(in: session).map(\.text.plain)
            let isFinished = session.isFinished
            let undone = session.run(line: "undo").map(\.text.plain).joined()
            for line in ["scale 2", "viewport 100x100"] { _ = session.run(line: line) }
            let lines = session.run(line: "settings").map(\.text.plain).joined().split(separator: "\n").map {
                $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
            }
            return (errors, lines, isFinished, undone)
        }
        #expect(!isFinished)
        #expect(undone.contains("nothing"))
        #expect(errors.count == 2)
        #expect(errors[0].hasPrefix("~/config:5:6: error: 'nonsense' is not a zoom factor"))
        #expect(errors[1].hasPrefix("~/config:6:"))
        for line in [
            "viewport 100x100 this session", "scale 2 this session", "zoom 2 line 2 of ~/config",
            "style ascii the terminal", "direction ltr the default", "alias w why line 4 of ~/config",
        ] {
            #expect(lines.contains(line), "\(line) in \(lines)")
        }
    }

    @Test("history and rerun need a terminal; rerun runs an earlier line")
    func history() throws {
        #expect(try lastOutput("history").contains("lines are kept only at a terminal"))
        let files = TypedFiles(
            lines: TypedLines(first: 41, lines: ["Label(text: \"Hi\")", "rerun 41", "box {\n}", "tree"])
        )
        let printed = try run(
            ["history", "history box", "rerun 41", "rerun 42", "rerun 45", "history 1", "rerun"],
            files: files
        )
        #expect(printed[0] == "41  Label(text: \"Hi\")\n42  rerun 41\n43  box { …\n44  tree")
        #expect(printed[1] == "43  box { …")
        #expect(printed[2].hasPrefix("  Label(text: \"Hi\")\nLabel #1 is the root"))
        #expect(printed[3].contains("line 42 itself runs a line again"))
        #expect(printed[4].contains("there is no line 45") && printed[4].contains("type history"))
        #expect(printed[5] == "44  tree")
        #expect(printed[6].hasPrefix("  tree\nx,y relative"))
        let completer = Session(files: files).completer
        #expect(completer.completions(of: "rerun ", cursor: 6).candidates.map(\.word) == ["44", "43", "42", "41"])
    }

    @Test("clear needs a screen")
    func clear() throws {
        #expect(try lastOutput("clear").contains("reset clears the tree"))
        let wish = try onBigStack {
            let session = Session()
            session.options.fillsScreen = true
            _ = session.run(line: "clear")
            return session.wish
        }
        #expect(wish == .clearScreen)
    }
}

/// Files of a terminal that keeps the typed lines.
private struct TypedFiles: SessionFiles {
    let lines: TypedLines
    var typedLines: TypedLines? { lines }

    func read(_ path: String) throws -> String { try NoFiles().read(path) }
    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {}
    func keeps(_ path: String) -> Bool { false }
    func paths(startingWith prefix: String) -> [String] { [] }
}
