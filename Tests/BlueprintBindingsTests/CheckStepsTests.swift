import BlueprintBindings
import SwiftInterpreter
import Testing

/// The steps that checks take.
@Suite("Steps of checks")
struct CheckStepsTests {
    @Test(
        "A mistake inside eight builders takes about the steps of the right line",
        arguments: [
            "Label(txt: \"a\")", "Labl(text: \"a\")", "Label(text: \"a\").insett(3)", "1 + \"a\"",
        ]
    )
    func nestedMistake(line: String) throws {
        func steps(_ line: String, levels: Int) throws -> Int {
            let check = TypeCheck(table: .blueprint())
            let text =
                String(repeating: "Row { let size = 4; ", count: levels) + line + String(repeating: " }", count: levels)
            _ = try check.mistakes(in: text, fileName: "a.swift")
            return check.steps
        }
        let right = try steps("Label(text: \"a\")", levels: 8)
        let one = try steps(line, levels: 1)
        #expect(try steps(line, levels: 8) <= 4 * right + one)
        #expect(try steps(line, levels: 16) <= 2 * steps(line, levels: 8) + one)
    }

    @Test("Literals whose context leaves one type are decided together", arguments: ["&&", "||"])
    func literalsTogether(name: String) throws {
        let terms = { (count: Int) in Array(repeating: "true", count: count).joined(separator: " \(name) ") }
        #expect(try Self.steps("let all = \(terms(400))") <= Self.steps("let all = \(terms(20))") + 20)
        let wrong = "let all = \(terms(400)) \(name) 3"
        let mistakes = try TypeCheck(table: .blueprint()).mistakes(in: wrong, fileName: "a.swift")
        #expect(mistakes.map(\.message) == ["type 'Int' cannot be used as a boolean; test for '!= 0' instead"])
    }

    private static func steps(_ text: String) throws -> Int {
        let check = TypeCheck(table: .blueprint())
        _ = try check.mistakes(in: text, fileName: "a.swift")
        return check.steps
    }
}
