/// Arguments that are evaluated when they are used.
struct Autoclosures: Feature {
    let name = "autoclosures"

    func write(to program: inout ProgramWriter) {
        let (log, f) = (program.name("log"), program.name("either"))
        program.declare(
            #"""
            func \#(log)(_ text: String, _ value: Bool) -> Bool {
                print("\#(program.label("evaluated"))", text)
                return value
            }
            func \#(f)(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a ? true : b() }
            func \#(f)(all a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { a ? try b() : false }
            """#
        )
        program.run(
            program.show("either", #"\#(f)(\#(log)("left", \#(program.expression(.bool))), \#(log)("right", true))"#)
        )
        program.run(
            program.show(
                "all",
                #"\#(f)(all: \#(program.expression(.bool)), \#(log)("later", \#(program.expression(.bool))))"#
            )
        )
        program.run(
            program.show(
                "built in",
                #"\#(log)("x", false) || \#(log)("y", \#(program.expression(.bool))) && \#(log)("z", true)"#
            )
        )
    }
}
