import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// `#line` and `#fileID` name the place in the file that a document was read from.
@Suite struct SpecialLiteralTests {
    private static let log = """
        // The first line is a comment.

        func log(_ text: String, line: Int = #line, file: String = #fileID) {
            print(text, file, line)
        }

        """

    /// Returns the lines that a session prints.
    private func printed(_ files: [String: String], _ lines: [String]) throws -> [String] {
        try onBigStack {
            let session = Session.sharing(files: MemoryFiles(files))
            for line in lines { _ = session.run(line: line) }
            return session.printedLines
        }
    }

    @Test func aFileHasItsOwnLines() throws {
        let text = Self.log + "log(\"one\")\n\n// again\nlog(\n    \"two\")\nprint(#line)\nLabel(text: \"a\")\n"
        let lines = try printed(["a.swift": text], ["load a.swift"])
        #expect(lines == ["one main/a.swift 6", "two main/a.swift 9", "11"])
    }

    @Test func eachFileOfAModuleHasItsOwnLines() throws {
        let files = ["app/Log.swift": Self.log, "app/main.swift": "\n\nlog(\"here\")\nLabel(text: \"a\")\n"]
        let lines = try printed(files, ["load app/Log.swift app/main.swift"])
        #expect(lines == ["here main/main.swift 3"])
    }

    @Test func aTypedLineIsOneOfTheDocument() throws {
        let lines = try printed([:], ["Label(text: \"a\")", "print(#line, #fileID)"])
        #expect(lines == ["1 main/document"])
    }
}
