/// Conformances with conditions, and casts to them.
struct ConditionalConformance: Feature {
    let name = "conditional conformances"

    func write(to program: inout ProgramWriter) {
        let (p, w) = (program.name("Shown"), program.name("Box"))
        program.declare(
            #"""
            protocol \#(p) { func show() -> String }
            extension Int: \#(p) { func show() -> String { "int \(self)" } }
            struct \#(w)<T> { var value: T }
            extension \#(w): \#(p) where T: \#(p) { func show() -> String { "box of \(value.show())" } }
            extension \#(w): CustomStringConvertible where T == String { var description: String { "text \(value)" } }
            extension Array: \#(p) where Element: \#(p) {
                func show() -> String { map { $0.show() }.joined(separator: "+") }
            }
            """#
        )
        let values = [
            "\(w)(value: \(program.expression(.int)))", "\(w)(value: \(program.expression(.string)))",
            "\(w)(value: 2.5)",
            "\(program.expression(.array(.int)))", #"["a"]"#, "\(w)(value: \(w)(value: 1))",
            "\(program.expression(.int))", "\"s\"", "[\(w)(value: 2)]",
        ]
        for value in program.some(3, of: values) {
            let v = program.name("v")
            program.run(
                """
                let \(v): Any = \(value)
                \(program.show("is", "\(v) is any \(p)", "(\(v) as? any \(p))?.show() ?? \"not\"", v))
                """
            )
        }
        program.run(
            program.show("direct", "\(w)(value: \(w)(value: 3)).show()", "[\(program.expression(.int)), 2].show()")
        )
    }
}
