/// Copies of values, references in values, and captured variables.
struct ValueSemantics: Feature {
    let name = "value semantics"

    func write(to program: inout ProgramWriter) {
        let (s, c) = (program.name("Value"), program.name("Ref"))
        program.declare(
            #"""
            final class \#(c) { var n = \#(program.number()) }
            struct \#(s) {
                var n = 1
                var list = [1]
                let ref = \#(c)()
                mutating func change() { n += 1; list.append(n); ref.n += 1 }
                func changed() -> Self { var copy = self; copy.change(); return copy }
            }
            """#
        )
        let (a, b, f) = (program.name("a"), program.name("b"), program.name("f"))
        program.run(
            """
            var \(a) = \(s)()
            var \(b) = \(a)
            \(b).change()
            \(program.show("copies", "\(a).n", "\(a).list", "\(b).list", "\(a).ref.n", "\(a).ref === \(b).ref"))
            let \(f) = { [\(a)] in \(a).n + \(b).n }
            \(a).change()
            \(b).change()
            \(program.show("captured", "\(f)()", "\(a).changed().list", "\(a).list"))
            for var item in [\(a), \(b)] {
                item.n += \(program.expression(.int))
                \(program.show("item", "item.n"))
            }
            var \(f)All: [() -> Int] = []
            for k in 0..<2 { \(f)All.append { k + \(a).n } }
            \(a).n = 100
            \(program.show("closures", "\(f)All.map { $0() }"))
            """
        )
    }
}
