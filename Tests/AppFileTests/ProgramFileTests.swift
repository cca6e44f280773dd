import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Files of an app, and programs of several statements, are loaded unchanged.
@Suite struct ProgramFileTests {
    private static let program = """
        // A program of an app.
        import BlueprintUI
        import MarketKit
        @testable import Receipts
        import UIKit

        // MARK: - Model

        struct Post {
            var body: String
        }

        #if os(iOS)
        let platform = "iOS"
        #else
        let platform = "other"
        #endif

        var total = 0

        for number in 1...3 {
            total += number
        }  // adds up

        print("total \\(total)")

        let blueprintView = BlueprintView(element: nil)

        // what is shown
        blueprintView.element = Column {
            Label(text: "Total \\(total)")  // the sum
            Label(text: Post(body: "b").body)
        }

        """

    private let files = MemoryFiles(["a.swift": program])

    @Test func whatAViewIsGivenIsTheRoot() throws {
        let printed = try run(
            ["load a.swift", "tree", "select #2", "set text x", "box red", "root", "Label(text: \"c\")", "swift"],
            files: files
        )
        #expect(printed[0].contains("total 6\na.swift loaded: 3 nodes, 3 declarations"))
        #expect(printed[1].contains("\"Total 6\""))
        #expect(printed[3].hasPrefix("Label #2 has text \"x\""))
        #expect(printed[6].hasPrefix("Label #5 added to Column #1 (3 of 3)"))
        #expect(
            printed[7].hasSuffix(
                """
                // what is shown
                blueprintView.element = Column {
                    Label(text: "x")  // the sum
                        .box(background: .red)
                    Label(text: Post(body: "b").body)
                    Label(text: "c")
                }
                """
            ),
            "\(printed[7])"
        )
    }

    @Test func nothingOfItIsLost() throws {
        let printed = try run(["load a.swift", "save b.swift", "load b.swift", "save c.swift"], files: files)
        #expect(printed[0].contains("note: import MarketKit is kept for save"))
        #expect(printed[1].hasPrefix("b.swift is written: the program"))
        let saved = files.texts["b.swift"] ?? ""
        let lines = Self.program.split(separator: "\n").map { $0.trimmingPrefix(" ") }
        for line in lines { #expect(saved.contains(line), "\(line)\n\(saved)") }
        #expect(
            saved.hasPrefix(
                "import BlueprintUI\nimport BlueprintUICommonControls\nimport MarketKit\nimport UIKit\n\n@testable import"
            )
        )
        #expect(saved.contains("// MARK: - Model\n\nstruct Post"))
        #expect(files.texts["c.swift"] == saved)
    }

    @Test func declarationsComeBeforeWhatAViewIsGivenAndStatementsAfterIt() throws {
        let printed = try run(
            [
                "load a.swift", "let gap: CGFloat = 8", "set minimumSpacing gap", "total += 1", "swift", "undo", "undo",
                "undo", "swift",
            ],
            files: files
        )
        #expect(!printed.contains { $0.contains("error") }, "\(printed)")
        #expect(
            printed[4].contains(
                "let gap: CGFloat = 8\n\n// what is shown\nblueprintView.element = Column(minimumSpacing: gap)"
            ),
            "\(printed[4])"
        )
        #expect(printed[4].hasSuffix("}\n\ntotal += 1"))
        #expect(printed[8] == (try run(["load a.swift", "swift"], files: files)[1]))
    }

    @Test func resetTakesTheWholeAssignmentAway() throws {
        let printed = try run(["load a.swift", "reset", "swift", "Label(text: \"new\")", "tree"], files: files)
        #expect(!printed[2].contains("blueprintView.element"))
        #expect(printed[4].contains("\"new\""))
    }

    @Test func theLastElementIsTheRootAndTheOthersAreNamed() throws {
        let files = MemoryFiles([
            "a.swift": "import UIKit\nLabel(text: \"a\")\nColumn { Label(text: \"b\") }\n[1].forEach { print($0) }\n"
        ])
        let printed = try run(["load a.swift", "tree", "swift", "save b.swift", "load b.swift", "tree"], files: files)
        #expect(
            printed[0].hasPrefix("note: the file shows its last element, not this one: Label(text: \"a\")\n1\n")
        )
        #expect(printed[1].contains("Column >#1<"))
        #expect(printed[2].hasSuffix("[1].forEach { print($0) }"))
        #expect(printed[5].contains("\"b\""))
        #expect(files.texts["b.swift"]?.contains("Label(text: \"a\")") == true)
    }

    @Test func aFileMayEndInACallOrAValue() throws {
        let start = "var names = [\"a\"]\nfunc add(_ name: String) { names.append(name) }\n"
        for end in ["add(\"b\")", "names.count", "names.popLast()", "print(names)"] {
            let files = MemoryFiles(["a.swift": start + "Label(text: names[0])\n" + end, "b.swift": start + end])
            let printed = try run(
                ["load a.swift", "tree", "load b.swift", "swift", "Label(text: \"x\")", "tree"],
                files: files
            )
            #expect(!printed.contains { $0.contains("error") }, "\(end): \(printed)")
            #expect(printed[1].contains("\"a\""), "\(end)")
            #expect(printed[3].hasSuffix(end))
            #expect(printed[5].contains("\"x\""))
        }
    }

    @Test func aNameAtTheEndIsTheRoot() throws {
        let files = MemoryFiles(["a.swift": "let title = Label(text: \"a\")\nprint(\"b\")\ntitle"])
        #expect(try run(["load a.swift", "inset 4", "tree"], files: files).last?.contains("Inset >#2<") == true)
    }

    @Test func whatAnObjectShowsIsLookedAtAndNotEdited() throws {
        let text = """
            final class Screen {
                private let blueprintView = BlueprintView(element: nil)
                var title = "old" { didSet { update() } }
                init() { update() }
                func update() {
                    blueprintView.element = Column { Label(text: title) }
                }
            }
            let screen = Screen()
            screen.title = "new"
            """
        let files = MemoryFiles(["a.swift": text])
        let printed = try run(["load a.swift", "tree", "select \"new\"", "set text x", "save b.swift"], files: files)
        #expect(printed[0].contains("note: code in the file makes the tree"))
        #expect(printed[1].contains("› Label ■"))
        #expect(printed[3].contains("is made by class Screen, in a.swift:6:"), "\(printed[3])")
        #expect(printed[4].hasPrefix("b.swift is written: the program"))
    }

    @Test func aViewIsGivenAnElementAtThePrompt() throws {
        let lines = [
            "let view = BlueprintView(element: nil)", "view.element = Column { Label(text: \"a\") }",
            "Label(text: \"b\")",
            "view.element = Label(text: \"c\")", "tree", "view.element = nil", "undo", "tree",
        ]
        let printed = try run(lines)
        #expect(printed[1].hasPrefix("Column #1 is the root · next: into it"), "\(printed)")
        #expect(printed[2].hasPrefix("Label #3 added to Column #1 (2 of 2)"))
        #expect(printed[3].hasPrefix("Label #4 is the root"))
        #expect(printed[4].contains("Label >#4<"))
        #expect(printed[7] == printed[4])
    }

    @Test func anIfAtThePromptMayHoldDeclarations() throws {
        let printed = try run(["#if os(Linux)\nlet name = \"here\"\n#else\nlet name = \"there\"\n#endif", "name"])
        #expect(printed[1] == "\"here\"" || printed[1] == "\"there\"")
        let report = try onBigStack {
            ScriptRunner.sharing().run(
                "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\nLabel(text: \"\\(a)\")\n",
                name: "a"
            ) {
                _ in
            }
        }
        #expect(report.passed && report.inputCount == 2)
    }

    @Test func anImportOfTheAppIsKeptForTheFile() throws {
        let files = MemoryFiles()
        let printed = try run(
            [
                "import UIKit", "import MarketKit", "import MarketKit", "Spacer(8)", "save a.swift", "undo", "undo",
                "Spacer(8)", "save b.swift",
            ],
            files: files
        )
        #expect(printed[0].isEmpty && printed[2].isEmpty)
        #expect(printed[1].hasPrefix("import kept for save; the types of MarketKit are unknown here"))
        #expect(files.texts["a.swift"]?.contains("import MarketKit\n") == true)
        #expect(files.texts["b.swift"]?.contains("import MarketKit\n") == false)
    }

    @Test func aProgramWhoseFunctionsChangeItsVariablesIsSavedAsItIs() throws {
        let files = MemoryFiles()
        let lines = [
            "var total = 0", "func add(_ number: Int) { total += number }", "add(3)", "Label(text: \"\\(total)\")",
        ]
        #expect(try run(lines + ["save a.swift"], files: files).last?.contains("the program") == true)
        #expect(files.texts["a.swift"]?.contains("struct Document") == false)
        #expect(try run(["load a.swift", "tree"], files: files).last?.contains("\"3\"") == true)
    }

    @Test func resultsThatNoOneUsesAreSaidWithTheirPlace() {
        files.texts["b.swift"] = """
            let field = UITextField()
            func add(_ n: Int) -> Int { n + 1 }
            func run() {
                add(3)
                field.becomeFirstResponder()
                if field.isFirstResponder { add(4) }
                [1].forEach { print($0) }
            }
            add(5)
            Label(text: "a")

            """
        let session = Session.sharing(files: files)
        let notes = session.run(line: "load b.swift").map(\.text.plain).filter { $0.hasPrefix("note: ") }
        #expect(
            notes == [
                "note: b.swift:4: result of call to 'add' is unused",
                "note: b.swift:6: result of call to 'add' is unused",
            ]
        )
        let typed = session.run(line: "func more() { add(6); print(1) }").map(\.text.plain)
        #expect(typed.first == "note: result of call to 'add' is unused")
        #expect(!session.run(line: "add(7)").contains { $0.text.plain.hasPrefix("note: ") })
    }

    @Test(arguments: [
        ("UISwitch()", "view.tap(at: CGPoint(x: 5, y: 5))", "view.isOn", "true"),
        ("UITextField()", "view.becomeFirstResponder()", "view.isFirstResponder", "true"),
    ])
    func callsWhoseResultMayBeIgnoredAreKept(start: String, call: String, question: String, answer: String) {
        let session = Session.sharing()
        _ = session.run(line: "let view = \(start)")
        _ = session.run(line: call)
        #expect(session.document.source.contains(call))
        #expect(session.run(line: question).map(\.text.plain) == [answer])
    }
}
