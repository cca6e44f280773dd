/// Arithmetic over integers, floating-point numbers and literals.
struct NumericMixes: Feature {
    let name = "numeric mixes"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (i, d, c, f) = (program.name("i"), program.name("d"), program.name("c"), program.name("f"))
        var lines = [
            "let \(i) = \(program.expression(.int))", "let \(d) = \(program.expression(.double))",
            "let \(c): CGFloat = \(program.pick("2", "1.5", "\(d)", "CGFloat(\(i))"))",
            "let \(f): Float = \(program.pick("1.1", "3", "Float(\(i))", "Float(\(d))"))",
        ]
        let all = [
            "\(c) + \(d)", "\(d) * \(c)", "\(c) / 2", "\(f) * 3", "\(f) + 0.1", "1 / 2 * \(d)", "Double(\(i)) / 4",
            "max(\(c), \(d))", "\(i) / 2 + 7 / 2", "7 / 2.0", "Int(\(f))", "\(i) % 3 - 5 % 3", "-7 / 2", "-7 % 3",
            "\(d) == \(c)", "Double(\(f) * 2).rounded(.up)", "\(c).rounded()", "0.1 + 0.2", "\(f) / 3",
            "CGSize(width: \(d), height: \(c))", "[\(c), 1, 2.5]", "[1, \(d)]", "type(of: \(c) + \(d))",
            "type(of: \(c) * 2)",
            "type(of: \(f) * 2)", "type(of: 1 + 2.0)", "type(of: [1, 2.5])",
            "\(i) << 2", "\(i) &+ 1", "1e3", "1_000", "0xFF", "Float(0.1) == 0.1",
            "Double(Float(0.1)) == 0.1",
            "Int(exactly: 2.5) as Any", "Float.pi", "Double(1) / 3", "CGFloat(1) / 3",
            "Float(1) / 3",
            "1e20", "1e-7", "100000000000000000.0", "(2.0).squareRoot()", "pow(2, 3)", "min(1, 2.5)",
        ]
        for expression in program.some(5, of: all) { lines.append(program.show("number", expression)) }
        program.run(lines.joined(separator: "\n"))
    }
}
