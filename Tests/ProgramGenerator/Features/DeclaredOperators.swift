/// Operators and precedence groups of the source.
struct DeclaredOperators: Feature {
    let name = "declared operators"

    func write(to program: inout ProgramWriter) {
        let s = program.name("Vector")
        program.declare(
            #"""
            struct \#(s): Equatable {
                var x: Int
                var y: Int
                static func + (a: \#(s), b: \#(s)) -> \#(s) { .init(x: a.x + b.x, y: a.y + b.y) }
                static func * (a: \#(s), n: Int) -> \#(s) { .init(x: a.x * n, y: a.y * n) }
                static func * (n: Int, a: \#(s)) -> \#(s) { .init(x: a.x * n + 1, y: a.y * n) }
                static func += (a: inout \#(s), b: \#(s)) { a = a + b }
                static prefix func - (a: \#(s)) -> \#(s) { .init(x: -a.x, y: -a.y) }
                static func == (a: \#(s), b: \#(s)) -> Bool { a.x == b.x }
                static func ~= (n: Int, a: \#(s)) -> Bool { a.x == n }
            }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            var \(v) = \(s)(x: \(program.expression(.int)), y: 2)
            \(v) += .init(x: 1, y: \(program.number()))
            \(program.show("operators", "\(v) + \(v) * 2", "2 * \(v)", "-\(v)", "\(v) == \(s)(x: \(v).x, y: 0)", "\(v) != \(v)"))
            switch \(v) {
            case \(program.number()): \(program.show("matched", "\(v).x"))
            default: \(program.show("not matched", "\(v).y"))
            }
            \(program.show("sum", "[\(v), \(v)].reduce(\(s)(x: 0, y: 0), +)"))
            """
        )
        program.offer("(\(s)(x: ‹Int›, y: 1) + \(s)(x: 2, y: ‹Int›)).x", as: .int)
    }
}
