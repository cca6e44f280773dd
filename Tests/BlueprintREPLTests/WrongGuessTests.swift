import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// The page about behaviour that people guess wrong is a transcript with the actual output of a session.
@Suite struct WrongGuessTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Sources/BlueprintREPL/BlueprintREPL.docc/WhereGuessesMiss.md")

    @Test func everyRuleOfThePageHolds() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let check = try onBigStack { TranscriptCheck.sharing(text, name: Self.page.lastPathComponent) }
        #expect(check.passed, "\(check.difference.plain)")
    }

    @Test func eachRuleNamesItsFileAndHasATree() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let rules = text.components(separatedBy: "\n### ").dropFirst()
        #expect(rules.count > 20)
        for rule in rules {
            let title = rule.prefix { $0 != "\n" }
            #expect(rule.contains(#/`\w+\.swift`/#), "\(title): name the file")
            #expect(rule.contains("\n> "), "\(title): show a tree")
        }
    }
}
