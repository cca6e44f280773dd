/// Protocols that refine others, compositions and class constraints.
struct ProtocolComposition: Feature {
    let name = "protocol inheritance and composition"

    func write(to program: inout ProgramWriter) {
        let (p, q, a, b) = (
            program.name("Sized"), program.name("Labelled"), program.name("Coin"), program.name("Crate")
        )
        program.declare(
            #"""
            protocol \#(p) { var size: Int { get } }
            protocol \#(q): \#(p) { var label: String { get } }
            extension \#(p) { var size: Int { \#(program.number()) }; func info() -> String { "size \(size)" } }
            extension \#(q) { var label: String { "label \(size)" }; func info() -> String { "labelled \(label)" } }
            struct \#(a): \#(q) { var size = \#(program.number()) }
            class \#(b): \#(p), CustomStringConvertible { var description: String { "crate \(size)" } }
            final class \#(b)Big: \#(b), \#(q) { var size: Int { 50 } }
            func \#(a)Tell(_ x: any \#(p) & CustomStringConvertible) -> String { "\(x) \(x.size)" }
            func \#(a)Tell<T: \#(q)>(_ x: T) -> String where T: AnyObject { x.info() + "!" }
            func \#(a)Info<T: \#(p)>(_ x: T) -> String { x.info() }
            """#
        )
        program.run(
            program.show(
                "info",
                "\(a)().info()",
                "\(b)().info()",
                "\(b)Big().info()",
                "\(a)Info(\(a)(size: 3))",
                "\(a)Info(\(b)Big())"
            )
        )
        program.run(
            program.show(
                "composition",
                "\(a)Tell(\(b)())",
                "(\(a)() as any \(p)).info()",
                "(\(a)() as any \(q)).info()",
                "(\(b)Big() as \(b)).size"
            )
        )
        let v = program.name("v")
        program.run(
            "let \(v): [any \(p)] = [\(a)(), \(b)(), \(b)Big()]\n\(program.show("list", "\(v).map(\\.size)", "\(v).map { $0 is any \(q) }", "\(v).compactMap { ($0 as? any \(q))?.label }", "\(v).map { $0.info() }"))"
        )
    }
}
