/// Local functions, types and closures that capture.
struct NestedScopes: Feature {
    let name = "nested scopes"

    func write(to program: inout ProgramWriter) {
        let f = program.name("outer")
        let v = program.name("v")
        let body = program.expression(.int, ["n": "Int"], usesGlobals: false)
        program.declare(
            #"""
            func \#(f)(_ n: Int) -> String {
                struct Local { var m = \#(program.number()); func plus(_ k: Int) -> Int { m + k } }
                enum Mode { case on, off }
                var count = 0
                func step(_ k: Int) -> Int {
                    count += 1
                    return k > \#(program.number(4)) ? k : step(k + 2) + count
                }
                func step(_ text: String) -> String { "\(text) \(count)" }
                let mode: Mode = n % 2 == 0 ? .on : .off
                let later = { (k: Int) -> Int in count += k; return count }
                _ = later(\#(body))
                return "\(mode) \(step(0)) \(step("s")) \(Local().plus(n)) \(count)"
            }
            """#
        )
        program.run(program.show("nested", "\(f)(\(program.expression(.int)))"))
        program.run(
            """
            func \(v)Even(_ n: Int) -> Bool { n == 0 ? true : \(v)Odd(n - 1) }
            func \(v)Odd(_ n: Int) -> Bool { n == 0 ? false : \(v)Even(n - 1) }
            var \(v) = \(program.expression(.int))
            let \(v)Add: (Int) -> Void = { \(v) += $0 }
            \(v)Add(3)
            \(program.show("mutual", "\(v)Even(\(program.number(20)))", v))
            if let \(v) = (\(program.expression(.optional(.int)))), \(v) > 2 { \(program.show("shadowed", v)) }
            \(program.show("outer", v))
            """
        )
    }
}
