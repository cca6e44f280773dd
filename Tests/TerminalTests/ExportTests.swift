import Foundation
import TerminalPrograms
import Testing

/// `blueprint export`: scripts and Swift files as pictures and JSON.
@Suite("Exporting files in a shell", .onOwnThreads)
struct ExportTests {
    let home: HomeFolder

    private static let card = """
        struct Card: ProxyElement {
            var title = "Hello"
            var elementRepresentation: any Element { Label(text: title).inset(uniform: 8) }
        }

        """

    init() throws {
        home = try HomeFolder()
        try write("card.swift", Self.card)
        try write("a.blueprint", "Label(text: \"a\")\nframes\nprint 1 + 1\n")
        try write("wrong.blueprint", "Label(text: \"b\")\nwrong\n")
    }

    private func write(_ path: String, _ text: String) throws {
        let url = URL(fileURLWithPath: home.folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: home.folder + "/" + path, encoding: .utf8)
    }

    private func export(_ arguments: String...) throws -> ProgramRun {
        try ProgramRun(["export"] + arguments, folder: home.folder)
    }

    @Test("standard output has the export alone, the same as that of a session")
    func output() throws {
        let run = try export("a.blueprint", "--to", "json")
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        let typed = try ProgramRun("run", "-c", "Label(text: \"a\")", "-c", "export json", at: home)
        #expect(
            typed.output.contains("\n" + run.output) && run.output.hasPrefix("{\"version\":"),
            "\(run.output.prefix(100))"
        )
        #expect(
            try export("card.swift", "--to", "swift", "-c", "Card(title: \"x\")").output.hasSuffix(
                "\nCard(title: \"x\")\n"
            )
        )
    }

    @Test("a file is written in the format of its name, and never replaced unasked")
    func file() throws {
        let run = try export("card.swift", "-o", "card.svg", "--size", "40x60")
        #expect(run.output == "card.svg written\n" && run.errors.isEmpty && run.exitCode == 0)
        let svg = try text("card.svg")
        #expect(svg.hasPrefix("<svg ") && svg.contains("40 wide and 60 high"), "\(svg.prefix(400))")
        let again = try export("card.swift", "-o", "card.svg", "--picture", "hierarchy")
        #expect(again.exitCode == 1 && again.output.isEmpty)
        #expect(again.errors == "card.svg: error: the file exists; to replace it, add --force\n")
        #expect(try text("card.svg") == svg)
        #expect(try export("card.swift", "-o", "card.svg", "--picture", "hierarchy", "--force").exitCode == 0)
        #expect(try text("card.svg") != svg)
    }

    @Test("a picture shows several viewports beside each other")
    func viewports() throws {
        let run = try export("card.swift", "--to", "svg", "--size", "96x16,64x32")
        #expect(run.exitCode == 0 && run.output.contains(">96×16</text>") && run.output.contains(">64×32</text>"))
    }

    @Test("several files are written to a folder; one that fails has no export, and the others have one")
    func folder() throws {
        try write("app/main.swift", "Card()\n")
        try write("app/Card.swift", Self.card)
        let run = try export(
            "wrong.blueprint",
            "a.blueprint",
            "app",
            "--to",
            "svg",
            "--picture",
            "frames",
            "-o",
            "new/out"
        )
        #expect(run.exitCode == 1)
        #expect(run.output == "new/out/a-frames.svg written\nnew/out/app-frames.svg written\n")
        #expect(run.errors.hasPrefix("wrong.blueprint:2:1: error: there is no command 'wrong'\n"), "\(run.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: home.folder + "/new/out")
        #expect(names.sorted() == ["a-frames.svg", "app-frames.svg"])
        try write("other/a.blueprint", "Label(text: \"other\")\n")
        let same = try export("a.blueprint", "other/a.blueprint", "--to", "json", "-o", "both")
        #expect(same.exitCode == 2)
        #expect(same.errors.contains("a.blueprint and other/a.blueprint would both be written to both/a.json"))
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/both"))
    }

    @Test("a failed expectation fails the run, and the file is exported")
    func expectation() throws {
        try write("unmet.bp", "Label(text: \"a\")\nexpect #1 is 1x1 at 0,0\n")
        let run = try export("unmet.bp", "-o", "unmet.json")
        #expect(run.exitCode == 1 && run.output == "unmet.json written\n")
        #expect(run.errors.hasPrefix("unmet.bp:2:1: error: expected #1 is 1x1 at 0,0"), "\(run.errors)")
    }

    @Test(
        "a file without an element says what to do",
        arguments: [
            ("struct A: ProxyElement { var a: Int; var elementRepresentation: any Element { Empty() } }", "-c 'A(…)'"),
            ("let a = 1", "-c 'Label(text: \"A\")'"), ("print(1)", "keep it in a variable outside of functions"),
        ]
    )
    func missing(source: String, fix: String) throws {
        try write("none.swift", source)
        let run = try export("none.swift", "--to", "svg")
        #expect(run.exitCode == 1 && run.output.isEmpty && run.errors.hasPrefix("none.swift: error: "))
        #expect(run.errors.contains(fix), "\(run.errors)")
    }

    @Test(
        "wrong usage has exit code 2, and one sentence with what to do",
        arguments: [
            (["card.swift"], "Name the format with --to: "),
            (["card.swift", "--to", "pdf"], "There is no format 'pdf'; "),
            (
                ["card.swift", "--to", "svg", "--picture", "no"],
                "There is no picture 'no'; the pictures of svg are frames"
            ),
            (["card.swift", "--to", "json", "--picture", "frames"], "json has none."),
            (["a.blueprint", "wrong.blueprint", "--to", "svg"], "2 files need a folder for their exports: -o FOLDER."),
            (
                ["a.blueprint", "wrong.blueprint", "--to", "svg", "-o", "a.blueprint"],
                "a.blueprint is a file; 2 files need"
            ),
            (["a.blueprint", "-o", "x.svg", "--safe"], "refused in safe mode; redirect the output with >."),
            (["a.blueprint", "--to", "svg", "--force"], "--force belongs to -o PATH."),
            (["a.blueprint", "--to", "png"], "Pixels are not printed; name a file: -o card.png"),
            (["a.blueprint", "--to", "svg", "--scale", "2"], "--scale belongs to --to png."),
            (
                ["a.blueprint", "--to", "json", "--size", "9x9,8x8"],
                "Several viewports belong to a picture; json has one."
            ),
            (["a.blueprint", "--to", "svg", "--size", "9x9,3x"], "--size: '3x' is not a size"),
            (["page.md", "--to", "svg"], "export takes scripts and Swift files"),
            (["a.blueprint", "--to", "svg", "--size", "3x"], "--size: '3x' is not a size; type 375x667"),
        ]
    )
    func wrongUsage(arguments: [String], sentence: String) throws {
        let run = try ProgramRun(["export"] + arguments, folder: home.folder)
        #expect(run.exitCode == 2 && run.output.isEmpty)
        #expect(run.errors.contains(sentence), "\(run.errors)")
        #expect(!run.errors.contains("is a command of a session"))
    }

    @Test("in safe mode, what a script may not do fails, and standard output takes the export")
    func safe() throws {
        try write("reads.bp", "load card.swift\n")
        let refused = try export("reads.bp", "--to", "svg", "--safe")
        #expect(refused.exitCode == 1 && refused.errors.contains("'load' reads or writes files, which is refused"))
        #expect(try export("a.blueprint", "--to", "svg", "--safe").output.hasPrefix("<svg "))
    }

    @Test("standard input is a script", arguments: ["Label(text: \"a\")\n", "\n"])
    func input(text: String) throws {
        let run = try ProgramRun("export", "-", "--to", "swift", input: text, at: home)
        let isEmpty = text == "\n"
        #expect(run.exitCode == (isEmpty ? 1 : 0) && run.output == (isEmpty ? "" : text))
        #expect(run.errors.contains("<stdin>: error: there is no element to export") == isEmpty, "\(run.errors)")
    }
}
