/// Bindings in if, guard and while, and operators of optionals.
struct OptionalBinding: Feature {
    let name = "optional binding"

    func write(to program: inout ProgramWriter) {
        let f = program.name("describe")
        program.declare(
            #"""
            func \#(f)(_ a: Int?, _ b: String?) -> String {
                guard let a, a > \#(program.number()) else { return "no a" }
                if let b, let n = Int(b) { return "number \(n + a)" }
                if case let b? = b, !b.isEmpty { return "text \(b)" }
                guard let c = b?.first else { return "empty \(a)" }
                return "first \(c)"
            }
            func \#(f)(nested value: Int??) -> String {
                switch value { case .none: "none"; case .some(.none): "some none"; case .some(.some(let n)): "some \(n)" }
            }
            """#
        )
        let v = program.name("v")
        program.run(
            program.show(
                "bound",
                "\(f)(\(program.expression(.optional(.int))), \(program.expression(.optional(.string))))",
                "\(f)(9, \"12\")",
                "\(f)(20, \"\")",
                "\(f)(20, nil)"
            )
        )
        program.run(
            program.show(
                "nested",
                "\(f)(nested: \(program.expression(.optional(.int))))",
                "\(f)(nested: nil)",
                "\(f)(nested: .some(nil))"
            )
        )
        program.run(
            """
            let \(v): Int? = \(program.expression(.optional(.int)))
            \(program.show("operators", "\(v) ?? 1", "(\(v) ?? nil) as Any", "\(v).map { $0 * 2 } as Any", "\(v).flatMap { $0 > 3 ? \"\\($0)\" : nil } as Any", "\(v) == nil", "\(v) == 3"))
            var \(v)Queue = [3, 2, 1]
            while let next = \(v)Queue.popLast(), next < 3 { \(program.show("next", "next")) }
            \(program.show("left", "\(v)Queue", "[\(v), 4].compactMap { $0 }.last as Any", "[Int?](repeating: \(v), count: 2).count"))
            """
        )
    }
}
