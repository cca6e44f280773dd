import BigStack
import BlueprintREPL
import TestSessions
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
            "alias a d", "alias d a", "a", "alias x y #1", "alias y info", "Label(text: \"x\")", "x",
        ])
        #expect(printed[1].contains("the line of the alias 'd' leads back to 'd'"))
        #expect(printed[2].contains("there is no command 'd'"))
        #expect(printed[6].hasPrefix("  info #1\n"))
        #expect(try lastOutput("alias loop loop 2").contains("leads back to 'loop'"))
        #expect(try run(["alias a d", "alias d e", "alias e a 3"])[2].contains("leads back to 'e'"))
    }

    @Test(
        "an error about a name says the rule for names",
        arguments: [
            ("alias 3 tree", "a name begins with a letter"), ("alias a$ b", "letters, digits, _ and - follow"),
            ("alias --delete x", "type alias delete NAME"), ("alias let x", "it is a keyword of Swift"),
            ("alias w", "type alias w and the line, as in alias b back"),
        ]
    )
    func names(_ line: String, _ fix: String) throws {
        #expect(try lastOutput(line).contains(fix))
    }

    @Test("help about an alias or a shared short name tells of its commands")
    func help() throws {
        for line in ["help b", "b?", "b ?"] {
            let text = try lastOutput(line)
            #expect(text.hasPrefix("b can be back or break; alias b back decides it\n"), "\(text)")
            #expect(try text.contains(lastOutput("help back")) && text.contains(lastOutput("help break")))
        }
        let text = try lastOutput("alias w why #1", "help w")
        #expect(text.hasPrefix("w is an alias of why #1\n\nwhy [REF]"))
        #expect(try lastOutput("alias b back", "help b").hasPrefix("b is an alias of back\n"))
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
            let session = Session.sharing()
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
            let session = Session.sharing(options: SessionOptions(style: .ascii))
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
        let completer = Session.sharing(files: files).completer
        #expect(completer.completions(of: "rerun ", cursor: 6).candidates.map(\.word) == ["44", "43", "42", "41"])
    }

    @Test("clear needs a screen")
    func clear() throws {
        #expect(try lastOutput("clear").contains("reset clears the tree"))
        let wish = try onBigStack {
            let session = Session.sharing()
            session.options.fillsScreen = true
            _ = session.run(line: "clear")
            return session.wish
        }
        #expect(wish == .clearScreen)
    }

    @Test("inspect selects the element that it names, and opens nothing for one that is not there")
    func inspect() throws {
        let found = try onBigStack {
            let session = Session.sharing()
            session.options.fillsScreen = true
            _ = session.run(line: "Row { Label(text: \"a\"); Label(text: \"b\") }")
            let wrong = session.run(line: "inspect #9").map(\.text.plain).joined()
            let before = session.wish
            _ = session.run(line: "inspect #2")
            let wish = session.wish
            let selected = session.run(line: "info").map(\.text.plain).joined()
            return (wrong: wrong, before: before, wish: wish, selected: selected)
        }
        #expect(found.wrong.contains("#9") && found.before == nil)
        #expect(found.wish == .inspector && found.selected.contains("Label #2"))
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
