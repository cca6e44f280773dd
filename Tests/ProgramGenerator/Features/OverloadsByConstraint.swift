/// Overloads of generic functions that differ in their constraints and in the shape of their parameters.
struct OverloadsByConstraint: Feature {
    let name = "overloads by constraint"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (f, p, q, a, b) = (
            program.name("pick"), program.name("Base"), program.name("Derived"), program.name("Simple"),
            program.name("Rich")
        )
        let optional = program.once(in: 2) ? "func \(f)<T>(_ value: T?) -> String { \"optional\" }" : ""
        let concrete = program.once(in: 2) ? "func \(f)(_ value: \(a)) -> String { \"concrete\" }" : ""
        let existential = program.once(in: 2) ? "func \(f)(any value: any \(p)) -> String { \"existential\" }" : ""
        program.declare(
            #"""
            protocol \#(p) {}
            protocol \#(q): \#(p) {}
            struct \#(a): \#(p) {}
            struct \#(b): \#(q) {}
            func \#(f)<T>(_ value: T) -> String { "any" }
            func \#(f)<T: \#(p)>(_ value: T) -> String { "base" }
            func \#(f)<T: \#(q)>(_ value: T) -> String { "derived" }
            func \#(f)<T>(_ value: [T]) -> String { "array" }
            func \#(f)<T: \#(p)>(_ value: [T]) -> String { "array of base" }
            func \#(f)<T>(any value: T) -> String { "generic" }
            \#([optional, concrete, existential].filter { !$0.isEmpty }.joined(separator: "\n"))
            func \#(f)Through<T>(_ value: T) -> String { \#(f)(value) }
            func \#(f)Through<T: \#(p)>(base value: T) -> String { \#(f)(value) }
            """#
        )
        let calls = [
            "\(f)(\(a)())", "\(f)(\(b)())", "\(f)([1])", "\(f)([\(b)()])", "\(f)(\(program.expression(.int)))",
            "\(f)Through(\(b)())", "\(f)Through(base: \(b)())", "\(f)Through(base: \(a)())", "\(f)Through([1])",
            "\(f)(any: \(a)())", "\(f)(any: \(a)() as any \(p))", "\(f)(\"s\")",
        ]
        program.run(program.some(5, of: calls).map { program.show("constraint", $0) }.joined(separator: "\n"))
    }
}
