/// Functions that differ in the closure they take.
struct ClosureOverloads: Feature {
    let name = "closure overloads"

    func write(to program: inout ProgramWriter) {
        let f = program.name("each")
        let forms = [
            "func \(f)(_ g: (Int) -> Int) -> String { \"int \\(g(2))\" }",
            "func \(f)(_ g: (Int) -> String) -> String { \"string \\(g(2))\" }",
            "func \(f)(_ g: (Int) -> Bool) -> String { \"bool \\(g(2))\" }",
            "func \(f)(_ g: (Int, Int) -> Int) -> String { \"two \\(g(2, 3))\" }",
            "func \(f)(_ g: () -> Double) -> String { \"none \\(g())\" }",
        ]
        program.declare(program.some(5, of: forms).joined(separator: "\n"))
        let calls = [
            "\(f) { n in \(program.expression(.string, ["n": "Int"])) }",
            "\(f) { (n: Int) -> Bool in \(program.expression(.bool, ["n": "Int"])) }",
            "\(f) { n -> Int in\n    let m = n + 1\n    return m * 2\n}",
            "\(f) { a, b in a + b }",
            "\(f) { 2.5 as Double }",
            "\(f) { n in n > 1 }",
            "\(f) { n in\n    let text = \"\\(n)\"\n    return text + \"!\"\n}",
            "\(f) { $0 + $1 }",
            "\(f)({ $0 == 2 })",
        ]
        for call in program.some(3, of: calls) {
            let result = program.name("r")
            program.run("let \(result) = \(call)\n\(program.show("closure", result))")
        }
    }
}
