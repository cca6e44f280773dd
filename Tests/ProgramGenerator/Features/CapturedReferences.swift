/// Closures that capture objects strongly, weakly and unowned.
struct CapturedReferences: Feature {
    let name = "captured references"

    func write(to program: inout ProgramWriter) {
        let a = program.name("Screen")
        program.declare(
            #"""
            final class \#(a) {
                var n: Int
                var onChange: (() -> String)?
                init(_ n: Int) { self.n = n }
                func bind() { onChange = { [weak self] in self.map { "n \($0.n)" } ?? "gone" } }
                func bindValue() { onChange = { [n] in "value \(n)" } }
                func bindUnowned() { onChange = { [unowned self] in "unowned \(n)" } }
                deinit { print("\#(program.label("deinit"))", n) }
            }
            """#
        )
        let v = program.name("v")
        let bind = program.pick("bind", "bindValue")
        program.run(
            """
            var \(v): \(a)? = \(a)(\(program.number()))
            \(v)?.\(bind)()
            \(v)?.n += 10
            let \(v)Change = \(v)?.onChange
            \(program.show("before", "\(v)Change?() ?? \"none\""))
            \(v) = nil
            \(program.show("after", "\(v)Change?() ?? \"none\""))
            """
        )
        let w = program.name("w")
        program.run(
            "let \(w) = \(a)(\(program.number() + 50))\n\(w).bindUnowned()\n\(w).n += 1\n\(program.show("unowned", "\(w).onChange?() ?? \"none\""))\nwithExtendedLifetime(\(w)) {}"
        )
    }
}
