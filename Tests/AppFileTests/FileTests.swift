import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Saving, loading, sourcing, recording, scripts and transcripts.
@Suite struct FileTests {
    @Test("a page of Markdown is what record writes")
    func pages() throws {
        for line in ["save tea.md", "save transcript tea.md"] {
            let printed = try lastOutput("Label(text: \"a\")", line, files: MemoryFiles())
            #expect(printed.contains("error: save writes Swift, and tea.md is the name of a page"), "\(printed)")
            #expect(printed.contains("type record tea.md"), "\(printed)")
        }
        #expect(try lastOutput("help transcript").hasPrefix("transcript is record here"))
    }

    @Test("what asks at a terminal is left out of a record, and that is said")
    func recordedQuestions() throws {
        let files = MemoryFiles()
        let printed = try onBigStack {
            let session = Session.sharing(files: files, options: SessionOptions(isInteractive: true))
            let lines = ["autoshow off", "Label(text: \"a\")", "record s.md", "predict", "lesson 1", "tree"]
            return lines.map { session.run(line: $0).map(\.text.plain).joined(separator: "\n") }
        }
        #expect(printed[3] == "predict is not recorded in s.md: it needs a terminal")
        #expect(printed[4] == "lesson is not recorded in s.md: it needs a terminal")
        #expect(files.texts["s.md"]?.contains("predict") == false && files.texts["s.md"]?.contains("> tree") == true)
    }

    @Test("after an edit, lines keep their places in the file; after save, they have those in what was written")
    func placesAfterEdits() throws {
        let card = """
            struct Card: ProxyElement {
                var elementRepresentation: any Element {
                    Label(text: "a")
                }
            }

            Column(alignment: .leading) {
                Card()
            }

            """
        let files = MemoryFiles(["a.swift": card])
        let place = "help Card"
        let printed = try run(
            ["load a.swift", place, "set minimumSpacing 4", place, "let gap = 4", place, "undo", place]
                + ["Label(text: \"b\")", place, "save a.swift --force", place],
            files: files
        )
        for index in [1, 3, 5, 7, 9] {
            #expect(printed[index].contains("declared in a.swift:1"), "\(printed[index])")
        }
        let lines = files.texts["a.swift"]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let written = lines.firstIndex { $0.hasPrefix("struct Card") }.map { $0 + 1 }
        #expect(written != 1 && printed[11].contains("declared in a.swift:\(written ?? 0)"), "\(printed[11])")
    }

    private let hello = ["Label(text: \"Hello, world\")", "centered", "inset 20", "box blue"]

    @Test func saveThenLoadGivesTheSameTree() throws {
        let files = MemoryFiles()
        let saved = try run(
            ["let gap: CGFloat = 6"] + hello + ["inset 6", "save a.swift", "root", "tree", "swift"],
            files: files
        )
        #expect(files.texts["a.swift"]?.contains("struct Document: ProxyElement {") == true)
        let loaded = try run(["load a.swift", "tree", "swift"], files: files)
        #expect(loaded.suffix(2) == saved.suffix(2))
    }

    @Test func loadTakesABareExpression() throws {
        let files = MemoryFiles([
            "b.swift": "// a card\nimport UIKit\nlet gap: CGFloat = 4\nLabel(text: \"a\").inset(uniform: gap)\n"
        ])
        #expect(try lastOutput("load b.swift", "expect #1 is 292x152 at 4,4", files: files).isEmpty)
        #expect(try lastOutput("load c.swift", files: files) == "error: c.swift: no such file")
    }

    @Test func statementsBeforeABareExpressionAreLoadedWithIt() throws {
        let files = MemoryFiles()
        let lines = [
            "var sizes = [1, 2]", "sizes[0] = 9", "for size in sizes { print(size) }", "Spacer(CGFloat(sizes[0]))",
            "save a.swift expression",
        ]
        _ = try run(lines, files: files)
        let loaded = try run(["load a.swift", "expect Spacer is 300x160"], files: files)
        #expect(loaded[0].contains("a.swift loaded"), "\(loaded)")
        #expect(files.texts["a.swift"]?.contains("sizes[0] = 9\n") == true)
    }

    @Test func errorsInAFileTellItsLine() throws {
        let files = MemoryFiles([
            "b.swift": "import UIKit\nLabel(text: \"a\"\n", "c.swift": "Label(text: \"a\")\n    .insett(4)",
        ])
        let cutOff = try lastOutput("load b.swift", files: files)
        #expect(cutOff.contains("line 2 of b.swift: Label(text: \"a\"\n"))
        #expect(try lastOutput("load c.swift", files: files).contains("line 2 of c.swift: .insett(4)"))
    }

    @Test func pastedLinesAreDoneOneAfterAnother() throws {
        let printed = try lastOutput("Column()\nLabel(text: \"a\")\ninset 4\ntree")
        #expect(printed.contains("Inset #3 wraps Label #2"))
        #expect(printed.contains("x,y relative to the parent"))
        let failed = try lastOutput("Column()\nLabl(text: \"a\")\ntree")
        #expect(!failed.contains("x,y relative"))
        #expect(
            try lastOutput("Label(text: \"a\")\n    .centered()\n    .box()")
                == "Box #3 is the root · views: created 2 (v2 BoxView, v3 UILabel)"
        )
    }

    @Test func linesMayEndAsOnWindowsAndBeginForTheShell() throws {
        let check = try onBigStack {
            TranscriptCheck.sharing("```\r\n> Spacer(8)\r\nSpacer #1 is the root\r\n```\r\n", name: "t")
        }
        #expect(check.passed && check.inputCount == 1)
        let report = try onBigStack {
            ScriptRunner.sharing().run("#!/usr/bin/env blueprint\r\nSpacer(8)\r\n", name: "a") { _ in }
        }
        #expect(report.passed && report.inputCount == 2)
    }

    @Test func pathsAreCompleted() throws {
        let files = MemoryFiles(["my-card.swift": "", "my-list.bp": "", "other": ""])
        let found = try onBigStack { Session.sharing(files: files).completer.completions(of: "load my-", cursor: 8) }
        #expect(found.start == 5)
        #expect(found.candidates.map(\.word) == ["my-card.swift"])
    }

    @Test func aTreeIsExported() throws {
        let files = MemoryFiles()
        let lines = ["Spacer(8)", "export swift", "export json t.json", "export pdf", "export svg hierarchy t.svg"]
        let printed = try run(lines + ["export svg nothing u.svg"], files: files)
        #expect(printed[1] == "Spacer(8)")
        #expect(files.texts["t.json"]?.hasPrefix("{\"version\":3,") == true)
        #expect(printed[3].contains("the formats are html, json, png, svg, swift"))
        #expect(files.texts["t.svg"]?.contains("1 element and 0 views") == true)
        #expect(printed[5].contains("there is no picture 'nothing'"))
        #expect(printed[5].contains("the pictures are frames, hierarchy, layers, nest, views"))
    }

    @Test func picturesShowSeveralViewports() throws {
        let files = MemoryFiles()
        let lines = [
            "Label(text: \"Ada Lovelace\")", "export svg frames a.svg --size 96x16,64x32",
            "export svg --size 96x16 64x32 --force a.svg", "viewport", "frames --size 96x16,64x32",
        ]
        let printed = try run(lines, files: files)
        #expect(printed[1] == "a.svg written" && printed[2] == "a.svg written")
        let text = try #require(files.texts["a.svg"])
        #expect(text.contains(">96×16</text>") && text.contains(">64×32</text>"))
        // The text takes two lines in the narrow one, at the same place.
        #expect(text.matches(of: #/x="24" [^>]*>Ada</#).count == 2)
        #expect(text.matches(of: #/x="24" [^>]*>Lovelace</#).count == 1)
        #expect(!printed[3].contains("96"))
        #expect(printed[4].contains("96×16") && printed[4].contains("64×32"))
    }

    @Test func picturesOfPixelsAreDrawnElsewhere() throws {
        let files = MemoryFiles()
        let printed = try run(
            ["Spacer(8)", "export png layers a.png --scale 2", "export png a.png", "export png views b.png"],
            files: files
        )
        #expect(printed[1] == "a.png written" && printed[2] == "a.png written" && printed[3] == "b.png written")
        #expect(files.texts["a.png"]?.hasPrefix("1.0 <svg ") == true)
        #expect(files.texts["b.png"]?.contains("0 views in ") == true)
        files.texts["c.png"] = ""
        let refused = try run(["Spacer(8)", "export png layers c.png --scale 2 --size 9x9"], files: files)
        #expect(refused[1].contains("to replace it, type export png layers c.png --size 9x9 --scale 2 --force"))
        #expect(files.texts["c.png"] == "")
        let absent = try run(["Spacer(8)", "export png a.png"], files: NoFiles())
        #expect(absent[1].contains("a.png: no pictures are drawn here"))
    }

    @Test func safeSessionsRefuseFiles() throws {
        let files = MemoryFiles()
        for line in [
            "save a.swift", "load a.swift", "source a", "record a.md", "export json a.json", "export png a.png",
        ] {
            let outputs = try onBigStack {
                let session = Session.sharing(files: files, options: SessionOptions(isSafe: true))
                _ = session.run(line: "Label(text: \"a\")")
                return session.run(line: line)
            }
            #expect(outputs.count == 1 && outputs[0].kind == .error, "\(line)")
        }
        #expect(files.texts.isEmpty)
    }

    @Test func sourceRunsLinesAndPointsAtTheirErrors() throws {
        let files = MemoryFiles(["a.bp": "Column()\nLabel(text: \"a\")\n\n  insett 4\n", "loop.bp": "source loop.bp"])
        let printed = try lastOutput("source a.bp", files: files)
        #expect(printed.contains("a.bp:4:3: error: there is no command 'insett'"))
        #expect(try lastOutput("source loop.bp", files: files).contains("runs itself"))
        let folders = MemoryFiles(["app/a.swift": "let a = 1", "scripts/a.bp": "Row()"])
        let refused = try ["app", "scripts"].map { try lastOutput("source \($0)", files: folders) }
        #expect(refused[0].hasPrefix("error: app is a folder, and not a script\n"), "\(refused)")
        #expect(refused[0].hasSuffix("\n  type load app"), "\(refused)")
        #expect(refused[1] == "error: scripts is a folder, and not a script\n  source scripts\n         ^")
    }

    @Test func aRecordedSessionChecks() throws {
        let files = MemoryFiles()
        _ = try run(hello + ["record s.md", "frames", "step 4", "labl", "undo", "views", "record stop"], files: files)
        let text = try #require(files.texts["s.md"])
        #expect(text.hasPrefix("```\n> Label(text: \"Hello, world\")\nLabel #1 is the root"))
        #expect(!text.contains("> record"))
        let check = try onBigStack { TranscriptCheck.sharing(text, name: "s.md") }
        #expect(check.passed, "\(check.difference.plain)")
        #expect(check.inputCount == 9)
    }

    @Test func replayingARecordingsLinesGivesTheSameOutput() throws {
        let files = MemoryFiles()
        let lines = hello + ["tree", "for\n", "struct A: ProxyElement {\n}\n"]
        _ = try run(["record s.md"] + lines, files: files)
        let exchanges = Transcript(try #require(files.texts["s.md"])).exchanges
        #expect(exchanges.map(\.input) == lines)
    }

    @Test func transcriptsKnowWildcardsEscapesAndContinuations() throws {
        let text = """
            # A title
            ```
            > Label(
            .     text: "a"
            . )
            …
            > tree
            x,y relative to the parent · ■ view-backed
            …
            > find "zz"
            error: no element shows "zz"
            …
            ```
            ```swift
            let x = 3
            ```
            """
        let check = try onBigStack { TranscriptCheck.sharing(text, name: "t") }
        #expect(check.passed, "\(check.difference.plain)")
        #expect(check.inputCount == 3)
        #expect(check.updatedText == text)
    }

    @Test func aWrongTranscriptShowsWhatDiffersAndIsUpdated() throws {
        let text = "```\n> Label(text: \"a\")\nLabel #1 is the wrong line\n> expect views 1\n```\n"
        let check = try onBigStack { TranscriptCheck.sharing(text, name: "t.md") }
        #expect(check.failureCount == 1)
        #expect(
            check.difference.plain == """
                t.md:2: > Label(text: "a")
                - Label #1 is the wrong line
                + Label #1 is the root · views: created 1 (v2 UILabel)
                """
        )
        let updated = try onBigStack { TranscriptCheck.sharing(check.updatedText ?? "", name: "t.md") }
        #expect(updated.passed)
    }

    @Test("fences of other marks and in lists are transcripts, too", arguments: ["    ```", "~~~", "\t~~~~"])
    func fences(_ fence: String) throws {
        let indent = fence.prefix { $0.isWhitespace }
        let text = "- one\n\n\(fence)\n\(indent)> Label(text: \"a\")\n\(indent)wrong\n\n\(fence)\n"
        let check = try onBigStack { TranscriptCheck.sharing(text, name: "t.md") }
        #expect(check.inputCount == 1 && check.failureCount == 1)
        let updated = try #require(check.updatedText)
        #expect(updated.contains("\n\(indent)Label #1 is the root"))
        #expect(try onBigStack { TranscriptCheck.sharing(updated, name: "t.md") }.passed)
    }

    @Test func anOpenFenceIsAFaultAndNothingIsUpdated() throws {
        let text = "```\n> Label(text: \"a\")\n…\n> expect views 1\n"
        let check = try onBigStack { TranscriptCheck.sharing(text, name: "t.md") }
        #expect(check.failureCount == 0 && check.faultCount == 1 && !check.passed)
        #expect(check.difference.plain.hasPrefix("t.md:1: this code fence is not closed"))
        #expect(check.updatedText == nil)
    }

    @Test func recordedFailuresAreCounted() throws {
        let text = "```\n> Label(text: \"a\")\n…\n> expect views 2\n…\n```\n"
        let hidden = try onBigStack { TranscriptCheck.sharing(text, name: "t.md") }
        #expect(!hidden.passed)
        let written = try #require(hidden.updatedText)
        let check = try onBigStack { TranscriptCheck.sharing(written, name: "t.md") }
        #expect(check.passed && check.unmetCount == 1)
    }

    @Test func scriptsStopAtTheFirstErrorUnlessTheyKeepGoing() throws {
        let text = "Column()\nexpect views 3\nLabl(text: \"a\")\nLabel(text: \"b\")\n"
        func result(_ keepsGoing: Bool) throws -> (ScriptRunner.Report, String) {
            try onBigStack {
                var printed: [String] = []
                let report = ScriptRunner.sharing(keepsGoing: keepsGoing).run(text, name: "a.bp") {
                    printed.append($0.text.plain)
                }
                return (report, printed.joined(separator: "\n"))
            }
        }
        let (stopped, output) = try result(false)
        #expect(stopped.failureCount == 2)
        #expect(output.contains("a.bp:2:1: error: expected views 3, but there are no views"))
        #expect(output.contains("a.bp:3:1: error: "))
        #expect(!output.contains("Label #"))
        let (kept, all) = try result(true)
        #expect(kept.failureCount == 2)
        #expect(all.contains("Label #2 added to Column #1"))
    }

    @Test func scriptsThatNeverLookEndWithFrames() throws {
        func output(_ text: String) throws -> String {
            try onBigStack {
                var printed: [String] = []
                _ = ScriptRunner.sharing().run(text, name: "a") { printed.append($0.text.plain) }
                return printed.joined(separator: "\n")
            }
        }
        #expect(try output("Label(text: \"a\")").contains("┏Label"))
        #expect(try output("Label(text: \"a\")\ntree").contains("┏") == false)
        #expect(try output("Label(text: \"a\")\nexpect views 1").contains("┏") == false)
        let declared = try output(
            "import UIKit\nstruct A: ProxyElement {\n  var elementRepresentation: Element { Empty() }\n}"
        )
        #expect(declared.contains("declared: A"))
        #expect(declared.contains("type A() to see it"))
        #expect(try output("let title = Label(text: \"a\")\n    .inset(uniform: 4)\ntitle\n").contains("Inset"))
    }

    @Test("places of a loaded file are those of the file, with its name")
    func placesInFiles() throws {
        let card = """
            import BlueprintUI
            import BlueprintUICommonControls

            struct Card: ProxyElement {
                let title: String
                var elementRepresentation: any Element { Column { Label(text: title); Label(text: "b") } }
            }

            Card(title: "a")

            """
        let files = MemoryFiles(["Card.swift": card])
        let printed = try run(
            ["load Card.swift", "select #1/0", "inset 4", "help Card", "step", "select #1", "inset 2", "help Card"],
            files: files
        )
        #expect(
            printed[2].replacing(/\s+/, with: " ").contains("in Card, Card.swift:6"),
            "\(printed[2])"
        )
        #expect(printed[3].contains("declared in Card.swift:4"), "\(printed[3])")
        #expect(printed[4].contains("Card.swift:9: Card(title: \"a\")"), "\(printed[4])")
        #expect(printed[7].contains("declared in Card.swift:4"), "\(printed[7])")
    }
}
