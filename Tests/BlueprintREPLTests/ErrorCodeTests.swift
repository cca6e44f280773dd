import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Programs that read errors decide by their codes; the sentences may change.
@Suite struct ErrorCodeTests {
    /// An error of the last line, as JSON has it.
    struct Case: CustomTestStringConvertible {
        var lines: [String]
        var code: String
        var type: [String] = []
        var names: [String] = []

        var testDescription: String { lines.last ?? "" }
    }

    static let cases = [
        Case(lines: ["Lable(text: \"a\")"], code: "unknownName", names: ["Label"]),
        Case(lines: ["let a: Strin = \"a\""], code: "unknownType", names: ["String"]),
        Case(lines: ["Label(text: \"a\").insett(uniform: 1)"], code: "unknownMember", names: ["inset"]),
        Case(lines: ["Label(txt: \"a\")"], code: "labels", type: ["Label(text: \"a\")"]),
        Case(lines: ["Label()"], code: "missingArguments"),
        Case(lines: ["Label(text: \"a\", font: 1)"], code: "extraArgument"),
        Case(lines: ["Label(text: 1)"], code: "conversion", type: ["Label(text: \"1\")"]),
        Case(lines: ["let a = 1 + \"a\""], code: "operands"),
        Case(lines: ["let a: Int? = 1", "let b: Int = a"], code: "wrapped"),
        Case(lines: ["struct S: Hashable { var a: () -> Void }"], code: "nonconformance"),
        Case(lines: ["let a = [1][3]"], code: "runtime"),
        Case(lines: ["let a ="], code: "syntax"),
        Case(lines: ["Mirror(reflecting: 1)"], code: "absent"),
        Case(lines: ["Label(text: \"a\")", "insett 20"], code: "unknownCommand", names: ["inset"]),
        Case(lines: ["Label(text: \"a\")", "select #7"], code: "unknownElement"),
        Case(lines: ["Label(text: \"a\")", "set #1 colour red"], code: "unknownSetting", names: ["color"]),
        Case(lines: ["Label(text: \"a\")", "goto"], code: "usage"),
        Case(lines: ["Label(text: a)"], code: "unknownName", type: ["Label(text: \"a\")"]),
        Case(lines: ["load nowhere.swift"], code: "line"),
    ]

    @Test("the code says what is wrong, and the fix what to type", arguments: cases)
    func codes(of test: Case) throws {
        let error = try onBigStack {
            let session = Session.sharing()
            return test.lines.map { session.run(line: $0) }.last?.compactMap(\.error).first
        }
        let found = try #require(error)
        #expect(found.code.name == test.code, "\(found.message)")
        #expect(found.fix?.lines ?? [] == test.type, "\(found.fix?.text ?? "")")
        if !test.names.isEmpty { #expect(found.fix?.names == test.names, "\(found.fix?.text ?? "")") }
    }
}
