/// Deferred statements, in loops and with errors.
struct Defer: Feature {
    let name = "defer"

    func write(to program: inout ProgramWriter) {
        let (f, e) = (program.name("work"), program.name("Stop"))
        program.declare(
            #"""
            struct \#(e): Error {}
            func \#(f)(_ n: Int) throws -> Int {
                var x = n
                defer { print("\#(program.label("outer"))", x) }
                if n > \#(program.number()) {
                    defer { print("\#(program.label("inner"))", x) }
                    x += 1
                }
                defer { x *= 2 }
                if n % 5 == 0 { throw \#(e)() }
                return x
            }
            """#
        )
        program.run(
            program.show(
                "result",
                "(try? \(f)(\(program.expression(.int)))) as Any",
                "(try? \(f)(\(program.number()))) as Any"
            )
        )
        program.run(
            "for k in 0..<3 {\n    defer { \(program.show("loop end", "k")) }\n    if k == \(program.dice.below(3)) { continue }\n    \(program.show("loop", "k"))\n}"
        )
    }
}
