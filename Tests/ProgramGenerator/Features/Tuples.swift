/// Tuples with labels, comparison and destructuring.
struct Tuples: Feature {
    let name = "tuples"

    func write(to program: inout ProgramWriter) {
        let f = program.name("bounds")
        program.declare(
            "func \(f)(_ list: [Int]) -> (low: Int, high: Int)? {\n    guard let low = list.min(), let high = list.max() else { return nil }\n    return (low, high)\n}"
        )
        let v = program.name("t")
        program.run(
            """
            var \(v) = (name: \(program.expression(.string)), size: \(program.expression(.int)))
            \(v).size += 1
            \(v).0 += "!"
            let (\(v)A, _) = \(v)
            \(program.show("tuple", v, "\(v)A", "\(v).1", "\(v) == (\"a\", 2)", "\(v) < (\"zz\", 1)"))
            \(program.show("optional", "\(f)(\(program.expression(.array(.int))))?.high as Any", "\(f)([]) == nil"))
            if let (low, high) = \(f)(\(program.expression(.array(.int)))) { \(program.show("pair", "low", "high")) }
            var (\(v)X, \(v)Y) = (1, 2)
            (\(v)X, \(v)Y) = (\(v)Y, \(v)X + \(program.number()))
            \(program.show("swapped", "\(v)X", "\(v)Y", "[(1, \"b\"), (0, \"a\")].sorted(by: <).map(\\.1)"))
            """
        )
    }
}
