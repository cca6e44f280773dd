/// Deinitializers, weak and unowned references.
struct ObjectLifetimes: Feature {
    let name = "lifetimes"

    func write(to program: inout ProgramWriter) {
        let (a, f) = (program.name("Item"), program.name("scope"))
        program.declare(
            #"""
            final class \#(a) {
                let n: Int
                weak var other: \#(a)?
                var strong: \#(a)?
                init(_ n: Int) { self.n = n }
                deinit { print("\#(program.label("deinit"))", n) }
            }
            func \#(f)() {
                let item = \#(a)(\#(program.number() + 20))
                print("\#(program.label("in scope"))", item.n)
            }
            """#
        )
        let (x, y) = (program.name("x"), program.name("y"))
        let steps = [
            "\(y)?.other = \(x)", "\(x)?.other = \(y)", "\(y)?.strong = \(x)", "\(f)()", "\(y) = \(a)(4)",
            "\(x)?.strong = \(a)(5)", "\(x)?.strong = nil",
        ]
        program.run(
            """
            var \(x): \(a)? = \(a)(1)
            var \(y): \(a)? = \(a)(2)
            \(program.some(3, of: steps).joined(separator: "\n"))
            \(x) = nil
            \(program.show("after", "\(y)?.other?.n as Any", "\(y)?.strong?.n as Any"))
            \(y) = nil
            \(program.show("end", "true"))
            """
        )
        let z = program.name("list")
        program.run(
            "var \(z) = [\(a)(11), \(a)(12)]\nweak var \(z)First = \(z)[0]\n\(z).removeFirst()\n\(program.show("removed", "\(z)First == nil", "\(z).count"))\n\(z) = []"
        )
    }
}
