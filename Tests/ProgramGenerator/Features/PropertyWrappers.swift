/// Wrapped properties, with projections and initial values.
struct PropertyWrappers: Feature {
    let name = "property wrappers"

    func write(to program: inout ProgramWriter) {
        let (w, s) = (program.name("Clamped"), program.name("Settings"))
        program.declare(
            #"""
            @propertyWrapper
            struct \#(w) {
                private var value: Int
                private let limit: Int
                private(set) var sets = 0
                init(wrappedValue: Int, limit: Int = \#(program.number(12))) {
                    self.limit = limit
                    value = min(wrappedValue, limit)
                }
                var wrappedValue: Int {
                    get { value }
                    set { value = min(newValue, limit); sets += 1 }
                }
                var projectedValue: String { "of \(limit)" }
            }
            struct \#(s) {
                @\#(w) var a = \#(program.expression(.int, usesGlobals: false))
                @\#(w)(limit: 3) var b = 2
                @\#(w)(wrappedValue: 4, limit: 8) var c
                @\#(w) var d: Int
                mutating func raise() { a += 1; b *= 2; _c.wrappedValue = 20 }
                var projections: String { "\($a) \($b) \(_a.sets)" }
            }
            func \#(s)Use(@\#(w) n: Int) -> String { "\(n) \($n)" }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            var \(v) = \(s)(\(program.pick("d: \(program.expression(.int))", "a: 2, d: 1", "b: 30, d: 30"))\(""))
            \(v).d = \(program.expression(.int))
            \(v).raise()
            \(program.show("wrapped", "\(v).a", "\(v).b", "\(v).c", "\(v).d", "\(v).projections", "\(v).$d"))
            \(program.show("parameter", "\(s)Use(n: \(program.expression(.int)))", "\(s)Use(n: 99)"))
            """
        )
    }
}
