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
            let start = String(repeating: "Row { let size = 4; ", count: levels)
            return try Self.steps(start + line + String(repeating: " }", count: levels))
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

    @Test(
        "What a builder takes is no mistake where a line has one",
        arguments: [
            (
                "Label(text: String([8, 14].reduce(1 + \"a\", +)))",
                "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
            ),
            (
                "GeometryReader { _ in Spacerr(width: 6, height: CGFloat((isOn ? 3 : 16))) }",
                "cannot find 'Spacerr' in scope"
            ),
            ("changed(Label(text: \"a\")).missing.centered()", "value of type 'Label' has no member 'missing'"),
            ("42", "cannot convert value of type 'Int' to expected argument type 'StackLayout.Child'"),
            ("String(3)", "cannot convert value of type 'String' to expected argument type 'StackLayout.Child'"),
        ]
    )
    func builderOfWrongLine(line: String, message: String) throws {
        let text = """
            func changed<Value>(_ value: Value) -> Value { [1].map { $0 }.isEmpty ? value : value }
            struct Screen: ProxyElement {
                var isOn = true
                var elementRepresentation: any Element {
                    Column { if isOn { \(line) } }
                }
            }
            """
        let mistakes = try TypeCheck(table: .blueprint()).mistakes(in: text, fileName: "a.swift")
        #expect(mistakes.map(\.message) == [message])
    }

    @Test(
        "An operator without a type for its operands takes few steps, whatever is around it",
        arguments: [
            "Label(text: String([8, 14].reduce(1 + 2, +)))", "[1, 2].map { n in Label(text: \"\\(1 + 2 - n)\") }",
        ]
    )
    func operandsWithoutType(line: String) throws {
        let wrong = line.replacing("1 + 2", with: "1 + \"a\"")
        #expect(try Self.steps("Row { \(wrong) }") <= 2 * Self.steps("Row { \(line) }") + 500)
    }

    @Test("The closures before a cursor are checked as those of the whole text")
    func closuresBeforeCursor() throws {
        let text =
            String(repeating: "Column { Label(text: \"a\"); ", count: 5) + "Row {}" + String(repeating: " }", count: 5)
        let check = TypeCheck(table: .blueprint())
        _ = check.cursor(after: "let first = \(text)\nlet second = ", closedBy: "")
        #expect(try check.steps <= Self.steps("let first = \(text)\nlet second = 1") + 20)
    }

    @Test(
        "Closures around a cursor do not multiply the ways to check it",
        arguments: ["", "Label(", "Label(text: \"a\")."]
    )
    func closuresAroundCursor(end: String) {
        func steps(levels: Int) -> Int {
            let check = TypeCheck(table: .blueprint())
            let brackets = (end.hasSuffix("(") ? ")" : "") + String(repeating: "}", count: levels)
            _ = check.cursor(after: String(repeating: "Row {\n", count: levels) + end, closedBy: brackets)
            return check.steps
        }
        #expect(steps(levels: 24) <= 2 * steps(levels: 12))
    }

    @Test(
        "Closures of one expression around a cursor do not multiply the ways to check it",
        arguments: ["Label(text: \"a\") { $0.font = .boldSystemFont(", "Label(text: [\"a\"].joined(separator: \"\"))."]
    )
    func expressionsAroundCursor(end: String) {
        func steps(levels: Int) -> Int {
            let check = TypeCheck(table: .blueprint())
            let brackets = (end.hasSuffix("(") ? ") }" : "") + String(repeating: "}", count: levels)
            _ = check.cursor(after: String(repeating: "[1, 2].map { n in ", count: levels) + end, closedBy: brackets)
            return check.steps
        }
        #expect(steps(levels: 3) <= 3 * steps(levels: 1))
    }

    @Test("A closure around that of the cursor may still name its parameters, if it has some")
    func parametersOfOuterClosure() {
        let check = TypeCheck(table: .blueprint())
        let types = check.cursor(after: "[1, 2].map { Row { Label(text: \"a\").", closedBy: " } }")
        #expect(types.members.map(\.type) == [WrittenType("Label")])
    }

    private static func steps(_ text: String) throws -> Int {
        let check = TypeCheck(table: .blueprint())
        _ = try check.mistakes(in: text, fileName: "a.swift")
        return check.steps
    }
}
