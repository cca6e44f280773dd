import BlueprintBindings
import SwiftInterpreter
import Testing

/// Names that are nearly those of modifiers.
@Suite("Misspelt modifiers")
struct MisspeltModifierTests {
    @Test("A misspelt accessibility modifier gets the right one; what UIKit has and this library has not is absent")
    func accessibility() throws {
        let check = TypeCheck(table: .blueprint())
        let misspelt = try check.mistakes(
            in: "Label(text: \"a\").accessibilityElmeent(label: \"a\", value: nil, traits: [])",
            fileName: "a.swift"
        )
        #expect(misspelt.first?.message == "value of type 'Label' has no member 'accessibilityElmeent'")
        #expect(misspelt.first?.didYouMean == "accessibilityElement")
        let absent = try check.mistakes(in: "Label(text: \"a\").accessibilityDirectTouchOptions", fileName: "a.swift")
        #expect(absent.first?.message == "'accessibilityDirectTouchOptions' of 'Label' is not supported here")
    }

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
}
