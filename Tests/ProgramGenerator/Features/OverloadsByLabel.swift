/// Functions that differ in their labels and defaults.
struct OverloadsByLabel: Feature {
    let name = "overloads by label"

    func write(to program: inout ProgramWriter) {
        let f = program.name("send")
        let value = program.expression(.int, ["n": "Int"], usesGlobals: false)
        program.declare(
            #"""
            func \#(f)(_ n: Int) -> String { "plain \(\#(value))" }
            func \#(f)(to n: Int) -> String { "to \(n)" }
            func \#(f)(_ n: Int, by m: Int = \#(program.number())) -> String { "by \(n) \(m)" }
            func \#(f)(_ n: Int, and m: Int) -> Int { n + m }
            """#
        )
        let calls = [
            "\(f)(\(program.expression(.int)))", "\(f)(to: \(program.expression(.int)))",
            "\(f)(\(program.expression(.int)), by: 2)", "\(f)(\(program.expression(.int)), and: 3)",
        ]
        for call in program.some(3, of: calls) { program.run(program.show("label", call)) }
        program.offer("\(f)(to: ‹Int›)", as: .string)
        program.offer("\(f)(‹Int›, and: ‹Int›)", as: .int)
    }
}
