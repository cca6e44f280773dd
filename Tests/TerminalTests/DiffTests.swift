import Foundation
import FoundationXML
import TerminalPrograms
import Testing

/// The subcommand that compares two layouts.
@Suite("Comparisons", .onOwnThreads)
struct DiffTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: home.folder + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private func diff(_ arguments: String..., input: String = "") throws -> ProgramRun {
        try ProgramRun(["diff"] + arguments, input: Data(input.utf8), folder: home.folder)
    }

    /// Runs git in the folder, with the settings of nobody.
    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let settings = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git"] + settings + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: home.folder)
        process.environment = [
            "HOME": home.folder, "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments)")
    }

    private static let card =
        "Column(minimumSpacing: 0) {\n    Label(text: \"Title\")\n    Label(text: \"Price\").box(background: .red)\n}\n"
    private static let newCard =
        "Column(minimumSpacing: 0) {\n    Label(text: \"New\")\n    Label(text: \"Title\")\n    Label(text: \"Price: 5\").box(background: .blue)\n}\n"

    @Test("the same layout is no difference, however it is written")
    func same() throws {
        try write(Self.card, to: "a.swift")
        try write("// typed line by line\n" + Self.card.replacing("    ", with: "  "), to: "b.blueprint")
        let run = try diff("a.swift", "b.blueprint")
        #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output == "before: a.swift\nafter:  b.blueprint\nno difference\n")
    }

    @Test("frames, views and texts that differ, in words and drawings; elements are matched by what they show")
    func words() throws {
        try write(Self.card, to: "a.swift")
        try write(Self.newCard, to: "b.swift")
        let run = try diff("a.swift", "b.swift")
        #expect(run.exitCode == 1 && run.errors.isEmpty, "\(run.errors)")
        let lines = run.output.components(separatedBy: "\n")
        #expect(lines.prefix(3) == ["before: a.swift", "after:  b.swift", "frames relative to the parent"])
        #expect(lines.contains { $0.hasPrefix("+ Label #2") && $0.hasSuffix("24×16 at 0,0") }, "\(run.output)")
        #expect(lines.contains { $0.hasPrefix("~ Label #3 (#2 before)") && $0.contains("at 0,0 → 0,72") })
        #expect(lines.contains { $0.contains("\"Price\" → \"Price: 5\"") })
        #expect(lines.contains { $0.contains("fill red → blue") })
        #expect(lines.contains("views new 1: UILabel of Label #2"))
        #expect(lines.contains("~ changed, + new, - deleted"))
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("which of several previews is compared or exported is said, beside what is printed")
    func previews() throws {
        let card = "struct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"a\") }\n}\n"
        let preview = { (name: String) in "#Preview(\"\(name)\") { Card() }\n" }
        try write(card + preview("q") + preview("r"), to: "a.swift")
        try write(card + "#Preview(\"p\") { Text(\"a\") }\n" + preview("q"), to: "b.swift")
        try write(card + preview("q"), to: "c.swift")
        let first = "preview \"q\", the first of 2: --preview NAME"
        let run = try diff("a.swift", "b.swift")
        #expect(
            run.output
                == "before: a.swift\n  \(first) compares another\nafter:  b.swift\n"
                + "  preview \"q\", number 2 of 2: --preview NAME compares another\nno difference\n"
        )
        #expect(try diff("c.swift", "c.swift").output == "before: c.swift\nafter:  c.swift\nno difference\n")
        #expect(try diff("a.swift", "b.swift", "--preview", "q").output.contains("--preview") == false)
        let json = try diff("a.swift", "b.swift", "--json").output
        #expect(json.contains("\"previews\":{\"from\":\"q\",\"to\":\"q\"}"), "\(json.prefix(300))")
        #expect(try diff("a.swift", "b.swift", "--preview", "q", "--json").output.contains("\"previews\":{"))
        let export = { (arguments: [String]) in
            try ProgramRun(["export"] + arguments, input: Data(), folder: home.folder)
        }
        let printed = try export(["a.swift", "--to", "json"])
        #expect(printed.errors == "a.swift: \(first) exports another\n")
        #expect(printed.output.hasPrefix("{"))
        #expect(try export(["c.swift", "--to", "json"]).errors.isEmpty)
        let written = try export(["a.swift", "-o", "a.json"])
        #expect(written.output.hasPrefix("a.swift: \(first) exports another\n") && written.errors.isEmpty)
    }

    @Test("several viewports, a line for both sides, and all of it in sentences")
    func viewports() throws {
        try write(
            "struct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"a text of some words\") }\n}\n",
            to: "a.swift"
        )
        try write(
            "struct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"a text of more words\") }\n}\n",
            to: "b.swift"
        )
        try write(
            "struct Card: ProxyElement {\n    var text: String\n    var elementRepresentation: Element { Label(text: text) }\n}\n",
            to: "c.swift"
        )
        let none = try diff("c.swift", "b.swift")
        #expect(none.exitCode == 2 && none.output.isEmpty)
        let words = "c.swift: error: the file only declares elements that take arguments\n"
        #expect(none.errors.hasPrefix(words), "\(none.errors)")
        #expect(none.errors.contains("name the element to compare: -c 'Card(…)'"))
        let run = try diff("a.swift", "b.swift", "--size", "100x60,iphone-se")
        #expect(run.exitCode == 1 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("\n100×60\n") && run.output.contains("\n375×667\n"), "\(run.output)")
        let sentences = try diff("a.swift", "b.swift", "-c", "Card()", "--style", "text").output
        #expect(sentences.contains("from \"a text of some words\" to \"a text of more words\""), "\(sentences)")
        #expect(sentences.allSatisfy { $0.isASCII })
        let plain = try diff("a.swift", "b.swift", "-c", "Card()", "--style", "ascii")
        #expect(plain.output.contains("->") && plain.output.allSatisfy { $0.isASCII }, "\(plain.output)")
        let wrong = try diff("a.swift", "b.swift", "-c", "Card()", "--size", "wide")
        #expect(wrong.exitCode == 2 && wrong.errors.contains("a.swift: error: "), "\(wrong.errors)")
    }

    @Test("one line of JSON for each viewport, errors too")
    func json() throws {
        try write(Self.card, to: "a.swift")
        try write(Self.newCard, to: "b.swift")
        let run = try diff("a.swift", "b.swift", "--json", "--size", "320x160,375x160")
        #expect(run.exitCode == 1)
        let documents = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(documents.count == 2)
        for document in documents {
            #expect(document["command"] as? String == "diff" && document["same"] as? Bool == false)
            #expect(document["files"] as? [String: String] == ["from": "a.swift", "to": "b.swift"])
            let appeared = try #require(document["appeared"] as? [[String: Any]])
            #expect(appeared.map { $0["element"] as? String } == ["#2"])
            let properties = try #require(document["properties"] as? [[String: Any]])
            #expect(properties.contains { $0["property"] as? String == "fill" && $0["to"] as? String == "blue" })
            let changed = try #require(document["changed"] as? [[String: Any]])
            #expect(changed.contains { $0["element"] as? String == "#3" && $0["before"] as? String == "#2" })
        }
        let missing = try diff("nothing.swift", "b.swift", "--json")
        #expect(missing.exitCode == 2 && missing.errors.isEmpty && missing.output.contains("no such file"))
    }

    @Test("exported JSON is a side, and says what is wrong with it")
    func exported() throws {
        try write(Self.card, to: "a.swift")
        try write(Self.newCard, to: "b.swift")
        let export = try ProgramRun("run", "a.swift", "-c", "export json a.json", at: home)
        #expect(export.exitCode == 0)
        #expect(try diff("a.json", "a.swift").exitCode == 0)
        #expect(try diff("a.swift", "a.json").output.hasSuffix("no difference\n"))
        let changed = try diff("a.json", "b.swift")
        #expect(changed.exitCode == 1 && changed.output.contains("fill red → blue"))
        let whole = try String(contentsOfFile: home.folder + "/a.json", encoding: .utf8)
        #expect(try diff("-", "a.swift", input: whole).exitCode == 0)
        try write(String(whole.prefix(900)), to: "cut.json")
        let cut = try diff("cut.json", "a.swift")
        #expect(
            cut.exitCode == 2 && cut.errors == "cut.json: error: it is damaged: the text ends before the JSON does\n"
        )
        try write(whole.replacing("{\"version\":3", with: "{\"version\":1"), to: "old.json")
        #expect(
            try diff("old.json", "a.swift").errors.hasPrefix("old.json: error: it has version 1 of the JSON format")
        )
        let sized = try diff("a.json", "a.swift", "--size", "320x160")
        #expect(sized.exitCode == 2 && sized.errors.contains("an exported render has its own viewport"))
    }

    @Test("revisions of a repository: files, folders, what is staged, and what git says")
    func revisions() throws {
        try git("init", "-q", "-b", "main")
        try write(Self.card, to: "cards/card.swift")
        try write(
            "struct Badge: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"1\") }\n}\n",
            to: "App/Badge.swift"
        )
        try write("Badge().inset(uniform: 4)\n", to: "App/main.swift")
        try write("Label(text: \"not of the module\")\n", to: "App/.hidden.swift")
        try write("source shared.blueprint\n", to: "script.blueprint")
        try write("Label(text: \"then\")\n", to: "shared.blueprint")
        try git("add", "--all")
        try git("commit", "-q", "-m", "first")
        #expect(try diff("main:cards/card.swift", "cards/card.swift").exitCode == 0)
        try write(Self.newCard, to: "cards/card.swift")
        try write(
            "struct Badge: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"22\") }\n}\n",
            to: "App/Badge.swift"
        )
        try write("Label(text: \"now\")\n", to: "shared.blueprint")
        let file = try diff("main:cards/card.swift", "cards/card.swift")
        #expect(file.exitCode == 1 && file.errors.isEmpty && file.output.hasPrefix("before: main:cards/card.swift\n"))
        let folder = try diff("HEAD:App", "App")
        #expect(folder.exitCode == 1 && folder.output.contains("\"1\" → \"22\""), "\(folder.output)\(folder.errors)")
        // A script of a revision reads the files of that revision.
        let script = try diff("main:script.blueprint", "script.blueprint")
        #expect(script.output.contains("\"then\" → \"now\""), "\(script.output)\(script.errors)")
        try git("add", "--all")
        #expect(try diff(":cards/card.swift", "cards/card.swift").exitCode == 0)
        for (name, reason) in [
            ("main:cards/none.swift", "git says: path 'cards/none.swift' does not exist in 'main'"),
            ("other:cards/card.swift", "git says: "), ("-x:cards/card.swift", ""),
        ] {
            let run = try ProgramRun(["diff", "--", name, "cards/card.swift"], folder: home.folder)
            #expect(run.exitCode == 2 && run.output.isEmpty, "\(name): \(run.output)")
            #expect(run.errors.hasPrefix("\(name): error: \(reason)"), "\(run.errors)")
            #expect(run.errors.split(separator: "\n").count == 1)
        }
        // A file that has such a name is the one that is meant.
        try write(Self.newCard, to: "main:cards/card.swift")
        #expect(try diff("main:cards/card.swift", "cards/card.swift").exitCode == 0)
    }

    @Test("a picture of both sides, the same each time, and never over a file that exists")
    func picture() throws {
        try write(Self.card, to: "a.swift")
        try write(Self.newCard.replacing("New", with: "</svg>]]>&"), to: "b.swift")
        let run = try diff("a.swift", "b.swift", "-o", "review.svg", "--size", "320x160,375x160")
        #expect(run.exitCode == 1 && run.output.contains("+ Label #2") && run.output.hasSuffix("review.svg written\n"))
        let picture = try String(contentsOfFile: home.folder + "/review.svg", encoding: .utf8)
        let parser = XMLParser(data: Data(picture.utf8))
        #expect(parser.parse())
        for words in ["before: a.swift · 320×160", "after: b.swift · 375×160", ">+ #2</text>", ">~ #3</text>"] {
            #expect(picture.contains(words), "\(words)")
        }
        #expect(picture.contains("stroke-dasharray=\"3 3\""))
        let again = try diff("a.swift", "b.swift", "-o", "review.svg")
        #expect(again.exitCode == 2 && again.errors.contains("review.svg exists; to replace it: --force."))
        let printed = try diff("a.swift", "b.swift", "--to", "svg", "--size", "320x160,375x160")
        #expect(printed.exitCode == 1 && printed.output == picture)
        // A narrow frame at the left edge has its sign within the picture.
        try write(
            "Column {\n    Label(text: \"Title\")\n    Label(text: \"B\")\n    Label(text: \"\")\n}\n",
            to: "narrow.swift"
        )
        let narrow = try diff("narrow.swift", "a.swift", "--to", "svg").output
        #expect(narrow.contains(">− #3</text>") && !narrow.contains(" x=\"-"), "\(narrow)")
        let same = try diff("a.swift", "a.swift", "-o", "review.svg", "--force")
        #expect(same.exitCode == 0 && same.output.hasSuffix("no difference\nreview.svg written\n"), "\(same.output)")
        #expect(try String(contentsOfFile: home.folder + "/review.svg", encoding: .utf8).contains("no difference"))
    }

    @Test("a side that fails is no difference: its error, and 2")
    func failures() throws {
        try write(Self.card, to: "a.swift")
        try write("Label(text: 5)\n", to: "wrong.swift")
        try write("save a.swift\nLabel(text: \"A\")\nsave a.swift --force\nexpect views 9\n", to: "saving.blueprint")
        let wrong = try diff("a.swift", "wrong.swift")
        #expect(
            wrong.exitCode == 2 && wrong.output.isEmpty && wrong.errors.hasPrefix("wrong.swift:1:13: error: "),
            "\(wrong.errors)"
        )
        let missing = try diff("a.swift", "none.swift")
        #expect(
            missing.exitCode == 2 && missing.errors == "none.swift: error: no such file or directory\n",
            "\(missing.errors)"
        )
        try write("Label(text: \"A\")\nsave a.swift --force\nexpect views 9\n", to: "saving.blueprint")
        let saving = try diff("saving.blueprint", "a.swift")
        #expect(saving.exitCode == 1 && saving.errors.isEmpty, "\(saving.errors)")
        #expect(try String(contentsOfFile: home.folder + "/a.swift", encoding: .utf8) == Self.card)
        #expect(try diff("-", "-").exitCode == 2)
        #expect(try diff("a.swift").exitCode == 2)
    }
}
