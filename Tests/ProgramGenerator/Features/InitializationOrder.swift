/// Defaults, convenience and designated initializers, and super.
struct InitializationOrder: Feature {
    let name = "initialization order"

    func write(to program: inout ProgramWriter) {
        let (p, a, b) = (program.name("log"), program.name("First"), program.name("Second"))
        program.declare(
            #"""
            func \#(p)(_ text: String, _ n: Int = 1) -> Int {
                print("\#(program.label("init"))", text)
                return n
            }
            class \#(a) {
                var x = \#(p)("x")
                var y: Int
                init(y: Int) {
                    self.y = y + \#(p)("y")
                    setUp()
                }
                convenience init() { self.init(y: \#(p)("argument", \#(program.number()))) }
                func setUp() { _ = \#(p)("base set up \(x)") }
            }
            class \#(b): \#(a) {
                var z = \#(p)("z", \#(program.number()))
                lazy var w = \#(p)("w")
                \#(program.once(in: 2) ? "override init(y: Int) {\n        z += 1\n        super.init(y: y)\n        self.y += z\n    }" : "")
                override func setUp() { _ = \#(p)("sub set up \(x) \(z)") }
            }
            struct \#(b)Value {
                var x = \#(p)("value x")
                let n: Int
                init(_ n: Int) { self.n = n }
                init() { self.init(\#(p)("value n", 9)) }
            }
            """#
        )
        let v = program.name("v")
        program.run(
            "let \(v) = \(program.pick("\(b)()", "\(b)(y: \(program.expression(.int)))", "\(a)()"))\n\(program.show("object", "\(v).x", "\(v).y"))"
        )
        program.run(program.show("value", "\(b)Value().n", "\(b)().w"))
    }
}
