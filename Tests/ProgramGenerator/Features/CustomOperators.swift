/// Operators with a precedence group of their own.
struct CustomOperators: Feature {
    let name = "custom operators"
    let weight = 1

    func write(to program: inout ProgramWriter) {
        let symbol = "<" + program.uniqueOperator + ">"
        let place = program.pick(
            "higherThan: MultiplicationPrecedence",
            "higherThan: AdditionPrecedence\n    lowerThan: MultiplicationPrecedence",
            "higherThan: ComparisonPrecedence\n    lowerThan: AdditionPrecedence"
        )
        let group = program.name("Joining") + "Precedence" + program.uniqueName
        program.declare(
            #"""
            precedencegroup \#(group) {
                \#(place)
                associativity: \#(program.pick("left", "right"))
            }
            infix operator \#(symbol): \#(group)
            func \#(symbol) (a: Int, b: Int) -> Int { a * 10 + b }
            func \#(symbol) (a: String, b: String) -> String { "(\(a) \(b))" }
            """#
        )
        program.run(
            program.show(
                "precedence",
                "1 + 2 \(symbol) 3",
                "2 * 3 \(symbol) 4",
                #""a" \#(symbol) "b" \#(symbol) \#(program.expression(.string))"#,
                "\(program.expression(.int)) \(symbol) 1"
            )
        )
    }
}
