/// Assignments through optional chains.
struct OptionalChainTargets: Feature {
    let name = "optional chains as targets"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (a, side) = (program.name("Node"), program.name("side"))
        let isClass = program.once(in: 2)
        program.declare(
            #"""
            \#(isClass ? "final class" : "struct") \#(a) {
                var n = \#(program.number())
                var list: [Int]? = [1, 2]
                var text: String?
                \#(isClass ? "" : "mutating ")func add(_ m: Int) { n += m }
                \#(isClass ? "init() {}" : "")
            }
            func \#(side)(_ n: Int) -> Int {
                print("\#(program.label("side"))", n)
                return n
            }
            """#
        )
        let v = program.name("v")
        let lines = [
            "\(v)?.n = \(side)(\(program.number()))", "\(v)?.n += \(side)(2)", "\(v)?.list?[0] = \(side)(9)",
            "\(v)?.list?.append(\(side)(5))",
            "\(v)?.text = \(program.expression(.optional(.string)))", "\(v)?.add(\(side)(3))", "\(v)?.list = nil",
            "\(v) = nil",
            program.show("result", "(\(v)?.n = \(side)(4)) as Any"),
            "if (\(v)?.n = \(side)(6)) != nil { \(program.show("assigned", "true")) }", "\(v)?.list?[1] += \(side)(1)",
            "\(v)?.text? += \"!\"", "\(v)! = \(a)()",
        ].filter { !$0.hasPrefix("\(v)!") }
        program.run(
            """
            var \(v): \(a)? = \(program.once(in: 4) ? "nil" : "\(a)()")
            \(program.some(6, of: lines).joined(separator: "\n"))
            \(program.show("after", "\(v)?.n as Any", "\(v)?.list as Any", "\(v)?.text as Any"))
            """
        )
    }
}
