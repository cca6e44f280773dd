/// Casts between Any, existentials, classes and collections.
struct Casts: Feature {
    let name = "casts"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let v = program.name("v")
        let values = [
            program.expression(.int), program.expression(.string), "2.5", "[1, 2]", "[\"a\"]", "Optional(3) as Any",
            "(nil as Int?) as Any", "CGFloat(2)", "[\"k\": 1]", "(1, \"a\")", "Float(2)", "[1, \"a\"] as [Any]", "true",
            "Optional(Optional(1)) as Any", "[Optional(1), nil]",
        ]
        let tests = [
            "as? Int", "as? String", "as? Double", "as? [Int]", "as? [Any]", "is Int", "is any Equatable", "as? Int?",
            "as? CGFloat", "as? [String: Int]", "is [String]", "as? (Int, String)", "as? any CustomStringConvertible",
            "as? Float", "as? Bool", "is any Hashable", "as? [Int?]", "is Any", "as? any BinaryInteger",
        ]
        var lines = ["let \(v): Any = \(program.pick(from: values))"]
        for test in program.some(6, of: tests) {
            lines.append(program.show(test, test.hasPrefix("is") ? "\(v) \(test)" : "(\(v) \(test)) as Any"))
        }
        lines.append("let \(v)List: [Any] = [1, \"a\", 2.5, [1], \(program.expression(.bool)), 7]")
        lines.append(
            program.show(
                "list",
                "\(v)List.compactMap { $0 as? Int }",
                "\(v)List.filter { $0 is String }.count",
                "(\(v)List as? [Int]) == nil",
                "([1, 2] as [Any]) as? [Int] as Any"
            )
        )
        lines.append(
            program.show(
                "upcast",
                "(1 as Any?) == nil",
                "[1, 2] as [Any]",
                "[1, 2] as [Int?]",
                "([\"a\": 1] as [String: Any])[\"a\"] as Any"
            )
        )
        program.run(lines.joined(separator: "\n"))
    }
}
