import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// `style text`: sentences without drawings and signs.
@Suite struct TextStyleTests {
    private static let row = "Row(minimumSpacing: 8) { Label(text: \"AB\"); Label(text: \"CDEF\") }"

    @Test("text that is the user's own stays as it is")
    func ownText() throws {
        let printed = try run([
            "style text", "Label(text: \"a · b → ■ 2×3\")", "tree", "print(\"x · y ≤ 3\")", "swift",
        ])
        #expect(printed[2].contains("text \"a · b → ■ 2×3\""))
        #expect(printed[3].hasPrefix("x · y ≤ 3"))
        #expect(printed[4].contains("Label(text: \"a · b → ■ 2×3\")"))
    }

    @Test("an error says its column instead of drawing a caret")
    func errors() throws {
        let error = try lastOutput("style text", Self.row, "select #9")
        #expect(
            error == "error: there is no #9\n  at column 8 of: select #9\n  the elements are #1 to #3"
        )
        let typed = try lastOutput("style text", Self.row, "set spacin  ≤ “a”")
        #expect(typed.contains("  at column 5 of: set spacin  ≤ “a”\n"), "\(typed)")
        let files = MemoryFiles(["a.bp": "style text\n\(Self.row)\n  set minimumSpacin 8\n"])
        let source = try lastOutput("source a.bp", files: files)
        #expect(source.contains("a.bp:3:"))
        #expect(source.contains("of: set minimumSpacin 8"))
        #expect(!source.contains("^"))
    }

    @Test("the inspector is refused with the commands that say the same")
    func inspector() throws {
        let error = try onBigStack {
            var options = SessionOptions(isInteractive: true)
            options.fillsScreen = true
            let session = Session.sharing(options: options)
            _ = session.run(line: "style text")
            let outputs = session.run(line: "inspect").map(\.text.plain)
            return session.wish == .inspector ? "opened" : outputs.joined()
        }
        #expect(error.contains("style text has no\n  drawings"))
        #expect(error.contains("tree, info, why and step"))
    }

    @Test("no words follow the cursor while a line is typed")
    func hints() throws {
        let hints = try onBigStack {
            let session = Session.sharing()
            return ["style unicode", "style text"].map { line in
                _ = session.run(line: line)
                return [session.completer.signature(for: "viewport "), session.completer.suggestion(for: "viewpo")]
            }
        }
        #expect(hints[0] == ["viewport ‹WxH, W or DEVICE›", "rt"])
        #expect(hints[1] == [nil, nil])
    }

    @Test("an edit of a large tree is followed by the frames around the selection")
    func autoshow() throws {
        let drawings = try onBigStack {
            let session = Session.sharing(options: SessionOptions(isInteractive: true))
            _ = session.run(line: "style text")
            return [Self.row, "Column { for i in 0..<9 { Label(text: \"\\(i)\") } }"].map { line in
                session.run(line: line).first { $0.kind == .drawing }?.text.plain ?? ""
            }
        }
        #expect(drawings[0].contains("Level 1: Row #1"))
        #expect(drawings[0].contains("Level 2: Label #3 in Row #1, 2 of 2"))
        #expect(drawings[1].contains("Level 2: Column #4 in Row #1, 3 of 3, selected"))
        #expect(drawings[1].contains("Level 3: 9 elements inside"))
        #expect(!drawings[1].contains("Label #5"))
    }

    @Test("lines fit the terminal", arguments: [40, 60, 80])
    func widths(columns: Int) throws {
        let lines = try onBigStack {
            let session = Session.sharing(options: SessionOptions(columns: columns))
            return ["style text", Self.row, "frames", "tree", "views", "why #2", "help style", "trace", "labl"].flatMap
            {
                session.run(line: $0).flatMap { $0.text.lines.map(\.plain) }
            }
        }
        #expect(lines.count > 50)
        #expect(lines.allSatisfy { $0.count <= columns }, "\(lines.filter { $0.count > columns })")
    }

    @Test("expect compares the words that why says, in words and with signs")
    func reasons() throws {
        let lines = [Self.row, "viewport 30x20"]
        func holds(_ words: String, in style: String) throws -> Bool {
            try run(lines + ["style \(style)", "expect why #2.width contains \"\(words)\""]).last == ""
        }
        #expect(try holds("40 needed − 30 own", in: "unicode"))
        #expect(try !holds("40 needed minus 30 own", in: "unicode"))
        #expect(try holds("40 needed − 30 own", in: "text"))
        #expect(try holds("40 needed minus 30 own", in: "text"))
        #expect(try !holds("40 needed plus 30 own", in: "text"))
    }

    @Test("a session watched or resumed in words says no signs")
    func watching() throws {
        let text = try onBigStack {
            let watched = WatchedFile("a.swift", options: SessionOptions())
            _ = watched.run("style text")
            _ = watched.take("Label(text: \"a\").inset(uniform: 8)\n")
            _ = watched.take("Column { for i in 0..<9 { Label(text: \"\\(i)\").inset(uniform: 1) } }\n")
            _ = watched.take("Column { for i in 0..<9 { Label(text: \"\\(i)\").inset(uniform: 2) } }\n")
            return watched.screen(columns: 60, rows: 90).plain
        }
        #expect(text.contains("Level 3: Column #3's Label 1"), "nothing is left out, as nothing can be typed")
        #expect(text.contains("changed: "))
        #expect(text.filter { !$0.isASCII } == "")
    }
}
