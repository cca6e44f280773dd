/// Branches as values.
struct IfAndSwitchExpressions: Feature {
    let name = "if and switch expressions"

    func write(to program: inout ProgramWriter) {
        let (f, v) = (program.name("grade"), program.name("v"))
        program.declare(
            #"""
            func \#(f)(_ n: Int) -> String {
                if n > 10 { "high" } else if n > \#(program.number(10)) { "mid" } else { "low" }
            }
            func \#(f)Value(_ n: Int) -> Double {
                switch n { case 0: 0; case 1...5: 1.5; default: Double(n) }
            }
            """#
        )
        program.run(
            """
            let \(v): \(program.pick("Double", "CGFloat", "Double?")) = if (\(program.expression(.bool))) { 1 } else { 2.5 }
            let \(v)Text = switch (\(program.expression(.int))) % 3 {
            case 0: "zero"
            case let k where k > 0: "k\\(k)"
            default: "neg"
            }
            \(program.show("branches", "\(v) as Any", "\(v)Text", "\(f)(\(program.expression(.int)))", "\(f)Value(\(program.expression(.int)))"))
            let \(v)Closure = { (n: Int) in if n > 2 { "more" } else { "less" } }
            \(program.show("closure", "\(v)Closure(\(program.expression(.int)))"))
            """
        )
        program.offer("\(f)(‹Int›)", as: .string)
    }
}
