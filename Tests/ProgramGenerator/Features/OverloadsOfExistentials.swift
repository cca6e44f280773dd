/// Overloads chosen by the static type of a value, not by the value.
struct OverloadsOfExistentials: Feature {
    let name = "overloads of existentials"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (f, p, a, b) = (program.name("sort"), program.name("Item"), program.name("Book"), program.name("Pen"))
        program.declare(
            #"""
            protocol \#(p) {}
            class \#(a): \#(p) {}
            class \#(a)Sub: \#(a) {}
            struct \#(b): \#(p) {}
            func \#(f)(_ value: any \#(p)) -> String { "existential" }
            func \#(f)(_ value: \#(a)) -> String { "class" }
            func \#(f)(_ value: \#(b)) -> String { "struct" }
            func \#(f)(_ value: \#(b)?) -> String { "optional" }
            \#(program.once(in: 2) ? "func \(f)(_ value: Any) -> String { \"any\" }" : "")
            """#
        )
        let v = program.name("v")
        let types = ["any \(p)", a, "\(b)?", "(any \(p))?", "\(a)Sub", b]
        let type = program.pick(from: types)
        let value = type.contains(a) ? "\(a)Sub()" : program.pick(type.contains(b) ? b : a, b) + "()"
        let call = type == "(any \(p))?" ? "\(v).map { \(f)($0) } as Any" : "\(f)(\(v))"
        program.run(
            """
            let \(v): \(type) = \(value)
            \(program.show("static type \(type)", call))
            let \(v)List: [any \(p)] = [\(a)(), \(b)(), \(a)Sub()]
            \(program.show("list", "\(v)List.map { \(f)($0) }", "[\(b)(), \(b)()].map { \(f)($0) }", "[\(a)(), \(a)Sub()].map(\(f))"))
            for item in \(v)List {
                if let book = item as? \(a) { \(program.show("cast", "\(f)(book)")) } else { \(program.show("not cast", "\(f)(item)")) }
            }
            """
        )
    }
}
