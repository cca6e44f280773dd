/// Variables and functions of implicitly unwrapped types.
struct ImplicitlyUnwrapped: Feature {
    let name = "implicitly unwrapped optionals"

    func write(to program: inout ProgramWriter) {
        let (s, f) = (program.name("Late"), program.name("find"))
        program.declare(
            #"""
            struct \#(s) {
                var n: Int!
                var text: String! = "\#(program.word())"
                init() {}
            }
            func \#(f)(_ n: Int) -> Int! { n > \#(program.number()) ? n : nil }
            func \#(f)Kind<T>(_ value: T) -> String { "\(T.self)" }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            var \(v) = \(s)()
            \(program.show("nil", "\(v).n == nil", "\(v).n as Any", "\(v).text.count"))
            \(v).n = \(program.expression(.int))
            \(program.show("set", "\(v).n + 1", "\(v).n as Any", "\(v).text as Any", v))
            let \(v)Copy = \(v).n
            \(program.show("copy", "\(f)Kind(\(v)Copy)", "\(v)Copy as Any"))
            let \(v)Int: Int = \(v).n
            \(program.show("forced", "\(v)Int", "\(f)(\(program.number(20))) ?? -1", "\(f)Kind(\(f)(20))"))
            if let n = \(f)(\(program.expression(.int))) { \(program.show("found", "n")) }
            \(v).n += 2
            \(program.show("changed", "\(v).n!"))
            """
        )
    }
}
