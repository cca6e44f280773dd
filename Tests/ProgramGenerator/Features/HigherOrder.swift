/// Functions that take and return functions.
struct HigherOrder: Feature {
    let name = "higher-order functions"

    func write(to program: inout ProgramWriter) {
        let (f, g) = (program.name("compose"), program.name("adder"))
        program.declare(
            #"""
            func \#(f)<A, B, C>(_ a: @escaping (A) -> B, _ b: @escaping (B) -> C) -> (A) -> C { { b(a($0)) } }
            func \#(g)(_ n: Int) -> (Int) -> Int {
                var calls = 0
                func add(_ m: Int) -> Int {
                    calls += 1
                    return n + m + calls
                }
                return add
            }
            """#
        )
        let (a, h) = (program.name("add"), program.name("h"))
        program.run(
            #"""
            let \#(a) = \#(g)(\#(program.expression(.int)))
            \#(program.show("adder", "\(a)(1)", "\(a)(1)", "\(g)(2)(3)"))
            let \#(h) = \#(f)(\#(a), { "\($0)" })
            \#(program.show("composed", "\(h)(\(program.expression(.int)))", "\(f)(\\String.count, \(a))(\(program.expression(.string)))"))
            \#(program.show("functions", "[1, 2].map(\(a))", "[\(a), { $0 * 2 }].map { $0(10) }", "\(program.expression(.array(.int))).reduce(0, max)"))
            """#
        )
        program.offer("\(g)(‹Int›)(‹Int›)", as: .int)
    }
}
