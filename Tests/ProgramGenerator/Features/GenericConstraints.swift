/// Generic functions and types with constraints and where clauses.
struct GenericConstraints: Feature {
    let name = "generic constraints"

    func write(to program: inout ProgramWriter) {
        let (f, s) = (program.name("largest"), program.name("Pair"))
        program.declare(
            #"""
            func \#(f)<C: Collection>(_ values: C) -> C.Element? where C.Element: Comparable { values.max() }
            func \#(f)<T: Equatable>(_ a: T, _ b: T) -> String { a == b ? "same" : "different" }
            struct \#(s)<A, B> {
                var a: A
                var b: B
                func swapped() -> \#(s)<B, A> { \#(s)<B, A>(a: b, b: a) }
                func map<C>(_ change: (A) -> C) -> \#(s)<C, B> { .init(a: change(a), b: b) }
            }
            extension \#(s) where A == B { var both: [A] { [a, b] } }
            extension \#(s) where A: Comparable, B == Int { var isLess: String { "\(a) with \(b)" } }
            extension \#(s): Equatable where A: Equatable, B: Equatable {}
            """#
        )
        let v = program.name("v")
        program.run(
            """
            let \(v) = \(s)(a: \(program.expression(.string)), b: \(program.expression(.int)))
            \(program.show("pair", v, "\(v).swapped()", "\(v).isLess"))
            \(program.show("mapped", "\(v).map { $0.count }.both", "\(v).map(\\.isEmpty)"))
            \(program.show("equal", "\(v) == \(v)", "\(v).swapped() == .init(a: 1, b: \"x\")"))
            \(program.show("largest", "\(f)(\(program.expression(.array(.int)))) as Any", "\(f)(\(program.expression(.string)))  as Any"))
            \(program.show("same", "\(f)(\(program.expression(.int)), \(program.expression(.int)))"))
            """
        )
    }
}
