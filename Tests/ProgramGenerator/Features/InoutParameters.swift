/// Arguments that a function changes, in variables, elements and computed properties.
struct InoutParameters: Feature {
    let name = "inout parameters"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (f, s) = (program.name("bump"), program.name("Cell"))
        program.declare(
            #"""
            func \#(f)(_ n: inout Int, by m: Int = 1) { n += m }
            struct \#(s) {
                var raw = \#(program.number())
                var gets = 0
                var doubled: Int {
                    get { print("\#(program.label("get"))", raw); return raw * 2 }
                    set { print("\#(program.label("set"))", newValue); raw = newValue / 2 }
                }
                var list = [1, 2, 3]
                subscript(i: Int) -> Int {
                    get { print("\#(program.label("get at"))", i); return list[i] }
                    set { print("\#(program.label("set at"))", i, newValue); list[i] = newValue }
                }
                mutating func grow() { \#(f)(&raw, by: 10) }
            }
            """#
        )
        let (v, a) = (program.name("v"), program.name("a"))
        let edits = [
            "\(f)(&\(v).raw)", "\(f)(&\(v).doubled, by: \(program.number()))", "\(f)(&\(v)[\(program.dice.below(3))])",
            "\(v).grow()", "\(f)(&\(a)[1], by: \(program.expression(.int)))", "\(v).doubled += 4", "\(v)[0] *= 3",
            "swap(&\(a)[0], &\(v).list[1])", "\(f)(&\(v).list[2])",
        ]
        program.run(
            """
            var \(v) = \(s)()
            var \(a) = [4, 5, 6]
            \(program.some(5, of: edits).joined(separator: "\n"))
            \(program.show("after", "\(v).raw", "\(v).list", a))
            """
        )
    }
}
