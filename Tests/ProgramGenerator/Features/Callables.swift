/// Values that are called, and methods as functions.
struct Callables: Feature {
    let name = "callable values"

    func write(to program: inout ProgramWriter) {
        let s = program.name("Scale")
        program.declare(
            #"""
            struct \#(s) {
                var factor = \#(program.number())
                func callAsFunction(_ n: Int) -> Int { n * factor }
                func callAsFunction(_ text: String = "x") -> String { String(repeating: text, count: factor) }
                func plus(_ n: Int, times m: Int = 2) -> Int { factor + n * m }
                static func parse(_ text: String) -> \#(s)? { Int(text).map { \#(s)(factor: $0) } }
                mutating func set(_ n: Int) { factor = n }
            }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            let \(v) = \(s)()
            \(program.show("called", "\(v)(\(program.expression(.int)))", "\(v)(\"ab\")", "\(v)()"))
            let \(v)Plus = \(v).plus
            let \(v)Unbound = \(s).plus(_:times:)
            \(program.show("methods", "\(v)Plus(1, 3)", "\(v)Unbound(\(v))(2, \(program.number()))", "[1, 2].map(\(v).callAsFunction(_:) as (Int) -> Int)"))
            \(program.show("functions", "[\"1\", \"x\"].compactMap(\(s).parse).map(\\.factor)", "[1, 2].map(\(s).init(factor:)).map { $0(\"a\") }", "[3, 1].sorted(by: <)", "[\"1\", \"b\"].map(Int.init(_:)) as [Int?]"))
            """
        )
    }
}
