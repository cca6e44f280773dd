/// Functions and properties that return some type of a protocol.
struct OpaqueTypes: Feature {
    let name = "opaque types"

    func write(to program: inout ProgramWriter) {
        let (p, a, f) = (program.name("Area"), program.name("Square"), program.name("shape"))
        program.declare(
            #"""
            protocol \#(p) { var area: Int { get } }
            extension \#(p) { func doubled() -> some \#(p) { \#(a)(side: area * 2) } }
            struct \#(a): \#(p), Equatable { var side: Int; var area: Int { side * side } }
            func \#(f)(_ n: Int) -> some \#(p) & Equatable { \#(a)(side: n) }
            func \#(f)Any(_ big: Bool) -> any \#(p) { big ? \#(a)(side: 100) : \#(f)(1) }
            func \#(f)Sum(_ list: [any \#(p)]) -> Int { list.reduce(0) { $0 + $1.area } }
            func \#(f)First(_ list: some Collection<Int>) -> Int { list.first ?? -1 }
            """#
        )
        program.run(
            program.show(
                "opaque",
                "\(f)(\(program.expression(.int))).area",
                "\(f)(2) == \(f)(2)",
                "\(f)(3).doubled().area"
            )
        )
        program.run(
            program.show(
                "any",
                "\(f)Any(\(program.expression(.bool))).area",
                "\(f)Sum([\(f)(1), \(f)Any(false)])",
                "\(f)First(\(program.expression(.array(.int))))"
            )
        )
        program.offer("\(f)(‹Int› % 5).area", as: .int)
    }
}
