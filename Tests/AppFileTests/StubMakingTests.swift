import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// Declarations that are made up for files of an app, from their uses.
@Suite struct StubMakingTests {
    /// The files of a test, in memory.
    final class Files: SessionFiles {
        var texts: [String: String] = [:]

        init(_ texts: [String: String] = [:]) { self.texts = texts }

        func read(_ path: String) throws -> String {
            guard let text = texts[path] else { throw SessionFileError(path: path, reason: "no such file") }
            return text
        }

        func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
            var text = ""
            try body { text += $0 }
            texts[path] = text
        }

        func keeps(_ path: String) -> Bool { texts[path] != nil }
        func paths(startingWith prefix: String) -> [String] { texts.keys.filter { $0.hasPrefix(prefix) }.sorted() }
    }

    /// The output of a run of a file, and the file of stubs after it.
    struct Run {
        var printed = ""
        var passed = false
        var stubs = ""

        /// True if a drawing has a border.
        var draws: Bool { printed.contains("━") || printed.contains("╌") }
    }

    /// - Parameter names: the session whose table of names is used; nil for that of the thread.
    private func run(
        _ text: String,
        with stubs: String? = nil,
        isSafe: Bool = false,
        then lines: [String] = [],
        names: Session? = nil
    ) throws -> Run {
        try onBigStack {
            let files = Files(stubs.map { ["App.stubs": $0] } ?? [:])
            var runner = ScriptRunner(sharingNamesOf: names ?? .namesOfThread)
            (runner.files, runner.makesStubs, runner.isSafe, runner.linesAfter) = (files, true, isSafe, lines)
            var run = Run()
            run.passed = runner.run(text, name: "Screen.swift") { run.printed += $0.text.plain + "\n" }.passed
            run.stubs = files.texts["App.stubs"] ?? ""
            return run
        }
    }

    // MARK: - Files of apps

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let apps = folder.appendingPathComponent("StubbedApps")

    /// Files of apps that use other modules, in the style of public ones.
    @Test(.enabled(if: TestTier.running >= .merge)) func filesOfAppsDrawSomething() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.apps.path).filter {
            $0.hasSuffix(".swift")
        }
        var lines: [String] = []
        // A table that other tests have used may give another text: this failed once among all tests, and never alone.
        let own = Session()
        for name in names.sorted() {
            let text = try String(contentsOf: Self.apps.appendingPathComponent(name), encoding: .utf8)
            let run = try run(text, names: own)
            let errors = run.printed.split(separator: "\n").filter { $0.contains(": error: ") }
            lines.append("\(name): \(run.draws ? "drawn" : "not drawn")")
            lines += errors.map { "  \($0)" }
            lines += run.stubs.split(separator: "\n").filter { !$0.hasPrefix("//") || $0.hasPrefix("///") }.map {
                "  \($0)"
            }
        }
        let drawn = lines.count { $0.hasSuffix(": drawn") }
        let text = (["\(drawn) of \(names.count) files draw something"] + lines).joined(separator: "\n") + "\n"
        let golden = Self.folder.appendingPathComponent("Golden/stubbed-apps.txt")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try text.write(to: golden, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        let difference = text.split(separator: "\n").difference(from: expected.split(separator: "\n"))
        #expect(text == expected, "\(difference)")
    }

    // MARK: - What is made up

    @Test func aTypeFollowsFromItsUses() throws {
        let run = try run(
            """
            import MarketUI

            struct Row: ProxyElement {
                var model: RowModel
                var elementRepresentation: Element {
                    MarketLabel(text: model.title, style: .heading, color: Theme.current.colors.primary)
                }
            }
            #Preview { Row(model: RowModel()) }
            """,
            then: ["preview 1", "tree", "frames"]
        )
        #expect(run.passed && run.draws, "\(run.printed)")
        #expect(run.stubs.contains("struct MarketLabel: ProxyElement {"))
        #expect(run.stubs.contains("enum MarketLabelStyle {\n    case heading\n}"))
        #expect(run.stubs.contains("var title: String { \"Title\" }"))
        #expect(run.stubs.contains("static let current: Theme = Theme()"))
        #expect(run.printed.contains("MarketLabel       an element, drawn as its text"))
    }

    @Test func aFileOfStubsWinsAndIsOnlyAddedTo() throws {
        let kept = """
            // mine
            struct RowModel {
                var title: String { "My own title" }
            }

            """
        let text = """
            struct Row: ProxyElement {
                var model: RowModel
                var elementRepresentation: Element { Label(text: model.title + model.detail) }
            }
            #Preview { Row(model: RowModel()) }
            """
        let first = try run(text, with: kept)
        #expect(first.passed && first.printed.contains("My own title"), "\(first.printed)")
        #expect(first.stubs.hasPrefix(kept))
        #expect(first.stubs.contains("extension RowModel {\n    var detail: String { \"Detail\" }\n}"))
        // Nothing is new the next time, and nothing is said.
        let second = try run(text, with: first.stubs)
        #expect(second.passed && second.stubs == first.stubs)
        #expect(!second.printed.contains("made up"), "\(second.printed)")
    }

    @Test func whatAFileDeclaresWinsOverAStub() throws {
        let run = try run(
            "struct Card: ProxyElement { var elementRepresentation: Element { Label(text: \"real\") } }\nCard()\n",
            with: "struct Card {\n    init() {}\n}\n",
            then: ["expect #1 is 300x160", "frames"]
        )
        #expect(run.passed && run.printed.contains("real"), "\(run.printed)")
    }

    @Test(
        "a misspelt name of what is there is not made up",
        arguments: [
            ("Lable(text: \"a\")", "did you mean Label?"), ("Colum { Label(text: \"a\") }", "did you mean Column?"),
            ("Label(text: \"a\") { $0.colr = .red }", "did you mean color?"),
            ("Label(text: \"a\").box(background: .grean)", "did you mean green?"),
            ("Lbael(text: \"a\")", "did you mean Label?"),
        ]
    )
    func misspelt(element: String, words: String) throws {
        let text = "struct Row: ProxyElement { var elementRepresentation: Element { \(element) } }\n"
        for text in [text, element + "\n", text + "#Preview { Row() }\n"] {
            let run = try run(text)
            #expect(!run.passed && run.printed.contains(words), "\(run.printed)")
            #expect(!run.stubs.contains("Label") && !run.stubs.contains("olum"), "\(run.stubs)")
        }
    }

    @Test func withoutFilesNothingIsWritten() throws {
        let run = try run("MarketLabel(text: \"a\").inset(uniform: 4)\n", isSafe: true)
        #expect(run.passed && run.draws && run.stubs.isEmpty, "\(run.printed)")
        #expect(run.printed.contains("not written to a file"))
    }

    @Test func withoutTheOptionNothingIsMadeUp() throws {
        let printed = try onBigStack {
            var printed = ""
            let text = "MarketLabel(text: \"a\")\n"
            let report = ScriptRunner.sharing().run(text, name: "a.swift") { printed += $0.text.plain }
            #expect(!report.passed)
            return printed
        }
        #expect(printed.contains("cannot find 'MarketLabel' in scope"))
    }

    @Test func theCommandTurnsItOnForLoad() throws {
        let printed = try onBigStack {
            let files = Files(["a.swift": "MarketLabel(text: \"Hello\")\n"])
            let session = Session.sharing(files: files)
            return ["stubs", "load a.swift", "stubs on", "load a.swift", "tree", "stubs maybe"].map { line in
                session.run(line: line).map(\.text.plain).joined(separator: "\n")
            }
        }
        #expect(printed[0] == "stubs off")
        #expect(printed[1].contains("cannot find 'MarketLabel'"))
        #expect(printed[2] == "stubs on")
        #expect(printed[3].contains("1 stub made up from uses, written to App.stubs"))
        #expect(printed[4].contains("MarketLabel"))
        #expect(printed[5].contains("'maybe' is neither on nor off"))
    }

    // MARK: - Names that nothing declares

    @Test func aScriptEndsWithAnErrorForANameThatNothingDeclares() throws {
        let text = "struct Row: ProxyElement { var elementRepresentation: Element { Missing(text: \"a\") } }\n"
        for name in ["a.blueprint", "a.swift"] {
            let (printed, report) = try onBigStack {
                var printed = ""
                let report = ScriptRunner.sharing().run(text, name: name) { printed += $0.text.plain + "\n" }
                return (printed, report)
            }
            #expect(report.failureCount == 1, "\(printed)")
            #expect(printed.contains("\(name):1:65: error: cannot find 'Missing' in scope"), "\(printed)")
        }
    }

    @Test("stubs that are corrected beside a watched file are taken, and stay")
    func corrected() throws {
        try onBigStack {
            let text =
                "struct Row: ProxyElement { var elementRepresentation: Element { MarketLabel(text: Texts.title) } }\n"
            let files = Files()
            let watched = WatchedFile("Row.swift", takesLines: true, files: files)
            _ = watched.run("stubs on")
            #expect(watched.take(text).text.plain.contains("made up from uses"))
            #expect(watched.companions == ["App.stubs"])
            #expect(watched.drawing.plain.contains("Title"))
            let own = try #require(files.texts["App.stubs"]).replacing("\"Title\"", with: "\"Mine\"")
            #expect(own.contains("\"Mine\""))
            files.texts["App.stubs"] = own
            _ = watched.take(text)
            #expect(watched.drawing.plain.contains("Mine"), "\(watched.drawing.plain)")
            // What is added for a new use leaves the correction as it is.
            _ = watched.take(
                text + "struct Other: ProxyElement { var elementRepresentation: Element { OtherLabel() } }\n"
            )
            #expect(files.texts["App.stubs"]?.hasPrefix(own) == true)
            #expect(files.texts["App.stubs"]?.contains("OtherLabel") == true)
        }
    }

    @Test func theInspectorTakesCorrectedStubs() throws {
        try onBigStack {
            let text = "MarketLabel(text: \"a\", note: Texts.title)\n"
            let files = Files()
            let options = SessionOptions(givesJSON: false)
            let inspection = Inspection(files: [.init("Row.swift", isScript: false)], options: options) {
                Session(files: files, options: options, sharingNamesOf: .namesOfThread)
            }
            #expect(inspection.begin(with: ["stubs on"]) == nil)
            inspection.take(ModuleText(text, path: "Row.swift"), ofFileAt: 0)
            #expect(inspection.grid(columns: 90, rows: 24).text.contains("2 stubs made up, see App.stubs"))
            inspection.take(ModuleText(text, path: "Row.swift"), ofFileAt: 0)
            files.texts["App.stubs"] = files.texts["App.stubs"]?.replacing("\"Title\"", with: "\"Mine\"")
            inspection.take(ModuleText(text, path: "Row.swift"), ofFileAt: 0)
            let screen = inspection.grid(columns: 90, rows: 24).text
            #expect(screen.contains("Mine") && screen.contains("App.stubs has changed"), "\(screen)")
        }
    }
}
