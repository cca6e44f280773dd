import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("Files of a module", .onOwnThreads, .merge)
struct ModuleFileTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
        try write(
            "struct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: title) }\n}\n",
            "App/Views/Card.swift"
        )
        try write("import Foundation\nlet title = \"one\"\n", "App/Title.swift")
        try write("print(title)\nCard()\n", "App/main.swift")
    }

    private func write(_ text: String, _ path: String) throws {
        let url = URL(fileURLWithPath: home.folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: false, encoding: .utf8)
    }

    @Test("run takes a folder with its folders, or the files one by one")
    func running() throws {
        try write("let package = Package()\n", "App/Package.swift")
        try write("let hidden = 1 +\n", "App/.build/Hidden.swift")
        for paths in [
            ["App"], ["App/main.swift", "App/Views/Card.swift", "App/Title.swift"],
            ["App/Views", "App/main.swift", "App/Title.swift"],
        ] {
            let run = try ProgramRun(["run"] + paths, folder: home.folder)
            #expect(run.errors.isEmpty)
            #expect(run.exitCode == 0)
            #expect(run.output.hasPrefix("one\n"))
            #expect(run.output.contains("Card >#1<"))
        }
    }

    @Test("scripts run by themselves, besides the module")
    func scripts() throws {
        try write("Label(text: \"script\")\nswift\n", "a.blueprint")
        let run = try ProgramRun("run", "App/Title.swift", "a.blueprint", "App/Views", "App/main.swift", at: home)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("App/Title.swift, App/Views, App/main.swift:\none\n"))
        #expect(run.output.contains("\na.blueprint:\n"))
        #expect(run.output.hasSuffix("Label(text: \"script\")\n"))
    }

    @Test("a missing file, an empty folder and an error in a file are named")
    func errors() throws {
        func errors(_ paths: String...) throws -> String {
            let run = try ProgramRun(["run"] + paths, folder: home.folder)
            #expect(run.exitCode == 1)
            return run.errors
        }
        #expect(try errors("App/Other.swift", "App") == "App/Other.swift: error: no such file\n")
        try FileManager.default.createDirectory(atPath: home.folder + "/Empty", withIntermediateDirectories: false)
        #expect(try errors("App", "Empty") == "Empty: error: the folder contains no file that ends in .swift\n")
        try write("let title: Int = \"one\"\n", "App/Title.swift")
        #expect(try errors("App").hasPrefix("App/Title.swift:1:18: error: cannot convert value of type 'String'"))
        let json = try ProgramRun("run", "--json", "App", at: home)
        #expect(json.output.contains("\"file\":\"App/Title.swift\",\"line\":1,\"column\":18"))
    }

    @Test("watch follows each file of a folder, and files that come and go")
    func watching() throws {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["watch", home.folder + "/App"],
            environment: home.environment.merging(["TERM": "xterm"]) { $1 },
            columns: 80,
            rows: 30
        )
        try program.wait(for: "1 node")
        try write("let title = \"two\"\n", "App/Title.swift")
        try program.wait(for: "\"one\" → \"two\"")
        try write("Card().inset(uniform: gap)\n", "App/main.swift")
        try program.wait(for: "find 'gap'")
        try write("let gap: CGFloat = 4\n", "App/Gap.swift")
        try program.wait(for: "Inset #2")
        try FileManager.default.removeItem(atPath: home.folder + "/App/Gap.swift")
        try program.wait(for: "find 'gap'")
    }

    @Test("inspect takes a folder as one module")
    func inspecting() throws {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["inspect", home.folder + "/App"],
            environment: home.environment.merging(["TERM": "xterm"]) { $1 },
            columns: 100,
            rows: 30
        )
        try program.wait(for: "Card #1")
        try write("let title = \"two\"\n", "App/Title.swift")
        try program.wait(for: "has changed")
        #expect(program.screen.text.contains("two"))
    }
}
