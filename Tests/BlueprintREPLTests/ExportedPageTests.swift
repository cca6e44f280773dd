import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// The facts of a session that are exported with a render.
@Suite struct ExportedPageTests {
    /// Returns the document that lines write to a file.
    private func document(_ lines: [String], files: MemoryFiles = MemoryFiles()) throws -> [String: Any] {
        _ = try run(lines + ["export json t.json"], files: files)
        let text = try #require(files.texts["t.json"])
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("a page is written that holds the document of export json")
    func page() throws {
        let files = MemoryFiles()
        let lines = ["Label(text: \"a < b\")", "inset 4", "export html t.html", "export json t.json", "style text"]
        let printed = try run(lines + ["export html u.html"], files: files)
        #expect(printed[2] == "t.html written")
        #expect(printed[5] == "u.html written")
        let (page, json) = (try #require(files.texts["t.html"]), try #require(files.texts["t.json"]))
        #expect(page.hasPrefix("<!doctype html>"))
        let start = try #require(page.range(of: "id=\"render\">\n")).upperBound
        let held = try #require(page[start...].components(separatedBy: "\n</script>").first)
        #expect(!held.contains("<"))
        func value(_ text: String) throws -> NSDictionary? {
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        }
        #expect(try value(held) == value(json))
        #expect(files.texts["u.html"] == page)
    }

    @Test("the source, the line of each element, and no name before it is saved")
    func source() throws {
        let document = try document(["Column { Label(text: \"a\"); Spacer(8) }", "inset 4"])
        let source = try #require(document["source"] as? [String: Any])
        #expect(source["name"] == nil)
        #expect((source["text"] as? String)?.split(separator: "\n").count == 5)
        let elements = try #require(document["elements"] as? [[String: Any]])
        #expect(elements.map { $0["type"] as? String } == ["Inset", "Column", "Label", "Spacer"])
        #expect(elements.map { $0["line"] as? Int } == [5, 1, 2, 3])
    }

    @Test("elements of a loop have the line that makes them, and a saved document its name")
    func loops() throws {
        let document = try document(
            ["Row { for i in 0..<2 { Label(text: \"\\(i)\") } }", "save folder/card.swift"]
        )
        #expect((document["source"] as? [String: Any])?["name"] as? String == "card.swift")
        let elements = try #require(document["elements"] as? [[String: Any]])
        #expect(elements.map { $0["line"] as? Int } == [1, 3, 3])
    }

    @Test("the elements before the last edit, and the difference; neither after the first line")
    func edits() throws {
        let first = try document(["Label(text: \"a\")"])
        #expect(first["before"] == nil && first["changes"] == nil)
        let second = try document(["Label(text: \"a\")", "set text \"abc\""])
        let before = try #require((second["before"] as? [String: Any])?["elements"] as? [[String: Any]])
        #expect((before[0]["content"] as? [String: Any])?["text"] as? String == "a")
        let changes = try #require(second["changes"] as? [String: Any])
        #expect((changes["texts"] as? [[String: Any]])?.map { $0["to"] as? String } == ["abc"])
        #expect((changes["words"] as? [String])?.contains { $0.contains("abc") } == true)
    }
}
