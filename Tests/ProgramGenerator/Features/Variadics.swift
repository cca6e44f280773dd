/// Variadic parameters, also beside others of the same name.
struct Variadics: Feature {
    let name = "variadics"

    func write(to program: inout ProgramWriter) {
        let f = program.name("sum")
        let type = program.pick("Int", "Double")
        program.declare(
            #"""
            func \#(f)(_ values: \#(type)...) -> \#(type) { values.reduce(0, +) }
            func \#(f)(_ one: \#(type)) -> String { "one \(one)" }
            func \#(f)(_ first: String, _ rest: Int..., last: Bool = false) -> String { "\(first) \(rest) \(last)" }
            """#
        )
        let value = ValueType(type)
        program.run(
            program.show("variadic", "\(f)()", "\(f)(\(program.expression(value)), \(program.expression(value)))")
        )
        program.run(program.show("single", "\(f)(\(program.expression(value)))"))
        program.run(program.show("mixed", #"\#(f)("a", 1, 2, last: \#(program.expression(.bool)))"#, #"\#(f)("b")"#))
    }
}
