import BlueprintREPL
import FullScreen
import TestSessions
import Testing

/// Files that the inspector follows.
@Suite("Inspector: files")
struct FileTests {
    private func inspection(_ names: [String]) -> Inspection {
        let options = SessionOptions(givesJSON: false)
        return Inspection(
            files: names.map { InspectedFile.Source($0, isScript: $0.hasSuffix(".bp")) },
            options: options,
            makeSession: { Session.sharing(options: options) }
        )
    }

    /// A file in memory, whatever its name.
    private final class OneFile: SessionFiles {
        private var text: String

        init(_ text: String) { self.text = text }

        func read(_ path: String) throws -> String { text }

        func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
            text = ""
            try body { text += $0 }
        }

        func keeps(_ path: String) -> Bool { true }
        func paths(startingWith prefix: String) -> [String] { [] }
    }

    private func screen(_ inspection: Inspection) -> String { inspection.grid(columns: 90, rows: 24).text }

    private let first = "Column {\n    Label(text: \"one\")\n    Label(text: \"two\")\n}\n"
    private let second = "Column {\n    Label(text: \"one\")\n    Label(text: \"two and more\")\n}\n"

    @Test("selection and step stay where they are when the file changes; the change is said")
    func change() {
        let inspection = inspection(["a.swift"])
        inspection.take(first, ofFileAt: 0)
        for key in [Key.down, .down, .right, .right, .right] { inspection.take(.key(key)) }
        #expect(screen(inspection).contains("Label >#3<"))
        #expect(inspection.session.promptWords.hasPrefix("3/"))
        inspection.take(second, ofFileAt: 0)
        #expect(screen(inspection).contains("Label >#3<"))
        #expect(inspection.session.promptWords.hasPrefix("3/"))
        #expect(screen(inspection).contains("a.swift has changed"))
        inspection.take(.key(.character("l")))
        #expect(screen(inspection).contains("two and more"))
    }

    @Test("a file that was never read shows its error in place of the tree, and saving says why it cannot be written")
    func broken() {
        let inspection = inspection(["a.swift"])
        inspection.take("Column {\n    Label(text: \"on", ofFileAt: 0)
        inspection.take(.key(.down))
        #expect(screen(inspection).contains("│a.swift:2:"), "\(screen(inspection))")
        #expect(screen(inspection).contains("a.swift has an error"))
        let said = inspection.session.run(line: "save").first?.text.plain ?? ""
        #expect(said.contains("a.swift was not read because of its error"), "\(said)")
        inspection.take(first, ofFileAt: 0)
        #expect(!screen(inspection).contains("has an error"))
        inspection.refuse("no such file", ofFileAt: 0)
        #expect(screen(inspection).contains("a.swift cannot be read"))
        #expect(screen(inspection).contains("a.swift: no such file"))
        // It is there again, as it was.
        inspection.take(first, ofFileAt: 0)
        #expect(!screen(inspection).contains("cannot be read"))
        #expect(!screen(inspection).contains("no such file"))
    }

    @Test("a file that is half saved leaves the last good drawing, with the error below")
    func half() {
        let inspection = inspection(["a.swift"])
        inspection.take(first, ofFileAt: 0)
        inspection.take("Column {\n    Label(text: \"on", ofFileAt: 0)
        #expect(screen(inspection).contains("a.swift:2"))
        #expect(screen(inspection).contains("one"))
        inspection.refuse("no such file", ofFileAt: 0)
        #expect(screen(inspection).contains("a.swift: no such file"))
        inspection.take(second, ofFileAt: 0)
        #expect(!screen(inspection).contains("no such file"))
    }

    @Test("edits are applied to a changed file again, and undo does not bring back another text of the file")
    func again() {
        let inspection = inspection(["a.swift"])
        inspection.take("Label(text: \"one\")\n", ofFileAt: 0)
        type(":inset 20", in: inspection)
        type(":tree constraints", in: inspection)
        #expect(screen(inspection).contains("Inset"))
        inspection.take("Label(text: \"two\").centered()\n", ofFileAt: 0)
        #expect(screen(inspection).contains("a.swift has changed; 1 edit applied again"))
        #expect(screen(inspection).contains("Inset"))
        inspection.take(.key(.character("u")))
        #expect(inspection.session.document.source == "Label(text: \"two\")\n    .centered()")
        inspection.take(.key(.character("u")))
        #expect(screen(inspection).contains("nothing to undo"))
        #expect(inspection.session.document.source.contains("two"))
    }

    @Test("edits that a changed script drops are said")
    func dropped() {
        let inspection = inspection(["a.bp"])
        inspection.take("Label(text: \"one\")\n", ofFileAt: 0)
        type(":inset 20", in: inspection)
        inspection.take("Label(text: \"two\").centered()\n", ofFileAt: 0)
        #expect(screen(inspection).contains("a.bp has changed; the edits made here are dropped"))
        #expect(!screen(inspection).contains("Inset"))
        #expect(inspection.session.document.source.contains("two"))
    }

    @Test("q says that edits are not saved; q again leaves without them")
    func unsaved() {
        let inspection = inspection(["a.swift"])
        inspection.take(first, ofFileAt: 0)
        type(":inset 20", in: inspection)
        inspection.take(.key(.character("w")))
        #expect(screen(inspection).contains("q close"))
        inspection.take(.key(.character("q")))
        inspection.take(.key(.escape))
        #expect(inspection.end == nil)
        #expect(
            screen(inspection).contains("the edits of a.swift are not saved: :save writes them, q again drops them")
        )
        inspection.take(.key(.down))
        inspection.take(.key(.character("q")))
        #expect(inspection.end == nil)
        inspection.take(.key(.character("q")))
        #expect(inspection.end == .left)
        let other = self.inspection(["a.swift"])
        other.take(first, ofFileAt: 0)
        other.take(.key(.character(">")))
        other.take(.key(.character("q")))
        #expect(other.end == .left)
    }

    @Test("quit says that edits are not saved; quit again leaves without them, but for a line between them")
    func unsavedQuit() {
        let inspection = inspection(["a.swift"])
        inspection.take(first, ofFileAt: 0)
        for (line, end) in [
            ("inset 20", nil), ("quit", nil), ("root", nil), ("quit", nil), ("quit", Inspection.End.quit),
        ] {
            type(":" + line, in: inspection)
            #expect(inspection.end == end, "\(line)")
        }
    }

    @Test("the sentence about edits that are not saved is never cut")
    func unsavedInFewColumns() {
        for (name, columns, words) in [
            ("a.swift", 75, "the edits of a.swift are not saved: :save writes them, q again drops them"),
            (
                "Sources/App/Settings/Account.swift", 102,
                "the edits of Sources/App/Settings/Account.swift are not saved"
            ),
            ("Sources/App/Settings/Account.swift", 81, "the edits of Account.swift are not saved: :save writes them"),
            ("Sources/App/Settings/Account.swift", 80, "the edits made here are not saved: :save writes them, q again"),
            ("a.swift", 60, "the edits are not saved: q drops them"),
            ("a.bp", 90, "the edits of a.bp are not saved: :save FILE keeps them, q again drops them"),
        ] {
            let inspection = inspection([name])
            inspection.take("Label(text: \"one\")\n", ofFileAt: 0)
            _ = inspection.grid(columns: columns, rows: 24)
            type(":inset 20", in: inspection)
            inspection.take(.key(.character("q")))
            #expect(inspection.grid(columns: columns, rows: 24).text.contains(words), "\(columns)")
        }
    }

    private func type(_ line: String, in inspection: Inspection) {
        for character in line { inspection.take(.key(.character(character))) }
        inspection.take(.key(.enter))
    }

    @Test("a script runs again when it changes; an error names its line")
    func script() {
        let inspection = inspection(["a.bp"])
        inspection.take("Label(text: \"one\")\ncentered\n", ofFileAt: 0)
        #expect(screen(inspection).contains("Centered"))
        inspection.take("Label(text: \"one\")\ncentred\n", ofFileAt: 0)
        #expect(screen(inspection).contains("a.bp:2"))
        #expect(screen(inspection).contains("Centered"))
        inspection.take("Label(text: \"other\")\n", ofFileAt: 0)
        #expect(!screen(inspection).contains("Centered"))
    }

    @Test("a script with an expectation that does not hold is shown, and so is what runs before a first error")
    func unmet() {
        let inspection = inspection(["a.bp"])
        inspection.take("Label(text: \"one\")\nexpect views 9\ncentered\n", ofFileAt: 0)
        #expect(screen(inspection).contains("a.bp:2:1: error: expected views 9"))
        #expect(screen(inspection).contains("Centered"))
        let other = self.inspection(["b.bp"])
        other.take("Label(text: \"one\")\ncentred\n", ofFileAt: 0)
        #expect(screen(other).contains("b.bp:2:1: error") && screen(other).contains("Label"))
    }

    @Test("several files: Ctrl-N and Ctrl-P go round")
    func several() {
        let inspection = inspection(["a.swift", "b.swift"])
        inspection.take(first, ofFileAt: 0)
        inspection.take("Label(text: \"other\")", ofFileAt: 1)
        #expect(screen(inspection).contains("a.swift (1 of 2)"))
        inspection.take(.key(.control("n")))
        #expect(screen(inspection).contains("b.swift (2 of 2)"))
        #expect(screen(inspection).contains("other"))
        inspection.take(.key(.control("n")))
        #expect(screen(inspection).contains("a.swift (1 of 2)"))
        inspection.take(.key(.control("p")))
        #expect(screen(inspection).contains("b.swift"))
    }

    @Test("the settings to begin with hold for every version of a file")
    func settings() {
        let inspection = inspection(["a.bp", "b.swift"])
        #expect(inspection.begin(with: ["viewport 111x50"]) == nil)
        inspection.take("Label(text: \"one\")", ofFileAt: 0)
        #expect(screen(inspection).contains("viewport 111×50"))
        inspection.take(first, ofFileAt: 1)
        inspection.take(.key(.control("n")))
        #expect(screen(inspection).contains("viewport 111×50"))
        #expect(inspection.begin(with: ["viewport x"]) != nil)
    }

    private let card = """
        struct Card: ProxyElement {
            let title: String
            var elementRepresentation: any Element { Label(text: title) }
        }

        """

    @Test("a file that only declares elements with arguments takes a typed one, which stays when it changes")
    func declarations() {
        let inspection = inspection(["a.swift"])
        inspection.take(card, ofFileAt: 0)
        #expect(screen(inspection).contains("type :Card(…)"))
        for key in ":Card(title: \"typed\")" { inspection.take(.key(.character(key))) }
        inspection.take(.key(.enter))
        #expect(screen(inspection).contains("Card >#1<"))
        #expect(screen(inspection).contains("typed"))
        inspection.take(card.replacing("text: title", with: "text: title + \"!\""), ofFileAt: 0)
        #expect(screen(inspection).contains("typed!"))
    }

    @Test("the element to show can be given")
    func showing() {
        let options = SessionOptions(givesJSON: false)
        let inspection = Inspection(
            files: [InspectedFile.Source("a.swift", isScript: false)],
            showing: "Card(title: \"given\")",
            options: options,
            makeSession: { Session.sharing(options: options) }
        )
        inspection.take(card, ofFileAt: 0)
        #expect(screen(inspection).contains("given"))
    }

    @Test("what a line has done is no page of its own: one q leaves, another key works, Esc shows the drawing")
    func reports() {
        func saved() -> Inspection {
            let name = String(repeating: "long/", count: 12) + "a.swift"
            let files = OneFile(first)
            let options = SessionOptions(givesJSON: false)
            let inspection = Inspection(files: [.init(name, isScript: false)], options: options) {
                Session(files: files, options: options, sharingNamesOf: .namesOfThread)
            }
            inspection.take(ModuleText(first, path: name), ofFileAt: 0)
            _ = inspection.grid(columns: 60, rows: 24)
            type(":set #2 text three", in: inspection)
            type(":save", in: inspection)
            #expect(inspection.grid(columns: 60, rows: 24).text.contains("written: line 2 changed"))
            return inspection
        }
        let left = saved()
        left.take(.key(.character("q")))
        #expect(left.end != nil)
        let closed = saved()
        closed.take(.key(.escape))
        #expect(closed.end == nil)
        #expect(!closed.grid(columns: 60, rows: 24).text.contains("written"))
        let moved = saved()
        moved.take(.key(.down))
        #expect(moved.end == nil && !moved.grid(columns: 60, rows: 24).text.contains("written"))
    }
}
