/// Closures with statements, typed by their signature or context.
struct ClosuresOfSeveralStatements: Feature {
    let name = "closures of several statements"

    func write(to program: inout ProgramWriter) {
        let apply = program.name("apply")
        program.declare("func \(apply)<A, B>(_ value: A, _ body: (A) throws -> B) rethrows -> B { try body(value) }")
        let r = program.name("r")
        program.run(
            #"""
            let \#(r) = \#(apply)(\#(program.expression(.int))) { n in
                var total = n
                for k in 0..<3 where k != 1 { total += k }
                if total > \#(program.number(20)) { return "big \(total)" }
                return "small \(total)"
            }
            \#(program.show("several", r))
            """#
        )
        let g = program.name("g")
        program.run(
            #"""
            let \#(g): (Int) -> \#(program.pick("Double", "CGFloat", "Int?", "Any")) = { n in
                let doubled = n * 2
                return \#(program.pick("2", "3"))
            }
            \#(program.show("typed", "\(g)(\(program.expression(.int)))", "type(of: \(g)(1))"))
            \#(program.show("unused", "\(apply)(2) { _ in \(program.expression(.string)) }"))
            """#
        )
        program.offer("\(apply)(‹Int›) { v in ‹String:v=Int› }", as: .string)
    }
}
