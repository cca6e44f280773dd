/// Values where optionals are expected.
struct OptionalPromotion: Feature {
    let name = "optional promotion"

    func write(to program: inout ProgramWriter) {
        let f = program.name("wrap")
        let type = program.pick("Int", "String")
        let value = ValueType(type)
        program.declare(
            #"""
            func \#(f)(_ value: \#(type)?) -> String { value.map { "some \($0)" } ?? "none" }
            func \#(f)<T>(twice value: T?) -> T?? { value }
            func \#(f)(list values: [\#(type)?]) -> Int { values.compactMap { $0 }.count }
            """#
        )
        let o = program.name("o")
        program.run(
            """
            let \(o): \(type)? = \(program.expression(value))
            \(program.show("promoted", "\(f)(\(program.expression(value)))", "\(f)(\(o))", "\(f)(nil)"))
            \(program.show("twice", "\(f)(twice: \(program.expression(value))) as Any", "\(f)(twice: \(o)) as Any"))
            \(program.show("list", "\(f)(list: [\(program.expression(value)), nil, \(o)])"))
            \(program.show("equal", "\(o) == \(program.expression(value))", "\(o) != nil"))
            """
        )
    }
}
