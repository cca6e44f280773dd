/// Arguments, operands, subscripts and assignments with side effects.
struct EvaluationOrder: Feature {
    let name = "evaluation order"

    func write(to program: inout ProgramWriter) {
        let (f, s) = (program.name("note"), program.name("Slots"))
        program.declare(
            #"""
            func \#(f)<T>(_ text: String, _ value: T) -> T {
                print("\#(program.label("evaluated"))", text)
                return value
            }
            struct \#(s) {
                var list = [1, 2, 3]
                var inner: [[Int]] = [[1], [2]]
                subscript(a: Int, b: Int) -> Int { get { list[a] + b } set { list[a] = newValue - b } }
            }
            """#
        )
        let v = program.name("v")
        let lines = [
            "\(v).list[\(f)(\"index\", 1)] = \(f)(\"value\", \(program.number()))",
            "\(v).list[\(f)(\"compound index\", 0)] += \(f)(\"compound value\", 2)",
            "\(v)[\(f)(\"a\", 0), \(f)(\"b\", 1)] += \(f)(\"c\", 1)",
            "\(v).inner[\(f)(\"i\", 1)][\(f)(\"j\", 0)] = \(f)(\"k\", 5)",
            "\(v).list.append(\(f)(\"appended\", 4))",
            "(\(v).list[0], \(v).list[1]) = (\(f)(\"first\", 8), \(f)(\"second\", 9))",
            "_ = [\(f)(\"x\", 1), \(f)(\"y\", 2)].map { \(f)(\"map\", $0) }",
            "_ = \(f)(\"left\", 1) + \(f)(\"right\", 2) * \(f)(\"last\", 3)",
            "_ = \(f)(\"condition\", \(program.expression(.bool))) ? \(f)(\"then\", 1) : \(f)(\"else\", 2)",
            "_ = \(f)(\"optional\", nil as Int?) ?? \(f)(\"fallback\", 1)",
            "_ = [\(f)(\"key\", \"k\"): \(f)(\"value of key\", 1)]",
            "\(v).list[\(f)(\"from\", 0)...\(f)(\"to\", 1)] = [\(f)(\"new\", 7)]",
        ]
        program.run(
            """
            var \(v) = \(s)()
            \(program.some(5, of: lines).joined(separator: "\n"))
            \(program.show("after", "\(v).list", "\(v).inner"))
            """
        )
    }
}
