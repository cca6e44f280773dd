import TestSessions
import Testing

@Suite("Long lists of changes and of what is read")
struct FoldedListTests {
    private static let rows =
        "Column { for n in 1...60 { Inset(uniformInset: 2, wrapping: Label(text: \"row \\(n)\")) } }"

    /// Returns what the last line prints.
    private func last(_ lines: [String]) throws -> String { try run(lines).last ?? "" }

    @Test("changes that are alike share a line, views of a class theirs; --all lists each")
    func differences() throws {
        let lines = [Self.rows, "box background red"]
        let folded = try last(lines + ["inset 8", "diff"])
        #expect(folded.contains("  58 more like Column #1 › Inset 2: #1 › Inset 3 … #1 › Inset 60"), "\(folded)")
        #expect(folded.contains("  59 more like Column #1 › Label 1: #1 › Label 2 … #1 › Label 60"), "\(folded)")
        #expect(folded.contains("60 UILabel (v"), "\(folded)")
        #expect(folded.split(separator: "\n").count < 20, "\(folded)")
        let all = try last(lines + ["inset 8", "diff --all"])
        #expect(!all.contains("more like") && all.contains("Column #1 › Label 18"), "\(all)")
        #expect(try last(lines + ["whatif inset 8"]).contains("  58 more like Column #1 › Inset 2"))
    }

    @Test("elements that are read alike share a line; --all lists each")
    func read() throws {
        let rows = "Column { for n in 1...60 { Label(text: \"row \\(n)\") } }"
        let folded = try last([rows, "accessibility"])
        #expect(folded.hasPrefix("VoiceOver: 60 elements are read, in this order\n   1 \"row 1\""), "\(folded)")
        #expect(folded.contains("     59 more like Column #1 › Label 1: #1 › Label 2 … #1 › Label 60"), "\(folded)")
        let all = try last([rows, "accessibility --all"])
        #expect(!all.contains("more like") && all.contains("  60 \"row 60\""), "\(all)")
        #expect(try last([rows, "accessibility #1/3 --all"]).hasPrefix("VoiceOver: 1 element is read"))
    }

    @Test("few changes have a line each")
    func short() throws {
        let rows = "Column { for n in 1...20 { Label(text: \"row \\(n)\") } }"
        #expect(try !last([rows, "inset 8", "diff"]).contains("more like"))
        #expect(try !last([rows, "accessibility"]).contains("more like"))
    }
}
