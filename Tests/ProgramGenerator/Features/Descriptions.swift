/// Text of values: structs, enums, tuples, optionals, collections, and their debug descriptions.
struct Descriptions: Feature {
    let name = "descriptions"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (s, e, c) = (program.name("Plain"), program.name("Kind"), program.name("Thing"))
        program.declare(
            #"""
            enum \#(e) { case none, some(Int), pair(a: String, Double) }
            struct \#(s) { var n = \#(program.number()); var text: String? = "t"; var kind = \#(e).pair(a: "x", 2); let list = [1.5] }
            class \#(c): CustomStringConvertible { var description: String { "thing" } }
            struct \#(s)Debug: CustomDebugStringConvertible { var debugDescription: String { "debug" } }
            struct \#(s)Both: CustomStringConvertible, CustomDebugStringConvertible {
                var description: String { "d" }
                var debugDescription: String { "D" }
            }
            """#
        )
        let values = [
            "\(s)()", "\(e).some(3)", "[\(e).none]", "(1, \"a\")", "(x: 1, y: \"b\")", "Optional(\"q\") as Any",
            "[\"a\": 1]", "[\"x\", \"y\"]", "[\(c)()]", "\(s)Debug()",
            "[\(s)Debug()]", "\(s)Both()", "[\(s)Both()]", "Optional(\(s)Both()) as Any", "(\(s)Both(), 1)",
            "[1: [\"a\"]]", "\"a\\tb\"", "[\"a\\n\\\"b\"]", "String(reflecting: \"q\\n\")", "\(s)Both.self",
            "[Optional(1), nil]", "1...3", "0..<2", "...4", "[1, 2][0...]", "\"abc\".dropFirst()",
            "[\"abc\".dropFirst()]", "Character(\"c\")", "[Character(\"c\")]", "String(describing: \(e).none)",
            "String(reflecting: 1.0)", "[1.0, 2]", "()", "[1, 2].reversed()", "(nil as Int?) as Any", "[[1], []]",
            "\(e).pair(a: \"q\", 1)", "Set([1])", "\"\\(Optional(2) as Any)\"", "[\"k\": Optional(1)]",
            "zip([1], [\"a\"]).map { $0 }", "[1, 2].enumerated().map { $0 }", "[(a: 1, b: 2)]",
            "[\"a\": 1].first as Any", "Float(0.1)", "CGFloat(2)", "[CGFloat(2)]",
            "CGSize(width: 1, height: 2)", "CGPoint(x: 1, y: 2.5)",
            "1.0e10", "Double.infinity", "-0.0", "1e16", "123456789.125", "Int.max", "\"é\".unicodeScalars.count",
            "[nil, 1] as [Int?]", "stride(from: 0, to: 3, by: 1).map { $0 }",
        ]
        program.run(program.some(7, of: values).map { program.show("text", $0) }.joined(separator: "\n"))
    }
}
