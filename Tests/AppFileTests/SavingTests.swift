import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The file of a document, and files that `save` does not replace.
@Suite struct SavingTests {
    private let files = MemoryFiles(["a.swift": "Label(text: \"a\")\n", "b.swift": "Label(text: \"b\")\n"])

    @Test("save without a name writes to the file that the document comes from")
    func ownFile() throws {
        let printed = try run(["load a.swift", "inset 4", "save", "save b.swift"], files: files)
        #expect(printed[2].hasPrefix("a.swift is written"))
        #expect(files.texts["a.swift"]?.contains(".inset(uniform: 4)") == true)
        #expect(printed[3].contains("error: b.swift exists, and this document does not come from it"))
        #expect(printed[3].contains("type save b.swift --force"))
        #expect(files.texts["b.swift"] == "Label(text: \"b\")\n")
    }

    @Test("a new name without an ending is that of a Swift file, and other names stay")
    func ending() throws {
        files.texts["old"] = "Spacer(1)\n"
        let printed = try run(
            ["Spacer(8)", "save new", "save new", "save old", "save folder.x/b", "load new.swift"],
            files: files
        )
        #expect(printed[1].hasPrefix("new.swift is written") && printed[2].hasPrefix("new.swift is written"))
        #expect(printed[3].contains("error: old exists"))
        #expect(printed[4].hasPrefix("folder.x/b.swift is written"))
        #expect(!printed[5].contains("error"))
    }

    @Test("swift with the name of a declaration prints it, also where it is used more than once")
    func sourceOfDeclaration() throws {
        let card = "struct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"a\") }\n}"
        let printed = try run([card, "Row { Card(); Card() }", "swift Card", "swift Card[0]", "swift Crad"])
        #expect(printed[2] == card)
        #expect(printed[3] == "Card()")
        #expect(printed[4].contains("error:"), "\(printed)")
    }

    @Test("swift prints the source of an element, with the indentation of a document")
    func sourceOfElement() throws {
        let lines = ["Column { Label(text: \"a\") }", "Row { Label(text: \"b\"); Label(text: \"c\") }", "inset 4"]
        let row = "Row {\n    Label(text: \"b\")\n    Label(text: \"c\")\n}"
        let printed = try run(lines + ["swift \"c\"", "swift #3", "swift #6", "swift #9", "swift #1 #2"])
        #expect(printed[3] == "Label(text: \"c\")")
        #expect(printed[4] == row, "\(printed)")
        #expect(printed[5] == row + "\n.inset(uniform: 4)", "\(printed)")
        #expect(printed[6].contains("error: there is no #9") && printed[7].contains("error: unexpected '#2'"))
    }

    @Test("--force replaces another file, which is the document's file from then on")
    func force() throws {
        let lines = ["Spacer(8)", "save b.swift expression --force", "save b.swift", "save c.swift", "inset 2", "save"]
        let printed = try run(lines, files: files)
        #expect(!printed.contains { $0.contains("error") })
        #expect(printed.last?.hasPrefix("c.swift is written") == true)
        #expect(files.texts["b.swift"]?.contains("Spacer") == true)
    }

    @Test(
        "a document without a file needs a name, also after reset all",
        arguments: [[], ["load a.swift", "reset all"]]
    )
    func noFile(start: [String]) throws {
        let printed = try run(start + ["Spacer(8)", "save", "save a.swift"], files: files)
        #expect(printed.dropLast().last?.contains("error: the name of the file is missing") == true)
        #expect(printed.last?.contains("error: a.swift exists") == true)
    }

    @Test("a script has the settings of the layout, so the session comes back from it as it was")
    func script() throws {
        let files = MemoryFiles()
        let session = [
            "viewport 200x60", "scale 2", "env safeAreaInsets 4", "stub Badge 20x10",
            "struct Card: ProxyElement { var elementRepresentation: any Element { Label(text: \"Card\") } }",
            "Row { Card(); Badge() }",
        ]
        let printed = try run(session + ["save a.blueprint", "save a.swift", "tree", "settings"], files: files)
        #expect(printed[6].contains("source a.blueprint brings it back"), "\(printed[6])")
        #expect(printed[7].contains("without the settings, which a name that ends in .blueprint keeps"))
        let again = try run(["source a.blueprint", "tree", "settings"], files: files)
        #expect(again[1] == printed[8] && again[2] == printed[9], "\(again)")
        let report = try onBigStack {
            ScriptRunner.sharing(files: files).run(files.texts["a.blueprint"] ?? "", name: "a.blueprint") { _ in }
        }
        #expect(report.passed)
    }

    @Test("undo of load brings the earlier document back with its file")
    func undo() throws {
        let lines = ["load a.swift", "inset 4", "load b.swift", "undo", "save", "redo", "save"]
        let printed = try run(lines, files: files)
        #expect(printed[4].hasPrefix("a.swift is written"))
        #expect(printed[6].hasPrefix("b.swift is written"))
        #expect(files.texts["a.swift"]?.contains("Label(text: \"a\")") == true)
        #expect(files.texts["b.swift"]?.contains("Label(text: \"b\")") == true)
    }

    @Test(
        "a document is unsaved from an edit to save, or to undo",
        arguments: [
            ([], false), (["zoom 2"], false), (["Spacer(8)"], true), (["Spacer(8)", "undo"], false),
            (["Spacer(8)", "save c.swift"], false), (["Spacer(8)", "save c.swift", "inset 2"], true),
            (["Spacer(8)", "save c.swift", "inset 2", "undo"], false),
            (["load a.swift", "select #1", "zoom 2"], false),
            (["load a.swift", "inset 2"], true), (["load a.swift", "reset all"], false), (["let gap = 4"], true),
        ]
    )
    func unsaved(lines: [String], isUnsaved: Bool) throws {
        let files = files
        try onBigStack {
            let session = Session.sharing(files: files)
            for line in lines { _ = session.run(line: line) }
            #expect(session.isUnsaved == isUnsaved)
        }
    }

    @Test(
        "record and export replace only a file that they wrote in this session, or with --force",
        arguments: ["record %", "export json %", "export swift %"]
    )
    func otherFiles(command: String) throws {
        let files = files
        let lines = ["a.swift", "a.swift --force", "a.swift", "new", "new"].map {
            command.replacingOccurrences(of: "%", with: $0)
        }
        try onBigStack {
            let session = Session.sharing(files: files)
            _ = session.run(line: "Spacer(8)")
            let printed = lines.map { line in session.run(line: line).map(\.text.plain).joined(separator: "\n") }
            let name = command.prefix { $0 != " " }
            #expect(printed[0].contains("error: a.swift exists, and \(name) has not written it in this session"))
            #expect(printed[0].contains("to replace it, type \(lines[1])"))
            #expect(!printed.dropFirst().contains { $0.contains("error") })
            let other = session.run(line: "save new").map(\.text.plain).joined()
            #expect(other.contains("error: new exists, and this document does not come from it"))
        }
        #expect(files.texts["a.swift"]?.contains("Spacer") == true)
    }

    @Test(
        "resume ends a session with the number of the next one",
        arguments: ["resume", "resume 1", "resume 4", "resume x"]
    )
    func resuming(line: String) throws {
        files.keptSessions = [7, 1].map { KeptSession(number: $0, time: "", folder: nil, lines: ["a"], wasLeft: true) }
        let expected = ["resume": SessionEnd.resume(7), "resume 1": .resume(1)][line]
        let files = files
        try onBigStack {
            let session = Session.sharing(files: files)
            let printed = session.run(line: line).map(\.text.plain).joined()
            #expect(session.end == expected && session.isFinished == (expected != nil))
            #expect(printed.contains("error: there is no kept session") == (expected == nil))
            session.end = nil
            #expect(!session.isFinished)
        }
        #expect(try lastOutput("resume").contains("error: sessions are kept only at a terminal"))
        files.keptSessions = []
        #expect(try lastOutput("resume", files: files).contains("error: there are no other sessions to resume"))
    }

    @Test("a transcript may write its files again")
    func recording() throws {
        let lines = ["record s.md", "Spacer(8)", "save new.swift", "inset 2", "save new.swift"]
        _ = try run(lines, files: files)
        #expect(files.texts["s.md"]?.contains("error") == false)
    }

    @Test("sessions are listed with their lines; none are kept by a script")
    func sessions() throws {
        #expect(try lastOutput("sessions").contains("error: sessions are kept only at a terminal"))
        files.keptSessions = []
        #expect(try lastOutput("sessions", files: files) == "there are no other sessions to resume")
        let long = "Label(text: \"\(String(repeating: "x", count: 100))\")"
        files.keptSessions = [
            KeptSession(
                number: 3,
                time: "2026-03-01 14:05",
                folder: "/app",
                lines: ["Row {\n}", "a", "b", "c"],
                wasLeft: true
            ),
            KeptSession(number: 1, time: "2026-02-01 09:00", folder: nil, lines: [long], wasLeft: false),
        ]
        #expect(
            try lastOutput("sessions", files: files) == """
                3  2026-03-01 14:05 · 4 lines · left unsaved · in /app
                     Row { …
                     a
                     b
                     …
                1  2026-02-01 09:00 · 1 line · interrupted
                     Label(text: "\(String(repeating: "x", count: 61))…
                to resume one: resume 3 · to delete it: blueprint --drop 3
                """
        )
    }
}
