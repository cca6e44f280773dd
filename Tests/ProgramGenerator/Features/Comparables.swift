/// Equatable, Hashable and Comparable, synthesized and declared.
struct Comparables: Feature {
    let name = "synthesized conformances"

    func write(to program: inout ProgramWriter) {
        let (s, e) = (program.name("Version"), program.name("Level"))
        program.declare(
            #"""
            struct \#(s): Comparable, Hashable {
                var major: Int
                var minor = \#(program.number())
                static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
            }
            enum \#(e): Comparable, Hashable { case low, mid(Int), high }
            struct \#(s)Loose: Hashable {
                var name: String
                static func == (a: Self, b: Self) -> Bool { a.name.count == b.name.count }
                func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
            }
            """#
        )
        let (a, b) = (program.name("a"), program.name("b"))
        program.run(
            """
            let (\(a), \(b)) = (\(s)(major: \(program.number(3))), \(s)(major: 2, minor: \(program.number())))
            \(program.show("compare", "\(a) < \(b)", "\(a) >= \(b)", "max(\(a), \(b)).minor", "[\(a), \(b)].sorted().map(\\.major)", "Set([\(a), \(b), \(a)]).count"))
            \(program.show("enum", "\(e).low < .mid(1)", "\(e).mid(\(program.number())) < .mid(5)", "[\(e).high, .mid(2), .low].min() as Any", "\(e).high == .mid(3)"))
            \(program.show("loose", "\(s)Loose(name: \(program.expression(.string))) == \(s)Loose(name: \"ab\")", "Set([\(s)Loose(name: \"x\"), \(s)Loose(name: \"y\")]).count", "[\(s)Loose(name: \"k\"): 1][\(s)Loose(name: \"z\")] as Any"))
            \(program.show("ranges", "(\(a)...max(\(a), \(b))).contains(\(b))", "(1, \"b\") < (1, \"c\")", "(1, 2) == (1, 2)"))
            """
        )
    }
}
