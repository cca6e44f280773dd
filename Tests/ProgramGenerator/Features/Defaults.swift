/// Defaults that are evaluated at each call, in functions and memberwise initializers.
struct Defaults: Feature {
    let name = "default arguments"

    func write(to program: inout ProgramWriter) {
        let (f, s, n) = (program.name("order"), program.name("Options"), program.name("next"))
        program.declare(
            #"""
            enum \#(n) { static var count = 0; static func call() -> Int { count += 1; return count } }
            func \#(f)(_ a: Int = \#(n).call(), b: String = "\#(program.word())", c: Double? = nil, _ d: () -> Int = { 7 }) -> String { "\(a) \(b) \(c as Any) \(d())" }
            struct \#(s) { var a = \#(n).call(); let b: Int; var c: String?; private(set) var d = [1]; let e = 5 }
            """#
        )
        program.run(
            program.show(
                "calls",
                "\(f)()",
                "\(f)(\(program.expression(.int)))",
                "\(f)(b: \(program.expression(.string)))",
                "\(f)(c: 2) { 9 }",
                "\(f)()"
            )
        )
        program.run(
            program.show(
                "memberwise",
                "\(s)(b: 2).a",
                "\(s)(a: 1, b: \(program.expression(.int))).c as Any",
                "\(s)(b: 1, c: \"c\").c as Any",
                "\(n).count"
            )
        )
    }
}
