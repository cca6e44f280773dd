import BigStack
import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// Documents are never nested too deeply to be loaded again.
@Suite struct NestingTests {
    @Test(.merge) func anEditThatNestsTooDeepIsRefused() throws {
        let files = MemoryFiles()
        let (refusal, loaded) = try onBigStack {
            let session = Session.sharing(files: files)
            let (opening, closing) = (String(repeating: "Row { ", count: 196), String(repeating: " }", count: 196))
            _ = session.run(line: opening + "Spacer(1)" + closing)
            var refusal = ""
            for _ in 0..<3 where refusal.isEmpty {
                let outputs = session.run(line: "column")
                if let error = outputs.first(where: { $0.kind == .error }) { refusal = error.text.plain }
            }
            _ = session.run(line: "save a.swift")
            return (refusal, session.run(line: "load a.swift").map(\.text.plain).joined())
        }
        #expect(refusal.contains("nest the document more than 198 levels deep"), "\(refusal)")
        #expect(refusal.contains("declare a part of it with let, or as a struct"))
        #expect(loaded.contains("a.swift loaded"), "\(loaded.prefix(300))")
    }

    @Test(.merge) func everyWayIntoADeeperDocumentIsRefused() throws {
        func rows(_ count: Int) -> String {
            String(repeating: "Row { ", count: count) + "Spacer(1)" + String(repeating: " }", count: count)
        }
        let files = MemoryFiles(["deep.swift": rows(199), "hostile.swift": String(repeating: "(", count: 100_000)])
        let lines = [
            rows(190), "select Spacer", "replace \(rows(20))", "up", rows(20), "let inner = \(rows(199))",
            "load deep.swift",
            "load hostile.swift", String(repeating: "[", count: 100_000),
        ]
        let after = ["column", "undo", "redo", "undo", "save a.swift", "load a.swift"]
        let printed = try run(lines + after, files: files)
        for index in [2, 4, 5, 6] {
            #expect(
                printed[index].contains("more than 198 levels deep"),
                "\(lines[index].prefix(20)): \(printed[index].prefix(200))"
            )
        }
        #expect(printed[7].contains("brackets are nested more than 200 levels deep"))
        #expect(printed[8].contains("arrays are nested more than 6 levels deep"))
        let end = printed.suffix(after.count)
        #expect(!end.contains { $0.hasPrefix("error") }, "\(end.map { $0.prefix(200) })")
    }

    @Test func bracketsInTextDoNotNest() throws {
        let many = String(repeating: "(", count: 220)
        let texts = [
            "Label(text: \"\(many)\")", "Label(text: \"a \\\" \(many)\")", "Label(text: #\"\(many) \" \(many)\"#)",
            "Label(text: \"\"\"\n    a \" \(many)\n    \"\"\")", "Label(text: \"x\")  // \(many)",
            "Label(text: /* \(many) /* \(many) */ \(many) */ \"x\")", "Label(text: \"\\(1) \(many)\")",
        ]
        for text in texts { #expect(refusal(of: text) == nil, "\(text.prefix(40))") }
        let printed = try run(["Column()"] + texts)
        #expect(!printed.contains { $0.hasPrefix("error") }, "\(printed.map { $0.prefix(200) })")
    }

    @Test func bracketsInInterpolationsNest() throws {
        let (opening, closing) = (String(repeating: "(", count: 220), String(repeating: ")", count: 220))
        let texts = [
            "Label(text: \"\\(\(opening)1\(closing))\")", "Label(text: #\"\\#(\(opening)1\(closing))\"#)",
            "Label(text: \"\\(\"a\" + \"\\(\(opening)1\(closing))\")\")",
            "Label(text: \"x\" + \(opening)\"y\"\(closing))",
        ]
        for text in texts {
            #expect(refusal(of: text)?.contains("more than 200 levels deep") == true, "\(text.prefix(40))")
        }
    }

    private func refusal(of text: String) -> String? {
        do {
            _ = try SwiftInput(text, catalog: TestCatalog())
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func aPartWithANameLetsItGoOn() throws {
        let deep = String(repeating: "Row { ", count: 150) + "Label(text: \"x\")" + String(repeating: " }", count: 150)
        let printed = try run(["let inner = \(deep)", "inner", "column", "tree"])
        #expect(!printed.contains { $0.hasPrefix("error") }, "\(printed.map { $0.prefix(200) })")
    }

    @Test("an error beside a chain of calls is exact up to a length, and has a place beyond it")
    func longChains() throws {
        func error(_ count: Int) throws -> String {
            let chain = "Label(text: \"a\")" + String(repeating: ".inset(uniform: 1)", count: count)
            return try lastOutput("replace Other \(chain)").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(try error(20).contains("error: consecutive statements on a line must be separated"))
        #expect(
            try error(2_000).contains("error: there is a syntax error here, and the expressions are nested too deeply")
        )
        #expect(try error(2_000).contains("declare a part of a long chain with let"))
    }
}
