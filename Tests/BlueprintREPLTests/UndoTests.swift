import BigStack
import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// `undo` and `redo` bring back everything that a line can change.
@Suite struct UndoTests {
    private static let start = [
        "Column(alignment: .leading)", "Label(text: \"a\")", "Label(text: \"b\")", "inset 4", "break #1 place",
    ]

    /// A query that shows what a line changes, and the line.
    @Test(arguments: [
        ("viewport", "viewport 375x667"), ("scale", "scale 2"), ("zoom", "zoom 2"), ("direction", "direction rtl"),
        ("env", "env safeAreaInsets 20"), ("style", "style ascii"), ("style", "style text"), ("colour", "colour never"),
        ("autoshow", "autoshow on"), ("textsize list", "textsize \"a\" 50x20"), ("stub list", "stub Card 40x20"),
        ("tree", "focus #2"), ("swift", "end"), ("break list", "break #2"),
        ("break list", "delete all"), ("break list", "watch #2.width"), ("swift", "inset 8"), ("swift", "reset all"),
        ("swift", "let gap = 4"), ("swift", "key a"), ("swift", "import MarketKit"),
    ])
    func everythingComesBack(query: String, line: String) throws {
        let printed = try run(Self.start + [query, line, query, "undo", query, "redo", query])
        let results = Array(printed.dropFirst(Self.start.count))
        #expect(!results[1].contains("error"), "\(results[1])")
        if line != "end", line != "import MarketKit" { #expect(results[0] != results[2], "\(line) changes \(query)") }
        #expect(results[3].hasPrefix("undid: \(line)"), "\(results[3])")
        #expect(results[4] == results[0], "undo of \(line)")
        #expect(results[5].hasPrefix("redid: \(line)"), "\(results[5])")
        #expect(results[6] == results[2], "redo of \(line)")
    }

    @Test("a setting that changes nothing is no step")
    func sameValue() throws {
        let lines = [
            "viewport 300x160", "scale 1", "zoom 1", "style unicode", "direction ltr", "focus", "root", "env",
            "break #1 place", "step", "back", "tree", "labl",
        ]
        #expect(try lastOutput(Self.start.joined(separator: "\n"), "root", lines.joined(separator: "\n"), "undo") != "")
        let printed = try run(Self.start + ["zoom 2", "root"] + lines.filter { $0 != "zoom 1" } + ["undo"])
        #expect(printed.last?.hasPrefix("undid: zoom 2") == true)
    }

    @Test("moves of the selection are no steps: undo brings back the selection before the last edit")
    func moves() throws {
        let printed = try run(Self.start + ["select #2", "inset 8", "root", "select #3", "undo", "redo", "tree"])
        #expect(printed[9].hasPrefix("undid: inset 8 · next: after Label #2"), "\(printed[9])")
        #expect(printed[10].hasPrefix("redid: inset 8"))
        #expect(printed[11].contains(">#3<"))
        #expect(try run(["select #1", "undo"]).last?.contains("there is nothing to undo") == true)
    }

    @Test("lines are named without the white space around them")
    func words() throws {
        let printed = try run([
            "Column(); Label(text: \"x\");   Label(text: \"y\")  ", "undo 2", "  Spacer(8)  ", "undo",
        ])
        #expect(printed[1].hasPrefix("undid: Label(text: \"y\"); Label(text: \"x\")"), "\(printed[1])")
        #expect(printed[3].hasPrefix("undid: Spacer(8)"), "\(printed[3])")
    }

    @Test("after reset all, when numbers begin again, breakpoints stop at no other element")
    func breakpoints() throws {
        let lines = ["break #2", "break Label place", "watch #1.width", "reset all", "Column()", "Label(text: \"b\")"]
        let printed = try run(Self.start + lines + ["break list", "undo 3", "break list"])
        #expect(printed[Self.start.count + 6].contains("break Label place"))
        #expect(!printed[Self.start.count + 6].contains("#"), "\(printed[Self.start.count + 6])")
        #expect(printed.last?.contains("break #2") == true)
    }

    @Test("a number undoes and redoes several lines")
    func several() throws {
        let lines = ["undo 2", "swift", "redo 2", "swift", "undo 9", "undo x", "undo 0", "redo"]
        let printed = try run(Self.start + lines)
        #expect(printed[5].hasPrefix("undid: break #1 place; inset 4"), "\(printed[5])")
        #expect(!printed[6].contains("inset"))
        #expect(printed[7].hasPrefix("redid: inset 4; break #1 place"), "\(printed[7])")
        #expect(printed[8].contains("inset"))
        #expect(printed[9].contains("only 5 lines can be undone") && printed[9].contains("type undo 5"))
        #expect(printed[10].contains("'x' is not a number of lines"))
        #expect(printed[11].contains("type undo, or undo 2 for two lines"))
        #expect(printed[12].contains("there is nothing to redo"))
        #expect(try run(Self.start + ["undo 5", "tree"]).last?.contains("there is no tree yet") == true)
    }

    @Test(
        "a move keeps what can be redone, an edit and a setting do not",
        arguments: [
            ("select #2", true), ("inset 2", false), ("zoom 2", false),
        ]
    )
    func redoing(line: String, isKept: Bool) throws {
        let printed = try run(Self.start + ["box blue", "undo", line, "redo", "undo"])
        #expect(printed[8].contains("redid: box blue") == isKept)
        #expect(printed[8].contains("nothing to redo") != isKept)
        #expect(printed[9].contains(isKept ? "undid: box blue" : "undid: \(line)"))
    }

    @Test("undo of what the layout does not depend on leaves the steps where they are")
    func stepping() throws {
        let printed = try run(Self.start + ["goto 5", "zoom 2", "undo", "where", "viewport 40x40", "undo", "where"])
        #expect(printed[8].contains("5 of"))
        #expect(!printed[11].contains("5 of"))
    }

    @Test("a line of several rows is named by its first one")
    func rows() throws {
        #expect(try lastOutput("Row {\n  Label(text: \"a\")\n}", "undo").hasPrefix("undid: Row { …"))
        let long = "Label(text: \"\(String(repeating: "x", count: 200))\")"
        #expect(try lastOutput(long, "undo").hasPrefix("undid: Label(text: \"xxx"))
        #expect(try lastOutput(long, "undo").split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("the lines of a script are steps of their own")
    func script() throws {
        let files = MemoryFiles(["a.bp": "zoom 2\nviewport 40x40\n"])
        let printed = try run(["Label(text: \"a\")", "source a.bp", "undo", "zoom", "undo", "zoom"], files: files)
        #expect(printed[2].hasPrefix("undid: viewport 40x40"))
        #expect(printed[3] == "zoom 2")
        #expect(printed[4].hasPrefix("undid: zoom 2"))
        #expect(printed[5] == "zoom readable")
    }

    @Test("of many edits, as many as the limit can be undone and redone, one by one", arguments: [1, 64, 65, 200])
    func manyEdits(limit: Int) throws {
        try onBigStack {
            var options = SessionOptions()
            options.limits.undoneEdits = limit
            let session = Session.sharing(options: options)
            _ = session.run(line: "style text")
            for width in 1...300 { _ = session.run(line: "viewport \(width)x10") }
            func width() -> String { session.run(line: "viewport").map(\.text.plain).joined() }
            for undone in 1...limit {
                #expect(!Self.isFailure(session.run(line: "undo")))
                guard undone % 37 == 0 || undone == limit else { continue }
                #expect(width().contains("viewport \(300 - undone) wide"), "\(width())")
            }
            #expect(Self.isFailure(session.run(line: "undo")))
            #expect(!Self.isFailure(session.run(line: "redo \(limit)")))
            #expect(width().contains("viewport 300 wide"))
        }
    }

    @Test("all steps of a long session can be undone and redone, state by state", .merge)
    func allStates() throws {
        try onBigStack {
            for seed in 0..<4 {
                var lines = RandomLines(seed: seed)
                let session = Session.sharing()
                var states = [State(session)]
                let others = ["focus #2", "break #3 place", "focus", "colour never", "delete all", "autoshow off"]
                for index in 0..<40 {
                    let start = lines.start()
                    let random = lines.next(in: session)
                    let line = index < start.count ? start[index] : index % 5 == 0 ? others[index / 5 % 6] : random
                    if line == "undo" || line == "redo" { continue }
                    _ = session.run(line: line)
                    let state = State(session)
                    if state != states.last { states.append(state) }
                }
                var back = [State(session)]
                while !Self.isFailure(session.run(line: "undo")) { back.append(State(session)) }
                #expect(back.allSatisfy { states.contains($0) }, "seed \(seed)")
                #expect(back.last == states.first, "seed \(seed)")
                #expect(Set(back.map(\.source)) == Set(states.map(\.source)), "seed \(seed)")
                #expect(Set(back.map(\.settings)) == Set(states.map(\.settings)), "seed \(seed)")
                for state in back.dropLast().reversed() {
                    #expect(!Self.isFailure(session.run(line: "redo")), "seed \(seed)")
                    #expect(State(session) == state, "seed \(seed)")
                }
            }
        }
    }

    private static func isFailure(_ outputs: [Output]) -> Bool { outputs.contains { $0.kind == .error } }

    /// All that a session shows of its state, without the numbers of views.
    private struct State: Equatable {
        var source: String
        var settings: String
        var tree: String

        init(_ session: Session) {
            source = session.document.source
            settings = Self.text(session, SettingLines.queries + ["break list"])
            tree = Self.text(session, ["tree", "swift"])
        }

        private static func text(_ session: Session, _ lines: [String]) -> String {
            lines.flatMap { session.run(line: $0) }.map(\.text.plain).joined(separator: "\n")
                .replacing(/\bv\d+/, with: "v")
        }
    }
}
