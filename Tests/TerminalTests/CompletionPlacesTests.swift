import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// The list of completions at each kind of place, on the real program.
@Suite("Places of completion on a terminal", .onOwnThreads, .merge)
struct CompletionPlacesTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private static let lines = [
        "autoshow off",
        "struct Card: ProxyElement { var title: String; var gap: CGFloat = 8;"
            + " var elementRepresentation: any Element { Label(text: title) } }",
        "protocol Profile { var name: String { get } }",
        "let accent = UIColor.systemBlue", "let space: CGFloat = 12", "let greeting = \"Hello\"",
        "Column { Label(text: \"Ada\"); Card(title: \"Bob\"); for name in [\"x\", \"y\"] { Label(text: name) } }",
        "select #1",
    ]

    /// A line whose completion is a list, with its first words, and words that are not in it.
    private static let lists: [(line: String, first: [String], absent: [String])] = [
        ("Row(", ["alignment:", "underflow:", "overflow:", "minimumSpacing:"], ["Label", "UIColor"]),
        ("Row(alignment: .center, ", ["underflow:", "overflow:", "minimumSpacing:"], ["alignment:", "Label"]),
        ("Card(", ["title:", "gap:"], ["Label"]),
        ("Row(alignment: ", [".align", ".bottom", ".center", ".fill", ".top"], ["Label", "accent"]),
        ("Card(title: ", ["greeting", "\""], ["space", "accent", "Label"]),
        ("Label(text: \"a\").box(background: ", [".black", ".blue"], ["Label", "space"]),
        ("struct Page: Pro", ["Profile", "ProxyElement"], ["Label"]),
        ("select #", ["#1", "#2", "#3"], ["frames"]),
        ("select #1/", ["#1/Label1", "#1/Label2"], ["#1"]),
        ("select \"", ["\"Ada\"", "\"Bob\""], ["#1"]),
        ("find ", ["\"Ada\"", "\"Bob\""], ["#1", "frames"]),
        ("viewport ", ["ipad"], ["#1", "Label"]),
        ("env ", ["calendar"], ["#1", "Label"]),
        ("env layoutDirection ", ["leftToRight", "rightToLeft"], ["Label"]),
        ("set #1 ", ["alignment"], ["#1", "Label"]),
        ("load ", ["card.swift", "cards/"], ["steps.bp", "notes.pdf"]),
        ("source ", ["cards/", "steps.bp"], ["card.swift", "notes.pdf"]),
    ]

    /// A line with a single completion, and the line that it becomes.
    private static let insertions = [
        ("sweep #1.", "sweep #1.minimumSpacing"),
        ("set #2 te", "set #2 text"), ("Row(minimu", "Row(minimumSpacing:"),
    ]

    private func started() throws -> TerminalProgram {
        let folder = home.folder + "/work"
        try FileManager.default.createDirectory(atPath: folder + "/cards", withIntermediateDirectories: true)
        for name in ["card.swift", "steps.bp", "notes.pdf"] {
            try "".write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
        }
        let program = try home.start(folder: folder, columns: 100, rows: 60)
        for line in Self.lines { try program.run(line) }
        return program
    }

    /// Returns the rows of candidates below the line.
    private static func candidates(below program: TerminalProgram) -> [String] {
        program.screen.lines.dropFirst(program.screen.cursor.row + 1).filter { $0.hasPrefix("  ") }
    }

    @Test("what fits comes first, each with a description, and what does not fit is absent")
    func places() throws {
        let program = try started()
        for (line, first, absent) in Self.lists {
            program.type(line + Keys.tab)
            try program.wait(for: "the list of “\(line)”") { _ in
                Self.candidates(below: program).first?.hasPrefix("  \(first[0]) ") == true
            }
            let rows = Self.candidates(below: program)
            let words = rows.map { String($0.dropFirst(2).prefix { $0 != " " }) }
            #expect(Array(words.prefix(first.count)) == first, "\(line) \(words)")
            #expect(words.filter(absent.contains) == [], "\(line)")
            #expect(rows.allSatisfy { $0.dropFirst(2).contains("  ") }, "\(line) \(rows)")
            program.type(Keys.interrupt)
            try program.waitForPrompt()
            try program.run("clear")
        }
        for (line, completed) in Self.insertions {
            program.type(line + Keys.tab)
            try program.waitForLine("> \(completed)")
            program.type(Keys.interrupt)
            try program.waitForPrompt()
        }
    }

    @Test("references have their text, parameters their type and default")
    func descriptions() throws {
        let program = try started()
        for (line, row) in [
            ("select #", "  #2         Label #2 \"Ada\""), ("select #1/", "  #1/Label1  Column #1 › Label 1 \"x\""),
            ("Row(", "  minimumSpacing:  CGFloat = 0"), ("Card(", "  title:  String"),
        ] {
            program.type(line + Keys.tab)
            try program.wait(for: "the row “\(row)”") { _ in
                Self.candidates(below: program).contains { $0.hasPrefix(row) }
            }
            program.type(Keys.interrupt)
            try program.waitForPrompt()
            try program.run("clear")
        }
    }
}
